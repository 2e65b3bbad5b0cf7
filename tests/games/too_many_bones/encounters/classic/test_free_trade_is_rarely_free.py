"""Free Trade is Rarely Free."""

from __future__ import annotations

from boneyard.games.too_many_bones.battle.damage import PLAIN, Damage
from boneyard.games.too_many_bones.battle.ending import CheckBattle
from boneyard.games.too_many_bones.model.ids import NOBODY
from boneyard.games.too_many_bones.model.mat import SQUARES
from tests.games.too_many_bones.roads import RoadStory, encounter, rolls
from tests.rulings import ruling


@ruling("TMB-032", "TMB-043")
def test_who_has_too_few_cards_cannot_pay() -> None:
    encounter("classic-13", bags={"Picket": "mixed_berries"}).offers("choose b").does_not_offer("choose a")


@ruling("TMB-003", "TMB-043")
def test_the_price_is_a_card_for_everybody_whoever_has_it() -> None:
    bags = {"Picket": "mixed_berries, laser_pointer, oggot_herbs"}
    story = encounter("classic-13", bags=bags).does("choose a")
    locked = "drop lever 2 trip 2 force 2 picket"
    story.asks("price", "drop mixed_berries picket", locked, "drop oggot_herbs picket")
    story.saved().does(locked, "drop oggot_herbs picket").through_rewards()
    story.has("Picket", "mixed_berries").deck_holds("special-06").has_progress(1).gained("Boomer", training=2)


def trial() -> RoadStory:
    """Boomer against stacks of 4, 5, 3 and 4 HP."""
    story = encounter("classic-13", dice=rolls("boomer initiative 6")).does("choose b")
    story.asks("champion", "at picket", "at boomer").does("at boomer")
    story.asks("height", "say 3", "say 5", "say 4").does("say 4").asks("height", "say 3", "say 5", "say 4").does(
        "say 5"
    )
    return story.saved().does("say 3")


@ruling("TMB-110")
def test_one_gearloc_fights_four_stacks_alone() -> None:
    story = trial().sets_up().shows("meter: Boomer").misses("Picket")
    stacks = story.s.enemies_standing()
    assert [(SQUARES[stack.cell], stack.hp) for stack in stacks] == [("a3", 4), ("b3", 5), ("c3", 3), ("d3", 4)]
    story.begins().does("stay").offers("target a3", "target b3", "target c3", "target d3").does("target c3")
    story.happens(*[Damage(stack.id, 5, PLAIN, NOBODY) for stack in stacks[1:]], CheckBattle()).never_tells("BattleWon")
    story.happens(Damage(stacks[0].id, 4, PLAIN, NOBODY), CheckBattle()).tells("BattleWon")
    story.through_rewards().has_progress(1).carries("Picket", 1).carries("Boomer", 1).gained("Picket", training=2)


@ruling("TMB-043")
def test_the_trial_is_over_with_the_fifth_round() -> None:
    story = trial().sets_up()
    for _ in range(4):
        story.plays_round()
    story.shows("round 5").idles().begins().tells("BattleLost").camps().has_progress(0)


@ruling("TMB-209")
def test_a_champion_who_falls_is_not_relieved() -> None:
    trial().sets_up().deals(3, "Boomer", true=True).tells("BattleLost").camps().has_progress(0)


@ruling("TMB-079")
def test_a_champion_alone_is_no_party_and_its_ko_no_party_wipe() -> None:
    story = encounter("classic-13", dice=rolls("boomer initiative 6"), hp={"Picket": 3}).does("choose b", "at boomer")
    story.does("say 3", "say 5").sets_up().deals(3, "Boomer", true=True).camps()
    assert not story.s.adventure.wiped
    offered = {decision.seat: [option.text for option in decision.options] for decision in story.s.open}
    assert "done" in offered[0]
    assert "done" not in offered[1]
