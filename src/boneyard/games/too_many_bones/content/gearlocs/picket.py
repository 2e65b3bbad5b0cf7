"""Picket: he stands behind his shields, before his friends, and strikes with both."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.content.facts import FACTS
from boneyard.games.too_many_bones.content.gearlocs.arrows import with_arrows
from boneyard.games.too_many_bones.content.icons import (
    ADVANCED_DEF,
    ALE,
    BONES,
    CONSTANT_DAMAGE,
    CONSTANT_DEF,
    CONSTANT_MOVE,
    CONSTANT_REGEN,
    CONSTANT_TAUNT,
    IMPROVED_DEF_TRAINING,
    INTERCEPT,
    JERKY,
    REUSABLE_BONES,
    RIPOSTE,
    RUSH,
    SWITCH,
)
from boneyard.games.too_many_bones.content.records import Ability, Innate, Sheet, SkillDie
from boneyard.games.too_many_bones.model.ids import PICKET

PLAN_SOURCE: Final = "gearloc sheet; fan summary"
SOURCE: Final = "gearloc sheet; rulebook FR"

CAPTAIN: Final = Words("Captain", "Capitaine")
HERO: Final = Words("Hero", "Héros")
PROTECTOR: Final = Words("Protector", "Protecteur")
WARDEN: Final = Words("Warden", "Garde")
CONSUMABLES: Final = Words("Consumables", "Consommables")

INNATE: Final = Innate(
    Words("Shield Wall", "Mur de boucliers"),
    Words(
        "As the battle starts he may roll all his defense dice for nothing and keep the shields; the bones are lost.",
        "Au début du combat, il peut lancer tous ses dés de défense gratuitement et garder les boucliers ; les os "
        "sont perdus.",
    ),
    SOURCE,
)
INNATE_PLUS: Final = Innate(
    Words("Gearloc Wall", "Mur gearloc"),
    Words(
        "Shield Wall, and the shields he rolls may be locked as well; locked ones leave him all his defense dice.",
        "Mur de boucliers, et les boucliers lancés peuvent aussi être bloqués ; bloqués, ils lui laissent tous ses "
        "dés de défense.",
    ),
    "gearloc sheet",
)

PLAN: Final = (
    Ability(
        2,
        "shield-bash",
        Words("Shield Bash", "Coup de bouclier"),
        Words(
            "All of Picket’s defense, rolled, active or locked, leaves him and strikes the target for its sum.",
            "Toute la défense de Capitank, lancée, active ou bloquée, le quitte et frappe la cible pour son total.",
        ),
        PLAN_SOURCE,
    ),
    Ability(
        3,
        "do-over",
        Words("Do Over", "On recommence"),
        Words(
            "Any of the dice of this turn’s roll are rolled once more.",
            "Les dés de votre choix, parmi ceux lancés ce tour-ci, sont relancés une fois.",
        ),
        PLAN_SOURCE,
    ),
    Ability(
        4,
        "benevolence",
        Words("Benevolence", "Bienveillance"),
        Words(
            "Picket regains 2 HP and gets an active shield of 2.",
            "Capitank regagne 2 PV et reçoit un bouclier actif de 2.",
        ),
        PLAN_SOURCE,
    ),
    Ability(
        5,
        "shield-shock",
        Words("Shield Shock", "Choc de bouclier"),
        Words(
            "A Shield Bash that also stuns the target; tyrants are not impressed.",
            "Un Coup de bouclier, avec Confusion pour la cible ; les tyrans restent de marbre.",
        ),
        PLAN_SOURCE,
    ),
)

SKILLS: Final = (
    SkillDie(
        1,
        "stand-ground",
        Words("Stand Ground", "Tenir tête"),
        Words(
            "Locked for the adventure: X HP back whenever Picket’s turn starts.",
            "Bloqué pour l’aventure : Capitank regagne X PV quand son tour commence.",
        ),
        CAPTAIN,
        (
            REUSABLE_BONES.of(1),
            REUSABLE_BONES.of(1),
            REUSABLE_BONES.of(1),
            REUSABLE_BONES.of(1),
            CONSTANT_REGEN.of(1),
            CONSTANT_REGEN.of(1),
        ),
        SOURCE,
        star=True,
    ),
    SkillDie(
        2,
        "shield-form",
        Words("Shield Form", "Forme de bouclier"),
        Words(
            "Locked for the adventure: X free steps a turn, or X less of the damage he takes.",
            "Bloqué pour l’aventure : X pas gratuits par tour, ou X de moins sur les dégâts subis.",
        ),
        CAPTAIN,
        (
            REUSABLE_BONES.of(1),
            REUSABLE_BONES.of(1),
            REUSABLE_BONES.of(1),
            CONSTANT_MOVE.of(2),
            CONSTANT_DEF.of(1),
            CONSTANT_DEF.of(1),
        ),
        SOURCE,
    ),
    SkillDie(
        3,
        "redshirt",
        Words("Redshirt", "Vigilance"),
        Words(
            "Lies with an ally: the next X times it is targeted, Picket takes it all in its place.",
            "Chez un allié : les X prochaines fois qu’il est visé, Capitank encaisse tout à sa place.",
        ),
        PROTECTOR,
        (BONES.of(1), BONES.of(1), INTERCEPT.of(1), INTERCEPT.of(1), INTERCEPT.of(1), INTERCEPT.of(2)),
        SOURCE,
        star=True,
    ),
    SkillDie(
        4,
        "orcish-ale",
        Words("Orcish Ale", "Bière des orcs"),
        Words(
            "Down to 1 HP; for X rounds nothing takes it, and nothing adds to it.",
            "Plus que 1 PV ; pendant X manches, rien ne l’enlève et rien ne s’y ajoute.",
        ),
        CONSUMABLES,
        (ALE.of(1), ALE.of(1), ALE.of(1), ALE.of(2), ALE.of(2), ALE.of(2)),
        SOURCE,
        consumable=True,
    ),
    SkillDie(
        5,
        "sword-advance",
        Words("Sword Advance", "Progrès d’épée"),
        Words(
            "Locked for the adventure: X free steps a turn, or X more damage to the target.",
            "Bloqué pour l’aventure : X pas gratuits par tour, ou X dégâts de plus à la cible.",
        ),
        CAPTAIN,
        (
            REUSABLE_BONES.of(1),
            REUSABLE_BONES.of(1),
            REUSABLE_BONES.of(1),
            CONSTANT_MOVE.of(2),
            CONSTANT_DAMAGE.of(1),
            CONSTANT_DAMAGE.of(1),
        ),
        SOURCE,
    ),
    SkillDie(
        6,
        "lockdown",
        Words("Lockdown", "Verrouillage"),
        Words(
            "Locked for the adventure: Taunt on Picket that never wears off.",
            "Bloqué pour l’aventure : Provocation sur Capitank, sans fin.",
        ),
        CAPTAIN,
        (
            REUSABLE_BONES.of(1),
            REUSABLE_BONES.of(1),
            REUSABLE_BONES.of(1),
            REUSABLE_BONES.of(1),
            CONSTANT_TAUNT.of(),
            CONSTANT_TAUNT.of(),
        ),
        SOURCE,
    ),
    SkillDie(
        7,
        "intercept",
        Words("Intercept", "Interceptank"),
        Words(
            "Lies with an ally: the next X times it is targeted, Picket takes it all in its place.",
            "Chez un allié : les X prochaines fois qu’il est visé, Capitank encaisse tout à sa place.",
        ),
        PROTECTOR,
        (BONES.of(1), INTERCEPT.of(1), INTERCEPT.of(1), INTERCEPT.of(2), INTERCEPT.of(2), INTERCEPT.of(3)),
        SOURCE,
    ),
    SkillDie(
        8,
        "gobby-jerky",
        Words("Gobby Jerky", "Viande séchée de gobelin"),
        Words("Picket regains X HP.", "Capitank regagne X PV."),
        CONSUMABLES,
        (JERKY.of(2), JERKY.of(3), JERKY.of(3), JERKY.of(3), JERKY.of(4), JERKY.of(4)),
        SOURCE,
        consumable=True,
    ),
    SkillDie(
        9,
        "switch",
        Words("Switch", "Remplacement"),
        Words(
            "Mostly Switch: trade places with a neighbour; a second in the turn also heals that ally, or hurts that "
            "baddie, by 3.",
            "Surtout Remplacement : échange de place avec un voisin ; un second dans le tour rend aussi 3 PV à "
            "cet allié, ou inflige 3 dégâts à ce vilain.",
        ),
        WARDEN,
        (SWITCH.of(), SWITCH.of(), SWITCH.of(), RUSH.of(), RUSH.of(), RIPOSTE.of()),
        SOURCE,
        star=True,
    ),
    SkillDie(
        10,
        "rush",
        Words("Rush", "Vitesse"),
        Words(
            "Mostly Rush: up to 3 steps; a second in the turn also ends in 3 damage to a baddie.",
            "Surtout Vitesse : jusqu’à 3 pas ; un second dans le tour finit aussi par 3 dégâts à un vilain.",
        ),
        WARDEN,
        (SWITCH.of(), RUSH.of(), RUSH.of(), RUSH.of(), RIPOSTE.of(), RIPOSTE.of()),
        SOURCE,
        star=True,
    ),
    SkillDie(
        11,
        "confidence",
        Words("Confidence", "Confiance"),
        Words(
            "A shield of X for Picket or an ally.",
            "Un bouclier de X pour Capitank ou un allié.",
        ),
        HERO,
        (
            BONES.of(1),
            ADVANCED_DEF.of(1),
            ADVANCED_DEF.of(1),
            ADVANCED_DEF.of(1),
            ADVANCED_DEF.of(2),
            ADVANCED_DEF.of(2),
        ),
        SOURCE,
        star=True,
    ),
    SkillDie(
        12,
        "tenacity",
        Words("Tenacity", "Ténacité"),
        Words(
            "A shield of X for Picket or an ally.",
            "Un bouclier de X pour Capitank ou un allié.",
        ),
        HERO,
        (
            BONES.of(1),
            ADVANCED_DEF.of(1),
            ADVANCED_DEF.of(2),
            ADVANCED_DEF.of(2),
            ADVANCED_DEF.of(2),
            ADVANCED_DEF.of(3),
        ),
        SOURCE,
    ),
    SkillDie(
        13,
        "riposte",
        Words("Riposte", "Riposte"),
        Words(
            "Mostly Riposte: the turn of an adjacent baddie that targets Picket does nothing to him; a pair "
            "also answers with 3 damage.",
            "Surtout Riposte : le tour d’un vilain adjacent qui vise Capitank ne lui fait rien ; une paire "
            "répond aussi par 3 dégâts.",
        ),
        WARDEN,
        (SWITCH.of(), SWITCH.of(), RUSH.of(), RIPOSTE.of(), RIPOSTE.of(), RIPOSTE.of()),
        SOURCE,
        star=True,
    ),
    SkillDie(
        14,
        "situational-awareness",
        Words("Situational Awareness", "Connaissance de la situation"),
        Words(
            "Switch, Rush or Riposte, each as likely as the others.",
            "Remplacement, Vitesse ou Riposte, à chances égales.",
        ),
        WARDEN,
        (SWITCH.of(), SWITCH.of(), RUSH.of(), RUSH.of(), RIPOSTE.of(), RIPOSTE.of()),
        SOURCE,
        star=True,
    ),
    SkillDie(
        15,
        "bravado",
        Words("Bravado", "Bravade"),
        Words(
            "Bones by the handful; or, once locked, one bone forgiven whenever he trains Defense.",
            "Des os à la pelle ; ou, une fois bloqué, un os pardonné chaque fois qu’il entraîne sa défense.",
        ),
        HERO,
        (
            BONES.of(2),
            BONES.of(2),
            BONES.of(2),
            BONES.of(4),
            IMPROVED_DEF_TRAINING.of(),
            IMPROVED_DEF_TRAINING.of(),
        ),
        SOURCE,
    ),
    SkillDie(
        16,
        "renown",
        Words("Renown", "Renommée"),
        Words(
            "A shield of X for Picket or an ally.",
            "Un bouclier de X pour Capitank ou un allié.",
        ),
        HERO,
        (
            BONES.of(1),
            ADVANCED_DEF.of(1),
            ADVANCED_DEF.of(2),
            ADVANCED_DEF.of(3),
            ADVANCED_DEF.of(3),
            ADVANCED_DEF.of(4),
        ),
        SOURCE,
    ),
)

SHEET: Final = Sheet(
    gearloc=PICKET,
    key="picket",
    name=Words("Picket", "Capitank"),
    role=Words("tank", "tank"),
    ranged=FACTS["gearlocs.picket.attack_type"] == "ranged",
    stats=(
        FACTS["gearlocs.picket.health"],
        FACTS["gearlocs.picket.dex"],
        FACTS["gearlocs.picket.attack"],
        FACTS["gearlocs.picket.defense"],
    ),
    initiative=tuple(FACTS["gearlocs.picket.initiative"]),
    innate=INNATE,
    innate_plus=INNATE_PLUS,
    plan=PLAN,
    skills=with_arrows("picket", SKILLS),
)
