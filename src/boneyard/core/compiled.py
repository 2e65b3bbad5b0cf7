"""What the compiler needs to hear, what that means when nothing is compiled, and whether anything is."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_attributes):  # noqa: ANN003, ANN201  (types are the compiler's business, above)
        """Compiled, this opens a class to interpreted subclasses; interpreted, every class is open."""
        return lambda cls: cls


__all__ = ["build", "check_signals", "mypyc_attr"]


def check_signals() -> None:
    """Let the interpreter look around. A compiled loop that runs for long calls this, or it never notices Ctrl-C."""


def build() -> Literal["compiled", "interpreted"]:
    """Whether the rules run as machine code. This module never does, so another one tells."""
    place = str(import_module("boneyard.core.agenda").__file__)
    return "interpreted" if place.endswith(".py") else "compiled"
