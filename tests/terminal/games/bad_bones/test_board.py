"""The kingdoms of Bad Bones as they are seen."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from boneyard.games.bad_bones.model.events import HearseLeft
from boneyard.terminal.games.bad_bones.pieces import curve, short_curve
from boneyard.terminal.painter import Scene
from boneyard.terminal.screen import encodable
from boneyard.words import Voice
from tests.terminal.games.bad_bones.tables import (
    ALONE,
    DUEL,
    GAME,
    PAINTER,
    PLAYERS,
    TEAM,
    chief_tokens,
    summed_up,
    table,
)


def test_everything_is_where_it_belongs() -> None:
    assert "\n".join(summed_up(DUEL)) == (
        "                  2Y●↓                                    Round 3, traps\n"
        "      ┌────────┬────────┬────────┬────────┬────────┐      ○ white still move\n"
        "5  B■→│        │        │ ──┬──  │        │        │\n"
        "      │        │        │   ↓    │        │        │      ▸ Raven ♜4 ⌂4 †2 44\n"
        "      ├────────┼────────┼────────┼────────┼────────┤      ▸ Stag  ♜3 ⌂5 †0 32\n"
        "4     │        │    ╱╱  │ ──┬──  │ laby.○ │        │      Raven human,\n"
        "      │        │  ╱╱    │   ↓    │2Y●↓ B■→│        │      Stag greedy\n"
        "      ├────────┼────────┼────────┼────────┼────────┤      ← Stag →\n"
        "3     │        │        │   ♜4   │        │        │\n"
        "      │        │        │   H    │        │ ×5↑↓←→ │      Supply: wall 2,\n"
        "      ├────────┼────────┼────────┼────────┼────────┤      dragon 1\n"
        "2     │        │ dragon-│  ╲╲    │        │        │      † Cemetery: R▲→ Y●↓\n"
        "      │        │        │    ╲╲  │  2G◆↓  │        │      In the bag: 156\n"
        "      ├────────┼────────┼────────┼────────┼────────┤\n"
        "1     │ catap. │   ╭──  │        │ ──╮    │        │2P★←  ♜ floors, ⌂ houses, †\n"
        "      │        │   ↓    │        │   ↓    │        │      in the cemetery, then\n"
        "      └───a────┴───b────┴───c────┴───d────┴───e────┘      points\n"
        "                  Raven  village ⌂⌂⌂⌂· 4\n"
        "e3: G◆↑ Y●↓ B■← R▲→ P★→\n"
        "Ahead: 2 leave."
    )


def test_in_co_op_the_capital_is_above_and_the_forest_below() -> None:
    shown = table(TEAM)
    assert "Raven  capital ⌂· 1" in shown[0]
    assert shown[17].strip() == "B■↑"
    assert "│  ∴→↑   │" in shown[11]
    assert "│ ruined │" in shown[8]
    beside = [line[58:] for line in shown]
    assert "▸ Raven ♜3 †0 human" in beside
    assert not any(line.startswith("✓") for line in beside)  # traps are laid seat by seat, in the open
    assert "Supply: wall 1" in beside
    assert "Weapon: rapier" in beside
    assert "Back next round:" in beside
    assert "Round 2 of 10, traps" in beside


def test_chiefs_have_a_letter_instead_of_a_shape() -> None:
    letters = {"en": "", "fr": ""}
    for token in chief_tokens():
        for language in letters:
            shown = table(ALONE.replace("CHIEF", f"{token}>"), language=language)
            found = re.match(r"      │ +[A-Z]([A-Z])→ +│", shown[6])
            assert found, shown[6]
            letters[language] += found[1]
    assert letters == {"en": "DNFISAE", "fr": "ANSICTE"}


@pytest.mark.parametrize(("language", "letters"), [("en", "YBRGP"), ("fr", "JBRVL")])
def test_every_colour_has_a_letter_and_a_shape_of_its_own(language: str, letters: str) -> None:
    shown = "\n".join(table(ALONE.replace("CHIEF", ".    "), language=language))
    for letter, shape, way in zip(letters, "●■▲◆★", "→→←←↑", strict=True):
        assert letter + shape + way in shown


def test_who_has_moved_and_who_is_frozen_is_marked() -> None:
    shown = "\n".join(table(ALONE.replace("CHIEF", ".    ")))
    assert "Y●←'" in shown
    assert "G◆←*" in shown


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("picture", [DUEL, TEAM])
@pytest.mark.parametrize("width", [40, 50, 60, 79, 80, 100, 111, 112, 120, 200])
def test_it_fits_every_window(picture: str, width: int, language: str) -> None:
    for line in summed_up(picture, language, width):
        assert len(line) <= width, line


def test_in_a_narrow_window_the_rest_goes_below_the_board() -> None:
    shown = table(DUEL, 50)
    assert shown[16].startswith("     └──a──┴──b──┴")
    assert shown[18] == "Round 3, traps"
    assert "▸ Stag  ♜3 ⌂5 †0 32 greedy" in shown


@pytest.mark.parametrize(
    ("number", "language", "said"),
    [
        (2, "en", "Round 2, 10 to win: traps"),
        (11, "en", "Round 11, won after 10: traps"),
        (2, "fr", "Manche 2, 10 pour gagner, pièges"),
        (11, "fr", "Manche 11, gagné après 10, pièges"),
    ],
)
def test_a_team_that_plays_on_reads_which_round_wins(number: int, language: str, said: str) -> None:
    picture = TEAM.replace("coop, chiefs", "coop, chiefs, play on").replace("round: 2", f"round: {number}")
    assert said in table(picture, 50, language)


def test_in_a_wide_window_the_others_are_drawn_small() -> None:
    shown = "\n".join(line[75:].rstrip() for line in table(DUEL, 120))
    assert "Stag\n\n" in shown
    assert " │·  ↓3 ·  ·  · │\n" in shown
    assert " │·  ·  ♜  ·  ↓1│1\n" in shown
    assert " │H  ·  ·  ╱  *2│\n" in shown
    assert " │·  $  ·  ·  · │" in shown


def test_of_six_players_five_small_boards_go_below_the_large_one() -> None:
    state = GAME.new(6, 1)
    lines = [line.plain for line in PAINTER.table(GAME.view(state, 0), Scene(PLAYERS, focus=2), Voice("en"), 120)]
    text = "\n".join(lines)
    assert all(name in text for name in ("Raven", "Stag", "Boar  village", "Wolf", "Owl", "Hare"))
    assert len(lines) == 18 + 7
    assert lines[18].split() == ["Raven", "Stag", "Wolf", "Owl", "Hare"]


def test_who_has_chosen_is_ticked_off() -> None:
    state = GAME.new(3, 1)
    GAME.apply(state, 1, state.open[1].options[0])
    text = "\n".join(
        line.plain for line in PAINTER.table(GAME.view(state, 0), Scene(PLAYERS, focus=0), Voice("en"), 80)
    )
    assert "▸ Raven" in text
    assert "✓ Stag" in text
    assert "▸ Boar" in text


def test_arrows_are_drawn_over_one_another() -> None:
    assert curve([("right", "down"), ("left", "down")]) == ("──┬──", "  ↓  ")
    assert curve([("right", "up"), ("left", "up")]) == ("  ↑  ", "──┴──")
    assert curve([("up", "right")]) == ("  ╭→ ", "  │  ")
    assert short_curve([("right", "down"), ("left", "down")]) == "→↓←"
    assert short_curve([("left", "down")]) == "↓←"


@pytest.mark.parametrize("picture", [DUEL, TEAM])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_poor_terminal_gets_letters(picture: str, language: str) -> None:
    for line in summed_up(picture, language, 120):
        assert "?" not in encodable(line, "ascii").replace("choi", "")


@pytest.mark.parametrize(
    ("seats", "focus", "said"), [(2, 0, "← Stag →"), (4, 0, "← Stag   Wolf →"), (4, 3, "← Raven   Boar →")]
)
def test_the_neighbours_are_named(seats: int, focus: int, said: str) -> None:
    view = GAME.view(GAME.new(seats, 1), focus)
    assert said in [line.plain[58:] for line in PAINTER.table(view, Scene(PLAYERS, focus=focus), Voice("en"), 80)]


def test_alone_there_are_no_neighbours() -> None:
    assert not any(line[58:].startswith("← ") for line in table(ALONE.replace("CHIEF", ".    ")))


@pytest.mark.parametrize(
    ("changed", "header", "tracked"),
    [
        ({"round": 0, "phase": "choose tower"}, "Before the first round", False),
        ({"round": 2, "rounds": 2}, "Round 2 of 2, skeletons", True),
        ({"round": 4, "rounds": 2, "heroic": True}, "Round 4, heroic fight: skeletons", True),
        ({"round": 8, "rounds": 0, "phase": "over"}, "Round 8, the end", False),
    ],
)
def test_the_round_is_named(changed: dict[str, object], header: str, tracked: bool) -> None:
    view = replace(GAME.view(GAME.read(ALONE.replace("CHIEF", ".    ")), 0), phase="choose_next")
    lines = PAINTER.table(replace(view, **changed), Scene(PLAYERS, focus=0), Voice("en"), 100)
    beside = [line.plain[58:] for line in lines]
    assert beside[0] == header
    assert any("still move" in line for line in beside) == tracked


def test_whom_no_name_fits_beside_is_named_below_or_not_at_all() -> None:
    duel = [line[58:] for line in table(DUEL)]
    assert duel[5:7] == ["Raven human,", "Stag greedy"]
    view = GAME.view(GAME.new(6, 1), 0)
    many = [line.plain for line in PAINTER.table(view, Scene(PLAYERS, focus=0), Voice("en"), 80)]
    assert len(many) == 18
    assert not any("greedy" in line or "…" in line for line in many)
    assert not any("floors" in line for line in many)  # what the signs mean is left out too


@pytest.mark.parametrize(("language", "where"), [("en", "forest left of 4"), ("fr", "forêt à gauche de 4")])
def test_a_forest_with_more_than_there_is_room_for_is_spelled_out(language: str, where: str) -> None:
    picture = DUEL.replace(".     .    /    .    Lw2yvb>", "y>b>r>g>p> . /  .    Lw2yvb>")
    shown = table(picture, 80, language)
    assert shown[5].startswith("4  ×5→│")
    assert any(line.startswith(f"{where}: ") for line in shown), shown


def test_a_long_row_of_graves_goes_on_in_the_next_line() -> None:
    shown = table(DUEL.replace("cemetery: y, rl", "cemetery: y, y, g, g, b, b, p, p, rl"), 50)
    start = shown.index("† Cemetery: R▲→ Y●↓ Y●↓ B■↓ B■↓ G◆↓ G◆↓ P★↓ P★↓")
    assert shown[start + 1] == "In the bag: 149"
    shown = table(DUEL.replace("cemetery: y, rl", "cemetery: y, y, g, g, b, b, p, p, rl"), 80)
    graves = next(at for at, line in enumerate(shown) if "† Cemetery" in line)
    assert [line[58:] for line in shown[graves : graves + 3]] == [
        "† Cemetery: R▲→ Y●↓",
        "  Y●↓ B■↓ B■↓ G◆↓ G◆↓",
        "  P★↓ P★↓",
    ]


def test_a_hearse_that_drives_elsewhere_is_not_in_your_log() -> None:
    here, elsewhere = [HearseLeft(1, 0, (0,), target) for target in (0, 2)]
    assert PAINTER.hears(0, here)
    assert not PAINTER.hears(0, elsewhere)
