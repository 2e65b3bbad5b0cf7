"""What one address and one socket may ask of the server, and how long tables live."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Final

HOUR_MS: Final = 3600 * 1000
DAY_MS: Final = 24 * HOUR_MS
REMEMBERED: Final = 10_000  # addresses, before those that have waited long enough are forgotten


@dataclass(frozen=True)
class Limits:
    """What a server allows; `boneyard serve --help` lists what can be set."""

    messages: float = 20  # a second and socket, over a longer time
    burst: float = 80  # at once
    previews: float = 15  # a second and socket
    strikes: int = 200  # refused messages until a socket is closed
    sockets: int = 40  # of one address
    tables: int = 60  # opened by one address within an hour
    requests: int = 30  # HTTP requests a second of one address
    connections: int = 100  # of one address, without its sockets
    request_seconds: float = 30  # for a request to arrive, header and body
    expires_days: int = 30  # a table nobody touched
    bot_seconds: float = 20  # for one answer
    grace: float = 60  # seconds somebody may be away until the others may let a bot play for them


class Bucket:
    """So many a second, and some more at once."""

    __slots__ = ("burst", "full_at", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.full_at = 0.0  # when it will be full again

    def take(self) -> bool:
        """Take one, if there is one."""
        now = time.monotonic()
        start = max(self.full_at, now)
        if start - now > (self.burst - 1) / self.rate:
            return False
        self.full_at = start + 1 / self.rate
        return True


class Crowd:
    """How many things each address has open."""

    def __init__(self) -> None:
        self.open: dict[str, int] = {}

    def enter(self, address: str, most: int, count: int = 1) -> bool:
        """So many more, unless there would be too many."""
        if self.open.get(address, 0) + count > most:
            return False
        self.open[address] = self.open.get(address, 0) + count
        return True

    def leave(self, address: str, count: int = 1) -> None:
        """Count that many connections less."""
        left = self.open.get(address, 0) - count
        if left:
            self.open[address] = left
        else:
            self.open.pop(address, None)


class Patience:
    """So much of something for each address, as time goes by."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """One more, unless it was too much lately."""
        if len(self.buckets) > REMEMBERED:
            now = time.monotonic()
            self.buckets = {who: bucket for who, bucket in self.buckets.items() if bucket.full_at > now}
        return self.buckets.setdefault(address, Bucket(self.rate, self.burst)).take()
