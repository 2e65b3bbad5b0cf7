# Too Many Bones en français. Mêmes clés et mêmes variables que dans en.ftl.

## Les noms

too-many-bones-title = Too Many Bones
too-many-bones-option-battle = le combat « { $value } »
too-many-bones-option-mode = { $value ->
    [adventure] le mode aventure
    [heroic] le mode héroïque
   *[legendary] le mode légendaire
}
too-many-bones-option-leader = la place { $value } comme chef du groupe
too-many-bones-option-box-dice = uniquement les dés de la boîte
too-many-bones-option-breakdown-drops-tier = des crises de nerfs qui ramènent à RAGE !

too-many-bones-white-die = { $die ->
    [attack] dé d’attaque
   *[defense] dé de défense
}
too-many-bones-icon = { $value ->
    [0] { $icon }
   *[other] { $sign ->
        [less] { $icon } –{ $value }
       *[plain] { $icon } { $value }
    }
}
too-many-bones-icon-counted = { $icon } { $value }
too-many-bones-icon-tenths = { $icon } { $tenths }
too-many-bones-both-icons = { $one } avec { $other }
too-many-bones-die-shows = { $die } ({ $face })
too-many-bones-die-shows-at = { $die } ({ $face }) en { $square }
too-many-bones-times = { $count ->
    [one] {""}
   *[other] { $count } ×{" "}
}
too-many-bones-white-result = { too-many-bones-times }{ $what ->
    [sword] épée { $value }
    [shield] bouclier { $value }
   *[bones] os{ $value ->
        [one] {""}
       *[other] {" "}{ $value }
    }
}
too-many-bones-face-counted = { too-many-bones-times }{ $face }
too-many-bones-dice-counted = { too-many-bones-times }{ $die }
too-many-bones-sum = { $what ->
    [sword] { $total ->
        [one] { $total } dégât
       *[other] { $total } dégâts
    }
    [shield] { $total ->
        [one] { $total } bouclier
       *[other] { $total } boucliers
    }
   *[bones] { too-many-bones-some-bones }
}
too-many-bones-some-bones = { $total } os
too-many-bones-effect = { $value ->
    [0] { $effect }
   *[other] { $effect } { $value }
}
too-many-bones-skill = { $value ->
    [0] { $skill }
   *[other] { $skill } { $value }
}
too-many-bones-stat = { $stat ->
    [health] Santé
    [dex] Dextérité
    [attack] Attaque
   *[defense] Défense
}
too-many-bones-slot = { $slot ->
    [locked] case bloquée
   *[active] case active
}


## Les questions

too-many-bones-ask-move = { $name }, où allez-vous ? Dextérité : { $dex }.
too-many-bones-ask-target = { $walk ->
    [on] { $name }, quelle est votre cible, ou continuez-vous votre marche ? Dextérité restante : { $dex }.
   *[over] { $name }, quelle est votre cible ?
}
too-many-bones-ask-dice = { $name }, quels dés lancez-vous { $against } ? { $dex ->
    [0] Il ne reste plus de dextérité.
   *[other] Dextérité restante : { $dex } ; attaque { $attack }, défense { $defense }{ $lying ->
        [0] .
        [one] {" "}; { $lying } dé de défense est déjà dans une case.
       *[other] {" "}; { $lying } dés de défense sont déjà dans des cases.
    }
}
too-many-bones-against = contre { $target }
too-many-bones-against-nobody = sans cible
too-many-bones-ask-aim = { $name }, où visez-vous avec { $die } ?
too-many-bones-ask-result = { $name }, que faites-vous ?
too-many-bones-ask-slot = { $name }, quel dé retirez-vous ?
too-many-bones-ask-agree = { $name }, { $owner } vous offre { $die } : le prenez-vous dans une case active ?
too-many-bones-ask-shields = { $name }, { $whose ->
    [own] vos boucliers arrêtent
   *[other] les boucliers ({ $unit }) arrêtent
} { $count ->
    [one] { $count } dégât
   *[other] { $count } dégâts
} : quels boucliers restent ?
too-many-bones-ask-start = { $name }, { $whose ->
    [own] votre tour commence
   *[other] le tour de ce vilain commence ({ $unit })
} : qu’est-ce qui vient d’abord ?
too-many-bones-ask-recovery = { $name }, qui récupère 1 PV ?
too-many-bones-ask-baddie-target = { $name }, à qui ce vilain s’en prend-il ({ $unit }) ?
too-many-bones-ask-baddie-walk = { $name }, où ce vilain s’arrête-t-il ({ $unit }) ?
too-many-bones-ask-target-order = { $name }, à qui ce vilain s’en prend-il ensuite ({ $unit }) ?
too-many-bones-ask-riposte = { $name }, esquivez-vous tout ce qu’on vous fait pendant ce tour ({ $unit }) ?
too-many-bones-ask-riposte-strike = { $name }, rendez-vous 3 dégâts avec le second dé ({ $unit }) ?
too-many-bones-ask-mischief = { $name }, malice : { $count ->
    [one] un dé doit quitter vos cases actives. Lequel ?
   *[other] { $count } dés doivent quitter vos cases actives. Lequel d’abord ?
}
too-many-bones-ask-element-325 = { $name }, ajoutez-vous l’Élément 325, pour que le grand nombre compte ?
too-many-bones-ask-reroll = { $name }, quel dé relancez-vous ?
too-many-bones-ask-bluff = { $name }, où fait-on ce pas de côté ({ $unit }) ?
too-many-bones-ask-heal-assist = { $name }, quel dé compte { $times } fois ?
too-many-bones-ask-consumable = { $name }, que trouvez-vous ?
too-many-bones-ask-anger = { $name }, la rage monte-t-elle ou descend-elle ?
too-many-bones-ask-new-target = { $name }, prenez-vous une nouvelle cible ?
too-many-bones-ask-entry-order = { $name }, qui arrive d’abord, et se place plus haut sur la jauge d’initiative ?
too-many-bones-ask-enter = { $name }, où entrez-vous ?
too-many-bones-ask-skill-order = { $name }, quelle capacité agit ensuite ({ $unit }) ?
too-many-bones-ask-bones-target = { $name }, qui subit { $skill } ({ $unit }) ?
too-many-bones-ask-do-over = { $name }, quels dés relancez-vous ?
too-many-bones-ask-push = { $name }, où atterrit la cible ({ $unit }) ?
too-many-bones-ask-answer-hit = { $name }, répondez-vous à ce vilain ({ $unit }) avec { $die } ?
too-many-bones-ask-nom-order = { $name }, qui affronte Miâm ensuite ?
too-many-bones-ask-initiative = { $name }, { $whose ->
    [own] d’autres ont la même place que vous sur la jauge : qui d’entre eux joue le premier après vous ?
   *[other] d’autres ont la même place sur la jauge ({ $unit }) : qui d’entre eux joue le premier après cette unité ?
}
too-many-bones-ask-place = { $name }, où commencez-vous ?
too-many-bones-ask-shield-wall = { $name }, lancez-vous { $count ->
    [one] votre dé de défense
   *[other] vos { $count } dés de défense
} pour un mur de boucliers ?
too-many-bones-ask-wall-slot = { $name }, où va le bouclier ?
too-many-bones-ask-limit = { $name }, quel dé de caractéristique perdez-vous pour ce combat ?
too-many-bones-ask-tyrant-die = { $name }, quel vilain est frappé ({ $unit }) ?
too-many-bones-ask-rushed = { $name }, quel vilain subit les 3 dégâts ?


## Les réponses

