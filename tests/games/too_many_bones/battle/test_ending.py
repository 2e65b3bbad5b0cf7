"""Knock-outs, revival, and how a battle ends (rulings S, and TMB-045)."""

from __future__ import annotations

from boneyard.games.too_many_bones.content.chips import CHIPS
from tests.games.too_many_bones.encounters.usual import PICKET_AND_BOOMER, chips
from tests.games.too_many_bones.roads import encounter
from tests.games.too_many_bones.stories import battle, rolls
from tests.rulings import ruling


@ruling("TMB-204")
def test_who_loses_the_last_hp_is_ko_at_once() -> None:
    story = battle(
        "Boomer 1/3 at c1 [frag, poison 1; active: stim kit buff hp 3, smoke screen 1; plan: casing 1, 1], "
        "Patches 4/4 at d2 | Clay Golem 3 at c3\nmode: heroic"
    )
    story.deals(1, "Boomer", true=True)
    story.shows("Boomer 0/3 ko [frag; active: nothing; plan: nothing; exhausted: smoke screen, casing]")
    story.lacks("Boomer", "poison", "buff").shows("meter: Patches, Clay Golem").tells("KnockedOut", who="Boomer")


@ruling("TMB-204")
def test_a_gearloc_that_falls_in_its_own_turn_stops_there() -> None:
    story = battle(
        "Boomer 2/3 at c2 [big boom, boom counter 1, dex+1], Picket 5/5 at d2 | Golden Golem 9 at c3",
        rolls("big boom 2", "attack 2", "element 2"),
    )
    story.does("stay", "target c3", "add big boom", "add attack", "add element", "roll")
    story.plays_turn("use big-boom").shows("Boomer 0/3 ko [exhausted: big boom; active: nothing; locked: nothing]")
    story.shows("Golden Golem 9", "Picket 3/5", "turn: Picket")


@ruling("TMB-205")
def test_dice_of_allies_in_its_slots_are_exhausted_and_its_own_elsewhere_stay() -> None:
    story = battle(
        "Boomer 1/3 at c1 [active: confidence 2], Picket 5/5 at c2 [active: smoke screen 1] | "
        "Clay Golem 3 at c3 [dice: napalm 2]"
    )
    story.deals(1, "Boomer", true=True).shows("Boomer 0/3 ko").lies(
        "Picket", active="smoke screen 1", exhausted="confidence"
    )
    story.lies("Clay Golem", dice="napalm 2")


@ruling("TMB-206")
def test_who_is_revived_enters_at_the_end_of_the_round_on_top_of_the_meter() -> None:
    story = battle(
        "Patches 4/4 at c2 [liquid life], Boomer 0/3 ko [exhausted: casing] | Clay Golem 3 at a3 [stun]",
        rolls("liquid life 2"),
    )
    story.does("stay", "add liquid life", "roll")
    story.plays_turn("use liquid-life boomer").shows("Boomer 2/3 entering", "round 1").idles()
    story.begins().asks("enter", "at a1", "at b1", "at c1", "at d1").does("Boomer: at b1")
    story.shows("Boomer 2/3 at b1 [exhausted: casing]", "meter: Boomer, Patches, Clay Golem", "round 2")


@ruling("TMB-206")
def test_if_the_battle_ends_before_he_simply_has_those_hp() -> None:
    story = battle("Patches 4/4 at c2, Boomer 2/3 entering | Clay Golem 3 at a3").deals(3, "Clay Golem")
    story.shows("over: won", "Boomer 2/3 entering")


@ruling("TMB-207")
def test_a_defeated_baddie_leaves_at_once_with_everything_on_it() -> None:
    story = battle(
        "Boomer 3/3 at c1, Picket 5/5 at c2 | Goblin Lookout 1 at c3 [shields 1; dice: napalm 2], Kobold 2 at a3\n"
        "notes: Goblin Lookout down 1"
    )
    story.deals(1, "Goblin Lookout", true=True).shows("defeated: Goblin Lookout", "meter: Boomer, Picket, Kobold")
    story.lies("Boomer", exhausted="napalm")
    assert story.s.notes == []


@ruling("TMB-208")
def test_the_battle_is_won_the_moment_the_last_baddie_falls() -> None:
    story = battle("Tantrum 2/4 at c2 [poison 1] | Dire Wolf 2 at c3", rolls("attack 2", "attack bones", "attack 1"))
    story.does("stay", "target c3", "add attack", "add attack", "add attack", "roll", "hit 2")
    story.shows("over: won", "Tantrum 1/4").never_tells("SkillUsed")
    assert story.over


@ruling("TMB-208")
def test_it_is_not_won_while_somebody_waits_in_the_queue() -> None:
    story = battle("Picket 5/5 at c2 | Bog Frog 1 at c3\nqueue: Kobold").deals(1, "Bog Frog")
    story.shows("over: nothing", "queue: Kobold")


@ruling("TMB-045")
def test_with_the_tyrant_the_battle_is_won_whoever_else_stands() -> None:
    story = battle("Picket 5/5 at c2 | Marrow 1 at c3, Orc Raider 5 at a3\nqueue: Wyrm").deals(1, "Marrow")
    story.shows("over: won", "queue: nothing", "defeated: Marrow")


@ruling("TMB-047")
def test_a_tyrant_who_was_not_challenged_is_just_a_unit() -> None:
    story = battle("Picket 5/5 at c2 | Marrow 1 at c3, Orc Raider 5 at a3\nchallenge: none").deals(1, "Marrow")
    story.shows("over: nothing", "defeated: Marrow").deals(5, "Orc Raider").shows("over: won")


