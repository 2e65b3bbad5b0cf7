"""What a table agrees on: an adventure against a tyrant, the tutorial, or a battle on its own."""

from __future__ import annotations

from typing import Any

import pytest

from boneyard.core.decision import BadOptions
from boneyard.core.rng import seeded
from boneyard.games.too_many_bones.content.chips import BY_KEY as CHIPS
from boneyard.games.too_many_bones.content.chips import NOM, TYRANTS
from boneyard.games.too_many_bones.encounters.every_card import ENCOUNTERS
from boneyard.games.too_many_bones.game import TOO_MANY_BONES
from boneyard.games.too_many_bones.loot.every_card import BY_KEY as LOOT
from boneyard.games.too_many_bones.model.ids import (
    BOOMER,
    PATCHES,
    PICKET,
)
from boneyard.games.too_many_bones.model.state import MODES
from tests.rulings import ruling


def test_no_two_things_that_are_saved_have_the_same_name() -> None:
    names = [record.__name__ for record in TOO_MANY_BONES.records]
    assert sorted(names) == sorted(set(names))


def decks_of(s: Any) -> list[str]:
    return [ENCOUNTERS[card].deck for card in s.adventure.deck]


def test_without_options_a_party_sets_out_against_nom_in_adventure_mode() -> None:
    s = TOO_MANY_BONES.new(2, 1)
    assert (s.adventure.tyrant, s.adventure.day, MODES[s.book.mode]) == (NOM, 1, "adventure")


@ruling("TMB-013")
@pytest.mark.parametrize("tyrant", [tyrant.key for tyrant in TYRANTS])
def test_a_party_sets_out_against_the_tyrant_that_is_named(tyrant: str) -> None:
    adventure = TOO_MANY_BONES.new(2, 1, {"tyrant": tyrant}).adventure
    assert (CHIPS[tyrant].chip, 1) == (adventure.tyrant, adventure.day)


@ruling("TMB-013")
def test_a_tyrant_may_be_taken_at_random() -> None:
    met = {TOO_MANY_BONES.new(2, seed, {"tyrant": "any"}).adventure.tyrant for seed in range(60)}
    assert met == {tyrant.chip for tyrant in TYRANTS}


@ruling("TMB-017")
@pytest.mark.parametrize("tyrant", [tyrant.key for tyrant in TYRANTS])
def test_a_party_of_one_meets_the_solo_cards_and_others_the_classic_ones(tyrant: str) -> None:
    alone, together = (TOO_MANY_BONES.new(seats, 1, {"tyrant": tyrant}) for seats in (1, 2))
    assert "solo" in decks_of(alone)
    assert "classic" not in decks_of(alone)
    assert "classic" in decks_of(together)
    assert "solo" not in decks_of(together)


@ruling("TMB-024", "TMB-025")
@pytest.mark.parametrize(("mode", "hp", "points"), [("adventure", 7, 1), ("heroic", 6, 1), ("legendary", 5, 0)])
def test_the_mode_gives_health_and_a_training_point(mode: str, hp: int, points: int) -> None:
    s = TOO_MANY_BONES.new(1, 1, {"party": "Picket", "mode": mode})
    assert (s.party[0].hp, s.party[0].points) == (hp, points)


@ruling("TMB-012")
@pytest.mark.parametrize(
    ("party", "named"),
    [
        ("Picket, Boomer", {0: PICKET, 1: BOOMER}),
        ("Capitank", {0: PICKET}),
        (", , patches", {2: PATCHES}),
        ("any, BOOMER", {1: BOOMER}),
        ("", {}),
    ],
)
def test_gearlocs_are_named_by_seat_and_the_others_are_drawn(party: str, named: dict[int, int]) -> None:
    for seed in range(20):
        s = TOO_MANY_BONES.new(4, seed, {"party": party})
        sat = [gearloc.gearloc for gearloc in s.party]
        assert sorted(sat) == [0, 1, 2, 3]
        assert {seat: sat[seat] for seat in named} == named


def test_who_is_not_named_is_not_always_the_same() -> None:
    parties = {tuple(each.gearloc for each in TOO_MANY_BONES.new(2, seed).party) for seed in range(40)}
    assert len(parties) > 6


