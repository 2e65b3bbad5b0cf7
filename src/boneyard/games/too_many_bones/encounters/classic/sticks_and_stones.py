"""Sticks and Stones (classic-19)."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, special_rule
from boneyard.games.too_many_bones.content.encounters import Battle, EncounterChoice, encounter
from boneyard.games.too_many_bones.encounters.steps import AddRule, AddRuleForFirst, CountPoints
from boneyard.games.too_many_bones.model.ids import SKILL_DICE, Die
from boneyard.games.too_many_bones.model.rewards import Rewards
from boneyard.games.too_many_bones.model.state import CHIP, RISEN, TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc


class Sticks(SpecialRule):
    """Skill dice may not be rolled or used, but bones count double in the backup plan."""

    def may_roll(self, s: TooManyBones, gearloc: Gearloc, die: Die, argument: int) -> bool:
        return die >= SKILL_DICE

    def may_use(self, s: TooManyBones, gearloc: Gearloc, argument: int) -> bool:
        return False

    def bones(self, s: TooManyBones, gearloc: Gearloc, bones: int, argument: int) -> int:
        return bones * 2


class Thief(SpecialRule):
    """No skill dice until the first baddie of lane 1 is defeated. The argument is its chip."""

    def may_roll(self, s: TooManyBones, gearloc: Gearloc, die: Die, argument: int) -> bool:
        return die >= SKILL_DICE or is_caught(s, argument)

    def may_use(self, s: TooManyBones, gearloc: Gearloc, argument: int) -> bool:
        return is_caught(s, argument)


def is_caught(s: TooManyBones, thief: int) -> bool:
    """Whether a chip was defeated. One that has risen was, one that went back to the queue was not."""
    here = [baddie.chip for baddie in s.baddies_standing() if not baddie.risen]
    coming = [chip & CHIP for chip in s.queue if not chip & RISEN]
    return thief not in here + coming


STICKS: Final = special_rule(35, Sticks())
THIEF: Final = special_rule(36, Thief())

encounter(
    "classic-19",
    title=Words("Sticks and Stones", "À bâtons rompus"),
    premise=Words(
        "The packs were pillows last night. This morning there are only heads, and footsteps coming closer.",
        "Hier soir, les sacs servaient d’oreillers. Ce matin, il reste les têtes, et des pas qui approchent.",
    ),
    rewards=Rewards(progress=1, training=2, loot_each=1),
    choices=(
        EncounterChoice(
            label=Words("Break off some branches", "Casser des branches"),
            text=Words(
                "Baddie points of the day. The gearlocs fight without skill dice; each bone they roll counts as 2 "
                "in the Backup Plan.",
                "Points de vilains du jour. Les gearlocs combattent sans dés de capacité ; chaque os obtenu en "
                "vaut 2 dans le plan B.",
            ),
            battle=Battle(CountPoints(0), AddRule(STICKS)),
        ),
        EncounterChoice(
            label=Words("Run after the packs", "Courir après les sacs"),
            text=Words(
                "Baddie points of the day. The gearlocs fight without skill dice until the baddie that lane 1 was "
                "first given has been defeated.",
                "Points de vilains du jour. Les gearlocs combattent sans dés de capacité jusqu’à la défaite du "
                "vilain placé en premier sur la piste 1.",
            ),
            battle=Battle(CountPoints(0), AddRuleForFirst(THIEF)),
        ),
    ),
)
