"""Spread Too Thin (classic-15)."""

from __future__ import annotations

from typing import Final

from boneyard.games.too_many_bones.baddies.tyrants.objects import by_size
from boneyard.games.too_many_bones.battle.damage import lose_hp
from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, special_rule
from boneyard.games.too_many_bones.encounters.choices import EncounterChoice, encounter_choices
from boneyard.games.too_many_bones.encounters.steps import AddChips, AddRule, CountPoints, fight
from boneyard.games.too_many_bones.model.adventure import EVERY_OPTION
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.tasks import Step
from boneyard.games.too_many_bones.model.units import Baddie

PIT: Final = 2  # HP


class Pits(SpecialRule):
    """Every baddie loses 2 HP as it enters the mat."""

    def enters(self, s: TooManyBones, baddie: Baddie, argument: int) -> None:
        s.then(FallIntoPit(baddie.id))


PITS: Final = special_rule(33, Pits())


class FallIntoPit(Step):
    """The baddie loses HP, not by damage, which may defeat it."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        lose_hp(s, s.baddie(self.unit), PIT, "encounter")


def dig_pits(s: TooManyBones) -> None:
    """Fight for baddie points and two more chips on top, with pits."""
    fight(s, CountPoints(0), AddChips(by_size(s, 1, 5), 2, top=True), AddRule(PITS))


def be_in_two_places(s: TooManyBones) -> None:
    """Fight for baddie points, with 1s on top, and 5s above them."""
    large = by_size(s, 1, 3)
    fight(s, CountPoints(0), AddChips(1, 3 - large, top=True), AddChips(5, large, top=True))


def earn_a_rest(s: TooManyBones) -> None:
    """In today's recovery each gearloc may take every option."""
    s.adventure.marks |= EVERY_OPTION


encounter_choices("classic-15", EncounterChoice(dig_pits), EncounterChoice(be_in_two_places, wins=earn_a_rest))
