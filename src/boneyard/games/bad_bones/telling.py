"""The words of the game, as keys of the catalogues: what is asked, what the options say, and the log."""

from __future__ import annotations

from boneyard.core.decision import Decision, Offer, Phrase, Prompt
from boneyard.core.event import Event
from boneyard.games.bad_bones.state import BANNERS, BadBones


def present(s: BadBones, decision: Decision) -> Prompt:
    """The question and its options; an option's anchor is the square it is about."""
    ask = Phrase(f"bad-bones-ask-{decision.kind.replace('_', '-')}", {"banner": BANNERS[decision.seat]})
    offers = tuple(
        [Offer(option.text, Phrase("bad-bones-option", {"text": option.text})) for option in decision.options]
    )
    return Prompt(decision.kind, ask, offers, decision.number)


def tell(event: Event) -> Phrase:
    """The sentence for an event."""
    return Phrase(f"bad-bones-{type(event).__name__.lower()}", {})
