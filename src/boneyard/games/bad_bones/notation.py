r"""Positions as pictures: the table's lines, then every kingdom with its forests, board and own lines.

    round: 3
    phase: hero

    raven
          .    yv   .    .    .
    bl>   .    .    .    .    .    .
    .     .    /    .    Lw   .    .
    .     .    .    T4H  .    .    .
    .     .    D-   .    2gv  .    .
    .     .    .    .    .    .    pr<
    houses: 5
    supply: wall 2, dragon 1
    cemetery: y, rl, yF

The first row is the top forest; in the other rows the first and the last entry are the left and the right forest. In
co-op the forest row is the last one, below the board. What is on a square is written together: a tower `T` with its
floors, or a ruin `R`; the hero `H`; a trap; skeletons.

Traps: a wall `/` or `\`, catapult `C`, dragon `D`, treasure `$`, barricade `#`, bomb `B`, hearse `U`, labyrinth `Lw` or
`Lb`, portal `O`, spring `S`, and `X` for a destroyed zone; `-` after it means damaged.

Skeletons: a number if there are several alike, the colour `y b r g p`, `l` or `r` if it enters from the left or right
and nothing if from the top, a chief's letter (Demolition `D`, Necromancer `N`, Friendly `F`, Instructor `I`, Spectral
`S`, sAboteur `A`, Emperor `E`), the way it faces `^ > v <`, then `'` if it has moved, `*` if it is frozen and `&` and a
number if an instructor leads it.
"""

from __future__ import annotations

import re
from typing import Final

from boneyard.core.agenda import settle
from boneyard.core.diagram import BadPicture
from boneyard.core.rng import seeded
from boneyard.games.bad_bones.model.answers import kind_name
from boneyard.games.bad_bones.model.board import CELLS, NOWHERE, SIDES, SIZE, SQUARES
from boneyard.games.bad_bones.model.pieces import (
    CHIEFS,
    COLOUR_OF,
    COLOURS,
    COPIES,
    DAMAGED,
    KINDS,
    NO_TRAP,
    NO_WEAPON,
    RANK_OF,
    SIDE_OF,
    TRAP_KINDS,
    TRAPS,
    TURN,
    WEAPONS,
    bone,
    face_of,
    facing_in,
    facing_of,
    full_bag,
    is_frozen,
    kind_of,
    led_by,
    place_of,
)
from boneyard.games.bad_bones.model.starting_counts import capital
from boneyard.games.bad_bones.model.state import BANNERS, STREAMS, BadBones, Kingdom, Rulebook
from boneyard.games.bad_bones.phases.arrivals import ARRIVALS
from boneyard.games.bad_bones.phases.heroes import HERO_PHASE
from boneyard.games.bad_bones.phases.laying_traps import TRAP_PHASE
from boneyard.games.bad_bones.phases.rounds import START_ROUND, phase_of
from boneyard.games.bad_bones.phases.setup import kingdom
from boneyard.games.bad_bones.phases.skeletons import SKELETON_PHASE

GLYPHS: Final = ("", "/", "C", "D", "$", "#", "B", "U", "Lw", "O", "S", "X")
TURNED: Final = {"/": "\\", "Lw": "Lb"}
RANKS: Final = ("", "D", "N", "F", "I", "S", "A", "E")
FACINGS: Final = "^>v<"
PHASES: Final = ("hero", "trap", "over")
VARIANTS: Final = (
    "advanced",
    "chiefs",
    "coop",
    "german hearse",
    "german ice staff",
    "german teleport staff",
    "play on",
)
TABLE_LINES: Final = (
    "round",
    "phase",
    "variants",
    "rounds",
    "heroic",
    "leader",
    "capital",
    "shared supply",
    "resting",
    "gone",
)
KINGDOM_LINES: Final = ("houses", "supply", "cemetery", "weapon", "bought")

