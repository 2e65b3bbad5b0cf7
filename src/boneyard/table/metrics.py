"""`/health` and `/metrics`, for whoever runs a server."""

from __future__ import annotations

import time

from litestar import MediaType, get
from litestar.handlers import HTTPRouteHandler

from boneyard.table.sockets import TableSockets
from boneyard.table.tables import Tables


class Metrics:
    """The numbers that a server reports about itself."""

    def __init__(self, tables: Tables, sockets: TableSockets) -> None:
        self.tables = tables
        self.sockets = sockets
        self.started = time.time()

    def figures(self) -> list[tuple[str, str, str, float]]:
        """Each figure with its name, kind and meaning."""
        tables, sockets = self.tables, self.sockets
        live = tables.live.values()
        return [
            ("boneyard_up_seconds", "gauge", "Seconds since the server was started.", time.time() - self.started),
            ("boneyard_tables", "gauge", "Tables in memory.", len(live)),
            ("boneyard_sockets", "gauge", "Open sockets.", sockets.open.total()),
            ("boneyard_people", "gauge", "Browsers at a table.", sum(len(table.connections) for table in live)),
            ("boneyard_moves_total", "counter", "Moves written since the start.", tables.store.written),
            ("boneyard_backlog", "gauge", "Moves that wait to be written.", tables.store.backlog()),
            ("boneyard_messages_total", "counter", "Messages received.", sockets.received),
            ("boneyard_refused_total", "counter", "Messages refused.", sockets.refused),
            ("boneyard_bots_idle", "gauge", "Bots that could start to think.", tables.processes.idle()),
            ("boneyard_bots_thinking", "gauge", "Bots at work.", sum(table.bots.thinking() for table in live)),
        ]

    def handlers(self) -> list[HTTPRouteHandler]:
        """The two routes."""

        @get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
        async def metrics() -> str:
            lines = [
                f"# HELP {name} {meaning}\n# TYPE {name} {kind}\n{name} {value:g}\n"
                for name, kind, meaning, value in self.figures()
            ]
            return "".join(lines)

        @get("/health", summary="Is the server well?")
        async def health() -> dict[str, str | int]:
            """Answers when the database does."""
            await self.tables.store.tables(public=True, statuses=("playing",), limit=1)
            return {"status": "ok", "tables": len(self.tables.live)}

        return [metrics, health]
