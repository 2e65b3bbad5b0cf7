"""How an answer names somebody: a gearloc by its name, for it may be off the mat, anybody else by its position."""

from __future__ import annotations

from collections.abc import Sequence

from boneyard.games.too_many_bones.answers.picks import GEARLOC_AIM, Pick, pick
from boneyard.games.too_many_bones.model.ids import FIRST_BADDIE, NOBODY
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc


def aim_of(s: TooManyBones, unit: int) -> int:
    """How a unit is named in an answer."""
    return GEARLOC_AIM + s.party[unit].gearloc if unit < FIRST_BADDIE else s.cell_of(unit)


def unit_aimed(s: TooManyBones, aim: int) -> int:
    """The unit of that name or on that position, or NOBODY."""
    if aim < GEARLOC_AIM:
        return s.grid[aim]
    for gearloc in s.party:
        if GEARLOC_AIM + gearloc.gearloc == aim:
            return gearloc.id
    return NOBODY


def gearloc_aimed(s: TooManyBones, aim: int) -> Gearloc:
    """The gearloc of that name; without one it is a bug, and it shouts."""
    unit = unit_aimed(s, aim)
    assert 0 <= unit < FIRST_BADDIE, f"no gearloc at aim {aim}"
    return s.party[unit]


def gearlocs_as_picks(s: TooManyBones, verb: int, units: Sequence[int]) -> tuple[Pick, ...]:
    """Gearlocs to choose from."""
    return tuple([pick(verb, 0, aim_of(s, unit)) for unit in units])
