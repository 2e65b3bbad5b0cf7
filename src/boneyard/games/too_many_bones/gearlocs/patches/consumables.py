"""Patches' consumables: Liquid Life, Poison Dart and the E-Cells.

Liquid Life in an active slot saves its wearer: `battle.damage`. E-Cells are rolled when they are found: `battle.verbs`.
"""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.answers.aims import gearloc_aimed
from boneyard.games.too_many_bones.battle.slots import find, turn_down_locked
from boneyard.games.too_many_bones.battle.special_rules import REVIVED, in_force
from boneyard.games.too_many_bones.battle.stats import max_hp
from boneyard.games.too_many_bones.battle.verbs import any_knocked_out, has_blood, poison_aimed
from boneyard.games.too_many_bones.content.icons import icon
from boneyard.games.too_many_bones.content.records import ACTIVE, ALLY, AT_ONCE, CELLS, COUNTER, LOCKED
from boneyard.games.too_many_bones.content.sheets import Profession
from boneyard.games.too_many_bones.content.verbs import Verb
from boneyard.games.too_many_bones.events.battle import Revived
from boneyard.games.too_many_bones.model.dice import value_of
from boneyard.games.too_many_bones.model.ids import ENERGY_CELLS_ICON, PATCHES, RolledDie
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import ENTERING, Gearloc

CONSUMABLES: Final = Profession(PATCHES, Words("Consumables", "Consommables"))

# Liquid Life.


def revive_shown(s: TooManyBones, _gearloc: Gearloc, rolled_die: RolledDie, aim: int) -> None:
    """Revive a KO gearloc with the HP shown. It enters at the end of the round (TMB-206)."""
    revived = gearloc_aimed(s, aim)
    revived.hp = min(value_of(rolled_die), max_hp(revived))
    if not any(rule.revived(s, revived, argument) for rule, argument in in_force(s, REVIVED)):
        revived.where = ENTERING
    s.say(Revived(s.who(revived.id), revived.hp))


REVIVE: Final = icon(
    "revive",
    Words("Revive", "Réanimation"),
    Words(
        "A gearloc that is KO comes back with X HP; from an active slot it saves whoever wears it, with X HP.",
        "Un gearloc K.O. revient avec X PV ; en case active, sauve son porteur avec X PV.",
    ),
    AT_ONCE | ACTIVE | ALLY,
    verb=Verb(any_knocked_out, revive_shown),
)

CONSUMABLES.die(
    4,
    "liquid-life",
    Words("Liquid Life", "Eau-de-vie"),
    Words(
        "Brings a KO’d gearloc back with X HP; or stays active on one and turns its next KO into X HP.",
        "Ramène un gearloc K.O. avec X PV ; ou reste active sur un gearloc et change son prochain K.O. en X PV.",
    ),
    (REVIVE.of(1), REVIVE.of(2), REVIVE.of(2), REVIVE.of(2), REVIVE.of(3), REVIVE.of(3)),
    consumable=True,
)


# Poison Dart.


def any_baddie_with_blood(s: TooManyBones, _gearloc: Gearloc, _rolled_die: RolledDie) -> list[int]:
    """Any baddie on the mat that poison affects."""
    return [baddie.cell for baddie in s.baddies_standing() if has_blood(s, baddie.id)]


POISON_DART: Final = icon(
    "poison_dart",
    Words("Poison dart", "Fléchettes empoisonnées"),
    Words("Any baddie gets Poison X.", "Un vilain au choix reçoit Poison X."),
    AT_ONCE,
    verb=Verb(any_baddie_with_blood, poison_aimed),
)

CONSUMABLES.die(
    8,
    "poison-dart",
    Words("Poison Dart", "Fléchettes empoisonnées"),
    Words("Poison X for a baddie, wherever it stands.", "Poison X pour un vilain, où qu’il se trouve."),
    (
        POISON_DART.of(1),
        POISON_DART.of(2),
        POISON_DART.of(2),
        POISON_DART.of(2),
        POISON_DART.of(3),
        POISON_DART.of(3),
    ),
    consumable=True,
)

# E-Cells.

ENERGY_CELLS: Final = icon(
    "energy_cells",
    Words("Energy cells", "Cellules énergétiques"),
    Words(
        "X cell(s) left, one for each Zappack or Overcharge.",
        "X cellule(s) en réserve, une par Défibrillateur ou Surcharge.",
    ),
    LOCKED | COUNTER,
)

CONSUMABLES.die(
    12,
    "e-cells",
    Words("E-Cells", "Cellules énergétiques"),
    Words(
        "Rolled once, on arrival, then locked: X cells to feed the Zappack or an Overcharge.",
        "Lancé une fois, à son arrivée, puis bloqué : X cellules pour le Défibrillateur ou une Surcharge.",
    ),
    (
        ENERGY_CELLS.of(1),
        ENERGY_CELLS.of(2),
        ENERGY_CELLS.of(2),
        ENERGY_CELLS.of(3),
        ENERGY_CELLS.of(3),
        ENERGY_CELLS.of(3),
    ),
    kind=CELLS,
    consumable=True,
)


def has_cell(gearloc: Gearloc) -> bool:
    """Whether a cell is left on the E-Cells in his locked slots."""
    return find(gearloc.locked, ENERGY_CELLS_ICON) >= 0


def can_pay_a_cell(_s: TooManyBones, gearloc: Gearloc) -> bool:
    """Whether he has a cell for Zappack."""
    return has_cell(gearloc)


def spend_cell(s: TooManyBones, gearloc: Gearloc) -> None:
    """Spend a cell. Empty E-Cells go back to the tray (TMB-149, TMB-150)."""
    turn_down_locked(s, gearloc, find(gearloc.locked, ENERGY_CELLS_ICON))
