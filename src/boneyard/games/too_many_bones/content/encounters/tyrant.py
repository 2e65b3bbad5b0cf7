"""The twelve encounters that belong to a tyrant and are in no other adventure."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.content.cards import Encounter, PrintedChoice
from boneyard.games.too_many_bones.model.rewards import Rewards

_CARDS: Final = "encounter cards, fan translation"
_CARDS_AND_RULES: Final = "encounter cards, fan translation; rulebook FR"

TYRANT: Final[tuple[Encounter, ...]] = (
    Encounter(
        "tyrant-nom-1",
        "tyrant",
        Words("The Problem With Thick Skin", "Il nous mène au bâton"),
        Words(
            "A belly stands in the road, and the belly has friends. It was not expected before next week.",
            "Un ventre se tient sur la route, et ce ventre a des amis. On ne l’attendait pas avant la semaine"
            " prochaine.",
        ),
        (
            PrintedChoice(
                "A",
                Words("Walk up to the belly", "Marcher droit sur le ventre"),
                Words(
                    "Baddie points of the day, and two baddies more: 1-pt with one or two gearlocs, 5-pt with three or"
                    " four. Nom goes on top of the battle queue. He leaves as soon as he is down to 5 HP or less, at"
                    " the latest when round 3 ends; the others stay. The battle is won once Nom is gone and all others"
                    " are defeated. Defeating him here does not win the adventure.",
                    "Points de vilains du jour, et deux vilains de plus : à 1 pt à un ou deux gearlocs, à 5 pts à"
                    " trois ou quatre. Miâm va en haut de la file d’attente. Il s’en va dès qu’il a 5 PV ou moins, au"
                    " plus tard à la fin de la manche 3 ; les autres restent. Le combat est gagné quand Miâm n’est"
                    " plus là et que tous les autres sont vaincus. Le vaincre ici ne fait pas gagner l’aventure.",
                ),
                battle=True,
                rewards=Rewards(progress=1, training=1, loot_each=1),
            ),
            PrintedChoice(
                "B",
                Words("Leave by the ditch", "Filer par le fossé"),
                Words(
                    "Each gearloc loses 2 HP, but never the last. There is no reward: the card is shuffled into the"
                    " encounter deck, and recovery follows.",
                    "Chaque gearloc perd 2 PV, mais jamais le dernier. Pas de récompense : la carte est mélangée au"
                    " paquet de rencontres, puis vient la récupération.",
                ),
                battle=False,
                rewards=Rewards(),
                fruitless=True,
            ),
        ),
        Rewards(),
        "encounter cards, fan translation; rulebook FR; publisher FAQ",
        tyrant="nom",
    ),
    Encounter(
        "tyrant-mulmesh-1",
        "tyrant",
        Words("The Scent of a Gearloc", "Chercher la petite bête"),
        Words(
            "Twigs snap in step with the party, and stop in step with it too.",
            "Des brindilles craquent au pas du groupe, et s’arrêtent avec lui.",
        ),
        (
            PrintedChoice(
                "A",
                Words("Walk on without turning round", "Avancer sans se retourner"),
                Words(
                    "The first Beast found in an active stack, else one from the defeated pile, is put on the tyrant"
                    " card and will be on top of the battle queue against Mulmesh: a 1-pt one with one or two"
                    " gearlocs, a 5-pt one with three or four. There is no reward: another encounter is drawn for"
                    " today, from a refilled deck if it was empty; then this card is shuffled into the encounter deck.",
                    "La première Bête trouvée dans une pile active, sinon une du cimetière, est posée sur la carte du"
                    " tyran et sera en haut de la file d’attente contre Mulmesh : à 1 pt à un ou deux gearlocs, à 5"
                    " pts à trois ou quatre. Pas de récompense : une autre rencontre est piochée pour aujourd’hui,"
                    " d’un paquet reconstitué s’il était vide ; puis cette carte est mélangée au paquet de rencontres.",
                ),
                battle=False,
                rewards=Rewards(),
                fruitless=True,
            ),
        ),
        Rewards(),
        _CARDS_AND_RULES,
        tyrant="mulmesh",
    ),
    Encounter(
        "tyrant-drellen-1",
        "tyrant",
        Words("In Pursuit of an Antidote", "En quête d’un antidote"),
        Words(
            "The page is stained but legible: a cauldron, a slow fire, and fresh parts of things that bite.",
            "La page est tachée mais lisible : un chaudron, un feu doux et des morceaux frais de choses qui mordent.",
        ),
        (
            PrintedChoice(
                "A",
                Words("Go and get bitten", "Aller se faire mordre"),
                Words(
                    "Battle queue: three 5-pt or six 1-pt baddies, as the party prefers. Won or lost, the card is"
                    " shuffled back into the encounter deck.",
                    "File d’attente : trois vilains à 5 pts ou six à 1 pt, au choix du groupe. Que le combat soit"
                    " gagné ou perdu, la carte est remélangée au paquet de rencontres.",
                ),
                battle=True,
                rewards=Rewards(training=2),
            ),
            PrintedChoice(
                "B",
                Words("Light the slow fire", "Allumer le feu doux"),
                Words(
                    "The defeated pile must hold a Clay Golem, and a Bog Pole or a Bog Frog; with three or four"
                    " gearlocs also a Stone Golem and a Bog Lurk. If something is missing, the other choice is taken"
                    " instead.",
                    "Il faut au cimetière un Golem d’argile, et un Têtard des marais ou un Crapaud des marais ; à"
                    " trois ou quatre gearlocs, aussi un Golem de pierre et un Rôdeur des marais. S’il en manque un,"
                    " l’autre choix s’applique à la place.",
                ),
                battle=False,
                rewards=Rewards(progress=1, training=1),
                gives=Words(
                    "Poison Enhancer on Drellen’s die has no effect on gearlocs.",
                    "La face Poison renforcé du dé de Drellen n’a aucun effet sur les gearlocs.",
                ),
            ),
        ),
        Rewards(),
        _CARDS,
        tyrant="drellen",
    ),
    Encounter(
        "tyrant-gendricks-1",
        "tyrant",
        Words("The Hall and the Orb", "La salle et l’orbe"),
        Words(
            "Marble, mirrors, and a hum that makes the teeth ache. The carpets end well short of the middle.",
            "Du marbre, des miroirs et un bourdonnement qui fait mal aux dents. Les tapis s’arrêtent loin du milieu.",
        ),
        (
            PrintedChoice(
                "A",
                Words("Silence the hum", "Faire taire le bourdonnement"),
                Words(
                    "Baddie points of the day. Once the baddies are placed, an Orb goes on a free ranged baddie"
                    " position, with 3 HP for every gearloc of the party: an enemy without turns. As each round ends,"
                    " every gearloc that is not adjacent to it takes 1 damage from it. The battle is won once the Orb"
                    " is destroyed and all baddies are defeated.",
                    "Points de vilains du jour. Une fois les vilains placés, une Orbe va sur une position libre de"
                    " vilain à distance, avec 3 PV par gearloc du groupe : un ennemi sans tour de jeu. À la fin de"
                    " chaque manche, elle inflige 1 dégât à chaque gearloc qui ne lui est pas adjacent. Le combat est"
                    " gagné quand l’Orbe est détruite et que tous les vilains sont vaincus.",
                ),
                battle=True,
                rewards=Rewards(progress=1, training=1, loot_each=1),
                gives=Words(
                    "Orbs in the battle against Gendricks start with 3 HP.",
                    "Les Orbes du combat contre Gendricks commencent avec 3 PV.",
                ),
            ),
        ),
        Rewards(),
        _CARDS,
        tyrant="gendricks",
    ),
    Encounter(
        "tyrant-gendricks-2",
        "tyrant",
        Words("The Language of the Orb", "La langue de l’orbe"),
        Words(
            "It hangs at eye level and talks in everybody’s own voice. Good ideas come undone halfway.",
            "Elle flotte à hauteur d’yeux et parle avec la voix de chacun. Les bonnes idées se défont en route.",
        ),
        (
            PrintedChoice(
                "A",
                Words("Stop having ideas", "Ne plus avoir d’idées"),
                Words(
                    "Baddie points of the day. Bones may be kept in the backup plan, but not spent.",
                    "Points de vilains du jour. Les os peuvent être gardés dans le plan B, mais pas dépensés.",
                ),
                battle=True,
                rewards=Rewards(),
            ),
            PrintedChoice(
                "B",
                Words("Think through the pain", "Penser malgré la douleur"),
                Words(
                    "Baddie points of the day. Every bone a gearloc rolls deals it 1 damage.",
                    "Points de vilains du jour. Chaque os obtenu par un gearloc lui inflige 1 dégât.",
                ),
                battle=True,
                rewards=Rewards(training=1),
            ),
        ),
        Rewards(progress=1, training=1, loot_each=1),
        _CARDS,
        tyrant="gendricks",
    ),
    Encounter(
        "tyrant-goblin-king-1",
        "tyrant",
        Words("Care Package", "Un colis plein d’attentions"),
        Words(
            "Three boxes with ribbons and no name on them. Two hold socks; the third ticks.",
            "Trois boîtes enrubannées, sans destinataire. Deux contiennent des chaussettes ; la troisième fait"
            " tic-tac.",
        ),
        (
            PrintedChoice(
                "A",
                Words("Be content with the socks", "Se contenter des chaussettes"),
                Words("Baddie points of the day.", "Points de vilains du jour."),
                battle=True,
                rewards=Rewards(),
            ),
            PrintedChoice(
                "B",
                Words("Stop the ticking", "Arrêter le tic-tac"),
                Words(
                    "Before the battle each gearloc names Lever, Trip or Force and has two tries to reach a sum of 3"
                    " in it: a try is one roll of the four lockpicking dice, and the intuition die may be used. If all"
                    " succeed, the card is kept, whatever the battle brings; otherwise each gearloc loses 2 HP, but"
                    " never the last. Then baddie points of the day.",
                    "Avant le combat, chaque gearloc nomme loquet, taquet ou clenche et a deux essais pour y atteindre"
                    " une somme de 3 : un essai est un lancer des quatre dés de crochetage, et le dé d’intuition peut"
                    " servir. Si tous réussissent, la carte est gardée, quelle que soit l’issue du combat ; sinon,"
                    " chaque gearloc perd 2 PV, mais jamais le dernier. Ensuite, points de vilains du jour.",
                ),
                battle=True,
                rewards=Rewards(),
                gives=Words(
                    "This card as permanent loot, if the ticking stopped: as the battle against the Goblin King"
                    " starts, it may destroy the Throne.",
                    "Cette carte comme butin permanent, si le tic-tac a cessé : elle peut détruire le Trône au début"
                    " du combat contre le roi des gobelins.",
                ),
            ),
        ),
        Rewards(progress=1, training=1, loot_each=1),
        _CARDS,
        tyrant="goblin_king",
    ),
    Encounter(
        "tyrant-goblin-king-2",
        "tyrant",
        Words("We Have a Goblin Problem", "Nous avons un problème de gobelins"),
        Words(
            "For each one that runs away, one runs up. Somebody has lost count twice already.",
            "Pour chacun qui s’enfuit, un autre accourt. Quelqu’un s’est déjà trompé deux fois en les comptant.",
        ),
        (
            PrintedChoice(
                "A",
                Words("Start counting again", "Recommencer à compter"),
                Words(
                    "Baddie points of the day, and one Goblin more on top of the battle queue: a 1-pt one with one or"
                    " two gearlocs, a 5-pt one with three or four. Won or lost, from then on every battle with baddie"
                    " points of the day also has the Goblin defeated last on top of its queue.",
                    "Points de vilains du jour, et un Gobelin de plus en haut de la file d’attente : à 1 pt à un ou"
                    " deux gearlocs, à 5 pts à trois ou quatre. Que le combat soit gagné ou perdu, tout combat"
                    " ultérieur avec les points de vilains du jour a aussi, en haut de sa file, le dernier Gobelin"
                    " vaincu.",
                ),
                battle=True,
                rewards=Rewards(progress=1, training=1, loot_each=1),
            ),
        ),
        Rewards(),
        _CARDS,
        tyrant="goblin_king",
    ),
    Encounter(
        "tyrant-marrow-1",
        "tyrant",
        Words("Getting Out of Hand", "Cela dégénère"),
        Words(
            "Two armies share one valley and one latrine. Nobody is in a good mood.",
            "Deux armées partagent une seule vallée et les mêmes latrines. Personne n’est de bonne humeur.",
        ),
        (
            PrintedChoice(
                "A",
                Words("Jump the queue", "Passer devant tout le monde"),
                Words(
                    "Baddie points of the day, with as many Orcs as possible from the active stacks, then the defeated"
                    " pile. An Orc defeated in rounds 1 to 3 returns to the bottom of the battle queue.",
                    "Points de vilains du jour, avec autant d’Orcs que possible, pris dans les piles actives, puis au"
                    " cimetière. Un Orc vaincu pendant les manches 1 à 3 retourne en bas de la file d’attente.",
                ),
                battle=True,
                rewards=Rewards(progress=1, training=2, loot_each=1),
            ),
        ),
        Rewards(),
        _CARDS,
        tyrant="marrow",
    ),
    Encounter(
        "tyrant-marrow-2",
        "tyrant",
        Words("Marrow’s Civil War", "La guerre civile de Marrow"),
        Words(
            "Spears on the dry bank, slime on the wet one, and no general in earshot. One push would do.",
            "Des lances sur la rive sèche, de la vase sur l’autre, et aucun général à portée de voix. Un rien"
            " suffirait.",
        ),
        (
            PrintedChoice(
                "A",
                Words("Line up with the spears", "Se ranger derrière les lances"),
                Words(
                    "Baddie points of the day, in Bog chips only, from the active stacks, then the defeated pile; if"
                    " they run out, the total stays short.",
                    "Points de vilains du jour, uniquement en jetons Marais, pris dans les piles actives, puis au"
                    " cimetière ; s’il n’y en a plus, le total reste incomplet.",
                ),
                battle=True,
                rewards=Rewards(),
                gives=Words(
                    "No Bog chip is used again in this adventure.",
                    "Aucun jeton Marais ne sert plus dans cette aventure.",
                ),
            ),
            PrintedChoice(
                "B",
                Words("Line up with the slime", "Se ranger derrière la vase"),
                Words(
                    "Baddie points of the day, in Scale chips only, from the active stacks, then the defeated pile; if"
                    " they run out, the total stays short.",
                    "Points de vilains du jour, uniquement en jetons Écailles, pris dans les piles actives, puis au"
                    " cimetière ; s’il n’y en a plus, le total reste incomplet.",
                ),
                battle=True,
                rewards=Rewards(),
                gives=Words(
                    "No Scale chip is used again in this adventure.",
                    "Aucun jeton Écailles ne sert plus dans cette aventure.",
                ),
            ),
        ),
        Rewards(progress=1, training=2, loot_each=1),
        _CARDS,
        tyrant="marrow",
    ),
    Encounter(
        "tyrant-duster-1",
        "tyrant",
        Words("Shadow Pack", "La meute de l’ombre"),
        Words(
            "She says it once, politely: turn back. Then she is gone, and the dark has teeth.",
            "Elle le dit une fois, poliment : faites demi-tour. Puis elle n’est plus là, et le noir a des dents.",
        ),
        (
            PrintedChoice(
                "A",
                Words("Show some teeth, too", "Montrer les dents aussi"),
                Words(
                    "Baddie points of the day, and more 5-pt Beasts on top of the battle queue: one with one or two"
                    " gearlocs, two with three or four.",
                    "Points de vilains du jour, et d’autres Bêtes à 5 pts en haut de la file d’attente : une à un ou"
                    " deux gearlocs, deux à trois ou quatre.",
                ),
                battle=True,
                rewards=Rewards(loot_each=1),
            ),
            PrintedChoice(
                "B",
                Words("Hold out an open hand", "Tendre une main ouverte"),
                Words(
                    "For one gearloc, by party choice, roll a D6: on 1 or 2 its Health goes down by 3 for good, though"
                    " not below the printed value; on 3 to 6 nothing happens. It succeeds either way.",
                    "Pour un gearloc, au choix du groupe, lancer un D6 : sur 1 ou 2, sa santé baisse de 3 pour de bon,"
                    " mais pas sous la valeur imprimée ; de 3 à 6, rien. Dans tous les cas, c’est réussi.",
                ),
                battle=False,
                rewards=Rewards(training=1),
            ),
        ),
        Rewards(progress=1, training=1),
        _CARDS,
        tyrant="duster",
    ),
    Encounter(
        "tyrant-duster-2",
        "tyrant",
        Words("In a Fog", "Dans le brouillard"),
        Words(
            "The white lifts like a curtain. The party is standing in the middle of somebody’s bedroom.",
            "Le blanc se lève comme un rideau. Le groupe se trouve au milieu de la chambre de quelqu’un.",
        ),
        (
            PrintedChoice(
                "A",
                Words("Apologise with blades drawn", "S’excuser, l’arme au poing"),
                Words(
                    "Baddie points of the day, in Beasts from the active stacks, then the defeated pile, and in other"
                    " types where those run short. Gearlocs are placed first, all on melee positions, and are"
                    " Surprised: they start at the bottom of the meter. The baddies set up stand behind them, on the"
                    " ranged gearloc positions; those that enter later use the baddie positions as always.",
                    "Points de vilains du jour, en Bêtes prises dans les piles actives, puis au cimetière, et en"
                    " d’autres types si elles manquent. Les gearlocs sont placés d’abord, tous sur des positions de"
                    " corps à corps, et sont Surpris : ils commencent en bas de la jauge. Les vilains placés au départ"
                    " se tiennent derrière eux, sur les positions de gearloc à distance ; ceux qui entrent plus tard"
                    " prennent comme toujours les positions de vilain.",
                ),
                battle=True,
                rewards=Rewards(progress=1, training=2, loot_each=1),
            ),
        ),
        Rewards(),
        _CARDS,
        tyrant="duster",
    ),
    Encounter(
        "tyrant-duster-3",
        "tyrant",
        Words("Mercy of the Lost", "La pitié des égarés"),
        Words(
            "Duster sits against a tree and bleeds on her own map. She does not ask for anything.",
            "Chiffon est assise contre un arbre et saigne sur sa propre carte. Elle ne demande rien.",
        ),
        (
            PrintedChoice(
                "A",
                Words("Open the bandages", "Sortir les bandages"),
                Words(
                    "The party must heal her for 2 HP for every gearloc: with loot, used as if she were its user, and"
                    " with healing skill dice, each rolled once; whatever heals any gearloc counts for her. If it"
                    " falls short, what was used is gone and the other choice is taken instead.",
                    "Le groupe doit lui rendre 2 PV par gearloc : avec du butin, comme si elle l’utilisait, et avec "
                    "des dés de capacité qui soignent, chacun lancé une fois ; tout ce qui soigne un gearloc compte "
                    "pour elle. Si cela ne suffit pas, ce qui a servi est perdu et l’autre choix s’applique à la "
                    "place.",
                ),
                battle=False,
                rewards=Rewards(training=1),
            ),
            PrintedChoice(
                "B",
                Words("Search the trees around her", "Fouiller les arbres alentour"),
                Words("Baddie points of the day.", "Points de vilains du jour."),
                battle=True,
                rewards=Rewards(),
            ),
        ),
        Rewards(progress=1, training=1, loot_each=1),
        _CARDS,
        tyrant="duster",
    ),
)
