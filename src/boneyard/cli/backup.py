"""`boneyard backup` and `boneyard restore`: all tables of a server in one file."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Final

import typer

from boneyard.table.backups import Kept, back_up
from boneyard.table.backups import restore as put_back
from boneyard.terminal.saves import home

BACKUP_EXAMPLES: Final = """Examples:

\b
  boneyard backup tables.backup
  boneyard backup tables.backup --database /var/lib/boneyard/tables.sqlite
  boneyard backup tables.backup --database postgresql+psycopg://ann@db/tables
"""
RESTORE_EXAMPLES: Final = """Examples:

\b
  boneyard restore tables.backup
  boneyard restore tables.backup --replace
  boneyard restore tables.backup --database postgresql+psycopg://ann@db/tables
"""

DatabaseAddress = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="FILE|URL",
        help="The database of the tables, as for serve; by default a file with your saved games.",
    ),
]


def database_or_usual(given: str | None) -> str:
    """The address of the database that is meant."""
    return given or str(home(os.environ) / "tables.sqlite")


def told(kept: Kept) -> str:
    """How much a backup holds."""
    return f"tables: {kept.tables:,}, moves: {kept.moves:,}, lines of chat: {kept.lines:,}"


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The new file.")],
    database: DatabaseAddress = None,
) -> None:
    """Write all tables of a server to one file, while it runs.

    The file is the same for SQLite and PostgreSQL, and can be restored into
    either. Only you can read it: it holds the seeds of games and the chat.
    """
    kept = back_up(database_or_usual(database), file)
    print(f"{file} is complete and checked ({told(kept)}).")


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file that `boneyard backup` wrote.")],
    database: DatabaseAddress = None,
    replace: Annotated[
        bool, typer.Option("--replace", help="Delete the tables that are in the database before.")
    ] = False,
) -> None:
    """Write the tables of a backup into a database that no server uses.

    Backups of older versions are brought up to date. If anything goes wrong,
    the database stays as it was.
    """
    kept = put_back(database_or_usual(database), file, replace=replace)
    print(f"{file} is restored ({told(kept)}).")
