"""Phase 3: every skeleton that has not yet moved moves once, board by board, side by side (BAD-005, BAD-022)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boneyard.core.agenda import Ask, Do
from boneyard.core.decision import Action, Decision, Seat
from boneyard.games.bad_bones.actions import EXITS, REST, TARGETS, Exit, Pick, Target, bone_name, kind_name
from boneyard.games.bad_bones.board import CELLS, DOWN, EDGE, LEFT, NEXT, NOWHERE, RIGHT, UP
from boneyard.games.bad_bones.events import Marched
from boneyard.games.bad_bones.harm import (
    EnterCapital,
    doom,
    enter_tower,
    enter_village,
    execute,
    fell_tower,
    perish,
    set_free,
    slay,
)
from boneyard.games.bad_bones.order import group_of, is_mover, order_matters
from boneyard.games.bad_bones.pieces import (
    AIM,
    EMPEROR,
    FACE,
    FRIENDLY,
    FROZEN,
    INSTRUCTOR,
    INSTRUCTORS,
    KIND,
    KINDS,
    LABYRINTH,
    LED,
    NO_WEAPON,
    PLACE,
    RANK_OF,
    SABOTEUR,
    TURN,
    facing_in,
    home_of,
    kind_of,
    place_of,
    rank_of,
)
from boneyard.games.bad_bones.state import NOBODY, SHEATHED, BadBones, Kingdom
from boneyard.games.bad_bones.walk import (
    BOMBED,
    CHASED,
    HELD,
    LEAVES,
    LOADED,
    LOOPS,
    ROBS,
    SENT_HOME,
    SLAIN,
    STAKED,
    STANDS,
    STAYS,
    THROWN,
    TOWER,
    Trip,
    chased,
    exits,
    facing_after,
    has_exit,
    meet_dragon,
    set_out,
    step_off,
    towards_treasure,
)
from boneyard.games.bad_bones.weapons import OfferWeapon, may_use_weapon

if TYPE_CHECKING:
    from mypy_extensions import i64


class March(Do):
    """The skeletons of one board move, in an order the owner chooses where it matters."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: BadBones) -> None:
        """One after another, until somebody has to choose."""
        advance(s, s.kingdoms[self.seat], self)


class MarchOn(Do):
    """The rest move as they stand; their owner no longer cares for the order."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: BadBones) -> None:
        """One after another, until somebody has to choose something else."""
        advance(s, s.kingdoms[self.seat], self)


ALONE: Final = tuple((kind,) for kind in range(KINDS))  # most move by themselves
STAMP: Final = 63 << KIND | 1 << FROZEN  # what a move does not change: the kind, and being frozen
MARCH: Final = tuple(March(seat) for seat in range(6))
MARCH_ON: Final = tuple(MarchOn(seat) for seat in range(6))


def advance(s: BadBones, k: Kingdom, task: Do) -> None:
    """Move those who have not moved; when something is asked, the task goes on after the answer."""
    unmoved = s.unmoved()
    may_ask = isinstance(task, March) and (s.book.chiefs or s.book.coop or k.weapon != NO_WEAPON)
    index: i64 = 0
    while index < len(k.bones):
        if not is_mover(k.bones[index], k, unmoved):
            index += 1
            continue
        if may_ask and order_matters(s, k):
            s.then(ChooseNext(k.seat))
            return
        if not (stroll(s, k, index) or move(s, k, index)) or weapon_is_due(s, k):
            s.then(task)
            return
        if s.book.chiefs:
            index = 0  # an instructor may have taken some of those before him with him


def stroll(s: BadBones, k: Kingdom, index: int) -> bool:
    """The commonest move, made at once: one step onto a bare square. Whether it was such a move.

    It ends just as `move` would end it; this is for speed, since most moves are like that.
    """
    bone: i64 = k.bones[index]
    start: i64 = bone >> PLACE & 63
    to: i64 = 0
    if start >= CELLS:
        to = s.book.ground.entries[start - CELLS]
    elif k.traps[start]:
        return False
    else:
        to = NEXT[start * 4 + (bone & 3)]
    kind: i64 = bone >> KIND
    if to >= EDGE or k.traps[to] or k.towers >> to & 1 or to == k.hero or RANK_OF[kind] == INSTRUCTOR:
        return False
    facing: i64 = towards_treasure(k, to, s.book.ground.turns[to * 4 + (bone & 3)])
    k.bones[index] = facing | to << PLACE | 1 - s.unmoved() << FACE | bone & STAMP
    s.say(Marched(k.seat, ALONE[kind], (start, to), STANDS, facing, NOBODY))
    return True


def weapon_is_due(s: BadBones, k: Kingdom) -> bool:
    """The third one has died on the hero: his weapon is offered at once (BAD-079)."""
    if k.kills < 3 or k.weapon_state != SHEATHED or not may_use_weapon(s, k):
        return False
    s.then(OfferWeapon(k.seat))
    return True


class ChooseNext(Ask):
    """The owner picks who moves next, by square, facing and kind; or lets the rest go as they stand (BAD-022)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def questions(self, s: BadBones) -> tuple[Decision, ...]:
        """Everybody who still has to move; those who look alike are offered once."""
        k = s.kingdoms[self.seat]
        unmoved = s.unmoved()
        movers: list[int] = []
        for bone in k.bones:
            if is_mover(bone, k, unmoved) and bone not in movers:
                movers.append(bone)
        picks: list[Action] = [Pick(bone_name(bone, s.book.coop), bone) for bone in sorted(movers, key=by_place)]
        return (Decision(self.seat, "choose_next", (*picks, REST)),)

    def answer(self, s: BadBones, seat: Seat, pick: Action) -> None:
        """That one moves; then the question comes again, if it still matters."""
        if not isinstance(pick, Pick):
            s.then(MARCH_ON[seat])
            return
        k = s.kingdoms[seat]
        if move(s, k, k.bones.index(pick.bone)):
            weapon_is_due(s, k)
        s.then(MARCH[seat])


