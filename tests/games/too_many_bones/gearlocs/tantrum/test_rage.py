"""Tantrum's rage: what drives it up, what it is good for, and Anger Management (TMB-100, TMB-155, TMB-223)."""

from __future__ import annotations

import pytest

from boneyard.core.decision import BadOptions
from boneyard.games.too_many_bones.game import TOO_MANY_BONES
from boneyard.games.too_many_bones.notation.dice import write_rolled_die
from tests.games.too_many_bones.stories import Story, battle, rolls
from tests.rulings import ruling

WALK = ("move",)


def attacking(picture: str, *dice: str) -> Story:
    """Tantrum stays, names the baddie on b3 and rolls this number of attack dice."""
    story = battle(picture, dice=rolls(*[f"attack {die}" for die in dice]), passing=WALK)
    return story.does("target b3", *["add attack"] * len(dice), "roll")


def rolling(picture: str, die: str, shows: str) -> Story:
    """Tantrum stays, names the baddie on b3 and rolls one die."""
    story = battle(picture, dice=rolls(f"{die} {shows}"), passing=WALK)
    return story.does("target b3", f"add {die}", "roll")


# Rage


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


@ruling("TMB-155")
@pytest.mark.parametrize(("face", "bones"), [("1.2", "1"), ("1.4", "1 1"), ("1.6", "1 1 1")])
def test_rage_may_be_used_for_bones_that_are_bones_like_any_others(face: str, bones: str) -> None:
    story = battle(f"Tantrum 4/4 at b2 [active: rage {face}] | Wild Boar 3 at b3").does("act rage")
    story.lies("Tantrum", active="nothing", plan=bones, exhausted="rage")


def test_once_rage_is_exhausted_there_is_no_more_of_it_in_this_battle() -> None:
    story = attacking("Tantrum 4/4 at b2 [raaage; exhausted: rage] | Wild Boar 3 at b3", "1")
    story.does("hit 1").lies("Tantrum", active="nothing", exhausted="rage")


def test_at_1_0_there_is_nothing_to_use() -> None:
    battle("Tantrum 1/4 at b2 | Wild Boar 3 at b3").does_not_offer("act")


@pytest.mark.parametrize(("face", "hp"), [("2.2", 2), ("2.4", 3), ("2.6", 4)])
def test_the_second_tier_gives_back_hp_and_rage_is_active_again_at_once(face: str, hp: int) -> None:
    story = battle(f"Tantrum 1/4 at b2 [active: raaage {face}] | Wild Boar 3 at b3").does("act rage")
    story.shows(f"Tantrum {hp}/4 [active: rage 1.0; exhausted: raaage]")


@ruling("TMB-153")
def test_the_second_tier_is_no_use_to_a_tantrum_in_full_health() -> None:
    battle("Tantrum 4/4 at b2 [active: raaage 2.2] | Wild Boar 3 at b3").does_not_offer("act rage")


@pytest.mark.parametrize("face", ["3.2", "3.4", "3.6"])
def test_the_third_tier_deals_the_target_2_damage(face: str) -> None:
    story = battle(f"Tantrum 4/4 at b2 [active: raaaaage {face}] | Wild Boar 3 at b3", passing=WALK)
    story.does_not_offer("act rage").does("target b3", "act rage")
    story.shows("Wild Boar 1", "Tantrum 4/4 [active: rage 1.0; exhausted: raaaaage]")


@pytest.mark.parametrize(
    ("rage", "near", "left"),
    [
        ("rage 1.8", "Wild Boar 3", "nothing"),
        ("raaage 2.8", "Cave Bear 6", "rage 1.0"),
        ("raaaaage 3.8", "Great Horned Bull 10", "rage 1.0"),
    ],
)
def test_execute_defeats_an_adjacent_baddie_outright(rage: str, near: str, left: str) -> None:
    story = battle(f"Tantrum 4/4 at b2 [active: {rage}] | {near} at b3 [shields 2], Orc Recruit 3 at d3")
    story.does("act execute b3").misses(near[:-2]).lies("Tantrum", active=left)
    story.shows("Tantrum 4/4 [body count 1]").tells("Defeated", by="Tantrum")


@ruling("TMB-048")
@pytest.mark.parametrize(
    ("rage", "near"),
    [("rage 1.8", "Cave Bear 6"), ("raaage 2.8", "Great Horned Bull 10"), ("raaaaage 3.8", "Marrow 14")],
)
def test_whoever_is_worth_more_cannot_be_executed_and_a_tyrant_never(rage: str, near: str) -> None:
    story = battle(f"Tantrum 4/4 at b2 [active: {rage}] | {near} at b3, Wild Boar 3 at d3")
    story.does_not_offer("act execute")


