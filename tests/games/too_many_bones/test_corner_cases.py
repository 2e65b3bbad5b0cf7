"""Corner cases where two rules meet."""

from __future__ import annotations

import pytest

from boneyard.core.agenda import asking
from boneyard.core.decision import BadOptions, Decision
from boneyard.games.too_many_bones.answers.picks import Pick
from boneyard.games.too_many_bones.battle.entering import EnterGearlocs
from boneyard.games.too_many_bones.notation.orders import read_order
from boneyard.games.too_many_bones.shown.battle_options import offer
from boneyard.games.too_many_bones.shown.forecast import forecast
from tests.games.too_many_bones.stories import Story, battle, rolls, set_up
from tests.rulings import ruling


def open_question(story: Story) -> Decision:
    """What is asked now."""
    return story.s.open[0] if story.s.open else asking(story.s, 0).questions(story.s)[0]


@ruling("TMB-131")
def test_who_steps_away_from_his_target_before_the_roll_rolls_no_attack_dice() -> None:
    story = battle(
        "Picket 5/5 at c2 [locked: shield form constant move 2] | Cave Bear 6 at c3", dice=rolls("attack bones")
    )
    story.does("stay", "target c3", "add attack", "act step a2", "roll")
    story.never_tells("Rolled", who="Picket")


@ruling("TMB-140")
def test_who_executes_his_target_before_the_roll_rolls_no_attack_dice() -> None:
    story = battle(
        "Tantrum 4/4 at c2 [active: rage 1.8] | Bog Frog 4 at c3\nqueue: Bog Worm", dice=rolls("attack bones")
    )
    story.does("stay", "target c3", "add attack", "act execute c3")
    story.never_tells("Rolled", who="Tantrum")


@ruling("TMB-044")
def test_drellens_two_of_the_bog_are_drawn_before_the_queue() -> None:
    story = set_up(
        "Picket, Boomer vs Drellen, 4 points",
        stacks=("Bog Frog, Bog Worm, Goblin Cheat, Goblin Sneak, Wolf (1-pt), Wild Boar", "", ""),
        dice=rolls(4, 3, 2, 1, 3, 2, 1, 0, 0),
    )
    assert len(story.s.baddies_standing()) + len(story.s.queue) == 7  # Drellen, two of the Bog, four points


@ruling("TMB-003")
def test_a_forecast_does_not_name_a_chip_that_lies_face_down() -> None:
    story = battle(
        "Picket 5/5 at c2 | Cave Bear 6 at c3\nqueue: Goblin Cheat\nmeter: Cave Bear, Picket\nturn: Picket",
        dice=rolls("attack bones"),
    )
    story.does("stay", "target c3", "add attack", "roll")
    done = open_question(story).options[-1]
    assert "Entered" not in [type(event).__name__ for event in forecast(story.s, 0, done)]


@ruling("TMB-264")
def test_who_parries_is_not_hit_as_a_stand_in_either() -> None:
    story = battle(
        "Picket 5/5 at c2 [active: riposte riposte], Boomer 3/3 at d3 [active: redshirt intercept 1]"
        " | Orc Warlord 9 at c3",
        dice=rolls("defense bones", "defense bones", *["attack 1"] * 6),
    )
    story.turn_of("Orc Warlord", "yes")
    story.shows("Picket 5/5", "Boomer 3/3")


@ruling("TMB-181")
def test_signal_works_on_its_first_turns_only_even_if_one_of_them_was_lost() -> None:
    story = battle(
        "Picket 5/5 at a2 | Goblin Lookout 2 at d3 [stun]\nstack 1: Bog Frog, Bog Worm",
        dice=rolls("attack bones"),
        passing=("baddie_walk",),
    )
    story.turn_of("Goblin Lookout")
    story.turn_of("Goblin Lookout")
    assert not story.s.queue


@ruling("TMB-261")
def test_the_worked_out_damage_counts_constant_damage_once() -> None:
    story = battle(
        "Picket 5/5 at c2 [active: defense 1; locked: sword advance constant damage 1; plan: 1, 1] | Cave Bear 6 at c3",
        dice=rolls("attack 1"),
    )
    story.does("stay", "target c3", "add attack", "roll", "plan 2")
    question = open_question(story)
    hit = question.options[0]
    assert isinstance(hit, Pick)
    foretold = offer(story.s, question, hit).label.args["hp"]
    story.does("hit 1")
    story.shows(f"Cave Bear {foretold}")


@ruling("TMB-010")
def test_an_attack_die_that_shows_somebodys_bones_cannot_be_rolled() -> None:
    six = ", ".join(["defense 1"] * 6)
    five = ", ".join(["defense 1"] * 5)
    story = battle(
        f"Boomer 3/3 at a1 [defense+6], Picket 5/5 at a2 [active: {six}; plan: defense 1], "
        f"Patches 4/4 at b2 [active: {six}; plan: 1, 1, 1, 1, 1], "
        f"Tantrum 4/4 at c2 [spent attack 1; active: rage 1.0, {five}; plan: 1, 1, 1, 1, 1] | Cave Bear 6 at c3\n"
        "rules: box dice\nturn: Boomer"
    )
    story.does("stay", "target c3", "add defense")  # the last attack die of the box now shows Picket's bones
    story.does_not_offer("add attack")


