# La table autour de chaque jeu, en français. Les mêmes clés avec les mêmes variables sont dans ../en/table.ftl.


## Prompt bar

web-table-prompt-region = Ce qui est demandé
web-table-waiting-for = On attend
web-table-goes-on = La partie suit son cours…
web-table-waiting-start = La partie commence quand toutes les places sont prises.
web-table-ending = Voici comment cela se termine.
web-table-sent = Envoyé…
web-table-sealed = Votre réponse reste scellée jusqu’à ce que chacun ait donné la sienne.
web-table-given = Votre réponse : { $answer }. Elle reste scellée jusqu’à ce que chacun ait donné la sienne.
web-table-watching = Vous regardez la partie.
web-table-is-away = { $name } n’est pas là.
web-table-is-away-wait = { $name } n’est pas là. On pourra proposer un bot dans { $seconds } s.
web-table-is-away-for = { $name } n’est pas là depuis { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}.
web-table-is-gone = { $name } a quitté la table.
web-table-bot-for-you = { $count ->
    [one] Pendant votre absence, un bot a joué pour vous : { $bots }.
   *[other] Pendant votre absence, des bots ont joué pour vous : { $bots }.
}
web-table-bot-for-you-why = Ses coups comptent. Vous pouvez reprendre la partie à tout moment.
web-table-take-back = { $count ->
    [one] Reprendre votre place
   *[other] Reprendre vos places
}
web-table-closed = L’hôte a fermé cette table.
web-table-resigned = La table s’est mise d’accord pour s’arrêter là.
web-table-propose-to = Suggérer une réponse à { $name }
web-table-suggests = Suggestion de { $names } : { $answer }
web-table-you-suggest = Votre suggestion : { $answer }
web-table-some-suggest = Suggestion de { $names } : { $answer }
web-table-all-suggest = Tous du même avis, { $names } : { $answer }
web-table-suggested-by = Suggéré par { $names }
web-table-do-it = Confirmer : { $action }
web-table-choose-other = Choisir autre chose
web-table-dont-ask = Ne plus demander
web-table-retract = Reprendre ma réponse
web-table-undo-cannot = Annuler : { $why }
web-table-undo-last = Annuler : retour au choix précédent
web-table-undo-dice = Annuler : retour aux dés
web-table-undo-target = Annuler : retour à la cible
web-table-undo-result = Annuler : retour au lancer
web-table-undo-move = Annuler : retour au déplacement
web-table-undo-place = Annuler : retour au départ
web-table-undo-enter = Annuler : retour à l’entrée
web-table-undo-initiative = Annuler : retour à l’initiative
web-table-undo-start = Annuler : retour au début du tour
web-table-undo-aim = Annuler : retour à la visée
web-table-undo-slot = Annuler : retour à la case
web-table-undo-shields = Annuler : retour aux boucliers
web-table-undo-agree = Annuler : retour au dé proposé
web-table-undo-baddie-target = Annuler : retour à la cible du vilain
web-table-undo-baddie-walk = Annuler : retour à l’arrêt du vilain
web-table-undo-way = Annuler : retour au choix du groupe
web-table-undo-road = Annuler : retour au choix entre carte et tyran
web-table-undo-train = Annuler : retour à l’entraînement
web-table-undo-camp = Annuler : retour à la récupération
web-table-undo-share = Annuler : retour à qui reçoit la carte
web-table-undo-drop = Annuler : retour à la défausse
web-table-undo-find = Annuler : retour à la trouvaille
web-table-undo-stack = Annuler : retour à la pile à reconnaître
web-table-undo-scouted = Annuler : retour au jeton vu
web-table-undo-intuition = Annuler : retour à l’intuition
web-table-undo-lock-dice = Annuler : retour aux dés du verrou
web-table-undo-lay-tile = Annuler : retour à la pose de la tuile
web-table-undo-place-die = Annuler : retour à la pose du dé
web-table-undo-count-down = Annuler : retour au choix du dé
web-table-undo-move-hero = Annuler : retour au mouvement du héros
web-table-undo-choose-trap = Annuler : retour au piège
web-table-undo-use-weapon = Annuler : retour à l’arme
web-table-undo-turn-bone = Annuler : retour au squelette à tourner
web-table-undo-choose-exit = Annuler : retour à la poursuite du dragon
web-table-undo-choose-chased = Annuler : retour à la proie du dragon
web-table-undo-choose-aim = Annuler : retour à la visée de la catapulte
web-table-undo-choose-target = Annuler : retour à leur destination
web-table-undo-choose-hearse = Annuler : retour au corbillard
web-table-undo-choose-next = Annuler : retour à l’ordre de marche
web-table-undo-choose-entrant = Annuler : retour au premier à entrer
web-table-undo-choose-tower = Annuler : retour à la tour du héros
web-table-undo-buy = Annuler : retour au marché
web-table-undo-offer-heroic = Annuler : retour au choix héroïque
web-table-clock = encore { $time }
web-table-clock-of = { $name } : encore { $time }


