"""Once a player has been told the seed of a running game, nobody else can sit down at that table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from boneyard.table import links, reports, seats
from boneyard.table.host import host_command
from boneyard.table.live_table import LiveTable
from boneyard.table.protocol import Seated, SitDown, UseLink
from boneyard.table.refusal import Refused
from boneyard.table.store import Conflict, Store
from boneyard.table.tables import Tables
from boneyard.table.tokens import new_secret
from tests.table.live_tables import FakeBrowser, held, joined, opened, run, running_tables, taken_along, two_people
from tests.table.stored import in_format, straight, with_store


async def learns_the_dice(tables: Tables, seated: Seated) -> bool:
    """Whether somebody who asks for a report is told the seed."""
    table, hashes = await links.shown_at(tables, seated.table, held(seated))
    return f"seed {table.row.seed}" in await reports.reported(table, hashes)


async def refused(tables: Tables, seated: Seated) -> list[str]:
    """The refusals that the host and a stranger get, who try everything to let somebody in."""
    table = await tables.get(seated.table)
    host = FakeBrowser(table, *held(seated))
    why: list[str] = []
    for trying in (
        host_command(table, host.connection, "free", 1, "fair"),
        tables.sit_down(seated.table, SitDown("Leo")),
        tables.sit_down(seated.table, SitDown("Leo", 1)),
    ):
        with pytest.raises(Refused) as problem:
            await trying
        assert "rematch" in str(problem.value)
        why.append(problem.value.why)
    host.leave()
    return why


def test_a_host_who_knows_the_dice_cannot_let_anybody_in_nor_hide_it(tmp_path: Path) -> None:
    async def before() -> None:
        async with running_tables(tmp_path) as tables:
            seated = await opened(tables, "baby-boom", "me", "fair")
            secrets.append(seated)
            assert await learns_the_dice(tables, seated)
            await tables.forget(seated.table, held(seated))
            assert await refused(tables, seated) == ["dice-told"] * 3

    async def after_a_restart() -> None:
        async with running_tables(tmp_path) as tables:
            seated = secrets[0]
            victim = FakeBrowser(await tables.get(seated.table))
            assert victim.update["table"]["dice_told"]
            assert [seat["kind"] for seat in victim.update["table"]["seats"]] == ["person", "bot"]
            assert await refused(tables, seated) == ["dice-told"] * 3

    secrets: list[Seated] = []
    run(before())
    run(after_a_restart())


def test_where_somebody_else_sits_or_could_sit_down_no_dice_are_told(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_tables(tmp_path) as tables:
            waiting = await opened(tables, "baby-boom", "me", "open")
            assert not await learns_the_dice(tables, waiting)
            leo = await joined(tables, waiting)
            for somebody in (waiting, leo):
                assert not await learns_the_dice(tables, somebody)
            table = await tables.get(waiting.table)
            host = FakeBrowser(table, *held(waiting))
            await seats.leave(table, FakeBrowser(table, *held(leo)).connection)
            await host_command(table, host.connection, "bot", 1, "fair")
            assert not await learns_the_dice(tables, waiting), "Leo may take his seat back"
            assert not host.update["table"]["dice_told"]
            await host_command(table, host.connection, "free", 1, "fair")
            assert not await learns_the_dice(tables, waiting)
            await host_command(table, host.connection, "bot", 1, "fair")
            assert await learns_the_dice(tables, waiting)
            assert host.update["table"]["dice_told"]
            assert not await learns_the_dice(tables, leo)

    run(story())


def test_where_no_dice_are_told_the_table_stays_open(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_tables(tmp_path) as tables:
            both = await opened(tables, "baby-boom", "me", "me")
            table = await tables.get(both.table)
            host = FakeBrowser(table, *held(both))
            await host_command(table, host.connection, "bot", 1, "fair")
            assert await learns_the_dice(tables, both) == host.update["table"]["dice_told"]

    run(story())


def test_somebody_who_only_watches_bots_is_not_told_their_dice(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_tables(tmp_path) as tables:
            bots = await opened(tables, "baby-boom", "fair", "fair")
            assert not await learns_the_dice(tables, bots)
            assert not await learns_the_dice(tables, Seated(bots.table, {}))

    run(story())


def test_once_the_dice_are_told_seats_move_to_another_device_only_together(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_tables(tmp_path) as tables:
            seated = await opened(tables, "baby-boom", "me", "me")
            of_the_second = await links.make_link(tables, seated.table, [seated.tokens[1]])
            taken = await links.use_link(tables, UseLink(of_the_second, new_secret()))
            assert await learns_the_dice(tables, seated)
            with pytest.raises(Refused, match="stay together"):
                await links.use_link(tables, UseLink(of_the_second, taken.tokens[1]))
            with pytest.raises(Refused, match="stay together"):
                await links.make_link(tables, seated.table, [seated.tokens[1]])
            assert not await learns_the_dice(tables, taken)
            moved = await taken_along(tables, seated)
            assert set(moved.tokens) == {0, 1}
            assert await learns_the_dice(tables, moved)

    run(story())


def test_a_rematch_has_dice_nobody_knows(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_tables(tmp_path) as tables:
            seated = await opened(tables, "baby-boom", "me", "fair")
            assert await learns_the_dice(tables, seated)
            table = await tables.get(seated.table)
            ada = FakeBrowser(table, *held(seated))
            await table.votes.cast(ada.connection, "resign", -1, yes=True)
            await tables.rematch(table, ada.connection.hashes)
            again = await tables.get(table.row.rematch)
            assert not again.row.dice_told
            await host_command(again, FakeBrowser(again, *held(seated)).connection, "free", 1, "fair")
            assert again.status == "open"

    run(story())


def test_a_second_server_that_does_not_know_it_lets_nobody_in_either(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_tables(tmp_path) as one, running_tables(tmp_path) as other:
            seated = await opened(one, "baby-boom", "me", "fair")
            there = await other.get(seated.table)
            host = FakeBrowser(there, *held(seated))
            assert await learns_the_dice(one, seated)
            with pytest.raises(Refused, match="knows all dice"):
                await host_command(there, host.connection, "free", 1, "fair")
            assert host.update["table"]["dice_told"]
            assert there.seats[1].kind == "bot"

    run(story())


def test_a_second_server_that_does_not_know_of_a_new_player_tells_no_dice(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_tables(tmp_path) as one, running_tables(tmp_path) as other:
            seated = await opened(one, "baby-boom", "me", "fair")
            await other.get(seated.table)
            table = await one.get(seated.table)
            await host_command(table, FakeBrowser(table, *held(seated)).connection, "free", 1, "fair")
            await joined(one, seated)
            assert not await learns_the_dice(other, seated)

    run(story())


def test_whoever_sits_down_while_another_server_tells_the_dice_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing_new(_table: LiveTable) -> None:
        """It was read a moment before the dice were told."""

    async def story() -> None:
        async with running_tables(tmp_path) as one, running_tables(tmp_path) as other:
            seated = await opened(one, "baby-boom", "me", "open")
            there = await other.get(seated.table)
            table = await one.get(seated.table)
            await host_command(table, FakeBrowser(table, *held(seated)).connection, "bot", 1, "fair")
            assert await learns_the_dice(one, seated)
            with monkeypatch.context() as racing:
                racing.setattr(LiveTable, "refresh", nothing_new)
                with pytest.raises(Refused, match="knows all dice"):
                    await other.sit_down(seated.table, SitDown("Leo"))
            assert [seat.kind for seat in there.seats] == ["person", "bot"]
            assert there.owned() == [0]
            assert there.row.dice_told

    run(story())


def test_the_guard_of_format_2_is_replaced(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    in_format(path, 2)
    told = "id, game, options, seats, seed, public, clock, host_hash, rules, facts, status, ended, rematch"
    straight(
        path,
        f"INSERT INTO tables ({told}, created, touched, dice_told)"
        " VALUES ('oak', 'baby-boom', '{}', 2, '7', 1, 0, x'ab', 3, 'abc', 'playing', '', '', 1, 1, 1)",
        "INSERT INTO seats VALUES ('oak', 0, 'person', 'Ann', '', x'ab', 0, '', 0)",
        "INSERT INTO seats VALUES ('oak', 1, 'bot', 'Skully', 'fair', x'', 0, '', 0)",
    )

    async def story(store: Store) -> None:
        changes: list[dict[str, Any]] = [{"token_hash": b"Leo's"}, {"kind": "open"}]
        for change in changes:
            with pytest.raises(Conflict):
                await store.change("oak", 0, seats={1: change})
        await store.change("oak", 0, seats={0: {"token_hash": b"on another device"}})

    with_store(path, story)


def test_two_people_play_on_with_dice_nobody_knows(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_tables(tmp_path) as tables:
            table, ada, _leo, seated, _other = await two_people(tables)
            assert not await learns_the_dice(tables, seated)
            await host_command(table, ada.connection, "free", 1, "fair")
            await joined(tables, seated, "Mia")
            assert not ada.update["table"]["dice_told"]

    run(story())
