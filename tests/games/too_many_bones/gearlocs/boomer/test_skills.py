"""Boomer: her parts, her grenades and where they land, her other dice, her plan (TMB-144 to TMB-162, TMB-190)."""

from __future__ import annotations

import pytest

from boneyard.games.too_many_bones.game import TOO_MANY_BONES
from boneyard.games.too_many_bones.model.ids import TRAY
from tests.games.too_many_bones.stories import Story, battle, rolls
from tests.rulings import ruling

PASSING = ("move", "target")
PARTS = "element 1, casing 1, fuse 1"
EMPTY_HANDED = ("move", "target", "dice")


def rolling(picture: str, die: str, shows: str) -> Story:
    """Boomer stays, names no target and rolls one die that is not aimed."""
    return battle(picture, dice=rolls(f"{die} {shows}"), passing=PASSING).does(f"add {die}", "roll")


def throwing(picture: str, die: str, aim: str, shows: str | int) -> Story:
    """Boomer stays, names no target, aims a grenade and rolls it."""
    told = shows if isinstance(shows, int) else f"{die} {shows}"
    return battle(picture, dice=rolls(told), passing=PASSING).does(f"add {die}", f"aim {aim}", "roll")


# Element, Casing, Fuse and the Boom Counter


@ruling("TMB-023")
def test_scavenger_means_that_she_has_her_part_dice_from_the_start_and_no_grenade() -> None:
    boomer = TOO_MANY_BONES.new(1, 1, {"battle": "Boomer vs 1 point"}).party[0]
    assert [place for place in range(16) if boomer.skills[place] != TRAY] == [0, 1, 2, 3]
    assert boomer.shows == [0] * 16


@ruling("TMB-148")
@pytest.mark.parametrize("die", ["element", "casing", "fuse"])
def test_a_part_is_locked_and_stays(die: str) -> None:
    story = rolling("Boomer 3/3 at d1 | Wild Boar 3 at b3", die, "2").does(f"lock {die}", "done")
    story.lies("Boomer", locked=f"{die} 2", exhausted="nothing")


@ruling("TMB-151")
@pytest.mark.parametrize("die", ["element", "casing", "fuse"])
def test_bones_of_a_part_die_go_to_the_backup_plan(die: str) -> None:
    rolling("Boomer 3/3 at d1 | Wild Boar 3 at b3", die, "bones").does(f"keep {die} 1").lies("Boomer", plan=f"{die} 1")


def test_one_of_each_part_is_a_grenade_at_any_time_in_her_turn() -> None:
    story = battle("Boomer 3/3 at d1 [locked: element 2, casing 3, fuse 1] | Wild Boar 3 at b3").asks("move")
    story.does("act make grenade").shows("Boomer 3/3 [boom counter 1; locked: element 1, casing 2; exhausted: fuse]")


def test_she_may_make_as_many_as_her_parts_allow() -> None:
    story = battle("Boomer 3/3 at d1 [locked: element 2, casing 3, fuse 2] | Wild Boar 3 at b3")
    story.does("act make grenade", "act make grenade").does_not_offer("act make grenade")
    story.shows("Boomer 3/3 [boom counter 2; locked: casing 1; exhausted: element, fuse]")


def test_without_one_of_the_parts_there_is_no_grenade() -> None:
    battle("Boomer 3/3 at d1 [locked: element 2, casing 3] | Wild Boar 3 at b3").does_not_offer("act make grenade")


def test_she_never_has_more_than_three_grenades() -> None:
    picture = f"Boomer 3/3 at d1 [boom counter 3; locked: {PARTS}] | Wild Boar 3 at b3"
    battle(picture).does_not_offer("act make grenade")


@ruling("TMB-226")
def test_parts_just_rolled_may_be_used_without_being_locked_and_are_used_up() -> None:
    dice = rolls("element 2", "casing 1", "fuse 3")
    story = battle("Boomer 3/3 at d1 | Wild Boar 3 at b3", dice=dice, passing=PASSING)
    story.does("add element", "add casing", "add fuse", "act make grenade")
    story.shows("Boomer 3/3 [boom counter 1; locked: nothing; exhausted: element, casing, fuse]")


