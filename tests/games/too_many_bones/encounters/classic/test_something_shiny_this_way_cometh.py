"""Something Shiny This Way Cometh."""

from __future__ import annotations

from tests.games.too_many_bones.encounters.usual import PICKET_AND_BOOMER, TROLLS_AND_ORCS, chips
from tests.games.too_many_bones.roads import d6, encounter, put_on_top, rolls
from tests.rulings import ruling


@ruling("TMB-210")
def test_two_lights_are_two_battles_and_hp_stay_as_they_are() -> None:
    dice = rolls(*PICKET_AND_BOOMER, *PICKET_AND_BOOMER)
    story = encounter("classic-14", day=6, dice=dice, stacks=TROLLS_AND_ORCS).does("choose a").sets_up().queues(5, 5)
    story.deals(2, "Picket", true=True).wins().sets_up().queues(1, 1, 1, 1).shows("Picket 3/5")
    story.wins().through_rewards().has_progress(1).gained("Picket", training=2).carries("Picket", 1)


@ruling("TMB-043")
def test_who_is_ko_after_the_first_battle_is_ko_in_the_second() -> None:
    dice = rolls(*PICKET_AND_BOOMER, "boomer initiative 6")
    story = encounter("classic-14", day=6, dice=dice, stacks=TROLLS_AND_ORCS).does("choose a").sets_up()
    story.deals(5, "Picket", true=True).wins().sets_up().shows("Picket 0/5 ko")
    story.deals(3, "Boomer", true=True).tells("BattleLost").camps().has_progress(0)


@ruling("TMB-034")
def test_losing_the_first_battle_is_losing_both() -> None:
    story = encounter("classic-14", dice=rolls(*PICKET_AND_BOOMER), stacks=TROLLS_AND_ORCS).does("choose a").sets_up()
    story.loses().camps().has_progress(0).is_discarded("classic-14")


@ruling("TMB-043", "TMB-110")
def test_a_second_battle_without_points_is_won_at_once() -> None:
    dice = rolls(*PICKET_AND_BOOMER)
    story = encounter("classic-14", day=2, dice=dice, stacks=TROLLS_AND_ORCS).does("choose a").sets_up().wins()
    story.through_rewards().has_progress(1)


@ruling("TMB-101", "TMB-111")
def test_storming_the_glow_means_two_d6_more_points_but_a_surprise() -> None:
    dice = rolls(d6(4), d6(3), *PICKET_AND_BOOMER)
    story = encounter("classic-14", dice=dice, stacks=TROLLS_AND_ORCS).does("choose b").sets_up().queues(5, 5, 1)
    assert [unit < 4 for unit in story.s.meter] == [True, True, False, False, False]
    story.wins().through_rewards().has_progress(1).gained("Picket", training=3)


@ruling("TMB-111")
def test_the_skinning_knife_is_for_the_first_of_two_battles() -> None:
    stacks = ("orc recruit, troll runt, orc brawler, kobold", "orc raider, wyrm", "")
    dice = rolls(*PICKET_AND_BOOMER, *PICKET_AND_BOOMER)
    story = encounter("special-01", day=6, dice=dice, stacks=stacks, bags={"Picket": "skinning_knife"})
    story.s.defeated = chips("orc_drummer")
    put_on_top(story.s, "classic-14")
    story.does("choose a").through_rewards().does("Picket: done", "Boomer: done").asks("knife").does("say", "choose a")
    story.sets_up().special_rules("Skinned").wins().sets_up().special_rules("StillDown")
    story.wins().shows("defeated: orc drummer")


@ruling("TMB-006")
def test_who_is_ko_still_counts_for_the_size_of_the_party() -> None:
    dice = rolls("picket initiative 3", "boomer initiative 6", "tantrum initiative 5")
    story = encounter("classic-14", party="Picket, Boomer, Tantrum", day=6, dice=rolls(*dice.coming, 0, 0))
    story.s.stacks = [chips("kobold"), chips("wyrm", "orc_raider", "river_troll", "orc_drummer"), []]
    story.does("choose a").sets_up().deals(9, "Boomer", true=True).wins().sets_up()
    story.queues(5, 5)  # 6 x 3, and 8 fewer
