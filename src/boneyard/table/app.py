"""The server as a whole: the API, the sockets, the client's files, and the security headers."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from mimetypes import guess_type
from pathlib import Path
from typing import Any, Final, cast

from litestar import Litestar, MediaType, Request, WebSocket, get, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader, MutableScopeHeaders
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, NotFoundException, ValidationException
from litestar.openapi.config import OpenAPIConfig
from litestar.response import File, Response
from litestar.types import ASGIApp, Message, Method, Receive, Scope, Send

from boneyard import __version__
from boneyard.table import figures, http, pages
from boneyard.table.bans import BANNED, Bans
from boneyard.table.bot_processes import BotProcesses
from boneyard.table.health import Health
from boneyard.table.host_names import HostNames, only_under
from boneyard.table.limits import Limits, RateLimitPerAddress, network_of
from boneyard.table.logs import audit, with_log_context
from boneyard.table.metrics import Metrics, only_figures_at
from boneyard.table.protocol import Problem, Why
from boneyard.table.proxies import Proxies
from boneyard.table.refusal import STATUS, Refused, busy, send_refusal
from boneyard.table.sockets import TableSockets, address_of, is_same_origin
from boneyard.table.store import Durability, Store, Unavailable
from boneyard.table.tables import Tables

STATIC: Final = Path(__file__).parent / "static"
ASSETS: Final = STATIC / "assets"
PACKED: Final = {"br": ".br", "gzip": ".gz", "": ""}  # the endings that web/packed.ts gives them, smallest file first
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",  # an address may contain a link that opens a seat
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
}
CHANGING_METHODS: Final[frozenset[Method]] = frozenset(("POST", "PUT", "PATCH", "DELETE"))
FILES_AT_ONCE: Final = 40  # for each request a second that an address may make: many people may load the page at once
BIGGEST_BODY: Final = 200_000  # bytes; only a record to be replayed may be longer

log = logging.getLogger("boneyard.table")


@dataclass(frozen=True)
class Settings:
    """The settings of a server."""

    database: Path | str
    durable: Durability = "process"
    workers: int = 1
    origins: frozenset[str] = frozenset()  # other sites whose pages may use this server
    limits: Limits = field(default_factory=Limits)
    names: tuple[str, ...] = ()  # under which this server may be asked, besides those of this machine
    proxies: tuple[str, ...] = ()  # addresses and networks of trusted proxies
    metrics_port: int = 0  # where the figures are, and nothing else; 0: nowhere
    figures_folder: Path | None = None  # where several processes behind one address leave their figures
    reached_at: tuple[str, ...] = ()  # what others in the network type, for people who are at this machine


def answered(told: Problem, status: int = 0, headers: dict[str, str] | None = None) -> Response[Problem]:
    """A refusal, as an HTTP response."""
    figures.REFUSALS.labels("request", told.why).inc()
    return Response(told, status_code=status or STATUS[told.why], media_type=MediaType.JSON, headers=headers)


def problem(why: Why, message: str) -> Response[Problem]:
    """A refusal for this reason."""
    return answered(Problem(why, message))


def refuse(request: Request[Any, Any, Any], why: Refused) -> Response[Problem]:
    """Answer a request that cannot be done."""
    if STATUS[why.why] == STATUS["too-fast"]:
        audit.info("%s: a request is refused with %d: %s", address_of(request), STATUS[why.why], why)
    return answered(why.problem())


def refuse_input(_request: Request[Any, Any, Any], why: ValidationException) -> Response[Problem]:
    """Answer a request whose fields are wrong."""
    told = why.extra[0] if isinstance(why.extra, list) and why.extra else {}
    detail = f": {told.get('key', 'the body')}: {told.get('message', '')}" if isinstance(told, dict) and told else ""
    return problem("malformed", f"{why.detail.split(' for ')[0]}{detail}")


def refuse_other(request: Request[Any, Any, Any], why: HTTPException) -> Response[Problem]:
    """Answer a request that the framework refuses."""
    reasons: dict[int, Why] = {404: "unknown-table", 413: "too-large", 429: "too-fast"}
    reason: Why = reasons.get(why.status_code, "malformed")
    body = Problem(reason, f"{request.method} {request.url.path[:80]}: {why.detail}")
    return answered(body, why.status_code, why.headers)


def refuse_nesting(_request: Request[Any, Any, Any], _why: RecursionError) -> Response[Problem]:
    """Answer a request whose body has brackets within brackets without end."""
    return problem("malformed", "the body of this request is nested too deeply")


def fail(request: Request[Any, Any, Any], why: Exception) -> Response[Problem]:
    """Answer a request that failed because of a bug or the database; the details go to the log only."""
    if not isinstance(why, Unavailable):
        log.error("%s %s failed", request.method, request.scope.get("path_template", "?"), exc_info=why)
    return answered(busy())


def with_security_headers(app: ASGIApp) -> ASGIApp:
    """Add the security headers to every response, including refusals and files."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                for name, value in HEADERS.items():
                    headers[name] = value
            await send(message)

        await app(scope, receive, send_with_headers if scope["type"] == ScopeType.HTTP else send)

    return wrapped


