"""A chip comes onto the mat: its lane, its position, and whom it brings along (TMB-106, TMB-107, TMB-122)."""

from __future__ import annotations

from typing import Final

from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.events import Entered
from boneyard.games.too_many_bones.ids import FIRST_BADDIE, NOBODY
from boneyard.games.too_many_bones.mat import BADDIE_MELEE, BADDIE_RANGED, LANES, NOWHERE, cell_at
from boneyard.games.too_many_bones.queue import add_to_queue
from boneyard.games.too_many_bones.state import CHIP, FACE_UP, RISEN, Baddie, TooManyBones
from boneyard.games.too_many_bones.terms import in_force

RISEN_HP: Final = 2  # of somebody back from the dead


def free_lane(s: TooManyBones) -> int:
    """The lowest lane marker that is free, or -1."""
    for lane in range(LANES):
        is_open = all(term.is_lane_open(s, lane, number) for term, number in in_force(s))
        if s.baddies[lane] is None and is_open:
            return lane
    return -1


def entry_position(s: TooManyBones, lane: int, *, ranged: bool) -> int:
    """Its lane and form; else the first free one of its form, then of the other form (TMB-123)."""
    rows = (BADDIE_RANGED, BADDIE_MELEE) if ranged else (BADDIE_MELEE, BADDIE_RANGED)
    tried = [cell_at(lane, rows[0])] + [cell_at(other, row) for row in rows for other in range(LANES)]
    for cell in tried:
        if s.grid[cell] == NOBODY:
            return cell
    return NOWHERE


def enter_baddie(s: TooManyBones, chip: int, lane: int, cell: int) -> Baddie:
    """A chip comes onto the mat with full HP and no dice; some bring others along (TMB-107, TMB-124)."""
    printed = CHIPS[chip & CHIP]
    risen = chip & RISEN != 0
    hp = RISEN_HP if risen else printed.hp
    unit = FIRST_BADDIE + lane
    baddie = Baddie(unit, cell, hp, 0, 0, 0, chip & CHIP, hp, [], [], 0, 0, risen=risen, silver=False)
    s.baddies[lane] = baddie
    s.grid[cell] = unit
    if chip & FACE_UP:
        s.say(Entered(s.who(unit), cell))
    else:
        s.reveal(Entered(s.who(unit), cell))
    if not risen:
        for _ in range(printed.adds):
            add_to_queue(s, 5, top=all(term.adds_on_top(s, baddie, number) for term, number in in_force(s)))
    for term, number in in_force(s):
        term.enters(s, baddie, number)
    return baddie