@ruling("TMB-210")
def test_parts_and_grenades_are_still_there_after_a_won_battle() -> None:
    picture = "Boomer 3/3 at d1 [boom counter 1; locked: element 2; exhausted: fuse; plan: 1] | Wild Boar 1 at b3"
    story = battle(picture, passing=("move", "dice")).does("target b3", "plan 1").shows("over: won")
    assert story.s.party[0].shows[3] == 1
    story.lies("Boomer", locked="element 2", exhausted="nothing")


# Grenades


def test_a_grenade_needs_one_on_the_boom_counter_and_takes_it_off() -> None:
    battle("Boomer 3/3 at d1 [frag] | Wild Boar 3 at b3", passing=PASSING).does_not_offer("add frag")
    story = battle("Boomer 3/3 at d1 [frag, boom counter 2] | Wild Boar 3 at b3", passing=PASSING)
    story.does("add frag", "aim b3").shows("Boomer 3/3 [boom counter 1]")


def test_several_grenades_may_be_thrown_in_one_turn() -> None:
    picture = "Boomer 3/3 at d1 [frag, stunner, boom counter 2] | Cave Bear 6 at b3, Wyrm 5 at d4"
    story = battle(picture, dice=rolls("frag 3", "stunner 5"), passing=PASSING)
    story.does("add frag", "aim b3", "add stunner", "aim d4").does_not_offer("add big boom").does("roll")
    story.does("use stunner", "use frag").shows("Cave Bear 3", "Wyrm 5 [stun]")


@ruling("TMB-135")
def test_what_a_grenade_shows_has_to_be_used() -> None:
    story = throwing("Boomer 3/3 at d1 [frag, boom counter 1] | Wild Boar 3 at b3", "frag", "d1", "3")
    story.does_not_offer("done").does("use frag").shows("Boomer 0/3 ko")


@pytest.mark.parametrize("die", ["frag", "stunner", "napalm", "smoke screen"])
def test_red_bones_have_to_be_kept(die: str) -> None:
    aim = "d1" if die == "smoke screen" else "b3"
    picture = f"Boomer 3/3 at d1 [{die}, boom counter 1], Picket 5/5 at b2 | Wild Boar 3 at b3, Kobold 2 at d4"
    story = throwing(picture, die, aim, "bones")
    story.asks("result", f"keep {die} 1").does(f"keep {die} 1").lies("Boomer", plan=f"{die} 1")


@ruling("TMB-190", "TMB-009")
@pytest.mark.parametrize(("shows", "at", "beside", "friend"), [("3", 3, 2, 4), ("4", 2, 1, 3)])
def test_frag_hits_a_position_and_half_as_hard_everybody_beside_it(
    shows: str, at: int, beside: int, friend: int
) -> None:
    picture = "Boomer 3/3 at d1 [frag, boom counter 1], Picket 5/5 at b2 | Cave Bear 6 at b3, Acid Lizard 3 at c3"
    story = throwing(picture, "frag", "b3", shows).does("use frag")
    story.shows(f"Cave Bear {at}", f"Acid Lizard {beside}", f"Picket {friend}/5", "Boomer 3/3")
    story.lies("Boomer", exhausted="frag")


@ruling("TMB-190")
def test_everybody_hit_by_an_explosion_defends_for_himself_with_half_taken_first() -> None:
    picture = "Boomer 3/3 at d1 [frag, boom counter 1] | Cave Bear 6 at b3 [shields 2], Stone Golem 5 at c3"
    story = throwing(picture, "frag", "b3", "4").does("use frag")
    story.shows("Cave Bear 4", "Stone Golem 4")  # 4 - 2 on shields; 2 - 1 for its Thick Skin


def test_frag_may_be_aimed_at_an_empty_position() -> None:
    story = throwing("Boomer 3/3 at d1 [frag, boom counter 1] | Cave Bear 6 at b3", "frag", "b4", "4").does("use frag")
    story.shows("Cave Bear 4")


@pytest.mark.parametrize(("face", "damage", "backlash"), [(0, 1, 1), (1, 1, 0), (3, 2, 2), (5, 2, 0)])
def test_big_boom_hits_every_baddie_and_with_two_faces_the_whole_party(face: int, damage: int, backlash: int) -> None:
    picture = "Boomer 3/3 at d1 [big boom, boom counter 1], Picket 5/5 at b2 | Cave Bear 6 at b3, Wyrm 5 at d4"
    story = battle(picture, dice=rolls(face), passing=PASSING).does("add big boom", "roll", "use big boom")
    story.shows(f"Cave Bear {6 - damage}", f"Wyrm {5 - damage}")
    story.shows(f"Boomer {3 - backlash}/3", f"Picket {5 - backlash}/5")


