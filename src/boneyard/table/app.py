"""The server as a whole: the API, the sockets, the client's files, and the headers that keep strangers out."""

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
from boneyard.table.bot_processes import Thinkers
from boneyard.table.limits import Limits
from boneyard.table.metrics import Metrics
from boneyard.table.protocol import Problem, Why
from boneyard.table.refusal import STATUS, Refused
from boneyard.table.sockets import Doorkeeper, from_here
from boneyard.table.store import Durability, Store, Unavailable
from boneyard.table.tables import House

STATIC: Final = Path(__file__).parent / "static"
ASSETS: Final = STATIC / "assets"
PACKED: Final = {"br": ".br", "gzip": ".gz", "": ""}  # as web/packed.ts leaves them, the smallest first
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",  # an address may hold a link that opens a seat
    "Cross-Origin-Opener-Policy": "same-origin",
}
CHANGING: Final[frozenset[Method]] = frozenset(("POST", "PUT", "PATCH", "DELETE"))
BIGGEST_BODY: Final = 1_300_000  # a long record to be replayed

log = logging.getLogger("boneyard.table")


@dataclass(frozen=True)
class Settings:
    """How a server is set up."""

    database: Path
    durable: Durability = "process"
    workers: int = 1
    origins: frozenset[str] = frozenset()  # pages from elsewhere that may open sockets
    limits: Limits = field(default_factory=Limits)


def problem(why: Why, message: str) -> Response[Problem]:
    """One clear sentence."""
    return Response(Problem(why, message), status_code=STATUS[why], media_type=MediaType.JSON)


def refuse(_request: Request[Any, Any, Any], why: Refused) -> Response[Problem]:
    """What cannot be done."""
    return Response(why.problem(), status_code=STATUS[why.why], media_type=MediaType.JSON)


def refuse_input(_request: Request[Any, Any, Any], why: ValidationException) -> Response[Problem]:
    """What cannot be understood."""
    told = why.extra[0] if isinstance(why.extra, list) and why.extra else {}
    detail = f": {told.get('key', 'the body')}: {told.get('message', '')}" if isinstance(told, dict) and told else ""
    return problem("malformed", f"{why.detail.split(' for ')[0]}{detail}")


def refuse_other(request: Request[Any, Any, Any], why: HTTPException) -> Response[Problem]:
    """What HTTP itself refuses."""
    reasons: dict[int, Why] = {404: "unknown-table", 413: "too-large", 429: "too-fast"}
    reason: Why = reasons.get(why.status_code, "malformed")
    body = Problem(reason, f"{request.method} {request.url.path[:80]}: {why.detail}")
    return Response(body, status_code=why.status_code, media_type=MediaType.JSON)


def fail(request: Request[Any, Any, Any], why: Exception) -> Response[Problem]:
    """What should not have happened: the log tells us, the browser hears one sentence."""
    if not isinstance(why, Unavailable):
        log.error("%s %s failed", request.method, request.scope.get("path_template", "?"), exc_info=why)
    return problem("busy", "something went wrong here; nothing was changed, please try again")


def guarded(app: ASGIApp) -> ASGIApp:
    """Every answer carries the headers that keep strangers out, refusals and files too; sockets have no answers."""

    async def answered(scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                for name, value in HEADERS.items():
                    headers[name] = value
            await send(message)

        await app(scope, receive, with_headers if scope["type"] == ScopeType.HTTP else send)

    return answered


def only_from_here(origins: frozenset[str]) -> Any:
    """Pages from elsewhere may not change anything here."""

    async def guard(request: Request[Any, Any, Any]) -> Response[Problem] | None:
        if request.method not in CHANGING or from_here(request, origins):
            return None
        return problem("secret", "pages from elsewhere may not do that")

    return guard


@get(["/", "/{path:path}"], include_in_schema=False, cache_control=CacheControlHeader(no_cache=True))
async def page(path: str = "") -> File | Response[Problem]:
    """The client; it finds out by itself which screen an address means."""
    if path.startswith("/api"):
        return problem("unknown-table", f"there is nothing at {path[:80]}; /api/docs lists what there is")
    named = STATIC / Path(path).name
    wanted = named if path.count("/") == 1 and named.suffix in (".svg", ".webmanifest") else STATIC / "index.html"
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
    """A file of the client, under a name of its own for each content; packed where the browser can unpack it."""
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
    house = House(Store(settings.database, settings.durable), Thinkers(settings.workers), settings.limits)
    doorkeeper = Doorkeeper(house, settings.origins)
    metrics = Metrics(house, doorkeeper)

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    @websocket("/api/tables/{table:str}/socket")
    async def at_the_table(socket: WebSocket[Any, Any, Any], table: str) -> None:
        await doorkeeper.receive(socket, table)

    return Litestar(
        route_handlers=[
            http.API,
            at_the_table,
            page,
            *metrics.handlers(),
            pages.api_page,
            asset,
        ],
        lifespan=[lifespan],
        dependencies={"house": Provide(lambda: house, sync_to_thread=False)},
        before_request=only_from_here(settings.origins),
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
