# Boneyard en français. Mêmes clés et mêmes variables que dans en.ftl.
# Espace fine insécable devant ; ! et ?, espace insécable devant : et dans les guillemets ; un test y veille.


## Baby Boom : les noms

baby-boom-title = Baby Boom
baby-boom-option-risky-business = « les risques du métier »
baby-boom-option-tiles-and-bombs = « des tuiles et des bombes »

baby-boom-name = { $colour ->
    [red] Rouge
    [green] Vert
    [yellow] Jaune
   *[blue] Bleu
}
baby-boom-letter = { $colour ->
    [red] R
    [green] V
    [yellow] J
   *[blue] B
}
baby-boom-die = { $colour ->
    [red] le dé rouge
    [green] le dé vert
    [yellow] le dé jaune
   *[blue] le dé bleu
}
baby-boom-the-die = { $colour ->
    [red] Le dé rouge
    [green] Le dé vert
    [yellow] Le dé jaune
   *[blue] Le dé bleu
}
baby-boom-tile = { $tile ->
    [conveyor] tapis roulant
    [pinball] flipper
    [trap] piège
    [hole] trou
   *[wall] mur
}
baby-boom-square = { $square }
baby-boom-turned = { $turn ->
    [up] { $tile ->
        [wall] , côté haut
       *[conveyor] , vers le haut
    }
    [right] { $tile ->
        [wall] , côté droit
       *[conveyor] , vers la droite
    }
    [down] { $tile ->
        [wall] , côté bas
       *[conveyor] , vers le bas
    }
    [left] { $tile ->
        [wall] , côté gauche
       *[conveyor] , vers la gauche
    }
    [slash] , incliné /
    [backslash] , incliné \
   *[none] {""}
}
baby-boom-ends = { $face ->
    [0] {" "}: Boom !
   *[other] {" "}et montre { $face }.
}


## Baby Boom : ce qui est demandé

baby-boom-ask-lay-tile = { baby-boom-name }, posez une des tuiles.
baby-boom-ask-place-die = { baby-boom-name }, placez un dé-bombe sur une case libre.
baby-boom-ask-move = { baby-boom-name }, déplacez un de vos dés.
baby-boom-ask-count-down = { baby-boom-name }, aucun dé ne peut bouger : choisissez celui dont le compte à rebours avance.


## Baby Boom : ce que fait un choix

baby-boom-lay = { baby-boom-tile } en { $square }{ baby-boom-turned }
baby-boom-on-square = en { $square }
baby-boom-step = { $end ->
    [hole] tombe dans le trou
    [trap] déclenche le piège en { $to } : { baby-boom-boom }
    [hit] { $ride ->
        [no] est touché
       *[yes] emporté jusqu’à { $to }, où il est touché
    }
   *[board] { $ride ->
        [back] revient en { $to }, { baby-boom-shows }
        [yes] emporté jusqu’à { $to }, { $face ->
            [0] { baby-boom-boom }
           *[other] où il montre { $face }
        }
       *[no] { baby-boom-shows }
    }
}
baby-boom-push = pousse { $count ->
    [one] { $victim }
   *[other] { $count } dés, { $victim } en dernier,
} { $fate ->
    [hole] dans le trou
    [trap] sur le piège
   *[board] vers { $goes }
}{ $boom ->
    [no] {""}
   *[other] {" "}: { baby-boom-boom }
} ; { $step }
baby-boom-shows = { $face ->
    [0] { baby-boom-boom }
   *[other] montre { $face }
}
baby-boom-boom = { $boom ->
    [rolled] Boom !, portée à lancer
   *[other] Boom ! { $hits ->
        [0] ne touche rien
       *[other] touche { $hits ->
            [one] { $hits } dé
           *[other] { $hits } dés
        }
    }{ $mine ->
        [0] {""}
       *[other] {" "}(dont { $mine } à vous)
    }
}


## Baby Boom : ce qui s’est passé

