"""The Mystery in the Mountain (classic-18)."""

from __future__ import annotations

from typing import Final

from boneyard.core.agenda import Do
from boneyard.games.too_many_bones.activities.scouting import ChooseStack, hidden
from boneyard.games.too_many_bones.encounters.choices import EncounterChoice, encounter_choices
from boneyard.games.too_many_bones.encounters.steps import AddChips, CountPoints, Done, back_on_top, fight
from boneyard.games.too_many_bones.model.state import TooManyBones

SPIED: Final = 2  # chips


def dig(s: TooManyBones) -> None:
    """Fight for baddie points, and a 5-pt baddie for each gearloc at the bottom."""
    fight(s, CountPoints(0), AddChips(5, len(s.party), top=False))


def fight_sentries(s: TooManyBones) -> None:
    """Fight for 6 more points, and a 1-pt baddie for each gearloc at the bottom."""
    fight(s, CountPoints(6), AddChips(1, len(s.party), top=False))


def spy(s: TooManyBones) -> None:
    """Look at chips, without success or reward."""
    for _ in range(SPIED):
        s.then(SpyOut())
    s.then(Done(success=False))


class SpyOut(Do):
    """Turn up a face-down chip of any stack, which may go to the bottom, as in scouting (TMB-077)."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        stacks = [stack for stack in range(len(s.stacks)) if hidden(s, stack) >= 0]
        if stacks:
            s.then(ChooseStack(s.book.leader, tuple(stacks)))


encounter_choices(
    "classic-18", EncounterChoice(dig), EncounterChoice(fight_sentries), EncounterChoice(spy, fails=back_on_top)
)
