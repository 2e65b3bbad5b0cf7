"""The baddies a choice brings against the party, where no die decides it."""

from __future__ import annotations

from dataclasses import dataclass

from boneyard.games.too_many_bones.battle.queue import points_of_day
from boneyard.games.too_many_bones.content.encounters import BattleStep, EncounterChoice
from boneyard.games.too_many_bones.model.state import TooManyBones


@dataclass
class FacedView:
    """The battle a choice brings: points with the card's changes, and extra chips."""

    points: int
    change: int
    chips: list[int]  # by their value


def faced_view(s: TooManyBones, choice: EncounterChoice) -> FacedView | None:
    """The battle a choice would set up; None if dice decide it or there is no battle."""
    if choice.battle is None or not choice.needs(s):
        return None
    changes: list[int] = []
    chips: list[int] = []
    for step in choice.battle.tasks(s):
        if isinstance(step, BattleStep):
            more = step.more_points()
            changes += [] if more is None else [more]
            chips += step.chips(s)
    if not changes and not chips:
        return None
    points = points_of_day(s, changes[0]) if changes else 0
    return FacedView(points, changes[0] if changes else 0, chips)