baby-boom-rolled-for-first = { baby-boom-name } lance le dé pour commencer et fait { $face ->
    [0] Boom ! (0).
   *[other] { $face }.
}
baby-boom-tied = { $players } sont à égalité et relancent.
baby-boom-round-began = Manche { $round }. { baby-boom-name } a la tuile de premier joueur et commence.
baby-boom-tossed = { baby-boom-name } lance les tuiles : { $tiles }.
baby-boom-tossed-tile = { $count } { $count ->
    [one] { baby-boom-tile }
   *[other] { $tile ->
        [conveyor] tapis roulants
       *[other] { baby-boom-tile }s
    }
}
baby-boom-laid = { baby-boom-name } pose un { baby-boom-tile } en { $square }{ baby-boom-turned }.
baby-boom-placed = { baby-boom-name } place un dé en { $square }.
baby-boom-moved = { $ride ->
    [back] { baby-boom-the-die } quitte { $from } et revient en { $to } par { $via }{ baby-boom-ends }
    [yes] { baby-boom-the-die } est emporté de { $from } à { $to } par { $via }{ baby-boom-ends }
   *[no] { baby-boom-the-die } va de { $from } à { $to }{ baby-boom-ends }
}
baby-boom-pushed = { $ride ->
    [back] Dé-gage ! { baby-boom-the-die } est poussé de { $from } et revient en { $to } par { $via }{ baby-boom-ends }
    [yes] Dé-gage ! { baby-boom-the-die } est poussé de { $from } et emporté par { $via } jusqu’à { $to }{ baby-boom-ends }
   *[no] Dé-gage ! { baby-boom-the-die } est poussé de { $from } à { $to }{ baby-boom-ends }
}
baby-boom-counted-down = { baby-boom-name } est bloqué ; le dé en { $square } décompte sur place{ baby-boom-ends }
baby-boom-fell = { baby-boom-the-die } tombe dans le trou en { $square }.
baby-boom-trap-sprung = Le piège en { $square } se déclenche sous { baby-boom-die }.
baby-boom-hit = { baby-boom-letter }{ $face ->
    [0] *
   *[other] { $face }
} en { $square }
baby-boom-power-rolled = { baby-boom-name } lance le dé de puissance pour l’explosion en { $square } et fait { $face ->
    [0] Boom ! Seul ce dé disparaît.
    [1] { $face } : elle porte à { $face } case.
    [2] { $face } : elle porte à { $face } cases.
    [3] { $face } : elle porte à { $face } cases.
   *[other] { $face } : elle balaie toute la ligne et toute la colonne.
}
baby-boom-exploded = { $power ->
    [-1] { baby-boom-the-die } explose en { $square } ; sa portée sera lancée au dé. { $count ->
        [0] Il ne peut rien toucher.
       *[other] Il peut toucher { $hits }.
    }
    [0] { baby-boom-the-die } implose en { $square } et disparaît.
   *[other] { $count ->
        [0] { baby-boom-the-die } explose en { $square } et ne touche rien.
        [one] { baby-boom-the-die } explose en { $square } et élimine { $hits }.
       *[other] { baby-boom-the-die } explose en { $square } et élimine { $count } dés : { $hits }.
    }
}
baby-boom-round-ended = Fin de la manche { $round }. { $points }.{ $last ->
    [yes] {""}
   *[no] {" "}{ baby-boom-name } commence la suivante.
}
baby-boom-scored = { baby-boom-name } +{ $points } = { $total }
baby-boom-out = { baby-boom-name } n’a plus de dé actif et attend la fin de la manche.


## Baby Boom : la fin