too-many-bones-stands = { $hp } PV sur { $max }
too-many-bones-stands-with = { $hp } PV sur { $max }, { $signs }
too-many-bones-sign-shields = { $count ->
    [one] { $count } bouclier
   *[other] { $count } boucliers
}
too-many-bones-sign-buff = { $count } PV bonus
too-many-bones-beside = à côté : { $near }
too-many-bones-beside-nobody = personne à côté
too-many-bones-around = à côté : { $near }
too-many-bones-around-nobody = personne à côté
too-many-bones-would-nothing = { $amount ->
    [one] { $amount } dégât, sans effet
   *[other] { $amount } dégâts, sans effet
}
too-many-bones-would-hurt = { $damage } ; { too-many-bones-hp-left }
too-many-bones-would-hurt-less = { $damage }, { $less } ; { too-many-bones-hp-left }
too-many-bones-hp-left = { $hp ->
    [0] hors de combat
   *[other] il reste { $hp } PV
}
too-many-bones-would-heal = de { $hp } à { $after } PV
too-many-bones-opt-text = { $text }
too-many-bones-opt-on = { $stands } ; { $effect }
too-many-bones-opt-move = { $dex } de dextérité, il en reste { $left } ; { $beside }
too-many-bones-opt-stay = { $left } de dextérité pour des dés ; { $beside }
too-many-bones-opt-no-target = donc pas de dés d’attaque
too-many-bones-opt-faces = { $faces }
too-many-bones-opt-add-white = { $left ->
    [one] encore { $left } possible
   *[other] encore { $left } possibles
} : { $faces }
too-many-bones-opt-aim = { $name }, { $stands } ; { $around }
too-many-bones-opt-aim-empty = position libre ; { $around }
too-many-bones-opt-roll = { $dice }{ $dex ->
    [0] {""}
   *[other] , et { $dex } de dextérité perdue
}
too-many-bones-opt-roll-nothing = { $dex } de dextérité perdue
too-many-bones-opt-roll-again = tous ceux qui sont choisis
too-many-bones-opt-keep = ce qui fait { $total } dans le plan B
too-many-bones-opt-slot = { too-many-bones-slot }, { $left ->
    [one] { $left } libre ensuite
   *[other] { $left } libres ensuite
}
too-many-bones-opt-use = { $face } : { $text }
too-many-bones-opt-use-at = { $face }, { $beside }
too-many-bones-opt-place = { $face }, { $slot } : { $text }
too-many-bones-opt-plan = { $text } Coûte { $paid }, laisse { $left }.
too-many-bones-opt-clear = pour de bon : { $dice }
too-many-bones-opt-clear-die = quitte sa { too-many-bones-slot } pour de bon
too-many-bones-opt-act-to = { $act } ; { $beside }
too-many-bones-opt-act-on = { $act } : { $stands }
too-many-bones-opt-act-make-grenade = élément, boîtier et mèche font une grenade
too-many-bones-opt-act-make-grenade-rolled = élément, boîtier et mèche font une grenade ; faute d’être bloqués, ces dés y passent tout entiers : { $dice }
too-many-bones-opt-act-body-count = le compte des morts devient des PV
too-many-bones-opt-act-advance = le dé de rage du rang suivant
too-many-bones-opt-act-execute = éliminé d’un coup
too-many-bones-opt-act-switch = échange de places
too-many-bones-opt-act-rush = y aller
too-many-bones-opt-act-step = un pas gratuit
too-many-bones-opt-act-double-switch = échange de places, et 3 PV à l’allié ou 3 dégâts au vilain
too-many-bones-opt-act-double-rush = y aller, et 3 dégâts à un vilain
too-many-bones-opt-act-heal-assist = le dé de la case bloquée multiplie un dé de soin
too-many-bones-opt-act-reroll-heal = le dé de la case bloquée relance un dé de soin
too-many-bones-opt-act-reroll-buff = le dé de la case bloquée relance une potion
too-many-bones-opt-next-poison = le dé Poison fait mal et baisse de 1
too-many-bones-opt-next-bleed = Sang inflige 1 coup critique
too-many-bones-opt-next-napalm = le Napalm brûle pour 2
too-many-bones-opt-next-skill-recover = la capacité Récupération soigne
too-many-bones-opt-next-signal = Signal appelle un vilain dans la file
too-many-bones-opt-next-retreat = Repli, s’il reste peu de PV
too-many-bones-opt-next-recovery = le talent inné rend 1 PV
too-many-bones-opt-next-regen = le dé bloqué soigne
too-many-bones-opt-next-recover = le dé Récupération soigne
too-many-bones-opt-next-booster = des PV bonus perdus reviennent
too-many-bones-opt-next-countdown = les dés qui comptent les manches baissent de 1
too-many-bones-opt-yes = { $kind ->
    [try_trove] et la tentative du jour reste à faire
    [raise_shields] et ils sont en place dès le début
    [agree] il prend une case
    [riposte] rien ne vous atteint
    [riposte_strike] le second dé est dépensé
    [element_325] l’Élément 325 est dépensé
    [shield_wall] les boucliers restent, pas les os
   *[answer_hit] le dé est dépensé
}
too-many-bones-opt-no = { $kind ->
    [agree] il reste parmi les dés lancés
    [riposte] le dé attend
    [riposte_strike] le second dé attend
    [element_325] l’Élément 325 attend
    [shield_wall] pas de mur
   *[answer_hit] le dé attend
}
too-many-bones-opt-soak = { $left ->
    [0] il ne reste rien
   *[other] il reste { $left } sur { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }
}
too-many-bones-opt-lose = { too-many-bones-stat } baisse de { $value }


## Ce que fait un choix, en peu de mots, pour un bouton

