"""Battles of Too Many Bones that bots fight."""

from __future__ import annotations

from typing import Any

from boneyard.bots import Seen, bot
from boneyard.core.game import game
from boneyard.core.rng import seeded
from boneyard.games.too_many_bones.content.sheets import SKILLS
from boneyard.games.too_many_bones.model.battle_order import Recruit
from boneyard.games.too_many_bones.model.ids import GEARLOCS, STATS
from boneyard.games.too_many_bones.model.state import STREAMS, TooManyBones
from boneyard.games.too_many_bones.notation.orders import train_something

GAME: Any = game("too-many-bones")
PAIRS = [(one, other) for one in range(4) for other in range(one + 1, 4)]
POINTS = 8  # where `greedy` wins about as often as not


def recruit(gearloc: int, seed: int) -> str:
    """A gearloc with two trainings that it may have."""
    rng = seeded(seed, STREAMS)
    new = Recruit(gearloc, [0, 0, 0, 0], [], innate_plus=False)
    train_something(new, rng)
    train_something(new, rng)
    lessons = [STATS[stat] for stat in range(4) for _ in range(new.trained[stat])]
    return " + ".join([GEARLOCS[gearloc], *lessons, *[SKILLS[die].key for die in new.dice]])


def order(seed: int) -> str:
    """All pairs of gearlocs in turn, each with two trainings, against the same points."""
    one, other = PAIRS[seed % len(PAIRS)]
    return f"{recruit(one, 2 * seed)}, {recruit(other, 2 * seed + 1)} vs {POINTS} points"


def fought(name: str, seats: int, seed: int, options: dict[str, Any]) -> TooManyBones:
    """A battle that a bot of that name fights to the end in all seats."""
    s: TooManyBones = GAME.new(seats, seed, options)
    player, luck = bot(name), seeded(seed, ["bot"])
    while s.open:
        assert s.answers < 3000, "a bot goes round in circles"
        GAME.apply(s, s.open[0].seat, player.choose(Seen(GAME, s, s.open[0].seat, luck), s.open[0]))
    return s
