"""The battle queue and the stacks it is drawn from (TMB-020 to TMB-022, TMB-101 to TMB-107)."""

from __future__ import annotations

from typing import Final

from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.events import Queued
from boneyard.games.too_many_bones.ids import NOBODY
from boneyard.games.too_many_bones.state import CHIP, FACE_UP, STACKS, TooManyBones

VALUES: Final = (1, 5, 20)  # of the three stacks


def stack_of(chip: int) -> int:
    """Which stack a chip belongs to, or -1 for a tyrant."""
    points = CHIPS[chip].points
    return VALUES.index(points) if points else -1


def rebuild(s: TooManyBones, stack: int) -> None:
    """An empty stack is made again from the defeated chips of its value and types (TMB-021, TMB-213)."""
    if s.stacks[stack]:
        return
    mine = [chip for chip in s.defeated if stack_of(chip) == stack and CHIPS[chip].type in s.book.types]
    s.defeated = [chip for chip in s.defeated if chip not in mine]
    s.rng.shuffle(STACKS, mine)
    s.stacks[stack] = mine


def draw(s: TooManyBones, points: int) -> list[int]:
    """Chips worth so many points: one of that value, else as many of the next lower one (TMB-022)."""
    stack = VALUES.index(points)
    rebuild(s, stack)
    if s.stacks[stack]:
        chip = s.stacks[stack].pop(0)
        rebuild(s, stack)
        return [chip]
    found: list[int] = []
    if stack:
        for _ in range(points // VALUES[stack - 1]):
            found += draw(s, VALUES[stack - 1])
    return found


def build_queue(s: TooManyBones, points: int) -> None:
    """The largest values first: 20s while 20 fit, then 5s, then 1s; the first drawn is higher (TMB-102, TMB-103)."""
    for value in (20, 5, 1):
        while points >= value:
            s.queue += draw(s, value)
            points -= value


def add_to_queue(s: TooManyBones, points: int, *, top: bool) -> None:
    """A chip of that value comes from its stack to an end of the queue."""
    chips = draw(s, points)
    for chip in chips:
        s.say(Queued(chip & CHIP if chip & FACE_UP else NOBODY, CHIPS[chip & CHIP].points, top))
    s.queue = chips + s.queue if top else s.queue + chips
