"""What adventures say: every question and event in both languages, and nothing that is hidden."""

from __future__ import annotations

import random
import re
from dataclasses import asdict

import pytest

from boneyard.core.decision import Phrase
from boneyard.games.too_many_bones.answers.picks import as_seen
from boneyard.games.too_many_bones.content.chips import TYRANTS
from boneyard.games.too_many_bones.content.held_cards import carried
from boneyard.games.too_many_bones.encounters.every_card import BY_KEY
from boneyard.games.too_many_bones.encounters.steps import MeetEncounter
from boneyard.games.too_many_bones.events.adventure import EncounterDrawn, LootDiscarded, LootGained, LootGiven
from boneyard.games.too_many_bones.events.contests import LockRolled
from boneyard.games.too_many_bones.game import TOO_MANY_BONES
from boneyard.games.too_many_bones.loot.every_card import BY_KEY as LOOT_KEYS
from boneyard.games.too_many_bones.loot.every_card import TROVE
from boneyard.games.too_many_bones.model.ids import Intuition
from boneyard.terminal.games.too_many_bones.painter import PAINTER
from boneyard.terminal.painter import Scene
from boneyard.words import LANGUAGES, Voice
from tests.games.too_many_bones.roads import encounter
from tests.rulings import ruling
from tests.words.explained import Explained, explained, said_by
from tests.words.rare_battles import OTHER, WHO
from tests.words.rare_roads import DICE, LOCKS, TROVE_CARD, presented, rare_on_roads, road

ADVENTURES = 20
VOICES = tuple([Voice(language) for language in LANGUAGES])


def is_said(phrase: Phrase) -> None:
    """Both languages have whole words for it."""
    for voice in VOICES:
        said = voice.say(phrase)
        assert said.strip() == said, said
        assert said, phrase
        assert not re.search(r"[{}]|  |None", said), said


@pytest.mark.parametrize("seed", range(ADVENTURES))
def test_an_adventure_is_told_in_both_languages(seed: int) -> None:
    luck = random.Random(seed)
    s = TOO_MANY_BONES.new(1 + seed % 4, seed, {"tyrant": TYRANTS[seed % len(TYRANTS)].key})
    told = {TOO_MANY_BONES.tell(event) for event in s.events}
    asked: set[str] = set()
    while open_now := TOO_MANY_BONES.pending(s):
        decision = luck.choice(open_now)
        if decision.kind not in asked or luck.random() < 0.1:  # dice are asked about so often
            asked.add(decision.kind)
            told |= set(said_by(explained(TOO_MANY_BONES, s, decision)))
        for event in TOO_MANY_BONES.apply(s, decision.seat, luck.choice(decision.options)):
            told.add(TOO_MANY_BONES.tell(event))
            TOO_MANY_BONES.show(s, event)
    for phrase in told:
        is_said(phrase)


def test_an_encounter_is_read_out_with_what_its_choices_ask_and_give() -> None:
    s = road()
    s.adventure.card = BY_KEY["special-01"].card
    prompt = next(presented(s, MeetEncounter()))
    voice = Voice("en")
    asked = voice.say(prompt.ask)
    assert asked.startswith("Leaving Obendar. Last night inside the walls.")
    assert asked.endswith("Boomer, which choice does the party take?")
    assert isinstance(prompt, Explained)
    assert voice.say(prompt.offers[0].does) == "A: Sweat in the yard"
    assert prompt.effects[0] is not None
    assert voice.say(prompt.effects[0]) == (
        "Nothing is asked and nothing is risked. Gives 1 progress and 2 training points each."
    )


@ruling("TMB-003")
def test_locked_trove_is_told_and_shown_by_its_locks_only() -> None:
    card = TROVE[0]
    seen = as_seen(card.card)
    for event in (LootGained(WHO, seen), LootDiscarded(WHO, seen), LootGiven(WHO, seen, OTHER)):
        for voice in VOICES:
            assert voice.of(card.name) not in voice.say(TOO_MANY_BONES.tell(event))
        assert TOO_MANY_BONES.show(road(), event)["seen_card"] == ""
    s = road()
    bag = TOO_MANY_BONES.view(s, 0).adventure
    assert bag is not None
    held = bag.bags[0].cards[-1]
    assert (held.key, held.name) == ("", None)
    assert held.locks == [f"{letter}{value}" for letter, value in card.locks]
    assert card.name.en not in str(asdict(bag))


def test_a_view_of_the_road_says_how_far_the_party_is() -> None:
    s = encounter("classic-01", progress=2, day=3, deck="classic-05").s
    seen = TOO_MANY_BONES.view(s, 0).adventure
    assert seen is not None
    assert (seen.tyrant, seen.day, seen.progress, seen.next) == ("nom", 3, 2, "classic-05")
    assert seen.today is not None
    assert seen.today.key == "classic-01"


def test_events_of_the_road_are_shown_by_names() -> None:
    s = road()
    assert TOO_MANY_BONES.show(s, EncounterDrawn(BY_KEY["special-02"].card))["encounter"] == "special-02"
    rolled = TOO_MANY_BONES.show(s, LockRolled(WHO, LOCKS[0], DICE, Intuition(1)))
    assert (rolled["lock"], rolled["intuition"]) == ("L3", "convert")
    assert rolled["lock_dice"] == ["grey L3", "brown L1", "yellow T2"]
    for event in rare_on_roads():
        assert TOO_MANY_BONES.show(s, event)["event"] == type(event).__name__


def drawn(language: str, width: int) -> list[str]:
    """The panel of the road between battles."""
    story = encounter("classic-01", day=3, progress=1)
    picket = story.s.party[0]
    picket.bag = [carried(LOOT_KEYS["multi_tool"].card), carried(TROVE_CARD)]
    picket.points = 1
    lines = PAINTER.table(TOO_MANY_BONES.view(story.s, 0), Scene([]), Voice(language), width)
    return [line.plain for line in lines]


def test_between_battles_the_terminal_draws_the_road() -> None:
    lines = drawn("en", 100)
    assert lines[0].startswith("Day 3 of ")
    assert "●●◆○" in lines[0]
    assert "1 progress, 6 needed" in lines[1]
    assert any("Bag: Multi-Tool" in line and "locked trove (Lever" in line for line in lines)
    assert any("1 training point" in line for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [40, 60, 100])
def test_the_panel_fits_into_its_window(language: str, width: int) -> None:
    assert max(len(line) for line in drawn(language, width)) <= width
