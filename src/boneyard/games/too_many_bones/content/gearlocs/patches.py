"""Patches: he heals, brews stims, and has the wrong syringe in hand now and then."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.content.facts import FACTS
from boneyard.games.too_many_bones.content.gearlocs.arrows import with_arrows
from boneyard.games.too_many_bones.content.icons import (
    BONES,
    BOOSTER_SHOT,
    BUFF_ATK,
    BUFF_HP,
    ENERGY_CELLS,
    HEAL,
    HEAL_ASSIST,
    LOOT,
    MELEE_DAMAGE,
    NEG_I_ZAP,
    PERMA_HP_BUFF,
    POISON_DART,
    POISON_JAR,
    POS_I_ZAP,
    RECOVER,
    REROLL_BUFF,
    REROLL_HEAL,
    REVIVE,
    TAINTED_MIXTURE,
)
from boneyard.games.too_many_bones.content.records import CELLS, Ability, Innate, Sheet, SkillDie
from boneyard.games.too_many_bones.model.ids import PATCHES

INNATE_SOURCE: Final = "gearloc sheet; guide to the gearlocs; fan summary"
PLAN_SOURCE: Final = "gearloc sheet; fan summary"
SOURCE: Final = "gearloc sheet; rulebook FR"

COMBAT_MEDIC: Final = Words("Combat Medic", "Médecin de l’armée")
FORESTER: Final = Words("Forester", "Shaman")
STIM_STACKER: Final = Words("Stim Stacker", "Dealer")
CONSUMABLES: Final = Words("Consumables", "Consommables")

INNATE: Final = Innate(
    Words("Recovery", "Guérison"),
    Words("When his turn starts, Patches regains 1 HP.", "Quand son tour commence, Sparadoc regagne 1 PV."),
    INNATE_SOURCE,
)
INNATE_PLUS: Final = Innate(
    Words("Major Recovery", "Grande guérison"),
    Words(
        "His Health grows by 1 for good, once, with the HP. From then on the HP of Recovery may go to any gearloc.",
        "Sa santé augmente de 1 pour de bon, une seule fois, PV compris. Le PV de Guérison peut ensuite aller à "
        "n’importe quel gearloc.",
    ),
    INNATE_SOURCE,
)

PLAN: Final = (
    Ability(
        2,
        "heal-gearloc",
        Words("Heal Gearloc", "Soin de gearloc"),
        Words("A gearloc regains 1 HP.", "Un gearloc regagne 1 PV."),
        PLAN_SOURCE,
    ),
    Ability(
        3,
        "needle-jab",
        Words("Needle Jab", "Coup de seringue"),
        Words("The target takes 2 damage.", "La cible subit 2 dégâts."),
        PLAN_SOURCE,
    ),
    Ability(
        4,
        "fortunate-discovery",
        Words("Fortunate Discovery", "Heureuse trouvaille"),
        Words(
            "Patches finds one of his consumables, whichever he likes.",
            "Sparadoc trouve l’un de ses consommables, celui qu’il veut.",
        ),
        PLAN_SOURCE,
    ),
    Ability(
        5,
        "overcharge",
        Words("Overcharge", "Surcharge"),
        Words(
            "One E-Cell goes up in 4 true damage to any baddie.",
            "Une cellule énergétique part en 4 coups critiques sur un vilain au choix.",
        ),
        PLAN_SOURCE,
    ),
)

SKILLS: Final = (
    SkillDie(
        1,
        "med-kit",
        Words("Med Kit", "Trousse de secours"),
        Words("Any gearloc regains X HP.", "Un gearloc au choix regagne X PV."),
        COMBAT_MEDIC,
        (HEAL.of(1), HEAL.of(2), HEAL.of(2), HEAL.of(2), HEAL.of(3), HEAL.of(3)),
        SOURCE,
        star=True,
    ),
    SkillDie(
        2,
        "fast-hands",
        Words("Fast Hands", "Doigté rapide"),
        Words(
            "The result of a Med Kit or Med Pack counts X times; it can wait locked.",
            "Le résultat d’une Trousse de secours ou d’un Kit médical compte X fois ; peut attendre en case bloquée.",
        ),
        COMBAT_MEDIC,
        (
            BONES.of(1),
            HEAL_ASSIST.of(2),
            HEAL_ASSIST.of(2),
            HEAL_ASSIST.of(2),
            HEAL_ASSIST.of(3),
            HEAL_ASSIST.of(3),
        ),
        SOURCE,
    ),
    SkillDie(
        3,
        "bone-saw",
        Words("Bone Saw", "Scie à os"),
        Words("The target takes X damage.", "La cible subit X dégâts."),
        COMBAT_MEDIC,
        (
            MELEE_DAMAGE.of(1),
            MELEE_DAMAGE.of(1),
            MELEE_DAMAGE.of(2),
            MELEE_DAMAGE.of(2),
            MELEE_DAMAGE.of(3),
            MELEE_DAMAGE.of(3),
        ),
        SOURCE,
    ),
    SkillDie(
        4,
        "liquid-life",
        Words("Liquid Life", "Eau-de-vie"),
        Words(
            "Brings a KO’d gearloc back with X HP; or stays active on one and turns its next KO into X HP.",
            "Ramène un gearloc K.O. avec X PV ; ou reste active sur un gearloc et change son prochain K.O. en X PV.",
        ),
        CONSUMABLES,
        (REVIVE.of(1), REVIVE.of(2), REVIVE.of(2), REVIVE.of(2), REVIVE.of(3), REVIVE.of(3)),
        SOURCE,
        consumable=True,
    ),
    SkillDie(
        5,
        "nutrients",
        Words("Nutrients", "Nutriments"),
        Words(
            "X HP for any gearloc, X new rolls of a Med Kit or Med Pack, or X loot.",
            "X PV pour un gearloc au choix, X relances d’une Trousse de secours ou d’un Kit médical, ou X butin.",
        ),
        FORESTER,
        (BONES.of(2), HEAL.of(2), HEAL.of(3), REROLL_HEAL.of(1), REROLL_HEAL.of(2), LOOT.of(1)),
        SOURCE,
        star=True,
    ),
    SkillDie(
        6,
        "toxins",
        Words("Toxins", "Toxines"),
        Words("Poison X for the target.", "Poison X pour la cible."),
        FORESTER,
        (BONES.of(2), BONES.of(2), POISON_JAR.of(1), POISON_JAR.of(2), POISON_JAR.of(2), POISON_JAR.of(3)),
        SOURCE,
        star=True,
    ),
    SkillDie(
        7,
        "med-pack",
        Words("Med Pack", "Kit médical"),
        Words("Any gearloc regains X HP.", "Un gearloc au choix regagne X PV."),
        COMBAT_MEDIC,
        (HEAL.of(3), HEAL.of(3), HEAL.of(4), HEAL.of(4), HEAL.of(5), HEAL.of(5)),
        SOURCE,
    ),
    SkillDie(
        8,
        "poison-dart",
        Words("Poison Dart", "Fléchettes empoisonnées"),
        Words("Poison X for a baddie, wherever it stands.", "Poison X pour un vilain, où qu’il se trouve."),
        CONSUMABLES,
        (
            POISON_DART.of(1),
            POISON_DART.of(2),
            POISON_DART.of(2),
            POISON_DART.of(2),
            POISON_DART.of(3),
            POISON_DART.of(3),
        ),
        SOURCE,
        consumable=True,
    ),
    SkillDie(
        9,
        "stim-kit",
        Words("Stim Kit", "Résistancine"),
        Words(
            "X Buff HP for a gearloc, unless the brew goes wrong: then X true damage to Patches.",
            "X PV bonus pour un gearloc, sauf mélange raté : Sparadoc subit alors X coups critiques.",
        ),
        STIM_STACKER,
        (BONES.of(1), TAINTED_MIXTURE.of(1), BUFF_HP.of(2), BUFF_HP.of(3), BUFF_HP.of(4), BUFF_HP.of(5)),
        SOURCE,
        star=True,
    ),
    SkillDie(
        10,
        "chem-kit",
        Words("Chem Kit", "Attakine"),
        Words(
            "X more Attack for a gearloc in this battle, unless the brew goes wrong: then X true damage to Patches.",
            "X d’attaque en plus pour un gearloc dans ce combat, sauf mélange raté : Sparadoc subit alors X coups "
            "critiques.",
        ),
        STIM_STACKER,
        (BONES.of(1), TAINTED_MIXTURE.of(1), BUFF_ATK.of(2), BUFF_ATK.of(2), BUFF_ATK.of(3), BUFF_ATK.of(3)),
        SOURCE,
    ),
    SkillDie(
        11,
        "zappack",
        Words("Zappack", "Défibrillateur"),
        Words(
            "Each roll burns 1 E-Cell. X true damage to any baddie, or a KO’d gearloc is back with X HP.",
            "Chaque lancer brûle 1 cellule énergétique. X coups critiques sur un vilain au choix, ou retour d’un "
            "gearloc K.O. avec X PV.",
        ),
        COMBAT_MEDIC,
        (
            NEG_I_ZAP.of(3),
            NEG_I_ZAP.of(4),
            POS_I_ZAP.of(3),
            POS_I_ZAP.of(4),
            POS_I_ZAP.of(4),
            POS_I_ZAP.of(5),
        ),
        SOURCE,
    ),
    SkillDie(
        12,
        "e-cells",
        Words("E-Cells", "Cellules énergétiques"),
        Words(
            "Rolled once, on arrival, then locked: X cells to feed the Zappack or an Overcharge.",
            "Lancé une fois, à son arrivée, puis bloqué : X cellules pour le Défibrillateur ou une Surcharge.",
        ),
        CONSUMABLES,
        (
            ENERGY_CELLS.of(1),
            ENERGY_CELLS.of(2),
            ENERGY_CELLS.of(2),
            ENERGY_CELLS.of(3),
            ENERGY_CELLS.of(3),
            ENERGY_CELLS.of(3),
        ),
        SOURCE,
        kind=CELLS,
        consumable=True,
    ),
    SkillDie(
        13,
        "distiller",
        Words("Distiller", "Essaye-encorine"),
        Words(
            "X new rolls of a Stim Kit, Chem Kit, Stim Belt or Stim Lethal; it can wait locked.",
            "X relances d’une Résistancine, Attakine, Coriacine ou Rouletterussine ; peut attendre en case bloquée.",
        ),
        STIM_STACKER,
        (
            BONES.of(1),
            REROLL_BUFF.of(1),
            REROLL_BUFF.of(1),
            REROLL_BUFF.of(1),
            REROLL_BUFF.of(2),
            REROLL_BUFF.of(2),
        ),
        SOURCE,
    ),
    SkillDie(
        14,
        "stim-belt",
        Words("Stim Belt", "Coriacine"),
        Words(
            "X Buff HP for a gearloc, unless the brew goes wrong: then X true damage to Patches.",
            "X PV bonus pour un gearloc, sauf mélange raté : Sparadoc subit alors X coups critiques.",
        ),
        STIM_STACKER,
        (BONES.of(1), TAINTED_MIXTURE.of(1), BUFF_HP.of(3), BUFF_HP.of(4), BUFF_HP.of(4), BUFF_HP.of(5)),
        SOURCE,
    ),
    SkillDie(
        15,
        "chain-reactor",
        Words("Chain Reactor", "Robustessine"),
        Words(
            "Each time its turn starts, the gearloc that has it regains X HP, or X of its lost Buff HP.",
            "Chaque fois que son tour commence, le gearloc qui l’a reçue regagne X PV, ou X de ses PV bonus perdus.",
        ),
        STIM_STACKER,
        (
            BONES.of(1),
            BONES.of(1),
            RECOVER.of(1),
            RECOVER.of(1),
            BOOSTER_SHOT.of(1),
            BOOSTER_SHOT.of(2),
        ),
        SOURCE,
    ),
    SkillDie(
        16,
        "stim-lethal",
        Words("Stim Lethal", "Rouletterussine"),
        Words(
            "The Health of a gearloc grows by X for good, unless the brew goes wrong: then X true damage to Patches.",
            "La santé d’un gearloc augmente de X pour de bon, sauf mélange raté : Sparadoc subit alors X coups "
            "critiques.",
        ),
        STIM_STACKER,
        (
            TAINTED_MIXTURE.of(1),
            TAINTED_MIXTURE.of(2),
            PERMA_HP_BUFF.of(1),
            PERMA_HP_BUFF.of(1),
            PERMA_HP_BUFF.of(1),
            PERMA_HP_BUFF.of(2),
        ),
        SOURCE,
    ),
)

SHEET: Final = Sheet(
    gearloc=PATCHES,
    key="patches",
    name=Words("Patches", "Sparadoc"),
    role=Words("medic", "médecin"),
    ranged=FACTS["gearlocs.patches.attack_type"] == "ranged",
    stats=(
        FACTS["gearlocs.patches.health"],
        FACTS["gearlocs.patches.dex"],
        FACTS["gearlocs.patches.attack"],
        FACTS["gearlocs.patches.defense"],
    ),
    initiative=tuple(FACTS["gearlocs.patches.initiative"]),
    innate=INNATE,
    innate_plus=INNATE_PLUS,
    plan=PLAN,
    skills=with_arrows("patches", SKILLS),
)
