"""What a server counts and measures while it runs; docs/server/metrics.md explains it."""

from __future__ import annotations

import logging
import time
from typing import Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import CollectorRegistry, Counter, Histogram, disable_created_metrics

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
LONG_SECONDS: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60)
JOBS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500)

log = logging.getLogger("boneyard.table")

COUNTED: Final = CollectorRegistry()
disable_created_metrics()  # type: ignore[no-untyped-call]  # they say when each figure was first counted

REQUEST_SECONDS: Final = Histogram(
    "boneyard_request_seconds",
    "Time to answer an HTTP request.",
    ("route", "status"),
    buckets=SECONDS,
    registry=COUNTED,
)
MESSAGE_SECONDS: Final = Histogram(
    "boneyard_message_seconds",
    "Time to do what a message asks for, or to refuse it.",
    ("type", "outcome"),
    buckets=SECONDS,
    registry=COUNTED,
)
WRITE_SECONDS: Final = Histogram(
    "boneyard_write_seconds", "Time to commit a batch to the database.", buckets=SECONDS, registry=COUNTED
)
WRITE_JOBS: Final = Histogram("boneyard_write_jobs", "Jobs in a batch.", buckets=JOBS, registry=COUNTED)
WRITE_ERRORS: Final = Counter("boneyard_write_errors", "Jobs that could not be written.", ("reason",), registry=COUNTED)
LOOP_LAG_SECONDS: Final = Histogram(
    "boneyard_loop_lag_seconds", "How late the event loop was.", buckets=SECONDS, registry=COUNTED
)
BOT_WAIT_SECONDS: Final = Histogram(
    "boneyard_bot_wait_seconds", "Time that a bot waited for its turn.", buckets=LONG_SECONDS, registry=COUNTED
)
REFUSALS: Final = Counter("boneyard_refusals", "What was refused.", ("what", "reason"), registry=COUNTED)
FOLLOWED: Final = Counter(
    "boneyard_followed", "Times that a table was compared with what other servers have changed.", registry=COUNTED
)


def with_request_times(app: ASGIApp) -> ASGIApp:
    """Measure every HTTP request."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        status = 500
        began = time.perf_counter()

        async def send_and_note(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await app(scope, receive, send_and_note)
        finally:
            route, seconds = scope.get("path_template") or "none", time.perf_counter() - began
            REQUEST_SECONDS.labels(route, f"{status // 100}xx").observe(seconds)
            log.debug("%s %s: %d in %.1f ms", scope["method"], route, status, seconds * 1000)

    return wrapped
