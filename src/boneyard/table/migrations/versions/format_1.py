"""Tables, seats, moves, chat, links and snapshots."""

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None

# No gap, and no revision twice, even if several servers share the database.
MOVES_FOLLOW = """
    CREATE TRIGGER moves_follow BEFORE INSERT ON moves
    WHEN NEW.rev <> 1 + coalesce((SELECT max(rev) FROM moves WHERE "table" = NEW."table"), 0)
    BEGIN SELECT raise(ABORT, 'not the next revision'); END
"""
MOVES_FOLLOW_IN_POSTGRESQL = """
    CREATE FUNCTION moves_follow() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        IF NEW.rev <> 1 + coalesce((SELECT max(rev) FROM moves WHERE "table" = NEW."table"), 0) THEN
            RAISE integrity_constraint_violation USING MESSAGE = 'not the next revision';
        END IF;
        RETURN NEW;
    END $$;
    CREATE TRIGGER moves_follow BEFORE INSERT ON moves FOR EACH ROW EXECUTE FUNCTION moves_follow()
"""


def of_table(*, primary_key: bool = False) -> sa.Column[str]:
    """A column for the table that a row belongs to, and with which it is deleted."""
    return sa.Column(
        "table", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=primary_key, nullable=False
    )


def upgrade() -> None:
    """Create everything."""
    tables_and_seats()
    moves_and_snapshots()
    chat_and_links()


def tables_and_seats() -> None:
    """Create the tables and their seats."""
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("clock", sa.Integer, nullable=False),
        sa.Column("host_hash", sa.LargeBinary, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("facts", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("ended", sa.Text, nullable=False),
        sa.Column("rematch", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("tables_by_status", "tables", ["status", "touched"])
    op.create_index("tables_by_age", "tables", ["touched"])
    op.create_table(
        "seats",
        of_table(primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("nickname", sa.Text, nullable=False),
        sa.Column("level", sa.Text, nullable=False),
        sa.Column("token_hash", sa.LargeBinary, nullable=False),
        sa.Column("left", sa.Boolean, nullable=False),
        sqlite_with_rowid=False,
    )


def moves_and_snapshots() -> None:
    """Create the moves and the stored positions."""
    op.create_table(
        "moves",
        of_table(primary_key=True),
        sa.Column("rev", sa.Integer, primary_key=True),
        sa.Column("verb", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    in_postgresql = op.get_bind().dialect.name == "postgresql"
    op.execute(MOVES_FOLLOW_IN_POSTGRESQL if in_postgresql else MOVES_FOLLOW)
    op.create_table(
        "snapshots",
        of_table(primary_key=True),
        sa.Column("rev", sa.Integer, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
    )


def chat_and_links() -> None:
    """Create the chat, and links to another browser."""
    op.create_table(
        "chat",
        of_table(),
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("nickname", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("say", sa.Text, nullable=False),
        sa.Column("author", sa.LargeBinary, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("chat_by_table", "chat", ["table", "id"])
    op.create_table(
        "links",
        sa.Column("hash", sa.LargeBinary, primary_key=True),
        of_table(),
        sa.Column("seats", sa.JSON, nullable=False),
        sa.Column("host", sa.Boolean, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("links_by_table", "links", ["table"])
    op.create_index("links_by_end", "links", ["expires"])
