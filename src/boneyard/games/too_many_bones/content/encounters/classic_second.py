"""The second half of the classic encounters: their words, and what they give."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.content.cards import Encounter, PrintedChoice
from boneyard.games.too_many_bones.model.rewards import Rewards

_CARDS: Final = "encounter cards, fan translation"

SECOND_CLASSIC: Final[tuple[Encounter, ...]] = (
    Encounter(
        "classic-16",
        "classic",
        Words("It’s a Trap!", "C’est un piège !"),
        Words(
            "Click. Nobody moves, nobody breathes, and everybody looks at one pair of boots.",
            "Clic. Personne ne bouge, personne ne respire, et tout le monde regarde la même paire de bottes.",
        ),
        (
            PrintedChoice(
                "A",
                Words("Tinker with the mechanism", "Bricoler le mécanisme"),
                Words(
                    "One gearloc of the party’s choice makes one lockpicking attempt at Lever 4, Trip 3. Opened or "
                    "not, the party is Surprised: all gearlocs start at the bottom of the meter. Both locks open: "
                    "baddie points of the day. Otherwise the other choice is taken instead, and the reward beside "
                    "this choice is lost.",
                    "Un gearloc au choix du groupe fait une tentative de crochetage : loquet 4, taquet 3. Dans tous "
                    "les cas, le groupe est Surpris : tous les gearlocs commencent en bas de la jauge. Les deux "
                    "verrous ouverts : points de vilains du jour. Sinon, l’autre choix s’applique à la place, et la "
                    "récompense de ce choix-ci est perdue.",
                ),
                battle=True,
                rewards=Rewards(training=1),
            ),
            PrintedChoice(
                "B",
                Words("Lift the boot", "Lever la botte"),
                Words(
                    "Before the battle a D6 is rolled: the gearloc whose HP are nearest to the result loses 3 HP, but "
                    "never its last; the party picks among equals. Then baddie points of the day.",
                    "Avant le combat, on lance un D6 : le gearloc dont les PV sont les plus proches du résultat perd "
                    "3 PV, mais jamais le dernier ; le groupe départage. Puis points de vilains du jour.",
                ),
                battle=True,
                rewards=Rewards(),
            ),
        ),
        Rewards(progress=1, training=1, loot_each=1),
        _CARDS,
    ),
    Encounter(
        "classic-17",
        "classic",
        Words("A Bold Challenge", "Un défi audacieux"),
        Words(
            "It fills the path from wall to wall and asks for your best. It says best the way others say lunch.",
            "Il bouche le sentier d’une paroi à l’autre et réclame le meilleur d’entre vous. Il dit « meilleur » "
            "comme on dit « repas ».",
        ),
        (
            PrintedChoice(
                "A",
                Words("Send a champion", "Envoyer un champion"),
                Words(
                    "Baddie points of the day. Only the top chip of the battle queue is set up, in lane 1, against "
                    "one gearloc of the party’s choice. Nobody else enters until one of the two is defeated, or else "
                    "until round 3 is over: at the end of that round everybody else comes in, gearlocs and baddies "
                    "alike.",
                    "Points de vilains du jour. Seul le jeton du haut de la file d’attente est placé, sur la piste 1, "
                    "face à un gearloc au choix du groupe. Personne d’autre n’entre avant que l’un des deux soit "
                    "vaincu, ou sinon avant la fin de la manche 3 : à la fin de cette manche, tous les autres "
                    "entrent, gearlocs comme vilains.",
                ),
                battle=True,
                rewards=Rewards(),
            ),
            PrintedChoice(
                "B",
                Words("Forget about honour", "Oublier l’honneur"),
                Words(
                    "Baddie points of the day, +4 with one or two gearlocs, +8 with three or four.",
                    "Points de vilains du jour, +4 à un ou deux gearlocs, +8 à trois ou quatre.",
                ),
                battle=True,
                rewards=Rewards(),
            ),
        ),
        Rewards(progress=1, training=2, loot_each=1),
        _CARDS,
    ),
    Encounter(
        "classic-18",
        "classic",
        Words("The Mystery in the Mountain", "Le mystère de la montagne"),
        Words(
            "An old mine, new guards. Nobody posts sentries in front of an empty hole.",
            "Une vieille mine, des gardes tout neufs. On ne poste pas de sentinelles devant un trou vide.",
        ),
        (
            PrintedChoice(
                "A",
                Words("Dig to the bottom of it", "Creuser l’affaire jusqu’au fond"),
                Words(
                    "Baddie points of the day, and at the bottom of the battle queue as many 5-pt baddies as there "
                    "are gearlocs.",
                    "Points de vilains du jour et, en bas de la file d’attente, autant de vilains à 5 pts que de "
                    "gearlocs.",
                ),
                battle=True,
                rewards=Rewards(trove_each=1),
            ),
            PrintedChoice(
                "B",
                Words("Settle for the sentries", "Se contenter des sentinelles"),
                Words(
                    "Baddie points of the day, +6, and then at the bottom of the battle queue as many 1-pt baddies as "
                    "there are gearlocs.",
                    "Points de vilains du jour, +6, puis, en bas de la file d’attente, autant de vilains à 1 pt que "
                    "de gearlocs.",
                ),
                battle=True,
                rewards=Rewards(training=1),
            ),
            PrintedChoice(
                "C",
                Words("Spy from afar", "Espionner de loin"),
                Words(
                    "The party turns up 2 chips, each the top one of an active stack it likes, and may put either "
                    "under its stack. No battle, but no success and no reward either: the card returns to the top of "
                    "the encounter deck, and the day is spent.",
                    "Le groupe révèle 2 jetons, chacun en haut d’une pile active de son choix, et peut glisser l’un "
                    "ou l’autre sous sa pile. Pas de combat, mais ni réussite ni récompense : cette carte retourne en "
                    "haut du paquet de rencontres, et la journée est passée.",
                ),
                battle=False,
                rewards=Rewards(),
                fruitless=True,
            ),
        ),
        Rewards(progress=2, training=2, loot_each=1),
        _CARDS,
    ),
    Encounter(
        "classic-19",
        "classic",
        Words("Sticks and Stones", "À bâtons rompus"),
        Words(
            "The packs were pillows last night. This morning there are only heads, and footsteps coming closer.",
            "Hier soir, les sacs servaient d’oreillers. Ce matin, il reste les têtes, et des pas qui approchent.",
        ),
        (
            PrintedChoice(
                "A",
                Words("Break off some branches", "Casser des branches"),
                Words(
                    "Baddie points of the day. The gearlocs fight without skill dice; each bone they roll counts as 2 "
                    "in the Backup Plan.",
                    "Points de vilains du jour. Les gearlocs combattent sans dés de capacité ; chaque os obtenu en "
                    "vaut 2 dans le plan B.",
                ),
                battle=True,
                rewards=Rewards(),
            ),
            PrintedChoice(
                "B",
                Words("Run after the packs", "Courir après les sacs"),
                Words(
                    "Baddie points of the day. The gearlocs fight without skill dice until the baddie that lane 1 was "
                    "first given has been defeated.",
                    "Points de vilains du jour. Les gearlocs combattent sans dés de capacité jusqu’à la défaite du "
                    "vilain placé en premier sur la piste 1.",
                ),
                battle=True,
                rewards=Rewards(),
            ),
        ),
        Rewards(progress=1, training=2, loot_each=1),
        _CARDS,
    ),
    Encounter(
        "classic-20",
        "classic",
        Words("Finally, Open Sky", "Le ciel, enfin"),
        Words(
            "After a week of leaves, sky at last. It is a fine blue, with arrows.",
            "Après une semaine de feuilles, le ciel, enfin. D’un beau bleu, avec des flèches.",
        ),
        (
            PrintedChoice(
                "A",
                Words("Stand tall", "Rester debout"),
                Words(
                    "Baddie points of the day. The gearlocs roll no defense dice; shields that lie in Locked slots "
                    "already still count.",
                    "Points de vilains du jour. Les gearlocs ne lancent aucun dé de défense ; les boucliers qui "
                    "occupent déjà une case bloquée comptent encore.",
                ),
                battle=True,
                rewards=Rewards(),
            ),
            PrintedChoice(
                "B",
                Words("Dive behind a rock", "Plonger derrière un rocher"),
                Words(
                    "Baddie points of the day. In rounds 1 and 2 gearlocs may roll no dice but defense dice.",
                    "Points de vilains du jour. Aux manches 1 et 2, les gearlocs ne peuvent lancer que des dés de "
                    "défense.",
                ),
                battle=True,
                rewards=Rewards(),
            ),
        ),
        Rewards(progress=1, training=2, loot_each=1),
        _CARDS,
    ),
    Encounter(
        "classic-21",
        "classic",
        Words("A Bed of Bones", "Un lit d’os"),
        Words(
            "Bones everywhere, sorted by size. Something at the back has just stopped snoring.",
            "Des os partout, rangés par taille. Au fond, quelque chose vient de cesser de ronfler.",
        ),
        (
            PrintedChoice(
                "A",
                Words("Run in all directions", "Courir dans tous les sens"),
                Words(
                    "Baddie points of the day, and a 20-pt baddie on top of the battle queue. Before round 1 the "
                    "party exhausts 1 to 6 attack and defense dice in all, shared out freely, but no gearloc more of "
                    "either than its stat. At the start of every round a D6 is rolled: if it does not exceed the "
                    "number exhausted, that baddie gets a Stun die and loses its turn of the round.",
                    "Points de vilains du jour, et un vilain à 20 pts en haut de la file d’attente. Avant la manche "
                    "1, le groupe défausse en tout de 1 à 6 dés d’attaque et de défense, répartis librement, sans "
                    "qu’un gearloc dépasse sa caractéristique. Au début de chaque manche, on lance un D6 : s’il ne "
                    "dépasse pas le nombre de dés défaussés, ce vilain reçoit un dé Confusion et perd son tour de la "
                    "manche.",
                ),
                battle=True,
                rewards=Rewards(training=1, trove_each=1),
                gives=Words(
                    "Hunting the Hunters is shuffled into the encounter deck.",
                    "La carte « Chasseurs chassés » est mélangée au paquet de rencontres.",
                ),
            ),
            PrintedChoice(
                "B",
                Words("Bolt for the exit", "Filer vers la sortie"),
                Words(
                    "Before the battle every gearloc takes 2 damage, which never costs its last HP. Then baddie "
                    "points of the day.",
                    "Avant le combat, chaque gearloc subit 2 dégâts, qui ne lui coûtent jamais son dernier PV. Puis "
                    "points de vilains du jour.",
                ),
                battle=True,
                rewards=Rewards(),
            ),
        ),
        Rewards(progress=1, training=2),
        _CARDS,
    ),
    Encounter(
        "classic-22",
        "classic",
        Words("A Prickly Encounter", "Une rencontre épineuse"),
        Words(
            "The scout has been dead a while; the map in its hand has not. The cross is in the middle of the brambles.",
            "L’éclaireur est mort depuis un moment, pas la carte dans sa main. La croix est au milieu des ronces.",
        ),
        (
            PrintedChoice(
                "A",
                Words("Crawl to the cross", "Ramper jusqu’à la croix"),
                Words(
                    "Baddie points of the day, and a 20-pt baddie on top of the battle queue.",
                    "Points de vilains du jour, et un vilain à 20 pts en haut de la file d’attente.",
                ),
                battle=True,
                rewards=Rewards(training=1, trove_each=1),
                gives=Words(
                    "Hunting the Hunters is shuffled into the encounter deck.",
                    "La carte « Chasseurs chassés » est mélangée au paquet de rencontres.",
                ),
            ),
            PrintedChoice(
                "B",
                Words("Strike a match", "Craquer une allumette"),
                Words(
                    "Baddie points of the day, and a 20-pt baddie on top of the battle queue. Every round ends with 2 "
                    "true damage for each baddie on the mat.",
                    "Points de vilains du jour, et un vilain à 20 pts en haut de la file d’attente. Chaque manche "
                    "finit par 2 coups critiques pour chaque vilain sur le tapis.",
                ),
                battle=True,
                rewards=Rewards(training=1),
                gives=Words(
                    "Hunting the Hunters is shuffled into the encounter deck.",
                    "La carte « Chasseurs chassés » est mélangée au paquet de rencontres.",
                ),
            ),
        ),
        Rewards(progress=2, training=2, loot_each=1),
        _CARDS,
    ),
    Encounter(
        "classic-23",
        "classic",
        Words("Unsteady Ground", "Terrain mouvant"),
        Words(
            "The tent is shorter than it was. So is everyone. Masked strangers have sat down on firm ground to watch.",
            "La tente a rapetissé. Les autres aussi. Des inconnus masqués se sont assis sur la terre ferme pour "
            "regarder.",
        ),
        (
            PrintedChoice(
                "A",
                Words("Shoot a line to the trees", "Tirer une ligne vers les arbres"),
                Words(
                    "One gearloc of the party’s choice rolls 4 attack dice, once. Succeeds if at least 3 show damage. "
                    "The printed card has them flicked at targets; here they are rolled.",
                    "Un gearloc au choix du groupe lance 4 dés d’attaque, une fois. Réussi si au moins 3 montrent des "
                    "dégâts. La carte imprimée les fait viser d’une pichenette ; ici, on les lance.",
                ),
                battle=False,
                rewards=Rewards(progress=1, training=1),
            ),
            PrintedChoice(
                "B",
                Words("Call to the strangers", "Appeler les inconnus"),
                Words(
                    "Every gearloc plays one game of Deadly Darts, in party order. Succeeds if at least one of them "
                    "wins. Whatever the result, Mohlnor Traders is shuffled into the encounter deck, unless it is "
                    "there already.",
                    "Chaque gearloc joue une partie de funestes fléchettes, dans l’ordre du groupe. Réussi si au "
                    "moins un gagne. Quel que soit le résultat, la carte « Les marchands mohlnors » est mélangée au "
                    "paquet de rencontres, sauf si elle y est déjà.",
                ),
                battle=False,
                rewards=Rewards(progress=1),
                gives=Words("1 loot for each winner.", "1 butin pour chaque gagnant."),
            ),
        ),
        Rewards(),
        _CARDS,
    ),
    Encounter(
        "classic-24",
        "classic",
        Words("A Chance Encounter", "Une rencontre fortuite"),
        Words(
            "A fire, a stew, and people who smile without wanting anything. It takes some getting used to.",
            "Un feu, un ragoût, et des gens qui sourient sans rien vouloir. Il faut s’y habituer.",
        ),
        (
            PrintedChoice(
                "A",
                Words("Pick the big lock", "Crocheter le gros verrou"),
                Words(
                    "Trove cards are drawn until one has a lock of 5; those skipped are shuffled back. The gearlocs "
                    "make one lockpicking attempt on it each, one after another; open locks stay open. Succeeds if "
                    "all its locks are open; if not, it is discarded.",
                    "On pioche des butins verrouillés jusqu’à en trouver un avec un verrou de 5 ; les autres sont "
                    "remélangés. Les gearlocs font chacun une tentative de crochetage dessus, l’un après l’autre ; un "
                    "verrou ouvert le reste. Réussi si tous ses verrous sont ouverts ; sinon, il est défaussé.",
                ),
                battle=False,
                rewards=Rewards(loot_each=1),
                gives=Words(
                    "The trove card opened, for a gearloc of the party’s choice.",
                    "Le butin ouvert, pour un gearloc au choix du groupe.",
                ),
            ),
            PrintedChoice(
                "B",
                Words("Step up to the dartboard", "Se placer devant la cible"),
                Words(
                    "Every gearloc plays one game of Deadly Darts. Succeeds if at least one of them wins.",
                    "Chaque gearloc joue une partie de funestes fléchettes. Réussi si au moins un gagne.",
                ),
                battle=False,
                rewards=Rewards(),
                gives=Words("1 loot for each winner.", "1 butin pour chaque gagnant."),
            ),
        ),
        Rewards(progress=1),
        _CARDS,
    ),
    Encounter(
        "classic-25",
        "classic",
        Words("Our Ducks in a Row", "Les canards bien en rang"),
        Words(
            "The farmer holds the cellar door open and his nose shut. Just rats, he says, from well behind the door.",
            "Le fermier tient la porte de la cave et se tient le nez. Juste des rats, dit-il, bien caché derrière la "
            "porte.",
        ),
        (
            PrintedChoice(
                "A",
                Words("Go down the stairs", "Descendre l’escalier"),
                Words(
                    "There is one rat more than there are gearlocs, each with the HP of a D6. They fill the baddie "
                    "melee positions from lane 1 to lane 4, then the ranged ones; they are enemies that never move, "
                    "attack or act. The gearlocs are set up as usual. The battle lasts 1 round and succeeds if at "
                    "most one rat is left. Damage beyond a rat’s HP is lost.",
                    "Il y a un rat de plus que de gearlocs, chacun avec les PV d’un D6. Ils occupent les positions de "
                    "corps à corps des vilains de la piste 1 à la piste 4, puis celles à distance ; ces ennemis ne "
                    "bougent, n’attaquent et n’agissent jamais. Les gearlocs sont placés comme d’habitude. Le combat "
                    "dure 1 manche et est réussi s’il reste au plus un rat. Les dégâts au-delà des PV d’un rat sont "
                    "perdus.",
                ),
                battle=True,
                rewards=Rewards(progress=1, training=1),
                gives=Words(
                    "If no rat is left, The Ebonite Doorway is shuffled into the encounter deck.",
                    "S’il ne reste aucun rat, la carte « Le portail d’ébonite » est mélangée au paquet de rencontres.",
                ),
            ),
        ),
        Rewards(),
        _CARDS,
    ),
    Encounter(
        "classic-26",
        "classic",
        Words("Blinded by the Light", "Éblouis"),
        Words(
            "The cave was meant to keep the rain off. It also keeps a chest that shines, and barrels that slosh.",
            "La grotte devait protéger de la pluie. Elle abrite aussi un coffre qui brille et des tonneaux qui "
            "clapotent.",
        ),
        (
            PrintedChoice(
                "A",
                Words("Try the chest", "Tenter le coffre"),
                Words(
                    "Draw a trove card; one gearloc of the party’s choice makes one lockpicking attempt on it. Not "
                    "opened, it is discarded. Succeeds either way.",
                    "On pioche un butin verrouillé ; un gearloc au choix du groupe fait une tentative de crochetage "
                    "dessus. Non ouvert, il est défaussé. Réussi dans tous les cas.",
                ),
                battle=False,
                rewards=Rewards(),
                gives=Words(
                    "The trove card drawn, for the gearloc that opened it.",
                    "Le butin verrouillé pioché, pour le gearloc qui l’a ouvert.",
                ),
            ),
            PrintedChoice(
                "B",
                Words("Kick in the barrels", "Défoncer les tonneaux"),
                Words(
                    "The party chooses 1 to 4 barrels, each with the HP of a D6, broken in order from the most HP to "
                    "the fewest. Every gearloc rolls attack dice once, at the barrel whose turn it is, as many as it "
                    "likes up to its Attack and its Dex. Damage stays on a barrel for the next gearloc; what is too "
                    "much is lost. Succeeds whatever breaks.",
                    "Le groupe choisit de 1 à 4 tonneaux, chacun avec les PV d’un D6, à briser par ordre de PV "
                    "décroissants. Chaque gearloc lance une fois des dés d’attaque contre le tonneau dont c’est le "
                    "tour, autant qu’il veut dans la limite de son attaque et de sa dextérité. Les dégâts restent sur "
                    "un tonneau pour le gearloc suivant ; le surplus est perdu. Réussi dans tous les cas.",
                ),
                battle=False,
                rewards=Rewards(),
                gives=Words(
                    "1 loot to share for each barrel broken.",
                    "1 butin à partager par tonneau brisé.",
                ),
            ),
        ),
        Rewards(progress=1, training=1),
        _CARDS,
    ),
    Encounter(
        "classic-27",
        "classic",
        Words("Lights Out", "Extinction des feux"),
        Words(
            "The thieves sleep on what they stole, with the lights on. Clearly they know people like themselves.",
            "Les voleurs dorment sur leur butin, lumières allumées. Ils connaissent, c’est clair, des gens comme eux.",
        ),
        (
            PrintedChoice(
                "A",
                Words("Snuff the lights", "Moucher les lumières"),
                Words(
                    "One baddie initiative die with faces 1 to 6 is rolled for each gearloc: a lantern of that value. "
                    "Once all are seen the party gives every gearloc a different one. Each gearloc rolls its own "
                    "initiative die: with the lantern’s value or more it puts it out. Succeeds whatever is rolled.",
                    "On lance pour chaque gearloc un dé d’initiative de vilain, aux faces de 1 à 6 : une lanterne de "
                    "cette valeur. Toutes connues, le groupe en donne une différente à chaque gearloc. Chacun lance "
                    "son dé d’initiative : avec au moins la valeur de sa lanterne, il l’éteint. Réussi quels que "
                    "soient les dés.",
                ),
                battle=False,
                rewards=Rewards(progress=1, training=1),
                gives=Words(
                    "1 loot to share for each lantern put out.",
                    "1 butin à partager par lanterne éteinte.",
                ),
            ),
        ),
        Rewards(),
        _CARDS,
        proposed=True,
    ),
    Encounter(
        "classic-28",
        "classic",
        Words("Gearlocs Need Food Badly!", "Les gearlocs ont vraiment faim !"),
        Words(
            "The last biscuit was two days ago and is still discussed. In the grass, something small is chewing.",
            "Le dernier biscuit remonte à deux jours, et on en parle encore. Dans l’herbe, quelque chose de petit "
            "mâche.",
        ),
        (
            PrintedChoice(
                "A",
                Words("Chase after supper", "Courir après le souper"),
                Words(
                    "The gearlocs take their usual starting positions; a critter of 1 HP stands on every other "
                    "position. The critters and the party take turns, critters first, until no critter is left. "
                    "Critters: a D6 names a lane, 5 counting as 1 and 6 as 2. All stacks of that lane join, at the "
                    "same time, an adjacent stack of the party’s choice; one with none adjacent is removed. If the "
                    "lane holds none, the stack with the fewest HP on the mat is removed. Party: each gearloc in "
                    "party order may move with its Dex, then roll attack dice, and no others, once at one stack in "
                    "range. If that kills it, its HP chips are the gearloc’s; if not, it is removed.",
                    "Les gearlocs prennent leurs positions de départ habituelles ; une bestiole de 1 PV occupe chaque "
                    "autre position. Bestioles et groupe jouent à tour de rôle, les bestioles d’abord, jusqu’à ce "
                    "qu’il n’en reste aucune. Bestioles : un D6 désigne une piste, 5 comptant pour 1 et 6 pour 2. "
                    "Tous les tas de cette piste rejoignent en même temps un tas adjacent au choix du groupe ; celui "
                    "qui n’en a pas est retiré. Si la piste est vide de bestioles, le tas du tapis qui a le moins de "
                    "PV est retiré. Groupe : chaque gearloc, dans l’ordre du groupe, peut se déplacer avec sa "
                    "dextérité, puis lancer une fois des dés d’attaque, et eux seuls, contre un tas à portée. S’il en "
                    "meurt, ses jetons PV sont au gearloc ; sinon, il est retiré.",
                ),
                battle=False,
                rewards=Rewards(progress=1, training=1),
                gives=Words(
                    "The HP chips gathered are their gearloc’s Buff HP in its next battle, and only there.",
                    "Les jetons PV récoltés sont des PV bonus pour leur gearloc au prochain combat, et pas au-delà.",
                ),
            ),
        ),
        Rewards(),
        _CARDS,
    ),
    Encounter(
        "classic-29",
        "classic",
        Words("Caution…Blasting Ahead", "Attention… tir de mine"),
        Words(
            "The cliff has moved onto the road and shows no sign of moving on. It gets dark in an hour.",
            "La falaise s’est installée sur la route et n’a pas l’air de vouloir repartir. Il fera nuit dans une "
            "heure.",
        ),
        (
            PrintedChoice(
                "A",
                Words("Light the fuses", "Allumer les mèches"),
                Words(
                    "For each gearloc two stacks of rubble of 3 HP are put on baddie positions of the party’s choice, "
                    "one to a position. The gearlocs stand on gearloc ranged positions with 2 grenades each, thrown "
                    "in any order. A grenade: any position of the mat and 2 attack dice; their total hits that "
                    "position, half of it, rounded down, each adjacent one. Gearlocs are not hurt, bones do nothing. "
                    "Succeeds if all rubble is gone.",
                    "Pour chaque gearloc, deux tas d’éboulis de 3 PV sont posés sur des positions de vilains au choix "
                    "du groupe, un par position. Les gearlocs sont sur des positions à distance de gearloc, avec 2 "
                    "grenades chacun, lancées dans n’importe quel ordre. Une grenade : une position quelconque du "
                    "tapis et 2 dés d’attaque ; leur total frappe cette position, la moitié, arrondie en dessous, "
                    "chaque position adjacente. Les gearlocs ne sont pas blessés, les os ne font rien. Réussi s’il ne "
                    "reste aucun éboulis.",
                ),
                battle=False,
                rewards=Rewards(progress=1, training=2),
            ),
        ),
        Rewards(),
        _CARDS,
    ),
    Encounter(
        "classic-30",
        "classic",
        Words("Lost and Found", "Objets trouvés"),
        Words(
            "She has a compass that knows where you want to go. She has no pockets yet, but is looking at yours.",
            "Elle a une boussole qui sait où vous voulez aller. Elle n’a pas de bourse, mais elle regarde les vôtres.",
        ),
        (
            PrintedChoice(
                "A",
                Words("Empty your pockets", "Vider ses poches"),
                Words(
                    "The party parts with at most 4 loot cards, or none, never trove, and rolls a D6 for each; a "
                    "party of one rolls two for each. Succeeds with a sum of 1 or more. With nothing given there is "
                    "no reward, and the day counter goes up by 1 at once, and again on the next new day.",
                    "Le groupe cède au plus 4 butins, ou aucun, jamais de butin verrouillé, et lance un D6 pour "
                    "chacun ; un gearloc seul en lance deux pour chacun. Réussi avec une somme d’au moins 1. Si rien "
                    "n’est donné, pas de récompense, et le compte-journée avance de 1 aussitôt, puis encore au "
                    "nouveau jour suivant.",
                ),
                battle=False,
                rewards=Rewards(),
                gives=Words(
                    "By the sum: 1 to 6, 1 progress and 1 training; 7 to 12, 1 progress and 2 training; 13 to 18, the "
                    "same and 1 trove to share; 19 or more, 1 progress, 2 training and 1 trove for each gearloc.",
                    "Selon la somme : de 1 à 6, 1 progrès et 1 entraînement ; de 7 à 12, 1 progrès et 2 "
                    "entraînements ; de 13 à 18, de même et 1 butin verrouillé à partager ; 19 ou plus, 1 progrès, 2 "
                    "entraînements et 1 butin verrouillé pour chaque gearloc.",
                ),
            ),
        ),
        Rewards(),
        _CARDS,
    ),
)
