## Ce qui est sur tous les écrans

web-shell-home = Boneyard, retour aux tables
web-shell-skip = Aller au contenu
web-shell-language = Langue
web-shell-rules = Règles
web-shell-sound = Son
web-shell-sound-on = Le son est activé
web-shell-sound-off = Le son est coupé
web-shell-settings = Réglages
web-shell-close = Fermer
web-shell-cancel = Annuler
web-shell-again = Réessayer


## Le salon

web-shell-lobby-title = Boneyard : jeux d’os et de dés
web-shell-lobby-welcome = Prenez une chaise.
web-shell-lobby-lead = Trois jeux sur la table. Deux clics, et vous jouez.
web-shell-nav = Ailleurs
web-shell-nav-pieces = Pièces
web-shell-nav-replay = Revoir une partie
web-shell-nav-data = Mes données
web-shell-nav-name = Votre nom
web-shell-guest = Invité
web-shell-games = Jeux

web-shell-tale-baby-boom = Chaque pas raccourcit la mèche. Poussez vos dés dans la nurserie et soyez le dernier à ne pas sauter.
web-shell-tale-bad-bones = Des squelettes marchent sur votre tour et votre village. Piégez-les, détournez-les ou lancez-les chez le voisin.
web-shell-tale-too-many-bones = Quatre petits bricoleurs, un sac de drôles de dés et un tyran au bout de la route. On gagne ensemble ou pas du tout.
web-shell-scene-baby-boom = Quatre dés-bombes sur un tapis d’enfant, dont un qui explose
web-shell-scene-bad-bones = Des squelettes sortent de la forêt et marchent vers une tour et un village
web-shell-scene-too-many-bones = Un petit bricoleur à lunettes lance des dés devant la montagne d’un tyran

web-shell-players = { $fewest } à { $most } joueurs
web-shell-players-short = { $fewest } à { $most }
web-shell-minutes-baby-boom = 20 min
web-shell-minutes-bad-bones = 30 min
web-shell-minutes-too-many-bones = 1 à 3 h
web-shell-age-baby-boom = dès 7 ans
web-shell-age-bad-bones = dès 8 ans
web-shell-age-too-many-bones = dès 12 ans
web-shell-play-bots = Contre des bots
web-shell-play-with-bots = Jouer avec un bot
web-shell-choose-party = Choisir un groupe
web-shell-choose-party-for = Choisir un groupe pour { $game }
web-shell-how-strong = De quelle force seront les bots ?
web-shell-level-gentle = Gentil
web-shell-level-fair = Moyen
web-shell-level-sharp = Redoutable
web-shell-play-at = Jouer à { $game }, niveau des bots : { $level }
web-shell-open-table = Ouvrir une table
web-shell-open-table-for = Ouvrir une table de { $game }
web-shell-learn = Les règles en cinq minutes
web-shell-learn-game = Les règles en cinq minutes : { $game }

web-shell-carry-on = Reprendre
web-shell-no-mine = Vous n’êtes encore à aucune table. Les parties que vous commencez vous attendent ici.
web-shell-your-turn = à vous
web-shell-resume = Reprendre
web-shell-resume-at = Reprendre { $table }
web-shell-look-in = Jeter un œil
web-shell-look-in-at = Jeter un œil à { $table }
web-shell-open-tables = Tables ouvertes
web-shell-anyone = chacun peut s’asseoir
web-shell-no-open = Personne ne cherche de compagnie en ce moment. Ouvrez une table et elle figurera ici.
web-shell-sit-down = S’asseoir
web-shell-sit-down-at = S’asseoir à { $table }
web-shell-watch = Regarder
web-shell-watch-at = Regarder { $table }

web-shell-line-round = { $game }, manche { $round }
web-shell-line-day = { $game }, jour { $round }
web-shell-line-over = { $game }, terminée
web-shell-line-closed = { $game }, fermée
web-shell-with-people = avec { $names }
web-shell-waiting-people = { $free ->
    [one] encore une place libre
   *[other] encore { $free } places libres
}
web-shell-waiting-for = on attend { $names }
web-shell-seats-taken = { $taken ->
    [one] { $taken } place prise sur { $seats }
   *[other] { $taken } places prises sur { $seats }
}

web-shell-name-ask = Comment les autres doivent-ils vous appeler ?
web-shell-name-why = N’importe quel nom convient. Il est montré à ceux qui jouent avec vous et gardé dans ce navigateur.
web-shell-nickname = Votre nom à la table
web-shell-name-sit = S’asseoir
web-shell-name-keep = Garder ce nom


## Une nouvelle table