too-many-bones-does-on = { $action } sur { $name }
too-many-bones-does-at-square = { $action } en { $square }
too-many-bones-does-move = { $kind ->
    [critters] Les chasser vers { $square }
    [ally_move] Envoyer votre allié en { $square }
   *[other] Aller en { $square }
}
too-many-bones-does-stay = { $kind ->
    [scouted] Laisser le jeton au sommet
    [ally_move] Laisser votre allié sur place
   *[other] Rester ici
}
too-many-bones-does-target = Viser { $name }
too-many-bones-does-prey = Chasser les bestioles en { $square }
too-many-bones-does-no-target = Ne choisir aucune cible
too-many-bones-does-add = Ajouter { $die }
too-many-bones-does-add-white = { $die ->
    [attack] Ajouter un dé d’attaque
   *[defense] Ajouter un dé de défense
}
too-many-bones-does-aim = Viser { $square }
too-many-bones-does-roll = { $count ->
    [0] Ne lancer aucun dé
    [one] Lancer { $count } dé
   *[other] Lancer { $count } dés
}
too-many-bones-does-roll-again = Relancer les dés
too-many-bones-does-hit = { $damage ->
    [one] Frapper { $name } : { $damage } dégât
   *[other] Frapper { $name } : { $damage } dégâts
}
too-many-bones-does-keep = Garder { $bones } os ({ $die })
too-many-bones-does-shield = { $kind ->
    [take_shield] Prendre un bouclier { $value }
   *[other] Garder un bouclier { $value }
}
too-many-bones-does-lock-shield = Bloquer un bouclier { $value }
too-many-bones-does-use = Utiliser { $die }
too-many-bones-does-place = Placer { $die }
too-many-bones-does-lock = Bloquer { $die }
too-many-bones-does-put = Poser { $die }
too-many-bones-does-plan = Utiliser { $name }
too-many-bones-does-clear-any = Vider une case
too-many-bones-does-clear = Retirer { $die }
too-many-bones-does-unlock = Débloquer { $die }
too-many-bones-does-act = { $act ->
    [make-grenade] Fabriquer une grenade
    [body-count] Encaisser les têtes
    [rage] Utiliser la Rage
    [advance] Monter la Rage
    [execute] Utiliser une exécution
    [switch] Utiliser un échange
    [rush] Utiliser une charge
    [step] Utiliser un pas gratuit
    [double-switch] Utiliser un double échange
    [double-rush] Utiliser une double charge
    [heal-assist] Utiliser l’aide aux soins
    [reroll-heal] Relancer un dé de soin
   *[reroll-buff] Relancer une potion
}
too-many-bones-does-axe = Lancer une hache sur { $name }
too-many-bones-does-done = { $kind ->
    [result] Finir le tour
    [reroll] Garder ce dé
    [new_target] Ne viser personne d’autre
    [slot] Ne plus vider de case
    [camp] Finir la journée
    [loot] N’utiliser aucune carte
    [last_loot] Passer au combat
    [lock_loot] N’utiliser aucune carte
    [training_loot] Laisser échouer
    [offering] Ne plus rien donner
    [exhausted] Ne plus faire de bruit
    [knife] Ne poser aucun jeton
    [unlocked] Laisser le reste verrouillé
    [tend] L’abandonner
   *[other] S’arrêter là
}
too-many-bones-does-choose-unit = { $kind ->
    [recovery] Soigner { $name }
   *[other] Choisir { $name }
}
too-many-bones-does-send = { $stays ->
    [yes] Laisser { $name } en { $square }
   *[no] Envoyer { $name } en { $square }
}
too-many-bones-does-place-at = { $kind ->
    [stray] Choisir les bestioles en { $square }
    [rubble] Poser des éboulis en { $square }
    [orb] Poser l’Orbe en { $square }
    [place_ally] Placer votre allié en { $square }
   *[other] Aller en { $square }
}
too-many-bones-does-next = Appliquer { $start ->
    [poison] Poison
    [bleed] Sang
    [napalm] Napalm
    [signal] Signal
    [retreat] Repli
    [recovery] le talent inné
    [regen] le dé bloqué
    [booster] la piqûre de rappel
    [countdown] le compte à rebours
   *[recover] Récupération
}
too-many-bones-does-next-skill = Appliquer { $skill }
too-many-bones-does-yes = { $kind ->
    [agree] Prendre le dé
    [riposte] Esquiver
    [riposte_strike] Riposter
    [element_325] Ajouter l’Élément 325
    [shield_wall] Lancer pour un mur de boucliers
    [answer_hit] Répondre avec le dé
    [try_trove] Tenter de l’ouvrir
   *[raise_shields] Lancer les dés de défense
}
too-many-bones-does-no = { $kind ->
    [agree] Laisser le dé
    [riposte] Ne pas esquiver
    [riposte_strike] Garder le second dé
    [element_325] Garder l’Élément 325
    [shield_wall] Ne pas faire de mur de boucliers
    [answer_hit] Garder le dé
    [try_trove] Le laisser verrouillé
    [raise_shields] Garder les dés
    [parcel] Garder le colis fermé
   *[other] Garder la carte
}
too-many-bones-does-soak = Laisser les boucliers { $dice }
too-many-bones-does-soak-all = Ne laisser aucun bouclier
too-many-bones-does-reroll = Relancer { $die }
too-many-bones-does-remove = Céder { $die }
too-many-bones-does-lose = Perdre le dé { too-many-bones-stat }
too-many-bones-does-exhaust = Céder { $stat ->
    [attack] un dé d’attaque
   *[defense] un dé de défense
} de { $name }
too-many-bones-does-gain = Prendre { $die }
too-many-bones-does-restore = Rendre { $die } à { $name }
too-many-bones-does-first = { $kind ->
    [nom_order] Envoyer { $name } affronter Miâm
    [entry_order] Faire entrer { $name } d’abord
    [initiative] Passer avant { $name }
    [camp] Laisser { $name } décider désormais
   *[other] Choisir { $name } ensuite
}
too-many-bones-does-first-nobody = Passer après eux tous
too-many-bones-does-turn = Tourner { $die } sur { $tenths }
too-many-bones-does-turn-shield = Tourner un dé de défense sur bouclier { $value }
too-many-bones-does-draw = Prendre la rencontre suivante
too-many-bones-does-challenge = Défier { $tyrant }
too-many-bones-does-choose = { $letter } : { $label }
too-many-bones-does-train = Entraîner { too-many-bones-stat }
too-many-bones-does-learn = Entraîner { $die }
too-many-bones-does-card = Prendre { $card }
too-many-bones-does-give = Donner { $card } à { $name }
too-many-bones-does-give-of = Céder { $card } (sac : { $name })
too-many-bones-does-drop = Jeter { $card }
too-many-bones-does-drop-of = Jeter { $card } (sac : { $name })
too-many-bones-does-play = Utiliser { $card }
too-many-bones-does-play-of = Utiliser { $card } (sac : { $name })
too-many-bones-does-sleep = Se reposer
too-many-bones-does-search = Fouiller, contre { $card }
too-many-bones-does-scout = Partir en éclaireur
too-many-bones-does-stack = { $kind ->
    [hunt] { $points ->
        [one] Chasser des vilains à { $points } point
       *[other] Chasser des vilains à { $points } points
    }
   *[other] { $points ->
        [one] Prendre les jetons à { $points } point
       *[other] Prendre les jetons à { $points } points
    }
}
too-many-bones-does-bottom = Glisser le jeton sous sa pile
too-many-bones-does-pick-of = Crocheter { $card } (sac : { $name })
too-many-bones-does-which = Affronter { $title }
too-many-bones-does-knife = Poser { $chip }
too-many-bones-does-ticking = Dire { $lock ->
    [L] loquet
    [T] taquet
   *[F] clenche
}
too-many-bones-does-lantern = Donner la lanterne { $value } à { $name }
too-many-bones-does-say = { $kind ->
    [squirrel] Choisir la piste { $value }
    [poison] Poser Poison { $value }
    [barrels] { $value ->
        [one] Rouler { $value } tonneau
       *[other] Rouler { $value } tonneaux
    }
    [volley] { $value ->
        [one] Tirer avec { $value } dé
       *[other] Tirer avec { $value } dés
    }
    [height] Empiler { $value } PV
   *[other] Dire { $value }
}
too-many-bones-does-lock-nothing = Laisser les dés
too-many-bones-does-lock-reroll = Relancer { $dice }
too-many-bones-does-lock-convert = Convertir { $dice }
too-many-bones-does-lock-save = Sauver { $dice }
too-many-bones-does-lock-open-with = Ouvrir avec { $dice }
too-many-bones-does-lock-leave = Relancer tout
too-many-bones-does-lock-raise = Augmenter { $dice }
too-many-bones-does-darts-choose = Prendre { $dice }
too-many-bones-does-darts-without = Lancer sans { $dice }
too-many-bones-does-darts-done = Ne plus dépenser d’os
too-many-bones-does-darts-remove = Retirer { $die } { $side ->
    [foe] à l’adversaire
   *[own] de votre pile
}
too-many-bones-does-darts-stun = Étourdir l’adversaire
too-many-bones-does-darts-knock-out = Assommer l’adversaire


## Le récit

