"""Tantrum: he rages, and knows almost always when to stop."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.content.facts import FACTS
from boneyard.games.too_many_bones.content.gearlocs.arrows import with_arrows
from boneyard.games.too_many_bones.content.icons import (
    ADVANCE,
    ANGER_MANAGEMENT,
    ATTACK_MOD,
    ATTACK_TRAINING,
    AXE_COUNTER,
    BLANK,
    BODY_COUNT,
    BONES,
    BREAKDOWN,
    DISABLE,
    DISORIENT_ALL,
    DROP_INITIATIVE,
    EXECUTE,
    EXECUTE_OR_ADVANCE,
    HARDY,
    JUMP,
    LASHBACK,
    PARTY_INSPIRE,
    POISON_ARMOR,
    RAGE_BENEFIT,
    RAGE_PROGRESS,
    REUSABLE_BONES,
    STEAL_AXE,
    TAUNT,
)
from boneyard.games.too_many_bones.content.records import COUNTING, Ability, Innate, Sheet, SkillDie
from boneyard.games.too_many_bones.model.ids import TANTRUM

PLAN_SOURCE: Final = "gearloc sheet; fan summary"
SOURCE: Final = "gearloc sheet; rulebook FR"

ZERKER: Final = Words("Zerker", "Berzerker")
MIMIC: Final = Words("Mimic", "Imitateur")
SKIRMISHER: Final = Words("Skirmisher", "Tirailleur")
CONSUMABLES: Final = Words("Consumables", "Consommables")

INNATE: Final = Innate(
    Words("Rage", "Rage !"),
    Words(
        "Tantrum owns RAGE! from the first day; it is active at 1.0 when a battle is about to start.",
        "Furax possède RAGE ! dès le premier jour ; avant chaque combat, elle est active à 1,0.",
    ),
    SOURCE,
)
INNATE_PLUS: Final = Innate(
    Words("Fearless Rage", "Rage sans peur"),
    Words(
        "Rage with all it gives, and no breakdown ever.",
        "La rage avec tout ce qu’elle donne, et plus jamais de crise de nerfs.",
    ),
    "gearloc sheet",
)

PLAN: Final = (
    Ability(
        1,
        "get-angry",
        Words("Get Angry", "Voir rouge"),
        Words("Rage goes up by 0.2.", "La rage monte de 0,2."),
        PLAN_SOURCE,
    ),
    Ability(
        2,
        "calm-down",
        Words("Calm Down", "Se calmer"),
        Words("Rage goes down by 0.2.", "La rage descend de 0,2."),
        PLAN_SOURCE,
    ),
    Ability(
        4,
        "axe-collector",
        Words("Axe Collector", "Compteur de haches"),
        Words("Tantrum has 3 axes again.", "Furax a de nouveau 3 haches."),
        PLAN_SOURCE,
    ),
    Ability(
        5,
        "recoup",
        Words("Recoup", "Se refaire"),
        Words("Tantrum regains 4 HP.", "Furax regagne 4 PV."),
        PLAN_SOURCE,
    ),
)

# Rage is counted in tenths: 12 is printed as 1.2.
SKILLS: Final = (
    SkillDie(
        1,
        "rage",
        Words("RAGE!", "RAGE !"),
        Words(
            "Blows dealt and HP lost drive it up. Spent from 1.2 on, it gives 1 to 3 bones; at 1.8 it executes "
            "an adjacent baddie of 1 point, or becomes RAAAGE!",
            "Les attaques et les PV perdus la font monter. Dépensée dès 1,2, elle donne 1 à 3 os ; à 1,8, elle "
            "exécute un vilain adjacent à 1 point, ou devient RAAAGE !",
        ),
        ZERKER,
        (
            RAGE_PROGRESS.of(10),
            RAGE_PROGRESS.of(12, also=RAGE_BENEFIT, also_value=1),
            RAGE_PROGRESS.of(14, also=RAGE_BENEFIT, also_value=2),
            RAGE_PROGRESS.of(16, also=RAGE_BENEFIT, also_value=3),
            RAGE_PROGRESS.of(18, also=EXECUTE_OR_ADVANCE, also_value=1),
            BREAKDOWN.of(20),
        ),
        SOURCE,
        kind=COUNTING,
        starting=True,
    ),
    SkillDie(
        2,
        "raaage",
        Words("RAAAGE!", "RAAAGE !"),
        Words(
            "Takes over from RAGE! at 2.0. Spent from 2.2 on, it gives back 1 to 3 HP; at 2.8 it executes an "
            "adjacent baddie of up to 5 points, or becomes RAAAAAGE!",
            "Prend la suite de RAGE ! à 2,0. Dépensée dès 2,2, elle rend 1 à 3 PV ; à 2,8, elle exécute un "
            "vilain adjacent à 5 points ou moins, ou devient RAAAAAGE !",
        ),
        ZERKER,
        (
            RAGE_PROGRESS.of(20),
            RAGE_PROGRESS.of(22, also=RAGE_BENEFIT, also_value=1),
            RAGE_PROGRESS.of(24, also=RAGE_BENEFIT, also_value=2),
            RAGE_PROGRESS.of(26, also=RAGE_BENEFIT, also_value=3),
            RAGE_PROGRESS.of(28, also=EXECUTE_OR_ADVANCE, also_value=5),
            BREAKDOWN.of(30),
        ),
        SOURCE,
        kind=COUNTING,
    ),
    SkillDie(
        3,
        "raaaaage",
        Words("RAAAAAGE!", "RAAAAAGE !"),
        Words(
            "Takes over from RAAAGE! at 3.0. Spent from 3.2 on, it deals the target 2 damage; at 3.8 it "
            "executes an adjacent baddie of up to 20 points.",
            "Prend la suite de RAAAGE ! à 3,0. Dépensée dès 3,2, elle inflige 2 dégâts à la cible ; à 3,8, "
            "elle exécute un vilain adjacent à 20 points ou moins.",
        ),
        ZERKER,
        (
            RAGE_PROGRESS.of(30),
            RAGE_PROGRESS.of(32, also=RAGE_BENEFIT, also_value=2),
            RAGE_PROGRESS.of(34, also=RAGE_BENEFIT, also_value=2),
            RAGE_PROGRESS.of(36, also=RAGE_BENEFIT, also_value=2),
            RAGE_PROGRESS.of(38, also=EXECUTE, also_value=20),
            BREAKDOWN.of(40),
        ),
        SOURCE,
        kind=COUNTING,
    ),
    SkillDie(
        4,
        "anger-management",
        Words("Anger Management", "Gestion de la colère"),
        Words(
            "Rage up or down by just X, or on to the next rage die.",
            "La rage monte ou descend de X tout juste, ou passe au dé de rage suivant.",
        ),
        ZERKER,
        (
            ANGER_MANAGEMENT.of(2),
            ANGER_MANAGEMENT.of(2),
            ANGER_MANAGEMENT.of(4),
            ANGER_MANAGEMENT.of(4),
            ANGER_MANAGEMENT.of(6),
            ADVANCE.of(),
        ),
        SOURCE,
        star=True,
    ),
    SkillDie(
        5,
        "like-a-wyrm",
        Words("Like a Wyrm", "Comme un wyrm"),
        Words(
            "Active: an adjacent baddie that hits Tantrum may get Poison X. Or X axes.",
            "Actif : un vilain adjacent qui touche Furax peut recevoir Poison X. Ou X haches.",
        ),
        MIMIC,
        (
            BONES.of(1),
            STEAL_AXE.of(1),
            POISON_ARMOR.of(1),
            POISON_ARMOR.of(2),
            POISON_ARMOR.of(2),
            POISON_ARMOR.of(2),
        ),
        SOURCE,
        star=True,
    ),
    SkillDie(
        6,
        "like-a-wolf",
        Words("Like a Wolf", "Comme un loup"),
        Words(
            "Active: an adjacent baddie that hits Tantrum may get X damage in return. Or X axes.",
            "Actif : un vilain adjacent qui touche Furax peut subir X dégâts en retour. Ou X haches.",
        ),
        MIMIC,
        (BONES.of(1), STEAL_AXE.of(1), LASHBACK.of(2), LASHBACK.of(2), LASHBACK.of(2), LASHBACK.of(3)),
        SOURCE,
        star=True,
    ),
    SkillDie(
        7,
        "like-a-kobold",
        Words("Like a Kobold", "Comme un kobold"),
        Words(
            "Active: for X rounds Tantrum loses at most 1 HP to damage in a turn. Or X axes.",
            "Actif : pendant X manches, Furax perd au plus 1 PV par tour à cause des dégâts. Ou X haches.",
        ),
        MIMIC,
        (BONES.of(1), STEAL_AXE.of(1), HARDY.of(1), HARDY.of(1), HARDY.of(1), HARDY.of(2)),
        SOURCE,
        star=True,
    ),
    SkillDie(
        8,
        "axe-collector",
        Words("Axe Collector", "Compteur de haches"),
        Words(
            "Holds up to 3 axes. Once in each of his turns Tantrum may throw one: 2 damage to a baddie that is "
            "not adjacent.",
            "Garde jusqu’à 3 haches. Une fois par tour, Furax peut en lancer une : 2 dégâts à un vilain qui "
            "n’est pas adjacent.",
        ),
        CONSUMABLES,
        (
            AXE_COUNTER.of(0),
            AXE_COUNTER.of(1),
            AXE_COUNTER.of(2),
            AXE_COUNTER.of(3),
            BLANK.of(),
            BLANK.of(),
        ),
        SOURCE,
        kind=COUNTING,
        starting=True,
    ),
    SkillDie(
        9,
        "intimidate",
        Words("Intimidate", "Intimidation"),
        Words(
            "As the round ends, the target drops X places on the initiative meter.",
            "En fin de manche, la cible recule de X places sur la jauge d’initiative.",
        ),
        SKIRMISHER,
        (
            BONES.of(1),
            BONES.of(1),
            DROP_INITIATIVE.of(3),
            DROP_INITIATIVE.of(3),
            DROP_INITIATIVE.of(7),
            DROP_INITIATIVE.of(7),
        ),
        SOURCE,
        star=True,
    ),
    SkillDie(
        10,
        "cripple",
        Words("Cripple", "Nuisance physique"),
        Words(
            "Lies on an adjacent baddie: 1 Attack less until the battle ends.",
            "Sur un vilain adjacent : 1 d’attaque en moins jusqu’à la fin du combat.",
        ),
        SKIRMISHER,
        (
            BONES.of(1),
            BONES.of(1),
            ATTACK_MOD.of(-1),
            ATTACK_MOD.of(-1),
            ATTACK_MOD.of(-1),
            ATTACK_MOD.of(-1),
        ),
        SOURCE,
        star=True,
    ),
    SkillDie(
        11,
        "way-of-the-wild",
        Words("Way of the Wild", "Loi du plus fort"),
        Words(
            "Disable for an adjacent baddie of up to X points.",
            "Handicap pour un vilain adjacent à X points ou moins.",
        ),
        SKIRMISHER,
        (BONES.of(1), BONES.of(1), DISABLE.of(5), DISABLE.of(5), DISABLE.of(5), DISABLE.of(5)),
        SOURCE,
        star=True,
    ),
    SkillDie(
        12,
        "horn-o-the-zerker",
        Words("Horn o’ the Zerker", "Cornes du berzerker"),
        Words(
            "Bones that come back, the whole party to the top of the initiative meter, or Stun for all baddies "
            "of up to X points.",
            "Des os qui reviennent, tout le groupe en haut de la jauge d’initiative, ou Confusion pour tous "
            "les vilains à X points ou moins.",
        ),
        CONSUMABLES,
        (
            REUSABLE_BONES.of(1),
            REUSABLE_BONES.of(1),
            REUSABLE_BONES.of(1),
            REUSABLE_BONES.of(1),
            PARTY_INSPIRE.of(),
            DISORIENT_ALL.of(5),
        ),
        SOURCE,
        consumable=True,
    ),
    SkillDie(
        13,
        "innervate",
        Words("Innervate", "Sur les nerfs"),
        Words(
            "Tantrum leaps to a free position beside any baddie, and may pick a new target there.",
            "Furax bondit sur une position libre à côté d’un vilain au choix, et peut y changer de cible.",
        ),
        SKIRMISHER,
        (BONES.of(1), BONES.of(1), JUMP.of(), JUMP.of(), JUMP.of(), JUMP.of()),
        SOURCE,
    ),
    SkillDie(
        14,
        "strengthen",
        Words("Strengthen", "Renforcement"),
        Words(
            "Active: 1 Attack more until the battle ends; one face also grants a try at training Attack.",
            "Actif : 1 d’attaque en plus jusqu’à la fin du combat ; une face offre aussi une tentative "
            "d’entraînement d’attaque.",
        ),
        SKIRMISHER,
        (
            BONES.of(1),
            BONES.of(1),
            ATTACK_MOD.of(1),
            ATTACK_MOD.of(1),
            ATTACK_MOD.of(1),
            ATTACK_MOD.of(1, also=ATTACK_TRAINING),
        ),
        SOURCE,
    ),
    SkillDie(
        15,
        "way-of-the-ebon",
        Words("Way of the Ebon", "Loi de l’Ébène"),
        Words("Taunt on Tantrum.", "Provocation sur Furax."),
        SKIRMISHER,
        (BONES.of(1), BONES.of(1), TAUNT.of(), TAUNT.of(), TAUNT.of(), TAUNT.of()),
        SOURCE,
    ),
    SkillDie(
        16,
        "body-count",
        Words("Body Count", "Compteur de morts"),
        Words(
            "One up for each baddie that falls by Tantrum’s hand, to 5 at most. On his turn he may turn it all "
            "into HP.",
            "Un de plus pour chaque vilain tombé de la main de Furax, 5 au plus. À son tour, il peut tout "
            "changer en PV.",
        ),
        CONSUMABLES,
        (
            BODY_COUNT.of(0),
            BODY_COUNT.of(1),
            BODY_COUNT.of(2),
            BODY_COUNT.of(3),
            BODY_COUNT.of(4),
            BODY_COUNT.of(5),
        ),
        SOURCE,
        kind=COUNTING,
        starting=True,
    ),
)

SHEET: Final = Sheet(
    gearloc=TANTRUM,
    key="tantrum",
    name=Words("Tantrum", "Furax"),
    role=Words("berserker", "berzerker"),
    ranged=FACTS["gearlocs.tantrum.attack_type"] == "ranged",
    stats=(
        FACTS["gearlocs.tantrum.health"],
        FACTS["gearlocs.tantrum.dex"],
        FACTS["gearlocs.tantrum.attack"],
        FACTS["gearlocs.tantrum.defense"],
    ),
    initiative=tuple(FACTS["gearlocs.tantrum.initiative"]),
    innate=INNATE,
    innate_plus=INNATE_PLUS,
    plan=PLAN,
    skills=with_arrows("tantrum", SKILLS),
)
