# Choosing a party and a tyrant.
web-too-many-bones-party-title = Choisir un groupe
web-too-many-bones-party-summary = { $count ->
    [1] Un gearloc
    [2] Deux gearlocs
    [3] Trois gearlocs
   *[4] Quatre gearlocs
} contre { $tyrant }, { web-too-many-bones-mode-plain }
web-too-many-bones-mode-plain = { $mode ->
    [adventure] en mode aventure
    [heroic] en mode héroïque
   *[legendary] en mode légendaire
}.
web-too-many-bones-mode-name = { $mode ->
    [adventure] Aventure
    [heroic] Héroïque
   *[legendary] Légendaire
}
web-too-many-bones-party-points = { $days ->
    [0] Le jour 1, un combat vaut { $count } { $count ->
        [one] point de vilains
       *[other] points de vilains
    }, et davantage chaque jour.
   *[other] Le jour 1, un combat vaut { $count } { $count ->
        [one] point de vilains
       *[other] points de vilains
    } ; le jour { $days }, { $last }.
}
web-too-many-bones-set-out = Partir, jour 1
web-too-many-bones-choose-party = Choisissez vos gearlocs
web-too-many-bones-role = { $role }, { $ranged ->
    [yes] à distance
   *[no] au corps à corps
}
web-too-many-bones-difficulty = Difficulté
web-too-many-bones-difficulty-of = { $difficulty } sur 4
web-too-many-bones-strength-boomer = Monte des grenades, frappe large, désarme
web-too-many-bones-strength-patches = Soigne, empoisonne, prête santé et attaque
web-too-many-bones-strength-picket = Protège le groupe, frappe avec ses boucliers
web-too-many-bones-strength-tantrum = Trois dés d’attaque, exécutions, haches
web-too-many-bones-advice-boomer = Rassemblez les pièces, puis lancez. Gare aux amis.
web-too-many-bones-advice-patches = Garde tout le monde debout une manche de plus.
web-too-many-bones-advice-picket = Devant tout le monde ; cognez au bon moment.
web-too-many-bones-advice-tantrum = Plus il a mal, plus il est fort.
web-too-many-bones-initiative-die = Dé d’initiative
web-too-many-bones-in-party = Du voyage
web-too-many-bones-party-last = Il faut bien que quelqu’un parte.
web-too-many-bones-take-along = Emmener { $name }
web-too-many-bones-hunt = Qui traquez-vous ?
web-too-many-bones-hunt-why = De la chasse courte à la longue. Le tyran fixe les jours, les points de progrès et les créatures croisées.
web-too-many-bones-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
web-too-many-bones-days-left = { $days ->
    [one] jour
   *[other] jours
}
web-too-many-bones-hunt-progress = { $progress ->
    [one] { $progress } point de progrès
   *[other] { $progress } points de progrès
}
web-too-many-bones-progress-needed = points de progrès requis
web-too-many-bones-any-tyrant = n’importe quel tyran
web-too-many-bones-any-tyrant-why = au hasard de décider
web-too-many-bones-mode = Mode
web-too-many-bones-mode-gives = { $health ->
    [0] aucune aide
   *[other] +{ $health } en santé, { $training ->
        [one] { $training } point d’entraînement
       *[other] { $training } points d’entraînement
    } chacun
}{ $keeps ->
    [1] , les dés bloqués survivent au K.O.
   *[0] {""}
}
web-too-many-bones-battle = Un seul combat
web-too-many-bones-battle-how = Qui affronte qui, en une ligne : les gearlocs avec leur entraînement, « contre », puis des points, des jetons ou un tyran.
web-too-many-bones-battle-example = Capitank + attaque, Atomik + dextérité contre 6 points
web-too-many-bones-battle-go = Combattre
web-too-many-bones-gearloc = { $gearloc ->
    [boomer] Atomik
    [patches] Sparadoc
    [picket] Capitank
    [tantrum] Furax
    [first] Premier gearloc
    [second] Deuxième gearloc
    [third] Troisième gearloc
   *[fourth] Quatrième gearloc
}

web-too-many-bones-in-short =
    Vous êtes des gearlocs, petits et têtus, et vous gagnez ou perdez ensemble face à un tyran.
    Chaque jour apporte une rencontre, le plus souvent un combat : choisissez des dés, lancez-les, servez-vous du résultat.
    Une réussite donne entraînement, butin et progrès ; puis on se repose, on fouille ou on part en éclaireur.
    Avec assez de progrès, vous défiez le tyran avant la fin des jours.
