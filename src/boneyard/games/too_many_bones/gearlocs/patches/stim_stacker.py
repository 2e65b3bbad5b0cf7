"""Patches, Stim Stacker: Stim Kit, Chem Kit, Distiller, Stim Belt, Chain Reactor and Stim Lethal.

Distiller and Chain Reactor may also wait in a locked slot: `assisting`. Attack is counted in `battle.stats`; Recover
and Booster Shot work as a turn starts: `turns.start_and_end`.
"""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.answers.aims import gearloc_aimed
from boneyard.games.too_many_bones.battle.damage import TRUE, Damage, deal
from boneyard.games.too_many_bones.battle.stat_changes import raise_stat
from boneyard.games.too_many_bones.battle.verbs import any_gearloc, nobody_in_particular
from boneyard.games.too_many_bones.content.icons import BONES, icon
from boneyard.games.too_many_bones.content.records import ACTIVE, ALLY, AT_ONCE, LOCKED
from boneyard.games.too_many_bones.content.sheets import Profession
from boneyard.games.too_many_bones.content.verbs import Verb
from boneyard.games.too_many_bones.gearlocs.patches.assisting import of_kind, reroll_one
from boneyard.games.too_many_bones.gearlocs.shared_icons import BUFF_HP
from boneyard.games.too_many_bones.model.dice import value_of
from boneyard.games.too_many_bones.model.ids import (
    HEALTH,
    NOBODY,
    PATCHES,
    RolledDie,
)
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import STAT_MAX, Gearloc

STIM_STACKER: Final = Profession(PATCHES, Words("Stim Stacker", "Dealer"))

# Stims.


def swallow(s: TooManyBones, gearloc: Gearloc, rolled_die: RolledDie, _aim: int) -> None:
    """A tainted mixture: Patches takes the true damage himself."""
    deal(s, Damage(gearloc.id, value_of(rolled_die), TRUE, NOBODY))


TAINTED_MIXTURE: Final = icon(
    "tainted_mixture",
    Words("Tainted mixture", "Potion contaminée"),
    Words(
        "Patches has to swallow X true damage, and the die is exhausted.",
        "Sparadoc doit encaisser X coup(s) critique(s), et le dé est défaussé.",
    ),
    AT_ONCE,
    must=True,
    verb=Verb(nobody_in_particular, swallow),
)

BUFF_ATK: Final = icon(
    "buff_atk",
    Words("Buff attack", "Attaque bonus"),
    Words("Attack rises by X for the battle.", "X dé(s) d’attaque de plus pour le combat."),
    ACTIVE | ALLY,
)

RECOVER: Final = icon(
    "recover",
    Words("Recover", "Récupération"),
    Words(
        "The gearloc heals X HP at the start of each of its turns.",
        "Le gearloc récupère X PV au début de chacun de ses tours.",
    ),
    ACTIVE | ALLY,
)

BOOSTER_SHOT: Final = icon(
    "booster_shot",
    Words("Booster shot", "Piqûre de rappel"),
    Words(
        "X lost Buff HP come back at the start of each turn, as long as any are left.",
        "X PV bonus perdus reviennent au début de chaque tour, tant qu’il en reste.",
    ),
    ACTIVE | ALLY,
)


def any_gearloc_that_can_grow(s: TooManyBones, gearloc: Gearloc, rolled_die: RolledDie) -> list[int]:
    """Any gearloc on the mat whose Health die is below 6 (TMB-070)."""
    return [aim for aim in any_gearloc(s, gearloc, rolled_die) if gearloc_aimed(s, aim).trained[HEALTH] < STAT_MAX]


def grow_shown(s: TooManyBones, _gearloc: Gearloc, rolled_die: RolledDie, aim: int) -> None:
    """Raise the Health of a gearloc permanently by the value of the die."""
    raise_stat(s, gearloc_aimed(s, aim), HEALTH, value_of(rolled_die))


PERMA_HP_BUFF: Final = icon(
    "perma_hp_buff",
    Words("Permanent HP buff", "PV bonus permanent"),
    Words(
        "A gearloc has X more health for good, and X HP with it.",
        "Un gearloc gagne pour de bon X en santé, et X PV avec.",
    ),
    AT_ONCE,
    verb=Verb(any_gearloc_that_can_grow, grow_shown),
)