## Options

web-table-options = Tous les choix
web-table-options-count = { $count ->
    [one] { $count } choix
   *[other] { $count } choix
}
web-table-options-search = Chercher un choix
web-table-options-none = Aucun choix ne correspond.
web-table-option-said = Choix { $number } sur { $count } : { $label }


## Connection

web-table-connecting = Connexion…
web-table-lost = La connexion est perdue. Elle reviendra toute seule.
web-table-back = Connexion rétablie.
web-table-offline-pick = Vous n’êtes pas connecté en ce moment : rien n’a été envoyé.
web-table-flood = Trop de choses à la fois ; la table a besoin d’un instant.
web-table-seat-gone = Cette place n’est plus la vôtre ici : elle a été libérée, ou vous l’avez emportée sur un autre appareil.
web-table-seat-back = Votre place est de nouveau à vous ; le bot l’a quittée.
web-table-refused = Le serveur a fermé cette connexion.
web-table-again = Se reconnecter
web-table-unreadable = Cette table ne peut plus être ouverte
web-table-unreadable-why = Son enregistrement ne se rejoue pas, et aucune position n’a été gardée. Vos autres tables ne sont pas touchées.
web-table-unknown = Cette table n’existe pas
web-table-unknown-why = Le lien est peut-être incomplet, ou la table est fermée depuis longtemps.
web-table-home = Retour à l’accueil
web-table-no-pictures = Cette version de la page ne sait pas dessiner ce jeu. Rechargez-la.


## Log and time travel

web-table-log = Journal
web-table-log-empty = Rien ne s’est encore passé.
web-table-log-before = Pour commencer
web-table-log-round = Manche { $round }
web-table-log-day = Jour { $day }
web-table-log-day-round = Jour { $day }, manche { $round }
web-table-log-new = nouveau
web-table-log-sealed = { $names } { $count ->
    [one] a choisi
   *[other] ont choisi
} en secret.
web-table-log-show = Montrer la table après cela
web-table-log-more = … et { $count ->
    [one] { $count } autre chose s’est passée.
   *[other] { $count } autres choses se sont passées.
}
web-table-past = Étape { $step } sur { $last }
web-table-past-begin = Le début
web-table-now = Revenir au présent
web-table-first = Au début
web-table-earlier = Une étape en arrière
web-table-later = Une étape en avant
web-table-last = À la fin


## Places

