"""`boneyard serve`: play in the browser, on this machine or on the network."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import socket
import tempfile
from contextlib import ExitStack
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Annotated, Final, cast

import typer
import uvicorn
from litestar.types import ASGIApp

from boneyard.cli.overrides import FactsFile, use_facts
from boneyard.cli.workers import run_workers
from boneyard.core.decision import BadInput
from boneyard.table.app import STATIC, Settings, served
from boneyard.table.limits import Limits
from boneyard.table.logs import LogFormat, LogLevel, log_to_stderr
from boneyard.table.protocol import BIGGEST
from boneyard.table.proxies import Networks
from boneyard.table.reach import EVERY_ADDRESS, reached_at
from boneyard.table.store import Durability, Store
from boneyard.table.uvicorn_protocols import ConnectionLimits
from boneyard.terminal.saves import home

EXAMPLES: Final = """Examples:

\b
  boneyard serve
  boneyard serve --host 0.0.0.0 --port 8080
  boneyard serve --durable power --database /srv/boneyard/tables.sqlite
  boneyard serve --workers 4
  boneyard serve --database postgresql+psycopg://me@db.example.org/tables
"""
BACKLOG: Final = 512
HIGHEST_PORT: Final = 65535
# Positions have no reference cycles, and a full collection stops every table. But every socket leaves some behind.
GC_THRESHOLDS: Final = (20_000, 5, 10)
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
        str,
        typer.Option(
            help="The address to listen on; 0.0.0.0 lets everybody on the network in. "
            "A path such as /run/boneyard/socket is a socket in the file system, for a proxy on this machine."
        ),
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=HIGHEST_PORT, help="The port; 0 takes any free one.")] = 8000,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="FILE|URL",
            help="The database of the tables: a file, or postgresql+psycopg://USER@HOST/NAME; "
            "by default a file with your saved games.",
        ),
    ] = None,
    durable: Annotated[
        Durability,
        typer.Option(help="What a move survives: a crash of the process, or a power cut too (slower)."),
    ] = "process",
    bots: Annotated[int, typer.Option(min=1, max=64, help="How many strong bots may think at once.")] = max(
        1, (os.cpu_count() or 2) - 1
    ),
    workers: Annotated[
        int, typer.Option(min=1, max=64, help="How many server processes share the work; each has bots of its own.")
    ] = 1,
    origin: Annotated[
        list[str] | None, typer.Option(metavar="URL", help="Another site whose pages may play here; may be repeated.")
    ] = None,
    name: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME",
            help="A name of this server, such as play.example.org; may be repeated. Addresses of digits, localhost, "
            "names that end in .local and the name of this machine are known.",
        ),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS",
            help="A trusted proxy: its address, a network such as 10.0.0.0/8, or unix; may be repeated.",
        ),
    ] = None,
    metrics: Annotated[
        str | None,
        typer.Option(
            metavar="[ADDRESS:]PORT",
            help="Where /metrics is, such as 9100; only this machine reaches it, unless an address is given. "
            "By default nowhere.",
        ),
    ] = None,
    log_format: Annotated[
        LogFormat, typer.Option(help="Write the log for people, or one JSON object a line.")
    ] = "text",
    log_level: Annotated[
        LogLevel,
        typer.Option(help="What goes into the log: info adds tables, seats and floods, debug every request."),
    ] = "warning",
    sockets: Annotated[int, typer.Option(min=1, help="How many sockets one address may open.")] = Limits.sockets,
    tables: Annotated[
        int, typer.Option(min=1, help="How many tables one address may open in an hour.")
    ] = Limits.tables,
    public_tables: Annotated[
        int, typer.Option(min=1, help="How many of these tables may be public.")
    ] = Limits.public_tables,
    seats: Annotated[int, typer.Option(min=1, help="How many seats one address may take in an hour.")] = Limits.seats,
    messages: Annotated[
        float, typer.Option(min=0.1, help="How many messages a second one address may send; costly ones count more.")
    ] = Limits.messages,
    chat: Annotated[
        float, typer.Option(min=0.1, help="How many lines of chat a second one person may say.")
    ] = Limits.chat,
    requests: Annotated[
        int, typer.Option(min=1, help="How many HTTP requests a second one address may make.")
    ] = Limits.requests,
    connections: Annotated[
        int,
        typer.Option(
            min=1, help="How many connections one address may have, besides its sockets; a trusted proxy has no limit."
        ),
    ] = Limits.connections,
    request_seconds: Annotated[
        float, typer.Option(min=0.1, help="Seconds until a request has to be complete, and a socket has to say hello.")
    ] = Limits.request_seconds,
    all_sockets: Annotated[
        int, typer.Option(min=1, help="How many sockets there may be from all addresses.")
    ] = Limits.all_sockets,
    all_tables: Annotated[
        int, typer.Option(min=1, help="How many tables may be in memory at once.")
    ] = Limits.all_tables,
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
    log_to_stderr(log_format, log_level)
    if not (STATIC / "index.html").is_file():
        raise CannotServe("the web client is not built; in the project's folder type: make play")
    address = database or str(home(os.environ) / "tables.sqlite")
    if "://" not in address:
        Path(address).parent.mkdir(parents=True, exist_ok=True)
    limits = Limits(
        messages=messages,
        burst=max(Limits.burst, messages * 4),
        chat=chat,
        sockets=sockets,
        tables=tables,
        public_tables=public_tables,
        seats=seats,
        requests=requests,
        connections=connections,
        request_seconds=request_seconds,
        all_sockets=all_sockets,
        all_tables=all_tables,
        expires_days=expires,
        grace=grace,
    )
    names = (host, *(name or ()))
    settings = Settings(
        address,
        durable,
        max(1, bots // workers),
        frozenset(origin or ()),
        limits,
        names,
        tuple(proxy or ()),
    )
    Networks(settings.proxies)  # refuses what is no address
    figures = address_of_figures(metrics, port) if metrics else None
    where = asyncio.run(check_database(address, durable))
    with ExitStack() as opened:
        listeners = [opened.enter_context(listen(host, port))]
        address = shown(host, listeners[0])
        print(f"Boneyard is open at {address}  (Ctrl-C closes it; tables are kept in {where})", flush=True)
        settings = replace(settings, reached_at=reached_at(host, port_of(listeners[0])))
        for other in settings.reached_at:
            print(f"Others in this network find it at {other}", flush=True)
        if figures is not None:
            listeners.append(opened.enter_context(listen(*figures)))
            settings = replace(settings, metrics_port=listeners[1].getsockname()[1])
            print(f"Its figures are at http://{figures[0]}:{settings.metrics_port}/metrics", flush=True)
        logging.getLogger("uvicorn.error").addFilter(lambda record: record.getMessage() not in NOT_LOGGED)
        if workers == 1:
            run_server(settings, listeners)
        else:
            folder = opened.enter_context(tempfile.TemporaryDirectory(prefix="boneyard-"))
            run_workers(workers, partial(run_server, replace(settings, figures_folder=Path(folder)), listeners))


def run_server(settings: Settings, listeners: list[socket.socket]) -> None:
    """Serve in this process until a signal ends it."""
    connection_limits = ConnectionLimits(settings.limits, Networks(settings.proxies))
    config = uvicorn.Config(
        partial(loaded, settings),
        factory=True,
        log_config=None,  # its lines go where ours do
        log_level="warning",
        access_log=False,
        proxy_headers=False,  # `table/proxies.py` says whom to believe
        loop="uvloop",
        http=cast("type[asyncio.Protocol]", connection_limits.protocol),
        ws=cast("type[asyncio.Protocol]", connection_limits.websocket),
        ws_max_size=LONGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=30,
        timeout_graceful_shutdown=6,  # longer than a write may wait for the database
        server_header=False,
    )
    server = uvicorn.Server(config)
    end_in_order(server)
    server.run(sockets=listeners)


def loaded(settings: Settings) -> ASGIApp:
    """The application, which the garbage collector does not look through."""
    app = served(settings)
    gc.freeze()  # what is loaded now is never freed
    gc.set_threshold(*GC_THRESHOLDS)
    return app


def end_in_order(server: uvicorn.Server) -> None:
    """End with 0 on SIGTERM, and on SIGHUP as on SIGTERM, unless it is ignored as under `nohup`.

    The signal is only noted, even while the server is starting: Python ignores an exception that a signal raises while
    an object is being removed from memory, and the server would go on.
    """

    def end(_signal: int, _frame: object) -> None:
        server.should_exit = True

    signal.signal(signal.SIGTERM, end)  # also for uvicorn, which raises the signal again when it has ended
    if hasattr(signal, "SIGHUP") and signal.getsignal(signal.SIGHUP) is not signal.SIG_IGN:
        signal.signal(signal.SIGHUP, end)


async def check_database(address: str, durable: Durability) -> str:
    """Open and close the database, so that an unusable one is reported before the server starts; returns its name."""
    store = Store(address, durable)
    await store.open()
    await store.close()
    return store.name


def address_of_figures(text: str, port_of_people: int) -> tuple[str, int]:
    """The address and port of `--metrics`."""
    host, _, port = text.rpartition(":")
    if not port.isdecimal() or int(port) > HIGHEST_PORT:
        raise CannotServe(f"{text} is no port for the figures; 9100 and 127.0.0.1:9100 are")
    if int(port) == port_of_people != 0:
        raise CannotServe(f"the figures need a port of their own, not {port}")
    return host.strip("[]") or "127.0.0.1", int(port)


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens on that address."""
    if host.startswith("/"):
        return listen_at(Path(host))
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


def listen_at(path: Path) -> socket.socket:
    """A socket in the file system, in the place of one that another server has left there."""
    listener = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        if path.is_socket() and listener.connect_ex(str(path)) != 0:
            path.unlink()
        listener.bind(str(path))
    except OSError as problem:
        listener.close()
        raise CannotServe(f"cannot listen at {path} ({problem.strerror or problem})") from None
    listener.listen(BACKLOG)
    return listener


def shown(host: str, listener: socket.socket) -> str:
    """Where people find the server, as far as it knows."""
    if host.startswith("/"):
        return host
    local = "localhost" if host in ("127.0.0.1", *EVERY_ADDRESS) else host
    return f"http://{local}:{port_of(listener)}"


def port_of(listener: socket.socket) -> int:
    """The port of a listener; 0 for a socket in the file system."""
    return 0 if listener.family == socket.AF_UNIX else int(listener.getsockname()[1])
