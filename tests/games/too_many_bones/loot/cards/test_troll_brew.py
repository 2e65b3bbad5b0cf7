"""Troll Brew."""

from __future__ import annotations

from boneyard.games.too_many_bones.adventure.days import Morning
from boneyard.games.too_many_bones.battle.ending import AfterBattle
from boneyard.games.too_many_bones.loot.every_card import BY_KEY
from boneyard.games.too_many_bones.model.ids import HEALTH
from boneyard.games.too_many_bones.model.units import STAT_MAX
from boneyard.games.too_many_bones.turns.setup import SetUpBattle
from tests.games.too_many_bones.loots import camp, on_the_road
from tests.games.too_many_bones.roads import RoadDice, named, rolls, table
from tests.rulings import ruling


@ruling("TMB-041")
def test_troll_brew_raises_health_and_costs_3_hp_at_the_start_of_the_next_battle() -> None:
    story = camp({"Picket": "troll_brew"}, "Picket").does("play troll_brew").has_hp("Picket", 6)
    story.s.rng = RoadDice(rolls("picket initiative 2"))
    story.s.agenda = [AfterBattle(), SetUpBattle(1, ())]
    story.goes_on()
    story.sets_up()
    story.has_hp("Picket", 3).tells("LostHp", amount=3)
    assert not story.s.adventure.laid


@ruling("TMB-041")
def test_troll_brew_may_knock_its_owner_out_and_nothing_prevents_the_loss() -> None:
    story = camp({"Picket": "troll_brew"}, "Picket, Boomer").does("Picket: play troll_brew").has("Picket", "nothing")
    named(story.s, "Picket").hp = 3
    story = on_the_road(story.s, SetUpBattle(1, ()), AfterBattle(), dice=rolls(*["picket initiative 2"] * 2))
    while story.s.open and story.s.open[0].kind in ("place", "initiative"):
        story.does(story.options[0])
    story.tells("KnockedOut", who="Picket").tells("LostHp", amount=3)


@ruling("TMB-070")
def test_troll_brew_is_no_drink_for_who_has_6_more_health() -> None:
    story = camp({"Picket": "troll_brew"}, "Picket")
    named(story.s, "Picket").trained[HEALTH] = STAT_MAX
    story.goes_on().does_not_offer("play troll_brew")


@ruling("TMB-058", "TMB-285")
def test_who_waits_in_line_for_nom_pays_for_brew_too_but_keeps_the_last_hp() -> None:
    s = table("Picket, Boomer", day=2)
    s.adventure.progress = 6
    s.adventure.lay(BY_KEY["troll_brew"].card, 1)
    story = on_the_road(s, Morning(), dice=rolls("picket initiative 2")).does("challenge", "first picket")
    story.sets_up("c2").has_hp("Boomer", 1).never_tells("KnockedOut")
    assert story.s.adventure.laid == []
