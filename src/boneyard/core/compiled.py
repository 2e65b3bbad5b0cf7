"""What the compiler needs to hear, and what it means when nothing is compiled: nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_attributes):  # noqa: ANN003, ANN201  (types are the compiler's business, above)
        """Compiled, this opens a class to interpreted subclasses; interpreted, every class is open."""
        return lambda cls: cls


__all__ = ["mypyc_attr"]