web-shell-new-title = Nouvelle table : { $game }
web-shell-new-places = Places
web-shell-new-count = Combien
web-shell-new-count-seats = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
web-shell-new-seat = Qui joue { $seat }
web-shell-new-me = Vous
web-shell-new-here = Quelqu’un d’autre ici
web-shell-new-open = Place libre
web-shell-new-bot-gentle = Bot, gentil
web-shell-new-bot-fair = Bot, moyen
web-shell-new-bot-sharp = Bot, redoutable
web-shell-new-here-name = Nom pour { $seat }
web-shell-new-variants = Variantes
web-shell-new-table = Table
web-shell-new-who = Qui peut venir
web-shell-new-link = Avec le lien
web-shell-new-link-why = Vous recevrez une adresse à envoyer à vos amis.
web-shell-new-public = Tout le monde
web-shell-new-public-why = La table figure dans la liste des tables ouvertes.
web-shell-new-clock = Temps pour un tour
web-shell-new-clock-none = Sans pendule
web-shell-new-clock-seconds = { $seconds } secondes
web-shell-new-clock-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
web-shell-new-clock-why = Le temps écoulé, un bot joue ce coup à votre place.
web-shell-new-go = Ouvrir la table
web-shell-new-begin = Commencer la partie
web-shell-new-watching = Vous n’avez pas de place : vous regarderez la partie.

web-shell-option-baby-boom-risky-business = Les risques du métier
web-shell-option-baby-boom-risky-business-why = La portée d’une explosion est tirée au dé : du dé seul à toute la ligne et la colonne.
web-shell-option-baby-boom-tiles-and-bombs = Des tuiles et des bombes
web-shell-option-baby-boom-tiles-and-bombs-why = Tapis roulants, flippers, murs, piège ou trou sont posés avant chaque manche, et vous choisissez où commencent vos dés.
web-shell-option-bad-bones-advanced = Jeu avancé
web-shell-option-bad-bones-advanced-why = Avant la première manche se tient un marché : achetez vos pièges, dont six nouveaux, et une arme pour le héros.
web-shell-option-bad-bones-chiefs = Chefs squelettes
web-shell-option-bad-bones-chiefs-why = Dix-neuf chefs rejoignent le sac, chacun avec son pouvoir, et l’un d’eux est l’empereur.
web-shell-option-bad-bones-coop = Une seule équipe
web-shell-option-bad-bones-coop-why = Tous défendent ensemble une capitale pendant dix manches ; on gagne ou on perd en équipe.
web-shell-option-bad-bones-play-on = Continuer après la victoire
web-shell-option-bad-bones-play-on-why = Après la dixième manche, l’équipe continue aussi longtemps qu’elle peut ; les manches tenues sont son score.
web-shell-option-bad-bones-rounds = Manches à tenir
web-shell-option-bad-bones-rounds-why = En solo, on gagne en tenant aussi longtemps ; dix est la norme, au-delà c’est plus difficile.
web-shell-option-bad-bones-leader = À la tête de l’équipe
web-shell-option-bad-bones-leader-why = Au marché de l’équipe, cette place achète pour tout le monde.
web-shell-option-bad-bones-german-hearse = Corbillard allemand
web-shell-option-bad-bones-german-hearse-why = Comme dans l’édition allemande, le corbillard n’est vendu ni à une équipe ni en solo.
web-shell-option-bad-bones-german-ice-staff = Bâton de glace allemand
web-shell-option-bad-bones-german-ice-staff-why = Comme dans l’édition allemande, le bâton de glace gèle tout le plateau au lieu d’une case.
web-shell-option-bad-bones-german-teleport-staff = Bâton de téléportation allemand
web-shell-option-bad-bones-german-teleport-staff-why = Comme dans l’édition allemande, le héros va sur n’importe quelle case de son plateau sans squelette, et pas seulement sur la tour.
web-shell-option-too-many-bones-tyrant = Tyran
web-shell-option-too-many-bones-mode = Mode
web-shell-option-too-many-bones-party = Groupe
web-shell-option-too-many-bones-battle = Un seul combat
web-shell-option-too-many-bones-tutorial = Les deux premiers jours du livret
web-shell-option-too-many-bones-tutorial-why = Capitank et Atomik contre Drellen, avec les cartes et les vilains des deux premiers jours préparés pour apprendre.
web-shell-option-too-many-bones-hide-next = Cacher la prochaine rencontre
web-shell-option-too-many-bones-hide-next-why = La carte du dessus reste face cachée jusqu’à ce qu’on la pioche.
web-shell-option-too-many-bones-leader = Chef du groupe
web-shell-option-too-many-bones-leader-why = Répond quand tout le groupe décide : quel chemin prendre, qui reçoit quoi, et qui un vilain attaque quand plusieurs sont possibles.
web-shell-option-too-many-bones-box-dice = Seulement les dés de la boîte
web-shell-option-too-many-bones-box-dice-why = Les dés blancs posés dans des cases ne peuvent pas être lancés.
web-shell-option-too-many-bones-breakdown-drops-tier = La crise de nerfs ramène à RAGE !
web-shell-option-too-many-bones-breakdown-drops-tier-why = Après une crise de nerfs, la rage de Furax repart de RAGE ! et non du dé qu’elle avait.
web-shell-cannot-fewer = Pas à moins de { $count } joueurs.
web-shell-cannot-more = { $count ->
    [one] Seulement en solo.
   *[other] Pas à plus de { $count } joueurs.
}
web-shell-cannot-without = Seulement avec : { $options }.


