"""The difference between two views. A long adventure has thousands of views that are nearly the same."""

from __future__ import annotations

from typing import Any, Final

REPLACED: Final = "="  # no field of a view has this name


def change(before: Any, after: Any) -> dict[str, Any]:
    """What turns `before` into `after`, both plain data: the changes by field or index, or the whole new value."""
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        return {key: change(before[key], value) for key, value in after.items() if before[key] != value}
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        pairs = enumerate(zip(before, after, strict=True))
        return {str(index): change(old, new) for index, (old, new) in pairs if old != new}
    return {REPLACED: after}
