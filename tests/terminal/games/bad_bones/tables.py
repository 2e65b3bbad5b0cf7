"""Tables of Bad Bones that are drawn."""

from __future__ import annotations

import pytest

import boneyard
from boneyard.games.bad_bones.game import BAD_BONES
from boneyard.terminal.painter import Scene
from boneyard.terminal.painters import painter_of
from boneyard.words import Voice

GAME = boneyard.game("bad-bones")
PAINTER = painter_of(GAME)
PLAYERS = ["human", "greedy", "random", "mcts:200ms", "random", "random"]
DUEL = r"""
    round: 3
    phase: trap

    raven
          .    2yv  .    .        .
    bl>   .    .    .    .        .               .
    .     .    /    .    Lw2yvb>  .               .
    .     .    .    T4H  .        gl^yvb<r>p>     .
    .     .    D-   \    2gv      .               .
    .     C    .    .    .        .               2pr<
    houses: 4
    supply: wall 2, dragon 1
    cemetery: y, rl

    stag
          .    .    .    .    .
    .     .    .    .    .    .    .
    .     .    3gv  .    .    .    .
    .     .    .    T3   .    gv   y<
    .     H    .    .    /    gvy> .
    .     .    $    .    .    .    .
"""
TEAM = """
    round: 2
    phase: trap
    variants: advanced, coop, chiefs
    capital: 1
    shared supply: wall 1
    resting: dragon

    raven
    .     .    .    .    .    .    .
    .     .    T1   .    T1   .    .
    .     .    .    X    .    .    .
    .     .    R    .    T1H  .    .
    .     .    .    .    .    .    .
          .    b^   .    .    .
    weapon: rapier

    stag
    .     .    .    .    .    .    .
    .     .    T1H  .    T1   .    .
    .     .    .    .    .    .    .
    .     .    T1   .    T1   .    .
    .     .    .    .    .    .    .
          .    .    .    .    .
"""


def table(picture: str, width: int = 80, language: str = "en", **more: object) -> list[str]:
    """The table of a position as the first player sees it, line by line."""
    state = GAME.read(picture)
    scene = Scene(PLAYERS, focus=0)
    for name, value in more.items():
        setattr(scene, name, value)
    lines = PAINTER.table(GAME.view(state, 0), scene, Voice(language), width)
    return [line.plain.replace("\u00a0", " ") for line in lines]


def summed_up(picture: str, language: str = "en", width: int = 80) -> list[str]:
    """The table with what is ahead of the first player in a line."""
    return table(picture, width, language, summary=GAME.sum_up(GAME.read(picture), 0))


def foretold(picture: str) -> list[str]:
    """The table as the forecast leaves it to the first player."""
    state = BAD_BONES.read(picture)
    events, summary = BAD_BONES.forecast(state, 0), BAD_BONES.sum_up(state, 0)
    return table(picture, ahead=events, summary=summary, foretold=BAD_BONES.view_ahead(state, 0))


ALONE = """
    round: 1
    variants: chiefs

    raven
          .    .    .    .    .
    .     .    .    .    .    .    .
    .     CHIEF .   .    .    .    .
    .     y>   b>   T1   r<   g<   .
    .     p^   y<'  .    g<*  .    .
    .     .    H    .    .    .    .
    houses: 1
"""


def chief_tokens() -> list[str]:
    """One token of every chief, as pictures write it."""
    found: dict[str, str] = {}
    for rank in "DNFISAE":
        with pytest.raises(ValueError, match="there are: ") as problem:
            GAME.read(ALONE.replace("CHIEF", f"z{rank}>"))
        found[rank] = str(problem.value).rpartition("there are: ")[2].split()[0]
    return list(found.values())