baby-boom-won = { baby-boom-name } gagne avec { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
baby-boom-shared = { $count } joueurs partagent la victoire avec { $points ->
    [one] { $points } point chacun.
   *[other] { $points } points chacun.
}


## Baby Boom : la table dans le terminal

baby-boom-round = Manche { $round } sur { $rounds }
baby-boom-first = Premier joueur : { baby-boom-name }
baby-boom-to-lay = À poser : { $tiles }
baby-boom-in-hand = Dés à placer : { $dice }
baby-boom-round-row = Manche { $round }
baby-boom-total-row = Total


## Baby Boom : les règles en bref

baby-boom-rules =
    Chaque dé est une bombe et son compte à rebours : 5, 4, 3, 2, 1, Boom ! Un dé qui montre de 1 à 5 est actif.
    À votre tour, déplacez un de vos dés actifs d’une case vers le haut, le bas, la gauche ou la droite, puis baissez sa valeur d’un cran.
    Dé-gage : vous pouvez pousser un dé adverse actif plus faible que le vôtre si la case derrière lui est libre. Les deux dés baissent alors d’un cran.
    Un dé qui arrive à Boom ! explose : tous les autres dés de sa ligne et de sa colonne quittent le plateau, les vôtres aussi. Le dé explosé reste, ne bouge plus, et peut encore être touché.
    Si aucun de vos dés ne peut bouger, l’un d’eux baisse d’un cran sur place. Si vous n’avez plus de dé actif, votre tour est sauté.
    La manche s’arrête quand un joueur au plus a encore un dé actif. Chaque dé sur le plateau rapporte sa valeur à son propriétaire, et Boom ! rapporte 1.
    Le survivant commence la manche suivante ; si personne ne survit, c’est celui qui a joué en dernier. À trois joueurs, les cases de départ avancent d’une couleur à chaque manche.
    Après trois manches, celui qui a le plus de points gagne ; à égalité, la victoire est partagée.
baby-boom-rules-risky-business =
    Les risques du métier : celui qui provoque une explosion lance le dé. 4 ou 5 : toute la ligne et toute la colonne. 1, 2 ou 3 : autant de cases dans chaque direction. Boom ! : seul le dé qui explose disparaît.
baby-boom-rules-tiles-and-bombs =
    Des tuiles et des bombes : avant chaque manche, on lance quatre tuiles. Chacun à son tour en pose une : deux chacun à deux joueurs, une chacun à quatre ; à trois, le premier joueur en pose deux. Puis on place les dés un à un, jamais sur une tuile.
    Un tapis roulant ne peut viser ni l’extérieur du plateau, ni un mur, ni un tapis qui lui fait face ; pas de flipper sur le bord, ni de mur le long du bord.
    Un tapis roulant emporte le dé dans le sens de sa flèche. Un flipper le renvoie à angle droit et arrête les explosions. Un dé poussé ou emporté sur un piège y explose, et tous deux disparaissent ; y entrer soi-même est sans danger. Un trou avale les dés. Un mur ferme un bord aux dés et aux explosions.
    Un dé emporté pousse celui qui est sur son chemin selon les mêmes règles ; s’il ne le peut pas, ou s’il devait repasser par la même tuile, le coup est interdit.
    Quel que soit le trajet, chaque dé ne décompte qu’une fois par tour.
baby-boom-legend =
    R4 est un dé rouge qui montre 4 ; R* est un dé rouge qui a explosé. V pour vert, J pour jaune, B pour bleu.
    Le dernier coup est marqué [ ], les coups d’avant depuis le vôtre ‹ ›, un dé touché ××.
baby-boom-legend-tiles-and-bombs =
    →→ est un tapis roulant, ╱╱ un flipper, xx un piège (J4x : un dé sur un piège), () un trou, un trait épais un mur ; ▌ montre la case où il est posé.


## Les listes : a, b et c

list-next = { $before }, { $item }
list-last = { $before } et { $item }


## Les mots de la notation, tels qu’on les lit et peut les taper

word-conveyor = tapis
word-pinball = flipper
word-trap = piège
word-hole = trou
word-wall = mur
word-up = haut
word-right = droite
word-down = bas
word-left = gauche
word-counts-down = sur place


## Le terminal : jouer

ui-welcome = { $title }. Graine { $seed }.
ui-welcome-variants = { $title }, avec { $variants }. Graine { $seed }.
ui-type-help = Tapez « ? » pour l’aide.
ui-prompt = « ? » pour l’aide
ui-resumed = { $count ->
    [0] Partie reprise au début.
    [one] Partie reprise après { $count } coup.
   *[other] Partie reprise après { $count } coups.
}
ui-human = humain
ui-seat = place { $seat }
ui-hand-over = À { $name }. Entrée quand personne d’autre ne regarde.
ui-thinking = { $name } réfléchit ({ $bot })…
ui-many = Trop de choix pour tout lister. Tapez un de ces mots pour continuer :
ui-fits = { $count ->
    [one] Un seul coup correspond ; Entrée le joue :
   *[other] { $count } coups correspondent :
}
ui-no-such-move = Aucun coup « { $typed } ». Entrée montre la liste, « ? » pour l’aide.
ui-no-such-move-but = Aucun coup « { $typed } ». Avec { $start }, il y a :
ui-no-number = Choisissez de { $first } à { $last }.
ui-hint = Conseil : { $move }
ui-forecast-which = Lequel ? Tapez f et un numéro ou un coup : f 3
ui-forecast-nothing = Rien d’autre ne se passerait.
ui-forecast = Si vous jouez { $move } :
ui-undone = { $replies ->
    [0] Annulé : { $move }.
    [one] Annulé : { $move }, ainsi qu’un coup du bot.
   *[other] Annulé : { $move }, ainsi que { $replies } coups des bots.
}
ui-saved = Partie enregistrée dans { $path }
ui-not-saved = Impossible d’enregistrer dans { $path } : { $why }
ui-exists = Le fichier { $path } existe déjà ; choisissez un autre nom.
ui-resume-with = Pour reprendre plus tard : { $command }
ui-bye = Rien de joué, rien d’enregistré.
ui-winners = Vainqueurs : { $names }
ui-seed = Graine { $seed }
ui-rematch = Revanche : { $command }
ui-watch-again = Revoir la partie : { $command }

undo-refused-chance = Des dés ont été lancés depuis ; cela ne s’annule plus.
undo-refused-revealed = Quelque chose de caché a été montré depuis ; cela ne s’annule plus.
undo-refused-others = Quelqu’un d’autre a joué depuis ; cela ne s’annule plus.
undo-refused-nothing = Il n’y a encore rien à annuler.

ui-help-commands =
    12, c3-c4     jouer un coup par son numéro ou tel qu’il s’écrit ; c3c4 suffit
    c3            le début d’un coup : montrer ce qui correspond
    Entrée        jouer le seul coup qui correspond ; sinon montrer le plateau et la liste
    u, annuler    reprendre votre dernier coup, et ceux des bots avec
    h, conseil    ce que jouerait un bon bot
    f 12          prévoir : ce que ferait le coup 12 ; dans certains jeux, f seul : ce qui vient de toute façon
    l NOM         voir le plateau de quelqu’un, là où chacun a le sien
    s FICHIER     enregistrer ; sans nom, à l’endroit habituel
    q, quitter    enregistrer et partir
    ? règles      les règles, et comment lire le plateau
    ?, aide       ceci
ui-help-rules = Les règles
ui-help-board = Le plateau
ui-help-keys = Ce que vous pouvez taper


## Le terminal : revoir

ui-replay-at = Coup { $number } sur { $last }
ui-replay-keys = Entrée : suite, b : retour, g 12 : aller au coup 12, e : fin, q : quitter
ui-replay-start = Le début
ui-replay-end = C’est la fin de la partie enregistrée.
ui-replay-first = C’est le début de la partie enregistrée.
ui-replay-undo = { $name } annule un coup.
ui-replay-unknown = Entrée, b, g et un numéro, e ou q ; pas « { $typed } ».
ui-verified = { $path } : { $count ->
    [one] { $count } coup rejoué
   *[other] { $count } coups rejoués
}, même résultat que celui noté. { $result }
ui-verified-open = { $path } : { $count ->
    [0] aucun coup
    [one] { $count } coup légal
   *[other] { $count } coups, tous légaux
}. La partie n’est pas finie.
ui-verified-unsigned = { $path } : { $count ->
    [one] { $count } coup légal
   *[other] { $count } coups, tous légaux
}, mais aucun résultat n’est noté. { $result }


## Le terminal : les faits

ui-facts-title = { $title } : ce que disent les pièces
ui-facts-name = fait
ui-facts-value = valeur
ui-facts-mark = statut
ui-facts-source = source, ou raison du choix
ui-facts-known = connu
ui-facts-proposed = proposé
ui-facts-count = { $known ->
    [one] { $known } connu
   *[other] { $known } connus
}, { $proposed ->
    [one] { $proposed } proposé
   *[other] { $proposed } proposés
}. Faits { $hash }.


## Bad Bones: the table in the terminal

bad-bones-ui-name = { $banner ->
    [raven] Corbeau
    [stag] Cerf
    [boar] Sanglier
    [wolf] Loup
    [owl] Hibou
   *[hare] Lièvre
}
bad-bones-ui-letter = { $colour ->
    [yellow] J
    [blue] B
    [red] R
    [green] V
   *[purple] P
}
bad-bones-ui-chief = { $chief ->
    [demolition] A
    [necromancer] N
    [friendly] S
    [instructor] I
    [spectral] C
    [saboteur] T
   *[emperor] E
}
bad-bones-ui-zone = ruiné
bad-bones-ui-home = { $home ->
    [capital] capitale
   *[village] village
}
bad-bones-ui-slot = { $side ->
    [left] forêt à gauche de { $lane }
    [right] forêt à droite de { $lane }
    [top] forêt au-dessus de { $lane }
   *[bottom] forêt au-dessous de { $lane }
}
bad-bones-ui-phase = { $phase ->
    [market] marché
    [towers] tours
    [hero] 1 héros
    [trap] 2 pièges
    [weapon] arme
    [over] fin
   *[skeletons] 3 squelettes
}
bad-bones-ui-round = { $rounds ->
    [0] Manche { $round }, { $phase }
   *[other] Manche { $round } sur { $rounds }, { $phase }
}
bad-bones-ui-heroic = Pour la victoire héroïque
bad-bones-ui-tracking = { $face ->
    [white] les blancs à bouger
   *[black] les noirs à bouger
}
bad-bones-ui-supply = Réserve : { $traps }
bad-bones-ui-resting = De retour à la prochaine manche : { $traps }
bad-bones-ui-weapon = Arme : { $weapon }
bad-bones-ui-cemetery = † Cimetière :
bad-bones-ui-bag = Dans le sac : { $count }
bad-bones-ui-signs = ♜ étages, ⌂ maisons, † au cimetière, puis les points
bad-bones-ui-signs-alone = ♜ étages, ⌂ maisons, † au cimetière
bad-bones-ui-signs-coop = ♜ tours, † au cimetière
bad-bones-ui-market = Le marché
bad-bones-ui-stalls = { $kind ->
    [trap] Pièges
   *[weapon] Armes, une chacun
}
bad-bones-ui-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
bad-bones-ui-order = Prochains acheteurs : { $names }
bad-bones-ui-waiting = Dans vos forêts :
bad-bones-ui-tally = { $row ->
    [floors] Étages, 4 chacun
    [houses] Maisons, 3 chacune
    [stars] Étoiles
   *[points] Points
}
bad-bones-ui-ahead = { $phase ->
    [hero] À venir, si le héros restait là :
   *[any] À venir :
}
bad-bones-ui-ahead-nothing = aucun dégât
bad-bones-ui-ahead-doom = votre royaume tombe
bad-bones-ui-ahead-floors = { $count ->
    [one] { $count } étage tombe
   *[other] { $count } étages tombent
}
bad-bones-ui-ahead-houses = { $count ->
    [one] { $count } maison brûle
   *[other] { $count } maisons brûlent
}
bad-bones-ui-ahead-capital = { $count ->
    [one] { $count } maison de la capitale brûle
   *[other] { $count } maisons de la capitale brûlent
}
bad-bones-ui-ahead-towers = { $count ->
    [one] { $count } tour tombe
   *[other] { $count } tours tombent
}
bad-bones-ui-ahead-stolen = le trésor est volé
bad-bones-ui-ahead-worn-out = { $count ->
    [one] { $count } piège disparaît
   *[other] { $count } pièges disparaissent
}
bad-bones-ui-ahead-mended = { $count } de réparé
bad-bones-ui-ahead-slain = { $count ->
    [one] le héros en détruit { $count }
   *[other] le héros en détruit { $count }
}
bad-bones-ui-ahead-killed = { $count ->
    [one] { $count } meurt dans un piège
   *[other] { $count } meurent dans les pièges
}
bad-bones-ui-ahead-sent = { $count ->
    [one] { $count } expulsé
   *[other] { $count } expulsés
}
bad-bones-ui-ahead-asked = { $count ->
    [one] { $count } choix à faire
   *[other] { $count } choix à faire
}
bad-bones-ui-ahead-damaged = { $count ->
    [one] { $count } piège abîmé
   *[other] { $count } pièges abîmés
}
bad-bones-ui-legend =
    2J●↓, ce sont deux squelettes jaunes qui descendent : la lettre et la forme de la couleur, et une flèche. J● jaune, B■ bleu, R▲ rouge, V◆ vert, P★ pourpre. L’apostrophe : a déjà bougé ; * : gelé ; & : suit un instructeur.
    H est le héros, ♜4 une tour de quatre étages, ⌂ une maison, † le cimetière, ∴ une ruine, ○ et ● la face blanche et la face noire. ×5, ce sont cinq squelettes, détaillés sous le plateau.
    Un piège montre son nom, un mur son orientation ; le tiret : abîmé ; l’apostrophe : déjà déclenché à cette manche. Les fines lignes coudées sont les flèches imprimées : qui arrive le long de la ligne repart par sa flèche.
    Hors du plateau attendent les squelettes des forêts. Au cimetière, la flèche montre par où un squelette entrera.
    Sur un petit plateau, ↓2, ce sont deux squelettes qui descendent, *3 trois qui vont de divers côtés, C catapulte, D dragon, $ trésor, # barricade, B bombe, U corbillard, L labyrinthe, O portail, S ressort, x zone détruite ; les chiffres autour attendent dans les forêts.
    Dans une prévision, le plateau est montré tel qu’il sera : un point là où quelqu’un passe, « ? » là où l’on vous demandera, « ! » ce qui est frappé.
bad-bones-ui-legend-chiefs =
    Les chefs ont une lettre à la place de la forme : A artificier, N nécromant, S sympa, I instructeur, C spectral, T saboteur, E empereur.


## The terminal: several at one keyboard, and what answers itself

ui-forced = { $name } : seul { $move } est possible.
ui-hand-over-undo = u : { $name } reprend sa dernière réponse.
ui-forecast-now = Si vous n’y faites rien :
ui-forecast-board = Voici le plateau alors :
ui-look-whom = De qui ? { $names }
