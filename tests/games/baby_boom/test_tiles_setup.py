"""Section G of the rulings: laying tiles and placing dice."""

from __future__ import annotations

import random

import pytest

from boneyard.core.rng import Loaded
from boneyard.games.baby_boom.board import TILE_WORDS
from boneyard.games.baby_boom.events import Laid, Placed, Tossed
from tests.games.baby_boom import oracle
from tests.games.baby_boom.pictures import GAME, SQUARES, Picture, answer, opening, shown
from tests.rulings import ruling

CONVEYOR, PINBALL, TRAP, HOLE, WALL = range(5)
BARE = """
    .  .  .  .  .
    .  .  .  .  .
    .  .  .  .  .
    .  .  .  .  .
    .  .  .  .  .
"""


@ruling("BOOM-035")
def test_the_first_player_tosses_the_four_tiles_and_begins_to_lay() -> None:
    s = opening(2, 0, 5, HOLE, TRAP, WALL, PINBALL, tiles=True)
    assert shown(s) == Picture(f"""
        {BARE.strip()}
        turn: green
        first: green
        tossed: hole, trap, wall, pinball
        hands: 5, 5
    """)
    (toss,) = [event for event in s.events if isinstance(event, Tossed)]
    assert (toss.seat, toss.tiles) == (1, (HOLE, TRAP, WALL, PINBALL))


@ruling("BOOM-035")
def test_the_faces_that_show_are_random() -> None:
    tosses = {GAME.new(2, seed, {"tiles_and_bombs": True}).tossed for seed in range(200)}
    either = [(CONVEYOR, HOLE), (CONVEYOR, TRAP), (PINBALL, WALL), (PINBALL, WALL)]
    assert tosses == {(a, b, c, d) for a in either[0] for b in either[1] for c in either[2] for d in either[3]}


@ruling("BOOM-035")
def test_tiles_are_tossed_anew_each_round() -> None:
    before = Picture("""
        r1 .  .  x  .
        .  .  .  .  .
        .  .  >  .  .
        .  .  .  g2 .
        .  o  .  .  .
    """)
    assert before.after("a5-b5", dice=Loaded(CONVEYOR, CONVEYOR, PINBALL, WALL)) == Picture(f"""
        {BARE.strip()}
        turn: green
        round: 2
        tossed: conveyor, conveyor, pinball, wall
        hands: 5, 5
    """)


@ruling("BOOM-035", "BOOM-037")
@pytest.mark.parametrize(
    ("seats", "rolls", "layers"),
    [
        (2, (0, 5), ("green", "red", "green", "red")),
        (3, (0, 0, 5), ("yellow", "red", "green", "yellow")),
        (4, (0, 5, 0, 0), ("green", "yellow", "blue", "red")),
    ],
)
def test_players_lay_one_tile_at_a_time_in_turn_order_and_then_the_first_player_places_a_die(
    seats: int, rolls: tuple[int, ...], layers: tuple[str, ...]
) -> None:
    s = opening(seats, *rolls, HOLE, TRAP, WALL, WALL, tiles=True)
    asked = []
    for lay in ("trap c3", "wall b2 up", "hole e5", "wall a1 right"):
        asked.append(GAME.view(s, None).deciding)
        answer(s, lay)
    assert tuple(asked) == layers
    assert GAME.pending(s)[0].kind == "place_die"
    assert GAME.view(s, None).deciding == GAME.view(s, None).first == layers[0]


@ruling("BOOM-035")
def test_any_tile_of_the_toss_may_be_laid_on_any_square_without_one_turned_as_one_likes() -> None:
    before = Picture("""
        o  .  .  .  .
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  .  x
        tossed: wall, pinball
        hands: 5, 5
    """)
    assert len([text for text in before.asked() if text.startswith("pinball")]) == 2 * 9
    assert len([text for text in before.asked() if text.startswith("wall")]) == 4 * 20 - 2 * 2
    assert before.lays("wall", "down") == Picture("""
        o  +  +  +  +
        +  +  +  +  +
        +  +  +  +  +
        +  +  +  +  +
        .  .  .  .  x
    """)
    (laid,) = before.events("wall c3 left")
    assert isinstance(laid, Laid)
    assert (laid.seat, SQUARES[laid.cell], TILE_WORDS[laid.tile]) == (0, "c3", ("wall", "left"))
    assert before.after("wall c3 left", "pinball d2 /") == Picture("""
        o  .  .  .  .
        .  .  .  .  .
        .  .  [  .  .
        .  .  .  /  .
        .  .  .  .  x
        turn: red
        hands: 5, 5
    """)


