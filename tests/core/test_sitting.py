"""One game being played: undo as far as is fair, and a sealed answer taken back."""

from __future__ import annotations

import pytest

import boneyard
from boneyard.core import game as registry
from boneyard.core.codec import save
from boneyard.core.decision import Action, IllegalAction
from boneyard.core.record import BadRecord
from boneyard.core.sitting import Sitting, replay
from tests.core.toy import PICNIC, Picnic

BABY_BOOM = boneyard.game("baby-boom")


def baby_boom(*, risky: bool = False) -> Sitting:
    return Sitting(BABY_BOOM, 2, 7, {"risky_business": risky})


def play(sitting: Sitting, answers: int) -> None:
    for _ in range(answers):
        decision = sitting.state.open[0]
        sitting.answer(decision.seat, decision.options[0])


def said(sitting: Sitting, *answers: str) -> None:
    for answer in answers:
        seat, _, text = answer.partition(" ")
        sitting.answer(int(seat), Action(text))


def test_undo_goes_back_to_where_the_seat_last_decided() -> None:
    sitting = baby_boom()
    first = sitting.state.open[0].seat
    play(sitting, 2)
    sitting.undo([first])
    assert BABY_BOOM.write(sitting.state) == BABY_BOOM.write(baby_boom().state)


def test_undo_is_a_line_of_the_record_and_replays() -> None:
    sitting = baby_boom()
    first = sitting.state.open[0].seat
    play(sitting, 4)
    sitting.undo([first])
    play(sitting, 3)
    assert f"undo {first}" in sitting.write().splitlines()
    assert save(BABY_BOOM, replay(sitting.write()).state) == save(BABY_BOOM, sitting.state)


def test_after_undo_an_answer_to_the_old_question_is_stale() -> None:
    sitting = baby_boom()
    first = sitting.state.open[0].seat
    play(sitting, 2)
    old = sitting.state.open[0]
    sitting.undo([first])
    assert sitting.state.open[0].number > old.number
    with pytest.raises(IllegalAction, match="is open, offered"):
        sitting.answer(first, old.options[0], old.number)


def test_bots_answers_go_back_with_ones_own_when_no_other_person_plays() -> None:
    sitting = baby_boom()
    first = sitting.state.open[0].seat
    assert sitting.refusal([first], [first]) == "undo-refused-nothing"
    play(sitting, 2)
    assert sitting.refusal([first], [first]) is None
    assert sitting.undo([first]) == first


def test_another_persons_answer_is_never_undone() -> None:
    sitting = baby_boom()
    first = sitting.state.open[0].seat
    play(sitting, 1)
    assert sitting.refusal([first], [0, 1]) == "undo-refused-turn", "the other is asked now, and may be thinking"
    assert sitting.refusal([first], [first]) is None, "a bot does not mind"
    play(sitting, 1)
    assert sitting.refusal([first], [0, 1]) == "undo-refused-others"
    assert sitting.refusal([0, 1], [0, 1]) is None, "who holds both seats may take back either"


def test_nothing_to_undo_says_so() -> None:
    with pytest.raises(IllegalAction, match="seat 0 has decided nothing"):
        baby_boom().undo([0])
    with pytest.raises(IllegalAction, match="these seats have decided nothing"):
        baby_boom().undo([0, 1])


def test_a_throw_cannot_be_unseen() -> None:
    sitting = baby_boom(risky=True)
    while True:
        words = sitting.state.rng.words[:]
        play(sitting, 1)
        if sitting.state.rng.words != words:
            break
        assert sitting.refusal([0, 1], [0]) is None
    assert sitting.refusal([0, 1], [0]) == "undo-refused-chance"


def test_a_record_that_undoes_a_throw_does_not_replay() -> None:
    sitting = baby_boom(risky=True)
    words = sitting.state.rng.words[:]
    while sitting.state.rng.words == words:
        play(sitting, 1)
    with pytest.raises(IllegalAction, match="dice were thrown or something was shown since; that stands"):
        sitting.undo([0, 1])
    with pytest.raises(BadRecord, match=r"^line \d+: dice were thrown"):
        replay(sitting.write() + "undo 0\n")


def test_what_was_shown_cannot_be_unseen() -> None:
    sitting = Sitting(PICNIC, 2, 3, {})
    said(sitting, "0 1", "0 no", "1 2")
    assert sitting.refusal([0, 1], [0]) is None
    said(sitting, "1 no")
    assert sitting.refusal([0, 1], [0]) == "undo-refused-revealed"


def test_a_sealed_answer_is_taken_back_and_the_others_stay() -> None:
    sitting = Sitting(PICNIC, 3, 3, {})
    said(sitting, "0 3", "1 2", "2 1", "0 no")
    sitting.retract(1)
    assert [(d.seat, d.kind) for d in sitting.state.open] == [(1, "bid"), (2, "throw")]
    said(sitting, "1 1", "2 no", "1 no")
    assert isinstance(sitting.state, Picnic)
    assert sitting.state.bids == [3, 1, 1]


def test_taking_back_leaves_the_others_questions_as_they_were() -> None:
    sitting = Sitting(PICNIC, 3, 3, {})
    asked = sitting.state.open[2].number
    said(sitting, "0 3", "1 2")
    sitting.retract(0)
    sitting.answer(2, "1", asked)
    assert [(d.seat, d.kind) for d in sitting.state.open] == [(0, "bid"), (1, "throw"), (2, "throw")]


def test_taking_back_is_a_line_of_the_record_and_replays() -> None:
    sitting = Sitting(PICNIC, 3, 3, {})
    said(sitting, "0 3", "1 2", "2 1")
    sitting.retract(1)
    said(sitting, "1 3", "1 yes")
    assert "retract 1" in sitting.write()
    registry.register("picnic", lambda: PICNIC)
    try:
        assert save(PICNIC, replay(sitting.write()).state) == save(PICNIC, sitting.state)
    finally:
        registry._GAMES.pop("picnic")


def test_a_sealed_answer_that_led_to_a_throw_stays() -> None:
    sitting = Sitting(PICNIC, 2, 3, {})
    said(sitting, "0 3", "0 yes")
    with pytest.raises(IllegalAction, match="seat 0 has no answer that could be taken back"):
        sitting.retract(0)


def test_nothing_is_taken_back_after_the_reveal() -> None:
    sitting = Sitting(PICNIC, 2, 3, {})
    said(sitting, "0 3", "0 no", "1 2", "1 no")
    for seat in (0, 1):
        with pytest.raises(IllegalAction, match="no answer that could be taken back"):
            sitting.retract(seat)


def test_a_bad_answer_leaves_record_and_past_as_they_are() -> None:
    sitting = baby_boom()
    with pytest.raises(IllegalAction):
        sitting.answer(0, Action("z9"))
    assert sitting.record.lines == []
    assert sitting.past == []
