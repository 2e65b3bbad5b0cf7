"""What is asked, as keys of the catalogues, with the options it is asked about."""

from __future__ import annotations

from boneyard.core.agenda import asking
from boneyard.core.decision import Decision, Phrase, Prompt
from boneyard.games.too_many_bones.answers.words import name_of
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.shown.offers import offer


def prompt(s: TooManyBones, decision: Decision) -> Prompt:
    """The question and its options."""
    key = f"too-many-bones-ask-{decision.kind.replace('_', '-')}"
    ask = Phrase(key, {"name": name_of(s, decision.seat), **asking(s, decision.seat).about(s)})
    return Prompt(
        decision.kind, ask, tuple([offer(s, decision, option) for option in decision.options]), decision.number
    )
