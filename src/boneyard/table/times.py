"""Milliseconds, as the database and the protocol count time."""

from __future__ import annotations

import time
from typing import Final

HOUR_MS: Final = 3600 * 1000
DAY_MS: Final = 24 * HOUR_MS


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
