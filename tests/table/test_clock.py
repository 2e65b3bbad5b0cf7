"""The clock: a plain bot answers for somebody whose time is up; undo and retract give nobody extra time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import replace

import pytest

from boneyard.core.rng import seeded
from boneyard.core.session import Session
from boneyard.games.too_many_bones.game import TOO_MANY_BONES
from boneyard.games.too_many_bones.model.state import STREAMS, TooManyBones
from boneyard.table.host import host_command
from boneyard.table.live_table import LiveTable
from tests.games.too_many_bones.roads import encounter
from tests.table.live_tables import Bots, FakeBrowser, a_live_table, a_session, answer, run, soon, token

Later = Callable[[float], None]


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Later:
    """Lets some seconds pass, for the clocks and for the event loop."""
    passed = 0.0
    monotonic, since_1970 = time.monotonic, time.time

    def wait(seconds: float) -> None:
        nonlocal passed
        passed += seconds

    monkeypatch.setattr(time, "monotonic", lambda: monotonic() + passed)
    monkeypatch.setattr(time, "time", lambda: since_1970() + passed)
    return wait


def timed(table: LiveTable) -> dict[int, float]:
    """When the time of each seat is up."""
    table.clock.update()
    return {seat: deadline.due for seat, deadline in table.clock.deadlines.items()}


def asked(table: LiveTable) -> int:
    return table.pending()[0].seat


def test_without_a_clock_there_are_no_deadlines() -> None:
    table = a_live_table(a_session("baby-boom", 2))
    assert table.clock.update() is None
    assert timed(table) == {}


def test_where_all_play_at_once_they_share_one_deadline() -> None:
    async def story() -> None:
        table = a_live_table(a_session("bad-bones", 3), clock=60)
        first = timed(table)
        assert set(first) == {0, 1, 2}
        assert len(set(first.values())) == 1
        await answer(table, 1)
        assert timed(table) == {0: first[0], 2: first[0]}

    run(story())


def test_a_new_phase_has_a_new_deadline(later: Later) -> None:
    async def story() -> None:
        table = a_live_table(a_session("bad-bones", 2), clock=60)
        kind = table.pending()[0].kind
        first = timed(table)
        later(1)
        while table.pending()[0].kind == kind:
            await answer(table, asked(table))
        assert min(timed(table).values()) > first[0]

    run(story())


def test_taking_back_a_sealed_answer_gives_no_extra_time() -> None:
    async def story() -> None:
        table = a_live_table(a_session("bad-bones", 2), clock=60)
        first = timed(table)
        await answer(table, 0)
        timed(table)
        await table.retract(0)
        assert timed(table) == first

    run(story())


def test_a_turn_has_a_deadline_of_its_own_and_bots_have_none(later: Later) -> None:
    async def story() -> None:
        table = a_live_table(a_session("baby-boom", 2), clock=60)
        one = asked(table)
        first = timed(table)
        assert list(first) == [one]
        later(1)
        await answer(table, one)
        second = timed(table)
        assert list(second) == [1 - one]
        assert second[1 - one] > first[one]
        alone = a_live_table(a_session("baby-boom", 2), clock=60, bots=(one,))
        assert timed(alone) == {}

    run(story())


def test_an_undo_gives_back_the_move_but_not_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now)

    async def story() -> None:
        nonlocal now
        table = a_live_table(a_session("baby-boom", 2), clock=60)
        one = asked(table)
        browser = FakeBrowser(table, token(0), token(1))
        timed(table)
        now += 25
        await answer(table, one)
        timed(table)
        now += 10
        await table.undo(browser.connection)
        assert timed(table)[one] - now == pytest.approx(35, abs=0.01)
        await answer(table, one)
        assert timed(table)[1 - one] - now == pytest.approx(50, abs=0.01)

    asyncio.run(story())


def test_when_the_time_is_up_the_plain_bot_answers_and_the_chat_says_so(later: Later) -> None:
    async def story() -> None:
        bots = Bots()
        table = a_live_table(a_session("baby-boom", 2), bots, clock=60)
        browser = FakeBrowser(table, token(0))
        one = asked(table)
        assert 59_000 < browser.update["clocks"][str(one)] <= 60_000
        later(61)
        await soon(lambda: table.rev == 1)
        assert bots.asked == [(one, "greedy")]
        assert browser.said() == ["table-time-ran-out"]
        assert browser.update["asked"] == [1 - one]
        table.bots.stop()

    run(story())


def test_in_a_phase_the_bot_answers_for_all_who_are_late_and_for_nobody_else(later: Later) -> None:
    async def story() -> None:
        bots = Bots()
        table = a_live_table(a_session("bad-bones", 3), bots, clock=60)
        FakeBrowser(table, token(0))
        await answer(table, 1)
        later(61)
        await soon(lambda: table.rev == 3)
        assert sorted(bots.asked) == [(0, "greedy"), (2, "greedy")]
        table.bots.stop()

    run(story())


def test_a_person_who_answers_while_the_bot_thinks_for_them_is_the_one_who_answered(later: Later) -> None:
    async def story() -> None:
        ponder = asyncio.Event()

        async def slowly(*_question: object) -> str:
            await ponder.wait()
            return table.session.past[0].line.text

        table = a_live_table(a_session("baby-boom", 2), Bots(slowly), clock=60)
        FakeBrowser(table)
        one = asked(table)
        later(61)
        await soon(table.bots.thinking)
        await answer(table, one, 2)
        ponder.set()
        await soon(lambda: not table.bots.thinking())
        assert table.rev == 1
        table.bots.stop()

    run(story())


def test_where_nobody_looks_a_bot_answers_for_who_is_late_but_bots_rest(later: Later) -> None:
    async def story() -> None:
        bots = Bots()
        table = a_live_table(a_session("baby-boom", 2), bots, clock=60)
        one = asked(table)
        table.seats[1 - one] = replace(table.seats[1 - one], kind="bot", level="fair")
        FakeBrowser(table, token(one)).leave()
        later(61)
        await soon(lambda: table.rev >= 1 and not table.bots.thinking())
        assert bots.asked == [(one, "greedy")]
        FakeBrowser(table, token(one))
        await soon(lambda: table.question(one))
        assert bots.asked == [(one, "greedy"), (1 - one, "greedy")]
        table.bots.stop()

    run(story())


def test_the_clock_stops_when_the_table_is_closed() -> None:
    async def story() -> None:
        table = a_live_table(a_session("baby-boom", 2), Bots(), clock=60)
        host = FakeBrowser(table, "the-secret-of-the-host")
        assert table.clock.deadlines
        await host_command(table, host.connection, "close", -1, "fair")
        assert host.update["clocks"] == {}
        assert not table.bots.has_alarm()

    run(story())


def test_a_lone_player_has_a_new_clock_for_every_turn_and_every_part_of_a_day(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now)

    async def story() -> None:
        nonlocal now
        table = a_live_table(a_session("too-many-bones", 1), clock=60)
        seen: set[object] = set()
        for _ in range(60):
            left = timed(table)[0] - now
            seen.add(table.clock.deadlines[0].turn)
            assert left > 0
            now += 1
            await answer(table, 0)
        assert len(seen) > 5

    asyncio.run(story())


def test_what_others_do_meanwhile_gives_nobody_extra_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now)

    async def story() -> None:
        nonlocal now
        table = a_live_table(Session(TOO_MANY_BONES, 2, 1, {}), clock=60)
        table.session.state = by_the_fire()
        first = timed(table)
        assert sorted(first) == [0, 1]
        now += 25
        given = next(option.text for option in table.pending()[1].options if option.text.startswith("give"))
        await answer(table, 1, [option.text for option in table.pending()[1].options].index(given))
        assert timed(table)[0] == first[0]

    asyncio.run(story())


def by_the_fire() -> TooManyBones:
    """Two gearlocs at camp, each with a card to give away."""
    bags = {"Picket": "multi_tool", "Boomer": "oggot_herbs"}
    s = encounter("special-01", bags=bags).does("choose a").through_rewards().s
    s.rng = seeded(1, STREAMS)
    return s
