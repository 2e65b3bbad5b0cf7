"""Connections before there is a request: uvicorn waits for ever for the rest of one, and for a reader; this does not.

A request has to be here within a time, header and body. One address has only so many connections that are no sockets
yet, and only so many bytes of requests that are not complete. A socket that is closed is gone soon, read or not.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from boneyard.table.limits import Crowd, Limits

UNFINISHED: Final = 4_000_000  # bytes of one address; the longest body has 1.3 million
SILENCE: Final = 60.0  # seconds between two lines of the log about one address
REMEMBERED: Final = 1_000  # such lines

log = logging.getLogger("boneyard.table")


class Gate:
    """What all connections of a server share."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.connections = Crowd()
        self.unfinished = Crowd()  # bytes
        self.told: dict[tuple[str, str], float] = {}  # when the log last told this of an address

    def connection(self, **uvicorns: Any) -> Connection:
        """What uvicorn calls for each that comes in."""
        return Connection(self, **uvicorns)

    def tell(self, address: str, what: str) -> None:
        """One line in the log, and not the same again with every connection."""
        now = time.monotonic()
        if now - self.told.get((address, what), -SILENCE) < SILENCE:
            return
        if len(self.told) >= REMEMBERED:
            self.told.clear()
        self.told[address, what] = now
        log.warning("%s: %s; such connections are closed", address, what)


class Connection(HttpToolsProtocol):
    """HTTP as uvicorn speaks it, with a deadline for each request."""

    def __init__(self, gate: Gate, **uvicorns: Any) -> None:
        super().__init__(**uvicorns)
        self.gate = gate
        self.address = ""
        self.counted = False  # among the connections of its address
        self.reading = False  # a request has begun
        self.held = 0  # bytes since the last one was complete
        self.due: asyncio.TimerHandle | None = None  # when the request has to be here

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let it in, unless there are too many of its address."""
        super().connection_made(transport)
        self.address = self.client[0] if self.client else ""
        self.counted = self.gate.connections.enter(self.address, self.gate.limits.connections)
        if self.counted:
            self.hurry()
        else:
            self.turn_away(f"more than {self.gate.limits.connections} connections at once")

    def connection_lost(self, exc: Exception | None) -> None:
        """It counts no more."""
        self.let_go()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """From now on it is a socket, and counted as such."""
        self.let_go()
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        """Take in a part of a request; between two of them nobody sends anything for long either."""
        if self.transport.is_closing():
            return
        if not self.gate.unfinished.enter(self.address, UNFINISHED, len(data)):
            self.turn_away(f"more than {UNFINISHED} bytes of requests that are not complete")
            return
        self.held += len(data)
        super().data_received(data)
        if self.due is None and self.counted and (self.reading or self.held > 0):
            self.hurry()

    def on_message_begin(self) -> None:
        """A request begins, perhaps in the same breath as the one before has ended."""
        self.reading = True
        super().on_message_begin()

    def on_message_complete(self) -> None:
        """The request is here."""
        self.reading = False
        self.forget_request()
        super().on_message_complete()

    def hurry(self) -> None:
        """Start the deadline of a request."""
        self.due = self.loop.call_later(self.gate.limits.request_seconds, self.too_late)

    def too_late(self) -> None:
        """The rest has not come."""
        self.turn_away(f"no complete request within {self.gate.limits.request_seconds:g} seconds")

    def turn_away(self, why: str) -> None:
        """Close it, whatever it still wants to say or read."""
        self.gate.tell(self.address, why)
        self.let_go()
        self.transport.abort()

    def forget_request(self) -> None:
        """Nothing of a request is missing."""
        if self.due is not None:
            self.due.cancel()
            self.due = None
        self.gate.unfinished.leave(self.address, self.held)
        self.held = 0

    def let_go(self) -> None:
        """Count it no more."""
        self.forget_request()
        if self.counted:
            self.counted = False
            self.gate.connections.leave(self.address)


class Socket(WebSocketsSansIOProtocol):
    """A socket that is closed after a while even if the other side reads nothing, not even that it is closed."""

    async def send(self, message: Any) -> None:
        """As uvicorn does, but who is told to go has a time to do so."""
        await super().send(message)
        if self.close_timer is not None and message["type"] == "websocket.close":
            self.close_timer.cancel()
            self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    def keepalive_timeout(self) -> None:
        """Nobody is there: what waits to be sent goes nowhere."""
        super().keepalive_timeout()
        self.transport.abort()
