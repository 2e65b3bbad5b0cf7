"""Questions that are answered with a `Pick`: to a gearloc's player, and to the party."""

from __future__ import annotations

from boneyard.core import agenda
from boneyard.core.decision import Seat
from boneyard.games.too_many_bones.answers.picks import Pick
from boneyard.games.too_many_bones.model.state import TooManyBones


class Question(agenda.SeatQuestion):
    """A question to a gearloc's player (TMB-005)."""

    __slots__ = ()

    answers = Pick


class PickQuestion(agenda.Question):
    """A question to somebody who follows from the position."""

    __slots__ = ()

    answers = Pick


class PartyQuestion(PickQuestion):
    """A question to the party, which its leader answers (TMB-004)."""

    __slots__ = ()

    def asked(self, s: TooManyBones) -> Seat:
        return s.book.leader
