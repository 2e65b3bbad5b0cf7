"""Tantrum, Mimic: Like a Wyrm, Like a Wolf and Like a Kobold."""

from __future__ import annotations

import pytest

from tests.games.too_many_bones.gearlocs.tantrum.positions import rolling
from tests.games.too_many_bones.stories import battle, rolls
from tests.rulings import ruling


@pytest.mark.parametrize("die", ["like a wyrm", "like a wolf", "like a kobold"])
def test_the_axe_on_a_mimic_die_goes_to_the_axe_collector(die: str) -> None:
    story = rolling(f"Tantrum 4/4 at b2 [{die}] | Wild Boar 3 at b3", die, "steal axe").does(f"use {die}")
    story.shows(f"Tantrum 4/4 [axe collector 1; exhausted: {die}]")


def test_a_fourth_axe_finds_no_room() -> None:
    story = rolling("Tantrum 4/4 at b2 [like a wolf, axe collector 3] | Wild Boar 3 at b3", "like a wolf", "steal axe")
    story.does_not_offer("use")


@ruling("TMB-151")
@pytest.mark.parametrize(
    "die",
    [
        "like a wyrm",
        "like a wolf",
        "like a kobold",
        "intimidate",
        "cripple",
        "way of the wild",
        "innervate",
        "strengthen",
        "way of the ebon",
    ],
)
def test_bones_of_a_skill_die_go_to_the_backup_plan_and_exhaust_it_when_spent(die: str) -> None:
    story = rolling(f"Tantrum 4/4 at b2 [{die}] | Wild Boar 3 at b3", die, "bones 1").does(f"keep {die} 1")
    story.lies("Tantrum", plan=f"{die} 1").does("plan 1").lies("Tantrum", plan="nothing", exhausted=die)


@ruling("TMB-180")
def test_like_a_wyrm_poisons_whoever_hits_him() -> None:
    picture = "Tantrum 4/4 at b2 [active: rage 1.0, like a wyrm 2] | Wild Boar 3 at b3\nturn: Wild Boar"
    story = battle(picture, dice=rolls("attack 1")).begins().asks("answer_hit").asks_whom("Tantrum")
    story.does("yes").shows("Wild Boar 3 [poison 2]", "Tantrum 3/4 [active: rage 1.2; exhausted: like a wyrm]")


@ruling("TMB-180")
def test_like_a_wolf_bites_back_if_he_likes() -> None:
    picture = "Tantrum 4/4 at b2 [active: rage 1.0, like a wolf 3] | Wild Boar 3 at b3, Kobold 2 at d3\nturn: Wild Boar"
    story = battle(picture, dice=rolls("attack 1")).begins().asks("answer_hit").does("yes")
    story.misses("Wild Boar").shows("Tantrum 3/4 [body count 1; active: rage 1.2; exhausted: like a wolf]")
    story = battle(picture, dice=rolls("attack 1")).begins().does("no")
    story.shows("Wild Boar 3").lies("Tantrum", active="rage 1.2, like a wolf 3")


def test_who_only_misses_him_is_not_bitten() -> None:
    picture = "Tantrum 4/4 at b2 [active: rage 1.0, like a wolf 3] | Acid Lizard 3 at b3\nturn: Acid Lizard"
    battle(picture, dice=rolls("attack bones")).plays_turn().shows("Acid Lizard 3")


@pytest.mark.parametrize("die", ["like a wolf 3", "like a wyrm 2"])
def test_who_hits_him_from_afar_is_safe(die: str) -> None:
    picture = f"Tantrum 4/4 at b2 [active: rage 1.0, {die}] | Bog Pole 2 at b4\nturn: Bog Pole"
    battle(picture, dice=rolls("attack 1")).plays_turn().shows("Tantrum 3/4", "Bog Pole 2").lacks("Bog Pole", "poison")


@ruling("TMB-188")
def test_like_a_kobold_makes_him_hardy_for_as_many_rounds() -> None:
    picture = "Tantrum 4/4 at b2 [like a kobold] | Orc Axe Fighter 5 at b3"
    story = rolling(picture, "like a kobold", "hardy 2").does("place like a kobold", "done")
    story.s.rng = rolls("attack 2", "attack 2", "attack 1", "attack 1", "attack 1", "attack 1")
    story.plays_turn().shows("Tantrum 3/4 [active: rage 1.2, like a kobold hardy 2]")
    story.begins().begins().lies("Tantrum", active="rage 1.2, like a kobold hardy 1")


@ruling("TMB-149")
def test_a_hardy_die_that_reaches_0_is_exhausted() -> None:
    story = battle("Tantrum 4/4 at b2 [active: rage 1.0, like a kobold hardy 1] | Wild Boar 3 at b3").begins()
    story.lies("Tantrum", active="rage 1.0", exhausted="like a kobold")
