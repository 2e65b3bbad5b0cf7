"""What somebody without a seat, or with several tables, gets to see."""

from __future__ import annotations

from pathlib import Path

import pytest

from boneyard.table.refusal import Refused
from tests.table.live_tables import FakeBrowser, a_live_table, a_session, held, opened, run, running_tables, token


def test_only_players_can_look_ahead() -> None:
    table = a_live_table(a_session("baby-boom", 2))
    with pytest.raises(Refused, match="only players can look ahead"):
        table.preview(FakeBrowser(table).connection, -1, 0)
    assert table.preview(FakeBrowser(table, token(0)).connection, -1, 0) is not None


def test_the_list_of_ones_tables_leaves_out_those_that_are_gone(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_tables(tmp_path) as tables:
            first = await opened(tables, "baby-boom", "me", "open")
            second = await opened(tables, "baby-boom", "me", "me")
            lines = await tables.mine({first.table: held(first), "nowhere": ["x"], second.table: held(second)})
            assert [line.id for line in lines] == [second.table, first.table]
            assert [len(line.mine) for line in lines] == [2, 1]

    run(story())
