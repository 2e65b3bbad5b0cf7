"""What tyrants bring to the table: the Orb, the Throne, and the points of the chips they call (TMB-054 to TMB-061).

The face that places an Orb is `dice.active_orb`. The Goblin King on his Throne is immune and out of reach:
`battle.targeting`; `challenges` sets the Throne up, and the parcel that may destroy it.
"""

from __future__ import annotations

from typing import Final, TypeVar

from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.content.facts import FACTS
from boneyard.games.too_many_bones.events.battle import Entered
from boneyard.games.too_many_bones.model.adventure import CRACKED_ORB
from boneyard.games.too_many_bones.model.ids import FIRST_BADDIE, NO_CHIP, ORB, THRONE, Cell
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Baddie

Number = TypeVar("Number", bound=int)

ORB_HP: Final[int] = FACTS["tyrants.gendricks.orb_hp"]
CRACKED_HP: Final = 3  # of an Orb whose secret is known (tyrant-gendricks-1)
THRONE_HP: Final[int] = FACTS["tyrants.goblin_king.throne_hp"]
KOBOLDS: Final = tuple([chip.chip for chip in CHIPS if "kobold" in chip.key])
SMALL_PARTY: Final = 2  # parties up to this size use the first number of a card, larger ones the second


# Objects that a card calls enemies.


def orb_hp(s: TooManyBones) -> int:
    """The HP of a new Orb of Gendricks."""
    return CRACKED_HP if s.maybe_adventure is not None and s.maybe_adventure.marks & CRACKED_ORB else ORB_HP


def raise_orb(s: TooManyBones, cell: Cell, hp: int) -> None:
    """Place an Orb, without turn, initiative or lane marker (TMB-054)."""
    s.baddies[ORB - FIRST_BADDIE] = new_object(ORB, cell, hp)
    s.grid[cell] = ORB
    s.say(Entered(s.who(ORB), cell))


def raise_throne(s: TooManyBones, cell: Cell) -> None:
    """Place the Throne under the king, on his position (TMB-056)."""
    s.baddies[THRONE - FIRST_BADDIE] = new_object(THRONE, cell, THRONE_HP)
    s.say(Entered(s.who(THRONE), cell))


def new_object(unit: int, cell: Cell, hp: int) -> Baddie:
    """An enemy with HP and nothing else."""
    return Baddie(unit, cell, hp, 0, 0, 0, NO_CHIP, hp, [], [], 0, 0, risen=False, silver=False)


# Chips that tyrants call.


def by_size(s: TooManyBones, small: Number, large: Number) -> Number:
    """The number for a party of one or two, or for a larger one (TMB-006)."""
    return small if len(s.party) <= SMALL_PARTY else large


def called_points(s: TooManyBones) -> int:
    """The points of the baddies that a tyrant calls."""
    return by_size(s, 1, 5)
