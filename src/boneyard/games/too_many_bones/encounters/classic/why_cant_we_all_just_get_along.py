"""Why Can’t We All Just Get Along? (classic-11)."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, special_rule
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.content.encounters import Battle, EncounterChoice, encounter
from boneyard.games.too_many_bones.content.sheets import SHEETS
from boneyard.games.too_many_bones.encounters.steps import AddRule, CountPoints
from boneyard.games.too_many_bones.model.ids import DEFENSE_DIE, NOBODY, Die
from boneyard.games.too_many_bones.model.rewards import Rewards
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Baddie, Gearloc

BEHIND_SHIELDS: Final = 2  # rounds


class FrontLine(SpecialRule):
    """While a melee baddie is on the mat, no ranged one can lose its last HP. Those in the queue do not count."""

    def may_fall(self, s: TooManyBones, baddie: Baddie, argument: int) -> bool:
        if baddie.chip == NOBODY or not CHIPS[baddie.chip].ranged:
            return True
        return all(CHIPS[other.chip].ranged for other in s.baddies_standing())


FRONT_LINE: Final = special_rule(30, FrontLine())


class BehindShields(SpecialRule):
    """In rounds 1 and 2 melee gearlocs roll defense dice only."""

    def may_roll(self, s: TooManyBones, gearloc: Gearloc, die: Die, argument: int) -> bool:
        return s.round > BEHIND_SHIELDS or SHEETS[gearloc.gearloc].ranged or die == DEFENSE_DIE


BEHIND_THEM: Final = special_rule(31, BehindShields())

encounter(
    "classic-11",
    title=Words("Why Can’t We All Just Get Along?", "Pourquoi tant de haine ?"),
    premise=Words(
        "They have swords in front, bows behind, and no questions. The party counts them twice, to be polite.",
        "Ils ont des épées devant, des arcs derrière, et aucune question. Le groupe les compte deux fois, par "
        "politesse.",
    ),
    rewards=Rewards(progress=1, training=2, loot_each=1),
    choices=(
        EncounterChoice(
            label=Words("Cut through the front", "Percer la première ligne"),
            text=Words(
                "Baddie points of the day. As long as a melee baddie stands on the mat, no ranged one can lose "
                "its last HP. Those still in the battle queue do not matter.",
                "Points de vilains du jour. Tant qu’un vilain de corps à corps est sur le tapis, aucun vilain à "
                "distance ne peut perdre son dernier PV. Ceux de la file d’attente n’y changent rien.",
            ),
            battle=Battle(CountPoints(0), AddRule(FRONT_LINE)),
        ),
        EncounterChoice(
            label=Words("Raise the shields", "Lever les boucliers"),
            text=Words(
                "Baddie points of the day. In rounds 1 and 2 melee and mixed gearlocs may roll defense dice only: "
                "no attack dice, no skill dice.",
                "Points de vilains du jour. Aux manches 1 et 2, les gearlocs de corps à corps ou mixtes ne peuvent "
                "lancer que des dés de défense : ni attaque, ni capacité.",
            ),
            battle=Battle(CountPoints(0), AddRule(BEHIND_THEM)),
        ),
    ),
)
