"""The migrations of the database, one format after the other. They lead to `schema`."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from boneyard.core.decision import BadInput


def upgrade(db: Connection, name: str) -> None:
    """Migrate a database, empty or not, to the newest format, inside the open transaction."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = db
    here = MigrationContext.configure(db).get_current_revision()
    known = [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]
    if here == known[0]:
        return
    if here is not None and here not in known:
        raise BadInput(
            f"{name} was written by a newer Boneyard, in format {here}; this one knows formats up to {known[0]}"
        )
    command.upgrade(config, "head")
