"""How a kingdom of Bad Bones stands: what it owns, who is coming, and whom the hero can still meet."""

from __future__ import annotations

from typing import Final

from boneyard.bots.bad_bones_ways import AWAY, CAUGHT, END, HOME, TOWER, laid_out, way_end, ways_of
from boneyard.games.bad_bones.board import AROUND, CELLS, NOWHERE, SIZE
from boneyard.games.bad_bones.pieces import (
    DAMAGED,
    DEMOLITION,
    EMPEROR,
    FRIENDLY,
    KIND,
    RANK_OF,
    RUBBLE,
    TRAP_KINDS,
    TRAPS,
    facing_in,
    home_of,
    stars,
)
from boneyard.games.bad_bones.scoring import score
from boneyard.games.bad_bones.state import BadBones, Kingdom

# What it costs to lose a floor or a house when so many are left, in points.
TOLLS: Final[tuple[float, ...]] = (0.0, 40.0, 11.0, 7.0, 5.0, 4.0, 4.0, 4.0)
# How likely somebody is to get where he goes, so many moves away.
CHANCE: Final[tuple[float, ...]] = (1.0, *[0.21 * 0.52**i for i in range(15)])
RETURN: Final = 3  # moves until somebody who was sent away, and comes back, is dangerous again
SENT: Final = 1.0  # points for a skeleton sent to an opponent
KEPT: Final = 0.9  # points for a trap in the supply, beside its stars: it may still be needed
LYING: Final = 0.5  # for one on the board
GUARD: Final = 0.8  # how much of whom he can meet next the hero saves
COVER: Final = 0.9  # of all that is coming, at most
DOOM: Final = -200.0
SAFE: Final = 55.0  # the outlook of somebody alone who is as likely to survive as not


def _weight(rank: int) -> float:
    return 2.0 if rank == DEMOLITION else 8.0 if rank == EMPEROR else 0.0 if rank == FRIENDLY else 1.0


WEIGHTS: Final = [_weight(rank) for rank in range(8)]


def _near(one: int, other: int) -> float:
    """How much of somebody the hero may catch who is two or three squares away."""
    distance = max(abs(one // SIZE - other // SIZE), abs(one % SIZE - other % SIZE))
    return (0.0, 0.0, 0.05, 0.02, 0.0)[distance]


NEAR: Final = [_near(one, other) for one in range(CELLS) for other in range(CELLS)]


def safety(left: int) -> float:
    """What so many floors or houses are worth."""
    total = 0.0
    for i in range(1, left + 1):
        total += TOLLS[i]
    return total


def price(left: int, harm: float) -> float:
    """What so many hits are expected to cost."""
    total = 0.0
    while harm > 1.0 and left > 1:
        total += TOLLS[left]
        harm -= 1.0
        left -= 1
    return total + harm * TOLLS[left]


def belongings(s: BadBones, k: Kingdom, need: float) -> float:
    """Stars, and what traps may still be good for."""
    supply = s.supply if s.book.coop else k.supply
    total = 0.0
    for kind in range(1, TRAP_KINDS):
        if supply[kind]:
            total += supply[kind] * (TRAPS[kind - 1].intact + KEPT * need)
    for trap in k.traps:
        if trap and trap != RUBBLE:
            total += stars(trap) + (LYING * 0.5 if trap & DAMAGED else LYING) * need
    return total


def outlook(s: BadBones, k: Kingdom, marches: int) -> float:
    """How a kingdom stands, in points, with so many skeleton phases to come."""
    if k.doomed:
        return DOOM
    book = s.book
    floors = k.towers.bit_count() if book.coop else k.floors
    houses = s.capital if book.coop else k.houses
    if houses == 0 and book.coop:
        return DOOM
    rivals = not book.solo and not book.coop
    ways = ways_of(book.coop, k.towers)
    ground = book.ground
    laid = laid_out(k)
    gains = [0.0] * CELLS
    at_tower = 0.0
    at_home = 0.0
    bonus = 0.0
    soon = 0.0
    hero = k.hero
    tower_toll = TOLLS[floors]
    home_toll = TOLLS[houses]
    for bone in k.bones:
        index = bone & 255
        way = way_end(ways, ground, k, laid, index)
        moves = way % END
        end = way // END
        weight = WEIGHTS[RANK_OF[bone >> KIND]]
        if end in (AWAY, CAUGHT):
            if rivals:
                bonus += SENT * CHANCE[moves]
                continue
            moves += RETURN
            harm = 0.5 * CHANCE[min(moves, 15)] * weight if moves <= marches else 0.0
            at_tower += harm
            at_home += harm
            danger = harm * (tower_toll + home_toll)
        elif moves > marches:
            continue
        elif end == TOWER:
            harm = CHANCE[moves] * weight
            at_tower += harm
            danger = harm * tower_toll
        elif end == HOME:
            harm = CHANCE[moves] * weight
            at_home += harm
            danger = harm * home_toll
        else:
            harm = 0.03
            at_tower += harm
            at_home += harm
            danger = harm * (tower_toll + home_toll)
        if hero != NOWHERE:
            place = index >> 2
            step = ways.steps[index]
            if place < CELLS:
                gains[place] += danger
                soon += danger * NEAR[hero * CELLS + place]
            if step < CELLS and not k.towers >> step & 1:
                gains[step] += danger
    if rivals:
        bonus += SENT * len(k.sent)
    else:
        for parcel in k.sent:
            harm = menace_of(s, parcel & 255, marches)
            at_tower += harm
            at_home += harm
    for kind in k.cemetery:
        harm = menace_of(s, kind, marches)
        at_tower += harm
        at_home += harm
    saved = soon
    if hero != NOWHERE:
        most = 0.0
        for cell in AROUND[hero]:
            most = max(most, gains[cell])
        saved += GUARD * most
    cost = price(floors, at_tower) + price(houses, at_home)
    need = 1.0 if marches >= 4 else marches * 0.25
    return safety(floors) + safety(houses) - cost + min(saved, COVER * cost) + bonus + belongings(s, k, need)


def menace_of(s: BadBones, kind: int, marches: int) -> float:
    """Half the chance that somebody who comes out of the cemetery does harm: to the tower, or to the houses."""
    ground = s.book.ground
    home = home_of(ground, kind)
    way = ways_of(s.book.coop, s.kingdoms[0].towers).ends[home * 4 + facing_in(ground, home)]
    moves = way % END
    return 0.5 * CHANCE[moves] * WEIGHTS[RANK_OF[kind]] if moves <= marches else 0.0


def favour(s: BadBones, seat: int, target: int) -> float:
    """How gladly one sends a skeleton to somebody: who leads hits the weakest, who does not hits the leader."""
    k = s.kingdoms[target]
    if s.book.coop or s.book.solo:
        return -float(len(k.bones) + len(k.cemetery))
    own = score(s.kingdoms[seat])
    leads = own >= max([score(other) for other in s.kingdoms])
    if leads:
        return -float(min(k.floors, k.houses)) - 0.01 * score(k)
    return float(score(k))
