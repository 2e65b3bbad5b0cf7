"""Setting out: the party, the tyrant, the decks, the stacks and the mode (TMB-012 to TMB-026)."""

from __future__ import annotations

import pytest

from boneyard.core.decision import BadOptions
from boneyard.games.too_many_bones.adventure.days import SetOut
from boneyard.games.too_many_bones.battle.stats import max_hp
from boneyard.games.too_many_bones.content.chips import BY_KEY as CHIP_KEYS
from boneyard.games.too_many_bones.content.chips import CHIPS, types_of
from boneyard.games.too_many_bones.content.sheets import SHEETS
from boneyard.games.too_many_bones.content.tyrant_cards import TYRANT_CARDS
from boneyard.games.too_many_bones.encounters.every_card import BY_KEY, ENCOUNTERS
from boneyard.games.too_many_bones.game import TOO_MANY_BONES
from boneyard.games.too_many_bones.loot.decks import draw_encounter, draw_loot, draw_trove, shuffle_in
from boneyard.games.too_many_bones.model.adventure import NO_CARD
from boneyard.games.too_many_bones.model.ids import HEALTH, READY, TRAY, Card
from boneyard.games.too_many_bones.model.state import TooManyBones
from tests.games.too_many_bones.loots import on_the_road
from tests.games.too_many_bones.roads import named, table
from tests.rulings import ruling

FIRST_DAYS = ["special-01", "special-02", "special-03"]
EVERY_TYRANT = pytest.mark.parametrize("tyrant", [card.chip.key for card in TYRANT_CARDS])


def deck_of(s: TooManyBones) -> list[str]:
    """The encounter deck, by keys."""
    return [ENCOUNTERS[card].key for card in s.adventure.deck]


def days_of(tyrant: str) -> int:
    """What its card says."""
    return next(card.days for card in TYRANT_CARDS if card.chip.key == tyrant)


@ruling("TMB-012")
def test_a_party_is_one_to_four_different_gearlocs() -> None:
    for seats in range(1, 5):
        party = TOO_MANY_BONES.new(seats, 1, {"tyrant": "nom"}).party
        assert len({gearloc.gearloc for gearloc in party}) == seats
    with pytest.raises(BadOptions):
        TOO_MANY_BONES.new(2, 1, {"tyrant": "nom", "party": "Picket, Picket"})
    with pytest.raises(BadOptions):
        TOO_MANY_BONES.new(5, 1, {"tyrant": "nom"})


@ruling("TMB-013")
@EVERY_TYRANT
def test_the_tyrant_fixes_days_progress_types_and_its_encounters(tyrant: str) -> None:
    card = next(card for card in TYRANT_CARDS if card.chip.key == tyrant)
    s = table("Picket, Boomer", tyrant)
    assert s.adventure.tyrant == card.chip.chip
    assert s.book.types == types_of(card.chip)
    assert card.days > card.progress > 0
    assert [key for key in deck_of(s) if key.startswith("tyrant-")]


@ruling("TMB-014")
def test_the_day_counter_starts_at_1_without_progress() -> None:
    adventure = TOO_MANY_BONES.new(2, 1, {"tyrant": "nom", "mode": "legendary"}).adventure
    assert (adventure.day, adventure.progress) == (1, 0)


@ruling("TMB-015", "TMB-017")
@EVERY_TYRANT
@pytest.mark.parametrize(("party", "general"), [("Picket", "solo"), ("Picket, Boomer", "classic")])
def test_three_specials_lie_on_top_of_general_cards_and_all_of_the_tyrants(
    tyrant: str, party: str, general: str
) -> None:
    s = table(party, tyrant)
    deck = deck_of(s)
    own = [card.key for card in ENCOUNTERS if card.deck == "tyrant" and card.tyrant == tyrant]
    assert deck[:3] == FIRST_DAYS
    assert len([key for key in deck[3:] if BY_KEY[key].deck == general]) == days_of(tyrant) - 3
    assert sorted(key for key in deck[3:] if BY_KEY[key].deck != general) == sorted(own)
    assert len(set(deck)) == len(deck)
    assert {ENCOUNTERS[card].deck for card in s.adventure.box} == {general}
    assert not set(s.adventure.box) & set(s.adventure.deck)


@ruling("TMB-015")
def test_the_cards_below_the_specials_are_shuffled_and_drawn_at_random() -> None:
    decks = [deck_of(TOO_MANY_BONES.new(2, seed, {"tyrant": "duster"})) for seed in range(8)]
    assert len({tuple(sorted(deck)) for deck in decks}) > 1
    places = {deck.index("tyrant-duster-1") for deck in decks if "tyrant-duster-1" in deck}
    assert len(places) > 1


