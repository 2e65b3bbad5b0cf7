"""Positions as pictures: what is written is read again, and what cannot be read is refused in a sentence."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boneyard.core.codec import pack
from boneyard.core.diagram import BadPicture
from boneyard.core.fields import fields
from boneyard.games.bad_bones.model.board import NOWHERE
from boneyard.games.bad_bones.model.state import BadBones, Kingdom
from tests.games.bad_bones.pictures import EMPTY, EMPTY_COOP, GAME

TWO = f"raven{EMPTY}\nstag{EMPTY}"
TEAM = f"variants: coop\n\nraven{EMPTY_COOP}\nstag{EMPTY_COOP}"

# Written and read again


def begins_a_phase(s: BadBones) -> bool:
    """Whether the hero or the trap phase has just begun: the only moments a picture can go on from."""
    kinds = {decision.kind for decision in s.open}
    if kinds == {"move_hero"}:
        return len(s.open) == sum(k.hero != NOWHERE for k in s.kingdoms)
    if kinds == {"choose_trap"} and s.book.coop:
        return s.open[0].seat == 0
    return kinds == {"choose_trap"} and len(s.open) == s.book.seats


def played_at_random(seats: int, seed: int, options: dict[str, Any]) -> Iterator[BadBones]:
    """The positions of a game in which a phase begins, and the last one."""
    s = GAME.new(seats, seed, options)
    chance = random.Random(seed)
    while s.open and s.round < 12:
        if begins_a_phase(s):
            yield s
        decision = chance.choice(s.open)
        GAME.apply(s, decision.seat, chance.choice(decision.options))
    if s.ending:
        yield s


def essence(s: BadBones) -> dict[str, Any]:
    """All that a picture shows: not the draws to come, the market that is closed, nor what the answers were."""
    unseen = ("rng", "answers", "revealed", "agenda", "kingdoms", "stock", "book")
    shown = {name: pack(getattr(s, name)) for name in fields(BadBones) if name not in unseen}
    return {**shown, "kingdoms": [kingdom_essence(k) for k in s.kingdoms], "book": pack(s.book)}


def kingdom_essence(k: Kingdom) -> dict[str, Any]:
    """A kingdom, in which it does not matter who came first."""
    unseen = ("coins", "bones", "cemetery")
    shown = {name: pack(getattr(k, name)) for name in fields(Kingdom) if name not in unseen}
    return {**shown, "bones": sorted(k.bones), "cemetery": sorted(k.cemetery)}


OPTIONS = st.fixed_dictionaries(
    {
        "advanced": st.booleans(),
        "chiefs": st.booleans(),
        "german_hearse": st.booleans(),
        "german_ice_staff": st.booleans(),
        "german_teleport_staff": st.booleans(),
    }
)


def check_positions(seats: int, seed: int, options: dict[str, Any]) -> None:
    """Every position in which a phase begins is the same after it was written and read."""
    for s in played_at_random(seats, seed, options):
        text = GAME.write(s)
        again = GAME.read(text)
        assert GAME.write(again) == text
        if not s.ending:
            assert essence(again) == essence(s)
            assert [(d.seat, d.kind, d.options) for d in again.open] == [(d.seat, d.kind, d.options) for d in s.open]


@settings(max_examples=15, deadline=None)
@given(seats=st.integers(2, 6), seed=st.integers(0, 10**6), options=OPTIONS)
def test_the_beginning_of_a_phase_can_be_written_and_read(seats: int, seed: int, options: dict[str, Any]) -> None:
    check_positions(seats, seed, options)


@settings(max_examples=8, deadline=None)
@given(seats=st.integers(2, 6), seed=st.integers(0, 10**6), options=OPTIONS)
def test_so_it_can_in_co_op(seats: int, seed: int, options: dict[str, Any]) -> None:
    check_positions(seats, seed, {**options, "coop": True, "leader": seed % seats, "play_on": seed % 2 == 0})


@settings(max_examples=8, deadline=None)
@given(rounds=st.integers(1, 30), seed=st.integers(0, 10**6), options=OPTIONS)
def test_so_it_can_alone(rounds: int, seed: int, options: dict[str, Any]) -> None:
    for s in played_at_random(1, seed, {**options, "rounds": rounds}):
        again = GAME.read(GAME.write(s))
        assert GAME.write(again) == GAME.write(s)
        assert s.ending or essence(again) == essence(s)


def test_a_picture_shows_everything_there_is() -> None:
    text = r"""round: 4
