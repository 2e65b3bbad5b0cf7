r"""Positions as pictures: five rows of squares, then one line for each thing the board does not show.

A square is a dot, or a die, or a tile, or a die on a tile. A die is its colour's letter and its face, `r5`, `g1`, with
`*` for Boom!. A tile is an arrow for a conveyor `^ > v <`, `/` or `\` for a pinball, `x` for a trap, `o` for a hole,
and a line on the closed side for a wall: `¯ ] _ [`.
"""

from __future__ import annotations

from typing import Final

from boneyard.core.agenda import Task, settle
from boneyard.core.diagram import BadPicture, drawn, grid
from boneyard.core.rng import seeded
from boneyard.games.baby_boom.board import CELLS, HOLE, NO_DIE, PLAIN, SIZE, SQUARES, Floor, board_of, die, face, owner
from boneyard.games.baby_boom.moves import carries
from boneyard.games.baby_boom.rules import CountDown, LayTile, PlaceDie, Turn
from boneyard.games.baby_boom.setup import ROUNDS, lays, places
from boneyard.games.baby_boom.state import COLOURS, STREAMS, TILES, BabyBoom

LETTERS: Final = "".join(colour[0] for colour in COLOURS)
SHOWN: Final = "*12345"
TILE_GLYPHS: Final = " ^>v</\\xo¯]_["
LINES: Final = ("turn", "round", "first", "scores", "variants", "tossed", "hands")


def write(s: BabyBoom) -> str:
    """The whole position."""
    board = drawn([_token(s.board.at(cell), s.floor.tile(cell)) for cell in range(CELLS)], SIZE)
    turn = COLOURS[s.open[0].seat] if s.open else "nobody"
    lines = [f"turn: {turn}", f"round: {s.round}", f"first: {COLOURS[s.first]}", f"scores: {_numbers(s.scores)}"]
    variants = [name for name, chosen in (("risky business", s.risky), ("tiles and bombs", s.tiled)) if chosen]
    if variants:
        lines.append(f"variants: {', '.join(variants)}")
    if s.tossed:
        lines.append(f"tossed: {', '.join(TILES[kind] for kind in s.tossed)}")
    if any(s.hands):
        lines.append(f"hands: {_numbers(s.hands)}")
    return "\n".join([board, *lines]) + "\n"


def _token(lying: int, tile: int) -> str:
    glyphs = "" if lying == NO_DIE else LETTERS[owner(lying)] + SHOWN[face(lying)]
    if tile != PLAIN:
        glyphs += TILE_GLYPHS[tile]
    return glyphs or "."


def _numbers(values: tuple[int, ...]) -> str:
    return ", ".join(str(value) for value in values)


def read(picture: str) -> BabyBoom:
    """The position a picture shows. Lines left out mean the usual: red to move in the first round, no points yet."""
    tokens, rest = grid(picture, SIZE, SIZE)
    squares = [_square(cell, token) for cell, token in enumerate(tokens)]
    lines = _lines(rest)
    scores = _whole_numbers(lines, "scores")
    hands = _whole_numbers(lines, "hands")
    seen = max((owner(lying) + 1 for lying, _ in squares if lying != NO_DIE), default=2)
    seats = len(scores) or len(hands) or max(seen, 2)
    if not 2 <= seats <= 4 or seen > seats or len(hands) not in (0, seats):
        raise BadPicture(f"{seats} players cannot have these dice, scores and hands")
    tossed = tuple(_known(name, "tossed", TILES) for name in _list(lines, "tossed"))
    variants = _list(lines, "variants")
    for name in variants:
        _known(name, "variants", ("risky business", "tiles and bombs"))
    s = BabyBoom(
        seats=seats,
        risky="risky business" in variants,
        tiled="tiles and bombs" in variants or any(tile != PLAIN for _, tile in squares),
        round=_round(lines),
        first=_known(lines.get("first", "red"), "first", COLOURS[:seats]),
        scores=scores or (0,) * seats,
        board=board_of(lying for lying, _ in squares),
        floor=Floor(bytes([tile for _, tile in squares])),
        tossed=tossed,
        hands=hands or (0,) * seats,
        agenda=_agenda(lines.get("turn", "red"), seats, tossed, hands),
        rng=seeded(0, STREAMS),
        revealed=0,
        answers=0,
    )
    if s.agenda:
        _check_placing(s, s.agenda[-1])
        _check_turn(s, s.agenda[-1])
    settle(s)
    return s


