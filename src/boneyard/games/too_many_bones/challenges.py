"""How a battle with each tyrant is set up, as its card says (TMB-044, TMB-054 to TMB-061, TMB-108)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boneyard.games.too_many_bones.content.chips import BY_KEY, CHIPS
from boneyard.games.too_many_bones.entering import enter_baddie
from boneyard.games.too_many_bones.ids import TYPES
from boneyard.games.too_many_bones.mat import BADDIE_MELEE, BADDIE_RANGED, cell_at
from boneyard.games.too_many_bones.queue import draw, stack_of
from boneyard.games.too_many_bones.state import FACE_UP, TooManyBones
from boneyard.games.too_many_bones.tyrants import raise_throne

BOG: Final = TYPES.index("bog")
SMALL: Final = 2  # gearlocs in a party up to which a tyrant brings weaker company
KOBOLD: Final = BY_KEY["kobold"].chip


class Challenge:
    """A tyrant's set-up; a party of one skips the points, and one tyrant brings none at all."""

    __slots__ = ("brings_points", "set_up")

    def __init__(self, set_up: Callable[[TooManyBones], None], *, brings_points: bool = True) -> None:
        self.set_up = set_up
        self.brings_points = brings_points


def company(s: TooManyBones) -> int:
    """What those are worth who come along: 1 point for a party of one or two, 5 for a larger one."""
    return 1 if len(s.party) <= SMALL else 5


def at_the_bottom(s: TooManyBones) -> None:
    """Nom and Mulmesh come last."""
    s.queue.append(s.quarry | FACE_UP)


def on_top(s: TooManyBones) -> None:
    """The tyrant comes first."""
    s.queue.insert(0, s.quarry | FACE_UP)


def drellen(s: TooManyBones) -> None:
    """Drellen in lane 1, with two of the Bog in lanes 2 and 3."""
    place(s, s.quarry, 0)
    for lane, chip in enumerate(drawn_of(s, BOG, company(s), 2), start=1):
        place(s, chip, lane)


def gendricks(s: TooManyBones) -> None:
    """A Kobold on top of the queue, then Gendricks on top of it."""
    for stack in s.stacks:
        if KOBOLD in stack:
            stack.remove(KOBOLD)
    s.queue = [chip for chip in s.queue if chip != KOBOLD]
    s.queue.insert(0, KOBOLD | FACE_UP)
    on_top(s)


def goblin_king(s: TooManyBones) -> None:
    """The Throne in lane 1, at the back, with its king on top."""
    enter_baddie(s, s.quarry, 0, cell_at(0, BADDIE_RANGED))
    raise_throne(s, cell_at(0, BADDIE_RANGED))


def marrow(s: TooManyBones) -> None:
    """Marrow in lane 3, at the back."""
    enter_baddie(s, s.quarry, 2, cell_at(2, BADDIE_RANGED))


def duster(s: TooManyBones) -> None:
    """As many baddies as gearlocs, and Duster on top (TMB-061)."""
    for _ in s.party:
        s.queue += draw(s, company(s))
    on_top(s)


def place(s: TooManyBones, chip: int, lane: int) -> None:
    """A chip goes straight to a lane and takes its marker."""
    enter_baddie(s, chip, lane, cell_at(lane, BADDIE_RANGED if CHIPS[chip].ranged else BADDIE_MELEE))


def drawn_of(s: TooManyBones, type: int, points: int, count: int) -> list[int]:
    """The topmost chips of a type in the stack of that value."""
    for stack in s.stacks:
        found = [chip for chip in stack if CHIPS[chip].type == type and CHIPS[chip].points == points][:count]
        if found:
            s.stacks[stack_of(found[0])] = [chip for chip in stack if chip not in found]
            return found
    return []


CHALLENGES: Final[dict[str, Challenge]] = {
    "nom": Challenge(at_the_bottom),
    "mulmesh": Challenge(at_the_bottom),
    "drellen": Challenge(drellen),
    "gendricks": Challenge(gendricks),
    "goblin_king": Challenge(goblin_king),
    "marrow": Challenge(marrow),
    "duster": Challenge(duster, brings_points=False),
}
