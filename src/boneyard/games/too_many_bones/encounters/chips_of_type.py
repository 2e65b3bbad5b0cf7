"""Special rules and steps that bring baddies of one type."""

from __future__ import annotations

from typing import Final

from boneyard.games.too_many_bones.battle.queue import draw, find_chip
from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, special_rule
from boneyard.games.too_many_bones.content.chips import chips_of
from boneyard.games.too_many_bones.content.encounters import BattleStep
from boneyard.games.too_many_bones.model.ids import NOBODY, TYPES
from boneyard.games.too_many_bones.model.state import TooManyBones

BOG: Final = TYPES.index("bog")
BEAST: Final = TYPES.index("beast")


def take_of_type(s: TooManyBones, points: int, kind: int) -> int:
    """Take a chip of a value and type from its stack, else from the defeated pile; NOBODY if none (TMB-105)."""
    return find_chip(s, chips_of(points, (kind,)))


class TypeFirst(SpecialRule):
    """The queue is drawn from one type, the argument, largest values first. Others fill what is missing (TMB-105)."""

    def draws(self, s: TooManyBones, points: int, argument: int) -> bool:
        for value in (20, 5, 1):
            while points >= value:
                chip = take_of_type(s, value, argument)
                s.queue += draw(s, value) if chip == NOBODY else [chip]
                points -= value
        return True


class TypeOnly(SpecialRule):
    """The queue is drawn from one type only, the argument.

    A value that ran out is drawn in lower ones. When those are gone too, the total stays short (TMB-022).
    """

    def draws(self, s: TooManyBones, points: int, argument: int) -> bool:
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


class AddOfType(BattleStep):
    """Add chips of one value and type to the top of the queue, as many as there are."""

    __slots__ = ("count", "kind", "points")

    def __init__(self, points: int, kind: int, count: int) -> None:
        self.points = points
        self.kind = kind
        self.count = count

    def run(self, s: TooManyBones) -> None:
        for _ in range(self.count):
            chip = take_of_type(s, self.points, self.kind)
            if chip != NOBODY:
                s.queue.insert(0, chip)

    def chips(self, s: TooManyBones) -> list[int]:
        return [self.points] * self.count
