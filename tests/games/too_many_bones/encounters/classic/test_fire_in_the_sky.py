"""Fire in the Sky."""

from __future__ import annotations

from tests.games.too_many_bones.encounters.usual import PICKET_AND_BOOMER, SCALES, TRIO
from tests.games.too_many_bones.roads import encounter, rolls
from tests.rulings import ruling


@ruling("TMB-113")
def test_only_ranged_gearlocs_act_while_the_dragon_is_above() -> None:
    stacks = (SCALES[0], "dragon (5-pt), wyrm", SCALES[2])
    story = encounter("classic-02", day=1, dice=rolls(*PICKET_AND_BOOMER), stacks=stacks).does("choose a").sets_up()
    story.queues(5, 1, 1).shows("Dragon (5-pt) 5 at a3").plays_round()
    assert story.told("TurnBegan") == 1
    story.tells("TurnBegan", who="Boomer").shows("round 2")
    story.wins().through_rewards().has_progress(1).gained("Picket", training=3).deck_lacks("special-04")


@ruling("TMB-020", "TMB-043")
def test_a_large_party_meets_the_large_dragon_wherever_its_chip_lies() -> None:
    story = encounter("classic-02", party="Picket, Boomer, Tantrum", dice=rolls(*TRIO), stacks=SCALES, tyrant="drellen")
    story.does("choose a").sets_up().shows("Dragon (20-pt) 9 at a3")


@ruling("TMB-017")
def test_a_large_dragon_that_falls_brings_the_hunters_even_if_the_battle_is_lost() -> None:
    stacks = (SCALES[0], SCALES[1], "armored troll, dragon (20-pt)")
    story = encounter("classic-02", party="Picket, Boomer, Tantrum", dice=rolls(*TRIO), stacks=stacks)
    story.does("choose a").sets_up().deck_lacks("special-04").deals(9, "Dragon (20-pt)", true=True)
    story.deck_holds("special-04").loses().camps().has_progress(0)
    story.deck_holds("special-04")


@ruling("TMB-117")
def test_fire_falls_on_the_party_as_every_round_opens() -> None:
    story = encounter("classic-02", dice=rolls(*PICKET_AND_BOOMER), stacks=SCALES).does("choose b").sets_up()
    story.queues(1, 1, 1, 1).special_rules("FireFromAbove").shows("Picket 4/5", "Boomer 2/3")
    story.wins().through_rewards().has_progress(1).gained("Boomer", training=2)
