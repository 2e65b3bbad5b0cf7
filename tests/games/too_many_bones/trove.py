"""Locked trove in a bag, several cards of which have the same locks."""

from __future__ import annotations

from boneyard.games.too_many_bones.answers.picks import LOCK_PATTERNS
from boneyard.games.too_many_bones.loot.every_card import TROVE
from tests.games.too_many_bones.roads import RoadStory, encounter

MANY = max(LOCK_PATTERNS, key=lambda locks: len([card for card in TROVE if card.locks == locks]))
ALIKE = [card.key for card in TROVE if card.locks == MANY]  # with the same locks
LOCKS = "lever {} trip {} force {}".format(*[value for _, value in MANY])


def camp(bags: dict[str, str]) -> RoadStory:
    """An evening by the fire with these bags."""
    return encounter("special-01", bags=bags).does("choose a").through_rewards()
