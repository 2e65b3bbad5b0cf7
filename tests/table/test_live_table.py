"""Undo, sealed answers that are taken back, and several seats in one browser."""

from __future__ import annotations

import pytest

from boneyard.table.refusal import Refused
from tests.table.live_tables import (
    FakeBrowser,
    a_live_table,
    a_session,
    answer,
    of_everybody,
    run,
    token,
)


def test_nobody_undoes_past_another_person() -> None:
    async def story() -> None:
        table = a_live_table(a_session("baby-boom", 2))
        browser = of_everybody(table)
        one = table.pending()[0].seat
        await answer(table, one)
        assert browser[one].update["undo"]["why"] == "undo-refused-turn"
        await answer(table, 1 - one)
        assert browser[one].update["undo"] == {"may": False, "kind": "", "why": "undo-refused-others"}
        with pytest.raises(Refused, match="undo-refused-others"):
            await table.undo(browser[one].connection)

    run(story())


def test_somebody_who_plays_all_seats_may_undo() -> None:
    async def story() -> None:
        table = a_live_table(a_session("baby-boom", 2))
        browser = FakeBrowser(table, token(0), token(1))
        before = browser.update["view"]
        await answer(table, table.pending()[0].seat)
        assert browser.update["undo"]["may"]
        await table.undo(browser.connection)
        assert browser.update["view"] == before

    run(story())


def test_nobody_undoes_a_throw_of_the_dice() -> None:
    async def story() -> None:
        table = a_live_table(a_session("baby-boom", 2, risky_business=True))
        browser = of_everybody(table)
        words = table.session.state.rng.words[:]
        asked = 0
        while table.session.state.rng.words == words:
            asked = table.pending()[0].seat
            await answer(table, asked)
        assert browser[asked].update["undo"]["why"] == "undo-refused-chance"
        with pytest.raises(Refused, match="undo-refused-chance"):
            await table.undo(browser[asked].connection)

    run(story())


def test_nobody_undoes_what_was_revealed() -> None:
    async def story() -> None:
        table = a_live_table(a_session("bad-bones", 2))
        browser = of_everybody(table)
        for seat in (0, 1):
            await answer(table, seat)
        assert browser[1].update["undo"]["why"] in ("undo-refused-revealed", "undo-refused-chance")
        with pytest.raises(Refused):
            await table.undo(browser[1].connection)

    run(story())


def test_a_spectator_undoes_nothing() -> None:
    async def story() -> None:
        table = a_live_table(a_session("baby-boom", 2))
        await answer(table, table.pending()[0].seat)
        with pytest.raises(Refused, match="nothing can be undone"):
            await table.undo(FakeBrowser(table).connection)

    run(story())


def test_only_your_own_sealed_answer_can_be_taken_back_and_the_others_stand() -> None:
    async def story() -> None:
        table = a_live_table(a_session("bad-bones", 3))
        browser = of_everybody(table)
        await answer(table, 0, 1)
        await answer(table, 1, 2)
        open_to_2 = table.question(2)
        with pytest.raises(Refused, match="no sealed answer"):
            await table.retract(2)
        await table.retract(0)
        assert browser[0].update["prompt"] is not None
        assert browser[1].update["retract"]
        assert browser[1].update["prompt"] is None
        assert open_to_2 is not None
        assert browser[2].update["prompt"]["number"] == open_to_2.number
        assert [entry["seat"] for entry in browser[2].log] == [-1, 1]

    run(story())


def test_a_browser_with_several_seats_looks_from_one_at_a_time() -> None:
    async def story() -> None:
        table = a_live_table(a_session("bad-bones", 3))
        browser = FakeBrowser(table, token(0), token(1), look=1)
        assert browser.update["mine"] == [0, 1]
        assert browser.update["seat"] == 1
        await answer(table, 0)
        assert browser.update["prompt"] is not None
        table.look(browser.connection, 0)
        assert browser.update["seat"] == 0
        assert browser.update["prompt"] is None
        assert browser.update["retract"]
        assert browser.update["keep"] == 0
        with pytest.raises(Refused, match="seat 2 is not yours"):
            table.look(browser.connection, 2)

    run(story())
