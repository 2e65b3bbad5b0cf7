"""The icons on the faces of dice: what each means, and where a die that shows it may go."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.content.records import ACTIVE, ALLY, AT_ONCE, COUNTER, LOCKED, ON_BADDIE, PLAN, Icon
from boneyard.games.too_many_bones.model.ids import (
    ADVANCE_ICON,
    ADVANCED_DEF_ICON,
    ALE_ICON,
    ANGER_MANAGEMENT_ICON,
    ATTACK_MOD_ICON,
    ATTACK_TRAINING_ICON,
    AXE_COUNTER_ICON,
    BACKLASH_ICON,
    BIGGER_BOOM_ICON,
    BLANK_ICON,
    BODY_COUNT_ICON,
    BONES_ICON,
    BOOSTER_SHOT_ICON,
    BREAKDOWN_ICON,
    BUFF_ATK_ICON,
    BUFF_HP_ICON,
    CASING_ICON,
    CLEANSE_ICON,
    CONSTANT_DAMAGE_ICON,
    CONSTANT_DEF_ICON,
    CONSTANT_MOVE_ICON,
    CONSTANT_REGEN_ICON,
    CONSTANT_TAUNT_ICON,
    CONTROLLED_BLAST_ICON,
    DAMAGE_ICON,
    DISABLE_ICON,
    DISORIENT_ALL_ICON,
    DROP_INITIATIVE_ICON,
    ELEMENT_325_ICON,
    ELEMENT_ICON,
    ENERGY_CELLS_ICON,
    EXECUTE_ICON,
    EXECUTE_OR_ADVANCE_ICON,
    FUSE_ICON,
    GRENADES_ICON,
    HARDY_ICON,
    HEAL_ASSIST_ICON,
    HEAL_ICON,
    HOLY_HAND_GRENADE_FOUND_ICON,
    HOLY_HAND_GRENADE_ICON,
    IMPROVED_DEF_TRAINING_ICON,
    INTACT_GRENADE_ICON,
    INTERCEPT_ICON,
    JERKY_ICON,
    JUMP_ICON,
    LASHBACK_ICON,
    LOOT_ICON,
    MANDATORY_BONES_ICON,
    MELEE_DAMAGE_ICON,
    MULTI_USE_PARTS_ICON,
    NAPALM_ICON,
    NEG_I_ZAP_ICON,
    PARTY_BACKLASH_ICON,
    PARTY_INSPIRE_ICON,
    PERMA_HP_BUFF_ICON,
    POISON_ARMOR_ICON,
    POISON_DART_ICON,
    POISON_JAR_ICON,
    POS_I_ZAP_ICON,
    RAGE_BENEFIT_ICON,
    RAGE_PROGRESS_ICON,
    RECOVER_ICON,
    REROLL_BUFF_ICON,
    REROLL_HEAL_ICON,
    REUSABLE_BONES_ICON,
    REVIVE_ICON,
    RIPOSTE_ICON,
    RUSH_ICON,
    SHIELD_ICON,
    SMALL_EXPLOSION_ICON,
    SMOKE_ICON,
    STEAL_AXE_ICON,
    STUNNER_ICON,
    SWITCH_ICON,
    TAINTED_MIXTURE_ICON,
    TAUNT_ICON,
)

DAMAGE: Final = Icon(
    DAMAGE_ICON,
    Words("Attack damage", "Dégâts"),
    Words("The target takes X damage.", "La cible subit X dégât(s)."),
    AT_ONCE,
)
SHIELD: Final = Icon(
    SHIELD_ICON,
    Words("Defense", "Défense"),
    Words("The die stops X damage while it lies in an active slot.", "Dans une case active, le dé arrête X dégât(s)."),
    ACTIVE,
)
BONES: Final = Icon(
    BONES_ICON, Words("Bones", "Os"), Words("X bone(s) for the backup plan.", "X os pour le plan B."), PLAN
)
MANDATORY_BONES: Final = Icon(
    MANDATORY_BONES_ICON,
    Words("Red bones", "Os rouges"),
    Words("X bone(s) that must go into the backup plan.", "X os qui doivent aller dans le plan B."),
    PLAN,
    must=True,
)
REUSABLE_BONES: Final = Icon(
    REUSABLE_BONES_ICON,
    Words("Reusable bones", "Os réutilisables"),
    Words(
        "X bone(s) for the backup plan, and the die is ready again once spent.",
        "X os pour le plan B, et le dé est de nouveau prêt une fois dépensé.",
    ),
    PLAN,
)
BLANK: Final = Icon(
    BLANK_ICON,
    Words("Blank", "Face vide"),
    Words("This face says nothing and is never rolled.", "Cette face ne dit rien et ne sort jamais."),
    0,
)
RAGE_PROGRESS: Final = Icon(
    RAGE_PROGRESS_ICON,
    Words("Rage progress", "Bouffée de rage"),
    Words("Shows how far the rage has risen.", "Indique où en est la rage."),
    ACTIVE | COUNTER,
)
BREAKDOWN: Final = Icon(
    BREAKDOWN_ICON,
    Words("Breakdown", "Crise de nerfs"),
    Words(
        "If the rage ends the turn here, it starts afresh; until then nothing is executed and no tier gained.",
        "Si la rage finit le tour ici, elle repart du début ; d’ici là, ni exécution ni nouveau rang.",
    ),
    AT_ONCE,
)
EXECUTE_OR_ADVANCE: Final = Icon(
    EXECUTE_OR_ADVANCE_ICON,
    Words("Execute or advance", "Exécution ou nouveau rang"),
    Words(
        "Either defeat an adjacent baddie of up to X point(s), or take the rage die of the next tier.",
        "Au choix : éliminer un vilain adjacent de X point(s) au plus, ou prendre le dé de rage du rang suivant.",
    ),
    AT_ONCE,
)
EXECUTE: Final = Icon(
    EXECUTE_ICON,
    Words("Execute", "Exécution"),
    Words(
        "The rage die is spent to defeat an adjacent baddie of up to X point(s).",
        "Dépenser le dé de rage pour éliminer un vilain adjacent de X point(s) au plus.",
    ),
    AT_ONCE,
)
ADVANCE: Final = Icon(
    ADVANCE_ICON,
    Words("Advance", "Nouveau rang"),
    Words(
        "The rage die of the next tier takes the place of this one.", "Le dé de rage du rang suivant remplace celui-ci."
    ),
    AT_ONCE,
)
RAGE_BENEFIT: Final = Icon(
    RAGE_BENEFIT_ICON,
    Words("Rage benefit", "Bonus de rageux"),
    Words(
        "The rage die is spent for what its face offers: bones, HP or damage.",
        "Dépenser le dé de rage contre ce que montre sa face : os, PV ou dégâts.",
    ),
    AT_ONCE,
)
ANGER_MANAGEMENT: Final = Icon(
    ANGER_MANAGEMENT_ICON,
    Words("Anger management", "Gestion de la colère"),
    Words("The rage rises or falls by X, neither more nor less.", "La rage monte ou descend de X, ni plus ni moins."),
    AT_ONCE,
)
STEAL_AXE: Final = Icon(
    STEAL_AXE_ICON,
    Words("Steal axe", "Hache en acier"),
    Words(
        "X more on the axe counter, which holds three at most.",
        "X de plus au compteur de haches, qui s’arrête à trois.",
    ),
    AT_ONCE,
)
POISON_ARMOR: Final = Icon(
    POISON_ARMOR_ICON,
    Words("Poison armor", "Armure empoisonnée"),
    Words(
        "An adjacent baddie that hits him may get Poison X.", "Un vilain adjacent qui le frappe peut recevoir Poison X."
    ),
    ACTIVE,
)
LASHBACK: Final = Icon(
    LASHBACK_ICON,
    Words("Lashback", "Réplique"),
    Words(
        "An adjacent baddie that hits him may take X damage.", "Un vilain adjacent qui le frappe peut subir X dégât(s)."
    ),
    ACTIVE,
)
HARDY: Final = Icon(
    HARDY_ICON,
    Words("Hardy", "Robuste"),
    Words(
        "For X round(s) damage costs him 1 HP a turn at most.",
        "Pendant X manche(s), les dégâts lui coûtent au plus 1 PV par tour.",
    ),
    ACTIVE | COUNTER,
)
DROP_INITIATIVE: Final = Icon(
    DROP_INITIATIVE_ICON,
    Words("Drop initiative", "Baisse d’initiative"),
    Words(
        "When the round ends, the target sinks X place(s) on the initiative meter.",
        "En fin de manche, la cible perd X place(s) sur la jauge d’initiative.",
    ),
    AT_ONCE,
)
ATTACK_MOD: Final = Icon(
    ATTACK_MOD_ICON,
    Words("Attack modifier", "Modification d’attaque"),
    Words(
        "For this battle an adjacent baddie has X less Attack, or he has X more.",
        "Pour ce combat, un vilain adjacent lance X dé(s) d’attaque de moins, ou lui-même X de plus.",
    ),
    ON_BADDIE | ACTIVE,
)
ATTACK_TRAINING: Final = Icon(
    ATTACK_TRAINING_ICON,
    Words("Attack training", "Tentative d’entraînement d’attaque"),
    Words("One try at training attack, at once.", "Un essai d’entraînement en attaque, tout de suite."),
    AT_ONCE,
)
DISABLE: Final = Icon(
    DISABLE_ICON,
    Words("Disable", "Handicap"),
    Words(
        "A baddie of up to X point(s) loses its skills for the battle.",
        "Un vilain de X point(s) au plus perd ses capacités pour le combat.",
    ),
    AT_ONCE,
)
JUMP: Final = Icon(
    JUMP_ICON,
    Words("Jump", "Saut"),
    Words(
        "He lands on a free position beside any baddie, and may take a new target.",
        "Il atterrit sur une position libre à côté d’un vilain, et peut changer de cible.",
    ),
    AT_ONCE,
)
TAUNT: Final = Icon(
    TAUNT_ICON,
    Words("Taunt", "Provocation"),
    Words(
        "He takes the Taunt die, and adjacent baddies attack him.",
        "Il prend le dé Provocation, et les vilains adjacents l’attaquent.",
    ),
    ACTIVE,
)
AXE_COUNTER: Final = Icon(
    AXE_COUNTER_ICON,
    Words("Axe collector", "Compteur de haches"),
    Words(
        "X axe(s) at hand; one a turn may be thrown at a baddie that is not adjacent, for 2 damage.",
        "X hache(s) en main ; une par tour peut voler vers un vilain non adjacent, pour 2 dégâts.",
    ),
    COUNTER,
)
PARTY_INSPIRE: Final = Icon(
    PARTY_INSPIRE_ICON,
    Words("Party inspire", "Inspiration de groupe"),
    Words(
        "When the round ends, the gearlocs go to the top of the initiative meter in the order they had.",
        "En fin de manche, les gearlocs passent en tête de la jauge d’initiative, dans leur ordre.",
    ),
    AT_ONCE,
)
DISORIENT_ALL: Final = Icon(
    DISORIENT_ALL_ICON,
    Words("Disorient all", "Désorientation générale"),
    Words(
        "Every baddie of up to X point(s) is stunned.", "Tous les vilains de X point(s) au plus reçoivent Confusion."
    ),
    AT_ONCE,
)
BODY_COUNT: Final = Icon(
    BODY_COUNT_ICON,
    Words("Body count", "Compteur de morts"),
    Words(
        "Counts the baddies he has finished off; the count may be turned into as many HP.",
        "Compte les vilains qu’il a achevés ; ce compte peut être changé en autant de PV.",
    ),
    COUNTER,
)
CONSTANT_REGEN: Final = Icon(
    CONSTANT_REGEN_ICON,
    Words("Constant regeneration", "Régénération constante"),
    Words("He gets X HP back at the start of each of his turns.", "Il récupère X PV au début de chacun de ses tours."),
    LOCKED,
)
CONSTANT_DEF: Final = Icon(
    CONSTANT_DEF_ICON,
    Words("Constant defense", "Défense constante"),
    Words(
        "Damage to him is X less in each turn; only a shield skill can use it up.",
        "Les dégâts qu’il subit sont réduits de X par tour ; seule une capacité de bouclier le défausse.",
    ),
    LOCKED,
)
CONSTANT_MOVE: Final = Icon(
    CONSTANT_MOVE_ICON,
    Words("Constant move", "Déplacement constant"),
    Words("X free step(s) in each of his turns.", "X pas gratuit(s) à chacun de ses tours."),
    LOCKED,
)
CONSTANT_DAMAGE: Final = Icon(
    CONSTANT_DAMAGE_ICON,
    Words("Constant damage", "Dégât constant"),
    Words("His target takes X damage more.", "Sa cible subit X dégât(s) de plus."),
    LOCKED,
)
CONSTANT_TAUNT: Final = Icon(
    CONSTANT_TAUNT_ICON,
    Words("Constant taunt", "Provocation constante"),
    Words("The Taunt die stays on him.", "Le dé Provocation reste sur lui."),
    LOCKED,
)
ADVANCED_DEF: Final = Icon(
    ADVANCED_DEF_ICON,
    Words("Advanced defense", "Défense avancée"),
    Words(
        "Stops X damage; on Picket himself it also feeds his shield skills.",
        "Arrête X dégât(s) ; sur Capitank, nourrit aussi ses capacités de bouclier.",
    ),
    ACTIVE | ALLY | COUNTER,
)
IMPROVED_DEF_TRAINING: Final = Icon(
    IMPROVED_DEF_TRAINING_ICON,
    Words("Improved defense training", "Entraînement de défense amélioré"),
    Words("One bone does not count when he trains defense.", "Un os ne compte pas quand il s’entraîne en défense."),
    LOCKED,
)
INTERCEPT: Final = Icon(
    INTERCEPT_ICON,
    Words("Intercept", "Interceptank"),
    Words(
        "X time(s), what is aimed at this ally hits Picket instead.",
        "X fois, ce qui vise cet allié touche Capitank à sa place.",
    ),
    ALLY | COUNTER,
)
SWITCH: Final = Icon(
    SWITCH_ICON,
    Words("Switch", "Remplacement"),
    Words(
        "He swaps with an adjacent unit; a second in the turn also heals that ally 3 HP, or hits that baddie for 3.",
        "Il permute avec une unité adjacente ; au second du tour, l’allié regagne 3 PV ou le vilain subit 3 dégâts.",
    ),
    AT_ONCE | ACTIVE,
)
RUSH: Final = Icon(
    RUSH_ICON,
    Words("Rush", "Vitesse"),
    Words(
        "He goes up to 3 positions; after a second in the turn a baddie also takes 3 damage.",
        "Il avance de 3 positions au plus ; après un second dans le tour, un vilain subit aussi 3 dégâts.",
    ),
    AT_ONCE | ACTIVE,
)
RIPOSTE: Final = Icon(
    RIPOSTE_ICON,
    Words("Riposte", "Riposte"),
    Words(
        "An adjacent baddie that targets him may be dodged for this turn; two dice may also deal it 3 damage.",
        "Un vilain adjacent qui le vise peut être esquivé pour ce tour ; deux dés peuvent aussi lui infliger 3 dégâts.",
    ),
    ACTIVE,
)
ALE: Final = Icon(
    ALE_ICON,
    Words("Ale", "Chope de bière"),
    Words(
        "He drops to 1 HP, and for X round(s) his HP neither rise nor fall.",
        "Il tombe à 1 PV, et pendant X manche(s) ses PV ne montent ni ne baissent.",
    ),
    AT_ONCE | ACTIVE | COUNTER,
)
JERKY: Final = Icon(
    JERKY_ICON, Words("Jerky", "Viande séchée"), Words("Picket heals X HP.", "Capitank récupère X PV."), AT_ONCE
)
HEAL: Final = Icon(
    HEAL_ICON, Words("Heal", "Soin"), Words("A gearloc heals X HP.", "Un gearloc récupère X PV."), AT_ONCE
)
HEAL_ASSIST: Final = Icon(
    HEAL_ASSIST_ICON,
    Words("Heal assist", "Aide-soignant"),
    Words(
        "A rolled Med Kit or Med Pack counts X times.", "Une Trousse de secours ou un Kit médical lancé compte X fois."
    ),
    AT_ONCE | LOCKED,
)
MELEE_DAMAGE: Final = Icon(
    MELEE_DAMAGE_ICON,
    Words("Melee damage", "Attaque au corps à corps"),
    Words("The target takes X damage, which is no attack.", "La cible subit X dégât(s), sans que ce soit une attaque."),
    AT_ONCE,
)
NEG_I_ZAP: Final = Icon(
    NEG_I_ZAP_ICON,
    Words("Neg-i-zap", "Toi tu crèves"),
    Words("Any baddie takes X true damage.", "Un vilain au choix subit X coup(s) critique(s)."),
    AT_ONCE,
)
POS_I_ZAP: Final = Icon(
    POS_I_ZAP_ICON,
    Words("Pos-i-zap", "Toi tu vis"),
    Words("A gearloc that is KO comes back with X HP.", "Un gearloc K.O. revient avec X PV."),
    AT_ONCE,
)
REROLL_HEAL: Final = Icon(
    REROLL_HEAL_ICON,
    Words("Reroll heal", "Renouvellement d’ordonnance"),
    Words("X reroll(s) of a Med Kit or Med Pack.", "X relance(s) d’une Trousse de secours ou d’un Kit médical."),
    AT_ONCE | LOCKED,
)
LOOT: Final = Icon(LOOT_ICON, Words("Loot", "Butin"), Words("Loot at once: X.", "Butin, tout de suite : X."), AT_ONCE)
POISON_JAR: Final = Icon(
    POISON_JAR_ICON,
    Words("Poison jar", "Fiole de poison"),
    Words("The target gets Poison X.", "La cible reçoit Poison X."),
    AT_ONCE,
)
TAINTED_MIXTURE: Final = Icon(
    TAINTED_MIXTURE_ICON,
    Words("Tainted mixture", "Potion contaminée"),
    Words(
        "Patches has to swallow X true damage, and the die is exhausted.",
        "Sparadoc doit encaisser X coup(s) critique(s), et le dé est défaussé.",
    ),
    AT_ONCE,
    must=True,
)
BUFF_HP: Final = Icon(
    BUFF_HP_ICON,
    Words("Buff HP", "PV bonus"),
    Words("X Buff HP, which go before the real ones.", "X PV bonus, qui partent avant les vrais."),
    ACTIVE | ALLY,
)
BUFF_ATK: Final = Icon(
    BUFF_ATK_ICON,
    Words("Buff attack", "Attaque bonus"),
    Words("Attack rises by X for the battle.", "X dé(s) d’attaque de plus pour le combat."),
    ACTIVE | ALLY,
)
REROLL_BUFF: Final = Icon(
    REROLL_BUFF_ICON,
    Words("Reroll buff", "Bonus relancé"),
    Words(
        "X reroll(s) of a Stim Kit, Chem Kit, Stim Belt or Stim Lethal.",
        "X relance(s) d’une Résistancine, d’une Attakine, d’une Coriacine ou d’une Rouletterussine.",
    ),
    AT_ONCE | LOCKED,
)
RECOVER: Final = Icon(
    RECOVER_ICON,
    Words("Recover", "Récupération"),
    Words(
        "The gearloc heals X HP at the start of each of its turns.",
        "Le gearloc récupère X PV au début de chacun de ses tours.",
    ),
    ACTIVE | ALLY,
)
BOOSTER_SHOT: Final = Icon(
    BOOSTER_SHOT_ICON,
    Words("Booster shot", "Piqûre de rappel"),
    Words(
        "X lost Buff HP come back at the start of each turn, as long as any are left.",
        "X PV bonus perdus reviennent au début de chaque tour, tant qu’il en reste.",
    ),
    ACTIVE | ALLY,
)
PERMA_HP_BUFF: Final = Icon(
    PERMA_HP_BUFF_ICON,
    Words("Permanent HP buff", "PV bonus permanent"),
    Words(
        "A gearloc has X more health for good, and X HP with it.",
        "Un gearloc gagne pour de bon X en santé, et X PV avec.",
    ),
    AT_ONCE,
)
REVIVE: Final = Icon(
    REVIVE_ICON,
    Words("Revive", "Réanimation"),
    Words(
        "A gearloc that is KO comes back with X HP; from an active slot it saves whoever wears it, with X HP.",
        "Un gearloc K.O. revient avec X PV ; en case active, sauve son porteur avec X PV.",
    ),
    AT_ONCE | ACTIVE | ALLY,
)
POISON_DART: Final = Icon(
    POISON_DART_ICON,
    Words("Poison dart", "Fléchettes empoisonnées"),
    Words("Any baddie gets Poison X.", "Un vilain au choix reçoit Poison X."),
    AT_ONCE,
)
ENERGY_CELLS: Final = Icon(
    ENERGY_CELLS_ICON,
    Words("Energy cells", "Cellules énergétiques"),
    Words(
        "X cell(s) left, one for each Zappack or Overcharge.",
        "X cellule(s) en réserve, une par Défibrillateur ou Surcharge.",
    ),
    LOCKED | COUNTER,
)
ELEMENT: Final = Icon(
    ELEMENT_ICON,
    Words("Element", "Élément"),
    Words("X element(s) for grenades.", "X élément(s) de grenade."),
    AT_ONCE | LOCKED | COUNTER,
)
CASING: Final = Icon(
    CASING_ICON,
    Words("Casing", "Boîtier"),
    Words("X casing(s) for grenades.", "X boîtier(s) de grenade."),
    AT_ONCE | LOCKED | COUNTER,
)
FUSE: Final = Icon(
    FUSE_ICON,
    Words("Fuse", "Mèche"),
    Words("X fuse(s) for grenades.", "X mèche(s) de grenade."),
    AT_ONCE | LOCKED | COUNTER,
)
GRENADES: Final = Icon(
    GRENADES_ICON,
    Words("Grenades", "Grenades"),
    Words("X grenade(s) ready to throw.", "X grenade(s) prête(s) à lancer."),
    COUNTER,
)
SMALL_EXPLOSION: Final = Icon(
    SMALL_EXPLOSION_ICON,
    Words("Small explosion", "Petite explosion"),
    Words(
        "X damage on the position, and half of it, rounded down, on every adjacent one.",
        "X dégât(s) sur la position, et la moitié, arrondie à l’entier inférieur, sur chaque position adjacente.",
    ),
    AT_ONCE,
    must=True,
)
CONTROLLED_BLAST: Final = Icon(
    CONTROLLED_BLAST_ICON,
    Words("Controlled blast", "Détonation contrôlée"),
    Words("Every baddie takes X damage.", "Chaque vilain subit X dégât(s)."),
    AT_ONCE,
    must=True,
)
PARTY_BACKLASH: Final = Icon(
    PARTY_BACKLASH_ICON,
    Words("Party backlash", "Retour de flamme groupé"),
    Words("Every gearloc takes X damage, Boomer too.", "Chaque gearloc subit X dégât(s), Atomik comprise."),
    AT_ONCE,
)
STUNNER: Final = Icon(
    STUNNER_ICON,
    Words("Stunner", "Grenade assourdissante"),
    Words(
        "The baddie aimed at is stunned if it has up to X point(s).",
        "Le vilain visé reçoit Confusion s’il vaut X point(s) au plus.",
    ),
    AT_ONCE,
    must=True,
)
NAPALM: Final = Icon(
    NAPALM_ICON,
    Words("Napalm", "Napalm"),
    Words(
        "For X round(s) this baddie takes 2 damage at the start of its turn.",
        "Pendant X manche(s), ce vilain subit 2 dégâts au début de son tour.",
    ),
    ON_BADDIE | COUNTER,
    must=True,
)
BACKLASH: Final = Icon(
    BACKLASH_ICON,
    Words("Backlash", "Retour de flamme"),
    Words("Boomer takes X damage.", "Atomik subit X dégât(s)."),
    AT_ONCE,
)
SMOKE: Final = Icon(
    SMOKE_ICON,
    Words("Smoke", "Fumée"),
    Words(
        "Baddies that target this gearloc miss it, X time(s).",
        "Les vilains qui visent ce gearloc le manquent, X fois.",
    ),
    ACTIVE | ALLY | COUNTER,
    must=True,
)
CLEANSE: Final = Icon(
    CLEANSE_ICON,
    Words("Cleanse", "Ultrasons"),
    Words(
        "The party loses all negative effects, and gets no new ones for X round(s).",
        "Le groupe perd tous ses effets négatifs, et n’en reçoit aucun pendant X manche(s).",
    ),
    AT_ONCE | ACTIVE | COUNTER,
    must=True,
)
MULTI_USE_PARTS: Final = Icon(
    MULTI_USE_PARTS_ICON,
    Words("Multi-use parts", "Pièces à usage multiple"),
    Words("X part(s) for grenades, of any kind she likes.", "X pièce(s) de grenade, à son choix."),
    AT_ONCE | LOCKED | COUNTER,
)
BIGGER_BOOM: Final = Icon(
    BIGGER_BOOM_ICON,
    Words("Bigger boom", "Plus gros boum"),
    Words(
        "Frag and Big Boom deal X damage more this turn.",
        "Grenade à fragmentation et Gros boum infligent X dégât(s) de plus ce tour-ci.",
    ),
    AT_ONCE,
)
INTACT_GRENADE: Final = Icon(
    INTACT_GRENADE_ICON,
    Words("Intact grenade", "Grenade intacte"),
    Words("X more on the boom counter, which holds three at most.", "X de plus au Compte-boum, qui s’arrête à trois."),
    AT_ONCE,
)
HOLY_HAND_GRENADE_FOUND: Final = Icon(
    HOLY_HAND_GRENADE_FOUND_ICON,
    Words("Holy Hand Grenade (found)", "Sainte Grenade (trouvée)"),
    Words("The Holy Hand Grenade is hers.", "La Sainte Grenade est à elle."),
    AT_ONCE,
)
ELEMENT_325: Final = Icon(
    ELEMENT_325_ICON,
    Words("Element 325", "Élément 325"),
    Words(
        "Makes the next Holy Hand Grenade count its teal number.",
        "La prochaine Sainte Grenade compte son nombre turquoise.",
    ),
    LOCKED,
)
HOLY_HAND_GRENADE: Final = Icon(
    HOLY_HAND_GRENADE_ICON,
    Words("Holy Hand Grenade", "Sainte Grenade"),
    Words(
        "The blast shown goes off with the white number X, or with the teal one if Element 325 is applied.",
        "L’explosion montrée éclate avec le nombre blanc X, ou le turquoise grâce à l’Élément 325.",
    ),
    AT_ONCE,
    must=True,
)

# By their numbers.
ICONS: Final[tuple[Icon, ...]] = (
    DAMAGE,
    SHIELD,
    BONES,
    MANDATORY_BONES,
    REUSABLE_BONES,
    BLANK,
    RAGE_PROGRESS,
    BREAKDOWN,
    EXECUTE_OR_ADVANCE,
    EXECUTE,
    ADVANCE,
    RAGE_BENEFIT,
    ANGER_MANAGEMENT,
    STEAL_AXE,
    POISON_ARMOR,
    LASHBACK,
    HARDY,
    DROP_INITIATIVE,
    ATTACK_MOD,
    ATTACK_TRAINING,
    DISABLE,
    JUMP,
    TAUNT,
    AXE_COUNTER,
    PARTY_INSPIRE,
    DISORIENT_ALL,
    BODY_COUNT,
    CONSTANT_REGEN,
    CONSTANT_DEF,
    CONSTANT_MOVE,
    CONSTANT_DAMAGE,
    CONSTANT_TAUNT,
    ADVANCED_DEF,
    IMPROVED_DEF_TRAINING,
    INTERCEPT,
    SWITCH,
    RUSH,
    RIPOSTE,
    ALE,
    JERKY,
    HEAL,
    HEAL_ASSIST,
    MELEE_DAMAGE,
    NEG_I_ZAP,
    POS_I_ZAP,
    REROLL_HEAL,
    LOOT,
    POISON_JAR,
    TAINTED_MIXTURE,
    BUFF_HP,
    BUFF_ATK,
    REROLL_BUFF,
    RECOVER,
    BOOSTER_SHOT,
    PERMA_HP_BUFF,
    REVIVE,
    POISON_DART,
    ENERGY_CELLS,
    ELEMENT,
    CASING,
    FUSE,
    GRENADES,
    SMALL_EXPLOSION,
    CONTROLLED_BLAST,
    PARTY_BACKLASH,
    STUNNER,
    NAPALM,
    BACKLASH,
    SMOKE,
    CLEANSE,
    MULTI_USE_PARTS,
    BIGGER_BOOM,
    INTACT_GRENADE,
    HOLY_HAND_GRENADE_FOUND,
    ELEMENT_325,
    HOLY_HAND_GRENADE,
)
