"""Lockpicking (TMB-090 to TMB-099)."""

from __future__ import annotations

import json

import pytest

from boneyard.core.codec import pack, records_in, unpack
from boneyard.core.rng import Loaded
from boneyard.games.too_many_bones.activities.lockpicking import attempt as lockpicking
from boneyard.games.too_many_bones.activities.lockpicking import locks
from boneyard.games.too_many_bones.activities.lockpicking.attempt import OpenLock, PickLocks, UseIntuition
from boneyard.games.too_many_bones.activities.lockpicking.locks import (
    ACTION_FACES,
    ALL_DICE,
    OF_CARD,
    VALUE,
    Picking,
    letter_of,
    lock,
    number_of,
)
from boneyard.games.too_many_bones.content.facts import ACTION_DICE, FACTS, INTUITION, LOCKS
from boneyard.games.too_many_bones.events.contests import (
    LockDieConverted,
    LockDieSaved,
    LockOpened,
    LockRolled,
    LocksOpened,
)
from boneyard.games.too_many_bones.model.ids import EncounterId
from tests.games.too_many_bones.stories import Story, battle
from tests.rulings import ruling


def row(locks: str) -> tuple[int, ...]:
    """Locks as they are written: `2L 2T 2F`."""
    return tuple([lock(each[1], int(each[0])) for each in locks.split()])


def dice(*told: str) -> Loaded:
    """The dice of one roll after another, in the order they are rolled: `grey 2F`, `convert`."""
    faces: list[int] = []
    for each in told:
        name, _, face = each.rpartition(" ")
        printed: list[str] = FACTS[f"lockpicking.{name or 'intuition'}"]
        faces.append(printed.index(face))
    return Loaded(*faces)


def attempt(locks: str, *told: str, opened: int = 0, easier: int = 0, again: bool = False) -> Story:
    """Boomer picks these locks, and the dice fall as told."""
    story = battle("Boomer 3/3 at d1 | Wild Boar 3 at a4", dice=dice(*told))
    return story.happens(PickLocks(0, OF_CARD, EncounterId(30), row(locks), opened, easier, again))


def ends(story: Story, opened: int) -> None:
    """The attempt is over with this number of locks open, and every die that was told has fallen."""
    assert not story.s.open, story.asked
    assert [event.opened for event in story.events if isinstance(event, LocksOpened)] == [opened]
    assert story.dice_left == 0, "more was told than rolled"


def rolls_seen(story: Story) -> list[list[str]]:
    """Which action dice lay in each roll, with what they showed."""
    return [[seen(die) for die in event.lock_dice] for event in story.events if isinstance(event, LockRolled)]


def seen(die: int) -> str:
    return f"{ACTION_DICE[number_of(die)]} {die & VALUE}{LOCKS[letter_of(die)]}"


# The worked examples


@ruling("TMB-091", "TMB-092", "TMB-093", "TMB-096")
def test_worked_example_23_two_locks_open_and_no_action_die_is_left() -> None:
    story = attempt(
        "2L 2T 2F",
        *("grey 2F", "brown 2L", "yellow 1T", "convert"),
        *("grey 1T", "yellow 1T", "reroll"),
        again=True,
    )
    story.asks("intuition", "nothing", "convert grey", "convert yellow").does("nothing")
    story.asks("lock_dice", "open with brown", "leave").does("open with brown")
    story.asks("intuition", "nothing", "reroll grey", "reroll yellow").does("nothing")
    ends(story, 2)
    assert rolls_seen(story) == [["grey 2F", "brown 2L", "yellow 1T"], ["grey 1T", "yellow 1T"]]


@ruling("TMB-088", "TMB-095", "TMB-097")
def test_worked_example_23_the_day_after_the_third_lock_is_faced_first_with_two_rolls_and_three_dice() -> None:
    story = attempt(
        "2L 2T 2F",
        *("grey 3T", "brown 1L", "yellow 1T", "save"),
        *("grey 2F", "brown 1L", "yellow 1T", "save"),
        opened=2,
        again=True,
    )
    story.tells("LockHeld", again=True)
    story.asks("intuition", "nothing", "save grey").does("nothing")
    ends(story, 3)
    assert rolls_seen(story)[1] == ["grey 2F", "brown 1L", "yellow 1T"]


@ruling("TMB-093", "TMB-094")
def test_worked_example_24_a_saved_die_counts_1_more_and_is_kept() -> None:
    story = attempt(
        "2L 2T 2F",
        *("grey 2F", "brown 2L", "yellow 1T", "convert"),
        *("grey 2L", "yellow 1T", "save"),
        *("grey 1T", "yellow 1T", "save"),
    )
    story.does("nothing")
    story.asks("intuition", "nothing", "save yellow").does("save yellow")
    ends(story, 2)
    assert [seen(event.lock_die) for event in story.events if isinstance(event, LockDieSaved)] == ["yellow 2T"]
    assert rolls_seen(story)[2] == ["grey 1T", "yellow 1T"]


