"""One game being played: undo as far as is fair, and a sealed answer taken back."""

from __future__ import annotations

import pytest

import boneyard
from boneyard.core import game as registry
from boneyard.core.codec import save
from boneyard.core.decision import Action, IllegalAction
from boneyard.core.game import Manifest
from boneyard.core.record import BadRecord
from boneyard.core.session import Session, replay
from tests.core.toy import PICNIC, Picnic

BABY_BOOM = boneyard.game("baby-boom")


def baby_boom(*, risky: bool = False) -> Session:
    return Session(BABY_BOOM, 2, 7, {"risky_business": risky})


def play(session: Session, answers: int) -> None:
    for _ in range(answers):
        decision = session.state.open[0]
        session.answer(decision.seat, decision.options[0])


def said(session: Session, *answers: str) -> None:
    for answer in answers:
        seat, _, text = answer.partition(" ")
        session.answer(int(seat), Action(text))


def test_undo_goes_back_to_where_the_seat_last_decided() -> None:
    session = baby_boom()
    first = session.state.open[0].seat
    play(session, 2)
    session.undo([first])
    assert BABY_BOOM.write(session.state) == BABY_BOOM.write(baby_boom().state)


def test_undo_is_a_line_of_the_record_and_replays() -> None:
    session = baby_boom()
    first = session.state.open[0].seat
    play(session, 4)
    session.undo([first])
    play(session, 3)
    assert f"undo {first}" in session.write().splitlines()
    assert save(BABY_BOOM, replay(session.write()).state) == save(BABY_BOOM, session.state)


def test_after_undo_an_answer_to_the_old_question_is_stale() -> None:
    session = baby_boom()
    first = session.state.open[0].seat
    play(session, 2)
    old = session.state.open[0]
    session.undo([first])
    assert session.state.open[0].number > old.number
    with pytest.raises(IllegalAction, match="is open, offered"):
        session.answer(first, old.options[0], old.number)


def test_bots_answers_go_back_with_ones_own_when_no_other_person_plays() -> None:
    session = baby_boom()
    first = session.state.open[0].seat
    assert session.refusal([first], [first]) == "undo-refused-nothing"
    play(session, 2)
    assert session.refusal([first], [first]) is None
    assert session.undo([first]) == first


def test_another_persons_answer_is_never_undone() -> None:
    session = baby_boom()
    first = session.state.open[0].seat
    play(session, 1)
    assert session.refusal([first], [0, 1]) == "undo-refused-turn", "the other is asked now, and may be thinking"
    assert session.refusal([first], [first]) is None, "a bot does not mind"
    play(session, 1)
    assert session.refusal([first], [0, 1]) == "undo-refused-others"
    assert session.refusal([0, 1], [0, 1]) is None, "who holds both seats may take back either"


def test_nothing_to_undo_says_so() -> None:
    with pytest.raises(IllegalAction, match="seat 0 has decided nothing"):
        baby_boom().undo([0])
    with pytest.raises(IllegalAction, match="these seats have decided nothing"):
        baby_boom().undo([0, 1])


def test_a_throw_cannot_be_unseen() -> None:
    session = baby_boom(risky=True)
    while True:
        words = session.state.rng.words[:]
        play(session, 1)
        if session.state.rng.words != words:
            break
        assert session.refusal([0, 1], [0]) is None
    assert session.refusal([0, 1], [0]) == "undo-refused-chance"


def test_a_record_that_undoes_a_throw_does_not_replay() -> None:
    session = baby_boom(risky=True)
    words = session.state.rng.words[:]
    while session.state.rng.words == words:
        play(session, 1)
    with pytest.raises(IllegalAction, match="dice were thrown or something was shown since; that stands"):
        session.undo([0, 1])
    with pytest.raises(BadRecord, match=r"^line \d+: dice were thrown"):
        replay(session.write() + "undo 0\n")


def test_what_was_shown_cannot_be_unseen() -> None:
    session = Session(PICNIC, 2, 3, {})
    said(session, "0 1", "0 no", "1 2")
    assert session.refusal([0, 1], [0]) is None
    said(session, "1 no")
    assert session.refusal([0, 1], [0]) == "undo-refused-revealed"


def test_a_sealed_answer_is_taken_back_and_the_others_stay() -> None:
    session = Session(PICNIC, 3, 3, {})
    said(session, "0 3", "1 2", "2 1", "0 no")
    session.retract(1)
    assert [(d.seat, d.kind) for d in session.state.open] == [(1, "bid"), (2, "throw")]
    said(session, "1 1", "2 no", "1 no")
    assert isinstance(session.state, Picnic)
    assert session.state.bids == [3, 1, 1]


def test_taking_back_leaves_the_others_questions_as_they_were() -> None:
    session = Session(PICNIC, 3, 3, {})
    asked = session.state.open[2].number
    said(session, "0 3", "1 2")
    session.retract(0)
    session.answer(2, "1", asked)
    assert [(d.seat, d.kind) for d in session.state.open] == [(0, "bid"), (1, "throw"), (2, "throw")]


def test_taking_back_is_a_line_of_the_record_and_replays() -> None:
    session = Session(PICNIC, 3, 3, {})
    said(session, "0 3", "1 2", "2 1")
    session.retract(1)
    said(session, "1 3", "1 yes")
    assert "retract 1" in session.write()
    registry.register(Manifest("picnic", lambda: PICNIC))
    try:
        assert save(PICNIC, replay(session.write()).state) == save(PICNIC, session.state)
    finally:
        registry._GAMES.pop("picnic")


def test_a_sealed_answer_that_led_to_a_throw_stays() -> None:
    session = Session(PICNIC, 2, 3, {})
    said(session, "0 3", "0 yes")
    with pytest.raises(IllegalAction, match="seat 0 has no answer that could be taken back"):
        session.retract(0)


def test_nothing_is_taken_back_after_the_reveal() -> None:
    session = Session(PICNIC, 2, 3, {})
    said(session, "0 3", "0 no", "1 2", "1 no")
    for seat in (0, 1):
        with pytest.raises(IllegalAction, match="no answer that could be taken back"):
            session.retract(seat)


def test_a_bad_answer_leaves_record_and_past_as_they_are() -> None:
    session = baby_boom()
    with pytest.raises(IllegalAction):
        session.answer(0, Action("z9"))
    assert session.record.lines == []
    assert session.past == []
