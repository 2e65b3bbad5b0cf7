"""Go Big or Go Home (classic-08)."""

from __future__ import annotations

from boneyard.games.too_many_bones.baddies.tyrants.objects import by_size
from boneyard.games.too_many_bones.encounters.choices import Way, ways
from boneyard.games.too_many_bones.encounters.steps import AddChips, CountPoints, fight, fight_with
from boneyard.games.too_many_bones.model.state import TooManyBones


def greet_large(s: TooManyBones) -> None:
    """With more of them in front."""
    fight(s, CountPoints(0), AddChips(5, by_size(s, 1, 2), top=True))


ways("classic-08", Way(greet_large), Way(fight_with(-2)))
