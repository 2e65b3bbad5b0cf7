"""The words of baddies' and tyrants' skills, of the faces of tyrants' dice, and of the effect dice."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.content.facts import NUMBERED
from boneyard.games.too_many_bones.content.records import (
    ATTACK_ROLL,
    BONES,
    CONTINUOUS,
    DAMAGE_DEALT,
    DAMAGE_INTAKE,
    END_OF_TURN,
    ON_DEFEAT,
    REACTION,
    SKILLS_STEP,
    START_OF_TURN,
    TYRANT_DIE,
    BaddieSkill,
)
from boneyard.games.too_many_bones.model.ids import BADDIE_SKILL_NAMES, TYRANT_FACES, Trait, TyrantFace

_LIST: Final = "fan companion list"
_LIST_AND_RULES: Final = "fan companion list; rulebook FR"
_CARD: Final = "tyrant cards, fan translation"
_CARD_AND_RULES: Final = "rulebook FR; tyrant cards, fan translation"


def _skill(key: str, name: Words, text: Words, source: str, moment: str, needs_target: bool = False) -> BaddieSkill:
    """A skill of baddies or tyrants."""
    return BaddieSkill(
        Trait(BADDIE_SKILL_NAMES.index(key)), key, name, text, source, moment, key in NUMBERED, needs_target
    )


def _face(
    key: str, name: Words, text: Words, source: str, valued: bool = False, needs_target: bool = False
) -> BaddieSkill:
    """A face of a tyrant's die."""
    return BaddieSkill(TyrantFace(TYRANT_FACES.index(key)), key, name, text, source, TYRANT_DIE, valued, needs_target)


