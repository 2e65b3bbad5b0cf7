"""Tantrum, Mimic: Like a Wyrm, Like a Wolf and Like a Kobold.

Poison Armor and Lashback answer a hit: `turns.reactions`. Hardy is asked in `battle.stats`.
"""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.battle.slots import axes, set_axes
from boneyard.games.too_many_bones.content.icons import BONES, icon
from boneyard.games.too_many_bones.content.records import ACTIVE, AT_ONCE, COUNTER
from boneyard.games.too_many_bones.content.sheets import Profession
from boneyard.games.too_many_bones.content.verbs import Verb
from boneyard.games.too_many_bones.gearlocs.tantrum.consumables import if_axes_are_missing
from boneyard.games.too_many_bones.model.dice import value_of
from boneyard.games.too_many_bones.model.ids import (
    TANTRUM,
    RolledDie,
)
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc

MIMIC: Final = Profession(TANTRUM, Words("Mimic", "Imitateur"))

# The axe on all three.


def steal_axe(s: TooManyBones, gearloc: Gearloc, rolled_die: RolledDie, _aim: int) -> None:
    """Add axes to the Axe Collector."""
    set_axes(s, gearloc, axes(gearloc) + value_of(rolled_die))


STEAL_AXE: Final = icon(
    "steal_axe",
    Words("Steal axe", "Hache en acier"),
    Words(
        "X more on the axe counter, which holds three at most.",
        "X de plus au compteur de haches, qui s’arrête à trois.",
    ),
    AT_ONCE,
    verb=Verb(if_axes_are_missing, steal_axe),
)

POISON_ARMOR: Final = icon(
    "poison_armor",
    Words("Poison armor", "Armure empoisonnée"),
    Words(
        "An adjacent baddie that hits him may get Poison X.", "Un vilain adjacent qui le frappe peut recevoir Poison X."
    ),
    ACTIVE,
)

MIMIC.die(
    5,
    "like-a-wyrm",
    Words("Like a Wyrm", "Comme un wyrm"),
    Words(
        "Active: an adjacent baddie that hits Tantrum may get Poison X. Or X axes.",
        "Actif : un vilain adjacent qui touche Furax peut recevoir Poison X. Ou X haches.",
    ),
    (
        BONES.of(1),
        STEAL_AXE.of(1),
        POISON_ARMOR.of(1),
        POISON_ARMOR.of(2),
        POISON_ARMOR.of(2),
        POISON_ARMOR.of(2),
    ),
    star=True,
)

LASHBACK: Final = icon(
    "lashback",
    Words("Lashback", "Réplique"),
    Words(
        "An adjacent baddie that hits him may take X damage.", "Un vilain adjacent qui le frappe peut subir X dégât(s)."
    ),
    ACTIVE,
)

MIMIC.die(
    6,
    "like-a-wolf",
    Words("Like a Wolf", "Comme un loup"),
    Words(
        "Active: an adjacent baddie that hits Tantrum may get X damage in return. Or X axes.",
        "Actif : un vilain adjacent qui touche Furax peut subir X dégâts en retour. Ou X haches.",
    ),
    (BONES.of(1), STEAL_AXE.of(1), LASHBACK.of(2), LASHBACK.of(2), LASHBACK.of(2), LASHBACK.of(3)),
    star=True,
)

HARDY: Final = icon(
    "hardy",
    Words("Hardy", "Robuste"),
    Words(
        "For X round(s) damage costs him 1 HP a turn at most.",
        "Pendant X manche(s), les dégâts lui coûtent au plus 1 PV par tour.",
    ),
    ACTIVE | COUNTER,
)

MIMIC.die(
    7,
    "like-a-kobold",
    Words("Like a Kobold", "Comme un kobold"),
    Words(
        "Active: for X rounds Tantrum loses at most 1 HP to damage in a turn. Or X axes.",
        "Actif : pendant X manches, Furax perd au plus 1 PV par tour à cause des dégâts. Ou X haches.",
    ),
    (BONES.of(1), STEAL_AXE.of(1), HARDY.of(1), HARDY.of(1), HARDY.of(1), HARDY.of(2)),
    star=True,
)