_TRAP: Final = r"(?:(?P<trap>Lw|Lb|[$BUX])|(?P<worn>[/\\CD#OS])(?P<damaged>-?))?"
_SQUARE: Final = re.compile(rf"(?P<tower>T\d\d?|R)?(?P<hero>H)?{_TRAP}(?P<bones>.*)")
_BONE: Final = re.compile(r"(\d{0,3})([a-z])([lr]?)([DNFISAE]?)([\^>v<])('?)(\*?)(?:&([1-3]))?")
_KIND: Final = re.compile(r"(\d{0,3})([a-z])([lr]?)([DNFISAE]?)")


def write(s: BadBones) -> str:
    """The whole position."""
    lines = [f"round: {s.round}", f"phase: {phase_of(s)}"]
    book = s.book
    chosen = (
        book.advanced,
        book.chiefs,
        book.coop,
        book.german_hearse,
        book.german_ice_staff,
        book.german_teleport_staff,
        book.play_on,
    )
    variants = [name for name, on in zip(VARIANTS, chosen, strict=True) if on]
    lines += [f"variants: {', '.join(variants)}"] if variants else []
    lines += [f"rounds: {book.rounds}"] if book.solo or book.coop else []
    lines += ["heroic: yes"] if s.heroic else []
    lines += [f"leader: {BANNERS[book.leader]}"] if book.leader else []
    if book.coop:
        lines += [f"capital: {s.capital}", f"shared supply: {_counted(s.supply)}"]
        lines += [f"resting: {', '.join(TRAPS[kind - 1].name for kind in s.resting)}"] if s.resting else []
    lines += [f"gone: {', '.join(_kind(kind) for kind in s.gone)}"] if s.gone else []
    return "\n".join(lines) + "\n" + "".join(f"\n{draw(s, k)}" for k in s.kingdoms)


def draw(s: BadBones, k: Kingdom) -> str:
    """One kingdom."""
    squares = [_square(s, k, cell) for cell in range(CELLS)]
    slots = [_bones(s, [one for one in k.bones if place_of(one) == CELLS + slot]) or "." for slot in range(15)]
    rows = [[slots[row], *squares[row * SIZE : row * SIZE + SIZE], slots[10 + row]] for row in range(SIZE)]
    far = ["", *slots[5:10], ""]
    rows = [*rows, far] if s.book.coop else [far, *rows]
    wide = 1 + max(len(token) for row in rows for token in row)
    lines = [BANNERS[k.seat], *["".join(token.ljust(wide) for token in row).rstrip() for row in rows]]
    lines += [] if s.book.coop else [f"houses: {k.houses}"]
    lines += [f"supply: {_counted(k.supply)}"] if any(k.supply) else []
    lines += [f"cemetery: {', '.join(_kind(kind) for kind in sorted(k.cemetery))}"] if k.cemetery else []
    lines += [f"weapon: {WEAPONS[k.weapon - 1].name.replace('_', ' ')}"] if k.weapon else []
    lines += [f"bought: {', '.join(name.replace('_', ' ') for name in k.bought)}"] if k.bought else []
    return "\n".join(lines) + "\n"


def _square(s: BadBones, k: Kingdom, cell: int) -> str:
    token = ""
    if cell in s.book.ground.towers:
        standing = k.towers >> cell & 1
        token = ("T1" if standing else "R") if s.book.coop else f"T{k.floors}"
    token += "H" if k.hero == cell else ""
    trap = k.traps[cell]
    if trap:
        glyph = GLYPHS[trap & 15]
        token += (TURNED[glyph] if trap >> TURN & 1 else glyph) + ("-" if trap & DAMAGED else "")
    return token + _bones(s, [one for one in k.bones if place_of(one) == cell]) or "."


def _bones(s: BadBones, bones: list[int]) -> str:
    """Skeletons in one place, those alike counted."""
    return "".join(
        (str(bones.count(one)) if bones.count(one) > 1 else "") + _bone(s, one) for one in sorted(set(bones))
    )


def _bone(s: BadBones, one: int) -> str:
    due = s.unmoved()
    moved = "'" if face_of(one) != due else ""
    led = f"&{led_by(one)}" if led_by(one) else ""
    return f"{_kind(kind_of(one))}{FACINGS[facing_of(one)]}{moved}{'*' if is_frozen(one) else ''}{led}"


