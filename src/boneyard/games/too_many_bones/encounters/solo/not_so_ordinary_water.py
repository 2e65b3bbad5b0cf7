"""Not So Ordinary Water (solo-08)."""

from __future__ import annotations

from typing import Final

from boneyard.core.agenda import Do
from boneyard.games.too_many_bones.content.loot import BY_KEY as LOOT_KEYS
from boneyard.games.too_many_bones.encounters.choices import EncounterChoice, encounter_choices
from boneyard.games.too_many_bones.encounters.steps import AddByValue, CountPoints, fight, succeed
from boneyard.games.too_many_bones.loot.decks import gain
from boneyard.games.too_many_bones.model.state import TooManyBones

REFRESHED: Final = 5  # Buff HP
FLASK: Final = LOOT_KEYS["spring_flask"].card


class Refresh(Do):
    """Give Buff HP for this battle."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        s.party[0].feast += REFRESHED


def spend_the_night(s: TooManyBones) -> None:
    """Fight for baddie points and a strong baddie, with Buff HP."""
    s.then(Refresh())
    fight(s, CountPoints(0), AddByValue(5, 1))


def fill_the_flask(s: TooManyBones) -> None:
    """The card becomes loot, and its progress counts."""
    gain(s, s.party[0], FLASK)


encounter_choices("solo-08", EncounterChoice(spend_the_night), EncounterChoice(succeed, wins=fill_the_flask))