@ruling("TMB-227")
def test_any_battle_may_be_asked_for() -> None:
    battles = [TOO_MANY_BONES.new(2, seed, {"battle": "any"}) for seed in (1, 2)]
    assert [s.maybe_adventure for s in battles] == [None, None]
    assert battles[0].baddies_standing()
    assert TOO_MANY_BONES.write(battles[0]) != TOO_MANY_BONES.write(battles[1])


@ruling("TMB-276")
def test_the_tutorial_deals_the_first_two_days_of_the_rulebook() -> None:
    s = TOO_MANY_BONES.new(2, 1, {"tutorial": True})
    assert [gearloc.gearloc for gearloc in s.party] == [PICKET, BOOMER]
    assert (s.adventure.tyrant, MODES[s.book.mode]) == (CHIPS["drellen"].chip, "adventure")
    assert [ENCOUNTERS[card].key for card in s.adventure.deck[:2]] == ["special-01", "special-02"]
    assert s.stacks[0][:4] == [CHIPS[key].chip for key in ("bog_frog", "bog_worm", "clay_golem", "goblin_cheat")]
    assert [s.adventure.loot[place] for place in (0, 2)] == [
        LOOT[key].card for key in ("infused_incense", "stone_hammer")
    ]


@ruling("TMB-276")
def test_the_tutorial_takes_nothing_from_the_decks() -> None:
    lesson = TOO_MANY_BONES.new(2, 1, {"tutorial": True})
    plain = TOO_MANY_BONES.new(2, 1, {"tyrant": "drellen", "party": "Picket, Boomer"})
    assert sorted(lesson.adventure.loot) == sorted(plain.adventure.loot)
    assert sorted(lesson.stacks[0]) == sorted(plain.stacks[0])
    assert lesson.adventure.loot != plain.adventure.loot


@ruling("TMB-003")
@pytest.mark.parametrize("hidden", [False, True])
def test_the_next_encounter_lies_open_unless_the_table_hides_it(hidden: bool) -> None:
    s = TOO_MANY_BONES.new(2, 1, {"hide_next": hidden})
    s.adventure.deck = s.adventure.deck[3:]
    seen = {TOO_MANY_BONES.imagine(s, 0, seeded(seed, ["bot"])).adventure.deck[0] for seed in range(30)}
    assert (len(seen) > 1) is hidden
    view = TOO_MANY_BONES.view(s, 0).adventure
    assert view is not None
    assert (view.next == "") is hidden


@pytest.mark.parametrize(
    ("seats", "options", "says"),
    [
        (2, {"tyrant": "drellen", "battle": "any"}, "leave out tyrant, or the battle"),
        (2, {"party": "Picket", "hide_next": True, "battle": "any"}, "leave out party and hide_next"),
        (2, {"battle": "Picket vs 4 points"}, "this battle is for a party of 1, but the table has seats for 2"),
        (2, {"party": "Picket, Boomer, Patches"}, "the party names 3 gearlocs, but the table has seats for 2"),
        (2, {"party": "Picket + Frag"}, "'Picket + Frag' is none of boomer, patches, picket, tantrum"),
        (2, {"party": "Picket, Capitank"}, "a party is one to four different gearlocs"),
        (2, {"tutorial": True, "mode": "heroic"}, "adventure mode; leave out mode"),
        (2, {"tutorial": True, "battle": "any", "tyrant": "marrow"}, "leave out tyrant and battle"),
        (3, {"tutorial": True}, "it takes 2 seats, not 3"),
        (2, {"leader": 2}, "leader is one of the seats 0 to 1, not 2"),
    ],
)
def test_a_table_that_cannot_be_laid_is_refused_in_one_sentence(seats: int, options: dict[str, Any], says: str) -> None:
    with pytest.raises(BadOptions, match=r"^too-many-bones: [^.]*$") as refused:
        TOO_MANY_BONES.new(seats, 1, options)
    assert says in str(refused.value)


def test_what_a_table_has_agreed_on_can_be_agreed_on_again() -> None:
    for options in ({}, {"tutorial": True}, {"battle": "any"}, {"tyrant": "any", "party": "Picket"}):
        full = TOO_MANY_BONES.checked(2, 1, options)
        assert TOO_MANY_BONES.checked(2, 1, full) == full
