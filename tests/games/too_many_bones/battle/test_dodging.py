"""What answers being targeted: Smoke, Intercept and Riposte (TMB-183, TMB-184, TMB-231)."""

from __future__ import annotations

from tests.games.too_many_bones.stories import battle, rolls
from tests.rulings import ruling


@ruling("TMB-183")
def test_smoke_makes_an_attack_and_its_skills_miss() -> None:
    story = battle(
        "Boomer 3/3 at a2 [active: smoke screen 2] | Wyrm 5 at a3 [shields 1]", rolls("attack 2", "attack 2")
    )
    story.turn_of("Wyrm").shows("Boomer 3/3 [active: smoke screen 1]").lacks("Boomer", "poison")
    story.tells("Avoided", who="Boomer", die="smoke screen")


@ruling("TMB-183", "TMB-149")
def test_the_last_smoke_exhausts_the_die() -> None:
    story = battle("Boomer 3/3 at a2 [active: smoke screen 1] | Orc Recruit 3 at a3", rolls("attack 2"))
    story.turn_of("Orc Recruit").lies("Boomer", active="nothing", exhausted="smoke screen").shows("Boomer 3/3")


@ruling("TMB-231")
def test_dice_are_rolled_at_a_target_that_is_missed_and_their_bones_count() -> None:
    story = battle(
        "Boomer 3/3 at a2 [active: smoke screen 1] | Goblin Sneak 2 at a3", rolls("defense 1", "attack bones")
    )
    story.turn_of("Goblin Sneak").shows("Goblin Sneak 2 [untargetable]", "Boomer 3/3")


@ruling("TMB-231")
def test_a_target_out_of_range_uses_up_no_smoke() -> None:
    story = battle("Boomer 3/3 at d1 [active: smoke screen 1] | Wolf (1-pt) 2 at a4")
    story.turn_of("Wolf (1-pt)").lies("Boomer", active="smoke screen 1")


@ruling("TMB-183")
def test_intercept_sends_damage_and_effects_to_picket() -> None:
    story = battle(
        "Picket 5/5 at d1 [active: defense 1], Boomer 3/3 at a2 [active: intercept 2] | Wyrm 5 at a3 [shields 1]",
        rolls("attack 2", "attack 1"),
    )
    story.turn_of("Wyrm").shows("Boomer 3/3 [active: intercept 1]", "Picket 3/5 [poison 2; active: nothing]")
    story.tells("Redirected", who="Boomer", to="Picket").lacks("Boomer", "poison")


@ruling("TMB-231")
def test_intercept_is_kept_while_picket_is_not_there_to_step_in() -> None:
    story = battle("Picket 0/5 ko, Boomer 3/3 at a2 [active: intercept 1] | Orc Recruit 3 at a3", rolls("attack 1"))
    story.turn_of("Orc Recruit").shows("Boomer 2/3 [active: intercept 1]")


@ruling("TMB-231")
def test_smoke_comes_before_intercept() -> None:
    story = battle(
        "Picket 5/5 at d1, Boomer 3/3 at a2 [active: intercept 1, smoke screen 1] | Orc Recruit 3 at a3",
        rolls("attack 1"),
    )
    story.turn_of("Orc Recruit").shows("Boomer 3/3 [active: intercept 1]", "Picket 5/5")


@ruling("TMB-183", "TMB-184")
def test_riposte_avoids_all_damage_and_effects_of_that_turn() -> None:
    story = battle(
        "Picket 5/5 at a2 [active: riposte riposte] | Wyrm 5 at a3 [shields 1]", rolls("attack 2", "attack 2")
    )
    story.turn_of("Wyrm").asks("riposte", "yes", "no").asks_whom("Picket").does("yes")
    story.shows("Picket 5/5", "Wyrm 5").lacks("Picket", "poison").lies("Picket", active="nothing", exhausted="riposte")


@ruling("TMB-183")
def test_riposte_may_be_kept() -> None:
    story = battle("Picket 5/5 at a2 [active: riposte riposte] | Orc Recruit 3 at a3", rolls("attack 2"))
    story.turn_of("Orc Recruit", "no").shows("Picket 3/5 [active: riposte riposte]")


@ruling("TMB-183")
def test_a_second_riposte_strikes_the_baddie() -> None:
    story = battle(
        "Picket 5/5 at a2 [active: riposte riposte, rush riposte] | Wyrm 5 at a3 [shields 1]",
        rolls("defense bones", "attack 2", "attack 1"),
    )
    story.turn_of("Wyrm", "yes").asks("riposte_strike", "yes", "no").does("yes")
    story.shows("Picket 5/5 [active: nothing]", "Wyrm 3")


@ruling("TMB-183", "TMB-180")
def test_a_baddie_that_falls_to_a_riposte_attacks_nobody() -> None:
    story = battle("Picket 5/5 at a2 [active: riposte riposte, rush riposte] | Orc Recruit 3 at a3, Clay Golem 3 at d3")
    story.turn_of("Orc Recruit", "yes", "yes").misses("Orc Recruit").never_tells("Rolled")


@ruling("TMB-183")
def test_riposte_does_not_answer_from_afar() -> None:
    story = battle("Picket 5/5 at a1 [active: riposte riposte] | Orc Bow Scout 2 at a4", rolls("attack 1", "attack 1"))
    story.turn_of("Orc Bow Scout").shows("Picket 3/5")


@ruling("TMB-264")
def test_who_parries_is_not_hit_as_a_stand_in_either() -> None:
    story = battle(
        "Picket 5/5 at c2 [active: riposte riposte], Boomer 3/3 at d3 [active: redshirt intercept 1]"
        " | Orc Warlord 9 at c3",
        dice=rolls("defense bones", "defense bones", *["attack 1"] * 6),
    )
    story.turn_of("Orc Warlord", "yes")
    story.shows("Picket 5/5", "Boomer 3/3")