def with_request_limit(app: ASGIApp, limits: Limits) -> ASGIApp:
    """Limit the requests of each address. A page needs many files of the client; sockets have their own limits."""
    rate = RateLimitPerAddress(limits.requests, limits.requests)
    rate_of_files = RateLimitPerAddress(limits.requests * 3, limits.requests * FILES_AT_ONCE)
    too_fast = Problem("too-fast", "slower, please: too many requests in too short a time")

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        address = network_of(scope["client"][0]) if scope["client"] else ""
        if (rate_of_files if scope["path"].startswith("/assets/") else rate).take(address):
            await app(scope, receive, send)
        else:
            figures.REFUSALS.labels("request", "too-fast").inc()
            audit.info("%s: a request is refused with %d: too many requests", address, STATUS["too-fast"])
            await send_refusal(scope, send, too_fast)

    return wrapped


def with_head(app: ASGIApp) -> ASGIApp:
    """Answer HEAD like GET; the server sends no body then."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and scope["method"] == "HEAD":
            scope = cast("Scope", {**scope, "method": "GET"})
        await app(scope, receive, send)

    return wrapped


def served(settings: Settings) -> ASGIApp:
    """The application with what applies to all requests, even to those that it has no route for."""
    app = only_figures_at(settings.metrics_port, with_head(build(settings)))
    app = only_under(HostNames(settings.names), app)
    limited = with_security_headers(with_request_limit(app, settings.limits))
    return Proxies(settings.proxies).wrapped(with_log_context(figures.with_request_times(limited)))


def refuse_strangers(bans: Bans, origins: frozenset[str]) -> Any:
    """Banned addresses may do nothing here, and pages of other sites may not change anything."""

    async def guard(request: Request[Any, Any, Any]) -> Response[Problem] | None:
        if bans.include(request):
            return problem(BANNED.why, BANNED.message)
        if request.method not in CHANGING_METHODS or is_same_origin(request, origins):
            return None
        return problem("secret", "pages of other sites may not do that")

    return guard


@get(["/", "/{path:path}"], include_in_schema=False, cache_control=CacheControlHeader(no_cache=True))
async def page(path: str = "") -> File | Response[Problem]:
    """The client's page. It works out from the address which screen to show."""
    file = STATIC / Path(path).name
    wanted = file if path.count("/") == 1 and file.suffix in (".svg", ".webmanifest") else STATIC / "index.html"
    if not wanted.is_file():
        return problem("unknown-table", f"there is nothing at {path[:80]}")
    return File(wanted, content_disposition_type="inline", filename=wanted.name)


@get(
    "/assets/{name:str}",
    include_in_schema=False,
    cache_control=CacheControlHeader(max_age=31_536_000, immutable=True),
    raises=[NotFoundException],
)
async def asset(request: Request[Any, Any, Any], name: str) -> File:
    """A file of the client, compressed if the browser accepts that. Its name changes with its content."""
    accepted = request.headers.get("Accept-Encoding", "")
    kind, _ = guess_type(name)
    for encoding, ending in PACKED.items():
        path = ASSETS / f"{name}{ending}"
        if encoding in accepted and path.is_file():
            headers = {"Vary": "Accept-Encoding"} | ({"Content-Encoding": encoding} if encoding else {})
            return File(path, filename=name, media_type=kind, headers=headers, content_disposition_type="inline")
    raise NotFoundException(f"there is no file {name[:80]}")


def build(settings: Settings) -> Litestar:
    """The application."""
    tables = Tables(Store(settings.database, settings.durable), BotProcesses(settings.workers), settings.limits)
    sockets = TableSockets(tables, settings.origins)
    health = Health(tables.store)
    metrics = Metrics(tables, sockets, health, settings.metrics_port, settings.figures_folder)

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await tables.open()
        health.open()
        metrics.open()
        try:
            yield
        finally:
            await metrics.close()
            await health.close()
            await tables.close()

    @websocket("/api/tables/{table:str}/socket")
    async def table_socket(socket: WebSocket[Any, Any, Any], table: str) -> None:
        await sockets.accept(socket, table)

    return Litestar(
        route_handlers=[
            http.API,
            table_socket,
            page,
            *metrics.handlers(),
            pages.api_page,
            asset,
        ],
        lifespan=[lifespan],
        dependencies={
            "tables": Provide(lambda: tables, sync_to_thread=False),
            "reached_at": Provide(lambda: settings.reached_at, sync_to_thread=False),
        },
        before_request=refuse_strangers(tables.bans, settings.origins),
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, exclude=["^/assets/"]),
        request_max_body_size=BIGGEST_BODY,
        exception_handlers={
            Refused: refuse,
            ValidationException: refuse_input,
            HTTPException: refuse_other,
            RecursionError: refuse_nesting,
            Exception: fail,
        },
        openapi_config=OpenAPIConfig(
            title="Boneyard", version=__version__, path="/api/schema", render_plugins=[], description=pages.ABOUT
        ),
        logging_config=None,
    )