def _kind(kind: int) -> str:
    side = ("l", "", "r")[SIDE_OF[kind]]
    return f"{COLOURS[COLOUR_OF[kind]][0]}{side}{RANKS[RANK_OF[kind]]}"


def _counted(supply: list[int]) -> str:
    return ", ".join(f"{TRAPS[kind - 1].name} {count}" for kind, count in enumerate(supply) if count) or "nothing"


def read(picture: str) -> BadBones:
    """The position a picture shows, at the beginning of its phase."""
    s = table(picture)
    if s.ending:
        return s
    phases = [START_ROUND, ARRIVALS, SKELETON_PHASE, TRAP_PHASE]
    s.agenda = list(phases) if _head(picture).get("phase") == "trap" else [*phases, HERO_PHASE]
    settle(s)
    return s


def table(picture: str) -> BadBones:
    """The table a picture shows, with nothing on the agenda: all tokens that are not shown are in the bag."""
    head = _head(picture)
    blocks = _kingdoms(picture)
    variants = _list(head, "variants", VARIANTS)
    coop = "coop" in variants
    seats = len(blocks)
    if not (2 if coop else 1) <= seats <= len(BANNERS):
        raise BadPicture(f"the picture shows {seats} kingdoms; there are {'2 to 6 in co-op' if coop else '1 to 6'}")
    if "play on" in variants and not coop:
        raise BadPicture("only a team may play on; the picture's variants have no coop")
    book = Rulebook(
        seats=seats,
        advanced="advanced" in variants,
        chiefs="chiefs" in variants,
        coop=coop,
        rounds=_number(head, "rounds", 10, 99),
        leader=_banner(head.get("leader", BANNERS[0]), seats),
        german_hearse="german hearse" in variants,
        german_ice_staff="german ice staff" in variants,
        german_teleport_staff="german teleport staff" in variants,
        play_on="play on" in variants,
    )
    s = BadBones(
        book=book,
        round=_number(head, "round", 1, 999),
        kingdoms=[],
        bag=full_bag(book.chiefs),
        gone=tuple(_kinds(head, "gone")),
        capital=_number(head, "capital", capital(book), capital(book)),
        supply=_supply(head, "shared supply"),
        resting=tuple(_trap_named(name) for name in _items(head, "resting")),
        stock=(),
        heroic=bool(_list(head, "heroic", ("yes",))),
        ending="lost" if head.get("phase") == "over" else "",
        agenda=[],
        rng=seeded(0, STREAMS),
        revealed=0,
        answers=0,
    )
    for seat, lines in enumerate(blocks):
        if lines[0] != BANNERS[seat]:
            raise BadPicture(f"kingdom {seat + 1} is called {lines[0]!r}; it is {BANNERS[seat]!r}")
        s.kingdoms.append(_kingdom(s, seat, lines[1:]))
    _empty_bag(s)
    return s


def _empty_bag(s: BadBones) -> None:
    """What is on the table is not in the bag."""
    shown = list(s.gone)
    for k in s.kingdoms:
        shown += [kind_of(one) for one in k.bones] + k.cemetery
    for kind in shown:
        s.bag[kind] -= 1
        if s.bag[kind] < 0:
            most = COPIES if RANK_OF[kind] == 0 else int(s.book.chiefs)
            raise BadPicture(f"the picture shows more {kind_name(kind)} than the {most} of this game")


def _head(picture: str) -> dict[str, str]:
    """The lines before the first kingdom."""
    lines = [line.strip() for line in picture.strip().splitlines()]
    first = next((i for i, line in enumerate(lines) if line in BANNERS), len(lines))
    return _pairs([line for line in lines[:first] if line], TABLE_LINES)


def _kingdoms(picture: str) -> list[list[str]]:
    """The lines of each kingdom, its name first."""
    blocks: list[list[str]] = []
    for line in [line.strip() for line in picture.strip().splitlines()]:
        if line in BANNERS:
            blocks.append([])
        if blocks and line:
            blocks[-1].append(line)
    return blocks


