"""The WebSocket of a table: every message is checked, then answered or refused in one sentence."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket
from litestar.connection import ASGIConnection
from litestar.exceptions import WebSocketDisconnect

from boneyard.table import seats
from boneyard.table.connection import ENCODER, Connection
from boneyard.table.host import host_command
from boneyard.table.limits import CountPerAddress
from boneyard.table.live_table import LiveTable
from boneyard.table.protocol import (
    BIGGEST,
    CastVote,
    Chat,
    ClientMessage,
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
from boneyard.table.refusal import Refused
from boneyard.table.tables import Tables
from boneyard.table.tokens import hashes_of

DECODER: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)
# Codes with which the server closes a socket; docs/protocol.md lists them.
UNKNOWN_TABLE: Final = 4404
UNREADABLE: Final = 4410
FLOOD: Final = 4429
FOREIGN: Final = 4403
BROKEN: Final = 1011
STRIKES: Final = ("malformed", "too-fast", "too-large", "secret")  # refusals that count until a socket is closed

log = logging.getLogger("boneyard.table")


def is_same_origin(caller: ASGIConnection[Any, Any, Any, Any], allowed: frozenset[str]) -> bool:
    """Whether a page of ours asks, or an allowed one, or a program: programs send no `Origin`."""
    origin = caller.headers.get("origin")
    if origin is None or origin in allowed:
        return True
    return urlsplit(origin).netloc == caller.headers.get("host")


async def close(socket: WebSocket[Any, Any, Any], code: int, reason: str) -> None:
    """Close a socket, unless it is closed already."""
    with contextlib.suppress(RuntimeError):
        await socket.close(code=code, reason=reason)


async def close_with_problem(socket: WebSocket[Any, Any, Any], problem: Problem, code: int) -> None:
    """Say why, and close."""
    with contextlib.suppress(RuntimeError):
        await socket.send_data(ENCODER.encode(problem).decode(), mode="text")
    await close(socket, code, problem.why)


class TableSockets:
    """Serves all sockets of this server, and closes those that misbehave."""

    def __init__(self, tables: Tables, allowed: frozenset[str]) -> None:
        self.tables = tables
        self.allowed = allowed  # origins of other sites that may connect
        self.open = CountPerAddress()
        self.received = 0  # messages
        self.refused = 0  # messages

    async def accept(self, socket: WebSocket[Any, Any, Any], table_id: str) -> None:
        """Serve one browser at one table until it disconnects."""
        address = socket.client.host if socket.client else ""
        await socket.accept()  # only an open socket can be closed with a code
        if not is_same_origin(socket, self.allowed):
            await close(socket, FOREIGN, "this page may not open this table")
            return
        if not self.open.add(address, self.tables.limits.sockets):
            await close_with_problem(socket, Problem("too-many", "too many tables are open from this address"), FLOOD)
            return
        try:
            await self._serve(socket, table_id, Connection(self.tables.limits))
        except WebSocketDisconnect:
            pass
        finally:
            self.open.remove(address)

    async def _serve(self, socket: WebSocket[Any, Any, Any], table_id: str, connection: Connection) -> None:
        """Read what a browser says while another task sends what it has to know."""
        try:
            table = await self.tables.get(table_id)
        except Refused as problem:
            code = UNREADABLE if problem.why == "unreadable" else UNKNOWN_TABLE
            await close_with_problem(socket, problem.problem("hello"), code)
            return

        async def send(data: bytes) -> None:
            await socket.send_data(data.decode(), mode="text")

        async def send_updates() -> None:
            try:
                await connection.deliver(table.updates.encode, send)
                table.disconnect(connection)
                await close(socket, FLOOD, "too much is left unread")
            except (WebSocketDisconnect, RuntimeError, OSError):
                raise  # the browser has gone
            except Exception:
                log.exception("table %s: an update could not be sent to a browser", table.row.id)
                await close(socket, BROKEN, "busy")  # the browser connects again by itself

        sending = asyncio.create_task(send_updates())
        try:
            while True:
                data = await socket.receive_data(mode="text")
                await self._handle(table, connection, data)
                if connection.strikes > self.tables.limits.strikes or connection.overflowed:
                    await close(socket, FLOOD, "too-fast")
                    return
        finally:
            sending.cancel()
            table.disconnect(connection)
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError, OSError):
                await sending
            await seats.note_absence(table)

    async def _handle(self, table: LiveTable, connection: Connection, data: str) -> None:
        """Do what one message asks for, or refuse it in one sentence. No message can break the table."""
        self.received += 1
        about = ""
        try:
            if not connection.messages.take():
                raise Refused("too-fast", "slower, please: too many messages in too short a time")
            message = decoded(data)
            about = str(type(message).__struct_config__.tag)
            await self._dispatch(table, connection, message)
        except Refused as problem:
            self.refused += 1
            if problem.why in STRIKES:
                connection.strike()
            connection.send(problem.problem(about))
        except Exception:
            log.exception("table %s: a message of type %r could not be handled", table.row.id, about)
            connection.send(Problem("busy", "something went wrong here; nothing was changed, please try again", about))

    async def _dispatch(  # noqa: PLR0912  (a closed list)
        self, table: LiveTable, connection: Connection, message: ClientMessage
    ) -> None:
        match message:
            case Hello():
                await self._hello(table, connection, message)
            case _ if connection not in table.connections:
                raise Refused("secret", "say hello first")
            case Look():
                table.look(connection, message.seat)
            case Pick():
                await table.pick(connection.seat, message.prompt, message.pick)
            case Propose():
                table.propose(connection, message.seat, message.prompt, message.pick)
            case Preview():
                if not connection.previews.take():
                    raise Refused("too-fast", "slower, please: too many previews in too short a time")
                connection.send(table.preview(connection, message.prompt, message.pick))
            case TakeBack():
                await table.undo(connection)
            case Retract():
                await table.retract(connection.seat)
            case Seek():
                connection.send(table.seek(connection, message.step))
            case Chat():
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
        known = {seat.token_hash for seat in table.seats} | {table.row.host_hash}
        connection.introduce(hashes, message.nickname)
        table.connect(connection, message.look)
        await seats.come_back(table, connection)
        await table.chat.send_all_lines(connection)
        if not hashes <= known:
            raise Refused("secret", "a secret you showed does not belong to a seat of this table any more")


def decoded(data: str) -> ClientMessage:
    """A message of the protocol; anything else is refused with what is wrong with it."""
    if len(data) > BIGGEST or len(data.encode()) > BIGGEST:
        raise Refused("too-large", f"a message has at most {BIGGEST} bytes")
    try:
        return DECODER.decode(data)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as problem:
        raise Refused("malformed", f"this is no message of the protocol: {problem}"[:300]) from None
