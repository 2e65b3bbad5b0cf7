"""Section I of the rulings: the market."""

from __future__ import annotations

from typing import Any

import pytest

from boneyard.games.bad_bones.model.answers import ITEMS
from boneyard.games.bad_bones.model.pieces import TRAPS, WEAPONS
from boneyard.games.bad_bones.model.state import BANNERS, BadBones
from tests.games.bad_bones.pictures import GAME, Drawing, asked, give, shown
from tests.rulings import ruling

EVERY_WEAPON = {weapon.name.replace("_", " ") for weapon in WEAPONS}


def market(players: int, first: str = "raven", **options: Any) -> BadBones:
    """A market at which the player of that banner happens to start."""
    for seed in range(100):
        s = GAME.new(players, seed, {"advanced": True, **options})
        if BANNERS[s.open[0].seat] == first:
            return s
    raise AssertionError(f"{first} never starts")


def buyers(s: BadBones, *items: str) -> list[str]:
    """Who is asked, one after another, while these things are bought."""
    asked_in_turn = []
    for item in items:
        asked_in_turn.append(BANNERS[s.open[0].seat])
        give(s, item)
    return asked_in_turn


def coins(s: BadBones) -> list[int]:
    return [k.coins for k in s.kingdoms]


def is_open(s: BadBones) -> bool:
    """Whether somebody may still buy."""
    return any(decision.kind == "buy" for decision in s.open)


@ruling("BAD-057")
def test_everybody_starts_with_twenty_coins_and_a_random_player_begins() -> None:
    assert coins(market(4)) == [20, 20, 20, 20]
    starters = {GAME.new(4, seed, {"advanced": True}).open[0].seat for seed in range(60)}
    assert starters == {0, 1, 2, 3}


@ruling("BAD-057")
def test_only_one_player_is_asked_at_a_time_and_buys_one_thing() -> None:
    s = market(3)
    assert [decision.kind for decision in s.open] == ["buy"]
    assert buyers(s, "wall", "wall") == ["raven", "stag"]


@ruling("BAD-057")
def test_the_direction_reverses_after_each_pass_of_the_table_so_the_last_buyer_buys_twice_running() -> None:
    assert buyers(market(3), *["wall"] * 6, *["catapult"] * 4) == [
        *["raven", "stag", "boar"],
        *["boar", "stag", "raven"],
        *["raven", "stag", "boar"],
        "boar",
    ]


@ruling("BAD-057")
def test_whoever_starts_the_direction_reverses_at_the_end_of_the_table() -> None:
    assert buyers(market(3, first="boar"), *["wall"] * 6, "dragon") == [
        *["boar", "raven", "stag"],
        *["stag", "raven", "boar"],
        "boar",
    ]


@ruling("BAD-057")
def test_two_players_alternate_in_pairs() -> None:
    assert buyers(market(2), *["wall"] * 4, "dragon") == ["raven", "stag", "stag", "raven", "raven"]


@ruling("BAD-057")
def test_a_thing_bought_is_paid_for_and_lies_in_the_supply() -> None:
    s = market(2)
    buyers(s, "dragon", "bomb", "wall")
    assert coins(s) == [20 - 4, 20 - 4 - 3]
    assert shown(s) == Drawing("""
        raven
        supply: dragon 1, treasure 1
        bought: dragon

        stag
        supply: wall 1, treasure 1, bomb 1
        bought: bomb, wall
    """)


@ruling("BAD-057")
def test_everybody_has_one_free_treasure_and_none_is_sold() -> None:
    s = market(2)
    assert "treasure" not in asked(s)
    buyers(s, "pass", "pass")
    assert shown(s) == Drawing("""
        raven
        supply: treasure 1

        stag
        supply: treasure 1
    """)


@ruling("BAD-057")
def test_nobody_buys_a_second_weapon() -> None:
    s = market(2)
    buyers(s, "crossbow", "wall", "wall")
    assert BANNERS[s.open[0].seat] == "raven"
    assert not EVERY_WEAPON & set(asked(s))
    assert shown(s) == Drawing("""
        raven
        weapon: crossbow
    """)


@ruling("BAD-058")
def test_every_weapon_exists_once() -> None:
    s = market(2)
    assert set(asked(s)) >= EVERY_WEAPON
    buyers(s, "rapier")
    assert EVERY_WEAPON & set(asked(s)) == EVERY_WEAPON - {"rapier"}


