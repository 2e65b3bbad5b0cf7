"""What somebody without a seat, or with several tables, gets to see."""

from __future__ import annotations

from pathlib import Path

import pytest

from boneyard.table.refusal import Refused
from tests.table.rooms import Eyes, a_house, a_room, a_sitting, held, opened, run, token


def test_only_who_plays_can_look_ahead() -> None:
    room = a_room(a_sitting("baby-boom", 2))
    with pytest.raises(Refused, match="only who plays can look ahead"):
        room.preview(Eyes(room).guest, -1, 0)
    assert room.preview(Eyes(room, token(0)).guest, -1, 0) is not None


def test_the_list_of_ones_tables_leaves_out_those_that_are_gone(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house:
            first = await opened(house, "baby-boom", "me", "open")
            second = await opened(house, "baby-boom", "me", "me")
            lines = await house.mine({first.table: held(first), "nowhere": ["x"], second.table: held(second)})
            assert [line.id for line in lines] == [second.table, first.table]
            assert [len(line.mine) for line in lines] == [2, 1]

    run(story())
