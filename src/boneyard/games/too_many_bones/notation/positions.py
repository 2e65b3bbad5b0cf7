"""Positions as pictures: the gearlocs, a bar, the baddies, and lines about the rest.

    Picket 6/8 at d2 [dex+1; active: defense 1; poison 1], Boomer 5/5 at d1 [attack+1, frag] | Bog Frog 1 at c2
    queue: Clay Golem, Orc Recruit
    round 3
    turn: Boomer

A letter is a lane, a number a row from below: gearlocs begin in row 1 (ranged) or 2 (melee), baddies in row 3 (melee)
or 4 (ranged). HP of gearlocs are written now/maximum; a maximum above the printed Health is a trained Health die.
Instead of a position a gearloc may be `ko`, `entering` or `waiting`. The gearlocs' order is that of their seats.

In brackets, with semicolons after lists: trained stats `dex+1`, skill dice on the mat by name, counters such as
`boom counter 2`, effect dice `poison 2`, `buff 2`, `innate +1`, `spent attack 1`; the lists `active: defense 1, riposte
switch`, `locked: element 2`, `plan: 1, 1` (named where the die matters: `plan: 1, bravado 2`), `exhausted: med kit` and
`aside: dex`. For a baddie: `shields 1 2`, effect dice, `lane 2` if its marker is of another lane than its position,
`extra 1`, `turns 1`, `risen`, `silver`, `ally`, and `dice: napalm 2`. Tantrum's Rage is active at 1.0 unless written.

Lines, all optional: `round 3`; `meter: …` (else the gearlocs, then the baddies by initiative); `turn: …`, who is next
(else the first on the meter), or `acted: …` where those who have acted are not simply all above; `queue: …` from the
top, with `face up` or `risen` after a chip; `stack 1: …`, `stack 5: …`, `stack 20: …` (else all other chips of the
types); `types: …` (else all); `defeated: …`; `fallen 2` (else as many as are in that pile); `challenge: Nom`, or `none`
(else the tyrant that is there); `notes: Bog Frog down 3`; `order: …`, gearlocs that wait for their turn on the mat;
`mode: …`; `leader: …`; `rules: box dice, breakdown drops tier`; `over: won`. A `roll: …` is written in the middle of a
turn, and `road: …` on the days of an adventure; neither is anything to continue from.
"""

from __future__ import annotations

import re
from typing import Final

from boneyard.core.agenda import settle
from boneyard.core.diagram import BadPicture
from boneyard.core.rng import seeded
from boneyard.games.too_many_bones.battle.ending import AfterBattle
from boneyard.games.too_many_bones.battle.queue import VALUES
from boneyard.games.too_many_bones.content.chips import CHIPS, chips_of
from boneyard.games.too_many_bones.gearlocs.every_die import SHEETS
from boneyard.games.too_many_bones.model.dice import die_of
from boneyard.games.too_many_bones.model.ids import (
    FIRST_BADDIE,
    IN_PLAY,
    NO_CHIP,
    NOBODY,
    SKILL_DICE,
    SKILLS_EACH,
    THRONE,
    TYPES,
    ChipId,
)
from boneyard.games.too_many_bones.model.mat import CELLS, LANES, SQUARES, lane_of
from boneyard.games.too_many_bones.model.state import (
    CHIP,
    ENEMIES_MOST,
    FACE_UP,
    MODES,
    RISEN,
    STREAMS,
    Rulebook,
    TooManyBones,
    new_turn,
    note,
    noted_places,
    noted_unit,
)
from boneyard.games.too_many_bones.model.units import Baddie
from boneyard.games.too_many_bones.notation.baddies import list_like, name_of_baddie, read_baddie, write_baddie
from boneyard.games.too_many_bones.notation.dice import (
    CHIP_NAMED,
    GEARLOC_NAMED,
    chip_name,
    die_name,
    plain,
    write_rolled_die,
)
from boneyard.games.too_many_bones.notation.units import read_gearloc, write_gearloc
from boneyard.games.too_many_bones.turns.rounds import NextTurn
from boneyard.games.too_many_bones.turns.start_and_end import EndOfTurn

