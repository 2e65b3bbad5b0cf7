"""Coming onto the mat: gearlocs revived or next in line, and chips from the queue (TMB-106, TMB-122, TMB-206)."""

from __future__ import annotations

from typing import Final

from boneyard.core.agenda import Ask, Do
from boneyard.core.decision import Action, Decision, Seat
from boneyard.games.too_many_bones.answers.aims import gearlocs_as_picks, unit_aimed
from boneyard.games.too_many_bones.answers.picks import AT, FIRST, Pick, pick
from boneyard.games.too_many_bones.battle.effect_dice import put_effect
from boneyard.games.too_many_bones.battle.initiative import ChoosePlace
from boneyard.games.too_many_bones.battle.queue import add_to_queue
from boneyard.games.too_many_bones.battle.slots import find
from boneyard.games.too_many_bones.battle.special_rules import in_force
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.content.sheets import SHEETS
from boneyard.games.too_many_bones.events.battle import Entered
from boneyard.games.too_many_bones.loot.skinning_knife import is_skinned
from boneyard.games.too_many_bones.model.ids import CONSTANT_TAUNT_ICON, FIRST_BADDIE, NOBODY, TAUNT
from boneyard.games.too_many_bones.model.mat import (
    BADDIE_MELEE,
    BADDIE_RANGED,
    CELLS,
    GEARLOC_MELEE,
    GEARLOC_RANGED,
    LANES,
    NOWHERE,
    cell_at,
)
from boneyard.games.too_many_bones.model.state import CHIP, FACE_UP, RISEN, TooManyBones
from boneyard.games.too_many_bones.model.units import ENTERING, ON_MAT, Baddie, Gearloc

RISEN_HP: Final = 2  # of somebody back from the dead
STRONG: Final = 20  # points from which a chip enters on top of the meter (TMB-114)


# Gearlocs.


class EnterGearlocs(Do):
    """Who is revived or next in line comes onto the mat, on top of the meter (TMB-058, TMB-114, TMB-206)."""

    __slots__ = ("entered",)

    def __init__(self, entered: int) -> None:
        self.entered = entered  # how many have, at this end of a round

    def run(self, s: TooManyBones) -> None:
        """Among several the party says who is higher."""
        coming = entering(s)
        if len(coming) > 1:
            s.then(ChooseHigher(self.entered))
        elif coming:
            s.then(EnterGearloc(coming[0], self.entered), EnterGearlocs(self.entered + 1))
        else:
            s.then(EnterBaddies(self.entered))


def entering(s: TooManyBones) -> list[int]:
    """The seats whose gearlocs are on their way onto the mat."""
    return [gearloc.id for gearloc in s.party if gearloc.where == ENTERING]


class ChooseHigher(Ask):
    """Gearlocs that enter together stand on the meter as the party likes (TMB-114)."""

    __slots__ = ("entered",)

    def __init__(self, entered: int) -> None:
        self.entered = entered

    def questions(self, s: TooManyBones) -> tuple[Decision, ...]:
        """Who comes next."""
        return (Decision(s.book.leader, "entry_order", gearlocs_as_picks(s, FIRST, entering(s))),)

    def answer(self, s: TooManyBones, seat: Seat, chosen: Action) -> None:
        """That one, then the others below."""
        assert isinstance(chosen, Pick)
        s.then(EnterGearloc(unit_aimed(s, chosen.aim), self.entered), EnterGearlocs(self.entered + 1))


class EnterGearloc(Do):
    """A gearloc comes onto the mat; with one position to go to, nobody is asked."""

    __slots__ = ("entered", "seat")

    def __init__(self, seat: Seat, entered: int) -> None:
        self.seat = seat
        self.entered = entered  # how many stand above it on the meter, for they entered before

    def run(self, s: TooManyBones) -> None:
        """Ask where there is a choice."""
        cells = entries(s, s.party[self.seat])
        if len(cells) > 1:
            s.then(ChooseEntry(self.seat, self.entered))
        else:
            enter_gearloc(s, s.party[self.seat], cells[0], self.entered)


class ChooseEntry(Ask):
    """A gearloc that enters takes a free legal starting position (TMB-206)."""

    __slots__ = ("entered", "seat")

    def __init__(self, seat: Seat, entered: int) -> None:
        self.seat = seat
        self.entered = entered

    def questions(self, s: TooManyBones) -> tuple[Decision, ...]:
        """Where."""
        cells = entries(s, s.party[self.seat])
        return (Decision(self.seat, "enter", tuple([pick(AT, 0, cell) for cell in cells])),)

    def answer(self, s: TooManyBones, seat: Seat, chosen: Action) -> None:
        """There."""
        assert isinstance(chosen, Pick)
        enter_gearloc(s, s.party[seat], chosen.aim, self.entered)


def enter_gearloc(s: TooManyBones, gearloc: Gearloc, cell: int, entered: int) -> None:
    """It stands there, on top of the meter, below who entered before."""
    place_gearloc(s, gearloc, cell)
    s.meter.insert(entered, gearloc.id)


