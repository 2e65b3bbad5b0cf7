# Bad Bones dans le navigateur, en français. Les mêmes clés et les mêmes variables sont dans ../en/bad-bones.ftl.


## Les noms

web-bad-bones-item = { $item ->
    [wall] Mur
    [catapult] Catapulte
    [dragon] Dragon
    [treasure] Trésor
    [barricade] Barricade
    [bomb] Bombe
    [hearse] Corbillard
    [labyrinth] Labyrinthe
    [portal] Portail
    [spring] Ressort
    [crossbow] Arbalète
    [ice_staff] Bâton de glace
    [death_staff] Bâton de mort
    [teleport_staff] Bâton de téléportation
    [two_handed_sword] Épée à deux mains
    [battle_axe] Hache de guerre
    [morning_star] Morgenstern
   *[rapier] Rapière
}
web-bad-bones-about = { $item ->
    [wall] Qui se heurte à un mur repart à angle droit et avance aussitôt d’une case de plus.
    [catapult] Tous ceux qui arrivent sur une catapulte volent dans le cimetière d’un autre joueur, le même pour toute la manche.
    [dragon] Un dragon chasse chacun vers la case voisine de votre choix. Il peut aussi se poser sur des squelettes.
    [treasure] Les squelettes à côté d’un trésor se tournent vers lui. Qui marche dessus l’emporte hors du jeu.
    [barricade] Qui voudrait passer sur une barricade reste où il est.
    [bomb] Une bombe tue tous ceux qui arrivent pendant une marche, puis laisse une zone détruite. Elle peut aussi tomber sur des squelettes.
    [hearse] Un corbillard charge tous ceux qui arrivent et les conduit chez un autre joueur, qui le garde.
    [labyrinth] Qui entre dans un labyrinthe y reste ; n’en sortent que ceux qui montrent la même face que lui.
    [portal] Un portail renvoie chacun dans la forêt, à l’entrée de sa couleur.
    [spring] Un ressort les projette par-dessus une case, sur la suivante.
    [crossbow] Quand votre héros en a détruit trois d’un coup, abattez-en encore un, où que ce soit sur le plateau.
    [ice_staff] Quand votre héros en a détruit trois d’un coup, gelez tous ceux d’une case le temps d’une marche.
    [death_staff] Quand votre héros en a détruit trois d’un coup, envoyez-les chez un autre joueur au lieu du sac.
    [teleport_staff] Quand votre héros en a détruit trois d’un coup, il peut retourner à la tour.
    [two_handed_sword] Quand votre héros en a détruit trois d’un coup, il se déplace et frappe encore une fois.
    [battle_axe] Quand votre héros en a détruit trois d’un coup, détruisez une couleur sur les cases autour de lui.
    [morning_star] Quand votre héros en a détruit trois d’un coup, projetez une pile voisine sur une autre case.
   *[rapier] Quand votre héros en a détruit trois d’un coup, tournez à votre guise ceux d’une case voisine.
}
web-bad-bones-chief = { $chief ->
    [demolition] chef artificier
    [necromancer] nécromant
    [friendly] chef sympa
    [instructor] instructeur
    [spectral] chef spectral
    [saboteur] saboteur
    [emperor] empereur
   *[none] squelette
}
web-bad-bones-about-chief = { $chief ->
    [demolition] Là où il entre, deux étages ou deux maisons sont perdus au lieu d’un.
    [necromancer] Tiré du sac, il en amène trois autres avec lui.
    [friendly] Là où il entre, un étage ou une maison est rendu.
    [instructor] Tous ceux de sa case qui n’ont pas encore bougé avancent avec lui.
    [spectral] Tué, il revient au cimetière du même joueur.
    [saboteur] Détruit chaque piège qu’il déclenche, puis retourne dans le sac.
   *[emperor] Dans la tour ou le village, il met fin à votre royaume ; le héros qui le tue tombe avec lui.
}
web-bad-bones-known = { $what ->
    [floors] Étages
    [houses] Maisons
    [towers] Tours
    [cemetery] Cimetière
    [frozen] Gelé
    [hero] Héros
    [trap] Piège
    [skeletons] Squelettes
   *[arrivals] Arrivées
}
web-bad-bones-about-known = { $what ->
    [floors] Un squelette qui entre dans votre tour emporte un étage. Sans étage, vous êtes éliminé.
    [houses] Un squelette qui atteint votre village brûle une maison. Sans maison, vous êtes éliminé.
    [towers] Chaque tour de l’équipe arrête un squelette, puis elle est en ruine.
    [cemetery] Ceux que d’autres vous ont envoyés. Ils sortent aux prochaines arrivées.
    [frozen] Il manque sa prochaine marche.
    [hero] Le héros avance d’une case et y détruit tout le monde.
    [trap] Chacun pose un piège, en reprend un ou ne fait rien, en secret.
    [skeletons] Chaque squelette de la couleur du jeton avance, tourne sur les flèches et déclenche les pièges.
   *[arrivals] De nouveaux squelettes arrivent dans les forêts : du sac et du cimetière.
}
web-bad-bones-facing = { $facing ->
    [up] vers le haut
    [right] vers la droite
    [down] vers le bas
   *[left] vers la gauche
}
web-bad-bones-hero = héros
web-bad-bones-ruin = tour en ruine
web-bad-bones-tower = { $floors ->
    [0] tour
    [one] tour de { $floors } étage
   *[other] tour de { $floors } étages
}
web-bad-bones-turned = { $turn ->
    [slash] , incliné en /
    [backslash] , incliné en \
    [white] , face blanche
    [black] , face noire
   *[none] {""}
}
web-bad-bones-trap = { $item ->
    [zone] zone détruite
   *[other] { web-bad-bones-item }{ web-bad-bones-turned }{ $worn ->
        [yes] , en mauvais état
       *[no] {""}
    }
}
web-bad-bones-bones = { $count } { $count ->
    [one] { web-bad-bones-chief } { bad-bones-colour }
   *[other] { $chief ->
        [none] squelettes
        [demolition] chefs artificiers
        [friendly] chefs sympas
        [spectral] chefs spectraux
       *[other] { web-bad-bones-chief }s
    } { bad-bones-colour }s
} { web-bad-bones-facing }, { $state ->
    [frozen] { $count ->
        [one] gelé
       *[other] gelés
    }
    [moved] marche finie
   *[unmoved] { $count ->
        [one] doit encore marcher
       *[other] doivent encore marcher
    }
}


