"""Boards and lists as they are seen."""

from __future__ import annotations

import boneyard
from boneyard.core.decision import Action
from boneyard.games.baby_boom.board import SQUARES
from boneyard.games.baby_boom.events import Exploded, Moved, RoundBegan
from boneyard.terminal.baby_boom import draw
from boneyard.terminal.menu import Choice, Menu, Miss, listed, tokens
from boneyard.terminal.painter import Scene
from boneyard.terminal.painters import painter_of
from boneyard.words import Voice

GAME = boneyard.game("baby-boom")
PEOPLE = Scene(["human", "greedy", "random", "mcts:200ms"])


def drawn(picture: str, scene: Scene = PEOPLE, language: str = "en") -> str:
    view = GAME.view(GAME.read(picture), None)
    return "\n".join(line.plain.rstrip() for line in draw(view, scene, Voice(language)))


def moved(start: str, end: str) -> Moved:
    return Moved(0, (SQUARES.index(start), SQUARES.index(end)), 4)


def test_dice_tiles_and_walls_are_where_they_belong() -> None:
    picture = """
        r5 .  ^  >  v
        .  g* x  o  <
        /  .  \\  .  y1
        .  ¯  .  ]  .
        _  .  r4x .  b3[
    """
    assert drawn(picture) == (
        "  ┌──────┬──────┬──────┬──────┬──────┐\n"
        "5 │  R5  │      │  ↑↑  │  →→  │  ↓↓  │\n"
        "  ├──────┼──────┼──────┼──────┼──────┤\n"
        "4 │      │  G*  │  xx  │  ()  │  ←←  │\n"
        "  ├──────┼──────┼──────┼──────┼──────┤\n"
        "3 │  ╱╱  │      │  ╲╲  │      │  Y1  │\n"
        "  ├──────┼━━━━━━┼──────┼──────┼──────┤\n"
        "2 │      │  ▀▀  │      │    ▐ ┃      │\n"
        "  ├──────┼──────┼──────┼──────┼──────┤\n"
        "1 │  ▄▄  │      │  R4x │      ┃  B3  │\n"
        "  └━━━━━━┴──────┴──────┴──────┴──────┘\n"
        "     a      b      c      d      e"
    )


def test_letters_are_those_of_the_language() -> None:
    picture = "r5 g5 y5 b5 .\n" + ". . . . .\n" * 4
    assert "│  R5  │  V5  │  J5  │  B5  │" in drawn(picture, language="fr")


def test_the_last_moves_and_what_they_hit_are_marked() -> None:
    picture = "r4 . g* . .\n" + ". . . . .\n" * 4
    swept = tuple(SQUARES.index(square) for square in ("c4", "c3", "d5", "e5"))
    blast = Exploded(1, SQUARES.index("c5"), 5, swept, (swept[1], swept[3]))
    board = drawn(picture, Scene(PEOPLE.players, [moved("a4", "a5")], [moved("c4", "c5"), blast])).splitlines()
    assert board[1] == "5 │[ R4 ]│      │‹ G* ›│      │  ××  │"
    assert board[3] == "4 │[    ]│      │‹    ›│      │      │"
    assert board[5] == "3 │      │      │  ××  │      │      │"


def test_marks_do_not_outlive_the_round() -> None:
    picture = "r5 . . . g5\n" + ". . . . .\n" * 4
    began = RoundBegan(2, 0)
    assert "[" not in drawn(picture, Scene(PEOPLE.players, [moved("a4", "a5"), began], [moved("c4", "c5")]))
    assert "‹" not in drawn(picture, Scene(PEOPLE.players, [moved("a4", "a5"), began], [moved("c4", "c5")]))


def test_colour_is_never_alone() -> None:
    picture = "r5 g5 y5 b5 .\n" + ". . . . .\n" * 4
    lines = painter_of(GAME).table(GAME.view(GAME.read(picture), None), PEOPLE, Voice("en"), 80)
    beside = [line.plain[40:] for line in lines]
    assert "▸ R Red     0 human" in beside
    assert "  B Blue    0 mcts:200ms" in beside


def menu(*notations: str) -> Menu:
    return Menu(tuple(Choice(n, Action(text), text, "") for n, text in enumerate(notations, start=1)))


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
    assert picked(moves.pick("c3")) == "c3-b3"  # the only move of that die


def test_lists_keep_together_what_begins_alike() -> None:
    moves = menu("a1-a2", "a1-b1", "c3-b3")
    assert listed(moves.choices, 80) == [" 1 a1-a2  2 a1-b1", " 3 c3-b3"]
    assert listed(menu("a1", "b1", "c1").choices, 13) == [" 1 a1  2 b1", " 3 c1"]