LINES: Final = (
    "round",
    "meter",
    "turn",
    "acted",
    "queue",
    "stack 1",
    "stack 5",
    "stack 20",
    "types",
    "defeated",
    "fallen",
    "challenge",
    "notes",
    "order",
    "mode",
    "leader",
    "rules",
    "over",
    "road",
    "roll",
)
RULES: Final = ("box dice", "breakdown drops tier")
_LINE: Final = re.compile(rf"({'|'.join(LINES)})\s*(?::\s*|\s+(?=\d+$))(.*)", re.IGNORECASE)
_NOTE: Final = re.compile(r"(?P<name>.+?)\s+(?P<way>up|down)\s+(?P<places>\d+)")


def read(picture: str) -> TooManyBones:
    """Read a position from a picture, at the start of the next unit's turn."""
    s = table(picture)
    if not s.ending:
        s.agenda = [AfterBattle(), NextTurn()]
        settle(s)
    return s


def table(picture: str) -> TooManyBones:
    """Read a table from a picture, with an empty agenda."""
    units, lines = _parts(picture)
    left, bar, right = units.partition("|")
    if not bar:
        raise BadPicture("a picture has the gearlocs, a bar |, then the baddies")
    over = "over" in lines
    party = [read_gearloc(text, seat, over=over) for seat, text in enumerate(_split(left))]
    if not 1 <= len(party) <= len(SHEETS) or len({gearloc.gearloc for gearloc in party}) < len(party):
        raise BadPicture("a party has one to four different gearlocs")
    s = TooManyBones(
        book=_book(lines, party_size=len(party)),
        party=party,
        baddies=_with_markers([read_baddie(text) for text in _split(right)]),
        grid=[NOBODY] * CELLS,
        meter=[],
        acted=0,
        notes=[],
        round=_number(lines, "round", 1),
        turn=new_turn(NOBODY),
        queue=[_chip(name) for name in _list(lines, "queue")],
        stacks=[],
        defeated=[_chip(name) & CHIP for name in _list(lines, "defeated")],
        fallen=0,
        challenged_tyrant=NO_CHIP,
        order=[],
        ending=lines.get("over", ""),
        special_rules=[],
        maybe_adventure=None,
        agenda=[],
        rng=seeded(0, STREAMS),
        revealed=0,
        answers=0,
    )
    _fill_grid(s)
    _claim_dice(s)
    _read_meter(s, lines)
    s.fallen = _number(lines, "fallen", len(s.defeated))
    s.stacks = _stacks(s, lines)
    s.challenged_tyrant = _challenged_tyrant(s, lines)
    s.order = [_unit(s, name) for name in _list(lines, "order")]
    s.book = _led(s, lines)
    return s


def _parts(picture: str) -> tuple[str, dict[str, str]]:
    """The units on the mat as one line, and the other lines by their first word."""
    units: list[str] = []
    lines: dict[str, str] = {}
    for line in [line.strip() for line in picture.strip().splitlines() if line.strip()]:
        found = _LINE.fullmatch(line)
        if found is None:
            units.append(line)
        elif found[1].lower() in lines:
            raise BadPicture(f"the picture has two lines {found[1]!r}")
        else:
            lines[found[1].lower()] = found[2].strip()
    if "roll" in lines:
        raise BadPicture("the picture shows a roll; only a position between turns can be continued")
    if "road" in lines:
        raise BadPicture(
            "the picture shows a day of an adventure, which no picture holds; without its line 'road' what stands on "
            "the mat is read as a battle on its own"
        )
    if lines.get("over", "won") not in ("won", "lost"):
        raise BadPicture(f"over is {lines['over']!r}; a battle that is over is won or lost")
    return " ".join(units), lines


def _split(text: str) -> list[str]:
    """Units, separated by commas outside brackets."""
    found: list[str] = []
    depth, start = 0, 0
    for place, letter in enumerate(text + ","):
        if letter == "[":
            depth += 1
        elif letter == "]":
            depth -= 1
        elif letter == "," and depth == 0:
            found.append(text[start:place].strip())
            start = place + 1
    if depth:
        raise BadPicture(f"a bracket is left open or closed too often in {text.strip()!r}")
    return [unit for unit in found if unit]


