"""What must hold on any board: in the mirror it plays in the mirror, turned it plays turned."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boneyard.games.baby_boom.moves import journeys, may_step
from tests.games.baby_boom.pictures import SQUARES, Picture
from tests.games.baby_boom.positions import positions

Turning = Callable[[str], str]

MIRRORED = str.maketrans("<>/\\[]", "><\\/][")
TURNED = str.maketrans("^>v</\\¯]_[", ">v<^\\/]_[¯")


def in_the_mirror(square: str) -> str:
    """Where a square goes when left and right change places."""
    return "edcba"["abcde".index(square[0])] + square[1]


def turned_right(square: str) -> str:
    """Where a square goes when the board is turned a quarter clockwise."""
    column, row = "abcde".index(square[0]), int(square[1])
    return "abcde"[row - 1] + str(5 - column)


def seen(picture: Picture, goes: Turning, glyphs: dict[int, int]) -> Picture:
    """The picture from the other side: its squares elsewhere and its tiles turned."""
    other = Picture(str(picture))
    for square, token in zip(SQUARES, picture.squares, strict=True):
        other.squares[SQUARES.index(goes(square))] = token.translate(glyphs)
    return other


def renamed(move: str, goes: Turning) -> str:
    """The same move on the other board."""
    if "-" in move:
        return f"{goes(move[:2])}-{goes(move[3:])}"
    return goes(move[:2]) + move[2:]


@pytest.mark.parametrize(("goes", "glyphs"), [(in_the_mirror, MIRRORED), (turned_right, TURNED)])
@settings(max_examples=60, deadline=None)
@given(picture=positions())
def test_every_move_has_its_counterpart_with_the_same_result(
    goes: Turning, glyphs: dict[int, int], picture: str
) -> None:
    here = Picture(picture)
    there = seen(here, goes, glyphs)
    assert sorted(renamed(move, goes) for move in here.asked()) == sorted(there.asked())
    for move in here.asked():
        assert there.after(renamed(move, goes)) == seen(here.after(move), goes, glyphs)


@settings(max_examples=150, deadline=None)
@given(st.booleans().flatmap(lambda tiles: positions(tiles=tiles)))
def test_whether_a_die_may_step_and_where_it_would_go_are_one_answer(picture: str) -> None:
    s = Picture(picture).state()
    for cell, token in enumerate(Picture(picture).squares):
        if token[0] in "rgyb" and token[1] != "*":
            for direction in range(4):
                goes = len(journeys(s.board, s.floor, cell, direction)) > 0
                assert may_step(s.board, s.floor, cell, direction) == goes, (SQUARES[cell], direction)
