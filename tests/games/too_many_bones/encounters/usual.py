"""What many tests of encounters begin with: initiative dice, stacks of chips, and who has come."""

from __future__ import annotations

from typing import Any

from boneyard.games.too_many_bones.activities.darts.play import DartsPlayed, PlayDarts
from boneyard.games.too_many_bones.content.chips import BY_KEY as CHIP_KEYS
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.encounters.every_card import BY_KEY
from boneyard.games.too_many_bones.model.state import CHIP
from tests.games.too_many_bones.roads import (
    RoadStory,
    encounter,
    lock_roll,
    rolls,
)

SCALES = ("kobold, acid lizard, orc recruit, troll runt, club troll", "wyrm, river troll, orc raider", "armored troll")
PICKET_AND_BOOMER = ("picket initiative 3", "boomer initiative 6")
TRIO = ("picket initiative 3", "boomer initiative 6", "tantrum initiative 5")
SHUT = lock_roll("1F", "1F", "1T", intuition="save")  # no die of a Lever lock, and nothing to save
TROLLS_AND_ORCS = (
    "troll runt, acid lizard, orc recruit, club troll, orc brawler",
    "wyrm, river troll, orc raider",
    "armored troll",
)
ALL_SORTS = (
    "Wild Boar, Goblin Sneak, Cave Spider, Club Troll, Troll Runt, Kobold, Bog Worm",
    "River Troll, Cave Bear, Wyrm",
    "",
)
WITH_BIG = (*ALL_SORTS[:2], "Armored Troll, Hill Troll Brute")
INITIATIVE = ("picket initiative 3", "boomer initiative 4")
HOLDS = (0, 3, 0, 4) * 2  # action dice grey, brown and yellow, then intuition: nothing opens, twice


def darts_end(story: RoadStory, *, won: bool) -> RoadStory:
    """The gearloc whose turn it is has won or lost its game of darts, however it went."""
    story.asks("darts_dice")
    game = story.s.agenda.pop()
    assert isinstance(game, PlayDarts)
    story.happens(DartsPlayed(game.seat, won, "hp"))
    return story


def heaps(story: RoadStory) -> list[list[int]]:
    """What lies on the mat in the open question, by rows from the top: stacks of critters, or rubble."""
    top = story.s.agenda[-1]
    hp = getattr(top, "critters", None) or getattr(top, "rubble")  # noqa: B009
    return [list(hp[row * 4 : row * 4 + 4]) for row in range(4)]


DICE = 60  # numbers told where they do not matter


def met(key: str, choice: str, *dice: int, **more: Any) -> RoadStory:
    """Picket and Boomer meet a card of a tyrant on day 2."""
    card = BY_KEY[key]
    return encounter(key, tyrant=card.tyrant, dice=rolls(*dice), **more).does(f"choose {choice}")


MIXED = ("kobold, orc recruit, bog frog, wolf, bog worm, wild boar, orc brawler", "", "")


def chips(*keys: str) -> list[int]:
    """Chips by their keys."""
    return [CHIP_KEYS[key].chip for key in keys]


def who_came(story: RoadStory) -> list[str]:
    """Who has come, from lane 1 to the bottom of the queue."""
    found = [baddie.chip for baddie in story.s.baddies_standing()] + [chip & CHIP for chip in story.s.queue]
    return [CHIPS[chip].key for chip in found]
