"""The cards of loot and trove, each with its words; what they print are facts (TMB-081 to TMB-089)."""

from __future__ import annotations

from typing import Any, Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.content.cards import ANY_TIME, BATTLE_START, ONE_BATTLE, PERMANENT, UNTIL_EMPTY, Loot
from boneyard.games.too_many_bones.content.facts import FACTS
from boneyard.games.too_many_bones.model.ids import Card

LOOT_WORDS: Final = (
    (
        "flare_distraction",
        Words("Flare Distraction", "Fusée de diversion"),
        Words(
            "While the baddie points of a battle are counted, against a tyrant too: 3 points fewer, but never fewer "
            "than 0. Of no use where the card names its baddies.",
            "Pendant le calcul des points de vilains d’un combat, même contre un tyran : 3 points de moins, jamais "
            "moins de 0. Sans effet si la carte nomme ses vilains.",
        ),
    ),
    (
        "fortunate_discovery",
        Words("Fortunate Discovery", "Heureuse trouvaille"),
        Words(
            "Take one of your own consumable dice from the tray; E-Cells are rolled and locked at once. Tantrum may "
            "set his Axe Collector to 3 instead. Does nothing for Body Count.",
            "Prenez un de vos propres dés consommables dans la réserve ; les Cellules énergétiques sont lancées et "
            "bloquées aussitôt. Furax peut plutôt mettre son Compteur de haches sur 3. Sans effet sur le Compteur de "
            "morts.",
        ),
    ),
    (
        "fresh_bog_meat",
        Words("Fresh Bog Meat", "Viande fraîche des marais"),
        Words(
            "In battle: heal 5 HP, then get a Poison 2 die. Eaten before the start-of-turn effects, it already hurts "
            "among them.",
            "En combat : récupérez 5 PV, puis recevez un dé Poison 2. Mangée avant les effets de début de tour, elle "
            "fait mal dès ce tour.",
        ),
    ),
    (
        "gadget_arm",
        Words("Gadget Arm", "Bras à gadgets"),
        Words(
            "After an Attack or Defense attempt of yours has failed in training: make it again. One use for each new "
            "attempt.",
            "Après un essai d’attaque ou de défense raté à l’entraînement : recommencez-le. Chaque nouvel essai coûte "
            "une utilisation.",
        ),
    ),
    (
        "infused_incense",
        Words("Infused Incense", "Encens parfumé"),
        Words(
            "Roll 2 more attack dice this turn, beyond your Attack and for no Dex. They need a target in range.",
            "Lancez 2 dés d’attaque de plus ce tour-ci, au-delà de votre attaque et sans dextérité. Il faut une cible "
            "à portée.",
        ),
    ),
    (
        "last_battle_stew",
        Words("Last Battle Stew", "Ragoût de la dernière bataille"),
        Words(
            "Comes with 7 HP chips on it and loses 1 at the start of each new day. Outside battle any gearloc may take "
            "as many as it likes and heals 1 HP for each. Without chips it is discarded.",
            "Arrive avec 7 jetons PV et en perd 1 au début de chaque nouveau jour. Hors combat, chaque gearloc peut "
            "en prendre autant qu’il veut et récupère 1 PV par jeton. Sans jeton, il est défaussé.",
        ),
    ),
    (
        "mechanical_assistance",
        Words("Mechanical Assistance", "Assistance mécanique"),
        Words(
            "You have 3 more Dex this turn, for steps and dice alike.",
            "Vous avez 3 de dextérité en plus ce tour-ci, pour bouger comme pour lancer des dés.",
        ),
    ),
    (
        "mech_pick",
        Words("Mech-Pick", "Crochet mécanique"),
        Words(
            "While you pick locks, before you roll for a lock: it opens without dice or roll, if its value is 4 or "
            "less after all reductions.",
            "Pendant que vous crochetez, avant de lancer les dés pour un verrou : il s’ouvre sans dé ni lancer, si sa "
            "valeur est de 4 ou moins après toute réduction.",
        ),
    ),
    (
        "mixed_berries",
        Words("Mixed Berries", "Mélange de baies"),
        Words(
            "Heal 3 HP in battle, or 5 HP outside.",
            "Récupérez 3 PV en combat, ou 5 PV hors combat.",
        ),
    ),
    (
        "multi_tool",
        Words("Multi-Tool", "Outil multifonction"),
        Words(
            "While any gearloc picks locks, after the roll: one action die counts 1 more. Adds up with other cards on "
            "the same die.",
            "Pendant qu’un gearloc crochète, après le lancer : un dé d’action compte 1 de plus. Se cumule avec "
            "d’autres cartes sur le même dé.",
        ),
    ),
    (
        "oggot_herbs",
        Words("Oggot Herbs", "Herbes d’Oggot"),
        Words(
            "In battle: heal 1 HP. Several uses in one turn are allowed.",
            "En combat : récupérez 1 PV. Plusieurs utilisations par tour sont permises.",
        ),
    ),
    (
        "prying_iron",
        Words("Prying Iron", "Pied-de-biche"),
        Words(
            "While you pick locks, after the roll: one action die counts 2 more. Adds up with other cards on the same "
            "die.",
            "Pendant que vous crochetez, après le lancer : un dé d’action compte 2 de plus. Se cumule avec d’autres "
            "cartes sur le même dé.",
        ),
    ),
    (
        "red_minotaur",
        Words("Red Minotaur", "Minotaure rouge"),
        Words(
            "One training attempt of yours is forgiven a single bone, counted after all re-rolls; 2 or more still "
            "fail. You may wait for the roll before you say so. Does not add up with its like.",
            "Un de vos essais d’entraînement tolère un seul os, compté après toute relance ; 2 ou plus le font "
            "échouer. Vous pouvez attendre le lancer pour l’annoncer. Ne se cumule pas avec ses semblables.",
        ),
    ),
    (
        "reflex_powder",
        Words("Reflex Powder", "Poudre à réflexes"),
        Words(
            "Re-roll a die you have seen: one of your turn, of your training, an action die of your lockpicking, or "
            "your initiative die. You keep what it shows then.",
            "Relancez un dé après l’avoir vu : un dé de votre tour, de votre entraînement, un dé d’action de votre "
            "crochetage, ou votre dé d’initiative. Vous gardez ce qu’il montre alors.",
        ),
    ),
    (
        "reinforced_buckler",
        Words("Reinforced Buckler", "Rondache renforcée"),
        Words(
            "On each of your turns roll 1 more defense die, beyond your Defense and for no Dex.",
            "À chacun de vos tours, lancez 1 dé de défense de plus, au-delà de votre défense et sans dextérité.",
        ),
    ),
    (
        "rusty_optics",
        Words("Rusty Optics", "Lunette rouillée"),
        Words(
            "At the end of a round your initiative die goes up 3 places, together with the noted changes and before "
            "anybody enters.",
            "À la fin d’une manche, votre dé d’initiative monte de 3 places, avec les changements notés et avant toute "
            "entrée.",
        ),
    ),
    (
        "skinning_knife",
        Words("Skinning Knife", "Couteau à dépecer"),
        Words(
            "With no encounter drawn yet today: put a defeated chip on this card. In the next battle all baddies of "
            "its type are Surprised as they enter, later ones too, but no tyrant. After it the chip goes back to the "
            "defeated pile.",
            "Tant qu’aucune rencontre n’est piochée ce jour-là : posez un jeton du cimetière sur cette carte. Au "
            "prochain combat, tous les vilains de son type entrent Surpris, même plus tard, mais aucun tyran. Ensuite, "
            "le jeton retourne au cimetière.",
        ),
    ),
    (
        "sparring_weapon",
        Words("Sparring Weapon", "Arme d’entraînement"),
        Words(
            "Each training attempt of yours is forgiven a single bone, counted after all re-rolls; 2 or more still "
            "fail. Does not add up with its like.",
            "Chacun de vos essais d’entraînement tolère un seul os, compté après toute relance ; 2 ou plus le font "
            "échouer. Ne se cumule pas avec ses semblables.",
        ),
    ),
    (
        "spirits_of_ebon",
        Words("Spirits of Ebon", "Spiritueux de l’Ébène"),
        Words(
            "When a baddie would put an effect die on you during its turn, of whatever kind: it is not put on you at "
            "all.",
            "Quand un vilain doit poser sur vous un dé d’effet pendant son tour, quel qu’il soit : ce dé n’est pas "
            "posé du tout.",
        ),
    ),
    (
        "stone_hammer",
        Words("Stone Hammer", "Marteau en pierre"),
        Words(
            "While you pick locks, after the roll: one action die counts 4 more. Adds up with other cards on the same "
            "die.",
            "Pendant que vous crochetez, après le lancer : un dé d’action compte 4 de plus. Se cumule avec d’autres "
            "cartes sur le même dé.",
        ),
    ),
    (
        "tattered_map",
        Words("Tattered Map", "Carte en lambeaux"),
        Words(
            "At the start of a new day: draw 2 encounters instead of 1, meet one of them and put the other under the "
            "deck. Not on a day for the tyrant.",
            "Au début d’un nouveau jour : piochez 2 rencontres au lieu d’une, jouez-en une et mettez l’autre sous le "
            "paquet. Pas le jour où l’on défie le tyran.",
        ),
    ),
    (
        "tewaren_gem",
        Words("Tewaren Gem", "Gemme de Tewaren"),
        Words(
            "In recovery: draw 1 locked trove for this card. Your individual option stays free.",
            "En récupération : piochez 1 butin verrouillé contre cette carte. Votre option individuelle reste "
            "disponible.",
        ),
    ),
    (
        "throwing_axe",
        Words("Throwing Axe", "Hache de lancer"),
        Words(
            "Roll 1 attack die, for no Dex, against any one unit on the mat, near or far, whoever your target is. It "
            "is an attack, so skills that answer one may answer. A bones may be kept.",
            "Lancez 1 dé d’attaque, sans dextérité, contre une unité du tapis, proche ou non, quelle que soit votre "
            "cible. C’est une attaque, à laquelle on peut répondre. Un os peut être gardé.",
        ),
    ),
    (
        "treasure_trove_map",
        Words("Treasure Trove Map", "Carte au trésor"),
        Words(
            "Outside battle: shuffle the special encounter The Ebonite Doorway into the encounter deck, unless it is "
            "there or done already.",
            "Hors combat : mélangez la rencontre spéciale « Le portail d’ébonite » au paquet de rencontres, sauf si "
            "elle y est ou a déjà été accomplie.",
        ),
    ),
    (
        "troll_brew",
        Words("Troll Brew", "Breuvage de troll"),
        Words(
            "Outside battle: your Health die goes up 1 and you gain 1 HP; not at +6. At the start of your next battle "
            "you lose 3 HP, which may knock you out.",
            "Hors combat : votre dé de santé monte de 1 et vous gagnez 1 PV ; impossible à +6. Au début de votre "
            "prochain combat, vous perdez 3 PV, ce qui peut vous mettre K.O.",
        ),
    ),
    (
        "utility_parts",
        Words("Utility Parts", "Pièces détachées"),
        Words(
            "One exhausted die comes back, yours or another gearloc’s: a skill die to its slot, or a white die, which "
            "raises its stat again.",
            "Un dé défaussé revient, à vous ou à un autre gearloc : un dé de capacité à sa place, ou un dé blanc, qui "
            "relève sa caractéristique.",
        ),
    ),
    (
        "zelfey_root",
        Words("Zelfey Root", "Racine de zelfey"),
        Words(
            "Start it on your turn in battle: from the next round on you heal 1 HP whenever a round starts. It lasts "
            "for this battle, then it is gone.",
            "À commencer pendant votre tour en combat : dès la manche suivante, récupérez 1 PV au début de chaque "
            "manche. Elle dure ce combat, puis disparaît.",
        ),
    ),
    (
        "zelfey_seeds",
        Words("Zelfey Seeds", "Graines de zelfey"),
        Words(
            "Any one gearloc heals 2 HP.",
            "Un gearloc de votre choix récupère 2 PV.",
        ),
    ),
    (
        "raider_armor",
        Words("Raider Armor", "Armure de pillard"),
        Words(
            "On your defense dice a 1 may become a 2, and a bone a 1. No die changes twice in a roll. Not in training.",
            "Sur vos dés de défense, un 1 peut devenir un 2, et un os un 1. Aucun dé ne change deux fois par lancer. "
            "Pas à l’entraînement.",
        ),
    ),
)

