"""The start and the end of a turn (TMB-127, TMB-142, TMB-229)."""

from __future__ import annotations

from tests.games.too_many_bones.stories import battle, rolls
from tests.rulings import ruling


@ruling("TMB-127")
def test_the_effects_of_the_start_of_a_turn_come_in_the_order_the_owner_likes() -> None:
    picture = "Patches 1/4 at c2 [poison 1], Boomer 3/3 at c1 | Clay Golem 3 at a3"
    story = battle(picture).asks("start", "next poison", "next recovery").asks_whom("Patches")
    story.does("next recovery").shows("Patches 1/4").lacks("Patches", "poison")
    battle(picture).does("next poison").shows("Patches 0/4 ko")


@ruling("TMB-127")
def test_a_ko_at_the_start_of_a_turn_ends_it() -> None:
    story = battle("Picket 2/5 at c2 [poison 2], Boomer 3/3 at c1 | Clay Golem 3 at a3").plays_turn()
    story.shows("Picket 0/5 ko", "turn: Boomer")


@ruling("TMB-229")
def test_effects_that_cannot_disturb_one_another_are_not_put_in_order() -> None:
    story = battle("Picket 5/5 at c2 [bleed, poison 2], Boomer 3/3 at c1 | Clay Golem 3 at a3").begins()
    story.asks("move").shows("Picket 2/5 [poison 1, bleed]")


@ruling("TMB-142")
def test_at_the_end_of_the_turn_what_lasts_to_its_end_stops() -> None:
    story = battle("Boomer 3/3 at c1 [weaken 1, terrify 1, taunt, bleed] | Clay Golem 3 at a3")
    story.begins().lacks("Boomer", "taunt").shows("Boomer 2/3 [weaken 1, terrify 2]")
    story.idles().lacks("Boomer", "weaken", "terrify").shows("Boomer 2/3 [bleed]")


@ruling("TMB-229")
def test_a_retreat_that_cannot_come_is_not_asked_about() -> None:
    story = battle("Picket 5/5 at c2 | Mulmesh 10 at c3 [poison 1]", dice=rolls(*[0] * 8), passing=("shields",))
    story.turn_of("Mulmesh")
    story.shows("Mulmesh 9")