web-table-side = Journal, discussion et table
web-table-id = table { $id }
web-table-your-turn = À vous de jouer
web-table-seats = Table
web-table-you = vous
web-table-level-gentle = bot gentil
web-table-level-fair = bot moyen
web-table-level-sharp = bot redoutable
web-table-level-greedy = bot remplaçant
web-table-open-place = place libre
web-table-here = présent
web-table-away = pas là
web-table-away-wait = pas là, on pourra proposer un bot dans { $seconds } s
web-table-plays-for = bot, joue pour { $name }
web-table-left = a quitté la table
web-table-to-move = doit jouer
web-table-host = hôte
web-table-spectators = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
web-table-menu = Table
web-table-menu-seat = Que faire de cette place : { $name }
web-table-free = Retirer sa place à { $name }
web-table-free-why = La place redevient libre ; avec le lien, n’importe qui peut la prendre.
web-table-give-back = Rendre la place à { $name }
web-table-give-bot = Confier la place à un bot :
web-table-give-bot-level = { $level ->
    [gentle] Bot gentil
    [fair] Bot moyen
   *[sharp] Bot redoutable
}
web-table-close-table = Fermer cette table
web-table-close-why = La partie s’arrête pour tout le monde et ne pourra pas être reprise.
web-table-close-do = La fermer pour tout le monde
web-table-leave = Quitter la table
web-table-leave-why = Votre place reste vide jusqu’à ce que les autres s’accordent sur un bot. Vous pouvez revenir à tout moment et reprendre la place au bot.
web-table-leave-do = Se lever et partir
web-table-stay = Rester
web-table-resign = { $others ->
    [0] Arrêter la partie ici
   *[other] Proposer de s’arrêter là
}
web-table-resign-why = { $others ->
    [0] La partie s’arrête sans vainqueur et ne pourra pas être reprise.
   *[other] Si tout le monde est d’accord, la partie s’arrête sans vainqueur et ne pourra pas être reprise.
}
web-table-resign-do = { $others ->
    [0] L’arrêter maintenant
   *[other] Le proposer aux autres
}
web-table-replace = Proposer de remplacer { $name } par un bot
web-table-vote-resign = On s’arrête là ?
web-table-vote-replace = Remplacer { $name } par un bot ?
web-table-vote-missing = Pas encore d’accord : { $names }
web-table-agree = D’accord
web-table-refuse = Continuer ainsi
web-table-invite = Inviter
web-table-copy-link = Copier le lien
web-table-share = Partager…
web-table-copied = Copié.
web-table-copy-by-hand = Le lien est sélectionné : copiez-le à la main.
web-table-reach-nowhere = Ce lien ne s’ouvre que sur cet ordinateur.
web-table-reach-open = Pour inviter d’autres appareils de votre réseau, arrêtez le serveur avec Ctrl-C et relancez-le ainsi :
web-table-reach-network = Il fonctionne pour tout le monde sur le même réseau, par exemple votre Wi-Fi.
web-table-qr = Le lien sous forme de code QR
web-table-qr-how = Visez-le avec l’appareil photo d’un téléphone.
web-table-device = Emporter mes places sur un autre appareil
web-table-device-why = Ouvrez ce lien là-bas d’ici { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}. Il ne sert qu’une fois. Vos places sont ensuite sur cet appareil-là, et celui-ci ne fait plus que regarder.
web-table-report = Quelque chose cloche ?
web-table-report-copied = Un rapport est dans votre presse-papiers. Collez-le là où vous demandez de l’aide.
web-table-report-why = Copiez ce texte et collez-le là où vous demandez de l’aide :
web-table-resumed = Cette partie a repris à une position gardée. Ce qui a été joué avant ne peut être ni montré ni annulé.
web-table-sealed-number = Tout le hasard de cette partie vient d’un seul nombre, scellé avant le premier coup et ouvert à la fin :
web-table-dice-told = Un rapport a révélé tous les dés à venir aux joueurs d’ici. Personne d’autre ne peut donc prendre place à cette table ; une revanche aura de nouveaux dés.
web-table-keys = Touches
web-table-done = Terminé


## Waiting room

web-table-room = En attente de joueurs
web-table-room-missing = { $count ->
    [one] { $count } place est libre.
   *[other] { $count } places sont libres.
}
web-table-room-send = Envoyez ce lien aux personnes avec qui jouer :
web-table-room-invites = { $host } vous invite : { $game }
web-table-room-plain = Le jeu tel qu’imprimé, sans variante.
web-table-room-no-clock = Sans pendule : prenez votre temps.
web-table-room-clock = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} par tour. Le temps écoulé, un bot joue ce seul coup.
web-table-room-rules = Les règles en cinq minutes
web-table-sit-on = S’asseoir : { $seat }
web-table-nickname = Votre nom à la table
web-table-room-sitting = Vous avez une place. La partie commence d’elle-même quand la table est complète.
web-table-room-bots = Ou laissez les places libres à des bots :


