"""Spirits of Ebon."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.decision import Argument, Seat, Words
from boneyard.games.too_many_bones.answers.picks import NO, Pick, pick
from boneyard.games.too_many_bones.answers.questions import Question
from boneyard.games.too_many_bones.battle.effect_dice import put_effect
from boneyard.games.too_many_bones.battle.stats import is_cleansed
from boneyard.games.too_many_bones.content.held_cards import carries
from boneyard.games.too_many_bones.content.loot import loot
from boneyard.games.too_many_bones.content.names import effect_phrase
from boneyard.games.too_many_bones.events.loot import EffectAvoided
from boneyard.games.too_many_bones.loot.bags import use_card, use_or_not
from boneyard.games.too_many_bones.model.ids import FIRST_BADDIE, NEGATIVE, Effect
from boneyard.games.too_many_bones.model.state import TooManyBones


def afflict(s: TooManyBones, unit: int, kind: Effect, value: int = 1) -> None:
    """A baddie puts an effect die on a unit, which may avoid it with Spirits of Ebon."""
    blocked = kind < NEGATIVE and is_cleansed(s)
    if unit < FIRST_BADDIE and s.stands(unit) and not blocked and carries(s.party[unit], SPIRITS):
        s.then(OfferSpirits(unit, kind, value))
    else:
        put_effect(s, unit, kind, value)


class OfferSpirits(Question):
    """A player may use Spirits of Ebon to avoid an effect die."""

    __slots__ = ("effect", "value")

    kind = "spirits"

    def __init__(self, seat: Seat, effect: Effect, value: int) -> None:
        super().__init__(seat)
        self.effect = effect
        self.value = value

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return use_or_not(SPIRITS)

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        if chosen == pick(NO):
            put_effect(s, self.seat, self.effect, self.value)
        else:
            use_card(s, s.party[self.seat], SPIRITS)
            s.say(EffectAvoided(s.who(self.seat), self.effect, self.value))

    def about(self, s: TooManyBones) -> dict[str, Argument]:
        return {"effect": effect_phrase(self.effect, self.value)}


SPIRITS: Final = loot(
    "spirits_of_ebon",
    name=Words("Spirits of Ebon", "Spiritueux de l’Ébène"),
    text=Words(
        "When a baddie would put an effect die on you during its turn, of whatever kind: it is not put on you at all.",
        "Quand un vilain doit poser sur vous un dé d’effet pendant son tour, quel qu’il soit : ce dé n’est pas "
        "posé du tout.",
    ),
)
