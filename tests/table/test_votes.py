"""Votes: everybody has to agree to resign, or on a bot for somebody who has left."""

from __future__ import annotations

import pytest

from boneyard.table import seats
from boneyard.table.refusal import Refused
from tests.table.live_tables import (
    FakeBrowser,
    a_live_table,
    a_session,
    of_everybody,
    run,
    token,
)


def test_all_must_agree_to_resign_and_one_refusal_is_enough() -> None:
    async def story() -> None:
        table = a_live_table(a_session("baby-boom", 3))
        ada, leo, mia = of_everybody(table)
        await table.votes.cast(ada.connection, "resign", -1, yes=True)
        await table.votes.cast(leo.connection, "resign", -1, yes=True)
        assert mia.update["table"]["votes"] == [{"about": "resign", "seat": -1, "yes": [0, 1], "needed": [2]}]
        await table.votes.cast(mia.connection, "resign", -1, yes=False)
        assert ada.update["table"]["votes"] == []
        assert ada.said() == ["table-resign-proposed", "table-resign-refused"]
        for browser in (ada, leo, mia):
            await table.votes.cast(browser.connection, "resign", -1, yes=True)
        assert ada.update["table"]["status"] == "over"
        assert ada.update["table"]["ended"] == "resigned"
        assert ada.update["table"]["seed"] == table.row.seed
        assert ada.update["prompt"] is None
        with pytest.raises(Refused, match="nothing to vote about"):
            await table.votes.cast(ada.connection, "resign", -1, yes=True)

    run(story())


@pytest.mark.parametrize(("who", "whom", "why"), [(0, 0, "not-offered"), (0, 7, "not-offered"), (-1, 1, "not-yours")])
def test_votes_about_yourself_about_nobody_or_from_spectators_are_refused(who: int, whom: int, why: str) -> None:
    async def story() -> None:
        table = a_live_table(a_session("baby-boom", 3))
        browser = FakeBrowser(table, *([token(who)] if who >= 0 else []))
        with pytest.raises(Refused) as refused:
            await table.votes.cast(browser.connection, "replace", whom, yes=True)
        assert refused.value.why == why
        assert table.votes.open() == []

    run(story())


def test_somebody_who_has_left_can_come_back_until_the_others_agree_on_a_bot() -> None:
    async def story() -> None:
        table = a_live_table(a_session("baby-boom", 3))
        ada, leo, mia = of_everybody(table)
        await seats.leave(table, leo.connection)
        assert ada.update["table"]["seats"][1]["left"]
        assert ada.update["table"]["votes"] == [{"about": "replace", "seat": 1, "yes": [], "needed": [0, 2]}]
        await seats.come_back(table, leo.connection)
        assert ada.update["table"]["votes"] == []
        assert not ada.update["table"]["seats"][1]["left"]
        await seats.leave(table, leo.connection)
        for browser in (ada, mia):
            await table.votes.cast(browser.connection, "replace", 1, yes=True)
        assert ada.update["table"]["seats"][1]["kind"] == "bot"
        assert leo.update["mine"] == []
        with pytest.raises(Refused, match=r"not asked|gone"):
            await table.pick(leo.connection.seat, 0, 0)

    run(story())
