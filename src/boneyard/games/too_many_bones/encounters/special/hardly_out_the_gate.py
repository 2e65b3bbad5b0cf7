"""Hardly Out the Gate (special-02)."""

from __future__ import annotations

from typing import Final

from boneyard.games.too_many_bones.battle.damage import TRUE, Damage, deal
from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, special_rule
from boneyard.games.too_many_bones.encounters.choices import EncounterChoice, encounter_choices
from boneyard.games.too_many_bones.encounters.steps import AddRule, CountPoints, back_on_top, fight, plain_fight
from boneyard.games.too_many_bones.model.ids import NOBODY
from boneyard.games.too_many_bones.model.state import TooManyBones


class Guards(SpecialRule):
    """Each round starts with true damage to every baddie on the mat, by the guards."""

    def round_starts(self, s: TooManyBones, argument: int) -> None:
        deal(s, *[Damage(baddie.id, 1, TRUE, NOBODY) for baddie in s.baddies_standing()])


GUARDS: Final = special_rule(53, Guards())


def with_the_guards(s: TooManyBones) -> None:
    """Fight for baddie points, with the guards."""
    fight(s, CountPoints(0), AddRule(GUARDS))


encounter_choices(
    "special-02", EncounterChoice(with_the_guards, fails=back_on_top), EncounterChoice(plain_fight, fails=back_on_top)
)
