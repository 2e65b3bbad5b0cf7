"""Grids as pictures."""

from __future__ import annotations

import pytest

from boneyard.core.diagram import BadPicture, drawn, grid, square


def test_squares_are_named_from_the_bottom_left() -> None:
    assert [square(cell, 3, 2) for cell in range(6)] == ["a2", "b2", "c2", "a1", "b1", "c1"]


def test_a_picture_reads_as_it_was_drawn() -> None:
    tokens = [".", "r5", "g3x", ".", ".", "o"]
    assert drawn(tokens, 3) == ".   r5  g3x\n.   .   o"
    assert grid(drawn(tokens, 3) + "\n\nturn: red\n", 3, 2) == (tokens, ["turn: red"])


@pytest.mark.parametrize(
    ("picture", "sentence"),
    [
        (". .", "the picture has 1 lines; a board has 2 rows"),
        (". .\n. . .", "line 2 of the picture has 3 squares, not 2: '. . .'"),
    ],
)
def test_a_picture_of_the_wrong_size_says_where(picture: str, sentence: str) -> None:
    with pytest.raises(BadPicture) as refused:
        grid(picture, 2, 2)
    assert str(refused.value) == sentence
