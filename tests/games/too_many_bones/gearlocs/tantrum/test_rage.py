"""Tantrum's rage: what drives it up and down (TMB-100, TMB-223)."""

from __future__ import annotations

import pytest

from boneyard.core.decision import BadOptions
from boneyard.games.too_many_bones.game import TOO_MANY_BONES
from boneyard.games.too_many_bones.notation.dice import write_rolled_die
from tests.games.too_many_bones.gearlocs.tantrum.positions import WALK, attacking
from tests.games.too_many_bones.stories import battle, rolls
from tests.rulings import ruling


@ruling("TMB-100")
def test_before_every_battle_rage_is_active_and_shows_1_0() -> None:
    tantrum = TOO_MANY_BONES.new(1, 1, {"battle": "Tantrum vs 1 point"}).party[0]
    assert [write_rolled_die(shown) for shown in tantrum.active] == ["rage 1.0"]


def test_an_attack_turns_the_rage_die_up_once_however_many_dice_are_rolled() -> None:
    attacking("Tantrum 4/4 at b2 | Wild Boar 3 at b3", "1", "1", "bones").lies("Tantrum", active="rage 1.2")


def test_a_turn_without_attack_dice_leaves_the_rage_as_it_is() -> None:
    story = battle("Tantrum 4/4 at b2 | Wild Boar 3 at b3", passing=WALK)
    story.plays_turn("target b3", "roll", "done").lies("Tantrum", active="rage 1.0")


@pytest.mark.parametrize(("sword", "rage"), [("1", "rage 1.2"), ("2", "rage 1.4"), ("bones", "rage 1.0")])
def test_every_hp_he_loses_turns_the_rage_die_up(sword: str, rage: str) -> None:
    story = battle("Tantrum 4/4 at b2 | Acid Lizard 3 at b3\nturn: Acid Lizard", dice=rolls(f"attack {sword}"))
    story.plays_turn().lies("Tantrum", active=rage)


def test_hp_lost_to_poison_count_for_the_rage_as_well() -> None:
    story = battle("Tantrum 4/4 at b2 [poison 2] | Wild Boar 3 at b3").begins()
    story.shows("Tantrum 2/4 [active: rage 1.4]")


@ruling("TMB-119")
def test_hp_lost_to_fatigue_count_for_the_rage_as_well() -> None:
    story = battle("Tantrum 4/4 at b2 | Wild Boar 3 at d4\nround 5\nturn: nobody").begins()
    story.shows("round 6", "Tantrum 3/4 [active: rage 1.2]")


@ruling("TMB-189")
def test_damage_that_buff_hp_take_does_not_anger_him() -> None:
    picture = "Tantrum 4/4 at b2 [active: rage 1.0, stim kit 2], Patches 4/4 at a1 | Acid Lizard 3 at b3"
    story = battle(f"{picture}\nturn: Acid Lizard", dice=rolls("attack 2"))
    story.plays_turn().shows("Tantrum 4/4 [active: rage 1.0]")


def test_the_rage_stops_at_the_breakdown_where_it_is_good_for_nothing() -> None:
    story = battle("Tantrum 4/4 at b2 [raaage, poison 3; active: rage 1.6] | Wild Boar 3 at b3").does("next poison")
    story.shows("Tantrum 1/4 [active: rage 2.0]").does_not_offer("act")


def test_a_turn_that_ends_on_the_breakdown_starts_the_rage_over() -> None:
    story = attacking("Tantrum 4/4 at b2 [active: rage 1.8] | Wild Boar 3 at b3", "1")
    story.lies("Tantrum", active="rage 2.0").does("hit 1", "done").lies("Tantrum", active="rage 1.0")


@ruling("TMB-292")
@pytest.mark.parametrize(("rage", "after"), [("raaage 2.8", "raaage 2.0"), ("raaaaage 3.8", "raaaaage 3.0")])
def test_a_breakdown_of_a_higher_tier_starts_the_same_die_over(rage: str, after: str) -> None:
    story = attacking(f"Tantrum 4/4 at b2 [active: {rage}] | Wild Boar 3 at b3", "1").does("hit 1", "done")
    story.shows(f"Tantrum 4/4 [active: {after}; exhausted: nothing]")


@ruling("TMB-292")
def test_at_a_table_of_the_other_edition_a_breakdown_drops_to_rage_and_exhausts_nothing() -> None:
    picture = "Tantrum 4/4 at b2 [active: raaage 2.8] | Wild Boar 3 at b3\nrules: breakdown drops tier"
    story = attacking(picture, "1").does("hit 1", "done")
    story.shows("Tantrum 4/4 [raaage; active: rage 1.0; exhausted: nothing]")


@ruling("TMB-292")
def test_the_option_by_its_old_name_is_refused_with_the_new_one() -> None:
    with pytest.raises(BadOptions, match=r"has no option 'breakdown_keeps_tier'; it has: .*breakdown_drops_tier"):
        TOO_MANY_BONES.new(1, 1, {"breakdown_keeps_tier": True})


@ruling("TMB-223")
def test_fearless_rage_stops_before_the_breakdown() -> None:
    story = attacking("Tantrum 4/4 at b2 [innate +1; active: rage 1.8] | Wild Boar 3 at b3", "1").does("hit 1", "done")
    story.lies("Tantrum", active="rage 1.8")
    picture = "Tantrum 4/4 at b2 [innate +1, poison 3; active: raaage 2.6] | Wild Boar 3 at b3"
    battle(picture).begins().lies("Tantrum", active="raaage 2.8")


@ruling("TMB-223")
def test_fearless_rage_bought_on_the_breakdown_leads_back_from_it() -> None:
    story = attacking("Tantrum 4/4 at b2 [active: rage 1.8; plan: 1 1 1 1 1] | Wild Boar 3 at b3", "bones")
    story.lies("Tantrum", active="rage 2.0").does("keep attack 1", "plan 6").lies("Tantrum", active="rage 1.8")
    story.offers("act execute b3").does("done").shows("Tantrum 4/4 [innate +1; active: rage 1.8]")


@ruling("TMB-255")
def test_a_rage_die_taken_out_of_its_slot_is_gone_for_the_battle() -> None:
    story = battle("Tantrum 4/4 at b2 [active: raaage 2.2] | Wild Boar 3 at b3", passing=WALK)
    story.does("no target", "clear").lies("Tantrum", active="nothing", exhausted="raaage")
