"""Boards as SVG, from the same pictures that `Game.read` understands, with the pieces of the client."""

from __future__ import annotations

import re
from html import escape
from typing import Final

CELL: Final = 64
COLOURS: Final = "rgyb"  # the seats of Baby Boom
LANES: Final = {"y": "yellow", "b": "blue", "r": "red", "g": "green", "p": "purple"}
WAYS: Final = {">": 0, "v": 90, "<": 180, "^": 270}
WALLS: Final = {"_": 0, "[": 90, "¯": 180, "]": 270}
TRAPS: Final = {"C": "catapult", "D": "dragon", "$": "treasure", "#": "barricade", "B": "bomb", "U": "hearse"}
TRAPS_2: Final = {"L": "labyrinth", "O": "portal", "S": "spring"}
PIECE: Final = re.compile(r"(T\d|H|[/\\CD$#BUOS]-?|L[wb]|\d*[ybrgp][lr]?[DNFISAE]?[\^>v<]'?)")


def use(symbol: str, size: float = CELL, turned: int = 0, mirrored: bool = False) -> str:
    """One symbol, in the middle of a square, perhaps turned or mirrored."""
    inset = (CELL - size) / 2
    there = f' x="{inset:g}" y="{inset:g}" width="{size:g}" height="{size:g}"'
    moved = f"rotate({turned} 32 32)" if turned else "matrix(-1 0 0 1 64 0)" if mirrored else ""
    return f'<use href="#{symbol}"{there}{f" transform={moved!r}" if moved else ""}/>'


def die_and_tile(token: str) -> str:
    """What lies on one square of Baby Boom: a tile below, a die above."""
    found, tile = "", token[2:] if token[0] in COLOURS else token.strip(".")
    if tile in WAYS:
        found += use("n-conveyor", 58, WAYS[tile]) + use("n-conveyor-a", 58, WAYS[tile])
    elif tile in ("/", "\\"):
        found += use("n-pinball", 58, mirrored=tile == "/")
    elif tile in WALLS:
        found += use("n-wall", 58, WALLS[tile])
    elif tile:
        found += use({"x": "n-trap", "o": "n-hole"}[tile], 58)
    if token[0] in COLOURS:
        found += use(f"d{COLOURS.index(token[0])}-{token[1].replace('*', 'boom')}", 52)
    return found


def skeleton(token: str) -> str:
    """Skeletons of one kind, with their number if there are several."""
    number = token[: len(token) - len(token.lstrip("0123456789"))]
    rest = token[len(number) :].rstrip("'")
    found = use("sk-w", 54, WAYS[rest[-1]]) + use(f"face-{LANES[rest[0]]}", 54)
    return found + (f'<text x="52" y="20" class="many">{number}</text>' if number else "")


def of_a_kingdom(token: str) -> str:
    """What is on one square of Bad Bones, in the order it is written."""
    found = ""
    for piece in PIECE.findall(token):
        worn = "-d" if piece.endswith("-") else ""
        kind = piece[0]
        if kind == "T":
            found += use(f"tower-{piece[1]}", 60)
        elif kind == "H":
            found += use("hero", 54)
        elif kind in "/\\":
            found += use(f"t-wall{worn}", 58, mirrored=kind == "/")
        elif kind in TRAPS or kind in TRAPS_2:
            found += use(f"t-{TRAPS.get(kind) or TRAPS_2[kind]}{worn}", 58)
        else:
            found += skeleton(piece)
    return found


def board(rows: list[list[str]], classes: list[list[str]]) -> str:
    """Squares in rows, each with its class and what is on it."""
    wide, high = CELL * max(map(len, rows)), CELL * len(rows)
    squares = ""
    for y, row in enumerate(rows):
        for x, inside in enumerate(row):
            square = f'<rect width="{CELL}" height="{CELL}" class="{classes[y][x]}"/>' if classes[y][x] else ""
            squares += f'<g transform="translate({x * CELL} {y * CELL})">{square}{inside}</g>'
    return f'<svg viewBox="-2 -2 {wide + 4} {high + 4}" role="img">{squares}</svg>'


def drawn(game: str, picture: str) -> str:
    """A figure for a page; the picture itself is what a reader who cannot see it is told."""
    lines = [line.rstrip() for line in picture.splitlines() if line.strip()]
    if game == "baby-boom":
        rows = [[die_and_tile(token) for token in line.split()] for line in lines[:5]]
        classes = [["mat" if (x + y) % 2 else "mat-2" for x in range(5)] for y in range(5)]
    else:
        forest, *squares = lines[1:7]
        tokens = [["", *forest.split(), ""], *[line.split() for line in squares]]
        rows = [[of_a_kingdom(token) for token in row] for row in tokens]
        inside = ["forest", *["grass" if x % 2 else "grass-2" for x in range(5)], "forest"]
        classes = [["", *["forest"] * 5, ""], *[inside] * 5]
    said = escape("; ".join(lines), quote=True)
    return f'<figure class="board {game}">{board(rows, classes)}</figure>'.replace(
        'role="img"', f'role="img" aria-label="{said}"'
    )
