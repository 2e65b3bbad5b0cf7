"""Just Out of Reach (solo-02)."""

from __future__ import annotations

from typing import Final

from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, special_rule
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.encounters.choices import EncounterChoice, encounter_choices
from boneyard.games.too_many_bones.encounters.steps import BADDIES_SURPRISED, SURPRISED, AddRule, CountPoints, fight
from boneyard.games.too_many_bones.model.ids import FIRST_BADDIE
from boneyard.games.too_many_bones.model.state import TooManyBones

ROCKS: Final = 2  # points more


class ArchersFirst(SpecialRule):
    """Ranged baddies go to the top of the meter before round 1, in their order."""

    def battle_starts(self, s: TooManyBones, argument: int) -> None:
        archers = [unit for unit in s.meter if unit >= FIRST_BADDIE and CHIPS[s.baddie(unit).chip].ranged]
        s.meter = archers + [unit for unit in s.meter if unit not in archers]


class Rooted(SpecialRule):
    """Baddies do not move in round 1."""

    def may_move(self, s: TooManyBones, unit: int, argument: int) -> bool:
        return unit < FIRST_BADDIE or s.round > 1


ARCHERS_FIRST: Final = special_rule(8, ArchersFirst())
ROOTED: Final = special_rule(9, Rooted())


def march_to_the_water(s: TooManyBones) -> None:
    """Fight for more baddie points, with ranged baddies first on the meter."""
    fight(s, CountPoints(ROCKS), AddRule(ARCHERS_FIRST))


def scramble_over_rocks(s: TooManyBones) -> None:
    """Fight for more baddie points. The baddies are Surprised and do not move in round 1."""
    fight(s, CountPoints(ROCKS), AddRule(SURPRISED, BADDIES_SURPRISED), AddRule(ROOTED))


encounter_choices("solo-02", EncounterChoice(march_to_the_water), EncounterChoice(scramble_over_rocks))
