"""A Prickly Encounter (classic-22)."""

from __future__ import annotations

from typing import Final

from boneyard.games.too_many_bones.battle.damage import TRUE, Damage, deal
from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, special_rule
from boneyard.games.too_many_bones.encounters.choices import EncounterChoice, encounter_choices
from boneyard.games.too_many_bones.encounters.steps import (
    BIG,
    HUNTERS,
    AddChips,
    AddRule,
    CountPoints,
    fight,
    shuffles_in,
)
from boneyard.games.too_many_bones.model.ids import NOBODY
from boneyard.games.too_many_bones.model.state import TooManyBones

FIRE_DAMAGE: Final = 2


class BurningBush(SpecialRule):
    """Every round ends with 2 true damage to each baddie on the mat at the same time."""

    def round_ends(self, s: TooManyBones, argument: int) -> None:
        deal(s, *[Damage(baddie.id, FIRE_DAMAGE, TRUE, NOBODY) for baddie in s.baddies_standing()])


BURNING_BUSH: Final = special_rule(41, BurningBush())


def crawl(s: TooManyBones) -> None:
    """Fight for baddie points, with a 20-pt baddie on top."""
    fight(s, CountPoints(0), AddChips(BIG, 1, top=True))


def strike_match(s: TooManyBones) -> None:
    """The same battle, with the burning bush."""
    fight(s, CountPoints(0), AddChips(BIG, 1, top=True), AddRule(BURNING_BUSH))


encounter_choices(
    "classic-22",
    EncounterChoice(crawl, wins=shuffles_in(HUNTERS)),
    EncounterChoice(strike_match, wins=shuffles_in(HUNTERS)),
)
