"""Mud Never Killed No One, Did It? (classic-07): one lane through the pass, or mud.

Whoever waits outside comes in after a KO (`battle.ending.knock_out`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.agenda import Do
from boneyard.core.decision import Seat, Words
from boneyard.games.too_many_bones.answers.aims import aim_of, gearloc_aimed
from boneyard.games.too_many_bones.answers.picks import AT, FIRST, Pick, pick
from boneyard.games.too_many_bones.answers.questions import PartyQuestion
from boneyard.games.too_many_bones.battle.entering import place_gearloc
from boneyard.games.too_many_bones.battle.initiative import RollInitiative, present
from boneyard.games.too_many_bones.battle.moving import move
from boneyard.games.too_many_bones.battle.rolling import roll_d6
from boneyard.games.too_many_bones.battle.special_rules import (
    SpecialRule,
    add_rule,
    is_in_force,
    remove_rule,
    special_rule,
)
from boneyard.games.too_many_bones.content.encounters import Battle, EncounterChoice, encounter
from boneyard.games.too_many_bones.encounters.steps import AddRule, CountPoints
from boneyard.games.too_many_bones.model.ids import NOBODY, Cell
from boneyard.games.too_many_bones.model.mat import (
    BADDIE_MELEE,
    BADDIE_RANGED,
    CELLS,
    CLOSED,
    GEARLOC_MELEE,
    GEARLOC_RANGED,
    cell_at,
    lane_of,
)
from boneyard.games.too_many_bones.model.rewards import Rewards
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.tasks import Step
from boneyard.games.too_many_bones.model.units import ENTERING, WAITING, Baddie, Gearloc
from boneyard.games.too_many_bones.turns.setup import MaybeNobodyCame, PlaceBaddies, StartBattle

PASS_BADDIES: Final = 2  # that fit into the pass
PASS_GEARLOCS: Final = 2
FILES: Final = (  # each side's melee position in lane 1, and the ranged one behind it
    (cell_at(0, BADDIE_MELEE), cell_at(0, BADDIE_RANGED)),
    (cell_at(0, GEARLOC_MELEE), cell_at(0, GEARLOC_RANGED)),
)


class NarrowPass(SpecialRule):
    """Only lane 1 is used: melee positions are filled first, the unit behind moves up, nobody moves otherwise.

    There is room for two baddies and two gearlocs. A unit that enters goes to the front if it is free.
    """

    def is_lane_open(self, s: TooManyBones, lane: int, argument: int) -> bool:
        return lane < PASS_BADDIES

    def may_move(self, s: TooManyBones, unit: int, argument: int) -> bool:
        return False

    def enters(self, s: TooManyBones, baddie: Baddie, argument: int) -> None:
        close_up(s)

    def round_starts(self, s: TooManyBones, argument: int) -> None:
        close_up(s)

    def round_ends(self, s: TooManyBones, argument: int) -> None:
        coming = [gearloc for gearloc in s.party if gearloc.where == ENTERING]
        room = [cell for cell in FILES[1] if s.grid[cell] == NOBODY]
        for gearloc in coming[len(room) :]:
            gearloc.where = WAITING
            s.order.append(gearloc.id)

    def arrives(self, s: TooManyBones, unit: int, start: Cell, how: str, argument: int) -> None:
        close_up(s)

    def leaves(self, s: TooManyBones, cell: Cell, argument: int) -> None:
        close_up(s)


NARROW_PASS: Final = special_rule(42, NarrowPass())


def close_up(s: TooManyBones) -> None:
    """Whenever a melee position is free, move the unit behind it up."""
    for front, back in FILES:
        if s.grid[front] == NOBODY and s.grid[back] != NOBODY:
            move(s, s.grid[back], front, "walk")


class CloseLanes(Do):
    """Close all lanes but lane 1."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        s.grid = [NOBODY if lane_of(cell) == 0 else CLOSED for cell in range(CELLS)]


class ChooseFirstIn(PartyQuestion):
    """Two gearlocs start, the others wait outside. The party chooses them one after another if there are more."""

    __slots__ = ("chosen",)

    kind = "first_in"

    def __init__(self, chosen: tuple[int, ...] = ()) -> None:
        self.chosen = chosen  # seats

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        if len(s.party) <= PASS_GEARLOCS:
            return []
        left = [gearloc for gearloc in s.party if gearloc.id not in self.chosen]
        return [pick(AT, 0, aim_of(s, gearloc.id)) for gearloc in left]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        first = (*self.chosen, gearloc_aimed(s, chosen.aim).id)
        if len(first) < PASS_GEARLOCS:
            s.then(ChooseFirstIn(first))
        else:
            s.order = [gearloc.id for gearloc in s.party if gearloc.id not in first]


