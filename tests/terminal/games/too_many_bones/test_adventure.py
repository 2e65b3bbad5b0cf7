"""The road of Too Many Bones as it is seen between battles, and what of it is seen in them."""

from __future__ import annotations

import random
from typing import Any

import pytest

import boneyard
from boneyard.games.too_many_bones.content.chips import BY_KEY as CHIPS
from boneyard.games.too_many_bones.content.held_cards import carried
from boneyard.games.too_many_bones.loot.every_card import BY_KEY as LOOT
from boneyard.games.too_many_bones.model.state import FACE_UP
from boneyard.terminal.painter import Scene
from boneyard.terminal.painters import painter_of
from boneyard.terminal.screen import encodable
from boneyard.words import Voice
from tests.games.too_many_bones.roads import encounter

GAME = boneyard.game("too-many-bones")
PAINTER = painter_of(GAME)


def road(**options: Any) -> Any:
    """The first morning of Picket and Boomer against Nom."""
    return GAME.new(2, 5, {"party": "Picket, Boomer", **options})


def drawn(state: Any, language: str = "en", width: int = 80) -> list[str]:
    lines = PAINTER.table(GAME.view(state, 0), Scene(["human"] * 2, focus=0), Voice(language), width)
    return [line.plain.replace("\u00a0", " ") for line in lines]


def test_the_road_shows_the_days_the_tyrant_the_next_card_and_everybody() -> None:
    state = road()
    state.party[0].bag = [carried(LOOT["stone_hammer"].card)]
    assert "\n".join(drawn(state)).rstrip() == (
        "Day 1 of 8  ◆○○○○○○○\n"
        "Nom: 0 progress, 6 needed · 9 encounters left · next: Leaving Obendar\n"
        "\n"
        "  Picket  7/7 · Dex 2 Attack 1 Defense 2 · 1 training point\n"
        "    Bag: Stone Hammer\n"
        "  Boomer  5/5 · Dex 3 Attack 1 Defense 2 · 1 training point\n"
        "    Bag: nothing"
    )


def test_rubble_on_the_mat_is_shown_by_its_place() -> None:
    story = encounter("classic-29").does("choose a", "at a4", "at b4", "at a3", "at b3").asks("grenade")
    assert "On the mat: a4 3, b4 3, a3 3, b3 3" in drawn(story.s)
    assert "Sur le tapis : a4 3, b4 3, a3 3, b3 3" in drawn(story.s, "fr")


@pytest.mark.parametrize(
    ("language", "locked", "opened"),
    [
        ("en", "a locked trove (Lever 3, Trip 3 and Force 3)", "Dex Infuser"),
        ("fr", "un butin verrouillé (loquet 3, taquet 3 et clenche 3)", "Infuseur de dextérité"),
    ],
)
def test_a_locked_trove_is_known_by_its_locks_only(language: str, locked: str, opened: str) -> None:
    state = road()
    trove = LOOT["dex_infuser"]
    state.party[0].bag = [carried(trove.card), carried(trove.card) | len(trove.locks) << 8]
    assert f"{locked}, {opened}" in " ".join([line.strip() for line in drawn(state, language)])
    state.party[0].bag.pop()
    assert opened not in " ".join([line.strip() for line in drawn(state, language)])


def test_a_table_that_hides_the_next_card_does_not_show_it() -> None:
    assert not any("next" in line for line in drawn(road(hide_next=True)))


def test_chips_that_were_scouted_are_shown_in_both_languages() -> None:
    state = road(tyrant="drellen")
    state.stacks[0].insert(0, CHIPS["bog_frog"].chip | FACE_UP)
    assert "Scouted, face up on their stacks: Bog Frog" in drawn(state)
    assert "Repérés, face visible sur leur pile : Crapaud des marais" in drawn(state, "fr")


def test_in_a_battle_the_day_and_the_bags_are_still_there() -> None:
    state = road()
    while GAME.pending(state)[0].kind != "move":
        asked = GAME.pending(state)[0]
        state.party[1].bag = [carried(LOOT["stone_hammer"].card)]
        GAME.apply(state, asked.seat, asked.options[-1] if asked.kind == "camp" else asked.options[0])
    lines = drawn(state)
    assert any(line.startswith("Day 2 of 8 · Round 1") for line in lines)
    assert "    Bag: Stone Hammer" in lines


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("width", [38, 80, 160])
def test_whole_adventures_fit_every_window(language: str, width: int) -> None:
    luck = random.Random(width)
    state: Any = GAME.new(2, width, {"mode": "legendary"})
    for _ in range(400):
        if not GAME.pending(state):
            break
        asked = GAME.pending(state)[-1]
        lines = drawn(state, language, width)
        assert max(len(line) for line in lines) <= max(width, 39), lines
        encodable("\n".join(lines), "ascii").encode("ascii")
        GAME.apply(state, asked.seat, luck.choice(asked.options))
    assert state.adventure.day > 1


@pytest.mark.parametrize(("ending", "key"), [("won", "tyrant"), ("lost", "days")])
def test_an_adventure_ends_with_the_tyrant_or_with_the_days(ending: str, key: str) -> None:
    state = road()
    days = 8 if ending == "lost" else 6  # past the last day nobody counts on
    state.adventure.day = days
    state.agenda, state.open, state.ending = [], (), ending
    outcome, figures = GAME.outcome(state), GAME.report_counts(state)
    assert outcome is not None
    assert outcome.winners == ((0, 1) if ending == "won" else ())
    assert (figures.rounds, figures.ending, GAME.standing(state).round) == (days, f"too-many-bones-end-{key}", days)
    assert Voice("en").say(outcome.reason) == (
        "Nom has fallen on day 6. The party goes home."
        if ending == "won"
        else "Day 8 was the last, and Nom still stands."
    )
