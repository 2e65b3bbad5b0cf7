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


## Bad Bones : les noms

bad-bones-title = Bad Bones
bad-bones-option-advanced = le jeu avancé
bad-bones-option-chiefs = les chefs squelettes
bad-bones-option-coop = une équipe contre les os
bad-bones-option-play-on = la prolongation après la victoire
bad-bones-option-rounds = { $value } manches à tenir
bad-bones-option-leader = la place { $value } à la tête de l’équipe
bad-bones-option-german-hearse = le corbillard allemand
bad-bones-option-german-ice-staff = le bâton de glace allemand
bad-bones-option-german-teleport-staff = le bâton de téléportation allemand

bad-bones-banner = { $banner ->
    [raven] Corbeau
    [stag] Cerf
    [boar] Sanglier
    [wolf] Loup
    [owl] Hibou
   *[hare] Lièvre
}
bad-bones-place = { $place ->
    [left] la forêt de gauche
    [top] la forêt du haut
    [bottom] la forêt du bas
    [right] la forêt de droite
   *[other] { $place }
}
bad-bones-colour = { $colour ->
    [yellow] jaune
    [blue] bleu
    [red] rouge
    [green] vert
   *[purple] violet
}
bad-bones-ranks = { $chief ->
    [none] squelettes
    [demolition] chefs artificiers
    [friendly] chefs sympas
    [spectral] chefs spectraux
   *[other] { $rank }s
}
bad-bones-skeletons = { $count ->
    [one] un { $rank } { bad-bones-colour }
   *[other] { $count } { bad-bones-ranks } { bad-bones-colour }s
}
bad-bones-token = { $count } { $count ->
    [one] { $chief ->
        [none] {""}
       *[other] { $rank }{" "}
    }{ bad-bones-colour }
   *[other] { $chief ->
        [none] {""}
       *[other] { bad-bones-ranks }{" "}
    }{ bad-bones-colour }s
} ({ $side ->
    [left] gauche
    [far] milieu
   *[right] droite
})
# L’article dépend de l’objet.
bad-bones-a-item = { $item ->
    [treasure] le { $words }
    [catapult] une { $words }
    [barricade] une { $words }
    [bomb] une { $words }
    [crossbow] une { $words }
    [two_handed_sword] une { $words }
    [battle_axe] une { $words }
    [rapier] une { $words }
   *[other] un { $words }
}
bad-bones-the-item = { $item ->
    [catapult] La { $words } du { bad-bones-banner }
    [barricade] La { $words } du { bad-bones-banner }
    [bomb] La { $words } du { bad-bones-banner }
   *[other] Le { $words } du { bad-bones-banner }
}
bad-bones-turned = { $turn ->
    [slash] , incliné /
    [backslash] , incliné \
    [white] , face blanche
    [black] , face noire
   *[none] {""}
}
bad-bones-via = { $bends ->
    [0] {""}
   *[other] {" "}via { $via }
}
bad-bones-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
bad-bones-price = { $cost ->
    [one] { $cost } pièce
   *[other] { $cost } pièces
}


## Bad Bones : ce qui est demandé

bad-bones-ask-buy = { bad-bones-banner }, achetez ou passez. Votre bourse contient { bad-bones-coins }.
bad-bones-ask-choose-tower = { bad-bones-banner }, sur quelle tour votre héros commence-t-il ?
bad-bones-ask-move-hero = { bad-bones-banner }, déplacez votre héros d’une case.
bad-bones-ask-choose-trap = { bad-bones-banner }, posez un piège, reprenez-en un, ou ne faites rien.
bad-bones-ask-use-weapon = { bad-bones-banner }, votre héros a détruit { $kills } squelettes. Son arme : { $words }. L’utiliser ?
bad-bones-ask-turn-bone = { bad-bones-banner }, vers où tourner { $who } en { $square } ? Il regarde { $facing ->
    [up] vers le haut
    [right] vers la droite
    [down] vers le bas
   *[left] vers la gauche
}.
bad-bones-ask-choose-exit = { bad-bones-banner }, vers où le dragon en { $square } chasse-t-il { $who }{ $way ->
    [landed] {""}
   *[walked] {" "}venant de { $from }
} ?
bad-bones-ask-choose-chased = { bad-bones-banner }, un dragon s’est posé en { $square } : qui chasse-t-il en premier ?
bad-bones-ask-choose-aim = { bad-bones-banner }, la catapulte en { $square } va lancer { $who } : sur qui tire-t-elle à cette manche ?
bad-bones-ask-choose-target = { bad-bones-banner }, { $who } { $count ->
    [one] quitte le plateau depuis { $square } : chez qui va-t-il ?
   *[other] quittent le plateau depuis { $square } : chez qui vont-ils ?
}
bad-bones-ask-choose-hearse = { bad-bones-banner }, le corbillard en { $square } emporte { $who } : chez qui ?
bad-bones-ask-choose-next = { bad-bones-banner }, l’ordre compte : qui avance maintenant ?
bad-bones-ask-choose-entrant = { bad-bones-banner }, { $who } arrivent ensemble { $goal ->
    [tower] à la tour
    [village] au village
   *[capital] à la capitale
} : qui entre d’abord ?
bad-bones-ask-offer-heroic = { bad-bones-banner }, vous avez tenu et gagné. Continuer, pour une victoire héroïque ?


## Bad Bones : ce que fait un choix

bad-bones-buy-trap = à { bad-bones-price }, { $left } en vente : { $use }
bad-bones-buy-weapon = à { bad-bones-price } : { $use }
bad-bones-buy-nothing = { $coins ->
    [0] pour de bon
    [one] pour de bon, { bad-bones-coins } perdue
   *[other] pour de bon, { bad-bones-coins } perdues
}
bad-bones-use = { $item ->
    [wall] les renvoie à angle droit
    [catapult] les lance chez quelqu’un d’autre
    [dragon] les chasse où vous voulez
    [treasure] tourne ceux d’à côté
    [barricade] les arrête sur place
    [bomb] tue tous ceux qui arrivent, une fois
    [hearse] les emmène ailleurs, et y reste
    [labyrinth] les retient une manche
    [portal] les renvoie en forêt
    [spring] les projette deux cases plus loin
    [crossbow] en tue un, n’importe où
    [ice_staff] gèle une case
    [death_staff] envoie ses morts chez un autre
    [teleport_staff] le ramène à la tour
    [two_handed_sword] le fait avancer encore
    [battle_axe] tue une couleur autour de lui
    [morning_star] déplace une pile
   *[rapier] tourne ceux d’une case
}
bad-bones-start-there = commence en { $square }
bad-bones-hero-kills = en détruit { $count } sur place
bad-bones-hero-stops = { $count ->
    [one] en tuera { $count } à son arrivée
   *[other] en tuera { $count } à leur arrivée
}
bad-bones-losses = perd { $losses }
bad-bones-doing-nothing = et perd { $losses }
bad-bones-loss = { $what ->
    [floor] { $count ->
        [one] { $count } étage
       *[other] { $count } étages
    }
    [house] { $count ->
        [one] { $count } maison
       *[other] { $count } maisons
    }
    [tower] { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }
    [capital] { $count ->
        [one] { $count } maison de la capitale
       *[other] { $count } maisons de la capitale
    }
   *[kingdom] le royaume
}
bad-bones-effects = { $effects }
bad-bones-no-effect = {""}
bad-bones-saved = sauve { bad-bones-loss }
bad-bones-cost = coûte { bad-bones-loss }
bad-bones-effect-kills = en tue { $count }
bad-bones-effect-spares = en épargne { $count }
bad-bones-effect-sends = en renvoie { $count }
bad-bones-effect-keeps = en garde { $count } ici
bad-bones-effect-holds = en retient { $count }
bad-bones-effect-repels = en chasse { $count }
bad-bones-effect-freezes = en gèle { $count }
bad-bones-effect-shifts = en déplace { $count }
bad-bones-effect-turns = en détourne { $count }
bad-bones-take-back = récupère { bad-bones-a-item }
bad-bones-sheathe = pour plus tard
bad-bones-send-dead = en envoie { $count } chez le { $target }
bad-bones-turn-all = { $count ->
    [one] tourne { $count } squelette
   *[other] tourne { $count } squelettes, un par un
}
bad-bones-will-face = a déjà bougé ; regarde par là
bad-bones-goes-stands = vers { $square }
bad-bones-goes-held = dans le labyrinthe en { $square }
bad-bones-goes-robs = prend le trésor en { $square }
bad-bones-goes-stays = contre la barricade en { $square }
bad-bones-goes-loops = tourne en rond et reste où il est
bad-bones-goes-tower = dans la tour en { $square }
bad-bones-goes-village = dans le village
bad-bones-goes-capital = dans la capitale
bad-bones-goes-leaves = part chez le { $target }
bad-bones-goes-leaves-home = vers votre propre cimetière
bad-bones-goes-leaves-somewhere = part chez qui vous voulez
bad-bones-goes-slain = est tué par le héros en { $square }
bad-bones-goes-bombed = saute sur la bombe en { $square }
bad-bones-goes-staked = s’empale sur la barricade en { $square }
bad-bones-goes-thrown = lancé chez le { $target }
bad-bones-goes-thrown-home = lancé dans votre propre cimetière
bad-bones-goes-thrown-somewhere = lancé chez qui vous voulez
bad-bones-goes-loaded = sur le corbillard en { $square }
bad-bones-goes-sent-home = retourne en forêt par le portail en { $square }
bad-bones-goes-dragon = vers le dragon en { $square }
bad-bones-as-group = avec { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}, { $goes }
bad-bones-rest-go = les autres, dans l’ordre
bad-bones-rival-stands = a { $floors ->
    [one] { $floors } étage
   *[other] { $floors } étages
}, { $houses ->
    [one] { $houses } maison
   *[other] { $houses } maisons
}, { bad-bones-coming }
bad-bones-mate-stands = a { $towers ->
    [one] { $towers } tour
   *[other] { $towers } tours
}, { bad-bones-coming }
bad-bones-coming = { $coming ->
    [0] personne en route
   *[other] { $coming } en route
}
bad-bones-enters-tower = { $chief ->
    [demolition] prend deux étages
    [friendly] rend un étage
    [emperor] prend le royaume
   *[other] prend un étage
}
bad-bones-enters-village = { $chief ->
    [demolition] brûle deux maisons
    [friendly] rend une maison
    [emperor] prend le royaume
   *[other] brûle une maison
}
bad-bones-enters-capital = { $chief ->
    [demolition] brûle deux maisons de la capitale
    [friendly] rend une maison à la capitale
    [emperor] prend tout
   *[other] brûle une maison de la capitale
}
bad-bones-enters-ruin = { $chief ->
    [friendly] entre, et la tour tient
    [emperor] entre, et tout est perdu
   *[other] est arrêté, et la tour tombe
}
bad-bones-fight-on = sans nouvel arrivant ; héroïque quand il n’en reste aucun
bad-bones-stop-now = la victoire simple est acquise


## Bad Bones : ce qui s’est passé

bad-bones-round-began = Manche { $round }.
bad-bones-drew = Le { bad-bones-banner } tire { $drawn }.
bad-bones-received = Du cimetière du { bad-bones-banner } : { $sent }.
bad-bones-drew-and-received = Le { bad-bones-banner } tire { $drawn }. De son cimetière : { $sent }.
bad-bones-hero-placed = Le héros du { bad-bones-banner } prend place sur la tour en { $square }.
bad-bones-hero-moved = Le héros du { bad-bones-banner } va de { $from } à { $square }.
bad-bones-destroyed-hero = Le héros du { bad-bones-banner } détruit { $who } en { $square }.
bad-bones-destroyed-bomb = La bombe du { bad-bones-banner } pulvérise { $who } en { $square }.
bad-bones-destroyed-two-handed-sword = L’épée du { bad-bones-banner } fauche { $who } en { $square }.
bad-bones-trap-placed = Le { bad-bones-banner } pose { bad-bones-a-item } en { $square }{ bad-bones-turned }.
bad-bones-trap-taken = Le { bad-bones-banner } reprend { bad-bones-a-item } en { $square }.
bad-bones-nothing-placed = Le { bad-bones-banner } ne touche pas à ses pièges.
bad-bones-lured = { $count ->
    [one] Le trésor du { bad-bones-banner } en { $square } attire { $count } squelette.
   *[other] Le trésor du { bad-bones-banner } en { $square } attire { $count } squelettes.
}

