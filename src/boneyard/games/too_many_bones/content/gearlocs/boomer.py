"""Boomer: she gathers parts, builds grenades and throws them, and not everything flies where it should."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.content.facts import FACTS
from boneyard.games.too_many_bones.content.gearlocs.arrows import with_arrows
from boneyard.games.too_many_bones.content.icons import (
    BACKLASH,
    BIGGER_BOOM,
    BLANK,
    BONES,
    BUFF_HP,
    CASING,
    CLEANSE,
    CONTROLLED_BLAST,
    DISABLE,
    ELEMENT,
    ELEMENT_325,
    FUSE,
    GRENADES,
    HOLY_HAND_GRENADE,
    HOLY_HAND_GRENADE_FOUND,
    INTACT_GRENADE,
    LOOT,
    MANDATORY_BONES,
    MULTI_USE_PARTS,
    NAPALM,
    PARTY_BACKLASH,
    SMALL_EXPLOSION,
    SMOKE,
    STUNNER,
)
from boneyard.games.too_many_bones.content.records import COUNTING, Ability, Innate, Sheet, SkillDie
from boneyard.games.too_many_bones.model.ids import BOOMER

SOURCE: Final = "gearloc sheet; rulebook FR"

SCAVENGER: Final = Words("Scavenger", "Farfouilleuse")
GRENADIER: Final = Words("Grenadier", "Poseuse de bombes")
UTILITY_BOMBER: Final = Words("Utility Bomber", "Neutralisatrice")
KEEN_EYE: Final = Words("Keen Eye", "Œil vif")
CONSUMABLES: Final = Words("Consumables", "Consommables")

INNATE: Final = Innate(
    SCAVENGER,
    Words(
        "She owns Element, Casing, Fuse and the Boom Counter from the first day.",
        "Elle possède Élément, Boîtier, Mèche et Compte-boum dès le premier jour.",
    ),
    "gearloc sheet; rulebook FR; guide to the gearlocs",
)
INNATE_PLUS: Final = Innate(
    Words("Resourceful Scavenger", "Farfouilleuse débrouillarde"),
    Words(
        "Scavenger, and every part she finds may count 1 more before it is locked; bones may be turned into 1 part.",
        "Farfouilleuse, et chaque pièce trouvée peut compter 1 de plus avant d’être bloquée ; "
        "des os peuvent devenir 1 pièce.",
    ),
    "gearloc sheet; guide to the gearlocs",
)

PLAN: Final = (
    Ability(
        1,
        "throw-odds",
        Words("Throw Odds", "Coup de chance"),
        Words("The target takes 1 damage.", "La cible subit 1 dégât."),
        "gearloc sheet; guide to the gearlocs",
    ),
    Ability(
        2,
        "search-again",
        Words("Search Again", "Nouvelle fouille"),
        Words(
            "Roll again one Scavenger die of this turn that is not used yet.",
            "Relancer un dé Farfouilleuse de ce tour, pas encore utilisé.",
        ),
        "gearloc sheet; guide to the gearlocs",
    ),
    Ability(
        3,
        "bluff-bomb",
        Words("Bluff Bomb", "Bombe factice"),
        Words(
            "One unit on the mat steps aside, to an adjacent position she chooses.",
            "Une unité du tapis fait un pas de côté, vers une position adjacente qu’elle choisit.",
        ),
        "gearloc sheet; guide to the gearlocs",
    ),
    Ability(
        4,
        "throw-ends",
        Words("Throw Ends", "Fonds de sac"),
        Words("The target takes 3 damage.", "La cible subit 3 dégâts."),
        "gearloc sheet; guide to the gearlocs",
    ),
    Ability(
        5,
        "hide",
        Words("Hide", "Cachette"),
        Words("She takes the Untargetable die.", "Elle prend le dé Camouflage."),
        "gearloc sheet; guide to the gearlocs",
    ),
)

SKILLS: Final = (
    SkillDie(
        1,
        "element",
        Words("Element", "Élément"),
        Words(
            "A part of a grenade, kept in a locked slot and counted down.",
            "Une pièce de grenade, gardée en case bloquée et décomptée.",
        ),
        SCAVENGER,
        (BONES.of(1), ELEMENT.of(1), ELEMENT.of(1), ELEMENT.of(2), ELEMENT.of(2), ELEMENT.of(3)),
        SOURCE,
        starting=True,
    ),
    SkillDie(
        2,
        "casing",
        Words("Casing", "Boîtier"),
        Words(
            "A part of a grenade, kept in a locked slot and counted down.",
            "Une pièce de grenade, gardée en case bloquée et décomptée.",
        ),
        SCAVENGER,
        (BONES.of(1), CASING.of(1), CASING.of(1), CASING.of(2), CASING.of(2), CASING.of(3)),
        SOURCE,
        starting=True,
    ),
    SkillDie(
        3,
        "fuse",
        Words("Fuse", "Mèche"),
        Words(
            "A part of a grenade, kept in a locked slot and counted down.",
            "Une pièce de grenade, gardée en case bloquée et décomptée.",
        ),
        SCAVENGER,
        (BONES.of(1), FUSE.of(1), FUSE.of(1), FUSE.of(2), FUSE.of(2), FUSE.of(3)),
        SOURCE,
        starting=True,
    ),
    SkillDie(
        4,
        "boom-counter",
        Words("Boom Counter", "Compte-boum"),
        Words(
            "Counts the grenades she has ready, up to 3; one of each part makes one more.",
            "Compte les grenades prêtes, 3 au plus ; une pièce de chaque sorte en fait une de plus.",
        ),
        SCAVENGER,
        (GRENADES.of(0), GRENADES.of(1), GRENADES.of(2), GRENADES.of(3), BLANK.of(), BLANK.of()),
        SOURCE,
        kind=COUNTING,
        starting=True,
    ),
    SkillDie(
        5,
        "frag",
        Words("Frag", "Grenade à fragmentation"),
        Words(
            "A grenade that tears up one position and does half as much around it, to friends too.",
            "Une grenade qui ravage une position et fait moitié moins autour, amis compris.",
        ),
        GRENADIER,
        (
            MANDATORY_BONES.of(1),
            SMALL_EXPLOSION.of(3),
            SMALL_EXPLOSION.of(3),
            SMALL_EXPLOSION.of(3),
            SMALL_EXPLOSION.of(3),
            SMALL_EXPLOSION.of(4),
        ),
        SOURCE,
        star=True,
        grenade=True,
    ),
    SkillDie(
        6,
        "big-boom",
        Words("Big Boom", "Gros boum"),
        Words(
            "A grenade that hurts all baddies, and on two faces the whole party.",
            "Une grenade qui blesse tous les vilains et, sur deux faces, tout le groupe.",
        ),
        GRENADIER,
        (
            CONTROLLED_BLAST.of(1, also=PARTY_BACKLASH, also_value=1),
            CONTROLLED_BLAST.of(1),
            CONTROLLED_BLAST.of(1),
            CONTROLLED_BLAST.of(2, also=PARTY_BACKLASH, also_value=2),
            CONTROLLED_BLAST.of(2),
            CONTROLLED_BLAST.of(2),
        ),
        SOURCE,
        grenade=True,
    ),
    SkillDie(
        7,
        "smoke-screen",
        Words("Smoke Screen", "Écran de fumée"),
        Words(
            "A grenade that wraps her or an ally in smoke, so that baddies miss.",
            "Une grenade qui l’enveloppe de fumée, elle ou un allié, et les vilains manquent leur coup.",
        ),
        UTILITY_BOMBER,
        (MANDATORY_BONES.of(1), SMOKE.of(1), SMOKE.of(1), SMOKE.of(1), SMOKE.of(2), SMOKE.of(2)),
        SOURCE,
        star=True,
        grenade=True,
    ),
    SkillDie(
        8,
        "sonic-cleanse",
        Words("Sonic Cleanse", "Nettoyage à ultrasons"),
        Words(
            "A grenade that rids the party of negative effects and keeps them off for a while.",
            "Une grenade qui débarrasse le groupe des effets négatifs et les tient à distance un moment.",
        ),
        UTILITY_BOMBER,
        (CLEANSE.of(1), CLEANSE.of(1), CLEANSE.of(1), CLEANSE.of(2), CLEANSE.of(2), CLEANSE.of(2)),
        SOURCE,
        star=True,
        grenade=True,
    ),
    SkillDie(
        9,
        "stunner",
        Words("Stunner", "Grenade assourdissante"),
        Words(
            "A grenade that stuns the baddie it is aimed at, unless it is a big one.",
            "Une grenade qui inflige Confusion au vilain visé, sauf aux plus gros.",
        ),
        GRENADIER,
        (MANDATORY_BONES.of(1), STUNNER.of(5), STUNNER.of(5), STUNNER.of(5), STUNNER.of(5), STUNNER.of(5)),
        SOURCE,
        star=True,
        grenade=True,
    ),
    SkillDie(
        10,
        "napalm",
        Words("Napalm", "Napalm"),
        Words(
            "A grenade that sticks to a baddie and burns it turn after turn; one face burns Boomer as well.",
            "Une grenade qui colle à un vilain et le brûle tour après tour ; une face brûle aussi Atomik.",
        ),
        GRENADIER,
        (
            MANDATORY_BONES.of(1),
            NAPALM.of(1, also=BACKLASH, also_value=1),
            NAPALM.of(1),
            NAPALM.of(2),
            NAPALM.of(2),
            NAPALM.of(3),
        ),
        SOURCE,
        grenade=True,
    ),
    SkillDie(
        11,
        "flashbang",
        Words("Flashbang", "Bombe lacrymo"),
        Words(
            "A grenade that robs the baddie it is aimed at of its skills, if its points are few enough.",
            "Une grenade qui prive le vilain visé de ses capacités, si ses points sont assez bas.",
        ),
        UTILITY_BOMBER,
        (DISABLE.of(1), DISABLE.of(1), DISABLE.of(1), DISABLE.of(5), DISABLE.of(5), DISABLE.of(5)),
        SOURCE,
        star=True,
        grenade=True,
    ),
    SkillDie(
        12,
        "bag-a-booms",
        Words("Bag’a Booms", "Badaboum"),
        Words(
            "Once only: a finished grenade, or some parts as she likes.",
            "Une seule fois : une grenade toute faite, ou quelques pièces de son choix.",
        ),
        CONSUMABLES,
        (
            INTACT_GRENADE.of(1),
            MULTI_USE_PARTS.of(1),
            MULTI_USE_PARTS.of(1),
            MULTI_USE_PARTS.of(2),
            MULTI_USE_PARTS.of(2),
            MULTI_USE_PARTS.of(3),
        ),
        SOURCE,
        consumable=True,
    ),
    SkillDie(
        13,
        "body-search",
        Words("Body Search", "Fouille corporelle"),
        Words(
            "What a baddie leaves behind; not rolled before one has been defeated in this battle.",
            "Ce que laisse un vilain ; ne se lance pas avant qu’un vilain soit vaincu dans ce combat.",
        ),
        KEEN_EYE,
        (BONES.of(1), BONES.of(1), BUFF_HP.of(3), LOOT.of(1), MULTI_USE_PARTS.of(1), MULTI_USE_PARTS.of(2)),
        SOURCE,
        star=True,
    ),
    SkillDie(
        14,
        "bigger-boom",
        Words("Bigger Boom", "Plus gros boum"),
        Words("Makes Frag and Big Boom hurt more.", "Rend Grenade à fragmentation et Gros boum plus violents."),
        KEEN_EYE,
        (BONES.of(1), BONES.of(1), BIGGER_BOOM.of(1), BIGGER_BOOM.of(1), BIGGER_BOOM.of(1), BIGGER_BOOM.of(2)),
        SOURCE,
    ),
    SkillDie(
        15,
        "search-for-325",
        Words("Search for 325", "À la recherche du 325"),
        Words(
            "With luck the Holy Hand Grenade, a finished grenade or Element 325 turns up.",
            "Avec de la chance : la Sainte Grenade, une grenade toute faite ou l’Élément 325.",
        ),
        KEEN_EYE,
        (
            BONES.of(2),
            BONES.of(2),
            BONES.of(2),
            HOLY_HAND_GRENADE_FOUND.of(1),
            INTACT_GRENADE.of(1),
            ELEMENT_325.of(),
        ),
        SOURCE,
    ),
    SkillDie(
        16,
        "holy-hand-grenade",
        Words("Holy Hand Grenade", "Sainte Grenade"),
        Words(
            "Once only: a blast that takes nothing off the Boom Counter, and is far worse with Element 325.",
            "Une seule fois : une explosion qui ne coûte rien au Compte-boum, bien pire avec l’Élément 325.",
        ),
        CONSUMABLES,
        (
            HOLY_HAND_GRENADE.of(1, also=CONTROLLED_BLAST, also_value=2),
            HOLY_HAND_GRENADE.of(1, also=CONTROLLED_BLAST, also_value=2),
            HOLY_HAND_GRENADE.of(2, also=CONTROLLED_BLAST, also_value=4),
            HOLY_HAND_GRENADE.of(2, also=SMALL_EXPLOSION, also_value=5),
            HOLY_HAND_GRENADE.of(3, also=SMALL_EXPLOSION, also_value=6),
            HOLY_HAND_GRENADE.of(3, also=SMALL_EXPLOSION, also_value=6),
        ),
        SOURCE,
        consumable=True,
    ),
)

SHEET: Final = Sheet(
    gearloc=BOOMER,
    key="boomer",
    name=Words("Boomer", "Atomik"),
    role=Words("bomber", "artificière"),
    ranged=FACTS["gearlocs.boomer.attack_type"] == "ranged",
    stats=(
        FACTS["gearlocs.boomer.health"],
        FACTS["gearlocs.boomer.dex"],
        FACTS["gearlocs.boomer.attack"],
        FACTS["gearlocs.boomer.defense"],
    ),
    initiative=tuple(FACTS["gearlocs.boomer.initiative"]),
    innate=INNATE,
    innate_plus=INNATE_PLUS,
    plan=PLAN,
    skills=with_arrows("boomer", SKILLS),
)