def by_place(bone: int) -> tuple[int, int]:
    """In reading order, and those on one square by kind."""
    return place_of(bone), bone


def move(s: BadBones, k: Kingdom, index: int) -> bool:
    """One skeleton moves; whether the move is over."""
    return resolve(s, k, set_out_with(s, k, index))


def set_out_with(s: BadBones, k: Kingdom, index: int) -> Trip:
    """Take a skeleton off the board, an instructor with his group (BAD-094), and follow it until something is asked."""
    bone = k.bones.pop(index)
    group: tuple[int, ...] = (bone,)
    if RANK_OF[bone >> KIND] == INSTRUCTOR:
        group = group_of(k, bone, s.unmoved())
        for other in group[1:]:
            k.bones.remove(other)
        set_free(k, bone >> KIND)
    start = place_of(bone)
    trip = set_out(group, start, bone & 3)
    if start < CELLS and k.traps[start] & 15 == LABYRINTH and k.traps[start] >> TURN & 1 != bone >> FACE & 1:
        trip.path = (start, start)  # not let out this round (BAD-062)
        trip.touched = 1 << start
        trip.fate = HELD
    else:
        step_off(k, s.book.ground, trip)
    return trip


def resolve(s: BadBones, k: Kingdom, trip: Trip) -> bool:
    """Ask what the owner has to choose, or let the move end; whether it is over."""
    if trip.fate == CHASED:
        meet_dragon(trip)
        if has_exit(k, trip):
            s.then(ChooseExit(k.seat, trip))
            return False
        trip.fate = LOOPS  # no way out ends the move (BAD-075)
    elif trip.fate == THROWN:
        if k.traps[trip.path[-1]] >> AIM == 0:
            targets = opponents(s, k.seat)
            if len(targets) > 1:
                s.then(ChooseAim(k.seat, trip))
                return False
            k.traps[trip.path[-1]] |= targets[0] + 1 << AIM
    elif trip.fate == LEAVES:
        targets = beyond(s, k.seat, trip.path[-1] - EDGE)
        if len(targets) > 1:
            s.then(ChooseTarget(k.seat, trip))
            return False
        if not targets:
            return enter_in_order(s, k, trip)
        finish(s, k, trip, targets[0])
        return True
    elif trip.fate == TOWER:
        return enter_in_order(s, k, trip)
    finish(s, k, trip, NOBODY)
    return True


def opponents(s: BadBones, seat: int) -> list[int]:
    """Whom a catapult or a hearse may send to; alone one sends to oneself (BAD-043, BAD-071, BAD-100, BAD-102)."""
    seats = s.book.seats
    return [(seat + i) % seats for i in range(1, seats)] if seats > 1 else [seat]


