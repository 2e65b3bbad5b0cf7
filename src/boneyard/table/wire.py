"""Converts what the engine has to the types of the protocol: seats, questions, events, the log."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, Final

import msgspec

from boneyard.core.agenda import State
from boneyard.core.decision import Offer, Phrase, Prompt
from boneyard.core.event import Event
from boneyard.core.game import Game
from boneyard.core.session import Session
from boneyard.table.protocol import NOBODY, CurvePoint, Entry, Seat, Told
from boneyard.table.rows import SeatRow

CURVE: Final = 400  # points of a curve at most, roughly; longer games leave some out


def stored_phrase(text: str) -> Phrase:
    """A phrase that was stored as JSON; its arguments are texts and numbers."""
    plain = msgspec.json.decode(text)
    return Phrase(plain["key"], plain["args"])


def seat(game: Game, row: SeatRow, *, present: bool) -> Seat:
    """A seat as everybody may see it. A bot is always there, and nobody is on an open seat."""
    bot = row.kind == "bot"
    owner = row.owner if bot and row.token_hash else None
    here = bot or (present and row.kind == "person")
    return Seat(row.seat, game.names[row.seat], row.kind, row.nickname, row.level, here, row.left, owner)


def prompt(game: str, shown: Prompt) -> dict[str, Any]:
    """A question as it is sent: its offers without what follows from their answers."""
    offers = [offer(game, one) for one in shown.offers]
    return {"kind": shown.kind, "ask": shown.ask, "offers": offers, "number": shown.number}


def offer(game: str, shown: Offer) -> dict[str, Any]:
    """An offer without anchors if there are none, without `risky` if it is not, and without words that data has."""
    does, data = shown.does, shown.data
    sent: dict[str, Any] = {"data": data}
    if shown.anchors:
        sent["anchors"] = shown.anchors
    if does.key != verb_key(game, str(data["verb"])) or not does.args.items() <= data.items():
        sent["does"] = does
    if shown.risky:
        sent["risky"] = True
    return sent


@cache
def verb_key(game: str, verb: str) -> str:
    """The words of a verb. They say what an option does if they name nothing but fields of its answer."""
    return f"{game}-does-{verb.replace('_', '-')}"


def engine_seat(seat: int) -> int | None:
    """A seat as the engine names it, where a spectator is None."""
    return None if seat == NOBODY else seat


def told(game: Game, s: State, events: Iterable[Event], seat: int) -> list[Told]:
    """Events as one seat may see them; `seat` is NOBODY for a spectator."""
    faces = [event.seen_by(engine_seat(seat)) for event in events]
    return [Told(game.tell(face), game.show(s, face)) for face in faces if face is not None]


def entry(session: Session, step: int, seat: int) -> Entry:
    """One step of the log, as a seat has seen it. Step 0 is the beginning of the game."""
    if step == 0:
        return Entry(0, NOBODY, told(session.game, session.state, session.opening, seat))
    answered = session.past[step - 1]
    return Entry(step, answered.line.seat, told(session.game, session.state, answered.events, seat))


def listed_standing(game: Game, s: State) -> tuple[int, int]:
    """What lists show of a position: the round, and the seats that owe an answer, as bits."""
    owed = {decision.seat for decision in game.pending(s) if not decision.free}
    return game.standing(s).round, sum(1 << seat for seat in owed)


def curve(session: Session) -> Iterator[CurvePoint]:
    """The standings of all seats over the game, one after the other: those of a long game take a while."""
    steps = range(len(session.past) + 1)
    thin = len(steps) // CURVE + 1
    kept = [*steps[:-1:thin], steps[-1]]
    for step in kept:
        standing = session.game.standing(session.state_after(step))
        yield CurvePoint(step, standing.round, list(standing.points))
