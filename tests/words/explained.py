"""A question together with what comes of each of its options."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from boneyard.core.decision import Decision, Offer, Phrase, Prompt
from boneyard.core.game import Game

if TYPE_CHECKING:
    Shown = Prompt
else:
    Shown = object  # no class of ours can be made from a compiled one


@dataclass(eq=False, repr=False)
class Explained(Shown):
    """A question whose effects were all asked for."""

    kind: str
    ask: Phrase
    offers: tuple[Offer, ...]
    number: int
    effects: tuple[Phrase | None, ...]


def explained(game: Game, s: Any, decision: Decision) -> Explained:
    """A question with everything it says."""
    shown = game.present(s, decision)
    effects = tuple([game.effect(s, decision, option) for option in decision.options])
    return Explained(shown.kind, shown.ask, shown.offers, shown.number, effects)


def said_by(prompt: Prompt) -> list[Phrase]:
    """What a question says: its ask, what its options do, and what comes of them where that was asked for."""
    effects = prompt.effects if isinstance(prompt, Explained) else ()
    return [prompt.ask, *[offer.does for offer in prompt.offers], *[effect for effect in effects if effect is not None]]
