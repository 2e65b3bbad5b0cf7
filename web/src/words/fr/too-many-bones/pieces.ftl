# The pieces: dice, chips and cards.
web-too-many-bones-health = { $name }, { $hp } PV sur { $max }{ $buff ->
    [0] {""}
   *[other] {" "}et { $buff } PV bonus
}
web-too-many-bones-piece-numbered = { $name } { $numeral }
web-too-many-bones-piece-shows = { $die } : { $shows }
web-too-many-bones-piece-white = { $die ->
    [attack] Dé d’attaque
   *[defense] Dé de défense
}
web-too-many-bones-piece-white-about = { $die ->
    [attack] Des dégâts pour la cible, ou des os.
   *[defense] Des boucliers contre les dégâts, ou des os.
}
web-too-many-bones-piece-tyrant-die = Dé du tyran { $name }
web-too-many-bones-piece-line = Dé { $number } de { $name }, { $line }.
web-too-many-bones-piece-for-bones = { $name } pour { $bones } os
web-too-many-bones-piece-stat = { $stat ->
    [health] Les PV d’un combat ; à 0, le gearloc est K.O.
    [dex] Pas et dés d’un tour, ensemble.
    [attack] Au plus tant de dés d’attaque par lancer.
   *[defense] Au plus tant de dés de défense par lancer.
}
web-too-many-bones-piece-trained = { $trained ->
    [0] { $printed } sur le tapis individuel.
   *[other] { $printed } sur le tapis individuel, et { $trained } de plus.
}
web-too-many-bones-piece-chip = { $points ->
    [0] Tyran, { $type }
    [one] { $type }, vaut 1 point
   *[other] { $type }, vaut { $points } points
}, { $reach ->
    [ranged] à distance
   *[melee] au corps à corps
}. { $hp } PV, { $attack ->
    [0] aucun dé d’attaque
    [one] 1 dé d’attaque
   *[other] { $attack } dés d’attaque
}, { $defense ->
    [0] aucun dé de défense
    [one] 1 dé de défense
   *[other] { $defense } dés de défense
}, initiative { $initiative }.
web-too-many-bones-piece-chip-goes = { $reach ->
    [ranged] S’en prend au
   *[melee] S’en prend au plus proche et, parmi plusieurs, au
} { $prefers ->
    [strongest] plus fort (le plus de PV)
   *[weakest] plus faible (le moins de PV)
}{ $targets ->
    [one] {""}
   *[other] , { $targets } cibles au plus
}.{ $steps ->
    [diagonal] {" "}Avance aussi en diagonale.
   *[straight] {""}
}
web-too-many-bones-piece-gearloc = { $reach ->
    [ranged] À distance
   *[melee] Au corps à corps
}, { $role }. Santé { $health }, dextérité { $dex }, attaque { $attack }, défense { $defense }.
web-too-many-bones-piece-thing = { $thing ->
    [orb] Orbe
    [throne] Trône
    [pile] Tas
   *[mohlnor] Mohlnor
}
web-too-many-bones-piece-thing-about = { $thing ->
    [orb] Tant qu’elle est là, chaque os obtenu par un gearloc le blesse.
    [throne] Tant qu’il tient, son roi ne perd aucun PV.
    [pile] Quelque chose à fouiller, personne à combattre.
   *[mohlnor] Il se bat aux côtés du groupe, le temps de ce combat.
}
web-too-many-bones-piece-lock = { $kind ->
    [L] Loquet { $value }
    [T] Taquet { $value }
    [F] Clenche { $value }
    [reroll] Intuition : Relancer
    [convert] Intuition : Convertir
    [save] Intuition : Conserver +1
   *[intuition] Dé d’intuition
}
web-too-many-bones-piece-lock-about = { $kind ->
    [L] Compte { $value } pour un loquet.
    [T] Compte { $value } pour un taquet.
    [F] Compte { $value } pour une clenche.
    [reroll] Un dé d’action peut être relancé, avec celui-ci.
    [convert] Un dé d’action peut compter pour un verrou d’une autre sorte.
    [save] Un dé d’action compte 1 de plus, et ce verrou ne le prend pas.
   *[intuition] Aide les dés d’action, à chaque verrou de nouveau.
}
web-too-many-bones-piece-needs = Vient après
web-too-many-bones-piece-needs-about = { $needs } ; un seul suffit.
web-too-many-bones-pieces-white = Dés blancs
web-too-many-bones-pieces-effects = Dés d’effet
web-too-many-bones-pieces-chips = { $points ->
    [one] Vilains à 1 point
   *[other] Vilains à { $points } points
}
web-too-many-bones-pieces-tyrants = Tyrans
web-too-many-bones-pieces-hunt = { $days } jours, { $progress ->
    [one] { $progress } point de progrès
   *[other] { $progress } points de progrès
}.
web-too-many-bones-pieces-cards = { $kind ->
    [trove] Butin verrouillé
   *[loot] Butin
}
web-too-many-bones-pieces-heavy = lourd
web-too-many-bones-pieces-locks = Dés de crochetage
web-too-many-bones-pieces-lock-die = { $die ->
    [grey] Dé gris
    [brown] Dé marron
    [yellow] Dé jaune
   *[intuition] Dé d’intuition
}