@ruling("TMB-209")
def test_a_big_boom_that_fells_everybody_loses_the_battle() -> None:
    picture = "Boomer 1/3 at d1 [big boom, boom counter 1] | Wild Boar 1 at b3"
    story = battle(picture, dice=rolls(0), passing=PASSING).does("add big boom", "roll", "use big boom")
    story.shows("over: lost")


@ruling("TMB-048")
def test_stunner_stuns_the_baddie_aimed_at_if_it_is_worth_up_to_5_points() -> None:
    picture = "Boomer 3/3 at d1 [stunner, boom counter 1] | Cave Bear 6 at b3, Great Horned Bull 10 at d4"
    throwing(picture, "stunner", "b3", "5").does("use stunner").shows("Cave Bear 6 [stun]")
    story = throwing(picture, "stunner", "d4", "5").does_not_offer("done").does("use stunner")
    story.lacks("Great Horned Bull", "stun").lies("Boomer", exhausted="stunner")


def test_napalm_lies_on_the_baddie_and_burns_at_the_start_of_its_turns() -> None:
    picture = "Boomer 3/3 at d1 [napalm, boom counter 1] | Great Horned Bull 10 at a4, Kobold 2 at d4"
    story = throwing(picture, "napalm", "a4", "2").does("use napalm").shows("Great Horned Bull 10 [dice: napalm 2]")
    story.s.rng = rolls("defense bones", "defense bones")
    story.turn_of("Great Horned Bull").shows("Great Horned Bull 8 [dice: napalm 1]")
    story.turn_of("Great Horned Bull").shows("Great Horned Bull 6 [dice: nothing]").lies("Boomer", exhausted="napalm")


def test_one_face_of_napalm_burns_boomer_too() -> None:
    picture = "Boomer 3/3 at d1 [napalm, boom counter 1] | Cave Bear 6 at b3, Kobold 2 at d4"
    story = throwing(picture, "napalm", "b3", 1).does("use napalm")
    story.shows("Boomer 2/3", "Cave Bear 6 [dice: napalm 1]")


@pytest.mark.parametrize("aim", ["d1", "b2"])
def test_smoke_hides_her_or_an_ally_from_as_many_baddies(aim: str) -> None:
    picture = "Boomer 3/3 at d1 [smoke screen, boom counter 1], Picket 5/5 at b2 | Cave Bear 6 at b3"
    story = throwing(picture, "smoke screen", aim, "2")
    if aim == "d1":
        story.asks("result", "place smoke screen").does("place smoke screen").lies("Boomer", active="smoke screen 2")
    else:
        story.does("place smoke screen picket").asks_whom("Picket").does("yes")
        story.lies("Picket", active="smoke screen 2")


def test_who_targets_somebody_in_smoke_misses_and_the_smoke_thins() -> None:
    picture = "Boomer 3/3 at d1 [active: smoke screen 2] | Bog Pole 2 at b4\nturn: Bog Pole"
    story = battle(picture, dice=rolls("attack 2")).begins()
    story.shows("Boomer 3/3 [active: smoke screen 1]").lacks("Boomer", "poison")


@ruling("TMB-256")
def test_smoke_without_a_free_slot_or_anybody_to_hide_disperses() -> None:
    full = ", ".join(["defense 1"] * 6)
    picture = f"Boomer 3/3 at d1 [smoke screen, boom counter 1; active: {full}] | Cave Bear 6 at b3"
    story = battle(picture, dice=rolls("smoke screen 2"), passing=PASSING).does("add smoke screen", "roll")
    story.does_not_offer("place smoke screen", "done").does("use smoke screen")
    story.lies("Boomer", active=full, exhausted="smoke screen")
    picture = "Boomer 3/3 at d1 [frag, smoke screen, boom counter 2], Picket 1/5 at b2 | Cave Bear 6 at b3"
    story = battle(picture, dice=rolls("frag 3", "smoke screen 2"), passing=PASSING)
    story.does("add frag", "aim b3", "add smoke screen", "aim b2", "roll", "use frag").shows("Picket 0/5 ko")
    story.does("use smoke screen").lies("Boomer", exhausted="frag, smoke screen")


