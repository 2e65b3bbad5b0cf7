# Training: what a gearloc can learn.
web-too-many-bones-sheet-lessons = Ce que { $name } peut apprendre
web-too-many-bones-sheet-known = { $role }. { $known ->
    [one] { $known } capacité apprise
   *[other] { $known } capacités apprises
} sur { $count }.
web-too-many-bones-sheet-legend = { $state ->
    [known] acquise
    [lesson] à portée
    [needs] en demande une autre d’abord
   *[found] consommable
}
web-too-many-bones-sheet-never = ne s’apprennent pas
web-too-many-bones-sheet-lesson = { $state ->
    [start] Dès le départ
    [known] Appris
    [lesson] Apprendre : 1 point
    [within] À portée
    [found] Par le butin ou le plan B
   *[needs] Après { $needs }
}
web-too-many-bones-sheet-die = { $line }, dé { $number }
web-too-many-bones-sheet-x = X est le nombre de la face.
web-too-many-bones-sheet-odds = { $count } sur 6
web-too-many-bones-sheet-train-stat = Caractéristiques
web-too-many-bones-sheet-points = { $points ->
    [0] plus de points
    [one] 1 point
   *[other] { $points } points
}
web-too-many-bones-sheet-chance = { $percent ->
    [100] toujours
   *[other] { $percent } %
}
web-too-many-bones-sheet-closed = { $why ->
    [most] Déjà au maximum
    [tried] Pas avec ce point
   *[none] Avec un point d’entraînement
}
web-too-many-bones-sheet-failing = Une tentative ratée laisse le point, mais pas pour la même caractéristique.
