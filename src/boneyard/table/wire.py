"""Converts what the engine has to the types of the protocol: phrases, questions, events, the log."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, cast

from boneyard.core.agenda import State
from boneyard.core.decision import Decision
from boneyard.core.decision import Outcome as Ended
from boneyard.core.decision import Phrase as Saying
from boneyard.core.event import Event
from boneyard.core.game import Game
from boneyard.core.session import Session
from boneyard.table.protocol import NOBODY, Entry, Offer, Outcome, Phrase, Prompt, Standing, Told

CURVE: Final = 400  # points of a curve at most, roughly; longer games leave some out


def phrase(saying: Saying) -> Phrase:
    """A phrase of the engine as one of the protocol: as JSON they are the same."""
    return cast("Phrase", saying)


def prompt(game: Game, s: State, decision: Decision) -> Prompt:
    """A question with all its options."""
    shown = game.present(s, decision)
    offers = [
        Offer(option.text, offer.anchor, phrase(offer.label))
        for option, offer in zip(decision.options, shown.offers, strict=True)
    ]
    return Prompt(shown.number, shown.kind, phrase(shown.ask), offers)


def engine_seat(seat: int) -> int | None:
    """A seat as the engine names it, where a spectator is None."""
    return None if seat == NOBODY else seat


def told(game: Game, s: State, events: Iterable[Event], seat: int) -> list[Told]:
    """Events as one seat may see them; `seat` is NOBODY for a spectator."""
    faces = [event.seen_by(engine_seat(seat)) for event in events]
    return [Told(phrase(game.tell(face)), game.show(s, face)) for face in faces if face is not None]


def entry(session: Session, step: int, seat: int) -> Entry:
    """One step of the log, as a seat has seen it. Step 0 is the beginning of the game."""
    if step == 0:
        return Entry(0, NOBODY, told(session.game, session.state, session.opening, seat))
    answered = session.past[step - 1]
    return Entry(step, answered.line.seat, told(session.game, session.state, answered.events, seat))


def log(session: Session, seat: int) -> list[Entry]:
    """The whole log, as a seat has seen it."""
    return [entry(session, step, seat) for step in range(len(session.past) + 1)]


def outcome(ended: Ended) -> Outcome:
    """The outcome of a game."""
    return Outcome(list(ended.winners), list(ended.scores), phrase(ended.reason))


def state_after(session: Session, step: int) -> State:
    """The state of the game after a step."""
    return session.past[step].before if step < len(session.past) else session.state


def curve(session: Session) -> list[Standing]:
    """The standings of all seats over the game."""
    steps = range(len(session.past) + 1)
    thin = len(steps) // CURVE + 1
    kept = [*steps[:-1:thin], steps[-1]]
    stood = [(step, session.game.standing(state_after(session, step))) for step in kept]
    return [Standing(step, standing.round, list(standing.points)) for step, standing in stood]
