"""How the classic encounter 7 is met: one lane through the pass, or mud."""

from __future__ import annotations

from typing import Final

from boneyard.core.agenda import Ask, Do
from boneyard.core.decision import Action, Decision, Seat
from boneyard.games.too_many_bones.answers.aims import aim_of, gearloc_aimed
from boneyard.games.too_many_bones.answers.picks import AT, FIRST, Pick, pick
from boneyard.games.too_many_bones.battle.ending import AfterBattle
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
from boneyard.games.too_many_bones.encounters.choices import EncounterChoice, encounter_choices
from boneyard.games.too_many_bones.encounters.steps import AddRule, CountPoints, GetReady, JudgeBattle, fight
from boneyard.games.too_many_bones.model.ids import NOBODY
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
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.tasks import Step
from boneyard.games.too_many_bones.model.units import ENTERING, WAITING, Baddie, Gearloc
from boneyard.games.too_many_bones.turns.setup import MaybeNobodyCame, PlaceBaddies, StartBattle

# classic-07, Mud Never Killed No One, Did It?

PASS_BADDIES: Final = 2  # that fit into the pass
PASS_GEARLOCS: Final = 2
FILES: Final = (  # either side's melee position in lane 1, and the ranged one behind it
    (cell_at(0, BADDIE_MELEE), cell_at(0, BADDIE_RANGED)),
    (cell_at(0, GEARLOC_MELEE), cell_at(0, GEARLOC_RANGED)),
)


class NarrowPass(SpecialRule):
    """Lane 1 alone: melee positions are filled first, who is behind moves up, and nobody moves otherwise."""

    def is_lane_open(self, s: TooManyBones, lane: int, argument: int) -> bool:
        """There is room for two baddies."""
        return lane < PASS_BADDIES

    def may_move(self, s: TooManyBones, unit: int, argument: int) -> bool:
        """There is no room to pass anybody."""
        return False

    def enters(self, s: TooManyBones, baddie: Baddie, argument: int) -> None:
        """It goes to the front if that is free."""
        close_up(s)

    def round_starts(self, s: TooManyBones, argument: int) -> None:
        """So does a gearloc that has come in."""
        close_up(s)

    def round_ends(self, s: TooManyBones, argument: int) -> None:
        """More than fit do not come in."""
        coming = [gearloc for gearloc in s.party if gearloc.where == ENTERING]
        room = [cell for cell in FILES[1] if s.grid[cell] == NOBODY]
        for gearloc in coming[len(room) :]:
            gearloc.where = WAITING
            s.order.append(gearloc.id)

    def arrives(self, s: TooManyBones, unit: int, start: int, how: str, argument: int) -> None:
        """Nobody hangs back."""
        close_up(s)

    def leaves(self, s: TooManyBones, cell: int, argument: int) -> None:
        """Who stood behind moves up at once."""
        close_up(s)


NARROW_PASS: Final = special_rule(42, NarrowPass())


def close_up(s: TooManyBones) -> None:
    """Whenever a melee position is free, the unit behind moves up."""
    for front, back in FILES:
        if s.grid[front] == NOBODY and s.grid[back] != NOBODY:
            move(s, s.grid[back], front, "walk")


