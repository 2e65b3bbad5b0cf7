"""What cards are worth to a bot."""

from __future__ import annotations

from boneyard.bots.too_many_bones.bag import WORTH, bag_worth
from boneyard.games.too_many_bones.loot.bags import ChooseOwner
from boneyard.games.too_many_bones.loot.every_card import BY_KEY, CARDS
from tests.bots.too_many_bones.asking import FIVE, asked, bag, favourite
from tests.games.too_many_bones.roads import named, table
from tests.games.too_many_bones.stories import battle


def test_every_card_has_a_worth() -> None:
    assert len(WORTH) == len(CARDS)
    assert min(WORTH) > 0


def test_cards_that_do_not_fit_are_worth_nothing() -> None:
    s = table("Picket")
    picket = named(s, "Picket")
    picket.bag = bag(*FIVE[:4])
    worth = bag_worth(picket)
    picket.bag = bag("stone_hammer", *FIVE[:4])
    assert bag_worth(picket) == worth


def test_armor_goes_to_who_has_defense_dice_and_room() -> None:
    armor = BY_KEY["raider_armor"].card
    assert favourite(asked(table("Picket, Tantrum"), ChooseOwner(armor))) == "give raider-armor picket"
    s = table("Picket, Tantrum")
    named(s, "Picket").bag = bag("mixed_berries", "throwing_axe")
    assert favourite(asked(s, ChooseOwner(armor))) == "give raider-armor tantrum"


def test_a_healing_card_is_used_by_who_needs_it_and_kept_by_who_does_not() -> None:
    for hp, used in ((1, True), (4, False)):
        story = battle(f"Picket {hp}/5 at c2, Boomer 3/3 at d1 | Cave Bear 6 at c3")
        story.s.maybe_adventure = table("Picket, Boomer").maybe_adventure
        story.s.party[0].bag = bag("mixed_berries")
        story.begins()
        assert (favourite(story.s) == "play mixed-berries") == used
