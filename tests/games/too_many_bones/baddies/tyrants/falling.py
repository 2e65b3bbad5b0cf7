"""Tyrants that fall, and with them the battle."""

from __future__ import annotations

from boneyard.games.too_many_bones.content.chips import BY_KEY
from tests.games.too_many_bones.roads import RoadStory


def falls(story: RoadStory, tyrant: str) -> RoadStory:
    """The tyrant loses its last HP."""
    story.deals(99, BY_KEY[tyrant].name.en, true=True)
    return story
