"""The Language of the Orb (tyrant-gendricks-2)."""

from __future__ import annotations

from typing import Final

from boneyard.games.too_many_bones.battle.damage import PLAIN, Damage, deal
from boneyard.games.too_many_bones.battle.special_rules import Term, term
from boneyard.games.too_many_bones.encounters.choices import Way, ways
from boneyard.games.too_many_bones.encounters.steps import CountPoints, Impose, fight
from boneyard.games.too_many_bones.model.ids import NOBODY
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc


class NoIdeas(Term):
    """Bones are kept, but not spent."""

    def may_plan(self, s: TooManyBones, gearloc: Gearloc, number: int) -> bool:
        """Nobody has a backup plan here."""
        return False


class PainfulIdeas(Term):
    """Every bones hurts who rolls it."""

    def bones_rolled(self, s: TooManyBones, gearloc: Gearloc, bones: int, number: int) -> None:
        """One damage each."""
        deal(s, Damage(gearloc.id, bones, PLAIN, NOBODY))


NO_IDEAS: Final = term(17, NoIdeas())
PAINFUL_IDEAS: Final = term(18, PainfulIdeas())


def stop_having_ideas(s: TooManyBones) -> None:
    """Baddie points, and no backup plans."""
    fight(s, CountPoints(0), Impose(NO_IDEAS))


def think_through_pain(s: TooManyBones) -> None:
    """Baddie points, and bones that hurt."""
    fight(s, CountPoints(0), Impose(PAINFUL_IDEAS))


ways("tyrant-gendricks-2", Way(stop_having_ideas), Way(think_through_pain))
