"""The WebSocket of a table: every message is checked, then answered or refused in one sentence."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from functools import cache, partial
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket
from litestar.connection import ASGIConnection
from litestar.exceptions import WebSocketDisconnect

from boneyard.table import figures, links, seats
from boneyard.table.bans import BANNED
from boneyard.table.connection import ENCODER, Connection
from boneyard.table.databases import Unavailable
from boneyard.table.host import host_command
from boneyard.table.limits import CountPerAddress, RateLimitPerAddress, network_of
from boneyard.table.live_table import LiveTable
from boneyard.table.logs import audit
from boneyard.table.protocol import (
    BIGGEST,
    NOBODY,
    CastVote,
    Chat,
    ClientMessage,
    Explain,
    Hello,
    HostDoes,
    Leave,
    Look,
    Pick,
    Ping,
    Pong,
    Preview,
    Problem,
    Propose,
    Rematch,
    Retract,
    Return,
    Seek,
    TakeBack,
)
from boneyard.table.refusal import Refused, busy
from boneyard.table.shared import COUNTED
from boneyard.table.tables import Tables
from boneyard.table.tokens import hashes_of

DECODER: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)
# Codes with which the server closes a socket; docs/protocol.md lists them.
UNKNOWN_TABLE: Final = 4404
UNREADABLE: Final = 4410
FLOOD: Final = 4429
FOREIGN: Final = 4403
SILENT: Final = 4408
FULL: Final = 1013
RESTARTED: Final = 1012
BROKEN: Final = 1011
CLOSED_BECAUSE: Final = {"unreadable": UNREADABLE, "unknown-table": UNKNOWN_TABLE}
STRIKES: Final = ("malformed", "too-fast", "too-large", "secret")  # refusals that count until a socket is closed
# How many messages more some count for, because they cost the server more than an answer does.
MESSAGE_COSTS: Final[dict[type, int]] = {Hello: 4, Preview: 1, Seek: 2, Chat: 4, Propose: 1}
SOCKET_COST: Final = 5
EXPLAINED: Final = 10  # offers that cost as much to explain as one message
ENTRIES: Final = 50  # of the log that cost as much to send as one message
PATIENCE: Final = 60  # seconds that a browser may have to wait for a long log
CHAT_AT_ONCE: Final = 10  # lines, where one a second is allowed

log = logging.getLogger("boneyard.table")


def is_same_origin(caller: ASGIConnection[Any, Any, Any, Any], allowed: frozenset[str]) -> bool:
    """Whether a page of ours asks, or an allowed one, or a program: programs send no `Origin`."""
    origin = caller.headers.get("origin")
    if origin is None or origin in allowed:
        return True
    return urlsplit(origin).netloc == caller.headers.get("host")


async def close(socket: WebSocket[Any, Any, Any], code: int, reason: str) -> None:
    """Close a socket, unless it is closed already."""
    figures.REFUSALS.labels("socket", str(code)).inc()
    with contextlib.suppress(RuntimeError):
        await socket.close(code=code, reason=reason)


async def close_with_problem(socket: WebSocket[Any, Any, Any], problem: Problem, code: int) -> None:
    """Say why, and close."""
    with contextlib.suppress(RuntimeError):
        await socket.send_data(ENCODER.encode(problem).decode(), mode="text")
    await close(socket, code, problem.why)


async def close_flooded(socket: WebSocket[Any, Any, Any], connection: Connection, why: str) -> None:
    """Close the socket of somebody who sends or leaves unread too much."""
    audit.info("%s: a socket is closed with %d: %s", connection.address, FLOOD, why)
    await close(socket, FLOOD, why)


message_seconds: Final = cache(figures.MESSAGE_SECONDS.labels)  # finding it takes longer than counting


def note_message(kind: str, outcome: str, seconds: float) -> None:
    """Count a message, and how long it took."""
    message_seconds(kind, outcome).observe(seconds)
    if outcome != "ok":
        figures.REFUSALS.labels("message", outcome).inc()
    log.debug("message %s: %s in %.1f ms", kind, outcome, seconds * 1000)


def address_of(caller: ASGIConnection[Any, Any, Any, Any]) -> str:
    """What counts as the address of a caller."""
    return network_of(caller.client.host) if caller.client else ""


class TableSockets:
    """Serves all sockets of this server, and closes those that misbehave."""

    def __init__(self, tables: Tables, allowed: frozenset[str]) -> None:
        limits = tables.limits
        self.tables = tables
        self.message_rate = RateLimitPerAddress(limits.messages, limits.burst)
        self.chat_rate = RateLimitPerAddress(limits.chat, limits.chat * CHAT_AT_ONCE)
        self.undo_rate = RateLimitPerAddress(limits.undos / 60, limits.undos)
        self.allowed = allowed  # origins of other sites that may connect
        self.open = CountPerAddress()
        tables.servers.share("messages", self.message_rate)
        tables.servers.share(COUNTED, self.open)

    async def accept(self, socket: WebSocket[Any, Any, Any], table_id: str) -> None:
        """Serve one browser at one table until it disconnects."""
        address = address_of(socket)
        limits = self.tables.limits
        await socket.accept()  # only an open socket can be closed with a code
        if not is_same_origin(socket, self.allowed):
            await close(socket, FOREIGN, "this page may not open this table")
            return
        refuse_banned = partial(close_with_problem, socket, BANNED, FOREIGN)
        if self.tables.bans.include(socket):
            await refuse_banned()
            return
        if self.open.total() >= limits.all_sockets:
            await close_with_problem(socket, Problem("busy", "too many people are here; please try again later"), FULL)
            return
        if not self.open.add(address, limits.sockets):
            await close_with_problem(socket, Problem("too-many", "too many tables are open from this address"), FLOOD)
            return
        try:
            if self.message_rate.take(address, SOCKET_COST):
                with self.tables.bans.closing(address, refuse_banned):
                    await self._serve(socket, table_id, Connection(address))
            else:
                await close_with_problem(socket, Problem("too-fast", "too many sockets in too short a time"), FLOOD)
        except (WebSocketDisconnect, asyncio.CancelledError):
            pass  # the browser has gone, or the server ends and has waited long enough
        finally:
            self.open.remove(address)

    async def _serve(self, socket: WebSocket[Any, Any, Any], table_id: str, connection: Connection) -> None:
        """Read what a browser says while another task sends what it has to know."""
        try:
            table = await self.tables.get(table_id)
        except Refused as problem:
            code = CLOSED_BECAUSE.get(problem.why, FULL)
            await close_with_problem(socket, problem.problem("hello"), code)
            return
        except Unavailable:  # the browser connects again by itself
            await close_with_problem(socket, busy("hello"), BROKEN)
            return

        async def send(data: bytes) -> None:
            await socket.send_data(data.decode(), mode="text")

        async def send_updates() -> None:
            try:
                await connection.deliver(table.updates.encode, send)
                table.disconnect(connection)
                await close_flooded(socket, connection, "too much is left unread")
            except (WebSocketDisconnect, RuntimeError, OSError):
                raise  # the browser has gone
            except Exception:
                log.exception("table %s: an update could not be sent to a browser", table.row.id)
                await close(socket, BROKEN, "busy")  # the browser connects again by itself

        sending = asyncio.create_task(send_updates())
        hello_until = asyncio.get_running_loop().time() + self.tables.limits.request_seconds
        try:
            while True:
                async with asyncio.timeout_at(None if connection in table.connections else hello_until):
                    data = await socket.receive_data(mode="text")
                if not await self._handle(table, connection, data):
                    await close_with_problem(socket, busy("hello"), BROKEN)
                    return
                if table.is_ahead or self.tables.live.get(table_id) is not table:
                    await close(socket, RESTARTED, "this table was loaded again")
                    return
                if connection.strikes > self.tables.limits.strikes or connection.overflowed:
                    await close_flooded(socket, connection, "too-fast")
                    return
        except TimeoutError:
            await close(socket, SILENT, "no hello was said")
        finally:
            sending.cancel()
            table.disconnect(connection)
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError, OSError):
                await sending
            await seats.note_absence(table)

    async def _handle(self, table: LiveTable, connection: Connection, data: str) -> bool:
        """Do what one message asks for, or refuse it in one sentence. No message can break the table.

        Returns false if a hello failed: who has not been told the whole table connects again.
        """
        about, outcome, failed, began = "", "ok", False, time.perf_counter()
        try:
            refuse_if_too_fast(self.message_rate, connection.address, "messages")
            message = decoded(data)
            about = str(type(message).__struct_config__.tag)
            if type(message) in MESSAGE_COSTS:
                refuse_if_too_fast(self.message_rate, connection.address, "messages", MESSAGE_COSTS[type(message)])
            await self._dispatch(table, connection, message)
        except Refused as problem:
            outcome = problem.why
            if problem.why in STRIKES:
                connection.strike()
            connection.send(problem.problem(about))
        except Unavailable:  # the log has a line about it already
            outcome, failed = "busy", True
        except Exception:
            outcome, failed = "failed", True
            log.exception("table %s: a message of type %r could not be handled", table.row.id, about)
        note_message(about or "none", outcome, time.perf_counter() - began)
        if failed and about != "hello":
            connection.send(busy(about))
        return not (failed and about == "hello")

    async def _dispatch(  # noqa: PLR0912  (a closed list)
        self, table: LiveTable, connection: Connection, message: ClientMessage
    ) -> None:
        match message:
            case Hello():
                await self._hello(table, connection, message)
            case _ if connection not in table.connections:
                raise Refused("secret", "say hello first")
            case Look():
                await self._wait_for_log(table, connection)
                table.look(connection, message.seat)
            case Pick():
                await table.pick(connection.seat, message.prompt, message.pick)
            case Propose():
                await table.propose(connection, message.seat, message.prompt, message.pick)
            case Explain():
                refuse_if_too_fast(self.message_rate, connection.address, "messages", len(message.picks) / EXPLAINED)
                connection.send(table.explain(connection, message.seat, message.prompt, message.picks))
            case Preview():
                connection.send(table.preview(connection, message.prompt, message.pick))
            case TakeBack():
                refuse_if_too_fast(self.undo_rate, person(table, connection), "answers taken back")
                await table.undo(connection)
            case Retract():
                refuse_if_too_fast(self.undo_rate, person(table, connection), "answers taken back")
                await table.retract(connection.seat)
            case Seek():
                connection.send(table.seek(connection, message.step))
            case Chat():
                refuse_if_too_fast(self.chat_rate, person(table, connection), "lines")
                await table.chat.speak(connection, message.text)
            case CastVote():
                await table.votes.cast(connection, message.about, message.seat, yes=message.yes)
            case HostDoes():
                await host_command(table, connection, message.do, message.seat, message.level)
            case Leave():
                await seats.leave(table, connection)
            case Return():
                await seats.take_back(table, connection)
            case Rematch():
                await self.tables.rematch(table, connection.hashes)
            case Ping():
                connection.send(Pong())

    async def _hello(self, table: LiveTable, connection: Connection, message: Hello) -> None:
        """A browser shows its secrets. If one is not valid here, it is told so, and does not lose a seat unnoticed."""
        await table.refresh()
        hashes = hashes_of(message.tokens)
        await links.hand_over(table, hashes)
        known = {seat.token_hash for seat in table.seats} | {table.row.host_hash}
        first = connection not in table.connections
        await self._wait_for_log(table, connection)
        connection.introduce(hashes, message.nickname)
        table.connect(connection, message.look)
        self.tables.servers.claim_soon()
        await seats.come_back(table, connection)
        if first:
            await table.chat.send_all_lines(connection)
        if not hashes <= known:
            raise Refused("secret", "a secret you showed does not belong to a seat of this table any more")

    async def _wait_for_log(self, table: LiveTable, connection: Connection) -> None:
        """A long log costs as much as many messages, but nobody is refused one: it only has to be waited for."""
        cost = min(len(table.session.past) / ENTRIES, self.message_rate.burst / 4)
        for _ in range(PATIENCE):
            if self.message_rate.take(connection.address, cost):
                return
            await asyncio.sleep(1)
        raise Refused("too-fast", "slower, please: too many long games are opened from this address")


def person(table: LiveTable, connection: Connection) -> str:
    """Whose rate it is: a seat's, however often it connects, or a spectator's address."""
    return connection.address if connection.seat == NOBODY else f"{table.row.id} {connection.seat}"


def refuse_if_too_fast(rate: RateLimitPerAddress, who: str, what: str, cost: float = 1) -> None:
    """Refuse what somebody does too often."""
    if not rate.take(who, cost):
        raise Refused("too-fast", f"slower, please: too many {what} in too short a time")


def decoded(data: str) -> ClientMessage:
    """A message of the protocol; anything else is refused with what is wrong with it."""
    if len(data) > BIGGEST or len(data.encode()) > BIGGEST:
        raise Refused("too-large", f"a message has at most {BIGGEST} bytes")
    try:
        return DECODER.decode(data)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as problem:
        raise Refused("malformed", f"this is no message of the protocol: {problem}"[:300]) from None
