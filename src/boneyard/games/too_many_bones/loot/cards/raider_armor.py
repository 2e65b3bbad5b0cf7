"""Raider Armor."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.answers.picks import TURN, Pick, pick
from boneyard.games.too_many_bones.content.held_cards import carries
from boneyard.games.too_many_bones.content.loot import loot
from boneyard.games.too_many_bones.content.sheets import icon_of
from boneyard.games.too_many_bones.events.battle import DieTurned
from boneyard.games.too_many_bones.loot.uses import CHANGED, shield
from boneyard.games.too_many_bones.model.dice import die_of, value_of
from boneyard.games.too_many_bones.model.ids import BONES_ICON, DEFENSE_DIE, NO_ROLLED_DIE, RolledDie
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc


def turns_of_armor(s: TooManyBones, gearloc: Gearloc) -> list[Pick]:
    """Raider Armor: a 1 may become a 2, and bones a 1, no die twice in a roll."""
    found: list[Pick] = []
    if carries(gearloc, RAIDER_ARMOR):
        for rolled_die in s.turn.roll:
            option = pick(TURN, armored(rolled_die))
            if armored(rolled_die) and option not in found:
                found.append(option)
    return found


def armored(rolled_die: RolledDie) -> RolledDie:
    """What a die of the roll may be turned to by armor, or NO_ROLLED_DIE."""
    if die_of(rolled_die) != DEFENSE_DIE or rolled_die & CHANGED:
        return NO_ROLLED_DIE
    if icon_of(rolled_die) == BONES_ICON:
        return shield(1)
    return shield(2) if value_of(rolled_die) == 1 else NO_ROLLED_DIE


def turn_by_armor(s: TooManyBones, gearloc: Gearloc, chosen: Pick) -> None:
    """Turn one die of the roll by armor."""
    for place, rolled_die in enumerate(s.turn.roll):
        if armored(rolled_die) == chosen.what:
            s.turn.roll[place] = RolledDie(chosen.what | CHANGED)
            s.say(DieTurned(s.who(gearloc.id), chosen.rolled_die))
            return
    raise LookupError(chosen.what)


RAIDER_ARMOR: Final = loot(
    "raider_armor",
    name=Words("Raider Armor", "Armure de pillard"),
    text=Words(
        "On your defense dice a 1 may become a 2, and a bone a 1. No die changes twice in a roll. Not in training.",
        "Sur vos dés de défense, un 1 peut devenir un 2, et un os un 1. Aucun dé ne change deux fois par lancer. "
        "Pas à l’entraînement.",
    ),
)
