"""Positions as pictures: what is written is read again, and what cannot be read is refused in a sentence."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boneyard.core.codec import pack
from boneyard.core.diagram import BadPicture
from boneyard.core.fields import fields
from boneyard.games.baby_boom.state import BabyBoom
from tests.games.baby_boom.pictures import GAME
from tests.games.baby_boom.positions import played_at_random, positions

BARE = ". . . . .\n" * 5
PLAYED = "r5 . . . .\n. . . . .\n. . g3 . .\n. . . . .\n. . . . .\n"
A_SQUARE = (
    "a square is '.', a die such as r5 or g*, a tile out of ^ > v < / \\ x o ¯ ] _ [, or a die on a tile such as r5x"
)
THE_LINES = "there may be, once each: turn, round, first, scores, variants, tossed, hands"


def essence(s: BabyBoom) -> dict[str, Any]:
    """All that a picture shows; it knows nothing of the dice to come and of how many answers were given."""
    return {name: pack(getattr(s, name)) for name in fields(BabyBoom) if name not in ("rng", "answers")}


@settings(max_examples=20, deadline=None)
@given(
    seats=st.integers(2, 4),
    seed=st.integers(0, 10**6),
    options=st.fixed_dictionaries({"risky_business": st.booleans(), "tiles_and_bombs": st.booleans()}),
)
def test_every_position_of_a_game_can_be_written_and_read(seats: int, seed: int, options: dict[str, bool]) -> None:
    for s, _ in played_at_random(seats, seed, options):
        again = GAME.read(GAME.write(s))
        assert essence(again) == essence(s)
        assert [(d.seat, d.kind, d.options) for d in again.open] == [(d.seat, d.kind, d.options) for d in s.open]


@settings(max_examples=50, deadline=None)
@given(positions(variants="risky business"))
def test_what_was_read_is_written_the_same_way_again(picture: str) -> None:
    text = GAME.write(GAME.read(picture))
    assert GAME.write(GAME.read(text)) == text
    assert text.split()[:25] == picture.split()[:25]


def test_lines_left_out_mean_the_usual() -> None:
    assert GAME.write(GAME.read(PLAYED)).splitlines()[5:] == ["turn: red", "round: 1", "first: red", "scores: 0, 0"]


def test_a_tile_in_the_picture_means_the_variant_with_tiles() -> None:
    assert "variants: tiles and bombs" in GAME.write(GAME.read(PLAYED.replace("g3", "g3x")))


def test_a_picture_shows_everything_there_is() -> None:
    text = r"""r5  ^   >   v   <
