"""A baddie's dice, and what they do target by target (TMB-176 to TMB-178)."""

from __future__ import annotations

from tests.games.too_many_bones.stories import battle, rolls
from tests.rulings import ruling


@ruling("TMB-176")
def test_attack_dice_are_rolled_only_with_a_target_in_range() -> None:
    story = battle("Picket 5/5 at d1 | Orc Shield Bearer 3 at a4", rolls("defense 2"))
    story.turn_of("Orc Shield Bearer", "at b3").shows("Orc Shield Bearer 3 at b3 [shields 2]", "Picket 5/5")
    assert story.told("Rolled") == 1


@ruling("TMB-176")
def test_defense_dice_that_lie_on_it_are_not_rolled_again() -> None:
    story = battle("Picket 5/5 at d1 | Golden Golem 9 at a4 [shields 1]", rolls("defense 2"))
    story.turn_of("Golden Golem", "at b3").shows("Golden Golem 9 [shields 1 2]")
    assert story.dice_left == 0


@ruling("TMB-177")
def test_shields_come_before_swords_and_swords_make_one_hit() -> None:
    story = battle("Picket 5/5 at a2 | Stone Golem 5 at a3", rolls("defense 1", "attack 1", "attack 2"))
    story.turn_of("Stone Golem").shows("Stone Golem 5 [shields 1]", "Picket 2/5")
    story.tells("Hurt", who="Picket", amount=3, lost=3, by="Stone Golem")
    assert story.told("Hurt") == 1


@ruling("TMB-178")
def test_bones_skills_work_after_the_dice() -> None:
    story = battle("Boomer 3/3 at a1 | Bog Worm 3 at a2", rolls("attack bones"))
    story.turn_of("Bog Worm").shows("Boomer 3/3 [poison 1]").tells("SkillUsed", who="Bog Worm", trait="poison")


@ruling("TMB-178")
def test_bones_of_attack_and_defense_dice_and_of_all_targets_are_added_up() -> None:
    story = battle(
        "Picket 5/5 at b2 [active: rush rush, riposte rush], Boomer 3/3 at c1 | Goblin War Chief 8 at a4 [shields 1]",
        rolls("defense bones", "attack bones", "attack 1", "attack 2", "attack 1"),
    )
    story.turn_of("Goblin War Chief").asks("bones_target", "at picket", "at boomer").does("at picket")
    story.lies("Picket", active="nothing")


@ruling("TMB-178", "TMB-198")
def test_a_disabled_baddie_has_no_skills_for_bones_and_no_others() -> None:
    story = battle("Boomer 3/3 at a1 | Bog Worm 3 at a2 [disable]", rolls("attack bones"))
    story.turn_of("Bog Worm").lacks("Boomer", "poison")
    story = battle("Boomer 3/3 at a1 | Bog Frog 3 at a2 [disable]")
    story.turn_of("Bog Frog").lacks("Boomer", "poison")


@ruling("TMB-224")
def test_a_target_out_of_range_by_then_is_none_for_bones_skills() -> None:
    story = battle("Boomer 3/3 at d1 | Cave Spider 2 at a4")
    story.turn_of("Cave Spider").lacks("Boomer", "poison").never_tells("SkillUsed")


@ruling("TMB-239")
def test_the_party_may_spend_a_bones_skill_on_a_target_that_is_missed() -> None:
    story = battle(
        "Picket 5/5 at b2 [active: rush rush], Boomer 3/3 at c1 [active: smoke screen 2, defense 1]"
        " | Goblin War Chief 8 at a4 [shields 1 1]",
        rolls("attack bones", "attack bones", "attack 1", "attack 1"),
    )
    story.turn_of("Goblin War Chief").asks("bones_target", "at boomer", "at picket").does("at boomer")
    story.lies("Boomer", active="smoke screen 1, defense 1").lies("Picket", active="rush rush")


@ruling("TMB-008")
def test_nobody_is_asked_to_roll_for_a_baddie() -> None:
    story = battle(
        "Boomer 3/3 at c1 | Bog Lurk 5 at c4\nturn: Bog Lurk", rolls("defense 1", "attack 1", "attack bones")
    )
    story.plays_turn().shows("Boomer 2/3 [poison 2]", "Bog Lurk 5 [shields 1]")
