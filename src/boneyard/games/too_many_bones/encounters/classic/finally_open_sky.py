"""Finally, Open Sky (classic-20)."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, special_rule
from boneyard.games.too_many_bones.content.encounters import Battle, EncounterChoice, encounter
from boneyard.games.too_many_bones.encounters.steps import AddRule, CountPoints
from boneyard.games.too_many_bones.model.ids import DEFENSE_DIE, Die
from boneyard.games.too_many_bones.model.rewards import Rewards
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc

COVER_ROUNDS: Final = 2


class OpenGround(SpecialRule):
    """Defense dice may not be rolled."""

    def may_roll(self, s: TooManyBones, gearloc: Gearloc, die: Die, argument: int) -> bool:
        return die != DEFENSE_DIE


class BehindRocks(SpecialRule):
    """Only defense dice may be rolled in the first two rounds."""

    def may_roll(self, s: TooManyBones, gearloc: Gearloc, die: Die, argument: int) -> bool:
        return die == DEFENSE_DIE or s.round > COVER_ROUNDS


OPEN_GROUND: Final = special_rule(37, OpenGround())
BEHIND_ROCKS: Final = special_rule(38, BehindRocks())

encounter(
    "classic-20",
    title=Words("Finally, Open Sky", "Le ciel, enfin"),
    premise=Words(
        "After a week of leaves, sky at last. It is a fine blue, with arrows.",
        "Après une semaine de feuilles, le ciel, enfin. D’un beau bleu, avec des flèches.",
    ),
    rewards=Rewards(progress=1, training=2, loot_each=1),
    choices=(
        EncounterChoice(
            label=Words("Stand tall", "Rester debout"),
            text=Words(
                "Baddie points of the day. The gearlocs roll no defense dice; shields that lie in Locked slots "
                "already still count.",
                "Points de vilains du jour. Les gearlocs ne lancent aucun dé de défense ; les boucliers qui "
                "occupent déjà une case bloquée comptent encore.",
            ),
            battle=Battle(CountPoints(0), AddRule(OPEN_GROUND)),
        ),
        EncounterChoice(
            label=Words("Dive behind a rock", "Plonger derrière un rocher"),
            text=Words(
                "Baddie points of the day. In rounds 1 and 2 gearlocs may roll no dice but defense dice.",
                "Points de vilains du jour. Aux manches 1 et 2, les gearlocs ne peuvent lancer que des dés de défense.",
            ),
            battle=Battle(CountPoints(0), AddRule(BEHIND_ROCKS)),
        ),
    ),
)
