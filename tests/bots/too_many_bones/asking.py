"""A table of Too Many Bones between battles, and what a bot answers there."""

from __future__ import annotations

from typing import Any

from boneyard.bots.too_many_bones.evaluate import EVALUATOR
from boneyard.core.agenda import Task, settle
from boneyard.core.game import game
from boneyard.games.too_many_bones.adventure.days import NewDay
from boneyard.games.too_many_bones.content.held_cards import carried
from boneyard.games.too_many_bones.loot.every_card import BY_KEY
from boneyard.games.too_many_bones.model.state import TooManyBones

GAME: Any = game("too-many-bones")


def asked(s: TooManyBones, *tasks: Task) -> TooManyBones:
    """A table on the road at the first question of these tasks."""
    s.agenda = [NewDay(), *reversed(tasks)]
    settle(s)
    return s


def favourite(s: TooManyBones) -> str:
    """What a bot answers to the first question."""
    return max(EVALUATOR.weigh(GAME, s, s.open[0]), key=lambda one: one.score).option.text


def bag(*keys: str) -> list[int]:
    """Cards to carry."""
    return [carried(BY_KEY[key].card) for key in keys]


FIVE = ("mixed_berries", "throwing_axe", "reflex_powder", "oggot_herbs", "flare_distraction")
