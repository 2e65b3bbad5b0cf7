"""What people would answer in the place of another of their party; nobody has to follow it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.decision import Decision
from boneyard.table.protocol import Proposal
from boneyard.table.refusal import Refused

NOTHING_MORE: Final = -1  # instead of an option: a proposal is taken back


class Proposals:
    """Everybody's proposals to the questions that are open now; they are kept nowhere else."""

    def __init__(self) -> None:
        self.of: dict[int, Proposal] = {}  # by the seat of who proposes

    def put(self, mine: Sequence[int], asked: list[Decision], proposal: Proposal) -> None:
        """Propose something to somebody else, or take it back; one person proposes one thing at a time."""
        if proposal.seat not in mine or proposal.to in mine:
            raise Refused("not-yours", "only who plays can propose something, and only to somebody else")
        question = next((each for each in asked if is_about(proposal, each)), None)
        if question is None:
            raise Refused("stale", f"seat {proposal.to} is not asked question {proposal.prompt} here")
        if not NOTHING_MORE <= proposal.pick < len(question.options):
            last = len(question.options) - 1
            raise Refused("not-offered", f"there is no option {proposal.pick}; there are 0 to {last}")
        for seat in mine:
            self.forget(seat)
        if proposal.pick != NOTHING_MORE:
            self.of[proposal.seat] = proposal

    def forget(self, seat: int) -> None:
        """Somebody else may sit there now."""
        self.of.pop(seat, None)

    def standing(self, asked: list[Decision]) -> list[Proposal]:
        """The proposals whose question is open; the number of one that has gone never comes back."""
        self.of = {seat: one for seat, one in self.of.items() if any(is_about(one, each) for each in asked)}
        return list(self.of.values())


def is_about(proposal: Proposal, question: Decision) -> bool:
    """Several seats may be asked under one number, so both tell which question is meant."""
    return (proposal.to, proposal.prompt) == (question.seat, question.number)
