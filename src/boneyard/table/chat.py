"""The chat of a table: what people say, and what the table itself announces."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from boneyard.core.decision import Phrase
from boneyard.table import wire
from boneyard.table.connection import ENCODER, Connection
from boneyard.table.names import LONGEST_NAME, cleaned, refuse_look_alike
from boneyard.table.protocol import NOBODY, Line, Said
from boneyard.table.refusal import Refused
from boneyard.table.rows import ChatRow

if TYPE_CHECKING:
    from boneyard.table.live_table import LiveTable

NO_ARGUMENTS: Final[Mapping[str, str | int]] = MappingProxyType({})
LONGEST_LINE: Final = 500


class TableChat:
    """The chat of one table. Lines are stored before they are sent, except those of spectators."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._spectator_ids = itertools.count(1)  # their lines are not stored, so they need numbers of their own
        self._sent: set[int] = set()  # the numbers of the last stored lines that were sent
        self.last = 0  # the number of the last line when all of them were last read

    async def speak(self, connection: Connection, text: str) -> None:
        """Somebody says something."""
        said = cleaned(text, LONGEST_LINE)
        if not said:
            raise Refused("malformed", "there is nothing to say in this line")
        seat, seats = connection.seat, self._table.seats
        if seat == NOBODY:  # a spectator has no secret with which to have this deleted, so it is not stored
            nickname = cleaned(connection.nickname, LONGEST_NAME)
            refuse_look_alike(nickname, seats)
            self.send_line(Line(-next(self._spectator_ids), self._table.now_ms(), seat, nickname, said))
            return
        row = seats[seat]
        now = self._table.now_ms()
        await self._add(ChatRow(self._table.row.id, 0, now, seat, row.nickname, said, "", row.token_hash))

    async def announce(self, key: str, seat: int = NOBODY, **args: str | int) -> None:
        """The table itself says something, usually about a seat. The words are in the catalogues."""
        await self._add(self.notice(key, seat, args=args))

    def notice(
        self,
        key: str,
        seat: int = NOBODY,
        name: str | None = None,
        author: bytes | None = None,
        args: Mapping[str, str | int] = NO_ARGUMENTS,
    ) -> ChatRow:
        """A line of the table itself, to be stored with the change that it is about.

        The author is the owner of the seat: the line is deleted when their name has to be forgotten.
        """
        if seat != NOBODY:
            row = self._table.seats[seat]
            name = row.nickname if name is None else name
            author = row.token_hash if author is None else author
        phrase = ENCODER.encode(Phrase(key, {"name": name or "", **args})).decode()
        return ChatRow(self._table.row.id, 0, self._table.now_ms(), seat, "", "", phrase, author or b"")

    async def announce_reopened(self, lost: int) -> None:
        """Say that the table could not be opened from its record, unless that is still to be read in the chat."""
        known = [line.say.key for line in await self._lines() if line.say]
        if lost > 0 or "table-reopened" not in known:
            await self.announce("table-reopened", lost=lost)

    async def _add(self, row: ChatRow) -> None:
        self.send_stored(replace(row, id=await self._table.store.say(row)))

    async def send_new_lines(self) -> None:
        """Send what was said at other servers."""
        lines = await self._table.store.chat(self._table.row.id)
        self.send_stored(*lines)
        self._read(lines)

    def _read(self, rows: list[ChatRow]) -> None:
        self._sent = {row.id for row in rows}
        self.last = max(self._sent, default=0)

    def send_stored(self, *rows: ChatRow) -> None:
        """Send lines that were stored just now, unless they were sent already."""
        for row in rows:
            if row.id not in self._sent:
                self._sent.add(row.id)
                self.send_line(line_of(row))

    def send_line(self, line: Line) -> None:
        """Send a line to everybody at the table."""
        said = ENCODER.encode(Said(whole=False, lines=[line]))
        for connection in self._table.connections:
            connection.send_encoded(said)

    async def send_all_lines(self, *connections: Connection) -> None:
        """Send the whole chat: to somebody who has come, or to everybody when lines were deleted."""
        said = ENCODER.encode(Said(whole=True, lines=await self._lines()))
        for connection in connections:
            connection.send_encoded(said)

    async def _lines(self) -> list[Line]:
        rows = await self._table.store.chat(self._table.row.id)
        self._read(rows)
        return [line_of(row) for row in rows]


def line_of(row: ChatRow) -> Line:
    """A stored line, as the protocol has it."""
    say = wire.stored_phrase(row.say) if row.say else None
    return Line(row.id, row.at, row.seat, row.nickname, row.text, say)
