"""The server as a whole: the API, the sockets, the client's files, and the security headers."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from mimetypes import guess_type
from pathlib import Path
from typing import Any, Final

from litestar import Litestar, MediaType, Request, WebSocket, get, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader, MutableScopeHeaders
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, NotFoundException, ValidationException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi.config import OpenAPIConfig
from litestar.response import File, Response
from litestar.types import ASGIApp, Message, Method, Receive, Scope, Send

from boneyard import __version__
from boneyard.table import http, pages
from boneyard.table.bot_processes import BotProcesses
from boneyard.table.limits import Limits
from boneyard.table.metrics import Metrics
from boneyard.table.protocol import Problem, Why
from boneyard.table.refusal import STATUS, Refused
from boneyard.table.sockets import TableSockets, is_same_origin
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
}
CHANGING_METHODS: Final[frozenset[Method]] = frozenset(("POST", "PUT", "PATCH", "DELETE"))
BIGGEST_BODY: Final = 1_300_000  # bytes; a long record to be replayed

log = logging.getLogger("boneyard.table")


@dataclass(frozen=True)
class Settings:
    """The settings of a server."""

    database: Path
    durable: Durability = "process"
    workers: int = 1
    origins: frozenset[str] = frozenset()  # other sites whose pages may use this server
    limits: Limits = field(default_factory=Limits)


def problem(why: Why, message: str) -> Response[Problem]:
    """A refusal, as an HTTP response."""
    return Response(Problem(why, message), status_code=STATUS[why], media_type=MediaType.JSON)


def refuse(_request: Request[Any, Any, Any], why: Refused) -> Response[Problem]:
    """Answer a request that cannot be done."""
    return Response(why.problem(), status_code=STATUS[why.why], media_type=MediaType.JSON)


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
    return Response(body, status_code=why.status_code, media_type=MediaType.JSON)


def fail(request: Request[Any, Any, Any], why: Exception) -> Response[Problem]:
    """Answer a request that failed because of a bug or the database; the details go to the log only."""
    if not isinstance(why, Unavailable):
        log.error("%s %s failed", request.method, request.scope.get("path_template", "?"), exc_info=why)
    return problem("busy", "something went wrong here; nothing was changed, please try again")


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


def refuse_other_sites(origins: frozenset[str]) -> Any:
    """Pages of other sites may not change anything here."""

    async def guard(request: Request[Any, Any, Any]) -> Response[Problem] | None:
        if request.method not in CHANGING_METHODS or is_same_origin(request, origins):
            return None
        return problem("secret", "pages of other sites may not do that")

    return guard


@get(["/", "/{path:path}"], include_in_schema=False, cache_control=CacheControlHeader(no_cache=True))
async def page(path: str = "") -> File | Response[Problem]:
    """The client's page. It works out from the address which screen to show."""
    if path.startswith("/api"):
        return problem("unknown-table", f"there is nothing at {path[:80]}; /api/docs lists what there is")
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
    metrics = Metrics(tables, sockets)

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await tables.open()
        try:
            yield
        finally:
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
        dependencies={"tables": Provide(lambda: tables, sync_to_thread=False)},
        before_request=refuse_other_sites(settings.origins),
        middleware=[
            RateLimitConfig(
                rate_limit=("second", settings.limits.requests),
                exclude=["^/assets", "/socket$"],
                set_rate_limit_headers=False,
            ).middleware
        ],
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, exclude=["^/assets/"]),
        request_max_body_size=BIGGEST_BODY,
        exception_handlers={
            Refused: refuse,
            ValidationException: refuse_input,
            HTTPException: refuse_other,
            Exception: fail,
        },
        openapi_config=OpenAPIConfig(
            title="Boneyard", version=__version__, path="/api/schema", render_plugins=[], description=pages.ABOUT
        ),
        logging_config=None,
    )
