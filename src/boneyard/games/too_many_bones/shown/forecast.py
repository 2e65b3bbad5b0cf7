"""What an answer leads to, up to the next dice."""

from __future__ import annotations

from contextlib import suppress

from boneyard.core.agenda import answer, step
from boneyard.core.decision import Action, Seat
from boneyard.core.event import Event
from boneyard.core.rng import Rng
from boneyard.games.too_many_bones.model.state import TooManyBones


class Chance(Exception):
    """Raised where dice would be thrown, since nobody knows them yet."""


class Unthrown(Rng):
    """Random numbers that raise `Chance` instead of being drawn."""

    __slots__ = ()

    def below(self, stream: int, n: int) -> int:
        raise Chance

    def clone(self) -> Rng:
        return Unthrown([])


def forecast(s: TooManyBones, seat: Seat, pick: Action | None) -> tuple[Event, ...]:
    """The events until somebody is asked, dice are thrown or something hidden is seen; without an answer, nothing."""
    if pick is None:
        return ()
    ahead = s.clone()
    ahead.rng = Unthrown([])
    known = 0
    with suppress(Chance):
        answer(ahead, seat, pick)
        while ahead.revealed == s.revealed:
            known = len(ahead.events)
            if not step(ahead):
                break
    return tuple(ahead.events if ahead.revealed == s.revealed else ahead.events[:known])
