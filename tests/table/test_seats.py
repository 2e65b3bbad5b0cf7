"""Nobody loses a seat to a bot for good: it takes a while until one may be proposed, and its owner takes it back."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from boneyard.table import company
from boneyard.table.limits import Limits
from boneyard.table.live_table import Room
from boneyard.table.protocol import Seated, SitDown
from boneyard.table.refusal import Refused
from boneyard.table.table_bots import Players
from boneyard.table.tables import House
from tests.table.live_tables import (
    Bots,
    Eyes,
    a_house,
    a_room,
    a_session,
    answer,
    first_answer,
    held,
    joined,
    opened,
    run,
    soon,
    token,
    two_people,
)
from tests.table.visitors import Visitor, serving
from tests.table.visitors import held as secrets_of

Later = Callable[[float], None]


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Later:
    """Lets so many seconds go by."""
    gone = 0.0

    def wait(seconds: float) -> None:
        nonlocal gone
        gone += seconds

    monkeypatch.setattr("boneyard.table.live_table.now_ms", lambda: time.time_ns() // 1_000_000 + round(gone * 1000))
    return wait


async def goes(eyes: Eyes) -> None:
    """A browser is closed, or its line breaks."""
    eyes.leave()
    await company.gone(eyes.room)


async def comes(room: Room, seated: Seated) -> Eyes:
    """A browser says hello."""
    await room.refresh()
    eyes = Eyes(room, *held(seated))
    await company.come_back(room, eyes.guest)
    return eyes


async def proposes(room: Room, eyes: Eyes, seat: int) -> str:
    """Proposes a bot for somebody; why not, if it is refused."""
    try:
        await company.vote(room, eyes.guest, "replace", seat, yes=True)
    except Refused as problem:
        return str(problem)
    return ""


def kinds(room: Room) -> list[str]:
    return [seat.kind for seat in room.seats]


# ── A while ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_whose_line_breaks_is_not_replaced_at_once(tmp_path: Path, later: Later) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house:
            room, ada, leo, _seated, _other = await two_people(house)
            await company.come_back(room, leo.guest)
            assert await proposes(room, ada, 1) == "who is at the table is not replaced"
            await goes(leo)
            assert "in 60 seconds" in await proposes(room, ada, 1)
            later(59)
            assert "in 1 seconds" in await proposes(room, ada, 1)
            assert 58_000 < ada.update["away"]["1"] < 60_000
            assert kinds(room) == ["person", "person"]
            later(1)
            assert await proposes(room, ada, 1) == ""
            assert kinds(room) == ["person", "bot"]

    run(story())


def test_a_restart_neither_shortens_nor_lengthens_the_while(tmp_path: Path, later: Later) -> None:
    async def first() -> None:
        async with a_house(tmp_path) as house:
            room, _ada, leo, seated, other = await two_people(house)
            people.extend((seated, other))
            await company.come_back(room, leo.guest)
            await goes(leo)

    async def then() -> None:
        async with a_house(tmp_path) as house:
            later(40)
            room = await house.room(people[0].table)
            ada = await comes(room, people[0])
            assert "in 20 seconds" in await proposes(room, ada, 1)
            later(20)
            assert await proposes(room, ada, 1) == ""

    people: list[Seated] = []
    run(first())
    run(then())


def test_after_a_crash_everybody_who_was_there_has_a_while_to_come_back(tmp_path: Path, later: Later) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house:
            room, _ada, leo, seated, other = await two_people(house)
            await company.come_back(room, leo.guest)
            house.rooms.clear()  # as if the server had died: nobody has said goodbye
            later(3600)
            again = await house.room(seated.table)
            ada = await comes(again, seated)
            assert "in 60 seconds" in await proposes(again, ada, 1)
            later(61)
            await comes(again, other)
            assert "who is at the table" in await proposes(again, ada, 1)

    run(story())


def test_who_comes_back_in_time_ends_the_vote(tmp_path: Path, later: Later) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house:
            seated = await opened(house, "baby-boom", "me", "open", "open")
            leo, mia = await joined(house, seated), await joined(house, seated, "Mia")
            room = await house.room(seated.table)
            ada, _leo, gone = [await comes(room, who) for who in (seated, leo, mia)]
            await goes(gone)
            later(61)
            assert await proposes(room, ada, 2) == ""
            assert ada.update["table"]["votes"][0]["needed"] == [1]
            await comes(room, mia)
            assert ada.update["table"]["votes"] == []

    run(story())


def test_who_has_just_sat_down_has_a_while_to_open_the_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house:
            room, ada, leo, _seated, _other = await two_people(house)
            leo.leave()
            await company.gone(room)
            assert "seconds" in await proposes(room, ada, 1)

    run(story())


# ── Taking it back ──────────────────────────────────────────────────────────────────────────────────────────────────


async def replaced(house: House, later: Later) -> tuple[Room, Eyes, Seated, Seated]:
    """Ada plays on with a bot where Leo sat."""
    room, ada, leo, seated, other = await two_people(house)
    await company.come_back(room, leo.guest)
    await goes(leo)
    later(61)
    assert await proposes(room, ada, 1) == ""
    return room, ada, seated, other


def test_whose_seat_a_bot_plays_takes_it_back(tmp_path: Path, later: Later) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house:
            room, ada, _seated, other = await replaced(house, later)
            seat = ada.update["table"]["seats"][1]
            assert (seat["kind"], seat["nickname"], seat["owner"]) == ("bot", "Rattle", "Leo")
            leo = await comes(room, other)
            assert (leo.update["mine"], leo.update["back"]) == ([], [1])
            await company.take_back(room, leo.guest)
            assert (leo.update["mine"], leo.update["back"], leo.update["seat"]) == ([1], [], 1)
            seat = ada.update["table"]["seats"][1]
            assert (seat["kind"], seat["nickname"], seat["owner"], seat["here"]) == ("person", "Leo", None, True)
            assert leo.said()[-1] == "table-took-back"
            with pytest.raises(Refused, match="no bot plays on a seat of yours"):
                await company.take_back(room, ada.guest)

    run(story())


def test_it_is_theirs_after_a_restart_too(tmp_path: Path, later: Later) -> None:
    async def first() -> None:
        async with a_house(tmp_path) as house:
            people.append((await replaced(house, later))[3])

    async def then() -> None:
        async with a_house(tmp_path) as house:
            room = await house.room(people[0].table)
            leo = await comes(room, people[0])
            await company.take_back(room, leo.guest)
            assert leo.update["table"]["seats"][1]["nickname"] == "Leo"

    people: list[Seated] = []
    run(first())
    run(then())


def test_nobody_else_gets_a_seat_that_is_somebodys(tmp_path: Path, later: Later) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house:
            room, ada, seated, other = await replaced(house, later)
            with pytest.raises(Refused, match="no place is free"):
                await house.sit(seated.table, SitDown("Mia"))
            mia = Eyes(room)
            with pytest.raises(Refused, match="no bot plays on a seat of yours"):
                await company.take_back(room, mia.guest)
            await company.host_does(room, ada.guest, "bot", 1, "sharp")
            assert (await comes(room, other)).update["back"] == [1]
            await company.host_does(room, ada.guest, "free", 1, "fair")
            assert (await comes(room, other)).update["back"] == []
            await joined(house, seated, "Mia")
            assert kinds(room) == ["person", "person"]

    run(story())


def test_the_host_gives_a_seat_back_to_its_owner(tmp_path: Path, later: Later) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house:
            room, ada, _seated, other = await replaced(house, later)
            await company.host_does(room, ada.guest, "return", 1, "fair")
            assert kinds(room) == ["person", "person"]
            assert "in 60 seconds" in await proposes(room, ada, 1)
            assert (await comes(room, other)).update["mine"] == [1]
            for seat in (0, 1):
                with pytest.raises(Refused, match="no bot plays for somebody"):
                    await company.host_does(room, ada.guest, "return", seat, "fair")

    run(story())


def test_a_bot_that_never_played_for_anybody_stays(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house:
            seated = await opened(house, "baby-boom", "me", "fair")
            room = await house.room(seated.table)
            ada = Eyes(room, *held(seated))
            assert ada.update["table"]["seats"][1]["owner"] is None
            with pytest.raises(Refused, match="no bot plays for somebody"):
                await company.host_does(room, ada.guest, "return", 1, "fair")

    run(story())


def test_what_the_bot_was_thinking_of_is_not_played_for_who_came_back() -> None:
    async def story() -> None:
        ponder = asyncio.Event()

        async def slowly(game: str, state: str, seat: int, *_more: object) -> str:
            await ponder.wait()
            return await first_answer(game, state, seat)

        players = Players(Bots(slowly), Limits())
        room = a_room(a_session("baby-boom", 2), players.attend)
        asked = room.pending()[0].seat
        owner = Eyes(room, token(asked))
        async with room.lock:
            await company.give_to_bot(room, asked, "fair")
        await soon(lambda: room.thinking)
        await company.take_back(room, owner.guest)
        ponder.set()
        await asyncio.sleep(0.05)
        assert room.rev == 0
        assert not room.thinking
        await answer(room, asked)
        assert room.rev == 1
        players.dismiss(room)

    run(story())


def test_nobody_undoes_what_the_bot_of_somebody_else_has_answered(tmp_path: Path, later: Later) -> None:
    async def story() -> None:
        async with a_house(tmp_path, Bots(first_answer)) as house:
            room, ada, _seated, _other = await replaced(house, later)
            await soon(lambda: room.question(0) and not room.thinking)
            rev = room.rev
            await answer(room, 0)
            await soon(lambda: room.rev >= rev + 2 and not room.thinking)
            assert not ada.update["undo"]["may"]

    run(story())


# ── Links, being forgotten, a rematch ───────────────────────────────────────────────────────────────────────────────


def test_a_seat_that_a_bot_plays_goes_to_another_device_too(tmp_path: Path, later: Later) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house:
            room, _ada, _seated, other = await replaced(house, later)
            moved = await house.use_link(await house.link(other.table, held(other)))
            assert (await comes(room, other)).update["back"] == []
            phone = await comes(room, moved)
            await company.take_back(room, phone.guest)
            assert phone.update["mine"] == [1]

    run(story())


def test_who_is_forgotten_has_no_name_but_the_seat_and_the_bot_keeps_its_own(tmp_path: Path, later: Later) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house:
            room, ada, _seated, other = await replaced(house, later)
            await house.forget(other.table, held(other))
            seat = ada.update["table"]["seats"][1]
            assert (seat["nickname"], seat["owner"]) == ("Rattle", "")
            found = await house.store.read(other.table)
            assert found is not None
            assert (found[1][1].nickname, found[1][1].owner) == ("Rattle", "")
            leo = await comes(room, other)
            await company.take_back(room, leo.guest)
            assert leo.update["table"]["seats"][1]["nickname"] == ""

    run(story())


def test_at_a_rematch_the_bot_still_plays_for_its_owner(tmp_path: Path, later: Later) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house:
            room, ada, _seated, other = await replaced(house, later)
            await company.vote(room, ada.guest, "resign", -1, yes=True)
            leo = await comes(room, other)
            with pytest.raises(Refused, match="this table is over"):
                await company.take_back(room, leo.guest)
            await house.rematch(room, leo.guest.hashes)
            again = await house.room(room.row.rematch)
            leo = await comes(again, other)
            await company.take_back(again, leo.guest)
            assert leo.update["mine"] == [1]

    run(story())


# ── Over real sockets ───────────────────────────────────────────────────────────────────────────────────────────────


def test_somebody_comes_back_after_the_while_and_plays_again(tmp_path: Path) -> None:
    with serving(tmp_path, "--grace", "0.2") as server:
        seated = server.open_table("bad-bones", "me", "open")
        friend = server.sit_down(seated["table"])
        ada = Visitor(server, seated["table"], secrets_of(seated))
        leo = Visitor(server, seated["table"], secrets_of(friend))
        ada.until_true(lambda update: update["away"] == {})
        leo.leave()
        ada.until_true(lambda update: "1" in update["away"])
        assert ada.update["table"]["grace"] == 0.2
        time.sleep(2 * ada.update["table"]["grace"])
        ada.say("vote", about="replace", seat=1)
        ada.until_true(lambda update: update["table"]["seats"][1]["kind"] == "bot")
        leo = Visitor(server, seated["table"], secrets_of(friend))
        assert (leo.update["mine"], leo.update["back"]) == ([], [1])
        leo.say("return")
        leo.until_true(lambda update: update["mine"] == [1])
        ada.until_true(lambda update: update["table"]["seats"][1]["nickname"] == "Leo")
        assert not any(frame.startswith('{"type":"problem"') for frame in leo.frames)
        ada.leave()
        leo.leave()
        assert server.said() == ""