@ruling("BOOM-035")
def test_two_tiles_of_a_kind_are_offered_once() -> None:
    before = Picture(f"{BARE.strip()}\ntossed: hole, hole, trap\nhands: 3, 3, 3, 3")
    assert before.asked() == [f"trap {square}" for square in SQUARES] + [f"hole {square}" for square in SQUARES]


@ruling("BOOM-036")
def test_a_pinball_is_not_laid_on_the_border() -> None:
    before = Picture(f"{BARE.strip()}\ntossed: pinball\nhands: 5, 5")
    for turn in ("/", "\\"):
        assert before.lays("pinball", turn) == Picture("""
            .  .  .  .  .
            .  +  +  +  .
            .  +  +  +  .
            .  +  +  +  .
            .  .  .  .  .
        """)


INWARD = {
    "up": Picture("""
        .  .  .  .  .
        +  +  +  +  +
        +  +  +  +  +
        +  +  +  +  +
        +  +  +  +  +
    """),
    "right": Picture("""
        +  +  +  +  .
        +  +  +  +  .
        +  +  +  +  .
        +  +  +  +  .
        +  +  +  +  .
    """),
    "down": Picture("""
        +  +  +  +  +
        +  +  +  +  +
        +  +  +  +  +
        +  +  +  +  +
        .  .  .  .  .
    """),
    "left": Picture("""
        .  +  +  +  +
        .  +  +  +  +
        .  +  +  +  +
        .  +  +  +  +
        .  +  +  +  +
    """),
}


@ruling("BOOM-036")
@pytest.mark.parametrize("tile", ["conveyor", "wall"])
@pytest.mark.parametrize("turn", INWARD)
def test_no_conveyor_points_off_the_board_and_no_wall_edge_lies_along_the_border(tile: str, turn: str) -> None:
    before = Picture(f"{BARE.strip()}\ntossed: {tile}\nhands: 5, 5")
    assert before.lays(tile, turn) == INWARD[turn]


@ruling("BOOM-036")
@pytest.mark.parametrize("tile", ["trap", "hole"])
def test_a_trap_or_a_hole_may_lie_anywhere(tile: str) -> None:
    before = Picture(f"{BARE.strip()}\ntossed: {tile}\nhands: 5, 5")
    assert before.lays(tile) == Picture(BARE.replace(".", "+"))


@ruling("BOOM-036")
def test_a_conveyor_may_not_point_at_a_wall_edge() -> None:
    before = Picture("""
        .  .  .  .  .
        .  .  _  .  .
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  .  .
        tossed: conveyor
        hands: 5, 5
    """)
    assert before.lays("conveyor", "up") == Picture("""
        .  .  .  .  .
        +  +  _  +  +
        +  +  .  +  +
        +  +  +  +  +
        +  +  +  +  +
    """)
    assert before.lays("conveyor", "down") == Picture("""
        +  +  +  +  +
        +  +  _  +  +
        +  +  +  +  +
        +  +  +  +  +
        .  .  .  .  .
    """)


@ruling("BOOM-036")
def test_a_wall_edge_may_not_be_laid_where_a_conveyor_points_at_it() -> None:
    before = Picture("""
        .  .  .  .  .
        .  .  .  .  .
        .  .  ^  .  .
        .  .  .  .  .
        .  .  .  .  .
        tossed: wall
        hands: 5, 5
    """)
    assert before.lays("wall", "down") == Picture("""
        +  +  +  +  +
        +  +  .  +  +
        +  +  ^  +  +
        +  +  +  +  +
        .  .  .  .  .
    """)
    assert before.lays("wall", "up") == Picture("""
        .  .  .  .  .
        +  +  +  +  +
        +  +  ^  +  +
        +  +  +  +  +
        +  +  +  +  +
    """)


