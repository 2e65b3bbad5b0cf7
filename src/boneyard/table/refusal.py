"""Refusals: why something cannot be done, in one sentence. Nothing has been changed then."""

from __future__ import annotations

from typing import Final

import msgspec
from litestar.enums import ScopeType
from litestar.types import Scope, Send

from boneyard.core.decision import BadInput, IllegalAction, Phrase
from boneyard.table.protocol import Problem, Why

STATUS: Final[dict[Why, int]] = {  # the HTTP status of each refusal
    "too-large": 413,
    "malformed": 400,
    "unknown-table": 404,
    "unreadable": 410,
    "unknown-game": 404,
    "unknown-link": 404,
    "options": 400,
    "full": 409,
    "secret": 403,
    "not-yours": 403,
    "stale": 409,
    "not-offered": 409,
    "not-playing": 409,
    "too-fast": 429,
    "too-many": 429,
    "busy": 503,
    "lost": 409,
    "dice-told": 409,
    "banned": 403,
    "name-taken": 409,
}
ENGINE: Final[dict[str, Why]] = {"stale": "stale", "over": "not-playing", "wrong seat": "stale"}


class Refused(BadInput):
    """Something that a browser asked for cannot be done. `why` is one of a closed list."""

    def __init__(self, why: Why, message: str, said: Phrase | None = None) -> None:
        super().__init__(message)
        self.why: Why = why
        self.said = said  # a phrase about what the player wrote, if the game has one

    def problem(self, about: str = "") -> Problem:
        """The refusal as a message of the protocol."""
        return Problem(self.why, str(self), about, self.said)


def refused(problem: IllegalAction) -> Refused:
    """The refusal for an answer that the engine does not accept."""
    return Refused(ENGINE.get(problem.why, "not-offered"), str(problem))


def busy(about: str = "") -> Problem:
    """The refusal for something that failed because of a bug or the database."""
    return Problem("busy", "something went wrong here; please try again", about)


async def send_refusal(scope: Scope, send: Send, told: Problem, status: int = 0) -> None:
    """Answer a request, or one for a socket, before the application sees it."""
    body = msgspec.json.encode(told)
    kind = "http.response" if scope["type"] == ScopeType.HTTP else "websocket.http.response"
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    start = {"type": f"{kind}.start", "status": status or STATUS[told.why], "headers": headers}
    await send(start)  # type: ignore[arg-type]
    await send({"type": f"{kind}.body", "body": body, "more_body": False})  # type: ignore[misc,arg-type]
