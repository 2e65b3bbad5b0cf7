"""The options of a question as they are shown: what lights up, what each does, and what comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypedDict

from boneyard.core.decision import Action, Argument, Offer, Phrase
from boneyard.core.event import Event
from boneyard.games.baby_boom.board import NEXT, SQUARES, TILE_WORDS, face, owner
from boneyard.games.baby_boom.events import UNKNOWN, Exploded
from boneyard.games.baby_boom.moves import Journey, journeys
from boneyard.games.baby_boom.state import COLOURS, BabyBoom, Lay, Place, Step, Tick

NO_BOOM: Final[dict[str, Argument]] = {"boom": "no", "hits": 0, "mine": 0}
SPOKEN: Final = {"/": "slash", "\\": "backslash", "": "none"}

End = Literal["board", "hole", "trap", "hit"]


class MoveAnswer(TypedDict):
    """Move a die one square."""

    verb: Literal["move"]
    start: str
    to: str
    rests: str  # where the die comes to rest
    face: int  # what it shows then
    end: End


class CountDownAnswer(TypedDict):
    """Turn a blocked die one step down."""

    verb: Literal["count_down"]
    square: str


class PlaceAnswer(TypedDict):
    """Put a die from the hand on a square."""

    verb: Literal["place"]
    square: str


class LayAnswer(TypedDict):
    """Lay a tile on a square, turned like this."""

    verb: Literal["lay"]
    tile: str
    turn: str
    square: str


def offer(s: BabyBoom, seat: int, option: Action, forecast: Sequence[Event]) -> Offer:
    """One option. A move or a count-down that costs dice of one's own is risky."""
    if isinstance(option, Lay):
        tile, turn = TILE_WORDS[option.tile]
        laid = LayAnswer(verb="lay", tile=tile, turn=SPOKEN.get(turn, turn), square=SQUARES[option.cell])
        does = Phrase("baby-boom-does-lay", {"tile": tile, "turn": laid["turn"], "square": laid["square"]})
        return Offer((laid["square"],), does, laid)
    if isinstance(option, Place):
        square = SQUARES[option.cell]
        return Offer(
            (square,), Phrase("baby-boom-does-place", {"square": square}), PlaceAnswer(verb="place", square=square)
        )
    blasts = blasts_in(forecast)
    risky = mine_hit(seat, blasts) > 0
    if isinstance(option, Tick):
        square = SQUARES[option.cell]
        counted = CountDownAnswer(verb="count_down", square=square)
        return Offer((square,), Phrase("baby-boom-does-count-down", {"square": square}), counted, risky)
    assert isinstance(option, Step), option
    moved = move_answer(s, option, blasts)
    does = Phrase("baby-boom-does-move", {"start": moved["start"], "to": moved["to"]})
    return Offer((moved["start"], moved["to"]), does, moved, risky)


def move_answer(s: BabyBoom, option: Step, blasts: Sequence[Exploded]) -> MoveAnswer:
    """A move, and where it leaves the die."""
    mover = journeys(s.board, s.floor, option.cell, option.direction)[0]
    return MoveAnswer(
        verb="move",
        start=SQUARES[option.cell],
        to=SQUARES[NEXT[option.cell * 4 + option.direction]],
        rests=SQUARES[mover.path[-1]],
        face=face(mover.die) - 1,
        end=end_of(mover, blasts),
    )


def effect(s: BabyBoom, seat: int, option: Action, forecast: Sequence[Event]) -> Phrase | None:
    """What comes of an option, in a few words; laying a tile and placing a die do no more than they say."""
    blasts = blasts_in(forecast)
    boom = _boom(seat, blasts)
    if isinstance(option, Tick):
        return Phrase("baby-boom-shows", {"face": face(s.board.at(option.cell)) - 1, **boom})
    if not isinstance(option, Step):
        return None
    trip = journeys(s.board, s.floor, option.cell, option.direction)
    step = _step(trip[0], blasts, boom)
    if len(trip) == 1:
        return step
    last = trip[-1]
    args: dict[str, Argument] = {
        "victim": Phrase("baby-boom-name", {"colour": COLOURS[owner(last.die)]}),
        "count": len(trip) - 1,
        "goes": SQUARES[last.path[-1]],
        "fate": _ending(last),
        "step": step,
    }
    return Phrase("baby-boom-push", {**args, **(NO_BOOM if _explodes(trip[0], blasts) else boom)})


def blasts_in(forecast: Sequence[Event]) -> list[Exploded]:
    """The explosions among some events."""
    return [event for event in forecast if isinstance(event, Exploded)]


def mine_hit(seat: int, blasts: Sequence[Exploded]) -> int:
    """How many dice of one's own the blasts hit together, at their widest where the power is rolled."""
    return list(_hit(blasts).values()).count(seat)


def _hit(blasts: Sequence[Exploded]) -> dict[int, int]:
    return {cell: owner(die) for blast in blasts for cell, die in zip(blast.hits, blast.lost, strict=True)}


def _boom(seat: int, blasts: Sequence[Exploded]) -> dict[str, Argument]:
    """How many dice all blasts together hit, and how many are one's own; unknown where the power is rolled."""
    if not blasts:
        return NO_BOOM
    rolled = blasts[0].power == UNKNOWN
    return {"boom": "rolled" if rolled else "yes", "hits": len(_hit(blasts)), "mine": mine_hit(seat, blasts)}


def _step(mover: Journey, blasts: Sequence[Exploded], boom: dict[str, Argument]) -> Phrase:
    """What becomes of the die that moves."""
    args: dict[str, Argument] = {
        "to": SQUARES[mover.path[-1]],
        "face": face(mover.die) - 1,
        "ride": ride(mover.path),
        "end": end_of(mover, blasts),
    }
    return Phrase("baby-boom-step", {**args, **(boom if _explodes(mover, blasts) else NO_BOOM)})


def end_of(mover: Journey, blasts: Sequence[Exploded]) -> End:
    """How the move of a die ends: on the board, in the hole, on the trap, or hit by a blast."""
    to = mover.path[-1]
    hit = any(to in blast.hits and blast.power != UNKNOWN for blast in blasts)
    return "hit" if hit and not mover.falls and not _explodes(mover, blasts) else _ending(mover)


def _explodes(mover: Journey, blasts: Sequence[Exploded]) -> bool:
    return not mover.falls and any(blast.cell == mover.path[-1] for blast in blasts)


def _ending(journey: Journey) -> End:
    return "hole" if journey.falls else "trap" if journey.springs else "board"


def ride(path: Sequence[int]) -> str:
    """Whether a die was carried further than one square, perhaps back to where it came from."""
    if len(path) <= 2:
        return "no"
    return "back" if path[0] == path[-1] else "yes"
