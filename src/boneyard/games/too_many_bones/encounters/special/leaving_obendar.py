"""Leaving Obendar (special-01)."""

from __future__ import annotations

from boneyard.games.too_many_bones.encounters.choices import EncounterChoice, encounter_choices
from boneyard.games.too_many_bones.encounters.looking_over import LookOver
from boneyard.games.too_many_bones.encounters.steps import succeed
from boneyard.games.too_many_bones.model.state import TooManyBones


def see_the_alley(s: TooManyBones) -> None:
    """Every gearloc looks at two cards."""
    for gearloc in s.party:
        s.then(LookOver(gearloc.id, trove=False))


encounter_choices("special-01", EncounterChoice(succeed), EncounterChoice(succeed, wins=see_the_alley, draws=True))
