"""What one address and one socket may ask of the server, and how long tables live."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Final

REMEMBERED: Final = 10_000  # addresses; beyond that, those with a full bucket are forgotten


@dataclass(frozen=True)
class Limits:
    """What a server allows; `boneyard serve --help` lists what can be set."""

    messages: float = 20  # per second and socket, on average
    burst: float = 80  # messages at once
    previews: float = 15  # per second and socket
    strikes: int = 200  # refused messages until a socket is closed
    sockets: int = 40  # per address
    tables: int = 60  # that one address may open within an hour
    requests: int = 30  # HTTP requests per second and address
    connections: int = 100  # per address, without its sockets
    request_seconds: float = 30  # until a request has to be complete, header and body
    expires_days: int = 30  # until a table that nobody touches is deleted
    bot_seconds: float = 20  # for one answer
    grace: float = 60  # seconds a player may be away before the others may vote to let a bot play


class Bucket:
    """A token bucket: `rate` per second on average, `burst` at once."""

    __slots__ = ("burst", "full_at", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.full_at = 0.0  # when it will be full again

    def take(self) -> bool:
        """Take one, unless the bucket is empty."""
        now = time.monotonic()
        start = max(self.full_at, now)
        if start - now > (self.burst - 1) / self.rate:
            return False
        self.full_at = start + 1 / self.rate
        return True


class CountPerAddress:
    """Counts something for each address: open sockets, connections, or bytes."""

    def __init__(self) -> None:
        self._counts: dict[str, int] = {}

    def add(self, address: str, most: int, count: int = 1) -> bool:
        """Count some more, unless there would be more than `most`."""
        if self._counts.get(address, 0) + count > most:
            return False
        self._counts[address] = self._counts.get(address, 0) + count
        return True

    def remove(self, address: str, count: int = 1) -> None:
        left = self._counts.get(address, 0) - count
        if left:
            self._counts[address] = left
        else:
            self._counts.pop(address, None)

    def total(self) -> int:
        return sum(self._counts.values())


class RateLimitPerAddress:
    """A bucket for each address."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """Allow one more for this address, unless there were too many lately."""
        if len(self._buckets) > REMEMBERED:
            now = time.monotonic()
            self._buckets = {known: bucket for known, bucket in self._buckets.items() if bucket.full_at > now}
        return self._buckets.setdefault(address, Bucket(self.rate, self.burst)).take()
