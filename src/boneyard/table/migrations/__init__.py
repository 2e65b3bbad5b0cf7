"""The migrations of the database, one format after the other. They lead to `schema`."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from boneyard.core.decision import BadInput


def format_of(db: Connection) -> str | None:
    """The format of a database; none if it is empty, or not one of Boneyard."""
    return MigrationContext.configure(db).get_current_revision()


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    return config


def formats() -> list[str]:
    """All formats that this version knows, newest first."""
    return [script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()]


def upgrade(db: Connection, name: str, wanted: str = "head") -> None:
    """Migrate a database, empty or not, to the newest format or a `wanted` one, inside the open transaction."""
    config = _config()
    config.attributes["connection"] = db
    here, known = format_of(db), formats()
    if here == known[0]:
        return
    if here is not None and here not in known:
        raise BadInput(
            f"{name} was written by a newer Boneyard, in format {here}; this one knows formats up to {known[0]}"
        )
    command.upgrade(config, wanted)