@ruling("TMB-147", "TMB-228")
def test_an_ally_who_wants_no_smoke_gets_none() -> None:
    picture = "Boomer 3/3 at d1 [smoke screen, boom counter 1], Picket 5/5 at b2 | Cave Bear 6 at b3"
    story = throwing(picture, "smoke screen", "b2", "2").does("place smoke screen picket", "Picket: no")
    story.lies("Picket", active="nothing").lies("Boomer", exhausted="smoke screen")


def test_grenades_for_a_baddie_need_one_on_the_mat() -> None:
    picture = "Boomer 3/3 at d1 [frag, stunner, napalm, flashbang, boom counter 1] |\nqueue: Wild Boar"
    battle(picture, passing=PASSING).offers("add frag").does_not_offer("add stunner", "add napalm", "add flashbang")


def test_a_grenade_aimed_at_somebody_who_fell_first_is_wasted() -> None:
    picture = "Boomer 3/3 at d1 [frag, napalm, boom counter 2] | Wild Boar 3 at b3, Kobold 2 at d4"
    story = battle(picture, dice=rolls("frag 3", "napalm 3"), passing=PASSING)
    story.does("add frag", "aim b3", "add napalm", "aim b3", "roll", "use frag", "use napalm")
    story.misses("Wild Boar").lies("Boomer", exhausted="frag, napalm")


@ruling("TMB-259")
def test_a_grenade_goes_off_where_it_was_aimed_whoever_has_moved_meanwhile() -> None:
    picture = "Boomer 3/3 at d1 [stunner, boom counter 1; plan: 1 1 1] | Cave Bear 6 at b3, Kobold 2 at d4"
    story = throwing(picture, "stunner", "b3", "5").does("plan 3 b3", "at c3", "use stunner")
    story.shows("Cave Bear 6 at c3").lacks("Cave Bear", "stun")


@ruling("TMB-193")
def test_sonic_cleanse_clears_the_party_and_keeps_it_clear() -> None:
    picture = "Boomer 3/3 at d1 [sonic cleanse, boom counter 1], Picket 5/5 at b2 [poison 2, weaken 1, bleed] | {}"
    story = rolling(picture.format("Bog Frog 4 at b3"), "sonic cleanse", "2").does_not_offer("done")
    story.does("place sonic cleanse").shows("Picket 5/5 [bleed]").lacks("Picket", "poison", "weaken")
    story.does("done").turn_of("Bog Frog").lacks("Picket", "poison")


@ruling("TMB-149")
def test_sonic_cleanse_counts_down_at_the_start_of_her_turn() -> None:
    story = battle("Boomer 3/3 at d1 [active: sonic cleanse 2] | Bog Frog 4 at b3").begins()
    story.lies("Boomer", active="sonic cleanse 1")
    story = battle("Boomer 3/3 at d1 [active: sonic cleanse 1] | Bog Frog 4 at b3").begins()
    story.lies("Boomer", active="nothing", exhausted="sonic cleanse")


@pytest.mark.parametrize(
    ("aim", "shows", "name", "disabled"),
    [("b3", "1", "Wild Boar 3", True), ("d4", "1", "Cave Bear 6", False), ("d4", "5", "Cave Bear 6", True)],
)
def test_flashbang_disables_the_baddie_aimed_at_if_it_is_worth_little_enough(
    aim: str, shows: str, name: str, disabled: bool
) -> None:
    picture = "Boomer 3/3 at d1 [flashbang, boom counter 1] | Wild Boar 3 at b3, Cave Bear 6 at d4"
    story = throwing(picture, "flashbang", aim, shows).does_not_offer("done").does("use flashbang")
    if disabled:
        story.shows(f"{name} [disable]")
    else:
        story.lacks(name[:-2], "disable")
    story.lies("Boomer", exhausted="flashbang")


@ruling("TMB-267")
def test_cleanse_works_only_while_boomer_is_on_the_mat() -> None:
    picture = "Picket 5/5 at c2, Boomer 3/3 {} [active: sonic cleanse 2] | Bog Frog 4 at c3"
    near = battle(picture.format("at a1"))
    near.turn_of("Bog Frog")
    near.lacks("Picket", "poison")
    away = battle(picture.format("waiting"))
    away.turn_of("Bog Frog")
    away.shows("Picket 5/5 [poison 2]")


# Keen Eye


def test_body_search_needs_somebody_defeated_in_this_battle() -> None:
    picture = "Boomer 3/3 at d1 [body search] | Wild Boar 3 at b3"
    battle(picture, passing=PASSING).does_not_offer("add body search")
    battle(f"{picture}\nfallen 1", passing=PASSING).offers("add body search")


