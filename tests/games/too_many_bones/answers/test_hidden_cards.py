"""What nobody can see stays unseen: locked trove goes by its locks, and bots may only guess (TMB-003)."""

from __future__ import annotations

import pytest

from boneyard.core.rng import seeded
from boneyard.games.too_many_bones.adventure.recovery import Camp
from boneyard.games.too_many_bones.answers.picks import LOCK_PATTERNS
from boneyard.games.too_many_bones.content.encounters.all import BY_KEY as ENCOUNTER_KEYS
from boneyard.games.too_many_bones.content.held_cards import card_of, carried, is_locked, open_locks
from boneyard.games.too_many_bones.content.loot import BY_KEY, CARDS, TROVE
from boneyard.games.too_many_bones.game import TOO_MANY_BONES
from boneyard.games.too_many_bones.model.state import FACE_UP, TooManyBones
from tests.games.too_many_bones.roads import RoadStory, encounter, named, table
from tests.rulings import ruling

MANY = max(LOCK_PATTERNS, key=lambda locks: len([card for card in TROVE if card.locks == locks]))
ALIKE = [card.key for card in TROVE if card.locks == MANY]  # with the same locks
LOCKS = "lever {} trip {} force {}".format(*[value for _, value in MANY])


def camp(bags: dict[str, str]) -> RoadStory:
    """An evening by the fire with these bags."""
    return encounter("special-01", bags=bags).does("choose a").through_rewards()


def guesses(s: TooManyBones, count: int = 40) -> list[TooManyBones]:
    """What a bot may think the table looks like."""
    return [TOO_MANY_BONES.imagine(s, 0, seeded(seed, ["bot"])) for seed in range(count)]


@ruling("TMB-003", "TMB-088")
def test_answers_name_locked_trove_by_its_locks_and_count_those_alike() -> None:
    story = camp({"Picket": f"{ALIKE[0]}, {ALIKE[1]}, multi_tool"})
    story.offers(f"search {LOCKS}", f"search {LOCKS} second", "search multi-tool", f"pick {LOCKS} second Picket")
    for decision in story.s.open:
        for option in decision.options:
            assert not any(card.key.replace("_", "-") in option.text for card in TROVE)


@ruling("TMB-003")
def test_the_second_of_two_alike_is_the_second_in_the_bag() -> None:
    story = camp({"Picket": f"{ALIKE[0]}, {ALIKE[1]}"}).does(f"Picket: give {LOCKS} second Boomer")
    story.has("Picket", f"locked {ALIKE[0]}").has("Boomer", f"locked {ALIKE[1]}")


@ruling("TMB-003", "TMB-088")
def test_trove_that_is_open_goes_by_its_name() -> None:
    camp({"Picket": f"open {ALIKE[0]}"}).offers(f"search {ALIKE[0]}").does_not_offer(f"search {LOCKS}")


@ruling("TMB-003")
@pytest.mark.parametrize("answer", ["drop", "give"])
def test_discards_and_gifts_of_locked_trove_are_told_by_its_locks(answer: str) -> None:
    story = camp({"Picket": ALIKE[0]}).does(f"Picket: {answer} {LOCKS}{' Boomer' * (answer == 'give')}")
    told = [TOO_MANY_BONES.show(story.s, event) for event in story.events]
    cards = [each["card"] for each in told if each["event"] in ("LootDiscarded", "LootGiven")]
    assert cards == [""]


@ruling("TMB-003")
def test_locked_trove_may_be_any_card_with_these_locks_and_nothing_else() -> None:
    s = camp({"Picket": f"{ALIKE[0]}, multi_tool"}).s
    thought = guesses(s)
    seen = {CARDS[card_of(named(other, "Picket").bag[0])].key for other in thought}
    assert seen == set(ALIKE)
    for other in thought:
        held = named(other, "Picket").bag
        assert (is_locked(held[0]), held[1]) == (True, named(s, "Picket").bag[1])
        everywhere = [*other.road().trove, card_of(held[0])]
        assert sorted(everywhere) == sorted([*s.road().trove, card_of(named(s, "Picket").bag[0])])


@ruling("TMB-003")
def test_locks_that_are_open_stay_open_on_whatever_it_may_be() -> None:
    s = camp({"Picket": ALIKE[0]}).s
    named(s, "Picket").bag = [carried(BY_KEY[ALIKE[0]].card) | 2 << 8]
    assert {open_locks(named(other, "Picket").bag[0]) for other in guesses(s)} == {2}


@ruling("TMB-003")
def test_a_card_that_is_being_picked_stays_what_it_is_until_the_attempt_is_over() -> None:
    story = camp({"Picket": ALIKE[0]})
    story.s.rng = seeded(3, ["x"] * 8)
    story.does(f"Picket: pick {LOCKS} Picket")
    assert not any(isinstance(task, Camp) for task in story.s.agenda[-1:])
    assert {named(other, "Picket").bag[0] for other in guesses(story.s)} == {named(story.s, "Picket").bag[0]}


@ruling("TMB-003", "TMB-015")
def test_the_first_days_are_known_and_what_comes_after_them_is_not() -> None:
    s = table("Picket, Boomer")
    days = [ENCOUNTER_KEYS[key].card for key in ("special-01", "special-02", "special-03")]
    thought = guesses(s)
    assert {tuple(other.road().deck[:3]) for other in thought} == {tuple(days)}
    assert len({other.road().deck[3] for other in thought}) > 5
    for other in thought:
        road = other.road()
        assert sorted(road.deck + road.box) == sorted(s.road().deck + s.road().box)
        assert len(road.deck) == len(s.road().deck)
    assert {card for other in thought for card in other.road().deck} & set(s.road().box)


@ruling("TMB-003")
def test_chips_that_lie_face_up_stay_where_they_are() -> None:
    s = table("Picket, Boomer")
    s.stacks[0][2] |= FACE_UP
    thought = guesses(s)
    assert {other.stacks[0][2] for other in thought} == {s.stacks[0][2]}
    assert len({other.stacks[0][0] for other in thought}) > 5
