"""What random games may not come to within a few seeds: events made by hand, and questions out of pictures."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import get_args

import boneyard
from boneyard.core.decision import Phrase, Prompt
from boneyard.core.event import Event
from boneyard.games.baby_boom import events as boom
from boneyard.games.bad_bones.game import BAD_BONES
from boneyard.games.bad_bones.march.walk import CHASED, ENDINGS, HELD, LEAVES, THROWN, Trip
from boneyard.games.bad_bones.march.words import outcome_of
from boneyard.games.bad_bones.model import events as bones
from boneyard.games.bad_bones.model.board import CELLS, EDGE, NOWHERE
from boneyard.games.bad_bones.model.pieces import (
    BOMB,
    COLOURS,
    DAMAGED,
    KINDS,
    NO_COLOUR,
    NO_TRAP,
    RANK_OF,
    RUBBLE,
    SABOTEUR,
    TRAPS,
    TREASURE,
    TURN,
    WEAPONS,
)
from boneyard.games.bad_bones.model.state import ANYBODY, NOBODY, BadBones
from boneyard.games.bad_bones.shown.summary import ForecastLine, ForecastSummary, What, lines_of
from boneyard.games.too_many_bones.game import TOO_MANY_BONES
from tests.games.bad_bones.pictures import give, laid, marching, moved
from tests.words.rare_battles import endings_of_battles, prompts_of_battles, rare_in_battles
from tests.words.rare_roads import endings_of_roads, prompts_on_roads, rare_on_roads

ONE, SOME = (0,), (19, 0, 0, 6, 23)
CROWDED = """
    round: 3
    variants: advanced, chiefs{more}

          .   .      .    .    .
    .     .   .      .    .    .    .
    .     .   2y>b^  3gv  .    .    .
    .     .   .      T4H  rv'  .    .
    .     .   .      .    .    .    .
    .     .   .      .    .    .    .
    weapon: {weapon}
"""
TO_THE_TOWER = """
    variants: chiefs

          .   .          .    .    .
    .     .   .          .    .    .    .
    .     .   .          .    .    .    .
    .     .   yI>rlF>b>  T4H  .    .    .
    .     .   .          .    .    .    .
    .     .   .          .    .    .    .
"""
TO_THE_VILLAGE = """
    variants: chiefs

          .   .            .    .    .
    .     .   .            .    .    .    .
    .     .   .            .    .    .    .
    .     .   .            T4H  .    .    .
    .     .   .            .    .    .    .
    .     .   yIvrlFvylDv  .    .    .    .
"""
TO_A_TOWER_OF_FOUR = """
    variants: chiefs, coop

    .     .          .    .    .    .    .
    .     yI>rlF>b>  T1H  .    T1   .    .
    .     .          .    .    .    .    .
    .     .          T1   .    T1   .    .
    .     .          .    .    .    .    .
          .          .    .    .    .
"""
TO_THE_CAPITAL = """
    variants: chiefs, coop

    .     yI^rlF^b^  .    .    .    .    .
    .     .          T1H  .    T1   .    .
    .     .          .    .    .    .    .
    .     .          T1   .    T1   .    .
    .     .          .    .    .    .    .
          .          .    .    .    .
"""
UNDER_A_DRAGON = """
    variants: chiefs

          .   .       .    .    .
    .     .   .       .    .    .    .
    .     .   rlF>b^  .    .    .    .
    .     .   .       T1H  .    .    .
    .     .   .       .    .    .    .
    .     .   .       .    .    .    .
    supply: dragon 1
"""
LAST_ROUND = """
    round: 10
    rounds: 10

          .   .    .    .    .
    .     .   .    .    .    .    .
    .     .   .    .    .    .    .
    .     .   .    T1   .    .    .
    .     .   H    .    .    .    .
    .     .   .    .    .    .    .
    houses: 1
