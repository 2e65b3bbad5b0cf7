"""The options of a question, found by what is typed."""

from __future__ import annotations

import pytest

from boneyard.core.decision import Action
from boneyard.games.baby_boom.board import SQUARES
from boneyard.terminal.menu import Choice, Menu, Miss, spelled, tokens
from boneyard.words import Voice


def menu(*notations: str) -> Menu:
    return Menu(tuple(Choice(n, Action(text), text, text, "") for n, text in enumerate(notations, start=1)))


def picked(result: Choice | Miss) -> str:
    return result.action.text if isinstance(result, Choice) else " ".join(str(c.number) for c in result.left)


def test_words_are_small_bare_and_squares_need_nothing_between_them() -> None:
    assert tokens("C3c4") == tokens("c3 - C4") == ("c3", "c4")
    assert tokens("Piège c3 /") == ("piege", "c3", "/")
    assert tokens("pinball c3 \\") == ("pinball", "c3", "\\")


def test_what_is_typed_finds_what_is_meant() -> None:
    moves = menu("a1-a2", "a1-b1", "c3-b3", "d3-d4")
    assert picked(moves.pick("4")) == "d3-d4"
    assert picked(moves.pick("a1")) == "1 2"
    assert picked(moves.pick("b1")) == "a1-b1"  # going on from a1
    moves = menu("a1-a2", "a1-b1", "c3-b3", "d3-d4")
    assert picked(moves.pick("b1")) == "2"  # only where it ends: not played without Enter
    assert moves.only() == moves.choices[1]
    assert picked(moves.pick("c")) == "3"  # one letter is never enough
    assert picked(moves.pick("zz")) == ""
    assert moves.only() is None
    assert picked(moves.pick("c3")) == "3"  # the only move of that die, but not all of it
    assert picked(moves.pick("c3-b3")) == "c3-b3"


def test_only_numbers_that_were_shown_stand_for_an_option() -> None:
    many = menu(*[f"wall {square} {turn}" for square in SQUARES for turn in ("up", "down")])
    assert picked(many.pick("1")).startswith("1 2 3")  # all of them: too many to list
    assert picked(many.pick("c3")) == "25 26"
    assert picked(many.pick("26")) == "wall c3 down"
    missed = many.pick("1")
    assert isinstance(missed, Miss)
    assert missed.phrase.args == {"first": 25, "last": 26}


def test_one_square_and_other_words_may_come_in_any_order() -> None:
    traps = menu("wall / c3", "wall \\ c3", "wall / d4", "catapult c3", "take b2", "shift a1 b2", "nothing")
    assert picked(traps.pick("c3 wall /")) == "wall / c3"
    assert picked(traps.pick("b2 take")) == "take b2"
    assert picked(traps.pick("c3 wall")) == "1 2"
    assert picked(traps.pick("/")) == "wall / c3"
    assert picked(traps.pick("b2 a1")) == ""  # from one square to another is a way
    assert traps.meant("d4 / wall") == traps.choices[2]


def test_from_one_square_to_another_is_never_turned_round() -> None:
    moves = menu("c3-c4", "a1-a2")
    assert picked(moves.pick("c4-c3")) == ""
    assert moves.only() is None


def test_words_are_those_of_the_language_also_where_several_stand_together() -> None:
    french = Voice("fr")
    assert spelled("two handed sword for stag", french) == "épée à deux mains pour Cerf"
    assert spelled("c3 up yellow-left demolition", french) == "c3 haut jaune-gauche artificier"
    assert spelled("c3-c4", french) == "c3-c4"
    assert spelled("crossbow for nobody", french) == "arbalète pour nobody"


@pytest.mark.parametrize(
    ("written", "does", "effect", "shown"),
    [
        ("c3-c4", "Move c3 → c4", "shows 4", "Move c3 → c4 – shows 4"),
        ("move d3", "Go to d3", "", "Go to d3 (move d3)"),
        ("aller d3", "Aller en d3", "", "Aller en d3"),
        ("ajouter épée", "Ajouter Épée", "1 dé", "Ajouter Épée – 1 dé"),
        ("target c3", "Target Troll Runt", "3 of 3 HP", "Target Troll Runt (target c3) – 3 of 3 HP"),
    ],
)
def test_an_option_says_what_it_does_and_how_to_type_it(written: str, does: str, effect: str, shown: str) -> None:
    assert str(Choice(1, Action("x"), written, does, effect)) == shown


def test_a_move_that_cannot_be_lists_those_that_begin_like_it() -> None:
    moves = menu("a1-a2", "a1-b1", "c3-b3")
    missed = moves.pick("a1-a4")
    assert isinstance(missed, Miss)
    assert missed.phrase.args == {"typed": "a1-a4", "start": "a1"}
    assert picked(missed) == "1 2"
    assert picked(moves.pick("e5-e4")) == ""
