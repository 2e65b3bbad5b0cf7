"""Addresses of databases, and databases that are removed, restarted, locked or not reachable."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import URL

from boneyard.core.decision import BadInput
from boneyard.table import databases
from boneyard.table.store import Store, Unavailable
from tests.table.postgresql import ANOTHER_SERVER, WITH_PASSWORD, accepting_nobody, cut_connections, execute
from tests.table.stored import a_line, a_move, a_table, straight, two_seats, with_store
from tests.table.visitors import Visitor, held, serving


async def nothing(store: Store) -> None:
    assert store.backlog() == 0


def address_of(url: URL) -> str:
    return url.render_as_string(hide_password=False)


# ── Addresses ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_path_and_its_address_are_the_same_file(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with_store(path, lambda store: store.create(a_table(), []))

    async def story(store: Store) -> None:
        assert store.name == str(path)
        assert await store.read("oak") is not None

    for address in (str(path), f"sqlite:///{path}"):
        with_store(address, story)


@pytest.mark.parametrize(
    "address",
    [
        "sqlite://",
        "mysql://ann:hunter2@localhost/tables",
        "postgresql+psycopg://ann:hunter2@localhost",
        "postgresql+psycopg://ann:hunter2@localhost:port/tables",
        "://hunter2",
    ],
)
def test_a_wrong_address_is_refused_in_one_sentence(address: str) -> None:
    with pytest.raises(BadInput, match=r"^a database is a file, sqlite:///FILE, or postgresql\+psycopg://\S+$"):
        Store(address)


def test_a_server_that_is_not_reachable_is_named_in_one_sentence() -> None:
    with pytest.raises(BadInput, match=r"^postgresql://ann@127.0.0.1:1/tables cannot .*refused$") as problem:
        with_store("postgresql+psycopg://ann:hunter2@127.0.0.1:1/tables", nothing)
    assert "hunter2" not in str(problem.value)


def test_a_database_that_is_not_there_is_named_in_one_sentence(postgresql: URL) -> None:
    with pytest.raises(BadInput, match=r'cannot be used as a database: .*"nowhere" does not exist$'):
        with_store(address_of(postgresql.set(database="nowhere")), nothing)


def test_a_wrong_password_is_named_but_not_told(postgresql: URL) -> None:
    if os.environ.get(ANOTHER_SERVER):
        pytest.skip("only the server of these tests is known to ask for passwords")
    execute(postgresql, f"DROP ROLE IF EXISTS {WITH_PASSWORD}", f"CREATE ROLE {WITH_PASSWORD} LOGIN PASSWORD 'right'")
    wrong = postgresql.set(username=WITH_PASSWORD, password="hunter2")
    with pytest.raises(BadInput, match=r"cannot be used as a database: .*password authentication failed") as problem:
        with_store(address_of(wrong), nothing)
    assert "hunter2" not in str(problem.value)
    assert "\n" not in str(problem.value)


# ── Files ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_new_file_is_private(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    modes: set[int] = set()

    async def story(store: Store) -> None:
        await store.create(a_table(), [])
        modes.update(file.stat().st_mode & 0o777 for file in tmp_path.iterdir())  # noqa: ASYNC240

    with_store(path, story)
    assert modes == {0o600}


@pytest.mark.parametrize("replaced", [False, True])
def test_nothing_is_acknowledged_after_the_file_was_removed(tmp_path: Path, replaced: bool) -> None:
    path, away = tmp_path / "tables.db", tmp_path / "away.db"

    async def story(store: Store) -> None:
        await store.create(a_table(), two_seats())
        path.rename(away)
        if replaced:
            path.write_bytes(away.read_bytes())
        for write in (store.append(a_move(1)), store.say(a_line("hello")), store.heartbeat()):
            with pytest.raises(Unavailable, match=r"tables.db was (removed|replaced) while the server runs"):
                await write
        away.rename(path)
        await store.append(a_move(1))
        assert await store.moves("oak") == [a_move(1)]

    with_store(path, story)


# ── PostgreSQL that fails for a while ───────────────────────────────────────────────────────────────────────────────


async def works_again(store: Store) -> None:
    """The first attempt after a failure may still fail."""
    for attempt in (store.say, store.say):
        try:
            await attempt(a_line("hello"))
        except Unavailable:
            continue
        break
    else:
        pytest.fail("the database cannot be written")
    try:
        await store.chat("oak")
    except Unavailable:
        assert await store.chat("oak")


def test_after_a_restart_of_the_database_everything_goes_on(postgresql: URL) -> None:
    async def story(store: Store) -> None:
        await store.create(a_table(), two_seats())
        await store.append(a_move(1))
        assert len(await store.moves("oak")) == 1
        cut_connections(postgresql)
        await works_again(store)
        await store.append(a_move(2))
        assert await store.moves("oak") == [a_move(1), a_move(2)]

    with_store(address_of(postgresql), story)


def test_a_database_that_accepts_nobody_is_unavailable_until_it_does(postgresql: URL) -> None:
    async def story(store: Store) -> None:
        await store.create(a_table(), two_seats())
        with accepting_nobody(postgresql):
            for _ in range(2):
                with pytest.raises(Unavailable):
                    await store.append(a_move(1))
                with pytest.raises(Unavailable):
                    await store.moves("oak")
        await store.append(a_move(1))
        assert await store.moves("oak") == [a_move(1)]

    with_store(address_of(postgresql), story)


# At the end of a transaction, its connection is cut.
CUT_AT_COMMIT = """
    CREATE FUNCTION cut() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$
