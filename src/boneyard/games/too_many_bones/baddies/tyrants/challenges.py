"""The set-up of a battle with a tyrant (TMB-044, TMB-108). Each one is in its tyrant's file."""

from __future__ import annotations

from typing import Final

from boneyard.games.too_many_bones.battle.entering import enter_baddie
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.model.mat import BADDIE_MELEE, BADDIE_RANGED, cell_at
from boneyard.games.too_many_bones.model.state import FACE_UP, TooManyBones
from boneyard.games.too_many_bones.model.tasks import Does, nothing


class Challenge:
    """A tyrant's set-up before and after the queue is built. A party of one skips the points; one tyrant has none."""

    __slots__ = ("after", "before", "brings_points")

    def __init__(self, before: Does = nothing, after: Does = nothing, *, brings_points: bool = True) -> None:
        self.before = before
        self.after = after
        self.brings_points = brings_points


def at_the_bottom(s: TooManyBones) -> None:
    """Put the tyrant at the bottom of the queue: Nom and Mulmesh."""
    s.queue.append(s.challenged_tyrant | FACE_UP)


def on_top(s: TooManyBones) -> None:
    """Put the tyrant on top of the queue."""
    s.queue.insert(0, s.challenged_tyrant | FACE_UP)


def place(s: TooManyBones, chip: int, lane: int) -> None:
    """Place a chip in a lane, with the lane's marker."""
    enter_baddie(s, chip, lane, cell_at(lane, BADDIE_RANGED if CHIPS[chip].ranged else BADDIE_MELEE))


CHALLENGES: Final[dict[str, Challenge]] = {}  # by the key of the tyrant, each registered by its own file
