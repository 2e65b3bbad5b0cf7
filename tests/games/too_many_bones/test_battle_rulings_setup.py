"""Setting up a battle: the queue, the lanes, initiative, the gearlocs' places (rulings J, and TMB-112)."""

from __future__ import annotations

import pytest

from boneyard.core.rng import seeded
from boneyard.games.too_many_bones.battle.queue import build_queue
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.game import TOO_MANY_BONES
from boneyard.games.too_many_bones.model.state import CHIP, FACE_UP, SET_UP, STREAMS
from boneyard.games.too_many_bones.notation import positions
from boneyard.games.too_many_bones.turns.setup import random_types
from tests.games.too_many_bones.stories import rolls, set_up
from tests.rulings import ruling


@ruling("TMB-100")
def test_a_battle_is_set_up_in_its_order() -> None:
    story = set_up(
        "Tantrum, Picket vs Bog Frog", rolls("tantrum initiative 3", "picket initiative 2", "defense 1", "defense 2")
    )
    story.lies("Tantrum", active="rage 1.0")  # before anything else
    story.shows("Bog Frog 4 at a3", "queue: nothing", "meter: Bog Frog, Tantrum, Picket", "round 0")
    story.does("Tantrum: at b2", "Picket: at c2").asks("shield_wall", "yes", "no").shows("round 0")
    story.does("yes").lies("Picket", active="defense 1, defense 2").shows("round 1", "turn: Bog Frog")
    order = [type(event).__name__ for event in story.events]
    assert order.index("DiePlaced") < order.index("Entered") < order.index("InitiativeSet") < order.index("Rolled")
    assert order[-1] == "RoundBegan"


@ruling("TMB-102")
@pytest.mark.parametrize(
    ("points", "values"),
    [
        (0, []),
        (4, [1, 1, 1, 1]),
        (6, [5, 1]),
        (12, [5, 5, 1, 1]),
        (18, [5, 5, 5, 1, 1, 1]),
        (20, [20]),
        (48, [20, 20, 5, 1, 1, 1]),
    ],
)
def test_the_largest_values_are_drawn_first(points: int, values: list[int]) -> None:
    s = positions.table("Picket 5/5 at c2 |")
    build_queue(s, points)
    assert [CHIPS[chip].points for chip in s.queue] == values


@ruling("TMB-103")
def test_chips_come_from_the_top_of_their_stacks_and_stay_as_they_lie() -> None:
    s = positions.table("Picket 5/5 at c2 |\nstack 5: Orc Raider, Wyrm\nstack 1: Bog Frog face up, Bog Worm, Kobold")
    build_queue(s, 7)
    assert positions.write(s).splitlines()[2] == "queue: Orc Raider, Bog Frog face up, Bog Worm"
    assert [chip & FACE_UP != 0 for chip in s.queue] == [False, True, False]


@ruling("TMB-021", "TMB-022", "TMB-213")
def test_an_empty_stack_is_made_again_from_the_defeated_or_paid_in_smaller_chips() -> None:
    s = positions.table(
        "Picket 5/5 at c2 |\ntypes: bog\nstack 5:\nstack 1: Bog Pole\ndefeated: Bog Frog, Bog Worm, Kobold"
    )
    s.rng = seeded(1, STREAMS)
    build_queue(s, 5)
    drawn = sorted(CHIPS[chip & CHIP].key for chip in s.queue)
    assert drawn == ["bog_frog", "bog_pole", "bog_worm"]  # no fives, and only three ones of the type are left
    assert [CHIPS[chip].key for chip in s.defeated] == ["kobold"]


@ruling("TMB-106")
def test_the_queue_fills_the_lanes_from_the_first_each_chip_in_its_row() -> None:
    story = set_up("Boomer vs Bog Frog, Goblin Cheat, Clay Golem, Bog Pole, Kobold", rolls("boomer initiative 3"))
    story.shows("Bog Frog 4 at a3", "Goblin Cheat 2 at b4", "Clay Golem 3 at c3", "Bog Pole 2 at d4", "queue: Kobold")


