"""Loot between what a card costs and the battle that follows (TMB-083, TMB-299)."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product

import pytest

from boneyard.core.agenda import apply, settle
from boneyard.core.rng import seeded
from boneyard.games.too_many_bones.adventure.days import TurnUp
from boneyard.games.too_many_bones.battle.stats import max_hp
from boneyard.games.too_many_bones.content.encounters import Encounter
from boneyard.games.too_many_bones.encounters.every_card import ENCOUNTERS
from boneyard.games.too_many_bones.model.state import STREAMS
from tests.games.too_many_bones.loots import opened
from tests.games.too_many_bones.roads import RoadStory, d6, encounter, put_on_top, rolls, table
from tests.rulings import ruling

INITIATIVE = ("picket initiative 2", "boomer initiative 3")
STACKS = ("goblin sneak, wild boar, cave spider, kobold, troll runt", "", "")
SET_UP = ("initiative", "place")


def trapped(bags: Mapping[str, str]) -> RoadStory:
    """Picket is caught by the trap of classic-16, for his 5 HP are nearest to the die: 2 are left."""
    story = encounter("classic-16", dice=rolls(d6(5), *INITIATIVE), stacks=STACKS, bags=bags)
    return story.does("choose b").has_hp("Picket", 2)


@ruling("TMB-083", "TMB-299")
def test_berries_may_be_eaten_between_the_trap_and_the_battle_for_5_hp() -> None:
    story = trapped(bags={"Picket": "mixed_berries"}).asks("last_loot", "play mixed_berries", "done")
    story.asks_whom("Picket").does("play mixed_berries").has_hp("Picket", 5).has("Picket", "nothing").sets_up()


@ruling("TMB-299")
def test_they_may_be_kept_too() -> None:
    story = trapped(bags={"Picket": "mixed_berries"}).does("done").sets_up().has("Picket", "mixed_berries")
    story.has_hp("Picket", 2)


@ruling("TMB-299")
def test_only_who_has_something_to_use_is_asked() -> None:
    trapped(bags={"Picket": "oggot_herbs, rusty_optics"}).asks("initiative")
    story = trapped(bags={"Picket": "oggot_herbs", "Boomer": "zelfey_seeds"}).asks("last_loot").asks_whom("Boomer")
    assert len(story.s.open) == 1
    story.does("play zelfey_seeds picket").has_hp("Picket", 4).asks("initiative")


@ruling("TMB-299")
def test_everybody_who_has_something_is_asked_at_once_until_each_has_had_enough() -> None:
    story = trapped(bags={"Picket": "mixed_berries, troll_brew", "Boomer": "zelfey_seeds"})
    assert [decision.kind for decision in story.s.open] == ["last_loot"] * 2
    story.does("Boomer: done").asks_whom("Picket").does("play mixed_berries").asks(
        "last_loot", "play troll_brew", "done"
    )
    story.does("done").asks("initiative")


@ruling("TMB-299")
def test_a_battle_that_follows_straight_from_the_choice_asks_nobody_again() -> None:
    bags = {"Picket": "mixed_berries"}
    story = encounter("special-02", dice=rolls(*INITIATIVE), stacks=STACKS, bags=bags, hp={"Picket": 1})
    story.offers("play mixed_berries").does("choose b").asks("initiative")


@ruling("TMB-299")
def test_dice_that_tell_how_many_come_are_reason_enough() -> None:
    stacks = ("goblin sneak, wild boar, cave spider, kobold", "wyrm", "")
    dice, bags = rolls(d6(6), *INITIATIVE), {"Picket": "mixed_berries"}
    story = encounter("classic-10", dice=dice, stacks=stacks, bags=bags, hp={"Picket": 4})
    story.does("choose a", "say 6").asks("last_loot").does("play mixed_berries").has_hp("Picket", 5)


@ruling("TMB-299")
def test_between_two_battles_of_a_card_loot_is_used_as_outside() -> None:
    dice = rolls(*INITIATIVE, *INITIATIVE)
    stacks = ("goblin sneak", "wyrm, river troll", "")
    story = encounter("classic-14", dice=dice, stacks=stacks, bags={"Picket": "mixed_berries"}, day=5)
    story.does("choose a").sets_up().deals(4, "Picket", true=True).wins()
    story.asks("last_loot").does("play mixed_berries").has_hp("Picket", 5)


@ruling("TMB-299")
@pytest.mark.parametrize("card", ENCOUNTERS, ids=lambda card: card.key)
def test_no_card_takes_hp_and_goes_on_to_its_battle_without_a_chance_to_eat(card: Encounter) -> None:
    for choice, seed in product(range(len(card.choices)), range(3)):
        s = table("Picket" if card.deck == "solo" else "Picket, Boomer", card.tyrant or "nom", day=3)
        s.rng, luck = seeded(seed, STREAMS), seeded(seed, ("answers",))
        put_on_top(s, card.key)
        for gearloc in s.party:
            gearloc.bag = [opened("mixed_berries")]
        s.agenda = [TurnUp()]
        settle(s)
        asked = [s.open[0].kind]
        while s.open and not s.meter and s.open[0].kind != "camp":
            wanted = [each for each in s.open[0].options if each.text == f"choose {'abc'[choice]}"]
            apply(s, s.open[0].seat, wanted[0] if wanted else luck.pick(s.open[0].options))
            asked += [decision.kind for decision in s.open]
        if s.open and s.open[0].kind in SET_UP and any(gearloc.hp < max_hp(gearloc) for gearloc in s.party):
            assert "last_loot" in asked
