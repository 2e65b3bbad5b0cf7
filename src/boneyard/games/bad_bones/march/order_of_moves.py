"""Whether the order of moves can change anything, and so is worth asking for.

Who still has to move, which the frozen do not, and who moves with whom are in `groups`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.games.bad_bones.march.groups import is_mover, party_of
from boneyard.games.bad_bones.march.walk import CHASED, LEAVES, SLAIN, TOWER, chased, set_out, step_off
from boneyard.games.bad_bones.model.board import CELLS, EDGE, NOWHERE
from boneyard.games.bad_bones.model.pieces import (
    DEATH_STAFF,
    DEMOLITION,
    EMPEROR,
    ENOUGH_KILLS,
    FRIENDLY,
    INSTRUCTOR,
    NO_WEAPON,
    PLAIN,
    place_of,
    rank_of,
)
from boneyard.games.bad_bones.model.starting_counts import most_floors, most_houses
from boneyard.games.bad_bones.model.state import WEAPON_READY, BadBones, Kingdom

# What a skeleton may come to, beside the squares of the towers.
HERO: Final = 1 << 30
HOME: Final = 1 << 31  # the village or the capital


def order_matters(s: BadBones, k: Kingdom) -> bool:
    """Whether it can change anything who moves first.

    It can with a weapon that may be drawn in between, an instructor who shares his square, an emperor who may meet
    the hero before others do, a friendly chief who mends what others break, and towers that stop only one.
    """
    armed = may_draw(k)
    if not armed and not s.book.chiefs and not s.book.coop:
        return False
    unmoved = s.unmoved()
    movers = [bone for bone in k.bones if is_mover(bone, k, unmoved)]
    if not movers or movers.count(movers[0]) == len(movers):
        return False
    if not armed and not s.book.coop and not led_by_chiefs(movers):
        return False
    return shares_square(movers) or goals_clash(s, k, movers, armed)


def led_by_chiefs(movers: list[int]) -> bool:
    """Whether there is a chief among them."""
    return any(rank_of(bone) != PLAIN for bone in movers)


def may_draw(k: Kingdom) -> bool:
    """Whether a weapon could still be drawn in this phase, at a moment that matters."""
    return k.weapon not in (NO_WEAPON, DEATH_STAFF) and k.weapon_state == WEAPON_READY and k.hero != NOWHERE


def shares_square(movers: list[int]) -> bool:
    """Whether an instructor shares his square with others: those who go before him do not go with him."""
    for leader in movers:
        place = place_of(leader)
        if rank_of(leader) == INSTRUCTOR and place < CELLS and [place_of(bone) for bone in movers].count(place) > 1:
            return True
    return False


def goals_clash(s: BadBones, k: Kingdom, movers: list[int], armed: bool) -> bool:
    """Whether two that have not moved can reach the same thing, and it matters which is first."""
    goals = [goals_of(s, k, bone) for bone in movers]
    at_hero: list[int] = []
    for i in range(len(movers)):
        if goals[i] & HERO:
            at_hero += party_of(k, movers[i], s.unmoved())
    if armed and k.kills + len(at_hero) >= ENOUGH_KILLS:
        return True
    if len(at_hero) > 1 and EMPEROR in [rank_of(bone) for bone in at_hero]:
        return True
    for target in (HOME, *[1 << tower for tower in s.book.ground.towers]):
        coming: list[int] = []
        for i in range(len(movers)):
            if goals[i] & target:
                coming += party_of(k, movers[i], s.unmoved())
        if s.book.coop and target != HOME:
            if len(set(coming)) > 1:
                return True
        elif mending_matters(s, k, coming, at_village=target == HOME):
            return True
    return False


def mending_matters(s: BadBones, k: Kingdom, coming: Sequence[int], *, at_village: bool) -> bool:
    """Whether it makes a difference in which order some of these enter a tower or village: harm first, or repair.

    The capital is hit by others too, so there any mixture may matter.
    """
    ranks = [rank_of(bone) for bone in coming]
    friends = ranks.count(FRIENDLY)
    doubles = ranks.count(DEMOLITION)
    singles = len(ranks) - friends - doubles - ranks.count(EMPEROR)
    if friends == 0 or singles + doubles == 0:
        return False
    if s.book.coop:
        return True
    if k.doomed:
        return False
    left, most = (k.houses, most_houses(s.book)) if at_village else (k.floors, most_floors(s.book))
    return any(
        len(results(left, most, few, one, two)) > 1
        for few in range(1, friends + 1)
        for one in range(singles + 1)
        for two in range(doubles + 1)
    )


def results(left: int, most: int, friends: int, singles: int, doubles: int) -> set[int]:
    """What may be left once some number have entered, in any order; what is lost stays lost (BAD-115)."""
    if left == 0 or not friends + singles + doubles:
        return {left}
    found: set[int] = set()
    if friends:
        found |= results(min(left + 1, most), most, friends - 1, singles, doubles)
    if singles:
        found |= results(left - 1, most, friends, singles - 1, doubles)
    if doubles:
        found |= results(max(left - 2, 0), most, friends, singles, doubles - 1)
    return found


def goals_of(s: BadBones, k: Kingdom, bone: int) -> int:
    """Everything that a skeleton's move may lead it to, whatever dragons are told: hero, towers, home."""
    trip = set_out((bone,), place_of(bone), bone & 3)
    step_off(k, s.book.ground, trip)
    goals = 0
    seen: list[int] = []
    ahead = [trip]
    while ahead:
        trip = ahead.pop()
        last = trip.path[-1]
        if trip.ending == SLAIN:
            goals |= HERO
        elif trip.ending == TOWER:
            goals |= 1 << last
            if s.book.coop and last == k.hero:
                goals |= HERO  # he destroys those that come there once it has fallen (BAD-105)
        elif trip.ending == LEAVES and last - EDGE == s.book.ground.home:
            goals |= HOME
        elif trip.ending == CHASED and last not in seen:
            seen.append(last)
            for direction in range(4):
                further = trip.clone()
                further.met = ()
                chased(k, further, direction)
                ahead.append(further)
    return goals