## Règles et pièces

web-shell-rules-title = Les règles de { $game }
web-shell-rules-lead = En bref, avec nos propres mots. Pendant la partie, la table montre ce que vous pouvez faire et ce qui en résulterait.
web-shell-rules-play = Jouer maintenant
web-shell-rules-basic = Le jeu
web-shell-rules-variant = Variante : { $name }
web-shell-rules-pieces = Toutes les pièces par leur nom
web-shell-rules-other = Les règles de { $game }
web-shell-facts-title = Ce que dit la boîte
web-shell-facts-lead = { $proposed ->
    [one] Un chiffre imprimé sur les pièces nous échappe : nous proposons une valeur sensée, avec une marque.
   *[other] { $proposed } chiffres imprimés sur les pièces nous échappent : nous proposons des valeurs sensées, avec une marque.
} { $known ->
    [one] Un autre est connu.
   *[other] Les { $known } autres sont connus.
}
web-shell-facts-own = Si vous avez la boîte sous les yeux, notez ce qu’elle dit vraiment et démarrez votre propre table avec :
web-shell-facts-own-how = Le nom d’un fait est le chemin sous le nom de son jeu, comme dans cette liste.
web-shell-facts-list = Ce qui est proposé
web-shell-facts-name = Fait
web-shell-facts-value = Proposé
web-shell-proposed = proposé
web-shell-proposed-what = Proposé, non connu
web-shell-proposed-why = Nous n’avons pas pu le lire sur la pièce imprimée et proposons donc une valeur. Si vous avez la boîte, vous pouvez la corriger ; les règles disent comment.

web-shell-pieces-title = Les pièces
web-shell-pieces-lead = Chaque pièce de la table par son nom. À chaque couleur sa forme : personne n’a à distinguer les couleurs.
web-shell-pieces-traps = Pièges
web-shell-pieces-traps-note = à gauche intact, à droite endommagé
web-shell-pieces-trap-leaves = quitte le jeu une fois volé
web-shell-pieces-trap-never = ne s’use jamais
web-shell-pieces-trap-zone = laisse une zone détruite
web-shell-pieces-trap-black = une face blanche, une noire
web-shell-pieces-trap-damaged = endommagé à l’usage
web-shell-pieces-stars = { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}
web-shell-pieces-skeletons = Squelettes
web-shell-pieces-skeletons-note = la pointe donne la direction ; blanc doit encore marcher, noir a marché
web-shell-pieces-shape = { $shape ->
    [circle] cercle
    [square] carré
    [triangle] triangle
    [diamond] losange
    [hexagon] hexagone
   *[star] étoile
}
web-shell-pieces-frozen = Gelé
web-shell-pieces-frozen-note = saute sa prochaine marche
web-shell-pieces-chiefs = Chefs
web-shell-pieces-chiefs-note = un bord orange, et un insigne qui dit lequel
web-shell-pieces-home = Héros, tour, village
web-shell-pieces-hero = Héros
web-shell-pieces-floors = { $floors ->
    [0] Tombée
    [one] { $floors } étage
   *[other] { $floors } étages
}
web-shell-pieces-house = Maison
web-shell-pieces-burnt = Maison brûlée
web-shell-pieces-cemetery = Cimetière
web-shell-pieces-bag = Sac
web-shell-pieces-weapons = Armes
web-shell-pieces-tiles = Tuiles de la nurserie
web-shell-pieces-seats = Places
web-shell-pieces-seats-note = À chaque place sa forme et sa couleur
web-shell-pieces-dice = Dés-bombes
web-shell-pieces-dice-note = la mèche raccourcit quand le dé décompte
web-shell-pieces-face = { $face ->
    [0] Boom !
   *[other] { $face }
}


## Réglages

