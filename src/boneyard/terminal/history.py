"""What has happened in a game: one beat for each answer that still stands, before any seat's view of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from boneyard.core.decision import Seat
from boneyard.core.event import Event
from boneyard.core.past import Step
from boneyard.core.session import Session
from boneyard.terminal.painter import Scene


@dataclass(frozen=True)
class Beat:
    """One answer and its events, secret ones included; the opening has no seat."""

    seat: Seat | None
    events: Sequence[Event]


def seen(events: Iterable[Event], seat: Seat | None) -> list[Event]:
    """What one seat sees of these events; a spectator is seat `None`."""
    faces = [event.seen_by(seat) for event in events]
    return [face for face in faces if face is not None]


def story_of(session: Session) -> list[Beat]:
    """The whole story so far: the beginning, and a beat for each answer that was not taken back."""
    return [Beat(None, session.opening), *[_beat(step) for step in session.past]]


def last_beat(session: Session) -> Beat:
    """What the latest answer caused, or the opening if there was none."""
    return _beat(session.past[-1]) if session.past else Beat(None, session.opening)


def _beat(step: Step) -> Beat:
    return Beat(step.line.seat, step.events)


def missed(story: Sequence[Beat], seat: Seat | None) -> list[Beat]:
    """The beats after a seat's own last answer; all of them if it has never answered."""
    own = max((number for number, beat in enumerate(story) if number and beat.seat == seat), default=-1)
    return list(story[own + 1 :])


def scene(players: Sequence[str], story: Sequence[Beat], seat: Seat | None) -> Scene:
    """The scene for a seat that looks now: the last answer, and all since the seat's own."""
    since = [] if seat is None else [beat for beat in missed(story, seat) if beat is not story[0]]
    earlier = [event for beat in since[:-1] for event in beat.events]
    focus = story[-1].seat if seat is None else seat
    return Scene(players, seen(story[-1].events, seat), seen(earlier, seat), focus)
