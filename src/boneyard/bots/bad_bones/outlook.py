"""The outlook of a Bad Bones kingdom: what it owns, which skeletons approach, and which the hero can meet."""

from __future__ import annotations

from typing import Final

from boneyard.bots.bad_bones.routes import AWAY, CAUGHT, END, LONGEST, ROUND, TOWER, laid_out, route_end, routes_of
from boneyard.games.bad_bones.model.board import AROUND, CELLS, NOWHERE, SIZE
from boneyard.games.bad_bones.model.pieces import (
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
from boneyard.games.bad_bones.model.state import BadBones, Kingdom
from boneyard.games.bad_bones.phases.scoring import score

# The cost in points of losing a floor or a house, by how many are left.
LOSS_COSTS: Final[tuple[float, ...]] = (0.0, 40.0, 11.0, 7.0, 5.0, *[4.0] * 120)  # a custom box may have many
# The probability that a skeleton reaches its goal, by the moves it needs.
CHANCE: Final[tuple[float, ...]] = (1.0, *[0.21 * 0.52**i for i in range(15)])
RETURN: Final = 3  # moves until a skeleton that was sent away and comes back is dangerous again
SENT: Final = 0.6  # points for a skeleton sent to an opponent
KEPT: Final = 0.9  # points for a trap in the supply, in addition to its stars: it may still be needed
LYING: Final = 0.5  # points for a trap on the board
GUARD: Final = 0.8  # the part of the skeletons he can meet next that the hero stops
COVER: Final = 0.9  # the most he can stop of all that approach
DOOM: Final = -200.0
ROUNDABOUT: Final = 0.03  # the expected hits of a skeleton that walks in a circle
SOON: Final = 4  # with fewer rounds left, traps are no longer kept for later
SAFE: Final = 55.0  # the outlook in a solo game at which survival is as likely as not


def _weight(rank: int) -> float:
    return 2.0 if rank == DEMOLITION else 8.0 if rank == EMPEROR else 0.0 if rank == FRIENDLY else 1.0


WEIGHTS: Final = [_weight(rank) for rank in range(8)]


def _near(one: int, other: int) -> float:
    """The part of a skeleton two or three squares away that the hero may catch."""
    distance = max(abs(one // SIZE - other // SIZE), abs(one % SIZE - other % SIZE))
    return (0.0, 0.0, 0.05, 0.02, 0.0)[distance]


NEAR: Final = [_near(one, other) for one in range(CELLS) for other in range(CELLS)]


def safety(left: int) -> float:
    """The value of this many floors or houses."""
    total = 0.0
    for i in range(1, left + 1):
        total += LOSS_COSTS[i]
    return total


def price(left: int, harm: float) -> float:
    """The expected cost of this many hits."""
    total = 0.0
    while harm > 1.0 and left > 1:
        total += LOSS_COSTS[left]
        harm -= 1.0
        left -= 1
    return total + harm * LOSS_COSTS[left]


def belongings(s: BadBones, k: Kingdom, need: float) -> float:
    """Stars, plus the remaining use of traps."""
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
    """The outlook of a kingdom in points, with this many skeleton phases to come."""
    if k.doomed or (s.book.coop and s.capital == 0):
        return DOOM
    approaching = Approaching(s, k, marches)
    laid = laid_out(k)
    for bone in k.bones:
        approaching.count(bone, route_end(approaching.routes, s.book.ground, k, laid, bone & 255))
    if approaching.rivals:
        approaching.bonus += SENT * len(k.sent)
    else:
        for traveller in k.sent:
            approaching.expect(s, traveller & 255)
    for kind in k.cemetery:
        approaching.expect(s, kind)
    need = 1.0 if marches >= SOON else marches / SOON
    return approaching.points() + belongings(s, k, need)


class Approaching:
    """The skeletons approaching a kingdom: their expected cost, and how much of it the hero can prevent."""

    __slots__ = (
        "at_home",
        "at_tower",
        "bonus",
        "floors",
        "gains",
        "hero",
        "home_cost",
        "houses",
        "marches",
        "near",
        "rivals",
        "routes",
        "tower_cost",
        "towers",
    )

    def __init__(self, s: BadBones, k: Kingdom, marches: int) -> None:
        self.floors: int = k.towers.bit_count() if s.book.coop else k.floors
        self.houses: int = s.capital if s.book.coop else k.houses
        self.tower_cost = LOSS_COSTS[self.floors]
        self.home_cost = LOSS_COSTS[self.houses]
        self.rivals = not s.book.solo and not s.book.coop
        self.marches = marches
        self.hero = k.hero
        self.towers = k.towers
        self.routes = routes_of(s.book.coop, k.towers)
        self.at_tower = 0.0  # expected hits
        self.at_home = 0.0
        self.bonus = 0.0
        self.near = 0.0  # what the hero may prevent in later rounds
        self.gains = [0.0] * CELLS  # what he prevents on each square in the next round

    def count(self, bone: int, route: int) -> None:
        """Count a skeleton on the board or in a forest, with the end of its route."""
        danger = self.danger(route % END, route // END, WEIGHTS[RANK_OF[bone >> KIND]])
        if danger > 0.0 and self.hero != NOWHERE:
            place = bone >> 2 & 63
            step = self.routes.steps[bone & 255]
            if place < CELLS:
                self.gains[place] += danger
                self.near += danger * NEAR[self.hero * CELLS + place]
            if step < CELLS and not self.towers >> step & 1:
                self.gains[step] += danger

    def danger(self, moves: int, end: int, weight: float) -> float:
        """The expected cost of a route with this end."""
        if end in (AWAY, CAUGHT):
            if self.rivals:
                self.bonus += SENT * CHANCE[moves]
                return 0.0
            return self.somewhere(0.5 * self.chance(moves + RETURN) * weight)
        if end == ROUND:
            return self.somewhere(ROUNDABOUT)
        harm = self.chance(moves) * weight
        if end == TOWER:
            self.at_tower += harm
            return harm * self.tower_cost
        self.at_home += harm
        return harm * self.home_cost

    def chance(self, moves: int) -> float:
        """The probability of reaching the end, if there is time."""
        return CHANCE[min(moves, LONGEST - 1)] if moves <= self.marches else 0.0

    def somewhere(self, harm: float) -> float:
        """The expected cost of a hit on either the tower or the houses."""
        self.at_tower += harm
        self.at_home += harm
        return harm * (self.tower_cost + self.home_cost)

    def expect(self, s: BadBones, kind: int) -> None:
        """Count a skeleton that will come out of a cemetery."""
        home = home_of(s.book.ground, kind)
        route = self.routes.ends[home * 4 + facing_in(s.book.ground, home)]
        self.somewhere(0.5 * self.chance(route % END) * WEIGHTS[RANK_OF[kind]])

    def points(self) -> float:
        """The value of what stands, minus the expected losses."""
        cost = price(self.floors, self.at_tower) + price(self.houses, self.at_home)
        met = self.near
        if self.hero != NOWHERE:
            met += GUARD * max([self.gains[cell] for cell in AROUND[self.hero]])
        return safety(self.floors) + safety(self.houses) - cost + min(met, COVER * cost) + self.bonus


def favour(s: BadBones, seat: int, target: int) -> float:
    """How much a seat prefers to send a skeleton to a target: the leader to the weakest, others to the leader."""
    k = s.kingdoms[target]
    if s.book.coop or s.book.solo:
        return -float(len(k.bones) + len(k.cemetery))
    own = score(s.kingdoms[seat])
    leads = own >= max([score(other) for other in s.kingdoms])
    if leads:
        return -float(min(k.floors, k.houses)) - 0.01 * score(k)
    return float(score(k))
