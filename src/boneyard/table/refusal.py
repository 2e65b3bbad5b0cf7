"""What cannot be done, as one typed sentence; nothing has been changed."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import BadInput, IllegalAction
from boneyard.table.protocol import Phrase, Problem, Why

STATUS: Final[dict[Why, int]] = {  # over HTTP
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
}
ENGINE: Final[dict[str, Why]] = {"stale": "stale", "over": "not-playing", "wrong seat": "stale"}


class Refused(BadInput):
    """Something a browser asked for cannot be done; `why` is one word of a closed list."""

    def __init__(self, why: Why, message: str, said: Phrase | None = None) -> None:
        super().__init__(message)
        self.why: Why = why
        self.said = said  # words for what the player wrote, where the game has some

    def problem(self, about: str = "") -> Problem:
        """The same, for the wire."""
        return Problem(self.why, str(self), about, self.said)


def refused(problem: IllegalAction) -> Refused:
    """What the engine would not take."""
    return Refused(ENGINE.get(problem.why, "not-offered"), str(problem))
