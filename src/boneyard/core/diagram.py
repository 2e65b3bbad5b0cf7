"""Grids as text pictures, and back."""

from __future__ import annotations

from boneyard.core.decision import BadInput


class BadPicture(BadInput):
    """A picture nobody can read; the message names the line, the square and what may stand there."""


def square(cell: int, width: int, height: int) -> str:
    """The name of a square: a letter for its column, a number for its row counted from the bottom."""
    return "abcdefghij"[cell % width] + str(height - cell // width)


def grid(picture: str, width: int, height: int) -> tuple[list[str], list[str]]:
    """The tokens of a picture row by row, and the lines that follow the grid."""
    lines = [line.strip() for line in picture.strip().splitlines()]
    if len(lines) < height:
        raise BadPicture(f"the picture has {len(lines)} lines; a board has {height} rows")
    tokens: list[str] = []
    for number, line in enumerate(lines[:height], start=1):
        row = line.split()
        if len(row) != width:
            raise BadPicture(f"line {number} of the picture has {len(row)} squares, not {width}: {line!r}")
        tokens.extend(row)
    return tokens, [line for line in lines[height:] if line]


def drawn(tokens: list[str], width: int) -> str:
    """A grid as a picture, its columns aligned."""
    pad = max(len(token) for token in tokens)
    rows = [tokens[i : i + width] for i in range(0, len(tokens), width)]
    return "\n".join(" ".join(token.ljust(pad) for token in row).rstrip() for row in rows)
