"""Units on the mat and the effect dice on them: gearlocs with their dice and slots, and baddies."""

from __future__ import annotations

from typing import Final

from boneyard.games.too_many_bones.model.ids import SKILLS_EACH, Cell, ChipId, Die, Effect, RolledDie

# Where a gearloc is.
ON_MAT: Final = 0
KO: Final = 1
ENTERING: Final = 2  # revived, or next in line: enters at the end of the round, on top of the meter (TMB-206)
WAITING: Final = 3  # not yet in the battle, or taken off the mat: takes no turn and is no target (TMB-058, TMB-061)

STAT_MAX: Final = 6  # the highest value of a stat die (TMB-070)


class Unit:
    """A unit on the mat."""

    __slots__ = ("cell", "effects", "hp", "hurt", "id", "reduced_this_turn")

    def __init__(self, id: int, cell: Cell, hp: int, effects: int, reduced_this_turn: int, hurt: int) -> None:
        self.id = id
        self.cell = cell  # NOWHERE when it is not on the mat
        self.hp = hp
        self.effects = effects  # four bits for each kind of effect die: its value, or 1
        self.reduced_this_turn = reduced_this_turn  # damage prevented by flat reductions this turn (TMB-187)
        self.hurt = hurt  # HP lost to damage this turn (TMB-188)


class Gearloc(Unit):
    """A gearloc: its stats, its dice and its slots."""

    __slots__ = (
        "active",
        "aside",
        "bag",
        "buff",
        "chores",
        "feast",
        "gearloc",
        "initiative",
        "innate_plus",
        "locked",
        "place",
        "plan",
        "points",
        "shows",
        "skills",
        "spent_attack",
        "spent_defense",
        "trained",
        "where",
    )

    def __init__(
        self,
        id: int,
        cell: Cell,
        hp: int,
        effects: int,
        reduced_this_turn: int,
        hurt: int,
        gearloc: int,
        where: int,
        trained: list[int],
        aside: int,
        skills: list[int],
        shows: list[int],
        active: list[RolledDie],
        locked: list[RolledDie],
        plan: list[RolledDie],
        buff: int,
        spent_attack: int,
        spent_defense: int,
        innate_plus: bool,
        place: Cell,
        bag: list[int],
        points: int,
        chores: int,
        feast: int,
        initiative: int = 0,
    ) -> None:
        super().__init__(id, cell, hp, effects, reduced_this_turn, hurt)
        self.gearloc = gearloc
        self.where = where  # ON_MAT, KO, ENTERING or WAITING
        self.trained = trained  # the four stat dice
        self.aside = aside  # stat dice set aside for this battle, one bit each (TMB-062)
        self.skills = skills  # where each of its sixteen skill dice is
        self.shows = shows  # the values of the counters on its mat, by skill
        self.active = active  # dice in active slots, its own and those of its allies
        self.locked = locked  # dice in locked slots
        self.plan = plan  # bones in the backup plan, from the left
        self.buff = buff  # Buff HP
        self.spent_attack = spent_attack  # attack dice exhausted for the battle (TMB-134)
        self.spent_defense = spent_defense
        self.innate_plus = innate_plus  # whether the innate is flipped to its better side
        self.place = place  # where it will come back if already decided, or NOWHERE (Cloak & Dagger)
        self.bag = bag  # loot and trove: card << 16 | locks open << 8 | uses or chips left
        self.points = points  # training points to spend (TMB-063)
        self.chores = chores  # what it has done this recovery, one bit each (TMB-074)
        self.feast = feast  # Buff HP for its next battle only
        self.initiative = initiative  # what it rolled for this battle; earlier saves have none

    def where_is(self, die: Die) -> int:
        return self.skills[die % SKILLS_EACH]

    def put(self, die: Die, where: int) -> None:
        self.skills[die % SKILLS_EACH] = where

    def counts(self, die: Die) -> int:
        return self.shows[die % SKILLS_EACH]

    def clone(self) -> Gearloc:
        return Gearloc(
            self.id,
            self.cell,
            self.hp,
            self.effects,
            self.reduced_this_turn,
            self.hurt,
            self.gearloc,
            self.where,
            self.trained[:],
            self.aside,
            self.skills[:],
            self.shows[:],
            self.active[:],
            self.locked[:],
            self.plan[:],
            self.buff,
            self.spent_attack,
            self.spent_defense,
            self.innate_plus,
            self.place,
            self.bag[:],
            self.points,
            self.chores,
            self.feast,
            self.initiative,
        )


class Baddie(Unit):
    """A baddie, a tyrant, or an object that a card calls an enemy."""

    __slots__ = ("chip", "dice", "extra", "max", "risen", "shields", "silver", "turns")

    def __init__(
        self,
        id: int,
        cell: Cell,
        hp: int,
        effects: int,
        reduced_this_turn: int,
        hurt: int,
        chip: ChipId,
        max: int,
        shields: list[int],
        dice: list[RolledDie],
        extra: int,
        turns: int,
        risen: bool,
        silver: bool,
    ) -> None:
        super().__init__(id, cell, hp, effects, reduced_this_turn, hurt)
        self.chip = chip  # NOBODY for the Orb and the Throne
        self.max = max  # full HP
        self.shields = shields  # values of the defense dice on it
        self.dice = dice  # skill dice of gearlocs on it
        self.extra = extra  # additional attack dice on its next turn (Inspire)
        self.turns = turns  # turns it has begun on the mat, for Signal
        self.risen = risen  # back from the dead (Undead)
        self.silver = silver  # immune to attack dice until its next turn (Silver Hide)

    def clone(self) -> Baddie:
        return Baddie(
            self.id,
            self.cell,
            self.hp,
            self.effects,
            self.reduced_this_turn,
            self.hurt,
            self.chip,
            self.max,
            self.shields[:],
            self.dice[:],
            self.extra,
            self.turns,
            self.risen,
            self.silver,
        )


def effect(unit: Unit, kind: Effect) -> int:
    """The value of an effect die on a unit, or 0 if it has none."""
    return unit.effects >> 4 * kind & 15


def set_effect(unit: Unit, kind: Effect, value: int) -> None:
    """Put an effect die on a unit, or remove it with 0. A new one replaces the old (TMB-192)."""
    unit.effects = unit.effects & ~(15 << 4 * kind) | value << 4 * kind
