"""Lets several servers share a database, and adds what lists show of a table without replaying it."""

import sqlalchemy as sa
from alembic import op

revision = "4"
down_revision = "3"


def upgrade() -> None:
    """Add the columns, and create the servers, who is where, and the banned addresses."""
    tables()
    moves_and_links()
    servers()


def tables() -> None:
    """Add the version of a table, what is shared by servers, and the kind of its dice."""
    for column in (
        sa.Column("version", sa.Integer, nullable=False, server_default="0"),
        sa.Column("votes", sa.JSON, nullable=False, server_default="[]"),
        sa.Column("proposals", sa.JSON, nullable=False, server_default="[]"),
        sa.Column("clocks", sa.JSON, nullable=False, server_default="{}"),
        sa.Column("server", sa.Text, nullable=False, server_default=""),
        sa.Column("dice", sa.Text, nullable=False, server_default="fast"),
        sa.Column("round", sa.Integer, nullable=False, server_default="0"),
        sa.Column("asked", sa.Integer, nullable=False, server_default="-1"),
        sa.Column("forgotten", sa.Integer, nullable=False, server_default="0"),
    ):
        op.add_column("tables", column)


def moves_and_links() -> None:
    """Add where each move led, and who is about to use a link."""
    op.add_column("moves", sa.Column("round", sa.Integer, nullable=False, server_default="0"))
    op.add_column("moves", sa.Column("asked", sa.Integer, nullable=False, server_default="-1"))
    nobody = "" if op.get_bind().dialect.name == "postgresql" else sa.text("x''")  # in SQLite '' is a text
    op.add_column("links", sa.Column("taker", sa.LargeBinary, nullable=False, server_default=nobody))


def servers() -> None:
    """Create the servers, who looks at a table from each of them, what addresses used there, and who is banned."""
    op.create_table(
        "servers",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "presence",
        sa.Column("table", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, nullable=False),
        sa.Column("server", sa.Text, sa.ForeignKey("servers.id", ondelete="CASCADE"), primary_key=True, nullable=False),
        sa.Column("seats", sa.JSON, nullable=False),
        sa.Column("watching", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "usage",
        sa.Column("server", sa.Text, sa.ForeignKey("servers.id", ondelete="CASCADE"), primary_key=True, nullable=False),
        sa.Column("limit", sa.Text, primary_key=True),
        sa.Column("address", sa.Text, primary_key=True),
        sa.Column("amount", sa.Float, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "bans",
        sa.Column("address", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
