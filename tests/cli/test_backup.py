"""`boneyard backup` and `boneyard restore`."""

from __future__ import annotations

from pathlib import Path

from tests.command import Boneyard
from tests.table.stored import a_line, a_move, a_table, two_seats, with_store


def filled(database: Path) -> None:
    async def fill(store: object) -> None:
        await store.create(a_table(), two_seats())  # type: ignore[attr-defined]
        await store.append(a_move(1))  # type: ignore[attr-defined]
        await store.say(a_line("hello"))  # type: ignore[attr-defined]

    with_store(database, fill)


def test_there_and_back_again(boneyard: Boneyard, tmp_path: Path) -> None:
    filled(tmp_path / "tables.sqlite")
    file, copy = tmp_path / "tables.backup", tmp_path / "copy.sqlite"
    done = boneyard("backup", file, "--database", tmp_path / "tables.sqlite")
    assert (done.code, done.err) == (0, "")
    assert done.out == f"{file} is complete and checked (tables: 1, moves: 1, lines of chat: 1).\n"
    done = boneyard("restore", file, "--database", copy)
    assert (done.code, done.err) == (0, "")
    assert done.out == f"{file} is restored (tables: 1, moves: 1, lines of chat: 1).\n"
    done = boneyard("restore", file, "--database", copy)
    assert (done.code, done.out) == (2, "")
    assert done.err == f"boneyard: {copy} holds tables: 1; --replace deletes them and restores the backup\n"
    assert boneyard("restore", file, "--database", copy, "--replace").code == 0


def test_the_usual_database(boneyard: Boneyard, tmp_path: Path) -> None:
    usual = tmp_path / "data" / "boneyard" / "tables.sqlite"
    done = boneyard("backup", tmp_path / "tables.backup")
    assert done.code == 2
    assert done.err == f"boneyard: there is no database {usual} to back up\n"
    usual.parent.mkdir(parents=True)
    filled(usual)
    assert boneyard("backup", tmp_path / "tables.backup").code == 0


def test_a_password_is_not_shown(boneyard: Boneyard, tmp_path: Path) -> None:
    done = boneyard("backup", tmp_path / "new", "--database", "postgresql+psycopg://ann:hunter2@127.0.0.1:1/tables")
    assert done.code == 2
    assert done.err.startswith("boneyard: postgresql://ann@127.0.0.1:1/tables cannot be read: ")
    assert done.err.count("\n") == 1
    assert "hunter2" not in done.err
