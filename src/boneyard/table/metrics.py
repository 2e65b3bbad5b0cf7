"""How the server is: alive or not, and in numbers."""

from __future__ import annotations

import time

from litestar import MediaType, get
from litestar.handlers import HTTPRouteHandler

from boneyard.table.sockets import Doorkeeper
from boneyard.table.tables import House


class Metrics:
    """Counts for whoever runs a server."""

    def __init__(self, house: House, doorkeeper: Doorkeeper) -> None:
        self.house = house
        self.doorkeeper = doorkeeper
        self.started = time.time()

    def figures(self) -> list[tuple[str, str, str, float]]:
        """Each figure with its name, kind and meaning."""
        house, door = self.house, self.doorkeeper
        rooms = house.rooms.values()
        return [
            ("boneyard_up_seconds", "gauge", "Since the server was started.", time.time() - self.started),
            ("boneyard_tables", "gauge", "Tables in memory.", len(rooms)),
            ("boneyard_sockets", "gauge", "Open sockets.", sum(door.crowd.open.values())),
            ("boneyard_people", "gauge", "Browsers at a table.", sum(len(room.guests) for room in rooms)),
            ("boneyard_moves_total", "counter", "Moves written since the start.", house.store.written),
            ("boneyard_backlog", "gauge", "Moves that wait to be written.", house.store.backlog()),
            ("boneyard_messages_total", "counter", "Messages received.", door.received),
            ("boneyard_refused_total", "counter", "Messages refused.", door.refused),
            ("boneyard_bots_idle", "gauge", "Bots that wait for work.", house.thinkers.idle()),
            ("boneyard_bots_thinking", "gauge", "Bots at work.", sum(len(room.thinking) for room in rooms)),
        ]

    def handlers(self) -> list[HTTPRouteHandler]:
        """The two doors."""

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
            await self.house.store.tables(public=True, statuses=("playing",), limit=1)
            return {"status": "ok", "tables": len(self.house.rooms)}

        return [metrics, health]
