"""What an answer leads to, up to the next dice."""

from __future__ import annotations

from contextlib import suppress
from itertools import takewhile

from boneyard.core import agenda
from boneyard.core.decision import Action, Seat
from boneyard.core.event import Event
from boneyard.core.rng import Rng
from boneyard.games.too_many_bones.events import Entered
from boneyard.games.too_many_bones.state import TooManyBones


class Chance(Exception):
    """Here dice would be thrown, and nobody knows them yet."""


class Unthrown(Rng):
    """Dice that are not thrown."""

    __slots__ = ()

    def below(self, stream: int, n: int) -> int:
        """Stop here."""
        raise Chance

    def clone(self) -> Rng:
        """They stay where they are."""
        return Unthrown([])


def forecast(s: TooManyBones, seat: Seat, pick: Action | None) -> tuple[Event, ...]:
    """The events until somebody is asked, dice are thrown or a hidden chip is turned; without an answer, nothing."""
    if pick is None:
        return ()
    other = s.clone()
    other.rng = Unthrown([])
    with suppress(Chance):
        agenda.apply(other, seat, pick)
    if other.revealed == s.revealed:
        return tuple(other.events)
    return tuple(takewhile(lambda event: not isinstance(event, Entered), other.events))
