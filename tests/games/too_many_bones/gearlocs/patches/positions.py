"""Positions that many tests of Patches begin with."""

from __future__ import annotations

from boneyard.games.too_many_bones.battle.damage import TRUE, Damage
from boneyard.games.too_many_bones.battle.ending import CheckBattle
from boneyard.games.too_many_bones.model.ids import NOBODY
from tests.games.too_many_bones.stories import Story


def patches(*skills: str, more: str = "") -> str:
    """Patches with these dice beside a hurt Tantrum, a bear before him."""
    learned = ", ".join(["dex+2", *skills])
    return f"Patches 4/4 at b2 [{learned}{more}], Tantrum 2/8 at c2 | Cave Bear 6 at b3, Bog Frog 4 at d4"


def truly_hurt(story: Story, seat: int, amount: int) -> Story:
    """A gearloc takes true damage out of nowhere."""
    return story.happens(Damage(seat, amount, TRUE, NOBODY), CheckBattle())
