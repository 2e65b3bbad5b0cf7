"""What the next skeleton phase will do to one kingdom: marks on its board, and the harm in one line."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from boneyard.core.event import Event
from boneyard.games.bad_bones.march.walk import TOWER
from boneyard.games.bad_bones.model.board import CELLS, SQUARES
from boneyard.games.bad_bones.model.events import ChoiceAhead, Marched
from boneyard.games.bad_bones.shown.summary import ForecastView
from boneyard.terminal.games.bad_bones.board import marked
from boneyard.words import Voice


def marks_of(events: Sequence[Event]) -> dict[str, str]:
    """Where somebody walks, where something will be asked, and what is hit, by square."""
    walked: list[int] = []
    asked: list[int] = []
    hit: list[int] = []
    for event in events:
        if isinstance(event, Marched):
            walked += event.path[1:]
            hit += event.path[-1:] if event.fate == TOWER else ()
        elif isinstance(event, ChoiceAhead):
            asked.append(event.cell)
    return marked(*[[SQUARES[cell] for cell in cells if 0 <= cell < CELLS] for cells in (walked, asked, hit)])


def said_ahead(summary: ForecastView, voice: Voice, phase: str) -> Text:
    """What is ahead, such as `Ahead: 1 floor falls, 2 houses burn`."""
    line = Text(voice.text("bad-bones-ui-ahead", phase=phase) + " ", "bold")
    pieces = [Text(voice.say(one.say), "bold red" if one.tone == "harm" else "") for one in summary.lines]
    line.append_text(Text(", ").join(pieces or [Text(voice.text("bad-bones-ahead-nothing"))]))
    return line.append(".")
