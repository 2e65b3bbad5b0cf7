"""What the next skeleton phase will do to one kingdom: the table as it will be, and the harm in one line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from rich.text import Text

from boneyard.core.event import Event
from boneyard.games.bad_bones.march.walk import (
    BOMBED,
    CHASED,
    HELD,
    LEAVES,
    LOADED,
    LOOPS,
    ROBS,
    SENT_HOME,
    SLAIN,
    STAKED,
    STANDS,
    STAYS,
    THROWN,
    TOWER,
)
from boneyard.games.bad_bones.model.answers import slot_name, turns_of
from boneyard.games.bad_bones.model.board import CELLS, DIRECTIONS, EDGE, NOWHERE, SQUARES
from boneyard.games.bad_bones.model.events import (
    ChoiceAhead,
    Destroyed,
    Eliminated,
    HeroFell,
    HeroMoved,
    Marched,
    SaboteurLeft,
    Struck,
    TowerFell,
    TrapPlaced,
    TrapTaken,
    Wore,
)
from boneyard.games.bad_bones.model.pieces import (
    BASE,
    COOP,
    DAMAGED,
    NO_TRAP,
    RUBBLE,
    TRAP_NAMES,
    facing_in,
    home_of,
    trap_kind,
    trap_turn,
)
from boneyard.games.bad_bones.model.state import NOBODY
from boneyard.games.bad_bones.shown.view import BadBonesView, BoneView, KingdomView, TokenView, TrapView, token
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


def foretold(view: BadBonesView, seat: int, events: Sequence[Event]) -> BadBonesView:
    """The table as it will be on one board after these events."""
    kingdoms = list(view.kingdoms)
    capital = view.capital
    for event in events:
        kingdoms[seat] = _after(kingdoms[seat], event, view.coop)
        if isinstance(event, Struck) and event.what == "capital":
            capital = event.left
    return replace(view, kingdoms=kingdoms, capital=capital)


def _after(kingdom: KingdomView, event: Event, coop: bool) -> KingdomView:
    """A kingdom after one event."""
    if isinstance(event, Marched):
        traps = _laid(kingdom.traps, event.path[-1], NO_TRAP) if event.fate == LOADED else kingdom.traps
        return replace(kingdom, bones=_marched(kingdom.bones, event, coop), traps=traps)
    if isinstance(event, Destroyed):
        left = _taken(kingdom.bones, SQUARES[event.cell], [token(kind) for kind in event.kinds])
        traps = _laid(kingdom.traps, event.cell, RUBBLE) if event.by == "bomb" else kingdom.traps
        return replace(kingdom, bones=left, traps=traps)
    if isinstance(event, SaboteurLeft):
        gone = token(event.kind)
        return replace(kingdom, bones=[bone for bone in kingdom.bones if bone.token != gone])
    if isinstance(event, HeroMoved):
        return replace(kingdom, hero=SQUARES[event.cell])
    if isinstance(event, HeroFell):
        return replace(kingdom, hero=None)
    if isinstance(event, TrapPlaced | TrapTaken | Wore):
        now = event.trap if isinstance(event, TrapPlaced) else event.now if isinstance(event, Wore) else NO_TRAP
        return replace(kingdom, traps=_laid(kingdom.traps, event.cell, now))
    if isinstance(event, Struck):
        if event.what == "tower":
            return replace(kingdom, floors=event.left)
        return replace(kingdom, houses=event.left) if event.what == "village" else kingdom
    if isinstance(event, TowerFell):
        square = SQUARES[event.cell]
        towers = [tower for tower in kingdom.towers if tower != square]
        return replace(kingdom, towers=towers, ruins=[*kingdom.ruins, square])
    return replace(kingdom, doomed=True) if isinstance(event, Eliminated) else kingdom


def _laid(traps: list[TrapView], cell: int, trap: int) -> list[TrapView]:
    """The traps of a board, with another one on a square, or none."""
    rest = [other for other in traps if other.square != SQUARES[cell]]
    if not trap:
        return rest
    kind = trap_kind(trap)
    turn = turns_of(kind)[trap_turn(trap)]
    return [*rest, TrapView(SQUARES[cell], TRAP_NAMES[kind], turn, trap & DAMAGED > 0, used=False, aim="", load=[])]


def _taken(bones: list[BoneView], place: str, tokens: Sequence[TokenView]) -> list[BoneView]:
    """The skeletons of a board without some of those in a place; unmoved ones are taken first."""
    left = list(bones)
    for gone in tokens:
        found = [bone for bone in left if bone.place == place and bone.token == gone]
        found.sort(key=lambda bone: (bone.moved, bone.frozen))
        if found:
            at = left.index(found[0])
            left[at : at + 1] = [replace(found[0], count=found[0].count - 1)] if found[0].count > 1 else []
    return left


def _marched(bones: list[BoneView], march: Marched, coop: bool) -> list[BoneView]:
    """The skeletons of a board after one move."""
    tokens = [token(kind) for kind in march.kinds]
    left = _taken(bones, place_name(march.path[0], coop), tokens)
    place, facing = _end(march, coop)
    if place == NOWHERE:
        return left
    for who in tokens:
        there = BoneView(
            place_name(place, coop), who, DIRECTIONS[facing], "", moved=False, frozen=False, led=False, count=1
        )
        same = [bone for bone in left if replace(bone, count=1, face="") == there]
        if same:
            left[left.index(same[0])] = replace(same[0], count=same[0].count + 1)
        else:
            left.append(there)
    return left


def _end(march: Marched, coop: bool) -> tuple[int, int]:
    """Where a move ends, as far as that is known, and which way one faces there."""
    if march.fate in (STANDS, HELD, ROBS, CHASED):
        return march.path[-1], march.facing
    if march.fate in (STAYS, LOOPS):
        return march.path[0], march.facing
    if march.fate == SENT_HOME:
        ground = COOP if coop else BASE
        home = home_of(ground, march.kinds[0])
        return home, facing_in(ground, home)
    return NOWHERE, march.facing


def place_name(place: int, coop: bool) -> str:
    """A square or a forest slot."""
    return SQUARES[place] if place < CELLS else slot_name(place, coop) if place < EDGE else ""


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