def beyond(s: BadBones, seat: int, edge: int) -> list[int]:
    """Whose cemetery lies beyond an edge; none where the own village or the capital is (BAD-026, BAD-102)."""
    seats = s.book.seats
    if edge == LEFT:
        return [(seat + 1) % seats]  # the next clockwise (BAD-006)
    if edge == RIGHT:
        return [(seat - 1) % seats]
    if edge == (UP if s.book.coop else DOWN):
        return []
    return opponents(s, seat)


class ChooseExit(Ask):
    """The owner of a dragon says which way it chases a skeleton (BAD-039)."""

    __slots__ = ("seat", "trip")

    def __init__(self, seat: int, trip: Trip) -> None:
        self.seat = seat
        self.trip = trip

    def questions(self, s: BadBones) -> tuple[Decision, ...]:
        """The ways from which the move can end."""
        ways = exits(s.kingdoms[self.seat], self.trip)
        return (Decision(self.seat, "choose_exit", tuple([EXITS[way] for way in ways])),)

    def answer(self, s: BadBones, seat: Seat, pick: Action) -> None:
        """It goes there, facing away, and on from there."""
        assert isinstance(pick, Exit)
        k = s.kingdoms[seat]
        trip = self.trip.clone()
        chased(k, trip, pick.direction)
        if resolve(s, k, trip):
            weapon_is_due(s, k)


class ChooseAim(Ask):
    """The owner of a catapult says at whom it aims this round (BAD-043)."""

    __slots__ = ("seat", "trip")

    def __init__(self, seat: int, trip: Trip) -> None:
        self.seat = seat
        self.trip = trip

    def questions(self, s: BadBones) -> tuple[Decision, ...]:
        """Any opponent."""
        return (Decision(self.seat, "choose_aim", tuple([TARGETS[seat] for seat in opponents(s, self.seat)])),)

    def answer(self, s: BadBones, seat: Seat, pick: Action) -> None:
        """All it throws this round goes there."""
        assert isinstance(pick, Target)
        k = s.kingdoms[seat]
        k.traps[self.trip.path[-1]] |= pick.seat + 1 << AIM
        finish(s, k, self.trip, NOBODY)


class ChooseTarget(Ask):
    """Who leaves by the far forest goes to anybody, chosen for each skeleton or group (BAD-026)."""

    __slots__ = ("seat", "trip")

    def __init__(self, seat: int, trip: Trip) -> None:
        self.seat = seat
        self.trip = trip

    def questions(self, s: BadBones) -> tuple[Decision, ...]:
        """Any opponent, or in co-op any team-mate."""
        return (Decision(self.seat, "choose_target", tuple([TARGETS[seat] for seat in opponents(s, self.seat)])),)

    def answer(self, s: BadBones, seat: Seat, pick: Action) -> None:
        """It goes to that cemetery."""
        assert isinstance(pick, Target)
        finish(s, s.kingdoms[seat], self.trip, pick.seat)


class ChooseEntrant(Ask):
    """Of a group at a tower or the village the owner says who enters first (BAD-095)."""

    __slots__ = ("seat", "trip")

    def __init__(self, seat: int, trip: Trip) -> None:
        self.seat = seat
        self.trip = trip

    def questions(self, s: BadBones) -> tuple[Decision, ...]:
        """Those of the group; who look alike are offered once."""
        kinds = sorted({kind_of(bone): bone for bone in self.trip.group}.items())
        return (Decision(self.seat, "choose_entrant", tuple([Pick(kind_name(kind), bone) for kind, bone in kinds])),)

    def answer(self, s: BadBones, seat: Seat, pick: Action) -> None:
        """That one enters; the others follow, or go on."""
        assert isinstance(pick, Pick)
        rest = list(self.trip.group)
        rest.remove(pick.bone)
        k = s.kingdoms[seat]
        entered = self.trip.clone()
        entered.group = (pick.bone,)
        finish(s, k, entered, NOBODY)
        follow(s, k, self.trip, tuple(rest))
        weapon_is_due(s, k)


def enter_in_order(s: BadBones, k: Kingdom, trip: Trip) -> bool:
    """At a tower, the village or the capital: ask a group for its order where it matters; whether the move is over."""
    if len(trip.group) > 1:
        kinds = {kind_of(bone) for bone in trip.group}
        ranks = {RANK_OF[kind] for kind in kinds}
        one_stops = s.book.coop and trip.fate == TOWER
        if len(kinds) > 1 and (one_stops or (FRIENDLY in ranks and ranks - {FRIENDLY, EMPEROR})):
            s.then(ChooseEntrant(k.seat, trip))
            return False
        if one_stops:
            first = trip.clone()
            first.group = trip.group[:1]
            finish(s, k, first, NOBODY)
            follow(s, k, trip, trip.group[1:])
            return True
    finish(s, k, trip, NOBODY)
    return True


