"""What is shown: the table as plain data, the questions, the sentences of the log. All is open (BOOM-006)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from boneyard.core.decision import Action, Argument, Decision, Offer, Phrase, Prompt
from boneyard.core.event import Event
from boneyard.games.baby_boom.board import NO_DIE, PLAIN, SQUARES, TILE_WORDS, face, owner
from boneyard.games.baby_boom.events import (
    UNKNOWN,
    CountedDown,
    Exploded,
    Fell,
    Laid,
    Moved,
    Placed,
    PowerRolled,
    Pushed,
    RolledForFirst,
    RoundBegan,
    RoundEnded,
    Tossed,
    TrapSprung,
)
from boneyard.games.baby_boom.moves import Journey, journeys
from boneyard.games.baby_boom.setup import ROUNDS
from boneyard.games.baby_boom.state import COLOURS, TILES, BabyBoom, Lay, Step, Tick

NO_BOOM: Final[dict[str, Argument]] = {"boom": "no", "hits": 0, "mine": 0}


@dataclass
class DieView:
    """A die on the board; face 0 is Boom!."""

    square: str
    colour: str
    face: int


@dataclass
class TileView:
    """A tile on the board, and how it lies."""

    square: str
    kind: str
    turn: str


@dataclass
class LostView:
    """A die that a blast took."""

    colour: str
    face: int


@dataclass
class LaidView:
    """A tile in somebody's hand, and how it is laid."""

    kind: str
    turn: str


@dataclass
class BabyBoomView:
    """The table, the same for everybody."""

    colours: list[str]
    round: int
    rounds: int
    first: str
    deciding: str | None
    scores: list[int]
    dice: list[DieView]
    tiles: list[TileView]
    tossed: list[str]
    hands: list[int]
    risky_business: bool
    tiles_and_bombs: bool


def view(s: BabyBoom) -> BabyBoomView:
    """Everything on the table."""
    return BabyBoomView(
        colours=list(COLOURS[: s.seats]),
        round=s.round,
        rounds=ROUNDS,
        first=COLOURS[s.first],
        deciding=COLOURS[s.open[0].seat] if s.open else None,
        scores=list(s.scores),
        dice=[DieView(SQUARES[i], COLOURS[owner(d)], face(d)) for i, d in enumerate(s.board.lying()) if d != NO_DIE],
        tiles=[TileView(SQUARES[i], *TILE_WORDS[tile]) for i, tile in enumerate(s.floor.tiles) if tile != PLAIN],
        tossed=[TILES[kind] for kind in s.tossed],
        hands=list(s.hands),
        risky_business=s.risky,
        tiles_and_bombs=s.tiled,
    )


def _square(cell: int) -> str:
    return SQUARES[cell]


def _squares(cells: Sequence[int]) -> list[str]:
    return [SQUARES[cell] for cell in cells]


def _dice(dice: Sequence[int]) -> list[LostView]:
    return [LostView(COLOURS[owner(die)], face(die)) for die in dice]


def _tile(tile: int) -> LaidView:
    return LaidView(*TILE_WORDS[tile])


def _tiles(kinds: Sequence[int]) -> list[str]:
    return [TILES[kind] for kind in kinds]


NAMED: Final[dict[str, Callable[[Any], Any]]] = {  # what the numbers of an event stand for, by field
    "cell": _square,
    "path": _squares,
    "swept": _squares,
    "hits": _squares,
    "lost": _dice,
    "tile": _tile,
    "tiles": _tiles,
}


def present(s: BabyBoom, decision: Decision, forecasts: Sequence[Sequence[Event]]) -> Prompt:
    """The question and its options; an option's anchor is the square it is on, or the two it joins."""
    ask = Phrase(f"baby-boom-ask-{decision.kind.replace('_', '-')}", {"colour": COLOURS[decision.seat]})
    offers = tuple(
        [
            Offer(_anchor(option), _label(s, decision.seat, option, forecast))
            for option, forecast in zip(decision.options, forecasts, strict=True)
        ]
    )
    return Prompt(decision.kind, ask, offers, decision.number)


def _anchor(option: Action) -> str:
    return SQUARES[option.cell] if isinstance(option, Lay) else option.text.split()[0]


def _label(s: BabyBoom, seat: int, option: Action, forecast: Sequence[Event]) -> Phrase:
    """What an option does, in a few words."""
    if isinstance(option, Lay):
        kind, turn = TILE_WORDS[option.tile]
        return Phrase("baby-boom-lay", {"tile": kind, "square": SQUARES[option.cell], "turn": _spoken(turn)})
    blasts = [event for event in forecast if isinstance(event, Exploded)]
    boom = _boom(seat, blasts)
    if isinstance(option, Tick):
        return Phrase("baby-boom-shows", {"face": face(s.board.at(option.cell)) - 1, **boom})
    if not isinstance(option, Step):
        return Phrase("baby-boom-on-square", {"square": option.text.split()[0]})
    trip = journeys(s.board, s.floor, option.cell, option.direction)
    step = _step(trip[0], blasts, boom)
    if len(trip) == 1:
        return step
    last = trip[-1]
    args: dict[str, Argument] = {
        "victim": Phrase("baby-boom-name", {"colour": COLOURS[owner(last.die)]}),
        "count": len(trip) - 1,
        "goes": SQUARES[last.path[-1]],
        "fate": _ending(last.falls, last.springs),
        "step": step,
    }
    return Phrase("baby-boom-push", {**args, **(NO_BOOM if _explodes(trip[0], blasts) else boom)})


