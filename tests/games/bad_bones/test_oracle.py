"""The engine and the oracle, which was written from the rulings alone, must agree on every phase and its result."""

from __future__ import annotations

import copy
import random
import re
from collections import Counter
from collections.abc import Callable, Sequence

import pytest

from boneyard.core.agenda import Task, settle
from boneyard.core.decision import Action, Decision
from boneyard.core.event import Event
from boneyard.games.bad_bones import notation
from boneyard.games.bad_bones.model.answers import slot_name
from boneyard.games.bad_bones.model.board import CELLS, DIRECTIONS, EDGE, SQUARES
from boneyard.games.bad_bones.model.events import Marched
from boneyard.games.bad_bones.model.pieces import KINDS, face_of, facing_of, is_frozen, kind_of, led_by, place_of
from boneyard.games.bad_bones.model.state import BadBones
from boneyard.games.bad_bones.phases.heroes import HERO_PHASE
from boneyard.games.bad_bones.phases.laying_traps import TRAP_PHASE
from boneyard.games.bad_bones.phases.skeletons import SKELETON_PHASE
from tests.games.bad_bones import oracle, oracle_phases
from tests.games.bad_bones.oracle import Disagreement, Script, Table
from tests.games.bad_bones.pictures import GAME

BASIC = ("/", "\\", "C", "D")
WEARS = ("/", "\\", "C", "D", "#", "O", "S")
ADVANCED = (*WEARS, "B", "U", "Lw", "Lb", "X")
MODELS = [colour + side for colour in "ybrgp" for side in ("l", "", "r")]
CHIEFS = [
    "ylD",
    "rD",
    "prD",
    "blN",
    "gN",
    "yrN",
    "rlF",
    "pF",
    "brF",
    "glI",
    "yI",
    "rrI",
    "plS",
    "bS",
    "grS",
    "ylA",
    "rA",
    "prA",
    "yE",
]
WEAPONS = [
    "crossbow",
    "ice staff",
    "death staff",
    "teleport staff",
    "two handed sword",
    "battle axe",
    "morning star",
    "rapier",
]
PHASES: dict[int, tuple[Task, Callable[[Table], None]]] = {
    1: (HERO_PHASE, oracle_phases.hero_phase),
    2: (TRAP_PHASE, oracle_phases.trap_phase),
    3: (SKELETON_PHASE, oracle_phases.skeleton_phase),
}


NEXT_ROUND = 0  # without arrivals