BADDIE_SKILLS: Final[tuple[BaddieSkill, ...]] = (
    _skill(
        "bleed",
        Words("Bleed", "Sang"),
        Words(
            "The target gets a Bleed die: 1 true damage at the start of each of its turns, until the battle ends.",
            "La cible reçoit un dé Sang : 1 coup critique au début de chacun de ses tours, jusqu’à la fin du combat.",
        ),
        _LIST_AND_RULES,
        SKILLS_STEP,
        needs_target=True,
    ),
    _skill(
        "break",
        Words("Break", "Fracture"),
        Words(
            "Attack dice whose swords cost this unit HP are exhausted. The attacker picks which were blocked.",
            "Les dés d’attaque qui lui coûtent des PV sont défaussés. L’attaquant choisit lesquels ont été parés.",
        ),
        _LIST_AND_RULES,
        DAMAGE_INTAKE,
    ),
    _skill(
        "careless",
        Words("Careless", "Maladresse"),
        Words("It hurts itself: X true damage.", "Elle se blesse toute seule : X coup(s) critique(s)."),
        _LIST,
        SKILLS_STEP,
    ),
    _skill(
        "compound",
        Words("Compound", "Crescendo"),
        Words(
            "Its Attack is the number of the round, 5 in fatigue rounds.",
            "Son attaque vaut le numéro de la manche, 5 pendant les manches de fatigue.",
        ),
        _LIST,
        CONTINUOUS,
    ),
    _skill(
        "corrosive",
        Words("Corrosive", "Corrosion"),
        Words(
            "At the end of its turn the defense dice still active on those it attacked are exhausted.",
            "À la fin de son tour, les dés de défense encore actifs de ceux qu’elle a attaqués sont défaussés.",
        ),
        _LIST_AND_RULES,
        END_OF_TURN,
        needs_target=True,
    ),
    _skill(
        "dive",
        Words("Dive", "Piqué"),
        Words(
            "If it starts its turn in the air, it lands beside the weakest enemy it can reach and targets that one.",
            "Si elle commence son tour en vol, elle fond sur l’ennemi le plus faible à sa portée et le cible.",
        ),
        _LIST,
        START_OF_TURN,
    ),
    _skill(
        "engulf",
        Words("Engulf", "Engloutissement"),
        Words(
            "What it deals to its target also hits every unit beside that target, friend or foe.",
            "Ses dégâts frappent aussi toutes les unités voisines de la cible, amies ou ennemies.",
        ),
        _LIST,
        DAMAGE_DEALT,
        needs_target=True,
    ),
    _skill(
        "flight",
        Words("Flight", "Vol"),
        Words(
            "At the end of its turn it takes off, or lands if it was flying. In the air it cannot be targeted.",
            "À la fin de son tour, elle s’envole, ou se pose si elle volait. En vol, on ne peut pas la cibler.",
        ),
        _LIST,
        END_OF_TURN,
    ),
    _skill(
        "frenzy",
        Words("Frenzy", "Frénésie"),
        Words(
            "If X or more of its attack dice show swords, it rolls X more of them at that target, once.",
            "Si au moins X de ses dés d’attaque montrent des épées, elle en relance X sur cette cible, une seule fois.",
        ),
        "fan companion list; rulebook FR; tyrant cards, fan translation",
        ATTACK_ROLL,
        needs_target=True,
    ),
    _skill(
        "hardy",
        Words("Hardy", "Robuste"),
        Words(
            "In one turn it loses at most 1 HP to damage, true damage included.",
            "Au cours d’un même tour, elle perd au plus 1 PV par dégâts, coups critiques compris.",
        ),
        _LIST_AND_RULES,
        DAMAGE_INTAKE,
    ),
    _skill(
        "inspire",
        Words("Inspire", "Inspiration"),
        Words(
            "The next baddie on the meter acts right after it, with +X to its Attack.",
            "Le prochain vilain de la jauge joue juste après elle, avec +X en attaque.",
        ),
        _LIST,
        END_OF_TURN,
    ),
    _skill(
        "lashback",
        Words("Lashback", "Réplique"),
        Words(
            "An adjacent enemy that costs it HP takes X damage afterwards, once a turn.",
            "Un ennemi adjacent qui lui ôte des PV subit ensuite X dégât(s), une fois par tour.",
        ),
        _LIST_AND_RULES,
        REACTION,
    ),
    _skill(
        "mischief",
        Words("Mischief", "Malice"),
        Words(
            "The target loses X of the dice in its active slots, as it chooses.",
            "La cible perd X dé(s) de son choix dans ses cases actives.",
        ),
        _LIST_AND_RULES,
        SKILLS_STEP,
        needs_target=True,
    ),
    _skill(
        "poison",
        Words("Poison", "Poison"),
        Words(
            "The target gets a Poison die showing X.",
            "La cible reçoit un dé Poison de valeur X.",
        ),
        _LIST_AND_RULES,
        SKILLS_STEP,
        needs_target=True,
    ),
    _skill(
        "rage",
        Words("Rage", "Rage"),
        Words(
            "While it is hurt it has +X Attack.",
            "Tant qu’elle est blessée, elle a +X en attaque.",
        ),
        _LIST,
        CONTINUOUS,
    ),
    _skill(
        "raiding",
        Words("Raiding", "Pillage"),
        Words(
            "It has one more attack die for each other Orc on the mat.",
            "Elle a un dé d’attaque de plus par autre orc sur le tapis.",
        ),
        "fan companion list; tyrant cards, fan translation",
        CONTINUOUS,
    ),
    _skill(
        "recover",
        Words("Recover", "Récupération"),
        Words(
            "At the start of its turn it regains X HP.",
            "Au début de son tour, elle regagne X PV.",
        ),
        _LIST_AND_RULES,
        START_OF_TURN,
    ),
    _skill(
        "signal",
        Words("Signal", "Signal"),
        Words(
            "On its first turns, X in all, a lesser baddie comes to the bottom of the battle queue.",
            "À ses premiers tours, X en tout, un vilain de rang inférieur rejoint le bas de la file d’attente.",
        ),
        _LIST_AND_RULES,
        START_OF_TURN,
    ),
    _skill(
        "stun",
        Words("Stun", "Confusion"),
        Words(
            "The target gets a Stun die: it loses its next turn.",
            "La cible reçoit un dé Confusion : elle perd son prochain tour.",
        ),
        _LIST_AND_RULES,
        SKILLS_STEP,
        needs_target=True,
    ),
    _skill(
        "taunt",
        Words("Taunt", "Provocation"),
        Words(
            "It gets a Taunt die: until its next turn adjacent enemies must attack it.",
            "Elle reçoit un dé Provocation : jusqu’à son prochain tour, les ennemis adjacents doivent l’attaquer.",
        ),
        _LIST_AND_RULES,
        SKILLS_STEP,
    ),
    _skill(
        "terrify",
        Words("Terrify", "Terreur"),
        Words(
            "Whoever attacks it may not target units with Terrify on their next turn.",
            "Qui l’attaque ne peut pas cibler d’unité dotée de Terreur à son prochain tour.",
        ),
        _LIST_AND_RULES,
        REACTION,
    ),
    _skill(
        "thick_skin",
        Words("Thick Skin", "Peau épaisse"),
        Words(
            "It ignores up to X damage each turn; true damage goes through.",
            "Elle ignore jusqu’à X dégât(s) à chaque tour ; les coups critiques passent.",
        ),
        "fan companion list; rulebook FR; tyrant cards, fan translation",
        DAMAGE_INTAKE,
    ),
    _skill(
        "undead",
        Words("Undead", "Mort-vivant"),
        Words(
            "The first time it falls it goes on top of the battle queue and returns with 2 HP and twice its Attack.",
            "Vaincue, elle va une fois en haut de la file d’attente, puis revient avec 2 PV et le double d’attaque.",
        ),
        _LIST,
        ON_DEFEAT,
    ),
    _skill(
        "untargetable",
        Words("Untargetable", "Camouflage"),
        Words(
            "It gets an Untargetable die: until its next turn enemies cannot target it.",
            "Elle reçoit un dé Camouflage : jusqu’à son prochain tour, les ennemis ne peuvent pas la cibler.",
        ),
        _LIST_AND_RULES,
        SKILLS_STEP,
    ),
    _skill(
        "weaken",
        Words("Weaken", "Faiblesse"),
        Words(
            "The target gets a Weaken die showing X: X less Dex on its next turn, or X less Attack if no gearloc.",
            "La cible reçoit un dé Faiblesse de valeur X : à son prochain tour, X de dextérité en moins, ou X d’attaque"
            " en moins si ce n’est pas un gearloc.",
        ),
        _LIST_AND_RULES,
        SKILLS_STEP,
        needs_target=True,
    ),
    _skill(
        "retreat",
        Words("Retreat", "Repli"),
        Words(
            "With 3 HP or less at the start of his turn he goes on top of the battle queue, and comes back healed.",
            "S’il commence son tour avec 3 PV ou moins, il remonte en haut de la file d’attente et revient guéri.",
        ),
        _CARD_AND_RULES,
        START_OF_TURN,
    ),
    _skill(
        "shrouded",
        Words("Shrouded", "Discrétion"),
        Words(
            "Only adjacent units may target this tyrant.",
            "Seules les unités adjacentes peuvent cibler ce tyran.",
        ),
        _CARD_AND_RULES,
        CONTINUOUS,
    ),
    _skill(
        "bog_ruler",
        Words("Bog Ruler", "Maître des marais"),
        Words(
            "He cannot be poisoned, and loses no HP while a Bog baddie is on the mat.",
            "On ne peut pas l’empoisonner, et il ne perd aucun PV tant qu’un vilain des marais est sur le tapis.",
        ),
        _CARD,
        CONTINUOUS,
    ),
    _skill(
        "limit",
        Words("Limit", "Restriction"),
        Words(
            "Each target sets one of its stat dice aside until the end of the battle.",
            "Chaque cible met de côté un de ses dés de caractéristique jusqu’à la fin du combat.",
        ),
        _CARD,
        BONES,
        needs_target=True,
    ),
    _skill(
        "kaboom",
        Words("Kaboom", "Kaboum"),
        Words(
            "Before his damage, every gearloc is thrown to the position farthest from him.",
            "Avant ses dégâts, chaque gearloc est projeté à la position la plus éloignée de lui.",
        ),
        _CARD,
        BONES,
    ),
    _skill(
        "boom",
        Words("Boom", "Boum"),
        Words(
            "Half of what he deals to a target, rounded down, also hits every unit beside it, but never him.",
            "La moitié de ses dégâts, arrondie vers le bas, frappe aussi les voisins de la cible, jamais lui-même.",
        ),
        _CARD,
        DAMAGE_DEALT,
    ),
    _skill(
        "call_orc",
        Words("Call Orc", "Appel aux orcs"),
        Words(
            "With 1 bone a 1-pt Orc comes on top of the battle queue, with more a 5-pt Orc instead.",
            "Avec 1 os, un orc à 1 pt arrive en haut de la file d’attente ; avec plus, un orc à 5 pts à la place.",
        ),
        _CARD,
        BONES,
    ),
    _skill(
        "hide",
        Words("Hide", "Cachette"),
        Words(
            "Gone from sight: nobody can target her before she acts again.",
            "Hors de vue : personne ne peut la cibler avant qu’elle n’agisse de nouveau.",
        ),
        _CARD,
        BONES,
    ),
)

