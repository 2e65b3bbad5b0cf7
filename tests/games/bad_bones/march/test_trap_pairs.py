"""Every trap before every trap: what the second does to somebody whom the first has sent there (BAD-076).

The skeleton `pr` comes to the first trap on d1, or with the spring on e1; the second is on c1, where the first leads.
One row of the table is one pair: what is answered, row 2 and row 1 of the board afterwards, and where the skeleton is.
"""

from __future__ import annotations

import pytest

from boneyard.games.bad_bones.model.pieces import COPIES, TRAPS
from boneyard.games.bad_bones.model.state import BadBones
from tests.games.bad_bones.pictures import asked, marched, marching, shown
from tests.rulings import ruling

PURPLE_RIGHT = 14
GLYPHS = {
    "wall": "\\",
    "catapult": "C",
    "dragon": "D",
    "treasure": "$",
    "barricade": "#",
    "bomb": "B",
    "hearse": "U",
    "labyrinth": "Lw",
    "portal": "O",
    "spring": "S",
}
ABOVE = r"""
         .  .  .  .   .
      .  .  .  .   .  .  .
      .  .  .  .   .  .  .
      .  .  .  T4H .  .  .
"""
# Rows 2 and 1: how the skeleton comes to the first trap, `1`, which leads it to the second, `2`.
BEFORE = {
    "wall": ". . . . prv . .\n . . . 2 / . .",
    "spring": ". . . . . . .\n . . . 2 . S pr<",
    "": ". . . . . . .\n . . . 2 1 pr< .",
}
PAIRS = r"""
wall      wall      |         | . .    . pr^'   .      .    .    | . .    . \-     /-     .    .    | board
wall      catapult  |         | . .    . .      .      .    .    | . .    . C-     /-     .    .    | stag
wall      dragon    | up      | . .    . pr^'   .      .    .    | . .    . D-     /-     .    .    | board
wall      treasure  |         | . .    . .      .      .    .    | . .    . pr<'   /-     .    .    | board
wall      barricade |         | . .    . .      prv'   .    .    | . .    . #-     /-     .    .    | board
wall      bomb      |         | . .    . .      .      .    .    | . .    . X      /-     .    .    | bag
wall      hearse    |         | . .    . .      .      .    .    | . .    . .      /-     .    .    | stag
wall      labyrinth |         | . .    . .      .      .    .    | . .    . Lwpr<' /-     .    .    | board
wall      portal    |         | . .    . .      .      .    .    | . .    . O-     /-     .    pr<' | board
wall      spring    |         | . .    . .      .      .    .    | . pr<' . S-     /-     .    .    | board

catapult  wall      |         | . .    . .      .      .    .    | . .    . \      C-     .    .    | stag
catapult  catapult  |         | . .    . .      .      .    .    | . .    . C      C-     .    .    | stag
catapult  dragon    |         | . .    . .      .      .    .    | . .    . D      C-     .    .    | stag
catapult  treasure  |         | . .    . .      .      .    .    | . .    . $      C-     .    .    | stag
catapult  barricade |         | . .    . .      .      .    .    | . .    . #      C-     .    .    | stag
catapult  bomb      |         | . .    . .      .      .    .    | . .    . B      C-     .    .    | stag
catapult  hearse    |         | . .    . .      .      .    .    | . .    . U      C-     .    .    | stag
catapult  labyrinth |         | . .    . .      .      .    .    | . .    . Lw     C-     .    .    | stag
catapult  portal    |         | . .    . .      .      .    .    | . .    . O      C-     .    .    | stag
catapult  spring    |         | . .    . .      .      .    .    | . .    . S      C-     .    .    | stag

dragon    wall      | left    | . .    . pr^'   .      .    .    | . .    . \-     D-     .    .    | board
dragon    catapult  | left    | . .    . .      .      .    .    | . .    . C-     D-     .    .    | stag
dragon    dragon    | left up | . .    . pr^'   .      .    .    | . .    . D-     D-     .    .    | board
dragon    treasure  | left    | . .    . .      .      .    .    | . .    . pr<'   D-     .    .    | board
dragon    barricade | up      | . .    . .      pr^'   .    .    | . .    . #      D-     .    .    | board
dragon    bomb      | left    | . .    . .      .      .    .    | . .    . X      D-     .    .    | bag
dragon    hearse    | left    | . .    . .      .      .    .    | . .    . .      D-     .    .    | stag
dragon    labyrinth | left    | . .    . .      .      .    .    | . .    . Lwpr<' D-     .    .    | board
dragon    portal    | left    | . .    . .      .      .    .    | . .    . O-     D-     .    pr<' | board
dragon    spring    | left    | . .    . .      .      .    .    | . pr<' . S-     D-     .    .    | board

treasure  wall      |         | . .    . .      .      .    .    | . .    . \      pr<'   .    .    | board
treasure  catapult  |         | . .    . .      .      .    .    | . .    . C      pr<'   .    .    | board
treasure  dragon    |         | . .    . .      .      .    .    | . .    . D      pr<'   .    .    | board
treasure  treasure  |         | . .    . .      .      .    .    | . .    . $      pr<'   .    .    | board
treasure  barricade |         | . .    . .      .      .    .    | . .    . #      pr<'   .    .    | board
treasure  bomb      |         | . .    . .      .      .    .    | . .    . B      pr<'   .    .    | board
treasure  hearse    |         | . .    . .      .      .    .    | . .    . U      pr<'   .    .    | board
treasure  labyrinth |         | . .    . .      .      .    .    | . .    . Lw     pr<'   .    .    | board
treasure  portal    |         | . .    . .      .      .    .    | . .    . O      pr<'   .    .    | board
treasure  spring    |         | . .    . .      .      .    .    | . .    . S      pr<'   .    .    | board

barricade wall      |         | . .    . .      .      .    .    | . .    . \      #-     pr<' .    | board
barricade catapult  |         | . .    . .      .      .    .    | . .    . C      #-     pr<' .    | board
barricade dragon    |         | . .    . .      .      .    .    | . .    . D      #-     pr<' .    | board
barricade treasure  |         | . .    . .      .      .    .    | . .    . $      #-     pr<' .    | board
barricade barricade |         | . .    . .      .      .    .    | . .    . #      #-     pr<' .    | board
barricade bomb      |         | . .    . .      .      .    .    | . .    . B      #-     pr<' .    | board
barricade hearse    |         | . .    . .      .      .    .    | . .    . U      #-     pr<' .    | board
barricade labyrinth |         | . .    . .      .      .    .    | . .    . Lw     #-     pr<' .    | board
barricade portal    |         | . .    . .      .      .    .    | . .    . O      #-     pr<' .    | board
barricade spring    |         | . .    . .      .      .    .    | . .    . S      #-     pr<' .    | board

bomb      wall      |         | . .    . .      .      .    .    | . .    . \      X      .    .    | bag
bomb      catapult  |         | . .    . .      .      .    .    | . .    . C      X      .    .    | bag
bomb      dragon    |         | . .    . .      .      .    .    | . .    . D      X      .    .    | bag
bomb      treasure  |         | . .    . .      .      .    .    | . .    . $      X      .    .    | bag
bomb      barricade |         | . .    . .      .      .    .    | . .    . #      X      .    .    | bag
bomb      bomb      |         | . .    . .      .      .    .    | . .    . B      X      .    .    | bag
bomb      hearse    |         | . .    . .      .      .    .    | . .    . U      X      .    .    | bag
bomb      labyrinth |         | . .    . .      .      .    .    | . .    . Lw     X      .    .    | bag
bomb      portal    |         | . .    . .      .      .    .    | . .    . O      X      .    .    | bag
bomb      spring    |         | . .    . .      .      .    .    | . .    . S      X      .    .    | bag

hearse    wall      |         | . .    . .      .      .    .    | . .    . \      .      .    .    | stag
hearse    catapult  |         | . .    . .      .      .    .    | . .    . C      .      .    .    | stag
hearse    dragon    |         | . .    . .      .      .    .    | . .    . D      .      .    .    | stag
hearse    treasure  |         | . .    . .      .      .    .    | . .    . $      .      .    .    | stag
hearse    barricade |         | . .    . .      .      .    .    | . .    . #      .      .    .    | stag
hearse    bomb      |         | . .    . .      .      .    .    | . .    . B      .      .    .    | stag
hearse    hearse    |         | . .    . .      .      .    .    | . .    . U      .      .    .    | stag
hearse    labyrinth |         | . .    . .      .      .    .    | . .    . Lw     .      .    .    | stag
hearse    portal    |         | . .    . .      .      .    .    | . .    . O      .      .    .    | stag
hearse    spring    |         | . .    . .      .      .    .    | . .    . S      .      .    .    | stag

labyrinth wall      |         | . .    . .      .      .    .    | . .    . \      Lwpr<' .    .    | board
labyrinth catapult  |         | . .    . .      .      .    .    | . .    . C      Lwpr<' .    .    | board
labyrinth dragon    |         | . .    . .      .      .    .    | . .    . D      Lwpr<' .    .    | board
labyrinth treasure  |         | . .    . .      .      .    .    | . .    . $      Lwpr<' .    .    | board
labyrinth barricade |         | . .    . .      .      .    .    | . .    . #      Lwpr<' .    .    | board
labyrinth bomb      |         | . .    . .      .      .    .    | . .    . B      Lwpr<' .    .    | board
labyrinth hearse    |         | . .    . .      .      .    .    | . .    . U      Lwpr<' .    .    | board
labyrinth labyrinth |         | . .    . .      .      .    .    | . .    . Lw     Lwpr<' .    .    | board
labyrinth portal    |         | . .    . .      .      .    .    | . .    . O      Lwpr<' .    .    | board
labyrinth spring    |         | . .    . .      .      .    .    | . .    . S      Lwpr<' .    .    | board

portal    wall      |         | . .    . .      .      .    .    | . .    . \      O-     .    pr<' | board
portal    catapult  |         | . .    . .      .      .    .    | . .    . C      O-     .    pr<' | board
portal    dragon    |         | . .    . .      .      .    .    | . .    . D      O-     .    pr<' | board
portal    treasure  |         | . .    . .      .      .    .    | . .    . $      O-     .    pr<' | board
portal    barricade |         | . .    . .      .      .    .    | . .    . #      O-     .    pr<' | board
portal    bomb      |         | . .    . .      .      .    .    | . .    . B      O-     .    pr<' | board
portal    hearse    |         | . .    . .      .      .    .    | . .    . U      O-     .    pr<' | board
portal    labyrinth |         | . .    . .      .      .    .    | . .    . Lw     O-     .    pr<' | board
portal    portal    |         | . .    . .      .      .    .    | . .    . O      O-     .    pr<' | board
portal    spring    |         | . .    . .      .      .    .    | . .    . S      O-     .    pr<' | board

spring    wall      |         | . .    . pr^'   .      .    .    | . .    . \-     .      S-   .    | board
spring    catapult  |         | . .    . .      .      .    .    | . .    . C-     .      S-   .    | stag
spring    dragon    | up      | . .    . pr^'   .      .    .    | . .    . D-     .      S-   .    | board
spring    treasure  |         | . .    . .      .      .    .    | . .    . pr<'   .      S-   .    | board
spring    barricade |         | . .    . .      .      .    .    | . .    . #-     .      S-   .    | bag
spring    bomb      |         | . .    . .      .      .    .    | . .    . X      .      S-   .    | bag
spring    hearse    |         | . .    . .      .      .    .    | . .    . .      .      S-   .    | stag
spring    labyrinth |         | . .    . .      .      .    .    | . .    . Lwpr<' .      S-   .    | board
spring    portal    |         | . .    . .      .      .    .    | . .    . O-     .      S-   pr<' | board
spring    spring    |         | . .    . .      .      .    .    | . pr<' . S-     .      S-   .    | board
"""
ROWS = [[part.strip() for part in line.split("|")] for line in PAIRS.splitlines() if line]
PER_PAIR = [(*names.split(), *rest) for names, *rest in ROWS]


