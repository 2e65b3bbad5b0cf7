"""`/health` and `/metrics`, for whoever runs a server.

The figures have a port of their own, where nothing else is served. So no proxy shows them to people by mistake,
whatever it says or does not say about itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, get
from litestar.enums import ScopeType
from litestar.handlers import HTTPRouteHandler
from litestar.response import Response
from litestar.types import ASGIApp, Receive, Scope, Send
from prometheus_client import CollectorRegistry, Metric, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector

from boneyard.table import figures
from boneyard.table.database_file import size_of
from boneyard.table.health import Health
from boneyard.table.protocol import Problem
from boneyard.table.refusal import STATUS, send_refusal
from boneyard.table.sockets import TableSockets
from boneyard.table.tables import Tables

LAG_INTERVAL: Final = 0.5  # seconds between two looks at the event loop
SHARE_INTERVAL: Final = 5.0  # seconds between two times that a process shows the others its figures
TEXT: Final = "text/plain; version=0.0.4; charset=utf-8"
STATM: Final = Path("/proc/self/statm")  # only Linux has it; a service may be kept from reading other files there
ENDING: Final = ".figures"
SERVED_APART: Final = ("/metrics", "/health")  # at the port of the figures
ONLY_FIGURES: Final = Problem("unknown-table", "only /metrics and /health are at this port")
NO_FIGURES: Final = Problem("unknown-table", "there are no figures at this port; whoever runs the server can say where")
NO_DATABASE: Final = Problem("busy", "the database cannot be used now; the log of the server says why")


class Standing(Collector):
    """The figures that are what they are now."""

    def __init__(self, tables: Tables, sockets: TableSockets) -> None:
        self._tables = tables
        self._sockets = sockets
        self._started = time.time()

    def collect(self) -> Iterator[Metric]:
        tables = self._tables
        live = tables.live.values()
        queue = tables.processes.queue
        counts = {
            "up_seconds": ("Seconds since the server was started.", time.time() - self._started),
            "tables": ("Tables in memory.", len(live)),
            "tables_run": ("Tables whose bots and clocks run here.", sum(table.runs_here for table in live)),
            "sockets": ("Open sockets.", self._sockets.open.total()),
            "people": ("Browsers at a table.", sum(len(table.connections) for table in live)),
            "backlog": ("Jobs that wait to be written.", tables.store.backlog()),
            "bots_idle": ("Bots that could start to think.", tables.processes.idle()),
            "bots_thinking": ("Bots that think.", queue.thinking()),
            "bots_waiting": ("Bots that wait for their turn.", queue.waiting()),
            "other_servers": ("Other servers on the same database that are alive.", len(tables.servers.others)),
        }
        if tables.store.file is not None:
            counts["database_bytes"] = ("Size of the SQLite file.", size_of(tables.store.file.path))
        for name, (meaning, value) in counts.items():
            yield GaugeMetricFamily(f"boneyard_{name}", meaning, value)
        yield CounterMetricFamily("boneyard_moves", "Moves written since the start.", tables.store.written)
        yield CounterMetricFamily("process_cpu_seconds", "Processor time of the server.", time.process_time())
        if STATM.is_file():
            resident = int(STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
            yield GaugeMetricFamily("process_resident_memory_bytes", "Memory of the server.", resident)


class Merged(Collector):
    """The figures of several server processes, each with the number of its process."""

    def __init__(self, texts: dict[str, str]) -> None:
        self._texts = texts

    def collect(self) -> Iterator[Metric]:
        families: dict[str, Metric] = {}
        for process, text in self._texts.items():
            for family in text_string_to_metric_families(text):
                merged = families.setdefault(family.name, Metric(family.name, family.documentation, family.type))
                for sample in family.samples:
                    merged.add_sample(sample.name, {**sample.labels, "process": process}, sample.value)
        yield from families.values()


class Metrics:
    """The figures of this process, and of those that share its address."""

    def __init__(
        self,
        tables: Tables,
        sockets: TableSockets,
        health: Health,
        port: int = 0,
        folder: Path | None = None,
    ) -> None:
        self._health = health
        self._port = port  # where the figures are; 0: nowhere
        self._folder = folder  # where the processes of one address leave their figures for each other
        self._standing = CollectorRegistry()
        self._standing.register(Standing(tables, sockets))
        self._tasks: list[asyncio.Task[None]] = []
        tables.processes.queue.on_turn.append(figures.BOT_WAIT_SECONDS.observe)

    def open(self) -> None:
        self._tasks = [asyncio.create_task(watch_loop())]
        if self._folder is not None:
            self._tasks.append(asyncio.create_task(self._share(self._folder)))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def own(self) -> str:
        """The figures of this process."""
        return (generate_latest(self._standing) + generate_latest(figures.COUNTED)).decode()

    def everything(self) -> str:
        """The figures of all processes behind this address."""
        if self._folder is None:
            return self.own()
        texts = {str(os.getpid()): self.own()}
        for file in sorted(self._folder.glob(f"*{ENDING}")):
            if file.stem not in texts and is_alive(int(file.stem)):
                texts[file.stem] = file.read_text()
        merged = CollectorRegistry()
        merged.register(Merged(texts))
        return generate_latest(merged).decode()

    async def _share(self, folder: Path) -> None:
        """Show the other processes the figures of this one, again and again."""
        file = folder / f"{os.getpid()}{ENDING}"
        while True:
            with contextlib.suppress(OSError):  # the others just do not know this one's figures then
                file.with_suffix(".new").write_text(self.own())
                file.with_suffix(".new").replace(file)
            await asyncio.sleep(SHARE_INTERVAL)

    def handlers(self) -> list[HTTPRouteHandler]:
        """The two routes."""

        @get("/metrics", include_in_schema=False)
        async def metrics(request: Request[Any, Any, Any]) -> Response[str] | Response[Problem]:
            if not is_at(request.scope, self._port):
                return Response(NO_FIGURES, status_code=STATUS[NO_FIGURES.why], media_type=MediaType.JSON)
            return Response(self.everything(), media_type=TEXT)

        @get("/health", summary="Is the server well?")
        async def health() -> Response[dict[str, str]] | Response[Problem]:
            """503 while the database cannot be written and read; that is tried every two seconds."""
            if self._health.problem:
                return Response(NO_DATABASE, status_code=STATUS[NO_DATABASE.why])
            return Response({"status": "ok"})

        return [metrics, health]


def is_at(scope: Scope, port: int) -> bool:
    """Whether a request has come to this port of the server, whatever its headers say."""
    server = scope["server"]
    return port != 0 and server is not None and server[1] == port


def only_figures_at(port: int, app: ASGIApp) -> ASGIApp:
    """Serve nothing but the figures and the health at a port."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        asked = scope["type"] in (ScopeType.HTTP, ScopeType.WEBSOCKET)  # not when the server starts
        if asked and is_at(scope, port) and scope["path"] not in SERVED_APART:
            await send_refusal(scope, send, ONLY_FIGURES)
        else:
            await app(scope, receive, send)

    return wrapped


async def watch_loop() -> None:
    """Measure how late the event loop is, again and again."""
    while True:
        due = time.perf_counter() + LAG_INTERVAL
        await asyncio.sleep(LAG_INTERVAL)
        figures.LOOP_LAG_SECONDS.observe(max(0.0, time.perf_counter() - due))


def is_alive(process: int) -> bool:
    """Whether there is a process of this number."""
    try:
        os.kill(process, 0)
    except OSError:
        return False
    return True