def _square(cell: int, token: str) -> tuple[int, int]:
    """The die and the tile a token shows."""
    lying, tile, left = NO_DIE, PLAIN, token
    if len(left) >= 2 and left[0] in LETTERS and left[1] in SHOWN:
        lying = die(LETTERS.index(left[0]), SHOWN.index(left[1]))
        left = left[2:]
    if len(left) == 1 and left in TILE_GLYPHS[1:]:
        tile = TILE_GLYPHS.index(left)
        left = ""
    if left and token != ".":
        raise BadPicture(
            f"{SQUARES[cell]} shows {token!r}; a square is '.', a die such as r5 or g*, a tile out of "
            f"{' '.join(TILE_GLYPHS[1:])}, or a die on a tile such as r5x"
        )
    if lying != NO_DIE and (carries(tile) or tile == HOLE):
        raise BadPicture(f"{SQUARES[cell]} shows {token!r}; no die rests on a conveyor, a pinball or a hole")
    return lying, tile


def _lines(rest: list[str]) -> dict[str, str]:
    found: dict[str, str] = {}
    for line in rest:
        key, colon, value = line.partition(":")
        if not colon or key not in LINES or key in found:
            raise BadPicture(f"under the board stands {line!r}; there may be, once each: {', '.join(LINES)}")
        found[key] = value.strip()
    return found


def _list(lines: dict[str, str], key: str) -> list[str]:
    return [item.strip() for item in lines.get(key, "").split(",") if item.strip()]


def _whole_numbers(lines: dict[str, str], key: str) -> tuple[int, ...]:
    items = _list(lines, key)
    if not all(item.isascii() and item.isdigit() and len(item) < 7 for item in items):
        raise BadPicture(f"{key} are whole numbers, one per player, not {lines[key][:80]!r}")
    return tuple(int(item) for item in items)


def _known(name: str, key: str, names: tuple[str, ...]) -> int:
    if name not in names:
        raise BadPicture(f"{key} says {name!r}; it may be: {', '.join(names)}")
    return names.index(name)


def _round(lines: dict[str, str]) -> int:
    return 1 + _known(lines.get("round", "1"), "round", tuple(str(number) for number in range(1, ROUNDS + 1)))


def _agenda(turn: str, seats: int, tossed: tuple[int, ...], hands: tuple[int, ...]) -> list[Task]:
    """What is asked next follows from what is still in hand."""
    if turn == "nobody":
        return []
    seat = _known(turn, "turn", COLOURS[:seats])
    if tossed:
        return [LayTile(seat)]
    return [PlaceDie(seat)] if any(hands) else [Turn(seat)]


def _check_placing(s: BabyBoom, top: Task) -> None:
    """While tiles are laid all dice are in hand; then they leave it one at a time, and there is room for them all."""
    if isinstance(top, Turn | CountDown):
        return
    seat = top.seat if isinstance(top, PlaceDie) else s.first
    placed = (seat - s.first) % s.seats  # in this turn of the table
    most = s.hands[seat]
    usual = tuple([most - 1 if (i - s.first) % s.seats < placed else most for i in range(s.seats)])
    if most == 0 or s.hands != usual:
        raise BadPicture(
            f"hands are {_numbers(s.hands)}; dice are placed one at a time in turn order, so before "
            f"{COLOURS[seat]} places they may be, for example: {_numbers(tuple(hand - most + 3 for hand in usual))}"
        )
    if len(places(s)) < sum(s.hands) + len(s.tossed):
        raise BadPicture(f"there is no room for {len(s.tossed)} more tiles and {sum(s.hands)} more dice")
    if s.tossed and (s.board.dice or not _room_for_tiles(s)):
        raise BadPicture("tossed tiles are laid before any die is placed, and there must be a square for them")


def _room_for_tiles(s: BabyBoom) -> bool:
    """Whether every tossed tile finds a square."""
    possible = [lay.kind for lay in lays(s)]
    return all(kind in possible for kind in s.tossed)


def _check_turn(s: BabyBoom, top: Task) -> None:
    """A player without a live die has no turn."""
    if isinstance(top, Turn | CountDown) and not s.board.live(top.seat):
        raise BadPicture(f"it is the turn of {COLOURS[top.seat]}, who has no live die")
