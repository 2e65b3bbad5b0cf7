"""One browser at a table: the seats it holds, and the messages that wait to be sent to it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from boneyard.table.protocol import NOBODY, ServerMessage

ENCODER: Final = msgspec.json.Encoder()
WAITING: Final = 200  # messages a browser may leave unread before it is disconnected
WAITING_BYTES: Final = 2_000_000  # of several messages; a single one may be longer


class Connection:
    """A browser that looks at a table.

    A change of the table only marks it as outdated. `deliver` sends the newest position when the socket is free.
    """

    def __init__(self, address: str = "") -> None:
        self.address = address
        self.hashes: frozenset[bytes] = frozenset()  # of the secrets it has shown
        self.mine: tuple[int, ...] = ()  # the seats it holds
        self.back: tuple[int, ...] = ()  # its seats that a bot plays at the moment
        self.host = False
        self.seat = NOBODY  # the seat it looks from
        self.nickname = ""
        self.known_entries = 0  # how many entries of the log it has
        self.outdated = False  # the table has changed since the last update
        self.outbox: deque[bytes] = deque()
        self.overflowed = False  # it has left too much unread, and is sent nothing more
        self.strikes = 0  # messages that were refused
        self._outbox_bytes = 0
        self._wake = asyncio.Event()

    def introduce(self, hashes: frozenset[bytes], nickname: str) -> None:
        self.hashes = hashes
        self.nickname = nickname

    def recognize(self, mine: tuple[int, ...], back: tuple[int, ...], *, host: bool) -> None:
        """Set which seats it holds. It does not go on looking from one that it has lost."""
        lost = self.mine != mine and self.seat not in mine
        self.mine, self.back, self.host = mine, back, host
        if lost:
            self.look_from(NOBODY)

    def look_from(self, seat: int) -> None:
        """Look from one of its seats, or from the first of them. Another seat has seen another log."""
        first = self.mine[0] if self.mine else NOBODY
        before, self.seat = self.seat, seat if seat in self.mine else first
        if self.seat != before:
            self.known_entries = 0

    def forget_entries(self, keep: int = 0) -> None:
        """Only the first `keep` entries of the log it has still stand."""
        self.known_entries = min(self.known_entries, keep)

    def send_entries(self, entries: int) -> int:
        """Note that it is sent the log up to this length; returns how much of it it had before."""
        known, self.known_entries = self.known_entries, entries
        return known

    def strike(self) -> None:
        self.strikes += 1

    def send(self, message: ServerMessage) -> None:
        """Send a message as soon as the socket is free."""
        self.send_encoded(ENCODER.encode(message))

    def send_encoded(self, data: bytes) -> None:
        """Like `send`, for a message that is encoded already."""
        if self.overflowed:
            return
        self.outbox.append(data)
        self._outbox_bytes += len(data)
        if len(self.outbox) > WAITING or (self._outbox_bytes > WAITING_BYTES and len(self.outbox) > 1):
            self.overflowed = True
            self.outbox.clear()
        self._wake.set()

    def mark_outdated(self) -> None:
        self.outdated = True
        self._wake.set()

    async def deliver(self, update: Callable[[Connection], bytes], send: Callable[[bytes], Awaitable[None]]) -> None:
        """Send what waits, until too much is left unread. Several changes in a row become one update."""
        while not self.overflowed:
            await self._wake.wait()
            self._wake.clear()
            while self.outbox:
                data = self.outbox.popleft()
                self._outbox_bytes -= len(data)
                await send(data)
            if self.outdated and not self.overflowed:
                self.outdated = False
                await send(update(self))
