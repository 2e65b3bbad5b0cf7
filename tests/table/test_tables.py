"""A table that nobody looks at is put away, taken out again as it was, and cleared away in the end."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from boneyard.core.codec import save
from boneyard.core.game import Option, game
from boneyard.table import reports
from boneyard.table.limits import Limits
from boneyard.table.refusal import Refused
from boneyard.table.times import DAY_MS, now_ms
from tests.table.live_tables import FakeBrowser, answer, held, opened, run, running_tables, two_people


def test_a_table_put_away_is_the_same_when_it_is_taken_out(tmp_path: Path) -> None:
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


def test_under_newer_rules_a_table_goes_on_from_where_it_was_put_away(
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
            monkeypatch.setattr("boneyard.table.drawn.game", lambda _name: rules)
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
            await again.finish("resigned")
            with pytest.raises(Refused, match="no record"):
                reports.record_of(again)

    run(story())


def test_under_newer_rules_a_table_without_a_position_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with running_tables(tmp_path) as tables:
            table, _ada, _leo, seated, _other = await two_people(tables)
            await answer(table, table.pending()[0].seat)
            tables.live.clear()
            rules = game("baby-boom")
            monkeypatch.setattr(rules, "rules", rules.rules + 1)
            monkeypatch.setattr("boneyard.table.drawn.game", lambda _name: rules)
            with pytest.raises(Refused, match="other rules of baby-boom"):
                await tables.get(seated.table)

    run(story())


def test_under_newer_rules_a_table_goes_on_without_an_option_they_lack(
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


def test_a_table_somebody_comes_to_is_not_put_away(tmp_path: Path) -> None:
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


def test_what_nobody_touches_for_long_is_cleared_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with running_tables(tmp_path, limits=Limits(expires_days=30)) as tables:
            old = await opened(tables, "baby-boom", "me", "fair", clock=60)
            await tables.get(old.table)
            assert await tables.expire() == []
            in_a_month = now_ms() + 31 * DAY_MS
            monkeypatch.setattr("boneyard.table.tables.now_ms", lambda: in_a_month)
            new = await opened(tables, "baby-boom", "me", "fair")
            assert await tables.expire() == [old.table]
            assert await tables.expire() == []
            with pytest.raises(Refused, match="no such table"):
                await tables.get(old.table)
            assert (await tables.get(new.table)).row.id == new.table

    run(story())


def test_asking_for_tables_that_are_not_there_leaves_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_tables(tmp_path) as tables:
            for number in range(50):
                with pytest.raises(Refused, match="no such table"):
                    await tables.get(f"oak-owl-{number}")
            assert not tables.live
            assert not tables._loading

    run(story())
