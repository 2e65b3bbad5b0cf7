# Bad Bones en français. Mêmes clés et mêmes variables que dans en.ftl.

## Les noms

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
bad-bones-rank = { $chief ->
    [demolition] chef artificier
    [necromancer] nécromant
    [friendly] chef sympa
    [instructor] instructeur
    [spectral] chef spectral
    [saboteur] saboteur
    [emperor] empereur
   *[none] squelette
}
bad-bones-ranks = { $chief ->
    [demolition] chefs artificiers
    [friendly] chefs sympas
    [spectral] chefs spectraux
   *[other] { bad-bones-rank }s
}
bad-bones-skeleton = un { bad-bones-rank } { bad-bones-colour }
bad-bones-skeletons = { $count ->
    [one] { bad-bones-skeleton }
   *[other] { $count } { bad-bones-ranks } { bad-bones-colour }s
}
bad-bones-token = { $count } { $count ->
    [one] { $chief ->
        [none] {""}
       *[other] { bad-bones-rank }{" "}
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
bad-bones-item = { $item ->
    [wall] mur
    [catapult] catapulte
    [dragon] dragon
    [treasure] trésor
    [barricade] barricade
    [bomb] bombe
    [hearse] corbillard
    [labyrinth] labyrinthe
    [portal] portail
    [spring] ressort
    [crossbow] arbalète
    [ice_staff] bâton de glace
    [death_staff] bâton de mort
    [teleport_staff] bâton de téléportation
    [two_handed_sword] épée à deux mains
    [battle_axe] hache de guerre
    [morning_star] morgenstern
   *[rapier] rapière
}
# L’article dépend de l’objet.
bad-bones-a-item = { $item ->
    [treasure] le { bad-bones-item }
    [catapult] une { bad-bones-item }
    [barricade] une { bad-bones-item }
    [bomb] une { bad-bones-item }
    [crossbow] une { bad-bones-item }
    [two_handed_sword] une { bad-bones-item }
    [battle_axe] une { bad-bones-item }
    [rapier] une { bad-bones-item }
   *[other] un { bad-bones-item }
}
bad-bones-the-item = { $item ->
    [catapult] La { bad-bones-item } du { bad-bones-banner }
    [barricade] La { bad-bones-item } du { bad-bones-banner }
    [bomb] La { bad-bones-item } du { bad-bones-banner }
   *[other] Le { bad-bones-item } du { bad-bones-banner }
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


## Ce qui est demandé

bad-bones-ask-buy = { bad-bones-banner }, achetez ou passez. Votre bourse contient { bad-bones-coins }.
bad-bones-ask-choose-tower = { bad-bones-banner }, sur quelle tour votre héros commence-t-il ?
bad-bones-ask-move-hero = { bad-bones-banner }, déplacez votre héros d’une case.
bad-bones-ask-choose-trap = { bad-bones-banner }, posez un piège, reprenez-en un, ou ne faites rien.
bad-bones-ask-use-weapon = { bad-bones-banner }, votre héros a détruit { $kills } squelettes. Son arme : { bad-bones-item }. L’utiliser ?
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


## Ce que fait un choix

bad-bones-does-buy = Acheter { bad-bones-a-item }
bad-bones-does-buy-for = Acheter { bad-bones-a-item } pour le { $target }
bad-bones-does-pass = Passer
bad-bones-does-start = Commencer en { $square }
bad-bones-does-go = Aller en { $square }
bad-bones-does-place = Poser { bad-bones-a-item } en { $square }{ bad-bones-turned }
bad-bones-does-take = Reprendre { bad-bones-a-item } en { $square }
bad-bones-does-nothing = Ne rien poser
bad-bones-does-shoot = Tirer sur { bad-bones-skeleton } en { $square }, { bad-bones-facing }
bad-bones-does-freeze = Geler ceux de { $square }
bad-bones-does-freeze-all = Geler tout le monde
bad-bones-does-teleport = Se téléporter en { $square }
bad-bones-does-charge = Charger en { $square }
bad-bones-does-swing = Frapper tout ce qui est { bad-bones-colour }
bad-bones-does-shift = Repousser ceux de { $square } en { $to }
bad-bones-does-parry = Tourner ceux de { $square }
bad-bones-does-sheathe = Garder l’arme
bad-bones-does-turn = Le tourner vers { $way ->
    [up] le haut
    [right] la droite
    [down] le bas
   *[left] la gauche
}
bad-bones-does-chase = Chasser vers { $way ->
    [up] le haut
    [right] la droite
    [down] le bas
   *[left] la gauche
}
bad-bones-does-send = Envoyer chez le { $target }
bad-bones-does-walk = Faire avancer { bad-bones-skeleton } depuis { bad-bones-place }, { bad-bones-facing }
bad-bones-does-rest = Faire avancer les autres tels quels
bad-bones-does-enter = Faire entrer d’abord { bad-bones-skeleton }
bad-bones-does-drive-off = Chasser d’abord { bad-bones-skeleton }, { bad-bones-facing }
bad-bones-does-fight-on = Continuer le combat
bad-bones-does-stop = S’arrêter là
bad-bones-facing = tourné vers { $facing ->
    [up] le haut
    [right] la droite
    [down] le bas
   *[left] la gauche
}


## Ce qui résulte d’un choix

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
bad-bones-hero-kills = en détruit { $count } sur place
bad-bones-hero-stops = { $count ->
    [one] en tuera { $count } à son arrivée
   *[other] en tuera { $count } à leur arrivée
}
bad-bones-losses = perd { $losses }
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
bad-bones-sheathe = pour plus tard
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
bad-bones-rest-go = dans l’ordre de lecture
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


## Ce qui s’est passé

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
bad-bones-game-ended-lost = C’est la fin.
bad-bones-game-ended-won = C’est gagné.
bad-bones-game-ended-heroic = Il ne reste plus un squelette.

bad-bones-ahead-exit = Le { bad-bones-banner } devra dire où chasse le dragon en { $square }.
bad-bones-ahead-aim = Le { bad-bones-banner } devra dire sur qui tire la catapulte en { $square }.
bad-bones-ahead-target = Le { bad-bones-banner } devra dire chez qui va celui qui sort en { $square }.
bad-bones-ahead-hearse = Le { bad-bones-banner } devra dire où va le corbillard en { $square }.
bad-bones-ahead-entrant = Le { bad-bones-banner } devra dire qui du groupe en { $square } entre en premier.
bad-bones-ahead-order = L’ordre comptera ; le { bad-bones-banner } devra dire qui avance d’abord.
bad-bones-ahead-weapon = Le héros du { bad-bones-banner } pourra alors utiliser son arme.
bad-bones-points-ahead = { $points ->
    [one] Le { bad-bones-banner } aura { $points } point après cette marche.
   *[other] Le { bad-bones-banner } aura { $points } points après cette marche.
}


## La fin

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


## Les règles en bref

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


## La table dans le terminal

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
bad-bones-ahead-from = { bad-bones-colour }, depuis { $places }
bad-bones-ahead-nothing = aucun dégât
bad-bones-ahead-kingdom = votre royaume tombe
bad-bones-ahead-floor = { $count ->
    [one] { $count } étage s’écroule
   *[other] { $count } étages s’écroulent
}
bad-bones-ahead-house = { $count ->
    [one] { $count } maison brûle
   *[other] { $count } maisons brûlent
}
bad-bones-ahead-capital = { $count ->
    [one] { $count } maison de la capitale brûle
   *[other] { $count } maisons de la capitale brûlent
}
bad-bones-ahead-tower = { $count ->
    [one] { $count } tour s’écroule
   *[other] { $count } tours s’écroulent
}
bad-bones-ahead-stolen = le trésor est volé
bad-bones-ahead-worn-out = { $count ->
    [one] { $count } piège quitte le jeu
   *[other] { $count } pièges quittent le jeu
}
bad-bones-ahead-floor-mended = { $count ->
    [one] { $count } étage réparé
   *[other] { $count } étages réparés
}
bad-bones-ahead-house-mended = { $count ->
    [one] { $count } maison réparée
   *[other] { $count } maisons réparées
}
bad-bones-ahead-capital-mended = { $count ->
    [one] { $count } maison de la capitale réparée
   *[other] { $count } maisons de la capitale réparées
}
bad-bones-ahead-thrown = { $count ->
    [one] { $count } catapulté
   *[other] { $count } catapultés
}
bad-bones-ahead-left = { $count ->
    [one] { $count } s’en va
   *[other] { $count } s’en vont
}
bad-bones-ahead-loaded = { $count } sur le corbillard
bad-bones-ahead-slain = { $count ->
    [one] { $count } meurt face au héros
   *[other] { $count } meurent face au héros
}
bad-bones-ahead-trapped = { $count ->
    [one] { $count } meurt dans un piège
   *[other] { $count } meurent dans des pièges
}
bad-bones-ahead-home = { $count ->
    [one] { $count } renvoyé dans la forêt
   *[other] { $count } renvoyés dans la forêt
}
bad-bones-ahead-returned = { $count ->
    [one] { $count } va dans votre propre cimetière
   *[other] { $count } vont dans votre propre cimetière
}
bad-bones-ahead-stopped = { $count ->
    [one] { $count } arrêté
   *[other] { $count } arrêtés
}
bad-bones-ahead-held = { $count ->
    [one] { $count } retenu dans le labyrinthe
   *[other] { $count } retenus dans le labyrinthe
}
bad-bones-ahead-chased = { $count ->
    [one] { $count } chassé par un dragon
   *[other] { $count } chassés par un dragon
}
bad-bones-ahead-damaged = { $count ->
    [one] { $count } piège abîmé
   *[other] { $count } pièges abîmés
}
bad-bones-ahead-asked = { $count } choix à faire
bad-bones-ui-legend =
    2J●↓, ce sont deux squelettes jaunes qui descendent : la lettre et la forme de la couleur, et une flèche. J● jaune, B■ bleu, R▲ rouge, V◆ vert, L★ violet. L’apostrophe : a déjà bougé ; * : gelé ; & : suit un instructeur.
    H est le héros, ♜4 une tour de quatre étages, ⌂ une maison, † le cimetière, ∴ une ruine, ○ et ● la face blanche et la face noire. ×5, ce sont cinq squelettes, détaillés sous le plateau.
    Un piège montre son nom, un mur son orientation ; le tiret : abîmé ; l’apostrophe : déjà déclenché à cette manche. Les fines lignes coudées sont les flèches imprimées : qui arrive le long de la ligne repart par sa flèche.
    Hors du plateau attendent les squelettes des forêts. ← Cerf et Loup → sont les voisins de gauche et de droite. Au cimetière, la flèche montre par où un squelette entrera.
    Sur un petit plateau, ↓2, ce sont deux squelettes qui descendent, *3 trois qui vont de divers côtés, C catapulte, D dragon, $ trésor, # barricade, B bombe, U corbillard, L labyrinthe, O portail, S ressort, x zone détruite ; les chiffres autour attendent dans les forêts.
    Dans une prévision, le plateau est montré tel qu’il sera : un point là où quelqu’un passe, « ? » là où l’on vous demandera, « ! » ce qui est frappé.
bad-bones-ui-legend-chiefs =
    Les chefs ont une lettre à la place de la forme : A artificier, N nécromant, S sympa, I instructeur, C spectral, T saboteur, E empereur.
