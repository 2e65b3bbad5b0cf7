"""Positions nobody drew: crowded boards for properties and for the oracle."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence

from hypothesis import strategies as st

from boneyard import Action
from boneyard.games.baby_boom.state import BabyBoom
from tests.games.baby_boom import oracle
from tests.games.baby_boom.pictures import GAME

CARRYING = ("^", ">", "v", "<", "/", "\\")
RESTING = ("x", "o", "¯", "]", "_", "[")  # a die may stand on a trap and beside a wall
FACES = "1523412*"


def tokens(seats: int, *, tiles: bool) -> tuple[str, ...]:
    """What a square may hold, the likelier the oftener; simplest first."""
    dice = tuple(colour[0] + face for face in FACES for colour in oracle.COLOURS[:seats])
    if not tiles:
        return (*["."] * len(dice), *dice)
    on_tiles = tuple(die + tile for die in dice for tile in "xx¯]_[")[:: 4 * seats + 1]
    return (*["."] * len(dice), *CARRYING * 2 * seats, *RESTING, *dice, *on_tiles)


def composed(drawn: Sequence[str], seats: int, turn: int, variants: str = "") -> str | None:
    """A picture out of twenty-five tokens, in the last round so that nothing follows it; unlawful tiles are left out.

    Nothing if nobody could play on.
    """
    board = dict(zip(oracle.all_squares(), drawn, strict=True))
    laid: dict[str, str] = {}
    for square, token in board.items():
        if token[-1] in (*CARRYING, *RESTING):
            if oracle.is_lawful({**laid, square: token[-1]}):
                laid[square] = token[-1]
            else:
                board[square] = token[:-1] or "."
    live = [name for name in oracle.COLOURS[:seats] if any(t[0] == name[0] and t[1] != "*" for t in board.values())]
    if len(live) < 2:
        return None
    rows = [" ".join(board[column + row] for column in oracle.COLUMNS) for row in oracle.ROWS]
    scores = ", ".join("0" for _ in range(seats))
    player = min(live, key=lambda name: (oracle.COLOURS.index(name) - turn) % seats)
    lines = [f"turn: {player}", "round: 3", f"scores: {scores}"]
    return "\n".join([*rows, *lines, *([f"variants: {variants}"] if variants else [])])


def scattered(chance: random.Random, *, tiles: bool = True, variants: str = "") -> str:
    """A picture out of a hat."""
    while True:
        seats = chance.randint(2, 4)
        drawn = chance.choices(tokens(seats, tiles=tiles), k=25)
        picture = composed(drawn, seats, chance.randrange(4), variants)
        if picture is not None:
            return picture


def chained(chance: random.Random, *, variants: str = "") -> str:
    """A picture out of a hat in which some step is likely to push one die after another."""
    while True:
        seats = chance.randint(2, 4)
        board = chance.choices((*["."] * 20, *CARRYING, *RESTING), k=25)
        picture = composed((*["r5", "g5"], *board[2:]), seats, 0, variants)
        assert picture is not None
        floor = oracle.parse(picture)
        floor.dice.clear()
        where, way = chance.choice(oracle.all_squares()), chance.choice(list(oracle.COMPASS))
        faces = sorted(chance.sample((5, 4, 3, 2, 1), k=chance.randint(3, 5)), reverse=True)
        colours = [oracle.COLOURS[link % seats] for link in range(len(faces))]
        for colour, face in zip(colours, faces, strict=True):
            if floor.tiles.get(where, "") in (*CARRYING, "o") or where in floor.dice:
                break
            floor.dice[where] = oracle.Die(colour, face)
            if where not in floor.tiles and chance.random() < 0.3:
                floor.tiles[where] = "x"
            ahead = oracle.beside(where, way)
            if ahead is not None and ahead not in (*floor.dice, *floor.tiles) and chance.random() < 0.9:
                carrier = {**floor.tiles, ahead: chance.choice(CARRYING)}
                floor.tiles = carrier if oracle.is_lawful(carrier) else floor.tiles
            rest = oracle.ride(floor, where, way)
            if rest is None:
                break
            where, way, _ = rest
        for square in chance.sample(oracle.all_squares(), k=3):
            if square not in floor.dice and floor.tiles.get(square, "") not in (*CARRYING, "o"):
                floor.dice[square] = oracle.Die(chance.choice(oracle.COLOURS[:seats]), chance.randint(0, 5))
        linked = composed(oracle.draw(floor), seats, 0, variants)
        if linked is not None:
            return linked


@st.composite
def positions(draw: Callable[[st.SearchStrategy[object]], object], *, tiles: bool = True, variants: str = "") -> str:
    """The same for hypothesis, which makes a failing one as empty as it can."""
    seats = draw(st.integers(2, 4))
    assert isinstance(seats, int)
    pool = tokens(seats, tiles=tiles)
    pictures = st.builds(
        lambda drawn, turn: composed(drawn, seats, turn, variants),
        st.lists(st.sampled_from(pool), min_size=25, max_size=25),
        st.integers(0, 3),
    )
    picture = draw(pictures.filter(lambda picture: picture is not None))
    assert isinstance(picture, str)
    return picture


def played_at_random(seats: int, seed: int, options: dict[str, bool]) -> Iterator[tuple[BabyBoom, Action]]:
    """A whole game: every position in which somebody decides, with the answer that is about to be given."""
    s = GAME.new(seats, seed, options)
    chance = random.Random(seed)
    while GAME.pending(s):
        (decision,) = GAME.pending(s)
        pick = chance.choice(decision.options)
        yield s, pick
        GAME.apply(s, decision.seat, pick)
    yield s, Action("over")
