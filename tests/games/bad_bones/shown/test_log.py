"""The log of Bad Bones, in both languages."""

from __future__ import annotations

import pytest

from boneyard.games.bad_bones.march.walk import CHASED, HELD, LEAVES, SLAIN, STANDS, STAYS, THROWN, TOWER
from boneyard.games.bad_bones.model import events as said
from boneyard.games.bad_bones.model.answers import kind_name
from boneyard.games.bad_bones.model.board import EDGE, LEFT, NOWHERE, SQUARES, UP
from boneyard.games.bad_bones.model.names import direction_of
from boneyard.games.bad_bones.model.pieces import BARRICADE, CATAPULT, DAMAGED, KINDS, LABYRINTH, NO_TRAP, TURN, WALL
from boneyard.games.bad_bones.model.state import ANYBODY, NOBODY
from tests.games.bad_bones.shown.said import told

NAMES = [kind_name(kind) for kind in range(KINDS)]


def kinds(*names: str) -> tuple[int, ...]:
    return tuple(NAMES.index(name) for name in names)


def path(*squares: str) -> tuple[int, ...]:
    return tuple(SQUARES.index(square) for square in squares)


def test_a_plain_step_is_a_short_sentence() -> None:
    step = said.Marched(0, kinds("yellow-top"), path("c5", "c4"), STANDS, 2, NOBODY)
    assert told(step) == ("Raven: a yellow skeleton goes from c5 to c4.", "Corbeau : un squelette jaune va de c5 à c4.")


def test_a_step_that_turns_says_which_way() -> None:
    step = said.Marched(1, kinds("red-left"), path("b4", "c4"), STANDS, 2, NOBODY)
    assert told(step) == (
        "Stag: a red skeleton goes from b4 to c4 and turns down.",
        "Cerf : un squelette rouge va de b4 à c4 et se tourne vers le bas.",
    )


def test_a_ricochet_says_its_way() -> None:
    step = said.Marched(0, kinds("blue-left"), path("a2", "b2", "b3"), STANDS, UP, NOBODY)
    assert told(step)[0] == "Raven: a blue skeleton goes from a2 via b2 to b3."


def test_who_comes_back_to_its_square_has_left_it() -> None:
    step = said.Marched(0, kinds("blue-left"), path("e5", "e4", "e5"), STANDS, UP, NOBODY)
    assert told(step) == (
        "Raven: a blue skeleton leaves e5 via e4 and comes back to e5.",
        "Corbeau : un squelette bleu quitte e5 via e4 et revient en e5.",
    )


def test_a_group_goes_in_the_plural_and_is_counted() -> None:
    group = kinds("yellow-top instructor", "red-left", "red-left", "purple-left spectral")
    step = said.Marched(2, group, path("a3", "b3"), STANDS, 1, NOBODY)
    assert told(step) == (
        "Boar: a yellow instructor, 2 red skeletons and a purple spectral chief go from a3 to b3.",
        "Sanglier : un instructeur jaune, 2 squelettes rouges et un chef spectral violet vont de a3 à b3.",
    )


def test_who_comes_out_of_a_forest_comes_from_its_side() -> None:
    left = said.Marched(0, kinds("blue-left"), (26, *path("a4")), STANDS, 1, NOBODY)
    far = said.Marched(0, kinds("blue-top"), (31, *path("b5")), STANDS, 2, NOBODY)
    coop = said.Marched(0, kinds("blue-top"), (31, *path("b1")), STANDS, 0, NOBODY)
    assert told(left)[0] == "Raven: a blue skeleton comes out of the left forest to a4."
    assert told(far)[1] == "Corbeau : un squelette bleu sort de la forêt du haut et arrive en b5."
    assert told(coop)[0] == "Raven: a blue skeleton comes out of the bottom forest to b1."


def test_who_leaves_says_for_whose_cemetery() -> None:
    way = (*path("a3"), EDGE + LEFT)
    away = said.Marched(0, kinds("green-right"), way, LEAVES, LEFT, 1)
    back = said.Marched(0, kinds("green-right"), way, LEAVES, LEFT, 0)
    whom = said.Marched(0, kinds("green-right"), (*path("c5"), EDGE + UP), LEAVES, UP, ANYBODY)
    burns = said.Marched(0, kinds("green-right"), (*path("c1"), EDGE + 2), LEAVES, 2, NOBODY)
    capital = said.Marched(0, kinds("green-right"), (*path("c5"), EDGE + UP), LEAVES, UP, NOBODY)
    assert told(away)[0] == "Raven: a green skeleton leaves from a3 over the left edge for the Stag’s cemetery."
    assert told(back)[0] == "Raven: a green skeleton leaves from a3 over the left edge and will be back."
    assert told(whom)[0] == "Raven: a green skeleton leaves from c5 over the top edge."
    assert told(burns)[0] == "Raven: a green skeleton goes from c1 into the village."
    assert told(capital)[1] == "Corbeau : un squelette vert venant de c5 entre dans la capitale."
    assert told(away)[1] == (
        "Corbeau : un squelette vert venant de a3 quitte le plateau par le bord gauche et part au cimetière du Cerf."
    )


