"""Refusals: why something cannot be done, in one sentence. Nothing has been changed then."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import BadInput, IllegalAction
from boneyard.table.protocol import Phrase, Problem, Why

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
