# An adventure between its battles.
web-too-many-bones-adventure-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-too-many-bones-adventure-hp = PV
web-too-many-bones-adventure-initiative = initiative
web-too-many-bones-adventure-percent = { $share } %

# La carte du jour.
web-too-many-bones-adventure-deck = Rencontre { $deck ->
    [classic] classique
    [solo] solo
    [special] spéciale
   *[tyrant] du tyran
}
web-too-many-bones-adventure-way-battle = Combat
web-too-many-bones-adventure-way-peace = Sans combat
web-too-many-bones-adventure-way-taken = Choisi
web-too-many-bones-adventure-way-label = { $way }, { $label } :
web-too-many-bones-adventure-way-faces = En face
web-too-many-bones-adventure-way-wins = En cas de victoire
web-too-many-bones-adventure-way-gains = À gagner
web-too-many-bones-adventure-way-nothing = rien, sinon l’expérience
web-too-many-bones-adventure-way-shut = Le groupe ne remplit pas les conditions.
web-too-many-bones-adventure-way-points = { $fixed ->
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
web-too-many-bones-adventure-gain = { $what ->
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
web-too-many-bones-adventure-morning = Jour { $day } sur { $days } : que faire ?
web-too-many-bones-adventure-draw-note = { $left ->
    [0] C’est le dernier jour : le tyran resterait debout.
    [one] Il reste { $left } jour après celui-ci.
   *[other] Il reste { $left } jours après celui-ci.
}
web-too-many-bones-adventure-challenge-note = { $left ->
    [0] C’est maintenant ou jamais.
   *[other] Un combat perdu coûte le jour, et l’on peut réessayer.
}

# Le groupe.
web-too-many-bones-adventure-leads = décide pour le groupe
web-too-many-bones-adventure-bag = { $used } places prises sur { $most }
web-too-many-bones-adventure-training-points = { $points } à dépenser
web-too-many-bones-adventure-loot-first = D’abord le butin de { $name }
web-too-many-bones-adventure-loot-back = Revenir à la question
web-too-many-bones-adventure-trove = Butin verrouillé { $locks }
web-too-many-bones-adventure-trove-locks = Butin verrouillé : { $locks }
web-too-many-bones-adventure-trove-about = Verrouillé : personne n’en a vu la face. Une tentative pendant la récupération ouvre ses verrous de gauche à droite.
web-too-many-bones-adventure-heavy = Prend { $spaces } places.
web-too-many-bones-adventure-uses = Encore { $left } utilisations.

# Jours, points de progrès, piles.
web-too-many-bones-adventure-days = Jours
web-too-many-bones-adventure-days-left = { $left ->
    [0] le dernier jour
    [one] encore { $left } jour ensuite
   *[other] encore { $left } jours ensuite
}
web-too-many-bones-adventure-day-state = { $state ->
    [on] aujourd’hui
    [won] une réussite
    [lost] rien de gagné
    [past] passé
   *[ahead] à venir
}
web-too-many-bones-adventure-progress = Points de progrès : { $tyrant }
web-too-many-bones-adventure-progress-of = { $progress }, il en faut { $needed }
web-too-many-bones-adventure-progress-enough = { $left ->
    [0] C’est assez, mais c’est le dernier jour.
   *[other] C’est assez : { $tyrant } peut être défié n’importe quel matin.
}
web-too-many-bones-adventure-progress-need = Encore { $count }, et { $tyrant } pourra être défié.
web-too-many-bones-adventure-stacks = Piles de vilains
web-too-many-bones-adventure-stack-top = { $chip } au sommet
web-too-many-bones-adventure-stack-down = Face cachée
web-too-many-bones-adventure-stack-count = { $count ->
    [0] vide
    [one] { $count } jeton
   *[other] { $count } jetons
}
web-too-many-bones-adventure-deck-left = { $count ->
    [0] La pioche des rencontres est vide.
    [one] Il reste { $count } carte dans la pioche des rencontres.
   *[other] Il reste { $count } cartes dans la pioche des rencontres.
}

# La récupération.
web-too-many-bones-adventure-camp = Récupération
web-too-many-bones-adventure-camp-rule = Chaque gearloc : se reposer, fouiller ou partir en éclaireur, et une tentative de crochetage.
web-too-many-bones-adventure-camp-done = { $name } a fini pour aujourd’hui
web-too-many-bones-adventure-camp-finished = prêt pour demain
web-too-many-bones-adventure-camp-more = Autre chose pour { $name }
web-too-many-bones-adventure-camp-full = Le butin prend { $used } places sur { $most } : en donner ou s’en servir, sinon en jeter à la fin de la journée.
web-too-many-bones-adventure-camp-turn = Choisir pour { $name }
web-too-many-bones-adventure-lead-over = Confier les décisions du groupe
web-too-many-bones-adventure-chore = { $what ->
    [rest] Se reposer
    [search] Fouiller
    [scout] Partir en éclaireur
   *[locks] Crocheter
}
web-too-many-bones-adventure-chore-state = { $state ->
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
web-too-many-bones-adventure-trade = Échanger librement
web-too-many-bones-adventure-trade-how = glisser, ou toucher une carte puis un gearloc
web-too-many-bones-adventure-give-to = La donner à { $name }
web-too-many-bones-adventure-fits = { $fits ->
    [yes] tient : { $used } sur { $most }
   *[no] pour l’instant : { $used } sur { $most }, il faudra jeter avant la nuit
}
web-too-many-bones-adventure-scout-may = Ce qu’un éclaireur peut voir
web-too-many-bones-adventure-scout-seen = { $chip } est face visible
web-too-many-bones-adventure-scout-unseen = aucun jeton à { $points } n’a été vu
web-too-many-bones-adventure-search-may = Ce qu’une fouille peut donner
web-too-many-bones-adventure-search-how = { $dice } dés d’attaque. Chaque os révèle un butin ; on en garde un.
web-too-many-bones-adventure-search-any = au moins une carte
web-too-many-bones-adventure-search-mean = cartes en moyenne, au choix

# Le tapis hors combat.
web-too-many-bones-adventure-square = { $square }{ $there ->
    [yes] , { $who }
   *[no] {""}
}{ $count ->
    [0] {""}
   *[other] , { $count } { $kind ->
        [rubble] d’éboulis
       *[critters] bestioles
    }
}
