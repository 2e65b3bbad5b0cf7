# Too Many Bones at the table: what only the browser says.
web-too-many-bones-round = { $round ->
    [0] Mise en place
   *[other] Manche { $round }
}
web-too-many-bones-day = Jour { $day } sur { $days }

## battle

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
web-too-many-bones-hp-with = { $hp } PV sur { $max }, { $signs }
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
web-too-many-bones-deed-on = { $deed } sur { $aim }
web-too-many-bones-deed-at = { $deed } en { $aim }
web-too-many-bones-deed-stay = Rester ici
web-too-many-bones-deed-no-target = Aucune cible
web-too-many-bones-deed-yes = { $kind ->
    [agree] Prendre le dé
    [riposte] Esquiver
    [riposte_strike] Riposter
    [element_325] Ajouter l’Élément 325
    [shield_wall] Lancer pour un mur de boucliers
    [answer_hit] Répondre avec le dé
   *[other] Oui
}
web-too-many-bones-deed-no = { $kind ->
    [agree] Laisser le dé
    [riposte] Ne pas esquiver
    [riposte_strike] Garder le second dé
    [element_325] Garder l’Élément 325
    [shield_wall] Pas de mur de boucliers
    [answer_hit] Garder le dé
   *[other] Non
}
web-too-many-bones-deed-move = Aller en { $square }
web-too-many-bones-deed-aim = Viser { $square }
web-too-many-bones-deed-hit = Frapper { $name } : { $damage }
web-too-many-bones-deed-roll = { $count ->
    [-1] Relancer
    [0] Ne rien lancer
    [one] Lancer 1 dé
   *[other] Lancer { $count } dés
}
web-too-many-bones-deed-shield = Garder un bouclier { $value }
web-too-many-bones-deed-lock-shield = Bloquer un bouclier { $value }
web-too-many-bones-deed-soak = Boucliers { $dice }
web-too-many-bones-deed-keep = Garder { $bones } os
web-too-many-bones-note-plan = { $text } Coûte { $paid }, laisse { $left }.
web-too-many-bones-note-face = { $face } : { $text }
web-too-many-bones-note-keep = { $die } : { $total } os ensuite dans le plan B
web-too-many-bones-deed-clear-any = Vider une case
web-too-many-bones-deed-clear = Retirer { $die }
web-too-many-bones-deed-unlock = Débloquer { $die }
web-too-many-bones-deed-plan = { $name }
web-too-many-bones-deed-drop = Jeter { $card }
web-too-many-bones-deed-play = Utiliser { $card }
web-too-many-bones-deed-done = { $kind ->
    [result] Finir le tour
   *[other] Terminé
}
web-too-many-bones-deed-target = Viser { $name }
web-too-many-bones-deed-choose = { $name }
web-too-many-bones-deed-first = { $kind ->
    [nom_order] { $name } affronte Miâm ensuite
    [entry_order] { $name } d’abord
    [initiative] Avant { $name }
   *[other] { $name } ensuite
}
web-too-many-bones-deed-first-nobody = Après eux tous
web-too-many-bones-deed-lose = Perdre le dé { $stat ->
    [health] Santé
    [dex] Dextérité
    [attack] Attaque
   *[defense] Défense
}
web-too-many-bones-deed-add = Ajouter { $die }
web-too-many-bones-deed-use = Utiliser { $die }
web-too-many-bones-deed-place = Placer { $die }
web-too-many-bones-deed-lock = Bloquer { $die }
web-too-many-bones-deed-put = Poser { $die }
web-too-many-bones-deed-reroll = Relancer { $die }
web-too-many-bones-deed-remove = Céder { $die }
web-too-many-bones-deed-gain = Prendre { $die }
web-too-many-bones-deed-turn = Tourner { $die }
web-too-many-bones-deed-act = { $act ->
    [make-grenade] Fabriquer une grenade
    [axe] Lancer une hache
    [body-count] Encaisser les têtes
    [rage] Utiliser la Rage
    [advance] Monter la Rage
    [execute] Exécuter
    [switch] Changer de place
    [rush] Charger
    [step] Pas gratuit
    [double-switch] Double échange
    [double-rush] Double charge
    [heal-assist] Aide aux soins
    [reroll-heal] Relancer un dé de soin
   *[reroll-buff] Relancer un stimulant
}
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

