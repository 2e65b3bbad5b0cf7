"""Entering the mat: gearlocs revived or next in line, and chips from the queue, in set-up and later.

TMB-106, TMB-108, TMB-122, TMB-206.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.agenda import Do
from boneyard.core.decision import Seat
from boneyard.games.too_many_bones.answers.aims import gearlocs_as_picks, unit_aimed
from boneyard.games.too_many_bones.answers.picks import AT, FIRST, Pick, pick
from boneyard.games.too_many_bones.answers.questions import PartyQuestion, Question
from boneyard.games.too_many_bones.battle.effect_dice import put_effect
from boneyard.games.too_many_bones.battle.initiative import ChoosePlace
from boneyard.games.too_many_bones.battle.queue import add_to_queue
from boneyard.games.too_many_bones.battle.skill_rules import RISEN_HP, printed_at
from boneyard.games.too_many_bones.battle.slots import find
from boneyard.games.too_many_bones.battle.special_rules import (
    ENTERS,
    ENTERS_SURPRISED,
    IS_LANE_OPEN,
    SpecialRule,
    add_rule,
    in_force,
    special_rule,
)
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.content.sheets import SHEETS
from boneyard.games.too_many_bones.events.battle import Entered
from boneyard.games.too_many_bones.events.loot import BaddieDelayed
from boneyard.games.too_many_bones.model.ids import CONSTANT_TAUNT_ICON, FIRST_BADDIE, NOBODY, TAUNT, Cell, ChipId, Lane
from boneyard.games.too_many_bones.model.mat import (
    ALL_CELLS,
    BADDIE_MELEE,
    BADDIE_RANGED,
    GEARLOC_MELEE,
    GEARLOC_RANGED,
    LANES,
    NOWHERE,
    cell_at,
)
from boneyard.games.too_many_bones.model.state import CHIP, FACE_UP, RISEN, TooManyBones
from boneyard.games.too_many_bones.model.units import ENTERING, ON_MAT, Baddie, Gearloc

STRONG: Final = 20  # chips of at least this many points enter on top of the meter (TMB-114)


# Gearlocs.


class EnterGearlocs(Do):
    """Gearlocs revived or next in line enter the mat, on top of the meter (TMB-058, TMB-114, TMB-206)."""

    __slots__ = ("entered",)

    def __init__(self, entered: int) -> None:
        self.entered = entered  # how many entered at this end of a round

    def run(self, s: TooManyBones) -> None:
        coming = seats_entering(s)
        if len(coming) > 1:
            s.then(ChooseHigher(self.entered))
        elif coming:
            s.then(EnterGearloc(coming[0], self.entered), EnterGearlocs(self.entered + 1))
        else:
            s.then(EnterBaddies(self.entered))


def seats_entering(s: TooManyBones) -> list[int]:
    """The seats whose gearlocs are about to enter the mat."""
    return [gearloc.id for gearloc in s.party if gearloc.where == ENTERING]


class ChooseHigher(PartyQuestion):
    """The party decides the meter order of gearlocs that enter together (TMB-114)."""

    __slots__ = ("entered",)

    kind = "entry_order"

    def __init__(self, entered: int) -> None:
        self.entered = entered

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return gearlocs_as_picks(s, FIRST, seats_entering(s))

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        s.then(EnterGearloc(unit_aimed(s, chosen.aim), self.entered), EnterGearlocs(self.entered + 1))


class EnterGearloc(Do):
    """A gearloc enters the mat. Nobody is asked if only one position is possible."""

    __slots__ = ("entered", "seat")

    def __init__(self, seat: Seat, entered: int) -> None:
        self.seat = seat
        self.entered = entered  # how many entered before it and are above it on the meter

    def run(self, s: TooManyBones) -> None:
        cells = entries(s, s.party[self.seat])
        if len(cells) > 1:
            s.then(ChooseEntry(self.seat, self.entered))
        else:
            enter_gearloc(s, s.party[self.seat], cells[0], self.entered)


class ChooseEntry(Question):
    """A gearloc enters on a free legal starting position (TMB-206)."""

    __slots__ = ("entered",)

    kind = "enter"

    def __init__(self, seat: Seat, entered: int) -> None:
        super().__init__(seat)
        self.entered = entered

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        cells = entries(s, s.party[self.seat])
        return [pick(AT, 0, cell) for cell in cells]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        enter_gearloc(s, s.party[self.seat], chosen.cell, self.entered)


def enter_gearloc(s: TooManyBones, gearloc: Gearloc, cell: Cell, entered: int) -> None:
    """Put a gearloc on the mat and on top of the meter, below those that entered before it."""
    place_gearloc(s, gearloc, cell)
    s.meter.insert(entered, gearloc.id)


def entries(s: TooManyBones, gearloc: Gearloc) -> list[Cell]:
    """Where it may enter: a decided position, else its own row, else the other gearloc row, else anywhere (TMB-266)."""
    if gearloc.place != NOWHERE and s.grid[gearloc.place] == NOBODY:
        return [gearloc.place]
    anywhere = [cell for cell in ALL_CELLS if s.grid[cell] == NOBODY]
    return starting_positions(s, gearloc) or free_in_row(s, other_row(gearloc)) or anywhere


def starting_positions(s: TooManyBones, gearloc: Gearloc) -> list[Cell]:
    """The free starting positions: row 3 for melee, row 4 for ranged, in any lane (TMB-109)."""
    return free_in_row(s, GEARLOC_RANGED if SHEETS[gearloc.gearloc].ranged else GEARLOC_MELEE)


def other_row(gearloc: Gearloc) -> int:
    """The row where gearlocs of the other form start."""
    return GEARLOC_MELEE if SHEETS[gearloc.gearloc].ranged else GEARLOC_RANGED


def free_in_row(s: TooManyBones, row: int) -> list[Cell]:
    """The free positions of a row."""
    return [cell_at(lane, row) for lane in range(LANES) if s.grid[cell_at(lane, row)] == NOBODY]


def place_gearloc(s: TooManyBones, gearloc: Gearloc, cell: Cell) -> None:
    """Put a gearloc on a position, and apply the constant effects of its locked dice again (TMB-203)."""
    gearloc.cell = cell
    gearloc.where = ON_MAT
    gearloc.place = NOWHERE
    s.grid[cell] = gearloc.id
    s.say(Entered(s.who(gearloc.id), cell))
    if find(gearloc.locked, CONSTANT_TAUNT_ICON) >= 0:
        put_effect(s, gearloc.id, TAUNT)


# Chips, in set-up.


class LaneKept(SpecialRule):
    """A Mechanical Squirrel keeps a lane empty while baddies are placed. The argument is the lane."""

    def is_lane_open(self, s: TooManyBones, lane: int, argument: int) -> bool:
        return lane != argument


LANE_KEPT: Final = special_rule(3, LaneKept())


class PlaceOneByOne(Do):
    """The top chip of the queue goes to lane 1, the next to lane 2, up to four (TMB-106, TMB-108).

    Melee baddies start on row 2, ranged ones on row 1.
    """

    __slots__ = ("delayed", "held")

    def __init__(self, delayed: Lane, held: int) -> None:
        self.delayed = delayed  # the lane of the squirrel, or NO_LANE
        self.held = held  # the delayed chip, or NOBODY

    def run(self, s: TooManyBones) -> None:
        lane = free_lane(s)
        if not s.queue or lane < 0:
            self.let_go(s)
            return
        chip = s.queue.pop(0)
        if lane == self.delayed and CHIPS[chip & CHIP].points:
            add_rule(s, LANE_KEPT, lane)
            s.then(PlaceOneByOne(Lane(lane), chip))
            return
        enter_baddie(s, chip, lane, entry_position(s, lane, ranged=CHIPS[chip & CHIP].ranged))
        s.then(PlaceOneByOne(self.delayed, self.held))

    def let_go(self, s: TooManyBones) -> None:
        """Once all are placed, put the delayed chip on top of the queue."""
        if self.held != NOBODY:
            s.special_rules.remove(LANE_KEPT << 8 | self.delayed)
            s.queue.insert(0, self.held | FACE_UP)
            s.reveal(BaddieDelayed(ChipId(self.held & CHIP), self.delayed))


# Chips, at the end of a round.


class EnterBaddies(Do):
    """While fewer than four baddies are on the mat, the top chip of the queue enters (TMB-122).

    Strong ones go to the top of the meter, others to its bottom (TMB-114).
    """

    __slots__ = ("above",)

    def __init__(self, above: int) -> None:
        self.above = above  # how many entered on top of the meter before it, at this end of a round

    def run(self, s: TooManyBones) -> None:
        lane = free_lane(s)
        if not s.queue or lane < 0:
            return
        chip = s.queue[0]
        cell = entry_position(s, lane, ranged=CHIPS[chip & CHIP].ranged)
        if cell == NOWHERE:
            return  # it stays in the queue (TMB-123)
        s.queue.pop(0)
        enter_baddie(s, chip, lane, cell)
        points = CHIPS[chip & CHIP].points
        late = any(rule.enters_surprised(s, chip & CHIP, argument) for rule, argument in in_force(s, ENTERS_SURPRISED))
        top = (points == 0 or points >= STRONG) and not late
        if top:
            join_on_top(s, FIRST_BADDIE + lane, s.meter[: self.above])
        else:
            s.meter.append(FIRST_BADDIE + lane)
        s.then(EnterBaddies(self.above + int(top)))


def join_on_top(s: TooManyBones, unit: int, entered: list[int]) -> None:
    """Join the top of the meter, below baddies that just entered.

    The party places it among entering gearlocs (TMB-114).
    """
    below = [place + 1 for place, other in enumerate(entered) if other >= FIRST_BADDIE]
    tied = entered[below[-1] if below else 0 :]
    if tied:
        s.then(ChoosePlace(unit, tuple(tied)))
    else:
        s.meter.insert(len(entered), unit)


# Lanes and positions.


def free_lane(s: TooManyBones) -> int:
    """The lowest free lane marker, or -1."""
    for lane in range(LANES):
        is_open = all(rule.is_lane_open(s, lane, argument) for rule, argument in in_force(s, IS_LANE_OPEN))
        if s.baddies[lane] is None and is_open:
            return lane
    return -1


def entry_position(s: TooManyBones, lane: int, *, ranged: bool) -> Cell:
    """Its lane and form; otherwise the first free position of its form, then of the other form (TMB-123)."""
    rows = (BADDIE_RANGED, BADDIE_MELEE) if ranged else (BADDIE_MELEE, BADDIE_RANGED)
    tried = [cell_at(lane, rows[0])] + [cell_at(other, row) for row in rows for other in range(LANES)]
    for cell in tried:
        if s.grid[cell] == NOBODY:
            return cell
    return NOWHERE


def enter_baddie(s: TooManyBones, chip: int, lane: int, cell: Cell) -> Baddie:
    """Put a chip on the mat with full HP and no dice. Some bring others with them (TMB-107, TMB-124)."""
    printed = CHIPS[chip & CHIP]
    risen = chip & RISEN != 0
    hp = printed.hp
    if risen:
        for skill, number in printed_at(printed.chip, RISEN_HP):
            hp = skill.risen_hp(hp, number)
    unit = FIRST_BADDIE + lane
    baddie = Baddie(unit, cell, hp, 0, 0, 0, ChipId(chip & CHIP), hp, [], [], 0, 0, risen=risen, silver=False)
    s.baddies[lane] = baddie
    s.grid[cell] = unit
    if chip & FACE_UP:
        s.say(Entered(s.who(unit), cell))
    else:
        s.reveal(Entered(s.who(unit), cell))
    if not risen:
        for _ in range(printed.adds):
            add_to_queue(s, 5, top=True)  # TMB-107
    for rule, argument in in_force(s, ENTERS):
        rule.enters(s, baddie, argument)
    return baddie