STIM_KIT: Final = STIM_STACKER.die(
    9,
    "stim-kit",
    Words("Stim Kit", "Résistancine"),
    Words(
        "X Buff HP for a gearloc, unless the brew goes wrong: then X true damage to Patches.",
        "X PV bonus pour un gearloc, sauf mélange raté : Sparadoc subit alors X coups critiques.",
    ),
    (BONES.of(1), TAINTED_MIXTURE.of(1), BUFF_HP.of(2), BUFF_HP.of(3), BUFF_HP.of(4), BUFF_HP.of(5)),
    star=True,
)
CHEM_KIT: Final = STIM_STACKER.die(
    10,
    "chem-kit",
    Words("Chem Kit", "Attakine"),
    Words(
        "X more Attack for a gearloc in this battle, unless the brew goes wrong: then X true damage to Patches.",
        "X d’attaque en plus pour un gearloc dans ce combat, sauf mélange raté : Sparadoc subit alors X coups "
        "critiques.",
    ),
    (BONES.of(1), TAINTED_MIXTURE.of(1), BUFF_ATK.of(2), BUFF_ATK.of(2), BUFF_ATK.of(3), BUFF_ATK.of(3)),
)
STIM_BELT: Final = STIM_STACKER.die(
    14,
    "stim-belt",
    Words("Stim Belt", "Coriacine"),
    Words(
        "X Buff HP for a gearloc, unless the brew goes wrong: then X true damage to Patches.",
        "X PV bonus pour un gearloc, sauf mélange raté : Sparadoc subit alors X coups critiques.",
    ),
    (BONES.of(1), TAINTED_MIXTURE.of(1), BUFF_HP.of(3), BUFF_HP.of(4), BUFF_HP.of(4), BUFF_HP.of(5)),
)
STIM_LETHAL: Final = STIM_STACKER.die(
    16,
    "stim-lethal",
    Words("Stim Lethal", "Rouletterussine"),
    Words(
        "The Health of a gearloc grows by X for good, unless the brew goes wrong: then X true damage to Patches.",
        "La santé d’un gearloc augmente de X pour de bon, sauf mélange raté : Sparadoc subit alors X coups critiques.",
    ),
    (
        TAINTED_MIXTURE.of(1),
        TAINTED_MIXTURE.of(2),
        PERMA_HP_BUFF.of(1),
        PERMA_HP_BUFF.of(1),
        PERMA_HP_BUFF.of(1),
        PERMA_HP_BUFF.of(2),
    ),
)
STIMS: Final = (STIM_KIT, CHEM_KIT, STIM_BELT, STIM_LETHAL)

# Distiller and Chain Reactor.


def with_stims(s: TooManyBones, gearloc: Gearloc, rolled_die: RolledDie) -> list[int]:
    """Usable without an aim, if a Stim Kit, Chem Kit, Stim Belt or Stim Lethal of this roll can be rerolled."""
    return nobody_in_particular(s, gearloc, rolled_die) if of_kind(s, STIMS) else []


def reroll_stim(s: TooManyBones, gearloc: Gearloc, rolled_die: RolledDie, _aim: int) -> None:
    """Reroll Buff: reroll a stim up to X times."""
    reroll_one(s, gearloc, STIMS, value_of(rolled_die))


REROLL_BUFF: Final = icon(
    "reroll_buff",
    Words("Reroll buff", "Bonus relancé"),
    Words(
        "X reroll(s) of a Stim Kit, Chem Kit, Stim Belt or Stim Lethal.",
        "X relance(s) d’une Résistancine, d’une Attakine, d’une Coriacine ou d’une Rouletterussine.",
    ),
    AT_ONCE | LOCKED,
    verb=Verb(with_stims, reroll_stim),
)

STIM_STACKER.die(
    13,
    "distiller",
    Words("Distiller", "Essaye-encorine"),
    Words(
        "X new rolls of a Stim Kit, Chem Kit, Stim Belt or Stim Lethal; it can wait locked.",
        "X relances d’une Résistancine, Attakine, Coriacine ou Rouletterussine ; peut attendre en case bloquée.",
    ),
    (
        BONES.of(1),
        REROLL_BUFF.of(1),
        REROLL_BUFF.of(1),
        REROLL_BUFF.of(1),
        REROLL_BUFF.of(2),
        REROLL_BUFF.of(2),
    ),
)

STIM_STACKER.die(
    15,
    "chain-reactor",
    Words("Chain Reactor", "Robustessine"),
    Words(
        "Each time its turn starts, the gearloc that has it regains X HP, or X of its lost Buff HP.",
        "Chaque fois que son tour commence, le gearloc qui l’a reçue regagne X PV, ou X de ses PV bonus perdus.",
    ),
    (
        BONES.of(1),
        BONES.of(1),
        RECOVER.of(1),
        RECOVER.of(1),
        BOOSTER_SHOT.of(1),
        BOOSTER_SHOT.of(2),
    ),
)