TROVE_WORDS: Final = (
    (
        "dex_infuser",
        Words("Dex Infuser", "Infuseur de dextérité"),
        Words(
            "Roll 1 more die that you have not rolled this turn, for no Dex, and resolve it at once. If it is an "
            "attack die, your target must be in range.",
            "Lancez 1 dé de plus que vous n’avez pas lancé ce tour-ci, sans dextérité, et résolvez-le aussitôt. Si "
            "c’est un dé d’attaque, votre cible doit être à portée.",
        ),
    ),
    (
        "exploding_shrooms",
        Words("Exploding Shrooms", "Champignons explosifs"),
        Words(
            "All abilities of your backup plan, extensions too, cost 1 bone less, but never less than 1. The "
            "better innate still costs 6.",
            "Toutes les capacités de votre plan B, extensions comprises, coûtent 1 os de moins, mais au moins 1. Le "
            "meilleur talent inné en coûte toujours 6.",
        ),
    ),
    (
        "flash_arrows",
        Words("Flash Arrows", "Flèches éclair"),
        Words(
            "Take 1 defense die from your target into a free Active slot of yours, as it lies. It is now your own "
            "defense die.",
            "Prenez 1 dé de défense à votre cible, tel quel, dans une de vos cases actives libres. C’est désormais "
            "votre dé de défense.",
        ),
    ),
    (
        "grappling_gun",
        Words("Grappling Gun", "Lance-grappin"),
        Words(
            "Get an Untargetable die, which stays on you until your next turn begins. Once per battle.",
            "Recevez un dé Camouflage, qui reste sur vous jusqu’au début de votre prochain tour. Une fois par combat.",
        ),
    ),
    (
        "hunters_body_count_necklace",
        Words("Hunter’s Body Count Necklace", "Collier de trophées du chasseur"),
        Words(
            "Baddies to whom you deal the final damage go onto this card instead of the defeated pile; tyrants do "
            "not. Attacking a baddie, you roll 1 more attack die for each of its type that has come here, beyond your "
            "Attack and for no Dex. Encounters may take a chip they need from here; it still counts.",
            "Les vilains à qui vous portez le coup final vont sur cette carte et non au cimetière ; pas les tyrans. En "
            "attaquant un vilain, lancez 1 dé d’attaque de plus pour chacun de son type arrivé ici, au-delà de votre "
            "attaque et sans dextérité. Une rencontre peut y prendre un jeton nécessaire ; il compte toujours.",
        ),
    ),
    (
        "laser_pointer",
        Words("Laser Pointer", "Pointeur laser"),
        Words(
            "Your target’s initiative die goes down 1 place at the end of the round.",
            "Le dé d’initiative de votre cible descend d’une place à la fin de la manche.",
        ),
    ),
    (
        "lightning_on_a_stick",
        Words("Lightning on a Stick", "Foudre en bâton"),
        Words(
            "Put a Stun die on any 1-pt or 5-pt baddie on the mat. Then roll the D6: on a 1 you are Stunned as well.",
            "Posez un dé Confusion sur un vilain à 1 ou 5 pts du tapis. Lancez ensuite le D6 : sur 1, vous recevez "
            "Confusion aussi.",
        ),
    ),
    (
        "locksmith_manual",
        Words("Locksmith Manual", "Manuel du serrurier"),
        Words(
            "All locks, those of encounters too, are worth 1 less for the whole party, but never less than 1.",
            "Tous les verrous, ceux des rencontres aussi, valent 1 de moins pour tout le groupe, mais jamais moins de "
            "1.",
        ),
    ),
    (
        "maximizer_stim",
        Words("Maximizer Stim", "Stimulant maximiseur"),
        Words(
            "Your Health die goes down 1 for good; HP above the new maximum are lost; then heal 3 HP. Never below the "
            "Health printed on your mat.",
            "Votre dé de santé baisse de 1 pour de bon ; les PV au-delà du nouveau maximum sont perdus ; récupérez "
            "ensuite 3 PV. Jamais sous la santé imprimée sur votre tapis individuel.",
        ),
    ),
    (
        "mechanical_boomerang",
        Words("Mechanical Boomerang", "Boomerang mécanique"),
        Words(
            "Deal 2 damage to any one baddie. Then roll the D6: on 4 to 6 it does not come back until the next battle.",
            "Infligez 2 dégâts à un vilain de votre choix. Lancez ensuite le D6 : sur 4 à 6, il ne revient qu’au "
            "combat suivant.",
        ),
    ),
    (
        "mechanical_squirrel",
        Words("Mechanical Squirrel", "Écureuil mécanique"),
        Words(
            "Before a battle: name one of lanes 1 to 4. Once all are placed, the baddie that starts there goes back "
            "on top of the queue and comes in at the end of round 1. Entry effects are not set off by going back. No "
            "tyrants. Once per battle.",
            "Avant un combat : nommez une piste, de 1 à 4. Une fois tous placés, le vilain qui y commence retourne sur "
            "la file d’attente et entre à la fin de la manche 1. Ce retour ne déclenche aucun effet d’entrée. Pas de "
            "tyran. Une fois par combat.",
        ),
    ),
    (
        "micro_neural_implant",
        Words("Micro Neural Implant", "Micro-implant neuronal"),
        Words(
            "You may name your target after the roll, before anything is resolved. Attack dice need at least one "
            "opponent in range.",
            "Vous pouvez désigner votre cible après le lancer, avant toute résolution. Les dés d’attaque exigent au "
            "moins un adversaire à portée.",
        ),
    ),
    (
        "minor_patch_kit",
        Words("Minor Patch Kit", "Petite trousse de soins"),
        Words(
            "Any one gearloc heals 1 HP.",
            "Un gearloc de votre choix récupère 1 PV.",
        ),
    ),
    (
        "pip_loc_2000",
        Words("Pip-Loc 2000", "Pip-Loc 2000"),
        Words(
            "Each training attempt of yours is forgiven a single bone, counted after all re-rolls; 2 or more still "
            "fail. Does not add up with its like.",
            "Chacun de vos essais d’entraînement tolère un seul os, compté après toute relance ; 2 ou plus le font "
            "échouer. Ne se cumule pas avec ses semblables.",
        ),
    ),
    (
        "poison_vial_kit",
        Words("Poison Vial Kit", "Coffret de fioles de poison"),
        Words(
            "Of the attack dice you rolled this turn, dip one in poison: your target gets a Poison die of its damage, "
            "in place of any Poison it had. The attack die still deals its damage.",
            "Trempez un des dés d’attaque lancés ce tour-ci : votre cible reçoit un dé Poison égal à ses dégâts, à la "
            "place d’un Poison déjà posé. Le dé d’attaque inflige toujours ses dégâts.",
        ),
    ),
    (
        "reflex_powder_tin",
        Words("Reflex Powder Tin", "Boîte de poudre à réflexes"),
        Words(
            "Throw 1 of this turn’s dice again. You keep what it shows then.",
            "Relancez 1 des dés de ce tour. Vous gardez ce qu’il montre alors.",
        ),
    ),
    (
        "shock_inducer",
        Words("Shock Inducer", "Inducteur de choc"),
        Words(
            "Your initiative die goes up 1 place at the end of the round.",
            "Votre dé d’initiative monte d’une place à la fin de la manche.",
        ),
    ),
    (
        "shoulder_mounted_rock_slinger",
        Words("Shoulder-Mounted Rock Slinger", "Lance-pierres d’épaule"),
        Words(
            "Right after a baddie that is not adjacent has attacked you, if you still stand: roll 1 attack die and "
            "deal it that damage. A bones cannot be kept. It is no attack of your turn.",
            "Juste après l’attaque d’un vilain non adjacent, si vous êtes encore debout : lancez 1 dé d’attaque et "
            "infligez-lui ces dégâts. Un os ne peut pas être gardé. Ce n’est pas une attaque de votre tour.",
        ),
    ),
    (
        "small_spotting_scope",
        Words("Small Spotting Scope", "Petite longue-vue"),
        Words(
            "Outside battle, once per day: reveal the topmost face-down chip of the 1-pt, 5-pt or 20-pt stack. It "
            "stays there for all to see, or goes face down to the bottom.",
            "Hors combat, une fois par jour : révélez le premier jeton face cachée de la pile à 1, 5 ou 20 pts. Il "
            "reste là, visible de tous, ou va face cachée tout en dessous.",
        ),
    ),
    (
        "utility_belt",
        Words("Utility Belt", "Ceinture à outils"),
        Words(
            "One exhausted die comes back, yours or another gearloc’s: a skill die to its slot, or a white die, which "
            "raises its stat again. Once per battle.",
            "Un dé défaussé revient, à vous ou à un autre gearloc : un dé de capacité à sa place, ou un dé blanc, qui "
            "relève sa caractéristique. Une fois par combat.",
        ),
    ),
)

