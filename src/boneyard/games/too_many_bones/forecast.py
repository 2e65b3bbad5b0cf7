"""What an answer leads to, up to the next dice."""

from __future__ import annotations

from contextlib import suppress

from boneyard.core import agenda
from boneyard.core.decision import Action, Seat
from boneyard.core.event import Event
from boneyard.core.rng import Rng
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
    """The events until somebody is asked or dice are thrown; without an answer nothing happens."""
    if pick is None:
        return ()
    other = s.clone()
    other.rng = Unthrown([])
    other.events = []
    with suppress(Chance):
        agenda.apply(other, seat, pick)
    return tuple(other.events)
