"""What the browser is sent of a game: `tools/protocol_ts.py` makes its TypeScript types from this."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import ModuleType
from typing import Any

from boneyard.core.event import Event

Named = Mapping[str, Callable[[Any], Any]]  # by field of an event: what turns its number into a name


class Protocol:
    """The modules that define a game's views and events, and the names of an event's fields."""

    __slots__ = ("events", "named_of", "views")

    def __init__(
        self,
        views: tuple[ModuleType, ...],
        events: tuple[ModuleType, ...],
        named_of: Callable[[type[Event]], Named],
    ) -> None:
        self.views = views
        self.events = events
        self.named_of = named_of