too-many-bones-round-began = La manche { $round } commence.
too-many-bones-round-began-tired = La manche { $round } commence : la fatigue coûte 1 PV à chacun.
too-many-bones-turn-began = { $side ->
    [gearloc] À { $name } de jouer.
   *[baddie] { $name } agit.
}
too-many-bones-start-worked = { $name } : { $what }.
too-many-bones-turn-lost = { $name } : Confusion, le tour est perdu.
too-many-bones-moved-walk = { $name } va de { $origin } en { $square }.
too-many-bones-moved-dive = { $name } plonge de { $origin } en { $square }.
too-many-bones-moved-push = { $name } recule de { $origin } en { $square }.
too-many-bones-moved-swap = { $name } change de place, de { $origin } en { $square }.
too-many-bones-moved-rush = { $name } fonce de { $origin } en { $square }.
too-many-bones-moved-jump = { $name } saute de { $origin } en { $square }.
too-many-bones-moved-bluff = { $name } s’écarte de { $origin } en { $square }.
too-many-bones-targeted = { $name } prend pour cible : { $target }.
too-many-bones-no-target = { $name } ne trouve personne à attaquer.
too-many-bones-out-of-reach = { $name } n’arrive pas jusqu’à { $target }.
too-many-bones-rolled = { $name } obtient : { $dice }.
too-many-bones-rolled-sum = { $name } obtient : { $dice }, soit { $sums }.
too-many-bones-rerolled = { $name } relance et obtient : { $dice }.
too-many-bones-rerolled-sum = { $name } relance et obtient : { $dice }, soit { $sums }.
too-many-bones-rolled-by-nobody = Les dés montrent : { $dice }.
too-many-bones-rolled-training = { $name } s’entraîne et obtient : { $dice }, { $bones ->
    [0] sans aucun os.
   *[other] dont { $bones } os.
}
too-many-bones-rerolled-training = { $name } relance les os et obtient : { $dice }, { $bones ->
    [0] sans aucun os.
   *[other] dont { $bones } os.
}
too-many-bones-rolled-search = { $name } fouille et obtient : { $dice }, { $bones ->
    [0] sans aucun os : rien n’est trouvé.
    [one] dont 1 os : 1 carte est trouvée.
   *[other] dont { $bones } os : { $bones } cartes sont trouvées.
}
too-many-bones-hurt = { $name } subit { $sum } : { $lost ->
    [0] aucun PV perdu, il en reste { $hp }.
   *[other] perd { $lost } PV, il en reste { $hp }.
}
too-many-bones-hurt-by-orb = L’Orbe frappe { $name } ({ $sum }) : { $lost ->
    [0] aucun PV perdu, il en reste { $hp }.
    [one] { $lost } PV perdu, il en reste { $hp }.
   *[other] { $lost } PV perdus, il en reste { $hp }.
}
too-many-bones-damage = { $kind ->
    [true] { $amount ->
        [one] { $amount } coup critique
       *[other] { $amount } coups critiques
    }
   *[plain] { $amount ->
        [one] { $amount } dégât
       *[other] { $amount } dégâts
    }
}
too-many-bones-damage-less = { too-many-bones-damage }, { $less }
too-many-bones-less-flat = { $count } en moins par { $side ->
    [gearloc] Défense constante
   *[baddie] Peau épaisse
}
too-many-bones-less-shields = { $count } sur les boucliers
too-many-bones-less-buff = { $count } sur les PV bonus
too-many-bones-less-hardy = { $count } en moins par Robuste
too-many-bones-healed = { $name } récupère { $amount } PV et en a { $hp }.
too-many-bones-shielded = { $name } garde un bouclier { $value } { $slot ->
    [chip] sur son jeton
    [locked] en case bloquée
   *[active] en case active
}.
too-many-bones-die-placed-active = { $name } met { $die } en case active.
too-many-bones-die-placed-ally = { $name } met { $die } en case active ({ $holder }).
too-many-bones-die-placed-locked = { $name } bloque { $die }.
too-many-bones-die-placed-baddie = { $name } pose { $die } sur { $holder }.
too-many-bones-die-placed-mat = { $name } reçoit { $die }.
too-many-bones-die-used = { $name } utilise { $die } : { $text }
too-many-bones-shield-turned = { $name } n’a plus qu’un bouclier { $value } sur un dé.
too-many-bones-die-turned = { $name } a maintenant { $die }.
too-many-bones-die-exhausted = { $name } : { $die }, dé défaussé.
too-many-bones-dice-spent = { $name } perd { $count ->
    [one] { $count } dé
   *[other] { $count } dés
} ({ too-many-bones-stat }) pour ce combat.
too-many-bones-bones-kept = { $name } garde { $bones } os ; { $total } dans le plan B.
too-many-bones-bones-lost = { $name } n’a plus de place : { $bones } os { $bones ->
    [one] perdu.
   *[other] perdus.
}
too-many-bones-plan-used = { $name }, plan B pour { $cost } os : { $ability }. { $text }
too-many-bones-innate-flipped = { $name } paie { $cost } os : { $innate }. { $text }
too-many-bones-effect-put = { $name } reçoit { $effect }.
too-many-bones-effect-ended = { $name } n’a plus { $effect }.
too-many-bones-skill-used = { $name } utilise { $skill }.
too-many-bones-tyrant-rolled = { $name }, dé de tyran : { $face }.
too-many-bones-tyrant-rolled-text = { $name }, dé de tyran : { $face }. { $text }
too-many-bones-avoided = { $name } échappe à l’attaque grâce à ceci : { $die }.
too-many-bones-redirected = { $to } encaisse pour { $name }.
too-many-bones-unharmed = { $name } subit { $amount ->
    [one] { $amount } dégât, qui ne lui fait rien.
   *[other] { $amount } dégâts, qui ne lui font rien.
}
too-many-bones-lost-hp-fatigue = { $name } perd { $amount } PV de fatigue, il en reste { $hp }.
too-many-bones-lost-hp-ale = { $name } perd { $amount } PV à cause de la bière, il en reste { $hp }.
too-many-bones-lost-hp-limit = { $name } perd { $amount } PV avec le dé de santé, il en reste { $hp }.
too-many-bones-buffed = { $name } a { $buff } PV bonus.
too-many-bones-stat-raised = { $name } s’entraîne, { too-many-bones-stat } : { $value }.
too-many-bones-training-failed = { $name } rate son entraînement ({ too-many-bones-stat }).
too-many-bones-stat-set-aside = { $name } met de côté un dé de caractéristique pour ce combat : { too-many-bones-stat }.
too-many-bones-entered = { $name } entre sur le tapis en { $square }.
too-many-bones-left = { $name } quitte le tapis pour un temps.
too-many-bones-left-for-queue = { $name } retourne dans la file d’attente.
too-many-bones-queued = { $name } rejoint { $end ->
    [top] le haut
   *[bottom] le bas
} de la file d’attente.
too-many-bones-queued-hidden = Un jeton de { $points ->
    [one] { $points } point
   *[other] { $points } points
} rejoint { $end ->
    [top] le haut
   *[bottom] le bas
} de la file d’attente.
too-many-bones-initiative-set = { $name } a { $value } d’initiative.
too-many-bones-meter-moved = { $name } { $way ->
    [up] monte
   *[down] descend
} de { $places ->
    [one] { $places } place
   *[other] { $places } places
} sur la jauge d’initiative.
too-many-bones-knocked-out = { $name } : K.O. !
too-many-bones-revived = { $name } revient avec { $hp } PV.
too-many-bones-defeated = { $name } : hors de combat{ $rises ->
    [rises] , mais se relèvera.
   *[stays] .
}
too-many-bones-defeated-by = { $by } élimine { $name }{ $rises ->
    [rises] , qui se relèvera.
   *[stays] .
}
too-many-bones-battle-won = { $round ->
    [0] Personne à combattre : le combat est gagné avant d’avoir commencé.
   *[other] Le combat est gagné à la manche { $round }.
}
too-many-bones-battle-lost-wipe = Le combat est perdu à la manche { $round } : plus personne ne tient debout.
too-many-bones-battle-lost-time = Le combat est perdu : rien n’est décidé à la manche { $round }.

too-many-bones-road-won = { $tyrant } tombe au jour { $day }. Le groupe rentre.
too-many-bones-road-lost = Le jour { $day } était le dernier, et { $tyrant } tient toujours debout.
too-many-bones-won = { $round ->
    [0] Le groupe gagne : il n’y avait personne à combattre.
   *[other] Le groupe gagne à la manche { $round } ; { $fallen ->
        [0] aucun vilain n’est tombé.
        [one] { $fallen } vilain est tombé.
       *[other] { $fallen } vilains sont tombés.
    }
}
too-many-bones-lost = Le groupe perd à la manche { $round } ; { $fallen ->
    [0] aucun vilain n’est tombé.
    [one] { $fallen } vilain est tombé.
   *[other] { $fallen } vilains sont tombés.
}
too-many-bones-end-won = Gagné
too-many-bones-end-lost = Perdu
too-many-bones-end-tyrant = Tyran vaincu
too-many-bones-end-days = À court de jours
report-too-many-bones-won = Combat gagné
report-too-many-bones-lost = Combat perdu
report-too-many-bones-road-won = Aventure gagnée
report-too-many-bones-road-lost = Aventure perdue
report-too-many-bones-scores = Les PV qui restent à la fin du combat sont les points.

too-many-bones-wrong = { $why } Écrivez par exemple « Capitank, Atomik + Grenade à fragmentation + attaque contre 4 points », « Furax contre Crapaud des marais, Sombreloup » ou « Sparadoc, Capitank contre Miâm, 8 points », ou bien « any » pour un combat tiré au sort.
too-many-bones-wrong-halves = Un combat, c’est un groupe, « contre » et ses adversaires, et non « { $text } ».
too-many-bones-wrong-party = Un groupe compte un à quatre gearlocs différents.
too-many-bones-wrong-gearloc = Aucun gearloc ne s’appelle « { $name } » ; il y a { $there }.
too-many-bones-wrong-stat = Un dé de caractéristique montre { $most } au plus ; { $name } ne peut donc plus entraîner ceci : { $lesson }.
too-many-bones-wrong-known = { $name } a déjà « { $lesson } ».
too-many-bones-wrong-before = { $name } ne peut pas entraîner « { $lesson } » avant l’un de ces dés : { $before }.
too-many-bones-wrong-lesson = { $name } n’a rien à entraîner qui s’appelle « { $lesson } » ; il y a « innate », { $there }.
too-many-bones-wrong-type = Aucun type de créature ne s’appelle « { $name } » ; il y a { $there }.
too-many-bones-wrong-tyrants = On ne défie qu’un tyran à la fois.
too-many-bones-wrong-twice = Ce jeton n’existe qu’une fois : { $name }.
too-many-bones-wrong-points = Un combat vaut de 0 à { $most } points, et non { $points }.
too-many-bones-wrong-baddie = Aucun vilain ne s’appelle « { $name } ».
too-many-bones-wrong-baddie-near = Aucun vilain ne s’appelle « { $name } » ; peut-être { $near } ?
too-many-bones-wrong-seats = { $size ->
    [one] C’est pour un groupe de { $size }
   *[other] C’est pour un groupe de { $size }
}, mais la table a { $seats ->
    [one] { $seats } place.
   *[other] { $seats } places.
}
too-many-bones-wrong-alone = Un combat seul n’a pas d’aventure autour de lui : retirez { $leave }, ou bien le combat.
too-many-bones-wrong-leave = { $option ->
    [tyrant] le tyran
    [party] le groupe
   *[hide_next] la prochaine rencontre cachée
}