# Uses that are not counted, as the facts call them.
_LASTING: Final = {"permanent": PERMANENT, "until empty": UNTIL_EMPTY, "one battle": ONE_BATTLE}
_PRINTED: Final[dict[str, Any]] = {fact.name: fact.value for fact in FACTS.all}  # for what only some cards have
_SOURCES: Final = {fact.name: fact.source for fact in FACTS.all}


def _card(deck: str, key: str, name: Words, text: Words) -> Loot:
    """A card as the facts of its deck have it."""
    where = f"{deck}.{key}"
    uses = FACTS[f"{where}.uses"]
    locks: list[str] = _PRINTED.get(f"{where}.locks", [])
    return Loot(
        key,
        name,
        text,
        FACTS[f"{where}.when"],
        _SOURCES[f"{where}.when"],
        uses=_LASTING[uses] if isinstance(uses, str) else uses,
        heavy=FACTS[f"{where}.heavy"],
        copies=FACTS[f"{where}.copies"],
        locks=tuple([(lock[1], int(lock[0])) for lock in locks]),
        extension=_PRINTED.get(f"{where}.extension", 0),
        once=_PRINTED.get(f"{where}.once", ""),
        chips=_PRINTED.get(f"{where}.chips", 0),
    )


def _gathered(cards: tuple[Loot, ...]) -> tuple[Loot, ...]:
    """All cards, each with its place as its number."""
    for number, card in enumerate(cards):
        card.card = Card(number)
    return cards