@ruling("TMB-016")
@pytest.mark.parametrize(
    ("tyrant", "size"),
    [
        ("nom", 9),
        ("mulmesh", 10),
        ("drellen", 11),
        ("gendricks", 12),
        ("goblin_king", 14),
        ("marrow", 14),
        ("duster", 16),
    ],
)
def test_the_encounter_deck_has_as_many_cards_as_follow(tyrant: str, size: int) -> None:
    assert len(table("Picket, Boomer", tyrant).adventure.deck) == size


@ruling("TMB-018")
def test_an_empty_encounter_deck_takes_the_box_and_then_the_general_discards() -> None:
    s = table("Picket, Boomer")
    adventure = s.adventure
    adventure.deck, adventure.box = [], [BY_KEY["classic-01"].card]
    adventure.discards = [BY_KEY[key].card for key in ("special-01", "classic-02", "tyrant-nom-1")]
    assert draw_encounter(s) == BY_KEY["classic-01"].card
    assert draw_encounter(s) == BY_KEY["classic-02"].card
    assert [ENCOUNTERS[card].key for card in adventure.discards] == ["special-01", "tyrant-nom-1"]


@ruling("TMB-019")
def test_loot_and_trove_are_two_decks_that_take_back_their_discards_when_empty() -> None:
    s = table("Picket, Boomer")
    adventure = s.adventure
    assert (len(adventure.loot), len(adventure.trove)) == (40, 20)
    adventure.loot, adventure.loot_gone = [], [Card(3)]
    adventure.trove, adventure.trove_gone = [], [Card(40)]
    assert [draw_loot(s), draw_loot(s)] == [3, NO_CARD]
    assert [draw_trove(s), draw_trove(s)] == [40, NO_CARD]
    assert adventure.loot_gone == adventure.trove_gone == []


@ruling("TMB-020")
@EVERY_TYRANT
def test_chips_of_the_tyrants_types_form_three_face_down_stacks_and_others_are_unused(tyrant: str) -> None:
    s = table("Picket, Boomer", tyrant)
    types = types_of(CHIP_KEYS[tyrant])
    for points, stack in zip((1, 5, 20), s.stacks, strict=True):
        wanted = [chip.chip for chip in CHIPS if chip.points == points and chip.type in types]
        assert sorted(stack) == sorted(wanted)  # and no mark of lying face up
    assert all(CHIPS[chip].type not in types and CHIPS[chip].points for chip in s.adventure.unused)
    everything = [chip.chip for chip in CHIPS if chip.points]
    assert sorted([chip for stack in (*s.stacks, s.adventure.unused) for chip in stack]) == sorted(everything)


@ruling("TMB-023")
def test_a_gearloc_sets_out_with_printed_stats_full_hp_its_starting_dice_and_no_loot() -> None:
    for gearloc in table("Boomer, Patches, Picket, Tantrum").party:
        sheet = SHEETS[gearloc.gearloc]
        assert gearloc.hp == max_hp(gearloc) == sheet.health
        assert gearloc.trained == [0, 0, 0, 0]
        assert gearloc.bag == gearloc.active == gearloc.locked == gearloc.plan == []
        assert not gearloc.innate_plus
        for skill in sheet.skills:
            assert gearloc.where_is(skill.die) == (READY if skill.starting else TRAY)


@ruling("TMB-024", "TMB-025", "TMB-026")
@pytest.mark.parametrize(("mode", "health", "points"), [("adventure", 2, 1), ("heroic", 1, 1), ("legendary", 0, 0)])
def test_a_mode_gives_health_with_its_hp_and_training_points_before_day_1(mode: str, health: int, points: int) -> None:
    s = table("Picket, Boomer", mode=mode)
    for gearloc in s.party:
        assert gearloc.trained[HEALTH] == health
        assert gearloc.hp == SHEETS[gearloc.gearloc].health + health
    story = on_the_road(s, SetOut())
    for name in ("Picket", "Boomer"):
        story.gained(name, training=points)
    if points:
        story.asks("train").asks_whom("Picket").does("train dex").asks_whom("Boomer").does("train dex")
    story.asks("way").never_tells("DayBegan")
    assert named(story.s, "Picket").points == 0
    assert story.s.adventure.card == BY_KEY["special-01"].card


@ruling("TMB-038")
def test_a_card_under_the_tyrant_card_stays_there_when_another_calls_it() -> None:
    s = table("Picket, Boomer")
    s.adventure.kept = [BY_KEY["special-06"].card]
    s.adventure.discards = [BY_KEY["special-04"].card]
    shuffle_in(s, "special-06")
    shuffle_in(s, "special-04")
    assert "special-06" not in deck_of(s)
    assert "special-04" in deck_of(s)
    assert s.adventure.discards == []