class Hat:
    """Pictures drawn at random, dense with traps and stacks."""

    def __init__(
        self,
        traps: Sequence[str] = BASIC,
        seats: int = 2,
        coop: bool = False,
        chiefs: float = 0.0,
        weapons: bool = False,
        frozen: float = 0.0,
        moved: float = 0.0,
        stack: float = 0.0,
        supply: str = "",
        led: float = 0.0,
    ) -> None:
        self.traps = traps
        self.seats = seats
        self.coop = coop
        self.chiefs = chiefs  # how many of the skeletons are chiefs
        self.weapons = weapons
        self.frozen = frozen
        self.moved = moved
        self.stack = stack  # how likely everybody near the hero faces him
        self.supply = supply
        self.led = led  # how likely those on an instructor's square walk with him

    def picture(self, chance: random.Random) -> str:
        """A whole table."""
        variants = ["advanced", *(["chiefs"] if self.chiefs else []), *(["coop"] if self.coop else [])]
        lines = [f"round: {chance.randint(1, 4)}", f"variants: {', '.join(variants)}"]
        if self.coop:
            lines += [f"capital: {chance.randint(1, self.seats)}", f"shared supply: {self.supply or 'wall 1'}"]
        tokens = dict.fromkeys(MODELS, 12) | dict.fromkeys(CHIEFS, 1)
        return "\n".join(lines + [self.kingdom(chance, seat, tokens) for seat in range(self.seats)])

    def kingdom(self, chance: random.Random, seat: int, tokens: dict[str, int]) -> str:
        """One kingdom."""
        towers = ("b4", "d4", "b2", "d2") if self.coop else ("c3",)
        hero = chance.choice(oracle.SQUARES) if chance.random() < 0.9 else ""
        lure = chance.choice([square for square in oracle.SQUARES if square not in towers])
        density = chance.choice((0.15, 0.35, 0.6))
        crowd = chance.choice((0.2, 0.5, 0.9))
        cells: dict[str, str] = {}
        for square in oracle.SQUARES:
            token = ""
            if square in towers:
                token = (
                    chance.choice(("T1", "T1", "R"))
                    if self.coop
                    else f"T{1 if self.seats == 1 else chance.randint(1, 4)}"
                )
            token += "H" if square == hero else ""
            glyph = ""
            if "T" not in token and (chance.random() < density or square == lure):
                glyph = chance.choice(self.traps)
                if square == lure and chance.random() < 0.4:
                    glyph = "$"
                token += glyph + ("-" if glyph in WEARS and chance.random() < 0.4 else "")
            if "T" not in token and square != hero and glyph in ("", "X", "Lw", "Lb") and chance.random() < crowd:
                goals = [goal for goal in (hero, *towers) if goal in oracle.cross(square)]
                near = chance.choice(goals) if goals and chance.random() < self.stack else ""
                way = towards(square, near) if near else ""
                crew = [
                    self.bone(chance, tokens, way or chance.choice("^>v<")) for _ in range(chance.choice((1, 1, 2, 3)))
                ]
                token += self.grouped(chance, crew)
            cells[square] = token or "."
        slots = {edge: [self.waiting(chance, tokens, way) for _ in range(5)] for edge, way in self.edges().items()}
        rows = [
            " ".join([slots["left"][i], *[cells[column + row] for column in "abcde"], slots["right"][i]])
            for i, row in enumerate("54321")
        ]
        far = " ".join(slots["far"])
        lines = [oracle.BANNERS[seat], *([*rows, far] if self.coop else [far, *rows])]
        if not self.coop:
            lines.append(f"houses: {1 if self.seats == 1 else chance.randint(1, 5)}")
            if self.supply:
                lure_left = not any("$" in token for token in cells.values())
                lines.append(f"supply: {self.supply}{', treasure 1' if lure_left else ''}")
        if self.weapons:
            lines.append(f"weapon: {chance.choice(WEAPONS)}")
        return "\n".join(lines)

    def edges(self) -> dict[str, str]:
        """The forests and the way in."""
        return {"left": ">", "far": "^" if self.coop else "v", "right": "<"}

    def waiting(self, chance: random.Random, tokens: dict[str, int], way: str) -> str:
        """A forest slot."""
        if chance.random() < 0.7:
            return "."
        return "".join(self.bone(chance, tokens, way) for _ in range(chance.choice((1, 1, 2)))) or "."

    def bone(self, chance: random.Random, tokens: dict[str, int], way: str) -> str:
        """One skeleton, if there is one left of a kind."""
        kind = chance.choice(CHIEFS if chance.random() < self.chiefs else MODELS)
        if not tokens[kind]:
            return ""
        tokens[kind] -= 1
        mark = "'*" if chance.random() < self.frozen else "'" if chance.random() < self.moved else ""
        return kind + way + mark

    def grouped(self, chance: random.Random, crew: list[str]) -> str:
        """Those of a square as they are drawn; if there is an instructor, perhaps some walk with him."""
        leader = next((one for one in crew if "I" in one), "")
        if not leader or chance.random() >= self.led:
            return "".join(crew)
        kind, _, stance = leader.partition("I")
        mark = 1 + oracle.INSTRUCTORS.index(f"{kind}I")
        others = [one for one in crew if one and one is not leader and chance.random() < 0.7]
        drawn = [f"{kind_of_token(one)}{stance}&{mark}" if one in others else one for one in crew]
        return "".join(drawn)


def kind_of_token(token: str) -> str:
    """What comes before the facing."""
    return re.split(r"[\^>v<]", token)[0]


def towards(square: str, goal: str) -> str:
    """How somebody is drawn who faces a neighbouring square."""
    return next(g for g, way in zip("^>v<", oracle.WAYS, strict=True) if oracle.beside(square, way) == goal)


def place_name(place: int, coop: bool) -> str:
    """A square, forest slot or edge by its name."""
    if place >= EDGE:
        return DIRECTIONS[place - EDGE]
    return SQUARES[place] if place < CELLS else slot_name(place, coop)


def note(s: BadBones, events: Sequence[Event], scripts: list[Script], split: bool = False) -> None:
    """Write down who moved; a group is split where the owner says who goes first, and then its instructor moved."""
    for event in events:
        if isinstance(event, Marched):
            path = [place_name(place, s.book.coop) for place in event.path]
            kind = "I" if split else notation._kind(event.kinds[0])
            split = False
            scripts[event.seat].moves.append((kind, path[0], path[1] if len(path) > 1 else ""))


