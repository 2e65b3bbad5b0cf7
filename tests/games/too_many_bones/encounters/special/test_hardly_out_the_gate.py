"""Hardly Out the Gate."""

from __future__ import annotations

from boneyard.games.too_many_bones.encounters.every_card import BY_KEY
from tests.games.too_many_bones.roads import BOG, encounter, rolls
from tests.rulings import ruling


@ruling("TMB-117")
def test_the_guards_hurt_every_baddie_as_each_round_starts() -> None:
    dice = rolls(0, 0)
    story = encounter("special-02", dice=dice, tyrant="drellen", stacks=BOG).does("choose a").sets_up()
    story.queues(1, 1, 1, 1).special_rules("Guards")
    assert story.told("Hurt", amount=1, true=True) == 4
    story.wins().through_rewards().has_progress(1).gained("Boomer", training=1).carries("Boomer", 1)


@ruling("TMB-034")
def test_a_battle_lost_before_the_gate_puts_the_card_back_on_top() -> None:
    dice = rolls(0, 0)
    story = encounter("special-02", dice=dice, tyrant="drellen", stacks=BOG).does("choose b").sets_up()
    story.special_rules().loses().camps().has_progress(0).gained("Picket", training=0)
    assert story.s.adventure.deck[0] == BY_KEY["special-02"].card
    assert BY_KEY["special-02"].card not in story.s.adventure.discards


@ruling("TMB-035")
def test_without_the_guards_there_is_one_more_point() -> None:
    dice = rolls(0, 0)
    story = encounter("special-02", dice=dice, tyrant="drellen", stacks=BOG).does("choose b").sets_up()
    story.wins().through_rewards().gained("Picket", training=2)
