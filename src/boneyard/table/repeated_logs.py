"""Lines of the log that repeat themselves: the first is written, the others are counted, and told once a minute."""

from __future__ import annotations

import copy
import logging
import os
import threading
from typing import Final

MINUTE: Final = 60.0
REMEMBERED: Final = 1_000  # different lines within a minute; beyond that, the counts are told earlier

Key = tuple[str, str, int, str]


class Repeats(logging.Filter):
    """Lets a line pass once a minute: one from the same place, about the same."""

    def __init__(self, seconds: float = MINUTE) -> None:
        super().__init__()
        self._seconds = seconds
        self._seen: dict[Key, tuple[logging.LogRecord, int]] = {}  # the first record, and how many came after it
        self._lock = threading.Lock()
        self._timer: threading.Timer | None = None
        if hasattr(os, "register_at_fork"):
            os.register_at_fork(after_in_child=self._start_anew)

    def _start_anew(self) -> None:
        """A new process has neither the timer of the first one nor whoever holds its lock."""
        self._seen = {}
        self._lock = threading.Lock()
        self._timer = None

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether to write this line."""
        if getattr(record, "counted", False):
            return True
        if len(self._seen) >= REMEMBERED:
            self.tell()
        key = (record.name, record.pathname, record.lineno, record.getMessage())
        with self._lock:
            first, more = self._seen.get(key, (record, -1))
            self._seen[key] = (first, more + 1)
            if self._timer is None:
                self._start()
        return more < 0

    def _start(self) -> None:
        self._timer = threading.Timer(self._seconds, self.tell)
        self._timer.daemon = True
        self._timer.start()

    def tell(self) -> None:
        """Write how often each line was repeated. What goes on is counted for another minute, the rest is forgotten."""
        with self._lock:
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None
            repeated = {key: seen for key, seen in self._seen.items() if seen[1]}
            self._seen = {key: (first, 0) for key, (first, _more) in repeated.items()}
            if len(self._seen) >= REMEMBERED:
                self._seen.clear()
            if self._seen:
                self._start()
        for first, more in repeated.values():
            logging.getLogger(first.name).handle(told(first, more))


def told(first: logging.LogRecord, more: int) -> logging.LogRecord:
    """The line that says how often another one was repeated."""
    line = copy.copy(first)
    line.msg, line.args = "%s … and %d more", (first.getMessage(), more)
    line.exc_info = line.exc_text = line.stack_info = None
    line.counted = True
    return line
