"""Whom a gearloc may target and who is immune; which unit a baddie targets, and where its movement ends.

First the gearlocs' half (TMB-129, TMB-173, TMB-174), with Taunt and the Throne's immunity; then the baddies' half
(TMB-164 to TMB-174), where positions are bits, for speed. The numbers of a unit are in `stats`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.games.too_many_bones.battle.skill_rules import CANNOT_LOSE_HP, DIVES, MAY_BE_TARGETED, skills_at
from boneyard.games.too_many_bones.battle.slots import find
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.content.facts import FACTS
from boneyard.games.too_many_bones.content.sheets import SHEETS
from boneyard.games.too_many_bones.model.ids import (
    ALE_ICON,
    ALLY,
    FIRST_BADDIE,
    FLIGHT,
    NOBODY,
    TAUNT,
    THRONE,
    UNTARGETABLE,
    Cell,
)
from boneyard.games.too_many_bones.model.mat import ADJACENT, ALL_CELLS, CELLS, LANES, are_adjacent
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Baddie, Gearloc, Unit, effect

MOVES: Final[int] = FACTS["mat.baddie_moves"]
UNREACHED: Final = 99  # by orthogonal steps alone; a diagonal mover may still get there (TMB-230)
ALL: Final = (1 << CELLS) - 1
FIRST_LANE: Final = 0x1111
LAST_LANE: Final = 0x8888
BESIDE: Final = tuple([sum([1 << near for near in ADJACENT[cell]]) for cell in range(CELLS)])


def may_target_now(s: TooManyBones, gearloc: Gearloc) -> list[Baddie]:
    """The enemies a gearloc may target. An adjacent taunting one leaves no choice (TMB-173)."""
    found = [b for b in s.enemies_standing() if party_may_target(gearloc, b) and in_range(s, gearloc, b.id)]
    taunting = [b for b in found if effect(b, TAUNT) and are_adjacent(gearloc.cell, b.cell)]
    return taunting or found


def party_may_target(gearloc: Gearloc, baddie: Baddie) -> bool:
    """Whether a gearloc may target an enemy, ignoring range: the Throne only beside it (TMB-174, TMB-200)."""
    if effect(baddie, UNTARGETABLE) or effect(baddie, FLIGHT):
        return False
    if baddie.id == THRONE:
        return are_adjacent(gearloc.cell, baddie.cell)
    return skills_allow(gearloc, baddie)


def skills_allow(attacker: Unit, baddie: Baddie) -> bool:
    """Whether the skills of a baddie let an opposing unit target it (TMB-174)."""
    rules = skills_at(baddie, MAY_BE_TARGETED)
    return all(skill.may_be_targeted(baddie, attacker, number) for skill, number in rules)


def in_range(s: TooManyBones, gearloc: Gearloc, unit: int) -> bool:
    """Whether a unit is in range: anywhere for ranged, adjacent for melee (TMB-129)."""
    if not s.stands(unit):
        return False
    if SHEETS[gearloc.gearloc].ranged and unit != THRONE:
        return True
    return are_adjacent(gearloc.cell, s.cell_of(unit))


def neighbours(s: TooManyBones, cell: int) -> list[int]:
    """The units orthogonally adjacent to a position. The Throne under its king is out of reach (TMB-056)."""
    found: list[int] = []
    for near in ADJACENT[cell]:
        if s.grid[near] >= 0:
            found.append(s.grid[near])
    return found


def cannot_lose_hp(s: TooManyBones, unit: Unit) -> bool:
    """Whether HP loss is impossible: Ale, the Bog Ruler with his own, a king on his Throne (TMB-053, TMB-056)."""
    if isinstance(unit, Gearloc):
        return find(unit.active, ALE_ICON) >= 0
    assert isinstance(unit, Baddie)
    if any(skill.cannot_lose_hp(s, unit, number) for skill, number in skills_at(unit, CANNOT_LOSE_HP)):
        return True
    return is_enthroned(s, unit)


def is_enthroned(s: TooManyBones, baddie: Baddie) -> bool:
    """Whether a baddie is on the Throne."""
    throne = s.baddies[THRONE - FIRST_BADDIE]
    return throne is not None and baddie.id != THRONE and throne.cell == baddie.cell


def free_cells(grid: list[int]) -> int:
    """All free positions."""
    free = 0
    for cell in range(CELLS):
        if grid[cell] == NOBODY:
            free |= 1 << cell
    return free


def spread(cells: int, diagonal: bool) -> int:
    """These positions and all one step away. A diagonal step may pass between two units (TMB-170)."""
    across = cells | (cells & ~LAST_LANE) << 1 | (cells & ~FIRST_LANE) >> 1
    tall = across if diagonal else cells
    return (across | tall << LANES | tall >> LANES) & ALL


def distance(free: int, start: int, goals: int, diagonal: bool) -> int:
    """The number of steps from a position to the nearest of some others, or UNREACHED."""
    here = 1 << start
    steps = 0
    while not here & goals:
        further = here | spread(here, diagonal) & free
        if further == here:
            return UNREACHED
        here = further
        steps += 1
    return steps


def route_ends(free: int, start: int, goals: int, diagonal: bool, moves: int) -> list[Cell]:
    """Where shortest paths of this many steps may end. Two paths to the same end are the same answer (TMB-221)."""
    layers = [goals]
    seen = goals
    while not seen >> start & 1:
        wave = spread(layers[-1], diagonal) & free & ~seen
        if not wave:
            return []
        layers.append(wave)
        seen |= wave
    far = len(layers) - 1
    here = 1 << start
    for step in range(min(moves, far)):
        here = spread(here, diagonal) & layers[far - step - 1]
    return cells_in(here)


def cells_in(cells: int) -> list[Cell]:
    """The positions of a bit set, in the order of the mat."""
    return [cell for cell in ALL_CELLS if cells >> cell & 1]


def opponents(s: TooManyBones, baddie: Baddie) -> list[Unit]:
    """The units a baddie may target at all. No gearloc has the skill Terrify (TMB-174)."""
    if baddie.id == ALLY:
        return [foe for foe in s.baddies_standing() if may_be_seen(baddie, foe)]
    other_side = [*s.gearlocs_standing(), *s.allies_standing()]
    return [unit for unit in other_side if not effect(unit, UNTARGETABLE)]


def may_be_seen(ally: Baddie, foe: Baddie) -> bool:
    """Whether an ally may target a baddie (TMB-174, TMB-200)."""
    return not effect(foe, UNTARGETABLE) and not effect(foe, FLIGHT) and skills_allow(ally, foe)


def preferred(baddie: Baddie, among: Sequence[Unit]) -> list[int]:
    """The weakest of some units, or the strongest if the chip says so; all of them if tied (TMB-164, TMB-171)."""
    chip = CHIPS[baddie.chip]
    if chip.strongest:
        best = max([gearloc.hp for gearloc in among], default=0)
    else:
        best = min([gearloc.hp for gearloc in among], default=0)
    return [gearloc.id for gearloc in among if gearloc.hp == best]


def taunters(baddie: Baddie, among: Sequence[Unit]) -> list[Unit]:
    """Adjacent units that taunt the baddie and leave it no choice (TMB-173)."""
    return [gearloc for gearloc in among if effect(gearloc, TAUNT) and are_adjacent(baddie.cell, gearloc.cell)]


def nearest(s: TooManyBones, baddie: Baddie, among: Sequence[Unit]) -> list[Unit]:
    """Those it can stand beside after the fewest orthogonal moves, if it can get there at all (TMB-165, TMB-166)."""
    diagonal = CHIPS[baddie.chip].diagonal
    free = free_cells(s.grid) | 1 << baddie.cell
    best = UNREACHED + 1
    found: list[Unit] = []
    for gearloc in among:
        goals = BESIDE[gearloc.cell] & free
        steps = distance(free, baddie.cell, goals, diagonal=False) if goals else UNREACHED
        if steps == UNREACHED and (
            not diagonal or not goals or distance(free, baddie.cell, goals, diagonal=True) == UNREACHED
        ):
            continue
        if steps < best:
            best = steps
            found = []
        if steps == best:
            found.append(gearloc)
    return found


def is_diving(baddie: Baddie) -> bool:
    """Whether it begins its turn flying and lands next to its target (TMB-201)."""
    return any(skill.dives(baddie, number) for skill, number in skills_at(baddie, DIVES))


def landing_cells(s: TooManyBones, baddie: Baddie, cell: int) -> list[Cell]:
    """The free positions adjacent to a position. The one the baddie is on counts as free."""
    return [near for near in ADJACENT[cell] if s.grid[near] in (NOBODY, baddie.id)]


def targets_of(s: TooManyBones, baddie: Baddie) -> list[int]:
    """The unit it would target now.

    Several if the party has to choose, none if there is nobody (TMB-164 to TMB-169).
    """
    among = opponents(s, baddie)
    if is_diving(baddie):
        reachable = [gearloc for gearloc in among if landing_cells(s, baddie, gearloc.cell)]
        weakest = min([gearloc.hp for gearloc in reachable], default=0)
        return [gearloc.id for gearloc in reachable if gearloc.hp == weakest]
    forced = taunters(baddie, among)
    if forced:
        return preferred(baddie, forced)
    if CHIPS[baddie.chip].ranged:
        return preferred(baddie, among)
    return preferred(baddie, nearest(s, baddie, among))


def route_ends_to(s: TooManyBones, baddie: Baddie, target: int, moves: int) -> list[Cell]:
    """Where it may stand after walking towards a target; only its own position if it stays (TMB-167, TMB-168)."""
    free = free_cells(s.grid) | 1 << baddie.cell
    goals = BESIDE[s.cell_of(target)] & free
    return route_ends(free, baddie.cell, goals, CHIPS[baddie.chip].diagonal, moves) if goals else []


def ends_for(s: TooManyBones, baddie: Baddie, target: int) -> list[Cell]:
    """Where its movement of this turn may end (TMB-167, TMB-169, TMB-201)."""
    if is_diving(baddie):
        return landing_cells(s, baddie, s.cell_of(target))
    if CHIPS[baddie.chip].ranged:
        return [baddie.cell]
    return route_ends_to(s, baddie, target, MOVES)


def reaches(s: TooManyBones, baddie: Baddie, unit: int) -> bool:
    """Whether its weapon and skills reach a unit: anywhere for ranged, adjacent for melee (TMB-175, TMB-176)."""
    if not s.stands(unit):
        return False
    return CHIPS[baddie.chip].ranged or are_adjacent(baddie.cell, s.cell_of(unit))
