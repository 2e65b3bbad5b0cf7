"""Databases for the tests: a SQLite file, and PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import URL

from tests.table.postgresql import a_database, execute, postgresql_server


@pytest.fixture(scope="session")
def postgresql_of_this_process(worker_id: str, testrun_uid: str, request: pytest.FixtureRequest) -> Iterator[URL]:
    """A PostgreSQL database that only this process of the test run uses."""
    with postgresql_server(testrun_uid) as server, a_database(server, f"boneyard_{testrun_uid}_{worker_id}") as url:
        yield url


@pytest.fixture
def postgresql(postgresql_of_this_process: URL) -> URL:
    """The address of an empty PostgreSQL database."""
    execute(postgresql_of_this_process, "DROP SCHEMA public CASCADE", "CREATE SCHEMA public")
    return postgresql_of_this_process


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """The address of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        return tmp_path / "tables.db"
    url: URL = request.getfixturevalue("postgresql")
    return url.render_as_string(hide_password=False)
