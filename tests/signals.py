"""Ctrl-C for the processes that tests start, wherever the tests themselves were started."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def hearing_ctrl_c() -> Iterator[None]:
    """Processes started in here hear Ctrl-C, even if this one has been told to ignore it.

    A shell tells that to what it starts in the background from a script, and children inherit it.
    """
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
