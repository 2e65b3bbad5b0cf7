"""Why Can’t We All Just Get Along? (classic-11)."""

from __future__ import annotations

from typing import Final

from boneyard.games.too_many_bones.battle.special_rules import Term, term
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.content.sheets import SHEETS
from boneyard.games.too_many_bones.encounters.choices import Way, ways
from boneyard.games.too_many_bones.encounters.steps import CountPoints, Impose, fight
from boneyard.games.too_many_bones.model.ids import DEFENSE_DIE, NOBODY
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Baddie, Gearloc

BEHIND_SHIELDS: Final = 2  # rounds


class FrontLine(Term):
    """As long as a melee baddie stands on the mat, no ranged one can lose its last HP."""

    def may_fall(self, s: TooManyBones, baddie: Baddie, number: int) -> bool:
        """Those in the queue do not matter."""
        if baddie.chip == NOBODY or not CHIPS[baddie.chip].ranged:
            return True
        return all(CHIPS[other.chip].ranged for other in s.baddies_standing())


FRONT_LINE: Final = term(30, FrontLine())


def cut_through(s: TooManyBones) -> None:
    """The front first."""
    fight(s, CountPoints(0), Impose(FRONT_LINE))


class BehindShields(Term):
    """In rounds 1 and 2 melee gearlocs roll defense dice only."""

    def may_roll(self, s: TooManyBones, gearloc: Gearloc, die: int, number: int) -> bool:
        """No attack, no skill."""
        return s.round > BEHIND_SHIELDS or SHEETS[gearloc.gearloc].ranged or die == DEFENSE_DIE


BEHIND_THEM: Final = term(31, BehindShields())


def raise_shields(s: TooManyBones) -> None:
    """And wait."""
    fight(s, CountPoints(0), Impose(BEHIND_THEM))


ways("classic-11", Way(cut_through), Way(raise_shields))
