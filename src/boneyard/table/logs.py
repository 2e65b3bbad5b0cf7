"""The log: as text or JSON, each line with the request, table and address that it is about.

Secrets, links, seeds and what people say never go into the log. Other libraries log warnings only: at lower levels some
of them write down everything that is sent.
"""

from __future__ import annotations

import json
import logging
import re
import secrets
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Final, Literal

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from boneyard.table.limits import network_of
from boneyard.table.repeated_logs import Repeats

LogFormat = Literal["text", "json"]
LogLevel = Literal["debug", "info", "warning", "error"]

TABLE: Final = re.compile(r"/api/tables/([a-z0-9-]{1,80})(?:/|$)")


class About(msgspec.Struct, frozen=True):
    """What the current task is about."""

    request: str = ""  # an id; a socket is one request
    table: str = ""
    address: str = ""  # or a network, see `network_of`


audit: Final = logging.getLogger("boneyard.audit")  # what people do to tables and seats, and who is refused
NOTHING: Final = About()
current: Final = ContextVar("current", default=NOTHING)


def with_log_context(app: ASGIApp) -> ASGIApp:
    """Give every request an id, and its lines of the log what they are about."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            table = TABLE.match(scope["path"])
            address = network_of(scope["client"][0]) if scope["client"] else ""
            current.set(About(secrets.token_hex(4), table[1] if table else "", address))
        await app(scope, receive, send)

    return wrapped


class AddContext(logging.Filter):
    """Notes in each line what it is about. A line that counts others keeps what they were about."""

    def filter(self, record: logging.LogRecord) -> bool:
        if not hasattr(record, "about"):
            record.about = current.get()
        return True


class TextLines(logging.Formatter):
    """Lines for people."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802  (of the base class)
        about = msgspec.structs.asdict(getattr(record, "about", NOTHING))
        known = " ".join(f"{name}={value}" for name, value in about.items() if value)
        line = super().formatMessage(record)
        return f"{line} [{known}]" if known else line


class JsonLines(logging.Formatter):
    """Lines for programs: one object each."""

    def format(self, record: logging.LogRecord) -> str:
        about = msgspec.structs.asdict(getattr(record, "about", NOTHING))
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "process": record.process,
            **{name: value for name, value in about.items() if value},
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line)  # in ASCII, so that nothing that is sent to the server can break a line


def log_to_stderr(style: LogFormat, level: LogLevel) -> None:
    """Log what concerns whoever runs the server, each line once a minute."""
    handler = logging.StreamHandler()
    handler.addFilter(AddContext())
    handler.addFilter(Repeats())
    handler.setFormatter(JsonLines() if style == "json" else TextLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    logging.getLogger("boneyard").setLevel(level.upper())
