"""What is ahead of a kingdom of Bad Bones, as it is seen."""

from __future__ import annotations

import random
from collections import Counter

import pytest

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
from boneyard.games.bad_bones.shown.view import KingdomView
from boneyard.terminal.games.bad_bones.forecast import foretold, said_ahead
from boneyard.words import Voice
from tests.terminal.games.bad_bones.tables import DUEL, GAME, TEAM, ahead, table


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