## Les royaumes

web-bad-bones-you = vous
web-bad-bones-stat = { $what ->
    [floors] { $count ->
        [one] étage
       *[other] étages
    }
    [houses] { $count ->
        [one] maison
       *[other] maisons
    }
    [towers] { $count ->
        [one] tour
       *[other] tours
    }
   *[cemetery] { $count ->
        [one] au cimetière
       *[other] au cimetière
    }
}
web-bad-bones-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-bad-bones-points-change = { $now } → { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-bad-bones-points-after = { $now ->
    [one] { $now } point maintenant
   *[other] { $now } points maintenant
}, { $after } après cette marche
web-bad-bones-capital = { $count ->
    [one] Capitale : { $count } maison
   *[other] Capitale : { $count } maisons
}
web-bad-bones-relation = { $side ->
    [left] voisin de gauche
    [right] voisin de droite
    [far-left] plus loin à gauche
    [far-right] plus loin à droite
    [only] en face
   *[across] en face
}
web-bad-bones-doing = { $state ->
    [out] éliminé
    [choosing] réfléchit
    [away] n’est pas là
   *[chosen] a choisi
}
web-bad-bones-neighbours = Les autres royaumes
web-bad-bones-enlarge = Voir ce royaume en grand
web-bad-bones-look-at = Voir en grand le royaume de { $name }
web-bad-bones-back = { $own ->
    [yes] Votre royaume
   *[no] Premier royaume
}
web-bad-bones-stands = { $floors ->
    [one] { $floors } étage
   *[other] { $floors } étages
}, { $houses ->
    [one] { $houses } maison
   *[other] { $houses } maisons
}, { $cemetery } au cimetière, { $bones ->
    [one] { $bones } squelette
   *[other] { $bones } squelettes
} sur le plateau
web-bad-bones-stands-coop = { $towers ->
    [one] { $towers } tour
   *[other] { $towers } tours
}, { $cemetery } au cimetière, { $bones ->
    [one] { $bones } squelette
   *[other] { $bones } squelettes
} sur le plateau
web-bad-bones-reading = Royaume : { $name }, case par case
web-bad-bones-reading-slot = { bad-bones-slot } : { $what }
web-bad-bones-arrow = flèche imprimée : qui marche vers { $moving ->
    [up] le haut
    [right] la droite
    [left] la gauche
   *[down] le bas
} tourne vers { $becomes ->
    [up] le haut
    [right] la droite
    [left] la gauche
   *[down] le bas
}
web-bad-bones-empty = vide
web-bad-bones-lit = Ce que vous pouvez faire sur le plateau
web-bad-bones-several = { $count } possibilités ici
web-bad-bones-proposed = Entrées et flèches : notre proposition


## Les phases et la réserve

web-bad-bones-phases = Les phases de la manche
web-bad-bones-phase = { $phase ->
    [hero] Héros
    [trap] Piège
    [skeletons] Squelettes
   *[arrivals] Arrivées
}
web-bad-bones-token = { $face ->
    [white] Jeton de suivi : blanc
   *[black] Jeton de suivi : noir
}
web-bad-bones-token-means = { $face ->
    [white] Les blancs doivent encore marcher, les noirs ont fini.
   *[black] Les noirs doivent encore marcher, les blancs ont fini.
}
web-bad-bones-supply = { $whose ->
    [team] Les pièges de l’équipe
    [other] Pièges de { $name }
   *[own] Vos pièges
}
web-bad-bones-supply-keys = tapez un chiffre
web-bad-bones-supply-empty = Il n’en reste aucun.
web-bad-bones-times = × { $count }
web-bad-bones-stars = { $count ->
    [one] { $count } étoile
   *[other] { $count } étoiles
}
web-bad-bones-weapon = arme
web-bad-bones-turn = { $turn ->
    [slash] Tourner en \
    [backslash] Tourner en /
    [white] Face noire
   *[black] Face blanche
}
web-bad-bones-resting = De retour à la prochaine manche :


## Les prévisions

web-bad-bones-forecast = Prévisions
web-bad-bones-forecast-turn = { $on ->
    [yes] Cacher
   *[no] Montrer
}
web-bad-bones-forecast-none = Rien à prévoir pour l’instant.
web-bad-bones-forecast-own = Seule la marche dans votre royaume est prévue.
web-bad-bones-forecast-usual = Si rien d’autre n’est décidé


## Le marché

web-bad-bones-order = Qui achète maintenant, puis ensuite
web-bad-bones-order-team = Le chef achète pour toute l’équipe
web-bad-bones-you-buy = Vous
web-bad-bones-turns = puis retour
web-bad-bones-stall = { $kind ->
    [trap] Pièges
   *[weapon] Armes
}
web-bad-bones-one-each = une de chaque dans tout le jeu, une par héros
web-bad-bones-coins = pièces
web-bad-bones-star = étoiles
web-bad-bones-left = { $of ->
   *[other] reste { $left } sur { $of }
}
web-bad-bones-sold-out = épuisé
web-bad-bones-has-it = chez { $name }
web-bad-bones-who-carries = { web-bad-bones-item } : pour qui ?
web-bad-bones-carries = { web-bad-bones-item } pour { $name }
web-bad-bones-purse = { $whose ->
    [team] La bourse de l’équipe
   *[own] Votre bourse
}
web-bad-bones-of-coins = pièces sur { $count }
web-bad-bones-bought = Achats de { $name }
web-bad-bones-bought-nothing = rien encore
web-bad-bones-free = offert à chacun
web-bad-bones-others = { $coop ->
    [yes] Les armes de l’équipe
   *[no] Les autres
}
web-bad-bones-proposed-prices = Les prix et les étoiles sont en partie notre proposition ; l’original nous est inconnu.


## À côté du nom du jeu

web-bad-bones-variant-solo = en solitaire
web-bad-bones-variant-coop = en équipe
web-bad-bones-variant-advanced = avancé
web-bad-bones-variant-basic = de base
web-bad-bones-variant-chiefs = avec les chefs
web-bad-bones-market = Marché
web-bad-bones-before = Avant la première manche
web-bad-bones-round = { $rounds ->
    [0] Manche { $round }
   *[other] Manche { $round } sur { $rounds }
}
web-bad-bones-goal = Manche { $round }, { $rounds } pour gagner
web-bad-bones-won = Gagné après { $rounds } manches, manche { $round }
web-bad-bones-heroic = Combat héroïque, manche { $round }


## Ce que dit la règle

web-bad-bones-hint-buy = Passer est définitif, et les pièces restantes sont perdues. Une seule arme chacun.
web-bad-bones-hint-choose-tower = Le héros commence sur l’une de vos quatre tours.
web-bad-bones-hint-move-hero = Il doit bouger, droit ou en diagonale. Il détruit tous ceux de la case où il entre.
web-bad-bones-hint-choose-trap = Un piège posé, un repris, ou rien. Montré quand tous ont choisi.
web-bad-bones-hint-choose-trap-alone = Un piège posé, un repris, ou rien.
web-bad-bones-hint-use-weapon = Une arme sert dès que le héros en a détruit trois dans une même phase.
web-bad-bones-hint-turn-bone = Chaque squelette de la case est tourné, un par un.
web-bad-bones-hint-choose-exit = Il part d’une case dans cette direction, et subit ce qui s’y trouve.
web-bad-bones-hint-choose-chased = Ceux qui sont sous un dragon qui se pose sont chassés aussitôt, un par un.
web-bad-bones-hint-choose-aim = Une catapulte vise le même joueur pendant toute la manche.
web-bad-bones-hint-choose-target = Qui sort par ce bord va au cimetière du joueur de votre choix.
web-bad-bones-hint-choose-hearse = La charge va au cimetière de ce joueur, et le corbillard dans sa réserve.
web-bad-bones-hint-choose-next = Vos squelettes marchent dans l’ordre que vous voulez ; ici, cela change quelque chose.
web-bad-bones-hint-choose-entrant = Un seul entre à la fois ; le premier décide de ce qui est perdu.
web-bad-bones-hint-offer-heroic = Plus personne n’arrive. Détruisez tous ceux qui restent, et la victoire est héroïque.
web-bad-bones-in-short =
    Les squelettes marchent sur la tour et le village de chacun. Repoussez-les, ou envoyez-les chez vos voisins.
    À chaque manche, votre héros se déplace et détruit tout ce qu’il rencontre, puis vous posez un piège. Tout le monde choisit en même temps.
    Ensuite chaque squelette avance d’un pas. Dans la tour, il coûte un étage ; dans le village, une maison.
    C’est fini quand quelqu’un n’a plus d’étage ou plus de maison. Étages, maisons et pièges restants rapportent des points.


## Les points à la fin

web-bad-bones-tally = { $what ->
    [floors] Étages
    [houses] Maisons
    [towers] Tours
   *[stars] Étoiles
}
