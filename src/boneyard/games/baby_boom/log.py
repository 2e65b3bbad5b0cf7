"""The sentences of the log, as keys of the catalogues. An event is told without the table at hand."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Argument, Phrase
from boneyard.core.event import Event, Sentences, Wordings, arguments, key_of, log_line
from boneyard.games.baby_boom.board import SQUARES, TILE_WORDS, face, owner
from boneyard.games.baby_boom.events import Exploded, Laid, Moved, Pushed, RoundEnded, Tossed
from boneyard.games.baby_boom.options import SPOKEN, ride
from boneyard.games.baby_boom.setup import ROUNDS
from boneyard.games.baby_boom.state import COLOURS, TILES


def _colour(seat: int) -> str:
    return COLOURS[seat]


def _square(cell: int) -> str:
    return SQUARES[cell]


WORDS: Final[Wordings] = {  # what the numbers of an event are called, by field
    "seat": ("colour", _colour),
    "first": ("colour", _colour),
    "cell": ("square", _square),
}


def tell(event: Event) -> Phrase:
    """The sentence for an event."""
    return log_line(event, "baby-boom", WORDS, SPECIAL)


def _journey(event: Moved | Pushed) -> Phrase:
    path = event.path
    args: dict[str, Argument] = {"from": SQUARES[path[0]], "to": SQUARES[path[-1]], "ride": ride(path)}
    via = tuple([Phrase("baby-boom-square", {"square": SQUARES[cell]}) for cell in path[1:-1]])
    return Phrase(f"baby-boom-{key_of(type(event))}", {**arguments(event, WORDS, ("path",)), **args, "via": via})


def _blast(event: Exploded) -> Phrase:
    hits = tuple([_hit(cell, die) for cell, die in zip(event.hits, event.lost, strict=True)])
    args = arguments(event, WORDS, ("swept", "hits", "lost"))
    return Phrase("baby-boom-exploded", {**args, "hits": hits, "count": len(hits)})


def _hit(cell: int, die: int) -> Phrase:
    return Phrase("baby-boom-hit", {"colour": COLOURS[owner(die)], "face": face(die), "square": SQUARES[cell]})


def _tile(event: Laid) -> Phrase:
    kind, turn = TILE_WORDS[event.tile]
    return Phrase("baby-boom-laid", {**arguments(event, WORDS), "tile": kind, "turn": SPOKEN.get(turn, turn)})


def _toss(event: Tossed) -> Phrase:
    counts = [(name, sum(TILES[kind] == name for kind in event.tiles)) for name in TILES]
    tiles = [Phrase("baby-boom-tossed-tile", {"tile": name, "count": count}) for name, count in counts if count]
    return Phrase("baby-boom-tossed", {"colour": COLOURS[event.seat], "tiles": tuple(tiles)})


def _end_of_round(event: RoundEnded) -> Phrase:
    scored = [
        Phrase("baby-boom-scored", {"colour": colour, "points": points, "total": total})
        for colour, points, total in zip(COLOURS, event.points, event.scores, strict=False)
    ]
    last = "yes" if event.round == ROUNDS else "no"
    args = arguments(event, WORDS, ("points", "scores"))
    return Phrase("baby-boom-round-ended", {**args, "last": last, "points": tuple(scored)})


SPECIAL: Final[Sentences] = {  # sentences that say more than the fields do
    Moved: _journey,
    Pushed: _journey,
    Exploded: _blast,
    Laid: _tile,
    Tossed: _toss,
    RoundEnded: _end_of_round,
}
