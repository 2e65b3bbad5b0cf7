"""The clock of a table: whose time is up, a plain bot answers for; undo and taking back win nobody time."""

from __future__ import annotations

import asyncio
import time

import pytest

from boneyard.core.rng import seeded
from boneyard.core.session import Session
from boneyard.games.too_many_bones.game import TOO_MANY_BONES
from boneyard.games.too_many_bones.model.state import STREAMS, TooManyBones
from boneyard.table import clock as clocks
from boneyard.table.company import host_does
from boneyard.table.limits import Limits
from boneyard.table.live_table import Room
from boneyard.table.table_bots import Players
from tests.games.too_many_bones.roads import encounter
from tests.table.live_tables import Bots, Eyes, a_room, a_session, answer, run, soon, token


def timed(room: Room) -> dict[int, float]:
    """When the time of each seat is up."""
    clocks.wind(room)
    return {seat: up for seat, (_turn, up) in room.deadlines.items()}


def asked(room: Room) -> int:
    return room.pending()[0].seat


def test_without_a_clock_nobody_is_hurried() -> None:
    room = a_room(a_session("baby-boom", 2))
    assert clocks.wind(room) is None
    assert timed(room) == {}


def test_where_all_play_at_once_they_share_one_deadline() -> None:
    async def story() -> None:
        room = a_room(a_session("bad-bones", 3), clock=60)
        first = timed(room)
        assert set(first) == {0, 1, 2}
        assert len(set(first.values())) == 1
        await answer(room, 1)
        assert timed(room) == {0: first[0], 2: first[0]}

    run(story())


def test_a_new_phase_has_a_new_deadline() -> None:
    async def story() -> None:
        room = a_room(a_session("bad-bones", 2), clock=60)
        kind = room.pending()[0].kind
        first = timed(room)
        while room.pending()[0].kind == kind:
            await answer(room, asked(room))
        assert min(timed(room).values()) > first[0]

    run(story())


def test_whoever_takes_a_sealed_answer_back_has_no_more_time_than_the_others() -> None:
    async def story() -> None:
        room = a_room(a_session("bad-bones", 2), clock=60)
        first = timed(room)
        await answer(room, 0)
        timed(room)
        await room.retract(0)
        assert timed(room) == first

    run(story())


def test_a_turn_has_a_deadline_of_its_own_and_bots_have_none() -> None:
    async def story() -> None:
        room = a_room(a_session("baby-boom", 2), clock=60)
        one = asked(room)
        first = timed(room)
        assert list(first) == [one]
        await answer(room, one)
        second = timed(room)
        assert list(second) == [1 - one]
        assert second[1 - one] > first[one]
        alone = a_room(a_session("baby-boom", 2), clock=60, bots=(one,))
        assert timed(alone) == {}

    run(story())


def test_an_undo_gives_back_the_move_but_not_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = time.monotonic()
    monkeypatch.setattr(time, "monotonic", lambda: now)

    async def story() -> None:
        nonlocal now
        room = a_room(a_session("baby-boom", 2), clock=60)
        one = asked(room)
        eyes = Eyes(room, token(0), token(1))
        timed(room)
        now += 25
        await answer(room, one)
        timed(room)
        now += 10
        await room.undo(eyes.guest)
        assert timed(room)[one] - now == pytest.approx(35)
        await answer(room, one)
        assert timed(room)[1 - one] - now == pytest.approx(50)

    asyncio.run(story())


def test_when_the_time_is_up_the_plain_bot_answers_and_the_table_says_so() -> None:
    async def story() -> None:
        bots = Bots()
        players = Players(bots, Limits())
        room = a_room(a_session("baby-boom", 2), players.attend, clock=60)
        eyes = Eyes(room, token(0))
        one = asked(room)
        assert 59_000 < eyes.update["clocks"][str(one)] <= 60_000
        room.deadlines[one] = (room.deadlines[one][0], time.monotonic() + 0.05)
        players.attend(room)
        await soon(lambda: room.rev == 1)
        assert bots.asked == [(one, "greedy")]
        assert eyes.said() == ["table-time-ran-out"]
        assert eyes.update["asked"] == [1 - one]
        players.dismiss(room)

    run(story())


def test_in_a_phase_the_bot_answers_for_all_who_are_late_and_for_nobody_else() -> None:
    async def story() -> None:
        bots = Bots()
        players = Players(bots, Limits())
        room = a_room(a_session("bad-bones", 3), players.attend, clock=60)
        Eyes(room, token(0))
        await answer(room, 1)
        for seat, (phase, _up) in list(room.deadlines.items()):
            room.deadlines[seat] = (phase, time.monotonic())
        players.attend(room)
        await soon(lambda: room.rev == 3)
        assert sorted(bots.asked) == [(0, "greedy"), (2, "greedy")]
        players.dismiss(room)

    run(story())


def test_a_person_who_answers_while_the_bot_thinks_for_them_is_the_one_who_answered() -> None:
    async def story() -> None:
        ponder = asyncio.Event()

        async def slowly(*_question: object) -> str:
            await ponder.wait()
            return room.session.past[0].line.text

        players = Players(Bots(slowly), Limits())
        room = a_room(a_session("baby-boom", 2), players.attend, clock=60)
        Eyes(room)
        one = asked(room)
        room.deadlines[one] = (room.deadlines[one][0], time.monotonic())
        players.attend(room)
        await answer(room, one, 2)
        ponder.set()
        await soon(lambda: not room.thinking)
        assert room.rev == 1
        players.dismiss(room)

    run(story())


def test_the_clock_stops_when_the_table_is_closed() -> None:
    async def story() -> None:
        players = Players(Bots(), Limits())
        room = a_room(a_session("baby-boom", 2), players.attend, clock=60)
        host = Eyes(room, "the-secret-of-the-host")
        assert room.deadlines
        await host_does(room, host.guest, "close", -1, "fair")
        assert host.update["clocks"] == {}
        assert not players.alarms

    run(story())


def test_who_plays_alone_has_a_new_clock_for_every_turn_and_every_part_of_a_day(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = time.monotonic()
    monkeypatch.setattr(time, "monotonic", lambda: now)

    async def story() -> None:
        nonlocal now
        room = a_room(a_session("too-many-bones", 1), clock=60)
        seen: set[object] = set()
        for _ in range(60):
            left = timed(room)[0] - now
            seen.add(room.deadlines[0][0])
            assert left > 0
            now += 1
            await answer(room, 0)
        assert len(seen) > 5

    asyncio.run(story())


def test_what_others_do_beside_a_question_wins_nobody_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = time.monotonic()
    monkeypatch.setattr(time, "monotonic", lambda: now)

    async def story() -> None:
        nonlocal now
        room = a_room(Session(TOO_MANY_BONES, 2, 1, {}), clock=60)
        room.session.state = by_the_fire()
        first = timed(room)
        assert sorted(first) == [0, 1]
        now += 25
        given = next(option.text for option in room.pending()[1].options if option.text.startswith("give"))
        await answer(room, 1, [option.text for option in room.pending()[1].options].index(given))
        assert timed(room)[0] == first[0]

    asyncio.run(story())


def by_the_fire() -> TooManyBones:
    """Two gearlocs at camp, each with a card to give away."""
    bags = {"Picket": "multi_tool", "Boomer": "oggot_herbs"}
    s = encounter("special-01", bags=bags).does("choose a").through_rewards().s
    s.rng = seeded(1, STREAMS)
    return s
