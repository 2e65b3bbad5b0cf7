"""What encounters are called, and what they give."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Phrase, Words
from boneyard.games.too_many_bones.content.cards import Encounter
from boneyard.games.too_many_bones.content.encounters.all import ENCOUNTERS
from boneyard.games.too_many_bones.content.names import phrase
from boneyard.games.too_many_bones.model.ids import EncounterId
from boneyard.games.too_many_bones.model.rewards import amounts

REWARDS: Final = ("progress", "training", "loot-each", "loot-shared", "trove-each", "trove-shared")


def encounter_words(encounter: EncounterId) -> Words:
    """What an encounter is called."""
    return ENCOUNTERS[encounter].title


def rewards_words(card: Encounter, choice: int) -> tuple[Phrase, ...]:
    """What the card and one of its choices give together."""
    both = zip(amounts(card.rewards), amounts(card.choices[choice].rewards), strict=True)
    return tuple(
        [
            phrase(f"reward-{name}", count=one + other)
            for name, (one, other) in zip(REWARDS, both, strict=True)
            if one + other
        ]
    )