@ruling("BOOM-036")
def test_a_conveyor_may_not_point_into_another_that_points_straight_back() -> None:
    before = Picture("""
        .  .  .  .  .
        .  .  .  .  .
        .  .  >  .  .
        .  .  .  .  .
        .  .  .  .  .
        tossed: conveyor
        hands: 5, 5
    """)
    assert before.lays("conveyor", "left") == Picture("""
        .  +  +  +  +
        .  +  +  +  +
        .  +  >  .  +
        .  +  +  +  +
        .  +  +  +  +
    """)


@ruling("BOOM-036")
@pytest.mark.parametrize("turn", ["up", "right", "down"])
def test_a_conveyor_may_point_into_another_that_does_not_point_straight_back(turn: str) -> None:
    before = Picture("""
        .  .  .  .  .
        .  .  .  .  .
        .  .  >  .  .
        .  .  .  .  .
        .  .  .  .  .
        tossed: conveyor
        hands: 5, 5
    """)
    marked = Picture(str(INWARD[turn]))
    marked.squares[SQUARES.index("c3")] = ">"
    assert before.lays("conveyor", turn) == marked


@ruling("BOOM-036")
def test_the_bans_hold_for_every_layout_whichever_tile_is_laid_second() -> None:
    chance = random.Random(36)
    glyph = {"up": "^¯", "right": ">]", "down": "v_", "left": "<[", "/": "/", "\\": "\\"}
    for _ in range(60):
        laid: dict[str, str] = {}
        for square in chance.sample(SQUARES, k=9):
            tile = chance.choice("^>v</\\xo¯]_[")
            if oracle.is_lawful({**laid, square: tile}):
                laid[square] = tile
        tokens = oracle.draw(oracle.Floor({}, laid, (), ""))
        rows = "\n".join(" ".join(tokens[i : i + 5]) for i in range(0, 25, 5))
        before = Picture(f"{rows}\ntossed: conveyor, trap, pinball, wall, hole\nhands: 5, 5")
        expected = []
        for square in [square for square in SQUARES if square not in laid]:
            lying = {"conveyor": "^>v<", "pinball": "/\\", "trap": "x", "hole": "o", "wall": "¯]_["}
            for kind, tiles in lying.items():
                for tile in tiles:
                    turn = next((turn for turn, glyphs in glyph.items() if tile in glyphs), "")
                    if oracle.is_lawful({**laid, square: tile}):
                        expected.append(f"{kind} {square} {turn}".strip())
        assert sorted(before.asked()) == sorted(expected), before


@ruling("BOOM-037", "BOOM-054")
def test_dice_are_placed_on_free_plain_squares_and_not_on_tiles() -> None:
    before = Picture(r"""
        r5 .  .  .  x
        .  >  .  o  .
        .  .  g5 .  .
        .  \  .  .  ]
        .  .  .  .  .
        hands: 4, 4
    """)
    assert before.places() == Picture(r"""
        r5 +  +  +  x
        +  >  +  o  +
        +  +  g5 +  +
        +  \  +  +  ]
        +  +  +  +  +
    """)


@ruling("BOOM-037")
def test_dice_are_placed_one_at_a_time_in_turn_order_on_five_and_then_the_first_player_moves() -> None:
    before = Picture("""
        .  .  .  .  x
        .  >  .  o  .
        .  .  .  .  .
        .  .  .  .  ]
        .  .  .  .  .
        turn: green
        first: green
        hands: 2, 2, 2
    """)
    assert before.after("a5", "b5", "c5", "a1") == Picture("""
        g5 y5 r5 .  x
        .  >  .  o  .
        .  .  .  .  .
        .  .  .  .  ]
        g5 .  .  .  .
        turn: yellow
        hands: 1, 0, 1
    """)
    assert before.after("a5", "b5", "c5", "a1", "b1", "c1") == Picture("""
        g5 y5 r5 .  x
        .  >  .  o  .
        .  .  .  .  .
        .  .  .  .  ]
        g5 y5 r5 .  .
        turn: green
        first: green
    """)
    (placed,) = before.events("a5")
    assert isinstance(placed, Placed)
    assert (placed.seat, SQUARES[placed.cell]) == (1, "a5")
