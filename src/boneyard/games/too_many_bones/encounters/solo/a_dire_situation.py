"""A Dire Situation (solo-04)."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, special_rule
from boneyard.games.too_many_bones.content.chips import BY_KEY as CHIP_KEYS
from boneyard.games.too_many_bones.content.encounters import Battle, EncounterChoice, encounter
from boneyard.games.too_many_bones.encounters.steps import NO_SKILL_DICE, AddRule, CallChip
from boneyard.games.too_many_bones.model.ids import SKILL_DICE, Die
from boneyard.games.too_many_bones.model.rewards import Rewards
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc

DARK_ROUNDS: Final = 2
WOLVES: Final = tuple([CallChip(CHIP_KEYS[key].chip, top=False) for key in ("dire_wolf", "wolf")])  # by strength


class OnlySkillDice(SpecialRule):
    """Only skill dice may be rolled in the first rounds. The argument says how many."""

    def may_roll(self, s: TooManyBones, gearloc: Gearloc, die: Die, argument: int) -> bool:
        return s.round > argument or die < SKILL_DICE


ONLY_SKILL_DICE: Final = special_rule(10, OnlySkillDice())

encounter(
    "solo-04",
    title=Words("A Dire Situation", "Une sombre histoire"),
    premise=Words(
        "The fire is out, and something large is breathing on the other side of it. It is not snoring.",
        "Le feu est mort, et quelque chose de gros respire de l’autre côté. Cela ne ronfle pas.",
    ),
    rewards=Rewards(progress=1, training=2, loot_each=1),
    choices=(
        EncounterChoice(
            label=Words("Feel around for something sharp", "Chercher à tâtons de quoi frapper"),
            text=Words(
                "Battle queue: one Wolf (1-pt) and one Dire Wolf (5-pt), from the active stacks or else from the"
                " unused chips. No skill dice in rounds 1 and 2.",
                "File d’attente : un Loup (1 pt) et un Sombreloup (5 pts), pris dans les piles actives ou, à "
                "défaut, parmi les jetons inutilisés. Aucun dé de capacité pendant les manches 1 et 2.",
            ),
            battle=Battle(*WOLVES, AddRule(NO_SKILL_DICE, DARK_ROUNDS)),
        ),
        EncounterChoice(
            label=Words("Empty the pack on the ground", "Vider le sac par terre"),
            text=Words(
                "Battle queue: one Wolf (1-pt) and one Dire Wolf (5-pt), from the active stacks or else from the"
                " unused chips. Only skill dice in rounds 1 and 2.",
                "File d’attente : un Loup (1 pt) et un Sombreloup (5 pts), pris dans les piles actives ou, à "
                "défaut, parmi les jetons inutilisés. Uniquement des dés de capacité pendant les manches 1 et 2.",
            ),
            battle=Battle(*WOLVES, AddRule(ONLY_SKILL_DICE, DARK_ROUNDS)),
        ),
    ),
)
