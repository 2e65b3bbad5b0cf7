"""Where the order of moves is not asked for it changes nothing, and where it can change something it is asked for."""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings

from boneyard.core.agenda import Task, Together
from boneyard.core.decision import Action, Decision
from boneyard.games.bad_bones.march.march import ChooseAim, ChooseEntrant, ChooseExit, ChooseTarget
from boneyard.games.bad_bones.march.order_of_moves import order_matters
from boneyard.games.bad_bones.model.answers import REST
from boneyard.games.bad_bones.model.pieces import kind_of
from boneyard.games.bad_bones.model.state import BadBones
from boneyard.games.bad_bones.phases.skeletons import SKELETON_PHASE, ChooseHearse
from tests.games.bad_bones.boards import Build, begin, built, chances, summary
from tests.games.bad_bones.pictures import (
    GAME,
    Drawing,
    march,
    table,
)
from tests.rulings import ruling

BUILDS = {
    "anything": Build(crowded=False, bones=6, traps=12),
    "chiefs": Build(crowded=False, bones=12, traps=12, chiefs=True, coop=False),
    "a team with chiefs": Build(crowded=False, bones=11, traps=10, chiefs=True, coop=True, seats=(2, 3)),
}
ORDERS = 12  # that are tried; of three skeletons and less all


def what_is_asked(s: BadBones) -> str:
    """The question as far as it concerns somebody in particular: who, from where, on which square."""
    top = s.agenda[-1]
    task: Task = top.lane_of(s.open[0].seat).agenda[-1] if isinstance(top, Together) else top
    if isinstance(task, ChooseAim):
        return f"aim {task.trip.path[-1]}"
    if isinstance(task, ChooseExit | ChooseTarget | ChooseEntrant):
        trip = task.trip
        who = sorted(kind_of(bone) for bone in trip.group)
        return f"{type(task).__name__} {who} {trip.group[0] & 3} {trip.path}"
    return f"hearse {task.cell}" if isinstance(task, ChooseHearse) else type(task).__name__


def fixed_answer(s: BadBones, decision: Decision, seed: int) -> Action:
    """An answer that depends on the question alone, not on when it comes; of the order nobody cares."""
    if REST in decision.options:
        return REST
    return Random(f"{seed} {what_is_asked(s)}").choice(decision.options)


def after(s: BadBones, order: list[int], seed: int) -> dict[str, Any]:
    """The table after phase 3 when the skeletons of the first board move in this order."""
    other = s.clone()
    other.kingdoms[0].bones = order
    begin(other, SKELETON_PHASE)
    while other.open and other.open[0].kind != "offer_heroic":
        decision = other.open[0]
        GAME.apply(other, decision.seat, fixed_answer(other, decision, seed))
    return summary(other)


def orders(chance: Random, bones: list[int]) -> list[list[int]]:
    """Some orders in which they may move; of few, all."""
    if len(bones) <= 3:
        return [list(order) for order in permutations(bones)]
    return [chance.sample(bones, len(bones)) for _ in range(ORDERS)]


@ruling("BAD-022")
@pytest.mark.parametrize("build", BUILDS.values(), ids=BUILDS.keys())
@settings(max_examples=120, deadline=None)
@given(chance=chances())
def test_where_nobody_is_asked_every_order_gives_the_same_table(build: Build, chance: Random) -> None:
    s = built(chance, build)
    if order_matters(s, s.kingdoms[0]):
        return
    seed = chance.randrange(1000)
    usual = after(s, s.kingdoms[0].bones[:], seed)
    for order in orders(chance, s.kingdoms[0].bones):
        assert after(s, order, seed) == usual


@ruling("BAD-022", "BAD-094")
def test_followers_shown_before_their_instructor_keep_nobody_from_moving() -> None:
    assert (
        march("""
            variants: chiefs
            raven
                     .    .    .    .    .
            .        .    .    .    .    .    .
            .        .    .    .    .    .    .
            .        .    .    T4H  .    .    .
            bl>&1glI> .   .    .    .    pv   .
            .        .    .    .    .    .    .
        """)
        == """
                 .    .    .    .    .
            .    .    .    .    .    .    .
            .    .    .    .    .    .    .
            .    .    .    T4H  .    .    .
            .    bl>'&1glI>' . . .   .    .
            .    .    .    .    .    pv'  .
        """
    )


