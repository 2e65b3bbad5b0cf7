"""What must hold on any board: no token is ever lost, every phase ends, and in the mirror it plays in the mirror."""

from __future__ import annotations

import re
from random import Random

import pytest
from hypothesis import given, settings

from boneyard.games.bad_bones.model.board import CELLS, LEFT, RIGHT, SIZE
from boneyard.games.bad_bones.model.pieces import (
    BATTLE_AXE,
    COLOURS,
    KIND,
    MODELS,
    PLACE,
    RAPIER,
    TURN,
    WALL,
    WEAPONS,
    kind_of,
    place_of,
)
from boneyard.games.bad_bones.model.state import BANNERS, BadBones, Kingdom
from boneyard.games.bad_bones.phases.arrivals import ARRIVALS
from boneyard.games.bad_bones.phases.heroes import HERO_PHASE
from boneyard.games.bad_bones.phases.laying_traps import TRAP_PHASE
from boneyard.games.bad_bones.phases.skeletons import SKELETON_PHASE
from tests.games.bad_bones.boards import ANYTHING, DENSE, Build, begin, built, chances, summary, tables, tokens
from tests.games.bad_bones.pictures import GAME, table
from tests.rulings import ruling

MANY = 2_000  # answers in one round at most; nobody gives so many


def play_round(s: BadBones, chance: Random) -> None:
    """All four phases with random answers; after each of them all tokens are still there."""
    all_tokens = tokens(s)
    begin(s, HERO_PHASE, TRAP_PHASE, SKELETON_PHASE, ARRIVALS)
    assert tokens(s) == all_tokens
    answers = 0
    while s.open:
        decision = chance.choice(s.open)
        pick = chance.choice(decision.options)
        GAME.apply(s, decision.seat, pick)
        assert tokens(s) == all_tokens, f"after {decision.kind} {pick}"
        answers += 1
        assert answers < MANY


@pytest.mark.parametrize("build", [ANYTHING, DENSE], ids=["as in a game", "far more traps than the box has"])
@settings(max_examples=120, deadline=None)
@given(chance=chances())
def test_no_token_is_lost_and_every_phase_ends(build: Build, chance: Random) -> None:
    play_round(built(chance, build), chance)


CROWDED = [
    r"""
          .    bv   rv   gv   .
     .    D    D    D    D    D    .
     .    D    .    2r>  .    D    .
     .    D    bl>  T4   g<   D    .
     .    D    .    .    .    D    .
     .    D    D    D    D    HD   .
    """,
    r"""
          .    .    .    .    .
     .    /    S    .    \    .    .
     .    .    .    yl>  .    .    .
     .    S    .    T4   S    .    .
     .    bl>  .    .    gr<  .    .
     rl>  \    .    S    /    .    .
    """,
    r"""
          .    .    rv   .    .
     .    .    #    D    #    .    .
     .    #    D    yl>  D    #    .
     .    D    rl>  T4   r<   D    .
     .    #    D    g^   D    #    .
     .    .    #    D    #    .    .
    """,
    r"""
          yv   bv   rv   gv   pv
     yl>  S    S    S    S    S    yr<
     bl>  S    /    \    /    S    br<
     rl>  S    \    T4   \    S    rr<
     gl>  S    /    \    /    S    gr<
     pl>  S    S    S    S    S    pr<
    """,
]


@ruling("BAD-073", "BAD-074", "BAD-075")
@pytest.mark.parametrize("picture", CROWDED)
def test_rings_of_walls_dragons_and_springs_let_every_move_end(picture: str) -> None:
    for seed in range(20):
        play_round(table(picture), Random(seed))


# The mirror: left and right change places, and so do the neighbours.

COLUMN = "abcde"
SYMMETRIC = tuple(weapon for weapon in range(len(WEAPONS) + 1) if weapon not in (BATTLE_AXE, RAPIER))
# The axe names a colour, and colours change places only in the far forest; the rapier turns one after another.
IN_THE_MIRROR = Build(chiefs=False, weapons=SYMMETRIC)


def cell_over_there(cell: int) -> int:
    return cell // SIZE * SIZE + SIZE - 1 - cell % SIZE if cell >= 0 else cell


