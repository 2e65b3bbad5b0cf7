# A battle: the mat, the order of turns, the tray, and what may be done.
web-too-many-bones-round = { $round ->
    [0] Mise en place
   *[other] Manche { $round }
}
web-too-many-bones-day = Jour { $day } sur { $days }
web-too-many-bones-towards = { $tyrant } : { $progress ->
    [one] { $progress } point de progrès
   *[other] { $progress } points de progrès
}, il en faut { $needed }
web-too-many-bones-day-and-round = Jour { $day }/{ $days }, manche { $round }{ $fatigue ->
    [yes] , fatigue
   *[no] {""}
}
web-too-many-bones-encounter = { $title }
web-too-many-bones-round-of-battle = { $fatigue ->
    [yes] Manche { $round }, fatigue
   *[no] Manche { $round }
}
web-too-many-bones-ask-way = { $name }, par où passe le groupe ?
web-too-many-bones-ask-dice = { $name }, quels dés lancez-vous { $against } ?
web-too-many-bones-off-the-mat = { $name } : { $where ->
    [ko] K.O.
    [entering] entre à la manche suivante
   *[waiting] attend
}
web-too-many-bones-order = Ordre du tour et suite prévue
web-too-many-bones-order-key = dés → cible, PV perdus si rien ne change
web-too-many-bones-round-fatigue = à partir d’ici, tout le monde fatigue
web-too-many-bones-acting = agit maintenant
web-too-many-bones-acted = a agi
web-too-many-bones-decides = décide
web-too-many-bones-initiative = initiative { $value }
web-too-many-bones-ahead = { $harm ->
    [0] { $heal ->
        [0] { $hp } PV
       *[other] soin +{ $heal } : { $hp } PV
    }
   *[other] { $heal ->
        [0] perte −{ $harm } : { $hp ->
            [0] K.O.
           *[other] { $hp } PV
        }
       *[other] perte −{ $harm }, soin +{ $heal } : { $hp } PV
    }
}
web-too-many-bones-stunned = Confusion, perd son tour
web-too-many-bones-no-target = aucune cible
web-too-many-bones-no-attack = sans dés d’attaque
web-too-many-bones-out-of-reach = avance sans atteindre personne
web-too-many-bones-walks = va en { $square }
web-too-many-bones-party-chooses = le groupe choisit
web-too-many-bones-tyrant-die = et le dé du tyran
web-too-many-bones-for-bones = { $bones } os : { $name }
web-too-many-bones-for-bones-value = { $bones } os : { $name } { $value }
web-too-many-bones-attacks = { $dice ->
    [one] 1 dé d’attaque
   *[other] { $dice } dés d’attaque
} sur { $target }, { $cost } PV
web-too-many-bones-ko-risk = risque de K.O. { $risk } %
web-too-many-bones-ko = K.O.
web-too-many-bones-entering = entre à la manche suivante
web-too-many-bones-waiting = attend
web-too-many-bones-queue = { $count ->
    [0] File : vide
    [one] File : 1 jeton attend
   *[other] File : { $count } jetons attendent
}
web-too-many-bones-queue-about = { $hidden ->
    [0] face visible ; un jeton entre dès qu’une piste est libre
   *[other] { $hidden } face cachée ; un jeton entre dès qu’une piste est libre
}
web-too-many-bones-queued-hidden = face cachée, vaut { $points }
web-too-many-bones-allies = Alliés
web-too-many-bones-open-mat = Ouvrir le tapis individuel : { $name }
web-too-many-bones-lane = Piste { $lane }
web-too-many-bones-row-ranged = À distance
web-too-many-bones-row-melee = Mêlée
web-too-many-bones-mat = Tapis de bataille
web-too-many-bones-points = { $points ->
    [0] aucun point
    [one] 1 point
   *[other] { $points } points
}
web-too-many-bones-shields = { $count ->
    [one] 1 bouclier
   *[other] { $count } boucliers
}
web-too-many-bones-buff = { $count } PV bonus
web-too-many-bones-hp = { $hp } PV sur { $max }
web-too-many-bones-empty = vide
web-too-many-bones-on-square = { $square } : { $what }
web-too-many-bones-dice-taken = Dés à lancer
web-too-many-bones-dice-none = aucun pour l’instant
web-too-many-bones-dex-left = encore { $dex } de dextérité
web-too-many-bones-add-white = { $die ->
    [attack] dé d’attaque
   *[defense] dé de défense
}
web-too-many-bones-just-rolled = Dernier lancer
web-too-many-bones-rolled-by = par { $name }
web-too-many-bones-grouped = { $count ->
    [one] 1 dé
   *[other] { $count } dés, par usage
}
web-too-many-bones-no-dice = Pas encore de dés sur la table.
web-too-many-bones-use-attack = Attaque
web-too-many-bones-use-guard = Boucliers
web-too-many-bones-use-bones = Os
web-too-many-bones-use-skill = Capacités
web-too-many-bones-on-target = sur { $name }
web-too-many-bones-swords = { $count ->
    [one] 1 touche
   *[other] { $count } touches
}
web-too-many-bones-damage = { $count ->
    [one] { $count } dégât
   *[other] { $count } dégâts
}
web-too-many-bones-from-to = { $name } { $hp } → { $after } PV
web-too-many-bones-of-plan = { $bones } dans le plan B + { $more } = { $all } sur { $most }
web-too-many-bones-tab-mat = Tapis
web-too-many-bones-tab-order = Ordre
web-too-many-bones-tab-allies = Alliés
web-too-many-bones-tab-log = Journal
web-too-many-bones-tabs = Parties de la table
web-too-many-bones-die-attack = dé d’attaque
web-too-many-bones-die-defense = dé de défense
web-too-many-bones-hint-move = 1 de dextérité par pas ; le reste sert aux dés.
web-too-many-bones-hint-target = Une seule cible pour tout le tour ; sans cible, pas de dés d’attaque.
web-too-many-bones-hint-result = { $count ->
    [0] Plus de dés ; ce qui reste possible est allumé.
    [one] 1 résultat à utiliser
   *[other] { $count } résultats à utiliser
}
web-too-many-bones-hint-shields = Les dés qui n’affichent plus rien sont retirés.
web-too-many-bones-hint-baddie-target = Le vilain peut s’en prendre à chacun d’eux : le groupe décide.
web-too-many-bones-hint-baddie-walk = Ces chemins sont aussi courts l’un que l’autre : le groupe décide.
web-too-many-bones-hint-start = Pertes et soins du début de tour, dans l’ordre voulu.
web-too-many-bones-hint-place = La mêlée devant, la distance derrière.
web-too-many-bones-hint-initiative = Sur la jauge d’initiative, le plus haut agit d’abord ; à la même place, le groupe décide.
web-too-many-bones-hint-aim = On vise avant de lancer les dés.