def test_body_search_may_find_buff_hp_for_herself_alone() -> None:
    picture = "Boomer 3/3 at d1 [body search], Picket 5/5 at b2 | Wild Boar 3 at b3\nfallen 1"
    story = rolling(picture, "body search", "buff hp 3").asks("result", "place body search", "done")
    story.does("place body search").lies("Boomer", active="body search buff hp 3")
    assert story.s.party[0].buff == 3


def test_body_search_may_find_parts_of_any_use() -> None:
    picture = "Boomer 3/3 at d1 [body search; locked: element 1] | Wild Boar 3 at b3\nfallen 1"
    story = rolling(picture, "body search", "multi use parts 2").offers("lock body search").does("act make grenade")
    story.shows("Boomer 3/3 [boom counter 1; locked: nothing; exhausted: element, body search]")


@ruling("TMB-225")
def test_loot_that_body_search_finds_is_nothing_in_a_battle_alone() -> None:
    picture = "Boomer 3/3 at d1 [body search] | Wild Boar 3 at b3\nfallen 1"
    rolling(picture, "body search", "loot 1").does("use body search").lies("Boomer", exhausted="body search")


def test_body_search_may_find_bones() -> None:
    story = rolling("Boomer 3/3 at d1 [body search] | Wild Boar 3 at b3\nfallen 1", "body search", "bones")
    story.does("keep body search 1").lies("Boomer", plan="body search 1")


def test_parts_of_any_use_may_be_locked_and_are_lowered_one_by_one() -> None:
    story = battle("Boomer 3/3 at d1 [locked: element 1, fuse 2, body search multi use parts 2] | Wild Boar 3 at b3")
    story.does("act make grenade")
    story.shows("Boomer 3/3 [boom counter 1; locked: fuse 1, body search multi use parts 1; exhausted: element]")


@pytest.mark.parametrize(("shows", "left"), [("1", 2), ("2", 1)])
def test_bigger_boom_adds_to_frag_in_the_same_turn(shows: str, left: int) -> None:
    picture = "Boomer 3/3 at d1 [frag, bigger boom, boom counter 1] | Cave Bear 6 at b3"
    story = battle(picture, dice=rolls("frag 3", f"bigger boom {shows}"), passing=PASSING)
    story.does("add frag", "aim b3", "add bigger boom", "roll", "use bigger boom", "use frag")
    story.shows(f"Cave Bear {left}").lies("Boomer", exhausted="frag, bigger boom")


def test_bigger_boom_adds_to_big_boom_but_not_to_its_backlash() -> None:
    picture = "Boomer 3/3 at d1 [big boom, bigger boom, boom counter 1] | Cave Bear 6 at b3, Wyrm 5 at d4"
    story = battle(picture, dice=rolls(0, "bigger boom 2"), passing=PASSING)
    story.does("add big boom", "add bigger boom", "roll", "use bigger boom", "use big boom")
    story.shows("Cave Bear 3", "Wyrm 2", "Boomer 2/3")


@ruling("TMB-156")
def test_search_for_325_may_find_two_bones() -> None:
    story = rolling("Boomer 3/3 at d1 [search for 325] | Wild Boar 3 at b3", "search for 325", "bones 2")
    story.does("keep search for 325 2").lies("Boomer", plan="search for 325 2")


def test_search_for_325_may_find_an_intact_grenade() -> None:
    picture = "Boomer 3/3 at d1 [search for 325, boom counter {}] | Wild Boar 3 at b3"
    story = rolling(picture.format(1), "search for 325", "intact grenade").does("use search for 325")
    story.shows("Boomer 3/3 [boom counter 2; exhausted: search for 325]")
    rolling(picture.format(3), "search for 325", "intact grenade").does_not_offer("use")


def test_search_for_325_may_find_the_holy_hand_grenade_once() -> None:
    picture = "Boomer 3/3 at d1 [search for 325] | Wild Boar 3 at b3"
    story = rolling(picture, "search for 325", "holy hand grenade found").does("use search for 325")
    story.shows("Boomer 3/3 [holy hand grenade; exhausted: search for 325]")
    picture = "Boomer 3/3 at d1 [search for 325, holy hand grenade] | Wild Boar 3 at b3"
    rolling(picture, "search for 325", "holy hand grenade found").does_not_offer("use")


