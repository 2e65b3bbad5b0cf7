"""A table that nobody looks at is put away, taken out again as it was, and cleared away in the end."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from boneyard.core.codec import save
from boneyard.core.game import Option, game
from boneyard.table import reports
from boneyard.table.limits import DAY_MS, Limits
from boneyard.table.live_table import now_ms
from boneyard.table.refusal import Refused
from tests.table.live_tables import Eyes, a_house, answer, held, opened, run, two_people


def test_a_table_put_away_is_the_same_when_it_is_taken_out(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house:
            room, ada, leo, seated, other = await two_people(house, "bad-bones")
            await answer(room, 0, 3)
            await room.retract(0)
            await answer(room, 0, 2)
            await answer(room, 1, 1)
            await answer(room, 1, 1)
            before = [eyes.update for eyes in (ada, leo)]
            for eyes in (ada, leo):
                eyes.leave()
            await house.put_away(room)
            assert seated.table not in house.rooms
            again = await house.room(seated.table)
            assert again is not room
            after = [Eyes(again, *held(who)) for who in (seated, other)]
            for old, eyes, first in zip(before, after, (ada, leo), strict=True):
                new = eyes.update
                assert {**new, "keep": 0, "log": []} == {**old, "keep": 0, "log": []}
                assert eyes.log == first.log

    run(story())


def test_under_newer_rules_a_table_goes_on_from_where_it_was_put_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house:
            room, ada, leo, seated, _other = await two_people(house)
            await answer(room, room.pending()[0].seat)
            view = ada.update["view"]
            for eyes in (ada, leo):
                eyes.leave()
            await house.put_away(room)
            rules = game("baby-boom")
            monkeypatch.setattr(rules, "rules", rules.rules + 1)
            monkeypatch.setattr("boneyard.table.drawn.game", lambda _name: rules)
            newer = await house.room(seated.table)
            eyes = Eyes(newer, *held(seated))
            assert eyes.update["view"] == view
            assert newer.rev == 1
            await answer(newer, newer.pending()[0].seat)
            assert eyes.update["rev"] == 2
            eyes.leave()
            await house.put_away(newer)
            again = await house.room(seated.table)
            assert again.rev == 2
            await again.finish("resigned")
            with pytest.raises(Refused, match="no record"):
                reports.record_of(again)

    run(story())


def test_under_newer_rules_a_table_without_a_position_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house:
            room, _ada, _leo, seated, _other = await two_people(house)
            await answer(room, room.pending()[0].seat)
            house.rooms.clear()
            rules = game("baby-boom")
            monkeypatch.setattr(rules, "rules", rules.rules + 1)
            monkeypatch.setattr("boneyard.table.drawn.game", lambda _name: rules)
            with pytest.raises(Refused, match="other rules of baby-boom"):
                await house.room(seated.table)

    run(story())


def test_under_newer_rules_a_table_goes_on_without_an_option_they_lack(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house:
            rules, options = game("bad-bones"), game("bad-bones").options
            monkeypatch.setattr(rules, "options", (*options, Option("an_old_reading", (False, True))))
            room, ada, leo, seated, _other = await two_people(house, "bad-bones")
            assert "an_old_reading" in room.row.options
            for eyes in (ada, leo):
                eyes.leave()
            await house.put_away(room)
            monkeypatch.setattr(rules, "options", options)
            monkeypatch.setattr(rules, "rules", rules.rules + 1)
            again = await house.room(seated.table)
            assert save(rules, again.session.state) == save(rules, room.session.state)
            await again.refresh()
            assert "an_old_reading" not in again.row.options

    run(story())


def test_a_table_somebody_comes_to_is_not_put_away(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house:
            seated = await opened(house, "baby-boom", "me", "me")
            room = await house.room(seated.table)
            putting_away = asyncio.create_task(house.put_away(room))
            await asyncio.sleep(0)
            assert await house.room(seated.table) is room
            await putting_away
            assert await house.room(seated.table) is room

    run(story())


def test_what_nobody_touches_for_long_is_cleared_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with a_house(tmp_path, limits=Limits(expires_days=30)) as house:
            old = await opened(house, "baby-boom", "me", "fair", clock=60)
            await house.room(old.table)
            assert await house.expire() == []
            in_a_month = now_ms() + 31 * DAY_MS
            monkeypatch.setattr("boneyard.table.tables.now_ms", lambda: in_a_month)
            new = await opened(house, "baby-boom", "me", "fair")
            assert await house.expire() == [old.table]
            assert await house.expire() == []
            with pytest.raises(Refused, match="no such table"):
                await house.room(old.table)
            assert (await house.room(new.table)).row.id == new.table

    run(story())


def test_asking_for_tables_that_are_not_there_leaves_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house:
            for number in range(50):
                with pytest.raises(Refused, match="no such table"):
                    await house.room(f"oak-owl-{number}")
            assert not house.rooms
            assert not house.loading

    run(story())
