"""Finally, Open Sky (classic-20)."""

from __future__ import annotations

from typing import Final

from boneyard.games.too_many_bones.battle.special_rules import Term, term
from boneyard.games.too_many_bones.encounters.choices import Way, ways
from boneyard.games.too_many_bones.encounters.steps import CountPoints, Impose, fight
from boneyard.games.too_many_bones.model.ids import DEFENSE_DIE
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc

COVER_ROUNDS: Final = 2


class OpenGround(Term):
    """No defense dice."""

    def may_roll(self, s: TooManyBones, gearloc: Gearloc, die: int, number: int) -> bool:
        """Anything else."""
        return die != DEFENSE_DIE


class BehindRocks(Term):
    """Nothing but defense dice in the first two rounds."""

    def may_roll(self, s: TooManyBones, gearloc: Gearloc, die: int, number: int) -> bool:
        """Then anything."""
        return die == DEFENSE_DIE or s.round > COVER_ROUNDS


OPEN_GROUND: Final = term(37, OpenGround())
BEHIND_ROCKS: Final = term(38, BehindRocks())


def stand_tall(s: TooManyBones) -> None:
    """In the open."""
    fight(s, CountPoints(0), Impose(OPEN_GROUND))


def take_cover(s: TooManyBones) -> None:
    """Behind a rock."""
    fight(s, CountPoints(0), Impose(BEHIND_ROCKS))


ways("classic-20", Way(stand_tall), Way(take_cover))