LOOT: Final[tuple[Loot, ...]] = tuple([_card("loot", key, name, text) for key, name, text in LOOT_WORDS])
TROVE: Final[tuple[Loot, ...]] = tuple([_card("trove", key, name, text) for key, name, text in TROVE_WORDS])
GIFTS: Final[tuple[Loot, ...]] = (  # what encounters turn into loot; never in a deck
    Loot(
        "spring_flask",
        Words("Spring Water", "Eau de source"),
        Words(
            "It holds 2 HP chips. At any time you may spend some of them, each to heal 1 HP.",
            "Elle porte 2 jetons PV. Vous pouvez en dépenser à tout moment, chacun pour récupérer 1 PV.",
        ),
        ANY_TIME,
        "encounter cards, fan translation",
        uses=UNTIL_EMPTY,
        copies=0,
        chips=2,
    ),
    Loot(
        "defused_parcel",
        Words("Defused Parcel", "Colis désamorcé"),
        Words(
            "As the battle against the Goblin King starts, you may destroy the Throne with it. You keep it for the "
            "next time.",
            "Au début du combat contre le roi des gobelins, vous pouvez vous en servir pour détruire le Trône. Vous "
            "le gardez pour la fois suivante.",
        ),
        BATTLE_START,
        "encounter cards, fan translation",
        uses=PERMANENT,
        copies=0,
    ),
)
CARDS: Final[tuple[Loot, ...]] = _gathered(LOOT + TROVE + GIFTS)
BY_KEY: Final[dict[str, Loot]] = {card.key: card for card in CARDS}


def card_named(key: str) -> Card:
    """The number of a card, by its key."""
    return BY_KEY[key].card