phase: trap
variants: advanced, chiefs, german hearse, german ice staff, german teleport staff
leader: stag
gone: yl, yE

raven
        2yv     .       .       .       pFv'
2yl>ylD> /       \-      C       C-      D       yr<
.       D-      $       #       #-      B       .
rl>      U       Lw      T3H     Lbg^    O       .
.       O-      S       S-      X       Xbr<'*  .
.       2p<rA^  glIv    y>&1    b<*     .       pr<
houses: 2
supply: wall 2, dragon 1
cemetery: bl, y, yrN
weapon: ice staff
bought: ice staff, wall, wall

stag
  .   .   .   .   .
. .   .   .   .   . .
. .   .   .   .   . .
. .   .   T0  .   . .
. .   .   .   .   . .
. H   .   .   .   . .
houses: 5
"""
    assert squeezed(GAME.write(GAME.read(text))) == squeezed(text)


def squeezed(text: str) -> list[list[str]]:
    """Line by line, word by word."""
    return [line.split() for line in text.splitlines()]


def test_a_co_operative_picture_shows_what_the_team_shares() -> None:
    text = """round: 2
phase: hero
variants: coop
rounds: 10
leader: boar
capital: 1
shared supply: wall 3, catapult 2
resting: dragon, treasure

raven
yl> .   .   .   .   .   .
.   .   T1H .   R   .   .
.   .   .   .   .   .   .
.   .   R/  .   T1  .   .
.   .   .   .   .   .   .
    .   b^  .   .   .

stag
.   .   .   .   .   .   .
.   .   T1  .   T1  .   .
.   .   .   .   H   .   .
.   .   T1  .   T1  .   .
.   .   .   .   .   .   .
    .   .   .   .   .

boar
.   .   .   .   .   .   .
.   .   T1H .   T1  .   .
.   .   .   .   .   .   .
.   .   T1  .   T1  .   .
.   .   .   .   .   .   .
    .   .   .   .   .
"""
    assert squeezed(GAME.write(GAME.read(text))) == squeezed(text)


def test_lines_left_out_mean_the_usual() -> None:
    assert GAME.write(GAME.read(TWO)).splitlines()[:4] == ["round: 1", "phase: hero", "", "raven"]
    assert GAME.write(GAME.read(TWO)).count("houses: 5") == 2
    assert "capital: 2\nshared supply: nothing\n" in GAME.write(GAME.read(TEAM))
    assert "rounds: 10" in GAME.write(GAME.read(f"raven{EMPTY.replace('T4H', 'T1H')}"))


def test_a_picture_of_the_end_asks_nothing() -> None:
    s = GAME.read(f"phase: over\n\n{TWO.replace('T4H', 'T0H', 1)}")
    assert not s.open
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert outcome.winners == (1,)


# Refused

TABLE_LINES = "round, phase, variants, rounds, heroic, leader, capital, shared supply, resting, gone"
KINGDOM_LINES = "houses, supply, cemetery, weapon, bought"
VARIANTS = "advanced, chiefs, coop, german hearse, german ice staff, german teleport staff, play on"
TRAPS = "wall, catapult, dragon, treasure, barricade, bomb, hearse, labyrinth, portal, spring"
WEAPONS = "crossbow, ice staff, death staff, teleport staff, two handed sword, battle axe, morning star, rapier"
PLAIN = "yl bl rl gl pl y b r g p yr br rr gr pr"
A_ROW = "a row has a forest slot, five squares and a forest slot; a forest row five"
TOP = "      .   .   .   .   .\n"


def with_square(token: str) -> str:
    """A table with something on b3 of the raven's board."""
    return TWO.replace(".   T4H", f"{token} T4H", 1)


def with_tower(token: str) -> str:
    """A table with something where the raven's tower stands."""
    return TWO.replace("T4H", token, 1)


def with_forest(token: str) -> str:
    """A table with something in the raven's topmost left forest slot."""
    return TWO.replace("  .   .   .   .   .   .   .", f"  {token} . . . . . .", 1)


