"""How a move ends: what its owner has to choose first, and what becomes of the skeletons that made it.

Which way they face then, by arrows or a treasure, is `walk.facing_after`.
"""

from __future__ import annotations

from typing import Final

from boneyard.games.bad_bones.march.harm import (
    EnterCapital,
    doom,
    enter_tower,
    enter_village,
    execute,
    fell_tower,
    perish,
    slay,
)
from boneyard.games.bad_bones.march.order_of_moves import mending_matters
from boneyard.games.bad_bones.march.walk import (
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
    facing_after,
    has_exit,
    meet_dragon,
)
from boneyard.games.bad_bones.march.wear import note_use
from boneyard.games.bad_bones.model.board import EDGE, NOWHERE
from boneyard.games.bad_bones.model.events import Marched
from boneyard.games.bad_bones.model.neighbours import beyond, opponents
from boneyard.games.bad_bones.model.pieces import (
    AIM,
    EMPEROR,
    FACE,
    FROZEN,
    KIND,
    KINDS,
    LED,
    PLACE,
    facing_in,
    home_of,
    rank_of,
    traveller,
)
from boneyard.games.bad_bones.model.state import NOBODY, BadBones, Kingdom

ALONE: Final = tuple((kind,) for kind in range(KINDS))  # most move by themselves
STAMP: Final = 63 << KIND | 1 << FROZEN  # what a move does not change: the kind, and being frozen


def end_move(s: BadBones, k: Kingdom, trip: Trip) -> tuple[str, Trip]:
    """End a move unless its owner has to choose first; return what is to be chosen, and the trip it is about."""
    while True:
        what = choice_at(s, k, trip)
        if what:
            return what, trip
        if not one_is_stopped(s, trip):
            finish(s, k, trip, sole_target(s, k, trip))
            return "", trip
        trip = let_in(s, k, trip, trip.group[0])


def choice_at(s: BadBones, k: Kingdom, trip: Trip) -> str:
    """What the owner has to choose before a move can end: an exit, an aim, a target, an entrant; or nothing."""
    if trip.ending == CHASED:
        meet_dragon(trip)
        if has_exit(k, trip):
            return "exit"
        trip.ending = LOOPS  # no way out ends the move (BAD-075)
    elif trip.ending == THROWN and k.traps[trip.path[-1]] >> AIM == 0:
        targets = opponents(s, k.seat)
        if len(targets) > 1:
            return "aim"
        k.traps[trip.path[-1]] |= targets[0] + 1 << AIM
    elif trip.ending == LEAVES:
        targets = beyond(s, k.seat, trip.path[-1] - EDGE)
        if len(targets) > 1:
            return "target"
        if not targets and mending_matters(s, k, trip.group, at_village=True):
            return "entrant"
    elif trip.ending == TOWER:
        if s.book.coop:
            return "entrant" if len(set(kinds_of(trip.group))) > 1 else ""
        if mending_matters(s, k, trip.group, at_village=False):
            return "entrant"
    return ""


def one_is_stopped(s: BadBones, trip: Trip) -> bool:
    """Whether a group has come to a co-op tower, which stops one of them at a time (BAD-104)."""
    return trip.ending == TOWER and len(trip.group) > 1 and s.book.coop


def sole_target(s: BadBones, k: Kingdom, trip: Trip) -> int:
    """The player who gets those who leave where there is no choice; NOBODY if they do not leave the board."""
    targets = beyond(s, k.seat, trip.path[-1] - EDGE) if trip.ending == LEAVES else []
    return targets[0] if targets else NOBODY


def let_in(s: BadBones, k: Kingdom, trip: Trip, first: int) -> Trip:
    """One of a group enters a tower or the village; the others come after (BAD-095, BAD-104)."""
    entering = trip.clone()
    entering.group = (first,)
    finish(s, k, entering, NOBODY)
    rest = list(trip.group)
    rest.remove(first)
    further = trip.clone()
    further.group = tuple(rest)
    if first == trip.group[0]:
        further.led = 0  # without their leader they are free
    if one_is_stopped(s, trip):
        cell = trip.path[-1]
        if EMPEROR in [rank_of(bone) for bone in rest]:  # he has entered it with his group (BAD-098)
            doom(s, k, "emperor")
        if not k.towers >> cell & 1:
            further.ending = SLAIN if cell == k.hero else STANDS
    return further


def finish(s: BadBones, k: Kingdom, trip: Trip, target: int) -> None:
    """The move is over: carry out what becomes of those who made it."""
    ending = trip.ending
    if trip.touched:
        note_use(k, trip)
    if ending == THROWN:
        target = (k.traps[trip.path[-1]] >> AIM) - 1
    facing = trip.direction
    if ending <= LOOPS:
        facing = facing_after(k, s.book.ground, trip)
    kinds = kinds_of(trip.group)
    s.say(Marched(k.seat, kinds, trip.path, ending, facing, target))
    if ending in (STANDS, HELD, ROBS):
        put_down(s, k, trip, trip.path[-1], facing)
    elif ending in (STAYS, LOOPS):
        put_down(s, k, trip, trip.path[0], facing)
    elif ending == SENT_HOME:
        home = home_of(s.book.ground, kinds[0])
        put_down(s, k, trip, home, facing_in(s.book.ground, home))
    elif target != NOBODY:
        k.sent += tuple([traveller(target, kind) for kind in kinds])
    elif ending == LOADED:
        k.loaded += tuple([traveller(trip.path[-1], kind) for kind in kinds])
    elif ending == SLAIN and trip.landing == NOWHERE:
        slay(s, k, kinds)
    elif ending == SLAIN:
        execute(s, k, kinds)
    else:
        enter(s, k, kinds, trip)


def kinds_of(group: tuple[int, ...]) -> tuple[int, ...]:
    """The kinds of those who move together, the leader first."""
    return ALONE[group[0] >> KIND] if len(group) == 1 else tuple([bone >> KIND for bone in group])


def enter(s: BadBones, k: Kingdom, kinds: tuple[int, ...], trip: Trip) -> None:
    """They have reached a tower, the village or the capital; or died of a trap."""
    for kind in kinds:
        if trip.ending in (BOMBED, STAKED):
            perish(s, k, kind)
        elif trip.ending == LEAVES and s.book.coop:
            s.later(EnterCapital(k.seat, kind))
        elif trip.ending == LEAVES:
            enter_village(s, k, kind)
        elif s.book.coop:
            fell_tower(s, k, trip.path[-1], kind)
        else:
            enter_tower(s, k, kind)


def put_down(s: BadBones, k: Kingdom, trip: Trip, place: int, facing: int) -> None:
    """Put them on a square or in a forest slot, flipped; an instructor's group stays with him (BAD-109)."""
    there = facing | place << PLACE | s.moved() << FACE
    led = 0  # the leader comes first
    for bone in trip.group:
        k.bones.append(there | led << LED | bone & STAMP)
        led = trip.led
