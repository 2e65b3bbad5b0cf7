"""The first half of the classic encounters: their words, and what they give."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.content.cards import Encounter, PrintedChoice
from boneyard.games.too_many_bones.model.rewards import Rewards

_CARDS: Final = "encounter cards, fan translation"
_CARDS_AND_FAQ: Final = "encounter cards, fan translation; publisher FAQ"
_CARDS_AND_RULES: Final = "encounter cards, fan translation; rulebook FR"

FIRST_CLASSIC: Final[tuple[Encounter, ...]] = (
    Encounter(
        "classic-01",
        "classic",
        Words("The Dreaded Bog", "Le marécage de l’effroi"),
        Words(
            "The map said meadow. The water says otherwise, and something in it has just blinked.",
            "La carte disait prairie. L’eau dit le contraire, et quelque chose dedans vient de cligner des yeux.",
        ),
        (
            PrintedChoice(
                "A",
                Words("Fight whatever lives here", "Affronter ce qui vit ici"),
                Words(
                    "Baddie points of the day, +3 with one or two gearlocs, +6 with three or four. The battle queue "
                    "takes as many Bog chips as it can, from the active stacks, then the unused chips, then the "
                    "defeated pile; other active chips make up the rest.",
                    "Points de vilains du jour, +3 à un ou deux gearlocs, +6 à trois ou quatre. La file d’attente "
                    "prend autant de jetons Marais que possible, dans les piles actives, puis parmi les jetons "
                    "inutilisés, puis au cimetière ; d’autres jetons actifs la complètent.",
                ),
                battle=True,
                rewards=Rewards(progress=1),
            ),
            PrintedChoice(
                "B",
                Words("Wade on through the fumes", "Avancer dans les vapeurs"),
                Words(
                    "Before the battle every gearloc rolls a D6; one whose HP are not higher than its roll starts the "
                    "battle with Poison 2. Then baddie points of the day. Only the battle decides whether the party "
                    "succeeds.",
                    "Avant le combat, chaque gearloc lance un D6 ; celui dont les PV ne dépassent pas son résultat "
                    "commence le combat avec Poison 2. Puis points de vilains du jour. Seul le combat décide de la "
                    "réussite.",
                ),
                battle=True,
                rewards=Rewards(),
            ),
        ),
        Rewards(progress=1, training=2, loot_each=1),
        _CARDS_AND_RULES,
    ),
    Encounter(
        "classic-02",
        "classic",
        Words("Fire in the Sky", "Le ciel en feu"),
        Words(
            "The tents burn first. Whoever is coming up the hill seems to have ordered them well done.",
            "Les tentes brûlent en premier. Ceux qui montent la colline les avaient, semble-t-il, demandées bien "
            "cuites.",
        ),
        (
            PrintedChoice(
                "A",
                Words("Aim at the dragon", "Viser le dragon"),
                Words(
                    "Baddie points of the day, and on top of the battle queue a dragon: Dragon (5-pt) with one or two "
                    "gearlocs, Dragon (20-pt) with three or four. In round 1 only ranged and mixed gearlocs take "
                    "their turn; all others and all baddies skip theirs. If Dragon (20-pt) is defeated, in a battle "
                    "won or lost, Hunting the Hunters is shuffled into the encounter deck.",
                    "Points de vilains du jour et, en haut de la file d’attente, un dragon : Dragon (5 pts) à un ou "
                    "deux gearlocs, Dragon (20 pts) à trois ou quatre. À la manche 1, seuls les gearlocs à distance "
                    "ou mixtes jouent leur tour ; les autres et tous les vilains passent le leur. Si Dragon (20 pts) "
                    "est vaincu, combat gagné ou perdu, la carte « Chasseurs chassés » est mélangée au paquet de "
                    "rencontres.",
                ),
                battle=True,
                rewards=Rewards(training=1),
            ),
            PrintedChoice(
                "B",
                Words("Meet those on foot", "Recevoir ceux qui viennent à pied"),
                Words(
                    "Baddie points of the day. Every round opens with 1 true damage for each gearloc on the mat.",
                    "Points de vilains du jour. Chaque manche s’ouvre par 1 coup critique pour chaque gearloc sur le "
                    "tapis.",
                ),
                battle=True,
                rewards=Rewards(),
            ),
        ),
        Rewards(progress=1, training=2, loot_each=1),
        _CARDS,
    ),
    Encounter(
        "classic-03",
        "classic",
        Words("Like Pigs to the Slaughter", "Comme des cochons à l’abattoir"),
        Words(
            "The sign says Inn. The paint is fresh, the arrow is red, and there is no inn for thirty miles.",
            "Le panneau dit « Auberge ». La peinture est fraîche, la flèche rouge, et il n’y a pas d’auberge à dix "
            "lieues.",
        ),
        (
            PrintedChoice(
                "A",
                Words("Follow the arrow", "Suivre la flèche"),
                Words(
                    "Baddie points of the day. Each time a baddie with 5 starting HP or more enters the mat, during "
                    "set-up too, a 1-pt baddie goes to the bottom of the battle queue. The same goes for baddies "
                    "added this way.",
                    "Points de vilains du jour. Chaque fois qu’un vilain ayant au moins 5 PV de départ entre sur le "
                    "tapis, mise en place comprise, un vilain à 1 pt va en bas de la file d’attente. Il en va de même "
                    "des vilains ainsi ajoutés.",
                ),
                battle=True,
                rewards=Rewards(training=2),
            ),
            PrintedChoice(
                "B",
                Words("Distrust the arrow", "Se méfier de la flèche"),
                Words(
                    "Draw the top trove card; one gearloc of the party’s choice makes one lockpicking attempt on it. "
                    "Opened, that gearloc has it at once, whatever the battle brings; not opened, it is discarded. "
                    "Then baddie points of the day.",
                    "On pioche un butin verrouillé ; un gearloc au choix du groupe fait une tentative de crochetage "
                    "dessus. Ouvert, il est à lui aussitôt, quel que soit le combat ; sinon, il est défaussé. Puis "
                    "points de vilains du jour.",
                ),
                battle=True,
                rewards=Rewards(),
                gives=Words(
                    "The trove card drawn, if the attempt opens it; no other.",
                    "Le butin verrouillé pioché, si la tentative l’ouvre ; aucun autre.",
                ),
            ),
        ),
        Rewards(progress=1, training=1, loot_each=1),
        _CARDS_AND_FAQ,
    ),
    Encounter(
        "classic-04",
        "classic",
        Words("Never Trust a Dancer in the Wood", "Gare à qui danse dans les bois"),
        Words(
            "The dance was lovely. The net, less so, and the chains do nothing for the rhythm.",
            "La danse était charmante. Le filet, un peu moins, et les chaînes gâchent le rythme.",
        ),
        (
            PrintedChoice(
                "A",
                Words("Open the irons", "Ouvrir les fers"),
                Words(
                    "Four locks in this order: Lever 3, Trip 4, Force 5, Trip 2. The gearlocs make one lockpicking "
                    "attempt each, one after another; open locks stay open. With at least as many locks open as there "
                    "are gearlocs: baddie points of the day, and the baddies set up are Surprised: they start at the "
                    "bottom of the meter. With fewer: every gearloc loses 2 HP, but never its last, and the other "
                    "choice is taken instead.",
                    "Quatre verrous dans cet ordre : loquet 3, taquet 4, clenche 5, taquet 2. Les gearlocs font "
                    "chacun une tentative de crochetage, l’un après l’autre ; un verrou ouvert le reste. Avec au "
                    "moins autant de verrous ouverts que de gearlocs : points de vilains du jour, et les vilains "
                    "placés au départ sont Surpris : ils commencent en bas de la jauge. Avec moins : chaque gearloc "
                    "perd 2 PV, mais jamais le dernier, et l’autre choix s’applique à la place.",
                ),
                battle=True,
                rewards=Rewards(),
            ),
            PrintedChoice(
                "B",
                Words("Swing the chains", "Frapper avec les chaînes"),
                Words(
                    "Baddie points of the day. Trained Attack counts for nothing in this battle: each gearloc has its "
                    "printed Attack alone.",
                    "Points de vilains du jour. L’attaque entraînée ne compte pas pendant ce combat : chaque gearloc "
                    "n’a que son attaque imprimée.",
                ),
                battle=True,
                rewards=Rewards(),
            ),
        ),
        Rewards(progress=1, training=2, loot_each=1),
        _CARDS,
    ),
    Encounter(
        "classic-05",
        "classic",
        Words("A Kobold Konundrum", "Kas de konscience kobold"),
        Words(
            "A kobold hangs from a tree, upside down and very loud. Nobody ties a knot like that without staying to "
            "watch.",
            "Un kobold pend à un arbre, tête en bas, et le fait savoir. Qui fait un si beau nœud reste pour regarder.",
        ),
        (
            PrintedChoice(
                "A",
                Words("Let it scream", "Laisser crier"),
                Words(
                    "Nothing is asked and nothing is risked.",
                    "Rien à payer, rien à risquer.",
                ),
                battle=False,
                rewards=Rewards(),
            ),
            PrintedChoice(
                "B",
                Words("Cut the rope", "Couper la corde"),
                Words(
                    "Baddie points of the day; no special rule.",
                    "Points de vilains du jour ; pas de règle spéciale.",
                ),
                battle=True,
                rewards=Rewards(training=1, loot_each=1),
            ),
        ),
        Rewards(progress=1, training=1),
        _CARDS,
        proposed=True,
    ),
    Encounter(
        "classic-06",
        "classic",
        Words("Something About This Stinks", "Ça sent mauvais"),
        Words(
            "To the left it smells like the end of the world. To the right not even a bird complains.",
            "À gauche, cela sent la fin du monde. À droite, pas même un oiseau ne s’en plaint.",
        ),
        (
            PrintedChoice(
                "A",
                Words("Hold your noses", "Se boucher le nez"),
                Words(
                    "Baddie points of the day. No gearloc’s Dex counts for more than 3. At the start of every round a "
                    "D6 is rolled: on 1 to 3 every gearloc takes 1 true damage.",
                    "Points de vilains du jour. La dextérité d’un gearloc ne compte jamais plus de 3. Au début de "
                    "chaque manche, on lance un D6 : de 1 à 3, chaque gearloc subit 1 coup critique.",
                ),
                battle=True,
                rewards=Rewards(),
            ),
            PrintedChoice(
                "B",
                Words("Trust the silence", "Se fier au silence"),
                Words(
                    "Before the battle any gearloc may roll all its defense dice; shields go into Active slots, bones "
                    "are lost. Then baddie points of the day. Ranged baddies have 1 more Attack.",
                    "Avant le combat, tout gearloc peut lancer tous ses dés de défense ; les boucliers vont en case "
                    "active, les os sont perdus. Puis points de vilains du jour. Les vilains à distance ont 1 "
                    "d’attaque de plus.",
                ),
                battle=True,
                rewards=Rewards(),
            ),
        ),
        Rewards(progress=1, training=2, loot_each=1),
        _CARDS,
    ),
    Encounter(
        "classic-07",
        "classic",
        Words("Mud Never Killed No One, Did It?", "La boue n’a jamais tué personne, si ?"),
        Words(
            "A pass one gearloc wide, or mud one gearloc deep. The boots vote for the pass, the shoulders for the mud.",
            "Un col large d’un gearloc, ou une boue profonde d’un gearloc. Les bottes votent le col, les épaules la "
            "boue.",
        ),
        (
            PrintedChoice(
                "A",
                Words("Squeeze through the pass", "Se faufiler par le col"),
                Words(
                    "Baddie points of the day, in lane 1 alone. Either side fills its melee position first, then its "
                    "ranged one; whenever the melee position is free, the unit behind moves up at once. Nobody moves "
                    "otherwise. The mat holds two baddies at most. Two gearlocs of the party’s choice start; the rest "
                    "wait outside and come in, on top of the meter, whenever a round ends with one of their two "
                    "positions free.",
                    "Points de vilains du jour, sur la seule piste 1. Chaque camp occupe d’abord sa position de corps "
                    "à corps, puis celle à distance ; dès que la première est libre, l’unité de derrière y avance. "
                    "Personne ne bouge autrement. Le tapis porte au plus deux vilains. Deux gearlocs au choix du "
                    "groupe commencent ; les autres attendent dehors et entrent, en haut de la jauge, quand une "
                    "manche finit avec l’une de leurs deux positions libre.",
                ),
                battle=True,
                rewards=Rewards(progress=1),
            ),
            PrintedChoice(
                "B",
                Words("Cross the field", "Traverser le champ"),
                Words(
                    "Baddie points of the day. Every gearloc has 1 Dex less. Before it moves it rolls a D6: on 1 to 3 "
                    "it cannot move this turn.",
                    "Points de vilains du jour. Chaque gearloc a 1 de dextérité de moins. Avant de se déplacer, il "
                    "lance un D6 : de 1 à 3, il ne peut pas se déplacer ce tour-ci.",
                ),
                battle=True,
                rewards=Rewards(training=1),
            ),
        ),
        Rewards(progress=1, training=1, loot_each=1),
        _CARDS,
    ),
    Encounter(
        "classic-08",
        "classic",
        Words("Go Big or Go Home", "Voir grand ou rentrer"),
        Words(
            "Two clouds of dust on the road, one large, one small. The large one has brought luggage.",
            "Deux nuages de poussière sur la route, un grand, un petit. Le grand a des bagages.",
        ),
        (
            PrintedChoice(
                "A",
                Words("Greet the large one", "Accueillir le grand"),
                Words(
                    "Baddie points of the day, and on top of the battle queue, above even a 20, one 5-pt baddie with "
                    "one or two gearlocs, two with three or four.",
                    "Points de vilains du jour et, en haut de la file d’attente, même au-dessus d’un 20, un vilain à "
                    "5 pts avec un ou deux gearlocs, deux avec trois ou quatre.",
                ),
                battle=True,
                rewards=Rewards(loot_each=2),
            ),
            PrintedChoice(
                "B",
                Words("Prefer the small one", "Préférer le petit"),
                Words(
                    "Baddie points of the day, −2, never below 0; with 0 the battle is won at once.",
                    "Points de vilains du jour, −2, jamais moins de 0 ; à 0, le combat est aussitôt gagné.",
                ),
                battle=True,
                rewards=Rewards(loot_shared=1),
            ),
        ),
        Rewards(progress=1, training=1),
        _CARDS,
    ),
    Encounter(
        "classic-09",
        "classic",
        Words("Objects May Appear Farther…", "Plus près qu’on ne croit…"),
        Words(
            "Far off, a lookout lifts a horn to its lips. It has seen the party; it has not finished breathing in.",
            "Au loin, un guetteur porte un cor à ses lèvres. Il a vu le groupe ; il n’a pas fini d’inspirer.",
        ),
        (
            PrintedChoice(
                "A",
                Words("Take the shot", "Tenter le tir"),
                Words(
                    "One gearloc of the party’s choice rolls, once, as many of its attack dice as it likes, up to its "
                    "Attack; for this battle its Attack is lower by that number, whatever comes. 2 damage or more: "
                    "baddie points of the day, −2. Less: the other choice is taken instead.",
                    "Un gearloc au choix du groupe lance, une fois, autant de ses dés d’attaque qu’il veut, dans la "
                    "limite de son attaque ; pour ce combat, son attaque baisse d’autant, quoi qu’il arrive. Au moins "
                    "2 dégâts : points de vilains du jour, −2. Moins : l’autre choix s’applique à la place.",
                ),
                battle=True,
                rewards=Rewards(loot_each=1),
            ),
            PrintedChoice(
                "B",
                Words("Let the horn sound", "Laisser sonner le cor"),
                Words(
                    "Baddie points of the day. At the start of rounds 2, 3, 4 and 5 a 1-pt baddie goes to the bottom "
                    "of the battle queue.",
                    "Points de vilains du jour. Au début des manches 2, 3, 4 et 5, un vilain à 1 pt va en bas de la "
                    "file d’attente.",
                ),
                battle=True,
                rewards=Rewards(),
            ),
        ),
        Rewards(progress=1, training=2, loot_each=1),
        _CARDS,
    ),
    Encounter(
        "classic-10",
        "classic",
        Words("A Stump in the Road", "Une souche sur la route"),
        Words(
            "Gold glints in a hollow stump, under a string, under a bell. The bell has been polished.",
            "De l’or brille dans une souche creuse, sous une ficelle, sous une clochette. La clochette est astiquée.",
        ),
        (
            PrintedChoice(
                "A",
                Words("Reach into the stump", "Plonger la main dans la souche"),
                Words(
                    "The party names a number from 1 to 6, then rolls a D6. Higher than the number: baddie points of "
                    "the day, and loot if the battle is won. Otherwise: baddie points of the day, plus the number.",
                    "Le groupe annonce un nombre de 1 à 6, puis lance un D6. Résultat supérieur au nombre : points de "
                    "vilains du jour, et du butin si le combat est gagné. Sinon : points de vilains du jour, plus le "
                    "nombre.",
                ),
                battle=True,
                rewards=Rewards(),
                gives=Words(
                    "As many loot cards as the number named, to share, if the D6 was higher.",
                    "Autant de butins que le nombre annoncé, à partager, si le D6 l’a dépassé.",
                ),
            ),
        ),
        Rewards(progress=1, training=2),
        _CARDS,
    ),
    Encounter(
        "classic-11",
        "classic",
        Words("Why Can’t We All Just Get Along?", "Pourquoi tant de haine ?"),
        Words(
            "They have swords in front, bows behind, and no questions. The party counts them twice, to be polite.",
            "Ils ont des épées devant, des arcs derrière, et aucune question. Le groupe les compte deux fois, par "
            "politesse.",
        ),
        (
            PrintedChoice(
                "A",
                Words("Cut through the front", "Percer la première ligne"),
                Words(
                    "Baddie points of the day. As long as a melee baddie stands on the mat, no ranged one can lose "
                    "its last HP. Those still in the battle queue do not matter.",
                    "Points de vilains du jour. Tant qu’un vilain de corps à corps est sur le tapis, aucun vilain à "
                    "distance ne peut perdre son dernier PV. Ceux de la file d’attente n’y changent rien.",
                ),
                battle=True,
                rewards=Rewards(),
            ),
            PrintedChoice(
                "B",
                Words("Raise the shields", "Lever les boucliers"),
                Words(
                    "Baddie points of the day. In rounds 1 and 2 melee and mixed gearlocs may roll defense dice only: "
                    "no attack dice, no skill dice.",
                    "Points de vilains du jour. Aux manches 1 et 2, les gearlocs de corps à corps ou mixtes ne peuvent "
                    "lancer que des dés de défense : ni attaque, ni capacité.",
                ),
                battle=True,
                rewards=Rewards(),
            ),
        ),
        Rewards(progress=1, training=2, loot_each=1),
        _CARDS,
    ),
    Encounter(
        "classic-12",
        "classic",
        Words("Cavern or Cake?", "Grotte ou gâteau ?"),
        Words(
            "One hour of daylight left. The cave is deep and smells of gold; the camp is near and smells of dinner.",
            "Encore une heure de jour. La grotte est profonde et sent l’or ; le camp est proche et sent le dîner.",
        ),
        (
            PrintedChoice(
                "A",
                Words("Climb down into the dark", "Descendre dans le noir"),
                Words(
                    "Baddie points of the day, +6 with one or two gearlocs, +12 with three or four.",
                    "Points de vilains du jour, +6 à un ou deux gearlocs, +12 à trois ou quatre.",
                ),
                battle=True,
                rewards=Rewards(trove_shared=2),
            ),
            PrintedChoice(
                "B",
                Words("Invite yourselves to dinner", "S’inviter à dîner"),
                Words(
                    "Baddie points of the day. The baddies set up are Surprised: they start at the bottom of the "
                    "meter.",
                    "Points de vilains du jour. Les vilains placés au départ sont Surpris : ils commencent en bas de "
                    "la jauge.",
                ),
                battle=True,
                rewards=Rewards(),
            ),
        ),
        Rewards(progress=1, training=2),
        _CARDS,
    ),
    Encounter(
        "classic-13",
        "classic",
        Words("Free Trade is Rarely Free", "Le libre-échange a un prix"),
        Words(
            "The merchants smile, spread a carpet, and put on masks. There are suddenly many more merchants.",
            "Les marchands sourient, déroulent un tapis et mettent des masques. Il y a soudain bien plus de marchands.",
        ),
        (
            PrintedChoice(
                "A",
                Words("Pay the price", "Payer le prix"),
                Words(
                    "The party discards as many cards, loot or trove, as it has gearlocs; with fewer it cannot choose "
                    "this. No battle.",
                    "Le groupe défausse autant de butins, verrouillés ou non, qu’il compte de gearlocs ; avec moins, "
                    "ce choix est impossible. Pas de combat.",
                ),
                battle=False,
                rewards=Rewards(),
                gives=Words(
                    "Mohlnor Traders is shuffled into the encounter deck.",
                    "La carte « Les marchands mohlnors » est mélangée au paquet de rencontres.",
                ),
            ),
            PrintedChoice(
                "B",
                Words("Show what you can do", "Montrer ce qu’on sait faire"),
                Words(
                    "One gearloc of the party’s choice fights alone, set up as usual; the others stay out. Stacks of "
                    "3, 5, 4 and 4 HP stand on the four baddie melee positions, in the order the party likes. They "
                    "are enemies that never move, attack or act. The battle ends with round 5 at the latest, and "
                    "succeeds if all four are gone.",
                    "Un gearloc au choix du groupe combat seul, placé comme d’habitude ; les autres restent dehors. "
                    "Des tas de 3, 5, 4 et 4 PV occupent les quatre positions de corps à corps des vilains, dans "
                    "l’ordre voulu par le groupe. Ces ennemis ne bougent, n’attaquent et n’agissent jamais. Le combat "
                    "s’arrête au plus tard avec la manche 5, et il est réussi si les quatre ont disparu.",
                ),
                battle=True,
                rewards=Rewards(loot_each=1),
            ),
        ),
        Rewards(progress=1, training=2),
        _CARDS,
    ),
    Encounter(
        "classic-14",
        "classic",
        Words("Something Shiny This Way Cometh", "Quelque chose de brillant vient par ici"),
        Words(
            "Two lights bob through the dusk towards a bigger one. Good manners would be to follow at a distance.",
            "Deux lueurs vont dans le crépuscule vers une plus grande. La politesse voudrait qu’on suive de loin.",
        ),
        (
            PrintedChoice(
                "A",
                Words("Take the two lights first", "Prendre d’abord les deux lueurs"),
                Words(
                    "Two battles, both to be won: losing either gives nothing, not even progress. First exactly two "
                    "5-pt baddies. In between the mat is cleared, exhausted dice come back, Active slots and Backup "
                    "Plans are emptied; HP and Locked slots stay. The second: baddie points of the day, −8; with 0 or "
                    "less it is won at once.",
                    "Deux combats, tous deux à gagner : en perdre un ne rapporte rien, pas même de progrès. D’abord, "
                    "exactement deux vilains à 5 pts. Entre les deux, le tapis est vidé, les dés défaussés "
                    "reviennent, cases actives et plans B sont vidés ; PV et cases bloquées restent. Le second : "
                    "points de vilains du jour, −8 ; à 0 ou moins, il est aussitôt gagné.",
                ),
                battle=True,
                rewards=Rewards(),
            ),
            PrintedChoice(
                "B",
                Words("Storm the glow", "Charger la grande lueur"),
                Words(
                    "Baddie points of the day, plus the sum of two D6. The baddies set up are Surprised: they start "
                    "at the bottom of the meter.",
                    "Points de vilains du jour, plus la somme de deux D6. Les vilains placés au départ sont Surpris : "
                    "ils commencent en bas de la jauge.",
                ),
                battle=True,
                rewards=Rewards(training=1),
            ),
        ),
        Rewards(progress=1, training=2, loot_each=1),
        _CARDS,
    ),
    Encounter(
        "classic-15",
        "classic",
        Words("Spread Too Thin", "Être partout à la fois"),
        Words(
            "A caravan, a valley, and raiders at both ends of it. The merchants ask whether the party could be in two "
            "places.",
            "Une caravane, une vallée, des pillards aux deux bouts. Les marchands demandent si le groupe peut se "
            "dédoubler.",
        ),
        (
            PrintedChoice(
                "A",
                Words("Dig pits for the bigger band", "Creuser des fosses pour la plus grosse bande"),
                Words(
                    "Baddie points of the day, and on top of the battle queue two more baddies: 1-pt ones with one or "
                    "two gearlocs, 5-pt ones with three or four. Every baddie loses 2 HP as it enters the mat; that "
                    "may defeat it.",
                    "Points de vilains du jour et, en haut de la file d’attente, deux vilains de plus : à 1 pt avec "
                    "un ou deux gearlocs, à 5 pts avec trois ou quatre. Chaque vilain perd 2 PV en entrant sur le "
                    "tapis ; cela peut le vaincre.",
                ),
                battle=True,
                rewards=Rewards(),
            ),
            PrintedChoice(
                "B",
                Words("Be in two places", "Se dédoubler"),
                Words(
                    "Baddie points of the day, and on top of the battle queue three more baddies: with one or two "
                    "gearlocs one 5-pt above two 1-pt ones, with three or four three 5-pt ones.",
                    "Points de vilains du jour et, en haut de la file d’attente, trois vilains de plus : avec un ou "
                    "deux gearlocs, un à 5 pts au-dessus de deux à 1 pt ; avec trois ou quatre, trois à 5 pts.",
                ),
                battle=True,
                rewards=Rewards(trove_each=1),
                gives=Words(
                    "In today’s recovery nobody has to choose: every gearloc may take each individual option once.",
                    "À la récupération du jour, personne n’a à choisir : chaque gearloc peut prendre une fois chaque "
                    "option individuelle.",
                ),
            ),
        ),
        Rewards(progress=1, training=2, loot_each=1),
        _CARDS,
    ),
)