# Dice and locks


@ruling("TMB-098")
def test_there_are_three_action_dice_that_lean_to_one_letter_each_and_the_intuition_die() -> None:
    assert ACTION_DICE == ("grey", "brown", "yellow")
    leaning = {"grey": "F", "brown": "L", "yellow": "T"}
    for die, letter in leaning.items():
        faces: list[str] = FACTS[f"lockpicking.{die}"]
        assert faces[:3] == [f"1{letter}", f"2{letter}", f"3{letter}"]
        assert all(face[1] != letter for face in faces[3:])
    assert [FACTS["lockpicking.intuition"].count(face) for face in INTUITION] == [2, 2, 2]
    assert [len(faces) for faces in ACTION_FACES] == [6, 6, 6]


@ruling("TMB-091")
def test_locks_are_opened_from_left_to_right() -> None:
    story = attempt("3L 1T 1F", "grey 1F", "brown 1L", "yellow 1T", "save").does("nothing")
    ends(story, 0)


@ruling("TMB-092")
def test_one_roll_opens_one_lock_only() -> None:
    story = attempt("1L 1T", "grey 1T", "brown 1L", "yellow 1T", "save", "grey 1F", "yellow 2F", "save").does("nothing")
    ends(story, 1)


@ruling("TMB-092")
def test_dice_of_the_letter_are_added_up() -> None:
    story = attempt("8L", "grey 2L", "brown 3L", "yellow 3L", "save").does("nothing")
    ends(story, 1)
    short = attempt("9L", "grey 2L", "brown 3L", "yellow 3L", "save").does("nothing")
    ends(short, 0)


@ruling("TMB-093", "TMB-269")
def test_the_player_says_which_dice_are_used_and_none_is_wasted() -> None:
    story = attempt(
        "2L 1F",
        *("grey 2L", "brown 2L", "yellow 3L", "convert"),
        *("grey 1F", "brown 2L", "convert"),
    )
    story.asks("lock_dice", "open with grey", "open with brown", "open with yellow").does("open with yellow")
    story.does("nothing")
    ends(story, 2)
    assert rolls_seen(story)[1] == ["grey 1F", "brown 2L"]


@ruling("TMB-269")
def test_sets_of_two_dice_are_offered_beside_one_that_is_enough_alone() -> None:
    attempt("3L", "grey 2L", "brown 1L", "yellow 3L", "convert").asks(
        "lock_dice", "open with grey+brown", "open with yellow"
    )


# Intuition


@ruling("TMB-094")
def test_reroll_rolls_a_die_and_the_intuition_die_again_and_again() -> None:
    story = attempt(
        "3T",
        *("grey 1F", "brown 1L", "yellow 1T", "reroll"),
        *("yellow 1L", "reroll"),
        *("yellow 2T", "reroll"),
        *("grey 3T", "convert"),
    )
    story.asks("intuition", "nothing", "reroll grey", "reroll brown", "reroll yellow")
    story.does("reroll yellow", "reroll yellow", "reroll grey")
    story.asks("intuition", "nothing", "convert brown").does("nothing")
    ends(story, 1)


@ruling("TMB-094")
def test_what_the_intuition_die_shows_after_a_reroll_may_be_used() -> None:
    story = attempt("4T", "grey 1F", "brown 1L", "yellow 1T", "reroll", "grey 3T", "save").does("reroll grey")
    story.asks("intuition", "nothing", "save grey", "save yellow").does("save grey")
    ends(story, 1)


@ruling("TMB-094", "TMB-268")
def test_convert_turns_a_die_to_the_letter_of_the_lock_and_leaves_its_value() -> None:
    story = attempt("3T", "grey 3F", "brown 1L", "yellow 1T", "convert")
    story.asks("intuition", "nothing", "convert grey", "convert brown").does("convert grey")
    ends(story, 1)
    assert [seen(event.lock_die) for event in story.events if isinstance(event, LockDieConverted)] == ["grey 3T"]


@ruling("TMB-094")
def test_what_intuition_did_counts_for_one_roll_only() -> None:
    story = attempt(
        "2T 4T",
        *("grey 1F", "brown 1L", "yellow 1T", "save"),
        *("grey 2L", "brown 2L", "yellow 3T", "convert"),
    )
    story.does("save yellow").does("nothing")
    ends(story, 1)
    assert rolls_seen(story)[1] == ["grey 2L", "brown 2L", "yellow 3T"]


@ruling("TMB-094")
def test_a_saved_die_that_is_not_used_simply_stays() -> None:
    story = attempt("2T 1L", *("grey 3T", "brown 1L", "yellow 1T", "save"), *("brown 1L", "yellow 1T", "save")).does(
        "save yellow"
    )
    story.asks("lock_dice", "open with grey", "open with yellow").does("open with grey").does("nothing")
    ends(story, 2)


