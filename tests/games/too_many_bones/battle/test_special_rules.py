"""Special rules: which moments a rule uses, and the order of the rules in force (TMB-007)."""

from __future__ import annotations

import inspect

from boneyard.games.too_many_bones.battle import special_rules
from boneyard.games.too_many_bones.battle.special_rules import NAMES, NO_RULE, SpecialRule, add_rule, in_force
from boneyard.games.too_many_bones.content.held_cards import carried
from boneyard.games.too_many_bones.loot.cards.troll_brew import TROLL_BREW
from boneyard.games.too_many_bones.loot.cards.zelfey_root import ROOTED
from boneyard.games.too_many_bones.loot.every_card import BY_KEY
from tests.games.too_many_bones.loots import fight
from tests.games.too_many_bones.roads import RoadStory
from tests.rulings import ruling


class Heavy(SpecialRule):
    def dex(self, s: object, gearloc: object, dex: int, argument: int) -> int:
        return dex - 1


class Heavier(Heavy):
    def round_ends(self, s: object, argument: int) -> None:
        pass


def moments_of(rule: SpecialRule) -> list[str]:
    return [name for bit, name in enumerate(NAMES) if rule.moments >> bit & 1]


def test_every_moment_has_a_bit_of_its_name() -> None:
    methods = [name for name, _ in inspect.getmembers(SpecialRule, callable) if not name.startswith("_")]
    assert sorted(methods) == sorted(NAMES)
    assert [getattr(special_rules, name.upper()) for name in NAMES] == [1 << bit for bit in range(len(NAMES))]


def test_a_rule_uses_the_moments_it_overrides_and_those_it_inherits() -> None:
    assert moments_of(Heavy()) == ["dex"]
    assert sorted(moments_of(Heavier())) == ["dex", "round_ends"]
    assert moments_of(NO_RULE) == []


def in_sight(story: RoadStory) -> list[str]:
    """The rules in force at any moment, in their order."""
    return [type(rule).__name__ for rule, _ in in_force(story.s, (1 << len(NAMES)) - 1)]


@ruling("TMB-007", "TMB-041", "TMB-058", "TMB-118")
def test_first_the_tyrant_then_gearlocs_the_encounter_what_is_owed_and_what_is_carried() -> None:
    bags = {"Tantrum": "rusty_optics", "Picket": "reflex_powder"}
    story = fight("Picket 5/5 at c2, Tantrum 6/6 at b2 | Nom 9 at c4", bags)
    story.s.adventure.lay(TROLL_BREW, 0)
    add_rule(story.s, ROOTED, 0)
    assert in_sight(story) == ["NomsLine", "Rage", "Rooted", "BrewToPayFor", "InitiativeAgain", "OneMoreChange"]


@ruling("TMB-088")
def test_a_card_counts_once_a_bag_and_only_open() -> None:
    story = fight("Picket 5/5 at c2 | Bog Frog 4 at c3", {"Picket": "rusty_optics, rusty_optics"})
    assert in_sight(story) == ["OneMoreChange"]
    story.s.party[0].bag = [carried(BY_KEY["mechanical_squirrel"].card)]
    assert in_sight(story) == []
