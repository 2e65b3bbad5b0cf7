"""The twelve cards for a gearloc on its own."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.content.cards import Encounter, PrintedChoice
from boneyard.games.too_many_bones.model.rewards import Rewards

_CARDS: Final = "encounter cards, fan translation"
_CARDS_AND_RULES: Final = "encounter cards, fan translation; rulebook FR"

SOLO: Final[tuple[Encounter, ...]] = (
    Encounter(
        "solo-01",
        "solo",
        Words("The Sky Bridge", "Le pont céleste"),
        Words(
            "Half the planks are gone, and the other half are thinking about it. The shouts behind come closer anyway.",
            "La moitié des planches manque, l’autre hésite. Derrière, les cris se rapprochent quand même.",
        ),
        (
            PrintedChoice(
                "A",
                Words("Make a stand on the planks", "Tenir sur les planches"),
                Words(
                    "Baddie points of the day, +2. All units keep to lane 1, with a single baddie on the mat; each of"
                    " the others waits for its predecessor to fall and enters as that round ends.",
                    "Points de vilains du jour, +2. Toutes les unités restent sur la piste 1, avec un seul vilain sur"
                    " le tapis ; chacun des autres attend la chute du précédent et entre à la fin de cette manche.",
                ),
                battle=True,
                rewards=Rewards(loot_each=1),
            ),
            PrintedChoice(
                "B",
                Words("Run for the far side", "Courir jusqu’à l’autre bord"),
                Words(
                    "Baddie points of the day are only revealed, not fought. For each ranged baddie among them roll 2"
                    " attack dice: the gearloc loses as many HP as the swords show, and nothing defends. It fails with"
                    " the last HP lost.",
                    "Les points de vilains du jour sont seulement révélés, sans combat. Pour chaque vilain à distance,"
                    " lancer 2 dés d’attaque : le gearloc perd autant de PV qu’en montrent les épées, et rien ne l’en"
                    " protège. Perdre le dernier PV, c’est échouer.",
                ),
                battle=False,
                rewards=Rewards(),
            ),
        ),
        Rewards(progress=1, training=2),
        _CARDS_AND_RULES,
    ),
    Encounter(
        "solo-02",
        "solo",
        Words("Just Out of Reach", "Presque à portée"),
        Words(
            "Cold water glitters between the rocks. Anyone with a bow will have noticed as well.",
            "De l’eau fraîche brille entre les rochers. Quiconque possède un arc l’aura remarquée aussi.",
        ),
        (
            PrintedChoice(
                "A",
                Words("March straight to the water", "Marcher droit vers l’eau"),
                Words(
                    "Baddie points of the day, +2. Ranged baddies go to the top of the initiative meter before round"
                    " 1.",
                    "Points de vilains du jour, +2. Avant la manche 1, les vilains à distance passent en haut de la"
                    " jauge d’initiative.",
                ),
                battle=True,
                rewards=Rewards(progress=1, training=1),
            ),
            PrintedChoice(
                "B",
                Words("Scramble over the rocks", "Escalader les rochers"),
                Words(
                    "Baddie points of the day, +2. The baddies set up are Surprised: they start at the bottom of the"
                    " meter. No baddie moves in round 1.",
                    "Points de vilains du jour, +2. Les vilains placés au départ sont Surpris : ils commencent en bas"
                    " de la jauge. Aucun vilain ne se déplace pendant la manche 1.",
                ),
                battle=True,
                rewards=Rewards(training=1),
            ),
        ),
        Rewards(training=1, loot_each=1),
        _CARDS,
    ),
    Encounter(
        "solo-03",
        "solo",
        Words("Between a Rock and a Hard Place", "Entre le roc et l’enclume"),
        Words(
            "The boulder that gave such good shelter has just sat up. Torches are coming along the path.",
            "Le rocher qui offrait un si bon abri vient de se redresser. Des torches avancent sur le sentier.",
        ),
        (
            PrintedChoice(
                "A",
                Words("Chip away at the stone", "Entamer la pierre"),
                Words(
                    "Battle queue: one Stone Golem (5-pt), nothing else.",
                    "File d’attente : un Golem de pierre (5 pts), rien d’autre.",
                ),
                battle=True,
                rewards=Rewards(),
            ),
            PrintedChoice(
                "B",
                Words("Walk it towards the torches", "Le mener vers les torches"),
                Words(
                    "Baddie points of the day. The Golden Golem (20-pt), from the unused chips or the active stacks,"
                    " is set up in place of the gearloc and fights for it: it plays a baddie’s turn by the Attack,"
                    " Defense and skills of its chip, the player choosing among legal targets and paths. Baddies its"
                    " icon adds go to the bottom of the battle queue. At the end of round 3, or of the round in which"
                    " the golem falls if that is earlier, the gearloc enters; from then on all baddies, the golem"
                    " included, are its enemies. All of them must be defeated, the golem at whatever time.",
                    "Points de vilains du jour. Le Golem d’or (20 pts), pris parmi les jetons inutilisés ou dans les"
                    " piles actives, est placé au lieu du gearloc et se bat pour lui : il joue un tour de vilain selon"
                    " l’attaque, la défense et les capacités de son jeton, le joueur choisissant parmi les cibles et"
                    " les chemins permis. Les vilains que son icône ajoute vont en bas de la file d’attente. À la fin"
                    " de la manche 3, ou de celle où le golem tombe si c’est plus tôt, le gearloc entre ; dès lors,"
                    " tous les vilains, golem compris, sont ses ennemis. Tous doivent être vaincus, le golem à"
                    " n’importe quel moment.",
                ),
                battle=True,
                rewards=Rewards(training=1, trove_each=1),
            ),
        ),
        Rewards(progress=1, training=1, loot_each=1),
        _CARDS,
    ),
    Encounter(
        "solo-04",
        "solo",
        Words("A Dire Situation", "Une sombre histoire"),
        Words(
            "The fire is out, and something large is breathing on the other side of it. It is not snoring.",
            "Le feu est mort, et quelque chose de gros respire de l’autre côté. Cela ne ronfle pas.",
        ),
        (
            PrintedChoice(
                "A",
                Words("Feel around for something sharp", "Chercher à tâtons de quoi frapper"),
                Words(
                    "Battle queue: one Wolf (1-pt) and one Dire Wolf (5-pt), from the active stacks or else from the"
                    " unused chips. No skill dice in rounds 1 and 2.",
                    "File d’attente : un Loup (1 pt) et un Sombreloup (5 pts), pris dans les piles actives ou, à "
                    "défaut, parmi les jetons inutilisés. Aucun dé de capacité pendant les manches 1 et 2.",
                ),
                battle=True,
                rewards=Rewards(),
            ),
            PrintedChoice(
                "B",
                Words("Empty the pack on the ground", "Vider le sac par terre"),
                Words(
                    "Battle queue: one Wolf (1-pt) and one Dire Wolf (5-pt), from the active stacks or else from the"
                    " unused chips. Only skill dice in rounds 1 and 2.",
                    "File d’attente : un Loup (1 pt) et un Sombreloup (5 pts), pris dans les piles actives ou, à "
                    "défaut, parmi les jetons inutilisés. Uniquement des dés de capacité pendant les manches 1 et 2.",
                ),
                battle=True,
                rewards=Rewards(),
            ),
        ),
        Rewards(progress=1, training=2, loot_each=1),
        _CARDS,
    ),
    Encounter(
        "solo-05",
        "solo",
        Words("Invited for Dinner", "Invité à dîner"),
        Words(
            "Two voices disagree about the salt. The rope smells of onions, and so does everything else.",
            "Deux voix se disputent à propos du sel. La corde sent l’oignon, comme tout le reste.",
        ),
        (
            PrintedChoice(
                "A",
                Words("Wriggle out of the rope", "Se dégager de la corde"),
                Words(
                    "One lockpicking attempt at Force 3, then Lever 2. Both open: discard all loot, opened trove too,"
                    " but keep locked trove; the 2 loot of this choice take its place. Otherwise lose 2 HP, but never"
                    " the last, and the other choice is taken instead.",
                    "Une tentative de crochetage : clenche 3, puis loquet 2. Les deux ouverts : défausser tout son"
                    " butin, même déverrouillé, mais garder celui qui est encore verrouillé ; les 2 butins de ce choix"
                    " le remplacent. Sinon, perdre 2 PV, mais jamais le dernier, et l’autre choix s’applique à la"
                    " place.",
                ),
                battle=False,
                rewards=Rewards(loot_shared=2),
            ),
            PrintedChoice(
                "B",
                Words("Debate the recipe", "Discuter la recette"),
                Words(
                    "Lose 3 HP, but never the last. Resting in this recovery gives back only half of what is missing,"
                    " rounded up.",
                    "Perdre 3 PV, mais jamais le dernier. Se reposer pendant cette récupération ne rend que la moitié"
                    " des PV manquants, arrondie vers le haut.",
                ),
                battle=False,
                rewards=Rewards(),
            ),
        ),
        Rewards(progress=1, training=1),
        _CARDS,
    ),
    Encounter(
        "solo-06",
        "solo",
        Words("A Trap of My Own Making", "Un piège de ma façon"),
        Words(
            "They are taller, faster and better armed. They have not, however, spent the afternoon digging.",
            "Ils sont plus grands, plus rapides et mieux armés. Mais ils n’ont pas passé l’après-midi à creuser.",
        ),
        (
            PrintedChoice(
                "A",
                Words("Wave from behind the pits", "Faire signe derrière les fosses"),
                Words(
                    "Battle queue: two 5-pt baddies. Roll a D6 as each baddie enters the mat: on 1 or 2 nothing"
                    " happens, on 3 to 6 it is caught and has no turn in rounds 1 and 2.",
                    "File d’attente : deux vilains à 5 pts. Lancer un D6 quand un vilain entre sur le tapis : sur 1 ou"
                    " 2, rien ; de 3 à 6, il est pris et n’a pas de tour pendant les manches 1 et 2.",
                ),
                battle=True,
                rewards=Rewards(),
            ),
            PrintedChoice(
                "B",
                Words("Dance between the pits", "Danser entre les fosses"),
                Words(
                    "Battle queue: two 5-pt baddies. The baddies set up are Surprised: they start at the bottom of the"
                    " meter. Each position a baddie comes to, the one it enters on and those it walks over included,"
                    " deals it 1 true damage.",
                    "File d’attente : deux vilains à 5 pts. Les vilains placés au départ sont Surpris : ils commencent"
                    " en bas de la jauge. Chaque position où arrive un vilain, y compris celle où il entre et celles"
                    " qu’il traverse, lui inflige 1 coup critique.",
                ),
                battle=True,
                rewards=Rewards(),
            ),
        ),
        Rewards(progress=1, training=2, loot_each=1),
        _CARDS,
    ),
    Encounter(
        "solo-07",
        "solo",
        Words("Risky Payoff", "Un pot-de-vin risqué"),
        Words(
            "The Ebon across the road look at the pack first and at its owner second. One of them coughs.",
            "Les gens de l’Ébène en travers de la route regardent d’abord le sac, ensuite son propriétaire. L’un d’eux "
            "tousse.",
        ),
        (
            PrintedChoice(
                "A",
                Words("Keep the pack shut", "Garder le sac fermé"),
                Words(
                    "Baddie points of the day. Roll a D6 at the end of rounds 3, 4 and 5: on 1 to 3 one 1-pt baddie"
                    " joins the bottom of the battle queue.",
                    "Points de vilains du jour. Lancer un D6 à la fin des manches 3, 4 et 5 : de 1 à 3, un vilain à 1"
                    " pt rejoint le bas de la file d’attente.",
                ),
                battle=True,
                rewards=Rewards(training=1, loot_each=1),
            ),
            PrintedChoice(
                "B",
                Words("Hold out something shiny", "Tendre quelque chose qui brille"),
                Words(
                    "Give up 1 loot, which the gearloc must have, and roll a D6. On 4 to 6 they leave: it succeeds. On"
                    " 1 to 3 the loot is gone for nothing, and both choices are open again.",
                    "Céder 1 butin, qu’il faut avoir, et lancer un D6. De 4 à 6, ils s’en vont : c’est réussi. De 1 à"
                    " 3, le butin est perdu pour rien, et les deux choix s’offrent de nouveau.",
                ),
                battle=False,
                rewards=Rewards(training=1),
            ),
        ),
        Rewards(progress=1, training=1),
        _CARDS,
    ),
    Encounter(
        "solo-08",
        "solo",
        Words("Not So Ordinary Water", "Une eau peu ordinaire"),
        Words(
            "The spring tastes of copper and clover. Scratches close while one looks at them.",
            "La source a un goût de cuivre et de trèfle. Les égratignures se referment à vue d’œil.",
        ),
        (
            PrintedChoice(
                "A",
                Words("Spend the night in the moss", "Passer la nuit dans la mousse"),
                Words(
                    "Baddie points of the day, and one 5-pt baddie more, placed by its value. The gearloc has 5 Buff"
                    " HP for this battle.",
                    "Points de vilains du jour, et un vilain à 5 pts de plus, placé selon sa valeur. Le gearloc a 5 PV"
                    " bonus pour ce combat.",
                ),
                battle=True,
                rewards=Rewards(training=1, loot_each=1),
            ),
            PrintedChoice(
                "B",
                Words("Fill the flask and go", "Remplir la gourde et filer"),
                Words(
                    "The card takes 1 loot space and holds 2 HP chips. At any time chips may be spent, each to heal 1"
                    " HP; once empty it is discarded, and its progress stays.",
                    "La carte occupe 1 case de butin et porte 2 jetons PV. On peut les dépenser à tout moment, chacun"
                    " pour récupérer 1 PV ; une fois vide, elle est défaussée, et son progrès reste acquis.",
                ),
                battle=False,
                rewards=Rewards(),
                gives=Words("This card as loot, with 2 HP to drink.", "Cette carte comme butin, avec 2 PV à boire."),
            ),
        ),
        Rewards(progress=1, training=1),
        _CARDS,
    ),
    Encounter(
        "solo-09",
        "solo",
        Words("What Goes Around…", "Qui sème le vent…"),
        Words(
            "A Mohlnor with a cart has met people who do not pay either. It is a long and thorough robbery.",
            "Un Mohlnor et sa charrette ont croisé des gens qui ne paient pas non plus. Le pillage est long et"
            " méthodique.",
        ),
        (
            PrintedChoice(
                "A",
                Words("Sit down and wait a little", "S’asseoir et attendre un peu"),
                Words(
                    "Baddie points of the day, and one 5-pt baddie more, placed by its value. Baddies enter 2 HP"
                    " short, but with at least 1.",
                    "Points de vilains du jour, et un vilain à 5 pts de plus, placé selon sa valeur. Les vilains"
                    " entrent avec 2 PV de moins, mais au moins 1.",
                ),
                battle=True,
                rewards=Rewards(loot_each=2),
            ),
            PrintedChoice(
                "B",
                Words("Jump onto the cart", "Sauter sur la charrette"),
                Words(
                    "Baddie points of the day, and one 5-pt baddie more on top of the battle queue. A Mohlnor with 4"
                    " HP stands on a melee gearloc position: a melee ally whom the player controls, and who acts right"
                    " after the gearloc, moves up to 2, rolls 2 attack dice but no defense dice, and can be targeted"
                    " like a gearloc. It fails unless the battle is won with the ally alive.",
                    "Points de vilains du jour, et un vilain à 5 pts de plus en haut de la file d’attente. Un Mohlnor"
                    " à 4 PV se tient sur une position de gearloc au corps à corps : un allié au corps à corps que"
                    " dirige le joueur ; il agit juste après le gearloc, se déplace de 2 au plus, lance 2 dés"
                    " d’attaque mais aucun dé de défense, et peut être ciblé comme un gearloc. C’est un échec si le"
                    " combat n’est pas gagné avec l’allié en vie.",
                ),
                battle=True,
                rewards=Rewards(trove_each=1),
                gives=Words(
                    "Mohlnor Traders is shuffled into the encounter deck.",
                    "La carte « Les marchands mohlnors » est mélangée au paquet de rencontres.",
                ),
            ),
        ),
        Rewards(progress=1, training=1, loot_each=1),
        _CARDS,
    ),
    Encounter(
        "solo-10",
        "solo",
        Words("An Issue of Lung Capacity", "Une question de souffle"),
        Words(
            "The reed is short, the water is cold, and the boots on the bank show no sign of leaving.",
            "Le roseau est court, l’eau est froide, et les bottes sur la berge ne font pas mine de partir.",
        ),
        (
            PrintedChoice(
                "A",
                Words("Pull a sword off a belt", "Tirer une épée d’un ceinturon"),
                Words(
                    "Baddie points of the day. Whichever baddie enters lane 1 first has 2 Attack less; the gearloc has"
                    " 1 Attack more. No skill dice in rounds 1 and 2.",
                    "Points de vilains du jour. Le premier vilain qui entre sur la piste 1 a 2 d’attaque en moins, le "
                    "gearloc 1 de plus. Aucun dé de capacité pendant les manches 1 et 2.",
                ),
                battle=True,
                rewards=Rewards(),
            ),
            PrintedChoice(
                "B",
                Words("Crawl back to the pack", "Ramper jusqu’au sac"),
                Words(
                    "Baddie points of the day. No skill dice in round 1.",
                    "Points de vilains du jour. Aucun dé de capacité pendant la manche 1.",
                ),
                battle=True,
                rewards=Rewards(),
            ),
        ),
        Rewards(progress=1, training=2, loot_each=1),
        _CARDS,
    ),
    Encounter(
        "solo-11",
        "solo",
        Words("Trust Your Gut", "Se fier à son flair"),
        Words(
            "On the left a great many fires, and singing. On the right two fires, and a whetstone.",
            "À gauche, une foule de feux, et l’on chante. À droite, deux feux, et une pierre à aiguiser.",
        ),
        (
            PrintedChoice(
                "A",
                Words("Spoil the singing", "Gâcher la chanson"),
                Words(
                    "Baddie points of the day, all in 1-pt baddies. A baddie defeated in rounds 1 to 3 returns to the"
                    " bottom of the battle queue, not to the defeated pile.",
                    "Points de vilains du jour, tous en vilains à 1 pt. Un vilain vaincu pendant les manches 1 à 3"
                    " retourne en bas de la file d’attente, et non au cimetière.",
                ),
                battle=True,
                rewards=Rewards(),
            ),
            PrintedChoice(
                "B",
                Words("Sting the whetters and run", "Piquer les aiguiseurs et courir"),
                Words(
                    "Battle queue: two melee 5-pt baddies. Each turn of the gearloc may end with a move of up to 3"
                    " positions that costs no Dex.",
                    "File d’attente : deux vilains à 5 pts au corps à corps. Chaque tour du gearloc peut finir par un"
                    " déplacement de 3 positions au plus, qui ne coûte aucune dextérité.",
                ),
                battle=True,
                rewards=Rewards(),
            ),
        ),
        Rewards(progress=1, training=2, loot_each=1),
        _CARDS,
    ),
    Encounter(
        "solo-12",
        "solo",
        Words("Unwanted Affection", "Une affection encombrante"),
        Words(
            "The child has packed a spoon and three toads. The village waves goodbye with suspicious speed.",
            "L’enfant a emporté une cuillère et trois crapauds. Le village fait au revoir avec un empressement"
            " suspect.",
        ),
        (
            PrintedChoice(
                "A",
                Words("Walk faster", "Presser le pas"),
                Words(
                    "The Health stat die goes down by 1; at 0 it stays.",
                    "Le dé de caractéristique Santé baisse de 1 ; à 0, il y reste.",
                ),
                battle=False,
                rewards=Rewards(),
            ),
            PrintedChoice(
                "B",
                Words("Make room for the toads", "Faire une place aux crapauds"),
                Words(
                    "The card is kept as a reminder: as the next battle starts the gearloc chooses 3 of its skill dice"
                    " and exhausts them.",
                    "La carte est gardée pour mémoire : au début du prochain combat, le gearloc choisit 3 de ses dés "
                    "de capacité et les défausse.",
                ),
                battle=False,
                rewards=Rewards(),
            ),
        ),
        Rewards(progress=1, training=1),
        _CARDS,
    ),
)
