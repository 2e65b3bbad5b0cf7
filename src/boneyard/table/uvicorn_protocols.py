"""Limits on connections before there is a request. uvicorn would wait for ever for a request or a slow reader.

A request has to be complete within a time, header and body. An address may have a limited number of connections, and a
limited number of bytes of incomplete requests; a trusted proxy, behind which many people are, has neither limit. A
socket is one of these connections until it is accepted, and again from when it is closed; in between
`table/sockets.py` counts it. A socket that is closed is gone after a short time, whether the other side has read that
or not.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from boneyard.table import figures
from boneyard.table.limits import CountPerAddress, Limits, network_of
from boneyard.table.proxies import Networks
from boneyard.table.sockets import FLOOD, FULL

UNFINISHED: Final = 4_000_000  # bytes per address; the longest body has 1.3 million
REFUSED_SECONDS: Final = 0.5  # that a socket has to read why it is refused
TOO_MANY: Final = "more than {} connections at once"

log = logging.getLogger("boneyard.table")


class ConnectionLimits:
    """Counts the connections of a server and the bytes of their incomplete requests, by address."""

    def __init__(self, limits: Limits, proxies: Networks | None = None) -> None:
        self.limits = limits
        self.proxies = proxies or Networks()
        self.connections = CountPerAddress()
        self.unfinished = CountPerAddress()  # bytes

    def protocol(self, **uvicorns: Any) -> LimitedHttp:
        """A protocol for a new connection; uvicorn calls this."""
        return LimitedHttp(self, **uvicorns)

    def websocket(self, **uvicorns: Any) -> LimitedWebSocket:
        """A protocol for a connection that becomes a socket; uvicorn calls this."""
        return LimitedWebSocket(self, **uvicorns)

    def most(self, client: tuple[str, int] | None, limit: int) -> int:
        """How many connections or bytes are allowed. Behind a trusted proxy are too many people for any limit."""
        return sys.maxsize if self.proxies.has(client) else limit

    def warn(self, address: str, reason: str, what: str) -> None:
        """Log why connections of an address are closed, and count them."""
        figures.REFUSALS.labels("connection", reason).inc()
        log.warning("%s: %s; such connections are closed", address, what)


class LimitedHttp(HttpToolsProtocol):
    """uvicorn's HTTP protocol, with a deadline for each request."""

    def __init__(self, shared: ConnectionLimits, **uvicorns: Any) -> None:
        super().__init__(**uvicorns)
        self._shared = shared
        self._address = ""
        self._counted = False  # among the connections of its address
        self._in_request = False
        self._unfinished = 0  # bytes since the last request was complete
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._address = network_of(self.client[0]) if self.client else ""
        most = self._shared.limits.connections
        self._counted = self._shared.connections.add(self._address, self._shared.most(self.client, most))
        if self._counted:
            self._start_deadline()
        else:
            self._abort("connections", TOO_MANY.format(most))

    def connection_lost(self, exc: Exception | None) -> None:
        self._uncount()
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """The server ends. It does not wait for the rest of a request, nor does the log say that it gave up waiting."""
        super().shutdown()
        if self._in_request:
            self.transport.abort()

    def handle_websocket_upgrade(self) -> None:
        """From now on it is a socket, which counts itself."""
        self._uncount()
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        """Take a part of a request. There is a deadline for bytes between two requests, too."""
        if self.transport.is_closing():
            return
        if not self._shared.unfinished.add(self._address, self._shared.most(self.client, UNFINISHED), len(data)):
            self._abort("bytes", f"more than {UNFINISHED} bytes of requests that are not complete")
            return
        self._unfinished += len(data)
        super().data_received(data)
        if self._deadline is None and self._counted and (self._in_request or self._unfinished > 0):
            self._start_deadline()

    def on_message_begin(self) -> None:
        """A request begins, perhaps with the same bytes that ended the one before."""
        self._in_request = True
        super().on_message_begin()

    def on_message_complete(self) -> None:
        self._in_request = False
        self._end_request()
        super().on_message_complete()

    def _start_deadline(self) -> None:
        self._deadline = self.loop.call_later(self._shared.limits.request_seconds, self._too_late)

    def _too_late(self) -> None:
        self._abort("slow", f"no complete request within {self._shared.limits.request_seconds:g} seconds")

    def _abort(self, reason: str, why: str) -> None:
        """Close the connection at once, whatever waits to be sent or read."""
        self._shared.warn(self._address, reason, why)
        self._uncount()
        self.transport.abort()

    def _end_request(self) -> None:
        """Stop the deadline, and count no bytes as incomplete any more."""
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        self._shared.unfinished.remove(self._address, self._unfinished)
        self._unfinished = 0

    def _uncount(self) -> None:
        self._end_request()
        if self._counted:
            self._counted = False
            self._shared.connections.remove(self._address)


