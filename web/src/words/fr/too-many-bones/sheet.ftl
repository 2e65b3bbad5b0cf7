# The mat of a gearloc.
web-too-many-bones-sheet-of = Tapis individuel : { $name }
web-too-many-bones-sheet-role = { $role }, { $range ->
    [ranged] à distance
   *[melee] au corps à corps
} · { $player }
web-too-many-bones-sheet-hp = { $max } PV{ $buff ->
    [0] { "" }
   *[other] , dont { $buff } en bonus
}
web-too-many-bones-sheet-where = { $where ->
    [KO] K.O.
    [entering] arrive plus tard
   *[other] attend
}
web-too-many-bones-sheet-innate = Talent inné : { $name }
web-too-many-bones-sheet-innate-plus = Meilleur talent inné
web-too-many-bones-sheet-back = Fermer ce tapis
web-too-many-bones-sheet-dex-left = reste { $left }
web-too-many-bones-sheet-dice = { $spare ->
    [one] { $spare } libre
   *[other] { $spare } libres
}{ $used ->
    [0] { "" }
    [one] , 1 lancé
   *[other] , { $used } lancés
}{ $lying ->
    [0] { "" }
    [one] , 1 posé
   *[other] , { $lying } posés
}
web-too-many-bones-sheet-slots = { $slots ->
    [locked] Cases bloquées
   *[active] Cases actives
} { $used }/{ $count }
web-too-many-bones-sheet-free = { $slots ->
    [locked] case bloquée libre
    [plan] place libre pour des os
   *[active] case active libre
}
web-too-many-bones-sheet-clear = Vider une case
web-too-many-bones-sheet-plan = Plan B : { $bones ->
    [0] pas encore d’os
    [one] 1 os
   *[other] { $bones } os
}
web-too-many-bones-sheet-once = { $used ->
    [yes] utilisé ce tour-ci
   *[no] une fois par tour
}
web-too-many-bones-sheet-no-ability = rien
web-too-many-bones-sheet-skills = Dés de capacité
web-too-many-bones-sheet-state = { $state ->
    [ready] Prêt
    [chosen] Choisi
    [rolled] Lancé
    [active] Case active
    [locked] Case bloquée
    [away] Chez quelqu’un d’autre
    [exhausted] Défaussé
    [counter] Affiche { $count }
    [within] À portée
    [found] Butin ou plan B
   *[needs] Après { $needs }
}
web-too-many-bones-sheet-or = ou
web-too-many-bones-sheet-several = { $count ->
    [one] { $count } possibilité
   *[other] { $count } possibilités
}
web-too-many-bones-sheet-loot = Butin : { $used } sur { $spaces } places
web-too-many-bones-sheet-no-loot = Le sac est vide.
web-too-many-bones-sheet-trove = Butin verrouillé
web-too-many-bones-sheet-uses = Reste { $left }.
