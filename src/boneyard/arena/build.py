"""Which build of Boneyard is running."""

from __future__ import annotations

from typing import Literal

from boneyard.core import agenda


def build() -> Literal["compiled", "interpreted"]:
    """Whether the rules run as machine code."""
    return "interpreted" if agenda.__file__.endswith(".py") else "compiled"
