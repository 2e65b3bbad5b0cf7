"""Milliseconds, as the database and the protocol count time; and what must not happen too often."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

HOUR_MS: Final = 3600 * 1000
DAY_MS: Final = 24 * HOUR_MS


def now_ms() -> int:
    """Milliseconds since 1970, by the clock of this machine."""
    return time.time_ns() // 1_000_000


class ClockElsewhere:
    """The clock of another machine, as far as this one knows: it was read once, and goes on at the pace of ours."""

    def __init__(self) -> None:
        self._ahead = now_ms() - monotonic_ms()  # of our monotonic clock

    def set(self, told: int, asked: float) -> None:
        """The other machine has told its time. We asked at `asked`, as `monotonic_ms`, and have just heard it."""
        self._ahead = told - (asked + monotonic_ms()) / 2

    def now_ms(self) -> int:
        """Milliseconds since 1970, by that clock."""
        return round(self._ahead + monotonic_ms())


def monotonic_ms() -> float:
    """Milliseconds by a clock that nobody sets."""
    return time.monotonic() * 1000


class AtMostEvery:
    """Does something at once, but if it was done a moment ago, only when that time is over: once for all calls."""

    def __init__(self, seconds: float, work: Callable[[], None]) -> None:
        self._seconds = seconds
        self._work = work
        self._next = 0.0  # as `time.monotonic`
        self._waiting = False

    def call(self) -> None:
        wait = self._next - time.monotonic()
        if wait <= 0:
            self._do()
        elif not self._waiting:
            self._waiting = True
            asyncio.get_running_loop().call_later(wait, self._do)

    def _do(self) -> None:
        self._waiting = False
        self._next = time.monotonic() + self._seconds
        self._work()