@ruling("TMB-107", "TMB-124")
def test_a_chip_that_brings_others_puts_them_on_top_of_the_queue_as_it_enters() -> None:
    story = set_up(
        "Boomer vs Golden Golem, Bog Frog", rolls("boomer initiative 6"), stacks=("", "Bog Lurk, Stone Golem", "")
    )
    story.shows("Golden Golem 9 at a3", "Bog Lurk 5 at b4", "Bog Frog 4 at c3", "queue: nothing")


@ruling("TMB-107")
def test_the_war_chief_brings_two() -> None:
    story = set_up(
        "Boomer vs Goblin War Chief, Bog Frog",
        rolls("boomer initiative 6"),
        stacks=("", "Goblin Horn Blower, Goblin Gang Boss", ""),
    )
    story.shows(
        "Goblin War Chief 8 at a4", "Goblin Gang Boss 5 at b3", "Goblin Horn Blower 4 at c4", "Bog Frog 4 at d3"
    )


@ruling("TMB-108")
def test_who_has_a_fixed_position_takes_the_marker_of_that_lane_and_others_fill_the_free_lanes() -> None:
    story = set_up("Boomer, Picket vs Marrow, Orc Recruit, Orc Brawler, Kobold", rolls("boomer initiative 6", 0))
    story.shows("Marrow 14 at c4", "Orc Recruit 3 at a3", "Orc Brawler 3 at b3", "Kobold 2 at d3")


@ruling("TMB-109")
def test_gearlocs_are_placed_last_in_party_order_in_the_row_of_their_weapon() -> None:
    story = set_up("Patches, Boomer, Picket vs Bog Frog", rolls("patches initiative 3", "boomer initiative 5", 0))
    story.asks("place", "at a2", "at b2", "at c2", "at d2").does("Patches: at b2")
    story.asks("place", "at a1", "at b1", "at c1", "at d1").does("Boomer: at b1")
    story.asks("place", "at a2", "at c2", "at d2").does("Picket: at a2")


@ruling("TMB-110")
def test_a_battle_without_any_baddie_is_won_at_once() -> None:
    story = set_up("Picket, Boomer vs 0 points")
    story.shows("over: won").tells("BattleWon", round=0).never_tells("InitiativeSet").never_tells("Entered")
    assert not story.answered


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


@ruling("TMB-227")
def test_a_battle_by_itself_has_the_party_and_the_chips_that_were_ordered() -> None:
    story = set_up(
        "Boomer + frag + big boom + dex vs Kobold, Wyrm of scale, troll", rolls("boomer initiative 5"), mode="heroic"
    )
    story.shows("Boomer 4/4 waiting [frag, big boom, dex+1]", "Kobold 2 at a3", "Wyrm 5 at b3")
    assert all(CHIPS[chip].type in story.s.book.types for stack in story.s.stacks for chip in stack)
    assert len(story.s.book.types) == 2


@ruling("TMB-227")
@pytest.mark.parametrize(
    ("order", "types"),
    [
        ("Boomer vs Kobold, Bog Frog", ("bog", "scale")),
        ("Boomer vs Nom", None),
        ("Boomer vs 3 points of orc", ("orc",)),
        ("Atomik contre 3 points de bête, Écailles", ("scale", "beast")),
        ("Atomik contre Gobelin cracheur de feu, 3 points d’Orc", ("orc",)),
        ("Boomer vs 3 points", None),
    ],
)
def test_the_types_are_those_named_else_the_tyrants_else_those_of_the_chips_else_some(
    order: str, types: tuple[str, ...] | None
) -> None:
    story = set_up(order, rolls("boomer initiative 3"))
    names = positions.write(story.s)
    if types is not None:
        assert f"types: {', '.join(types)}\n" in names
    else:
        assert len(story.s.book.types) >= 2


def test_nothing_that_is_drawn_for_the_set_up_is_drawn_twice() -> None:
    chance = seeded(7, STREAMS)
    types = random_types(chance)
    s = TOO_MANY_BONES.new(1, 7, {"battle": "Tantrum vs 3 points"})
    assert s.book.types == types
    assert s.rng.below(SET_UP, 1000) == chance.below(SET_UP, 1000)