@ruling("TMB-094", "TMB-268")
@pytest.mark.parametrize(
    ("face", "told"),
    [("convert", ("grey 1T", "brown 1T", "yellow 1T")), ("save", ("grey 1F", "brown 1L", "yellow 2F"))],
)
def test_intuition_that_helps_no_die_is_not_asked_for(face: str, told: tuple[str, ...]) -> None:
    ends(attempt("9T", *told, face), 0)


@ruling("TMB-094")
@pytest.mark.parametrize("face", INTUITION)
def test_intuition_may_be_left_unused(face: str) -> None:
    attempt("3T", "grey 1T", "brown 1L", "yellow 1T", face).offers("nothing").does("nothing")


# The second roll


FAILING = ("grey 1F", "brown 1L", "yellow 2F", "save")


@ruling("TMB-095")
def test_the_first_lock_faced_gets_a_second_roll_of_all_dice() -> None:
    story = attempt("3T", *FAILING, "grey 3T", "brown 1L", "yellow 1L", "save", again=True).does("nothing")
    ends(story, 1)
    assert len(rolls_seen(story)) == 2


@ruling("TMB-095", "TMB-096")
def test_a_second_failure_ends_the_attempt() -> None:
    ends(attempt("3T", *FAILING, *FAILING, again=True), 0)


@ruling("TMB-095")
def test_without_the_second_roll_of_the_day_the_first_failure_ends_the_attempt() -> None:
    ends(attempt("3T", *FAILING), 0)


@ruling("TMB-095")
def test_later_locks_get_one_roll() -> None:
    story = attempt("1L 3T", "grey 1F", "brown 1L", "yellow 1T", "convert", "grey 1F", "yellow 2F", "save", again=True)
    story.does("nothing", "open with brown")
    ends(story, 1)


@ruling("TMB-095", "TMB-270")
def test_the_first_lock_may_be_left_shut_for_its_second_roll() -> None:
    story = attempt(
        "3T 1L",
        *("grey 1T", "brown 1T", "yellow 1T", "convert"),
        *("grey 1F", "brown 1F", "yellow 3T", "save"),
        *("grey 2L", "brown 1F", "save"),
        again=True,
    )
    story.asks("lock_dice", "open with grey+brown+yellow", "leave").does("leave")
    story.does("nothing", "nothing")
    ends(story, 2)


@ruling("TMB-095")
def test_an_attempt_knows_whether_the_second_roll_of_the_day_is_used_up() -> None:
    story = attempt("3T", *FAILING, "grey 1T", "brown 1L", "yellow 2F", "save", again=True)
    asked = story.s.agenda[-1]
    assert isinstance(asked, UseIntuition)
    assert (asked.picking.again, asked.picking.retried) == (False, True)


# Loot, and the rest


@ruling("TMB-099")
def test_loot_lowers_locks_but_never_below_1() -> None:
    story = attempt(
        "3T 1L",
        *("grey 1F", "brown 1F", "yellow 2T", "convert"),
        *("grey 1F", "brown 1L", "save"),
        easier=1,
    )
    story.does("nothing", "nothing")
    ends(story, 2)
    assert [event.lock & VALUE for event in story.events if isinstance(event, LockOpened)] == [2, 1]
    ends(attempt("1L", "grey 1F", "brown 1F", "yellow 2T", "save", easier=1), 0)


@ruling("TMB-099", "TMB-275")
def test_a_lock_that_loot_opens_without_dice_costs_none_and_passes_no_second_roll_on() -> None:
    story = battle("Boomer 3/3 at d1 | Wild Boar 3 at a4", dice=dice(*FAILING))
    story.happens(
        OpenLock(Picking(0, OF_CARD, EncounterId(30), row("4L 3T"), 0, 0, ALL_DICE, again=True, retried=False), 0)
    )
    ends(story, 1)
    assert len(rolls_seen(story)[0]) == 3


@ruling("TMB-096")
def test_an_attempt_ends_when_all_locks_are_open_whatever_dice_are_left() -> None:
    ends(attempt("1L 1T 1F", "grey 2F", "brown 1L", "yellow 1T", "convert", opened=2).does("nothing"), 3)


@ruling("TMB-042")
def test_an_attempt_changes_nothing_else() -> None:
    story = attempt("3T", *FAILING)
    story.shows("Boomer 3/3 at d1 [plan: nothing]", "Wild Boar 3")


def test_an_attempt_can_be_saved_in_the_middle() -> None:
    story = attempt("2L 2T 2F", "grey 2F", "brown 2L", "yellow 1T", "convert", again=True)
    task = story.s.agenda[-1]
    classes = {cls.__name__: cls for cls in records_in(lockpicking, locks)}
    again = unpack(json.loads(json.dumps(pack(task))), classes)
    assert pack(again) == pack(task)
    assert again.questions(story.s)[0].options == story.s.open[0].options
