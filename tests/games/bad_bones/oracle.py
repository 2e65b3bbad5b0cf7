"""The rules of Bad Bones a second time: naive, slow, and written from the rulings without a look at the engine.

A table is read from its picture. Every question goes to a script of answers, which also says who moves next; the
script complains when it is asked something else than it was written for.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from dataclasses import dataclass, field
from functools import cache

WAYS = ("up", "right", "down", "left")
STEP = {"up": (0, 1), "right": (1, 0), "down": (0, -1), "left": (-1, 0)}
SQUARES = [column + row for row in "54321" for column in "abcde"]
BANNERS = ("raven", "stag", "boar", "wolf", "owl", "hare")
COLOURS = {"y": "yellow", "b": "blue", "r": "red", "g": "green", "p": "purple"}
LANES = "ybrgp"  # from the top, and from the left
SIDES = {"l": "left", "": "top", "r": "right"}
RANKS = {"D": "demolition", "N": "necromancer", "F": "friendly", "I": "instructor"}
RANKS |= {"S": "spectral", "A": "saboteur", "E": "emperor"}
INSTRUCTORS = ("glI", "yI", "rrI")
SLASH = {"right": "up", "up": "right", "left": "down", "down": "left"}
BACKSLASH = {"right": "down", "down": "right", "left": "up", "up": "left"}
WEARING = ("/", "\\", "C", "D", "#", "O", "S")
TRAP_NAMES = {"/": "wall", "\\": "wall", "C": "catapult", "D": "dragon", "$": "treasure", "#": "barricade"}
TRAP_NAMES |= {"B": "bomb", "U": "hearse", "Lw": "labyrinth", "Lb": "labyrinth", "O": "portal", "S": "spring"}
ARROWS = {
    **{(square, way): "down" for square in ("c5", "c4") for way in ("right", "left")},
    **{("c2", way): "up" for way in ("right", "left")},
    ("d1", "right"): "down",
    ("b1", "left"): "down",
}
TEAM_ARROWS = {
    **{(f"d{row}", "right"): "up" for row in "531"},
    **{(f"b{row}", "left"): "up" for row in "531"},
    ("a4", "up"): "right",
    ("e4", "up"): "left",
    **{(f"b{row}", "right"): "up" for row in "42"},  # of ruins, as the next line
    **{(f"d{row}", "left"): "up" for row in "42"},
}
TOKEN = re.compile(r"(T\d|R)?(H)?(?:(Lw|Lb|[/\\CD$#BUOSX])(-)?)?(.*)")
SKELETON = re.compile(r"(\d*)([ybrgp][lr]?[DNFISAE]?)([\^>v<])('?)(\*?)(?:&(\d))?")


class Disagreement(AssertionError):
    """The script says one thing and the rulings another."""


@dataclass
class Skeleton:
    """Where it is, which way it faces and what it shows."""

    kind: str
    place: str
    facing: str
    black: bool
    frozen: bool = False
    leader: str = ""

    @property
    def rank(self) -> str:
        """The letter of a chief, or nothing."""
        return self.kind[-1] if self.kind[-1] in RANKS else ""


@dataclass
class Trap:
    """A tile on the board; a destroyed zone is one too."""

    glyph: str
    damaged: bool = False
    aim: str = ""


@dataclass
class Script:
    """The answers of one seat, and who moved when: kind, start and the next place it touched."""

    answers: list[tuple[str, set[str], str]] = field(default_factory=list)
    moves: list[tuple[str, str, str]] = field(default_factory=list)
    stacks: list[list[tuple[str, str, bool, bool, str]]] = field(default_factory=list)  # in a rapier's order

    split: bool = False  # whether the owner has told who of the moving group goes first
    shuffled: random.Random | None = None  # nobody was asked anything, so any order must do

    def asks_next(self) -> str:
        """The kind of the next question, if there is one."""
        return self.answers[0][0] if self.answers else ""

    def choose(self, kind: str, options: set[str]) -> str:
        """The answer to a question; with a single option nobody is asked but for a direction."""
        if len(options) == 1 and kind not in ("choose_exit", "turn_bone"):
            return next(iter(options))
        if not self.answers:
            raise Disagreement(f"nothing is asked; it should be {kind}: {sorted(options)}")
        asked, offered, pick = self.answers.pop(0)
        self.split |= asked == "choose_entrant"
        if asked != kind or offered != options:
            raise Disagreement(f"asked is {asked}: {sorted(offered)}; it should be {kind}: {sorted(options)}")
        return pick


@dataclass
class Kingdom:
    """One board with all that belongs to it, and what this round has done to it."""

    seat: int
    skeletons: list[Skeleton]
    traps: dict[str, Trap]
    hero: str
    towers: dict[str, int]  # floors by square
    houses: int
    supply: Counter[str]
    cemetery: Counter[str]
    weapon: str
    doomed: bool
    script: Script = field(default_factory=Script)
    used: set[str] = field(default_factory=set)
    sabotaged: set[str] = field(default_factory=set)
    triggering_saboteurs: Counter[str] = field(default_factory=Counter)
    sent: list[tuple[str, str]] = field(default_factory=list)
    loaded: dict[str, list[str]] = field(default_factory=dict)
    slain: list[str] = field(default_factory=list)
    kills: int = 0
    death_staff_target: str = ""
    weapon_used: bool = False
    offered: bool = False
    landing: str = ""
    least: int = 0  # of alike skeletons that a dragon chases the later ones go no earlier way
    capital: list[str] = field(default_factory=list)  # who reached it, by rank


@dataclass
class Table:
    """All kingdoms and what they share."""

    round: int
    coop: bool
    kingdoms: list[Kingdom]
    capital: int
    supply: Counter[str]
    resting: Counter[str]
    gone: Counter[str]
    german: set[str] = field(default_factory=set)
    phase: int = 3
    bag: Counter[str] = field(default_factory=Counter)  # what came into it

    @property
    def due(self) -> bool:
        """Whether those who have to move are black (BAD-063)."""
        return self.round % 2 == 0

    @property
    def solo(self) -> bool:
        """Whether one plays alone."""
        return len(self.kingdoms) == 1

    def others(self, k: Kingdom) -> set[str]:
        """Those to whom something can be sent; alone oneself (BAD-100)."""
        everybody = set(BANNERS[: len(self.kingdoms)])
        return everybody if self.solo else everybody - {BANNERS[k.seat]}


@cache
def beside(square: str, way: str) -> str:
    """The next square in a direction, or nothing."""
    across, up = STEP[way]
    name = chr(ord(square[0]) + across) + str(int(square[1]) + up)
    return name if name in SQUARES else ""


@cache
def around(square: str) -> list[str]:
    """The squares next to one, straight or diagonal."""
    return [
        other
        for other in SQUARES
        if other != square and abs(ord(other[0]) - ord(square[0])) <= 1 and abs(int(other[1]) - int(square[1])) <= 1
    ]


@cache
def cross(square: str) -> list[str]:
    """The squares next to one, straight."""
    return [beside(square, way) for way in WAYS if beside(square, way)]


def entry(slot: str) -> str:
    """The square a forest slot leads to."""
    side, lane = slot.split()
    return {"left": "a" + lane, "right": "e" + lane, "top": lane + "5", "bottom": lane + "1"}[side]


def home(t: Table, kind: str) -> tuple[str, str]:
    """The forest slot of a kind, and the way it faces there (BAD-049, BAD-103)."""
    lane = LANES.index(kind[0])
    side = kind[1] if kind[1:2] in ("l", "r") else ""
    if side:
        return f"{SIDES[side]} {5 - lane}", "right" if side == "l" else "left"
    return f"{'bottom' if t.coop else 'top'} {'abcde'[lane]}", "up" if t.coop else "down"


def kind_name(kind: str) -> str:
    """A kind as it is offered."""
    side = kind[1] if kind[1:2] in ("l", "r") else ""
    rank = f" {RANKS[kind[-1]]}" if kind[-1] in RANKS else ""
    return f"{COLOURS[kind[0]]}-{SIDES[side]}{rank}"


def name_of(one: Skeleton) -> str:
    """A skeleton as it is offered."""
    return f"{one.place} {one.facing} {kind_name(one.kind)}"


def read(picture: str) -> Table:
    """The table a picture shows."""
    lines = [line.strip() for line in picture.strip().splitlines() if line.strip()]
    first = next(i for i, line in enumerate(lines) if line in BANNERS)
    head = dict(line.split(": ", 1) for line in lines[:first])
    variants = head.get("variants", "").split(", ")
    t = Table(
        round=int(head.get("round", "1")),
        coop="coop" in variants,
        kingdoms=[],
        capital=int(head.get("capital", "0")),
        supply=counted(head.get("shared supply", "nothing")),
        resting=Counter([name for name in head.get("resting", "").split(", ") if name]),
        gone=kinds(head.get("gone", "")),
        german={word for word in variants if word.startswith("german")},
    )
    starts = [i for i, line in enumerate(lines) if line in BANNERS]
    for seat, start in enumerate(starts):
        end = starts[seat + 1] if seat + 1 < len(starts) else len(lines)
        t.kingdoms.append(read_kingdom(t, seat, lines[start + 1 : end]))
    return t


def counted(text: str) -> Counter[str]:
    """A supply: `wall 2, dragon 1`."""
    pairs = [item.rsplit(" ", 1) for item in text.split(", ") if item not in ("", "nothing")]
    return Counter({name: int(number) for name, number in pairs})


def kinds(text: str) -> Counter[str]:
    """A cemetery: `y, rl, 2yF`."""
    found: Counter[str] = Counter()
    for item in [item for item in text.split(", ") if item not in ("", "nothing")]:
        number = item.rstrip("ybrgplDNFISAE")
        found[item[len(number) :]] += int(number or 1)
    return found


def read_kingdom(t: Table, seat: int, lines: list[str]) -> Kingdom:
    """One kingdom: six rows, then its lines."""
    rows = [line.split() for line in lines[:6]]
    notes = dict(line.split(": ", 1) for line in lines[6:])
    far = rows.pop() if t.coop else rows.pop(0)
    tokens = {f"{'bottom' if t.coop else 'top'} {column}": token for column, token in zip("abcde", far, strict=True)}
    for number, row in zip("54321", rows, strict=True):
        tokens[f"left {number}"], tokens[f"right {number}"] = row[0], row[-1]
        tokens |= {column + number: token for column, token in zip("abcde", row[1:-1], strict=True)}
    k = Kingdom(
        seat=seat,
        skeletons=[],
        traps={},
        hero="",
        towers={},
        houses=int(notes.get("houses", "0")),
        supply=counted(notes.get("supply", "")),
        cemetery=kinds(notes.get("cemetery", "")),
        weapon=notes.get("weapon", "").replace("-", " "),
        doomed=False,
    )
    for place, token in tokens.items():
        match = TOKEN.fullmatch("" if token == "." else token)
        assert match, token
        tower, hero, glyph, damaged, bones = match.groups()
        if place not in SQUARES:
            glyph, bones, tower, hero = None, token.strip("."), None, None
        if tower:
            k.towers[place] = 0 if tower == "R" else int(tower[1])
        if hero:
            k.hero = place
        if glyph:
            k.traps[place] = Trap(glyph, bool(damaged))
        for number, kind, facing, moved, frozen, led in SKELETON.findall(bones):
            way = WAYS["^>v<".index(facing)]
            leader = INSTRUCTORS[int(led) - 1] if led else ""
            for _ in range(int(number or 1)):
                k.skeletons.append(Skeleton(kind, place, way, t.due != bool(moved), bool(frozen), leader))
    k.doomed = not any(k.towers.values()) if t.coop else k.houses == 0 or 0 in k.towers.values()
    return k


# What a step leads to.


@dataclass
class Way:
    """How far somebody got: what stops it there, where that is, the direction of the last step, and what it used."""

    stop: str
    square: str
    heading: str
    used: list[str]
    met: list[tuple[str, str]]  # walls and springs with the direction, and dragons


def stands(t: Table, k: Kingdom, square: str) -> bool:
    """Whether a tower is met there; the one of the basic board always is (BAD-028, BAD-104)."""
    return square in k.towers and (not t.coop or k.towers[square] > 0)


def follow(t: Table, k: Kingdom, square: str, heading: str, way: Way, *, flown: bool = False) -> Way:
    """Enter a square, or the edge if there is none, and go on until something stops it (BAD-023)."""
    while True:
        used, met = way.used, way.met
        trap = k.traps.get(square)
        glyph = trap.glyph if trap else ""
        if not square:
            return Way("edge", "", heading, used, met)
        if glyph == "#":
            return Way("stakes" if flown else "barricade", square, heading, [*used, square], met)
        if stands(t, k, square):
            return Way("tower", square, heading, used, met)
        if k.hero == square:
            return Way("hero", square, heading, used, met)
        if glyph in ("", "X"):
            return Way("plain", square, heading, used, met)
        if glyph not in ("/", "\\", "S"):
            return Way(glyph, square, heading, [*used, square], [*met, (square, glyph)] if glyph == "D" else met)
        if (square, heading) in met:
            return Way("loop", square, heading, used, met)  # BAD-074
        way = Way("", square, heading, [*used, square], [*met, (square, heading)])
        flown = glyph == "S"
        if flown:
            over = beside(square, heading)
            square = beside(over, heading) if over else ""  # BAD-066
        else:
            heading = (SLASH if glyph == "/" else BACKSLASH)[heading]
            square = beside(square, heading)


def exits(t: Table, k: Kingdom, way: Way, start: str) -> list[str]:
    """Where a dragon may send somebody (BAD-042, BAD-069, BAD-075)."""
    return [out for out in WAYS if ends(t, k, chased(t, k, way, out), start)]


def chased(t: Table, k: Kingdom, way: Way, out: str) -> Way:
    """Leave a dragon."""
    there = beside(way.square, out)
    if there and there in k.traps and k.traps[there].glyph == "#":
        return Way("not offered", "", out, [], [])
    return follow(t, k, there, out, way)


def ends(t: Table, k: Kingdom, way: Way, start: str) -> bool:
    """Whether some continuation ends the move."""
    from_dragon = start in k.traps and k.traps[start].glyph == "D"  # BAD-111
    if way.stop == "D":
        return way.met.count((way.square, "D")) <= 2 and any(ends(t, k, chased(t, k, way, out), start) for out in WAYS)
    return way.stop not in ("not offered", "loop") and (way.stop != "barricade" or not from_dragon)


# Who is where, and who is gone.


def on(k: Kingdom, place: str) -> list[Skeleton]:
    """Who is there."""
    return [one for one in k.skeletons if one.place == place]


def remove(k: Kingdom, gone: list[Skeleton]) -> None:
    """Take these off the board; their followers are free if the leader is among them (BAD-095)."""
    k.skeletons = [one for one in k.skeletons if not any(one is other for other in gone)]
    for leader in [one.kind for one in gone if one.rank == "I"]:
        for one in k.skeletons:
            if one.leader == leader:
                one.leader = ""


def destroy(t: Table, k: Kingdom, dead: list[Skeleton], by: str) -> None:
    """Skeletons die by the hero, his weapon or a trap (BAD-012, BAD-096, BAD-098)."""
    remove(k, dead)
    for one in dead:
        if one.rank == "S":
            k.cemetery[one.kind] += 1
        elif one.rank == "E" and by != "trap":
            t.gone[one.kind] += 1
            k.hero, k.weapon = "", ""
        elif by == "hero":
            k.slain.append(one.kind)
        else:
            t.bag[one.kind] += 1
    if by == "hero" and t.phase != 2:
        k.kills += len(dead)


def damaged(level: int, rank: str, full: int) -> int:
    """Floors or houses after somebody came in (BAD-091, BAD-093)."""
    if rank == "F":
        return min(level + 1, full) if level else 0
    return max(level - (2 if rank == "D" else 1), 0)


def full_name(one: Skeleton) -> str:
    """A skeleton as the crossbow's target."""
    face = "black" if one.black else "white"
    led = {"l": " led 1", "r": " led 3"}.get(one.leader[1:2], " led 2") if one.leader else ""
    return f"{name_of(one)} {face}{' frozen' if one.frozen else ''}{led}"
