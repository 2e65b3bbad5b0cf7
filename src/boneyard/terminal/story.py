"""What has happened in a game, as phrases, one beat per answer that still stands."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from boneyard.core.decision import Action, Phrase, Seat
from boneyard.core.event import Event
from boneyard.core.game import Game
from boneyard.core.sitting import Sitting
from boneyard.terminal.painter import Scene


@dataclass(frozen=True)
class Beat:
    """One answer and what came of it; the beginning is nobody's answer."""

    seat: Seat | None
    text: str
    phrases: tuple[Phrase, ...]


def told(game: Game, events: Iterable[Event], seat: Seat | None = None) -> tuple[Phrase, ...]:
    """What one seat is told of these events; a spectator is seat `None`."""
    seen = [event.seen_by(seat) for event in events]
    return tuple(game.tell(event) for event in seen if event is not None)


def story_of(sitting: Sitting, seat: Seat | None = None) -> list[Beat]:
    """The whole story so far: the beginning, and a beat for each answer that was not taken back."""
    game, record = sitting.game, sitting.record
    state = game.new(record.seats, record.seed, record.options)
    beats = [Beat(None, "", told(game, state.events, seat))]
    for point in sitting.past:
        line = point.line
        beats.append(Beat(line.seat, line.text, told(game, game.apply(state, line.seat, Action(line.text)), seat)))
    return beats


def scene(players: Sequence[str], story: Sequence[Beat], seat: Seat | None) -> Scene:
    """What to mark on the board for somebody who looks now: the last answer, and all since this seat's own."""
    since: list[Beat] = []
    for beat in reversed(story[1:]):
        if beat.seat == seat:
            break
        since.append(beat)
    if seat is None or not since:
        return Scene(players, story[-1].phrases)
    return Scene(players, since[0].phrases, [phrase for beat in since[1:] for phrase in beat.phrases])