@pytest.mark.parametrize(
    ("picture", "sentence"),
    [
        ("", "the picture shows 0 kingdoms; there are 1 to 6"),
        ("\n".join(f"raven{EMPTY}" for _ in range(7)), "the picture shows 7 kingdoms; there are 1 to 6"),
        (f"variants: coop\nraven{EMPTY_COOP}", "the picture shows 1 kingdoms; there are 2 to 6 in co-op"),
        (f"stag{EMPTY}", "kingdom 1 is called 'stag'; it is 'raven'"),
        (f"raven{EMPTY}\nraven{EMPTY}", "kingdom 2 is called 'raven'; it is 'stag'"),
        *[
            (f"{line}\n{TWO}", f"the picture says {line.splitlines()[-1]!r}; there may be, once each: {TABLE_LINES}")
            for line in ("hello", "Round: 2", "houses: 3", "round: 1\nround: 2", ". . . . .")
        ],
        *[
            (TWO + line, f"the picture says {line.splitlines()[-1]!r}; there may be, once each: {KINGDOM_LINES}")
            for line in ("hello", "round: 1", "houses: 1\nhouses: 2", ". . . . . . .")
        ],
        *[
            (f"phase: {phase}\n{TWO}", f"phase is {phase!r}; a picture shows one of: hero, trap, over")
            for phase in ("skeletons", "buy", "choose exit", "")
        ],
        ("raven\n. . . . .", "raven has 1 rows; a board and its far forest have 6"),
        (f"raven{EMPTY}\nstag", "stag has 0 rows; a board and its far forest have 6"),
        (TWO.replace(TOP, TOP.replace(".", ". .", 1), 1), f"raven: {A_ROW}"),
        (TWO.replace("T4H .", "T4H", 1), f"raven: {A_ROW}"),
        (TWO.replace("T4H .", "T4H . .", 1), f"raven: {A_ROW}"),
        (f"raven{EMPTY_COOP}", f"raven: {A_ROW}"),
        (TEAM.replace(EMPTY_COOP, EMPTY, 1), f"raven: {A_ROW}"),
    ],
)
def test_a_picture_that_is_no_table_is_refused_in_a_sentence(picture: str, sentence: str) -> None:
    with pytest.raises(BadPicture) as refused:
        GAME.read(picture)
    assert str(refused.value) == sentence


@pytest.mark.parametrize(
    ("picture", "sentence"),
    [
        (with_tower("H"), "raven c3 shows 'H'; there is T and its floors"),
        (with_tower("."), "raven c3 shows '.'; there is T and its floors"),
        (with_tower("R"), "raven c3 shows 'R'; there is T and its floors"),
        (with_square("T4"), "raven b3 shows 'T4'; there is no tower"),
        (with_square("R"), "raven b3 shows 'R'; there is no tower"),
        (TEAM.replace("T1H", "H", 1), "raven b4 shows 'H'; there is T1 or R"),
        *[
            (with_square(token), f"raven, b3: {rest!r} is no skeleton such as yv, 2bl> or pI^'")
            for token, rest in [
                *[("q", "q"), ("y", "y"), ("yx>", "yx>"), ("/y>b", "b"), ("y>?", "?"), ("Y>", "Y>"), ("L", "L")],
                *[("y>''", "'"), ("y>&4", "&4"), ("HH", "H"), ("//", "/"), ("yl>..", ".."), ("y>/", "/")],
            ]
        ],
        (with_forest("y"), "raven, a forest slot: 'y' is no skeleton such as yv, 2bl> or pI^'"),
        (with_forest("/"), "raven, a forest slot: '/' is no skeleton such as yv, 2bl> or pI^'"),
        (with_forest("yl<"), "raven: 'yl<' waits in a forest and does not face the board"),
        (with_square("q>"), f"there is no skeleton q from the top; there are: {PLAIN}"),
        (with_square("zl>"), f"there is no skeleton zl from the left; there are: {PLAIN}"),
        (with_square("yF>"), "there is no friendly yF from the top; there are: rlF pF brF"),
        (with_square("prE>"), "there is no emperor prE from the right; there are: yE"),
        (with_square("13y>"), "the picture shows more yellow-top than the 12 of this game"),
        (with_square("12y>") + "cemetery: y", "the picture shows more yellow-top than the 12 of this game"),
        (f"gone: y\n{with_square('12y>')}", "the picture shows more yellow-top than the 12 of this game"),
        (with_square("yE>"), "the picture shows more yellow-top emperor than the 0 of this game"),
        (
            f"variants: chiefs\n{with_square('2yE>')}",
            "the picture shows more yellow-top emperor than the 1 of this game",
        ),
    ],
)
def test_what_cannot_stand_somewhere_is_refused_in_a_sentence(picture: str, sentence: str) -> None:
    with pytest.raises(BadPicture) as refused:
        GAME.read(picture)
    assert str(refused.value) == sentence