/   \   x   o   .
¯   ]   _   [   .
g4x y3¯ b2] r1_ g*[
y*  .   .   .   .
turn: blue
round: 2
first: yellow
scores: 10, 0, 3, 7
variants: risky business, tiles and bombs
"""
    assert GAME.write(GAME.read(text)) == text


@pytest.mark.parametrize(
    ("picture", "sentence"),
    [
        ("r5 . . . .", "the picture has 1 lines; a board has 5 rows"),
        (PLAYED.replace("r5 . . . .", "r5 . . ."), "line 1 of the picture has 4 squares, not 5: 'r5 . . .'"),
        (PLAYED.replace("g3 . .", "g3 . . ."), "line 3 of the picture has 6 squares, not 5: '. . g3 . . .'"),
        *[
            (PLAYED.replace("g3", token), f"c3 shows {token!r}; {A_SQUARE}")
            for token in ("q3", "g6", "g0", "3g", "g", "g3y", "xx", "..", "g3.", "g3xx", "+", "G3")
        ],
        *[
            (PLAYED.replace("g3", token), f"c3 shows {token!r}; no die rests on a conveyor, a pinball or a hole")
            for token in ("g3^", "g3>", "g3v", "g3<", "g3/", "g3\\", "g3o", "r*o")
        ],
        *[
            (PLAYED + line, f"under the board stands {line.splitlines()[-1]!r}; {THE_LINES}")
            for line in ("hello", "Turn: red", "points: 1, 2", "turn: red\nturn: green", ". . . . .")
        ],
        (PLAYED + "scores: 1, two", "scores are whole numbers, one per player, not '1, two'"),
        (PLAYED + "scores: 1, -2", "scores are whole numbers, one per player, not '1, -2'"),
        (PLAYED + "hands: 1, ²", "hands are whole numbers, one per player, not '1, ²'"),
        (PLAYED + "scores: 1", "1 players cannot have these dice, scores and hands"),
        (PLAYED + "scores: 0, 0, 0, 0, 0", "5 players cannot have these dice, scores and hands"),
        (PLAYED.replace("g3", "y3") + "scores: 0, 0", "2 players cannot have these dice, scores and hands"),
        (PLAYED + "scores: 0, 0\nhands: 1, 1, 1", "2 players cannot have these dice, scores and hands"),
        (PLAYED + "turn: pink", "turn says 'pink'; it may be: red, green"),
        (PLAYED + "turn: yellow", "turn says 'yellow'; it may be: red, green"),
        (PLAYED + "first: blue", "first says 'blue'; it may be: red, green"),
        (PLAYED + "first: nobody", "first says 'nobody'; it may be: red, green"),
        (PLAYED + "round: 4", "round says '4'; it may be: 1, 2, 3"),
        (PLAYED + "round: 0", "round says '0'; it may be: 1, 2, 3"),
        (PLAYED + "variants: risky", "variants says 'risky'; it may be: risky business, tiles and bombs"),
        (BARE + "tossed: bomb", "tossed says 'bomb'; it may be: conveyor, pinball, trap, hole, wall"),
        (PLAYED.replace("r5", "r*"), "it is the turn of red, who has no live die"),
        (PLAYED + "scores: 0, 0, 0\nturn: yellow", "it is the turn of yellow, who has no live die"),
    ],
)
def test_a_bad_picture_is_refused_in_a_sentence_that_says_what_may_be(picture: str, sentence: str) -> None:
    with pytest.raises(BadPicture) as refused:
        GAME.read(picture)
    assert str(refused.value) == sentence


IN_TURN = "dice are placed one at a time in turn order, so before"


@pytest.mark.parametrize(
    ("picture", "sentence"),
    [
        (BARE + "turn: red\nhands: 0, 1", f"hands are 0, 1; {IN_TURN} red places they may be, for example: 3, 3"),
        (BARE + "turn: green\nhands: 1, 1", f"hands are 1, 1; {IN_TURN} green places they may be, for example: 2, 3"),
        (BARE + "tossed: trap", f"hands are 0, 0; {IN_TURN} red places they may be, for example: 3, 3"),
        ("r5 r5 g5 g5 g5\n" * 5 + "hands: 1, 1", "there is no room for 0 more tiles and 2 more dice"),
        ("x x x x x\n" * 5 + "tossed: trap\nhands: 5, 5", "there is no room for 1 more tiles and 10 more dice"),
    ],
)
def test_a_picture_that_cannot_be_placed_out_is_refused_in_a_sentence(picture: str, sentence: str) -> None:
    with pytest.raises(BadPicture) as refused:
        GAME.read(picture)
    assert str(refused.value) == sentence


INNER_FULL = ". . . . .\n" + ". x x x .\n" * 3 + ". . . . .\n"


@pytest.mark.parametrize(
    "picture",
    [
        pytest.param(INNER_FULL + "tossed: pinball\nhands: 3, 3", id="a pinball has no inner square left"),
        pytest.param(PLAYED + "tossed: conveyor\nhands: 4, 4", id="dice lie where tiles are still to be laid"),
    ],
)
def test_a_picture_in_which_tiles_cannot_be_laid_is_refused(picture: str) -> None:
    with pytest.raises(BadPicture):
        GAME.read(picture)


@pytest.mark.parametrize("line", ["scores: " + "9" * 5000 + ", 0", "hands: 0, " + "1" * 4300])
def test_numbers_too_long_to_be_true_are_refused(line: str) -> None:
    with pytest.raises(BadPicture, match=r"^(scores|hands) are whole numbers, one per player, not '.{1,80}'$"):
        GAME.read(PLAYED + line)
