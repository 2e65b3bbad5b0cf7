"""How many stories of Tantrum begin."""

from __future__ import annotations

from tests.games.too_many_bones.stories import Story, battle, rolls

WALK = ("move",)


def rolling(picture: str, die: str, shows: str) -> Story:
    """Tantrum stays, names the baddie on b3 and rolls one die."""
    story = battle(picture, dice=rolls(f"{die} {shows}"), passing=WALK)
    return story.does("target b3", f"add {die}", "roll")


def attacking(picture: str, *dice: str) -> Story:
    """Tantrum stays, names the baddie on b3 and rolls this number of attack dice."""
    story = battle(picture, dice=rolls(*[f"attack {die}" for die in dice]), passing=WALK)
    return story.does("target b3", *["add attack"] * len(dice), "roll")