## Les règles en bref

too-many-bones-rules =
    Une aventure dure plusieurs jours : chaque jour une rencontre, sa récompense si elle finit bien, puis la récupération autour du feu. Elle est gagnée quand le tyran tombe et perdue quand les jours sont passés ; rien d’autre ne l’arrête, pas même un combat perdu.
    Une rencontre est une carte avec un ou plusieurs choix, et le chef répond pour le groupe. La plupart mènent à un combat qui vaut autant de points de vilains que le jour multiplié par les gearlocs, payés en jetons de 20, 5 et 1 (un vilain à 5 pts est celui dont le jeton vaut 5 points) ; la carte dit ce qui change cette fois. Une rencontre ratée ne rapporte rien.
    Une réussite récompense tout le monde, K.O. ou non : butin, butin verrouillé, points d’entraînement et points de progrès vers le tyran. Un point d’entraînement vaut un essai sur une caractéristique ou un dé de capacité. Santé et dextérité montent toujours ; pour l’attaque et la défense, on lance autant de dés que la caractéristique, et un os fait échouer l’essai, mais les dés de défense ont un second lancer. Après un échec, le point peut servir ailleurs. Un dé de capacité demande son étoile, ou un dé acquis qui mène à lui par une flèche.
    À la récupération, chacun fait une chose sur trois : se reposer et retrouver tous ses PV ; fouiller : céder une carte et lancer six dés d’attaque pour en trouver d’autres, une par os, et en garder une ; ou partir en éclaireur et regarder un jeton au sommet d’une pile. Qui n’a plus de PV doit se reposer. Le butin s’échange librement : quatre places par sac, trois pour une carte lourde.
    Un butin verrouillé est fermé par trois verrous. Chaque gearloc a une tentative par jour : trois dés d’action et le dé d’intuition sont lancés pour le verrou le plus à gauche, et les dés à sa lettre qui atteignent ensemble son nombre l’ouvrent et sont dépensés. Pour le premier verrou, on peut lancer deux fois ; les autres se contentent de ce qui reste.
    Avec assez de points de progrès, le groupe peut défier le tyran au lieu de piocher une carte, autant de fois qu’il reste de jours. Un défi perdu est une rencontre ratée : le tyran se remet, et les points de progrès demeurent.
    Un groupe de gearlocs affronte une file de vilains sur un tapis de quatre pistes. Le combat est gagné quand il n’y a plus personne à combattre, perdu quand tous les gearlocs sont K.O. Quatre vilains au plus sont sur le tapis ; d’autres arrivent de la file d’attente en fin de manche.
    Chacun joue un tour par manche, du haut en bas de la jauge d’initiative. À partir de la manche 6, la fatigue coûte 1 PV à chacun au début de chaque manche.
    Le tour d’un gearloc : ce qui arrive au début ; puis se déplacer, 1 de dextérité par position, jamais en diagonale ni à travers quelqu’un ; nommer une cible, adjacente au corps à corps, n’importe où à distance ; puis choisir des dés, 1 de dextérité chacun, et les lancer tous ensemble.
    Les épées font des dégâts à la cible, les boucliers vont en case active et arrêteront des dégâts, les os vont dans le plan B. Les dés de capacité font ce que dit leur face : tout de suite, en case active, en case bloquée ou sur un vilain. Ce qui a servi est défaussé jusqu’à la fin du combat ; rien n’est obligatoire, sauf si la face l’exige.
    Le plan B contient cinq os et donne une capacité par tour, payée en os depuis la gauche. Six à la fois retournent le talent inné sur sa meilleure face.
    Les dégâts sont réduits dans cet ordre : Peau épaisse ou Défense constante, boucliers, PV bonus, Robuste ; ensuite seulement partent des PV. Un coup critique ignore tout sauf Robuste, et perdre des PV n’est pas un dégât.
    Un gearloc sans PV est K.O. : il quitte le tapis, ses effets et ses dés partent, et quelqu’un peut le ranimer. Après le combat, tout le monde revient ; qui est K.O. commence la récupération sans PV.
    Les vilains agissent seuls : au corps à corps, ils vont vers le gearloc le plus proche, de deux positions au plus ; à distance, ils tirent partout ; entre plusieurs, le plus faible ou le plus fort, selon le jeton, et le groupe départage. D’abord leurs capacités, puis leurs dés, puis ce que déclenchent leurs os.
    Poison fait mal au début du tour et baisse de 1 ; Sang fait mal à chaque tour. Faiblesse retire de la dextérité ou des dés d’attaque, Confusion tout le tour, Handicap toutes les capacités. Terreur interdit une cible, Provocation en impose une, Camouflage et Vol tiennent tout le monde à l’écart.
too-many-bones-rules-mode =
    Le mode dit avec combien de santé et d’entraînement chacun commence, et si un K.O. vide les cases bloquées.
too-many-bones-rules-tutorial =
    Capitank et Atomik partent contre Drellen, et les cartes et les vilains des deux premiers jours sont ceux du livret.
too-many-bones-rules-hide-next =
    La rencontre en haut du paquet reste face cachée jusqu’à ce qu’on la pioche.
too-many-bones-rules-leader =
    Le chef répond pour le groupe : quel choix faire, qui reçoit quoi, et comment départager.
too-many-bones-rules-box-dice =
    Personne ne lance plus de dés blancs que n’en contient la boîte : ceux qui sont dans des cases, sur des vilains ou dans un plan B ne sont pas disponibles.
too-many-bones-rules-breakdown-drops-tier =
    Après une crise de nerfs de RAAAGE ! ou de RAAAAAGE !, la rage repart de RAGE ! et non du dé qu’elle avait.
too-many-bones-legend =
    Les pistes vont de a à d depuis la gauche ; les vilains arrivent par les rangées 4 et 3, en haut, les gearlocs par les rangées 2 et 1, en bas.
    3/5 : PV et maximum ; ■ : boucliers ; + : PV bonus ; les dés d’effet sont écrits avec deux lettres et leur nombre. ▸ agit, ◆ est la cible, ✓ a déjà agi.
    « aller c3 » ou « frapper 1+2 » est ce qu’on tape ; la suite dit ce que cela ferait.


## Sur la route

too-many-bones-option-tyrant = { $value ->
    [nom] le tyran Miâm
    [mulmesh] le tyran Mulmesh
    [drellen] le tyran Drellen le pâle
    [gendricks] le tyran Gendricks
    [goblin_king] le roi des gobelins
    [goblin-king] le roi des gobelins
    [marrow] le tyran Marrow
    [duster] le tyran Chiffon
   *[any] un tyran tiré au sort
}
too-many-bones-option-party = le groupe « { $value } »
too-many-bones-option-tutorial = les deux premiers jours du livret
too-many-bones-option-hide-next = la prochaine rencontre cachée

too-many-bones-lock = { $lock ->
    [L] loquet
    [T] taquet
   *[F] clenche
} { $value }
too-many-bones-lock-die = { $shows } ({ $die ->
    [grey] gris
    [brown] marron
   *[yellow] jaune
})
too-many-bones-trove = un butin verrouillé ({ $locks })
too-many-bones-dart = { $kind ->
    [bones] os
    [attack] épée { $value }
   *[defense] bouclier { $value }
}
too-many-bones-darts-dice = { $count } { $kind ->
    [attack] d’attaque
    [defense] de défense
   *[status] d’état
}
too-many-bones-reward-progress = { $count ->
    [one] { $count } point de progrès
   *[other] { $count } points de progrès
}
too-many-bones-reward-training = { $count ->
    [one] { $count } point d’entraînement chacun
   *[other] { $count } points d’entraînement chacun
}
too-many-bones-reward-loot-each = { $count ->
    [one] { $count } butin chacun
   *[other] { $count } butins chacun
}
too-many-bones-reward-loot-shared = { $count ->
    [one] { $count } butin à partager
   *[other] { $count } butins à partager
}
too-many-bones-reward-trove-each = { $count ->
    [one] { $count } butin verrouillé chacun
   *[other] { $count } butins verrouillés chacun
}
too-many-bones-reward-trove-shared = { $count ->
    [one] { $count } butin verrouillé à partager
   *[other] { $count } butins verrouillés à partager
}

