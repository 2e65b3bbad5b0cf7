"""Taking seats to another device: nobody loses a seat with an answer that does not arrive."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from boneyard.table import links, reports, seats
from boneyard.table.host import host_command
from boneyard.table.live_table import LiveTable
from boneyard.table.protocol import Seated, UseLink
from boneyard.table.refusal import Refused
from boneyard.table.tables import Tables
from boneyard.table.times import ClockElsewhere, now_ms
from boneyard.table.tokens import new_secret
from tests.table.live_tables import (
    FakeBrowser,
    held,
    joined,
    opened,
    run,
    running_tables,
    taken_along,
    two_people,
)
from tests.table.visitors import Server, Visitor, serving
from tests.table.visitors import held as secrets_of

SECRET = new_secret()


async def link_of(tables: Tables, seated: Seated) -> str:
    return await links.make_link(tables, seated.table, held(seated))


def at_the_table(
    story: Callable[[Tables, LiveTable, FakeBrowser, Seated, Seated], Awaitable[None]], folder: Path
) -> None:
    """Ada, who is the host, has a browser at a table with Leo."""

    async def whole() -> None:
        async with running_tables(folder) as tables:
            table, ada, _leo, seated, other = await two_people(tables)
            await story(tables, table, ada, seated, other)

    run(whole())


def test_the_old_device_keeps_its_seat_until_the_new_one_shows_its_secret(tmp_path: Path) -> None:
    async def story(tables: Tables, table: LiveTable, ada: FakeBrowser, seated: Seated, _other: Seated) -> None:
        moved = await links.use_link(tables, UseLink(await link_of(tables, seated), SECRET))
        assert moved == Seated(seated.table, {0: SECRET}, SECRET)
        assert (ada.update["mine"], ada.update["host"]) == ([0], True)
        await links.shown_at(tables, seated.table, [SECRET])
        assert (ada.update["mine"], ada.update["host"]) == ([], False)
        phone = FakeBrowser(table, SECRET)
        assert (phone.update["mine"], phone.update["host"]) == ([0], True)

    at_the_table(story, tmp_path)


def test_whoever_got_no_answer_asks_again_and_gets_the_same(tmp_path: Path) -> None:
    async def story(tables: Tables, _table: LiveTable, _ada: FakeBrowser, seated: Seated, _other: Seated) -> None:
        link = await link_of(tables, seated)
        lost = await links.use_link(tables, UseLink(link, SECRET))
        assert await links.use_link(tables, UseLink(link, SECRET)) == lost

    at_the_table(story, tmp_path)


def test_of_two_devices_the_first_gets_the_link(tmp_path: Path) -> None:
    async def story(tables: Tables, table: LiveTable, _ada: FakeBrowser, seated: Seated, _other: Seated) -> None:
        link, thief = await link_of(tables, seated), new_secret()
        await links.use_link(tables, UseLink(link, SECRET))
        with pytest.raises(Refused, match="has been used") as problem:
            await links.use_link(tables, UseLink(link, thief))
        assert problem.value.why == "unknown-link"
        await links.shown_at(tables, seated.table, [thief])
        assert FakeBrowser(table, thief).update["mine"] == []
        await links.shown_at(tables, seated.table, [SECRET])
        with pytest.raises(Refused, match="has been used"):
            await links.use_link(tables, UseLink(link, SECRET))

    at_the_table(story, tmp_path)


def test_of_two_links_to_a_seat_the_one_that_is_shown_first_counts(tmp_path: Path) -> None:
    async def story(tables: Tables, table: LiveTable, _ada: FakeBrowser, seated: Seated, _other: Seated) -> None:
        slow = new_secret()
        await links.use_link(tables, UseLink(await link_of(tables, seated), slow))
        await links.use_link(tables, UseLink(await link_of(tables, seated), SECRET))
        await links.shown_at(tables, seated.table, [SECRET])
        await links.shown_at(tables, seated.table, [slow])
        assert FakeBrowser(table, slow).update["mine"] == []
        assert FakeBrowser(table, SECRET).update["mine"] == [0]

    at_the_table(story, tmp_path)


def test_a_link_that_is_used_leaves_those_to_other_seats(tmp_path: Path) -> None:
    async def story(tables: Tables, table: LiveTable, _ada: FakeBrowser, seated: Seated, other: Seated) -> None:
        mine, theirs, second = await link_of(tables, seated), await link_of(tables, other), new_secret()
        await links.use_link(tables, UseLink(mine, SECRET))
        await links.shown_at(tables, seated.table, [SECRET])
        await links.use_link(tables, UseLink(theirs, second))
        await links.shown_at(tables, seated.table, [second])
        assert FakeBrowser(table, SECRET).update["mine"] == [0]
        assert FakeBrowser(table, second).update["mine"] == [1]

    at_the_table(story, tmp_path)


def test_after_a_quarter_of_an_hour_the_seat_stays_where_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(tables: Tables, table: LiveTable, ada: FakeBrowser, seated: Seated, other: Seated) -> None:
        taken, untaken = await link_of(tables, seated), await link_of(tables, other)
        await links.use_link(tables, UseLink(taken, SECRET))
        monkeypatch.setattr(ClockElsewhere, "now_ms", lambda _clock: now_ms() + 16 * 60_000)
        await links.shown_at(tables, seated.table, [SECRET])
        assert FakeBrowser(table, SECRET).update["mine"] == []
        assert ada.update["mine"] == [0]
        with pytest.raises(Refused, match="older than 15 minutes"):
            await links.use_link(tables, UseLink(untaken, new_secret()))

    at_the_table(story, tmp_path)


def test_a_seat_that_was_freed_meanwhile_is_not_taken_from_the_next_player(tmp_path: Path) -> None:
    async def story(tables: Tables, table: LiveTable, ada: FakeBrowser, seated: Seated, other: Seated) -> None:
        link = await link_of(tables, other)
        await links.use_link(tables, UseLink(link, SECRET))
        await host_command(table, ada.connection, "free", 1, "fair")
        mia = await joined(tables, seated, "Mia")
        await links.shown_at(tables, seated.table, [SECRET])
        assert FakeBrowser(table, SECRET).update["mine"] == []
        assert FakeBrowser(table, *held(mia)).update["mine"] == [1]
        with pytest.raises(Refused, match="has been used"):
            await links.use_link(tables, UseLink(link, SECRET))

    at_the_table(story, tmp_path)


def test_a_seat_that_a_bot_plays_meanwhile_can_be_taken_back_on_the_new_device(tmp_path: Path) -> None:
    async def story(tables: Tables, table: LiveTable, _ada: FakeBrowser, _seated: Seated, other: Seated) -> None:
        await links.use_link(tables, UseLink(await link_of(tables, other), SECRET))
        async with table.lock:
            await table.change(seats.given_to_bot(table, 1, "fair"))
        await links.shown_at(tables, other.table, [SECRET])
        assert FakeBrowser(table, *held(other)).update["back"] == []
        phone = FakeBrowser(table, SECRET)
        await seats.take_back(table, phone.connection)
        assert phone.update["mine"] == [1]

    at_the_table(story, tmp_path)


def test_several_seats_go_together_and_may_go_on_to_a_third_device(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_tables(tmp_path) as tables:
            seated = await opened(tables, "baby-boom", "me", "me")
            phone = await taken_along(tables, seated)
            tablet = await taken_along(tables, phone)
            table = await tables.get(seated.table)
            assert FakeBrowser(table, *held(phone)).update["mine"] == []
            told = FakeBrowser(table, *held(tablet)).update
            assert (told["mine"], told["host"]) == ([0, 1], True)

    run(story())


def test_what_was_said_can_be_forgotten_from_the_new_device(tmp_path: Path) -> None:
    async def story(tables: Tables, table: LiveTable, ada: FakeBrowser, seated: Seated, _other: Seated) -> None:
        await table.chat.speak(ada.connection, "my address is Bone Street 1")
        await links.use_link(tables, UseLink(await link_of(tables, seated), SECRET))
        await tables.forget(seated.table, [SECRET])
        assert not any(line.text for line in await tables.store.chat(seated.table))

    at_the_table(story, tmp_path)


def test_a_report_shows_the_secret_too(tmp_path: Path) -> None:
    async def story(tables: Tables, _table: LiveTable, _ada: FakeBrowser, _seated: Seated, other: Seated) -> None:
        second = new_secret()
        await links.use_link(tables, UseLink(await link_of(tables, other), second))
        table, hashes = await links.shown_at(tables, other.table, [second])
        await reports.reported(table, hashes)
        assert table.owned_by(hashes) == (1,)

    at_the_table(story, tmp_path)


def test_whoever_holds_no_secret_of_a_table_makes_no_link(tmp_path: Path) -> None:
    async def story(tables: Tables, _table: LiveTable, _ada: FakeBrowser, seated: Seated, _other: Seated) -> None:
        with pytest.raises(Refused, match="none of these secrets"):
            await links.make_link(tables, seated.table, ["nothing"])

    at_the_table(story, tmp_path)


# ── Over real sockets ───────────────────────────────────────────────────────────────────────────────────────────────


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running
    assert running.said() == ""


def test_a_seat_goes_to_another_device_when_that_says_hello(server: Server) -> None:
    seated = server.open_table("baby-boom", "me", "open")
    table = seated["table"]
    old = Visitor(server, table, secrets_of(seated))
    link = server.post(f"/api/tables/{table}/links", {"tables": {table: secrets_of(seated)}})["link"]
    asked = {"link": link, "secret": new_secret()}
    assert server.post("/api/links", asked) == server.post("/api/links", asked)
    old.say("ping")
    old.until("pong")
    assert old.update["mine"] == [0]
    new = Visitor(server, table, [asked["secret"]])
    old.until_true(lambda update: update["mine"] == [] and not update["host"])
    assert new.update["mine"] == [0]
    assert new.update["host"]
    assert server.refused("/api/links", {**asked, "secret": new_secret()})["why"] == "unknown-link"
    old.leave()
    new.leave()


@pytest.mark.parametrize("secret", ["", "short", "x" * 81, "ü" * 22, "a b" * 10])
def test_a_secret_that_could_be_guessed_or_is_no_secret_is_refused(server: Server, secret: str) -> None:
    assert server.refused("/api/links", {"link": "x", "secret": secret})["why"] == "malformed"