bad-bones-march-stands = { bad-bones-banner } : { $who } { $way ->
    [forest] { $count ->
        [one] sort
       *[other] sortent
    } de { $from }{ bad-bones-via } et { $count ->
        [one] arrive
       *[other] arrivent
    } en { $square }
    [back] { $count ->
        [one] quitte { $from }{ bad-bones-via } et revient
       *[other] quittent { $from }{ bad-bones-via } et reviennent
    } en { $square }
   *[board] { $count ->
        [one] va
       *[other] vont
    } de { $from }{ bad-bones-via } à { $square }
}{ $turn ->
    [none] {""}
   *[other] {" "}et { $count ->
        [one] se tourne
       *[other] se tournent
    } { $turn ->
        [up] vers le haut
        [right] vers la droite
        [down] vers le bas
       *[left] vers la gauche
    }
}.
bad-bones-march-held = { bad-bones-banner } : { $who } venant de { $from }{ bad-bones-via } { $count ->
    [one] entre
   *[other] entrent
} dans le labyrinthe en { $square }.
bad-bones-march-kept = { bad-bones-banner } : { $who } ne { $count ->
    [one] trouve
   *[other] trouvent
} pas la sortie du labyrinthe en { $square }.
bad-bones-march-robs = { bad-bones-banner } : { $who } venant de { $from }{ bad-bones-via } { $count ->
    [one] met
   *[other] mettent
} la main sur le trésor en { $square }.
bad-bones-march-stays = { bad-bones-banner } : { $who } venant de { $from } { $count ->
    [one] bute
   *[other] butent
} sur la barricade en { $square }.
bad-bones-march-loops = { bad-bones-banner } : { $who } venant de { $from } { $count ->
    [one] tourne en rond et se retrouve au départ.
   *[other] tournent en rond et se retrouvent au départ.
}
bad-bones-march-tower = { bad-bones-banner } : { $who } venant de { $from }{ bad-bones-via } { $count ->
    [one] entre
   *[other] entrent
} dans la tour en { $square }.
bad-bones-march-village = { bad-bones-banner } : { $who } venant de { $from }{ bad-bones-via } { $count ->
    [one] entre
   *[other] entrent
} dans le village.
bad-bones-march-capital = { bad-bones-banner } : { $who } venant de { $from }{ bad-bones-via } { $count ->
    [one] entre
   *[other] entrent
} dans la capitale.
bad-bones-march-leaves = { bad-bones-banner } : { $who } venant de { $from }{ bad-bones-via } { $count ->
    [one] quitte le plateau { bad-bones-edge } et part
   *[other] quittent le plateau { bad-bones-edge } et partent
} au cimetière du { $target }.
bad-bones-march-leaves-home = { bad-bones-banner } : { $who } venant de { $from }{ bad-bones-via } { $count ->
    [one] quitte le plateau { bad-bones-edge } et reviendra.
   *[other] quittent le plateau { bad-bones-edge } et reviendront.
}
bad-bones-march-leaves-somewhere = { bad-bones-banner } : { $who } venant de { $from }{ bad-bones-via } { $count ->
    [one] quitte
   *[other] quittent
} le plateau { bad-bones-edge }.
bad-bones-edge = { $edge ->
    [up] par le bord du haut
    [right] par le bord droit
    [down] par le bord du bas
   *[left] par le bord gauche
}
bad-bones-march-slain = { bad-bones-banner } : { $who } venant de { $from }{ bad-bones-via } { $count ->
    [one] est tué
   *[other] sont tués
} par le héros en { $square }.
bad-bones-march-bombed = { bad-bones-banner } : { $who } venant de { $from }{ bad-bones-via } { $count ->
    [one] saute
   *[other] sautent
} sur la bombe en { $square }.
bad-bones-march-staked = { bad-bones-banner } : { $who } venant de { $from }{ bad-bones-via } { $count ->
    [one] s’empale
   *[other] s’empalent
} sur la barricade en { $square }.
bad-bones-march-thrown = { bad-bones-banner } : { $who } venant de { $from }{ bad-bones-via } { $count ->
    [one] est lancé
   *[other] sont lancés
} par la catapulte en { $square } jusqu’au cimetière du { $target }.
bad-bones-march-thrown-home = { bad-bones-banner } : { $who } venant de { $from }{ bad-bones-via } { $count ->
    [one] est lancé par la catapulte en { $square } et reviendra.
   *[other] sont lancés par la catapulte en { $square } et reviendront.
}
bad-bones-march-thrown-somewhere = { bad-bones-banner } : { $who } venant de { $from }{ bad-bones-via } { $count ->
    [one] est lancé
   *[other] sont lancés
} par la catapulte en { $square }.
bad-bones-march-loaded = { bad-bones-banner } : { $who } venant de { $from }{ bad-bones-via } { $count ->
    [one] monte
   *[other] montent
} sur le corbillard en { $square }.
bad-bones-march-sent-home = { bad-bones-banner } : { $who } venant de { $from }{ bad-bones-via } { $count ->
    [one] retourne
   *[other] retournent
} en forêt par le portail en { $square }.
bad-bones-march-dragon = { bad-bones-banner } : { $who } venant de { $from }{ bad-bones-via } { $count ->
    [one] rencontre
   *[other] rencontrent
} le dragon en { $square }.
bad-bones-march-under-dragon = { bad-bones-banner } : { $who } { $count ->
    [one] est chassé
   *[other] sont chassés
} par le dragon qui se pose en { $square }.

bad-bones-tower-struck = La tour du { bad-bones-banner } perd { $count ->
    [one] un étage
   *[other] { $count } étages
} ; { bad-bones-left }
bad-bones-village-struck = { $count ->
    [one] Une maison brûle
   *[other] { $count } maisons brûlent
} au village du { bad-bones-banner } ; { bad-bones-left }
bad-bones-capital-struck = { $count ->
    [one] Une maison de la capitale brûle
   *[other] { $count } maisons de la capitale brûlent
} du côté du { bad-bones-banner } ; { bad-bones-left }
bad-bones-tower-mended = Une main amie rend { $count ->
    [one] un étage
   *[other] { $count } étages
} à la tour du { bad-bones-banner } ; elle en a { $left }.
bad-bones-village-mended = Une main amie rend { $count ->
    [one] une maison
   *[other] { $count } maisons
} au village du { bad-bones-banner } ; il en a { $left }.
bad-bones-capital-mended = Une main amie rend { $count ->
    [one] une maison
   *[other] { $count } maisons
} à la capitale, du côté du { bad-bones-banner } ; elle en a { $left }.
bad-bones-left = { $left ->
    [0] il n’en reste plus.
   *[other] il en reste { $left }.
}
bad-bones-tower-fell = La tour du { bad-bones-banner } en { $square } tombe.
bad-bones-damaged = { bad-bones-the-item } en { $square } est { $item ->
    [catapult] abîmée
    [barricade] abîmée
   *[other] abîmé
}.
bad-bones-worn-out = { bad-bones-the-item } en { $square } est { $item ->
    [catapult] usée
    [barricade] usée
   *[other] usé
} et quitte le jeu.
bad-bones-sabotaged = { bad-bones-the-item } en { $square } est { $item ->
    [catapult] sabotée
    [barricade] sabotée
   *[other] saboté
} et quitte le jeu.
bad-bones-bomb-spent = La bombe du { bad-bones-banner } laisse une zone détruite en { $square }.
bad-bones-stolen = Le trésor du { bad-bones-banner } en { $square } est volé.
bad-bones-hearse-left = Le corbillard du { bad-bones-banner } part de { $square } chez le { $target } avec { $who }.
bad-bones-hearse-stayed = Le corbillard du { bad-bones-banner } emmène { $who } de { $square } au cimetière.
bad-bones-saboteur-left = { bad-bones-banner } : { $who } en a assez fait et retourne dans le sac.

bad-bones-used-crossbow = Le héros du { bad-bones-banner } abat { $who } en { $square }.
bad-bones-used-ice-staff = Le héros du { bad-bones-banner } gèle { $who } en { $square }.
bad-bones-used-ice-staff-on-all = Le héros du { bad-bones-banner } gèle tout le plateau : { $who }.
bad-bones-used-death-staff = Le héros du { bad-bones-banner } envoie ses morts chez le { $target } : { $who }.
bad-bones-used-teleport-staff = Le héros du { bad-bones-banner } disparaît et se retrouve en { $square }.
bad-bones-used-two-handed-sword = Le héros du { bad-bones-banner } lève son épée à deux mains et repart.
bad-bones-used-battle-axe = Le héros du { bad-bones-banner } abat sa hache sur tout ce qui est { bad-bones-colour } : { $who }.
bad-bones-used-morning-star = Le héros du { bad-bones-banner } envoie { $who } de { $square } en { $to }.
bad-bones-used-rapier = Le héros du { bad-bones-banner } retourne { $who } en { $square } avec sa rapière.
bad-bones-hero-fell = Le héros du { bad-bones-banner } tue l’empereur et tombe avec lui.

bad-bones-bought = Le { bad-bones-banner } achète { bad-bones-a-item } pour { bad-bones-price }.
bad-bones-bought-for = Le { bad-bones-banner } achète { bad-bones-a-item } pour { bad-bones-price } ; c’est le héros du { $hero } qui s’en servira.
bad-bones-passed = { $coins ->
    [0] Le { bad-bones-banner } n’achète plus rien.
    [one] Le { bad-bones-banner } n’achète plus rien ; { $coins } pièce est perdue.
   *[other] Le { bad-bones-banner } n’achète plus rien ; { $coins } pièces sont perdues.
}
bad-bones-eliminated-tower = Le { bad-bones-banner } n’a plus de tour.
bad-bones-eliminated-village = Le { bad-bones-banner } n’a plus de maison.
bad-bones-eliminated-capital = La dernière maison de la capitale brûle du côté du { bad-bones-banner }.
bad-bones-eliminated-emperor = L’empereur prend le royaume du { bad-bones-banner }.
bad-bones-fought-on = Le héros du { bad-bones-banner } continue jusqu’au dernier squelette.
bad-bones-held-out = { $rounds ->
    [one] { $rounds } manche tenue :
   *[other] { $rounds } manches tenues :
} l’équipe a gagné et continue aussi longtemps qu’elle peut.
bad-bones-ended-lost = C’est la fin.
bad-bones-ended-won = C’est gagné.
bad-bones-ended-heroic = Il ne reste plus un squelette.

bad-bones-chased-first = { $who }
bad-bones-ahead-exit = Le { bad-bones-banner } devra dire où chasse le dragon en { $square }.
bad-bones-ahead-aim = Le { bad-bones-banner } devra dire sur qui tire la catapulte en { $square }.
bad-bones-ahead-target = Le { bad-bones-banner } devra dire chez qui va celui qui sort en { $square }.
bad-bones-ahead-hearse = Le { bad-bones-banner } devra dire où va le corbillard en { $square }.
bad-bones-ahead-entrant = Le { bad-bones-banner } devra dire qui du groupe en { $square } entre en premier.
bad-bones-ahead-order = L’ordre comptera ; le { bad-bones-banner } devra dire qui avance d’abord.
bad-bones-ahead-weapon = Le héros du { bad-bones-banner } pourra alors utiliser son arme.
bad-bones-ahead-points = { $count ->
    [one] Le { bad-bones-banner } aura { $count } point après cette marche.
   *[other] Le { bad-bones-banner } aura { $count } points après cette marche.
}


## Bad Bones : la fin