def _pairs(lines: list[str], keys: tuple[str, ...]) -> dict[str, str]:
    found: dict[str, str] = {}
    for line in lines:
        key, colon, value = line.partition(":")
        if not colon or key not in keys or key in found:
            raise BadPicture(f"the picture says {line!r}; there may be, once each: {', '.join(keys)}")
        found[key] = value.strip()
    if found.get("phase", "hero") not in PHASES:
        raise BadPicture(f"phase is {found['phase']!r}; a picture shows one of: {', '.join(PHASES)}")
    return found


def _kingdom(s: BadBones, seat: int, lines: list[str]) -> Kingdom:
    """One kingdom: six rows, then its lines."""
    k = kingdom(s.book, seat)
    k.hero, k.supply = NOWHERE, [0] * TRAP_KINDS
    if len(lines) < SIZE + 1:
        raise BadPicture(f"{BANNERS[seat]} has {len(lines)} rows; a board and its far forest have {SIZE + 1}")
    rows = [line.split() for line in lines[: SIZE + 1]]
    far = rows.pop() if s.book.coop else rows.pop(0)
    if len(far) != SIZE or any(len(row) != SIZE + 2 for row in rows):
        raise BadPicture(f"{BANNERS[seat]}: a row has a forest slot, five squares and a forest slot; a forest row five")
    for row, tokens in enumerate(rows):
        _put_bones(s, k, CELLS + row, tokens[0])
        _put_bones(s, k, CELLS + 2 * SIZE + row, tokens[-1])
        for column, token in enumerate(tokens[1:-1]):
            _put_square(s, k, row * SIZE + column, token)
    for lane, token in enumerate(far):
        _put_bones(s, k, CELLS + SIZE + lane, token)
    rest = _pairs(lines[SIZE + 1 :], KINGDOM_LINES)
    k.houses = _number(rest, "houses", k.houses, 99)
    k.supply = _supply(rest, "supply")
    k.cemetery = _kinds(rest, "cemetery")
    k.weapon = _weapon(rest.get("weapon", ""))
    k.bought = tuple(name.replace(" ", "_") for name in _items(rest, "bought"))
    k.doomed = k.towers == 0 if s.book.coop else k.floors == 0 or k.houses == 0
    return k


def _put_square(s: BadBones, k: Kingdom, cell: int, token: str) -> None:
    """What a token puts on a square."""
    match = _SQUARE.fullmatch("" if token == "." else token)
    here = cell in s.book.ground.towers
    tower = match and match["tower"]
    if match is None or bool(tower) != here or (tower == "R" and not s.book.coop):
        wanted = ("T1 or R" if s.book.coop else "T and its floors") if here else "no tower"
        raise BadPicture(f"{BANNERS[k.seat]} {SQUARES[cell]} shows {token!r}; there is {wanted}")
    if tower == "R":
        k.towers &= ~(1 << cell)
    elif tower:
        _put_floors(s, k, tower, token)
    if match["hero"]:
        if k.hero != NOWHERE:
            raise BadPicture(f"{BANNERS[k.seat]} has a hero on {SQUARES[k.hero]} and another one on {SQUARES[cell]}")
        k.hero = cell
    glyph = match["trap"] or match["worn"]
    if glyph:
        turn = glyph in TURNED.values()
        upright = next((key for key, value in TURNED.items() if value == glyph), glyph)
        k.traps[cell] = GLYPHS.index(upright) | int(turn) << TURN | (DAMAGED if match["damaged"] else 0)
    _put_bones(s, k, cell, match["bones"] or ".")


def _put_floors(s: BadBones, k: Kingdom, tower: str, token: str) -> None:
    """A standing tower: one in co-op, otherwise its number of floors; only the hero may be on it."""
    most = 1 if s.book.coop else k.floors
    if int(tower[1:]) > most or token not in (tower, f"{tower}H"):
        raise BadPicture(f"{BANNERS[k.seat]} shows {token!r}; a tower has up to {most} floors, and only a hero on it")
    if not s.book.coop:
        k.floors = int(tower[1:])


