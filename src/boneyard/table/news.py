"""How far tables have come, and what is new there: all that a server has to know to follow the others."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from sqlalchemy import Connection, func, select

from boneyard.table.databases import Database
from boneyard.table.rows import MoveRow, News
from boneyard.table.schema import CHAT, MOVES, PRESENCE, TABLES
from boneyard.table.shared import alive


class NewsQueries:
    """Reads the news of some tables in one transaction.

    The queries are built once: building them takes longer than the database needs to answer them.
    """

    def __init__(self, database: Database, server: str) -> None:
        table, rev = database.known.c.table, database.known.c.rev
        last_move = select(func.max(MOVES.c.rev)).where(MOVES.c.table == TABLES.c.id).scalar_subquery()
        last_line = select(func.max(CHAT.c.id)).where(CHAT.c.table == TABLES.c.id).scalar_subquery()
        self._tables = select(
            TABLES.c.id,
            TABLES.c.version,
            func.coalesce(last_move, 0),
            func.coalesce(last_line, 0),
            TABLES.c.forgotten,
            TABLES.c.clocks,
            TABLES.c.server,
        ).where(TABLES.c.id == table)
        self._moves = select(MOVES).where(MOVES.c.table == table, MOVES.c.rev > rev).order_by(MOVES.c.rev)
        self._presence = (
            select(PRESENCE.c.table, PRESENCE.c.seats, PRESENCE.c.watching)
            .where(PRESENCE.c.table == table, PRESENCE.c.server != server, PRESENCE.c.server.in_(alive(database)))
            .order_by(PRESENCE.c.server)
        )

    def read(self, db: Connection, known: Mapping[str, int]) -> dict[str, News]:
        """The news of these tables, whose moves are known up to a revision. Tables that are missing are gone."""
        asked = {"known": msgspec.json.encode(known).decode()}
        news = {row.id: News(*row[1:], moves=[], elsewhere=[]) for row in db.execute(self._tables, asked)}
        for row in db.execute(self._moves, asked):
            news[row.table].moves.append(MoveRow(*row))
        for table, seats, watching in db.execute(self._presence, asked):
            news[table].elsewhere.append((seats, watching))
        return news