def test_search_for_325_may_find_element_325_which_is_locked() -> None:
    story = rolling("Boomer 3/3 at d1 [search for 325] | Wild Boar 3 at b3", "search for 325", "element 325")
    story.does("lock search for 325").lies("Boomer", locked="search for 325 element 325")


# Consumables


@ruling("TMB-150")
def test_a_bag_a_booms_may_hold_an_intact_grenade() -> None:
    story = rolling("Boomer 3/3 at d1 [bag a booms] | Wild Boar 3 at b3", "bag a booms", "intact grenade")
    story.does("use bag a booms").shows("Boomer 3/3 [boom counter 1]")
    story.lacks("Boomer", "bag a booms").lies("Boomer", exhausted="nothing")


def test_a_bag_a_booms_may_hold_everything_a_grenade_is_made_of() -> None:
    story = rolling("Boomer 3/3 at d1 [bag a booms] | Wild Boar 3 at b3", "bag a booms", "multi use parts 3")
    story.does("act make grenade").shows("Boomer 3/3 [boom counter 1]").lacks("Boomer", "bag a booms")
    story = rolling("Boomer 3/3 at d1 [bag a booms] | Wild Boar 3 at b3", "bag a booms", "multi use parts 3")
    story.does("lock bag a booms").lies("Boomer", locked="bag a booms 3")


@pytest.mark.parametrize(("face", "bear", "wyrm"), [(0, 5, 4), (2, 4, 3), (3, 4, 4), (5, 3, 4)])
def test_the_holy_hand_grenade_is_a_blast_or_an_explosion_and_takes_no_grenade(face: int, bear: int, wyrm: int) -> None:
    picture = "Boomer 3/3 at d1 [holy hand grenade] | Cave Bear 6 at b3, Wyrm 5 at c3"
    story = throwing(picture, "holy hand grenade", "b3", face).does_not_offer("done").does("use holy hand grenade")
    story.shows(f"Cave Bear {bear}", f"Wyrm {wyrm}").lacks("Boomer", "holy hand grenade")


@pytest.mark.parametrize(("face", "bear", "wyrm"), [(0, 4, 3), (2, 2, 1), (3, 1, 3), (5, None, 2)])
def test_element_325_makes_its_teal_number_count(face: int, bear: int | None, wyrm: int) -> None:
    picture = (
        "Boomer 3/3 at d1 [holy hand grenade; locked: search for 325 element 325] | Cave Bear 6 at b3, Wyrm 5 at c3"
    )
    story = throwing(picture, "holy hand grenade", "b3", face).does("use holy hand grenade").asks("element_325")
    story.does("yes").shows(f"Wyrm {wyrm}").lies("Boomer", locked="nothing", exhausted="search for 325")
    if bear is None:
        story.misses("Cave Bear")
    else:
        story.shows(f"Cave Bear {bear}")


def test_element_325_may_be_saved_for_another_time() -> None:
    picture = "Boomer 3/3 at d1 [holy hand grenade; locked: search for 325 element 325] | Cave Bear 6 at b3"
    story = throwing(picture, "holy hand grenade", "b3", 5).does("use holy hand grenade", "no")
    story.shows("Cave Bear 3").lies("Boomer", locked="search for 325 element 325")


# Resourceful Scavenger


def test_a_resourceful_scavenger_finds_one_more_of_every_part_up_to_three() -> None:
    story = rolling("Boomer 3/3 at d1 [innate +1] | Wild Boar 3 at b3", "casing", "1").does("lock casing")
    story.lies("Boomer", locked="casing 2")
    story = rolling("Boomer 3/3 at d1 [innate +1] | Wild Boar 3 at b3", "fuse", "3").does("lock fuse")
    story.lies("Boomer", locked="fuse 3")


def test_a_resourceful_scavenger_makes_a_part_of_bones() -> None:
    story = rolling("Boomer 3/3 at d1 [innate +1] | Wild Boar 3 at b3", "element", "bones").offers("keep element 1")
    story.does("lock element").lies("Boomer", locked="element 1", plan="nothing")
    story = rolling("Boomer 3/3 at d1 | Wild Boar 3 at b3", "element", "bones").does_not_offer("lock element")


# The backup plan


