"""Care Package."""

from __future__ import annotations

from boneyard.games.too_many_bones.activities.lockpicking.locks import RETRIED
from tests.games.too_many_bones.encounters.usual import met
from tests.games.too_many_bones.roads import encounter, named, rolls
from tests.rulings import ruling


@ruling("TMB-033")
def test_socks_are_a_plain_battle() -> None:
    story = met("tyrant-goblin-king-1", "a", 0, 0).sets_up().queues(1, 1, 1, 1).special_rules()
    story.wins().through_rewards().has_progress(1).gained("Picket", training=1).carries("Picket", 1)


@ruling("TMB-092", "TMB-300")
def test_the_ticking_stops_when_everybody_reaches_3_and_the_party_says_who_carries_the_parcel() -> None:
    force, trip = (2, 0, 0, 0), (4, 5, 0, 0)
    story = met("tyrant-goblin-king-1", "b", *force, *trip, 0, 0).asks("ticking", "say 1", "say 2", "say 3")
    story.asks_whom("Picket").does("say 3", "nothing", "open with grey").asks("ticking").asks_whom("Boomer")
    story.does("say 2", "nothing", "open with grey").asks("share").does("give defused_parcel boomer")
    story.sets_up().queues(1, 1, 1, 1).loses().camps().has("Boomer", "defused_parcel")
    story.has_hp("Picket", 5).has_progress(0)


@ruling("TMB-040")
def test_otherwise_everybody_is_hurt_before_the_battle() -> None:
    story = met("tyrant-goblin-king-1", "b", *[0] * 10, party="Picket")
    story.does("say 3", "nothing", "nothing").has_hp("Picket", 3).sets_up().queues(1, 1).has("Picket", "nothing")
    story.wins().through_rewards().has_progress(1).gained("Picket", training=1).carries("Picket", 1)


@ruling("TMB-095", "TMB-282")
def test_two_tries_at_a_ticking_box_leave_the_second_roll_of_the_day() -> None:
    story = encounter("tyrant-goblin-king-1", party="Picket", tyrant="goblin_king", dice=rolls(*[0] * 10))
    story.does("choose b", "say 3", "nothing", "nothing").has_hp("Picket", 3)
    assert not named(story.s, "Picket").chores & RETRIED
