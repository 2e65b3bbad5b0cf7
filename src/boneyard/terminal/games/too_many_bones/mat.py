"""The battle mat in the terminal: four lanes of four positions with everybody on them."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from boneyard.games.too_many_bones.model.mat import LANES, ROWS, SQUARES
from boneyard.games.too_many_bones.shown.view import TooManyBonesView
from boneyard.terminal.games.too_many_bones.pieces import UnitView, effect_signs, health, ink_of, sign_of, units
from boneyard.words import Voice

MARGIN: Final = 2  # for the numbers of the rows
ROOMY: Final = 16  # characters inside a position
SNUG: Final = 12
TIGHT: Final = 8


def room_for(width: int) -> int:
    """How many characters a position may have."""
    for room in (ROOMY, SNUG):
        if MARGIN + LANES * (room + 1) + 1 <= width:
            return room
    return TIGHT


def width_of(room: int) -> int:
    """How wide the mat is."""
    return MARGIN + LANES * (room + 1) + 1


def draw(view: TooManyBonesView, voice: Voice, room: int) -> list[Text]:
    """Baddies at the top, gearlocs at the bottom; in each position a name, then HP, shields and effect dice."""
    bar = "─" * room
    lines = [Text(" " * MARGIN + "┌" + "┬".join([bar] * LANES) + "┐")]
    everybody = units(view)
    for row in range(ROWS):
        cells = [SQUARES[row * LANES + lane] for lane in range(LANES)]
        drawn = [_position(view, everybody.get(view.mat.get(cell, -1)), voice, room) for cell in cells]
        for number in range(2):
            label = f"{ROWS - row} " if number == 0 else "  "
            lines.append(Text.assemble(label, "│", *[part for cell in drawn for part in (cell[number], "│")]))
        edge = ("└", "┴", "┘") if row == ROWS - 1 else ("├", "┼", "┤")
        line = "━" * room if row == ROWS // 2 - 1 else bar  # between the baddies' rows and the gearlocs'
        lines.append(Text(" " * MARGIN + edge[0] + edge[1].join([line] * LANES) + edge[2]))
    letters = "".join(chr(ord("a") + lane).center(room + 1) for lane in range(LANES))
    lines.append(Text((" " * MARGIN + " " + letters).rstrip()))
    return lines


def _position(view: TooManyBonesView, unit: UnitView | None, voice: Voice, room: int) -> list[Text]:
    """Two lines."""
    if unit is None:
        return [Text(" " * room)] * 2
    sign = sign_of(view, unit.unit)
    name = Text(f"{sign} " if sign else "", "bold").append(voice.of(unit.name), ink_of(unit))
    signs = Text(health(unit), "bold").append(f" {effect_signs(unit.effects, voice)}".rstrip(), "")
    return [fitted(name, room), fitted(signs, room)]


def fitted(line: Text, room: int) -> Text:
    """A line of exactly this many characters."""
    line = cut(line, room)
    line.pad_right(room - len(line))
    return line


def cut(line: Text, room: int) -> Text:
    """A line of at most this many characters."""
    return line if len(line) <= room else line[: room - 1].append("…")