@ruling("TMB-209")
def test_the_battle_is_lost_the_moment_every_gearloc_is_ko() -> None:
    story = battle(
        "Picket 1/5 at c2, Boomer 0/3 ko | Club Troll 3 at c3\nturn: Club Troll", rolls("attack 1", "attack bones")
    )
    story.begins().shows("over: lost").tells("BattleLost", why="wipe")


@ruling("TMB-209")
def test_if_both_sides_fall_at_the_same_moment_it_is_lost() -> None:
    story = battle("Picket 1/5 at c2 | Clay Golem 1 at c3").deals(1, "Clay Golem", "Picket")
    story.shows("over: lost")


@ruling("TMB-210")
def test_after_a_win_slots_plan_buffs_and_effects_are_cleared_and_dice_come_back() -> None:
    story = battle(
        "Patches 2/4 at c2 [bleed; exhausted: med kit; plan: toxins 2], "
        "Boomer 3/3 at d1 [boom counter 2; active: stim kit buff hp 3; locked: element 2], "
        "Picket 0/5 ko [exhausted: rush] | Bog Frog 1 at c3 [dice: napalm 1]"
    )
    story.deals(1, "Bog Frog").shows("over: won")
    story.shows("Patches 2/4 [med kit, toxins, stim kit; exhausted: nothing; plan: nothing]").lacks("Patches", "bleed")
    story.shows("Boomer 3/3 [boom counter 2, napalm; active: nothing; locked: element 2; exhausted: nothing]")
    story.shows("Picket 0/5 ko [rush; exhausted: nothing]")
    assert story.s.party[1].buff == 0


@ruling("TMB-210")
def test_what_was_rolled_when_the_battle_was_won_goes_back_to_its_mat() -> None:
    story = battle("Tantrum 4/4 at c2 [anger management] | Bog Frog 1 at c3", rolls("anger management 2", "attack 1"))
    story.does("stay", "target c3", "add anger", "add attack", "roll", "hit 1").shows("over: won")
    story.shows("Tantrum 4/4 [anger management; active: nothing]")
    assert story.s.turn.roll == []


@ruling("TMB-210")
def test_stats_set_aside_and_exhausted_dice_are_back_after_a_battle() -> None:
    story = battle("Picket 5/5 at c2 [dex+1, spent attack 1, spent defense 2; aside: dex] | Bog Frog 1 at c3")
    story.deals(1, "Bog Frog").shows("over: won", "Picket 5/5 [dex+1; aside: nothing]").lacks("Picket", "spent")


@ruling("TMB-211")
def test_after_a_loss_the_baddies_go_face_down_under_their_stacks_and_the_defeated_stay() -> None:
    story = battle(
        "Picket 1/5 at c2 [locked: stand ground 1] | Clay Golem 3 at c3, Wyrm 5 at a3\n"
        "queue: Kobold face up\nstack 1: Wolf\nstack 5: Cave Bear\ndefeated: Bog Frog\nmode: heroic"
    )
    story.deals(1, "Picket").shows("over: lost", "queue: nothing", "defeated: Bog Frog")
    story.lies("Picket", locked="nothing", exhausted="nothing")
    stacks = [[CHIPS[chip].key for chip in stack] for stack in story.s.stacks[:2]]
    assert stacks == [["wolf", "kobold", "clay_golem"], ["cave_bear", "wyrm"]]


@ruling("TMB-212", "TMB-213")
def test_called_in_chips_of_other_types_join_no_stack() -> None:
    story = battle("Picket 1/5 at c2 | Orc Recruit 3 at c3, Bog Frog 4 at a3\ntypes: bog\nstack 1: Bog Worm")
    story.deals(1, "Picket").shows("over: lost")
    assert len(story.s.stacks[0]) == 2


@ruling("TMB-212")
def test_chips_left_in_the_queue_after_a_win_go_under_their_stacks() -> None:
    story = encounter("classic-05", day=3, dice=rolls(*PICKET_AND_BOOMER), stacks=("orc recruit, kobold", "wyrm", ""))
    story.does("choose b").sets_up().wins()
    assert story.s.stacks == [chips("kobold", "orc_recruit"), chips("wyrm"), []]


@ruling("TMB-025", "TMB-148", "TMB-204")
def test_a_ko_empties_locked_slots_but_in_adventure_mode() -> None:
    picture = "Boomer 1/3 at c1 [locked: element 2], Picket 5/5 at c2 | Clay Golem 3 at c3\nmode: "
    battle(picture + "heroic").deals(1, "Boomer").lies("Boomer", locked="nothing", exhausted="element")
    battle(picture + "legendary").deals(1, "Boomer").lies("Boomer", locked="nothing", exhausted="element")
    battle(picture + "adventure").deals(1, "Boomer").lies("Boomer", locked="element 2", exhausted="nothing")


@ruling("TMB-027", "TMB-211")
def test_locked_slots_survive_a_lost_battle_in_adventure_mode_only() -> None:
    picture = (
        "Boomer 1/3 at c1 [locked: element 2], Picket 1/5 at c2 [locked: stand ground 1] | Clay Golem 3 at c3\nmode: "
    )
    lost = battle(picture + "adventure").deals(1, "Boomer", "Picket").shows("over: lost")
    lost.lies("Boomer", locked="element 2").lies("Picket", locked="stand ground 1")
    lost = battle(picture + "heroic").deals(1, "Boomer", "Picket").shows("over: lost")
    lost.lies("Boomer", locked="nothing").lies("Picket", locked="nothing")


# The goal


@ruling("TMB-047")
def test_a_tyrant_outside_its_own_challenge_is_just_a_unit() -> None:
    story = battle("Picket 5/5 at a2 | Marrow 1/14 at a3, Clay Golem 3 at d3\nchallenge: none", rolls("attack 1"))
    story.turn_of("Picket", "stay", "target a3", "add attack", "roll", "hit 1").shows("over: nothing")