def test_throw_odds_deals_the_target_1_damage() -> None:
    story = battle("Boomer 3/3 at d1 [plan: 1] | Wild Boar 3 at b3", passing=("move", "dice"))
    story.does("target b3", "plan 1").shows("Wild Boar 2", "Boomer 3/3 [plan: nothing]")


def test_throw_ends_deals_the_target_3_damage() -> None:
    story = battle("Boomer 3/3 at d1 [plan: 1 1 1 1] | Cave Bear 6 at b3", passing=("move", "dice"))
    story.does("target b3", "plan 4").shows("Cave Bear 3", "Boomer 3/3 [plan: nothing]")


@ruling("TMB-162")
def test_what_is_thrown_from_the_backup_plan_needs_a_target() -> None:
    story = battle("Boomer 3/3 at d1 [plan: 1 1 1 1] | Cave Bear 6 at b3", passing=EMPTY_HANDED)
    story.offers("plan 3").does_not_offer("plan 1", "plan 4")


def test_search_again_rolls_an_unused_part_die_again() -> None:
    picture = "Boomer 3/3 at d1 [plan: 1 1] | Wild Boar 3 at b3"
    story = battle(picture, dice=rolls("element bones", "fuse 1", "element 3"), passing=PASSING)
    story.does("add element", "add fuse", "roll", "lock fuse", "plan 2", "lock element")
    story.lies("Boomer", locked="fuse 1, element 3", plan="nothing")


def test_bluff_bomb_makes_anybody_jump_aside() -> None:
    story = battle("Boomer 3/3 at d1 [plan: 1 1 1] | Wild Boar 3 at a4", passing=EMPTY_HANDED)
    story.does("plan 3 a4").asks("bluff", "at b4", "at a3")
    story.does("at b4").shows("Wild Boar 3 at b4", "Boomer 3/3 [plan: nothing]")


def test_who_can_jump_to_one_side_only_jumps_there() -> None:
    picture = "Boomer 3/3 at d1 [plan: 1 1 1] | Wild Boar 3 at a4, Wyrm 5 at a3"
    story = battle(picture, passing=EMPTY_HANDED).does("plan 3 a4").shows("Wild Boar 3 at b4")
    assert story.answered[-1] == "plan 3 a4"


def test_bluff_bomb_cannot_move_who_has_no_room() -> None:
    picture = "Boomer 3/3 at d1 [plan: 1 1 1] | Wild Boar 3 at a4, Wyrm 5 at a3, Cave Bear 6 at b4"
    battle(picture, passing=EMPTY_HANDED).does_not_offer("plan 3 a4").offers("plan 3 a3", "plan 3 d1")


@ruling("TMB-200")
def test_she_may_hide_until_her_next_turn() -> None:
    story = battle("Boomer 3/3 at d1 [plan: 1 1 1 1 1] | Wild Boar 3 at b3", passing=EMPTY_HANDED)
    story.does("plan 5").shows("Boomer 3/3 [untargetable]")
    story = battle("Boomer 3/3 at d1 [untargetable] | Wild Boar 3 at b3").begins().lacks("Boomer", "untargetable")


@ruling("TMB-159")
def test_six_bones_make_her_a_resourceful_scavenger() -> None:
    picture = "Boomer 3/3 at d1 [plan: 1 1 1 1 1] | Wild Boar 3 at b3"
    story = battle(picture, dice=rolls("element bones"), passing=PASSING).does("add element", "roll")
    story.does("keep element 1", "plan 6").shows("Boomer 3/3 [innate +1; plan: nothing; exhausted: element]")


# What she loses


@ruling("TMB-204")
@pytest.mark.parametrize(("mode", "locked"), [("adventure", "element 2"), ("heroic", "nothing")])
def test_a_ko_takes_her_parts_except_in_adventure_mode_but_never_her_grenades(mode: str, locked: str) -> None:
    picture = "Boomer 1/3 at d1 [poison 1, boom counter 2; locked: element 2], Picket 5/5 at b2 | Wild Boar 3 at b3"
    story = battle(f"{picture}\nmode: {mode}").begins().shows("Boomer 0/3 ko [boom counter 2]")
    story.lies("Boomer", locked=locked)


@ruling("TMB-139")
def test_she_may_exhaust_a_part_to_roll_it_afresh_in_the_next_battle() -> None:
    story = battle("Boomer 3/3 at d1 [locked: element 1] | Wild Boar 3 at b3", passing=PASSING)
    story.does("clear").lies("Boomer", locked="nothing", exhausted="element")
