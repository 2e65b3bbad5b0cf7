"""The baddies a choice brings against the party, where no die decides it."""

from __future__ import annotations

from boneyard.core.rng import seeded
from boneyard.games.too_many_bones.baddies.tyrants.objects import by_size
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.encounters.chips_of_type import AddOfType
from boneyard.games.too_many_bones.encounters.choices import EncounterChoice
from boneyard.games.too_many_bones.encounters.special.hunting_the_hunters import CallCousin
from boneyard.games.too_many_bones.encounters.steps import AddByValue, AddChips, CallChip, CountPoints
from boneyard.games.too_many_bones.model.state import STREAMS, TooManyBones


class Faced:
    """The baddie points of a battle with the card's changes, and the chips the card adds."""

    __slots__ = ("change", "chips", "points")

    def __init__(self, points: int, change: int, chips: list[int]) -> None:
        self.points = points
        self.change = change
        self.chips = chips  # by their value


def faced(s: TooManyBones, way: EncounterChoice) -> Faced | None:
    """The battle a choice would set up, found on a copy; None if dice decide it or there is no battle."""
    if not way.needs(s):
        return None
    ahead = s.clone()
    luck = seeded(0, STREAMS)  # not the table's: that would give away dice still to be rolled
    ahead.rng = luck.clone()
    below = len(ahead.agenda)
    way.starts(ahead)
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
    return Faced(points, changes[0] if changes else 0, chips)
