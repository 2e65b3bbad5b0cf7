"""Setting up a battle: its order, the gearlocs' places, and what the mode adds (TMB-100 to TMB-110)."""

from __future__ import annotations

import pytest

from boneyard.core.rng import seeded
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.game import TOO_MANY_BONES
from boneyard.games.too_many_bones.model.state import SET_UP, STREAMS
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


@ruling("TMB-024")
def test_in_adventure_mode_everybody_is_healthier_by_2() -> None:
    set_up("Boomer vs Bog Frog", rolls("boomer initiative 5"), mode="adventure").shows("Boomer 5/5 waiting")


@ruling("TMB-025")
def test_in_heroic_mode_everybody_is_healthier_by_1_and_in_legendary_mode_nobody_is() -> None:
    set_up("Boomer vs Bog Frog", rolls("boomer initiative 5"), mode="heroic").shows("Boomer 4/4 waiting")
    set_up("Boomer vs Bog Frog", rolls("boomer initiative 5"), mode="legendary").shows("Boomer 3/3 waiting")


@ruling("TMB-026")
def test_the_bonus_of_the_mode_is_on_the_health_die_which_shows_6_at_most() -> None:
    healthy = " + health" * 5
    story = set_up(f"Boomer{healthy} vs Bog Frog", rolls("boomer initiative 5"), mode="adventure")
    story.shows("Boomer 9/9 waiting")


@ruling("TMB-041")
def test_damage_at_the_start_of_the_battle_can_knock_somebody_out() -> None:
    story = set_up("Boomer, Picket vs Bog Frog", rolls("boomer initiative 5", "picket initiative 2"))
    story.does("at c1", "at c2", "no").shows("round 1", "Boomer 3/3 at c1").deals(3, "Boomer")
    story.shows("Boomer 0/3 ko", "meter: Bog Frog, Picket")


@ruling("TMB-227")
def test_major_recovery_came_with_its_health() -> None:
    story = set_up("Patches + innate vs Bog Frog", dice=rolls(0))
    assert story.s.party[0].hp == 5
