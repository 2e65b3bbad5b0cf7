"""Choices made side by side, kept back until all have chosen (BAD-004)."""

from __future__ import annotations

from boneyard.core.agenda import Ask, Do, left_for_later
from boneyard.core.event import Event
from boneyard.core.rng import Rng
from boneyard.games.bad_bones.model.state import BadBones


def shown(s: BadBones, event: Event) -> None:
    """Log what somebody had chosen in secret; alone there is nobody to keep it from."""
    if s.book.seats > 1:
        s.reveal(event)
    else:
        s.say(event)


def imagined_answer(s: BadBones, question: Ask, seat: int, rng: Rng) -> list[Do]:
    """For `imagine`: a random answer to the question that somebody has answered in secret."""
    options = question.questions(s)[0].options
    return left_for_later(s, question, seat, options[rng.below(0, len(options))])