def place_over_there(place: int) -> int:
    side, lane = divmod(place - CELLS, SIZE)
    return cell_over_there(place) if place < CELLS else CELLS + ((10 + lane), (9 - lane), lane)[side]


def way_over_there(way: int) -> int:
    return {LEFT: RIGHT, RIGHT: LEFT}.get(way, way)


def kind_over_there(kind: int) -> int:
    """Left and right change places; colours only where lanes are columns."""
    side, colour = divmod(kind, len(COLOURS))
    return (10 + colour, 9 - colour, colour)[side]


def bone_over_there(bone: int) -> int:
    rest = bone & (1 << KIND) - 1 & ~(63 << PLACE | 3)
    place = place_over_there(place_of(bone)) << PLACE
    return rest | way_over_there(bone & 3) | place | kind_over_there(kind_of(bone)) << KIND


def trap_over_there(trap: int) -> int:
    return trap ^ 1 << TURN if trap & 15 == WALL else trap


def squares_over_there(squares: int) -> int:
    return sum(1 << cell_over_there(cell) for cell in range(CELLS) if squares >> cell & 1)


def kingdom_over_there(k: Kingdom, seats: int) -> Kingdom:
    other = k.clone()
    other.seat = -k.seat % seats
    other.hero = cell_over_there(k.hero)
    other.towers = squares_over_there(k.towers)
    other.bones = [bone_over_there(bone) for bone in k.bones]
    other.traps = [trap_over_there(k.traps[cell_over_there(cell)]) for cell in range(CELLS)]
    other.cemetery = [kind_over_there(kind) for kind in k.cemetery]
    return other


def over_there(s: BadBones) -> BadBones:
    """The same table in the mirror."""
    other = s.clone()
    seats = s.book.seats
    other.kingdoms = [kingdom_over_there(s.kingdoms[-seat % seats], seats) for seat in range(seats)]
    other.bag = [s.bag[kind_over_there(kind)] if kind < MODELS else s.bag[kind] for kind in range(len(s.bag))]
    return other


def said_over_there(text: str, seats: int) -> str:
    """An answer in the mirror, word by word."""
    return " ".join(word_over_there(word, seats) for word in text.split(" "))


def word_over_there(word: str, seats: int) -> str:
    if word in BANNERS:
        return BANNERS[-BANNERS.index(word) % seats]
    if re.fullmatch("[a-e][1-5]?", word):
        return COLUMN[4 - COLUMN.index(word[0])] + word[1:]
    colour, dash, side = word.partition("-")
    if dash and side == "top":
        return f"{COLOURS[4 - COLOURS.index(colour)]}-top"
    swapped = {"left": "right", "right": "left", "/": "\\", "\\": "/"}
    return f"{colour}-{swapped[side]}" if dash else swapped.get(word, word)


@settings(max_examples=200, deadline=None)
@given(chance=chances())
def test_in_the_mirror_everything_happens_in_the_mirror(chance: Random) -> None:
    here = built(chance, IN_THE_MIRROR)
    there = over_there(here)
    seats = here.book.seats
    for phase in (HERO_PHASE, SKELETON_PHASE):
        if here.ending:
            return
        begin(here, phase)
        begin(there, phase)
        while here.open:
            decision = chance.choice(here.open)
            (other,) = [one for one in there.open if one.seat == -decision.seat % seats]
            texts = [said_over_there(option.text, seats) for option in decision.options]
            assert sorted(texts) == sorted(option.text for option in other.options)
            mirrored = [option for option in decision.options if option.text != "rest"]  # reading order is not
            pick = chance.choice(mirrored)
            GAME.apply(here, decision.seat, pick)
            GAME.apply(there, other.seat, said_over_there(pick.text, seats))
        assert not there.open
        assert summary(over_there(here)) == summary(there)


@settings(max_examples=30, deadline=None)
@given(s=tables())
def test_who_looks_into_the_mirror_twice_sees_the_table(s: BadBones) -> None:
    if not s.book.chiefs:
        assert summary(over_there(over_there(s))) == summary(s)
