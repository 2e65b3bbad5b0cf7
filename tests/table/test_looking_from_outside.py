"""What somebody without a seat gets to see."""

from __future__ import annotations

import pytest

from boneyard.table.refusal import Refused
from tests.table.live_tables import FakeBrowser, a_live_table, a_session, run, token


def test_only_players_can_look_ahead() -> None:
    async def story() -> None:
        table = a_live_table(a_session("baby-boom", 2))
        with pytest.raises(Refused, match="only players can look ahead"):
            table.preview(FakeBrowser(table).connection, -1, 0)
        assert table.preview(FakeBrowser(table, token(0)).connection, -1, 0) is not None

    run(story())