bad-bones-won = Le { bad-bones-banner } gagne avec { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
bad-bones-shared = { $count } joueurs partagent la victoire avec { $points ->
    [one] { $points } point chacun.
   *[other] { $points } points chacun.
}
bad-bones-nobody = Tout le monde est éliminé : personne ne gagne.
bad-bones-solo-won = Gagné : vous avez tenu { $rounds ->
    [one] { $rounds } manche.
   *[other] { $rounds } manches.
}
bad-bones-solo-heroic = Victoire héroïque : après { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}, il ne reste plus un squelette.
bad-bones-solo-missed = Gagné, mais sans héroïsme : vous avez tenu { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}.
bad-bones-solo-lost = Les os ont gagné. { $rounds ->
    [0] Aucune manche n’est allée au bout.
    [one] Vous avez tenu { $rounds } manche.
   *[other] Vous avez tenu { $rounds } manches.
}
bad-bones-coop-won = L’équipe gagne : la capitale a tenu { $rounds ->
    [one] { $rounds } manche.
   *[other] { $rounds } manches.
}
bad-bones-coop-held = L’équipe a gagné et continué : elle est tombée après { $rounds ->
    [one] { $rounds } manche.
   *[other] { $rounds } manches.
}
bad-bones-coop-lost = Les os ont gagné. { $rounds ->
    [0] Aucune manche n’est allée au bout.
    [one] L’équipe a tenu { $rounds } manche.
   *[other] L’équipe a tenu { $rounds } manches.
}

bad-bones-end-tower = Tour perdue
bad-bones-end-village = Village perdu
bad-bones-end-capital = Capitale perdue
bad-bones-end-emperor = Pris par l’empereur
bad-bones-end-both = Plusieurs pertes à la fois
bad-bones-end-survived = Survie
report-bad-bones-won = Le plus de points
report-bad-bones-shared = Victoire partagée
report-bad-bones-nobody = Tous éliminés
report-bad-bones-solo-won = Survie en solo
report-bad-bones-solo-heroic = Victoire héroïque
report-bad-bones-solo-missed = Survie en solo, sans héroïsme
report-bad-bones-solo-lost = Défaite en solo
report-bad-bones-coop-won = Survie en équipe
report-bad-bones-coop-held = Survie en équipe, prolongée
report-bad-bones-coop-lost = Défaite en équipe
report-bad-bones-two_handed_sword = Épée à deux mains
report-bad-bones-scores = Qui est éliminé a 0 point, quoi qu’il lui reste ; en solo ou en équipe, chaque manche tenue vaut un point.


## Bad Bones : les règles en bref

bad-bones-rules =
    Des squelettes sortent des forêts et marchent vers votre tour et votre village. Tenez-les à distance ou, mieux, envoyez-les chez les autres.
    Une manche a quatre phases. 1 : votre héros avance d’une case, droit ou en diagonale ; il doit bouger. Il détruit tous les squelettes de la case où il arrive, puis ceux qui viennent se jeter sur lui. Sur la tour, il n’arrête personne.
    2 : posez un piège de votre réserve sur une case libre sans squelette, ou reprenez-en un, ou ne faites rien. Tout le monde choisit en même temps et en secret, comme en phase 1.
    3 : chaque squelette avance d’une case dans la direction où il regarde. La flèche de la case où il entre le tourne, s’il arrive par la queue de la flèche. Dans la tour, il prend un étage ; par le bord du bas, il brûle une maison. Par le bord gauche, il part au cimetière de votre voisin de gauche, par le bord droit chez celui de droite, par le bord du haut chez qui vous voulez.
    4 : tirez trois nouveaux squelettes ; avec ceux de votre cimetière, ils vont dans les forêts, chacun sur la voie de sa couleur, du côté de son dessin.
    Mur : renvoie un squelette à angle droit, une case plus loin. Catapulte : lance tous ceux qui arrivent chez un même adversaire. Dragon : chasse chaque arrivant sur une case voisine de votre choix ; on peut aussi le poser sur des squelettes, qu’il chasse aussitôt. Trésor : qui est à côté ou finit à côté se tourne vers lui ; qui marche dessus le vole.
    Un piège utilisé est abîmé à la fin de la phase 3 ; utilisé lors d’une manche suivante, il quitte le jeu. Repris, il est comme neuf. Un piège cache les flèches sous lui.
    Quand, après la phase 3, quelqu’un n’a plus d’étage ou plus de maison, la partie s’arrête et ceux qui sont éliminés ne marquent rien. Les autres : 4 par étage, 3 par maison, 1 par étoile des pièges, en réserve et sur le plateau. À égalité, la tour la plus haute l’emporte.
    Seul, vous avez un étage et une maison, et tout ce que vous renvoyez vous revient. Tenez dix manches pour gagner ; vous pouvez alors continuer pour une victoire héroïque : on ne tire plus rien, et il ne doit en rester aucun.
bad-bones-rules-advanced =
    Le marché : avant la première manche, chacun a 20 pièces et achète à son tour une chose à la fois ; le sens change à chaque tour de table. Une arme au plus. Le trésor est offert, et ce qui n’est pas dépensé est perdu.
    Barricade : qui marche contre elle reste où il est ; qui est projeté dessus meurt. Bombe : tue tous ceux qui arrivent, puis laisse une zone détruite, où rien ne peut être posé ; lâchée sur des squelettes, elle explose aussitôt. Corbillard : emmène tous ceux qui arrivent au cimetière d’un adversaire, et passe dans sa réserve.
    Labyrinthe : qui y entre n’en sort que lors d’une manche de la couleur visible : blanc aux manches impaires, noir aux manches paires. Portail : renvoie un squelette sur sa voie en forêt. Ressort : le projette deux cases plus loin, par-dessus ce qui s’y trouve.
    Une arme sert quand le héros a détruit au moins trois squelettes dans une phase. Arbalète : en tue un. Bâton de glace : ceux d’une case perdent leur prochain déplacement. Bâton de mort : ses victimes vont au cimetière d’un adversaire. Bâton de téléportation : retour à la tour. Épée à deux mains : un second déplacement. Hache de guerre : tue une couleur sur les quatre cases à côté de lui. Morgenstern : déplace une pile voisine sur une autre case voisine. Rapière : tourne les squelettes d’une case voisine.
bad-bones-rules-chiefs =
    Dix-neuf chefs sont dans le sac. Artificier : deux étages ou deux maisons. Nécromant : tiré du sac, il en amène trois autres. Sympa : rend un étage ou une maison. Instructeur : tous ceux de sa case qui n’ont pas bougé avancent avec lui, et le suivent tant qu’il vit. Spectral : tué, il revient au cimetière du même joueur. Saboteur : détruit les pièges qu’il déclenche, puis retourne dans le sac.
    Empereur : dans la tour ou le village, il met fin à votre royaume ; le héros qui le tue tombe avec lui.
bad-bones-rules-coop =
    Une équipe, une capitale au bord du haut de tous les plateaux, avec une maison par joueur ; les squelettes viennent de gauche, de droite et du bas. Par le haut, ils brûlent une maison de la capitale ; par le bas, ils vont chez un équipier au choix, par les côtés chez les voisins.
    Chacun a quatre tours ; chacune arrête un squelette et tombe. Les pièges sont dans une réserve commune ; en phase 2, on pose un piège chacun à son tour, à découvert, et ce qui est repris attend la manche suivante.
    L’équipe perd quand la capitale n’a plus de maison ou que quelqu’un n’a plus de tour, et gagne après dix manches. Au marché, elle a une seule bourse de 12 pièces par joueur.
bad-bones-rules-play-on =
    L’équipe continue après sa dixième manche. La victoire est acquise ; ce qui compte alors, c’est le nombre de manches tenues avant que tombe la capitale ou la dernière tour de quelqu’un. Après trente manches de plus, c’est fini de toute façon.
bad-bones-rules-rounds =
    En solo, on peut choisir un autre nombre de manches à tenir que dix.
bad-bones-rules-leader =
    Au marché de l’équipe, le chef d’équipe achète pour tous.
bad-bones-rules-german-hearse =
    Corbillard allemand : il n’est vendu ni en solo ni en équipe.
bad-bones-rules-german-ice-staff =
    Bâton de glace allemand : il gèle tout le plateau, et non une case.
bad-bones-rules-german-teleport-staff =
    Bâton de téléportation allemand : il mène le héros sur n’importe quelle case de son plateau sans squelette.
bad-bones-legend =
    Les colonnes vont de a à e depuis la gauche, les lignes de 1 à 5 depuis le bas : c3 est le milieu. Les forêts entourent le plateau : « gauche 4 » est celle de gauche à côté de la ligne 4, « dessus c » celle au-dessus de la colonne c.
    Un squelette s’écrit avec la direction où il regarde, sa couleur et le côté de son dessin : « c3 haut jaune-gauche » est un jaune en c3 qui regarde vers le haut et qui est venu de la gauche.
    Un mur / renvoie la droite vers le haut et la gauche vers le bas, un mur \ la droite vers le bas et la gauche vers le haut ; et inversement.
bad-bones-legend-coop =
    La capitale est au-dessus du plateau, et « dessous c » est la forêt sous la colonne c.


## Too Many Bones : les noms

too-many-bones-title = Too Many Bones
too-many-bones-option-battle = le combat « { $value } »
too-many-bones-option-mode = { $value ->
    [adventure] le mode aventure
    [heroic] le mode héroïque
   *[legendary] le mode légendaire
}
too-many-bones-option-leader = la place { $value } comme chef du groupe
too-many-bones-option-box-dice = uniquement les dés de la boîte
too-many-bones-option-breakdown-drops-tier = des crises de nerfs qui ramènent à RAGE !

too-many-bones-white-die = { $die ->
    [attack] dé d’attaque
   *[defense] dé de défense
}
too-many-bones-icon = { $value ->
    [0] { $icon }
   *[other] { $sign ->
        [less] { $icon } –{ $value }
       *[plain] { $icon } { $value }
    }
}
too-many-bones-icon-counted = { $icon } { $value }
too-many-bones-icon-tenths = { $icon } { $tenths }
too-many-bones-both-icons = { $one } avec { $other }
too-many-bones-die-shows = { $die } ({ $face })
too-many-bones-die-shows-at = { $die } ({ $face }) en { $square }
too-many-bones-times = { $count ->
    [one] {""}
   *[other] { $count } ×{" "}
}
too-many-bones-white-result = { too-many-bones-times }{ $what ->
    [sword] épée { $value }
    [shield] bouclier { $value }
   *[bones] os{ $value ->
        [one] {""}
       *[other] {" "}{ $value }
    }
}
too-many-bones-face-counted = { too-many-bones-times }{ $face }
too-many-bones-dice-counted = { too-many-bones-times }{ $die }
too-many-bones-sum = { $what ->
    [sword] { $total ->
        [one] { $total } dégât
       *[other] { $total } dégâts
    }
    [shield] { $total ->
        [one] { $total } bouclier
       *[other] { $total } boucliers
    }
   *[bones] { too-many-bones-some-bones }
}
too-many-bones-some-bones = { $total } os
too-many-bones-effect = { $value ->
    [0] { $effect }
   *[other] { $effect } { $value }
}
too-many-bones-skill = { $value ->
    [0] { $skill }
   *[other] { $skill } { $value }
}
too-many-bones-stat = { $stat ->
    [health] Santé
    [dex] Dextérité
    [attack] Attaque
   *[defense] Défense
}
too-many-bones-slot = { $slot ->
    [locked] case bloquée
   *[active] case active
}


## Too Many Bones : les questions

too-many-bones-ask-move = { $name }, où allez-vous ? Dextérité : { $dex }.
too-many-bones-ask-target = { $walk ->
    [on] { $name }, quelle est votre cible, ou continuez-vous votre marche ? Dextérité restante : { $dex }.
   *[over] { $name }, quelle est votre cible ?
}
too-many-bones-ask-dice = { $name }, quels dés lancez-vous { $against } ? { $dex ->
    [0] Il ne reste plus de dextérité.
   *[other] Dextérité restante : { $dex } ; attaque { $attack }, défense { $defense }{ $lying ->
        [0] .
        [one] {" "}; { $lying } dé de défense est déjà dans une case.
       *[other] {" "}; { $lying } dés de défense sont déjà dans des cases.
    }
}
too-many-bones-against = contre { $target }
too-many-bones-against-nobody = sans cible
too-many-bones-ask-aim = { $name }, où visez-vous avec { $die } ?
too-many-bones-ask-result = { $name }, que faites-vous ?
too-many-bones-ask-slot = { $name }, quel dé retirez-vous ?
too-many-bones-ask-agree = { $name }, { $owner } vous offre { $die } : le prenez-vous dans une case active ?
too-many-bones-ask-shields = { $name }, { $whose ->
    [own] vos boucliers arrêtent
   *[other] les boucliers ({ $unit }) arrêtent
} { $count ->
    [one] { $count } dégât
   *[other] { $count } dégâts
} : quels boucliers restent ?
too-many-bones-ask-start = { $name }, { $whose ->
    [own] votre tour commence
   *[other] le tour de ce vilain commence ({ $unit })
} : qu’est-ce qui vient d’abord ?
too-many-bones-ask-recovery = { $name }, qui récupère 1 PV ?
too-many-bones-ask-baddie-target = { $name }, à qui ce vilain s’en prend-il ({ $unit }) ?
too-many-bones-ask-baddie-walk = { $name }, où ce vilain s’arrête-t-il ({ $unit }) ?
too-many-bones-ask-target-order = { $name }, à qui ce vilain s’en prend-il ensuite ({ $unit }) ?
too-many-bones-ask-riposte = { $name }, esquivez-vous tout ce qu’on vous fait pendant ce tour ({ $unit }) ?
too-many-bones-ask-riposte-strike = { $name }, rendez-vous 3 dégâts avec le second dé ({ $unit }) ?
too-many-bones-ask-mischief = { $name }, malice : { $count ->
    [one] un dé doit quitter vos cases actives. Lequel ?
   *[other] { $count } dés doivent quitter vos cases actives. Lequel d’abord ?
}
too-many-bones-ask-element-325 = { $name }, ajoutez-vous l’Élément 325, pour que le grand nombre compte ?
too-many-bones-ask-reroll = { $name }, quel dé relancez-vous ?
too-many-bones-ask-bluff = { $name }, où fait-on ce pas de côté ({ $unit }) ?
too-many-bones-ask-heal-assist = { $name }, quel dé compte { $times } fois ?
too-many-bones-ask-consumable = { $name }, que trouvez-vous ?
too-many-bones-ask-anger = { $name }, la rage monte-t-elle ou descend-elle ?
too-many-bones-ask-new-target = { $name }, prenez-vous une nouvelle cible ?
too-many-bones-ask-entry-order = { $name }, qui arrive d’abord, et se place plus haut sur la jauge d’initiative ?
too-many-bones-ask-enter = { $name }, où entrez-vous ?
too-many-bones-ask-skill-order = { $name }, quelle capacité agit ensuite ({ $unit }) ?
too-many-bones-ask-bones-target = { $name }, qui subit { $skill } ({ $unit }) ?
too-many-bones-ask-do-over = { $name }, quels dés relancez-vous ?
too-many-bones-ask-push = { $name }, où atterrit la cible ({ $unit }) ?
too-many-bones-ask-answer-hit = { $name }, répondez-vous à ce vilain ({ $unit }) avec { $die } ?
too-many-bones-ask-nom-order = { $name }, qui affronte Miâm ensuite ?
too-many-bones-ask-initiative = { $name }, { $whose ->
    [own] d’autres ont la même place que vous sur la jauge : qui d’entre eux joue le premier après vous ?
   *[other] d’autres ont la même place sur la jauge ({ $unit }) : qui d’entre eux joue le premier après cette unité ?
}
too-many-bones-ask-place = { $name }, où commencez-vous ?
too-many-bones-ask-shield-wall = { $name }, lancez-vous { $count ->
    [one] votre dé de défense
   *[other] vos { $count } dés de défense
} pour un mur de boucliers ?
too-many-bones-ask-wall-slot = { $name }, où va le bouclier ?
too-many-bones-ask-limit = { $name }, quel dé de caractéristique perdez-vous pour ce combat ?
too-many-bones-ask-tyrant-die = { $name }, quel vilain est frappé ({ $unit }) ?
too-many-bones-ask-rushed = { $name }, quel vilain subit les 3 dégâts ?


## Too Many Bones : les réponses

too-many-bones-stands = { $name }, { $hp } PV sur { $max }
too-many-bones-stands-with = { $name }, { $hp } PV sur { $max }, { $signs }
too-many-bones-sign-shields = { $count ->
    [one] { $count } bouclier
   *[other] { $count } boucliers
}
too-many-bones-sign-buff = { $count } PV bonus
too-many-bones-beside = à côté : { $near }
too-many-bones-beside-nobody = personne à côté
too-many-bones-around = à côté : { $near }
too-many-bones-around-nobody = personne à côté
too-many-bones-would-nothing = { $name } : { $amount ->
    [one] { $amount } dégât, sans effet
   *[other] { $amount } dégâts, sans effet
}
too-many-bones-would-hurt = { $name } : { $damage } ; { too-many-bones-hp-left }
too-many-bones-would-hurt-less = { $name } : { $damage }, { $less } ; { too-many-bones-hp-left }
too-many-bones-hp-left = { $hp ->
    [0] hors de combat
   *[other] il reste { $hp } PV
}
too-many-bones-would-heal = { $name } : de { $hp } à { $after } PV
too-many-bones-opt-move = { $dex } de dextérité, il en reste { $left } ; { $beside }
too-many-bones-opt-stay = { $left } de dextérité pour des dés ; { $beside }
too-many-bones-opt-no-target = donc pas de dés d’attaque
too-many-bones-opt-add-skill = { $faces }
too-many-bones-opt-add-white = { $left ->
    [one] encore { $left } possible
   *[other] encore { $left } possibles
} : { $faces }
too-many-bones-opt-aim = { $stands } ; { $around }
too-many-bones-opt-aim-empty = position libre ; { $around }
too-many-bones-opt-roll = { $dice }{ $dex ->
    [0] {""}
   *[other] , et { $dex } de dextérité perdue
}
too-many-bones-opt-roll-nothing = aucun dé{ $dex ->
    [0] {""}
   *[other] , et { $dex } de dextérité perdue
}
too-many-bones-opt-roll-again = tous ceux qui sont choisis
too-many-bones-opt-keep = { $bones } os, ce qui fait { $total } dans le plan B
too-many-bones-opt-slot = { too-many-bones-slot }, { $left ->
    [one] { $left } libre ensuite
   *[other] { $left } libres ensuite
}
too-many-bones-opt-use = { $face } : { $text }
too-many-bones-opt-use-at = { $face }, { $beside }
too-many-bones-opt-use-on = { $face } – { $stands } : { $text }
too-many-bones-opt-place = { $face }, { $slot } : { $text }
too-many-bones-opt-place-on = { $face } – { $stands } : { $text }
too-many-bones-opt-plan = { $name } : { $text } Coûte { $paid }, laisse { $left }.
too-many-bones-opt-plan-on = { $name } – { $stands } : { $text } Coûte { $paid }, laisse { $left }.
too-many-bones-opt-clear = un dé pour de bon : { $dice }
too-many-bones-opt-clear-die = hors de sa { too-many-bones-slot } : { $die }
too-many-bones-opt-act-to = { $act } ; { $beside }
too-many-bones-opt-act-on = { $act } : { $stands }
too-many-bones-opt-act-make-grenade = élément, boîtier et mèche font une grenade
too-many-bones-opt-act-make-grenade-rolled = élément, boîtier et mèche font une grenade ; faute d’être bloqués, ces dés y passent tout entiers : { $dice }
too-many-bones-opt-act-body-count = le compte des morts devient des PV
too-many-bones-opt-act-advance = le dé de rage du rang suivant
too-many-bones-opt-act-execute = éliminé d’un coup
too-many-bones-opt-act-switch = échange de places
too-many-bones-opt-act-rush = y aller
too-many-bones-opt-act-step = un pas gratuit
too-many-bones-opt-act-double-switch = échange de places, et 3 PV à l’allié ou 3 dégâts au vilain
too-many-bones-opt-act-double-rush = y aller, et 3 dégâts à un vilain
too-many-bones-opt-act-heal-assist = le dé de la case bloquée multiplie un dé de soin
too-many-bones-opt-act-reroll-heal = le dé de la case bloquée relance un dé de soin
too-many-bones-opt-act-reroll-buff = le dé de la case bloquée relance une potion
too-many-bones-opt-done = { $kind ->
    [reroll] avec ce dé
    [new_target] sans nouvelle cible
    [slot] avec les cases
   *[result] pour ce tour
}
too-many-bones-opt-stays = reste là ; { $beside }
too-many-bones-opt-next-poison = le dé Poison fait mal et baisse de 1
too-many-bones-opt-next-bleed = Sang inflige 1 coup critique
too-many-bones-opt-next-napalm = le Napalm brûle pour 2
too-many-bones-opt-next-skill-recover = la capacité Récupération soigne
too-many-bones-opt-next-signal = Signal appelle un vilain dans la file
too-many-bones-opt-next-retreat = Repli, s’il reste peu de PV
too-many-bones-opt-next-recovery = le talent inné rend 1 PV
too-many-bones-opt-next-regen = le dé bloqué soigne
too-many-bones-opt-next-recover = le dé Récupération soigne
too-many-bones-opt-next-booster = des PV bonus perdus reviennent
too-many-bones-opt-next-countdown = les dés qui comptent les manches baissent de 1
too-many-bones-opt-next-skill = { $name } : { $text }
too-many-bones-opt-yes = { $kind ->
    [agree] il prend une case
    [riposte] rien ne vous atteint
    [riposte_strike] le second dé est dépensé
    [element_325] l’Élément 325 est dépensé
    [shield_wall] les boucliers restent, pas les os
   *[answer_hit] le dé est dépensé
}
too-many-bones-opt-no = { $kind ->
    [agree] il reste parmi les dés lancés
    [riposte] le dé attend
    [riposte_strike] le second dé attend
    [element_325] l’Élément 325 attend
    [shield_wall] pas de mur
   *[answer_hit] le dé attend
}
too-many-bones-opt-soak = { $left ->
    [0] il ne reste rien
   *[other] il reste { $left } sur { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }
}
too-many-bones-opt-reroll = { $faces }
too-many-bones-opt-remove = { $die } s’en va
too-many-bones-opt-lose = { too-many-bones-stat } baisse de { $value }
too-many-bones-opt-gain = { $text }
too-many-bones-opt-first = { $stands }
too-many-bones-opt-first-gearloc = { $hp } PV sur { $max }
too-many-bones-opt-first-other = personne : après eux tous
too-many-bones-opt-turn = { $die } montre ensuite { $tenths }


## Too Many Bones : le récit

too-many-bones-round-began = La manche { $round } commence.
too-many-bones-round-began-tired = La manche { $round } commence : la fatigue coûte 1 PV à chacun.
too-many-bones-turn-began = { $side ->
    [gearloc] À { $name } de jouer.
   *[baddie] { $name } agit.
}
too-many-bones-start-worked = { $name } : { $what }.
too-many-bones-turn-lost = { $name } : Confusion, le tour est perdu.
too-many-bones-moved-walk = { $name } va de { $start } en { $to }.
too-many-bones-moved-dive = { $name } plonge de { $start } en { $to }.
too-many-bones-moved-push = { $name } recule de { $start } en { $to }.
too-many-bones-moved-swap = { $name } change de place, de { $start } en { $to }.
too-many-bones-moved-rush = { $name } fonce de { $start } en { $to }.
too-many-bones-moved-jump = { $name } saute de { $start } en { $to }.
too-many-bones-moved-bluff = { $name } s’écarte de { $start } en { $to }.
too-many-bones-targeted = { $name } prend pour cible : { $target }.
too-many-bones-no-target = { $name } ne trouve personne à attaquer.
too-many-bones-out-of-reach = { $name } n’arrive pas jusqu’à { $target }.
too-many-bones-rolled = { $name } obtient : { $dice }.
too-many-bones-rolled-sum = { $name } obtient : { $dice }, soit { $sums }.
too-many-bones-rerolled = { $name } relance et obtient : { $dice }.
too-many-bones-rerolled-sum = { $name } relance et obtient : { $dice }, soit { $sums }.
too-many-bones-rolled-by-nobody = Les dés montrent : { $dice }.
too-many-bones-rolled-training = { $name } s’entraîne et obtient : { $dice }, { $bones ->
    [0] sans aucun os.
   *[other] dont { $bones } os.
}
too-many-bones-rerolled-training = { $name } relance les os et obtient : { $dice }, { $bones ->
    [0] sans aucun os.
   *[other] dont { $bones } os.
}
too-many-bones-rolled-search = { $name } fouille et obtient : { $dice }, { $bones ->
    [0] sans aucun os : rien n’est trouvé.
    [one] dont 1 os : 1 carte est trouvée.
   *[other] dont { $bones } os : { $bones } cartes sont trouvées.
}
too-many-bones-hurt = { $name } subit { $sum } : { $lost ->
    [0] aucun PV perdu, il en reste { $hp }.
   *[other] perd { $lost } PV, il en reste { $hp }.
}
too-many-bones-hurt-by-orb = L’Orbe frappe { $name } ({ $sum }) : { $lost ->
    [0] aucun PV perdu, il en reste { $hp }.
    [one] { $lost } PV perdu, il en reste { $hp }.
   *[other] { $lost } PV perdus, il en reste { $hp }.
}
too-many-bones-damage = { $kind ->
    [true] { $amount ->
        [one] { $amount } coup critique
       *[other] { $amount } coups critiques
    }
   *[plain] { $amount ->
        [one] { $amount } dégât
       *[other] { $amount } dégâts
    }
}
too-many-bones-damage-less = { too-many-bones-damage }, { $less }
too-many-bones-less-flat = { $count } en moins par { $side ->
    [gearloc] Défense constante
   *[baddie] Peau épaisse
}
too-many-bones-less-shields = { $count } sur les boucliers
too-many-bones-less-buff = { $count } sur les PV bonus
too-many-bones-less-hardy = { $count } en moins par Robuste
too-many-bones-healed = { $name } récupère { $amount } PV et en a { $hp }.
too-many-bones-shielded = { $name } garde un bouclier { $value } { $slot ->
    [chip] sur son jeton
    [locked] en case bloquée
   *[active] en case active
}.
too-many-bones-die-placed-active = { $name } met { $die } en case active.
too-many-bones-die-placed-ally = { $name } met { $die } en case active ({ $holder }).
too-many-bones-die-placed-locked = { $name } bloque { $die }.
too-many-bones-die-placed-baddie = { $name } pose { $die } sur { $holder }.
too-many-bones-die-placed-mat = { $name } reçoit { $die }.
too-many-bones-die-used = { $name } utilise { $die } : { $text }
too-many-bones-shield-turned = { $name } n’a plus qu’un bouclier { $value } sur un dé.
too-many-bones-die-turned = { $name } a maintenant { $die }.
too-many-bones-die-exhausted = { $name } : { $die }, dé défaussé.
too-many-bones-dice-spent = { $name } perd { $count ->
    [one] { $count } dé
   *[other] { $count } dés
} ({ too-many-bones-stat }) pour ce combat.
too-many-bones-bones-kept = { $name } garde { $bones } os ; { $total } dans le plan B.
too-many-bones-bones-lost = { $name } n’a plus de place : { $bones } os { $bones ->
    [one] perdu.
   *[other] perdus.
}
too-many-bones-plan-used = { $name }, plan B pour { $bones } os : { $ability }. { $text }
too-many-bones-innate-flipped = { $name } paie { $bones } os : { $innate }. { $text }
too-many-bones-effect-put = { $name } reçoit { $effect }.
too-many-bones-effect-over = { $name } n’a plus { $effect }.
too-many-bones-skill-used = { $name } utilise { $skill }.
too-many-bones-tyrant-rolled = { $name }, dé de tyran : { $face }.
too-many-bones-tyrant-rolled-text = { $name }, dé de tyran : { $face }. { $text }
too-many-bones-avoided = { $name } échappe à l’attaque grâce à ceci : { $die }.
too-many-bones-redirected = { $to } encaisse pour { $name }.
too-many-bones-unharmed = { $name } subit { $amount ->
    [one] { $amount } dégât, qui ne lui fait rien.
   *[other] { $amount } dégâts, qui ne lui font rien.
}
too-many-bones-lost-hp-fatigue = { $name } perd { $amount } PV de fatigue, il en reste { $hp }.
too-many-bones-lost-hp-ale = { $name } perd { $amount } PV à cause de la bière, il en reste { $hp }.
too-many-bones-lost-hp-limit = { $name } perd { $amount } PV avec le dé de santé, il en reste { $hp }.
too-many-bones-buffed = { $name } a { $buff } PV bonus.
too-many-bones-stat-raised = { $name } s’entraîne, { too-many-bones-stat } : { $value }.
too-many-bones-training-failed = { $name } rate son entraînement ({ too-many-bones-stat }).
too-many-bones-stat-set-aside = { $name } met de côté un dé de caractéristique pour ce combat : { too-many-bones-stat }.
too-many-bones-entered = { $name } entre sur le tapis en { $square }.
too-many-bones-left = { $name } quitte le tapis pour un temps.
too-many-bones-left-for-queue = { $name } retourne dans la file d’attente.
too-many-bones-queued = { $name } rejoint { $end ->
    [top] le haut
   *[bottom] le bas
} de la file d’attente.
too-many-bones-queued-hidden = Un jeton de { $points ->
    [one] { $points } point
   *[other] { $points } points
} rejoint { $end ->
    [top] le haut
   *[bottom] le bas
} de la file d’attente.
too-many-bones-initiative-set = { $name } a { $value } d’initiative.
too-many-bones-meter-moved = { $name } { $way ->
    [up] monte
   *[down] descend
} de { $places ->
    [one] { $places } place
   *[other] { $places } places
} sur la jauge d’initiative.
too-many-bones-knocked-out = { $name } : K.O. !
too-many-bones-revived = { $name } revient avec { $hp } PV.
too-many-bones-defeated = { $name } : hors de combat{ $rises ->
    [rises] , mais se relèvera.
   *[stays] .
}
too-many-bones-defeated-by = { $by } élimine { $name }{ $rises ->
    [rises] , qui se relèvera.
   *[stays] .
}
too-many-bones-battle-won = { $round ->
    [0] Personne à combattre : le combat est gagné avant d’avoir commencé.
   *[other] Le combat est gagné à la manche { $round }.
}
too-many-bones-battle-lost-wipe = Le combat est perdu à la manche { $round } : plus personne ne tient debout.
too-many-bones-battle-lost-time = Le combat est perdu : rien n’est décidé à la manche { $round }.

too-many-bones-road-won = { $tyrant } tombe au jour { $day }. Le groupe rentre.
too-many-bones-road-lost = Le jour { $day } était le dernier, et { $tyrant } tient toujours debout.
too-many-bones-won = { $round ->
    [0] Le groupe gagne : il n’y avait personne à combattre.
   *[other] Le groupe gagne à la manche { $round } ; { $fallen ->
        [0] aucun vilain n’est tombé.
        [one] { $fallen } vilain est tombé.
       *[other] { $fallen } vilains sont tombés.
    }
}
too-many-bones-lost = Le groupe perd à la manche { $round } ; { $fallen ->
    [0] aucun vilain n’est tombé.
    [one] { $fallen } vilain est tombé.
   *[other] { $fallen } vilains sont tombés.
}
too-many-bones-end-won = Gagné
too-many-bones-end-lost = Perdu
too-many-bones-end-tyrant = Tyran vaincu
too-many-bones-end-days = À court de jours
report-too-many-bones-won = Combat gagné
report-too-many-bones-lost = Combat perdu
report-too-many-bones-road-won = Aventure gagnée
report-too-many-bones-road-lost = Aventure perdue
report-too-many-bones-scores = Les PV qui restent à la fin du combat sont les points.

too-many-bones-wrong = { $why } Écrivez par exemple « Capitank, Atomik + Grenade à fragmentation + attaque contre 4 points », « Furax contre Crapaud des marais, Sombreloup » ou « Sparadoc, Capitank contre Miâm, 8 points », ou bien « any » pour un combat tiré au sort.
too-many-bones-wrong-halves = Un combat, c’est un groupe, « contre » et ses adversaires, et non « { $text } ».
too-many-bones-wrong-party = Un groupe compte un à quatre gearlocs différents.
too-many-bones-wrong-gearloc = Aucun gearloc ne s’appelle « { $name } » ; il y a { $there }.
too-many-bones-wrong-stat = Un dé de caractéristique montre { $most } au plus ; { $name } ne peut donc plus entraîner ceci : { $lesson }.
too-many-bones-wrong-known = { $name } a déjà « { $lesson } ».
too-many-bones-wrong-before = { $name } ne peut pas entraîner « { $lesson } » avant l’un de ces dés : { $before }.
too-many-bones-wrong-lesson = { $name } n’a rien à entraîner qui s’appelle « { $lesson } » ; il y a « innate », { $there }.
too-many-bones-wrong-type = Aucun type de créature ne s’appelle « { $name } » ; il y a { $there }.
too-many-bones-wrong-tyrants = On ne défie qu’un tyran à la fois.
too-many-bones-wrong-twice = Ce jeton n’existe qu’une fois : { $name }.
too-many-bones-wrong-points = Un combat vaut de 0 à { $most } points, et non { $points }.
too-many-bones-wrong-baddie = Aucun vilain ne s’appelle « { $name } ».
too-many-bones-wrong-baddie-near = Aucun vilain ne s’appelle « { $name } » ; peut-être { $near } ?
too-many-bones-wrong-seats = { $size ->
    [one] C’est pour un groupe de { $size }
   *[other] C’est pour un groupe de { $size }
}, mais la table a { $seats ->
    [one] { $seats } place.
   *[other] { $seats } places.
}
too-many-bones-wrong-alone = Un combat seul n’a pas d’aventure autour de lui : retirez { $leave }, ou bien le combat.
too-many-bones-wrong-leave = { $option ->
    [tyrant] le tyran
    [party] le groupe
   *[hide_next] la prochaine rencontre cachée
}


## Too Many Bones : les règles en bref

too-many-bones-rules =
    Une aventure dure plusieurs jours : chaque jour une rencontre, sa récompense si elle finit bien, puis la récupération autour du feu. Elle est gagnée quand le tyran tombe et perdue quand les jours sont passés ; rien d’autre ne l’arrête, pas même un combat perdu.
    Une rencontre est une carte avec un ou plusieurs choix, et le chef répond pour le groupe. La plupart mènent à un combat qui vaut autant de points de vilains que le jour multiplié par les gearlocs, payés en jetons de 20, 5 et 1 (un vilain à 5 pts est celui dont le jeton vaut 5 points) ; la carte dit ce qui change cette fois. Une rencontre ratée ne rapporte rien.
    Une réussite récompense tout le monde, K.O. ou non : butin, butin verrouillé, points d’entraînement et points de progrès vers le tyran. Un point d’entraînement vaut un essai sur une caractéristique ou un dé de capacité. Santé et dextérité montent toujours ; pour l’attaque et la défense, on lance autant de dés que la caractéristique, et un os fait échouer l’essai, mais les dés de défense ont un second lancer. Après un échec, le point peut servir ailleurs. Un dé de capacité demande son étoile, ou un dé acquis qui mène à lui par une flèche.
    À la récupération, chacun fait une chose sur trois : se reposer et retrouver tous ses PV ; fouiller : céder une carte et lancer six dés d’attaque pour en trouver d’autres, une par os, et en garder une ; ou partir en éclaireur et regarder un jeton au sommet d’une pile. Qui n’a plus de PV doit se reposer. Le butin s’échange librement : quatre places par sac, trois pour une carte lourde.
    Un butin verrouillé est fermé par trois verrous. Chaque gearloc a une tentative par jour : trois dés d’action et le dé d’intuition sont lancés pour le verrou le plus à gauche, et les dés à sa lettre qui atteignent ensemble son nombre l’ouvrent et sont dépensés. Pour le premier verrou, on peut lancer deux fois ; les autres se contentent de ce qui reste.
    Avec assez de points de progrès, le groupe peut défier le tyran au lieu de piocher une carte, autant de fois qu’il reste de jours. Un défi perdu est une rencontre ratée : le tyran se remet, et les points de progrès demeurent.
    Un groupe de gearlocs affronte une file de vilains sur un tapis de quatre pistes. Le combat est gagné quand il n’y a plus personne à combattre, perdu quand tous les gearlocs sont K.O. Quatre vilains au plus sont sur le tapis ; d’autres arrivent de la file d’attente en fin de manche.
    Chacun joue un tour par manche, du haut en bas de la jauge d’initiative. À partir de la manche 6, la fatigue coûte 1 PV à chacun au début de chaque manche.
    Le tour d’un gearloc : ce qui arrive au début ; puis se déplacer, 1 de dextérité par position, jamais en diagonale ni à travers quelqu’un ; nommer une cible, adjacente au corps à corps, n’importe où à distance ; puis choisir des dés, 1 de dextérité chacun, et les lancer tous ensemble.
    Les épées font des dégâts à la cible, les boucliers vont en case active et arrêteront des dégâts, les os vont dans le plan B. Les dés de capacité font ce que dit leur face : tout de suite, en case active, en case bloquée ou sur un vilain. Ce qui a servi est défaussé jusqu’à la fin du combat ; rien n’est obligatoire, sauf si la face l’exige.
    Le plan B contient cinq os et donne une capacité par tour, payée en os depuis la gauche. Six à la fois retournent le talent inné sur sa meilleure face.
    Les dégâts sont réduits dans cet ordre : Peau épaisse ou Défense constante, boucliers, PV bonus, Robuste ; ensuite seulement partent des PV. Un coup critique ignore tout sauf Robuste, et perdre des PV n’est pas un dégât.
    Un gearloc sans PV est K.O. : il quitte le tapis, ses effets et ses dés partent, et quelqu’un peut le ranimer. Après le combat, tout le monde revient ; qui est K.O. commence la récupération sans PV.
    Les vilains agissent seuls : au corps à corps, ils vont vers le gearloc le plus proche, de deux positions au plus ; à distance, ils tirent partout ; entre plusieurs, le plus faible ou le plus fort, selon le jeton, et le groupe départage. D’abord leurs capacités, puis leurs dés, puis ce que déclenchent leurs os.
    Poison fait mal au début du tour et baisse de 1 ; Sang fait mal à chaque tour. Faiblesse retire de la dextérité ou des dés d’attaque, Confusion tout le tour, Handicap toutes les capacités. Terreur interdit une cible, Provocation en impose une, Camouflage et Vol tiennent tout le monde à l’écart.
too-many-bones-rules-mode =
    Le mode dit avec combien de santé et d’entraînement chacun commence, et si un K.O. vide les cases bloquées.
too-many-bones-rules-tutorial =
    Capitank et Atomik partent contre Drellen, et les cartes et les vilains des deux premiers jours sont ceux du livret.
too-many-bones-rules-hide-next =
    La rencontre en haut du paquet reste face cachée jusqu’à ce qu’on la pioche.
too-many-bones-rules-leader =
    Le chef répond pour le groupe : quel choix faire, qui reçoit quoi, et comment départager.
too-many-bones-rules-box-dice =
    Personne ne lance plus de dés blancs que n’en contient la boîte : ceux qui sont dans des cases, sur des vilains ou dans un plan B ne sont pas disponibles.
too-many-bones-rules-breakdown-drops-tier =
    Après une crise de nerfs de RAAAGE ! ou de RAAAAAGE !, la rage repart de RAGE ! et non du dé qu’elle avait.
too-many-bones-legend =
    Les pistes vont de a à d depuis la gauche ; les vilains arrivent par les rangées 4 et 3, en haut, les gearlocs par les rangées 2 et 1, en bas.
    3/5 : PV et maximum ; ■ : boucliers ; + : PV bonus ; les dés d’effet sont écrits avec deux lettres et leur nombre. ▸ agit, ◆ est la cible, ✓ a déjà agi.
    « aller c3 » ou « frapper 1+2 » est ce qu’on tape ; la suite dit ce que cela ferait.


## Too Many Bones : sur la route

too-many-bones-option-tyrant = { $value ->
    [nom] le tyran Miâm
    [mulmesh] le tyran Mulmesh
    [drellen] le tyran Drellen le pâle
    [gendricks] le tyran Gendricks
    [goblin_king] le roi des gobelins
    [goblin-king] le roi des gobelins
    [marrow] le tyran Marrow
    [duster] le tyran Chiffon
   *[any] un tyran tiré au sort
}
too-many-bones-option-party = le groupe « { $value } »
too-many-bones-option-tutorial = les deux premiers jours du livret
too-many-bones-option-hide-next = la prochaine rencontre cachée

too-many-bones-lock = { $lock ->
    [L] loquet
    [T] taquet
   *[F] clenche
} { $value }
too-many-bones-lock-die = { $shows } ({ $die ->
    [grey] gris
    [brown] marron
   *[yellow] jaune
})
too-many-bones-trove = un butin verrouillé ({ $locks })
too-many-bones-dart = { $kind ->
    [bones] os
    [attack] épée { $value }
   *[defense] bouclier { $value }
}
too-many-bones-darts-dice = { $count } { $kind ->
    [attack] d’attaque
    [defense] de défense
   *[status] d’état
}
too-many-bones-reward-progress = { $count ->
    [one] { $count } point de progrès
   *[other] { $count } points de progrès
}
too-many-bones-reward-training = { $count ->
    [one] { $count } point d’entraînement chacun
   *[other] { $count } points d’entraînement chacun
}
too-many-bones-reward-loot-each = { $count ->
    [one] { $count } butin chacun
   *[other] { $count } butins chacun
}
too-many-bones-reward-loot-shared = { $count ->
    [one] { $count } butin à partager
   *[other] { $count } butins à partager
}
too-many-bones-reward-trove-each = { $count ->
    [one] { $count } butin verrouillé chacun
   *[other] { $count } butins verrouillés chacun
}
too-many-bones-reward-trove-shared = { $count ->
    [one] { $count } butin verrouillé à partager
   *[other] { $count } butins verrouillés à partager
}

too-many-bones-ask-way = { $title }. { $premise } { $name }, quel choix fait le groupe ?
too-many-bones-ask-road = { $name }, est-ce l’heure du tyran ({ $tyrant }) ? { $left ->
    [0] C’est le dernier jour.
    [one] Il reste { $left } jour après celui-ci.
   *[other] Il reste { $left } jours après celui-ci.
}
too-many-bones-ask-train = { $name }, qu’entraînez-vous ? { $points ->
    [one] Vous avez { $points } point.
   *[other] Vous avez { $points } points.
}
too-many-bones-ask-training-loot = { $name }, { $bones } os { $bones ->
    [one] gâche
   *[other] gâchent
} votre entraînement ({ too-many-bones-stat }) : une carte pour vous aider ?
too-many-bones-ask-share = { $name }, pour qui : { $card } ?
too-many-bones-ask-drop = { $name }, votre butin prend { $used } places sur { $spaces }, et { $when ->
    [battle] on ne se bat pas avec un sac qui déborde
   *[evening] la journée est finie
} : quelle carte jetez-vous ?
too-many-bones-ask-unlocked = { $name }, retirez-vous des dés de vos cases bloquées avant le prochain combat ?
too-many-bones-ask-camp = { $name }, { $done ->
    [yes] vous avez fini, mais pas les autres : faites-vous encore quelque chose près du feu ?
   *[no] que faites-vous près du feu ?
} Vous avez { $hp } PV sur { $max }.
too-many-bones-ask-find = { $name }, quelle trouvaille gardez-vous ?
too-many-bones-ask-stack = { $name }, quelle pile regardez-vous ?
too-many-bones-ask-scouted = { $name }, vous voyez { $chip } : où va ce jeton ?
too-many-bones-ask-map = { $name }, dépliez-vous la Carte en lambeaux pour voir deux rencontres ?
too-many-bones-ask-which = { $name }, laquelle des deux rencontres prenez-vous ?
too-many-bones-ask-loot = { $name }, utilisez-vous une carte maintenant ?
too-many-bones-ask-last-loot = { $name }, un combat va commencer et vous avez { $hp } PV sur { $max } : utilisez-vous d’abord une carte ?
too-many-bones-ask-intuition = { $name }, { $lock } : vous avez { $dice }. L’intuition dit « { $face ->
    [reroll] Relancer
    [convert] Convertir
   *[save] Conserver +1
} » : pour quel dé ?
too-many-bones-ask-mech-pick = { $name }, { $lock } : l’ouvrez-vous au Crochet mécanique, avant tout lancer ?
too-many-bones-ask-lock-loot = { $name }, { $lock } : les dés montrent { $dice }. Une carte pour aider ?
too-many-bones-ask-lock-die = { $name }, { $lock } : les dés montrent { $dice }. Sur lequel ?
too-many-bones-ask-lock-dice = { $name }, { $lock } : les dés montrent { $dice }. Avec lesquels ouvrez-vous ?
too-many-bones-ask-darts-dice = { $name }, funestes fléchettes : quels trois dés prenez-vous ?
too-many-bones-ask-darts-weaken = { $name }, { $side ->
    [foe] quels dés votre adversaire laisse-t-il ?
   *[own] quels dés laissez-vous ?
} On en est à { $hp } contre { $foe }.
too-many-bones-ask-darts-bones = { $name }, { $bones } os : qu’achetez-vous ? On en est à { $hp } contre { $foe }.
too-many-bones-ask-darts-shields = { $name }, { $swords ->
    [one] { $swords } épée
   *[other] { $swords } épées
} { $side ->
    [foe] contre les boucliers d’en face
   *[own] contre vos boucliers
} : qu’en reste-t-il ? On en est à { $hp } contre { $foe }.
too-many-bones-ask-flare = { $name }, { $points ->
    [one] { $points } point de vilains arrive
   *[other] { $points } points de vilains arrivent
} : tirez-vous la fusée ?
too-many-bones-ask-squirrel = { $name }, sur quelle piste court l’écureuil ?
too-many-bones-ask-knife = { $name }, quelle peau va sur le couteau ?
too-many-bones-ask-optics = { $name }, regardez-vous dans la Lunette rouillée pour monter sur la jauge d’initiative ?
too-many-bones-ask-spirits = { $name }, { $effect } arrive : buvez-vous les Spiritueux de l’Ébène ?
too-many-bones-ask-slinger = { $name }, lancez-vous une pierre (cible : { $unit }) ?
too-many-bones-ask-take-shield = { $name }, quel bouclier prenez-vous ({ $unit }) ?
too-many-bones-ask-poison = { $name }, de quelle force est le poison ({ $unit }) ?
too-many-bones-ask-initiative-again = { $name }, votre initiative est de { $value } : la relancez-vous ?
too-many-bones-ask-one-more = { $name }, quel dé lancez-vous en plus ?
too-many-bones-ask-late-target = { $name }, les dés sont jetés : quelle est votre cible ?
too-many-bones-ask-restore = { $name }, quel dé revient ?
too-many-bones-ask-picker = { $name }, qui tente d’ouvrir { $card } ?
too-many-bones-ask-raise-shields = { $name }, lancez-vous tous vos dés de défense avant le combat ?
too-many-bones-ask-first-in = { $name }, qui s’engage dans le col ?
too-many-bones-ask-front = { $name }, qui se tient devant ?
too-many-bones-ask-shooter = { $name }, qui tire ?
too-many-bones-ask-volley = { $name }, combien de dés d’attaque risquez-vous ?
too-many-bones-ask-stump = { $name }, jusqu’où plongez-vous le bras ?
too-many-bones-ask-price = { $name }, quelle carte sert de prix ?
too-many-bones-ask-champion = { $name }, qui combat en solitaire ?
too-many-bones-ask-height = { $name }, quelle hauteur pour le tas de la piste { $lane } ?
too-many-bones-ask-tinkerer = { $name }, qui s’occupe du piège ?
too-many-bones-ask-blasted = { $name }, qui le piège attrape-t-il ?
too-many-bones-ask-duellist = { $name }, qui livre le duel ?
too-many-bones-ask-exhausted = { $name }, à qui prend-on un dé ? Jusqu’ici : { $count }.
too-many-bones-ask-archer = { $name }, qui tire pour le groupe ?
too-many-bones-ask-burglar = { $name }, qui ouvre le coffre : { $card } ?
too-many-bones-ask-barrels = { $name }, combien de tonneaux osez-vous ?
too-many-bones-ask-lantern = { $name }, quelle lanterne pour { $whose ->
    [own] vous
   *[other] { $unit }
} ?
too-many-bones-ask-critters = { $name }, où { $hp ->
    [one] file la bestiole
   *[other] filent les { $hp } bestioles
} en { $square } ?
too-many-bones-ask-stray = { $name }, quel tas s’échappe ?
too-many-bones-ask-stalk = { $name }, où vous mettez-vous à l’affût ?
too-many-bones-ask-prey = { $name }, quel tas chassez-vous ?
too-many-bones-ask-rubble = { $name }, où mettez-vous des éboulis ? Encore { $count } à placer.
too-many-bones-ask-grenade = { $name }, où lancez-vous ? { $count ->
    [one] Encore { $count } grenade.
   *[other] Encore { $count } grenades.
}
too-many-bones-ask-offering = { $name }, offrez-vous une carte ?
too-many-bones-ask-keep-one = { $name }, quelle carte gardez-vous ?
too-many-bones-ask-try-trove = { $name }, tentez-vous maintenant d’ouvrir { $card } ?
too-many-bones-ask-part-with = { $name }, de quelle carte le groupe se sépare-t-il ?
too-many-bones-ask-forfeit = { $name }, quelle carte perdez-vous ?
too-many-bones-ask-bribe = { $name }, quelle carte donnez-vous ?
too-many-bones-ask-hit-and-run = { $name }, vous repliez-vous ?
too-many-bones-ask-toads = { $name }, quel dé est défaussé ?
too-many-bones-ask-place-ally = { $name }, où commence votre allié ?
too-many-bones-ask-ally-move = { $name }, où va votre allié ?
too-many-bones-ask-ally-target = { $name }, qui votre allié attaque-t-il ?
too-many-bones-ask-hunt = { $name }, que chasse le groupe ?
too-many-bones-ask-orb = { $name }, où se trouve l’Orbe ?
too-many-bones-ask-ticking = { $name }, ça fait tic-tac : quel verrou tentez-vous ?
too-many-bones-ask-parcel = { $name }, le colis va-t-il sous le Trône ?
too-many-bones-ask-hand = { $name }, qui tend la main ?
too-many-bones-ask-tend = { $name }, qu’est-ce qui soigne Chiffon ? Encore { $count } PV.

too-many-bones-opt-draw = encore un jour de route
too-many-bones-opt-challenge = { $tyrant } : { $setup }
too-many-bones-opt-way = { $label } : { $text }
too-many-bones-opt-way-gives = { $label } : { $text } Donne { $rewards }.
too-many-bones-opt-way-more = { $label } : { $text } { $gives }
too-many-bones-opt-way-gives-more = { $label } : { $text } Donne { $rewards }. { $gives }
too-many-bones-opt-train = de { $value } à { $after }, si { $dice ->
    [one] { $dice } dé ne montre
   *[other] { $dice } dés ne montrent
} aucun os{ $again ->
    [again] {" "}; les os sont relancés une fois
   *[once] {""}
}{ $forgiven ->
    [yes] {" "}; un seul os est pardonné
   *[no] {""}
}
too-many-bones-opt-train-sure = de { $value } à { $after }, à coup sûr
too-many-bones-opt-learn = avec { $faces }. { $text }
too-many-bones-card-text = { $text }{ $heavy ->
    [yes] { " " }Lourd : il prend 3 places.
   *[no] { "" }
}{ $uses ->
    [0] { "" }
    [one] { " " }Une utilisation.
   *[other] { " " }{ $uses } utilisations.
}
too-many-bones-opt-card = { $card } : { $text }
too-many-bones-opt-card-locked = { $card }
too-many-bones-opt-play-on = { $card } – { $stands } : { $text }
too-many-bones-opt-extend = { $card } : { $text } Coûte { $bones } os.
too-many-bones-opt-extend-on = { $card } – { $stands } : { $text } Coûte { $bones } os.
too-many-bones-opt-turn-shield = le dé montre alors un bouclier { $value }
too-many-bones-opt-axes = les 3 haches reviennent
too-many-bones-opt-share = { $name }, qui porte { $count ->
    [0] un sac vide
    [one] { $count } carte
   *[other] { $count } cartes
}
too-many-bones-opt-give = { $card } pour { $name }, qui porte { $count ->
    [0] un sac vide
    [one] { $count } carte
   *[other] { $count } cartes
}
too-many-bones-opt-unwanted = personne ne veut de ceci : { $card }
too-many-bones-opt-drop-of = { $card } (sac : { $name })
too-many-bones-opt-rest = { $more ->
    [0] PV déjà au maximum
   *[other] de { $hp } à { $after } PV
}
too-many-bones-opt-search = contre { $card } ; 6 dés d’attaque, une carte par os, une seule à garder
too-many-bones-opt-lead = décide désormais pour le groupe
too-many-bones-opt-scout = un D6 dit où vous pouvez regarder
too-many-bones-opt-pick = { $card } (sac : { $name })
too-many-bones-opt-stack = les jetons à { $points ->
    [one] { $points } point
   *[other] { $points } points
}, il en reste { $count }
too-many-bones-opt-hunt = { $count } vilains à { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun
too-many-bones-opt-bottom = face cachée, sous sa pile
too-many-bones-opt-stay-scouted = face visible, à sa place
too-many-bones-opt-which = { $title }. { $premise }
too-many-bones-opt-knife = { $chip } : au prochain combat, ce type est Surpris ({ $kind })
too-many-bones-opt-ticking = { $lock ->
    [L] loquet
    [T] taquet
   *[F] clenche
}
too-many-bones-opt-lantern = { $name } doit faire { $value } ou plus
too-many-bones-opt-squirrel = qui commence sur la piste { $value } arrive en retard
too-many-bones-opt-poison = Poison { $value }
too-many-bones-opt-barrels = { $value ->
    [one] { $value } tonneau
   *[other] { $value } tonneaux
}
too-many-bones-opt-volley = { $value ->
    [one] { $value } dé
   *[other] { $value } dés
}
too-many-bones-opt-stump = le D6 doit dépasser { $value }
too-many-bones-opt-height = { $value } PV
too-many-bones-opt-road-yes = { $kind ->
    [try_trove] et la tentative du jour reste à faire
   *[raise_shields] et ils sont en place dès le début
}
too-many-bones-opt-road-no = { $kind ->
    [parcel] et le colis reste fermé
    [try_trove] et il reste verrouillé
    [raise_shields] et tous les dés attendent
   *[other] et la carte reste
}
too-many-bones-opt-road-done = { $kind ->
    [camp] pour ce soir
    [training_loot] et l’essai est raté
    [offering] avec les cadeaux
    [exhausted] avec le vacarme
    [knife] sans jeton
    [unlocked] et le reste demeure bloqué
    [tend] et on l’abandonne
    [last_loot] et au combat
   *[lock_loot] sans carte
}
too-many-bones-opt-done-too-full = pour ce soir ; votre butin prend { $used } places sur { $spaces }, ce qui dépasse sera perdu
too-many-bones-opt-critters = vers celles en { $square }
too-many-bones-opt-stack-there = { $hp ->
    [one] { $hp } bestiole
   *[other] { $hp } bestioles
}
too-many-bones-opt-stalk = { $dex } de dextérité, { $count ->
    [0] aucun tas
    [one] { $count } tas
   *[other] { $count } tas
} à côté
too-many-bones-opt-stay-put = sans bouger
too-many-bones-opt-grenade = { $hp } d’éboulis là, { $around } à côté
too-many-bones-opt-exhausted = { $name } cède 1 dé ({ too-many-bones-stat }), en garde { $left }
too-many-bones-opt-restore = { $die }, à { $name }
too-many-bones-opt-tend = { $card } (sac : { $name }) : { $text }
too-many-bones-opt-lock-nothing = les dés restent comme ils sont
too-many-bones-opt-lock-reroll = { $dice } à relancer
too-many-bones-opt-lock-convert = { $dice } vaut pour ce verrou
too-many-bones-opt-lock-save = { $dice } compte 1 de plus et reste
too-many-bones-opt-lock-open-with = { $dice } : { $total }, { $left ->
    [0] aucun dé ne reste
    [one] { $left } dé reste
   *[other] { $left } dés restent
}
too-many-bones-opt-lock-leave = et on relance tous les dés
too-many-bones-opt-lock-raise = { $dice } compte plus
too-many-bones-opt-darts-take = { $dice }
too-many-bones-opt-darts-without = { $dice } hors du lancer
too-many-bones-opt-darts-done = plus d’os à dépenser
too-many-bones-opt-darts-remove = { $die } quitte { $side ->
    [foe] l’adversaire
   *[own] votre pile
}
too-many-bones-opt-darts-stun = votre adversaire perd un tour
too-many-bones-opt-darts-knock-out = la partie est gagnée
too-many-bones-opt-darts-soak = il reste { $left } aux boucliers

too-many-bones-day-began = Le jour { $day } se lève ; { $left ->
    [0] c’est le dernier.
    [one] il en reste { $left } après lui.
   *[other] il en reste { $left } après lui.
}
too-many-bones-encounter-drawn = La rencontre du jour : { $title }.
too-many-bones-tyrant-challenged = Le groupe défie le tyran : { $tyrant } !
too-many-bones-choice-taken = Le choix du groupe : { $label }.
too-many-bones-choice-forced = On en vient là : { $label }.
too-many-bones-encounter-ended = { $how ->
    [success] Réussite
   *[failure] Échec
} : { $title }.
too-many-bones-encounter-shuffled-in = La carte « { $title } » est mélangée au paquet de rencontres.
too-many-bones-encounter-put-under = La carte « { $title } » va sous le paquet de rencontres.
too-many-bones-progress-made = Le groupe gagne { $points ->
    [one] { $points } point de progrès
   *[other] { $points } points de progrès
} et en a { $progress }.
too-many-bones-adventure-won = Le tyran tombe au jour { $day } : l’aventure est gagnée !
too-many-bones-adventure-lost = Il n’y a plus de jours : l’aventure est perdue après le jour { $day }.
too-many-bones-points-gained = { $name } reçoit { $points ->
    [one] { $points } point d’entraînement.
   *[other] { $points } points d’entraînement.
}
too-many-bones-skill-trained = { $name } apprend { $die }.
too-many-bones-stat-lowered = { $name } : { too-many-bones-stat } baisse pour de bon et passe à { $value }.
too-many-bones-leader-changed = { $name } décide désormais pour le groupe.
too-many-bones-rested = { $name } se repose et a { $hp } PV.
too-many-bones-chip-scouted = { $name } part en éclaireur et voit { $chip }.
too-many-bones-chip-stored = La carte du tyran reçoit { $chip }.
too-many-bones-chip-buried = { $name } met { $chip } sous sa pile.
too-many-bones-party-rolled = Le D6 montre { $shown }.
too-many-bones-die-rolled = { $name } fait { $shown }.
too-many-bones-loot-gained = { $name } reçoit { $card }.
too-many-bones-loot-discarded = { $name } défausse { $card }.
too-many-bones-loot-given = { $name } donne { $card } à { $to }.
too-many-bones-trove-opened = { $name } en vient à bout : { $card } !
too-many-bones-loot-used = { $name } utilise { $card }.
too-many-bones-chip-laid = { $chip } est maintenant sur { $card }.
too-many-bones-chips-left = { $card } : { $left ->
    [0] plus de jeton.
    [one] encore { $left } jeton.
   *[other] encore { $left } jetons.
}
too-many-bones-points-lowered = Le combat ne vaut plus que { $points ->
    [one] { $points } point de vilains.
   *[other] { $points } points de vilains.
}
too-many-bones-baddie-delayed = { $chip } est en retard sur la piste { $lane } et retourne en haut de la file d’attente.
too-many-bones-effect-avoided = { $name } échappe à { $effect }.
too-many-bones-shield-taken = { $name } prend un bouclier { $value } à { $target }.
too-many-bones-die-restored = { $name } retrouve { $die }.
too-many-bones-lost-hp-encounter = { $name } perd { $amount } PV, il en reste { $hp }.
too-many-bones-lost-hp-brew = { $name } perd { $amount } PV à cause du Breuvage de troll, il en reste { $hp }.
too-many-bones-lock-rolled = { $name } tente { $lock } : { $dice }, et l’intuition dit « { $face ->
    [reroll] Relancer
    [convert] Convertir
   *[save] Conserver +1
} ».
too-many-bones-lock-rerolled = { $name } relance : { $die }, et l’intuition dit « { $face ->
    [reroll] Relancer
    [convert] Convertir
   *[save] Conserver +1
} ».
too-many-bones-lock-converted = { $name } convertit un dé : { $die }.
too-many-bones-lock-saved = { $name } conserve un dé : { $die }.
too-many-bones-lock-raised = { $name } fait compter un dé davantage : { $die }.
too-many-bones-lock-die-rerolled = { $name } relance un dé : { $die }.
too-many-bones-lock-opened = { $name } ouvre { $lock } sans dé.
too-many-bones-lock-opened-with = { $name } ouvre { $lock } avec { $dice }.
too-many-bones-lock-held = Le verrou ({ $lock }) résiste à { $name }{ $again ->
    [again] , qui relance tous les dés.
   *[over] .
}
too-many-bones-locks-opened = { $name } en a fini avec les verrous : { $count ->
    [0] aucun n’est ouvert.
    [one] { $count } est ouvert.
   *[other] { $count } sont ouverts.
}
too-many-bones-darts-chosen = { $name } prend ces dés aux fléchettes : { $dice }.
too-many-bones-darts-turn = Fléchettes, tour { $turn } : { $side ->
    [foe] l’adversaire lance (face à { $name }).
   *[own] { $name } lance.
}
too-many-bones-darts-turn-lost = { $side ->
    [foe] Face à { $name }, l’adversaire ne lance pas : tour perdu.
   *[own] { $name } ne lance pas : tour perdu.
}
too-many-bones-darts-thrown = { $side ->
    [foe] Face à { $name }, l’adversaire obtient
   *[own] { $name } obtient
} : { $dice }.
too-many-bones-darts-thrown-nothing = { $side ->
    [foe] Face à { $name }, l’adversaire n’a aucun dé à lancer.
   *[own] { $name } n’a aucun dé à lancer.
}
too-many-bones-darts-shielded = { $side ->
    [foe] Face à { $name }, l’adversaire garde un bouclier { $value }.
   *[own] { $name } garde un bouclier { $value }.
}
too-many-bones-darts-effect = { $side ->
    [foe] Face à { $name }, l’adversaire a
   *[own] { $name } a
} { $effect }.
too-many-bones-darts-hurt = { $side ->
    [foe] Face à { $name }, l’adversaire perd { $lost } PV, il en reste { $hp }.
   *[own] { $name } perd { $lost } PV de la partie, il en reste { $hp }.
}
too-many-bones-darts-blocked = { $side ->
    [foe] Face à { $name }, l’adversaire bloque { $blocked } et perd { $lost } PV, il en reste { $hp }.
   *[own] { $name } bloque { $blocked } et perd { $lost } PV de la partie, il en reste { $hp }.
}
too-many-bones-darts-poisoned = { $side ->
    [foe] Face à { $name }, le poison coûte { $lost } PV à l’adversaire, il en reste { $hp }.
   *[own] Le poison coûte { $lost } PV de la partie à { $name }, il en reste { $hp }.
}
too-many-bones-darts-removed = { $name } paie en os : { $die } quitte { $side ->
    [foe] l’adversaire.
   *[own] sa propre pile.
}
too-many-bones-darts-stunned = { $name } paie en os : l’adversaire perdra son tour.
too-many-bones-darts-won = { $name } gagne aux fléchettes{ $how ->
    [knock-out] {" "}par K.O. !
   *[hp] {" "}!
}
too-many-bones-darts-lost = { $name } perd aux fléchettes{ $how ->
    [time] , faute de temps.
   *[hp] .
}
too-many-bones-barrel-hit = { $name } frappe le tonneau { $number }, { $amount } : { $left ->
    [0] il se brise.
   *[other] il reste { $left }.
}
too-many-bones-lantern-seen = Une lanterne brûle à { $value }.
too-many-bones-lantern-tried = { $name } fait { $rolled } contre { $value } : la lanterne { $out ->
    [out] s’éteint.
   *[lit] brûle encore.
}
too-many-bones-critters-joined = Des bestioles filent de { $start } en { $to } : { $hp } là-bas.
too-many-bones-critters-gone = { $hp ->
    [one] La bestiole en { $square } a filé.
   *[other] Les { $hp } bestioles en { $square } ont filé.
}
too-many-bones-critters-caught = { $name } attrape { $hp ->
    [one] la bestiole
   *[other] les { $hp } bestioles
} en { $square }.
too-many-bones-rubble-placed = Des éboulis en { $square } : { $hp }.
too-many-bones-grenade-thrown = { $name } lance une grenade en { $square } : { $amount }.
too-many-bones-rubble-hit = Les éboulis en { $square } prennent { $amount } : { $left ->
    [0] la place est nette.
   *[other] il en reste { $left }.
}

too-many-bones-ui-day = Jour { $day } sur { $days }
too-many-bones-ui-quest = { $tyrant } : { $progress ->
    [one] { $progress } point de progrès
   *[other] { $progress } points de progrès
}, il en faut { $needed }
too-many-bones-ui-deck = { $count ->
    [one] encore { $count } rencontre
   *[other] encore { $count } rencontres
}
too-many-bones-ui-next = la prochaine : { $title }
too-many-bones-ui-scouted = Repérés, face visible sur leur pile : { $chips }
too-many-bones-ui-today = Aujourd’hui : { $title }
too-many-bones-ui-bag = Sac : { $cards }
too-many-bones-ui-bag-empty = Sac : vide
too-many-bones-ui-left = { $card } ({ $left })
too-many-bones-ui-piles = Sur le tapis : { $piles }
too-many-bones-ui-training = { $points ->
    [one] { $points } point d’entraînement
   *[other] { $points } points d’entraînement
}


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
word-top = dessus
word-bottom = dessous
word-catapult = catapulte
word-dragon = dragon
word-treasure = trésor
word-barricade = barricade
word-bomb = bombe
word-hearse = corbillard
word-labyrinth = labyrinthe
word-portal = portail
word-spring = ressort
word-crossbow = arbalète
word-ice-staff = bâton de glace
word-death-staff = bâton de mort
word-teleport-staff = bâton de téléportation
word-two-handed-sword = épée à deux mains
word-battle-axe = hache de guerre
word-morning-star = morgenstern
word-rapier = rapière
word-white = blanc
word-black = noir
word-yellow = jaune
word-blue = bleu
word-red = rouge
word-green = vert
word-purple = violet
word-demolition = artificier
word-necromancer = nécromant
word-friendly = sympa
word-instructor = instructeur
word-spectral = spectral
word-saboteur = saboteur
word-emperor = empereur
word-frozen = gelé
word-led = guidé
word-raven = Corbeau
word-stag = Cerf
word-boar = Sanglier
word-wolf = Loup
word-owl = Hibou
word-hare = Lièvre
word-take = reprendre
word-nothing = rien
word-pass = passer
word-for = pour
word-rest = en rester là
word-fight-on = continuer
word-sheathe = rengainer
word-shoot = tirer
word-freeze = geler
word-all = tout
word-send = envoyer
word-teleport = téléporter
word-charge = charger
word-axe = hache
word-shift = décaler
word-turn = tourner
word-move = aller
word-stay = rester
word-target = cibler
word-no-target = sans cible
word-add = ajouter
word-aim = viser
word-roll = lancer
word-hit = frapper
word-keep = garder
word-shield = bouclier
word-lock-shield = bloquer bouclier
word-use = utiliser
word-place = placer
word-lock = bloquer
word-put = poser
word-plan = plan
word-clear = retirer
word-unlock = débloquer
word-act = faire
word-done = fini
word-at = à
word-next = ensuite
word-yes = oui
word-no = non
word-soak = encaisser
word-reroll = relancer
word-remove = ôter
word-lose = perdre
word-gain = prendre
word-first = d’abord
word-throne = trône
word-boomer = Atomik
word-patches = Sparadoc
word-picket = Capitank
word-tantrum = Furax
word-health = santé
word-dex = dextérité
word-attack = attaque
word-defense = défense
word-bones = os
word-element = élément
word-casing = boîtier
word-fuse = mèche
word-boom-counter = compte-boum
word-frag = grenade à fragmentation
word-big-boom = gros boum
word-smoke-screen = écran de fumée
word-sonic-cleanse = nettoyage à ultrasons
word-stunner = grenade assourdissante
word-napalm = napalm
word-flashbang = bombe lacrymo
word-bag-a-booms = badaboum
word-body-search = fouille corporelle
word-bigger-boom = plus gros boum
word-holy-hand-grenade = sainte grenade
word-med-kit = trousse de secours
word-fast-hands = doigté rapide
word-bone-saw = scie à os
word-liquid-life = eau-de-vie
word-nutrients = nutriments
word-toxins = toxines
word-med-pack = kit médical
word-poison-dart = fléchettes empoisonnées
word-stim-kit = résistancine
word-chem-kit = attakine
word-zappack = défibrillateur
word-e-cells = cellules énergétiques
word-distiller = essaye-encorine
word-stim-belt = coriacine
word-chain-reactor = robustessine
word-stim-lethal = rouletterussine
word-stand-ground = tenir tête
word-shield-form = forme de bouclier
word-redshirt = vigilance
word-orcish-ale = bière des orcs
word-sword-advance = progrès d’épée
word-lockdown = verrouillage
word-intercept = interceptank
word-gobby-jerky = viande séchée de gobelin
word-switch = remplacement
word-rush = vitesse
word-confidence = confiance
word-tenacity = ténacité
word-riposte = riposte
word-situational-awareness = connaissance de la situation
word-bravado = bravade
word-renown = renommée
word-rage = rage
word-raaage = raaage
word-raaaaage = raaaaage
word-anger-management = gestion de la colère
word-like-a-wyrm = comme un wyrm
word-like-a-wolf = comme un loup
word-like-a-kobold = comme un kobold
word-axe-collector = compteur de haches
word-intimidate = intimidation
word-cripple = nuisance physique
word-way-of-the-wild = loi du plus fort
word-horn-o-the-zerker = cornes du berzerker
word-innervate = sur les nerfs
word-strengthen = renforcement
word-way-of-the-ebon = loi de l’ébène
word-body-count = compteur de morts
word-make-grenade = faire grenade
word-advance = nouveau rang
word-execute = exécuter
word-step = pas
word-double-switch = double remplacement
word-double-rush = double vitesse
word-heal-assist = aide-soignant
word-reroll-heal = relancer soin
word-reroll-buff = relancer bonus
word-poison = poison
word-bleed = sang
word-skill-recover = capacité récupération
word-signal = signal
word-retreat = repli
word-recovery = talent
word-regen = régénération
word-recover = récupération
word-booster = rappel
word-countdown = décompte
word-careless = maladresse
word-engulf = engloutissement
word-mischief = malice
word-stun = confusion
word-taunt = provocation
word-untargetable = camouflage
word-weaken = faiblesse
word-limit = restriction
word-kaboom = kaboum
word-hide = cachette
word-draw = piocher
word-challenge = défier
word-choose = choisir
word-train = entraîner
word-learn = apprendre
word-card = carte
word-give = donner
word-drop = jeter
word-play = utiliser
word-search = fouiller
word-scout = explorer
word-stack = pile
word-pick = crocheter
word-say = dire
word-convert = convertir
word-save = conserver
word-open-with = ouvrir avec
word-leave = laisser
word-raise = monter
word-grey = gris
word-brown = marron
word-without = sans
word-status = état
word-knock-out = mettre K.O.
word-own = à vous
word-other = en face
word-sleep = se reposer
word-lever = loquet
word-trip = taquet
word-force = clenche
word-second = deuxième
word-third = troisième
word-fourth = quatrième
word-fifth = cinquième
word-sixth = sixième
word-flare-distraction = fusée de diversion
word-fortunate-discovery = heureuse trouvaille
word-fresh-bog-meat = viande fraîche des marais
word-gadget-arm = bras à gadgets
word-infused-incense = encens parfumé
word-last-battle-stew = ragoût de la dernière bataille
word-mechanical-assistance = assistance mécanique
word-mech-pick = crochet mécanique
word-mixed-berries = mélange de baies
word-multi-tool = outil multifonction
word-oggot-herbs = herbes d’Oggot
word-prying-iron = pied-de-biche
word-red-minotaur = minotaure rouge
word-reflex-powder = poudre à réflexes
word-reinforced-buckler = rondache renforcée
word-rusty-optics = lunette rouillée
word-skinning-knife = couteau à dépecer
word-sparring-weapon = arme d’entraînement
word-spirits-of-ebon = spiritueux de l’Ébène
word-stone-hammer = marteau en pierre
word-tattered-map = carte en lambeaux
word-tewaren-gem = gemme de Tewaren
word-throwing-axe = hache de lancer
word-treasure-trove-map = carte au trésor
word-troll-brew = breuvage de troll
word-utility-parts = pièces détachées
word-zelfey-root = racine de zelfey
word-zelfey-seeds = graines de zelfey
word-raider-armor = armure de pillard
word-dex-infuser = infuseur de dextérité
word-exploding-shrooms = champignons explosifs
word-flash-arrows = flèches éclair
word-grappling-gun = lance-grappin
word-hunters-body-count-necklace = collier de trophées du chasseur
word-laser-pointer = pointeur laser
word-lightning-on-a-stick = foudre en bâton
word-locksmith-manual = manuel du serrurier
word-maximizer-stim = stimulant maximiseur
word-mechanical-boomerang = boomerang mécanique
word-mechanical-squirrel = écureuil mécanique
word-micro-neural-implant = micro-implant neuronal
word-minor-patch-kit = petite trousse de soins
word-poison-vial-kit = coffret de fioles de poison
word-reflex-powder-tin = boîte de poudre à réflexes
word-shock-inducer = inducteur de choc
word-shoulder-mounted-rock-slinger = lance-pierres d’épaule
word-small-spotting-scope = petite longue-vue
word-utility-belt = ceinture à outils
word-spring-flask = eau de source


## Le terminal : jouer

ui-welcome = { $title }. Graine { $seed }.
ui-welcome-variants = { $title }, avec { $variants }. Graine { $seed }.
ui-type-help = Tapez « ? » pour l’aide.
ui-prompt = « ? » pour l’aide
ui-prompt-within = { $said } …, « ? » pour l’aide
ui-resumed = { $count ->
    [0] Partie reprise au début.
    [one] Partie reprise après { $count } coup.
   *[other] Partie reprise après { $count } coups.
}
ui-human = humain
ui-seat = place { $seat }
ui-hand-over = À { $name }. Entrée quand personne d’autre ne regarde.
ui-hand-over-team = À { $name }.
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
ui-save-sealed = Une réponse est encore secrète ; enregistrez quand tous auront répondu.
ui-not-saved = Impossible d’enregistrer dans { $path } : { $why }
ui-exists = Le fichier { $path } existe déjà ; choisissez un autre nom.
ui-resume-with = Pour reprendre plus tard : { $command }
ui-bye = Rien de joué, rien d’enregistré.
ui-winners = Vainqueurs : { $names }
ui-seed = Graine { $seed }
ui-rematch = Revanche : { $command }
ui-watch-again = Revoir la partie : { $command }

undo-refused-chance = Quelque chose a été pioché ou lancé depuis ; cela ne s’annule plus.
undo-refused-revealed = Quelque chose de caché a été montré depuis ; cela ne s’annule plus.
undo-refused-others = Quelqu’un d’autre a joué depuis ; cela ne s’annule plus.
undo-refused-turn = C’est maintenant à quelqu’un d’autre ; cela ne s’annule plus.
undo-refused-nothing = Il n’y a encore rien à annuler.

ui-help-move = jouer un coup par son numéro ou tel qu’il s’écrit
ui-help-part = une partie d’un coup : montrer ce qui correspond
ui-help-forecast = prévoir : ce que ferait ce coup ; dans certains jeux, f seul : ce qui vient de toute façon
ui-help-commands =
    Entrée        jouer le seul coup qui correspond ; sinon montrer le plateau et la liste
    u, annuler    reprendre votre dernier coup, et ceux des bots avec ; plus une fois que quelque chose a été pioché ou lancé, ou que quelqu’un d’autre a joué
    h, conseil    ce que jouerait un bon bot
    l NOM         voir le plateau de quelqu’un, là où chacun a le sien
    pour NOM      répondre pour quelqu’un d’autre à ce clavier qui peut agir avant
    s FICHIER     enregistrer ; sans nom, à l’endroit habituel
    q, quitter    enregistrer et partir
    ? règles      les règles, et comment lire le plateau
    ? MOT         seulement ce qu’en disent les règles ou le matériel
    ?, aide       ceci
ui-help-nothing = Les règles ne parlent pas de « { $topic } » ; « ? règles » les montre toutes.
ui-help-rules = Les règles
ui-help-board = Le plateau
ui-help-pieces = Le matériel
ui-help-piece = { $title } : { $text }
ui-help-keys = Ce que vous pouvez taper


## Le terminal : revoir

ui-replay-at = Coup { $number } sur { $last }
ui-replay-keys = Entrée : suite, b : retour, g 12 : aller au coup 12, e : fin, l NOM : voir un plateau, q : quitter
ui-replay-start = Le début
ui-replay-end = C’est la fin de la partie enregistrée.
ui-replay-beyond = { $last ->
    [0] Il n’y a aucun coup dans cette partie.
    [one] Il n’y a que { $last } coup dans cette partie.
   *[other] Il n’y a que { $last } coups dans cette partie.
}
ui-replay-first = C’est le début de la partie enregistrée.
ui-replay-undo = { $name } annule un coup.
ui-replay-unknown = Entrée, b, g et un numéro, e, l et un nom ou q ; pas « { $typed } ».
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


## Bad Bones : la table dans le terminal

bad-bones-ui-letter = { $colour ->
    [yellow] J
    [blue] B
    [red] R
    [green] V
   *[purple] L
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
bad-bones-slot = { $side ->
    [left] forêt à gauche de { $lane }
    [right] forêt à droite de { $lane }
    [top] forêt au-dessus de { $lane }
   *[bottom] forêt au-dessous de { $lane }
}
bad-bones-ui-phase = { $phase ->
    [market] marché
    [towers] tours
    [hero] héros
    [trap] pièges
    [weapon] arme
    [over] fin
   *[skeletons] squelettes
}
bad-bones-ui-round = { $kind ->
    [before] Avant la première manche
    [heroic] Manche { $round }, combat héroïque, { $phase }
    [counted] Manche { $round } sur { $rounds }, { $phase }
    [goal] Manche { $round }, { $rounds } pour gagner, { $phase }
    [won] Manche { $round }, gagné après { $rounds }, { $phase }
   *[open] Manche { $round }, { $phase }
}
bad-bones-ui-forecast = Prévision
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
    [trap] Pièges : prix, stock
   *[weapon] Armes : prix, une par joueur
}
bad-bones-ui-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
bad-bones-ui-order = Prochains acheteurs : { $names }
bad-bones-ui-team-coins = { $count ->
    [one] L’équipe a { $count } pièce
   *[other] L’équipe a { $count } pièces
}
bad-bones-ui-pass = { $count ->
    [one] Passer pour de bon et perdre { $count } pièce ? Tapez-le encore pour confirmer.
   *[other] Passer pour de bon et perdre { $count } pièces ? Tapez-le encore pour confirmer.
}
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
    2J●↓, ce sont deux squelettes jaunes qui descendent : la lettre et la forme de la couleur, et une flèche. J● jaune, B■ bleu, R▲ rouge, V◆ vert, L★ violet. L’apostrophe : a déjà bougé ; * : gelé ; & : suit un instructeur.
    H est le héros, ♜4 une tour de quatre étages, ⌂ une maison, † le cimetière, ∴ une ruine, ○ et ● la face blanche et la face noire. ×5, ce sont cinq squelettes, détaillés sous le plateau.
    Un piège montre son nom, un mur son orientation ; le tiret : abîmé ; l’apostrophe : déjà déclenché à cette manche. Les fines lignes coudées sont les flèches imprimées : qui arrive le long de la ligne repart par sa flèche.
    Hors du plateau attendent les squelettes des forêts. ← Cerf et Loup → sont les voisins de gauche et de droite. Au cimetière, la flèche montre par où un squelette entrera.
    Sur un petit plateau, ↓2, ce sont deux squelettes qui descendent, *3 trois qui vont de divers côtés, C catapulte, D dragon, $ trésor, # barricade, B bombe, U corbillard, L labyrinthe, O portail, S ressort, x zone détruite ; les chiffres autour attendent dans les forêts.
    Dans une prévision, le plateau est montré tel qu’il sera : un point là où quelqu’un passe, « ? » là où l’on vous demandera, « ! » ce qui est frappé.
bad-bones-ui-legend-chiefs =
    Les chefs ont une lettre à la place de la forme : A artificier, N nécromant, S sympa, I instructeur, C spectral, T saboteur, E empereur.


## Too Many Bones : la table dans le terminal

too-many-bones-ui-effect = { $effect ->
    [poison] Po
    [weaken] Fa
    [stun] Co
    [disable] Ha
    [terrify] Te
    [bleed] Sa
    [taunt] Pr
    [untargetable] Ca
   *[flight] Vo
}
too-many-bones-ui-round = { $kind ->
    [over] Le combat est fini
    [before] Mise en place
    [tired] Manche { $round }, avec fatigue
   *[plain] Manche { $round }
}
too-many-bones-ui-meter = Initiative : { $names }
too-many-bones-ui-queue = File d’attente : { $chips }
too-many-bones-ui-queue-empty = File d’attente : personne
too-many-bones-ui-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
too-many-bones-ui-roll = Dés lancés : { $dice }
too-many-bones-ui-where = { $where ->
    [KO] K.O.
    [entering] entre en fin de manche
   *[waiting] attend
}
too-many-bones-ui-slots = { $slot ->
    [active] actives { $used }/{ $most }
    [locked] bloquées { $used }/{ $most }
   *[plan] os { $used }/{ $most }
}
too-many-bones-ui-in-slots = { $slots } : { $dice }
too-many-bones-ui-dice = { $where ->
    [ready] prêts : { $dice }
   *[exhausted] défaussés : { $dice }
}
too-many-bones-ui-plan = plan B : { $abilities }
too-many-bones-ui-entry = { $name }, { $kind ->
    [trait] capacité de vilain
    [face] sur un dé de tyran
    [effect] dé d’effet
    [innate] talent inné ({ $of })
    [plan] plan B pour { $bones } os ({ $of })
    [die] dé ({ $of })
   *[icon] sur une face de dé
}
too-many-bones-ui-die-faces = { $text } Faces : { $faces }.
too-many-bones-ui-reach = { $range ->
    [ranged] à distance
    [diagonal] corps à corps, marche aussi en diagonale,
   *[melee] corps à corps
} contre { $prefers ->
    [strongest] le plus fort
   *[weakest] le plus faible
}{ $targets ->
    [one] {""}
   *[other] , { $targets } cibles au plus
}
too-many-bones-ui-for-bones = { $bones } os : { $skill }
too-many-bones-ui-stunned = Confusion, ne fera rien
too-many-bones-ui-nobody = n’atteint personne
too-many-bones-ui-way = { $target } depuis { $squares }
too-many-bones-ui-too-far = vers { $target }, jusqu’en { $squares }, sans attaque
too-many-bones-ui-attack = { $dice ->
    [one] { $dice } dé d’attaque
   *[other] { $dice } dés d’attaque
}, { $most ->
    [one] { $most } dégât au plus
   *[other] { $most } dégâts au plus
}
too-many-bones-ui-defense = { $dice ->
    [one] { $dice } dé de défense
   *[other] { $dice } dés de défense
}
too-many-bones-ui-tyrant-die = dé de tyran


## Le terminal : plusieurs à un clavier, et ce qui se répond tout seul

ui-forced = { $name } n’a pas le choix : { $move }.
ui-hand-over-undo = u : { $name } reprend sa dernière réponse.
ui-forecast-now = Si vous n’y faites rien :
ui-forecast-board = Le plateau serait alors :
ui-look-whom = De qui ? { $names }
ui-as = { $name } peut d’abord se servir de quelque chose : tapez « pour { $name } ».
ui-as-nothing = { $name } n’a rien à faire pour le moment.


## La table dans le navigateur : ce qu’elle dit dans la conversation

table-sat-down = { $name } prend place.
table-left = { $name } s’est levé de table.
table-came-back = { $name } est de retour.
table-freed = { $name } a quitté la table ; la place est libre.
table-bot-sits-down = Un bot remplace désormais { $name }.
table-bot-takes-place = Un bot prend place : { $name }.
table-took-back = { $name } joue de nouveau ; le bot s’est levé.
table-reopened = { $lost ->
    [0] L’enregistrement de cette table n’a pas pu être rejoué. La partie reprend à une position gardée ; aucune réponse n’est perdue.
    [one] L’enregistrement de cette table n’a pas pu être rejoué jusqu’au bout. La partie reprend à une position antérieure ; une réponse est perdue.
   *[other] L’enregistrement de cette table n’a pas pu être rejoué jusqu’au bout. La partie reprend à une position antérieure ; { $lost } réponses sont perdues.
}
table-time-ran-out = { $name } n’a plus de temps ; un bot termine le tour.
table-bot-replaced = { $name } n’arrivait pas à se décider ; un bot plus simple continue à sa place.
table-resign-proposed = { $name } voudrait arrêter la partie ici.
table-resign-refused = { $name } continue à jouer.
table-resigned = Tout le monde est d’accord pour arrêter la partie ici.
table-replace-proposed = { $name } laisserait un bot remplacer la personne absente.
table-replace-refused = { $name } préfère attendre.


## Le terminal : rapports de la table dans le navigateur

ui-report-table = Rapport de la table { $table } : { $title }, { $count ->
    [one] après { $count } réponse
   *[other] après { $count } réponses
} (révision { $revision }).
ui-report-picture = Un coup était en cours ; voici donc la position telle qu’elle a été notée :
ui-report-asked = Question posée à { $name } : { $ask }
ui-report-offered = Choix proposés : { $offered }
ui-report-dice = La partie n’était pas finie ; ce rapport garde donc les dés secrets. Une fois la partie terminée, on peut télécharger son enregistrement à la table et le rejouer ici.
