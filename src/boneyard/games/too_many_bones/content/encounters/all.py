"""Every encounter card of the box."""

from __future__ import annotations

from typing import Final

from boneyard.games.too_many_bones.content.cards import Encounter
from boneyard.games.too_many_bones.content.encounters.classic_first import FIRST_CLASSIC
from boneyard.games.too_many_bones.content.encounters.classic_second import SECOND_CLASSIC
from boneyard.games.too_many_bones.content.encounters.solo import SOLO
from boneyard.games.too_many_bones.content.encounters.special import SPECIAL
from boneyard.games.too_many_bones.content.encounters.tyrant import TYRANT
from boneyard.games.too_many_bones.model.ids import EncounterId


def _numbered(encounters: tuple[Encounter, ...]) -> tuple[Encounter, ...]:
    """The cards, each with its place as its number."""
    for number, encounter in enumerate(encounters):
        encounter.card = EncounterId(number)
    return encounters


ENCOUNTERS: Final[tuple[Encounter, ...]] = _numbered(FIRST_CLASSIC + SECOND_CLASSIC + SOLO + SPECIAL + TYRANT)
BY_KEY: Final[dict[str, Encounter]] = {encounter.key: encounter for encounter in ENCOUNTERS}