ASKED = {
    "a weapon that may be drawn in between": """
        variants: advanced
        raven
             .    .    .    .    .
        .    .    bv   .    .    .    .
        .    y>   H    p<   .    .    .
        .    .    .    T4   .    .    .
        .    .    .    .    .    .    .
        .    .    .    .    .    .    .
        weapon: two handed sword
    """,
    "a weapon, and a dragon that may chase the third one to the hero": """
        variants: advanced
        raven
             .    .    .    .    .
        .    .    bv   .    .    .    .
        .    y>   H    D    p<   .    .
        .    .    .    T4   .    .    .
        .    .    .    .    .    .    .
        .    .    .    .    .    .    .
        weapon: rapier
    """,
    "an instructor who shares his square": """
        variants: chiefs
        raven
             .    .    .    .    .
        .    .    .    .    .    .    .
        .    .    .    .    yI>b^ .   .
        .    .    .    T4H  .    .    .
        .    .    .    .    .    .    .
        .    .    .    .    .    .    .
    """,
    "two instructors on one square": """
        variants: chiefs
        raven
             .    .    .    .    .
        .    .    .    .    .    .    .
        .    .    .    .    yI>glI^ . .
        .    .    .    T4H  .    .    .
        .    .    .    .    .    .    .
        .    .    .    .    .    .    .
    """,
    "an emperor who may take the hero away before another comes": """
        variants: chiefs
        raven
             .    .    .    .    .
        .    .    yEv  .    .    .    .
        .    y>   H    .    .    .    .
        .    .    .    T4   .    .    .
        .    .    .    .    .    .    .
        .    .    .    .    .    .    .
    """,
    "a friendly one who mends the village that another burns": """
        variants: chiefs
        raven
             .    .    .    .    .
        .    .    .    .    .    .    .
        .    .    .    .    .    .    .
        .    .    .    T4H  .    .    .
        .    .    .    .    .    .    .
        .    yv   pFv  .    .    .    .
    """,
    "a friendly one who mends the tower that another breaks": """
        variants: chiefs
        raven
             .    .    .    .    .
        .    .    .    .    .    .    .
        .    .    .    yv   .    .    .
        .    .    pF>  T4H  .    .    .
        .    .    .    .    .    .    .
        .    .    .    .    .    .    .
    """,
    "a tower of the team that stops only one": """
        variants: coop
        raven
        .    .    yv   .    .    .    .
        .    b>   T1   .    T1   .    .
        .    .    .    .    .    .    .
        .    .    T1   .    T1H  .    .
        .    .    .    .    .    .    .
             .    .    .    .    .
    """,
    "a tower of the team with the hero on it": """
        variants: coop
        raven
        .    .    yv   .    .    .    .
        .    y>   T1H  .    T1   .    .
        .    .    .    .    .    .    .
        .    .    T1   .    T1   .    .
        .    .    .    .    .    .    .
             .    .    .    .    .
    """,
}


@ruling("BAD-022")
@pytest.mark.parametrize("picture", ASKED.values(), ids=ASKED.keys())
def test_the_owner_is_asked_for_the_order_where_there_is(picture: str) -> None:
    s = begin(table(picture), SKELETON_PHASE)
    assert [decision.kind for decision in s.open] == ["choose_next"]


NOT_ASKED = {
    "nobody but plain skeletons": """
             .    .    yv   .    .
        .    .    .    .    .    .    .
        .    .    .    y>b^ .    .    .
        .    .    .    T4H  .    .    .
        .    .    .    g^   .    .    .
        .    .    .    pv   .    .    .
    """,
    "a weapon, but fewer than three can come to the hero": """
        variants: advanced
        raven
             .    .    .    .    .
        .    .    bv   .    .    .    .
        .    y>   H    .    p<   .    .
        .    .    .    T4   .    .    .
        .    .    .    .    .    .    .
        .    .    .    .    .    .    .
        weapon: two handed sword
    """,
    "three at the hero, but a weapon that acts when all have moved": """
        variants: advanced
        raven
             .    .    .    .    .
        .    .    bv   .    .    .    .
        .    .    H    .    .    .    .
        .    .    g^   T4   .    .    .
        .    .    .    .    .    .    .
        .    .    .    .    .    .    .
        weapon: death staff
    """,
    "an instructor by himself": """
        variants: chiefs
        raven
             .    .    .    .    .
        .    .    .    .    .    .    .
        .    .    b^   .    yI>  .    .
        .    .    .    T4H  .    .    .
        .    .    .    .    .    .    .
        .    .    .    .    .    .    .
    """,
    "an instructor on the square of one that has moved": """
        variants: chiefs
        raven
             .    .    .    .    .
        .    .    .    .    .    .    .
        .    .    .    .    yI>b^' .  .
        .    .    .    T4H  .    .    .
        .    .    .    .    .    .    .
        .    .    .    .    .    .    .
    """,
    "an emperor alone at the hero": """
        variants: chiefs
        raven
             .    .    .    .    .
        .    .    yEv  .    .    .    .
        .    .    H    .    y>   .    .
        .    .    .    T4   .    .    .
        .    .    .    .    .    .    .
        .    .    .    .    .    .    .
    """,
    "a friendly one at the tower and another at the village": """
        variants: chiefs
        raven
             .    .    .    .    .
        .    .    .    .    .    .    .
        .    .    .    .    .    .    .
        .    .    pF>  T3H  .    .    .
        .    .    .    .    .    .    .
        .    yv   .    .    .    .    .
    """,
    "two towers of the team, one for each": """
        variants: coop
        raven
        .    .    yv   .    bv   .    .
        .    .    T1   .    T1   .    .
        .    .    .    .    .    .    .
        .    .    T1   .    T1H  .    .
        .    .    .    .    .    .    .
             .    .    .    .    .
    """,
}


@ruling("BAD-022")
@pytest.mark.parametrize("picture", NOT_ASKED.values(), ids=NOT_ASKED.keys())
def test_nobody_is_asked_for_the_order_where_there_is(picture: str) -> None:
    s = begin(table(picture), SKELETON_PHASE)
    assert "choose_next" not in [decision.kind for decision in s.open]


@ruling("BAD-122")
def test_the_rest_go_in_reading_order_and_instructors_before_those_on_their_square() -> None:
    for together in ("ylvglI>", "glI>ylv"):  # who was put there first does not matter
        assert march(
            f"""
            variants: chiefs
                  .   .        .   .   .
            .     .   .        .   .   .   .
            .     .   {together} . .   .   .
            .     .   .        T4H .   .   .
            .     .   .        .   .   .   .
            .     .   .        .   .   .   .
            """,
            "rest",
        ) == Drawing("""
                  .   .   .           .   .
            .     .   .   .           .   .   .
            .     .   .   ylv'&1glIv' .   .   .
            .     .   .   T4H         .   .   .
            .     .   .   .           .   .   .
            .     .   .   .           .   .   .
        """)
