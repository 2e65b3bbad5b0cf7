"""Frame and modes: who decides, what is hidden, what counts never go below (rulings A, C and some of D)."""

from __future__ import annotations

from boneyard.core.rng import seeded
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.game import TOO_MANY_BONES
from boneyard.games.too_many_bones.model.state import CHIP
from boneyard.games.too_many_bones.shown.view import view
from tests.games.too_many_bones.stories import battle, rolls, set_up
from tests.rulings import ruling


@ruling("TMB-002")
def test_a_sheet_wins_over_the_rule_of_fatigue() -> None:
    story = battle(
        "Picket 5/5 at c2 [active: orcish ale 2], Boomer 3/3 at d1 | Clay Golem 3 at a3\nround 5\nturn: nobody"
    )
    story.begins().shows("round 6", "Picket 5/5", "Boomer 2/3", "Clay Golem 2")


@ruling("TMB-003")
def test_a_chip_that_lies_face_down_shows_only_its_points() -> None:
    story = battle("Picket 5/5 at c2 | Clay Golem 3 at a3\nqueue: Orc Raider, Goblin Sneak face up")
    seen = view(story.s)
    assert [(chip.key, chip.points) for chip in seen.queue] == [("", 5), ("goblin_sneak", 1)]
    assert "Orc Raider" not in str(seen)


@ruling("TMB-003")
def test_who_imagines_the_table_does_not_know_the_chips_that_lie_face_down() -> None:
    story = battle("Picket 5/5 at c2 | Clay Golem 3 at a3\nqueue: Orc Raider, Goblin Sneak face up, Wyrm")
    seen = set()
    for seed in range(20):
        other = TOO_MANY_BONES.imagine(story.s, 0, seeded(seed, ("fancy",)))
        assert [CHIPS[chip & CHIP].points for chip in other.queue] == [5, 1, 5]
        assert other.queue[1] == story.s.queue[1]
        seen.add(other.queue[0])
    assert len(seen) > 1


@ruling("TMB-004")
def test_a_choice_of_the_party_is_put_to_its_leader() -> None:
    picture = "Picket 3/5 at c2, Boomer 3/3 at a2 | Bog Frog 4 at b3\nleader: Boomer\nturn: Bog Frog"
    battle(picture).asks("baddie_target", "at picket", "at boomer").asks_whom("Boomer")


@ruling("TMB-005")
def test_a_choice_about_one_gearloc_is_put_to_its_seat() -> None:
    picture = "Boomer 3/3 at c1, Picket 5/5 at c2 [active: defense 2, defense 1] | Clay Golem 3 at c3\nturn: Clay Golem"
    story = battle(picture, rolls("attack 1")).begins()
    story.asks("shields", "soak 1+1", "soak 2+0").asks_whom("Picket")


@ruling("TMB-008")
def test_nobody_is_asked_to_roll_for_a_baddie() -> None:
    story = battle(
        "Boomer 3/3 at c1 | Bog Lurk 5 at c4\nturn: Bog Lurk", rolls("defense 1", "attack 1", "attack bones")
    )
    story.plays_turn().shows("Boomer 2/3 [poison 2]", "Bog Lurk 5 [shields 1]")


@ruling("TMB-011", "TMB-196")
def test_dex_never_goes_below_0() -> None:
    story = battle("Picket 5/5 at c2 [weaken 3] | Clay Golem 3 at c3")
    story.asks("target", "target c3", "no target").plays_turn("target c3")
    story.never_tells("Rolled").lacks("Picket", "weaken")


@ruling("TMB-024")
def test_in_adventure_mode_everybody_is_healthier_by_2() -> None:
    set_up("Boomer vs Bog Frog", rolls("boomer initiative 5"), mode="adventure").shows("Boomer 5/5 waiting")


@ruling("TMB-025")
def test_in_heroic_mode_everybody_is_healthier_by_1_and_in_legendary_mode_nobody_is() -> None:
    set_up("Boomer vs Bog Frog", rolls("boomer initiative 5"), mode="heroic").shows("Boomer 4/4 waiting")
    set_up("Boomer vs Bog Frog", rolls("boomer initiative 5"), mode="legendary").shows("Boomer 3/3 waiting")


@ruling("TMB-025", "TMB-148", "TMB-204")
def test_a_ko_empties_locked_slots_but_in_adventure_mode() -> None:
    picture = "Boomer 1/3 at c1 [locked: element 2], Picket 5/5 at c2 | Clay Golem 3 at c3\nmode: "
    battle(picture + "heroic").deals(1, "Boomer").lies("Boomer", locked="nothing", exhausted="element")
    battle(picture + "legendary").deals(1, "Boomer").lies("Boomer", locked="nothing", exhausted="element")
    battle(picture + "adventure").deals(1, "Boomer").lies("Boomer", locked="element 2", exhausted="nothing")


@ruling("TMB-026")
def test_the_bonus_of_the_mode_is_on_the_health_die_which_shows_6_at_most() -> None:
    healthy = " + health" * 5
    story = set_up(f"Boomer{healthy} vs Bog Frog", rolls("boomer initiative 5"), mode="adventure")
    story.shows("Boomer 9/9 waiting")


@ruling("TMB-027", "TMB-211")
def test_locked_slots_survive_a_lost_battle_in_adventure_mode_only() -> None:
    picture = (
        "Boomer 1/3 at c1 [locked: element 2], Picket 1/5 at c2 [locked: stand ground 1] | Clay Golem 3 at c3\nmode: "
    )
    lost = battle(picture + "adventure").deals(1, "Boomer", "Picket").shows("over: lost")
    lost.lies("Boomer", locked="element 2").lies("Picket", locked="stand ground 1")
    lost = battle(picture + "heroic").deals(1, "Boomer", "Picket").shows("over: lost")
    lost.lies("Boomer", locked="nothing").lies("Picket", locked="nothing")


@ruling("TMB-041")
def test_damage_at_the_start_of_the_battle_can_knock_somebody_out() -> None:
    story = set_up("Boomer, Picket vs Bog Frog", rolls("boomer initiative 5", "picket initiative 2"))
    story.does("at c1", "at c2", "no").shows("round 1", "Boomer 3/3 at c1").deals(3, "Boomer")
    story.shows("Boomer 0/3 ko", "meter: Bog Frog, Picket")


@ruling("TMB-010")
def test_where_the_dice_of_the_box_are_all_there_are_nobody_rolls_more() -> None:
    shields = " ".join(["1"] * 18)
    story = battle(f"Picket 5/5 at c2 | Clay Golem 3 at c3 [shields {shields}]\nrules: box dice").does("stay")
    story.does("target c3").offers("add attack").does_not_offer("add defense")
    story = battle(f"Picket 5/5 at c2 | Clay Golem 3 at c3 [shields {shields}]").does("stay", "target c3")
    story.offers("add attack", "add defense")


@ruling("TMB-010")
def test_bones_kept_on_a_defense_die_are_shown_by_an_attack_die_before_anybody_goes_short() -> None:
    shields = " ".join(["1"] * 17)
    story = battle(
        f"Picket 5/5 at c2 [attack+1; plan: defense] | Clay Golem 3 at c3 [shields {shields}]\nrules: box dice",
        rolls("defense 1"),
    )
    story.does("stay", "target c3").offers("add defense").does("add defense").does_not_offer("add defense")