too-many-bones-ask-way = { $title }. { $premise } { $name }, quel choix fait le groupe ?
too-many-bones-ask-road = { $name }, est-ce l’heure du tyran ({ $tyrant }) ? { $left ->
    [0] C’est le dernier jour.
    [one] Il reste { $left } jour après celui-ci.
   *[other] Il reste { $left } jours après celui-ci.
}
too-many-bones-ask-train = { $name }, qu’entraînez-vous ? { $points ->
    [one] Vous avez { $points } point.
   *[other] Vous avez { $points } points.
}
too-many-bones-ask-training-loot = { $name }, { $bones } os { $bones ->
    [one] gâche
   *[other] gâchent
} votre entraînement ({ too-many-bones-stat }) : une carte pour vous aider ?
too-many-bones-ask-share = { $name }, pour qui : { $card } ?
too-many-bones-ask-drop = { $name }, votre butin prend { $used } places sur { $spaces }, et { $when ->
    [battle] on ne se bat pas avec un sac qui déborde
   *[evening] la journée est finie
} : quelle carte jetez-vous ?
too-many-bones-ask-unlocked = { $name }, retirez-vous des dés de vos cases bloquées avant le prochain combat ?
too-many-bones-ask-camp = { $name }, { $done ->
    [yes] vous avez fini, mais pas les autres : faites-vous encore quelque chose près du feu ?
   *[no] que faites-vous près du feu ?
} Vous avez { $hp } PV sur { $max }.
too-many-bones-ask-find = { $name }, quelle trouvaille gardez-vous ?
too-many-bones-ask-stack = { $name }, quelle pile regardez-vous ?
too-many-bones-ask-scouted = { $name }, vous voyez { $chip } : où va ce jeton ?
too-many-bones-ask-map = { $name }, dépliez-vous la Carte en lambeaux pour voir deux rencontres ?
too-many-bones-ask-which = { $name }, laquelle des deux rencontres prenez-vous ?
too-many-bones-ask-loot = { $name }, utilisez-vous une carte maintenant ?
too-many-bones-ask-last-loot = { $name }, un combat va commencer et vous avez { $hp } PV sur { $max } : utilisez-vous d’abord une carte ?
too-many-bones-ask-intuition = { $name }, { $lock } : vous avez { $dice }. L’intuition dit « { $face ->
    [reroll] Relancer
    [convert] Convertir
   *[save] Conserver +1
} » : pour quel dé ?
too-many-bones-ask-mech-pick = { $name }, { $lock } : l’ouvrez-vous au Crochet mécanique, avant tout lancer ?
too-many-bones-ask-lock-loot = { $name }, { $lock } : les dés montrent { $dice }. Une carte pour aider ?
too-many-bones-ask-lock-die = { $name }, { $lock } : les dés montrent { $dice }. Sur lequel ?
too-many-bones-ask-lock-dice = { $name }, { $lock } : les dés montrent { $dice }. Avec lesquels ouvrez-vous ?
too-many-bones-ask-darts-dice = { $name }, funestes fléchettes : quels trois dés prenez-vous ?
too-many-bones-ask-darts-weaken = { $name }, { $side ->
    [foe] quels dés votre adversaire laisse-t-il ?
   *[own] quels dés laissez-vous ?
} On en est à { $hp } contre { $foe }.
too-many-bones-ask-darts-bones = { $name }, { $bones } os : qu’achetez-vous ? On en est à { $hp } contre { $foe }.
too-many-bones-ask-darts-shields = { $name }, { $swords ->
    [one] { $swords } épée
   *[other] { $swords } épées
} { $side ->
    [foe] contre les boucliers d’en face
   *[own] contre vos boucliers
} : qu’en reste-t-il ? On en est à { $hp } contre { $foe }.
too-many-bones-ask-flare = { $name }, { $points ->
    [one] { $points } point de vilains arrive
   *[other] { $points } points de vilains arrivent
} : tirez-vous la fusée ?
too-many-bones-ask-squirrel = { $name }, sur quelle piste court l’écureuil ?
too-many-bones-ask-knife = { $name }, quelle peau va sur le couteau ?
too-many-bones-ask-optics = { $name }, regardez-vous dans la Lunette rouillée pour monter sur la jauge d’initiative ?
too-many-bones-ask-spirits = { $name }, { $effect } arrive : buvez-vous les Spiritueux de l’Ébène ?
too-many-bones-ask-slinger = { $name }, lancez-vous une pierre (cible : { $unit }) ?
too-many-bones-ask-take-shield = { $name }, quel bouclier prenez-vous ({ $unit }) ?
too-many-bones-ask-poison = { $name }, de quelle force est le poison ({ $unit }) ?
too-many-bones-ask-initiative-again = { $name }, votre initiative est de { $value } : la relancez-vous ?
too-many-bones-ask-one-more = { $name }, quel dé lancez-vous en plus ?
too-many-bones-ask-late-target = { $name }, les dés sont jetés : quelle est votre cible ?
too-many-bones-ask-restore = { $name }, quel dé revient ?
too-many-bones-ask-picker = { $name }, qui tente d’ouvrir { $card } ?
too-many-bones-ask-raise-shields = { $name }, lancez-vous tous vos dés de défense avant le combat ?
too-many-bones-ask-first-in = { $name }, qui s’engage dans le col ?
too-many-bones-ask-front = { $name }, qui se tient devant ?
too-many-bones-ask-shooter = { $name }, qui tire ?
too-many-bones-ask-volley = { $name }, combien de dés d’attaque risquez-vous ?
too-many-bones-ask-stump = { $name }, jusqu’où plongez-vous le bras ?
too-many-bones-ask-price = { $name }, quelle carte sert de prix ?
too-many-bones-ask-champion = { $name }, qui combat en solitaire ?
too-many-bones-ask-height = { $name }, quelle hauteur pour le tas de la piste { $lane } ?
too-many-bones-ask-tinkerer = { $name }, qui s’occupe du piège ?
too-many-bones-ask-blasted = { $name }, qui le piège attrape-t-il ?
too-many-bones-ask-duellist = { $name }, qui livre le duel ?
too-many-bones-ask-exhausted = { $name }, à qui prend-on un dé ? Jusqu’ici : { $count }.
too-many-bones-ask-archer = { $name }, qui tire pour le groupe ?
too-many-bones-ask-burglar = { $name }, qui ouvre le coffre : { $card } ?
too-many-bones-ask-barrels = { $name }, combien de tonneaux osez-vous ?
too-many-bones-ask-lantern = { $name }, quelle lanterne pour { $whose ->
    [own] vous
   *[other] { $unit }
} ?
too-many-bones-ask-critters = { $name }, où { $hp ->
    [one] file la bestiole
   *[other] filent les { $hp } bestioles
} en { $square } ?
too-many-bones-ask-stray = { $name }, quel tas s’échappe ?
too-many-bones-ask-stalk = { $name }, où vous mettez-vous à l’affût ?
too-many-bones-ask-prey = { $name }, quel tas chassez-vous ?
too-many-bones-ask-rubble = { $name }, où mettez-vous des éboulis ? Encore { $count } à placer.
too-many-bones-ask-grenade = { $name }, où lancez-vous ? { $count ->
    [one] Encore { $count } grenade.
   *[other] Encore { $count } grenades.
}
too-many-bones-ask-offering = { $name }, offrez-vous une carte ?
too-many-bones-ask-keep-one = { $name }, quelle carte gardez-vous ?
too-many-bones-ask-try-trove = { $name }, tentez-vous maintenant d’ouvrir { $card } ?
too-many-bones-ask-part-with = { $name }, de quelle carte le groupe se sépare-t-il ?
too-many-bones-ask-forfeit = { $name }, quelle carte perdez-vous ?
too-many-bones-ask-bribe = { $name }, quelle carte donnez-vous ?
too-many-bones-ask-hit-and-run = { $name }, vous repliez-vous ?
too-many-bones-ask-toads = { $name }, quel dé est défaussé ?
too-many-bones-ask-place-ally = { $name }, où commence votre allié ?
too-many-bones-ask-ally-move = { $name }, où va votre allié ?
too-many-bones-ask-ally-target = { $name }, qui votre allié attaque-t-il ?
too-many-bones-ask-hunt = { $name }, que chasse le groupe ?
too-many-bones-ask-orb = { $name }, où se trouve l’Orbe ?
too-many-bones-ask-ticking = { $name }, ça fait tic-tac : quel verrou tentez-vous ?
too-many-bones-ask-parcel = { $name }, le colis va-t-il sous le Trône ?
too-many-bones-ask-hand = { $name }, qui tend la main ?
too-many-bones-ask-tend = { $name }, qu’est-ce qui soigne Chiffon ? Encore { $count } PV.

