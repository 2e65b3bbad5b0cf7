"""The board of Baby Boom, and what is said of its moves."""

from __future__ import annotations

import random
import re

import pytest

import boneyard
from boneyard.games.baby_boom.board import SQUARES
from boneyard.games.baby_boom.events import Exploded, Moved, RolledForFirst, RoundBegan
from boneyard.terminal.games.baby_boom import after, draw
from boneyard.terminal.menu import choices
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
    blast = Exploded(1, SQUARES.index("c5"), 5, swept, (swept[1], swept[3]), (12, 12))
    board = drawn(picture, Scene(PEOPLE.players, [moved("a4", "a5")], [moved("c4", "c5"), blast])).splitlines()
    assert board[1] == "5 │[ R4 ]│      │‹ G* ›│      │  ××  │"
    assert board[3] == "4 │[    ]│      │‹    ›│      │      │"
    assert board[5] == "3 │      │      │  ××  │      │      │"


def test_marks_do_not_outlive_the_round() -> None:
    picture = "r5 . . . g5\n" + ". . . . .\n" * 4
    began = RoundBegan(2, 0)
    assert "[" not in drawn(picture, Scene(PEOPLE.players, [moved("a4", "a5"), began], [moved("c4", "c5")]))
    assert "‹" not in drawn(picture, Scene(PEOPLE.players, [moved("a4", "a5"), began], [moved("c4", "c5")]))


def test_marks_of_this_round_are_those_since_it_began() -> None:
    picture = "r5 . . . g5\n" + ". . . . .\n" * 4
    board = drawn(picture, Scene(PEOPLE.players, [moved("d5", "e5")], [moved("c4", "c5"), RoundBegan(2, 0)]))
    assert "‹" not in board
    assert "[ G5 ]" in board


@pytest.mark.parametrize("width", [20, 37, 40, 59])
def test_in_a_narrow_window_the_scores_go_below_the_board(width: int) -> None:
    picture = "r5 g5 y5 b5 .\n" + ". . . . .\n" * 4 + "scores: 1, 2, 3, 14"
    lines = painter_of(GAME).table(GAME.view(GAME.read(picture), None), PEOPLE, Voice("en"), width)
    plain = [line.plain for line in lines]
    assert plain[11].split() == ["a", "b", "c", "d", "e"]
    assert any(line.startswith("  B Blue   14") for line in plain[12:])
    assert all(len(line) <= max(width, 38) for line in plain)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("risky", [False, True])
def test_the_board_can_be_drawn_from_the_one_before_and_what_was_told(seats: int, risky: bool) -> None:
    luck = random.Random(seats)
    for seed in range(5):
        state = GAME.new(seats, seed, {"risky_business": risky, "tiles_and_bombs": True})
        while asked := GAME.pending(state):
            before = GAME.view(state, None)
            told = GAME.apply(state, asked[0].seat, luck.choice(asked[0].options))
            now = GAME.view(state, None)
            if asked[0].kind in ("move", "count_down") and now.round == before.round:
                drawn_so = after(before, told)
                assert sorted(drawn_so.dice, key=lambda die: die.square) == sorted(now.dice, key=lambda die: die.square)
                assert drawn_so.tiles == now.tiles


def offered(picture: str, language: str = "en") -> list[str]:
    """The options of a position as they are listed."""
    state = GAME.read(picture)
    decision = GAME.pending(state)[0]
    effects = [GAME.effect(state, decision, option) for option in decision.options]
    return [str(choice) for choice in choices(decision, GAME.present(state, decision), effects, Voice(language))]


def test_a_blocked_die_says_what_it_becomes() -> None:
    picture = "r5 g5 . . .\ng5 . . . .\n" + ". . . . .\n" * 3 + "turn: red"
    assert offered(picture) == ["Count down on a5 (a5 stays) – shows 4"]
    assert offered(picture, "fr") == ["Décompter en a5 (a5 sur place) – montre 4"]
    assert offered(picture.replace("r5", "r1")) == ["Count down on a5 (a5 stays) – Boom! hits 2"]


def test_a_move_that_ends_in_a_blast_says_whom_it_hits() -> None:
    picture = ". . . . .\nr3 g1 . g4 .\n. . r5 . .\n. . . . .\n. . . . .\nturn: red"
    assert "Move a4 → b4 – pushes Green to c4: Boom! hits 3 (2 of yours); is hit" in offered(picture)
    french = [re.sub(r"\s", " ", option) for option in offered(picture, "fr")]
    assert "Déplacer a4 → b4 – pousse Vert vers c4 : Boom ! touche 3 dés (dont 2 à vous) ; est touché" in french
    rolled = offered(f"{picture}\nvariants: risky business")
    assert "Move a4 → b4 – pushes Green to c4: Boom!, roll for its reach; shows 2" in rolled
    alone = "r1 . . . .\n. . . . .\n. . . . g4\n. . . . .\n. . . . .\nturn: red"
    assert offered(alone) == ["Move a5 → b5 – Boom! hits nothing", "Move a5 → a4 – Boom! hits nothing"]


def test_a_tied_roll_is_announced() -> None:
    rolls = [(0, 5), (1, 2), (2, 5), (3, 5), (0, 0), (2, 0), (3, 0), (0, 1), (2, 3), (3, 2)]
    asides = painter_of(GAME).asides([RolledForFirst(seat, face) for seat, face in rolls])
    said = {number: Voice("en").say(phrase) for number, phrase in asides.items()}
    assert said == dict.fromkeys((4, 7), "Red, Yellow and Blue tie and roll again.")


def test_colour_is_never_alone() -> None:
    picture = "r5 g5 y5 b5 .\n" + ". . . . .\n" * 4
    lines = painter_of(GAME).table(GAME.view(GAME.read(picture), None), PEOPLE, Voice("en"), 80)
    beside = [line.plain[40:] for line in lines]
    assert "▸ R Red     0 human" in beside
    assert "  B Blue    0 mcts:200ms" in beside
