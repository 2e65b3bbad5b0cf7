"""Patches, Forester: Nutrients and Toxins.

Nutrients may also wait in a locked slot: `assisting`.
"""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.battle.verbs import a_target_with_blood, nobody_in_particular, poison_target
from boneyard.games.too_many_bones.content.icons import BONES, icon
from boneyard.games.too_many_bones.content.records import AT_ONCE, LOCKED
from boneyard.games.too_many_bones.content.sheets import Profession
from boneyard.games.too_many_bones.content.verbs import Verb
from boneyard.games.too_many_bones.gearlocs.patches.assisting import HEALERS, of_kind, reroll_one
from boneyard.games.too_many_bones.gearlocs.patches.combat_medic import HEAL
from boneyard.games.too_many_bones.gearlocs.shared_icons import LOOT
from boneyard.games.too_many_bones.model.dice import value_of
from boneyard.games.too_many_bones.model.ids import PATCHES, RolledDie
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc

FORESTER: Final = Profession(PATCHES, Words("Forester", "Shaman"))

# Nutrients.


def with_healers(s: TooManyBones, gearloc: Gearloc, rolled_die: RolledDie) -> list[int]:
    """Usable without an aim, if a Med Kit or Med Pack of this roll can be rerolled."""
    return nobody_in_particular(s, gearloc, rolled_die) if of_kind(s, HEALERS) else []


def reroll_healer(s: TooManyBones, gearloc: Gearloc, rolled_die: RolledDie, _aim: int) -> None:
    """Reroll Heal: reroll a Med Kit or Med Pack up to X times."""
    reroll_one(s, gearloc, HEALERS, value_of(rolled_die))


REROLL_HEAL: Final = icon(
    "reroll_heal",
    Words("Reroll heal", "Renouvellement d’ordonnance"),
    Words("X reroll(s) of a Med Kit or Med Pack.", "X relance(s) d’une Trousse de secours ou d’un Kit médical."),
    AT_ONCE | LOCKED,
    verb=Verb(with_healers, reroll_healer),
)

FORESTER.die(
    5,
    "nutrients",
    Words("Nutrients", "Nutriments"),
    Words(
        "X HP for any gearloc, X new rolls of a Med Kit or Med Pack, or X loot.",
        "X PV pour un gearloc au choix, X relances d’une Trousse de secours ou d’un Kit médical, ou X butin.",
    ),
    (BONES.of(2), HEAL.of(2), HEAL.of(3), REROLL_HEAL.of(1), REROLL_HEAL.of(2), LOOT.of(1)),
    star=True,
)

# Toxins.

POISON_JAR: Final = icon(
    "poison_jar",
    Words("Poison jar", "Fiole de poison"),
    Words("The target gets Poison X.", "La cible reçoit Poison X."),
    AT_ONCE,
    verb=Verb(a_target_with_blood, poison_target),
)

FORESTER.die(
    6,
    "toxins",
    Words("Toxins", "Toxines"),
    Words("Poison X for the target.", "Poison X pour la cible."),
    (BONES.of(2), BONES.of(2), POISON_JAR.of(1), POISON_JAR.of(2), POISON_JAR.of(2), POISON_JAR.of(3)),
    star=True,
)