def _list(lines: dict[str, str], key: str) -> list[str]:
    return [entry.strip() for entry in lines.get(key, "").split(",") if entry.strip()]


def _number(lines: dict[str, str], key: str, default: int) -> int:
    value = lines.get(key, str(default))
    if not value.isdigit():
        raise BadPicture(f"{key} is {value!r}; it is a whole number")
    return int(value)


def _chosen(lines: dict[str, str], key: str, among: tuple[str, ...]) -> list[int]:
    for name in _list(lines, key):
        if plain(name) not in among:
            raise BadPicture(f"{key} says {name!r}; possible are {', '.join(among)}")
    return [among.index(plain(name)) for name in _list(lines, key)]


def _book(lines: dict[str, str], party_size: int) -> Rulebook:
    rules = _chosen(lines, "rules", RULES)
    mode = _chosen(lines, "mode", MODES)
    types = _chosen(lines, "types", TYPES)
    return Rulebook(
        seats=party_size,
        mode=mode[0] if mode else 0,
        leader=0,
        box_dice=0 in rules,
        breakdown_keeps_tier=1 not in rules,
        types=tuple(types) if types else tuple(range(len(TYPES))),
        hide_next=False,
    )


def _led(s: TooManyBones, lines: dict[str, str]) -> Rulebook:
    """The options with the leader, who is known once the party is."""
    leader = _unit(s, lines["leader"]) if "leader" in lines else 0
    if leader >= FIRST_BADDIE:
        raise BadPicture("a baddie cannot lead the party")
    return s.book.led_by(leader)


def _chip(text: str) -> int:
    """Read a chip with its state in the queue."""
    name = plain(text)
    risen = name.endswith(" risen")
    face_up = risen or name.endswith(" face up")
    name = name.removesuffix(" risen").removesuffix(" face up")
    if name not in CHIP_NAMED:
        raise BadPicture(f"no chip is called {text!r}; {list_like(name)}")
    return CHIP_NAMED[name] | (FACE_UP if face_up else 0) | (RISEN if risen else 0)


def _with_markers(found: list[Baddie]) -> list[Baddie | None]:
    """Give each baddie the marker of its lane, of the lane that is written, or the lowest free one."""
    baddies: list[Baddie | None] = [None] * ENEMIES_MOST
    wanted = [baddie for baddie in found if baddie.id != NOBODY]
    for baddie in wanted:
        if baddies[baddie.id - FIRST_BADDIE] is not None:
            raise BadPicture(f"{name_of_baddie(baddie)} has a marker that another baddie has")
        baddies[baddie.id - FIRST_BADDIE] = baddie
    others = [baddie for baddie in found if baddie.id == NOBODY]
    for at_home in (True, False):
        for baddie in others:
            free = [lane for lane in range(LANES) if baddies[lane] is None]
            if baddie.id != NOBODY or (at_home and lane_of(baddie.cell) not in free):
                continue
            if not free:
                raise BadPicture("the picture shows more than four baddies; there are four markers")
            baddie.id = FIRST_BADDIE + (lane_of(baddie.cell) if at_home else free[0])
            baddies[baddie.id - FIRST_BADDIE] = baddie
    return baddies


def _fill_grid(s: TooManyBones) -> None:
    """Put one unit on each position, except the Throne under its king."""
    for unit in [*s.gearlocs_standing(), *s.enemies_standing(), *s.allies_standing()]:
        if unit.id == THRONE:
            continue
        if s.grid[unit.cell] != NOBODY:
            raise BadPicture(f"two units stand on {SQUARES[unit.cell]}")
        s.grid[unit.cell] = unit.id


