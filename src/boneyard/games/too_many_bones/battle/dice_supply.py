"""The supply of white dice, for tables that limit them to those in the box (TMB-010)."""

from __future__ import annotations

from typing import Final

from boneyard.games.too_many_bones.battle.slots import defense_dice
from boneyard.games.too_many_bones.content.facts import FACTS
from boneyard.games.too_many_bones.model.dice import die_of
from boneyard.games.too_many_bones.model.ids import ATTACK_DIE, DEFENSE_DIE, Die
from boneyard.games.too_many_bones.model.state import TooManyBones

ATTACK_DICE: Final[int] = FACTS["box.attack_dice"]
DEFENSE_DICE: Final[int] = FACTS["box.defense_dice"]
PLENTY: Final = 99


def dice_left(s: TooManyBones, die: Die) -> int:
    """How many white dice of a kind a unit may still take. Without the limit, plenty."""
    if not s.book.box_dice:
        return PLENTY
    attack, defense = ATTACK_DICE, DEFENSE_DICE
    for gearloc in s.party:
        attack -= gearloc.spent_attack
        defense -= gearloc.spent_defense + defense_dice(gearloc.active) + defense_dice(gearloc.locked)
        for rolled_die in gearloc.plan + (s.turn.roll + s.turn.chosen if gearloc.id == s.turn.actor else []):
            if die_of(rolled_die) == ATTACK_DIE:
                attack -= 1
            elif die_of(rolled_die) == DEFENSE_DIE:
                defense -= 1
    for baddie in s.enemies_standing():
        defense -= len(baddie.shields)
    if die == ATTACK_DIE:
        return max(0, attack + min(0, defense))
    shown_by_attack = min(max(0, attack), bones_on_defense_dice(s))
    return max(0, defense + shown_by_attack)


def bones_on_defense_dice(s: TooManyBones) -> int:
    """Bones on defense dice in backup plans. Attack dice may show them instead, which frees defense dice."""
    return sum([1 for gearloc in s.party for rolled_die in gearloc.plan if die_of(rolled_die) == DEFENSE_DIE])
