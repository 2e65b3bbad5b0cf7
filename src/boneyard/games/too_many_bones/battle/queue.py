"""The battle queue and the stacks it is drawn from (TMB-020 to TMB-022, TMB-102 to TMB-105).

Chips that a card adds by their value are in `encounters.steps`; who starts on which lane is in `entering`.
"""

from __future__ import annotations

from typing import Final

from boneyard.core.agenda import Do
from boneyard.games.too_many_bones.battle.special_rules import DRAWS, in_force
from boneyard.games.too_many_bones.content.chips import CHIPS, chips_of
from boneyard.games.too_many_bones.content.loot import card_named
from boneyard.games.too_many_bones.events.battle import Queued
from boneyard.games.too_many_bones.model.adventure import GOBLIN_TRAIL
from boneyard.games.too_many_bones.model.ids import NO_CHIP, NOBODY, TYPES, ChipId
from boneyard.games.too_many_bones.model.state import CHIP, FACE_UP, STACKS, TooManyBones

VALUES: Final = (1, 5, 20)  # of the three stacks
NECKLACE: Final = card_named("hunters_body_count_necklace")
TAKEN: Final = 0x100  # on a chip of the Necklace: an encounter has taken it
GOBLINS: Final = tuple([chip for points in VALUES for chip in chips_of(points, (TYPES.index("goblin"),))])


def points_of_day(s: TooManyBones, change: int) -> int:
    """Baddie points: day times party size, changed by the card, never below 0 (TMB-101, TMB-102)."""
    return max(0, s.adventure.day * len(s.party) + change)


def stack_of(chip: int) -> int:
    """The stack a chip belongs to, or -1 for a tyrant."""
    points = CHIPS[chip].points
    return VALUES.index(points) if points else -1


def rebuild(s: TooManyBones, stack: int) -> None:
    """Rebuild an empty stack from the defeated chips of its value and types (TMB-021, TMB-213)."""
    if s.stacks[stack]:
        return
    mine = [chip for chip in s.defeated if stack_of(chip) == stack and is_in_play(s, chip)]
    s.defeated = [chip for chip in s.defeated if chip not in mine]
    s.rng.shuffle(STACKS, mine)
    s.stacks[stack] = mine


def is_in_play(s: TooManyBones, chip: int) -> bool:
    """Whether a chip is of a type the tyrant brings that has not been removed (TMB-020, tyrant-marrow-2)."""
    return CHIPS[chip].type in s.book.types and not is_gone(s, chip)


def is_gone(s: TooManyBones, chip: int) -> bool:
    """Whether its type was removed from the adventure (tyrant-marrow-2)."""
    return s.maybe_adventure is not None and s.maybe_adventure.gone >> CHIPS[chip].type & 1 == 1


def draw(s: TooManyBones, points: int) -> list[int]:
    """Draw chips worth this many points: one of that value, else several of the next lower value (TMB-022)."""
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
    """Draw the queue as the card says, otherwise the largest values first. A Goblin may follow on top."""
    follower = last_goblin(s)
    if not any(rule.draws(s, points, argument) for rule, argument in in_force(s, DRAWS)):
        draw_points(s, points)
    if follower != NOBODY:
        s.queue.insert(0, follower | FACE_UP)


class DrawQueue(Do):
    """Draw the queue, the largest values first (TMB-102)."""

    __slots__ = ("points",)

    def __init__(self, points: int) -> None:
        self.points = points

    def run(self, s: TooManyBones) -> None:
        build_queue(s, self.points)


def draw_points(s: TooManyBones, points: int) -> None:
    """Draw 20s while 20 fit, then 5s, then 1s. Chips drawn first are higher (TMB-102, TMB-103)."""
    for value in (20, 5, 1):
        while points >= value:
            s.queue += draw(s, value)
            points -= value


def last_goblin(s: TooManyBones) -> int:
    """The Goblin defeated last if Goblins are on the party's trail, otherwise NOBODY (tyrant-goblin-king-2)."""
    if s.maybe_adventure is not None and s.maybe_adventure.marks & GOBLIN_TRAIL:
        for chip in reversed(s.defeated):
            if chip in GOBLINS:
                s.defeated.remove(chip)
                return chip
    return NOBODY


def add_to_queue(s: TooManyBones, points: int, *, top: bool) -> None:
    """Move a chip of that value from its stack to one end of the queue."""
    chips = draw(s, points)
    for chip in chips:
        s.say(Queued(ChipId(chip & CHIP) if chip & FACE_UP else NO_CHIP, CHIPS[chip & CHIP].points, top))
    s.queue = chips + s.queue if top else s.queue + chips


# Searching.


def reshuffle(s: TooManyBones, stack: int) -> None:
    """Shuffle a stack after a search. Face-up chips go back on top in their order (TMB-078)."""
    known = [chip for chip in s.stacks[stack] if chip & FACE_UP]
    unknown = [chip for chip in s.stacks[stack] if not chip & FACE_UP]
    s.rng.shuffle(STACKS, unknown)
    s.stacks[stack] = known + unknown


def search(s: TooManyBones, wanted: tuple[int, ...]) -> int:
    """Take the first wanted chip from the active stacks and shuffle them; NOBODY if there is none (TMB-078)."""
    for stack in range(len(VALUES)):
        for chip in s.stacks[stack]:
            if chip & CHIP in wanted:
                s.stacks[stack].remove(chip)
                reshuffle(s, stack)
                rebuild(s, stack)
                return chip
    return NOBODY


def search_defeated(s: TooManyBones, wanted: tuple[int, ...]) -> int:
    """Take the first wanted chip from the defeated pile, face up; NOBODY if there is none."""
    for chip in s.defeated:
        if chip in wanted and not is_gone(s, chip):
            s.defeated.remove(chip)
            return chip | FACE_UP
    for chip in trophies(s):
        if chip in wanted:
            s.adventure.lift(NECKLACE, chip)
            s.adventure.lay(NECKLACE, chip | TAKEN)
            return chip | FACE_UP
    return NOBODY


def trophies(s: TooManyBones) -> list[int]:
    """The chips on Hunter's Body Count Necklace that encounters may take. They still count for the Necklace."""
    on_card = [] if s.maybe_adventure is None else s.maybe_adventure.laid_on(NECKLACE)
    return [each & CHIP for each in on_card if not each & TAKEN and not is_gone(s, each & CHIP)]


def search_unused(s: TooManyBones, wanted: tuple[int, ...]) -> int:
    """Take the first wanted chip of a type the tyrant does not bring, face up; NOBODY if there is none (TMB-020)."""
    for chip in s.adventure.unused:
        if chip in wanted:
            s.adventure.unused.remove(chip)
            return chip | FACE_UP
    return NOBODY


def find_chip(s: TooManyBones, wanted: tuple[int, ...]) -> int:
    """Take a wanted chip from the active stacks, else from the defeated pile; NOBODY if there is none (TMB-105)."""
    chip = search(s, wanted)
    return chip if chip != NOBODY else search_defeated(s, wanted)


def remove_type(s: TooManyBones, kind: int) -> None:
    """Remove all chips of a type from this adventure (tyrant-marrow-2)."""
    s.adventure.gone |= 1 << kind
    s.defeated = [chip for chip in s.defeated if CHIPS[chip].type != kind]
    for stack in range(len(VALUES)):
        s.stacks[stack] = [chip for chip in s.stacks[stack] if CHIPS[chip & CHIP].type != kind]
        rebuild(s, stack)
