"""What skeletons do to kingdoms, and what heroes and traps do to skeletons."""

from __future__ import annotations

from collections.abc import Sequence

from boneyard.core.agenda import Do
from boneyard.games.bad_bones.model.board import NOWHERE
from boneyard.games.bad_bones.model.events import Destroyed, Eliminated, HeroFell, Struck, TowerFell
from boneyard.games.bad_bones.model.pieces import (
    DEATH_STAFF,
    DEMOLITION,
    EMPEROR,
    FRIENDLY,
    INSTRUCTOR,
    INSTRUCTORS,
    LED,
    RANK_OF,
    SPECTRAL,
    kind_of,
    led_by,
    place_of,
)
from boneyard.games.bad_bones.model.starting_counts import capital, most_floors, most_houses
from boneyard.games.bad_bones.model.state import BadBones, Kingdom


def perish(s: BadBones, k: Kingdom, kind: int) -> None:
    """A skeleton that has done its harm, or died of a trap, goes to the bag; a spectral one comes back (BAD-096)."""
    if RANK_OF[kind] == SPECTRAL:
        k.cemetery.append(kind)
    else:
        s.bag[kind] += 1


def slay(s: BadBones, k: Kingdom, kinds: Sequence[int]) -> None:
    """The hero destroys what he meets; the kills of this phase count together (BAD-012, BAD-029, BAD-078)."""
    k.kills += len(kinds)
    for kind in kinds:
        if RANK_OF[kind] == EMPEROR:
            fall_with_the_emperor(s, k, kind)
        elif k.weapon == DEATH_STAFF and RANK_OF[kind] != SPECTRAL:
            k.slain += (kind,)  # the staff may still send them elsewhere (BAD-084)
        else:
            perish(s, k, kind)


def execute(s: BadBones, k: Kingdom, kinds: Sequence[int]) -> None:
    """A weapon's victims, and those chased onto the hero in phase 2: the hero's kills, but they trigger nothing."""
    for kind in kinds:
        set_free(k, kind)
        if RANK_OF[kind] == EMPEROR:
            fall_with_the_emperor(s, k, kind)
        else:
            perish(s, k, kind)


def fall_with_the_emperor(s: BadBones, k: Kingdom, kind: int) -> None:
    """Emperor and hero both leave the game for good (BAD-098, BAD-099)."""
    s.gone += (kind,)
    if k.hero != NOWHERE:
        k.hero = NOWHERE
        s.say(HeroFell(k.seat))


def standing_on(k: Kingdom, cell: int) -> list[int]:
    """The skeletons on a square."""
    return [bone for bone in k.bones if place_of(bone) == cell]


def clear_square(k: Kingdom, cell: int) -> tuple[int, ...]:
    """Take all skeletons off a square; their kinds."""
    kinds = tuple([kind_of(bone) for bone in k.bones if place_of(bone) == cell])
    if kinds:
        k.bones = [bone for bone in k.bones if place_of(bone) != cell]
    return kinds


def set_free(k: Kingdom, leader: int) -> None:
    """Those an instructor led are free, now that he has died or gone on without them (BAD-095, BAD-109)."""
    if RANK_OF[leader] == INSTRUCTOR:
        mark = 1 + INSTRUCTORS.index(leader)
        k.bones = [bone & ~(3 << LED) if led_by(bone) == mark else bone for bone in k.bones]


def change_by(kind: int, left: int, most: int) -> int:
    """What a skeleton does to a tower, a village or the capital: one less, two less, or one more if it is damaged.

    BAD-027, BAD-028, BAD-091, BAD-093, BAD-098, BAD-115.
    """
    rank = RANK_OF[kind]
    if rank == EMPEROR:
        return 0
    if rank == FRIENDLY:
        return 1 if 0 < left < most else 0
    return -min(2 if rank == DEMOLITION else 1, left)


def enter_tower(s: BadBones, k: Kingdom, kind: int) -> None:
    """One floor leaves, the skeleton goes to the bag (BAD-027)."""
    change = change_by(kind, k.floors, most_floors(s.book))
    k.floors += change
    if change:
        s.say(Struck(k.seat, "tower", change, k.floors))
    if RANK_OF[kind] == EMPEROR:
        doom(s, k, "emperor")
    elif k.floors == 0:
        doom(s, k, "tower")
    perish(s, k, kind)


def enter_village(s: BadBones, k: Kingdom, kind: int) -> None:
    """One house burns, the skeleton goes to the bag (BAD-027)."""
    change = change_by(kind, k.houses, most_houses(s.book))
    k.houses += change
    if change:
        s.say(Struck(k.seat, "village", change, k.houses))
    if RANK_OF[kind] == EMPEROR:
        doom(s, k, "emperor")
    elif k.houses == 0:
        doom(s, k, "village")
    perish(s, k, kind)


def doom(s: BadBones, k: Kingdom, how: str) -> None:
    """This kingdom is out; the game ends after the phase (BAD-052, BAD-098)."""
    if not k.doomed:
        k.doomed = True
        s.say(Eliminated(k.seat, how))


def fell_tower(s: BadBones, k: Kingdom, cell: int, kind: int) -> None:
    """Co-op: a tower stops one skeleton and is destroyed; a friendly one does no harm (BAD-093, BAD-104, BAD-107)."""
    rank = RANK_OF[kind]
    if rank == EMPEROR:
        doom(s, k, "emperor")
    if rank != FRIENDLY:
        k.towers &= ~(1 << cell)
        s.say(TowerFell(k.seat, cell))
        if k.towers == 0:
            doom(s, k, "tower")
    perish(s, k, kind)


class EnterCapital(Do):
    """Co-op: a skeleton burns a house of the capital; without houses the team has lost (BAD-091, BAD-102, BAD-107)."""

    __slots__ = ("kind", "seat")

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def run(self, s: BadBones) -> None:
        k = s.kingdoms[self.seat]
        change = change_by(self.kind, s.capital, capital(s.book))
        s.capital += change
        if change:
            s.say(Struck(self.seat, "capital", change, s.capital))
        if RANK_OF[self.kind] == EMPEROR:
            doom(s, k, "emperor")
        elif change < 0 and s.capital == 0:
            s.say(Eliminated(self.seat, "capital"))
        perish(s, k, self.kind)


def destroy_on(s: BadBones, k: Kingdom, cell: int) -> None:
    """The hero enters a square and destroys everybody on it (BAD-012)."""
    kinds = clear_square(k, cell)
    if kinds:
        s.say(Destroyed(k.seat, cell, kinds, "hero"))
        slay(s, k, kinds)
