"""Answers that people propose to the questions of others in their party. Nobody has to follow them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from boneyard.core.decision import Decision
from boneyard.table.protocol import Proposal
from boneyard.table.refusal import Refused

WITHDRAWN: Final = -1  # instead of an option: the proposal is withdrawn


def standing(stored: list[Any], asked: list[Decision]) -> list[Proposal]:
    """The stored proposals whose question is still open. A question does not come back."""
    return [one for one in msgspec.convert(stored, list[Proposal]) if any(is_about(one, each) for each in asked)]


def put(known: list[Proposal], mine: Sequence[int], asked: list[Decision], proposal: Proposal) -> list[Proposal]:
    """All proposals after somebody has proposed something or withdrawn it. Each person has one proposal at a time."""
    if proposal.seat not in mine or proposal.to in mine:
        raise Refused("not-yours", "only players can propose something, and only to somebody else")
    question = next((each for each in asked if is_about(proposal, each)), None)
    if question is None:
        raise Refused("stale", f"seat {proposal.to} is not asked question {proposal.prompt} here")
    if not WITHDRAWN <= proposal.pick < len(question.options):
        last = len(question.options) - 1
        raise Refused("not-offered", f"there is no option {proposal.pick}; there are 0 to {last}")
    others = [one for one in known if one.seat not in mine]
    return others if proposal.pick == WITHDRAWN else [*others, proposal]


def is_about(proposal: Proposal, question: Decision) -> bool:
    """Whether a proposal is about this question. Several seats may be asked questions of the same number."""
    return (proposal.to, proposal.prompt) == (question.seat, question.number)
