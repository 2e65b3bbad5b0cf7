"""The tutorial start: the cards and chips of the rulebook's first two days on top, as it tells them (TMB-276)."""

from __future__ import annotations

from typing import Final

from boneyard.games.too_many_bones.content.chips import BY_KEY as CHIPS
from boneyard.games.too_many_bones.content.loot import BY_KEY as LOOT
from boneyard.games.too_many_bones.model.state import TooManyBones

FIRST_BADDIES: Final = ("bog_frog", "bog_worm", "clay_golem", "goblin_cheat")  # met on day 2, the first two scouted
FIRST_LOOT: Final = ("infused_incense", "stone_hammer")  # kept by Picket and Boomer on day 1
LOOKED_AT: Final = 2  # cards each of them chooses from


def stack_for_tutorial(s: TooManyBones) -> None:
    """Put the cards and chips of the rulebook's example on top. Dice are rolled as usual."""
    chips = [CHIPS[key].chip for key in FIRST_BADDIES]
    s.stacks[0] = chips + [chip for chip in s.stacks[0] if chip not in chips]
    adventure = s.adventure
    for seat, key in enumerate(FIRST_LOOT):
        adventure.loot.remove(LOOT[key].card)
        adventure.loot.insert(seat * LOOKED_AT, LOOT[key].card)
