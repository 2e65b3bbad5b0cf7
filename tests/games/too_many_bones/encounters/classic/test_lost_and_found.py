"""Lost and Found."""

from __future__ import annotations

import pytest

from boneyard.games.too_many_bones.loot.every_card import BY_KEY as LOOT_KEYS
from tests.games.too_many_bones.roads import encounter, rolls
from tests.rulings import ruling


@pytest.mark.parametrize(
    ("given", "dice", "training", "picket", "boomer"),
    [(1, (5,), 1, 0, 0), (2, (5, 0), 2, 0, 0), (3, (5, 5, 5), 2, 1, 0), (4, (5, 5, 5, 0), 2, 1, 1)],
)
@ruling("TMB-043")
def test_the_compass_is_worth_the_sum_of_a_die_for_each_card(
    given: int, dice: tuple[int, ...], training: int, picket: int, boomer: int
) -> None:
    """Up to 6, 12, 18 and beyond: training, then trove to share, then trove for each."""
    bag = ", ".join(list(loot_keys())[:given])
    story = encounter("classic-30", dice=rolls(*dice), bags={"Picket": bag}).does("choose a")
    for _ in range(given):
        story.asks("offering").does(story.options[0])
    if given < 4:
        story.goes_on()
    story.through_rewards().has_progress(1).gained("Boomer", training=training)
    story.carries("Picket", picket).carries("Boomer", boomer).is_kept("classic-30")


def loot_keys() -> list[str]:
    """Cards of loot that may be carried together."""
    return [card.key for card in LOOT_KEYS.values() if not card.locks and not card.heavy]


@ruling("TMB-030", "TMB-043")
def test_who_gives_nothing_loses_a_day() -> None:
    """The counter goes up at once; trove is never taken."""
    first = loot_keys()[0]
    story = encounter("classic-30", day=2, bags={"Picket": f"{first}, laser_pointer, open dex_infuser"})
    story.does("choose a").asks("offering", f"give {first} picket", "done").saved().does("done").camps()
    story.has_progress(0).is_discarded("classic-30").carries("Picket", 3)
    assert story.s.adventure.day == 3


@ruling("TMB-030")
def test_a_day_lost_after_the_last_one_loses_the_adventure_at_once() -> None:
    """Nom leaves eight days; there is no camp after the eighth."""
    story = encounter("classic-30", day=8).does("choose a")
    story.tells("AdventureEnded", won=False, day=8).never_tells("DayBegan")
    assert story.over


@ruling("TMB-043")
def test_a_gearloc_alone_rolls_two_dice_for_each_card() -> None:
    """Four cards at most, so eight dice at most."""
    story = encounter("classic-30", party="Picket", dice=rolls(5, 5), bags={"Picket": loot_keys()[0]})
    story.does("choose a", "give").through_rewards().has_progress(1).gained("Picket", training=2)
