"""What one address may ask of the server, how much it keeps in memory, and how long tables live."""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final

from boneyard.table.refusal import Refused

REMEMBERED: Final = 10_000  # addresses that a limit remembers; those that were quiet for longest are forgotten
LONGEST_RECORD: Final = 50_000  # lines of a table's record; a long adventure has 3,000
WAITING_REPLAYS: Final = 4  # besides the one that is being replayed


@dataclass(frozen=True)
class Limits:
    """What a server allows; `boneyard serve --help` lists what can be set.

    An address is one IPv4 address, or a network of IPv6 addresses that one household has.
    """

    messages: float = 100  # per second and address, on average; `MESSAGE_COSTS` says which count more than once
    burst: float = 400  # messages at once
    chat: float = 1  # lines per second that one person may say, on average
    undos: int = 30  # per minute and seat
    strikes: int = 200  # refused messages until a socket is closed
    sockets: int = 40  # per address
    tables: int = 60  # that one address may open within an hour
    public_tables: int = 5  # of these, that everybody sees in the list
    seats: int = 60  # that one address may take within an hour
    requests: int = 30  # HTTP requests per second and address
    replays: int = 12  # per minute and address
    connections: int = 100  # per address, without its sockets
    request_seconds: float = 30  # until a request has to be complete, and until a socket has to say hello
    all_sockets: int = 5_000  # of all addresses
    all_tables: int = 2_000  # in memory
    expires_days: int = 30  # until a table that nobody touches is deleted
    bot_seconds: float = 20  # for one answer
    grace: float = 60  # seconds a player may be away before the others may vote to let a bot play


def network_of(address: str) -> str:
    """What counts as one address: IPv6 networks of 64 bits, because a household has a whole one."""
    if ":" not in address:
        return address
    try:
        known = ipaddress.IPv6Address(address)
    except ValueError:
        return address
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(known) >> 64 << 64, 64)))


class CountPerAddress:
    """Counts something for each address: open sockets, connections, or bytes."""

    def __init__(self) -> None:
        self._counts: dict[str, int] = {}
        self._total = 0
        self._elsewhere: dict[str, float] = {}  # at other servers
        self._changed: dict[str, float] = {}  # since other servers were told

    def add(self, address: str, most: int, count: int = 1) -> bool:
        """Count some more, unless there would be more than `most`, here and at other servers."""
        if self._counts.get(address, 0) + self._elsewhere.get(address, 0) + count > most:
            return False
        self._counts[address] = self._counts.get(address, 0) + count
        self._total += count
        self._change(address, count)
        return True

    def remove(self, address: str, count: int = 1) -> None:
        self._total -= count
        self._change(address, -count)
        left = self._counts.get(address, 0) - count
        if left:
            self._counts[address] = left
        else:
            self._counts.pop(address, None)

    def total(self) -> int:
        return self._total

    def _change(self, address: str, count: float) -> None:
        changed = self._changed.pop(address, 0) + count
        if changed:
            self._changed[address] = changed

    def changes(self) -> dict[str, float]:
        """What has changed for each address since this was last asked for."""
        changed, self._changed = self._changed, {}
        return changed

    def tell_later(self, address: str, amount: float) -> None:
        """Other servers could not be told of this change."""
        self._change(address, amount)

    def use_elsewhere(self, address: str, amount: float) -> None:
        """So many more are counted at another server, or less."""
        left = self._elsewhere.pop(address, 0) + amount
        if left > 0:
            self._elsewhere[address] = left


class RateLimitPerAddress:
    """A token bucket for each address: `rate` per second on average, `burst` at once.

    Where a limit is per person, an address is a seat of a table.
    """

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._full_at: dict[str, float] = {}  # when the bucket of an address is full again; the last used is last
        self._used: dict[str, float] = {}  # since other servers were told

    def take(self, address: str, cost: float = 1) -> bool:
        """Allow one more for this address, unless there were too many lately. A full bucket allows any cost."""
        now = time.monotonic()
        start = max(self._full_at.pop(address, now), now)
        allowed = start == now or start - now <= (self.burst - cost) / self.rate
        self._full_at[address] = start + cost / self.rate if allowed else start
        if allowed:
            self._used[address] = self._used.get(address, 0) + cost
        self._forget_the_quietest()
        return allowed

    def changes(self) -> dict[str, float]:
        """What each address has used since this was last asked for."""
        used, self._used = self._used, {}
        return used

    def tell_later(self, address: str, amount: float) -> None:
        """Other servers could not be told of this use."""
        self._used[address] = self._used.get(address, 0) + amount

    def use_elsewhere(self, address: str, amount: float) -> None:
        """An address has used this much at another server."""
        now = time.monotonic()
        latest = now + self.burst / self.rate  # who has spent all of it everywhere does not wait longer than that
        self._full_at[address] = min(latest, max(self._full_at.pop(address, now), now) + max(0, amount) / self.rate)
        self._forget_the_quietest()

    def _forget_the_quietest(self) -> None:
        for known in (self._full_at, self._used):
            if len(known) > REMEMBERED:
                del known[next(iter(known))]


class ReplayQueue:
    """One replay at a time: a long game takes a while, and tables go on meanwhile. Few may wait for it."""

    def __init__(self, limits: Limits) -> None:
        self._rate = RateLimitPerAddress(limits.replays / 60, limits.replays / 2)
        self._lock = asyncio.Lock()
        self._addresses: set[str] = set()  # whose replays wait or are being made

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Wait for one's turn. Refused if this address waits already, or too many others do."""
        if address in self._addresses:
            raise Refused("too-fast", "one replay at a time, please: another one for this address is not ready yet")
        if len(self._addresses) > WAITING_REPLAYS:
            raise Refused("busy", "too many replays are being made; please try again in a moment")
        if not self._rate.take(address):
            raise Refused("too-fast", "slower, please: too many replays in too short a time")
        self._addresses.add(address)
        try:
            async with self._lock:
                yield
        finally:
            self._addresses.remove(address)
