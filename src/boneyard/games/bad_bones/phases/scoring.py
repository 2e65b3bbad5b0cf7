"""Points, once somebody is out (BAD-054 to BAD-056)."""

from __future__ import annotations

from typing import Final

from boneyard.games.bad_bones.model.facts import FACTS
from boneyard.games.bad_bones.model.pieces import TRAP_KINDS, TRAPS, stars
from boneyard.games.bad_bones.model.state import BadBones, Kingdom

FLOOR: Final[int] = FACTS["scoring.floor"]
HOUSE: Final[int] = FACTS["scoring.house"]
STAR: Final[int] = FACTS["scoring.star"]


def stars_of(k: Kingdom) -> int:
    """The stars of all traps: in the supply as intact, on the board by the side that shows."""
    total = 0
    for kind in range(1, TRAP_KINDS):
        total += k.supply[kind] * TRAPS[kind - 1].intact
    for trap in k.traps:
        if trap:
            total += stars(trap)
    return total


def score(k: Kingdom) -> int:
    """Four for a floor, three for a house, one for a star; nothing for a player who is out."""
    return 0 if k.doomed else FLOOR * k.floors + HOUSE * k.houses + STAR * stars_of(k)


def winners(s: BadBones) -> tuple[int, ...]:
    """Most points, then the taller tower, then together; if all are out, nobody (BAD-055, BAD-056)."""
    standing = [k for k in s.kingdoms if not k.doomed]
    best = max([(score(k), k.floors) for k in standing], default=(0, 0))
    return tuple([k.seat for k in standing if (score(k), k.floors) == best])
