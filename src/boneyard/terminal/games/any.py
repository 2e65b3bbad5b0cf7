"""A painter for any game: what a seat sees, line by line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, is_dataclass
from typing import Any

from rich.text import Text

from boneyard.core.decision import Argument, Phrase, Seat
from boneyard.core.event import Event
from boneyard.terminal.painter import Cleared, Scene
from boneyard.terminal.screen import wrap
from boneyard.words import Voice


class PlainPainter:
    """Shows the fields of a view and calls the seats by their numbers.

    The picture of a position would look better, but it holds what lies face down too.
    """

    explained: frozenset[str] = frozenset()
    foresees: frozenset[str] = frozenset()

    def name(self, view: Any, seat: Seat, voice: Voice) -> Text:
        return Text(voice.text("ui-seat", seat=seat))

    def ink(self, phrase: Phrase) -> str:
        return ""

    def option(self, name: str, value: str) -> Argument:
        return value

    def hears(self, seat: Seat | None, event: Event) -> bool:
        return True

    def table(self, view: Any, scene: Scene, voice: Voice, width: int) -> list[Text]:
        """Who sits where, and a line for each thing there is to see."""
        lines = [
            Text(f"{self.name(view, seat, voice).plain}  {player}", "dim") for seat, player in enumerate(scene.players)
        ]
        plain = asdict(view) if is_dataclass(view) and not isinstance(view, type) else view
        for name, value in plain.items() if isinstance(plain, dict) else [("", plain)]:
            lead = f"{name}: " if name else ""
            first, *more = (readable(value) or "–").split("\n")
            lines += [Text(line) for line in wrap(first, width, lead)]
            lines += [Text(line) for text in more for line in wrap(text, width, " " * len(lead))]
        return lines

    def doubts(self, view: Any, seat: Seat, kind: str, text: str) -> Phrase | None:
        return None

    def asides(self, events: Sequence[Event]) -> dict[int, Phrase]:
        return {}

    def cleared(self, view: Any, events: Sequence[Event]) -> Cleared | None:
        return None

    def remarks(self, before: Any, after: Any) -> list[Phrase]:
        return []

    def glossary(self, voice: Voice) -> Sequence[tuple[str, str]]:
        return ()

    def tally(self, view: Any, events: Sequence[Event], voice: Voice) -> list[Text]:
        return []


def readable(value: Any) -> str:
    """A value in readable form: lists with spaces, and a line for each list or table inside a list."""
    if isinstance(value, dict):
        return ", ".join(f"{key}: {readable(item)}" for key, item in value.items())
    if isinstance(value, list | tuple):
        nested = any(isinstance(item, list | tuple | dict) for item in value)
        return ("\n" if nested else " ").join(readable(item) for item in value)
    return str(value)
