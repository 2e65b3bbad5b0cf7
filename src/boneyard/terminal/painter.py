"""What the terminal needs to know about a game beyond its words: how its table is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from rich.text import Text

from boneyard.core.decision import Phrase, Seat
from boneyard.words import Words


@dataclass
class Scene:
    """What goes around the pieces: who plays, and what has just happened."""

    players: Sequence[str]  # "human", "greedy", … by seat
    latest: Sequence[Phrase] = ()  # of the last answer
    earlier: Sequence[Phrase] = ()  # of the answers before it, since this seat last looked


class Painter(Protocol):
    """Draws the views of one game."""

    remarked: frozenset[str]  # the kinds of question whose options need more said than their notation

    def name(self, view: Any, seat: Seat, words: Words) -> Text:
        """What a seat is called, in its colour."""
        ...

    def ink(self, phrase: Phrase) -> str:
        """The colour of whom a phrase of the log is about."""
        ...

    def table(self, view: Any, scene: Scene, words: Words, width: int) -> list[Text]:
        """The whole table."""
        ...

    def tally(self, story: Sequence[Phrase], words: Words) -> list[Text]:
        """How the points came about; nothing where there are none."""
        ...
