# The journal, and the story of an adventure that is over.

# Le journal.
web-too-many-bones-road-journal = Le chemin parcouru
web-too-many-bones-road-journal-empty = La première carte n’est pas encore retournée.
web-too-many-bones-road-day-short = Jour { $day }
web-too-many-bones-road-chapter-end = { $end ->
    [won] une réussite
   *[lost] un échec
}
web-too-many-bones-road-chapter-battle = { $how ->
    [won] { $rounds ->
        [0] Il n’y avait personne à combattre.
       *[other] Combat gagné à la manche { $rounds }.
    }
   *[lost] Combat perdu à la manche { $rounds }.
}
web-too-many-bones-road-chapter-bit = { $what ->
    [progress] { $count ->
        [one] { $count } point de progrès
       *[other] { $count } points de progrès
    }
    [points] { $count } d’entraînement
    [loot] { $count } butin
   *[felled] { $count } au tapis
}
web-too-many-bones-road-chapter-downs = K.O. : { $names }{ $count ->
   *[other] .
}

# Le récit d’une aventure.
web-too-many-bones-road-story-days = Jour après jour
web-too-many-bones-road-story-curve = PV et points de progrès
web-too-many-bones-road-story-curve-said = PV du groupe et points de progrès, jour après jour
web-too-many-bones-road-story-progress = points de progrès
web-too-many-bones-road-story-day = Jour
web-too-many-bones-road-story-table = Les PV au plus bas de chaque jour, en tableau
web-too-many-bones-road-story-decided = Ce qui a tranché
web-too-many-bones-road-story-decided-day = Jour { $day }
web-too-many-bones-road-story-blow = Le coup le plus rude
web-too-many-bones-road-story-blow-said = { $by } a pris { $lost } PV d’un coup à { $to }.
web-too-many-bones-road-story-felled = Qui a vaincu qui
web-too-many-bones-road-story-felled-none = personne
web-too-many-bones-road-story-count = { $count ->
    [0] aucun
    [one] { $count } vilain
   *[other] { $count } vilains
}