class CloseLanes(Do):
    """Only lane 1 is used."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """To the end of the battle."""
        s.grid = [NOBODY if lane_of(cell) == 0 else CLOSED for cell in range(CELLS)]


def squeeze_through(s: TooManyBones) -> None:
    """Two at a time."""
    s.then(GetReady(), CloseLanes(), MaybeLineUpForPass(), CountPoints(0), AddRule(NARROW_PASS))
    s.then(PlaceBaddies(), MaybeNobodyCame(), RollInitiative(), FileIn(), StartBattle(), AfterBattle(), JudgeBattle())


class MaybeLineUpForPass(Do):
    """Two gearlocs start; the others wait outside."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """Ask where there are more than two."""
        if len(s.party) > PASS_GEARLOCS:
            s.then(ChooseFirstIn(()))


class ChooseFirstIn(Ask):
    """Who goes into the pass, one after another."""

    __slots__ = ("chosen",)

    def __init__(self, chosen: tuple[int, ...]) -> None:
        self.chosen = chosen  # seats

    def questions(self, s: TooManyBones) -> tuple[Decision, ...]:
        """Anybody else."""
        left = [gearloc for gearloc in s.party if gearloc.id not in self.chosen]
        options = tuple([pick(AT, 0, aim_of(s, gearloc.id)) for gearloc in left])
        return (Decision(s.book.leader, "first_in", options),)

    def answer(self, s: TooManyBones, seat: Seat, chosen: Action) -> None:
        """With the second the others know that they wait."""
        assert isinstance(chosen, Pick)
        first = (*self.chosen, gearloc_aimed(s, chosen.aim).id)
        if len(first) < PASS_GEARLOCS:
            s.then(ChooseFirstIn(first))
        else:
            s.order = [gearloc.id for gearloc in s.party if gearloc.id not in first]


class FileIn(Do):
    """Gearlocs take their places in the pass, the front one first."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """Ask who that is."""
        here = present(s)
        if len(here) > 1:
            s.then(ChooseFront(tuple(here)))
        else:
            s.then(FileUp(here[0]))


class ChooseFront(Ask):
    """Who stands in front."""

    __slots__ = ("seats",)

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats

    def questions(self, s: TooManyBones) -> tuple[Decision, ...]:
        """One of the two."""
        options = tuple([pick(FIRST, 0, aim_of(s, seat)) for seat in self.seats])
        return (Decision(s.book.leader, "front", options),)

    def answer(self, s: TooManyBones, seat: Seat, chosen: Action) -> None:
        """The other behind."""
        assert isinstance(chosen, Pick)
        front = gearloc_aimed(s, chosen.aim).id
        s.then(FileUp(front), *[FileUp(other) for other in self.seats if other != front])


class FileUp(Step):
    """A gearloc stands in front, or behind who does."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """In lane 1."""
        front, back = FILES[1]
        place_gearloc(s, s.party[self.unit], front if s.grid[front] == NOBODY else back)


BOGGED_DOWN: Final = 3  # the highest D6 with which a gearloc cannot move


class Stuck(SpecialRule):
    """A gearloc cannot move on this turn; the number is its seat."""

    def may_move(self, s: TooManyBones, unit: int, argument: int) -> bool:
        """All others can."""
        return unit != argument

    def turn_ends(self, s: TooManyBones, gearloc: Gearloc, argument: int) -> None:
        """Until its turn is over."""
        maybe_pull_free(s, argument)


STUCK: Final = special_rule(43, Stuck())


def maybe_pull_free(s: TooManyBones, seat: Seat) -> None:
    """A gearloc is stuck no longer."""
    if is_in_force(s, STUCK, seat):
        remove_rule(s, STUCK, seat)


class Mud(SpecialRule):
    """Every gearloc has 1 Dex less, and may find that it cannot move."""

    def dex(self, s: TooManyBones, gearloc: Gearloc, dex: int, argument: int) -> int:
        """Boots are heavy."""
        return dex - 1

    def turn_starts(self, s: TooManyBones, gearloc: Gearloc, argument: int) -> None:
        """A D6: on 1 to 3 it is stuck; who fell in its own turn may still have been."""
        maybe_pull_free(s, gearloc.id)
        if roll_d6(s, gearloc.id) <= BOGGED_DOWN:
            add_rule(s, STUCK, gearloc.id)


MUD: Final = special_rule(44, Mud())


def cross_field(s: TooManyBones) -> None:
    """Through the mud."""
    fight(s, CountPoints(0), AddRule(MUD))


encounter_choices("classic-07", EncounterChoice(squeeze_through), EncounterChoice(cross_field))
