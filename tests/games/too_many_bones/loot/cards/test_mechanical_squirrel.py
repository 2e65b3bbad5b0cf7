"""The Mechanical Squirrel (TMB-287)."""

from __future__ import annotations

from boneyard.games.too_many_bones.adventure.days import Morning
from boneyard.games.too_many_bones.battle.ending import AfterBattle
from boneyard.games.too_many_bones.notation.dice import chip_name
from boneyard.games.too_many_bones.turns.rounds import EndRound
from tests.games.too_many_bones.loots import on_the_road, pack, sets_out
from tests.games.too_many_bones.roads import rolls, table
from tests.rulings import ruling


def test_a_mechanical_squirrel_holds_up_who_would_start_in_a_lane() -> None:
    story = sets_out({"Picket": "mechanical_squirrel"}, 3, "picket initiative 2").asks("squirrel").does("say 2")
    story.shows("queue: Bog Worm", "Bog Frog 4 at a3").misses("Bog Worm").has("Picket", "mechanical_squirrel")
    assert [chip_name(each.chip) for each in story.s.baddies_standing()] == ["Bog Frog", "Goblin Cheat"]
    assert [each.id for each in story.s.baddies_standing()] == [4, 6]


@ruling("TMB-287")
def test_a_squirrel_stops_no_tyrant_and_who_was_held_up_comes_at_the_end_of_round_1() -> None:
    story = sets_out({"Picket": "mechanical_squirrel"}, 1, "picket initiative 2").does("say 1").shows("queue: Bog Frog")
    story.sets_up()
    story.s.agenda = [AfterBattle()]
    story.happens(EndRound()).shows("queue: nothing", "Bog Frog 4 at a3")
    s = table("Picket", day=2)
    pack(s, {"Picket": "mechanical_squirrel"})
    s.adventure.progress = 6
    story = on_the_road(s, Morning(), dice=rolls("picket initiative 2")).does("challenge", "say 1")
    story.sets_up("c2").shows("queue: nothing", "Nom 6 at a3")


def test_a_squirrel_may_stay_in_the_bag() -> None:
    story = sets_out({"Picket": "mechanical_squirrel"}, 1, "picket initiative 2").does("no").shows("queue: nothing")
    story.has("Picket", "mechanical_squirrel").never_tells("LootUsed")
