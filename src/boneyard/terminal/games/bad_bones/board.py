"""A kingdom of Bad Bones in characters: large for the player who looks, small for the others."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Final

from rich.text import Text

from boneyard.games.bad_bones.model.starting_counts import CAPITAL_HOUSES, HOUSES, SOLO_HOUSES
from boneyard.games.bad_bones.shown.view import BadBonesView, BoneView, KingdomView, TrapView
from boneyard.terminal.games.bad_bones.pieces import (
    ARROWS,
    BANNER_INK,
    BASE_TURNS,
    COOP_TURNS,
    DAMAGED,
    HERO,
    HOUSE,
    LOST,
    OF_FACE,
    RUIN,
    SLANTS,
    SMALL_TRAPS,
    TOWER,
    USED,
    Turn,
    centred,
    crowd,
    curve,
    item_name,
    packed,
    short_curve,
    stack,
)
from boneyard.words import Voice

COLUMNS: Final = "abcde"
ROWS: Final = "54321"
ROW_NAME: Final = 2  # characters
WALKED: Final = "·"
ASKED: Final = "?"
HIT: Final = "!"
TRAP_INK: Final = "bold cyan"
HERO_INK: Final = "bold reverse"
SMALL: Final = 18  # characters of a small board


@dataclass(frozen=True)
class Size:
    """How large a board is drawn: characters inside a square, and of a forest slot beside the board."""

    inner: int
    slot: int

    @property
    def edge(self) -> int:
        """The column where the board itself begins."""
        return ROW_NAME + self.slot

    @property
    def width(self) -> int:
        """The width of the whole drawing."""
        return self.edge + len(COLUMNS) * (self.inner + 1) + 1 + self.slot


SIZES: Final = ((112, Size(11, 6)), (58, Size(8, 4)), (0, Size(5, 3)))  # by the window's width


def size_for(width: int) -> Size:
    """The largest board for a window."""
    return next(size for least, size in SIZES if width >= least)


@dataclass(frozen=True)
class Sketch:
    """One kingdom about to be drawn, and the marks on its squares."""

    view: BadBonesView
    kingdom: KingdomView
    voice: Voice
    size: Size
    marks: dict[str, str]  # one character by square

    def bones_at(self, place: str) -> list[BoneView]:
        """The skeletons in a place; before the first round nobody has moved."""
        bones = [bone for bone in self.kingdom.bones if bone.place == place]
        return bones if self.view.round else [replace(bone, moved=False) for bone in bones]

    def trap_on(self, square: str) -> TrapView | None:
        """The trap on a square."""
        return next((trap for trap in self.kingdom.traps if trap.square == square), None)

    def turns_on(self, square: str) -> list[Turn]:
        """The arrows one can see on a square: none under a tower or a trap, but through the hole of a bomb."""
        trap = self.trap_on(square)
        if square in self.kingdom.towers or (trap is not None and trap.kind != "destroyed zone"):
            return []
        return (COOP_TURNS if self.view.coop else BASE_TURNS).get(square, [])


def draw(sketch: Sketch) -> list[Text]:
    """The board with its coordinates, its forests, and the village below it or the capital above."""
    size = sketch.size
    lines = [_home(sketch) if sketch.view.coop else _far_forest(sketch), _border("┌┬┐", size)]
    for number, row in enumerate(ROWS):
        lines += _row(sketch, row)
        lines.append(_border("├┼┤" if number < len(ROWS) - 1 else "└┴┘", size, number == len(ROWS) - 1))
    lines.append(_far_forest(sketch) if sketch.view.coop else _home(sketch))
    return [line if len(line) >= size.width else _padded(line, size.width) for line in lines]


def _padded(line: Text, width: int) -> Text:
    line.append(" " * (width - len(line)))
    return line


def _border(corners: str, size: Size, named: bool = False) -> Text:
    line = Text(" " * size.edge)
    for number, name in enumerate(COLUMNS):
        line.append(corners[min(number, 1)], "dim")
        if named:
            left = (size.inner - 1) // 2
            line.append("─" * left, "dim")
            line.append(name)
            line.append("─" * (size.inner - 1 - left), "dim")
        else:
            line.append("─" * size.inner, "dim")
    return line.append(corners[2], "dim")


def _far_forest(sketch: Sketch) -> Text:
    """The forest above the board, in co-op below it."""
    side = "bottom" if sketch.view.coop else "top"
    line = Text(" " * sketch.size.edge)
    for name in COLUMNS:
        line.append(" ")
        line.append_text(centred(_waiting(sketch, f"{side} {name}", sketch.size.inner), sketch.size.inner))
    return line


def _waiting(sketch: Sketch, place: str, room: int) -> Text:
    bones = sketch.bones_at(place)
    return (packed(bones, sketch.voice, room) or crowd(bones, room)) if bones else Text("")


def _home(sketch: Sketch) -> Text:
    """Whose board it is, and the houses of the village or the capital; those that are gone are dots."""
    if sketch.view.coop:
        name, stand, all_of_them = "capital", sketch.view.capital, CAPITAL_HOUSES * len(sketch.view.kingdoms)
    else:
        alone = len(sketch.view.kingdoms) == 1
        name, stand, all_of_them = "village", sketch.kingdom.houses, SOLO_HOUSES if alone else HOUSES
    banner = sketch.kingdom.banner
    whose, what = (
        sketch.voice.text("bad-bones-banner", banner=banner),
        sketch.voice.text("bad-bones-ui-home", home=name),
    )
    line = Text.assemble((whose, BANNER_INK[banner]), f"  {what} ")
    line.append(HOUSE * stand, "bold")
    line.append(LOST * (all_of_them - stand), "dim")
    line.append(f" {stand}", "bold")
    board = sketch.size.width - sketch.size.edge - sketch.size.slot
    return Text.assemble(" " * sketch.size.edge, centred(line, board))


def _row(sketch: Sketch, row: str) -> list[Text]:
    """The two lines of one row of squares, with the forest slots at its ends."""
    cells = [_cell(sketch, name + row) for name in COLUMNS]
    left, right = [_slot(sketch, f"{side} {row}") for side in ("left", "right")]
    lines: list[Text] = []
    for number in range(2):
        line = Text(f"{row} " if number == 0 else "  ")
        line.append(" " * (sketch.size.slot - len(left[number]))).append_text(left[number])
        for cell in cells:
            line.append("│", "dim").append_text(cell[number])
        line.append("│", "dim").append_text(right[number])
        lines.append(line)
    return lines


def _slot(sketch: Sketch, place: str) -> tuple[Text, Text]:
    """The skeletons waiting in the forest beside a row: plain ones above, chiefs below."""
    bones = sketch.bones_at(place)
    halves = [[bone for bone in bones if bool(bone.token.chief) == chief] for chief in (False, True)]
    shown = [
        (packed(half, sketch.voice, sketch.size.slot) or crowd(half, sketch.size.slot)) if half else Text("")
        for half in halves
    ]
    return shown[0], shown[1]


def _cell(sketch: Sketch, square: str) -> tuple[Text, Text]:
    """A square in two lines: the ground, and the pieces on it."""
    inner = sketch.size.inner
    mark = sketch.marks.get(square, " ")
    bones = sketch.bones_at(square)
    who = _who(sketch, square, bones)
    trap = sketch.trap_on(square)
    if trap is not None and trap.kind == "wall":
        upper, lower = _slanted(trap, inner)
    elif who is None and (turns := sketch.turns_on(square)) and trap is None and square not in sketch.kingdom.ruins:
        upper, lower = [centred(Text(drawn, "dim"), inner) for drawn in curve(turns)]
        upper = Text(upper.plain[1:-1], "dim")
    else:
        upper, lower = centred(_ground(sketch, square, trap), inner - 2), Text(" " * inner)
    if who is not None:
        lower = centred(who, inner)
    state = " " if trap is None else DAMAGED if trap.damaged else USED if trap.used else " "
    style = "bold red" if mark == HIT else "bold"
    return Text.assemble((mark, style), upper, (state, "bold red")), lower


def _who(sketch: Sketch, square: str, bones: list[BoneView]) -> Text | None:
    """The hero or the skeletons on a square, if any."""
    if square == sketch.kingdom.hero:
        return Text(f" {HERO} ", HERO_INK)
    if not bones:
        return None
    return packed(bones, sketch.voice, sketch.size.inner) or crowd(bones, sketch.size.inner)


def _slanted(trap: TrapView, inner: int) -> tuple[Text, Text]:
    """A wall, from corner to corner."""
    middle = inner // 2
    near, far = middle - 1, middle
    line = SLANTS[trap.turn] * (2 if inner > len("12345") else 1)
    upper, lower = (far, near - len(line) + 1) if trap.turn == "/" else (near - len(line) + 1, far)
    lines = [(" " * at + line).ljust(inner) for at in (upper, lower)]
    return Text(lines[0][1:-1], TRAP_INK), Text(lines[1], TRAP_INK)


def _ground(sketch: Sketch, square: str, trap: TrapView | None) -> Text:
    """A tower, a ruin, a trap by its short name, or printed arrows."""
    kingdom, room = sketch.kingdom, sketch.size.inner - 2
    ground = Text()
    if square in kingdom.towers:
        ground.append(TOWER if sketch.view.coop else f"{TOWER}{kingdom.floors}", "bold")
    elif square in kingdom.ruins:
        ground.append(RUIN, "bold")
    if trap is not None:
        sides = OF_FACE.get(trap.turn, "")
        name = item_name(trap.kind, sketch.voice)
        ground.append(_cut(name, room - len(sides) - len(ground)) + sides, TRAP_INK)
    turns = sketch.turns_on(square)
    if turns and len(ground) + len(short_curve(turns)) <= room:
        ground.append(short_curve(turns), "dim")
    return ground


def _cut(name: str, room: int) -> str:
    """A name cut to fit; where more than a few letters fit, a dot shows that it is cut."""
    return name if len(name) <= room else name[: room - 1] + "." if room > 4 else name[:room]


def crowded(sketch: Sketch) -> list[Text]:
    """The places with more skeletons than the board has room for, spelled out."""
    lines: list[Text] = []
    for place in dict.fromkeys(bone.place for bone in sketch.kingdom.bones):
        bones = sketch.bones_at(place)
        side = place.partition(" ")[0] in ("left", "right")
        room = sketch.size.slot if side else sketch.size.inner
        halves = [[bone for bone in bones if bool(bone.token.chief) == chief] for chief in (False, True)]
        for half in halves if side else [bones]:
            if half and packed(half, sketch.voice, room) is None:
                where = place if " " not in place else sketch.voice.text("bad-bones-slot", **_slot_words(place))
                line = Text(f"{where}: ")
                line.append_text(Text(" ").join([stack(bone, sketch.voice) for bone in half]))
                lines.append(line)
    return lines


def _slot_words(place: str) -> dict[str, str]:
    side, lane = place.split()
    return {"side": side, "lane": lane}


def small(view: BadBonesView, kingdom: KingdomView) -> list[Text]:
    """A board at a glance: what is on every square, and how many wait in the forests."""
    rows = [_small_row(kingdom, row) for row in ROWS]
    side = "bottom" if view.coop else "top"
    far = Text("   " + "  ".join(_number(kingdom, f"{side} {name}") for name in COLUMNS))
    return [*rows, far] if view.coop else [far, *rows]


def _small_row(kingdom: KingdomView, row: str) -> Text:
    cells = [_small_cell(kingdom, name + row) for name in COLUMNS]
    line = Text(f"{_number(kingdom, f'left {row}')}│", "dim")
    line.append_text(Text(" ").join(cells))
    return line.append(f"│{_number(kingdom, f'right {row}')}", "dim")


def _number(kingdom: KingdomView, place: str) -> str:
    """How many are in a place, as one character."""
    count = sum(bone.count for bone in kingdom.bones if bone.place == place)
    return " " if count == 0 else str(count) if count < 10 else "+"


def _small_cell(kingdom: KingdomView, square: str) -> Text:
    """Two characters: a tower, hero or trap, and how many skeletons; or the way they walk."""
    ground = TOWER if square in kingdom.towers else RUIN if square in kingdom.ruins else ""
    trap = next((trap for trap in kingdom.traps if trap.square == square), None)
    if trap is not None:
        ground = SLANTS.get(trap.turn) or SMALL_TRAPS[trap.kind]
    if square == kingdom.hero:
        return Text((HERO + ground).ljust(2), "bold")
    ways = {bone.facing for bone in kingdom.bones if bone.place == square}
    if not ways:
        return Text((ground or LOST).ljust(2), TRAP_INK if trap else "bold" if ground else "dim")
    return Text((ground or (ARROWS[ways.pop()] if len(ways) == 1 else "*")) + _number(kingdom, square), "red")


def marked(walked: Collection[str], asked: Collection[str], hit: Collection[str]) -> dict[str, str]:
    """The marks of a forecast: where somebody walks, where something will be asked, what is hit."""
    return {**dict.fromkeys(walked, WALKED), **dict.fromkeys(asked, ASKED), **dict.fromkeys(hit, HIT)}
