"""Undo, sealed answers that are taken back, and several seats in one browser."""

from __future__ import annotations

import asyncio
import random

import pytest

from boneyard.table.refusal import Refused
from boneyard.table.tokens import hashes_of
from tests.table.live_tables import (
    FakeBrowser,
    a_live_table,
    a_session,
    answer,
    of_everybody,
    run,
    soon,
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


def test_many_who_come_at_once_are_told_of_once() -> None:
    async def story() -> None:
        table = a_live_table(a_session("baby-boom", 2))
        ada = FakeBrowser(table, token(0))
        assert ada.update["table"]["watching"] == 0
        crowd = [FakeBrowser(table) for _ in range(50)]
        assert ada.messages() == []
        assert all(browser.update["table"]["watching"] for browser in crowd)
        await soon(lambda: ada.connection.outdated)
        assert ada.update["table"]["watching"] == 50
        for browser in crowd:
            browser.leave()
        await soon(lambda: ada.connection.outdated)
        assert ada.update["table"]["watching"] == 0

    run(story())


def test_a_record_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("live_table", "table_state"):
        monkeypatch.setattr(f"boneyard.table.{module}.LONGEST_RECORD", 3)

    async def story() -> None:
        table = a_live_table(a_session("bad-bones", 1))
        ada = FakeBrowser(table, token(0))
        await answer(table, 0)
        await table.undo(ada.connection)
        decision = table.question(0)
        assert decision is not None
        await answer(table, 0)
        assert table.owed() == []
        with pytest.raises(Refused, match="3 lines, as many as a record may have"):
            await table.pick(0, decision.number, 0)
        with pytest.raises(Refused, match="3 lines, as many as a record may have"):
            await table.undo(ada.connection)
        assert table.rev == 3

    run(story())


def test_others_are_not_told_when_somebody_says_hello_again() -> None:
    async def story() -> None:
        table = a_live_table(a_session("baby-boom", 2))
        ada, leo = FakeBrowser(table, token(0)), FakeBrowser(table)
        assert (ada.update["table"]["watching"], leo.update["keep"]) == (1, 0)
        await soon(lambda: ada.connection.outdated)
        for browser in (ada, leo):
            browser.read()
        for _ in range(5):
            table.connect(leo.connection, -1)
        assert not ada.connection.outdated
        assert not table._tell_presence._waiting
        assert (leo.update["keep"], leo.update["log"]) == (1, [])
        leo.connection.introduce(hashes_of([token(1)]), "")
        table.connect(leo.connection, -1)
        assert (leo.update["mine"], leo.update["keep"]) == ([1], 0)
        await soon(lambda: ada.connection.outdated)
        assert ada.update["table"]["watching"] == 0

    run(story())


def test_the_curve_of_a_game_is_drawn_bit_by_bit_while_others_go_on() -> None:
    async def story() -> None:
        table, luck = a_live_table(a_session("baby-boom", 2)), random.Random(1)
        browser = FakeBrowser(table, token(0), token(1))
        while table.status == "playing":
            (question, *_) = table.pending()
            await table.pick(question.seat, question.number, luck.randrange(len(question.options)))
        assert browser.update["curve"] == []
        others = 0
        while not browser.update["curve"]:
            others += 1
            await asyncio.sleep(0)
        curve = browser.update["curve"]
        assert [point["step"] for point in curve] == list(range(len(table.session.past) + 1))
        assert curve[-1]["points"] == browser.update["outcome"]["scores"]
        assert others >= len(curve)

    run(story())
