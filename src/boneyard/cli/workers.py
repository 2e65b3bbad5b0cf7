"""Several server processes behind one address: each accepts connections from the same listening socket."""

from __future__ import annotations

import contextlib
import logging
import os
import signal
import sys
import time
from collections.abc import Callable, Mapping
from typing import Final

from boneyard.core.decision import BadInput

ENDING: Final = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name))
LONGEST_END: Final = 60.0  # seconds; a process that takes longer to end is killed
SHORTEST_LIFE: Final = 1.0  # seconds; a process that dies sooner is not replaced before that

log = logging.getLogger("boneyard.table")


def run_workers(workers: int, serve: Callable[[], None]) -> None:
    """Serve in so many processes until a signal ends them. One that dies is replaced."""
    if not hasattr(os, "fork"):
        raise BadInput("this system cannot start several server processes; leave --workers out")
    started: dict[int, float] = {}
    ending = False

    def send(what: signal.Signals) -> None:
        for process in started:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, what)

    def end(_signal: int, _frame: object) -> None:
        nonlocal ending
        ending = True
        send(signal.SIGTERM)
        signal.setitimer(signal.ITIMER_REAL, LONGEST_END)

    signal.signal(signal.SIGALRM, lambda _signal, _frame: send(signal.SIGKILL))
    before = {each: signal.signal(each, end) for each in ENDING if signal.getsignal(each) is not signal.SIG_IGN}
    while not ending or started:
        while len(started) < workers and not ending:
            signal.pthread_sigmask(signal.SIG_BLOCK, before)  # so that no process is missed that is being started
            if not ending:
                process = os.fork()
                if process == 0:
                    become_worker(before, serve)
                started[process] = time.monotonic()
            signal.pthread_sigmask(signal.SIG_UNBLOCK, before)
        if not started:
            return
        process, status = os.wait()
        lived = time.monotonic() - started.pop(process, 0.0)
        if not ending:
            code = os.waitstatus_to_exitcode(status)
            log.error("a server process has ended with %d and is replaced", code)
            time.sleep(max(0.0, SHORTEST_LIFE - lived))


def become_worker(handlers: Mapping[signal.Signals, object], serve: Callable[[], None]) -> None:
    """Serve in this new process, and end it; nothing of the first process's code runs on here."""
    for each, handler in handlers.items():
        signal.signal(each, handler)  # type: ignore[arg-type]
    signal.pthread_sigmask(signal.SIG_UNBLOCK, handlers)
    code = 1
    try:
        serve()
        code = 0
    except Exception:
        log.exception("a server process has failed")
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)