## Several people, one screen

web-table-hand-over = Passez l’écran à { $name }
web-table-hand-over-why = Tout reste caché ; { $name } appuie ici une fois devant l’écran.
web-table-hand-over-do = C’est moi, { $name }


## Chat

web-table-chat = Discussion
web-table-chat-unread = { $count ->
    [one] { $count } nouvelle ligne
   *[other] { $count } nouvelles lignes
}
web-table-chat-say = Dire quelque chose
web-table-chat-send = Envoyer
web-table-chat-empty = Personne n’a encore rien dit.
web-table-chat-mute = Ne plus entendre { $name }
web-table-chat-unmute = Entendre { $name } à nouveau
web-table-chat-spectator = regarde
web-table-chat-left = { $count ->
    [one] Encore { $count } caractère
   *[other] Encore { $count } caractères
}


## Keys

web-table-key-enter = Entrée
web-table-key-escape = Échap
web-table-keys-options = prendre l’un des neuf premiers choix
web-table-keys-walk = parcourir les choix mis en évidence
web-table-keys-pick = prendre le choix mis en évidence
web-table-keys-drop = abandonner ce que vous avez choisi
web-table-keys-undo = annuler
web-table-keys-forecast = montrer ou cacher les prévisions
web-table-keys-list = ouvrir la liste de tous les choix
web-table-keys-propose = suggérer une réponse à la personne interrogée
web-table-keys-log = aller au journal ; là, ← → parcourent la partie, Début et Fin vont au début et à la fin
web-table-keys-chat = aller à la discussion
web-table-keys-help = cette liste


## The end

web-table-end-wins = { $name } gagne
web-table-end-win-together = { $names } gagnent ensemble
web-table-end-resigned = Partie arrêtée d’un commun accord
web-table-end-look = Regarder la table
web-table-end-skip = Voir le bilan
web-table-end-summary = Revenir au bilan
web-table-rematch = Revanche, mêmes places
web-table-rematch-go = Aller à la revanche
web-table-replay = Revoir depuis le début
web-table-share-replay = Partager la partie
web-table-download = Télécharger l’enregistrement
web-table-points = Points
web-table-points-total = Total
web-table-player = Joueur
web-table-round = Manche
web-table-curve = Les points au fil du temps
web-table-curve-said = Les points au fil du temps, manche par manche ; le tableau dit la même chose. { $best }
web-table-curve-start = début
web-table-curve-table = La même chose en tableau
web-table-decided = La manche { $round } a tout décidé.
web-table-decided-why = D’un seul coup, { $name } a creusé l’écart de { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
web-table-watch = Revoir ce moment
web-table-harshest = Le coup le plus rude
web-table-harshest-why = { $name } a perdu { $points ->
    [one] { $points } point
   *[other] { $points } points
} d’un seul coup dans la manche { $round }.
web-table-seed-check = Des dés honnêtes
web-table-seed-check-why = Le nombre scellé a été montré avant le premier coup et ouvert à la fin. Tous les tirages en découlent.
web-table-seed-check-match = Ils concordent : ce navigateur vient de le vérifier.
web-table-seed-check-differ = Ils ne concordent pas. Quelque chose cloche ; merci de le signaler.
web-table-seed-check-hash = Scellé avant la partie
web-table-seed-check-seed = Ouvert à la fin
web-table-seed-check-how = Vérifiez vous-même chaque tirage : téléchargez l’enregistrement, puis lancez


## Replay

web-table-replay-title = Revoir une partie
web-table-replay-open = Ouvrir une partie enregistrée
web-table-replay-paste = Collez le texte d’un enregistrement
web-table-replay-file = Ou choisir un fichier
web-table-replay-unread = Ce texte n’est pas un enregistrement que cette table sait relire.
web-table-replay-do = L’ouvrir
web-table-replay-play = Lire
web-table-replay-pause = Pause
web-table-replay-speed = Vitesse
web-table-replay-times = { $times }×
web-table-replay-keys = ← → parcourent la partie, Début et Fin vont au début et à la fin, Espace lit ou met en pause.
web-table-loading = Chargement…
