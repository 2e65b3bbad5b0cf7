"""Questions, answers, and the words that go with them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from boneyard.core.compiled import mypyc_attr

Seat = int


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One legal answer. Its text is its notation, unique within its decision; equal texts are equal answers."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.text!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)


class Decision:
    """A question to one seat, with every legal answer in a stable order."""

    __slots__ = ("free", "kind", "number", "options", "seat")

    def __init__(
        self, seat: Seat, kind: str, options: tuple[Action, ...], number: int = 0, *, free: bool = False
    ) -> None:
        self.seat = seat
        self.kind = kind  # picks the widget, and the head of a learner
        self.options = options
        self.number = number  # counts up with every answer, never back; a pick may quote it
        self.free = free  # nobody waits for it; it goes away with the question that stands before it

    def __repr__(self) -> str:
        return f"Decision(seat {self.seat}, {self.kind}: {' '.join(o.text for o in self.options)})"

    def find(self, text: str) -> Action:
        """The option with this notation."""
        for option in self.options:
            if option.text == text:
                return option
        raise IllegalAction("not offered", f"seat {self.seat} answered '{text}'; {self.offers()}", self.options)

    def offers(self) -> str:
        """What was possible, for an error message."""
        shown = ", ".join(option.text for option in self.options[:40])
        more = len(self.options) - 40
        return f"offered: {shown}" + (f" and {more} more" if more > 0 else "")


class BadInput(ValueError):
    """Bad input from outside. The message says in one sentence what was wrong and what is possible."""


class IllegalAction(BadInput):
    """An answer that is not allowed now. Nothing was changed. `why` is one of a closed list of words."""

    def __init__(self, why: str, message: str, offered: tuple[Action, ...] = ()) -> None:
        super().__init__(message)
        self.why = why  # "over", "wrong seat", "stale", "not offered"
        self.offered = offered  # all that the seat could have answered; the message names the first forty


class BadOptions(BadInput):
    """Options a table cannot be set up with. The message says what was possible, `what` which part was wrong."""

    def __init__(self, message: str, what: str = "options", said: Phrase | None = None) -> None:
        super().__init__(message)
        self.what = what  # "game", "seats", "seed", "dice", "options"
        self.said = said  # the same for the catalogues, where players write the option themselves


@dataclass(eq=False, repr=False)
class Words:
    """The words of a piece of content, kept beside what it does, in every language."""

    en: str
    fr: str

    def __repr__(self) -> str:
        return f"Words({self.en!r}, {self.fr!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Words) and self.en == other.en and self.fr == other.fr

    def __hash__(self) -> int:
        return hash((self.en, self.fr))


@dataclass(eq=False, repr=False)
class Phrase:
    """What to say, without the words: a key of the catalogues and its arguments.

    An argument may itself be a phrase, or the words of a piece of content, or several of these, said as a list. A data
    class, like `Words`, so that the wire takes it as it is.
    """

    key: str
    args: Mapping[str, Any]  # each an `Argument`; what reads types when it runs cannot tell a phrase from words

    def __repr__(self) -> str:
        return f"Phrase({self.key!r}, {dict(self.args)!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Phrase) and self.key == other.key and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.key, tuple(sorted(self.args.items()))))


Argument = str | int | Phrase | Words | tuple[Phrase | Words, ...]


@dataclass(eq=False, repr=False)
class Offer:
    """One option as it is shown. What comes of it is worked out when somebody asks: `Game.effect`."""

    anchors: tuple[str, ...]  # everything on the table that lights up for it
    does: Phrase  # what it does, in the few words of a button
    data: Mapping[str, object]  # the answer taken apart; its `verb` says which fields there are
    risky: bool = False  # worth a second thought, so it is asked about once more where people wish that

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Offer):
            return False
        same = self.anchors == other.anchors and self.does == other.does
        return same and self.data == other.data and self.risky == other.risky

    def __hash__(self) -> int:
        return hash((self.anchors, self.does))


@dataclass(eq=False, repr=False)
class Prompt:
    """A decision as it is shown: what is asked, and its options in the same order."""

    kind: str
    ask: Phrase
    offers: tuple[Offer, ...]
    number: int  # a pick quotes it, and the index of an offer


@dataclass(eq=False, repr=False)
class Outcome:
    """How it ended: who won, with what, and why in the rulebook's words."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    reason: Phrase

    def share(self, seat: Seat) -> float:
        """How much of the win is a seat's: the winners share it."""
        return 1.0 / len(self.winners) if seat in self.winners else 0.0

    def __repr__(self) -> str:
        return f"Outcome(winners {self.winners}, scores {self.scores}, {self.reason!r})"
