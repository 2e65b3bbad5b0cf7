"""The door of a table: a socket, its messages checked one by one, each answered or refused in one sentence."""

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

from boneyard.table import company
from boneyard.table.connection import ENCODER, Guest
from boneyard.table.limits import Crowd
from boneyard.table.live_table import Room
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
from boneyard.table.tables import House
from boneyard.table.tokens import hashes_of

DECODER: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)
UNKNOWN_TABLE: Final = 4404
UNREADABLE: Final = 4410
FLOOD: Final = 4429
FOREIGN: Final = 4403
BROKEN: Final = 1011

log = logging.getLogger("boneyard.table")


def from_here(caller: ASGIConnection[Any, Any, Any, Any], allowed: frozenset[str]) -> bool:
    """Whether a page of ours asks; programs that are no browsers do not say where they come from."""
    origin = caller.headers.get("origin")
    if origin is None or origin in allowed:
        return True
    return urlsplit(origin).netloc == caller.headers.get("host")


async def hang_up(socket: WebSocket[Any, Any, Any], code: int, reason: str) -> None:
    """Close a socket, unless somebody else has been faster."""
    with contextlib.suppress(RuntimeError):
        await socket.close(code=code, reason=reason)


class Doorkeeper:
    """Lets browsers in, and out again when they misbehave."""

    def __init__(self, house: House, allowed: frozenset[str]) -> None:
        self.house = house
        self.allowed = allowed
        self.crowd = Crowd()
        self.received = 0
        self.refused = 0

    async def receive(self, socket: WebSocket[Any, Any, Any], table: str) -> None:
        """One browser at one table, until it goes."""
        address = socket.client.host if socket.client else ""
        await socket.accept()  # only an open socket can be closed with a code
        if not from_here(socket, self.allowed):
            await hang_up(socket, FOREIGN, "this page may not open this table")
            return
        if not self.crowd.enter(address, self.house.limits.sockets):
            await self.turn_away(socket, Problem("too-many", "too many tables are open from this address"), FLOOD)
            return
        try:
            await self.attend(socket, table, Guest(self.house.limits))
        except WebSocketDisconnect:
            pass
        finally:
            self.crowd.leave(address)

    async def turn_away(self, socket: WebSocket[Any, Any, Any], problem: Problem, code: int) -> None:
        """Say why, and close."""
        with contextlib.suppress(RuntimeError):
            await socket.send_data(ENCODER.encode(problem).decode(), mode="text")
        await hang_up(socket, code, problem.why)

    async def attend(self, socket: WebSocket[Any, Any, Any], table: str, guest: Guest) -> None:
        """Read what a browser says while another task sends what it has to know."""
        try:
            room = await self.house.room(table)
        except Refused as problem:
            code = UNREADABLE if problem.why == "unreadable" else UNKNOWN_TABLE
            await self.turn_away(socket, problem.problem("hello"), code)
            return

        async def send(data: bytes) -> None:
            await socket.send_data(data.decode(), mode="text")

        async def keep_telling() -> None:
            try:
                await guest.deliver(room.update, send)
                room.goodbye(guest)
                await hang_up(socket, FLOOD, "too much is left unread")
            except (WebSocketDisconnect, RuntimeError, OSError):
                raise  # the browser has gone
            except Exception:
                log.exception("table %s cannot be told to a browser", room.row.id)
                await hang_up(socket, BROKEN, "busy")  # it comes back by itself

        sending = asyncio.create_task(keep_telling())
        try:
            while True:
                data = await socket.receive_data(mode="text")
                await self.hear(room, guest, data)
                if guest.strikes > self.house.limits.strikes or guest.choked:
                    await hang_up(socket, FLOOD, "too-fast")
                    return
        finally:
            sending.cancel()
            room.goodbye(guest)
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError, OSError):
                await sending
            await company.gone(room)

    async def hear(self, room: Room, guest: Guest, data: str) -> None:
        """One message: done, or refused in one sentence. Nothing a browser says can break the table."""
        self.received += 1
        about = ""
        try:
            if not guest.bucket.take():
                raise Refused("too-fast", "slower, please: too many messages in too short a time")
            message = understood(data)
            about = str(type(message).__struct_config__.tag)
            await self.do(room, guest, message)
        except Refused as problem:
            self.refused += 1
            guest.strikes += 1 if problem.why in ("malformed", "too-fast", "too-large", "secret") else 0
            guest.post(problem.problem(about))
        except Exception:
            log.exception("table %s: a message of type %r could not be handled", room.row.id, about)
            guest.post(Problem("busy", "something went wrong here; nothing was changed, please try again", about))

    async def do(self, room: Room, guest: Guest, message: ClientMessage) -> None:  # noqa: PLR0912  (a closed list)
        """Do what a message asks for."""
        match message:
            case Hello():
                await self.hello(room, guest, message)
            case _ if guest not in room.guests:
                raise Refused("secret", "say hello first")
            case Look():
                room.look(guest, message.seat)
            case Pick():
                await room.pick(guest.seat, message.prompt, message.pick)
            case Propose():
                company.propose(room, guest, message.seat, message.prompt, message.pick)
            case Preview():
                if not guest.previews.take():
                    raise Refused("too-fast", "slower, please: too many looks ahead in too short a time")
                guest.post(room.preview(guest, message.prompt, message.pick))
            case TakeBack():
                await room.undo(guest)
            case Retract():
                await room.retract(guest.seat)
            case Seek():
                guest.post(room.seek(guest, message.step))
            case Chat():
                await company.speak(room, guest, message.text)
            case CastVote():
                await company.vote(room, guest, message.about, message.seat, yes=message.yes)
            case HostDoes():
                await company.host_does(room, guest, message.do, message.seat, message.level)
            case Leave():
                await company.leave(room, guest)
            case Return():
                await company.take_back(room, guest)
            case Rematch():
                await self.house.rematch(room, guest.hashes)
            case Ping():
                guest.post(Pong())

    async def hello(self, room: Room, guest: Guest, message: Hello) -> None:
        """A browser shows its secrets; one that is nobody's here is refused, so that no seat is lost unnoticed."""
        await room.refresh()
        hashes = hashes_of(message.tokens)
        known = {seat.token_hash for seat in room.seats} | {room.row.host_hash}
        guest.hashes = hashes
        guest.nickname = message.nickname
        room.welcome(guest, message.look)
        await company.come_back(room, guest)
        await company.read_out(room, guest)
        if not hashes <= known:
            raise Refused("secret", "a secret you showed opens no seat of this table any more")


def understood(data: str) -> ClientMessage:
    """A message of the closed list, or one sentence about what is wrong with it."""
    if len(data) > BIGGEST or len(data.encode()) > BIGGEST:
        raise Refused("too-large", f"a message has at most {BIGGEST} bytes")
    try:
        return DECODER.decode(data)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as problem:
        raise Refused("malformed", f"this is no message of the protocol: {problem}"[:300]) from None