## sheet
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
web-too-many-bones-sheet-train = Entraîner { $stat ->
    [health] la santé
    [dex] la dextérité
    [attack] l’attaque
   *[defense] la défense
}
web-too-many-bones-sheet-learn = Apprendre { $die }
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
web-too-many-bones-sheet-attempt = { $stat ->
    [health] et 1 PV aussitôt
    [dex] un dé ou un pas de plus
    [defense] { $dice ->
        [0] rien à lancer
        [one] 1 dé sans os, relancé une fois
       *[other] { $dice } dés sans os, relancés une fois
    }
   *[other] { $dice ->
        [0] rien à lancer
        [one] 1 dé sans os
       *[other] { $dice } dés sans os
    }
}
web-too-many-bones-sheet-closed = { $why ->
    [most] Déjà au maximum
    [tried] Pas avec ce point
   *[none] Avec un point d’entraînement
}
web-too-many-bones-sheet-failing = Une tentative ratée laisse le point, mais pas pour la même caractéristique.

## lobby

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

## pieces

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


## road

web-too-many-bones-road-named = { $name }
web-too-many-bones-road-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-too-many-bones-road-hp = PV
web-too-many-bones-road-initiative = initiative
web-too-many-bones-road-percent = { $share } %

# La carte du jour.
web-too-many-bones-road-deck = Rencontre { $deck ->
    [classic] classique
    [solo] solo
    [special] spéciale
   *[tyrant] du tyran
}
web-too-many-bones-road-way-battle = Combat
web-too-many-bones-road-way-peace = Sans combat
web-too-many-bones-road-way-taken = Choisi
web-too-many-bones-road-way-label = { $way }, { $label } :
web-too-many-bones-road-way-faces = En face
web-too-many-bones-road-way-wins = En cas de victoire
web-too-many-bones-road-way-gains = À gagner
web-too-many-bones-road-way-nothing = rien, sinon l’expérience
web-too-many-bones-road-way-shut = Le groupe ne remplit pas les conditions.
web-too-many-bones-road-way-points = { $fixed ->
    [yes] exactement ceux-ci :
   *[no] jour { $day } × { $party ->
        [one] { $party } gearloc
       *[other] { $party } gearlocs
    } = { $base }{ $sign ->
        [more] , plus { $change }
        [less] , moins { $less }
       *[none] {""}
    }{ $extra ->
        [0]  :
        [one] , et { $extra } jeton en plus :
       *[other] , et { $extra } jetons en plus :
    }
}
web-too-many-bones-road-gain = { $what ->
    [progress] { $count ->
        [one] { $count } point de progrès
       *[other] { $count } points de progrès
    }
    [training] { $count ->
        [one] { $count } point d’entraînement chacun
       *[other] { $count } points d’entraînement chacun
    }
    [loot_each] { $count ->
        [one] { $count } butin chacun
       *[other] { $count } butins chacun
    }, { $all } en tout
    [loot_shared] { $count ->
        [one] { $count } butin à partager
       *[other] { $count } butins à partager
    }
    [trove_each] { $count ->
        [one] { $count } butin verrouillé chacun
       *[other] { $count } butins verrouillés chacun
    }, { $all } en tout
   *[trove_shared] { $count ->
        [one] { $count } butin verrouillé à partager
       *[other] { $count } butins verrouillés à partager
    }
}
web-too-many-bones-road-morning = Jour { $day } sur { $days } : que faire ?
web-too-many-bones-road-draw-note = { $left ->
    [0] C’est le dernier jour : le tyran resterait debout.
    [one] Il reste { $left } jour après celui-ci.
   *[other] Il reste { $left } jours après celui-ci.
}
web-too-many-bones-road-challenge-note = { $left ->
    [0] C’est maintenant ou jamais.
   *[other] Un combat perdu coûte le jour, et l’on peut réessayer.
}

