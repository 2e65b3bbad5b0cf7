"""The fields of a class that is saved: the parameters of its constructor."""

from __future__ import annotations

import inspect

_FIELDS: dict[type, tuple[str, ...]] = {}


def fields(cls: type) -> tuple[str, ...]:
    """The names of what a class holds, in the order its constructor takes them."""
    known = _FIELDS.get(cls)
    if known is None:
        known = tuple(inspect.signature(cls).parameters)
        _FIELDS[cls] = known
    return known


def spelled_out(thing: object) -> str:
    """A readable form of an object: `Moved(seat=0, path=(12, 7), face=4)`."""
    cls = type(thing)
    return f"{cls.__name__}({', '.join([f'{name}={getattr(thing, name)!r}' for name in fields(cls)])})"
