"""The kingdoms of Bad Bones as they are seen."""

from __future__ import annotations

import random
import re
from collections import Counter
from dataclasses import replace

import pytest

import boneyard
from boneyard.core.event import Event
from boneyard.games.bad_bones.march.walk import SENT_HOME, SLAIN, STANDS, STAYS, TOWER
from boneyard.games.bad_bones.model.board import SQUARES
from boneyard.games.bad_bones.model.events import (
    ChoiceAhead,
    Destroyed,
    HeroFell,
    HeroMoved,
    Marched,
    Struck,
    TowerFell,
    TrapPlaced,
    TrapTaken,
    Wore,
)
from boneyard.games.bad_bones.model.pieces import DAMAGED, DRAGON, WALL
from boneyard.games.bad_bones.shown.view import BadBonesView, KingdomView
from boneyard.terminal.games.bad_bones.forecast import foretold, said_ahead
from boneyard.terminal.games.bad_bones.pieces import curve, short_curve
from boneyard.terminal.painter import Scene
from boneyard.terminal.painters import painter_of
from boneyard.terminal.screen import encodable
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


def ahead(picture: str) -> tuple[Event, ...]:
    return GAME.forecast(GAME.read(picture), 0, None)


def test_everything_is_where_it_belongs() -> None:
    assert "\n".join(table(DUEL, ahead=ahead(DUEL))) == (
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
        "Ahead: 2 thrown out."
    )


def test_a_forecast_shows_the_board_as_it_will_be() -> None:
    shown = table(DUEL, ahead=ahead(DUEL), foretold=True)
    assert [line[:52].rstrip() for line in shown[2:17:3]] == [
        "5     │·       │·       │ ──┬──  │        │        │",
        "4     │        │    ╱╱  │ ──┬──  │ laby.○ │·       │",
        "3     │        │        │   ♜4   │·       │        │",
        "2     │        │ dragon-│  ╲╲    │        │·       │",
        "1     │ catap. │   ╭──  │        │·  →↓   │·       │",
    ]
    assert shown[3].startswith("      │  B■→   │  2Y●↓  │")
    assert "│2Y●↓ B■←│" in shown[9]
    assert shown[-1] == "Ahead: 2 thrown out."
    beside = [line[58:] for line in shown]
    assert beside[0] == "Forecast"
    assert "▸ Raven ♜4 ⌂4 †2" in beside  # what that will be worth is not known
    assert not any("still move" in line or "points" in line for line in beside)


THREATENED = """
    round: 3
    phase: trap

    raven
          .    .    .    .    .
    .     .    .    .    .    .    .
    .     .    .    .    .    .    .
    .     .    y>   T4   D    g<   .
    .     .    H    .    .    .    .
    .     .    .    .    .    2pv  .
    houses: 5

    stag
          .    .    .    .    .
    .     .    .    .    .    .    .
    .     .    .    .    .    .    .
    .     .    .    T4H  .    .    .
    .     .    .    .    .    .    .
    .     .    .    .    .    .    .
    houses: 5
"""


def test_what_falls_is_marked_and_summed_up_in_both_languages() -> None:
    events = ahead(THREATENED)
    shown = table(THREATENED, ahead=events, foretold=True)
    assert "│!  ♜3   │?dragon-│" in shown[8]
    assert "village ⌂⌂⌂·· 3" in shown[17]
    assert shown[-1] == "Ahead: 1 floor falls, 2 houses burn, 1 choice to make, 1 trap damaged."
    french = table(THREATENED, language="fr", ahead=events)[-1]
    assert french == "À venir : 1 étage tombe, 2 maisons brûlent, 1 choix à faire, 1 piège abîmé."


def test_nothing_ahead_is_said_too() -> None:
    assert said_ahead([], Voice("en"), "any").plain == "Ahead: no harm."
    assert said_ahead([], Voice("fr"), "hero").plain == "À venir, si le héros restait là\u00a0: aucun dégât."


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
    for line in table(picture, width, language, ahead=ahead(picture)):
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


@pytest.mark.parametrize(
    ("language", "title", "named"), [("en", "The market", "two-handed sword"), ("fr", "Le marché", "épée à deux mains")]
)
def test_the_market_shows_stalls_purses_and_the_order(language: str, title: str, named: str) -> None:
    state = GAME.new(3, 1, {"advanced": True})
    buyer = state.open[0].seat
    GAME.apply(state, buyer, "wall")
    scene = Scene(PLAYERS, focus=0)
    lines = [line.plain for line in PAINTER.table(GAME.view(state, 0), scene, Voice(language), 80)]
    assert lines[0] == title
    assert any(named in line for line in lines)
    wall = "wall" if language == "en" else "mur"
    assert any(re.match(rf" {wall} +3  ×5", line) for line in lines), lines
    assert any(line.startswith("▸ ") for line in lines)
    assert any(re.search(rf"17 \w+ .*  {wall}$", line) for line in lines), lines
    assert len(lines) <= 17
    assert max(map(len, lines)) <= 80


def test_before_anybody_has_bought_the_market_says_what_things_are_good_for() -> None:
    state = GAME.new(2, 1, {"advanced": True})
    lines = [line.plain for line in PAINTER.table(GAME.view(state, 0), Scene(PLAYERS), Voice("en"), 80)]
    assert " wall        3  ×4   sends them off at a right angle" in lines


