"""The Dreaded Bog."""

from __future__ import annotations

from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.model.ids import TYPES
from boneyard.games.too_many_bones.model.state import CHIP
from tests.games.too_many_bones.encounters.usual import PICKET_AND_BOOMER, SCALES, TRIO
from tests.games.too_many_bones.roads import RoadStory, d6, encounter, rolls
from tests.rulings import ruling


def types_met(story: RoadStory) -> list[str]:
    """The creature types of this battle, from lane 1 to the bottom of the queue."""
    chips = [baddie.chip for baddie in story.s.baddies_standing()] + [chip & CHIP for chip in story.s.queue]
    return [TYPES[CHIPS[chip].type] for chip in chips]


@ruling("TMB-105")
def test_the_bog_calls_its_own_from_the_chips_nobody_uses() -> None:
    story = encounter("classic-01", dice=rolls(*PICKET_AND_BOOMER), stacks=SCALES).does("choose a").sets_up()
    story.queues(5, 1, 1)  # 2 x 2, and 3 for a small party
    assert types_met(story) == ["bog", "bog", "bog"]
    assert sum(len(stack) for stack in story.s.stacks) == 9  # whom they stand for went back
    story.wins().through_rewards().has_progress(2).gained("Picket", training=2).carries("Boomer", 1)


@ruling("TMB-105")
def test_the_bog_takes_active_chips_first_and_others_make_up_the_rest() -> None:
    stacks = ("bog frog, wild boar, goblin cheat", "cave bear, goblin gang boss, dire wolf", "pack leader")
    story = encounter("classic-01", party="Picket, Boomer, Tantrum", dice=rolls(*TRIO), tyrant="drellen", stacks=stacks)
    story.does("choose a").sets_up().queues(5, 5, 1, 1)  # 2 x 3, and 6 for a large party
    assert types_met(story)[2] == "bog"
    assert types_met(story).count("bog") == 1


@ruling("TMB-211")
def test_bog_chips_that_were_called_in_vain_are_unused_again() -> None:
    story = encounter("classic-01", dice=rolls(*PICKET_AND_BOOMER), stacks=SCALES)
    unused = sorted(story.s.adventure.unused)
    story.does("choose a").sets_up()
    assert len(story.s.adventure.unused) == len(unused) - 3
    story.loses().camps().has_progress(0).gained("Picket", training=0).is_discarded("classic-01")
    assert sorted(story.s.adventure.unused) == unused


@ruling("TMB-100")
def test_who_has_no_more_hp_than_its_roll_wades_into_battle_poisoned() -> None:
    dice = rolls(d6(4), d6(3), *PICKET_AND_BOOMER)
    story = encounter("classic-01", dice=dice, stacks=SCALES).does("choose b").sets_up()
    story.queues(1, 1, 1, 1).shows("Boomer 3/3 [poison 2]").lacks("Picket", "poison")
    story.wins().through_rewards().has_progress(1)