@ruling("BAD-058")
def test_one_may_pass_at_any_time_and_is_never_asked_again() -> None:
    s = market(3)
    assert asked(s)[-1] == "pass"
    assert buyers(s, "wall", "pass", "wall", "wall", "wall", "wall", "wall") == [
        *["raven", "stag", "boar"],
        *["boar", "raven"],
        *["raven", "boar"],
    ]


@ruling("BAD-058")
def test_when_all_others_have_passed_the_last_one_goes_on_buying() -> None:
    s = market(2)
    assert buyers(s, "catapult", "pass", "catapult", "catapult", "wall") == ["raven", "stag", "raven", "raven", "raven"]
    assert is_open(s)


@ruling("BAD-058")
def test_who_can_afford_nothing_passes_without_being_asked() -> None:
    s = market(2)
    assert buyers(s, "crossbow", "pass", "catapult", "catapult", "catapult") == ["raven", "stag", *["raven"] * 3]
    assert not is_open(s)  # the raven has two coins, a weapon already, and nothing else is so cheap
    assert shown(s) == Drawing("""
        raven
        supply: catapult 3, treasure 1
        weapon: crossbow
    """)


@ruling("BAD-058")
def test_with_two_coins_and_no_weapon_only_the_teleport_staff_is_left_to_buy() -> None:
    s = market(2)
    buyers(s, "wall", "pass", "catapult", "catapult", "catapult")
    assert asked(s) == ["teleport staff", "pass"]


@ruling("BAD-058")
def test_with_the_last_coin_spent_one_is_out_and_the_others_go_on() -> None:
    s = market(2)
    assert buyers(s, "catapult", "wall", "wall", "catapult", "catapult", "wall", "wall", "catapult", "bomb") == [
        *["raven", "stag", "stag", "raven", "raven", "stag", "stag", "raven"],
        "stag",
    ]
    assert shown(s) == Drawing("""
        raven
        supply: catapult 4, treasure 1
    """)


@ruling("BAD-058", "BAD-059")
def test_when_all_have_passed_coins_are_lost_and_unbought_tiles_are_out_of_the_game() -> None:
    s = market(2)
    buyers(s, "wall", "rapier", "pass", "pass")
    assert coins(s) == [0, 0]
    assert s.stock == ()
    assert shown(s) == Drawing("""
        round: 1
        phase: hero

        raven
        supply: wall 1, treasure 1

        stag
        supply: treasure 1
        weapon: rapier
    """)


@ruling("BAD-059")
@pytest.mark.parametrize(
    ("players", "walls", "catapults", "dragons", "others"),
    [(1, 2, 2, 2, 1), (2, 4, 4, 3, 1), (3, 6, 6, 5, 2), (4, 8, 8, 6, 2), (5, 10, 10, 8, 3), (6, 12, 12, 9, 3)],
)
def test_the_stock_depends_on_the_number_of_players(
    players: int, walls: int, catapults: int, dragons: int, others: int
) -> None:
    s = market(players)
    stock = dict(zip(ITEMS, s.stock, strict=True))
    few = ("barricade", "bomb", "hearse", "labyrinth", "portal", "spring")
    assert {trap.name: stock[trap.name] for trap in TRAPS} == {
        "wall": walls,
        "catapult": catapults,
        "dragon": dragons,
        "treasure": 0,
        **dict.fromkeys(few, others),
    }
    assert all(stock[weapon.name] == 1 for weapon in WEAPONS)


@ruling("BAD-059")
def test_what_is_sold_out_is_not_offered() -> None:
    s = market(2)
    assert "portal" in asked(s)
    buyers(s, "portal")
    assert "portal" not in asked(s)
    buyers(s, *["wall"] * 4)
    assert "wall" not in asked(s)


@ruling("BAD-057", "BAD-059")
def test_alone_one_buys_from_the_column_for_one_player_until_one_passes() -> None:
    s = market(1)
    assert coins(s) == [20]
    assert buyers(s, "wall", "wall", "ice staff", "dragon", "pass") == ["raven"] * 5
    assert shown(s) == Drawing("""
        round: 1

        raven
        supply: wall 2, dragon 1, treasure 1
        weapon: ice staff
    """)


@ruling("BAD-071")
def test_the_german_edition_sells_no_hearse_to_one_player_or_to_a_team() -> None:
    assert "hearse" in asked(market(1))
    assert "hearse" not in asked(market(1, german_hearse=True))
    assert "hearse" in asked(market(3, coop=True))
    assert "hearse" not in asked(market(3, coop=True, german_hearse=True))
    assert "hearse" in asked(market(2, german_hearse=True))
