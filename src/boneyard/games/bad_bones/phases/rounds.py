"""A round is four phases: hero, trap, skeletons, arrivals; everyone finishes one before the next begins (BAD-001)."""

from __future__ import annotations

from typing import Final

from boneyard.core.agenda import Do
from boneyard.games.bad_bones.model.events import RoundBegan
from boneyard.games.bad_bones.model.state import BadBones
from boneyard.games.bad_bones.phases.arrivals import ARRIVALS
from boneyard.games.bad_bones.phases.heroes import HERO_PHASE
from boneyard.games.bad_bones.phases.laying_traps import TRAP_PHASE, return_resting
from boneyard.games.bad_bones.phases.skeletons import SKELETON_PHASE


class StartRound(Do):
    """The round counter moves on."""

    __slots__ = ()

    def run(self, s: BadBones) -> None:
        s.round += 1
        s.say(RoundBegan(s.round))
        return_resting(s)
        s.then(HERO_PHASE, TRAP_PHASE, SKELETON_PHASE, ARRIVALS, START_ROUND)


START_ROUND: Final = StartRound()


def phase_of(s: BadBones) -> str:
    """Which phase somebody is asked in: `hero`, `trap`, or another word for what `read` cannot continue."""
    kinds = {decision.kind for decision in s.open}
    if s.ending:
        return "over"
    if "choose_trap" in kinds:
        return "trap"
    return "hero" if "move_hero" in kinds else min(kinds, default="over").replace("_", " ")
