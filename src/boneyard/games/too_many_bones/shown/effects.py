"""What comes of an option, without what its offer has said already."""

from __future__ import annotations

from typing import Final

from boneyard.core.agenda import asking
from boneyard.core.decision import Action, Decision, Phrase
from boneyard.games.too_many_bones.answers.picks import Pick
from boneyard.games.too_many_bones.content.names import KEY
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.shown.battle_options import LABELS

SAID_ALREADY: Final = frozenset(
    f"{KEY}-opt-{name}"
    for name in (
        *("done", "remove", "turn", "turn-shield", "first-other", "lead", "road-done", "card-locked", "drop-of"),
        *("road-no", "height", "lock-leave", "lock-raise", "darts-soak"),
        *("unwanted", "pick", "ticking", "poison", "barrels", "volley", "critters", "stay-put", "restore"),
        *("lock-nothing", "lock-reroll", "darts-take", "darts-without", "darts-done", "darts-remove"),
    )
)

NAMED_ALREADY: Final = {  # what an offer has named, by the phrase that would name it again
    f"{KEY}-opt-{phrase}": names
    for phrases, names in (
        (("plan", "plan-on", "next-skill", "share", "lantern"), ("name",)),
        (("way", "way-gives", "way-more", "way-gives-more"), ("label",)),
        (("card", "play-on", "extend", "extend-on", "search"), ("card",)),
        (("give", "tend"), ("card", "name")),
        (("lock-convert", "lock-save", "lock-open-with"), ("dice",)),
        (("stack", "hunt"), ("points",)),
        (("exhausted",), ("name", "stat")),
        (("keep",), ("bones",)),
        (("clear-die",), ("die",)),
        (("challenge",), ("tyrant",)),
        (("which",), ("title",)),
        (("knife",), ("chip",)),
    )
    for phrase in phrases
}


def effect(s: TooManyBones, decision: Decision, option: Action) -> Phrase | None:
    """What comes of an option, with its numbers worked out; nothing where its offer says it all."""
    found = asking(s, decision.seat).effect_of(s, option)
    if found is None and isinstance(option, Pick):
        found = LABELS[option.verb](s, decision, option)
    if found is None or found.key in SAID_ALREADY:
        return None
    named = NAMED_ALREADY.get(found.key)
    return (
        found
        if named is None
        else Phrase(found.key, {name: each for name, each in found.args.items() if name not in named})
    )