def _put_bones(s: BadBones, k: Kingdom, place: int, token: str) -> None:
    """The skeletons a token puts in a place."""
    at = 0
    while token != "." and at < len(token):
        match = _BONE.match(token, at)
        if match is None:
            where = SQUARES[place] if place < CELLS else "a forest slot"
            raise BadPicture(f"{BANNERS[k.seat]}, {where}: {token[at:]!r} is no skeleton such as yv, 2bl> or pI^'")
        count, colour, side, rank, facing, moved, frozen, led = match.groups()
        kind = _kind_named(colour, side, rank)
        way = FACINGS.index(facing)
        if place >= CELLS and way != facing_in(s.book.ground, place):
            raise BadPicture(f"{BANNERS[k.seat]}: {token!r} waits in a forest and does not face the board")
        face = s.unmoved() ^ int(bool(moved))
        k.bones += [bone(kind, place, way, face, int(led or 0), int(bool(frozen)))] * int(count or 1)
        at = match.end()


def _kind_named(colour: str, side: str, rank: str) -> int:
    letters = [name[0] for name in COLOURS]
    wanted = (("l", "", "r").index(side), colour, RANKS.index(rank))
    for kind in range(KINDS):
        if (SIDE_OF[kind], letters[COLOUR_OF[kind]], RANK_OF[kind]) == wanted:
            return kind
    name = CHIEFS[wanted[2]] or "skeleton"
    there = [_kind(kind) for kind in range(KINDS) if RANK_OF[kind] == wanted[2]]
    raise BadPicture(
        f"there is no {name} {colour}{side}{rank} from the {SIDES[wanted[0]]}; there are: {' '.join(there)}"
    )


def _items(lines: dict[str, str], key: str) -> list[str]:
    return [item.strip() for item in lines.get(key, "").split(",") if item.strip() not in ("", "nothing")]


def _list(lines: dict[str, str], key: str, known: tuple[str, ...]) -> list[str]:
    items = _items(lines, key)
    for item in items:
        if item not in known:
            raise BadPicture(f"{key} says {item!r}; it may be: {', '.join(known)}")
    return items


def _number(lines: dict[str, str], key: str, usual: int, most: int) -> int:
    text = lines.get(key, str(usual))
    if not (text.isascii() and text.isdigit() and len(text) < 4 and int(text) <= most):
        raise BadPicture(f"{key} is a number from 0 to {most}, not {text!r}")
    return int(text)


def _banner(name: str, seats: int) -> int:
    if name not in BANNERS[:seats]:
        raise BadPicture(f"there is no {name!r} at this table; there are: {', '.join(BANNERS[:seats])}")
    return BANNERS.index(name)


def _kinds(lines: dict[str, str], key: str) -> list[int]:
    kinds: list[int] = []
    for item in _items(lines, key):
        match = _KIND.fullmatch(item)
        if match is None:
            raise BadPicture(f"{key} says {item!r}; a skeleton there is, for example: y, bl, 2pr, yI")
        count, colour, side, rank = match.groups()
        kinds += [_kind_named(colour, side, rank)] * int(count or 1)
    return kinds


def _supply(lines: dict[str, str], key: str) -> list[int]:
    supply = [0] * TRAP_KINDS
    for item in _items(lines, key):
        name, _, count = item.rpartition(" ")
        if not (count.isascii() and count.isdigit() and len(count) < 4):
            raise BadPicture(f"{key} says {item!r}; it names traps with their number, for example: wall 2, dragon 1")
        supply[_trap_named(name)] = int(count)
    return supply


def _trap_named(name: str) -> int:
    names = [trap.name for trap in TRAPS]
    if name not in names:
        raise BadPicture(f"there is no trap {name!r}; there are: {', '.join(names)}")
    return 1 + names.index(name)


def _weapon(name: str) -> int:
    names = [weapon.name.replace("_", " ") for weapon in WEAPONS]
    if name and name not in names:
        raise BadPicture(f"there is no weapon {name!r}; there are: {', '.join(names)}")
    return 1 + names.index(name) if name else NO_WEAPON


assert GLYPHS[NO_TRAP] == ""
assert len(GLYPHS) == TRAP_KINDS + 1
