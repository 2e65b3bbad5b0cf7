"""What the next skeleton phase will do to one board if nothing else is decided; chance is left out."""

from __future__ import annotations

from boneyard.core.agenda import Ask, State, Together, forget
from boneyard.core.decision import Action
from boneyard.core.event import Event
from boneyard.games.bad_bones.board import EDGE, NOWHERE
from boneyard.games.bad_bones.burial import bury
from boneyard.games.bad_bones.events import ChoiceAhead, Marched
from boneyard.games.bad_bones.march import beyond, finish, opponents, set_out_with, wear
from boneyard.games.bad_bones.order import is_mover, order_matters
from boneyard.games.bad_bones.pieces import AIM, FRIENDLY, KIND, RANK_OF
from boneyard.games.bad_bones.skeletons import wear_traps
from boneyard.games.bad_bones.state import ANYBODY, NOBODY, SHEATHED, BadBones, Kingdom
from boneyard.games.bad_bones.walk import (
    CHASED,
    LEAVES,
    LOOPS,
    SLAIN,
    STANDS,
    THROWN,
    TOWER,
    Trip,
    has_exit,
    meet_dragon,
)
from boneyard.games.bad_bones.weapons import may_use_weapon, pieces_on


def forecast(s: BadBones, seat: int, pick: Action | None) -> tuple[Event, ...]:
    """For everybody who still has to move on a board: the way, and what comes of it; first what the pick itself does.

    Where the owner will have to choose, a `ChoiceAhead` says so, and the way ends there.
    """
    other = alone(s, seat)
    if pick is not None:
        try_out(s, other, seat, pick)
    foresee(other, other.kingdoms[seat])
    return tuple(other.events)


def alone(s: BadBones, seat: int) -> BadBones:
    """A table on which one board may be played with, and nothing else is to happen."""
    kingdoms = s.kingdoms
    s.kingdoms = []
    other = s.clone()
    s.kingdoms = kingdoms
    other.kingdoms = [k.clone() if k.seat == seat else k for k in kingdoms]
    forget(other)
    other.late = []
    return other


def try_out(s: BadBones, other: BadBones, seat: int, pick: Action) -> None:
    """Give an answer as if all had chosen."""
    asking_of(s, seat).answer(other, seat, pick)
    other.agenda = []
    sealed = other.late or []
    other.late = []
    for task in sealed:
        task.run(other)  # type: ignore[attr-defined]  # what is left for later is always something to do
    other.agenda = []
    if sealed:
        k = other.kingdoms[seat]
        if k.kills >= 3 and may_use_weapon(other, k):
            other.say(ChoiceAhead(seat, "weapon", NOWHERE))
        bury(other, k)


def asking_of(s: State, seat: int) -> Ask:
    """The question that is open for a seat."""
    top = s.agenda[-1]
    if isinstance(top, Together):
        top = top.lane_of(seat).agenda[-1]
    assert isinstance(top, Ask)
    return top


def foresee(s: BadBones, k: Kingdom) -> None:
    """Everybody moves as they stand, up to where somebody has to choose."""
    if k.landing != NOWHERE:
        chase_off(s, k)
    unmoved = s.unmoved()
    if order_matters(s, k):
        s.say(ChoiceAhead(k.seat, "order", NOWHERE))
    for bone in k.bones[:]:
        if bone in k.bones and is_mover(bone, k, unmoved):
            foresee_end(s, k, set_out_with(s, k, k.bones.index(bone)))
    if k.kills >= 3 and k.weapon_state == SHEATHED and may_use_weapon(s, k):
        s.say(ChoiceAhead(k.seat, "weapon", NOWHERE))
    for task in s.late or []:
        task.run(s)  # type: ignore[attr-defined]  # houses of the capital
    for cell in sorted({parcel >> 8 for parcel in k.loaded}):
        if len(opponents(s, k.seat)) > 1:
            s.say(ChoiceAhead(k.seat, "hearse", cell))
    wear_traps(s, k)


def chase_off(s: BadBones, k: Kingdom) -> None:
    """A dragon has landed: which way it chases whom is for its owner to say."""
    for bone in pieces_on(k, k.landing):
        trip = Trip((bone,), bone & 3, (k.landing,), 0, (), CHASED, k.landing)
        meet_dragon(trip)
        k.bones.remove(bone)
        if has_exit(k, trip):
            s.say(Marched(k.seat, (bone >> KIND,), (k.landing,), CHASED, bone & 3, NOBODY))
    s.say(ChoiceAhead(k.seat, "exit", k.landing))
    k.landing = NOWHERE


def foresee_end(s: BadBones, k: Kingdom, trip: Trip) -> None:
    """How one move ends, as far as that can be told now."""
    if trip.fate == CHASED:
        meet_dragon(trip)
        if has_exit(k, trip):
            tell_choice(s, k, trip, "exit")
            return
        trip.fate = LOOPS
    elif trip.fate == THROWN and k.traps[trip.path[-1]] >> AIM == 0:
        targets = opponents(s, k.seat)
        if len(targets) > 1:
            tell_choice(s, k, trip, "aim")
            return
        k.traps[trip.path[-1]] |= targets[0] + 1 << AIM
    elif trip.fate == LEAVES:
        targets = beyond(s, k.seat, trip.path[-1] - EDGE)
        if len(targets) > 1:
            tell_choice(s, k, trip, "target")
            return
        finish(s, k, trip, targets[0] if targets else NOBODY)
        return
    elif trip.fate == TOWER and s.book.coop and len(trip.group) > 1:
        stop_first(s, k, trip)
        return
    finish(s, k, trip, NOBODY)


def stop_first(s: BadBones, k: Kingdom, trip: Trip) -> None:
    """Of a group at a co-op tower the first is stopped, if nobody says otherwise, and the rest go on."""
    first = trip.clone()
    first.group = trip.group[:1]
    finish(s, k, first, NOBODY)
    trip.group = trip.group[1:]
    if RANK_OF[first.group[0] >> KIND] != FRIENDLY:
        trip.fate = SLAIN if trip.path[-1] == k.hero else STANDS
    finish(s, k, trip, NOBODY)


def tell_choice(s: BadBones, k: Kingdom, trip: Trip, what: str) -> None:
    """The way is known so far; what comes then, the owner will be asked."""
    wear(k, trip)
    kinds = tuple([bone >> KIND for bone in trip.group])
    target = NOBODY if trip.fate == CHASED else ANYBODY
    s.say(Marched(k.seat, kinds, trip.path, trip.fate, trip.direction, target))
    s.say(ChoiceAhead(k.seat, what, [place for place in trip.path if place < EDGE][-1]))
