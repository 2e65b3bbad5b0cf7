"""The process in which bots think answers every question, also one that cannot be answered."""

from __future__ import annotations

import json

from boneyard.core.codec import save
from boneyard.core.game import game
from boneyard.table.bot_process import answer
from tests.table.live_tables import a_session


def asked(seat: int, number: int) -> dict[str, str]:
    """What it says about a new game of Baby Boom, where seat 0 is asked first."""
    rules = game("baby-boom")
    state = save(rules, a_session("baby-boom", 2).state)
    question = {"game": "baby-boom", "state": state, "seat": seat, "number": number, "bot": "greedy"}
    return answer(json.dumps({**question, "luck": 1, "limit": 60}))


def test_a_question_that_nobody_is_asked_is_a_problem() -> None:
    assert "seat 1 is not asked question 99" in asked(1, 99)["problem"]


def test_a_question_gets_one_of_its_options() -> None:
    (decision,) = game("baby-boom").pending(a_session("baby-boom", 2).state)
    assert asked(decision.seat, decision.number)["pick"] in [option.text for option in decision.options]
