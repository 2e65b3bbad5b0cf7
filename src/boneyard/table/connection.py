"""A browser at a table: one socket, the seats it holds, and what it still has to be sent."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from boneyard.table.limits import Bucket, Limits
from boneyard.table.protocol import NOBODY, ServerMessage

ENCODER: Final = msgspec.json.Encoder()
WAITING: Final = 200  # messages a browser may leave unread before it is cut off
WAITING_BYTES: Final = 2_000_000  # of several messages; one alone may be longer


class Guest:
    """Who looks at a table. Changes of the table are only marked; `deliver` sends the newest when the wire is free."""

    def __init__(self, limits: Limits) -> None:
        self.hashes: frozenset[bytes] = frozenset()  # of the secrets it holds
        self.mine: tuple[int, ...] = ()
        self.back: tuple[int, ...] = ()  # seats of its own that a bot plays
        self.host = False
        self.seat = NOBODY  # with whose eyes it looks
        self.nickname = ""
        self.known = 0  # entries of the log it has
        self.dirty = False  # the table has changed since it was last told
        self.mail: deque[bytes] = deque()
        self.waiting = 0  # bytes in the mail
        self.choked = False  # it has not read for too long, and is sent nothing more
        self.wake = asyncio.Event()
        self.bucket = Bucket(limits.messages, limits.burst)
        self.previews = Bucket(limits.previews, limits.previews * 4)
        self.strikes = 0  # refused messages

    def post(self, message: ServerMessage) -> None:
        """Send this as soon as the wire is free."""
        self.send_soon(ENCODER.encode(message))

    def send_soon(self, data: bytes) -> None:
        """The same, for what is written already; who leaves too much unread gets nothing more."""
        if self.choked:
            return
        self.mail.append(data)
        self.waiting += len(data)
        if len(self.mail) > WAITING or (self.waiting > WAITING_BYTES and len(self.mail) > 1):
            self.choked = True
            self.mail.clear()
        self.wake.set()

    def touch(self) -> None:
        """The table has changed."""
        self.dirty = True
        self.wake.set()

    def forget_after(self, keep: int) -> None:
        """What happened after so many entries no longer stands."""
        self.known = min(self.known, keep)

    async def deliver(self, update: Callable[[Guest], bytes], send: Callable[[bytes], Awaitable[None]]) -> None:
        """Send what there is until too much is left unread; several changes in a row become one update."""
        while not self.choked:
            await self.wake.wait()
            self.wake.clear()
            while self.mail:
                data = self.mail.popleft()
                self.waiting -= len(data)
                await send(data)
            if self.dirty and not self.choked:
                self.dirty = False
                await send(update(self))
