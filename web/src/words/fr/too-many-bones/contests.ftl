# Lockpicking and Deadly Darts.

# Les verrous.
web-too-many-bones-road-picks = { $trove ->
    [yes] { $name } devant un butin verrouillé
   *[no] { $name } devant les verrous de la rencontre
}
web-too-many-bones-road-locks = { $count ->
    [one] Un verrou
   *[other] { $count } verrous, de gauche à droite
}
web-too-many-bones-road-lock-state = { $state ->
    [open] ouvert
    [now] en cours
   *[next] ensuite
}
web-too-many-bones-road-easier = Un butin retire { $less } à chaque verrou.
web-too-many-bones-road-lock-die = { $die ->
    [grey] Dé gris
    [brown] Dé brun
   *[yellow] Dé jaune
}, { $lock }
web-too-many-bones-road-die-colour = { $die ->
    [grey] gris
    [brown] brun
   *[yellow] jaune
}
web-too-many-bones-road-saved = conservé
web-too-many-bones-road-spent = { $die ->
    [grey] gris
    [brown] brun
   *[yellow] jaune
}, dépensé
web-too-many-bones-road-against = contre
web-too-many-bones-road-opens = ouvre
web-too-many-bones-road-intuition = intuition : { $face ->
    [reroll] Relancer
    [convert] Convertir
   *[save] Conserver +1
}
web-too-many-bones-road-intuition-does = { $face ->
    [reroll] Relancer : un dé d’action, et celui-ci avec
    [convert] Convertir : un dé d’action vaut n’importe quelle lettre
   *[save] Conserver +1 : un dé compte 1 de plus et reste
}

# Les fléchettes.
web-too-many-bones-road-darts = Funestes fléchettes
web-too-many-bones-road-darts-turn = tour { $turn }
web-too-many-bones-road-darts-foe = L’adversaire
web-too-many-bones-road-darts-now = lance maintenant
web-too-many-bones-road-darts-stunned = assommé
web-too-many-bones-road-darts-rule = Ces PV sont ceux de la partie seule. Les épées blessent, les boucliers restent et bloquent, les dés d’état vont chez l’autre, les os achètent des faveurs.
web-too-many-bones-road-dart-hand = en main
web-too-many-bones-road-dart-lies = posé
web-too-many-bones-road-dart-status = dé d’état
