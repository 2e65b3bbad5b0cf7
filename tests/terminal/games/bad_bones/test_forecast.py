"""What is ahead of a kingdom of Bad Bones, as it is seen."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from boneyard.games.bad_bones.model.events import (
    ChoiceAhead,
)
from boneyard.games.bad_bones.shown.summary import ForecastView
from boneyard.games.bad_bones.shown.view import KingdomView
from boneyard.terminal.games.bad_bones.forecast import said_ahead
from boneyard.words import Voice
from tests.terminal.games.bad_bones.tables import DUEL, GAME, foretold, summed_up


def test_a_forecast_shows_the_board_as_it_will_be() -> None:
    shown = foretold(DUEL)
    assert [line[:52].rstrip() for line in shown[2:17:3]] == [
        "5     │·       │·       │ ──┬──  │        │        │",
        "4     │        │    ╱╱  │ ──┬──  │ laby.○ │·       │",
        "3     │        │        │   ♜4   │·       │        │",
        "2     │        │ dragon-│  ╲╲    │        │·       │",
        "1     │ catap. │   ╭──  │        │·  →↓   │·       │",
    ]
    assert shown[3].startswith("      │  B■→   │  2Y●↓  │")
    assert "│2Y●↓ B■←│" in shown[9]
    assert shown[-1] == "Ahead: 2 leave."
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
    shown = foretold(THREATENED)
    assert "│!  ♜3   │?dragon-│" in shown[8]
    assert "village ⌂⌂⌂·· 3" in shown[17]
    assert shown[-2:] == [
        "Ahead: 1 floor falls, 2 houses burn, 1 chased by a dragon, 1 trap damaged, 1",
        "choice to make.",
    ]
    assert summed_up(THREATENED, "fr")[-2:] == [
        "À venir : 1 étage s’écroule, 2 maisons brûlent, 1 chassé par un dragon, 1 piège",
        "abîmé, 1 choix à faire.",
    ]


def test_whom_the_hero_destroys_is_counted() -> None:
    state = GAME.read(THREATENED.replace("phase: trap", "phase: hero"))
    onto_a_skeleton = next(option for option in GAME.pending(state)[0].options if option.text == "b3")
    ahead = GAME.sum_up(state, 0, onto_a_skeleton)
    assert "1 killed by the hero" in said_ahead(ahead, Voice("en"), "any").plain
    assert "1 meurt face au héros" in said_ahead(ahead, Voice("fr"), "any").plain


def test_nothing_ahead_is_said_too() -> None:
    assert said_ahead(ForecastView([], []), Voice("en"), "any").plain == "Ahead: no harm."
    assert (
        said_ahead(ForecastView([], []), Voice("fr"), "hero").plain
        == "À venir, si le héros restait là\u00a0: aucun dégât."
    )


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
            round_ = GAME.view(state, None).round
            after = GAME.view_ahead(state, asked[0].seat, pick)
            GAME.apply(state, asked[0].seat, pick)
            now = GAME.view(state, None)
            if last_trap and now.round == round_ + 1 and not any(isinstance(e, ChoiceAhead) for e in events):
                seat = asked[0].seat
                assert on_the_board(after.kingdoms[seat]) == on_the_board(now.kingdoms[seat])
                compared += 1
    assert compared > 20
