"""The baddies a choice brings against the party, where no die decides it."""

from __future__ import annotations

from dataclasses import dataclass

from boneyard.core.rng import seeded
from boneyard.games.too_many_bones.baddies.tyrants.objects import by_size
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.content.encounters import EncounterChoice
from boneyard.games.too_many_bones.encounters.chips_of_type import AddOfType
from boneyard.games.too_many_bones.encounters.special.hunting_the_hunters import CallCousin
from boneyard.games.too_many_bones.encounters.steps import AddByValue, AddChips, CallChip, CountPoints
from boneyard.games.too_many_bones.model.state import STREAMS, TooManyBones


@dataclass
class FacedView:
    """The battle a choice brings: points with the card's changes, and extra chips."""

    points: int
    change: int
    chips: list[int]  # by their value


def faced_view(s: TooManyBones, choice: EncounterChoice) -> FacedView | None:
    """The battle a choice would set up, found on a copy; None if dice decide it or there is no battle."""
    if not choice.needs(s):
        return None
    ahead = s.clone()
    luck = seeded(0, STREAMS)  # not the table's: that would give away dice still to be rolled
    ahead.rng = luck.clone()
    below = len(ahead.agenda)
    choice.starts(ahead)
    if ahead.rng.words != luck.words:
        return None
    coming = ahead.agenda[below:]
    changes = [task.change for task in coming if isinstance(task, CountPoints)]
    chips: list[int] = []
    for task in coming:
        if isinstance(task, AddChips | AddByValue | AddOfType):
            chips += [task.points] * task.count
        elif isinstance(task, CallChip):
            chips.append(CHIPS[task.chip].points)
        elif isinstance(task, CallCousin):
            chips.append(by_size(s, 5, 20))
    if not changes and not chips:
        return None
    points = max(0, s.adventure.day * len(s.party) + changes[0]) if changes else 0
    return FacedView(points, changes[0] if changes else 0, chips)
