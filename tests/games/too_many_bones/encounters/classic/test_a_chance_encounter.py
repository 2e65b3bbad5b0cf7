"""A Chance Encounter."""

from __future__ import annotations

from boneyard.games.too_many_bones.loot.every_card import BY_KEY as LOOT_KEYS
from tests.games.too_many_bones.encounters.usual import HOLDS, darts_end
from tests.games.too_many_bones.roads import encounter, rolls
from tests.rulings import ruling


@ruling("TMB-043", "TMB-088", "TMB-097")
def test_the_big_lock_is_picked_by_all_one_after_another() -> None:
    """Cards without a 5 go back; open locks stay open, and the card opened is given to whom the party likes."""
    dice = rolls(5, 3, 0, 4, 3, 2, 2, 3, 2, 2, 4, 0, 2)
    story = encounter("classic-24", party="Boomer, Picket", dice=dice, trove="laser_pointer, micro_neural_implant")
    story.does("choose a").asks_whom("Boomer").does("nothing", "open with grey", "nothing").asks_whom("Picket")
    assert LOOT_KEYS["laser_pointer"].card == story.s.adventure.trove[-1]
    story.saved().does("nothing", "open with grey+brown").asks(
        "share", "give micro_neural_implant boomer", "give micro_neural_implant picket"
    )
    story.does("give micro_neural_implant boomer").tells("TroveOpened", who="Boomer").through_rewards()
    story.carries("Boomer", 2).carries("Picket", 1).has_progress(1).gained("Boomer", training=0)


@ruling("TMB-034", "TMB-043")
def test_a_big_lock_that_holds_is_discarded() -> None:
    """Everybody has tried in vain."""
    story = encounter("classic-24", dice=rolls(*HOLDS, *HOLDS), trove="micro_neural_implant")
    story.does("choose a").camps().has_progress(0).carries("Picket", 0).is_discarded("classic-24")
    assert story.s.adventure.trove_gone == [LOOT_KEYS["micro_neural_implant"].card]


@ruling("TMB-032")
def test_without_a_lock_of_5_left_there_is_no_contest() -> None:
    """The party may still play darts."""
    story = encounter("classic-24")
    fives = ("hunters_body_count_necklace", "micro_neural_implant", "shoulder_mounted_rock_slinger", "utility_belt")
    adventure = story.s.adventure
    adventure.trove = [card for card in adventure.trove if card not in [LOOT_KEYS[key].card for key in fives]]
    story.goes_on().asks("way", "choose b")


@ruling("TMB-043")
def test_every_winner_at_the_dartboard_draws_a_card() -> None:
    """No training here, but progress."""
    story = encounter("classic-24").does("choose b")
    darts_end(darts_end(story, won=True), won=True)
    story.through_rewards().carries("Picket", 1).carries("Boomer", 1).has_progress(1).gained("Boomer", training=0)
    story.deck_lacks("special-06")
