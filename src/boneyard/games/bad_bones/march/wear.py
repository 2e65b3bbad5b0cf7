"""How traps are used, worn and sabotaged (BAD-030, BAD-031, BAD-046, BAD-097).

What traps do to skeletons is in `walk`. A hearse that drives off, also one that a saboteur used,
goes to another supply: `phases.skeletons`.
"""

from __future__ import annotations

from boneyard.games.bad_bones.march.walk import Trip
from boneyard.games.bad_bones.model.board import CELLS, NOWHERE
from boneyard.games.bad_bones.model.events import SaboteurLeft, Wore
from boneyard.games.bad_bones.model.pieces import (
    AIM,
    BOMB,
    DAMAGED,
    KIND,
    NO_TRAP,
    RANK_OF,
    RUBBLE,
    SABOTEUR,
    TREASURE,
    WEARS,
    place_of,
)
from boneyard.games.bad_bones.model.state import BadBones, Kingdom


def note_use(k: Kingdom, trip: Trip) -> None:
    """Traps that were triggered are remembered and wear when all have moved (BAD-030, BAD-031, BAD-097)."""
    touched = trip.touched
    if trip.landing != NOWHERE:
        k.used |= touched & ~(1 << trip.landing)  # coming back onto the landing dragon is no extra use (BAD-040)
        return
    k.used |= touched
    for bone in trip.group:
        if RANK_OF[bone >> KIND] == SABOTEUR:
            k.sabotaged |= touched
            if bone >> KIND not in k.triggering_saboteurs:
                k.triggering_saboteurs += (bone >> KIND,)


def wear_traps(s: BadBones, k: Kingdom) -> None:
    """Used traps are damaged or leave the game; a stolen treasure and a saboteur's work are gone (BAD-030, BAD-046)."""
    touched = k.used | k.sabotaged
    if touched:
        for cell in range(CELLS):
            if touched >> cell & 1 and k.traps[cell]:
                wear_trap(s, k, cell)
    k.used = 0
    k.sabotaged = 0


def wear_trap(s: BadBones, k: Kingdom, cell: int) -> None:
    """What becomes of one trap that was used."""
    trap = k.traps[cell] & (1 << AIM) - 1  # a catapult forgets its aim
    kind = trap & 15
    now, why = trap, "used"
    if kind == BOMB:
        now = RUBBLE  # also when a saboteur set it off (BAD-060, BAD-097)
    elif k.sabotaged >> cell & 1:
        now, why = NO_TRAP, "sabotaged"
    elif kind == TREASURE:
        if cell in [place_of(one) for one in k.bones]:
            now, why = NO_TRAP, "stolen"
    elif WEARS[kind]:
        now = NO_TRAP if trap & DAMAGED else trap | DAMAGED
    k.traps[cell] = now
    if now != trap:
        s.say(Wore(k.seat, cell, trap, now, why))


def expel(s: BadBones, k: Kingdom, where: list[Kingdom]) -> None:
    """A saboteur who triggered a trap goes to the bag from wherever he is (BAD-097)."""
    for kind in k.triggering_saboteurs:
        for other in where:
            here = [one for one in other.bones if one >> KIND == kind]
            buried = kind in other.cemetery
            if here or buried:
                for one in here:
                    other.bones.remove(one)
                if buried:
                    other.cemetery.remove(kind)
                s.bag[kind] += 1
                s.say(SaboteurLeft(other.seat, kind))
    k.triggering_saboteurs = ()
