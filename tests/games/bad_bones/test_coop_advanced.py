"""The team with a market: one purse, a leader, a weapon for every hero (BAD-108)."""

from __future__ import annotations

import pytest

from boneyard.games.bad_bones.model.pieces import TREASURE
from tests.games.bad_bones.pictures import GAME, asked, give, marched, marching, shown
from tests.rulings import ruling

ADVANCED = {"coop": True, "advanced": True}


@ruling("BAD-108")
@pytest.mark.parametrize("players", range(2, 7))
def test_twelve_coins_for_each_lie_in_one_purse(players: int) -> None:
    s = GAME.new(players, 3, ADVANCED)
    assert sum(k.coins for k in s.kingdoms) == 12 * players


@ruling("BAD-108")
@pytest.mark.parametrize("leader", [0, 2])
def test_the_leader_answers_for_the_team(leader: int) -> None:
    s = GAME.new(3, 3, {**ADVANCED, "leader": leader})
    give(s, "wall")
    assert [decision.seat for decision in s.open] == [leader]
    assert s.kingdoms[leader].coins == 36 - 3


@ruling("BAD-108")
def test_the_stock_is_that_for_the_number_of_players() -> None:
    s = GAME.new(2, 3, ADVANCED)
    give(s, "hearse")
    assert "hearse" not in asked(s)
    for _ in range(4):
        assert "wall" in asked(s)
        give(s, "wall")
    assert "wall" not in asked(s)
    assert shown(s) == "shared supply: wall 4, treasure 1, hearse 1"


@ruling("BAD-108")
def test_there_is_still_only_one_treasure_and_none_on_sale() -> None:
    s = GAME.new(6, 3, ADVANCED)
    assert s.supply[TREASURE] == 1
    assert "treasure" not in asked(s)


@ruling("BAD-108")
def test_a_weapon_is_handed_to_a_named_hero_one_for_each() -> None:
    s = GAME.new(2, 3, ADVANCED)
    give(s, "crossbow for stag")
    assert shown(s) == "raven\nweapon: nothing\nstag\nweapon: crossbow"
    weapons = [offer for offer in asked(s) if " for " in offer]
    assert weapons
    assert all(offer.endswith("for raven") for offer in weapons)
    assert "crossbow for raven" not in weapons
    give(s, "rapier for raven")
    assert not [offer for offer in asked(s) if " for " in offer]
    give(s, "pass")
    assert shown(s) == "raven\nweapon: rapier\nstag\nweapon: crossbow"
    assert s.open[0].kind == "choose_tower"


@ruling("BAD-108")
def test_what_is_not_spent_is_lost() -> None:
    s = GAME.new(2, 3, ADVANCED)
    give(s, "pass")
    assert [k.coins for k in s.kingdoms] == [0, 0]


@ruling("BAD-085", "BAD-108")
def test_the_teleport_staff_goes_to_any_standing_tower_of_its_own_board() -> None:
    picture = """
        variants: coop, advanced
        raven
        .    .    .    .    .    .    .
        .    .    R    .    T1   .    .
        .    .    3y>  H    .    .    .
        .    .    T1   .    T1   .    .
        .    .    .    .    .    .    .
             .    .    .    .    .
        weapon: teleport staff
    """
    assert asked(marching(picture)) == ["teleport d4", "teleport b2", "teleport d2", "sheathe"]
    assert (
        shown(marched(picture, "teleport d4"))
        == """
        .    .    .    .    .    .    .
        .    .    R    .    T1H  .    .
        .    .    .    .    .    .    .
        .    .    T1   .    T1   .    .
        .    .    .    .    .    .    .
             .    .    .    .    .
        """
    )


@ruling("BAD-078", "BAD-108")
def test_a_team_mates_weapon_is_of_no_use_to_another_hero() -> None:
    s = marched("""
        variants: coop, advanced
        raven
        .    .    .    .    .    .    .
        .    .    T1   .    T1   .    .
        .    .    3y>  H    .    .    .
        .    .    T1   .    T1   .    .
        .    .    .    .    .    .    .
             .    .    .    .    .
        stag
        .    .    .    .    .    .    .
        .    .    T1H  .    T1   .    .
        .    .    .    .    .    .    .
        .    .    T1   .    T1   .    .
        .    .    .    .    .    .    .
             .    .    .    .    .
        weapon: teleport staff
    """)
    assert not s.open
