"""Poison Vial Kit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.decision import Argument, Words
from boneyard.games.too_many_bones.answers.picks import SAY, Pick, pick
from boneyard.games.too_many_bones.answers.questions import Question
from boneyard.games.too_many_bones.answers.words import name_of
from boneyard.games.too_many_bones.battle.effect_dice import put_effect
from boneyard.games.too_many_bones.battle.verbs import a_target_with_blood
from boneyard.games.too_many_bones.content.loot import loot
from boneyard.games.too_many_bones.content.sheets import icon_of
from boneyard.games.too_many_bones.content.verbs import Verb
from boneyard.games.too_many_bones.model.dice import die_of, value_of
from boneyard.games.too_many_bones.model.ids import ATTACK_DIE, DAMAGE_ICON, POISON, RolledDie
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc


def swords_seen(s: TooManyBones) -> list[int]:
    """The values of this turn's attack dice, rolled or already used in the hit, each once."""
    found = [value for value in (1, 2) if s.turn.swords_seen >> value & 1]
    for die in s.turn.roll:
        if die_of(die) == ATTACK_DIE and icon_of(die) == DAMAGE_ICON and value_of(die) not in found:
            found.append(value_of(die))
    return sorted(found)


def a_target_for_poison(s: TooManyBones, gearloc: Gearloc, rolled_die: RolledDie) -> list[int]:
    """The target, if poison affects it and an attack die shows swords."""
    return a_target_with_blood(s, gearloc, rolled_die) if swords_seen(s) else []


def use_vials(s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie, _aim: int) -> None:
    """Poison Vial Kit: an attack die determines the strength of the Poison."""
    values = swords_seen(s)
    if len(values) == 1:
        put_effect(s, s.turn.target, POISON, values[0])
    else:
        s.then(ChoosePoison(gearloc.id))


class ChoosePoison(Question):
    """Choose which attack die, by its damage, sets the Poison die on the target.

    It still deals its damage (TMB-194).
    """

    __slots__ = ()

    kind = "poison"

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return [pick(SAY, value) for value in swords_seen(s)]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        put_effect(s, s.turn.target, POISON, chosen.what)

    def about(self, s: TooManyBones) -> dict[str, Argument]:
        return {"unit": name_of(s, s.turn.target)}


POISON_VIALS: Final = loot(
    "poison_vial_kit",
    name=Words("Poison Vial Kit", "Coffret de fioles de poison"),
    text=Words(
        "Of the attack dice you rolled this turn, dip one in poison: your target gets a Poison die of its damage, "
        "in place of any Poison it had. The attack die still deals its damage.",
        "Trempez un des dés d’attaque lancés ce tour-ci : votre cible reçoit un dé Poison égal à ses dégâts, à la "
        "place d’un Poison déjà posé. Le dé d’attaque inflige toujours ses dégâts.",
    ),
    extends=Verb(a_target_for_poison, use_vials),
)
