"""Whole adventures by bots come to an end without an error, with every card, chip and die accounted for."""

from __future__ import annotations

from collections import Counter

import pytest

from boneyard.bots import Bot, Seen, bot
from boneyard.core.agenda import apply
from boneyard.core.rng import seeded
from boneyard.games.too_many_bones.battle.stats import max_hp
from boneyard.games.too_many_bones.content.chips import CHIPS, TYRANTS
from boneyard.games.too_many_bones.content.held_cards import card_of
from boneyard.games.too_many_bones.content.tyrant_cards import tyrant_card
from boneyard.games.too_many_bones.game import TOO_MANY_BONES
from boneyard.games.too_many_bones.loot.bags import is_too_full
from boneyard.games.too_many_bones.loot.every_card import CARDS
from boneyard.games.too_many_bones.model.ids import NOBODY
from boneyard.games.too_many_bones.model.state import CHIP, MODES, TooManyBones
from boneyard.games.too_many_bones.model.units import STAT_MAX
from tests.games.too_many_bones.accounts import check_counters, check_dice, check_mat, chips_seen
from tests.games.too_many_bones.soaking import any_decision, same_after_saving
from tests.rulings import ruling

MOST_ANSWERS = 20_000
SIZES = (1, 2, 3, 4)


def check_cards(s: TooManyBones) -> None:
    """No card is in two places; what somebody is choosing from just now is in none."""
    adventure = s.adventure
    lying = Counter(adventure.deck + adventure.box + adventure.discards + adventure.kept)
    assert not [card for card, count in lying.items() if count > 1], "an encounter is in two places"
    carried = [card_of(held) for gearloc in s.party for held in gearloc.bag]
    loot = Counter(carried + adventure.loot + adventure.loot_gone + adventure.trove + adventure.trove_gone)
    for card, count in loot.items():
        most = max(CARDS[card].copies, 1)  # the flask is an encounter card, which no deck holds
        assert count <= most, f"{count} times {CARDS[card].key}"


def check_chips(s: TooManyBones) -> None:
    """No chip is in two places."""
    adventure = s.adventure
    seen = Counter(chips_seen(s) + adventure.unused + [chip & CHIP for chip in adventure.stored])
    twice = [CHIPS[chip].name.en for chip, count in seen.items() if count > 1]
    assert not twice, f"in two places: {twice}"


def check_party(s: TooManyBones) -> None:
    """HP, stat dice and bags are within their bounds."""
    for gearloc in s.party:
        assert 0 <= gearloc.hp <= max_hp(gearloc)
        assert all(0 <= value <= STAT_MAX for value in gearloc.trained)
        assert gearloc.points >= 0
        check_counters(gearloc)
        if s.open and s.open[0].kind in ("way", "road", "move"):
            assert not is_too_full(gearloc)


def check_adventure(s: TooManyBones) -> None:
    """Everything is accounted for, on the mat and beside it."""
    check_cards(s)
    check_chips(s)
    check_party(s)
    check_dice(s)
    if s.open and s.open[0].kind == "move" and not s.allies_standing() and min(s.grid) == NOBODY:
        check_mat(s)  # the whole mat, with nobody on it but the party and its enemies
    assert 1 <= s.adventure.day <= tyrant_card(s).days + 2


def players_of(seed: int, seats: int) -> list[Bot]:
    """Greedy bots, random ones, or both at one table."""
    return [bot("random" if seed % 3 == 2 or (seed % 3 == 1 and seat % 2) else "greedy") for seat in range(seats)]


def walk(tyrant: str, mode: str, seats: int, seed: int, *, every: int = 1) -> TooManyBones:
    """An adventure that bots play to its end, looked at after every answer or every few."""
    s = TOO_MANY_BONES.new(seats, seed, {"tyrant": tyrant, "mode": mode, "leader": seed % seats})
    players, luck, order = players_of(seed, seats), seeded(seed, ("adventure",)), seeded(seed, ("order",))
    record: list[str] = []
    try:
        for answers in range(MOST_ANSWERS):
            if answers % every == 0:
                check_adventure(s)
            if answers % 97 == 96:
                same_after_saving(s, luck)
            if not s.open:
                return s
            decision = any_decision(s, order)  # whoever is asked at the same time may be first
            chosen = players[decision.seat].choose(Seen(TOO_MANY_BONES, s, decision.seat, luck), decision)
            record.append(f"{decision.seat} {decision.kind}: {chosen.text}")
            apply(s, decision.seat, chosen)
    except BaseException as error:
        error.add_note(f"{tyrant}, {mode}, {seats} seats, seed {seed}, after {len(record)} answers: {record[-5:]}")
        raise
    raise AssertionError(f"an adventure without end: {tyrant}, {mode}, {seats} seats, seed {seed}: {record[-9:]}")


def is_over(s: TooManyBones) -> bool:
    """The tyrant has fallen in time, or the days are over; the party wins or loses together."""
    outcome = TOO_MANY_BONES.outcome(s)
    assert outcome is not None
    won = s.ending == "won"
    assert outcome.winners == (tuple(range(s.book.seats)) if won else ())
    left = tyrant_card(s).days - s.adventure.day
    return left >= 0 if won else left <= 0


@ruling("TMB-030", "TMB-045")
@pytest.mark.parametrize("seats", SIZES)
@pytest.mark.parametrize("tyrant", [tyrant.key for tyrant in TYRANTS])
def test_an_adventure_against_each_tyrant_comes_to_an_end(tyrant: str, seats: int) -> None:
    number = [each.key for each in TYRANTS].index(tyrant) * len(SIZES) + seats
    assert is_over(walk(tyrant, MODES[number % len(MODES)], seats, number))


@pytest.mark.slow
@ruling("TMB-030", "TMB-045")
@pytest.mark.parametrize("seats", SIZES)
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("tyrant", [tyrant.key for tyrant in TYRANTS])
def test_six_adventures_of_each_kind_come_to_an_end(tyrant: str, mode: str, seats: int) -> None:
    for seed in range(1_000, 1_006):
        assert is_over(walk(tyrant, mode, seats, seed))
