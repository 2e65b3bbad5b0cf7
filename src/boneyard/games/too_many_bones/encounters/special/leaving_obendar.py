"""Leaving Obendar (special-01)."""

from __future__ import annotations

from boneyard.games.too_many_bones.encounters.choices import Way, ways
from boneyard.games.too_many_bones.encounters.looking_over import LookOver
from boneyard.games.too_many_bones.encounters.steps import succeed
from boneyard.games.too_many_bones.model.state import TooManyBones


def see_the_alley(s: TooManyBones) -> None:
    """Everybody looks at two cards."""
    for gearloc in s.party:
        s.then(LookOver(gearloc.id, trove=False))


ways("special-01", Way(succeed), Way(succeed, wins=see_the_alley, draws=True))
