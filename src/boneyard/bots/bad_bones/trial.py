"""Trying out an answer on one Bad Bones board, and the march after it, with the best-looking choices."""

from __future__ import annotations

from boneyard.bots.bad_bones.outlook import CHANCE, LOSS_COSTS, SENT, WEIGHTS
from boneyard.bots.bad_bones.routes import AWAY, CAUGHT, END, HOME, TOWER, laid_out, route_end, routes_of
from boneyard.core.agenda import apart, asking
from boneyard.core.decision import Action
from boneyard.games.bad_bones.march.burial import bury
from boneyard.games.bad_bones.march.endings import end_move, finish, let_in
from boneyard.games.bad_bones.march.groups import is_mover
from boneyard.games.bad_bones.march.march import ChooseExit, lift_and_walk, stroll
from boneyard.games.bad_bones.march.walk import (
    CHASED,
    LEAVES,
    LOOPS,
    ROBS,
    STAYS,
    THROWN,
    Trip,
    chased,
    exits,
    facing_after,
)
from boneyard.games.bad_bones.march.walk import TOWER as AT_TOWER
from boneyard.games.bad_bones.march.weapons import ChooseTurn, piece, pieces_on
from boneyard.games.bad_bones.march.wear import expel, wear_traps
from boneyard.games.bad_bones.model.board import CELLS, CROSS, EDGE, NEXT, NOWHERE
from boneyard.games.bad_bones.model.neighbours import beyond, opponents
from boneyard.games.bad_bones.model.pieces import (
    AIM,
    DRAGON,
    FACE,
    KIND,
    PLACE,
    RANK_OF,
    SPRING,
    WALL,
    entry_of,
    turned,
)
from boneyard.games.bad_bones.model.state import BadBones, Kingdom
from boneyard.games.bad_bones.phases.laying_traps import lift_from_under


def attempt(s: BadBones, other: BadBones, k: Kingdom, option: Action) -> None:
    """Apply an answer on a separate table, as if all had chosen."""
    asking(s, k.seat).answer(other, k.seat, option)
    asked = other.agenda
    sealed = other.late or []
    other.agenda = []
    other.late = []
    for task in sealed:
        task.run(other)
    if sealed:
        bury(other, k)  # kills are counted in each phase
    other.agenda = []
    for question in asked:
        if isinstance(question, ChooseExit):
            conclude(other, k, steered(other, k, question.trip))
        elif isinstance(question, ChooseTurn):
            for bone in question.waiting:
                turn(other, k, bone)


def turn(s: BadBones, k: Kingdom, bone: int) -> None:
    """Rapier: turn a skeleton to the facing with the least expected cost."""
    laid = laid_out(k)
    best, least = 0, 1e9
    for facing in range(4):
        cost = route_cost(s, k, laid, bone & 252 | facing)
        if cost < least:
            best, least = facing, cost
    for one in piece(k, bone):
        k.bones[k.bones.index(one)] = turned(one, best)


def march_on(s: BadBones, k: Kingdom) -> None:
    """Move all skeletons of a board that have not moved, and wear its traps."""
    if k.landing != NOWHERE:
        for bone in pieces_on(k, k.landing):
            trip = lift_from_under(s, k, bone)
            if trip is not None:
                conclude(s, k, steered(s, k, trip))
        k.landing = NOWHERE
    march(s, k)
    for task in s.late or []:
        task.run(s)
    s.late = []
    wear_traps(s, k)
    expel(s, k, [k])


def march(s: BadBones, k: Kingdom) -> None:
    """Move all skeletons of a board that have not moved."""
    unmoved = s.unmoved()
    index = 0
    while index < len(k.bones):
        if not is_mover(k.bones[index], k, unmoved):
            index += 1
        elif not stroll(s, k, index):
            conclude(s, k, lift_and_walk(s, k, index))
            index = 0 if s.book.chiefs else index  # an instructor may have moved earlier ones with it


def all_but(s: BadBones, seat: int, cell: int) -> BadBones:
    """A table on which all skeletons that cannot reach a square have moved."""
    other = apart(s)
    k = other.kingdoms[seat]
    waiting = [bone for bone in k.bones if reach(s, k, bone) >> cell & 1]
    k.bones = [bone for bone in k.bones if not reach(s, k, bone) >> cell & 1]
    march(other, k)
    k.bones += waiting
    other.events = []
    return other


