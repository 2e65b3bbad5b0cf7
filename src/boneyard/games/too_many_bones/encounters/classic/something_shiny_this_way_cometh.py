"""Something Shiny This Way Cometh (classic-14)."""

from __future__ import annotations

from typing import Final

from boneyard.core.agenda import Do
from boneyard.games.too_many_bones.battle.ending import AfterBattle
from boneyard.games.too_many_bones.battle.rolling import roll_d6
from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, special_rule
from boneyard.games.too_many_bones.encounters.choices import EncounterChoice, encounter_choices
from boneyard.games.too_many_bones.encounters.steps import (
    BADDIES_SURPRISED,
    SURPRISED,
    AddChips,
    AddRule,
    CountPoints,
    Done,
    GetReady,
    fight,
)
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import KO
from boneyard.games.too_many_bones.turns.setup import MEET


def take_lights(s: TooManyBones) -> None:
    """Fight the first of two battles."""
    s.then(GetReady(), AddChips(5, 2, top=True), *MEET, AfterBattle(), FollowLights())


class FollowLights(Do):
    """Fight the second battle if the first is won. HP and locked slots stay as they are.

    Losing either gives nothing.
    """

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        if s.ending == "won":
            fight(s, LeaveBehind(), CountPoints(-8), AddRule(STILL_DOWN))
        else:
            s.then(Done(success=False))


class LeaveBehind(Do):
    """A KO gearloc is not set up again."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        s.order = [gearloc.id for gearloc in s.party if not gearloc.hp]


class StillDown(SpecialRule):
    """A gearloc KO in the first battle is KO in the second, and may be revived."""

    def battle_starts(self, s: TooManyBones, argument: int) -> None:
        s.order = []
        for gearloc in s.party:
            if not gearloc.hp:
                gearloc.where = KO


STILL_DOWN: Final = special_rule(32, StillDown())


def storm_glow(s: TooManyBones) -> None:
    """Fight for two D6 more points. The baddies are Surprised."""
    fight(s, CountPoints(roll_d6(s) + roll_d6(s)), AddRule(SURPRISED, BADDIES_SURPRISED))


encounter_choices("classic-14", EncounterChoice(take_lights), EncounterChoice(storm_glow))
