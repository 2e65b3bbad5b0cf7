"""The past of a game: the answers that stand, and the states between them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from boneyard.core.agenda import State
from boneyard.core.decision import Decision, Seat
from boneyard.core.event import Event
from boneyard.core.game import Game
from boneyard.core.record import Line

RECENT: Final = 32  # states that are all kept: undo, clocks and taking back look at them after every answer
EVERY: Final = 32  # one in so many of the earlier states is kept


class Step:
    """One answer that was given: its line in the record, and the events it caused."""

    __slots__ = ("events", "line")

    def __init__(self, line: Line, events: list[Event]) -> None:
        self.line = line
        self.events = events


class EarlierStates:
    """The state before each answer of the past.

    All those of a long adventure would take 20 MB. So only the recent ones and some of the earlier ones are kept, and
    the others are played again from the nearest one before them.
    """

    __slots__ = ("_again", "_game", "_kept", "_past", "_renumbered")

    def __init__(self, game: Game, past: list[Step]) -> None:
        self._game = game
        self._past = past
        self._kept: dict[int, State] = {}
        self._again: dict[int, State] = {}  # played again: those between two kept ones, as far as somebody has looked
        self._renumbered: dict[int, tuple[int, dict[Seat, int]]] = {}  # by undo: answers, and numbers of the questions

    def add(self, state: State) -> None:
        """Keep the state before the answer that comes next in the past."""
        index = len(self._past)
        self._kept[index] = state
        old = index - RECENT
        if old % EVERY != 0:
            self._kept.pop(old, None)

    def before(self, index: int) -> State:
        """The state before an answer. Nobody may change it."""
        start = index
        while start not in self._kept and start not in self._again:
            start -= 1
        if start in self._kept:
            state = self._kept[start]
            if start < index:
                self._again = {}
        else:
            state = self._again[start]
        for each in range(start, index):
            state = state.clone()
            line = self._past[each].line
            self._game.apply(state, line.seat, line.text)
            if each + 1 in self._renumbered:
                answers, numbers = self._renumbered[each + 1]
                renumber(state, answers, numbers)
            self._again[each + 1] = state
        return state

    def forget(self, index: int) -> None:
        """Drop the states before this answer and all later ones."""
        for states in (self._kept, self._again):
            for each in [known for known in states if known >= index]:
                del states[each]
        for each in [known for known in self._renumbered if known >= index]:
            del self._renumbered[each]

    def renumbered(self, state: State) -> None:
        """Remember that the state before the next answer has numbers that playing again would not give it."""
        self._renumbered[len(self._past)] = (state.answers, {asked.seat: asked.number for asked in state.open})


def renumber(state: State, answers: int, numbers: Mapping[Seat, int]) -> None:
    """Give the open questions other numbers, and count so many answers."""
    state.answers = answers
    state.open = tuple([Decision(d.seat, d.kind, d.options, numbers[d.seat], free=d.free) for d in state.open])
