"""Banned addresses: their requests are refused, and their sockets are closed."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.exceptions import WebSocketDisconnect

from boneyard.table.limits import network_of
from boneyard.table.protocol import Problem
from boneyard.table.store import Store

BANNED: Final = Problem("banned", "whoever runs this server does not let your address in")

Close = Callable[[], Awaitable[None]]


class Bans:
    """The banned addresses, as they were at the last heartbeat, and what is open from each address."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._banned: frozenset[str] = frozenset()
        self._open: dict[str, list[Close]] = {}
        self._closing: set[asyncio.Task[None]] = set()

    async def refresh(self) -> None:
        """Read the banned addresses, and close what those that are new have open."""
        before, self._banned = self._banned, await self._store.banned()
        for address in self._banned - before:
            for close in self._open.get(address, ()):
                task = asyncio.create_task(_closed(close))  # whoever does not read delays nobody
                self._closing.add(task)
                task.add_done_callback(self._closing.discard)

    def include(self, caller: ASGIConnection[Any, Any, Any, Any]) -> bool:
        """Whether the address of a caller is banned."""
        return bool(self._banned) and caller.client is not None and network_of(caller.client.host) in self._banned

    @contextlib.contextmanager
    def closing(self, address: str, close: Close) -> Iterator[None]:
        """Call `close` if the address is banned meanwhile."""
        known = network_of(address)
        self._open.setdefault(known, []).append(close)
        try:
            yield
        finally:
            self._open[known].remove(close)
            if not self._open[known]:
                del self._open[known]


async def _closed(close: Close) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        await close()
