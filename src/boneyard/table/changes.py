"""What changes from one view to the next: a long adventure has thousands of views that are nearly the same."""

from __future__ import annotations

from typing import Any, Final

ANEW: Final = "="  # no field of a view is called so


def change(before: Any, after: Any) -> dict[str, Any]:
    """What turns plain data into other plain data: by field or place what is different there, or all of it anew."""
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        return {key: change(before[key], value) for key, value in after.items() if before[key] != value}
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        pairs = enumerate(zip(before, after, strict=True))
        return {str(place): change(old, new) for place, (old, new) in pairs if old != new}
    return {ANEW: after}
