"""The chat of a table: what people say, and what the table itself announces."""

from __future__ import annotations

import itertools
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import msgspec

from boneyard.table.connection import ENCODER, Connection
from boneyard.table.protocol import NOBODY, Line, Phrase, Said
from boneyard.table.refusal import Refused
from boneyard.table.rows import ChatRow
from boneyard.table.times import now_ms

if TYPE_CHECKING:
    from boneyard.table.live_table import LiveTable

LONGEST_LINE: Final = 500
LONGEST_NAME: Final = 24


class TableChat:
    """The chat of one table. Lines are stored before they are sent, except those of spectators."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._spectator_ids = itertools.count(1)  # their lines are not stored, so they need numbers of their own

    async def speak(self, connection: Connection, text: str) -> None:
        """Somebody says something."""
        said = cleaned(text, LONGEST_LINE)
        if not said:
            raise Refused("malformed", "there is nothing to say in this line")
        seat, seats = connection.seat, self._table.seats
        if seat == NOBODY:  # a spectator has no secret with which to have this deleted, so it is not stored
            nickname = cleaned(connection.nickname, LONGEST_NAME)
            self.send_line(Line(-next(self._spectator_ids), now_ms(), seat, nickname, said))
            return
        await self._add(seat, seats[seat].nickname, said, "", seats[seat].token_hash)

    async def announce(self, key: str, seat: int = NOBODY, **args: str | int) -> None:
        """The table itself says something, usually about a seat. The words are in the catalogues."""
        name, author = "", b""
        if seat != NOBODY:
            row = self._table.seats[seat]
            name, author = row.nickname, row.token_hash  # the line is deleted when that name has to be forgotten
        phrase = Phrase(key, {"name": name, **args})
        await self._add(seat, "", "", ENCODER.encode(phrase).decode(), author)

    async def announce_reopened(self, lost: int) -> None:
        """Say that the table could not be opened from its record, unless that is still to be read in the chat."""
        known = [line.say.key for line in await self._lines() if line.say]
        if lost > 0 or "table-reopened" not in known:
            await self.announce("table-reopened", lost=lost)

    async def _add(self, seat: int, nickname: str, text: str, say: str, author: bytes) -> None:
        row = ChatRow(self._table.row.id, 0, now_ms(), seat, nickname, text, say, author)
        self.send_line(line_of(replace(row, id=await self._table.store.say(row))))

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
        return [line_of(row) for row in await self._table.store.chat(self._table.row.id)]


def line_of(row: ChatRow) -> Line:
    """A stored line, as the protocol has it."""
    say = msgspec.json.decode(row.say, type=Phrase) if row.say else None
    return Line(row.id, row.at, row.seat, row.nickname, row.text, say)


def cleaned(text: str, longest: int) -> str:
    """A text from outside, on one line: no control characters, no runs of spaces, not too long."""
    printable = "".join(c if c.isprintable() else " " for c in text)
    return " ".join(printable.split())[:longest].strip()
