"""Nobody sits down where somebody knows all dice to come: a seed that was told closes a table to everybody else."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from boneyard.table import company, reports
from boneyard.table.protocol import Seated, SitDown
from boneyard.table.refusal import Refused
from boneyard.table.store import Store
from boneyard.table.tables import House
from boneyard.table.tokens import hashes_of
from tests.table.live_tables import Eyes, a_house, held, joined, opened, run, two_people
from tests.table.stored import a_table, two_seats, with_store


async def learns_the_dice(house: House, seated: Seated) -> bool:
    """Whether somebody who asks for a report is told the seed."""
    room = await house.room(seated.table)
    return f"seed {room.row.seed}" in await reports.reported(room, hashes_of(held(seated)))


async def refused(house: House, seated: Seated) -> list[str]:
    """Why nobody else comes to a table: what the host and a stranger are told who try everything."""
    room = await house.room(seated.table)
    host = Eyes(room, *held(seated))
    why: list[str] = []
    for trying in (
        company.host_does(room, host.guest, "free", 1, "fair"),
        house.sit(seated.table, SitDown("Leo")),
        house.sit(seated.table, SitDown("Leo", 1)),
    ):
        with pytest.raises(Refused) as problem:
            await trying
        assert "rematch" in str(problem.value)
        why.append(problem.value.why)
    host.leave()
    return why


def test_a_host_who_knows_the_dice_cannot_let_anybody_in_nor_hide_it(tmp_path: Path) -> None:
    async def before() -> None:
        async with a_house(tmp_path) as house:
            seated = await opened(house, "baby-boom", "me", "fair")
            secrets.append(seated)
            assert await learns_the_dice(house, seated)
            await house.forget(seated.table, held(seated))
            assert await refused(house, seated) == ["dice-told"] * 3

    async def after_a_restart() -> None:
        async with a_house(tmp_path) as house:
            seated = secrets[0]
            victim = Eyes(await house.room(seated.table))
            assert victim.update["table"]["dice_told"]
            assert [seat["kind"] for seat in victim.update["table"]["seats"]] == ["person", "bot"]
            assert await refused(house, seated) == ["dice-told"] * 3

    secrets: list[Seated] = []
    run(before())
    run(after_a_restart())


def test_where_somebody_else_sits_or_could_sit_down_no_dice_are_told(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house:
            waiting = await opened(house, "baby-boom", "me", "open")
            assert not await learns_the_dice(house, waiting)
            leo = await joined(house, waiting)
            for somebody in (waiting, leo):
                assert not await learns_the_dice(house, somebody)
            room = await house.room(waiting.table)
            host = Eyes(room, *held(waiting))
            await company.host_does(room, host.guest, "bot", 1, "fair")
            assert not await learns_the_dice(house, waiting), "Leo may take his seat back"
            assert not host.update["table"]["dice_told"]
            await company.host_does(room, host.guest, "free", 1, "fair")
            assert not await learns_the_dice(house, waiting)
            await company.host_does(room, host.guest, "bot", 1, "fair")
            assert await learns_the_dice(house, waiting)
            assert host.update["table"]["dice_told"]
            assert not await learns_the_dice(house, leo)

    run(story())


def test_where_no_dice_are_told_the_table_stays_open(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house:
            both = await opened(house, "baby-boom", "me", "me")
            room = await house.room(both.table)
            host = Eyes(room, *held(both))
            await company.host_does(room, host.guest, "bot", 1, "fair")
            assert await learns_the_dice(house, both) == host.update["table"]["dice_told"]

    run(story())


def test_who_only_watches_bots_is_not_told_their_dice(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house:
            bots = await opened(house, "baby-boom", "fair", "fair")
            assert not await learns_the_dice(house, bots)
            assert not await learns_the_dice(house, Seated(bots.table, {}))

    run(story())


def test_seats_that_know_the_dice_go_to_another_device_only_together(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house:
            seated = await opened(house, "baby-boom", "me", "me")
            of_the_second = await house.link(seated.table, [seated.tokens[1]])
            assert await learns_the_dice(house, seated)
            with pytest.raises(Refused, match="stay together"):
                await house.use_link(of_the_second)
            with pytest.raises(Refused, match="stay together"):
                await house.link(seated.table, [seated.tokens[1]])
            moved = await house.use_link(await house.link(seated.table, held(seated)))
            assert set(moved.tokens) == {0, 1}
            assert await learns_the_dice(house, moved)

    run(story())


def test_a_rematch_has_dice_nobody_knows(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house:
            seated = await opened(house, "baby-boom", "me", "fair")
            assert await learns_the_dice(house, seated)
            room = await house.room(seated.table)
            ada = Eyes(room, *held(seated))
            await company.vote(room, ada.guest, "resign", -1, yes=True)
            await house.rematch(room, ada.guest.hashes)
            again = await house.room(room.row.rematch)
            assert not again.row.dice_told
            await company.host_does(again, Eyes(again, *held(seated)).guest, "free", 1, "fair")
            assert again.status == "open"

    run(story())


def test_a_server_that_has_not_heard_of_it_lets_nobody_in_either(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as one, a_house(tmp_path) as other:
            seated = await opened(one, "baby-boom", "me", "fair")
            there = await other.room(seated.table)
            host = Eyes(there, *held(seated))
            assert await learns_the_dice(one, seated)
            with pytest.raises(Refused, match="another server"):
                await company.host_does(there, host.guest, "free", 1, "fair")
            assert host.update["table"]["dice_told"]
            assert there.seats[1].kind == "bot"

    run(story())


def test_a_server_that_has_not_heard_of_a_guest_tells_no_dice(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as one, a_house(tmp_path) as other:
            seated = await opened(one, "baby-boom", "me", "fair")
            await other.room(seated.table)
            room = await one.room(seated.table)
            await company.host_does(room, Eyes(room, *held(seated)).guest, "free", 1, "fair")
            await joined(one, seated)
            assert not await learns_the_dice(other, seated)

    run(story())


def test_what_the_chat_of_an_older_database_says_becomes_a_fact_of_the_table(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with_store(path, lambda store: store.create(a_table(), two_seats()))
    with sqlite3.connect(path) as db:  # as format 1 left it
        for undone in ("TRIGGER seats_stay", "TRIGGER dice_stay_told"):
            db.execute(f"DROP {undone}")
        for table, column in (("tables", "dice_told"), ("seats", "owner"), ("seats", "away")):
            db.execute(f"ALTER TABLE {table} DROP COLUMN {column}")
        said = '{"key":"table-dice-told","args":{"name":"Ann"}}'
        db.execute("INSERT INTO chat VALUES ('oak', 1, 1, 0, '', '', ?, x'00')", [said])
        db.execute("UPDATE alembic_version SET version_num = '1'")
    db.close()

    async def story(store: Store) -> None:
        found = await store.read("oak")
        assert found == (a_table(dice_told=True), two_seats())
        assert await store.chat("oak") == []

    with_store(path, story)


def test_two_people_play_on_with_dice_nobody_knows(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house:
            room, ada, _leo, seated, _other = await two_people(house)
            assert not await learns_the_dice(house, seated)
            await company.host_does(room, ada.guest, "free", 1, "fair")
            await joined(house, seated, "Mia")
            assert not ada.update["table"]["dice_told"]

    run(story())
