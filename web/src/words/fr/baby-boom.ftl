# Baby Boom dans le navigateur, en français. Mêmes clés et mêmes variables que dans ../en/baby-boom.ftl.


## Le tapis

web-baby-boom-mat = Tapis d’éveil, cinq cases sur cinq
web-baby-boom-square = { $square } : { $what }
web-baby-boom-square-action = { $square } : { $what }. { $action }
web-baby-boom-empty = vide
web-baby-boom-die = { $name }, { $face ->
    [0] Boom !
   *[other] { $face }
}
web-baby-boom-tile = { baby-boom-tile }{ baby-boom-turned }
web-baby-boom-die-on-tile = { $die }, sur un { $tile }
web-baby-boom-hold = Prendre ce dé
web-baby-boom-held = Dans votre main. Le reposer
web-baby-boom-track = Piste de score : { $scores }
web-baby-boom-track-of = { $name } { $points }


## Les tuiles lancées

web-baby-boom-tray = Tuiles lancées
web-baby-boom-tray-turn = Quel sens
web-baby-boom-tray-left = { baby-boom-tile }, reste { $count }


## Les joueurs

web-baby-boom-players = Joueurs
web-baby-boom-points = points
web-baby-boom-you = vous
web-baby-boom-bot = bot
web-baby-boom-to-play = à jouer
web-baby-boom-first-player = a la tuile de premier joueur
web-baby-boom-pacifier = Tuile de premier joueur
web-baby-boom-pacifier-means = Qui la possède commence la manche.
web-baby-boom-dice = Dés : { $dice }
web-baby-boom-no-dice = Plus de dé sur le tapis
web-baby-boom-in-hand = { $count } en main
web-baby-boom-lost = { $count ->
    [one] { $count } perdu
   *[other] { $count } perdus
}
web-baby-boom-face = { $face ->
    [0] Boom !
   *[other] { $face }
}


## À côté du tapis

web-baby-boom-tiles = Tuiles de la manche
web-baby-boom-tiles-none = Aucune n’est encore lancée.
web-baby-boom-tile-name = { $tile ->
    [conveyor] Tapis roulant
    [pinball] Flipper
    [trap] Piège
    [hole] Trou
   *[wall] Mur
}
web-baby-boom-tile-does = { $tile ->
    [conveyor] emporte le dé dans le sens de sa flèche
    [pinball] renvoie le dé de côté ; arrête les explosions
    [trap] explose sous un dé poussé ou emporté ; y marcher est sans danger
    [hole] un dé qui arrive ici est perdu
   *[wall] ni dé ni explosion ne passe ce bord
}
web-baby-boom-proposed = { $what ->
    [tiles] Tuiles : notre proposition
   *[start] Cases de départ : notre proposition
}
web-baby-boom-power-title = Portée d’une explosion
web-baby-boom-power-whole = ligne et colonne entières
web-baby-boom-power-near = autant de cases par côté
web-baby-boom-power-none = le dé lui-même, rien d’autre
web-baby-boom-short = En bref
web-baby-boom-short-move = Un pas coûte un point au dé.
web-baby-boom-short-push = Il peut pousser un dé adverse plus faible, s’il y a de la place.
web-baby-boom-short-boom = Après 1 vient Boom ! Il vide sa ligne et sa colonne, et reste.
web-baby-boom-short-score = En fin de manche, chaque dé restant rapporte sa valeur ; Boom ! rapporte 1.
web-baby-boom-in-short =
    { web-baby-boom-short-move }
    { web-baby-boom-short-push }
    { web-baby-boom-short-boom }
    { web-baby-boom-short-score }


## Ce que disent les règles

web-baby-boom-hint-move = Choisissez un dé, puis une case voisine. Chaque pas le baisse d’un cran.
web-baby-boom-hint-count-down = Tous vos dés sont coincés : l’un d’eux décompte sur place.
web-baby-boom-hint-place-die = N’importe quelle case libre sans tuile. Le dé commence à 5.
web-baby-boom-hint-lay-tile = Choisissez une tuile et son sens, puis une case.


## Une manche commence ou finit

web-baby-boom-round-over = Fin de la manche { $round }
web-baby-boom-round-next = Manche { $round }
web-baby-boom-tally = Manche { $round }
web-baby-boom-roll-first = Qui commence ?
web-baby-boom-scored = +{ $points }