def _claim_dice(s: TooManyBones) -> None:
    """Mark dice in slots, backup plans and on baddies as in play."""
    lying = [rolled_die for gearloc in s.party for rolled_die in gearloc.active + gearloc.locked + gearloc.plan]
    lying += [rolled_die for baddie in [*s.enemies_standing(), *s.allies_standing()] for rolled_die in baddie.dice]
    for die in [die_of(rolled_die) for rolled_die in lying if die_of(rolled_die) < SKILL_DICE]:
        owner = [gearloc for gearloc in s.party if gearloc.gearloc == die // SKILLS_EACH]
        if not owner:
            raise BadPicture(
                f"{die_name(die)} belongs to {SHEETS[die // SKILLS_EACH].name.en}, who is not in the party"
            )
        if owner[0].where_is(die) == IN_PLAY:
            raise BadPicture(f"{die_name(die)} lies in two places")
        owner[0].put(die, IN_PLAY)


def _unit(s: TooManyBones, text: str) -> int:
    """Find a unit of the picture by its name."""
    name = plain(text)
    for gearloc in s.party:
        if GEARLOC_NAMED.get(name, NOBODY) == gearloc.gearloc:
            return gearloc.id
    for baddie in [*s.enemies_standing(), *s.allies_standing()]:
        if plain(name_of_baddie(baddie)) == name:
            return baddie.id
    raise BadPicture(f"nobody on the table is called {text!r}")


def _usual_meter(s: TooManyBones) -> list[int]:
    """The gearlocs in party order, then the baddies by initiative and lane."""
    led = [ally for ally in s.allies_standing() if ally.chip != NOBODY]  # the Mohlnor is not on the meter
    ranked = sorted([*s.baddies_standing(), *led], key=lambda baddie: -CHIPS[baddie.chip].initiative)
    return [gearloc.id for gearloc in s.gearlocs_standing()] + [baddie.id for baddie in ranked]


def _read_meter(s: TooManyBones, lines: dict[str, str]) -> None:
    usual = _usual_meter(s)
    s.meter = [_unit(s, name) for name in _list(lines, "meter")] if "meter" in lines else usual
    if sorted(s.meter) != sorted(usual):
        raise BadPicture("the meter names every unit on the mat once, and nobody else")
    if "acted" in lines:
        for name in _list(lines, "acted"):
            s.acted |= 1 << _unit(s, name)
    elif lines.get("turn", "") == "nobody":
        s.acted = sum([1 << unit for unit in s.meter])
    elif "turn" in lines:
        first = _unit(s, lines["turn"])
        if first not in s.meter:
            raise BadPicture(f"it is the turn of {lines['turn']!r}, who is not on the mat")
        s.acted = sum([1 << unit for unit in s.meter[: s.meter.index(first)]])
    for text in _list(lines, "notes"):
        found = _NOTE.fullmatch(text)
        if found is None:
            raise BadPicture(f"a note is written like 'Bog Frog down 3', not {text!r}")
        places = int(found["places"]) * (1 if found["way"] == "down" else -1)
        s.notes.append(note(_unit(s, found["name"]), places))


def _usual_stacks(s: TooManyBones) -> list[list[int]]:
    """All chips of the types that are nowhere else, in the order of the box."""
    elsewhere = [baddie.chip for baddie in s.baddies_standing()] + [chip & CHIP for chip in s.queue] + s.defeated
    return [[chip for chip in chips_of(points, s.book.types) if chip not in elsewhere] for points in VALUES]


def _stacks(s: TooManyBones, lines: dict[str, str]) -> list[list[int]]:
    usual = _usual_stacks(s)
    for number, points in enumerate(VALUES):
        if f"stack {points}" in lines:
            usual[number] = [_chip(name) for name in _list(lines, f"stack {points}")]
            if any(CHIPS[chip & CHIP].points != points for chip in usual[number]):
                raise BadPicture(f"the stack of {points} has only chips of {points} points")
    return usual


def _usual_tyrant(s: TooManyBones) -> ChipId:
    """The first tyrant on the mat or in the queue."""
    for chip in [baddie.chip for baddie in s.baddies_standing()] + [ChipId(chip & CHIP) for chip in s.queue]:
        if CHIPS[chip].is_tyrant:
            return chip
    return NO_CHIP


def _challenged_tyrant(s: TooManyBones, lines: dict[str, str]) -> ChipId:
    if "challenge" not in lines:
        return _usual_tyrant(s)
    return NO_CHIP if lines["challenge"] == "none" else ChipId(_chip(lines["challenge"]) & CHIP)


def write(s: TooManyBones) -> str:
    """Write the whole position, in the middle of a turn too."""
    gearlocs = ", ".join([write_gearloc(gearloc) for gearloc in s.party])
    baddies = ", ".join([write_baddie(baddie) for baddie in [*s.enemies_standing(), *s.allies_standing()]])
    lines = [f"{gearlocs} | {baddies}".rstrip(), f"round {s.round}"]
    lines += [f"meter: {_units(s, s.meter)}"] if s.meter != _usual_meter(s) else []
    lines += _write_acted(s)
    lines += [f"roll: {', '.join([write_rolled_die(die) for die in s.turn.roll])}"] if s.turn.roll else []
    lines += [f"queue: {', '.join([_lying(chip) for chip in s.queue])}"] if s.queue else []
    usual = _usual_stacks(s)
    for number, points in enumerate(VALUES):
        if s.stacks[number] != usual[number]:
            lines.append(f"stack {points}: {', '.join([_lying(chip) for chip in s.stacks[number]])}".rstrip())
    every = len(s.book.types) == len(TYPES)
    lines += [] if every else [f"types: {', '.join([TYPES[kind] for kind in s.book.types])}"]
    lines += [f"defeated: {', '.join([chip_name(chip) for chip in s.defeated])}"] if s.defeated else []
    lines += [f"fallen {s.fallen}"] if s.fallen != len(s.defeated) else []
    if s.challenged_tyrant != _usual_tyrant(s):
        lines.append(f"challenge: {'none' if s.challenged_tyrant == NOBODY else chip_name(s.challenged_tyrant)}")
    lines += [f"notes: {', '.join([_note(s, noted) for noted in s.notes])}"] if s.notes else []
    lines += [f"order: {_units(s, s.order)}"] if s.order else []
    lines += [f"mode: {MODES[s.book.mode]}"] if s.book.mode else []
    lines += [f"leader: {_units(s, [s.book.leader])}"] if s.book.leader else []
    rules = [rule for rule, on in zip(RULES, (s.book.box_dice, not s.book.breakdown_keeps_tier), strict=True) if on]
    lines += [f"rules: {', '.join(rules)}"] if rules else []
    lines += [f"over: {s.ending}"] if s.ending else []
    if s.maybe_adventure is not None:
        lines.append(f"road: day {s.maybe_adventure.day}, against {chip_name(s.maybe_adventure.tyrant)}")
    return "\n".join(lines) + "\n"


def _write_acted(s: TooManyBones) -> list[str]:
    """Write whose turn it is, or who has acted if that is not clear from it."""
    acting = [task.unit for task in s.agenda if isinstance(task, EndOfTurn)]
    waiting = [unit for unit in s.meter if not s.acted >> unit & 1 or unit in acting]
    if s.ending or waiting == s.meter:
        return []
    if not waiting:
        return ["turn: nobody"]
    if s.meter.index(waiting[0]) + len(waiting) == len(s.meter):
        return [f"turn: {_units(s, waiting[:1])}"]
    return [f"acted: {_units(s, [unit for unit in s.meter if unit not in waiting])}"]


def _units(s: TooManyBones, units: list[int]) -> str:
    names = [
        SHEETS[s.party[unit].gearloc].name.en if unit < FIRST_BADDIE else name_of_baddie(s.baddie(unit))
        for unit in units
    ]
    return ", ".join(names)


def _lying(chip: int) -> str:
    how = " risen" if chip & RISEN else " face up" if chip & FACE_UP else ""
    return chip_name(ChipId(chip & CHIP)) + how


def _note(s: TooManyBones, noted: int) -> str:
    places = noted_places(noted)
    return f"{_units(s, [noted_unit(noted)])} {'up' if places < 0 else 'down'} {abs(places)}"
