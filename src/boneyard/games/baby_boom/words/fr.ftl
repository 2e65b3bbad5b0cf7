# Baby Boom en français. Mêmes clés et mêmes variables que dans en.ftl.

## Les noms

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


## Ce qui est demandé

baby-boom-ask-lay-tile = { baby-boom-name }, posez une des tuiles.
baby-boom-ask-place-die = { baby-boom-name }, placez un dé-bombe sur une case libre.
baby-boom-ask-move = { baby-boom-name }, déplacez un de vos dés.
baby-boom-ask-count-down = { baby-boom-name }, aucun dé ne peut bouger : choisissez celui dont le compte à rebours avance.


## Ce que fait un choix, et ce qui en résulte

baby-boom-does-move = Déplacer { $start } → { $to }
baby-boom-does-count-down = Décompter en { $square }
baby-boom-does-place = Placer un dé en { $square }
baby-boom-does-lay = Poser un { baby-boom-tile } en { $square }{ baby-boom-turned }
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


## Ce qui s’est passé

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


## La fin

baby-boom-won = { baby-boom-name } gagne avec { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
baby-boom-shared = { $count } joueurs partagent la victoire avec { $points ->
    [one] { $points } point chacun.
   *[other] { $points } points chacun.
}


## La table dans le terminal

baby-boom-round = Manche { $round } sur { $rounds }
baby-boom-first = Premier joueur : { baby-boom-name }
baby-boom-to-lay = À poser : { $tiles }
baby-boom-in-hand = Dés à placer : { $dice }
baby-boom-round-row = Manche { $round }
baby-boom-total-row = Total


## Les règles en bref

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
