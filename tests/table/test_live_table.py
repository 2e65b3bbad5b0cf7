"""What people may do around a table: undo, votes, one screen for several, links, chat, being forgotten."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from boneyard.table import company
from boneyard.table.live_table import Room, now_ms
from boneyard.table.protocol import Seated, SitDown
from boneyard.table.refusal import Refused
from boneyard.table.tables import name_of
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
    token,
    two_people,
)


def of_everybody(room: Room) -> list[Eyes]:
    return [Eyes(room, token(seat)) for seat in room.people()]


# ── Undo ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_nobody_undoes_past_another_person() -> None:
    async def story() -> None:
        room = a_room(a_session("baby-boom", 2))
        eyes = of_everybody(room)
        one = room.pending()[0].seat
        await answer(room, one)
        assert eyes[one].update["undo"]["why"] == "undo-refused-turn"
        await answer(room, 1 - one)
        assert eyes[one].update["undo"] == {"may": False, "kind": "", "why": "undo-refused-others"}
        with pytest.raises(Refused, match="undo-refused-others"):
            await room.undo(eyes[one].guest)

    run(story())


def test_who_plays_for_all_may_undo() -> None:
    async def story() -> None:
        room = a_room(a_session("baby-boom", 2))
        eyes = Eyes(room, token(0), token(1))
        before = eyes.update["view"]
        await answer(room, room.pending()[0].seat)
        assert eyes.update["undo"]["may"]
        await room.undo(eyes.guest)
        assert eyes.update["view"] == before

    run(story())


def test_nobody_undoes_a_throw_of_the_dice() -> None:
    async def story() -> None:
        room = a_room(a_session("baby-boom", 2, risky_business=True))
        eyes = of_everybody(room)
        words = room.session.state.rng.words[:]
        asked = 0
        while room.session.state.rng.words == words:
            asked = room.pending()[0].seat
            await answer(room, asked)
        assert eyes[asked].update["undo"]["why"] == "undo-refused-chance"
        with pytest.raises(Refused, match="undo-refused-chance"):
            await room.undo(eyes[asked].guest)

    run(story())


def test_nobody_undoes_what_was_revealed() -> None:
    async def story() -> None:
        room = a_room(a_session("bad-bones", 2))
        eyes = of_everybody(room)
        for seat in (0, 1):
            await answer(room, seat)
        assert eyes[1].update["undo"]["why"] in ("undo-refused-revealed", "undo-refused-chance")
        with pytest.raises(Refused):
            await room.undo(eyes[1].guest)

    run(story())


def test_a_spectator_undoes_nothing() -> None:
    async def story() -> None:
        room = a_room(a_session("baby-boom", 2))
        await answer(room, room.pending()[0].seat)
        with pytest.raises(Refused, match="nothing can be undone"):
            await room.undo(Eyes(room).guest)

    run(story())


def test_only_the_own_sealed_answer_can_be_taken_back_and_the_others_stand() -> None:
    async def story() -> None:
        room = a_room(a_session("bad-bones", 3))
        eyes = of_everybody(room)
        await answer(room, 0, 1)
        await answer(room, 1, 2)
        open_to_2 = room.question(2)
        with pytest.raises(Refused, match="no sealed answer"):
            await room.retract(2)
        await room.retract(0)
        assert eyes[0].update["prompt"] is not None
        assert eyes[1].update["retract"]
        assert eyes[1].update["prompt"] is None
        assert open_to_2 is not None
        assert eyes[2].update["prompt"]["number"] == open_to_2.number
        assert [entry["seat"] for entry in eyes[2].log] == [-1, 1]

    run(story())


# ── Votes and getting up ────────────────────────────────────────────────────────────────────────────────────────────


def test_all_must_agree_to_resign_and_one_refusal_is_enough() -> None:
    async def story() -> None:
        room = a_room(a_session("baby-boom", 3))
        ada, leo, mia = of_everybody(room)
        await company.vote(room, ada.guest, "resign", -1, yes=True)
        await company.vote(room, leo.guest, "resign", -1, yes=True)
        assert mia.update["table"]["votes"] == [{"about": "resign", "seat": -1, "yes": [0, 1], "needed": [2]}]
        await company.vote(room, mia.guest, "resign", -1, yes=False)
        assert ada.update["table"]["votes"] == []
        assert ada.said() == ["table-resign-proposed", "table-resign-refused"]
        for eyes in (ada, leo, mia):
            await company.vote(room, eyes.guest, "resign", -1, yes=True)
        assert ada.update["table"]["status"] == "over"
        assert ada.update["table"]["ended"] == "resigned"
        assert ada.update["table"]["seed"] == room.row.seed
        assert ada.update["prompt"] is None
        with pytest.raises(Refused, match="nothing to vote about"):
            await company.vote(room, ada.guest, "resign", -1, yes=True)

    run(story())


@pytest.mark.parametrize(("who", "whom", "why"), [(0, 0, "not-offered"), (0, 7, "not-offered"), (-1, 1, "not-yours")])
def test_nobody_votes_about_themselves_about_nobody_or_from_outside(who: int, whom: int, why: str) -> None:
    async def story() -> None:
        room = a_room(a_session("baby-boom", 3))
        eyes = Eyes(room, *([token(who)] if who >= 0 else []))
        with pytest.raises(Refused) as refused:
            await company.vote(room, eyes.guest, "replace", whom, yes=True)
        assert refused.value.why == why
        assert not room.votes

    run(story())


def test_who_got_up_can_come_back_until_the_others_have_agreed_on_a_bot() -> None:
    async def story() -> None:
        room = a_room(a_session("baby-boom", 3))
        ada, leo, mia = of_everybody(room)
        await company.leave(room, leo.guest)
        assert ada.update["table"]["seats"][1]["left"]
        assert ada.update["table"]["votes"] == [{"about": "replace", "seat": 1, "yes": [], "needed": [0, 2]}]
        await company.come_back(room, leo.guest)
        assert ada.update["table"]["votes"] == []
        assert not ada.update["table"]["seats"][1]["left"]
        await company.leave(room, leo.guest)
        for eyes in (ada, mia):
            await company.vote(room, eyes.guest, "replace", 1, yes=True)
        assert ada.update["table"]["seats"][1]["kind"] == "bot"
        assert leo.update["mine"] == []
        with pytest.raises(Refused, match=r"not asked|gone"):
            await room.pick(leo.guest.seat, 0, 0)

    run(story())


# ── Session down, one screen for several, another device ────────────────────────────────────────────────────────────


def test_who_holds_several_seats_looks_with_the_eyes_of_one_at_a_time() -> None:
    async def story() -> None:
        room = a_room(a_session("bad-bones", 3))
        eyes = Eyes(room, token(0), token(1), look=1)
        assert eyes.update["mine"] == [0, 1]
        assert eyes.update["seat"] == 1
        await answer(room, 0)
        assert eyes.update["prompt"] is not None
        room.look(eyes.guest, 0)
        assert eyes.update["seat"] == 0
        assert eyes.update["prompt"] is None
        assert eyes.update["retract"]
        assert eyes.update["keep"] == 0
        with pytest.raises(Refused, match="seat 2 is not yours"):
            room.look(eyes.guest, 2)

    run(story())


def test_a_link_moves_the_seats_once_and_not_after_its_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house:
            room, ada, _leo, seated, other = await two_people(house)
            with pytest.raises(Refused, match="none of these secrets"):
                await house.link(seated.table, ["nothing"])
            moved = await house.use_link(await house.link(seated.table, held(seated)))
            assert ada.update["mine"] == []
            assert not ada.update["host"]
            assert Eyes(room, *held(moved)).update["mine"] == [0]
            late = await house.link(other.table, held(other))
            monkeypatch.setattr("boneyard.table.tables.now_ms", lambda: now_ms() + 16 * 60_000)
            with pytest.raises(Refused, match="older than 15 minutes"):
                await house.use_link(late)

    run(story())


def test_a_link_of_who_has_lost_the_seat_does_not_take_it_from_the_next(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house:
            room, ada, _leo, seated, other = await two_people(house)
            link = await house.link(other.table, held(other))
            await company.host_does(room, ada.guest, "free", 1, "fair")
            mia = await joined(house, seated, "Mia")
            with pytest.raises(Refused, match="has been used"):
                await house.use_link(link)
            assert Eyes(room, *held(mia)).update["mine"] == [1]

    run(story())


def test_a_place_is_taken_by_one_only(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house:
            seated = await opened(house, "baby-boom", "me", "open", public=True)
            assert [line.id for line in await house.public()] == [seated.table]
            came = await asyncio.gather(
                *[house.sit(seated.table, SitDown(f"Guest {n}")) for n in range(5)], return_exceptions=True
            )
            assert sum(isinstance(one, Seated) for one in came) == 1
            assert {one.why for one in came if isinstance(one, Refused)} == {"full"}

    run(story())


def test_a_rematch_is_one_new_table_with_the_same_people_and_bots(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path, Bots(first_answer)) as house:
            seated = await opened(house, "baby-boom", "me", "gentle", "open")
            other = await joined(house, seated)
            room = await house.room(seated.table)
            ada, leo = Eyes(room, *held(seated)), Eyes(room, *held(other))
            with pytest.raises(Refused, match="when the game is over"):
                await house.rematch(room, ada.guest.hashes)
            for eyes in (ada, leo):
                await company.vote(room, eyes.guest, "resign", -1, yes=True)
            with pytest.raises(Refused, match="only somebody who played"):
                await house.rematch(room, Eyes(room).guest.hashes)
            await house.rematch(room, leo.guest.hashes)
            where = ada.update["table"]["rematch"]
            await house.rematch(room, ada.guest.hashes)
            assert leo.update["table"]["rematch"] == where
            again = await house.room(where)
            assert [seat.nickname for seat in again.seats] == [seat.nickname for seat in room.seats]
            assert again.row.seed != room.row.seed
            assert Eyes(again, *held(seated)).update["host"]
            assert Eyes(again, *held(other)).update["mine"] == [2]

    run(story())


# ── Chat, names, being forgotten ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("  hello\n\tthere ", "hello there"),
        ("a\x00b\x1b[31mc", "a b [31mc"),
        ("right\u202eleft", "right left"),
        ("zero\u200bwidth", "zero width"),
        ("x" * 600, "x" * 500),
        ("🦴" * 3, "🦴" * 3),
        ("line\u2028break", "line break"),
    ],
)
def test_what_is_said_is_one_clean_line(said: str, kept: str) -> None:
    async def story() -> None:
        room = a_room(a_session("baby-boom", 2))
        ada, leo = of_everybody(room)
        await company.speak(room, ada.guest, said)
        told = [m for m in leo.messages() if m["type"] == "said"][-1]
        assert told["lines"][0]["text"] == kept

    run(story())


@pytest.mark.parametrize("nothing", ["", "  \n ", "\x00", "\u202e\u200b"])
def test_nothing_is_said_by_nothing(nothing: str) -> None:
    room = a_room(a_session("baby-boom", 2))
    with pytest.raises(Refused, match="nothing to say"):
        asyncio.run(company.speak(room, Eyes(room, token(0)).guest, nothing))
    with pytest.raises(Refused, match="1 to 24"):
        name_of(nothing)


def test_who_is_forgotten_leaves_neither_name_nor_words(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house:
            room, ada, leo, _seated, other = await two_people(house)
            await company.speak(room, ada.guest, "I stay")
            await company.speak(room, leo.guest, "my address is Bone Street 1")
            await company.leave(room, leo.guest)
            await house.forget(other.table, held(other))
            lines = await house.store.chat(other.table)
            assert [line.text for line in lines if line.text] == ["I stay"]
            assert not any("Leo" in line.say or "Leo" in line.nickname for line in lines)
            assert ada.update["table"]["seats"][1]["nickname"] == ""
            await house.forget(other.table, ["nothing"])
            assert ada.update["table"]["seats"][0]["nickname"] == "Ada"

    run(story())
    assert not any(b"Bone Street" in file.read_bytes() for file in tmp_path.iterdir())
