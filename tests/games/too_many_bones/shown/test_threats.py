"""What a baddie is about to do, what an attack may cost, and what a turn begins with, before it happens."""

from __future__ import annotations

import pytest

from boneyard.games.too_many_bones.battle.odds import swords_of
from boneyard.games.too_many_bones.model.ids import FIRST_BADDIE
from boneyard.games.too_many_bones.shown.threats import AheadView, BlowView, ahead
from boneyard.games.too_many_bones.shown.view_units import intention_view
from tests.games.too_many_bones.stories import battle
from tests.rulings import ruling


def first_blow(picture: str) -> BlowView:
    """What the baddie in the first lane may do to its first target."""
    s = battle(picture).s
    return intention_view(s, s.baddie(FIRST_BADDIE)).blows[0]


def next_start(picture: str) -> AheadView:
    """What the next turn of the first gearloc begins with."""
    s = battle(picture).s
    return ahead(s, s.party[0])


@ruling("TMB-163")
def test_two_attack_dice_show_up_to_four_swords_and_all_chances_together_are_one() -> None:
    chances = swords_of(2)
    assert len(chances) == 5
    assert sum(chances) == pytest.approx(1)


@ruling("TMB-183")
def test_a_threat_is_what_the_swords_may_cost_at_least_and_at_most() -> None:
    blow = first_blow("Picket 5/5 at a1 | Wyrm 5 at a4")
    assert (blow.swords, blow.off, blow.least, blow.most, blow.hp, blow.ko) == (4, 0, 0, 4, 5, 0.0)


@ruling("TMB-183")
def test_defense_dice_are_taken_off_the_threat() -> None:
    blow = first_blow("Picket 5/5 at a1 [active: defense 2] | Wyrm 5 at a4")
    assert (blow.off, blow.least, blow.most) == (2, 0, 2)


@ruling("TMB-183")
def test_the_chance_of_a_ko_is_that_of_enough_swords() -> None:
    blow = first_blow("Picket 2/5 at a1 | Wyrm 5 at a4")
    assert blow.ko == pytest.approx(sum(swords_of(2)[2:]))
    assert blow.most == 2  # nobody loses more than there is


@ruling("TMB-188")
def test_who_is_hardy_loses_one_hp_at_most() -> None:
    assert first_blow("Tantrum 3/6 at a1 [active: rage 1.0, like a kobold hardy 1] | Wyrm 5 at a4").most == 1


@ruling("TMB-183")
def test_a_revive_die_in_wait_leaves_no_chance_of_a_ko() -> None:
    assert first_blow("Patches 1/4 at a1 [active: liquid life 2] | Wyrm 5 at a4").ko == 0


@ruling("TMB-194")
def test_poison_that_comes_before_the_attack_makes_a_ko_likelier() -> None:
    picture = "Picket 3/5 at a1 [poison 2] | Wyrm 5 at a4\nmeter: {}"
    assert first_blow(picture.format("Picket, Wyrm")).hp == 1
    assert first_blow(picture.format("Wyrm, Picket")).hp == 3


@ruling("TMB-194")
def test_who_would_fall_before_is_counted_as_saved_by_the_party() -> None:
    assert first_blow("Picket 2/5 at a1 [poison 2] | Wyrm 5 at a4\nmeter: Picket, Wyrm").hp == 2


@ruling("TMB-194")
def test_a_turn_begins_with_poison_and_with_what_heals() -> None:
    start = next_start("Patches 3/4 at a1 [poison 2] | Wyrm 5 at a4")
    assert (start.harm, start.heal, start.hp) == (2, 1, 2)


@ruling("TMB-202")
def test_who_is_stunned_does_not_heal_itself() -> None:
    start = next_start("Patches 3/4 at a1 [poison 1, stun] | Wyrm 5 at a4")
    assert (start.harm, start.heal, start.hp) == (1, 0, 2)


@ruling("TMB-194")
def test_who_falls_by_poison_does_not_heal_any_more() -> None:
    start = next_start("Patches 2/4 at a1 [poison 2] | Wyrm 5 at a4")
    assert (start.heal, start.hp) == (0, 0)


@ruling("TMB-163")
def test_what_a_baddie_is_about_to_do_can_be_seen() -> None:
    story = battle("Picket 5/5 at a1, Boomer 3/3 at d1 | Wyrm 5 at a4 [shields 1], Bog Worm 3 at d3 [stun, lane 4]")
    seen = intention_view(story.s, story.s.baddie(FIRST_BADDIE))
    assert (seen.targets, seen.reaches, seen.attack, seen.defense, seen.tied) == ([0], True, 2, 0, False)
    assert [(skill.skill, skill.value) for skill in seen.skills] == [("poison", 2)]
    stunned = intention_view(story.s, story.s.baddie(FIRST_BADDIE + 3))
    assert (stunned.stunned, stunned.targets, stunned.for_bones) == (True, [], [])