@ruling("TMB-208")
def test_executing_the_last_baddie_wins_the_battle() -> None:
    story = battle("Tantrum 4/4 at b2 [active: rage 1.8] | Wild Boar 3 at b3").does("act execute b3")
    story.shows("over: won")


def test_at_the_top_rage_becomes_the_next_tier_and_nothing_is_exhausted() -> None:
    story = battle("Tantrum 4/4 at b2 [raaage; active: rage 1.8] | Cave Bear 6 at b3").does("act advance")
    story.lies("Tantrum", active="raaage 2.0", exhausted="nothing")
    story = battle("Tantrum 4/4 at b2 [raaaaage; active: raaage 2.8] | Great Horned Bull 10 at b3").does("act advance")
    story.lies("Tantrum", active="raaaaage 3.0", exhausted="nothing")


@pytest.mark.parametrize(
    "lies", ["active: rage 1.8", "active: rage 1.8; exhausted: raaage", "raaage; active: rage 1.6"]
)
def test_he_advances_only_from_the_top_to_a_trained_tier_that_is_not_exhausted(lies: str) -> None:
    battle(f"Tantrum 4/4 at b2 [{lies}] | Cave Bear 6 at b3").does_not_offer("act advance")


@ruling("TMB-258")
def test_a_tier_that_is_exhausted_cannot_be_skipped() -> None:
    picture = "Tantrum 4/4 at b2 [raaaaage, anger management; active: rage 1.8; exhausted: raaage] | Cave Bear 6 at b3"
    rolling(picture, "anger management", "advance").does_not_offer("use", "act advance")


@ruling("TMB-191")
def test_who_is_undead_rises_after_an_execution_and_is_a_body_all_the_same() -> None:
    picture = "Tantrum 4/4 at b2 [active: raaage 2.8] | Drowned Walker 4 at b3, Wild Boar 3 at d3"
    battle(picture).does("act execute b3").shows("queue: Drowned Walker", "Tantrum 4/4 [body count 1]")


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


# Anger Management


def test_anger_management_turns_the_rage_up_or_down_by_just_what_it_shows() -> None:
    picture = "Tantrum 4/4 at b2 [anger management; active: rage 1.4] | Wild Boar 3 at b3"
    story = (
        rolling(picture, "anger management", "4")
        .does("use anger management")
        .asks("anger", "turn rage 18", "turn rage 10")
    )
    story.does("turn rage 10").lies("Tantrum", active="rage 1.0", exhausted="anger management")
    story = rolling(picture, "anger management", "4").does("use anger management", "turn rage 18")
    story.lies("Tantrum", active="rage 1.8")


def test_anger_management_does_not_ask_where_only_one_way_is_open() -> None:
    picture = "Tantrum 4/4 at b2 [anger management; active: rage 1.6] | Wild Boar 3 at b3"
    rolling(picture, "anger management", "6").does("use anger management").lies("Tantrum", active="rage 1.0")
    picture = "Tantrum 4/4 at b2 [anger management] | Wild Boar 3 at b3"
    rolling(picture, "anger management", "2").does("use anger management").lies("Tantrum", active="rage 1.2")


@ruling("TMB-135")
def test_anger_management_that_does_not_fit_goes_back_to_the_mat() -> None:
    picture = "Tantrum 4/4 at b2 [anger management; active: raaage 2.4] | Wild Boar 3 at b3"
    story = rolling(picture, "anger management", "6").does("use anger management").lies("Tantrum", active="raaage 3.0")
    picture = "Tantrum 4/4 at b2 [anger management, innate +1; active: rage 1.4] | Wild Boar 3 at b3"
    story = rolling(picture, "anger management", "6").does_not_offer("use").does("done")
    story.shows("Tantrum 4/4 [anger management; active: rage 1.4]")


def test_its_advance_goes_on_to_the_next_tier_from_wherever_the_rage_is() -> None:
    picture = "Tantrum 4/4 at b2 [anger management, raaage] | Wild Boar 3 at b3"
    story = rolling(picture, "anger management", "advance").does("use anger management")
    story.lies("Tantrum", active="raaage 2.0", exhausted="anger management")


@pytest.mark.parametrize("lies", ["anger management", "anger management, raaage; active: rage 2.0"])
def test_its_advance_needs_a_trained_tier_and_no_breakdown(lies: str) -> None:
    story = rolling(f"Tantrum 4/4 at b2 [{lies}] | Wild Boar 3 at b3", "anger management", "advance")
    story.does_not_offer("use")