"""


def rare() -> list[Phrase]:
    """All of it."""
    told = [boneyard.game("baby-boom").tell(event) for event in rare_in_baby_boom()]
    told += [BAD_BONES.tell(event) for event in rare_in_bad_bones()]
    told += [TOO_MANY_BONES.tell(event) for event in [*rare_in_battles(), *rare_on_roads()]]
    return [*told, *endings(), *endings_of_battles()]


def summaries_in_bad_bones() -> list[Phrase]:
    """What a forecast of Bad Bones can amount to, with a skeleton of each colour that walks into it."""
    lines: list[ForecastLine] = []
    for count in (1, 2):
        summary = ForecastSummary()
        for what in get_args(What):
            summary.add(what, count)
        summary.walkers["slain"] = [event for event in marches() if isinstance(event, bones.Marched)]
        lines += lines_of(summary, coop=False)
    return [phrase for line in lines for phrase in (line.say, *line.who)]


def endings() -> list[Phrase]:
    """How games end."""
    ends = [Phrase("baby-boom-won", {"colour": "red", "points": n}) for n in (0, 1, 9)]
    ends += [Phrase("baby-boom-shared", {"count": 2, "points": n}) for n in (0, 1, 9)]
    ends += [Phrase("bad-bones-won", {"banner": "owl", "points": n}) for n in (0, 1, 9)]
    ends += [Phrase("bad-bones-shared", {"count": 2, "points": n}) for n in (0, 1, 9)]
    ends += [Phrase("bad-bones-nobody", {})]
    for how in ("solo-won", "solo-heroic", "solo-missed", "solo-lost", "coop-won", "coop-held", "coop-lost"):
        ends += [Phrase(f"bad-bones-{how}", {"rounds": n}) for n in (0, 1, 10)]
    return ends


def rare_in_baby_boom() -> list[Event]:
    """Every kind of event, with its extremes."""
    happened: list[Event] = [
        boom.Exploded(1, 6, power, (7, 8), hits, (12, 16)[: len(hits)])
        for power in range(-1, 6)
        for hits in ((), (7,), (7, 8))
    ]
    happened += [boom.PowerRolled(0, 3, face) for face in range(6)]
    happened += [boom.RolledForFirst(3, face) for face in range(6)]
    happened += [
        kind(2, path, face)
        for kind in (boom.Moved, boom.Pushed)
        for path in ((0, 1), (0, 1, 2), (0, 1, 0))
        for face in range(6)
    ]
    happened += [boom.CountedDown(0, 0, face) for face in range(5)]
    happened += [boom.Fell(0, 0), boom.TrapSprung(0, 0), boom.Placed(0, 0)]
    happened += [boom.Tossed(0, tiles) for tiles in product(range(5), repeat=4)]
    happened += [boom.Laid(0, 12, tile) for tile in range(1, 13)]
    happened += [boom.RoundEnded(3, (1,) * seats, (2,) * seats, 0) for seats in (2, 3, 4)]
    return happened


def rare_in_bad_bones() -> list[Event]:
    """Every kind of event, with its extremes."""
    happened: list[Event] = [bones.RoundBegan(7), bones.NothingPlaced(5), bones.HeroFell(0), bones.FoughtOn(0)]
    happened += [bones.HeldOut(rounds) for rounds in (1, 10)]
    happened += [
        bones.Arrived(seat, drawn, sent) for seat, drawn, sent in ((0, SOME, ()), (1, (), ONE), (2, ONE, SOME))
    ]
    happened += [bones.Arrived(3, tuple(range(KINDS)) * 2, ())]
    happened += [bones.HeroMoved(0, NOWHERE, 6), bones.HeroMoved(1, 12, 6), bones.TowerFell(2, 6)]
    happened += [bones.Destroyed(0, 12, SOME, by) for by in ("hero", "bomb", "two_handed_sword")]
    happened += [bones.Lured(0, 3, count) for count in (1, 2)]
    happened += [bones.Struck(0, what, n, 2 - n) for what in ("tower", "village", "capital") for n in (-2, -1, 1, 2)]
    happened += [bones.HearseLeft(0, 12, ONE, 1), bones.HearseLeft(0, 12, SOME, 0)]
    happened += [bones.SaboteurLeft(4, kind) for kind in range(KINDS) if RANK_OF[kind] == SABOTEUR]
    happened += [
        bones.Bought(0, thing.name, cost, hero) for thing in (*TRAPS, *WEAPONS) for cost, hero in ((1, 0), (3, 1))
    ]
    happened += [bones.Passed(0, coins) for coins in (0, 1, 9)]
    happened += [bones.Eliminated(0, how) for how in ("tower", "village", "capital", "emperor")]
    happened += [bones.GameEnded(how) for how in ("lost", "won", "heroic")]
    happened += [bones.ChoiceAhead(0, what, 12) for what in ("exit", "aim", "target", "entrant", "hearse")]
    happened += [bones.ChoiceAhead(0, what, NOWHERE) for what in ("order", "weapon")]
    happened += [bones.PointsAhead(0, points) for points in (0, 1, 37)]
    return [*happened, *traps_in_bad_bones(), *weapons_in_bad_bones(), *marches()]


def traps_in_bad_bones() -> Iterator[Event]:
    """Every trap is placed, taken back, worn and sabotaged."""
    for kind, _ in enumerate(TRAPS, start=1):
        for trap in (kind, kind | 1 << TURN):
            yield bones.TrapPlaced(0, 12, trap)
        yield bones.TrapTaken(0, 12, kind | DAMAGED)
        if kind not in (BOMB, TREASURE):
            yield bones.Wore(0, 12, kind, kind | DAMAGED, "used")
            yield bones.Wore(0, 12, kind | DAMAGED, NO_TRAP, "used")
            yield bones.Wore(0, 12, kind, NO_TRAP, "sabotaged")
    yield bones.Wore(0, 12, BOMB, RUBBLE, "used")
    yield bones.Wore(0, 12, TREASURE, NO_TRAP, "stolen")
    yield bones.Wore(0, 12, TREASURE, NO_TRAP, "sabotaged")


def weapons_in_bad_bones() -> Iterator[Event]:
    """Every weapon is used."""
    for number, weapon in enumerate(WEAPONS, start=1):
        places = [NOWHERE, 7] if weapon.name == "ice_staff" else [7]
        colours = range(len(COLOURS)) if weapon.name == "battle_axe" else [NO_COLOUR]
        for cell, colour, kinds in product(places, colours, (ONE, SOME)):
            yield bones.WeaponUsed(0, number, cell, kinds, landing=1, colour=colour, target=1)


def marches() -> Iterator[Event]:
    """Every end a move can have, from squares and forests, straight and with detours, alone and in a group."""
    starts = (12, CELLS + 2, CELLS + 7, CELLS + 12)
    for (fate, _), start, kinds in product(enumerate(ENDINGS), starts, (ONE, SOME)):
        ends = [EDGE + way for way in range(4)] if fate == LEAVES else [11]
        targets = [NOBODY]
        if fate in (LEAVES, THROWN):
            targets = [0, 1, ANYBODY] + ([NOBODY] if fate == LEAVES else [])
        for end, target, between in product(ends, targets, ((), (10,), (10, 15, 16))):
            for facing in range(4):
                yield bones.Marched(0, kinds, (start, *between, end), fate, facing, target)
    yield bones.Marched(0, ONE, (7, 7), HELD, 0, NOBODY)
    yield bones.Marched(0, SOME, (7, 7), HELD, 0, NOBODY)
    yield bones.Marched(0, ONE, (7,), CHASED, 0, NOBODY)


def rare_prompts() -> Iterator[Prompt]:
    """Questions that take some preparation."""
    yield from [BAD_BONES.present(s, s.open[0]) for s in rare_questions()]
    yield from prompts_of_battles()
    yield from prompts_on_roads()


def rare_effects() -> list[Phrase]:
    """What comes of the options of these questions."""
    found = [BAD_BONES.effect(s, s.open[0], option) for s in rare_questions() for option in s.open[0].options]
    return [effect for effect in found if effect is not None]


def rare_questions() -> Iterator[BadBones]:
    """Positions of Bad Bones whose questions take some preparation."""
    for weapon, more in product(WEAPONS, ("", ", german ice staff, german teleport staff")):
        s = moved(CROWDED.format(weapon=weapon.name.replace("_", " "), more=more), "raven: c4", "stag: c4")
        yield s
        if weapon.name == "rapier":
            for cell in ("b4", "d3"):
                other = s.clone()
                give(other, f"turn {cell}")
                yield other
    for picture, leader in (
        (TO_THE_TOWER, "b3 right"),
        (TO_THE_VILLAGE, "b1 down"),
        (TO_A_TOWER_OF_FOUR, "a4 right"),
        (TO_THE_CAPITAL, "a5 up"),
    ):
        yield marching(picture)
        s = marching(picture)
        give(s, f"{leader} yellow-top instructor")
        yield s
    yield laid(UNDER_A_DRAGON, "dragon b4", players=1)
    yield marching(LAST_ROUND, players=1)


def outcomes() -> Iterator[Phrase]:
    """What options say about the way a skeleton would go, and how adventures end."""
    for players, coop in ((1, False), (2, False), (3, False), (3, True)):
        s = BAD_BONES.new(players, 0, {"coop": coop})
        for fate, _ in enumerate(ENDINGS):
            for end in range(EDGE, EDGE + 4) if fate == LEAVES else (11,):
                yield outcome_of(s, 0, Trip((0,), 0, (12, end), 0, (), fate, NOWHERE, 0))
    yield from endings_of_roads()
