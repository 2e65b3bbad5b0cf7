"""A process that replays a record: `python -m boneyard.table.replay_process`. Reads a `ToReplay`, writes a `Replayed`.

A long adventure takes seconds and much memory, which the server needs for its tables.
"""

from __future__ import annotations

import resource
import sys
from typing import Any, Final, cast

import msgspec

from boneyard.core.decision import BadInput
from boneyard.core.session import Session, replay
from boneyard.table import wire
from boneyard.table.changes import change
from boneyard.table.connection import ENCODER
from boneyard.table.known_games import known_game
from boneyard.table.protocol import NOBODY, Entry, Replay, Why
from boneyard.table.refusal import Refused

CPU_SECONDS: Final = 30  # that a replay may take; the system ends the process then, even if the server has died


class ToReplay(msgspec.Struct, frozen=True):
    """A record to replay."""

    text: str
    nicknames: list[str]  # empty if nobody knows them


class Replayed(msgspec.Struct, frozen=True):
    """The replay as JSON, or why there is none."""

    replay: msgspec.Raw = msgspec.Raw(b"null")
    problem: tuple[Why, str] | None = None


def replayed(asked: ToReplay) -> Replayed:
    """The replay of a record, or why there is none."""
    try:
        session = played(asked.text)
    except Refused as refused:
        return Replayed(problem=(refused.why, str(refused)))
    return Replayed(replay=msgspec.Raw(ENCODER.encode(stepped(session, asked.nicknames))))


def played(text: str) -> Session:
    """The game of a record."""
    try:
        session = replay(text)
    except BadInput as problem:
        raise Refused("malformed", f"this record cannot be replayed: {problem}") from None
    known_game(session.game.name)
    return session


def stepped(session: Session, nicknames: list[str]) -> Replay:
    """A game step by step, as a spectator sees it. Each step is encoded at once: all views together are very large."""
    first = view = view_after(session, 0)
    entries = [wire.entry(session, 0, NOBODY)]
    changes = []
    for step in range(1, len(session.past) + 1):
        before, view = view, view_after(session, step)
        changes.append(msgspec.Raw(ENCODER.encode(change(before, view))))
        entries.append(cast("Entry", msgspec.Raw(ENCODER.encode(wire.entry(session, step, NOBODY)))))
    ended = session.game.outcome(session.state)
    return Replay(
        game=session.game.name,
        options=session.record.options,
        seats=nicknames or [""] * session.record.seats,
        seed=str(session.record.seed),
        entries=entries,
        view=first,
        changes=cast("list[dict[str, Any]]", changes),
        curve=list(wire.curve(session)),
        outcome=ended,
    )


def view_after(session: Session, step: int) -> Any:
    """What a spectator saw, as plain data."""
    return msgspec.to_builtins(session.game.view(session.state_after(step), None))


def run() -> None:
    """Replay the record that comes in."""
    resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS + 1))
    asked = msgspec.json.decode(sys.stdin.buffer.read(), type=ToReplay)
    sys.stdout.buffer.write(ENCODER.encode(replayed(asked)))


if __name__ == "__main__":
    run()