class FileIn(Do):
    """Place the gearlocs in the pass, the front one first."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        here = present(s)
        if len(here) > 1:
            s.then(ChooseFront(tuple(here)))
        else:
            s.then(FileUp(here[0]))


class ChooseFront(PartyQuestion):
    """The party chooses who is in front."""

    __slots__ = ("seats",)

    kind = "front"

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return [pick(FIRST, 0, aim_of(s, seat)) for seat in self.seats]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        front = gearloc_aimed(s, chosen.aim).id
        s.then(FileUp(front), *[FileUp(other) for other in self.seats if other != front])


class FileUp(Step):
    """Place a gearloc in front, or behind the one in front."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        front, back = FILES[1]
        place_gearloc(s, s.party[self.unit], front if s.grid[front] == NOBODY else back)


BOGGED_DOWN: Final = 3  # the highest D6 on which a gearloc cannot move


class Stuck(SpecialRule):
    """A gearloc cannot move until the end of its turn. The argument is its seat."""

    def may_move(self, s: TooManyBones, unit: int, argument: int) -> bool:
        return unit != argument

    def turn_ends(self, s: TooManyBones, gearloc: Gearloc, argument: int) -> None:
        maybe_pull_free(s, argument)


STUCK: Final = special_rule(43, Stuck())


def maybe_pull_free(s: TooManyBones, seat: Seat) -> None:
    """End the rule for a gearloc."""
    if is_in_force(s, STUCK, seat):
        remove_rule(s, STUCK, seat)


class Mud(SpecialRule):
    """Every gearloc has 1 Dex less, and cannot move this turn on a D6 of 1 to 3.

    A gearloc that fell in its own turn may still have the rule.
    """

    def dex(self, s: TooManyBones, gearloc: Gearloc, dex: int, argument: int) -> int:
        return dex - 1

    def turn_starts(self, s: TooManyBones, gearloc: Gearloc, argument: int) -> None:
        maybe_pull_free(s, gearloc.id)
        if roll_d6(s, gearloc.id) <= BOGGED_DOWN:
            add_rule(s, STUCK, gearloc.id)


MUD: Final = special_rule(44, Mud())

encounter(
    "classic-07",
    title=Words("Mud Never Killed No One, Did It?", "La boue n’a jamais tué personne, si ?"),
    premise=Words(
        "A pass one gearloc wide, or mud one gearloc deep. The boots vote for the pass, the shoulders for the mud.",
        "Un col large d’un gearloc, ou une boue profonde d’un gearloc. Les bottes votent le col, les épaules la boue.",
    ),
    rewards=Rewards(progress=1, training=1, loot_each=1),
    choices=(
        EncounterChoice(
            label=Words("Squeeze through the pass", "Se faufiler par le col"),
            text=Words(
                "Baddie points of the day, in lane 1 alone. Either side fills its melee position first, then its "
                "ranged one; whenever the melee position is free, the unit behind moves up at once. Nobody moves "
                "otherwise. The mat holds two baddies at most. Two gearlocs of the party’s choice start; the rest "
                "wait outside and come in, on top of the meter, whenever a round ends with one of their two "
                "positions free.",
                "Points de vilains du jour, sur la seule piste 1. Chaque camp occupe d’abord sa position de corps "
                "à corps, puis celle à distance ; dès que la première est libre, l’unité de derrière y avance. "
                "Personne ne bouge autrement. Le tapis porte au plus deux vilains. Deux gearlocs au choix du "
                "groupe commencent ; les autres attendent dehors et entrent, en haut de la jauge, quand une "
                "manche finit avec l’une de leurs deux positions libre.",
            ),
            battle=Battle(
                CloseLanes(),
                ChooseFirstIn(),
                CountPoints(0),
                AddRule(NARROW_PASS),
                meets=(PlaceBaddies(), MaybeNobodyCame(), RollInitiative(), FileIn(), StartBattle()),
            ),
            rewards=Rewards(progress=1),
        ),
        EncounterChoice(
            label=Words("Cross the field", "Traverser le champ"),
            text=Words(
                "Baddie points of the day. Every gearloc has 1 Dex less. Before it moves it rolls a D6: on 1 to 3 "
                "it cannot move this turn.",
                "Points de vilains du jour. Chaque gearloc a 1 de dextérité de moins. Avant de se déplacer, il "
                "lance un D6 : de 1 à 3, il ne peut pas se déplacer ce tour-ci.",
            ),
            battle=Battle(CountPoints(0), AddRule(MUD)),
            rewards=Rewards(training=1),
        ),
    ),
)