def test_arrows_are_drawn_over_one_another() -> None:
    assert curve([("right", "down"), ("left", "down")]) == ("──┬──", "  ↓  ")
    assert curve([("right", "up"), ("left", "up")]) == ("  ↑  ", "──┴──")
    assert curve([("up", "right")]) == ("  ╭→ ", "  │  ")
    assert short_curve([("right", "down"), ("left", "down")]) == "→↓←"
    assert short_curve([("left", "down")]) == "↓←"


def cell(square: str) -> int:
    return SQUARES.index(square)


def test_the_table_ahead_follows_the_events() -> None:
    state = GAME.read(DUEL)
    view = GAME.view(state, 0)
    yellow = 5  # yellow, from the top
    events = [
        HeroMoved(0, cell("c3"), cell("c4")),
        Destroyed(0, cell("d2"), (8, 8), "hero"),
        TrapPlaced(0, cell("a5"), WALL),
        TrapTaken(0, cell("a1"), 2),
        Marched(0, (yellow,), (cell("d4"), cell("d3")), STANDS, 2, -1),
        Marched(0, (yellow,), (cell("d4"), cell("d3")), STANDS, 2, -1),
        Marched(0, (yellow,), (cell("e3"), cell("e2")), SENT_HOME, 2, -1),
        Marched(0, (6,), (cell("d4"), cell("e4")), STAYS, 1, -1),
        Marched(0, (8,), (cell("e3"), cell("e4")), SLAIN, 0, -1),
        Marched(0, (7,), (cell("e3"), cell("c3")), TOWER, 1, -1),
        Struck(0, "tower", -1, 3),
        Struck(0, "village", 1, 5),
        Wore(0, cell("c2"), WALL, WALL | DAMAGED, "used"),
        Wore(0, cell("b2"), DRAGON | DAMAGED, 0, "used"),
    ]
    kingdom = foretold(view, 0, events).kingdoms[0]
    assert kingdom.hero == "c4"
    assert (kingdom.floors, kingdom.houses) == (3, 5)
    assert [(trap.square, trap.kind, trap.damaged) for trap in kingdom.traps] == [
        ("b4", "wall", False),
        ("d4", "labyrinth", False),
        ("a5", "wall", False),
        ("c2", "wall", True),
    ]
    there = {(bone.place, bone.token.colour, bone.facing): bone.count for bone in kingdom.bones}
    assert there["d3", "yellow", "down"] == 2
    assert there["top a", "yellow", "down"] == 1
    assert there["d4", "blue", "right"] == 1
    assert not [place for place, colour, _ in there if place == "d2" or (place, colour) == ("e3", "red")]


def test_towers_and_heroes_fall_in_the_table_ahead() -> None:
    view = GAME.view(GAME.read(TEAM), 0)
    after = foretold(view, 0, [TowerFell(0, cell("b4")), HeroFell(0), Struck(0, "capital", -1, 0)])
    assert after.kingdoms[0].towers == ["d4", "d2"]
    assert after.kingdoms[0].ruins == ["b2", "b4"]
    assert after.kingdoms[0].hero is None
    assert after.capital == 0
    assert view.capital == 1


@pytest.mark.parametrize("picture", [DUEL, TEAM])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_poor_terminal_gets_letters(picture: str, language: str) -> None:
    for line in table(picture, 120, language, ahead=ahead(picture)):
        assert "?" not in encodable(line, "ascii").replace("choi", "")


def on_the_board(kingdom: KingdomView) -> object:
    """What there is to see on a board, forests left out."""
    bones = Counter[tuple[str, str, str, str, str]]()
    for bone in kingdom.bones:
        if " " not in bone.place:
            bones[bone.place, bone.token.colour, bone.token.side, bone.token.chief, bone.facing] += bone.count
    traps = sorted((trap.square, trap.kind, trap.turn, trap.damaged) for trap in kingdom.traps)
    return bones, traps, kingdom.hero, kingdom.floors, kingdom.houses


@pytest.mark.parametrize("options", [{}, {"advanced": True}, {"advanced": True, "chiefs": True}])
def test_what_is_foretold_comes_true(options: dict[str, bool]) -> None:
    luck = random.Random(7)
    compared = 0
    for seed in range(12):
        state = GAME.new(2, seed, options)
        while asked := GAME.pending(state):
            pick = luck.choice(asked[0].options)
            last_trap = len(asked) == 1 and asked[0].kind == "choose_trap"
            events = GAME.forecast(state, asked[0].seat, pick) if last_trap else ()
            view, round_ = GAME.view(state, None), GAME.view(state, None).round
            GAME.apply(state, asked[0].seat, pick)
            now = GAME.view(state, None)
            if last_trap and now.round == round_ + 1 and not any(isinstance(e, ChoiceAhead) for e in events):
                seat = asked[0].seat
                assert on_the_board(foretold(view, seat, events).kingdoms[seat]) == on_the_board(now.kingdoms[seat])
                compared += 1
    assert compared > 20


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


def test_who_can_pay_for_nothing_is_not_next_to_buy() -> None:
    view = GAME.view(GAME.new(3, 1, {"advanced": True}), 0)
    view.order = ["raven", "stag", "boar"]
    view.kingdoms[1].coins = 0
    assert "Next to buy: Raven Boar" in market_lines(view)
    view.kingdoms[2].coins = min(stall.cost for stall in view.market if stall.weapon)
    assert "Next to buy: Raven Boar" in market_lines(view)
    view.kingdoms[2].weapon = "rapier"
    assert not any(line.startswith("Next to buy") for line in market_lines(view))


def market_lines(view: BadBonesView) -> list[str]:
    return [line.plain for line in PAINTER.table(view, Scene(PLAYERS, focus=0), Voice("en"), 80)]