def stack_on(s: BadBones, seat: int, square: str) -> list[tuple[str, str, bool, bool, str]]:
    """Who is on a square, in the order of their numbers."""
    found = sorted(one for one in s.kingdoms[seat].bones if place_of(one) == SQUARES.index(square))
    return [
        (
            notation._kind(kind_of(one)),
            DIRECTIONS[facing_of(one)],
            bool(face_of(one)),
            is_frozen(one),
            oracle.INSTRUCTORS[led_by(one) - 1] if led_by(one) else "",
        )
        for one in found
    ]


def tempting(decision: Decision, s: BadBones) -> list[Action]:
    """Dragons and bombs that fall on skeletons, and treasures, if a trap is to be chosen; the rest is seldom."""
    if decision.kind != "choose_trap" or s.rng.below(0, 4) == 0:
        return []
    taken = {SQUARES[place_of(one)] for one in s.kingdoms[decision.seat].bones if place_of(one) < CELLS}
    return [o for o in decision.options if o.text[-2:] in taken or o.text.startswith("treasure")]


def play(s: BadBones, task: Task, chance: random.Random, scripts: list[Script]) -> Counter[str]:
    """Let the engine play a phase with answers at random; count the questions."""
    s.agenda = [task]
    s.events = []
    settle(s)
    note(s, s.events, scripts)
    asked: Counter[str] = Counter()
    while s.open:
        decision = chance.choice(s.open)
        pick = chance.choice(tempting(decision, s) or decision.options)
        asked[decision.kind] += 1
        script = scripts[decision.seat]
        script.answers.append((decision.kind, {option.text for option in decision.options}, pick.text))
        if decision.kind == "use_weapon" and pick.text.startswith("turn "):
            script.stacks.append(stack_on(s, decision.seat, pick.text[5:]))
        note(s, GAME.apply(s, decision.seat, pick), scripts, decision.kind == "choose_entrant")
    return asked


def any_order(t: Table, other: Table, chance: random.Random) -> Table | None:
    """The same table with another order for everybody who was asked nothing, if there is somebody."""
    for k, again in zip(t.kingdoms, other.kingdoms, strict=True):
        again.script = copy.deepcopy(k.script) if k.script.answers else Script(shuffled=chance)
    return None if all(k.script.answers for k in t.kingdoms) else other


def compare(s: BadBones, t: Table, got: dict[str, int]) -> None:
    """Everything on the table must be the same, and so must be what the bag got."""
    if {kind: n for kind, n in got.items() if n} != {kind: n for kind, n in t.bag.items() if n}:
        raise Disagreement(f"bag: engine {got}, oracle {t.bag}")
    shown = oracle.read(GAME.write(s))
    for k, mine in zip(shown.kingdoms, t.kingdoms, strict=True):
        who = oracle.BANNERS[k.seat]
        pairs: list[tuple[str, object, object]] = [
            ("skeletons", bones(k), bones(mine)),
            ("traps", traps(k), traps(mine)),
            ("hero", k.hero, mine.hero),
            ("towers", k.towers, mine.towers),
            ("houses", k.houses, mine.houses),
            ("cemetery", k.cemetery, +mine.cemetery),
            ("supply", k.supply, +mine.supply),
            ("doomed", s.kingdoms[k.seat].doomed, mine.doomed),
        ]
        for what, engines, oracles in pairs:
            if engines != oracles:
                raise Disagreement(f"{who} {what}: engine {engines}, oracle {oracles}")
        if mine.script.answers:
            raise Disagreement(f"{who} is asked {mine.script.answers[0]}, but nothing is to be asked")
    common: list[tuple[str, object, object]] = [
        ("capital", shown.capital, t.capital),
        ("shared supply", shown.supply, +t.supply),
        ("resting", shown.resting, t.resting),
        ("gone", shown.gone, +t.gone),
    ]
    for what, engines, oracles in common:
        if engines != oracles:
            raise Disagreement(f"{what}: engine {engines}, oracle {oracles}")


def bones(k: oracle.Kingdom) -> list[tuple[str, str, str, bool, bool, str]]:
    """The skeletons in an order of their own."""
    return sorted((one.place, one.kind, one.facing, one.black, one.frozen, one.leader) for one in k.skeletons)


def traps(k: oracle.Kingdom) -> dict[str, tuple[str, bool]]:
    """The traps without what they aim at."""
    return {square: (trap.glyph, trap.damaged) for square, trap in k.traps.items()}


