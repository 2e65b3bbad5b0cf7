"""What people may do around a table: undo, votes, one screen for several, links, chat, being forgotten."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from boneyard.table import seats
from boneyard.table.host import host_command
from boneyard.table.live_table import LiveTable
from boneyard.table.protocol import Seated, SitDown
from boneyard.table.refusal import Refused
from boneyard.table.tables import cleaned_name
from boneyard.table.times import now_ms
from tests.table.live_tables import (
    Bots,
    FakeBrowser,
    a_live_table,
    a_session,
    answer,
    first_answer,
    held,
    joined,
    opened,
    run,
    running_tables,
    token,
    two_people,
)


def of_everybody(table: LiveTable) -> list[FakeBrowser]:
    return [FakeBrowser(table, token(seat)) for seat in table.people()]


# ── Undo ────────────────────────────────────────────────────────────────────────────────────────────────────────────


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


def test_who_plays_for_all_may_undo() -> None:
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


def test_only_the_own_sealed_answer_can_be_taken_back_and_the_others_stand() -> None:
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


# ── Votes and getting up ────────────────────────────────────────────────────────────────────────────────────────────


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
def test_nobody_votes_about_themselves_about_nobody_or_from_outside(who: int, whom: int, why: str) -> None:
    async def story() -> None:
        table = a_live_table(a_session("baby-boom", 3))
        browser = FakeBrowser(table, *([token(who)] if who >= 0 else []))
        with pytest.raises(Refused) as refused:
            await table.votes.cast(browser.connection, "replace", whom, yes=True)
        assert refused.value.why == why
        assert table.votes.open() == []

    run(story())


def test_who_got_up_can_come_back_until_the_others_have_agreed_on_a_bot() -> None:
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


# ── Session down, one screen for several, another device ────────────────────────────────────────────────────────────


def test_who_holds_several_seats_looks_with_the_eyes_of_one_at_a_time() -> None:
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


def test_a_link_moves_the_seats_once_and_not_after_its_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with running_tables(tmp_path) as tables:
            table, ada, _leo, seated, other = await two_people(tables)
            with pytest.raises(Refused, match="none of these secrets"):
                await tables.link(seated.table, ["nothing"])
            moved = await tables.use_link(await tables.link(seated.table, held(seated)))
            assert ada.update["mine"] == []
            assert not ada.update["host"]
            assert FakeBrowser(table, *held(moved)).update["mine"] == [0]
            late = await tables.link(other.table, held(other))
            monkeypatch.setattr("boneyard.table.tables.now_ms", lambda: now_ms() + 16 * 60_000)
            with pytest.raises(Refused, match="older than 15 minutes"):
                await tables.use_link(late)

    run(story())


def test_a_link_of_who_has_lost_the_seat_does_not_take_it_from_the_next(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_tables(tmp_path) as tables:
            table, ada, _leo, seated, other = await two_people(tables)
            link = await tables.link(other.table, held(other))
            await host_command(table, ada.connection, "free", 1, "fair")
            mia = await joined(tables, seated, "Mia")
            with pytest.raises(Refused, match="has been used"):
                await tables.use_link(link)
            assert FakeBrowser(table, *held(mia)).update["mine"] == [1]

    run(story())


def test_a_place_is_taken_by_one_only(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_tables(tmp_path) as tables:
            seated = await opened(tables, "baby-boom", "me", "open", public=True)
            assert [line.id for line in await tables.public()] == [seated.table]
            came = await asyncio.gather(
                *[tables.sit_down(seated.table, SitDown(f"Guest {n}")) for n in range(5)], return_exceptions=True
            )
            assert sum(isinstance(one, Seated) for one in came) == 1
            assert {one.why for one in came if isinstance(one, Refused)} == {"full"}

    run(story())


def test_a_rematch_is_one_new_table_with_the_same_people_and_bots(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_tables(tmp_path, Bots(first_answer)) as tables:
            seated = await opened(tables, "baby-boom", "me", "gentle", "open")
            other = await joined(tables, seated)
            table = await tables.get(seated.table)
            ada, leo = FakeBrowser(table, *held(seated)), FakeBrowser(table, *held(other))
            with pytest.raises(Refused, match="when the game is over"):
                await tables.rematch(table, ada.connection.hashes)
            for browser in (ada, leo):
                await table.votes.cast(browser.connection, "resign", -1, yes=True)
            with pytest.raises(Refused, match="only somebody who played"):
                await tables.rematch(table, FakeBrowser(table).connection.hashes)
            await tables.rematch(table, leo.connection.hashes)
            where = ada.update["table"]["rematch"]
            await tables.rematch(table, ada.connection.hashes)
            assert leo.update["table"]["rematch"] == where
            again = await tables.get(where)
            assert [seat.nickname for seat in again.seats] == [seat.nickname for seat in table.seats]
            assert again.row.seed != table.row.seed
            assert FakeBrowser(again, *held(seated)).update["host"]
            assert FakeBrowser(again, *held(other)).update["mine"] == [2]

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
        table = a_live_table(a_session("baby-boom", 2))
        ada, leo = of_everybody(table)
        await table.chat.speak(ada.connection, said)
        told = [m for m in leo.messages() if m["type"] == "said"][-1]
        assert told["lines"][0]["text"] == kept

    run(story())


@pytest.mark.parametrize("nothing", ["", "  \n ", "\x00", "\u202e\u200b"])
def test_nothing_is_said_by_nothing(nothing: str) -> None:
    table = a_live_table(a_session("baby-boom", 2))
    with pytest.raises(Refused, match="nothing to say"):
        asyncio.run(table.chat.speak(FakeBrowser(table, token(0)).connection, nothing))
    with pytest.raises(Refused, match="1 to 24"):
        cleaned_name(nothing)


def test_who_is_forgotten_leaves_neither_name_nor_words(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_tables(tmp_path) as tables:
            table, ada, leo, _seated, other = await two_people(tables)
            await table.chat.speak(ada.connection, "I stay")
            await table.chat.speak(leo.connection, "my address is Bone Street 1")
            await seats.leave(table, leo.connection)
            await tables.forget(other.table, held(other))
            lines = await tables.store.chat(other.table)
            assert [line.text for line in lines if line.text] == ["I stay"]
            assert not any("Leo" in line.say or "Leo" in line.nickname for line in lines)
            assert ada.update["table"]["seats"][1]["nickname"] == ""
            await tables.forget(other.table, ["nothing"])
            assert ada.update["table"]["seats"][0]["nickname"] == "Ada"

    run(story())
    assert not any(b"Bone Street" in file.read_bytes() for file in tmp_path.iterdir())
