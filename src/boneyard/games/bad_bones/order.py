"""Is the order of moves worth asking for? Only where it can change something."""

from __future__ import annotations

from typing import Final

from boneyard.games.bad_bones.board import CELLS, EDGE, NOWHERE
from boneyard.games.bad_bones.pieces import (
    DEATH_STAFF,
    EMPEROR,
    FACE,
    FRIENDLY,
    FROZEN,
    INSTRUCTOR,
    INSTRUCTORS,
    LABYRINTH,
    NO_WEAPON,
    PLAIN,
    TURN,
    face_of,
    is_frozen,
    kind_of,
    led_by,
    place_of,
    rank_of,
)
from boneyard.games.bad_bones.state import SHEATHED, BadBones, Kingdom
from boneyard.games.bad_bones.walk import CHASED, LEAVES, SLAIN, TOWER, chased, set_out, step_off

# What a skeleton may come to, beside the squares of the towers.
HERO: Final = 1 << 30
HOME: Final = 1 << 31  # the village or the capital


def is_mover(bone: int, k: Kingdom, unmoved: int) -> bool:
    """Whether it still has to move, by itself: who came to the forest in a group waits for its leader (BAD-094)."""
    if bone >> FACE & 3 != unmoved:  # moved or frozen
        return False
    return led_by(bone) == 0 or place_of(bone) < CELLS or leader_of(k, bone) is None


assert FROZEN == FACE + 1  # so that face and frozen are looked at together


def leader_of(k: Kingdom, bone: int) -> int | None:
    """The instructor somebody walks with, if he is still in the same place."""
    if led_by(bone):
        kind = INSTRUCTORS[led_by(bone) - 1]
        for other in k.bones:
            if kind_of(other) == kind and place_of(other) == place_of(bone):
                return other
    return None


def group_of(k: Kingdom, leader: int, unmoved: int) -> tuple[int, ...]:
    """Who moves with an instructor: all on his square who have not moved; in the forest only his own (BAD-094)."""
    place = place_of(leader)
    mark = 1 + INSTRUCTORS.index(kind_of(leader))
    group = [leader]
    for bone in k.bones:
        if bone == leader or place_of(bone) != place or face_of(bone) != unmoved or is_frozen(bone):
            continue
        if place < CELLS or led_by(bone) == mark:
            group.append(bone)
    return tuple(group)


def order_matters(s: BadBones, k: Kingdom) -> bool:
    """Whether it can change anything who moves first.

    It can with a weapon that may be drawn in between, an instructor who shares his square, an emperor who may meet
    the hero before others do, a friendly chief who mends what others break, and towers that stop only one.
    """
    armed = may_draw(k)
    if not armed and not s.book.chiefs and not s.book.coop:
        return False
    unmoved = s.unmoved()
    movers = [bone for bone in k.bones if bone >> FACE & 3 == unmoved]
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
    return k.weapon not in (NO_WEAPON, DEATH_STAFF) and k.weapon_state == SHEATHED and k.hero != NOWHERE


def shares_square(movers: list[int]) -> bool:
    """An instructor on a square with others: who goes before him does not go with him."""
    for leader in movers:
        place = place_of(leader)
        if rank_of(leader) == INSTRUCTOR and place < CELLS and [place_of(bone) for bone in movers].count(place) > 1:
            return True
    return False


def goals_clash(s: BadBones, k: Kingdom, movers: list[int], armed: bool) -> bool:
    """Whether two who have not moved can come to the same thing, and who is first makes a difference."""
    goals = [goals_of(s, k, bone) for bone in movers]
    at_hero = [movers[i] for i in range(len(movers)) if goals[i] & HERO]
    if armed and k.kills + len(at_hero) >= 3:
        return True
    if len(at_hero) > 1 and EMPEROR in [rank_of(bone) for bone in at_hero]:
        return True
    for target in (HOME, *[1 << tower for tower in s.book.ground.towers]):
        coming = [movers[i] for i in range(len(movers)) if goals[i] & target]
        if s.book.coop and target != HOME:
            if len(set(coming)) > 1:
                return True
        else:
            ranks = [rank_of(bone) for bone in coming]
            if 0 < ranks.count(FRIENDLY) < len(ranks) - ranks.count(EMPEROR):
                return True
    return False


def goals_of(s: BadBones, k: Kingdom, bone: int) -> int:
    """Everything that a skeleton's move may lead it to, whatever dragons are told: hero, towers, home."""
    walker = leader_of(k, bone) if place_of(bone) >= CELLS else None
    start = place_of(bone)
    if start < CELLS and k.traps[start] & 15 == LABYRINTH and k.traps[start] >> TURN & 1 != face_of(bone):
        return 0
    trip = set_out((bone,), start, (bone if walker is None else walker) & 3)
    step_off(k, s.book.ground, trip)
    goals = 0
    seen: list[int] = []
    ahead = [trip]
    while ahead:
        trip = ahead.pop()
        last = trip.path[-1]
        if trip.fate == SLAIN:
            goals |= HERO
        elif trip.fate == TOWER:
            goals |= 1 << last
        elif trip.fate == LEAVES and last - EDGE == s.book.ground.home:
            goals |= HOME
        elif trip.fate == CHASED and last not in seen:
            seen.append(last)
            for direction in range(4):
                further = trip.clone()
                further.met = ()
                chased(k, further, direction)
                ahead.append(further)
    return goals