too-many-bones-opt-draw = encore un jour de route
too-many-bones-opt-way-gives = { $text } Donne { $rewards }.
too-many-bones-opt-way-more = { $text } { $gives }
too-many-bones-opt-way-gives-more = { $text } Donne { $rewards }. { $gives }
too-many-bones-opt-train = de { $value } à { $after }, si { $dice ->
    [one] { $dice } dé ne montre
   *[other] { $dice } dés ne montrent
} aucun os{ $again ->
    [again] {" "}; les os sont relancés une fois
   *[once] {""}
}{ $forgiven ->
    [yes] {" "}; un seul os est pardonné
   *[no] {""}
}
too-many-bones-opt-train-sure = de { $value } à { $after }, à coup sûr
too-many-bones-opt-learn = avec { $faces }. { $text }
too-many-bones-card-text = { $text }{ $heavy ->
    [yes] { " " }Lourd : il prend 3 places.
   *[no] { "" }
}{ $uses ->
    [0] { "" }
    [one] { " " }Une utilisation.
   *[other] { " " }{ $uses } utilisations.
}
too-many-bones-opt-extend = { $text } Coûte { $bones } os.
too-many-bones-opt-axes = les 3 haches reviennent
too-many-bones-opt-give = porte { $count ->
    [0] un sac vide
    [one] { $count } carte
   *[other] { $count } cartes
}
too-many-bones-opt-rest = { $more ->
    [0] PV déjà au maximum
   *[other] de { $hp } à { $after } PV
}
too-many-bones-opt-search = 6 dés d’attaque, une carte par os, une seule à garder
too-many-bones-opt-scout = un D6 dit où vous pouvez regarder
too-many-bones-opt-stack = il en reste { $count }
too-many-bones-opt-hunt = { $count ->
    [one] { $count } vilain
   *[other] { $count } vilains
}
too-many-bones-opt-bottom = face cachée
too-many-bones-opt-stay-scouted = face visible
too-many-bones-opt-knife = au prochain combat, ce type est Surpris ({ $kind })
too-many-bones-opt-lantern = doit faire { $value } ou plus
too-many-bones-opt-squirrel = qui commence sur la piste { $value } arrive en retard
too-many-bones-opt-stump = le D6 doit dépasser { $value }
too-many-bones-opt-done-too-full = votre butin prend { $used } places sur { $spaces }, ce qui dépasse sera perdu
too-many-bones-opt-stack-there = { $hp ->
    [one] { $hp } bestiole
   *[other] { $hp } bestioles
}
too-many-bones-opt-stalk = { $dex } de dextérité, { $count ->
    [0] aucun tas
    [one] { $count } tas
   *[other] { $count } tas
} à côté
too-many-bones-opt-grenade = { $hp } d’éboulis là, { $around } à côté
too-many-bones-opt-exhausted = { $left ->
    [0] il n’en reste aucun
   *[other] il en reste { $left }
}
too-many-bones-opt-lock-convert = vaut pour ce verrou
too-many-bones-opt-lock-save = compte 1 de plus et reste
too-many-bones-opt-lock-open-with = total : { $total }, { $left ->
    [0] aucun dé ne reste
    [one] { $left } dé reste
   *[other] { $left } dés restent
}
too-many-bones-opt-darts-stun = votre adversaire perd un tour
too-many-bones-opt-darts-knock-out = la partie est gagnée

