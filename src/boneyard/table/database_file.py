"""The file of a SQLite database: only its owner may read it, and it has to stay where it is while it is open."""

from __future__ import annotations

import contextlib
import logging
import os
import shutil
import sqlite3
from pathlib import Path
from typing import Final

PRIVATE: Final = 0o600
OTHERS: Final = 0o077  # the rights of everybody but the owner
LEAST_FREE: Final = 1_000_000  # bytes; SQLite needs room to move what is written to its place

log = logging.getLogger("boneyard.table")


def beside(path: Path, ending: str) -> Path:
    """A file that SQLite keeps beside the database."""
    return path.with_name(path.name + ending)


def size_of(path: Path) -> int:
    """The bytes of a database and of what waits beside it to be moved there."""
    sizes = 0
    for file in (path, beside(path, "-wal")):
        with contextlib.suppress(OSError):
            sizes += file.stat().st_size
    return sizes


def create_private(path: Path) -> None:
    """Create the file, if there is none, so that only its owner can read it.

    It will hold the seeds of games in play, and what people said. SQLite gives the files beside it the same rights.
    """
    with contextlib.suppress(OSError):  # SQLite says what is wrong
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, PRIVATE))


def make_private(path: Path) -> None:
    """Let only its owner read a database and the files beside it."""
    for file in (path, beside(path, "-wal"), beside(path, "-shm")):
        if os.name == "posix" and file.is_file() and file.stat().st_mode & OTHERS:
            try:
                file.chmod(PRIVATE)
                log.warning("other users of this machine could read %s; now only its owner can", file)
            except OSError as problem:
                log.warning("other users of this machine can read %s, and that cannot be changed: %s", file, problem)


def identity(path: Path) -> tuple[int, int] | None:
    """Which file is at a path; None if there is none."""
    try:
        found = os.stat(path)  # noqa: PTH116  (Path.stat is slower, and this is done for every batch)
    except OSError:
        return None
    return found.st_dev, found.st_ino


class OpenFile:
    """The database that is open, to be compared with what is at its path now."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._opened = {file: identity(file) for file in (path, beside(path, "-wal"))}

    def problem(self) -> str:
        """Why the next start would not find what is written now; empty if it would."""
        for file, opened in self._opened.items():
            found = identity(file)
            if opened is None or found == opened:
                continue
            if found is None:
                return (
                    f"the file {file.name} was removed while the server runs; put the same file back, "
                    "or stop the server and restore a backup"
                )
            return f"the file {file.name} was replaced while the server runs; start the server again to use the new one"
        return ""

    def no_space(self) -> str:
        """That the disk is full, if it is."""
        try:
            disk = shutil.disk_usage(self.path.parent)
        except OSError:
            return ""
        return "the disk of the database is full" if disk.total and disk.free < LEAST_FREE else ""


class Inspection:
    """Looks through the whole file for damage, with a connection of its own that has nothing in its cache."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._db: sqlite3.Connection | None = None

    def finds_damage(self) -> bool:
        """Whether something is wrong with the file. To be called in a thread: this takes a while."""
        try:
            with contextlib.closing(self._connected()) as self._db:
                found = self._db.execute("PRAGMA quick_check(1)").fetchone()
        except sqlite3.OperationalError:  # locked, gone or interrupted: the other checks say so
            return False
        except sqlite3.DatabaseError:
            return True
        finally:
            self._db = None
        return bool(found != ("ok",))

    def _connected(self) -> sqlite3.Connection:
        return sqlite3.connect(f"{self._path.absolute().as_uri()}?mode=ro", uri=True)

    def stop(self) -> None:
        """End an inspection that runs in another thread."""
        with contextlib.suppress(AttributeError, sqlite3.ProgrammingError):  # it has just ended
            self._db.interrupt()  # type: ignore[union-attr]