FACES: Final[tuple[BaddieSkill, ...]] = (
    _face(
        "om_nom",
        Words("Om Nom", "Miam-miam"),
        Words(
            "Before his damage, his target loses all its defense dice.",
            "Avant ses dégâts, sa cible perd tous ses dés de défense.",
        ),
        _CARD,
        needs_target=True,
    ),
    _face(
        "thunderclub",
        Words("Thunderclub", "Bâtorage"),
        Words(
            "After his attack the target is thrown as far from him as can be, and takes 1 true damage.",
            "Après son attaque, la cible est projetée le plus loin possible de lui et subit 1 coup critique.",
        ),
        _CARD_AND_RULES,
        needs_target=True,
    ),
    _face(
        "silver_hide",
        Words("Silver Hide", "Fourrure argentée"),
        Words(
            "Until his next turn attack dice do him no damage.",
            "Jusqu’à son prochain tour, les dés d’attaque ne lui font aucun dégât.",
        ),
        _CARD_AND_RULES,
    ),
    _face(
        "howl",
        Words("Howl", "Hurlement"),
        Words(
            "The other baddies move up one place on the meter at once, but not above him.",
            "Les autres vilains montent aussitôt d’un rang sur la jauge, sans le dépasser.",
        ),
        _CARD_AND_RULES,
    ),
    _face(
        "poison_enhancer",
        Words("Poison Enhancer", "Poison renforcé"),
        Words(
            "Poison dice on his targets are turned to 3.",
            "Les dés Poison de ses cibles passent à 3.",
        ),
        _CARD,
        needs_target=True,
    ),
    _face(
        "poison_2",
        Words("Poison 2", "Poison 2"),
        Words(
            "Each of his targets gets a Poison die showing 2.",
            "Chacune de ses cibles reçoit un dé Poison de valeur 2.",
        ),
        _CARD,
        needs_target=True,
    ),
    _face(
        "active_orb",
        Words("Active Orb", "Orbe active"),
        Words(
            "An Orb appears in lane X. While it stands, every bone a gearloc rolls deals that gearloc 1 damage.",
            "Une Orbe apparaît sur la piste X. Tant qu’elle est là, chaque os obtenu par un gearloc lui fait 1 dégât.",
        ),
        _CARD,
        valued=True,
    ),
    _face(
        "charred_mander",
        Words("Charred Mander", "Salamandre roussie"),
        Words(
            "The weakest Kobold takes 1 damage; then it runs to its nearest enemy and deals it 2 damage.",
            "Le kobold le plus faible subit 1 dégât ; puis il court à l’ennemi le plus proche et lui fait 2 dégâts.",
        ),
        _CARD,
    ),
    _face(
        "call_for_help",
        Words("Call for Help", "Appel à l’aide"),
        Words(
            "One baddie comes to the bottom of the battle queue: 1-pt for one or two gearlocs, 5-pt for more.",
            "Un vilain rejoint le bas de la file d’attente : à 1 pt pour un ou deux gearlocs, à 5 pts au-delà.",
        ),
        _CARD,
    ),
    _face(
        "careless_bomb",
        Words("Careless Bomb", "Bombe maladroite"),
        Words(
            "X damage to the strongest other baddie and to every unit beside it, but never to him.",
            "X dégât(s) au plus fort des autres vilains et à chaque unité voisine, jamais à lui-même.",
        ),
        _CARD,
        valued=True,
    ),
    _face(
        "skull_crack_axe",
        Words("Skull Crack Axe", "Hache fend-crâne"),
        Words(
            "His attack of this turn deals true damage.",
            "Son attaque de ce tour inflige des coups critiques.",
        ),
        _CARD,
    ),
    _face(
        "blood_rage",
        Words("Blood Rage", "Rage de sang"),
        Words(
            "He sheds all effect dice. At the end of his turn he walks 2 positions towards the back of lane 3 and"
            " heals 3 HP.",
            "Il se défait de tous ses dés d’effet. À la fin de son tour, il avance de 2 positions vers le fond de la"
            " piste 3 et regagne 3 PV.",
        ),
        _CARD,
    ),
    _face(
        "cloak_and_dagger",
        Words("Cloak & Dagger", "De cape et d’épée"),
        Words(
            "With two gearlocs or more on the mat, the next on the meter vanishes and she takes its position. It"
            " returns in the place of the next gearloc that is KO.",
            "S’il y a au moins deux gearlocs sur le tapis, le prochain de la jauge disparaît et elle prend sa position."
            " Il revient à la place du prochain gearloc K.O.",
        ),
        _CARD,
    ),
    _face(
        "dusters_dagger",
        Words("Duster’s Dagger", "Dague de Chiffon"),
        Words(
            "Every target she has damaged this turn gets a Bleed die.",
            "Chaque cible qu’elle a blessée ce tour-ci reçoit un dé Sang.",
        ),
        _CARD,
        needs_target=True,
    ),
    _face(
        "blank",
        Words("Blank", "Face vide"),
        Words("Nothing happens, and it is no bones.", "Il ne se passe rien, et ce n’est pas un os."),
        "proposed",
    ),
)

