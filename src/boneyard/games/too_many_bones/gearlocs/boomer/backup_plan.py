"""Boomer's backup plan."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.agenda import Do
from boneyard.core.decision import Argument, Phrase, Seat, Words
from boneyard.games.too_many_bones.answers.picks import AT, NO_AIM, REROLL, Pick, pick
from boneyard.games.too_many_bones.answers.questions import Question
from boneyard.games.too_many_bones.answers.words import name_of, place_words
from boneyard.games.too_many_bones.battle.effect_dice import put_effect
from boneyard.games.too_many_bones.battle.moving import move
from boneyard.games.too_many_bones.battle.rolling import like, roll_again
from boneyard.games.too_many_bones.battle.slots import holds
from boneyard.games.too_many_bones.battle.targeting import is_enthroned
from boneyard.games.too_many_bones.battle.verbs import damage_target, nobody_in_particular, the_target
from boneyard.games.too_many_bones.content.sheets import ability
from boneyard.games.too_many_bones.content.verbs import Verb
from boneyard.games.too_many_bones.gearlocs.boomer.scavenger import is_component_die
from boneyard.games.too_many_bones.model.dice import die_of
from boneyard.games.too_many_bones.model.ids import (
    BOOMER,
    FIRST_BADDIE,
    NOBODY,
    ORB,
    UNTARGETABLE,
    Cell,
    Die,
    RolledDie,
)
from boneyard.games.too_many_bones.model.mat import ADJACENT
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc

SOURCE: Final = "gearloc sheet; guide to the gearlocs"
THROW_ODDS: Final = 1
THROW_ENDS: Final = 3

ability(
    BOOMER,
    1,
    "throw-odds",
    Words("Throw Odds", "Coup de chance"),
    Words("The target takes 1 damage.", "La cible subit 1 dégât."),
    SOURCE,
    verb=Verb(the_target, damage_target(THROW_ODDS)),
)


# Search Again.


def scavenged(s: TooManyBones, _gearloc: Gearloc, _rolled_die: RolledDie) -> list[int]:
    """Usable without an aim, if an unused Scavenger die is in the roll."""
    return [NO_AIM] if scavenger_dice(s) else []


def search_again(s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie, _aim: int) -> None:
    """Reroll an unused Scavenger die."""
    dice = scavenger_dice(s)
    s.then(SearchAgain(gearloc.id, dice[0]) if len(dice) == 1 else ChooseScavenged(gearloc.id))


def scavenger_dice(s: TooManyBones) -> list[Die]:
    """The indices of unused Scavenger dice in the roll."""
    return [die_of(rolled_die) for rolled_die in s.turn.roll if is_component_die(die_of(rolled_die))]


class ChooseScavenged(Question):
    """Search Again: choose an unused Scavenger die to reroll."""

    __slots__ = ()

    kind = "reroll"

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        dice = [rolled_die for rolled_die in s.turn.roll if is_component_die(die_of(rolled_die))]
        return [pick(REROLL, like(rolled_die)) for rolled_die in dice]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        s.then(SearchAgain(self.seat, die_of(chosen.rolled_die)))


class SearchAgain(Do):
    """Reroll a Scavenger die."""

    __slots__ = ("die", "seat")

    def __init__(self, seat: Seat, die: Die) -> None:
        self.seat = seat
        self.die = die

    def run(self, s: TooManyBones) -> None:
        roll_again(s, self.seat, [holds(s.turn.roll, self.die)])


ability(
    BOOMER,
    2,
    "search-again",
    Words("Search Again", "Nouvelle fouille"),
    Words(
        "Roll again one Scavenger die of this turn that is not used yet.",
        "Relancer un dé Farfouilleuse de ce tour, pas encore utilisé.",
    ),
    SOURCE,
    verb=Verb(scavenged, search_again),
)


# Bluff Bomb.


def movable(s: TooManyBones, _gearloc: Gearloc, _rolled_die: RolledDie) -> list[int]:
    """Occupied positions whose unit has a free position beside it. An Orb and a king on his Throne stay."""
    return [cell for cell in range(len(s.grid)) if s.grid[cell] >= 0 and _can_be_moved(s, cell)]


def _can_be_moved(s: TooManyBones, cell: int) -> bool:
    unit = s.grid[cell]
    if unit >= ORB or (unit >= FIRST_BADDIE and is_enthroned(s, s.baddie(unit))):
        return False
    return len(free_beside(s, cell)) > 0


def bluff(s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie, aim: int) -> None:
    """Bluff Bomb: the unit aimed at moves to an adjacent position."""
    free = free_beside(s, aim)
    if len(free) > 1:
        s.then(ChooseBluff(gearloc.id, aim))
    else:
        move(s, s.grid[aim], free[0], "bluff")


def free_beside(s: TooManyBones, cell: int) -> list[Cell]:
    """The free positions adjacent to a position."""
    return [near for near in ADJACENT[cell] if s.grid[near] == NOBODY]


class ChooseBluff(Question):
    """Bluff Bomb: choose the adjacent position the unit moves to."""

    __slots__ = ("cell",)

    kind = "bluff"

    def __init__(self, seat: Seat, cell: int) -> None:
        super().__init__(seat)
        self.cell = cell

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        free = free_beside(s, self.cell)
        return [pick(AT, 0, near) for near in free]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        move(s, s.grid[self.cell], chosen.cell, "bluff")

    def about(self, s: TooManyBones) -> dict[str, Argument]:
        return {"unit": name_of(s, s.grid[self.cell])}

    def effect_of(self, s: TooManyBones, chosen: Pick) -> Phrase | None:
        return place_words(s, chosen.aim, s.grid[self.cell])


ability(
    BOOMER,
    3,
    "bluff-bomb",
    Words("Bluff Bomb", "Bombe factice"),
    Words(
        "One unit on the mat steps aside, to an adjacent position she chooses.",
        "Une unité du tapis fait un pas de côté, vers une position adjacente qu’elle choisit.",
    ),
    SOURCE,
    verb=Verb(movable, bluff),
)

ability(
    BOOMER,
    4,
    "throw-ends",
    Words("Throw Ends", "Fonds de sac"),
    Words("The target takes 3 damage.", "La cible subit 3 dégâts."),
    SOURCE,
    verb=Verb(the_target, damage_target(THROW_ENDS)),
)


def hide(s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie, _aim: int) -> None:
    """Nobody can target her until her next turn."""
    put_effect(s, gearloc.id, UNTARGETABLE)


ability(
    BOOMER,
    5,
    "hide",
    Words("Hide", "Cachette"),
    Words("She takes the Untargetable die.", "Elle prend le dé Camouflage."),
    SOURCE,
    verb=Verb(nobody_in_particular, hide),
)
