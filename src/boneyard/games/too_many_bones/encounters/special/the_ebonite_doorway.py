"""The Ebonite Doorway (special-05)."""

from __future__ import annotations

from boneyard.games.too_many_bones.encounters.choices import EncounterChoice, encounter_choices
from boneyard.games.too_many_bones.encounters.looking_over import LookOver
from boneyard.games.too_many_bones.encounters.steps import succeed
from boneyard.games.too_many_bones.model.adventure import SURE_TRAINING
from boneyard.games.too_many_bones.model.state import TooManyBones


def follow_the_glitter(s: TooManyBones) -> None:
    """Every gearloc looks at two trove cards."""
    for gearloc in s.party:
        s.then(LookOver(gearloc.id, trove=True))


def follow_the_smell(s: TooManyBones) -> None:
    """No attempt at Attack or Defense fails with the points of this card."""
    s.adventure.marks |= SURE_TRAINING


encounter_choices(
    "special-05",
    EncounterChoice(succeed, wins=follow_the_glitter, draws=True),
    EncounterChoice(succeed, wins=follow_the_smell),
)
