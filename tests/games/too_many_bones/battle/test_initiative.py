"""Initiative (TMB-112)."""

from __future__ import annotations

from tests.games.too_many_bones.stories import rolls, set_up
from tests.rulings import ruling


@ruling("TMB-112")
def test_higher_initiative_acts_first_and_equal_baddies_act_by_lane() -> None:
    story = set_up("Boomer vs Bog Pole, Goblin Cheat, Cave Spider, Bog Frog", rolls("boomer initiative 6"))
    story.shows("meter: Boomer, Goblin Cheat, Bog Pole, Cave Spider, Bog Frog")


@ruling("TMB-112")
def test_a_tie_with_a_gearloc_is_the_partys_to_break() -> None:
    def tied(answer: str, meter: str) -> None:
        story = set_up("Boomer vs Bog Pole, Cave Spider, Clay Golem", rolls("boomer initiative 4"))
        story.asks("initiative", "first a4", "first b3", "first").does(answer).shows(f"meter: {meter}")

    tied("first a4", "Boomer, Bog Pole, Cave Spider, Clay Golem")
    tied("first b3", "Bog Pole, Boomer, Cave Spider, Clay Golem")
    tied("first", "Bog Pole, Cave Spider, Boomer, Clay Golem")


@ruling("TMB-112")
def test_two_gearlocs_with_the_same_initiative_go_in_the_order_the_party_likes() -> None:
    story = set_up("Patches, Picket vs Clay Golem", rolls("patches initiative 3", "picket initiative 3"))
    story.asks("initiative", "first patches", "first").does("first patches")
    story.shows("meter: Picket, Patches, Clay Golem")