@ruling("TMB-262")
def test_an_explosion_that_fells_the_last_of_the_bog_does_not_hurt_their_ruler_yet() -> None:
    story = battle("Boomer 3/3 at a1 [frag; boom counter 1] | Bog Worm 1 at b3, Drellen 10 at a3", dice=rolls("frag 3"))
    story.does("stay", "no target", "add frag", "aim b3", "roll", "use frag")
    story.shows("Drellen 10")


@ruling("TMB-058")
def test_who_comes_next_against_nom_is_not_tired_as_it_enters() -> None:
    story = battle(
        "Picket 1/5 at c2, Boomer 3/3 waiting | Nom 10 at c3\norder: Boomer\nround 6\nturn: Nom\nmeter: Picket, Nom",
        dice=rolls("attack 2", "attack 2", "attack 2", "nom blank"),
    )
    story.plays_turn()
    story.plays_round()
    story.shows("Boomer 3/3")


@ruling("TMB-071")
def test_nobody_trains_the_same_skill_twice() -> None:
    with pytest.raises(BadOptions):
        read_order("Boomer + Frag + Frag vs 4 points")


@ruling("TMB-263")
def test_tantrum_may_cash_his_body_count_before_poison_kills_him() -> None:
    story = battle("Tantrum 1/4 at c2 [poison 1, body count 3], Boomer 3/3 at d1 | Cave Bear 6 at c3")
    story.begins()
    story.offers("act body-count")


@ruling("TMB-024", "TMB-025")
@pytest.mark.parametrize(
    ("mode", "locked"), [("adventure", "element 2"), ("heroic", "nothing"), ("legendary", "nothing")]
)
def test_a_ko_empties_locked_slots_but_in_adventure_mode(mode: str, locked: str) -> None:
    story = battle(f"Boomer 1/3 at a1 [locked: element 2], Picket 5/5 at c2 | Cave Bear 6 at c3\nmode: {mode}")
    story.deals(1, "Boomer", true=True)
    story.lies("Boomer", locked=locked)


@ruling("TMB-227")
def test_major_recovery_came_with_its_health() -> None:
    story = set_up("Patches + innate vs Bog Frog", dice=rolls(0))
    assert story.s.party[0].hp == 5


@ruling("TMB-229")
def test_a_retreat_that_cannot_come_is_not_asked_about() -> None:
    story = battle("Picket 5/5 at c2 | Mulmesh 10 at c3 [poison 1]", dice=rolls(*[0] * 8), passing=("shields",))
    story.turn_of("Mulmesh")
    story.shows("Mulmesh 9")


@ruling("TMB-265")
def test_a_blow_back_is_not_answered_by_another() -> None:
    story = battle(
        "Tantrum 4/4 at c2 [active: rage 1.0, like a wolf lashback 2] | Dire Wolf 5 at c3",
        dice=rolls("defense bones", "attack 1", "attack bones"),
    )
    story.turn_of("Dire Wolf", "yes")
    story.shows("Dire Wolf 3", "Tantrum 3/4")


@ruling("TMB-266")
def test_who_finds_its_row_full_enters_on_the_other_row_of_gearlocs() -> None:
    story = battle(
        "Picket 2/5 entering, Boomer 3/3 at a1"
        " | Kobold 2 at a2, Bog Frog 4 at b2, Bog Worm 3 at c2, Orc Recruit 3 at d2"
    )
    story.happens(EnterGearlocs(0))
    story.asks("enter", "at b1", "at c1", "at d1")


@ruling("TMB-267")
def test_cleanse_works_only_while_boomer_is_on_the_mat() -> None:
    picture = "Picket 5/5 at c2, Boomer 3/3 {} [active: sonic cleanse 2] | Bog Frog 4 at c3"
    near = battle(picture.format("at a1"))
    near.turn_of("Bog Frog")
    near.lacks("Picket", "poison")
    away = battle(picture.format("waiting"))
    away.turn_of("Bog Frog")
    away.shows("Picket 5/5 [poison 2]")


@ruling("TMB-058")
def test_who_falls_to_fatigue_against_nom_is_followed_in_the_next_round() -> None:
    story = battle(
        "Picket 1/5 at c2, Boomer 3/3 waiting | Nom 10 at c3\norder: Boomer\nround 6\nmeter: Picket, Nom\n"
        "acted: Picket, Nom",
        dice=rolls("nom blank"),
    )
    story.begins()
    story.shows("round 7", "Picket 0/5 ko", "Boomer 3/3 entering")
    story.plays_turn()
    story.begins()
    story.shows("round 8")
    story.asks("enter", "at a1", "at b1", "at c1", "at d1")