def entries(s: TooManyBones, gearloc: Gearloc) -> list[int]:
    """Where it may enter: the place that is settled, its own row, the other one of gearlocs, or anywhere (TMB-266)."""
    if gearloc.place != NOWHERE and s.grid[gearloc.place] == NOBODY:
        return [gearloc.place]
    anywhere = [cell for cell in range(CELLS) if s.grid[cell] == NOBODY]
    return starting_positions(s, gearloc) or free_in_row(s, other_row(gearloc)) or anywhere


def starting_positions(s: TooManyBones, gearloc: Gearloc) -> list[int]:
    """Melee on row 3, ranged on row 4, any lane, one per position (TMB-109)."""
    return free_in_row(s, GEARLOC_RANGED if SHEETS[gearloc.gearloc].ranged else GEARLOC_MELEE)


def other_row(gearloc: Gearloc) -> int:
    """The row where the other form of gearlocs starts."""
    return GEARLOC_MELEE if SHEETS[gearloc.gearloc].ranged else GEARLOC_RANGED


def free_in_row(s: TooManyBones, row: int) -> list[int]:
    """The positions of a row on which nobody stands."""
    return [cell_at(lane, row) for lane in range(LANES) if s.grid[cell_at(lane, row)] == NOBODY]


def place_gearloc(s: TooManyBones, gearloc: Gearloc, cell: int) -> None:
    """It stands there; constant effects of its locked dice are set again (TMB-203)."""
    gearloc.cell = cell
    gearloc.where = ON_MAT
    gearloc.place = NOWHERE
    s.grid[cell] = gearloc.id
    s.say(Entered(s.who(gearloc.id), cell))
    if find(gearloc.locked, CONSTANT_TAUNT_ICON) >= 0:
        put_effect(s, gearloc.id, TAUNT)


# Chips.


class EnterBaddies(Do):
    """While fewer than four baddies are on the mat the top of the queue enters, one after the other (TMB-122)."""

    __slots__ = ("above",)

    def __init__(self, above: int) -> None:
        self.above = above  # how many entered on top of the meter before, at this end of a round

    def run(self, s: TooManyBones) -> None:
        """Strong ones go to the top of the meter, others to its bottom (TMB-114)."""
        lane = free_lane(s)
        if not s.queue or lane < 0:
            return
        chip = s.queue[0]
        cell = entry_position(s, lane, ranged=CHIPS[chip & CHIP].ranged)
        if cell == NOWHERE:
            return  # it stays on top of the queue (TMB-123)
        s.queue.pop(0)
        enter_baddie(s, chip, lane, cell)
        points = CHIPS[chip & CHIP].points
        top = (points == 0 or points >= STRONG) and not is_skinned(s, chip & CHIP)
        if top:
            join_on_top(s, FIRST_BADDIE + lane, s.meter[: self.above])
        else:
            s.meter.append(FIRST_BADDIE + lane)
        s.then(EnterBaddies(self.above + int(top)))


def join_on_top(s: TooManyBones, unit: int, entered: list[int]) -> None:
    """It goes below the baddies that entered just before, among the gearlocs that did as the party likes (TMB-114)."""
    below = [place + 1 for place, other in enumerate(entered) if other >= FIRST_BADDIE]
    tied = entered[below[-1] if below else 0 :]
    if tied:
        s.then(ChoosePlace(unit, tuple(tied)))
    else:
        s.meter.insert(len(entered), unit)


def free_lane(s: TooManyBones) -> int:
    """The lowest lane marker that is free, or -1."""
    for lane in range(LANES):
        is_open = all(rule.is_lane_open(s, lane, argument) for rule, argument in in_force(s))
        if s.baddies[lane] is None and is_open:
            return lane
    return -1


def entry_position(s: TooManyBones, lane: int, *, ranged: bool) -> int:
    """Its lane and form; else the first free one of its form, then of the other form (TMB-123)."""
    rows = (BADDIE_RANGED, BADDIE_MELEE) if ranged else (BADDIE_MELEE, BADDIE_RANGED)
    tried = [cell_at(lane, rows[0])] + [cell_at(other, row) for row in rows for other in range(LANES)]
    for cell in tried:
        if s.grid[cell] == NOBODY:
            return cell
    return NOWHERE


def enter_baddie(s: TooManyBones, chip: int, lane: int, cell: int) -> Baddie:
    """A chip comes onto the mat with full HP and no dice; some bring others along (TMB-107, TMB-124)."""
    printed = CHIPS[chip & CHIP]
    risen = chip & RISEN != 0
    hp = RISEN_HP if risen else printed.hp
    unit = FIRST_BADDIE + lane
    baddie = Baddie(unit, cell, hp, 0, 0, 0, chip & CHIP, hp, [], [], 0, 0, risen=risen, silver=False)
    s.baddies[lane] = baddie
    s.grid[cell] = unit
    if chip & FACE_UP:
        s.say(Entered(s.who(unit), cell))
    else:
        s.reveal(Entered(s.who(unit), cell))
    if not risen:
        for _ in range(printed.adds):
            add_to_queue(s, 5, top=True)  # TMB-107
    for rule, argument in in_force(s):
        rule.enters(s, baddie, argument)
    return baddie
