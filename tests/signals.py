"""Signals for the processes that tests start, wherever the tests themselves were started."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

HEARD: Final = (signal.SIGINT, signal.SIGHUP)


@contextmanager
def hearing_signals() -> Iterator[None]:
    """Processes started in here hear Ctrl-C and the end of their terminal, even if this one was told to ignore them.

    A shell tells that to what it starts in the background from a script, and so does nohup; children inherit it.
    """
    before = {each: signal.signal(each, signal.SIG_DFL) for each in HEARD}
    try:
        yield
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)