def _boom(seat: int, blasts: Sequence[Exploded]) -> dict[str, Argument]:
    """How many dice all blasts together hit, and how many are one's own; unknown where the power is rolled."""
    if not blasts:
        return NO_BOOM
    lost = {cell: owner(die) for blast in blasts for cell, die in zip(blast.hits, blast.lost, strict=True)}
    rolled = blasts[0].power == UNKNOWN
    return {"boom": "rolled" if rolled else "yes", "hits": len(lost), "mine": list(lost.values()).count(seat)}


def _step(mover: Journey, blasts: Sequence[Exploded], boom: dict[str, Argument]) -> Phrase:
    """What becomes of the die that moves."""
    to = mover.path[-1]
    explodes = _explodes(mover, blasts)
    hit = not mover.falls and not explodes and any(to in blast.hits and blast.power != UNKNOWN for blast in blasts)
    args: dict[str, Argument] = {"to": SQUARES[to], "face": face(mover.die) - 1, "ride": _ride(mover.path)}
    end = "hit" if hit else _ending(mover.falls, mover.springs)
    return Phrase("baby-boom-step", {**args, "end": end, **(boom if explodes else NO_BOOM)})


def _explodes(mover: Journey, blasts: Sequence[Exploded]) -> bool:
    return not mover.falls and any(blast.cell == mover.path[-1] for blast in blasts)


def _ending(falls: bool, springs: bool) -> str:
    return "hole" if falls else "trap" if springs else "board"


def _spoken(turn: str) -> str:
    return {"/": "slash", "\\": "backslash", "": "none"}.get(turn, turn)


def tell(event: Event) -> Phrase:
    """The sentence for an event."""
    if isinstance(event, Moved):
        return Phrase("baby-boom-moved", _journey(event.seat, event.path, event.face))
    if isinstance(event, Pushed):
        return Phrase("baby-boom-pushed", _journey(event.seat, event.path, event.face))
    if isinstance(event, Exploded):
        hits = tuple([_hit(cell, die) for cell, die in zip(event.hits, event.lost, strict=True)])
        args = {**_at(event.seat, event.cell), "power": event.power, "hits": hits, "count": len(event.hits)}
        return Phrase("baby-boom-exploded", args)
    if isinstance(event, CountedDown):
        return Phrase("baby-boom-counted-down", {**_at(event.seat, event.cell), "face": event.face})
    if isinstance(event, PowerRolled):
        return Phrase("baby-boom-power-rolled", {**_at(event.seat, event.cell), "face": event.face})
    if isinstance(event, Fell):
        return Phrase("baby-boom-fell", _at(event.seat, event.cell))
    if isinstance(event, TrapSprung):
        return Phrase("baby-boom-trap-sprung", _at(event.seat, event.cell))
    if isinstance(event, Placed):
        return Phrase("baby-boom-placed", _at(event.seat, event.cell))
    if isinstance(event, Laid):
        kind, turn = TILE_WORDS[event.tile]
        return Phrase("baby-boom-laid", {**_at(event.seat, event.cell), "tile": kind, "turn": _spoken(turn)})
    return _tell_round(event)


def _tell_round(event: Event) -> Phrase:
    if isinstance(event, RolledForFirst):
        return Phrase("baby-boom-rolled-for-first", {"colour": COLOURS[event.seat], "face": event.face})
    if isinstance(event, RoundBegan):
        return Phrase("baby-boom-round-began", {"round": event.round, "colour": COLOURS[event.first]})
    if isinstance(event, Tossed):
        counts = [(name, sum(TILES[kind] == name for kind in event.tiles)) for name in TILES]
        tiles = [Phrase("baby-boom-tossed-tile", {"tile": name, "count": count}) for name, count in counts if count]
        return Phrase("baby-boom-tossed", {"colour": COLOURS[event.seat], "tiles": tuple(tiles)})
    assert isinstance(event, RoundEnded), type(event)
    scored = [
        Phrase("baby-boom-scored", {"colour": colour, "points": points, "total": total})
        for colour, points, total in zip(COLOURS, event.points, event.scores, strict=False)
    ]
    last = "yes" if event.round == ROUNDS else "no"
    args: dict[str, Argument] = {"round": event.round, "last": last, "colour": COLOURS[event.first]}
    return Phrase("baby-boom-round-ended", {**args, "points": tuple(scored)})


def _at(seat: int, cell: int) -> dict[str, Argument]:
    return {"colour": COLOURS[seat], "square": SQUARES[cell]}


def _journey(seat: int, path: tuple[int, ...], left: int) -> dict[str, Argument]:
    args: dict[str, Argument] = {"colour": COLOURS[seat], "from": SQUARES[path[0]], "to": SQUARES[path[-1]]}
    via = tuple([Phrase("baby-boom-square", {"square": SQUARES[cell]}) for cell in path[1:-1]])
    return {**args, "face": left, "ride": _ride(path), "via": via}


def _ride(path: Sequence[int]) -> str:
    """Whether a die was carried further than one square, perhaps back to where it came from."""
    if len(path) <= 2:
        return "no"
    return "back" if path[0] == path[-1] else "yes"


def _hit(cell: int, die: int) -> Phrase:
    return Phrase("baby-boom-hit", {"colour": COLOURS[owner(die)], "face": face(die), "square": SQUARES[cell]})
