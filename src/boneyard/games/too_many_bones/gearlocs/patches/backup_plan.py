"""Patches' backup plan."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.answers.aims import gearloc_aimed
from boneyard.games.too_many_bones.battle.damage import TRUE, Damage, deal, heal
from boneyard.games.too_many_bones.battle.verbs import (
    any_baddie,
    any_hurt_gearloc,
    damage_target,
    discover,
    the_target,
    with_finds,
)
from boneyard.games.too_many_bones.content.sheets import ability
from boneyard.games.too_many_bones.content.verbs import Verb
from boneyard.games.too_many_bones.gearlocs.patches.consumables import has_cell, spend_cell
from boneyard.games.too_many_bones.model.ids import PATCHES, RolledDie
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc

SOURCE: Final = "gearloc sheet; fan summary"

JAB: Final = 2

SHOCK: Final = 4


def heal_one(s: TooManyBones, _gearloc: Gearloc, _rolled_die: RolledDie, aim: int) -> None:
    """Heal Gearloc: heal 1 HP."""
    heal(s, gearloc_aimed(s, aim), 1)


ability(
    PATCHES,
    2,
    "heal-gearloc",
    Words("Heal Gearloc", "Soin de gearloc"),
    Words("A gearloc regains 1 HP.", "Un gearloc regagne 1 PV."),
    SOURCE,
    verb=Verb(any_hurt_gearloc, heal_one),
)

ability(
    PATCHES,
    3,
    "needle-jab",
    Words("Needle Jab", "Coup de seringue"),
    Words("The target takes 2 damage.", "La cible subit 2 dégâts."),
    SOURCE,
    verb=Verb(the_target, damage_target(JAB)),
)

ability(
    PATCHES,
    4,
    "fortunate-discovery",
    Words("Fortunate Discovery", "Heureuse trouvaille"),
    Words(
        "Patches finds one of his consumables, whichever he likes.",
        "Sparadoc trouve l’un de ses consommables, celui qu’il veut.",
    ),
    SOURCE,
    verb=Verb(with_finds, discover),
)


def with_a_cell(s: TooManyBones, gearloc: Gearloc, rolled_die: RolledDie) -> list[int]:
    """Any baddie, if a cell is left."""
    return any_baddie(s, gearloc, rolled_die) if has_cell(gearloc) else []


def overcharge(s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie, aim: int) -> None:
    """Spend a cell for true damage."""
    spend_cell(s, gearloc)
    deal(s, Damage(s.grid[aim], SHOCK, TRUE, gearloc.id))


ability(
    PATCHES,
    5,
    "overcharge",
    Words("Overcharge", "Surcharge"),
    Words(
        "One E-Cell goes up in 4 true damage to any baddie.",
        "Une cellule énergétique part en 4 coups critiques sur un vilain au choix.",
    ),
    SOURCE,
    verb=Verb(with_a_cell, overcharge),
)
