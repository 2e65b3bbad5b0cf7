"""`boneyard serve`: play in the browser, on this machine or on the network."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import socket
from pathlib import Path
from typing import Annotated, Final, cast

import typer
import uvicorn

from boneyard.cli.overrides import FactsFile, use_facts
from boneyard.core.decision import BadInput
from boneyard.table.app import STATIC, Settings, build, with_security_headers
from boneyard.table.limits import Limits
from boneyard.table.protocol import BIGGEST
from boneyard.table.store import Durability, Store
from boneyard.table.uvicorn_protocols import ConnectionLimits
from boneyard.terminal.saves import home

EXAMPLES: Final = """Examples:

\b
  boneyard serve
  boneyard serve --host 0.0.0.0 --port 8080
  boneyard serve --durable power --database /srv/boneyard/tables.sqlite
"""
BACKLOG: Final = 512
GC_THRESHOLDS: Final = (20_000, 50, 50)  # positions have no reference cycles, and a collection stops every table
NOT_LOGGED: Final = (  # mistakes of clients, which do not concern whoever runs the server
    "Invalid UTF-8 sequence received from client.",
    "Invalid HTTP request received.",
    "Unsupported upgrade request.",
)
LONGEST_FRAME: Final = 16 * BIGGEST  # bytes; longer messages are not refused, their socket is closed at once


class CannotServe(BadInput):
    """The server cannot be started. The message says why, and what to do."""


def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen on; 0.0.0.0 lets everybody on the network in.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 takes any free one.")] = 8000,
    database: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="The database of the tables; by default it is with your saved games."),
    ] = None,
    durable: Annotated[
        Durability,
        typer.Option(help="What a move survives: a crash of the process, or a power cut too (slower)."),
    ] = "process",
    bots: Annotated[int, typer.Option(min=1, max=64, help="How many bots may think at once.")] = max(
        1, (os.cpu_count() or 2) - 1
    ),
    origin: Annotated[
        list[str] | None, typer.Option(metavar="URL", help="Another site whose pages may play here; may be repeated.")
    ] = None,
    sockets: Annotated[int, typer.Option(min=1, help="How many sockets one address may open.")] = Limits.sockets,
    tables: Annotated[
        int, typer.Option(min=1, help="How many tables one address may open in an hour.")
    ] = Limits.tables,
    messages: Annotated[
        float, typer.Option(min=0.1, help="How many messages a second one socket may send.")
    ] = Limits.messages,
    requests: Annotated[
        int, typer.Option(min=1, help="How many HTTP requests a second one address may make.")
    ] = Limits.requests,
    connections: Annotated[
        int,
        typer.Option(
            min=1, help="How many connections one address may have, besides its sockets; a proxy is one address."
        ),
    ] = Limits.connections,
    request_seconds: Annotated[
        float, typer.Option(min=0.1, help="Seconds until a request has to be complete, header and body.")
    ] = Limits.request_seconds,
    expires: Annotated[
        int, typer.Option(min=1, help="Days until a table that nobody touches is deleted.")
    ] = Limits.expires_days,
    grace: Annotated[
        float, typer.Option(min=0, help="Seconds a player may be away before the others may vote to let a bot play.")
    ] = Limits.grace,
    facts_file: FactsFile = None,
) -> None:
    """Play in the browser, against bots or with anybody who has the link."""
    use_facts(facts_file)
    if not (STATIC / "index.html").is_file():
        raise CannotServe("the web client is not built; in the project's folder type: make play")
    path = database or home(os.environ) / "tables.sqlite"
    path.parent.mkdir(parents=True, exist_ok=True)
    limits = Limits(
        messages=messages,
        burst=max(Limits.burst, messages * 4),
        sockets=sockets,
        tables=tables,
        requests=requests,
        connections=connections,
        request_seconds=request_seconds,
        expires_days=expires,
        grace=grace,
    )
    settings = Settings(path, durable, bots, frozenset(origin or ()), limits)
    asyncio.run(check_database(path, durable))
    listener = listen(host, port)
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    shown = listener.getsockname()[1]
    name = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::") else host  # noqa: S104  (only compared)
    print(f"Boneyard is open at http://{name}:{shown}  (Ctrl-C closes it; tables are kept in {path})", flush=True)
    connection_limits = ConnectionLimits(limits)
    config = uvicorn.Config(
        with_security_headers(build(settings)),
        log_level="warning",
        access_log=False,
        loop="uvloop",
        http=cast("type[asyncio.Protocol]", connection_limits.protocol),
        ws=cast("type[asyncio.Protocol]", connection_limits.websocket),
        ws_max_size=LONGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=30,
        timeout_graceful_shutdown=3,
        server_header=False,
    )
    logging.getLogger("uvicorn.error").addFilter(lambda record: record.getMessage() not in NOT_LOGGED)
    gc.freeze()  # what is loaded now is never freed
    gc.set_threshold(*GC_THRESHOLDS)
    uvicorn.Server(config).run(sockets=[listener])


async def check_database(path: Path, durable: Durability) -> None:
    """Open and close the database, so that an unusable one is reported before the server starts."""
    store = Store(path, durable)
    await store.open()
    await store.close()


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens on that address."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as problem:
        listener.close()
        raise CannotServe(f"cannot listen on {host}:{port} ({problem.strerror}); try another --port") from None
    listener.listen(BACKLOG)
    return listener