@pytest.mark.parametrize(
    ("picture", "sentence"),
    [
        (f"variants: german\n{TWO}", f"variants says 'german'; it may be: {VARIANTS}"),
        (f"variants: coop, solo\n{TWO}", f"variants says 'solo'; it may be: {VARIANTS}"),
        *[
            (f"round: {number}\n{TWO}", f"round is a number from 0 to 999, not {number!r}")
            for number in ("two", "-1", "1000", "²", "")
        ],
        (f"rounds: 100\nraven{EMPTY}", "rounds is a number from 0 to 99, not '100'"),
        (f"capital: 3\n{TEAM}", "capital is a number from 0 to 2, not '3'"),
        (TWO + "houses: 100", "houses is a number from 0 to 99, not '100'"),
        (TWO + "houses: five", "houses is a number from 0 to 99, not 'five'"),
        (f"leader: boar\n{TWO}", "there is no 'boar' at this table; there are: raven, stag"),
        (f"leader: nobody\n{TWO}", "there is no 'nobody' at this table; there are: raven, stag"),
        (TWO + "cemetery: y>", "cemetery says 'y>'; a skeleton there is, for example: y, bl, 2pr, yI"),
        (TWO + "cemetery: yellow", "cemetery says 'yellow'; a skeleton there is, for example: y, bl, 2pr, yI"),
        (f"gone: Y\n{TWO}", "gone says 'Y'; a skeleton there is, for example: y, bl, 2pr, yI"),
        (TWO + "cemetery: q", f"there is no skeleton q from the top; there are: {PLAIN}"),
        *[
            (
                TWO + f"supply: {item}",
                f"supply says {item!r}; it names traps with their number, for example: wall 2, dragon 1",
            )
            for item in ("wall", "wall two", "wall -1", "wall 1000", "wall ²")
        ],
        (TWO + "supply: ladder 1", f"there is no trap 'ladder'; there are: {TRAPS}"),
        (TWO + "supply: 2", f"there is no trap ''; there are: {TRAPS}"),
        (f"resting: ladder\n{TEAM}", f"there is no trap 'ladder'; there are: {TRAPS}"),
        (TWO + "weapon: spoon", f"there is no weapon 'spoon'; there are: {WEAPONS}"),
    ],
)
def test_a_line_that_says_what_cannot_be_is_refused_in_a_sentence(picture: str, sentence: str) -> None:
    with pytest.raises(BadPicture) as refused:
        GAME.read(picture)
    assert str(refused.value) == sentence


@pytest.mark.parametrize("number", ["9" * 5000, "9" * 12, "1" * 4300])
def test_numbers_too_long_to_be_true_are_refused(number: str) -> None:
    pictures = [
        *[
            f"round: {number}\n{TWO}",
            f"gone: {number}y\n{TWO}",
            with_square(f"{number}y>"),
            with_forest(f"{number}yl>"),
        ],
        *[f"{TWO}cemetery: {number}y", f"{TWO}supply: wall {number}", f"{TWO}houses: {number}"],
    ]
    for picture in pictures:
        with pytest.raises(BadPicture):
            GAME.read(picture)


@pytest.mark.parametrize(
    "picture",
    [
        pytest.param(with_square("-"), id="a trap that is only damaged"),
        pytest.param(with_square("H-"), id="a damaged hero"),
        *[
            pytest.param(with_square(f"{trap}-"), id=f"{trap} has no damaged side")
            for trap in ("$", "B", "U", "Lw", "X")
        ],
        pytest.param(with_square("H"), id="two heroes on one board"),
        pytest.param(with_tower("T4/"), id="a trap on the tower"),
        pytest.param(with_tower("T4y>"), id="a skeleton on the tower"),
        pytest.param(with_tower("T5H"), id="more floors than there are"),
    ],
)
def test_what_can_never_come_about_is_refused(picture: str) -> None:
    with pytest.raises(BadPicture):
        GAME.read(picture)
