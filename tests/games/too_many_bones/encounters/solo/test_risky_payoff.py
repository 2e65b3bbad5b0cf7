"""Risky Payoff."""

from __future__ import annotations

from tests.games.too_many_bones.encounters.usual import DICE
from tests.games.too_many_bones.roads import alone, encounter
from tests.rulings import ruling


@ruling("TMB-118")
def test_a_pack_kept_shut_may_bring_more_baddies() -> None:
    story = alone("solo-07", "a", 0, *[0] * DICE).sets_up("d2").queues(1, 1).special_rules("MoreEbon")
    story.s.round = 3
    story.forgets().plays_round().tells("DieRolled", shown=1).tells("Queued", points=1)
    story.wins().through_rewards().gained("Picket", training=2).carries("Picket", 1)


@ruling("TMB-032")
def test_a_bribe_needs_loot() -> None:
    encounter("solo-07", party="Picket").offers("choose a").does_not_offer("choose b")
    encounter("solo-07", party="Picket", bags={"Picket": "mixed_berries"}).offers("choose a", "choose b")


@ruling("TMB-033")
def test_a_bribe_that_is_taken_is_a_success() -> None:
    story = alone("solo-07", "b", 3, bags={"Picket": "mixed_berries"}).asks("bribe", "drop mixed_berries")
    story.does("drop mixed_berries").through_rewards().has("Picket", "nothing")
    story.has_progress(1).gained("Picket", training=2)


@ruling("TMB-032")
def test_a_bribe_that_is_not_leaves_both_choices_open() -> None:
    story = alone("solo-07", "b", 2, bags={"Picket": "mixed_berries"}).does("drop mixed_berries")
    story.asks("way", "choose a").has("Picket", "nothing")
