"""What tyrants bring to the table: how their battles are set up, the Orb and the Throne (TMB-044, TMB-054 to TMB-061)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boneyard.games.too_many_bones.content.chips import BY_KEY, CHIPS, chips_of
from boneyard.games.too_many_bones.damage import PLAIN, Damage, deal
from boneyard.games.too_many_bones.entering import enter_baddie, entry_position
from boneyard.games.too_many_bones.events import Entered
from boneyard.games.too_many_bones.figures import BOG
from boneyard.games.too_many_bones.ids import FIRST_BADDIE, NOBODY, ORB, THRONE
from boneyard.games.too_many_bones.mat import BADDIE_RANGED, cell_at
from boneyard.games.too_many_bones.printed import FACTS
from boneyard.games.too_many_bones.queue import draw, rebuild, stack_of
from boneyard.games.too_many_bones.slots import who
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
    s.say(Entered(who(s, ORB), cell))


def orb_pain(s: TooManyBones, seat: int, bones: int) -> None:
    """While the Orb stands, every bones a gearloc rolls hurts it (TMB-054)."""
    if bones and s.stands(ORB):
        deal(s, Damage(seat, bones, PLAIN, ORB))


def raise_throne(s: TooManyBones, cell: int) -> None:
    """The Throne stands under the king, on his position (TMB-056)."""
    s.baddies[THRONE - FIRST_BADDIE] = new_object(THRONE, cell, THRONE_HP)
    s.say(Entered(who(s, THRONE), cell))


def new_object(unit: int, cell: int, hp: int) -> Baddie:
    """Something with HP and nothing else."""
    return Baddie(unit, cell, hp, 0, 0, 0, NOBODY, hp, [], [], 0, 0, risen=False, silver=False)


# Set-ups, once the queue is built and before the other chips are placed (TMB-108).


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


def bring_nom(s: TooManyBones) -> None:
    """Nom comes last."""
    s.queue.append(BY_KEY["nom"].chip | FACE_UP)


def bring_mulmesh(s: TooManyBones) -> None:
    """Mulmesh comes last."""
    s.queue.append(BY_KEY["mulmesh"].chip | FACE_UP)


def bring_drellen(s: TooManyBones) -> None:
    """Drellen in lane 1, two of his Bogs in lanes 2 and 3."""
    place(s, BY_KEY["drellen"].chip, 0)
    for lane in (1, 2):
        chip = take_chip(s, chips_of(called_points(s), (BOG,)))
        if chip != NOBODY:
            place(s, chip, lane)


def place(s: TooManyBones, chip: int, lane: int) -> None:
    """A chip takes a lane's marker before the others come (TMB-108)."""
    enter_baddie(s, chip, lane, entry_position(s, lane, ranged=CHIPS[chip & CHIP].ranged))


def bring_gendricks(s: TooManyBones) -> None:
    """Gendricks first, then a 1-pt Kobold."""
    kobold = take_chip(s, tuple([chip for chip in KOBOLDS if CHIPS[chip].points == 1]))
    s.queue = [BY_KEY["gendricks"].chip | FACE_UP, *([kobold] if kobold != NOBODY else []), *s.queue]


def bring_goblin_king(s: TooManyBones) -> None:
    """The king on his Throne, at the back of lane 1."""
    cell = cell_at(0, BADDIE_RANGED)
    enter_baddie(s, BY_KEY["goblin_king"].chip, 0, cell)
    raise_throne(s, cell)


def bring_marrow(s: TooManyBones) -> None:
    """Marrow at the back of lane 3, melee or not."""
    enter_baddie(s, BY_KEY["marrow"].chip, 2, cell_at(2, BADDIE_RANGED))


def bring_duster(s: TooManyBones) -> None:
    """Duster first, then as many baddies as there are gearlocs (TMB-061)."""
    for _ in s.party:
        s.queue += draw(s, called_points(s))
    s.queue.insert(0, BY_KEY["duster"].chip | FACE_UP)


class Challenge:
    """How a tyrant's own battle is set up."""

    __slots__ = ("brings_points", "set_up")

    def __init__(self, set_up: Callable[[TooManyBones], None], brings_points: bool = True) -> None:
        self.set_up = set_up
        self.brings_points = brings_points  # whether the queue is built from baddie points first


CHALLENGES: Final[dict[str, Challenge]] = {
    "nom": Challenge(bring_nom),
    "mulmesh": Challenge(bring_mulmesh),
    "drellen": Challenge(bring_drellen),
    "gendricks": Challenge(bring_gendricks),
    "goblin_king": Challenge(bring_goblin_king),
    "marrow": Challenge(bring_marrow),
    "duster": Challenge(bring_duster, brings_points=False),
}