web-shell-set-look = Apparence
web-shell-set-theme = Couleurs
web-shell-set-theme-auto = Comme le système
web-shell-set-theme-light = Claires
web-shell-set-theme-dark = Sombres
web-shell-set-speed = Mouvement
web-shell-set-speed-off = Aucun
web-shell-set-speed-slow = Lent
web-shell-set-speed-usual = Normal
web-shell-set-speed-fast = Rapide
web-shell-set-speed-still = Votre système demande moins de mouvement : les pièces vont droit à leur place.
web-shell-set-highlight = Mettre en évidence ce que je peux faire
web-shell-set-marks = Marquer le dernier coup
web-shell-set-hints = Une ligne des règles sous chaque question
web-shell-set-play = Jeu
web-shell-set-confirm = Redemander avant un coup
web-shell-set-confirm-always = Toujours
web-shell-set-confirm-hurts = Quand ça coûte
web-shell-set-confirm-never = Jamais
web-shell-set-sound = Sons
web-shell-set-volume = Volume
web-shell-set-you = Vous
web-shell-set-data = Ce qui est gardé sur moi


## Ses propres données

web-shell-data-title = Mes données
web-shell-data-here = Dans ce navigateur
web-shell-data-here-what = Vos réglages, votre nom et les secrets de vos places. Pas de cookies, aucun pistage, et rien ne part ailleurs que vers ce serveur.
web-shell-data-there = Sur le serveur
web-shell-data-there-what = Les tables où vous jouez : les noms qui y sont donnés, les coups et la discussion. Toute personne qui a le lien d’une table peut la voir.
web-shell-data-tables = Vos places
web-shell-data-none = Ce navigateur ne détient aucune place.
web-shell-data-table = Table { $table }
web-shell-data-seats = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
web-shell-data-host = ouverte par vous
web-shell-data-move = Vers un autre appareil
web-shell-data-move-at = Vers un autre appareil : table { $table }
web-shell-data-link-how = Ouvrez-y cette adresse dans { $minutes ->
    [one] la minute
   *[other] les { $minutes } minutes
}. Elle sert une seule fois.
web-shell-data-link = Adresse pour la table { $table }
web-shell-data-copy = Copier
web-shell-data-copied = C’est copié.
web-shell-data-forget = M’y oublier
web-shell-data-forget-at = M’y oublier : table { $table }
web-shell-data-forget-sure = Votre nom et vos messages quittent le serveur, vos secrets quittent ce navigateur. Vous ne pourrez pas revenir à cette place.
web-shell-data-forget-go = M’oublier à cette table
web-shell-data-forgotten = Cette table vous a oublié.
web-shell-data-clear = Oublier ici mes réglages et mon nom
web-shell-data-cleared = Ce navigateur a oublié vos réglages et votre nom.


## Emporter sa place

web-shell-take-title = Prenez votre place
web-shell-take-ask = Ce lien amène votre place sur cet appareil. Il sert une seule fois.
web-shell-take-go = S’asseoir ici
web-shell-take-lobby = Vers les tables


## Ce qui n’a pas pu se faire

web-shell-problem-too-large = C’est plus que le serveur n’accepte en une fois.
web-shell-problem-malformed = Le serveur n’a pas compris. Rechargez la page ; elle est peut-être ancienne.
web-shell-problem-unknown-table = Cette table n’existe pas, ou n’existe plus.
web-shell-problem-unreadable = Cette table ne peut plus être ouverte : son enregistrement ne se rejoue pas, et aucune position n’a été gardée.
web-shell-problem-unknown-game = Ce jeu n’existe pas ici.
web-shell-problem-unknown-link = Ce lien a déjà servi, ou il a expiré.
web-shell-problem-options = On ne peut pas ouvrir une table ainsi.
web-shell-problem-full = Il n’y a plus de place libre à cette table.
web-shell-problem-secret = Ce navigateur ne détient pas cette place.
web-shell-problem-not-yours = Il faut avoir ouvert la table, ou y être assis, pour faire cela.
web-shell-problem-stale = Cette question n’est plus d’actualité ; regardez la table de nouveau.
web-shell-problem-not-offered = Ce n’est pas possible maintenant.
web-shell-problem-not-playing = La partie n’en est pas là.
web-shell-problem-too-fast = C’était trop rapide. Attendez un instant.
web-shell-problem-too-many = Trop de tables ou de places prises d’ici. Attendez un peu.
web-shell-problem-busy = Le serveur est occupé. Réessayez dans un instant.
web-shell-problem-lost = La table a avancé ailleurs et a été rechargée.
web-shell-problem-dice-told = Les joueurs d’ici connaissent tous les dés à venir : personne d’autre ne peut prendre place. Arrêtez la partie et demandez une revanche : elle aura de nouveaux dés.
web-shell-problem-banned = Le responsable de ce serveur n’autorise pas votre adresse.
web-shell-problem-name-taken = Votre nom ressemble à un autre nom de cette table. Choisissez-en un autre.
web-shell-problem-unreachable = Le serveur est injoignable. Y a-t-il une connexion ?
