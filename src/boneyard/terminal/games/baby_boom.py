"""The nursery floor in characters: dice with their colour's letter, tiles, walls, and what moved last."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from rich.text import Text

from boneyard.core.decision import Argument, Phrase, Seat
from boneyard.core.event import Event
from boneyard.games.baby_boom.board import SQUARES
from boneyard.games.baby_boom.events import (
    CountedDown,
    Exploded,
    Fell,
    Laid,
    Moved,
    Placed,
    Pushed,
    RolledForFirst,
    RoundBegan,
    RoundEnded,
    TrapSprung,
)
from boneyard.games.baby_boom.state import COLOURS
from boneyard.games.baby_boom.view import BabyBoomView, DieView, TileView
from boneyard.terminal.painter import Cleared, Scene
from boneyard.terminal.screen import wrap
from boneyard.words import Voice

COLUMNS: Final = "abcde"
ROWS: Final = "54321"
CELL: Final = 6  # characters inside a square
NARROW: Final = 60  # what stands beside the board goes below it in a window narrower than this
GAP: Final = "  "  # between the board and what stands beside it

LIVE: Final = {
    "red": "bold white on red",
    "green": "bold black on green",
    "yellow": "bold black on yellow",
    "blue": "bold white on blue",
}
INK: Final = {"red": "bold red", "green": "bold green", "yellow": "bold yellow", "blue": "bold bright_blue"}
BOOM: Final = "*"

# Each picture fills the middle four characters of a square.
PICTURES: Final = {
    ("conveyor", "up"): " ↑↑ ",
    ("conveyor", "right"): " →→ ",
    ("conveyor", "down"): " ↓↓ ",
    ("conveyor", "left"): " ←← ",
    ("pinball", "/"): " ╱╱ ",
    ("pinball", "\\"): " ╲╲ ",
    ("trap", ""): " xx ",
    ("hole", ""): " () ",
    ("wall", "up"): " ▀▀ ",
    ("wall", "right"): "   ▐",
    ("wall", "down"): " ▄▄ ",
    ("wall", "left"): "▌   ",
}
TILE_STYLE: Final = {
    "conveyor": "cyan",
    "pinball": "magenta",
    "trap": "bold red",
    "hole": "bold",
    "wall": "bold",
}
LEGEND: Final = {"conveyor": "↑↑", "pinball": "╱╱", "trap": "xx", "hole": "()", "wall": "┃"}
NOBODY: Final = "    "
GONE: Final = " ×× "


class BabyBoomPainter:
    """Draws Baby Boom."""

    explained = frozenset({"move", "count_down"})
    foresees: frozenset[str] = frozenset()

    def name(self, view: BabyBoomView, seat: Seat, voice: Voice) -> Text:
        colour = view.colours[seat]
        return Text(voice.text("baby-boom-name", colour=colour), INK[colour])

    def ink(self, phrase: Phrase) -> str:
        """The colour of the die or the player a phrase names."""
        return INK.get(str(phrase.args.get("colour")), "")

    def option(self, name: str, value: str) -> Argument:
        return value

    def hears(self, seat: Seat | None, event: Event) -> bool:
        return True

    def table(self, view: BabyBoomView, scene: Scene, voice: Voice, width: int) -> list[Text]:
        """The board, and beside it, or in a narrow window below it, the round, the scores and what is still in hand."""
        board = draw(view, scene, voice)
        if width < NARROW:
            return [*map(_trimmed, board), *map(_trimmed, _beside(view, scene, voice, width))]
        room = width - len(board[0]) - len(GAP)
        beside = _beside(view, scene, voice, room)
        blank = Text(" " * len(board[0]))
        board += [blank] * (len(beside) - len(board))
        beside += [Text("")] * (len(board) - len(beside))
        return [_trimmed(Text.assemble(left, GAP, right)) for left, right in zip(board, beside, strict=True)]

    def doubts(self, view: BabyBoomView, seat: Seat, kind: str, text: str) -> Phrase | None:
        return None

    def asides(self, events: Sequence[Event]) -> dict[int, Phrase]:
        """Which players tied in the roll for the first turn, before they roll again."""
        said: dict[int, Phrase] = {}
        rolls: dict[Seat, int] = {}
        for number, event in enumerate(events):
            if isinstance(event, RolledForFirst):
                if event.seat in rolls:
                    leaders = [seat for seat, face in rolls.items() if face == max(rolls.values())]
                    names = [Phrase("baby-boom-name", {"colour": COLOURS[seat]}) for seat in leaders]
                    said[number] = Phrase("baby-boom-tied", {"players": tuple(names)})
                    rolls = {}
                rolls[event.seat] = event.face
        return said

    def cleared(self, view: BabyBoomView, events: Sequence[Event]) -> Cleared | None:
        """The board when a round ended, before the next was set up."""
        ends = [number for number, event in enumerate(events) if isinstance(event, RoundEnded)]
        if not ends or ends[0] + 1 == len(events):  # after the last round it just stays
            return None
        return Cleared(ends[0], after(view, events[: ends[0]]))

    def remarks(self, before: BabyBoomView, after: BabyBoomView) -> list[Phrase]:
        """Which players have just lost their last live die, while the others go on."""
        if after.round != before.round or after.deciding is None:
            return []
        gone = _alive(before) - _alive(after)
        return [Phrase("baby-boom-out", {"colour": colour}) for colour in after.colours if colour in gone]

    def glossary(self, voice: Voice) -> Sequence[tuple[str, str]]:
        return ()

    def tally(self, view: BabyBoomView, events: Sequence[Event], voice: Voice) -> list[Text]:
        """The points of each colour, round by round, and in all."""
        ends = [event for event in events if isinstance(event, RoundEnded)]
        rows = [(voice.text("baby-boom-round-row", round=end.round), end.points) for end in ends]
        rows.append((voice.text("baby-boom-total-row"), ends[-1].scores))
        wide = max(len(title) for title, _ in rows)
        names = [voice.text("baby-boom-name", colour=colour) for colour in view.colours]
        column = 2 + max(len(name) for name in names)
        head = [(name.rjust(column), INK[colour]) for name, colour in zip(names, view.colours, strict=True)]
        lines = [Text.assemble(" " * wide, *head)]
        lines += [Text(title.ljust(wide) + "".join(f"{points:>{column}}" for points in row)) for title, row in rows]
        lines[-1].stylize("bold")
        return lines


def after(view: BabyBoomView, events: Sequence[Event]) -> BabyBoomView:
    """The table after one answer, from the table before it and what was told; nobody is to move."""
    left = [SQUARES[event.path[0]] for event in events if isinstance(event, Moved | Pushed)]
    dice = {die.square: die for die in view.dice if die.square not in left}
    gone: list[int] = []
    traps: list[int] = []
    for event in events:
        if isinstance(event, Moved | Pushed | CountedDown):
            square = SQUARES[event.cell if isinstance(event, CountedDown) else event.path[-1]]
            dice[square] = DieView(square, view.colours[event.seat], event.face)
        elif isinstance(event, Fell):
            gone.append(event.cell)
        elif isinstance(event, TrapSprung):
            traps.append(event.cell)
        elif isinstance(event, Exploded):
            gone += [*event.hits, event.cell] if event.power == 0 else event.hits
    lost, sprung = [{SQUARES[cell] for cell in cells} for cells in ([*gone, *traps], traps)]
    return replace(
        view,
        deciding=None,
        dice=[die for die in dice.values() if die.square not in lost],
        tiles=[tile for tile in view.tiles if tile.square not in sprung],
    )


def _alive(view: BabyBoomView) -> set[str]:
    """The colours with a live die."""
    return {die.colour for die in view.dice if die.face}


def draw(view: BabyBoomView, scene: Scene, voice: Voice) -> list[Text]:
    """The board with its coordinates, line by line."""
    dice = {die.square: die for die in view.dice}
    tiles = {tile.square: tile for tile in view.tiles}
    earlier, latest = _this_round(scene)
    marks = dict.fromkeys(_touched(earlier), "‹›") | dict.fromkeys(_touched(latest), "[]")
    hit = _hit([*earlier, *latest])
    level, upright = _walls(view.tiles)
    lines: list[Text] = []
    for row, number in enumerate(ROWS):
        lines.append(_border(row, level))
        line = Text(f"{number} ")
        for column, letter in enumerate(COLUMNS):
            square = letter + number
            line.append_text(_upright((column, row) in upright))
            mark = marks.get(square, "  ")
            line.append(mark[0], "bold")
            line.append_text(_inside(dice.get(square), tiles.get(square), square in hit, voice))
            line.append(mark[1], "bold")
        line.append_text(_upright(walled=False))
        lines.append(line)
    lines.append(_border(len(ROWS), level))
    names = "".join(letter.center(CELL + 1) for letter in COLUMNS)
    lines.append(Text("  " + names.ljust(len(COLUMNS) * (CELL + 1) + 1)))
    return lines


def _inside(die: DieView | None, tile: TileView | None, hit: bool, voice: Voice) -> Text:
    """The middle of a square: a die, perhaps on a trap; or a tile; or where a die has just been."""
    if die is not None:
        shown = f" {voice.text('baby-boom-letter', colour=die.colour)}{die.face or BOOM}"
        under = "x" if tile is not None and tile.kind == "trap" else " "
        return Text(shown + under, LIVE[die.colour] if die.face else f"{INK[die.colour]} underline")
    if tile is not None:
        return Text(PICTURES[tile.kind, tile.turn], TILE_STYLE[tile.kind])
    return Text(GONE, "dim") if hit else Text(NOBODY)


def _walls(tiles: Iterable[TileView]) -> tuple[set[tuple[int, int]], set[tuple[int, int]]]:
    """The closed edges: level ones by the row below them, upright ones by the column to their right."""
    level: set[tuple[int, int]] = set()
    upright: set[tuple[int, int]] = set()
    for tile in tiles:
        if tile.kind == "wall":
            column, row = COLUMNS.index(tile.square[0]), ROWS.index(tile.square[1])
            if tile.turn in ("up", "down"):
                level.add((column, row + (tile.turn == "down")))
            else:
                upright.add((column + (tile.turn == "right"), row))
    return level, upright


def _border(row: int, level: set[tuple[int, int]]) -> Text:
    left, cross, right = "┌┬┐" if row == 0 else "└┴┘" if row == len(ROWS) else "├┼┤"
    line = Text("  ")
    for column in range(len(COLUMNS)):
        line.append(cross if column else left, "dim")
        line.append(*("━" * CELL, "bold") if (column, row) in level else ("─" * CELL, "dim"))
    return line.append(right, "dim")


def _upright(walled: bool) -> Text:
    return Text("┃", "bold") if walled else Text("│", "dim")


def _this_round(scene: Scene) -> tuple[list[Event], list[Event]]:
    """Earlier and last events, without those on the board of the round before."""
    latest = _since_the_round_began(scene.latest)
    fresh_board = len(latest) < len(scene.latest)
    return [] if fresh_board else _since_the_round_began(scene.earlier), latest


def _since_the_round_began(events: Sequence[Event]) -> list[Event]:
    begun = [index for index, event in enumerate(events) if isinstance(event, RoundBegan)]
    return list(events[begun[-1] + 1 :]) if begun else list(events)


def _touched(events: Iterable[Event]) -> list[str]:
    """The squares where something went from, to, or was put."""
    cells: list[int] = []
    for event in events:
        if isinstance(event, Moved | Pushed):
            cells += [event.path[0], event.path[-1]]
        elif isinstance(event, Placed | Laid | CountedDown | Fell):
            cells.append(event.cell)
    return [SQUARES[cell] for cell in cells]


def _hit(events: Iterable[Event]) -> set[str]:
    return {SQUARES[cell] for event in events if isinstance(event, Exploded) for cell in event.hits}


def _beside(view: BabyBoomView, scene: Scene, voice: Voice, room: int) -> list[Text]:
    """What stands beside the board."""
    lines = [Text(voice.text("baby-boom-round", round=view.round, rounds=view.rounds), "bold"), Text("")]
    lines += [_seat(view, seat, scene.players[seat], voice, room) for seat in range(len(view.colours))]
    lines += [Text(""), *_wrapped(voice.text("baby-boom-first", colour=view.first), room)]
    if view.tossed:
        tiles = tuple(Phrase("baby-boom-tile", {"tile": tile}) for tile in view.tossed)
        lines += _wrapped(voice.text("baby-boom-to-lay", tiles=tiles), room)
    if any(view.hands):
        letters = [voice.text("baby-boom-letter", colour=colour) for colour in view.colours]
        dice = ", ".join(f"{letter}\u00a0{count}" for letter, count in zip(letters, view.hands, strict=True))
        lines += _wrapped(voice.text("baby-boom-in-hand", dice=dice), room)
    kinds = [kind for kind in LEGEND if any(tile.kind == kind for tile in view.tiles)]
    named = ", ".join(f"{LEGEND[kind]}\u00a0{voice.text('baby-boom-tile', tile=kind)}" for kind in kinds)
    return lines + ([Text(""), *_wrapped(named, room)] if kinds else [])


def _seat(view: BabyBoomView, seat: Seat, player: str, voice: Voice, room: int) -> Text:
    """One line: whose turn, which colour, how many points, and the player's name."""
    colour = view.colours[seat]
    name = voice.text("baby-boom-name", colour=colour)
    line = Text("▸ " if view.deciding == colour else "  ", "bold")
    line.append(voice.text("baby-boom-letter", colour=colour), LIVE[colour])
    line.append(f" {name:<6}", INK[colour])
    line.append(f"{view.scores[seat]:>3}", "bold")
    enough = len(line)
    line.append(f" {player}", "dim")
    line.truncate(max(room, enough), overflow="ellipsis")
    return line


def _wrapped(sentence: str, room: int) -> list[Text]:
    return [Text(line) for line in wrap(sentence, room)]


def _trimmed(line: Text) -> Text:
    line.rstrip()
    return line


PAINTER: Final = BabyBoomPainter()
