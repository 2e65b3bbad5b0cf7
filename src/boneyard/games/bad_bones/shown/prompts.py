"""What is asked, as keys of the catalogues, with the options it is asked about."""

from __future__ import annotations

from boneyard.core.agenda import asking
from boneyard.core.decision import Decision, Phrase, Prompt
from boneyard.games.bad_bones.model.state import BANNERS, BadBones
from boneyard.games.bad_bones.shown.options import offer


def prompt(s: BadBones, decision: Decision) -> Prompt:
    """The question and its options."""
    key = f"bad-bones-ask-{decision.kind.replace('_', '-')}"
    ask = Phrase(key, {"banner": BANNERS[decision.seat], **asking(s, decision.seat).about(s)})
    offers = tuple([offer(s, decision, option) for option in decision.options])
    return Prompt(decision.kind, ask, offers, decision.number)
