"""Getting Out of Hand (tyrant-marrow-1)."""

from __future__ import annotations

from typing import Final

from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, special_rule
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.encounters.chips_of_type import TYPE_FIRST
from boneyard.games.too_many_bones.encounters.choices import EncounterChoice, encounter_choices
from boneyard.games.too_many_bones.encounters.steps import AddRule, CountPoints, fight
from boneyard.games.too_many_bones.model.ids import TYPES
from boneyard.games.too_many_bones.model.state import FACE_UP, TooManyBones
from boneyard.games.too_many_bones.model.units import Baddie

ORC: Final = TYPES.index("orc")
CROWDED: Final = 3  # the last round in which an Orc comes back


class OrcsReturn(SpecialRule):
    """An Orc defeated in the first rounds goes to the bottom of the queue."""

    def falls(self, s: TooManyBones, baddie: Baddie, argument: int) -> bool:
        if s.round > CROWDED or CHIPS[baddie.chip].type != ORC:
            return False
        s.queue.append(baddie.chip | FACE_UP)
        return True


ORCS_RETURN: Final = special_rule(57, OrcsReturn())


def jump_the_queue(s: TooManyBones) -> None:
    """Fight for baddie points in Orcs."""
    fight(s, AddRule(TYPE_FIRST, ORC), CountPoints(0), AddRule(ORCS_RETURN))


encounter_choices("tyrant-marrow-1", EncounterChoice(jump_the_queue))