@pytest.mark.parametrize(
    ("fate", "target", "english"),
    [
        (STAYS, NOBODY, "Raven: a red skeleton from b3 is stopped by the barricade on c3."),
        (SLAIN, NOBODY, "Raven: a red skeleton comes from b3 and is killed by the hero on c3."),
        (TOWER, NOBODY, "Raven: a red skeleton goes from b3 into the tower on c3."),
        (THROWN, 2, "Raven: a red skeleton from b3 is thrown by the catapult on c3 into the Boar’s cemetery."),
        (THROWN, ANYBODY, "Raven: a red skeleton from b3 is thrown by the catapult on c3."),
        (CHASED, NOBODY, "Raven: a red skeleton from b3 meets the dragon on c3."),
        (HELD, NOBODY, "Raven: a red skeleton goes from b3 into the labyrinth on c3."),
    ],
)
def test_every_fate_has_its_sentence(fate: int, target: int, english: str) -> None:
    assert told(said.Marched(0, kinds("red-top"), path("b3", "c3"), fate, 1, target))[0] == english


def test_who_is_not_let_out_of_a_labyrinth_did_not_come_there() -> None:
    kept = said.Marched(0, kinds("red-top"), path("b3", "b3"), HELD, 1, NOBODY)
    assert told(kept)[0] == "Raven: a red skeleton finds no way out of the labyrinth on b3."


def test_a_flight_over_a_square_keeps_its_direction() -> None:
    assert direction_of(path("a3", "b3", "d3")) == 1
    assert direction_of(path("c5", "c4", "c2")) == 2
    assert direction_of(path("e2", "d2", "b2")) == LEFT


def test_traps_agree_in_gender() -> None:
    where = SQUARES.index("d2")
    assert told(said.TrapPlaced(0, where, BARRICADE))[1] == "Le Corbeau pose une barricade en d2."
    assert (
        told(said.TrapPlaced(0, where, LABYRINTH | 1 << TURN))[1] == "Le Corbeau pose un labyrinthe en d2, face noire."
    )
    assert told(said.TrapPlaced(0, where, WALL))[0] == "The Raven places a wall on d2, leaning /."
    assert told(said.Wore(0, where, CATAPULT, CATAPULT | DAMAGED, "used"))[1] == (
        "La catapulte du Corbeau en d2 est abîmée."
    )
    assert told(said.Wore(0, where, WALL | DAMAGED, NO_TRAP, "used")) == (
        "The Raven’s wall on d2 is worn out and leaves the game.",
        "Le mur du Corbeau en d2 est usé et quitte le jeu.",
    )


def test_those_drawn_and_those_sent_are_told_apart() -> None:
    arrived = said.Arrived(0, kinds("yellow-left", "yellow-left", "red-top demolition"), kinds("green-right"))
    assert told(arrived) == (
        "The Raven draws 2 yellow (left) and 1 red demolition chief (middle). Out of the cemetery: 1 green (right).",
        "Le Corbeau tire 2 jaunes (gauche) et 1 chef artificier rouge (milieu). De son cimetière : 1 vert (droite).",
    )


def test_what_is_left_of_a_tower_is_said() -> None:
    assert told(said.Struck(0, "tower", -2, 1))[0] == "The Raven’s tower loses 2 floors; 1 is left."
    assert told(said.Struck(0, "village", -1, 0)) == (
        "In the Raven’s village a house burns; none is left.",
        "Une maison brûle au village du Corbeau ; il n’en reste plus.",
    )


def test_a_forecast_says_what_will_be_asked() -> None:
    assert told(said.ChoiceAhead(0, "exit", SQUARES.index("c2")))[0] == (
        "The Raven will choose which way the dragon on c2 chases."
    )
    assert told(said.ChoiceAhead(0, "order", NOWHERE))[1] == (
        "L’ordre comptera ; le Corbeau devra dire qui avance d’abord."
    )
    assert told(said.PointsAhead(0, 1)) == (
        "The Raven will have 1 point after this walk.",
        "Le Corbeau aura 1 point après cette marche.",
    )