class LimitedWebSocket(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket protocol; a closed socket is dropped after a while, even if the other side reads nothing."""

    def __init__(self, shared: ConnectionLimits, **uvicorns: Any) -> None:
        super().__init__(**uvicorns)
        self._shared = shared
        self._address = ""
        self._counted = False  # among the connections of its address
        self._heard = False  # whether the table has read a message, so that it was not refused
        self._drop_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._address = network_of(self.client[0]) if self.client else ""
        self._count_or_drop()

    def connection_lost(self, exc: Exception | None) -> None:
        self._uncount()
        if self._drop_timer is not None:
            self._drop_timer.cancel()
        super().connection_lost(exc)

    async def receive(self) -> Any:
        message = await super().receive()
        self._heard = self._heard or message["type"] == "websocket.receive"
        return message

    async def send(self, message: Any) -> None:
        """Like uvicorn's, but after a close the other side has only a limited time to react."""
        await super().send(message)
        if message["type"] == "websocket.accept":
            self._uncount()  # the application counts it now, or closes it at once
        elif message["type"] == "websocket.close":
            if not self._heard:
                self._warn_of_refusal(message)
            self._drop_soon(self.close_timeout if self._heard else REFUSED_SECONDS)

    def _warn_of_refusal(self, message: Any) -> None:
        """Log why a socket is refused, if that is because there are too many."""
        limits, reason = self._shared.limits, message.get("reason")
        caller = self.scope["client"]  # behind a proxy not the same as `self.client`
        address = network_of(caller[0]) if caller else ""
        if message.get("code") == FULL:
            self._shared.warn("all addresses", "all-sockets", f"more than {limits.all_sockets} sockets at once")
        elif message.get("code") == FLOOD and reason == "too-many":
            self._shared.warn(address, "sockets", f"more than {limits.sockets} sockets at once")
        elif message.get("code") == FLOOD and reason == "too-fast":
            self._shared.warn(address, "socket-rate", "too many sockets in too short a time")

    def handle_close(self, event: Any) -> None:
        """The other side closes it, but may still leave unread what waits to be sent."""
        super().handle_close(event)
        self._drop_soon(self.close_timeout)

    def handle_parser_exception(self) -> None:
        """The other side sends nonsense, and may leave unread what waits to be sent."""
        super().handle_parser_exception()
        self._drop_soon(self.close_timeout)

    def keepalive_timeout(self) -> None:
        """The other side does not answer any more: drop what waits to be sent."""
        super().keepalive_timeout()
        self.transport.abort()

    def _drop_soon(self, seconds: float) -> None:
        """A socket that is closed is a connection like others until it is gone."""
        if self._drop_timer is None and not self.disconnected:
            self._drop_timer = self.loop.call_later(seconds, self.transport.abort)
            self._count_or_drop()

    def _count_or_drop(self) -> None:
        most = self._shared.limits.connections
        allowed = self._shared.most(self.client, most)
        self._counted = self._counted or self._shared.connections.add(self._address, allowed)
        if not self._counted:
            self._shared.warn(self._address, "connections", TOO_MANY.format(most))
            self.transport.abort()

    def _uncount(self) -> None:
        if self._counted:
            self._counted = False
            self._shared.connections.remove(self._address)
