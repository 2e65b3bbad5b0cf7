"""Marks for the compiler, their meaning when nothing is compiled, and whether the rules are compiled."""

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
    """Give the interpreter a chance to handle signals. A long compiled loop must call this, or it never sees Ctrl-C."""


def build() -> Literal["compiled", "interpreted"]:
    """Whether the rules run as machine code. This module is never compiled, so it looks at another."""
    place = str(import_module("boneyard.core.agenda").__file__)
    return "interpreted" if place.endswith(".py") else "compiled"