def check(picture: str, chance: random.Random, phases: Sequence[int] = (3,)) -> Counter[str]:
    """Play some phases on both sides and compare after each; count the questions."""
    s = notation.table(picture)
    t = oracle.read(picture)
    asked: Counter[str] = Counter()
    for phase in phases:
        if phase == NEXT_ROUND:
            s.round, t.round = s.round + 1, t.round + 1
            continue
        task, oracles = PHASES[phase]
        scripts = [Script() for _ in t.kingdoms]
        bag = s.bag[:]
        other = oracle.read(picture) if tuple(phases) == (3,) else None
        before = GAME.write(s)
        asked += play(s, task, chance, scripts)
        for k, script in zip(t.kingdoms, scripts, strict=True):
            k.script = script
        told = [list(script.answers) for script in scripts]
        t.bag = Counter()
        got = {notation._kind(kind): s.bag[kind] - bag[kind] for kind in range(KINDS)}
        other = any_order(t, other, chance) if other is not None else None
        try:
            oracles(t)
            compare(s, t, got)
            if other is not None:
                oracles(other)
                compare(s, other, got)
                asked["any order"] += 1
        except Disagreement as wrong:
            answers = "\n".join(f"{oracle.BANNERS[i]}: {[(a[0], a[2]) for a in one]}" for i, one in enumerate(told))
            raise Disagreement(f"{wrong}\nphase {phase} of\n{before}\n{answers}\nafter\n{GAME.write(s)}") from wrong
        if s.ending:
            break
    return asked


TWICE = (3, NEXT_ROUND, 3)
KIT = "wall 1, catapult 1, dragon 3, barricade 1, bomb 2, hearse 1, labyrinth 1, portal 1, spring 1"
ALL = (1, 2, 3)
HATS: dict[str, tuple[Hat, Sequence[int]]] = {
    "basic": (Hat(), (3,)),
    "three players": (Hat(seats=3), (3,)),
    "alone": (Hat(ADVANCED, seats=1), (3,)),
    "advanced": (Hat(ADVANCED, seats=3), (3,)),
    "rings": (Hat(("/", "\\", "D", "S", "#"), seats=1), (3,)),
    "frozen": (Hat(ADVANCED, frozen=0.2, moved=0.1), (3,)),
    "co-op": (Hat(coop=True), (3,)),
    "co-op advanced": (Hat(ADVANCED, coop=True, seats=3), (3,)),
    "chiefs": (Hat(ADVANCED, seats=3, chiefs=0.15), (3,)),
    "groups": (Hat(("Lw", "Lb", "O", "/", "D", "X"), chiefs=0.35, weapons=True, stack=0.7), TWICE),
    "groups on the way": (Hat(("Lw", "/", "D", "#", "S"), chiefs=0.4, frozen=0.1, led=0.8, stack=0.3), (3,)),
    "co-op chiefs": (Hat(coop=True, chiefs=0.25, stack=0.5), (3,)),
    "weapons": (Hat(("/", "D", "Lw", "X"), weapons=True, stack=0.8, frozen=0.05), TWICE),
    "weapons alone": (Hat(("/", "D", "Lw", "X"), seats=1, weapons=True, stack=0.8), (1, 3)),
    "rounds": (Hat(ADVANCED, supply=KIT, chiefs=0.1, weapons=True, stack=0.5), ALL),
    "rounds alone": (Hat(ADVANCED, seats=1, supply=KIT, chiefs=0.1, weapons=True), ALL),
    "landing on groups": (Hat(("Lw", "D", "X"), supply=KIT, chiefs=0.35, led=0.5), (3, NEXT_ROUND, 2, 3)),
    "landing in co-op": (Hat(("Lw", "D", "X"), coop=True, supply=KIT, chiefs=0.35), (3, NEXT_ROUND, 2, 3)),
    "co-op rounds": (Hat(ADVANCED, coop=True, supply=KIT, chiefs=0.1, weapons=True, stack=0.5), ALL),
}


def compared(name: str, seed: int, boards: int) -> Counter[str]:
    """Check some boards out of a hat."""
    hat, phases = HATS[name]
    asked: Counter[str] = Counter()
    for number in range(boards):
        chance = random.Random(f"{name} {seed} {number}")
        asked += check(hat.picture(chance), chance, phases)
    return asked


@pytest.mark.parametrize("name", HATS)
def test_they_agree_on_boards_out_of_a_hat(name: str) -> None:
    asked = compared(name, 0, 150)
    assert asked["any order"] or asked["choose_next"], asked  # the hat must hold something


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(1, 5))
@pytest.mark.parametrize("name", HATS)
def test_they_agree_on_a_great_many_boards(name: str, seed: int) -> None:
    compared(name, seed, 5_000)