# Le groupe.
web-too-many-bones-road-leads = décide pour le groupe
web-too-many-bones-road-bag = { $used } places prises sur { $most }
web-too-many-bones-road-training-points = { $points } à dépenser
web-too-many-bones-road-loot-first = D’abord le butin de { $name }
web-too-many-bones-road-loot-back = Revenir à la question
web-too-many-bones-road-trove = Butin verrouillé { $locks }
web-too-many-bones-road-trove-locks = Butin verrouillé : { $locks }
web-too-many-bones-road-trove-about = Verrouillé : personne n’en a vu la face. Une tentative pendant la récupération ouvre ses verrous de gauche à droite.
web-too-many-bones-road-heavy = Prend { $spaces } places.
web-too-many-bones-road-uses = Encore { $left } utilisations.

# Jours, points de progrès, piles.
web-too-many-bones-road-days = Jours
web-too-many-bones-road-days-left = { $left ->
    [0] le dernier jour
    [one] encore { $left } jour ensuite
   *[other] encore { $left } jours ensuite
}
web-too-many-bones-road-day-state = { $state ->
    [on] aujourd’hui
    [won] une réussite
    [lost] rien de gagné
    [past] passé
   *[ahead] à venir
}
web-too-many-bones-road-progress = Points de progrès : { $tyrant }
web-too-many-bones-road-progress-of = { $progress }, il en faut { $needed }
web-too-many-bones-road-progress-enough = { $left ->
    [0] C’est assez, mais c’est le dernier jour.
   *[other] C’est assez : { $tyrant } peut être défié n’importe quel matin.
}
web-too-many-bones-road-progress-need = Encore { $count }, et { $tyrant } pourra être défié.
web-too-many-bones-road-stacks = Piles de vilains
web-too-many-bones-road-stack-top = { $chip } au sommet
web-too-many-bones-road-stack-down = Face cachée
web-too-many-bones-road-stack-count = { $count ->
    [0] vide
    [one] { $count } jeton
   *[other] { $count } jetons
}
web-too-many-bones-road-deck-left = { $count ->
    [0] La pioche des rencontres est vide.
    [one] Il reste { $count } carte dans la pioche des rencontres.
   *[other] Il reste { $count } cartes dans la pioche des rencontres.
}

# En peu de mots, ce que l’on peut faire.
web-too-many-bones-road-deed-choose = { $way } : { $name }
web-too-many-bones-road-deed-draw = Prendre la rencontre suivante
web-too-many-bones-road-deed-challenge = Défier le tyran
web-too-many-bones-road-deed-challenge-name = Défier { $tyrant }
web-too-many-bones-road-deed-play = Utiliser { $card }
web-too-many-bones-road-deed-drop = Jeter { $card }
web-too-many-bones-road-deed-card = Prendre { $card }
web-too-many-bones-road-deed-give = Donner { $card }
web-too-many-bones-road-deed-search = Fouiller, contre { $card }
web-too-many-bones-road-deed-pick = Crocheter { $card }
web-too-many-bones-road-deed-sleep = Se reposer
web-too-many-bones-road-deed-scout = Partir en éclaireur
web-too-many-bones-road-deed-lead = { $name } décide désormais
web-too-many-bones-road-deed-lose = { $stat ->
    [attack] Un dé d’attaque
   *[defense] Un dé de défense
} de { $name }
web-too-many-bones-road-deed-stack = { $kind ->
    [hunt] Chasser des vilains à { $points }
   *[other] Les jetons à { $points }
}
web-too-many-bones-road-deed-say = { $kind ->
    [squirrel] Piste { $value }
    [lantern] Lanterne { $value }
    [barrels] { $value ->
        [one] { $value } tonneau
       *[other] { $value } tonneaux
    }
    [volley] { $value ->
        [one] { $value } dé
       *[other] { $value } dés
    }
    [height] Hauteur { $value }
   *[other] { $value }
}
web-too-many-bones-road-deed-bottom = Le glisser sous la pile
web-too-many-bones-road-deed-stay = { $kind ->
    [scouted] Le laisser au sommet
   *[other] Rester ici
}
web-too-many-bones-road-deed-yes = { $kind ->
    [try_trove] Tenter de l’ouvrir
    [raise_shields] Lancer les dés de défense
    [parcel] Le mettre sous le Trône
   *[other] Oui
}
web-too-many-bones-road-deed-no = { $kind ->
    [try_trove] Le laisser verrouillé
    [raise_shields] Garder les dés
    [parcel] Garder le colis fermé
   *[other] Garder la carte
}
web-too-many-bones-road-deed-done = { $kind ->
    [camp] Fini pour aujourd’hui
    [loot] N’utiliser aucune carte
    [last_loot] En avant pour le combat
    [lock_loot] N’utiliser aucune carte
    [training_loot] Laisser échouer
    [offering] Plus de cadeaux
    [exhausted] Plus de bruit
    [knife] Aucun jeton
   *[other] Assez
}
web-too-many-bones-road-deed-nothing = Laisser les dés
web-too-many-bones-road-deed-leave = Relancer tout

