"""Positions that many tests of Picket begin with."""

from __future__ import annotations

from tests.games.too_many_bones.stories import Story, battle


def picket(*skills: str, more: str = "") -> str:
    """Picket with these dice beside Boomer, a bear before him and a frog far off."""
    learned = ", ".join(["dex+2", *skills])
    return f"Picket 5/5 at b2 [{learned}{more}], Boomer 1/3 at c2 | Cave Bear 6 at b3, Bog Frog 4 at d4"


def with_bones(bones: str, more: str = "") -> Story:
    """Picket with bones in his backup plan, before the roll is resolved; the bear is his target."""
    picture = f"Picket 2/5 at b2 [plan: {bones}{more}] | Cave Bear 6 at b3"
    return battle(picture, passing=("move", "dice")).does("target b3")
