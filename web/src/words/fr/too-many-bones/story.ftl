# The journal, and the story of an adventure that is over.

# Le journal.
web-too-many-bones-adventure-journal = L’aventure jusqu’ici
web-too-many-bones-adventure-journal-empty = La première carte n’est pas encore retournée.
web-too-many-bones-adventure-day-short = Jour { $day }
web-too-many-bones-adventure-chapter-end = { $end ->
    [won] une réussite
   *[lost] un échec
}
web-too-many-bones-adventure-chapter-battle = { $how ->
    [won] { $rounds ->
        [0] Il n’y avait personne à combattre.
       *[other] Combat gagné à la manche { $rounds }.
    }
   *[lost] Combat perdu à la manche { $rounds }.
}
web-too-many-bones-adventure-chapter-bit = { $what ->
    [progress] { $count ->
        [one] { $count } point de progrès
       *[other] { $count } points de progrès
    }
    [points] { $count } d’entraînement
    [loot] { $count } butin
   *[felled] { $count } au tapis
}
web-too-many-bones-adventure-chapter-downs = K.O. : { $names }{ $count ->
   *[other] .
}

# Le récit d’une aventure.
web-too-many-bones-adventure-story-days = Jour après jour
web-too-many-bones-adventure-story-curve = PV et points de progrès
web-too-many-bones-adventure-story-curve-said = PV du groupe et points de progrès, jour après jour
web-too-many-bones-adventure-story-progress = points de progrès
web-too-many-bones-adventure-story-day = Jour
web-too-many-bones-adventure-story-table = Les PV au plus bas de chaque jour, en tableau
web-too-many-bones-adventure-story-decided = Ce qui a tranché
web-too-many-bones-adventure-story-decided-day = Jour { $day }
web-too-many-bones-adventure-story-blow = Le coup le plus rude
web-too-many-bones-adventure-story-blow-said = { $by } a pris { $lost } PV d’un coup à { $to }.
web-too-many-bones-adventure-story-felled = Qui a vaincu qui
web-too-many-bones-adventure-story-felled-none = personne
web-too-many-bones-adventure-story-count = { $count ->
    [0] aucun
    [one] { $count } vilain
   *[other] { $count } vilains
}