too-many-bones-day-began = Le jour { $day } se lève ; { $left ->
    [0] c’est le dernier.
    [one] il en reste { $left } après lui.
   *[other] il en reste { $left } après lui.
}
too-many-bones-encounter-drawn = La rencontre du jour : { $title }.
too-many-bones-tyrant-challenged = Le groupe défie le tyran : { $chip } !
too-many-bones-choice-taken = Le choix du groupe : { $label }.
too-many-bones-choice-forced = On en vient là : { $label }.
too-many-bones-encounter-ended = { $how ->
    [success] Réussite
   *[failure] Échec
} : { $title }.
too-many-bones-encounter-shuffled-in = La carte « { $title } » est mélangée au paquet de rencontres.
too-many-bones-encounter-put-under = La carte « { $title } » va sous le paquet de rencontres.
too-many-bones-progress-made = Le groupe gagne { $points ->
    [one] { $points } point de progrès
   *[other] { $points } points de progrès
} et en a { $progress }.
too-many-bones-adventure-won = Le tyran tombe au jour { $day } : l’aventure est gagnée !
too-many-bones-adventure-lost = Il n’y a plus de jours : l’aventure est perdue après le jour { $day }.
too-many-bones-points-gained = { $name } reçoit { $points ->
    [one] { $points } point d’entraînement.
   *[other] { $points } points d’entraînement.
}
too-many-bones-skill-trained = { $name } apprend { $die }.
too-many-bones-stat-lowered = { $name } : { too-many-bones-stat } baisse pour de bon et passe à { $value }.
too-many-bones-leader-changed = { $name } décide désormais pour le groupe.
too-many-bones-rested = { $name } se repose et a { $hp } PV.
too-many-bones-chip-scouted = { $name } part en éclaireur et voit { $chip }.
too-many-bones-chip-stored = La carte du tyran reçoit { $chip }.
too-many-bones-chip-buried = { $name } met { $chip } sous sa pile.
too-many-bones-party-rolled = Le D6 montre { $shown }.
too-many-bones-die-rolled = { $name } fait { $shown }.
too-many-bones-loot-gained = { $name } reçoit { $card }.
too-many-bones-loot-discarded = { $name } défausse { $card }.
too-many-bones-loot-given = { $name } donne { $card } à { $to }.
too-many-bones-trove-opened = { $name } en vient à bout : { $card } !
too-many-bones-loot-used = { $name } utilise { $card }.
too-many-bones-chip-laid = { $chip } est maintenant sur { $card }.
too-many-bones-chips-left = { $card } : { $left ->
    [0] plus de jeton.
    [one] encore { $left } jeton.
   *[other] encore { $left } jetons.
}
too-many-bones-points-lowered = Le combat ne vaut plus que { $points ->
    [one] { $points } point de vilains.
   *[other] { $points } points de vilains.
}
too-many-bones-baddie-delayed = { $chip } est en retard sur la piste { $lane } et retourne en haut de la file d’attente.
too-many-bones-effect-avoided = { $name } échappe à { $effect }.
too-many-bones-shield-taken = { $name } prend un bouclier { $value } à { $target }.
too-many-bones-die-restored = { $name } retrouve { $die }.
too-many-bones-lost-hp-encounter = { $name } perd { $amount } PV, il en reste { $hp }.
too-many-bones-lost-hp-brew = { $name } perd { $amount } PV à cause du Breuvage de troll, il en reste { $hp }.
too-many-bones-lock-rolled = { $name } tente { $lock } : { $dice }, et l’intuition dit « { $face ->
    [reroll] Relancer
    [convert] Convertir
   *[save] Conserver +1
} ».
too-many-bones-lock-rerolled = { $name } relance : { $die }, et l’intuition dit « { $face ->
    [reroll] Relancer
    [convert] Convertir
   *[save] Conserver +1
} ».
too-many-bones-lock-die-converted = { $name } convertit un dé : { $die }.
too-many-bones-lock-die-saved = { $name } conserve un dé : { $die }.
too-many-bones-lock-die-raised = { $name } fait compter un dé davantage : { $die }.
too-many-bones-lock-die-rerolled = { $name } relance un dé : { $die }.
too-many-bones-lock-opened = { $name } ouvre { $lock } sans dé.
too-many-bones-lock-opened-with = { $name } ouvre { $lock } avec { $dice }.
too-many-bones-lock-held = Le verrou ({ $lock }) résiste à { $name }{ $again ->
    [again] , qui relance tous les dés.
   *[over] .
}
too-many-bones-locks-opened = { $name } en a fini avec les verrous : { $opened ->
    [0] aucun n’est ouvert.
    [one] { $opened } est ouvert.
   *[other] { $opened } sont ouverts.
}
too-many-bones-darts-chosen = { $name } prend ces dés aux fléchettes : { $dice }.
too-many-bones-darts-turn-began = Fléchettes, tour { $turn } : { $side ->
    [foe] l’adversaire lance (face à { $name }).
   *[own] { $name } lance.
}
too-many-bones-darts-turn-lost = { $side ->
    [foe] Face à { $name }, l’adversaire ne lance pas : tour perdu.
   *[own] { $name } ne lance pas : tour perdu.
}
too-many-bones-darts-thrown = { $side ->
    [foe] Face à { $name }, l’adversaire obtient
   *[own] { $name } obtient
} : { $dice }.
too-many-bones-darts-thrown-nothing = { $side ->
    [foe] Face à { $name }, l’adversaire n’a aucun dé à lancer.
   *[own] { $name } n’a aucun dé à lancer.
}
too-many-bones-darts-shielded = { $side ->
    [foe] Face à { $name }, l’adversaire garde un bouclier { $value }.
   *[own] { $name } garde un bouclier { $value }.
}
too-many-bones-darts-effect-put = { $side ->
    [foe] Face à { $name }, l’adversaire a
   *[own] { $name } a
} { $effect }.
too-many-bones-darts-hurt = { $side ->
    [foe] Face à { $name }, l’adversaire perd { $lost } PV, il en reste { $hp }.
   *[own] { $name } perd { $lost } PV de la partie, il en reste { $hp }.
}
too-many-bones-darts-blocked = { $side ->
    [foe] Face à { $name }, l’adversaire bloque { $blocked } et perd { $lost } PV, il en reste { $hp }.
   *[own] { $name } bloque { $blocked } et perd { $lost } PV de la partie, il en reste { $hp }.
}
too-many-bones-darts-poisoned = { $side ->
    [foe] Face à { $name }, le poison coûte { $lost } PV à l’adversaire, il en reste { $hp }.
   *[own] Le poison coûte { $lost } PV de la partie à { $name }, il en reste { $hp }.
}
too-many-bones-darts-die-removed = { $name } paie en os : { $die } quitte { $side ->
    [foe] l’adversaire.
   *[own] sa propre pile.
}
too-many-bones-darts-stunned = { $name } paie en os : l’adversaire perdra son tour.
too-many-bones-darts-won = { $name } gagne aux fléchettes{ $how ->
    [knock-out] {" "}par K.O. !
   *[hp] {" "}!
}
too-many-bones-darts-lost = { $name } perd aux fléchettes{ $how ->
    [time] , faute de temps.
   *[hp] .
}
too-many-bones-barrel-hit = { $name } frappe le tonneau { $number }, { $amount } : { $left ->
    [0] il se brise.
   *[other] il reste { $left }.
}
too-many-bones-lantern-seen = Une lanterne brûle à { $value }.
too-many-bones-lantern-tried = { $name } fait { $rolled } contre { $value } : la lanterne { $out ->
    [out] s’éteint.
   *[lit] brûle encore.
}
too-many-bones-critters-joined = Des bestioles filent de { $origin } en { $square } : { $hp } là-bas.
too-many-bones-critters-gone = { $hp ->
    [one] La bestiole en { $square } a filé.
   *[other] Les { $hp } bestioles en { $square } ont filé.
}
too-many-bones-critters-caught = { $name } attrape { $hp ->
    [one] la bestiole
   *[other] les { $hp } bestioles
} en { $square }.
too-many-bones-rubble-placed = Des éboulis en { $square } : { $hp }.
too-many-bones-grenade-thrown = { $name } lance une grenade en { $square } : { $amount }.
too-many-bones-rubble-hit = Les éboulis en { $square } prennent { $amount } : { $left ->
    [0] la place est nette.
   *[other] il en reste { $left }.
}

too-many-bones-ui-day = Jour { $day } sur { $days }
too-many-bones-ui-quest = { $tyrant } : { $progress ->
    [one] { $progress } point de progrès
   *[other] { $progress } points de progrès
}, il en faut { $needed }
too-many-bones-ui-deck = { $count ->
    [one] encore { $count } rencontre
   *[other] encore { $count } rencontres
}
too-many-bones-ui-next = la prochaine : { $title }
too-many-bones-ui-scouted = Repérés, face visible sur leur pile : { $chips }
too-many-bones-ui-today = Aujourd’hui : { $title }
too-many-bones-ui-bag = Sac : { $cards }
too-many-bones-ui-bag-empty = Sac : vide
too-many-bones-ui-left = { $card } ({ $left })
too-many-bones-ui-piles = Sur le tapis : { $piles }
too-many-bones-ui-training = { $points ->
    [one] { $points } point d’entraînement
   *[other] { $points } points d’entraînement
}


## La table dans le terminal

too-many-bones-ui-effect = { $effect ->
    [poison] Po
    [weaken] Fa
    [stun] Co
    [disable] Ha
    [terrify] Te
    [bleed] Sa
    [taunt] Pr
    [untargetable] Ca
   *[flight] Vo
}
too-many-bones-ui-round = { $kind ->
    [over] Le combat est fini
    [before] Mise en place
    [tired] Manche { $round }, avec fatigue
   *[plain] Manche { $round }
}
too-many-bones-ui-meter = Initiative : { $names }
too-many-bones-ui-queue = File d’attente : { $chips }
too-many-bones-ui-queue-empty = File d’attente : personne
too-many-bones-ui-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
too-many-bones-ui-roll = Dés lancés : { $dice }
too-many-bones-ui-where = { $where ->
    [KO] K.O.
    [entering] entre en fin de manche
   *[waiting] attend
}
too-many-bones-ui-slots = { $slot ->
    [active] actives { $used }/{ $most }
    [locked] bloquées { $used }/{ $most }
   *[plan] os { $used }/{ $most }
}
too-many-bones-ui-in-slots = { $slots } : { $dice }
too-many-bones-ui-dice = { $where ->
    [ready] prêts : { $dice }
   *[exhausted] défaussés : { $dice }
}
too-many-bones-ui-plan = plan B : { $abilities }
too-many-bones-ui-entry = { $name }, { $kind ->
    [trait] capacité de vilain
    [face] sur un dé de tyran
    [effect] dé d’effet
    [innate] talent inné ({ $of })
    [plan] plan B pour { $bones } os ({ $of })
    [die] dé ({ $of })
   *[icon] sur une face de dé
}
too-many-bones-ui-die-faces = { $text } Faces : { $faces }.
too-many-bones-ui-reach = { $range ->
    [ranged] à distance
    [diagonal] corps à corps, marche aussi en diagonale,
   *[melee] corps à corps
} contre { $prefers ->
    [strongest] le plus fort
   *[weakest] le plus faible
}{ $targets ->
    [one] {""}
   *[other] , { $targets } cibles au plus
}
too-many-bones-ui-for-bones = { $bones } os : { $skill }
too-many-bones-ui-stunned = Confusion, ne fera rien
too-many-bones-ui-nobody = n’atteint personne
too-many-bones-ui-way = { $target } depuis { $squares }
too-many-bones-ui-too-far = vers { $target }, jusqu’en { $squares }, sans attaque
too-many-bones-ui-attack = { $dice ->
    [one] { $dice } dé d’attaque
   *[other] { $dice } dés d’attaque
}, { $most ->
    [one] { $most } dégât au plus
   *[other] { $most } dégâts au plus
}
too-many-bones-ui-defense = { $dice ->
    [one] { $dice } dé de défense
   *[other] { $dice } dés de défense
}
too-many-bones-ui-tyrant-die = dé de tyran
