"""How answers name units: a gearloc by its name, since it may be off the mat, all others by position."""

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
    """The unit with that name or on that position, or NOBODY."""
    if aim < GEARLOC_AIM:
        return s.grid[aim]
    for gearloc in s.party:
        if GEARLOC_AIM + gearloc.gearloc == aim:
            return gearloc.id
    return NOBODY


def gearloc_aimed(s: TooManyBones, aim: int) -> Gearloc:
    """The gearloc with that name. Any other aim is a bug and raises."""
    unit = unit_aimed(s, aim)
    assert 0 <= unit < FIRST_BADDIE, f"no gearloc at aim {aim}"
    return s.party[unit]


def gearlocs_as_picks(s: TooManyBones, verb: int, units: Sequence[int]) -> tuple[Pick, ...]:
    """One answer for each of these gearlocs."""
    return tuple([pick(verb, 0, aim_of(s, unit)) for unit in units])
