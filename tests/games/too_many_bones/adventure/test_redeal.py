"""What nobody can see may be anything it can be, and bots may only guess (TMB-003)."""

from __future__ import annotations

from boneyard.core.rng import seeded
from boneyard.games.too_many_bones.adventure.recovery import Camp
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.content.held_cards import card_of, carried, is_locked, open_locks
from boneyard.games.too_many_bones.encounters.every_card import BY_KEY as ENCOUNTER_KEYS
from boneyard.games.too_many_bones.game import TOO_MANY_BONES
from boneyard.games.too_many_bones.loot.every_card import BY_KEY, CARDS
from boneyard.games.too_many_bones.model.state import CHIP, FACE_UP, TooManyBones
from tests.games.too_many_bones.roads import named, table
from tests.games.too_many_bones.stories import battle
from tests.games.too_many_bones.trove import ALIKE, LOCKS, camp
from tests.rulings import ruling


@ruling("TMB-003")
def test_who_imagines_the_table_does_not_know_the_chips_that_lie_face_down() -> None:
    story = battle("Picket 5/5 at c2 | Clay Golem 3 at a3\nqueue: Orc Raider, Goblin Sneak face up, Wyrm")
    seen = set()
    for seed in range(20):
        other = TOO_MANY_BONES.imagine(story.s, 0, seeded(seed, ("fancy",)))
        assert [CHIPS[chip & CHIP].points for chip in other.queue] == [5, 1, 5]
        assert other.queue[1] == story.s.queue[1]
        seen.add(other.queue[0])
    assert len(seen) > 1


def guesses(s: TooManyBones, count: int = 40) -> list[TooManyBones]:
    """What a bot may think the table looks like."""
    return [TOO_MANY_BONES.imagine(s, 0, seeded(seed, ["bot"])) for seed in range(count)]


@ruling("TMB-003")
def test_locked_trove_may_be_any_card_with_these_locks_and_nothing_else() -> None:
    s = camp({"Picket": f"{ALIKE[0]}, multi_tool"}).s
    thought = guesses(s)
    seen = {CARDS[card_of(named(other, "Picket").bag[0])].key for other in thought}
    assert seen == set(ALIKE)
    for other in thought:
        held = named(other, "Picket").bag
        assert (is_locked(held[0]), held[1]) == (True, named(s, "Picket").bag[1])
        everywhere = [*other.adventure.trove, card_of(held[0])]
        assert sorted(everywhere) == sorted([*s.adventure.trove, card_of(named(s, "Picket").bag[0])])


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
    assert {tuple(other.adventure.deck[:3]) for other in thought} == {tuple(days)}
    assert len({other.adventure.deck[3] for other in thought}) > 5
    for other in thought:
        adventure = other.adventure
        assert sorted(adventure.deck + adventure.box) == sorted(s.adventure.deck + s.adventure.box)
        assert len(adventure.deck) == len(s.adventure.deck)
    assert {card for other in thought for card in other.adventure.deck} & set(s.adventure.box)


@ruling("TMB-003")
def test_chips_that_lie_face_up_stay_where_they_are() -> None:
    s = table("Picket, Boomer")
    s.stacks[0][2] |= FACE_UP
    thought = guesses(s)
    assert {other.stacks[0][2] for other in thought} == {s.stacks[0][2]}
    assert len({other.stacks[0][0] for other in thought}) > 5