"""
AT_COMMIT = """
    CREATE CONSTRAINT TRIGGER cut AFTER INSERT ON moves DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION cut()
"""


def test_a_connection_cut_during_the_commit_leaves_the_move_unacknowledged(postgresql: URL) -> None:
    async def story(store: Store) -> None:
        await store.create(a_table(), two_seats())
        execute(postgresql, CUT_AT_COMMIT, AT_COMMIT)
        outcomes = await asyncio.gather(
            store.append(a_move(1)), store.append(a_move(2)), store.say(a_line("hello")), return_exceptions=True
        )
        assert [type(outcome) for outcome in outcomes] == [Unavailable] * 3
        execute(postgresql, "DROP TRIGGER cut ON moves")
        await store.append(a_move(1))
        assert await store.moves("oak") == [a_move(1)]
        assert store.written == 1

    with_store(address_of(postgresql), story)


def test_a_locked_row_is_reported_and_the_writer_goes_on(postgresql: URL, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(databases, "BUSY_TIMEOUT", 200)
    plain = address_of(postgresql.set(drivername="postgresql"))

    async def story(store: Store) -> None:
        await store.create(a_table(), two_seats())
        with psycopg.connect(plain) as other:
            other.execute("SELECT * FROM tables FOR UPDATE")
            with pytest.raises(Unavailable, match="timeout"):
                await store.append(a_move(1))
        await store.append(a_move(1))

    with_store(address_of(postgresql), story)


def test_a_game_on_postgresql_goes_on_after_a_restart_of_the_server(postgresql: URL, tmp_path: Path) -> None:
    secret = address_of(postgresql.set(password="hunter2"))  # this server asks nobody for it
    with serving(tmp_path, "--database", secret) as server:
        seated = server.open_table("baby-boom", "me", "me")
        ada = Visitor(server, seated["table"], held(seated))
        for _ in range(5):
            ada.say("look", seat=ada.update["asked"][0])
            ada.until_true(lambda update: update["prompt"])
            ada.answer()
        ada.leave()
    with serving(tmp_path, "--database", secret) as server:
        ada = Visitor(server, seated["table"], held(seated))
        assert ada.update["rev"] == 5
        ada.leave()
        assert server.said() == ""
    assert straight(secret, "SELECT count(*) FROM moves") == [(5,)]
    assert not (tmp_path / "tables.sqlite").exists()
