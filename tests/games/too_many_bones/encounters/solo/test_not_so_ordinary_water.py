"""Not So Ordinary Water."""

from __future__ import annotations

from boneyard.games.too_many_bones.loot.every_card import BY_KEY as LOOT_KEYS
from tests.games.too_many_bones.roads import (
    alone,
    encounter,
)
from tests.rulings import ruling


@ruling("TMB-104", "TMB-189")
def test_a_night_at_the_spring_gives_buff_hp_for_one_battle() -> None:
    story = alone("solo-08", "a", 0).sets_up().queues(5, 1, 1)
    assert story.s.party[0].buff == 5
    story.wins().through_rewards().gained("Picket", training=2).carries("Picket", 1)
    assert story.s.party[0].buff == 0


@ruling("TMB-043", "TMB-081")
def test_the_flask_is_loot_with_two_chips() -> None:
    story = alone("solo-08", "b").through_rewards().has("Picket", "spring_flask").has_progress(1)
    story.gained("Picket", training=1).is_kept("solo-08")
    assert story.s.party[0].bag[0] & 255 == 2


@ruling("TMB-082")
def test_an_empty_flask_leaves_the_game() -> None:
    story = encounter("solo-08", party="Picket", hp={"Picket": 3}).does("choose b").through_rewards()
    story.does("play spring_flask", "play spring_flask").has("Picket", "nothing").has_progress(1).is_kept("solo-08")
    assert LOOT_KEYS["spring_flask"].card not in story.s.adventure.loot_gone + story.s.adventure.loot
