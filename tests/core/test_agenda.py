"""How tasks follow each other, and how answers are taken."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pytest

import boneyard
from boneyard.core.agenda import (
    Anyone,
    Ask,
    Do,
    EndlessLoop,
    Question,
    State,
    Together,
    answer,
    apply,
    asking,
    copied,
    settle,
    step,
    together,
    unwind,
)
from boneyard.core.decision import Action, Decision, IllegalAction, Seat
from boneyard.core.rng import seeded
from tests.core.toy import PICNIC, ShowBid, Threw


class Slate(State):
    """A state to write words on."""

    def __init__(self, words: list[str], *agenda: Do | Ask) -> None:
        super().__init__(list(reversed(agenda)), seeded(0, ["chance"]), 0, 0)
        self.words = words

    def clone(self) -> Slate:
        other = Slate(self.words[:])
        other.agenda = copied(self.agenda)
        return other


@dataclass
class Write(Do):
    word: str
    then: tuple[Do | Ask, ...] = ()
    more: tuple[Do | Ask, ...] = ()

    def run(self, s: Slate) -> None:
        s.words.append(self.word)
        for tasks in (self.then, self.more):
            if tasks:
                s.then(*tasks)


@dataclass
class Leave(Do):
    word: str

    def run(self, s: Slate) -> None:
        s.later(Write(self.word))


@dataclass
class Again(Do):
    def run(self, s: Slate) -> None:
        s.then(Again())


@dataclass
class AskWord(Question):
    seat: int
    words: tuple[str, ...]

    kind = "word"

    def asked(self, s: Slate) -> Seat:
        return self.seat

    def options(self, s: Slate) -> Sequence[Action]:
        return [Action(word) for word in self.words]

    def unasked(self, s: Slate) -> None:
        s.then(Write("nothing"))

    def picked(self, s: Slate, pick: Action) -> None:
        s.then(Write(str(pick)))


class AskIfItMatters(AskWord):
    forced = True


class Word(Action):
    """An answer of a class of its own."""


class AskOwnWord(AskWord):
    answers = Word


class AskEverybody(Anyone):
    """Everybody may say a word that is not empty."""

    def __init__(self, *words: str) -> None:
        self.words = words

    def asks(self, s: Slate) -> Sequence[AskWord]:
        return [AskWord(seat, (word,) if word else ()) for seat, word in enumerate(self.words)]


class Offers(Ask):
    """What no game would write: a decision without options."""

    def questions(self, s: Slate) -> tuple[Decision, ...]:
        return (Decision(0, "word", ()),)


def settled(*agenda: Do | Ask) -> Slate:
    s = Slate([], *agenda)
    settle(s)
    return s


def test_tasks_run_in_the_order_they_are_written() -> None:
    assert settled(Write("one"), Write("two")).words == ["one", "two"]


def test_what_a_task_schedules_comes_before_what_waited() -> None:
    assert settled(Write("one", then=(Write("two"),)), Write("three")).words == ["one", "two", "three"]


def test_two_calls_of_then_run_as_written() -> None:
    s = settled(Write("one", then=(Write("two"), Write("three")), more=(Write("four"), Write("five"))), Write("six"))
    assert s.words == ["one", "two", "three", "four", "five", "six"]


def test_a_question_stops_everything_and_lists_its_answers() -> None:
    s = settled(Write("one"), AskWord(1, ("two", "ten")), Write("three"))
    assert s.words == ["one"]
    assert [str(option) for option in s.open[0].options] == ["two", "ten"]


def test_an_answer_is_followed_by_what_it_schedules_then_by_what_waited() -> None:
    s = settled(AskWord(0, ("one",)), Write("two"))
    apply(s, 0, Action("one"))
    assert s.words == ["one", "two"]
    assert s.open == ()


def test_a_loop_in_the_rules_is_named() -> None:
    with pytest.raises(EndlessLoop, match="Again"):
        settled(Write("one"), Again())


def test_a_question_nobody_can_answer_is_a_bug() -> None:
    with pytest.raises(AssertionError, match="Offers offers nothing"):
        settled(Offers())


def test_a_question_without_options_is_not_asked() -> None:
    s = settled(AskWord(0, ()), Write("two"))
    assert s.words == ["nothing", "two"]
    assert s.open == ()


def test_a_forced_question_takes_its_only_option_and_counts_no_answer() -> None:
    s = settled(AskIfItMatters(0, ("one",)), Write("two"))
    assert s.words == ["one", "two"]
    assert s.answers == 0
    assert settled(AskIfItMatters(0, ("one", "two"))).open
    assert settled(AskWord(0, ("one",))).open


def test_a_lane_goes_past_questions_that_are_not_asked() -> None:
    s = settled(together((0, AskIfItMatters(0, ("zero",))), (1, AskWord(1, ())), (2, AskWord(2, ("two",)))))
    assert s.words == ["zero", "nothing"]
    assert [decision.seat for decision in s.open] == [2]


def test_an_answer_of_another_class_is_a_bug_of_the_question() -> None:
    with pytest.raises(AssertionError, match="AskOwnWord was answered"):
        apply(settled(AskOwnWord(0, ("one",))), 0, "one")


def test_each_seat_has_its_own_question_where_anyone_may_answer() -> None:
    s = settled(AskEverybody("zero", "", "two"))
    assert [decision.seat for decision in s.open] == [0, 2]
    question = asking(s, 2)
    assert isinstance(question, AskWord)
    assert question.words == ("two",)
    apply(s, 2, "two")
    assert s.words == ["two"]


def test_a_step_runs_one_task() -> None:
    s = Slate([], Write("one"), AskWord(0, ("two",)))
    assert step(s)
    assert s.words == ["one"]
    assert not step(s)
    assert s.open[0].options == (Action("two"),)
    answer(s, 0, s.open[0].options[0])
    assert s.words == ["one"]
    assert step(s)
    assert not step(s)
    assert s.words == ["one", "two"]


def test_unwinding_drops_what_comes_before_a_task() -> None:
    s = Slate([], Write("one"), Write("two"), Leave("three"), Write("four"))
    unwind(s, Leave)
    assert [type(task) for task in s.agenda] == [Write, Leave]
    s.then(Write("first"))
    assert step(s)
    assert s.words == ["first"]


@pytest.mark.parametrize(
    ("seat", "text", "number", "why", "sentence"),
    [
        (0, "three", -1, "not offered", "seat 0 answered 'three'; offered: one, two"),
        (1, "one", -1, "wrong seat", "nothing is offered to seat 1; asked: seat 0 (word)"),
        (0, "one", 7, "stale", "seat 0 answered question 7; question 0 is open, offered: one, two"),
    ],
)
def test_a_bad_answer_says_what_was_offered(seat: int, text: str, number: int, why: str, sentence: str) -> None:
    s = settled(AskWord(0, ("one", "two")))
    with pytest.raises(IllegalAction) as refused:
        apply(s, seat, Action(text), number)
    assert (refused.value.why, str(refused.value)) == (why, sentence)
    assert s.words == []
    assert s.answers == 0


def test_after_the_end_nothing_is_offered() -> None:
    with pytest.raises(IllegalAction, match="seat 0 answered, but the game is over; nothing is offered"):
        apply(settled(Write("one")), 0, Action("one"))


def test_a_very_long_list_of_options_is_cut_in_the_error() -> None:
    s = settled(AskWord(0, tuple(str(number) for number in range(100))))
    with pytest.raises(IllegalAction, match=r"39 and 60 more$"):
        apply(s, 0, Action("nothing"))


def test_lanes_run_side_by_side_until_all_are_done() -> None:
    s = settled(together((0, AskWord(0, ("zero",))), (1, AskWord(1, ("one",)))), Write("joint"))
    assert [decision.seat for decision in s.open] == [0, 1]
    apply(s, 1, Action("one"))
    assert [decision.seat for decision in s.open] == [0]
    assert s.words == ["one"]
    apply(s, 0, Action("zero"))
    assert s.words == ["one", "zero", "joint"]


def test_lanes_stand_in_seat_order_however_they_are_given() -> None:
    s = settled(together((2, Leave("two")), (0, Leave("zero")), (1, Leave("one"))))
    assert s.words == ["zero", "one", "two"]


def test_a_lane_without_questions_is_done_at_once() -> None:
    s = settled(together((0, Write("zero")), (1, Write("one"))), Write("joint"))
    assert s.words == ["zero", "one", "joint"]


def test_what_lanes_do_to_shared_things_happens_at_the_end_in_seat_order() -> None:
    s = settled(together((0, AskWord(0, ("zero",))), (1, Leave("shared one")), (2, AskWord(2, ("two",)))), Write("end"))
    apply(s, 2, Action("two"))
    assert s.words == ["two"]
    apply(s, 0, Action("zero"))
    assert s.words == ["two", "zero", "shared one", "end"]


def test_nothing_is_left_for_later_outside_a_lane() -> None:
    with pytest.raises(AssertionError, match="only a task in a lane leaves something for later"):
        settled(Leave("nowhere"))


def test_tasks_and_events_say_what_they_are() -> None:
    assert repr(Leave("one")) == "Leave(word='one')"
    s = boneyard.game("baby-boom").new(2, 7)
    (moved,) = boneyard.game("baby-boom").apply(s, s.open[0].seat, s.open[0].options[0])
    assert repr(moved) == "Moved(seat=0, path=(16, 11), face=4)"
    assert repr(s.agenda) == "[Turn(seat=1)]"


def test_an_answer_may_be_given_as_text() -> None:
    s = settled(AskWord(0, ("one", "two")))
    apply(s, 0, "two")
    assert s.words == ["two"]


def test_a_question_outside_its_lane_is_a_bug() -> None:
    with pytest.raises(AssertionError, match="AskWord asks outside its lane"):
        settled(together((0, AskWord(1, ("one",)))))


def test_another_seats_answer_does_not_make_a_question_stale() -> None:
    s = settled(together((0, AskWord(0, ("zero",))), (1, AskWord(1, ("one",)))))
    number = s.open[1].number
    apply(s, 0, Action("zero"))
    apply(s, 1, Action("one"), number)
    assert s.words == ["zero", "one"]


def test_whoever_is_first_takes_and_the_others_are_asked_anew() -> None:
    s = PICNIC.new(3, 5)
    while s.open[0].kind != "take":
        PICNIC.apply(s, s.open[0].seat, s.open[0].options[0])
    before = {decision.seat: decision.number for decision in s.open}
    PICNIC.apply(s, 1, Action("bone 3"))
    after = {decision.seat: decision.number for decision in s.open}
    assert after[0] == before[0], "seat 0 can only pass: its question has not changed"
    assert after[2] > before[2], "seat 2 had bone 3 among its options: that question has gone"
    with pytest.raises(IllegalAction, match="is open, offered: bone 1, bone 2, bone 4"):
        PICNIC.apply(s, 2, Action("bone 1"), before[2])


def test_a_sealed_answer_is_not_heard() -> None:
    s = PICNIC.new(2, 5)
    assert PICNIC.apply(s, 0, Action("3")) == []


def test_a_secret_throw_has_a_public_face() -> None:
    s = PICNIC.new(2, 5)
    PICNIC.apply(s, 0, Action("3"))
    (threw,) = PICNIC.apply(s, 0, Action("yes"))
    assert isinstance(threw, Threw)
    assert threw.seen_by(0) == threw
    assert threw.seen_by(1) == threw.seen_by(None) == Threw(0, 0)


def test_clones_have_lanes_of_their_own() -> None:
    s = PICNIC.new(2, 5)
    other = s.clone()
    PICNIC.apply(other, 0, Action("3"))
    side, others = s.agenda[-1], other.agenda[-1]
    assert isinstance(side, Together)
    assert isinstance(others, Together)
    assert side.lanes[0].after == []
    assert others.lanes[0].after == [ShowBid(0, 3)]


def test_revealing_is_counted() -> None:
    s = PICNIC.new(2, 5)
    for seat, text in ((0, "1"), (0, "no"), (1, "2")):
        PICNIC.apply(s, seat, Action(text))
    assert s.revealed == 0
    PICNIC.apply(s, 1, Action("no"))
    assert s.revealed == 3  # two bids and a card
