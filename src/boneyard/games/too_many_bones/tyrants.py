"""What tyrants bring to the table: the Orb, the Throne, and chips they call (TMB-054 to TMB-061)."""

from __future__ import annotations

from typing import Final

from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.damage import PLAIN, Damage, deal
from boneyard.games.too_many_bones.events import Entered
from boneyard.games.too_many_bones.ids import FIRST_BADDIE, NOBODY, ORB, THRONE
from boneyard.games.too_many_bones.printed import FACTS
from boneyard.games.too_many_bones.queue import rebuild, stack_of
from boneyard.games.too_many_bones.state import CHIP, FACE_UP, Baddie, TooManyBones

ORB_HP: Final[int] = FACTS["tyrants.gendricks.orb_hp"]
THRONE_HP: Final[int] = FACTS["tyrants.goblin_king.throne_hp"]
KOBOLDS: Final = tuple([chip.chip for chip in CHIPS if "kobold" in chip.key])
SMALL_PARTY: Final = 2  # gearlocs, up to which a tyrant calls 1-pt baddies, and 5-pt baddies beyond


# Objects that a card calls enemies.


def raise_orb(s: TooManyBones, cell: int) -> None:
    """An Orb takes a position, without turn, initiative or lane marker (TMB-054)."""
    s.baddies[ORB - FIRST_BADDIE] = new_object(ORB, cell, ORB_HP)
    s.grid[cell] = ORB
    s.say(Entered(s.who(ORB), cell))


def maybe_orb_pain(s: TooManyBones, seat: int, bones: int) -> None:
    """While the Orb stands, every bones a gearloc rolls hurts it (TMB-054)."""
    if bones and s.stands(ORB):
        deal(s, Damage(seat, bones, PLAIN, ORB))


def raise_throne(s: TooManyBones, cell: int) -> None:
    """The Throne stands under the king, on his position (TMB-056)."""
    s.baddies[THRONE - FIRST_BADDIE] = new_object(THRONE, cell, THRONE_HP)
    s.say(Entered(s.who(THRONE), cell))


def new_object(unit: int, cell: int, hp: int) -> Baddie:
    """Something with HP and nothing else."""
    return Baddie(unit, cell, hp, 0, 0, 0, NOBODY, hp, [], [], 0, 0, risen=False, silver=False)


# Chips that tyrants call.


def called_points(s: TooManyBones) -> int:
    """What the baddies a tyrant calls are worth, by the size of the party."""
    return 1 if len(s.party) <= SMALL_PARTY else 5


def take_chip(s: TooManyBones, wanted: tuple[int, ...]) -> int:
    """The first of some chips of one value in its stack, else in the defeated pile, else NOBODY (TMB-059)."""
    for chip in s.stacks[stack_of(wanted[0])] if wanted else []:
        if chip & CHIP in wanted:
            s.stacks[stack_of(wanted[0])].remove(chip)
            rebuild(s, stack_of(wanted[0]))
            return chip
    for chip in s.defeated:
        if chip in wanted:
            s.defeated.remove(chip)
            return chip | FACE_UP
    return NOBODY