def conclude(s: BadBones, k: Kingdom, trip: Trip) -> None:
    """Finish a move with all choices on the way. Which opponent a skeleton is sent to does not matter here."""
    while True:
        what, trip = end_move(s, k, trip)
        if what == "exit":
            trip = steered(s, k, trip)
        elif what == "aim":
            k.traps[trip.path[-1]] |= opponents(s, k.seat)[0] + 1 << AIM
        elif what == "entrant":
            trip = let_in(s, k, trip, trip.group[0])
        elif what == "target":
            finish(s, k, trip, opponents(s, k.seat)[0])
            return
        else:
            return


def steered(s: BadBones, k: Kingdom, trip: Trip) -> Trip:
    """Dragon: the exit with the least expected cost."""
    laid = laid_out(k)
    least = 1e9
    best = trip
    for direction in exits(k, trip):
        further = trip.clone()
        chased(k, further, direction)
        cost = trip_cost(s, k, laid, further)
        if cost < least:
            best, least = further, cost
    return best


def trip_cost(s: BadBones, k: Kingdom, laid: int, trip: Trip) -> float:
    """The expected cost of a move with this end."""
    weight = WEIGHTS[RANK_OF[trip.group[0] >> KIND]] * len(trip.group)
    ending = trip.ending
    if ending <= ROBS:
        return weight * route_cost(s, k, laid, trip.path[-1] << 2 | facing_after(k, s.book.ground, trip))
    if ending in (STAYS, LOOPS):
        return weight * route_cost(s, k, laid, trip.group[0] & 255)
    if ending == AT_TOWER:
        return weight * loss_cost(s, k, TOWER)
    if ending == LEAVES:
        if not beyond(s, k.seat, trip.path[-1] - EDGE):
            return weight * loss_cost(s, k, HOME)
        return weight * away_cost(s, k, 0)
    if ending == THROWN:
        return weight * away_cost(s, k, 0)
    return 1.0 if ending == CHASED else 0.0


def route_cost(s: BadBones, k: Kingdom, laid: int, index: int) -> float:
    """The expected cost of a skeleton with this place and facing."""
    route = route_end(routes_of(s.book.coop, k.towers), s.book.ground, k, laid, index)
    end = route // END
    if end in (TOWER, HOME):
        return CHANCE[route % END] * loss_cost(s, k, end)
    return away_cost(s, k, route % END) if end in (AWAY, CAUGHT) else 0.5


def away_cost(s: BadBones, k: Kingdom, moves: int) -> float:
    """The cost of a skeleton that leaves: a gain if it goes to an opponent, else it may come back."""
    if s.book.solo or s.book.coop:
        return CHANCE[min(moves + 4, 15)] * loss_cost(s, k, TOWER)
    return -SENT * CHANCE[moves]


def loss_cost(s: BadBones, k: Kingdom, end: int) -> float:
    """The cost of losing the next floor or house."""
    if end == TOWER:
        return LOSS_COSTS[k.towers.bit_count() if s.book.coop else k.floors]
    return LOSS_COSTS[s.capital if s.book.coop else k.houses]


def reach(s: BadBones, k: Kingdom, bone: int) -> int:
    """The squares a skeleton may enter in this round's move, one bit each."""
    if bone >> FACE & 1 != s.unmoved():
        return 0
    place = bone >> PLACE & 63
    place = entry_of(s.book.ground, place) if place >= CELLS else NEXT[place * 4 + (bone & 3)]
    if place >= CELLS:
        return 0
    if not k.traps[place]:
        return 1 << place
    mask = 0
    ahead = [place]
    while ahead:
        place = ahead.pop()
        mask |= 1 << place
        if k.traps[place] & 15 in (WALL, DRAGON, SPRING):
            ahead += [beside for beside in CROSS[place] if not mask >> beside & 1]
    return mask


def reached(s: BadBones, k: Kingdom) -> int:
    """The squares that any skeleton may enter in this round's move, one bit each."""
    mask = 0
    for bone in k.bones:
        mask |= reach(s, k, bone)
    return mask


def next_squares(s: BadBones, k: Kingdom) -> int:
    """The squares that skeletons enter next, moved or not, one bit each."""
    mask = 0
    for bone in k.bones:
        place = bone >> PLACE & 63
        place = entry_of(s.book.ground, place) if place >= CELLS else NEXT[place * 4 + (bone & 3)]
        if place < CELLS:
            mask |= 1 << place
    return mask
