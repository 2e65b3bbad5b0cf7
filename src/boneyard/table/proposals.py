"""Answers that people propose to the questions of others in their party. Nobody has to follow them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.decision import Decision
from boneyard.table.protocol import Proposal
from boneyard.table.refusal import Refused

WITHDRAWN: Final = -1  # instead of an option: the proposal is withdrawn


class Proposals:
    """The proposals to the questions that are open now. They are not stored."""

    def __init__(self) -> None:
        self._by_seat: dict[int, Proposal] = {}  # the seat that proposes

    def put(self, mine: Sequence[int], asked: list[Decision], proposal: Proposal) -> None:
        """Propose an answer to somebody else, or withdraw it. Each person has one proposal at a time."""
        if proposal.seat not in mine or proposal.to in mine:
            raise Refused("not-yours", "only players can propose something, and only to somebody else")
        question = next((each for each in asked if is_about(proposal, each)), None)
        if question is None:
            raise Refused("stale", f"seat {proposal.to} is not asked question {proposal.prompt} here")
        if not WITHDRAWN <= proposal.pick < len(question.options):
            last = len(question.options) - 1
            raise Refused("not-offered", f"there is no option {proposal.pick}; there are 0 to {last}")
        for seat in mine:
            self.forget(seat)
        if proposal.pick != WITHDRAWN:
            self._by_seat[proposal.seat] = proposal

    def forget(self, seat: int) -> None:
        """Remove the proposal of a seat, where somebody else may play now."""
        self._by_seat.pop(seat, None)

    def standing(self, asked: list[Decision]) -> list[Proposal]:
        """The proposals whose question is still open. The others are removed: a question does not come back."""
        self._by_seat = {seat: one for seat, one in self._by_seat.items() if any(is_about(one, each) for each in asked)}
        return list(self._by_seat.values())


def is_about(proposal: Proposal, question: Decision) -> bool:
    """Whether a proposal is about this question. Several seats may be asked questions of the same number."""
    return (proposal.to, proposal.prompt) == (question.seat, question.number)