# The name and the text of each effect die, in the order of EFFECTS.
EFFECT_WORDS: Final[tuple[tuple[Words, Words], ...]] = (
    (
        Words("Poison", "Poison"),
        Words(
            "At the start of its turn the bearer takes X true damage; then the die drops by 1.",
            "Au début de son tour, le porteur subit X coup(s) critique(s) ; puis le dé baisse de 1.",
        ),
    ),
    (
        Words("Weaken", "Faiblesse"),
        Words(
            "On its next turn a gearloc has X less Dex, anybody else X less Attack.",
            "À son prochain tour, un gearloc a X de dextérité en moins, toute autre unité X d’attaque en moins.",
        ),
    ),
    (
        Words("Stun", "Confusion"),
        Words(
            "The bearer loses its next turn; what harms it at the start of that turn still does.",
            "Le porteur perd son prochain tour ; ce qui lui nuit au début de ce tour lui nuit quand même.",
        ),
    ),
    (
        Words("Disable", "Handicap"),
        Words(
            "The bearer’s skills are off until the end of the battle.",
            "Les capacités du porteur sont sans effet jusqu’à la fin du combat.",
        ),
    ),
    (
        Words("Terrify", "Terreur"),
        Words(
            "On its next turn the bearer may not target units that have Terrify.",
            "À son prochain tour, le porteur ne peut pas cibler les unités dotées de Terreur.",
        ),
    ),
    (
        Words("Bleed", "Sang"),
        Words(
            "1 true damage at the start of each of its turns, until the end of the battle.",
            "1 coup critique au début de chacun de ses tours, jusqu’à la fin du combat.",
        ),
    ),
    (
        Words("Taunt", "Provocation"),
        Words(
            "Adjacent enemies must attack the bearer, until its next turn.",
            "Les ennemis adjacents doivent attaquer le porteur, jusqu’à son prochain tour.",
        ),
    ),
    (
        Words("Untargetable", "Camouflage"),
        Words(
            "Enemies cannot target the bearer until its next turn.",
            "Les ennemis ne peuvent pas cibler le porteur jusqu’à son prochain tour.",
        ),
    ),
    (
        Words("Flight", "Vol"),
        Words(
            "In the air: nobody can target the bearer until it lands.",
            "En vol : personne ne peut cibler le porteur avant qu’il se pose.",
        ),
    ),
)
