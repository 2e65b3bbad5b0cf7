"""The options of a question as they are listed: by number, what each does, how it is typed, and what comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from boneyard.terminal.menu import LISTED, Choice
from boneyard.terminal.screen import wrap

COLUMN: Final = 32  # an option longer than this does not widen the columns
EFFECT: Final = 30  # effects that would have less room than this go under their options
GAP: Final = 2


def listed(among: Sequence[Choice], width: int) -> list[str]:
    """The options side by side if that takes half the lines or no effects are said, else one below another.

    Too many to list are counted by their next word instead.
    """
    if len(among) > LISTED:
        counted = _counted(among)
        return flowed(counted, column_for(counted), width)
    side_by_side, below = in_columns(among, width), in_rows(among, width)
    short = len(side_by_side) <= max(1, len(below) // 2) or not any(choice.effect for choice in among)
    return side_by_side if short else below


def numbered(choice: Choice, among: Sequence[Choice]) -> str:
    """An option after its number, which stands under the numbers of the others."""
    return f"{choice.number:>{len(str(among[-1].number))}} {choice}"


def in_columns(among: Sequence[Choice], width: int) -> list[str]:
    """The options in columns: those that begin alike, such as the moves of one die, on lines of their own."""
    groups: list[list[Choice]] = []
    single = False  # whether the last one began like no other
    for _, group in groupby(among, key=lambda choice: choice.spellings[0][0]):
        alike = list(group)
        if single and len(alike) == 1:
            groups[-1] += alike
        else:
            groups.append(alike)
        single = len(alike) == 1
    items = [[numbered(choice, among) for choice in group] for group in groups]
    flat = [item for group in items for item in group]
    columns = {GAP + max(map(len, flat)), column_for(flat)}  # wide enough for all, or for most
    *laid, tight = [
        [line for group in items for line in flowed(group, at, width)] for at in (*sorted(columns, reverse=True), 1)
    ]
    aligned = min(laid, key=len)
    return tight if 4 * len(tight) <= 3 * len(aligned) else aligned  # a line saved is worth more in a short list


def in_rows(among: Sequence[Choice], width: int) -> list[str]:
    """One option below another, with what comes of them in a column of its own or, for lack of room, below each."""
    wide = len(str(among[-1].number))
    usual = [len(choice.name) for choice in among if len(choice.name) <= width // 2]
    column = max(usual, default=0)
    start = 2 + wide + column + GAP  # where the effects stand
    beside = width - start >= EFFECT
    lines: list[str] = []
    for choice in among:
        lead = f" {choice.number:>{wide}} "
        if beside and choice.effect and len(choice.name) <= column:
            lines += wrap(choice.effect, width, f"{lead}{choice.name:<{column + GAP}}")
            continue
        lines += wrap(choice.name, width, lead)
        if choice.effect:
            lines += wrap(choice.effect, width, " " * (start if beside else len(lead) + GAP))
    return lines


def _counted(among: Sequence[Choice]) -> list[str]:
    """The words that go on from what all of these share, with how many options each leads to."""
    split = [choice.written.split() for choice in among]
    shared = 0
    while all(len(words) > shared + 1 and words[shared] == split[0][shared] for words in split):
        shared += 1
    ways: dict[str, int] = {}
    for words in split:
        ways[words[shared]] = ways.get(words[shared], 0) + 1
    return [f"{word} ({count})" for word, count in ways.items()]


def column_for(items: Sequence[str]) -> int:
    """How wide a column must be for most of these."""
    return 2 + max([len(item) for item in items if len(item) <= COLUMN], default=COLUMN)


def flowed(items: Sequence[str], column: int, width: int) -> list[str]:
    """Items one after another, in columns; one that is longer than a column takes several, or lines of its own."""
    lines: list[str] = []
    line = ""
    for item in items:
        if 1 + len(item) > width:
            lines += [f" {line}"] if line else []
            head = len(item) - len(item.lstrip(" 0123456789"))
            lines += wrap(item[head:], width, f" {item[:head]}")  # the text stands under the text, not under its number
            line = ""
            continue
        start = -(-(len(line) + 2) // column) * column if line else 0
        if line and 1 + start + len(item) > width:
            lines.append(f" {line}")
            line, start = "", 0
        line = line.ljust(start) + item
    return [*lines, f" {line}"] if line else lines
