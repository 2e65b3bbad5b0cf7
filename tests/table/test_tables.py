"""All tables of a server: seats, rematches, being forgotten, unloading and deleting."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from boneyard.core.codec import save
from boneyard.core.game import Option, game
from boneyard.table import live_table, reports, seats
from boneyard.table.limits import Limits
from boneyard.table.live_table import LiveTable
from boneyard.table.protocol import Seated, SitDown
from boneyard.table.refusal import Refused
from boneyard.table.store import Unavailable
from boneyard.table.times import DAY_MS, ClockElsewhere, now_ms
from tests.table.live_tables import (
    Bots,
    FakeBrowser,
    answer,
    first_answer,
    held,
    joined,
    opened,
    run,
    running_tables,
    two_people,
)
from tests.table.stored import doctored

# ── Unloading, loading and deleting ───────────────────────────────────────────────────────────────────────────────────


def test_a_table_is_the_same_when_it_is_loaded_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_tables(tmp_path) as tables:
            table, ada, leo, seated, other = await two_people(tables, "bad-bones")
            await answer(table, 0, 3)
            await table.retract(0)
            await answer(table, 0, 2)
            await answer(table, 1, 1)
            await answer(table, 1, 1)
            before = [browser.update for browser in (ada, leo)]
            for browser in (ada, leo):
                browser.leave()
            await tables.unload(table)
            assert seated.table not in tables.live
            again = await tables.get(seated.table)
            assert again is not table
            after = [FakeBrowser(again, *held(who)) for who in (seated, other)]
            for old, browser, first in zip(before, after, (ada, leo), strict=True):
                new = browser.update
                assert {**new, "keep": 0, "log": []} == {**old, "keep": 0, "log": []}
                assert browser.log == first.log

    run(story())


def test_under_newer_rules_a_table_continues_from_its_stored_position(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with running_tables(tmp_path) as tables:
            table, ada, leo, seated, _other = await two_people(tables)
            await answer(table, table.pending()[0].seat)
            view = ada.update["view"]
            for browser in (ada, leo):
                browser.leave()
            await tables.unload(table)
            rules = game("baby-boom")
            monkeypatch.setattr(rules, "rules", rules.rules + 1)
            monkeypatch.setattr("boneyard.table.known_games.game", lambda _name: rules)
            newer = await tables.get(seated.table)
            browser = FakeBrowser(newer, *held(seated))
            assert browser.update["view"] == view
            assert newer.rev == 1
            await answer(newer, newer.pending()[0].seat)
            assert browser.update["rev"] == 2
            browser.leave()
            await tables.unload(newer)
            again = await tables.get(seated.table)
            assert again.rev == 2
            await again.finish()
            with pytest.raises(Refused, match="no record"):
                reports.record_of(again)

    run(story())


def test_positions_are_stored_while_people_play_so_that_a_crash_before_newer_rules_loses_no_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_table, "KEPT_EVERY", 3)

    async def story() -> None:
        async with running_tables(tmp_path) as tables:
            table, _ada, _leo, seated, _other = await two_people(tables)
            kept = []
            for _ in range(7):
                await answer(table, table.pending()[0].seat)
                snapshot = await tables.store.snapshot_of(seated.table)
                kept.append(snapshot[0] if snapshot else None)
            assert kept == [1, 1, 3, 3, 3, 6, 6]

    run(story())


def test_under_newer_rules_a_table_without_a_stored_position_is_replayed_as_far_as_possible(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with running_tables(tmp_path) as tables:
            table, _ada, _leo, seated, _other = await two_people(tables)
            await answer(table, table.pending()[0].seat)
            tables.live.clear()
            doctored(tmp_path, "DELETE FROM snapshots")
            rules = game("baby-boom")
            monkeypatch.setattr(rules, "rules", rules.rules + 1)
            monkeypatch.setattr("boneyard.table.known_games.game", lambda _name: rules)
            again = await tables.get(seated.table)
            assert again.rev == 1
            assert rules.write(again.session.state) == rules.write(table.session.state)
            notices = [msgspec.json.decode(line.say)["key"] for line in await tables.store.chat(seated.table)]
            assert "table-reopened" in notices

    run(story())


def test_under_newer_rules_a_table_continues_without_an_option_that_was_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with running_tables(tmp_path) as tables:
            rules, options = game("bad-bones"), game("bad-bones").options
            monkeypatch.setattr(rules, "options", (*options, Option("an_old_reading", (False, True))))
            table, ada, leo, seated, _other = await two_people(tables, "bad-bones")
            assert "an_old_reading" in table.row.options
            for browser in (ada, leo):
                browser.leave()
            await tables.unload(table)
            monkeypatch.setattr(rules, "options", options)
            monkeypatch.setattr(rules, "rules", rules.rules + 1)
            again = await tables.get(seated.table)
            assert save(rules, again.session.state) == save(rules, table.session.state)
            await again.refresh()
            assert "an_old_reading" not in again.row.options

    run(story())


def test_a_table_that_somebody_opens_meanwhile_is_not_unloaded(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_tables(tmp_path) as tables:
            seated = await opened(tables, "baby-boom", "me", "me")
            table = await tables.get(seated.table)
            putting_away = asyncio.create_task(tables.unload(table))
            await asyncio.sleep(0)
            assert await tables.get(seated.table) is table
            await putting_away
            assert await tables.get(seated.table) is table

    run(story())


def test_a_table_that_nobody_touches_for_long_is_deleted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with running_tables(tmp_path, limits=Limits(expires_days=30)) as tables:
            old = await opened(tables, "baby-boom", "me", "fair", clock=60)
            await tables.get(old.table)
            assert await tables.expire() == []
            in_a_month = now_ms() + 31 * DAY_MS
            monkeypatch.setattr(ClockElsewhere, "now_ms", lambda _clock: in_a_month)
            new = await opened(tables, "baby-boom", "me", "fair")
            assert await tables.expire() == [old.table]
            assert await tables.expire() == []
            with pytest.raises(Refused, match="no such table"):
                await tables.get(old.table)
            assert (await tables.get(new.table)).row.id == new.table

    run(story())


def test_asking_for_unknown_tables_leaves_nothing_in_memory(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_tables(tmp_path) as tables:
            for number in range(50):
                with pytest.raises(Refused, match="no such table"):
                    await tables.get(f"oak-owl-{number}")
            assert not tables.live
            assert not tables._loading

    run(story())


def test_the_table_that_nobody_has_looked_at_for_longest_makes_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with running_tables(tmp_path, limits=Limits(all_tables=2)) as tables:
            names = [(await opened(tables, "baby-boom", "me", "me")).table for _ in range(4)]
            watched = FakeBrowser(await tables.get(names[0]))
            await tables.get(names[1])
            with pytest.raises(Refused, match="too many tables are in use"):
                await tables.get(names[2])
            monkeypatch.setattr("boneyard.table.tables.IN_USE", 0)
            await tables.get(names[2])
            assert list(tables.live) == [names[0], names[2]]
            FakeBrowser(await tables.get(names[2]))
            with pytest.raises(Refused, match="too many tables are in use"):
                await tables.get(names[3])
            watched.leave()
            await tables.get(names[3])
            assert list(tables.live) == [names[2], names[3]]

    run(story())


# ── Seats and rematches ───────────────────────────────────────────────────────────────────────────────────────────────


def test_a_seat_is_taken_by_one_person_only(tmp_path: Path) -> None:
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


@pytest.mark.parametrize("name", ["Ada", "adа", "Clack"])
def test_nobody_sits_down_under_a_name_that_looks_like_anothers(tmp_path: Path, name: str) -> None:
    async def story() -> None:
        async with running_tables(tmp_path) as tables:
            seated = await opened(tables, "baby-boom", "me", "open")
            with pytest.raises(Refused, match="choose another one"):
                await joined(tables, seated, name)
            assert (await joined(tables, seated, "Leo")).tokens.keys() == {1}

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


def test_somebody_who_is_forgotten_leaves_neither_name_nor_words(tmp_path: Path) -> None:
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


def test_an_end_without_a_database_tries_every_table_and_completes(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with running_tables(tmp_path) as tables:
            names.extend([(await opened(tables, "baby-boom", "me", "me")).table for _ in range(3)])
            for name in names:
                await tables.get(name)
            tables.store.refuse("the disk is full")

    names: list[str] = []
    run(story())
    told = sorted(record.getMessage() for record in caplog.records)
    assert told == sorted(f"the position of table {name} could not be stored: the disk is full" for name in names)


async def played_to_the_end(table: LiveTable) -> None:
    while table.status == "playing":
        await answer(table, table.owed()[0].seat)


def test_a_game_whose_end_was_not_stored_is_over_when_it_is_loaded_again(tmp_path: Path) -> None:
    async def first() -> str:
        async with running_tables(tmp_path) as tables:
            seated = await opened(tables, "baby-boom", "me", "me")
            await played_to_the_end(await tables.get(seated.table))
            return seated.table

    async def again() -> None:
        async with running_tables(tmp_path) as tables:
            table = await tables.get(name)
            assert table.status == "over"
            assert FakeBrowser(table).update["table"]["seed"] == table.row.seed
            await table.keep()
            found = await tables.store.read(name)
            assert found is not None
            assert found[0].status == "over"

    name = asyncio.run(first())
    doctored(tmp_path, "UPDATE tables SET status = 'playing'")
    run(again())


def test_a_game_ends_although_that_cannot_be_stored_yet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(*_change: object, **_fields: object) -> None:
        raise Unavailable("the disk is full")

    async def story() -> None:
        async with running_tables(tmp_path) as tables:
            seated = await opened(tables, "baby-boom", "me", "me")
            table = await tables.get(seated.table)
            ada = FakeBrowser(table, *held(seated))
            with monkeypatch.context() as short_of_room:
                short_of_room.setattr(tables.store, "change", full)
                await played_to_the_end(table)
            assert ada.update["outcome"]
            assert ada.update["table"]["status"] == "over"
            await table.keep()
            found = await tables.store.read(seated.table)
            assert found is not None
            assert found[0].status == "over"

    run(story())


def test_a_table_that_nobody_looks_at_leaves_the_memory_and_can_be_opened_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with running_tables(tmp_path) as tables:
            seated = await opened(tables, "baby-boom", "me", "me")
            table = await tables.get(seated.table)
            await answer(table, table.owed()[0].seat)
            monkeypatch.setattr("boneyard.table.tables.IDLE", -1)
            await tables._clean_up(table)
            assert tables.live == {}
            assert (await tables.get(seated.table)).rev == 1

    run(story())


def test_nobody_looks_ahead_from_a_question_that_has_gone(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_tables(tmp_path) as tables:
            seated = await opened(tables, "baby-boom", "me", "me")
            table = await tables.get(seated.table)
            ada = FakeBrowser(table, *held(seated), look=table.owed()[0].seat)
            with pytest.raises(Refused, match="question 99 has gone"):
                table.preview(ada.connection, 99, 0)

    run(story())
