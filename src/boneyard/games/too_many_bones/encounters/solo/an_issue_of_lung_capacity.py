"""An Issue of Lung Capacity (solo-10)."""

from __future__ import annotations

from typing import Final

from boneyard.games.too_many_bones.battle.special_rules import Term, term
from boneyard.games.too_many_bones.encounters.choices import Way, ways
from boneyard.games.too_many_bones.encounters.steps import NO_SKILL_DICE, CountPoints, Impose, ImposeOnFirst, fight
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Baddie, Gearloc

BORROWED: Final = 2  # Attack


class BorrowedSword(Term):
    """Who is the first in lane 1 fights without its best sword, the gearloc with one more; the number is its chip."""

    def attack(self, s: TooManyBones, gearloc: Gearloc, dice: int, number: int) -> int:
        """One more."""
        return dice + 1

    def baddie_attack(self, s: TooManyBones, baddie: Baddie, dice: int, number: int) -> int:
        """Two fewer."""
        return dice - BORROWED if baddie.chip == number else dice


BORROWED_SWORD: Final = term(47, BorrowedSword())


def pull_a_sword(s: TooManyBones) -> None:
    """Baddie points, a stolen sword, and no skill dice at first."""
    fight(s, CountPoints(0), ImposeOnFirst(BORROWED_SWORD), Impose(NO_SKILL_DICE, 2))


def crawl_to_the_pack(s: TooManyBones) -> None:
    """Baddie points, and no skill dice in round 1."""
    fight(s, CountPoints(0), Impose(NO_SKILL_DICE, 1))


ways("solo-10", Way(pull_a_sword), Way(crawl_to_the_pack))