# La récupération.
web-too-many-bones-road-camp = Récupération
web-too-many-bones-road-camp-rule = Chaque gearloc : se reposer, fouiller ou partir en éclaireur, et une tentative de crochetage.
web-too-many-bones-road-camp-done = { $name } a fini pour aujourd’hui
web-too-many-bones-road-camp-finished = prêt pour demain
web-too-many-bones-road-camp-more = Autre chose pour { $name }
web-too-many-bones-road-camp-full = Le butin prend { $used } places sur { $most } : en donner ou s’en servir, sinon en jeter à la fin de la journée.
web-too-many-bones-road-camp-turn = Choisir pour { $name }
web-too-many-bones-road-lead-over = Confier les décisions du groupe
web-too-many-bones-road-chore = { $what ->
    [rest] Se reposer
    [search] Fouiller
    [scout] Partir en éclaireur
   *[locks] Crocheter
}
web-too-many-bones-road-chore-state = { $state ->
    [open] { $what ->
        [search] choisir la carte à céder
       *[other] choisir un coffre
    }
    [done] fait aujourd’hui
    [off] une seule option par jour
    [weak] trop faible : se reposer d’abord
    [wait] pas encore décidé
    [left] laissé de côté aujourd’hui
   *[bare] { $what ->
        [search] aucune carte à céder
        [locks] aucun butin verrouillé, ou déjà tenté
       *[other] impossible pour l’instant
    }
}
web-too-many-bones-road-trade = Échanger librement
web-too-many-bones-road-trade-how = glisser, ou toucher une carte puis un gearloc
web-too-many-bones-road-give-to = La donner à { $name }
web-too-many-bones-road-fits = { $fits ->
    [yes] tient : { $used } sur { $most }
   *[no] pour l’instant : { $used } sur { $most }, il faudra jeter avant la nuit
}
web-too-many-bones-road-scout-may = Ce qu’un éclaireur peut voir
web-too-many-bones-road-scout-seen = { $chip } est face visible
web-too-many-bones-road-scout-unseen = aucun jeton à { $points } n’a été vu
web-too-many-bones-road-search-may = Ce qu’une fouille peut donner
web-too-many-bones-road-search-how = { $dice } dés d’attaque. Chaque os révèle un butin ; on en garde un.
web-too-many-bones-road-search-any = au moins une carte
web-too-many-bones-road-search-mean = cartes en moyenne, au choix

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

# Le tapis hors combat.
web-too-many-bones-road-square = { $square }{ $there ->
    [yes] , { $who }
   *[no] {""}
}{ $count ->
    [0] {""}
   *[other] , { $count } { $kind ->
        [rubble] d’éboulis
       *[critters] bestioles
    }
}

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