def follow(s: BadBones, k: Kingdom, trip: Trip, rest: tuple[int, ...]) -> None:
    """Those of a group who come after the first, at a tower that may have fallen meanwhile (BAD-095, BAD-104)."""
    further = trip.clone()
    further.group = rest
    if trip.fate == TOWER and s.book.coop:
        cell = trip.path[-1]
        if EMPEROR in [rank_of(bone) for bone in rest]:  # he has entered it with his group (BAD-098)
            doom(s, k, "emperor")
        if not k.towers >> cell & 1:
            further.fate = SLAIN if cell == k.hero else STANDS
    resolve(s, k, further)


def finish(s: BadBones, k: Kingdom, trip: Trip, target: int) -> None:
    """The move is over: what becomes of those who made it."""
    fate = trip.fate
    if trip.touched:
        wear(k, trip)
    if fate == THROWN:
        target = (k.traps[trip.path[-1]] >> AIM) - 1
    facing = trip.direction
    if fate <= LOOPS:
        facing = facing_after(k, s.book.ground, trip)
    kinds = kinds_of(trip.group)
    s.say(Marched(k.seat, kinds, trip.path, fate, facing, target))
    if fate in (STANDS, HELD, ROBS):
        put_down(s, k, trip.group, trip.path[-1], facing)
    elif fate in (STAYS, LOOPS):
        put_down(s, k, trip.group, trip.path[0], facing)
    elif fate == SENT_HOME:
        home = home_of(s.book.ground, kinds[0])
        put_down(s, k, trip.group, home, facing_in(s.book.ground, home))
    elif target != NOBODY:
        k.sent += tuple([target << 8 | kind for kind in kinds])
    elif fate == LOADED:
        k.loaded += tuple([trip.path[-1] << 8 | kind for kind in kinds])
    elif fate == SLAIN and trip.landing == NOWHERE:
        slay(s, k, kinds)
    elif fate == SLAIN:
        execute(s, k, kinds)
    else:
        enter(s, k, kinds, trip)


def kinds_of(group: tuple[int, ...]) -> tuple[int, ...]:
    """The kinds of those who move together, the leader first."""
    return ALONE[group[0] >> KIND] if len(group) == 1 else tuple([bone >> KIND for bone in group])


def enter(s: BadBones, k: Kingdom, kinds: tuple[int, ...], trip: Trip) -> None:
    """They have reached a tower, the village or the capital; or died of a trap."""
    for kind in kinds:
        if trip.fate in (BOMBED, STAKED):
            perish(s, k, kind)
        elif trip.fate == LEAVES and s.book.coop:
            s.later(EnterCapital(k.seat, kind))
        elif trip.fate == LEAVES:
            enter_village(s, k, kind)
        elif s.book.coop:
            fell_tower(s, k, trip.path[-1], kind)
        else:
            enter_tower(s, k, kind)


def wear(k: Kingdom, trip: Trip) -> None:
    """Traps that were triggered are remembered and wear when all have moved (BAD-030, BAD-031, BAD-097)."""
    touched = trip.touched
    if trip.landing != NOWHERE:
        k.used |= touched & ~(1 << trip.landing)  # coming back onto the landing dragon is no extra use (BAD-040)
        return
    k.used |= touched
    for bone in trip.group:
        if RANK_OF[bone >> KIND] == SABOTEUR:
            k.sabotaged |= touched
            if bone >> KIND not in k.vandals:
                k.vandals += (bone >> KIND,)


def put_down(s: BadBones, k: Kingdom, group: tuple[int, ...], place: int, facing: int) -> None:
    """Put them on a square or in a forest slot, flipped; who walks with an instructor stays with him (BAD-094)."""
    there = facing | place << PLACE | 1 - s.unmoved() << FACE
    led = 0
    for bone in group:
        k.bones.append(there | led << LED | bone & STAMP)
        if led == 0 and len(group) > 1 and rank_of(bone) == INSTRUCTOR:
            led = 1 + INSTRUCTORS.index(kind_of(bone))
