"""Special rules and steps that bring baddies of one type."""

from __future__ import annotations

from typing import Final

from boneyard.core.agenda import Do
from boneyard.games.too_many_bones.battle.queue import draw, find_chip
from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, special_rule
from boneyard.games.too_many_bones.content.chips import chips_of
from boneyard.games.too_many_bones.model.ids import NOBODY, TYPES
from boneyard.games.too_many_bones.model.state import TooManyBones

BOG: Final = TYPES.index("bog")
BEAST: Final = TYPES.index("beast")


def take_of_type(s: TooManyBones, points: int, kind: int) -> int:
    """A chip of that value and type from its active stack, else from the defeated pile, else NOBODY (TMB-105)."""
    return find_chip(s, chips_of(points, (kind,)))


class TypeFirst(SpecialRule):
    """The queue is drawn in chips of one type, the number, as far as they go; others fill what is missing (TMB-105)."""

    def draws(self, s: TooManyBones, points: int, argument: int) -> bool:
        """The largest values first."""
        for value in (20, 5, 1):
            while points >= value:
                chip = take_of_type(s, value, argument)
                s.queue += draw(s, value) if chip == NOBODY else [chip]
                points -= value
        return True


class TypeOnly(SpecialRule):
    """The queue is drawn in chips of one type, the number, and of no other."""

    def draws(self, s: TooManyBones, points: int, argument: int) -> bool:
        """A value that ran out is drawn in lower ones; when those are gone too, the total stays short (TMB-022)."""
        for value in (20, 5, 1):
            while points >= value:
                chip = take_of_type(s, value, argument)
                if chip == NOBODY:
                    break
                s.queue.append(chip)
                points -= value
        return True


TYPE_FIRST: Final = special_rule(13, TypeFirst())
TYPE_ONLY: Final = special_rule(14, TypeOnly())


class AddOfType(Do):
    """Chips of one value and type on top of the queue."""

    __slots__ = ("count", "kind", "points")

    def __init__(self, points: int, kind: int, count: int) -> None:
        self.points = points
        self.kind = kind
        self.count = count

    def run(self, s: TooManyBones) -> None:
        """As many as there are."""
        for _ in range(self.count):
            chip = take_of_type(s, self.points, self.kind)
            if chip != NOBODY:
                s.queue.insert(0, chip)
