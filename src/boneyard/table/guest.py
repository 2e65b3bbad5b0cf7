"""A browser at a table: one socket, the seats it holds, and what it still has to be sent."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from boneyard.table.limits import Bucket, Limits
from boneyard.table.protocol import NOBODY, ServerMessage

ENCODER: Final = msgspec.json.Encoder()
WAITING: Final = 200  # messages a browser may leave unread before it is cut off


class Guest:
    """Who looks at a table. Changes of the table are only marked; `deliver` sends the newest when the wire is free."""

    def __init__(self, limits: Limits) -> None:
        self.hashes: frozenset[bytes] = frozenset()  # of the secrets it holds
        self.mine: tuple[int, ...] = ()
        self.host = False
        self.seat = NOBODY  # with whose eyes it looks
        self.nickname = ""
        self.known = 0  # entries of the log it has
        self.dirty = False  # the table has changed since it was last told
        self.mail: list[bytes] = []
        self.wake = asyncio.Event()
        self.bucket = Bucket(limits.messages, limits.burst)
        self.previews = Bucket(limits.previews, limits.previews * 4)
        self.strikes = 0  # refused messages

    def post(self, message: ServerMessage) -> None:
        """Send this as soon as the wire is free."""
        self.mail.append(ENCODER.encode(message))
        self.wake.set()

    def touch(self) -> None:
        """The table has changed."""
        self.dirty = True
        self.wake.set()

    def forget_after(self, keep: int) -> None:
        """What happened after so many entries no longer stands."""
        self.known = min(self.known, keep)

    async def deliver(self, update: Callable[[Guest], bytes], send: Callable[[bytes], Awaitable[None]]) -> None:
        """Send what there is, for ever; several changes in a row become one update."""
        while True:
            await self.wake.wait()
            self.wake.clear()
            mail, self.mail = self.mail, []
            for message in mail:
                await send(message)
            if self.dirty:
                self.dirty = False
                await send(update(self))

    @property
    def choked(self) -> bool:
        """Whether it has not read for too long."""
        return len(self.mail) > WAITING