def before(first: str, second: str) -> str:
    """The board before the pair acts."""
    rows = BEFORE.get(first, BEFORE[""]).replace("1", GLYPHS[first]).replace("2", GLYPHS[second])
    return ABOVE + rows


def test_the_table_has_every_ordered_pair() -> None:
    names = [trap.name for trap in TRAPS]
    assert [(row[0], row[1]) for row in PER_PAIR] == [(first, second) for first in names for second in names]


@ruling("BAD-038", "BAD-039", "BAD-066", "BAD-067", "BAD-069", "BAD-076")
@pytest.mark.parametrize(
    ("first", "second", "answers", "row_2", "row_1", "where"), PER_PAIR, ids=[f"{row[0]}-{row[1]}" for row in PER_PAIR]
)
def test_the_second_trap_does_what_the_table_says(
    first: str, second: str, answers: str, row_2: str, row_1: str, where: str
) -> None:
    s = marched(before(first, second), *answers.split())
    assert shown(s) == f"{ABOVE}\n{row_2}\n{row_1}"
    assert where_it_is(s) == where


def where_it_is(s: BadBones) -> str:
    """The bag, the stag's cemetery, or the board."""
    if s.bag[PURPLE_RIGHT] == COPIES:
        return "bag"
    return "stag" if s.kingdoms[1].cemetery == [PURPLE_RIGHT] else "board"


@ruling("BAD-042", "BAD-069")
def test_a_dragon_does_not_chase_into_a_barricade() -> None:
    assert asked(marching(before("dragon", "barricade"))) == ["up", "right", "down"]


@ruling("BAD-070")
def test_whom_a_spring_throws_onto_a_hearse_leaves_with_it() -> None:
    assert shown(marched(before("spring", "hearse"))) == "stag\nsupply: hearse 1\ncemetery: pr"
