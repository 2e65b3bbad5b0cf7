"""The six special cards: three that open every adventure, and three that wait until they are called (TMB-017)."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.content.cards import Encounter, PrintedChoice
from boneyard.games.too_many_bones.model.rewards import Rewards

_CARDS: Final = "encounter cards, fan translation"
_CARDS_AND_RULES: Final = "encounter cards, fan translation; rulebook FR"

SPECIAL: Final[tuple[Encounter, ...]] = (
    Encounter(
        "special-01",
        "special",
        Words("Leaving Obendar", "En partant d’Obendar"),
        Words(
            "Last night inside the walls. The practice yard is empty; the alley behind it is not.",
            "Dernière nuit entre les murs. La cour d’exercice est vide ; la ruelle derrière ne l’est pas.",
        ),
        (
            PrintedChoice(
                "A",
                Words("Sweat in the yard", "Suer dans la cour"),
                Words("Nothing is asked and nothing is risked.", "Rien à payer, rien à risquer."),
                battle=False,
                rewards=Rewards(training=2),
            ),
            PrintedChoice(
                "B",
                Words("See what the alley sells", "Voir ce que vend la ruelle"),
                Words(
                    "For its loot each gearloc draws 2, keeps 1 and discards the other.",
                    "Pour son butin, chaque gearloc en pioche 2, en garde 1 et défausse l’autre.",
                ),
                battle=False,
                rewards=Rewards(training=1, loot_each=1),
            ),
        ),
        Rewards(progress=1),
        _CARDS_AND_RULES,
    ),
    Encounter(
        "special-02",
        "special",
        Words("Hardly Out the Gate", "À l’aventure, compagnons !"),
        Words(
            "The gate is still creaking shut. Up on the wall somebody puts down a hand of cards to watch.",
            "La porte grince encore sur ses gonds. Sur le rempart, quelqu’un pose ses cartes pour regarder.",
        ),
        (
            PrintedChoice(
                "A",
                Words("Shout up to the wall", "Appeler le rempart"),
                Words(
                    "Baddie points of the day. Every round, the first included, starts with 1 true damage for each"
                    " baddie on the mat. If the battle is lost, the card lies on top of the encounter deck again.",
                    "Points de vilains du jour. Chaque manche, la première comprise, commence par 1 coup critique pour"
                    " chaque vilain sur le tapis. Si le combat est perdu, la carte retourne en haut du paquet de"
                    " rencontres.",
                ),
                battle=True,
                rewards=Rewards(),
            ),
            PrintedChoice(
                "B",
                Words("Let the wall play its cards", "Laisser le rempart à ses cartes"),
                Words(
                    "Baddie points of the day. If the battle is lost, the card lies on top of the encounter deck"
                    " again.",
                    "Points de vilains du jour. Si le combat est perdu, la carte retourne en haut du paquet de"
                    " rencontres.",
                ),
                battle=True,
                rewards=Rewards(training=1),
            ),
        ),
        Rewards(progress=1, training=1, loot_each=1),
        _CARDS_AND_RULES,
    ),
    Encounter(
        "special-03",
        "special",
        Words("Crossing the Sibron", "La traversée du Sibron"),
        Words(
            "The bridge has lanterns and a list of faces. The boatman has one oar, one tooth and no questions.",
            "Le pont a des lanternes et une liste de visages. Le passeur a une rame, une dent et aucune question.",
        ),
        (
            PrintedChoice(
                "A",
                Words("Tiptoe between the lanterns", "Se faufiler entre les lanternes"),
                Words(
                    "Each gearloc rolls a D6. If any shows 1 or 2, the party is caught: encounter number 1 of the"
                    " tyrant is taken out of the encounter deck, the rest is shuffled, and that card is put on top. It"
                    " succeeds either way.",
                    "Chaque gearloc lance un D6. Si l’un montre 1 ou 2, le groupe est pris : la rencontre numéro 1 du"
                    " tyran est sortie du paquet de rencontres, le reste est mélangé, et cette carte est posée en"
                    " haut. Dans tous les cas, c’est réussi.",
                ),
                battle=False,
                rewards=Rewards(progress=1, training=1),
            ),
            PrintedChoice(
                "B",
                Words("Wake the boatman", "Réveiller le passeur"),
                Words("Nothing is asked today.", "Rien à payer aujourd’hui."),
                battle=False,
                rewards=Rewards(trove_each=1),
                gives=Words(
                    "Mohlnor Traders is shuffled into the encounter deck.",
                    "La carte « Les marchands mohlnors » est mélangée au paquet de rencontres.",
                ),
            ),
        ),
        Rewards(progress=1),
        _CARDS,
    ),
    Encounter(
        "special-04",
        "special",
        Words("Hunting the Hunters", "Chasseurs chassés"),
        Words(
            "Something the party killed turns out to have cousins. They have brought their own torches.",
            "Une créature que le groupe a tuée avait donc des cousins. Ils ont apporté leurs propres torches.",
        ),
        (
            PrintedChoice(
                "A",
                Words("Wade down the stream", "Descendre le ruisseau"),
                Words(
                    "Roll a D6: on 1 to 3 each gearloc loses 2 HP, but never the last; on 4 to 6 the party parts with"
                    " 1 loot, which it chooses. There is no reward: another encounter is drawn for today, then this"
                    " card is shuffled into the encounter deck.",
                    "Lancer un D6 : de 1 à 3, chaque gearloc perd 2 PV, mais jamais le dernier ; de 4 à 6, le groupe"
                    " se sépare de 1 butin, qu’il choisit. Pas de récompense : une autre rencontre est piochée pour"
                    " aujourd’hui, puis cette carte est mélangée au paquet de rencontres.",
                ),
                battle=False,
                rewards=Rewards(),
                fruitless=True,
            ),
            PrintedChoice(
                "B",
                Words("Receive the cousins", "Recevoir les cousins"),
                Words(
                    "Baddie points of the day, and one baddie more at the bottom of the battle queue: a 5-pt one with"
                    " one or two gearlocs; with three or four a 20-pt one, which enters with 3 HP more.",
                    "Points de vilains du jour, et un vilain de plus en bas de la file d’attente : à 5 pts à un ou"
                    " deux gearlocs ; à trois ou quatre, à 20 pts, et il entre avec 3 PV de plus.",
                ),
                battle=True,
                rewards=Rewards(progress=2, training=2, trove_each=1),
            ),
        ),
        Rewards(),
        _CARDS,
    ),
    Encounter(
        "special-05",
        "special",
        Words("The Ebonite Doorway", "Le portail d’ébonite"),
        Words(
            "The map was right, which is rare. Behind the black door two corridors: one glitters, one smells of sweat.",
            "La carte disait vrai, ce qui est rare. Derrière la porte noire, deux couloirs : l’un brille, l’autre sent"
            " la sueur.",
        ),
        (
            PrintedChoice(
                "A",
                Words("Follow the glitter", "Suivre ce qui brille"),
                Words(
                    "For its trove each gearloc draws 2, keeps 1, and may make one lockpicking attempt on it at once,"
                    " beside the one of the day.",
                    "Pour son butin verrouillé, chaque gearloc en pioche 2, en garde 1, et peut aussitôt faire une"
                    " tentative de crochetage dessus, en plus de celle du jour.",
                ),
                battle=False,
                rewards=Rewards(training=1, trove_each=1),
            ),
            PrintedChoice(
                "B",
                Words("Follow the smell", "Suivre l’odeur"),
                Words(
                    "Attack and Defense attempts made with the training points of this card succeed without dice.",
                    "Les tentatives d’attaque et de défense faites avec les points d’entraînement de cette carte"
                    " réussissent sans lancer de dés.",
                ),
                battle=False,
                rewards=Rewards(training=2, loot_each=1),
            ),
        ),
        Rewards(),
        _CARDS,
    ),
    Encounter(
        "special-06",
        "special",
        Words("Mohlnor Traders", "Les marchands mohlnors"),
        Words(
            "The Mohlnor forget no favour, least of all one they did. They have hung up a target and chosen the darts.",
            "Les Mohlnors n’oublient aucun service, surtout rendu par eux. Ils ont accroché une cible et choisi les"
            " fléchettes.",
        ),
        (
            PrintedChoice(
                "A",
                Words("Throw their darts", "Lancer leurs fléchettes"),
                Words(
                    "Each gearloc plays its own game of Deadly Darts; who loses it discards 1 loot, if there is one."
                    " Afterwards the card is shuffled back into the encounter deck.",
                    "Chaque gearloc joue sa propre partie de funestes fléchettes ; qui la perd défausse 1 butin, s’il"
                    " en a. Ensuite, la carte est remélangée au paquet de rencontres.",
                ),
                battle=False,
                rewards=Rewards(),
                gives=Words(
                    "2 loot for each gearloc that wins its game.",
                    "2 butins pour chaque gearloc qui gagne sa partie.",
                ),
            ),
            PrintedChoice(
                "B",
                Words("Kick the target over", "Renverser la cible"),
                Words(
                    "Baddie points of the day. As the battle starts each gearloc takes 1 damage for every gearloc of"
                    " the party, and may be KO by it. If the battle is lost, the card is shuffled back into the"
                    " encounter deck.",
                    "Points de vilains du jour. Au début du combat, chaque gearloc subit 1 dégât par gearloc du groupe"
                    " et peut en être K.O. Si le combat est perdu, la carte est remélangée au paquet de rencontres.",
                ),
                battle=True,
                rewards=Rewards(progress=1, training=2, loot_each=1),
            ),
        ),
        Rewards(),
        _CARDS,
    ),
)
