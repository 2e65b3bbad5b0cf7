"""Shoulder-Mounted Rock Slinger."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.decision import Argument, Seat, Words
from boneyard.games.too_many_bones.answers.picks import NO, Pick, pick
from boneyard.games.too_many_bones.answers.questions import Question
from boneyard.games.too_many_bones.answers.words import name_of
from boneyard.games.too_many_bones.battle.damage import SWORDS, Damage, deal
from boneyard.games.too_many_bones.battle.rolling import rolled, say_roll, tell_bones
from boneyard.games.too_many_bones.content.held_cards import carries
from boneyard.games.too_many_bones.content.loot import loot
from boneyard.games.too_many_bones.content.sheets import icon_of
from boneyard.games.too_many_bones.events.battle import Rolled
from boneyard.games.too_many_bones.loot.bags import use_card, use_or_not
from boneyard.games.too_many_bones.model.dice import token, value_of
from boneyard.games.too_many_bones.model.ids import ATTACK_DIE, BONES_ICON
from boneyard.games.too_many_bones.model.mat import are_adjacent
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.tasks import Step


class OfferSling(Question):
    """Shoulder-Mounted Rock Slinger: a gearloc attacked from a distance may roll one attack die at the attacker.

    The card is permanent.
    """

    __slots__ = ("unit",)

    kind = "slinger"

    def __init__(self, unit: int, seat: Seat) -> None:
        self.unit = unit
        super().__init__(seat)

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        if not (s.stands(self.unit) and s.stands(self.seat) and carries(s.party[self.seat], SLINGER)):
            return []
        return [] if are_adjacent(s.cell_of(self.unit), s.cell_of(self.seat)) else use_or_not(SLINGER)

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        if chosen != pick(NO):
            use_card(s, s.party[self.seat], SLINGER)
            s.then(Sling(self.seat, self.unit))

    def about(self, s: TooManyBones) -> dict[str, Argument]:
        return {"unit": name_of(s, self.unit)}


class Sling(Step):
    """Roll the attack die. It is not an attack of anybody's turn, and its bones are not kept (TMB-154)."""

    __slots__ = ("target",)

    def __init__(self, unit: int, target: int) -> None:
        super().__init__(unit)
        self.target = target

    def run(self, s: TooManyBones) -> None:
        rolled_die = rolled(s, token(ATTACK_DIE, 0, 0))
        say_roll(s, Rolled(s.who(self.unit), (rolled_die,)))
        if icon_of(rolled_die) == BONES_ICON:
            tell_bones(s, self.unit, value_of(rolled_die))
        else:
            deal(s, Damage(self.target, value_of(rolled_die), SWORDS, self.unit))


SLINGER: Final = loot(
    "shoulder_mounted_rock_slinger",
    name=Words("Shoulder-Mounted Rock Slinger", "Lance-pierres d’épaule"),
    text=Words(
        "Right after a baddie that is not adjacent has attacked you, if you still stand: roll 1 attack die and "
        "deal it that damage. A bones cannot be kept. It is no attack of your turn.",
        "Juste après l’attaque d’un vilain non adjacent, si vous êtes encore debout : lancez 1 dé d’attaque et "
        "infligez-lui ces dégâts. Un os ne peut pas être gardé. Ce n’est pas une attaque de votre tour.",
    ),
)
