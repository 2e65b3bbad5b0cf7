"""Events of loot cards, beyond those of battles and adventures."""

from __future__ import annotations

from boneyard.core.event import Event
from boneyard.games.too_many_bones.model.ids import Card, ChipId, Die, Effect, EncounterId, Lane, LockDie, UnitRef


class ChipLaid(Event):
    """A chip of the defeated pile goes onto a card."""

    __slots__ = ("card", "chip", "who")

    def __init__(self, who: UnitRef, card: Card, chip: ChipId) -> None:
        self.who = who
        self.card = card
        self.chip = chip


class ChipsLeft(Event):
    """HP chips are taken off a card; `left` remain."""

    __slots__ = ("card", "left", "who")

    def __init__(self, who: UnitRef, card: Card, left: int) -> None:
        self.who = who
        self.card = card
        self.left = left


class PointsLowered(Event):
    """A battle has fewer baddie points."""

    __slots__ = ("points", "who")

    def __init__(self, who: UnitRef, points: int) -> None:
        self.who = who
        self.points = points  # what is left of them


class BaddieDelayed(Event):
    """A chip that would have started in a lane goes back on top of the queue."""

    __slots__ = ("chip", "lane")

    def __init__(self, chip: ChipId, lane: Lane) -> None:
        self.chip = chip
        self.lane = lane


class EffectAvoided(Event):
    """An effect die is not put on somebody."""

    __slots__ = ("effect", "value", "who")

    def __init__(self, who: UnitRef, effect: Effect, value: int) -> None:
        self.who = who
        self.effect = effect
        self.value = value


class ShieldTaken(Event):
    """A defense die changes its owner."""

    __slots__ = ("target", "value", "who")

    def __init__(self, who: UnitRef, target: UnitRef, value: int) -> None:
        self.who = who
        self.target = target
        self.value = value


class DieRestored(Event):
    """An exhausted die comes back; its owner is `to`."""

    __slots__ = ("die", "to", "who")

    def __init__(self, who: UnitRef, die: Die, to: UnitRef) -> None:
        self.who = who
        self.die = die
        self.to = to


class LockDieRaised(Event):
    """A card makes an action die count more."""

    __slots__ = ("lock_die", "who")

    def __init__(self, who: UnitRef, lock_die: LockDie) -> None:
        self.who = who
        self.lock_die = lock_die


class LockDieRerolled(Event):
    """A card rolls an action die again."""

    __slots__ = ("lock_die", "who")

    def __init__(self, who: UnitRef, lock_die: LockDie) -> None:
        self.who = who
        self.lock_die = lock_die


class EncounterPutUnder(Event):
    """Of two drawn encounters, the one not chosen goes under the deck."""

    __slots__ = ("encounter",)

    def __init__(self, encounter: EncounterId) -> None:
        self.encounter = encounter
