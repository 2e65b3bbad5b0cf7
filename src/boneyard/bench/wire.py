"""A socket for the driver of `bench table`: as little as possible between the server and the clock."""

from __future__ import annotations

import asyncio
import os
from base64 import b64encode
from collections.abc import Callable
from typing import Final

TEXT: Final = 0x81
PING: Final = 0x89
PONG: Final = 0x8A
MASK: Final = b"\0\0\0\0"  # a mask that changes nothing is a mask too


class Wire(asyncio.Protocol):
    """One side of a WebSocket: whole text frames in, short text frames out."""

    def __init__(self, path: str, heard: Callable[[bytes], None]) -> None:
        self.path = path
        self.heard = heard
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.buffer = bytearray()
        self.open = False
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        key = b64encode(os.urandom(16)).decode()
        head = ["Host: localhost", "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
        lines = [f"GET {self.path} HTTP/1.1", *head, f"Sec-WebSocket-Key: {key}", "", ""]
        transport.write("\r\n".join(lines).encode())

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert self.buffer.startswith(b"HTTP/1.1 101"), bytes(self.buffer[:200])
            del self.buffer[: end + 4]
            self.open = True
            self.ready.set_result(None)
        self._frames()

    def _frames(self) -> None:
        buffer = self.buffer
        start = 0
        while len(buffer) - start >= 2:
            length, body = buffer[start + 1] & 127, start + 2
            if length == 126:
                length, body = int.from_bytes(buffer[start + 2 : start + 4]), start + 4
            elif length == 127:
                length, body = int.from_bytes(buffer[start + 2 : start + 10]), start + 10
            if len(buffer) < body + length:
                break
            if buffer[start] == TEXT:
                self.heard(bytes(buffer[body : body + length]))
            elif buffer[start] == PING:
                self._send(PONG, bytes(buffer[body : body + length]))
            start = body + length
        del buffer[:start]

    def say(self, text: bytes) -> None:
        """Send a text frame."""
        self._send(TEXT, text)

    def _send(self, kind: int, data: bytes) -> None:
        size = len(data)
        length = bytes((128 | size,)) if size < 126 else bytes((254, size >> 8, size & 255))
        self.transport.write(bytes((kind,)) + length + MASK + data)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.ready.done():
            self.ready.set_exception(exc or ConnectionError("the server hung up"))

    def hang_up(self) -> None:
        """Leave."""
        self.transport.close()
