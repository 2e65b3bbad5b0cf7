"""The positions a walk goes over."""

from __future__ import annotations

import pytest

from boneyard.games.too_many_bones.battle.moving import path_to
from boneyard.games.too_many_bones.model.mat import SQUARES
from boneyard.games.too_many_bones.notation import positions
from boneyard.games.too_many_bones.notation.units import read_cell

TABLE = "Picket 5/5 at b2, Tantrum 6/6 at c2 | Stone Golem 4 at b3"


@pytest.mark.parametrize(
    ("start", "end", "path"),
    [
        ("b2", "a2", "b2 a2"),
        ("b2", "d1", "b2 b1 c1 d1"),  # around Tantrum
        ("b2", "b4", "b2 a2 a3 a4 b4"),  # around the golem
    ],
)
def test_a_gearloc_walks_around_whoever_is_in_the_way(start: str, end: str, path: str) -> None:
    s = positions.table(TABLE)
    walked = path_to(s, 0, read_cell(start), read_cell(end))
    assert " ".join([SQUARES[cell] for cell in walked]) == path


def test_where_nothing_leads_the_path_is_straight() -> None:
    s = positions.table("Picket 5/5 at a1, Tantrum 6/6 at b1, Boomer 3/3 at a2 | Stone Golem 4 at b3")
    assert path_to(s, 0, read_cell("a1"), read_cell("d4")) == (read_cell("a1"), read_cell("d4"))
