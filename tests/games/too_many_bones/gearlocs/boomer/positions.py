"""How many stories of Boomer begin."""

from __future__ import annotations

from tests.games.too_many_bones.stories import Story, battle, rolls

PASSING = ("move", "target")


def rolling(picture: str, die: str, shows: str) -> Story:
    """Boomer stays, names no target and rolls one die that is not aimed."""
    return battle(picture, dice=rolls(f"{die} {shows}"), passing=PASSING).does(f"add {die}", "roll")


def throwing(picture: str, die: str, aim: str, shows: str | int) -> Story:
    """Boomer stays, names no target, aims a grenade and rolls it."""
    told = shows if isinstance(shows, int) else f"{die} {shows}"
    return battle(picture, dice=rolls(told), passing=PASSING).does(f"add {die}", f"aim {aim}", "roll")
