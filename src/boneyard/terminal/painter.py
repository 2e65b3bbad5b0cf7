"""What the terminal needs to know about a game beyond its words: how its table is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from rich.text import Text

from boneyard.core.decision import Argument, Phrase, Seat
from boneyard.core.event import Event
from boneyard.words import Voice


@dataclass
class Scene:
    """What goes around the pieces: the players, and what has just happened as the viewer has seen it."""

    players: Sequence[str]  # "human", "greedy", … by seat
    latest: Sequence[Event] = ()  # of the last answer
    earlier: Sequence[Event] = ()  # of the answers before it, since this seat last looked
    focus: Seat | None = None  # whose things are in the foreground; None leaves it to the painter
    ahead: Sequence[Event] = ()  # what will happen after an answer or if nothing else is decided
    summary: Any = None  # what that amounts to, where it is worth a line
    foretold: Any = None  # the view of the table after that, where it is to be shown so


@dataclass(frozen=True)
class Cleared:
    """A table that was cleared in the middle of some events: how it looked after the first `told` of them."""

    told: int
    view: Any


class Painter(Protocol):
    """Draws the views of one game."""

    explained: frozenset[str]  # the kinds of question at which it is said what comes of each option
    foresees: frozenset[str]  # the kinds of question at which the game can forecast what comes by itself

    def name(self, view: Any, seat: Seat, voice: Voice) -> Text:
        """What a seat is called, in its colour."""
        ...

    def ink(self, phrase: Phrase) -> str:
        """The colour of the player a phrase of the log is about."""
        ...

    def option(self, name: str, value: str) -> Argument:
        """What an option was set to, as the table calls it."""
        ...

    def hears(self, seat: Seat | None, event: Event) -> bool:
        """Whether the log tells a seat about an event it has seen; a spectator hears everything."""
        ...

    def table(self, view: Any, scene: Scene, voice: Voice, width: int) -> list[Text]:
        """The whole table."""
        ...

    def doubts(self, view: Any, seat: Seat, kind: str, text: str) -> Phrase | None:
        """What to ask before accepting an answer that may be regretted; usually nothing."""
        ...

    def asides(self, events: Sequence[Event]) -> dict[int, Phrase]:
        """Sentences that come from several events together, by the number of the event they go before."""
        ...

    def cleared(self, view: Any, events: Sequence[Event]) -> Cleared | None:
        """The table at the end of the round that these events closed, drawn from the view before them."""
        ...

    def remarks(self, before: Any, after: Any) -> list[Phrase]:
        """What can be seen after an answer but is in no event."""
        ...

    def tally(self, view: Any, events: Sequence[Event], voice: Voice) -> list[Text]:
        """How the points came about; nothing where there are none."""
        ...

    def glossary(self, voice: Voice) -> Sequence[tuple[str, str]]:
        """What the pieces say and the rules do not: a title and a text for each."""
        ...
