"""Rounds: fatigue, turns from the top of the meter to its bottom, and who enters at the end (TMB-112 to TMB-125)."""

from __future__ import annotations

from typing import Final

from boneyard.core.agenda import Ask, Do
from boneyard.core.decision import Action, Decision, Seat
from boneyard.games.too_many_bones.actions import CHOOSE, FIRST, GEARLOC_AIM, Pick, pick
from boneyard.games.too_many_bones.baddie_turn import BaddieTurn
from boneyard.games.too_many_bones.content.chips import BY_KEY, CHIPS
from boneyard.games.too_many_bones.damage import lose_hp
from boneyard.games.too_many_bones.effect_dice import put_effect
from boneyard.games.too_many_bones.effects import gearloc_aimed
from boneyard.games.too_many_bones.ending import CheckBattle, end_battle
from boneyard.games.too_many_bones.entering import enter_baddie, entry_position, free_lane
from boneyard.games.too_many_bones.events import Entered, MeterMoved, RoundBegan
from boneyard.games.too_many_bones.figures import cannot_lose_hp
from boneyard.games.too_many_bones.gearloc_turn import GearlocTurn
from boneyard.games.too_many_bones.ids import CONSTANT_TAUNT_ICON, FIRST_BADDIE, NOBODY, TAUNT
from boneyard.games.too_many_bones.loot_moments import is_skinned, offer_optics
from boneyard.games.too_many_bones.mat import (
    CELLS,
    GEARLOC_MELEE,
    GEARLOC_RANGED,
    LANES,
    NOWHERE,
    cell_at,
)
from boneyard.games.too_many_bones.printed import FACTS
from boneyard.games.too_many_bones.sheets import SHEETS
from boneyard.games.too_many_bones.slots import find
from boneyard.games.too_many_bones.state import (
    BY_PLACES,
    CHIP,
    ENTERING,
    ON_MAT,
    Gearloc,
    TooManyBones,
)
from boneyard.games.too_many_bones.terms import in_force, may_act

NOM: Final = BY_KEY["nom"].chip
FATIGUE_FROM: Final[int] = FACTS["rounds.fatigue_from"]
FATIGUE_LOSS: Final[int] = FACTS["rounds.fatigue_loss"]
LIMIT: Final[int] = FACTS["rounds.limit"]
STRONG: Final = 20  # points from which a chip enters on top of the meter (TMB-114)


class StartRound(Do):
    """The round die turns, everybody tires, and against Nom the next one enters (TMB-058, TMB-117, TMB-119)."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """A battle nobody can decide is lost (TMB-220)."""
        s.round += 1
        s.acted = 0
        if s.round > LIMIT:
            end_battle(s, "time")
            return
        s.say(RoundBegan(s.round))
        coming = [gearloc.id for gearloc in s.party if gearloc.where == ENTERING]  # before fatigue takes another
        if s.round >= FATIGUE_FROM:
            tire(s)
            s.then(CheckBattle())
        for term, number in in_force(s):
            term.round_starts(s, number)
        for seat in coming:
            s.then(ChooseEntry(seat, 0), CheckBattle())
        s.then(NextTurn())


def tire(s: TooManyBones) -> None:
    """Fatigue: nothing blocks it except an effect that says HP cannot change."""
    tired = [unit for unit in [*s.gearlocs_standing(), *s.enemies_standing()] if not cannot_lose_hp(s, unit)]
    for unit in tired:
        lose_hp(s, unit, FATIGUE_LOSS, "fatigue")


class NextTurn(Do):
    """The topmost unit that has not acted takes its turn; when all have, the round ends (TMB-113, TMB-116)."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """From top to bottom."""
        for unit in s.meter:
            if not s.acted >> unit & 1:
                s.acted |= 1 << unit
                if not may_act(s, unit):
                    continue
                s.then(GearlocTurn(unit) if unit < FIRST_BADDIE else BaddieTurn(unit), NextTurn())
                return
        s.then(EndRound())


class EndRound(Do):
    """End-of-round effects, noted changes of the meter, then entries and a new round (TMB-118)."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """What an encounter says comes first."""
        for term, number in in_force(s):
            term.round_ends(s, number)
        offer_optics(s)
        entries = EnterBaddies(0) if s.quarry == NOM else EnterGearlocs(0)
        s.then(ChangeMeter(), entries, CheckBattle(), StartRound())


class ChangeMeter(Do):
    """What was noted during the round is carried out, in the order of the notes (TMB-115)."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """Who has left the mat meanwhile is not on the meter any more."""
        for note in s.notes:
            shift(s, note >> 8, (note & 255) - BY_PLACES)
        s.notes = []


def shift(s: TooManyBones, unit: int, places: int) -> None:
    """A unit goes down the meter, or up with a negative number, and stops at its end (TMB-115)."""
    here = s.meter.index(unit)
    there = min(len(s.meter) - 1, max(0, here + places))
    s.meter.insert(there, s.meter.pop(here))
    if there != here:
        s.say(MeterMoved(s.who(unit), there - here))


class EnterGearlocs(Do):
    """Who is revived or next in line comes onto the mat, on top of the meter (TMB-058, TMB-114, TMB-206)."""

    __slots__ = ("entered",)

    def __init__(self, entered: int) -> None:
        self.entered = entered  # how many have, at this end of a round

    def run(self, s: TooManyBones) -> None:
        """Among several the party says who is higher."""
        coming = [gearloc for gearloc in s.party if gearloc.where == ENTERING]
        if len(coming) > 1:
            s.then(ChooseHigher(self.entered))
        elif coming:
            s.then(ChooseEntry(coming[0].id, self.entered), EnterGearlocs(self.entered + 1))
        else:
            s.then(EnterBaddies(self.entered))


class ChooseHigher(Ask):
    """Gearlocs that enter together stand on the meter as the party likes (TMB-114)."""

    __slots__ = ("entered",)

    def __init__(self, entered: int) -> None:
        self.entered = entered

    def questions(self, s: TooManyBones) -> tuple[Decision, ...]:
        """Who comes next."""
        coming = [gearloc for gearloc in s.party if gearloc.where == ENTERING]
        picks = tuple([pick(FIRST, 0, GEARLOC_AIM + gearloc.gearloc) for gearloc in coming])
        return (Decision(s.book.leader, "entry_order", picks),)

    def answer(self, s: TooManyBones, seat: Seat, chosen: Action) -> None:
        """That one, then the others below."""
        assert isinstance(chosen, Pick)
        s.then(ChooseEntry(gearloc_aimed(s, chosen.aim).id, self.entered), EnterGearlocs(self.entered + 1))


class ChooseEntry(Ask):
    """A gearloc that enters takes a free legal starting position (TMB-206)."""

    __slots__ = ("entered", "seat")

    def __init__(self, seat: Seat, entered: int) -> None:
        self.seat = seat
        self.entered = entered

    def questions(self, s: TooManyBones) -> tuple[Decision, ...]:
        """Where."""
        cells = entries(s, s.party[self.seat])
        return (Decision(self.seat, "enter", tuple([pick(CHOOSE, 0, cell) for cell in cells])),)

    def answer(self, s: TooManyBones, seat: Seat, chosen: Action) -> None:
        """There, on top of the meter, below who entered before."""
        assert isinstance(chosen, Pick)
        place_gearloc(s, s.party[seat], chosen.aim)
        s.meter.insert(self.entered, seat)


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
        s.meter.insert(self.above if top else len(s.meter), FIRST_BADDIE + lane)
        s.then(EnterBaddies(self.above + int(top)))
