"""What the next skeleton phase will do to one kingdom: marks on its board, and the harm in one line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from boneyard.core.event import Event
from boneyard.games.bad_bones.march.walk import (
    BOMBED,
    LEAVES,
    LOADED,
    SLAIN,
    STAKED,
    THROWN,
    TOWER,
)
from boneyard.games.bad_bones.model.board import CELLS, SQUARES
from boneyard.games.bad_bones.model.events import (
    ChoiceAhead,
    Destroyed,
    Eliminated,
    Marched,
    Struck,
    TowerFell,
    Wore,
)
from boneyard.games.bad_bones.model.state import NOBODY
from boneyard.terminal.games.bad_bones.board import marked
from boneyard.words import Voice

HARM: Final = ("doom", "floors", "houses", "capital", "towers", "stolen", "worn-out")


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


def counted(events: Sequence[Event]) -> dict[str, int]:
    """How many of what: first the harm, then what happens to skeletons and traps."""
    counts = dict.fromkeys((*HARM, "mended", "slain", "killed", "sent", "chases", "asked", "damaged"), 0)
    for event in events:
        if isinstance(event, Struck):
            what = {"tower": "floors", "village": "houses", "capital": "capital"}[event.what]
            counts[what if event.change < 0 else "mended"] += abs(event.change)
        elif isinstance(event, Wore):
            counts["stolen" if event.why == "stolen" else "worn-out" if not event.now else "damaged"] += 1
        elif isinstance(event, Marched):
            counts[_fate(event)] = counts.get(_fate(event), 0) + len(event.kinds)
        elif isinstance(event, Destroyed):
            counts["slain" if event.by == "hero" else "killed"] += len(event.kinds)
        elif isinstance(event, ChoiceAhead | TowerFell | Eliminated):
            counts[{ChoiceAhead: "asked", TowerFell: "towers", Eliminated: "doom"}[type(event)]] += 1
    return {what: count for what, count in counts.items() if count and what}


def _fate(march: Marched) -> str:
    """The heading a march is counted under; one that just ends on the board is not counted."""
    if march.fate in (THROWN, LOADED) or (march.fate == LEAVES and march.target != NOBODY):
        return "sent"
    return {SLAIN: "slain", BOMBED: "killed", STAKED: "killed"}.get(march.fate, "")


def summary(events: Sequence[Event], voice: Voice) -> list[tuple[str, str]]:
    """What is ahead in one line, in pieces with their styles."""
    counts = counted(events)
    pieces = [(voice.text(f"bad-bones-ui-ahead-{what}", count=count), what in HARM) for what, count in counts.items()]
    return [(said, "bold red" if harm else "") for said, harm in pieces]


def said_ahead(events: Sequence[Event], voice: Voice, phase: str) -> Text:
    """What is ahead, such as `Ahead: 1 floor falls, 2 houses burn`."""
    line = Text(voice.text("bad-bones-ui-ahead", phase=phase) + " ", "bold")
    pieces = summary(events, voice) or [(voice.text("bad-bones-ui-ahead-nothing"), "")]
    line.append_text(Text(", ").join([Text(said, style) for said, style in pieces]))
    return line.append(".")
