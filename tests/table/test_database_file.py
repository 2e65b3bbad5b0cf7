"""Nobody else on the machine reads the database."""

from __future__ import annotations

import logging
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from boneyard.table.database_file import OpenFile, make_private
from boneyard.table.store import Store
from tests.table.stored import a_table, two_seats, with_store


@pytest.fixture(autouse=True)
def lax_umask() -> Iterator[None]:
    before = os.umask(0)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, str]:
    return {file.name: oct(file.stat().st_mode & 0o777) for file in folder.iterdir()}


def test_a_new_database_and_the_files_beside_it_are_private(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        await store.create(a_table(), two_seats())
        assert modes(tmp_path) == dict.fromkeys(["oak.sqlite", "oak.sqlite-wal", "oak.sqlite-shm"], "0o600")

    with_store(tmp_path / "oak.sqlite", story)


def test_a_database_that_others_could_read_is_made_private_with_one_line_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    for ending in ("", "-wal", "-shm"):
        (tmp_path / f"oak.sqlite{ending}").touch()
    with caplog.at_level(logging.WARNING):
        make_private(tmp_path / "oak.sqlite")
        make_private(tmp_path / "oak.sqlite")
    assert set(modes(tmp_path).values()) == {"0o600"}
    assert len(caplog.records) == 3
    assert "now only its owner can" in caplog.text


def test_a_database_that_stays_readable_is_told_of(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def not_allowed(_file: Path, _mode: int) -> None:
        raise PermissionError("not the owner")

    (tmp_path / "oak.sqlite").touch()
    monkeypatch.setattr(Path, "chmod", not_allowed)
    with caplog.at_level(logging.WARNING):
        make_private(tmp_path / "oak.sqlite")
    assert "oak.sqlite, and that cannot be changed: not the owner" in caplog.text


def test_a_folder_that_is_gone_is_not_a_full_disk(tmp_path: Path) -> None:
    folder = tmp_path / "gone"
    folder.mkdir()
    (folder / "oak.sqlite").touch()
    opened = OpenFile(folder / "oak.sqlite")
    shutil.rmtree(folder)
    assert "oak.sqlite was removed" in opened.problem()
    assert opened.no_space() == ""
