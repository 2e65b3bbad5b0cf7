"""Lists of tables: one's own and the public ones, read from rows without replaying any game."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import NoReturn

import pytest

from boneyard.table.protocol import TableLine
from boneyard.table.refusal import Refused
from boneyard.table.rows import TableChange
from boneyard.table.tables import ASKED_FOR, LISTED, Tables
from tests.table.live_tables import FakeBrowser, answer, held, joined, opened, run, running_tables, two_people
from tests.table.stored import doctored


async def no_loading(_tables: Tables, name: str) -> NoReturn:
    raise AssertionError(f"{name} was loaded")


def test_the_list_of_ones_tables_leaves_out_those_that_are_gone(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_tables(tmp_path) as tables:
            first = await opened(tables, "baby-boom", "me", "open")
            second = await opened(tables, "baby-boom", "me", "me")
            lines = await tables.mine({first.table: held(first), "nowhere": ["x"], second.table: held(second)})
            assert [line.id for line in lines] == [second.table, first.table]
            assert [len(line.mine) for line in lines] == [2, 1]

    run(story())


def test_nothing_is_told_of_a_table_to_whoever_has_no_secret_of_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_tables(tmp_path) as tables:
            ada = await opened(tables, "baby-boom", "me", "open")
            leo = await joined(tables, ada)
            for wrong in ([], [""], ["guessed"], held(await opened(tables, "baby-boom", "me", "me"))):
                assert await tables.mine({ada.table: wrong}) == []
            for right, mine in (([leo.tokens[1]], [1]), ([ada.host], [0]), (held(ada), [0])):
                assert [line.mine for line in await tables.mine({ada.table: ["x", *right]})] == [mine]

    run(story())


def test_the_host_without_a_seat_finds_the_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_tables(tmp_path) as tables:
            seated = await opened(tables, "baby-boom", "open", "open")
            assert [line.mine for line in await tables.mine({seated.table: [seated.host]})] == [[]]

    run(story())


def test_tables_that_are_over_or_closed_are_listed_too(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_tables(tmp_path) as tables:
            over, closed = [await opened(tables, "baby-boom", "me", "me") for _ in range(2)]
            await (await tables.get(over.table)).finish()
            await (await tables.get(closed.table)).change(TableChange(row={"status": "closed"}))
            lines = await tables.mine({each.table: held(each) for each in (over, closed)})
            assert {line.id: (line.status, line.asked) for line in lines} == {
                over.table: ("over", []),
                closed.table: ("closed", []),
            }

    run(story())


def test_only_so_many_tables_are_asked_for_and_listed_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_tables(tmp_path) as tables:
            old = await opened(tables, "baby-boom", "me", "me")
            made = await asyncio.gather(*[opened(tables, "baby-boom", "me", "me") for _ in range(LISTED + 1)])
            names = [f"nowhere {number}" for number in range(ASKED_FOR)]
            assert await tables.mine({old.table: held(old), **{name: ["x"] for name in names}}) == []
            found = await tables.mine({each.table: held(each) for each in made})
            assert len(found) == LISTED

    run(story())


def stands(line: TableLine) -> tuple[int, list[int]]:
    return line.round, line.asked


def test_lists_tell_how_the_game_stands_without_loading_a_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with running_tables(tmp_path) as tables:
            table, ada, leo, seated, _other = await two_people(tables, "bad-bones", public=True)
            monkeypatch.setattr(Tables, "load", no_loading)

            async def is_right() -> None:
                (mine,), (public,) = await tables.mine({seated.table: held(seated)}), await tables.public()
                truth = table.session.game.standing(table.session.state).round, [each.seat for each in table.owed()]
                assert stands(mine) == stands(public) == truth
                assert (mine.mine, public.mine) == ([0], [])

            await is_right()
            await answer(table, 0, 3)
            await is_right()
            await table.retract(0)
            await is_right()
            for _ in range(12):
                await answer(table, table.owed()[0].seat, 0)
                await is_right()
            for browser in (ada, leo):
                browser.leave()
            await tables.unload(table)
            await is_right()

    run(story())


def test_lists_tell_how_the_game_stands_after_an_undo(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_tables(tmp_path) as tables:
            seated = await opened(tables, "baby-boom", "me", "me", public=True)
            table = await tables.get(seated.table)
            ada = FakeBrowser(table, *held(seated))
            before = [stands(line) for line in await tables.public()]
            await answer(table, table.owed()[0].seat)
            assert [stands(line) for line in await tables.public()] != before
            await table.undo(ada.connection)
            assert [stands(line) for line in await tables.public()] == before

    run(story())


def test_what_an_earlier_version_did_not_store_is_left_out_and_not_replayed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with running_tables(tmp_path) as tables:
            seated = await opened(tables, "baby-boom", "me", "me", public=True)
            await tables.store.save_table(seated.table, {"asked": -1})
            monkeypatch.setattr(Tables, "load", no_loading)
            assert [stands(line) for line in await tables.public()] == [(0, [])]

    run(story())


def test_a_table_of_a_game_that_is_not_here_any_more_is_not_listed(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_tables(tmp_path) as tables:
            seated = await opened(tables, "baby-boom", "me", "me", public=True)
            doctored(tmp_path, "UPDATE tables SET game = 'chess' WHERE id = ?", seated.table)
            assert await tables.public() == []
            with pytest.raises(Refused, match="chess"):
                await tables.get(seated.table)

    run(story())


def test_a_rematch_is_listed_as_it_stands(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_tables(tmp_path) as tables:
            seated = await opened(tables, "baby-boom", "me", "me", public=True)
            table = await tables.get(seated.table)
            ada = FakeBrowser(table, *held(seated))
            await table.finish()
            await tables.rematch(table, ada.connection.hashes)
            (line,) = await tables.public()
            again = await tables.get(line.id)
            assert line.id == table.row.rematch
            assert line.asked == [each.seat for each in again.owed()]

    run(story())
