"""The schema of the database: tables, seats, moves, chat, links, stored positions, servers, and banned addresses.

The migrations create it; a test compares the two.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    false,
)

METADATA: Final = MetaData()

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("seed", Text, nullable=False),  # decimal: it has 256 bits
    Column("public", Boolean, nullable=False),
    Column("clock", Integer, nullable=False),
    Column("host_hash", LargeBinary, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("facts", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("ended", Text, nullable=False),
    Column("rematch", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("dice_told", Boolean, nullable=False, server_default=false()),  # a trigger refuses to unset it
    Column("version", Integer, nullable=False, server_default="0"),  # one more with each change of the table or a seat
    Column("votes", JSON, nullable=False, server_default="[]"),
    Column("proposals", JSON, nullable=False, server_default="[]"),
    Column("clocks", JSON, nullable=False, server_default="{}"),
    Column("server", Text, nullable=False, server_default=""),  # whose bots and clocks run here; empty: none's
    Column("dice", Text, nullable=False, server_default="fast"),
    Column("round", Integer, nullable=False, server_default="0"),  # at the start
    Column("asked", Integer, nullable=False, server_default="-1"),  # at the start
    Column("forgotten", Integer, nullable=False, server_default="0"),  # how often lines of the chat were deleted
    Index("tables_by_status", "status", "touched"),
    Index("tables_by_age", "touched"),
    sqlite_with_rowid=False,
)


def _of_table(*, primary_key: bool = False) -> Column[str]:
    """A column for the table that a row belongs to, and with which it is deleted."""
    return Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=primary_key, nullable=False)


# The trigger `seats_stay` refuses to free a seat of a table whose dice were told, and to let anybody have one there
# that is nobody's.
SEATS: Final = Table(
    "seats",
    METADATA,
    _of_table(primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("nickname", Text, nullable=False),
    Column("level", Text, nullable=False),
    Column("token_hash", LargeBinary, nullable=False),  # empty: nobody's
    Column("left", Boolean, nullable=False),
    Column("owner", Text, nullable=False, server_default=""),
    Column("away", BigInteger, nullable=False, server_default="0"),
    sqlite_with_rowid=False,
)

# The trigger `moves_follow` refuses a revision that is not the next one, whichever server writes it.
MOVES: Final = Table(
    "moves",
    METADATA,
    _of_table(primary_key=True),
    Column("rev", Integer, primary_key=True),
    Column("verb", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("round", Integer, nullable=False, server_default="0"),
    Column("asked", Integer, nullable=False, server_default="-1"),
    sqlite_with_rowid=False,
)

CHAT: Final = Table(
    "chat",
    METADATA,
    _of_table(),
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("nickname", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("say", Text, nullable=False),  # the JSON of a phrase, or empty
    Column("author", LargeBinary, nullable=False),
    Index("chat_by_table", "table", "id"),
    sqlite_autoincrement=True,  # so that the number of a deleted line is not used again
)

LINKS: Final = Table(
    "links",
    METADATA,
    Column("hash", LargeBinary, primary_key=True),
    _of_table(),
    Column("seats", JSON, nullable=False),
    Column("host", Boolean, nullable=False),
    Column("expires", BigInteger, nullable=False),
    Column("taker", LargeBinary, nullable=False, default=b""),  # of the secret that is about to use it; or empty
    Index("links_by_table", "table"),
    Index("links_by_end", "expires"),
    sqlite_with_rowid=False,
)

SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    _of_table(primary_key=True),
    Column("rev", Integer, nullable=False),
    Column("state", Text, nullable=False),
)

SERVERS: Final = Table(
    "servers",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("seen", BigInteger, nullable=False),  # when it last said that it is alive
    sqlite_with_rowid=False,
)

PRESENCE: Final = Table(
    "presence",
    METADATA,
    _of_table(primary_key=True),
    Column("server", Text, ForeignKey("servers.id", ondelete="CASCADE"), primary_key=True, nullable=False),
    Column("seats", JSON, nullable=False),
    Column("watching", Integer, nullable=False),
    sqlite_with_rowid=False,
)

USAGE: Final = Table(
    "usage",
    METADATA,
    Column("server", Text, ForeignKey("servers.id", ondelete="CASCADE"), primary_key=True, nullable=False),
    Column("limit", Text, primary_key=True),  # the name of a limit
    Column("address", Text, primary_key=True),
    Column("amount", Float, nullable=False),  # that the address has used of it at that server
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

BANS: Final = Table(
    "bans",
    METADATA,
    Column("address", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("reason", Text, nullable=False),
    sqlite_with_rowid=False,
)
