"""What the browser is sent of a game: `tools/protocol_ts.py` makes its TypeScript types from this."""

from __future__ import annotations

from types import ModuleType

from boneyard.core.event import Shown


class Protocol:
    """The modules that define a game's views, events and answers, and what the numbers of an event stand for."""

    __slots__ = ("answers", "data", "events", "views")

    def __init__(
        self,
        views: tuple[ModuleType, ...],
        events: tuple[ModuleType, ...],
        data: Shown,
        answers: tuple[ModuleType, ...],
    ) -> None:
        self.views = views
        self.events = events
        self.data = data
        self.answers = answers  # typed dictionaries, each with its `verb`
