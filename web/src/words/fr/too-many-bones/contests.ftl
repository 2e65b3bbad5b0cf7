# Lockpicking and Deadly Darts.

# Les verrous.
web-too-many-bones-adventure-picks = { $trove ->
    [yes] { $name } devant un butin verrouillé
   *[no] { $name } devant les verrous de la rencontre
}
web-too-many-bones-adventure-locks = { $count ->
    [one] Un verrou
   *[other] { $count } verrous, de gauche à droite
}
web-too-many-bones-adventure-lock-state = { $state ->
    [open] ouvert
    [now] en cours
   *[next] ensuite
}
web-too-many-bones-adventure-easier = Un butin retire { $less } à chaque verrou.
web-too-many-bones-adventure-lock-die = { $die ->
    [grey] Dé gris
    [brown] Dé brun
   *[yellow] Dé jaune
}, { $lock }
web-too-many-bones-adventure-die-colour = { $die ->
    [grey] gris
    [brown] brun
   *[yellow] jaune
}
web-too-many-bones-adventure-saved = conservé
web-too-many-bones-adventure-spent = { $die ->
    [grey] gris
    [brown] brun
   *[yellow] jaune
}, dépensé
web-too-many-bones-adventure-against = contre
web-too-many-bones-adventure-opens = ouvre
web-too-many-bones-adventure-intuition = intuition : { $face ->
    [reroll] Relancer
    [convert] Convertir
   *[save] Conserver +1
}
web-too-many-bones-adventure-intuition-does = { $face ->
    [reroll] Relancer : un dé d’action, et celui-ci avec
    [convert] Convertir : un dé d’action vaut n’importe quelle lettre
   *[save] Conserver +1 : un dé compte 1 de plus et reste
}

# Les fléchettes.
web-too-many-bones-adventure-darts = Funestes fléchettes
web-too-many-bones-adventure-darts-turn = tour { $turn }
web-too-many-bones-adventure-darts-foe = L’adversaire
web-too-many-bones-adventure-darts-now = lance maintenant
web-too-many-bones-adventure-darts-stunned = assommé
web-too-many-bones-adventure-darts-rule = Ces PV sont ceux de la partie seule. Les épées blessent, les boucliers restent et bloquent, les dés d’état vont chez l’autre, les os achètent des faveurs.
web-too-many-bones-adventure-dart-hand = en main
web-too-many-bones-adventure-dart-lies = posé
web-too-many-bones-adventure-dart-status = dé d’état
