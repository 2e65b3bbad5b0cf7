"""Events between battles."""

from __future__ import annotations

from boneyard.core.event import Event
from boneyard.games.too_many_bones.model.ids import Card, ChipId, Die, EncounterId, SeenCard, Stat, UnitRef


class DayBegan(Event):
    """The day counter goes up."""

    __slots__ = ("day", "left")

    def __init__(self, day: int, left: int) -> None:
        self.day = day
        self.left = left  # days after this one


class EncounterDrawn(Event):
    """An encounter is turned up."""

    __slots__ = ("encounter",)

    def __init__(self, encounter: EncounterId) -> None:
        self.encounter = encounter


class TyrantChallenged(Event):
    """The party goes to meet the tyrant."""

    __slots__ = ("chip",)

    def __init__(self, chip: ChipId) -> None:
        self.chip = chip


class ChoiceTaken(Event):
    """The party has chosen how to meet the encounter; `instead` if it had to."""

    __slots__ = ("choice", "encounter", "instead")

    def __init__(self, encounter: EncounterId, choice: int, instead: bool) -> None:
        self.encounter = encounter
        self.choice = choice
        self.instead = instead


class EncounterEnded(Event):
    """The encounter is over."""

    __slots__ = ("encounter", "success")

    def __init__(self, encounter: EncounterId, success: bool) -> None:
        self.encounter = encounter
        self.success = success


class EncounterShuffledIn(Event):
    """A card goes into the encounter deck."""

    __slots__ = ("encounter",)

    def __init__(self, encounter: EncounterId) -> None:
        self.encounter = encounter


class ProgressMade(Event):
    """A card goes under the tyrant's."""

    __slots__ = ("points", "progress")

    def __init__(self, points: int, progress: int) -> None:
        self.points = points
        self.progress = progress


class LootGained(Event):
    """A card goes into a bag."""

    __slots__ = ("seen_card", "who")

    def __init__(self, who: UnitRef, seen_card: SeenCard) -> None:
        self.who = who
        self.seen_card = seen_card


class LootDiscarded(Event):
    """A card leaves a bag."""

    __slots__ = ("seen_card", "who")

    def __init__(self, who: UnitRef, seen_card: SeenCard) -> None:
        self.who = who
        self.seen_card = seen_card


class TroveOpened(Event):
    """The last lock of a trove card is open."""

    __slots__ = ("card", "who")

    def __init__(self, who: UnitRef, card: Card) -> None:
        self.who = who
        self.card = card


class LootUsed(Event):
    """A card does what it says."""

    __slots__ = ("card", "who")

    def __init__(self, who: UnitRef, card: Card) -> None:
        self.who = who
        self.card = card


class LootGiven(Event):
    """A card changes hands."""

    __slots__ = ("seen_card", "to", "who")

    def __init__(self, who: UnitRef, seen_card: SeenCard, to: UnitRef) -> None:
        self.who = who
        self.seen_card = seen_card
        self.to = to


class PointsGained(Event):
    """Training points to spend."""

    __slots__ = ("points", "who")

    def __init__(self, who: UnitRef, points: int) -> None:
        self.who = who
        self.points = points


class ChipStored(Event):
    """A chip is put on the tyrant card (tyrant-mulmesh-1)."""

    __slots__ = ("chip",)

    def __init__(self, chip: ChipId) -> None:
        self.chip = chip


class StatLowered(Event):
    """A stat die goes down for good."""

    __slots__ = ("stat", "value", "who")

    def __init__(self, who: UnitRef, stat: Stat, value: int) -> None:
        self.who = who
        self.stat = stat
        self.value = value


class SkillTrained(Event):
    """A skill die comes out of the tray."""

    __slots__ = ("die", "who")

    def __init__(self, who: UnitRef, die: Die) -> None:
        self.who = who
        self.die = die


class Rested(Event):
    """Somebody spends the recovery resting."""

    __slots__ = ("hp", "who")

    def __init__(self, who: UnitRef, hp: int) -> None:
        self.who = who
        self.hp = hp


class LeaderChanged(Event):
    """Somebody else answers for the party from now on."""

    __slots__ = ("who",)

    def __init__(self, who: UnitRef) -> None:
        self.who = who


class ChipScouted(Event):
    """A chip of a stack is turned up."""

    __slots__ = ("bottom", "chip", "who")

    def __init__(self, who: UnitRef, chip: ChipId, bottom: bool) -> None:
        self.who = who
        self.chip = chip
        self.bottom = bottom  # whether it then goes face down to the bottom


class DieRolled(Event):
    """A six-sided die for somebody, or for the party with NOBODY."""

    __slots__ = ("shown", "who")

    def __init__(self, who: UnitRef, shown: int) -> None:
        self.who = who
        self.shown = shown


class AdventureEnded(Event):
    """The tyrant has fallen, or the days are over."""

    __slots__ = ("day", "won")

    def __init__(self, won: bool, day: int) -> None:
        self.won = won
        self.day = day
