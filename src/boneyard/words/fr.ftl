# Boneyard en français. Mêmes clés et mêmes variables que dans en.ftl.
# Espace fine insécable devant ; ! et ?, espace insécable devant : et dans les guillemets ; un test y veille.


## Les listes : a, b et c

list-next = { $before }, { $item }
list-last = { $before } et { $item }


## Les mots de la notation, tels qu’on les lit et peut les taper

word-conveyor = tapis
word-pinball = flipper
word-trap = piège
word-hole = trou
word-wall = mur
word-up = haut
word-right = droite
word-down = bas
word-left = gauche
word-counts-down = sur place
word-top = dessus
word-bottom = dessous
word-catapult = catapulte
word-dragon = dragon
word-treasure = trésor
word-barricade = barricade
word-bomb = bombe
word-hearse = corbillard
word-labyrinth = labyrinthe
word-portal = portail
word-spring = ressort
word-crossbow = arbalète
word-ice-staff = bâton de glace
word-death-staff = bâton de mort
word-teleport-staff = bâton de téléportation
word-two-handed-sword = épée à deux mains
word-battle-axe = hache de guerre
word-morning-star = morgenstern
word-rapier = rapière
word-white = blanc
word-black = noir
word-yellow = jaune
word-blue = bleu
word-red = rouge
word-green = vert
word-purple = violet
word-demolition = artificier
word-necromancer = nécromant
word-friendly = sympa
word-instructor = instructeur
word-spectral = spectral
word-saboteur = saboteur
word-emperor = empereur
word-frozen = gelé
word-led = guidé
word-raven = Corbeau
word-stag = Cerf
word-boar = Sanglier
word-wolf = Loup
word-owl = Hibou
word-hare = Lièvre
word-take = reprendre
word-nothing = rien
word-pass = passer
word-for = pour
word-rest = en rester là
word-fight-on = continuer
word-sheathe = rengainer
word-shoot = tirer
word-freeze = geler
word-all = tout
word-send = envoyer
word-teleport = téléporter
word-charge = charger
word-axe = hache
word-shift = décaler
word-turn = tourner
word-move = aller
word-stay = rester
word-target = cibler
word-no-target = sans cible
word-add = ajouter
word-aim = viser
word-roll = lancer
word-hit = frapper
word-keep = garder
word-shield = bouclier
word-lock-shield = bloquer bouclier
word-use = utiliser
word-place = placer
word-lock = bloquer
word-put = poser
word-plan = plan
word-clear = retirer
word-unlock = débloquer
word-act = faire
word-done = fini
word-at = à
word-next = ensuite
word-yes = oui
word-no = non
word-soak = encaisser
word-reroll = relancer
word-remove = ôter
word-lose = perdre
word-gain = prendre
word-first = d’abord
word-throne = trône
word-boomer = Atomik
word-patches = Sparadoc
word-picket = Capitank
word-tantrum = Furax
word-health = santé
word-dex = dextérité
word-attack = attaque
word-defense = défense
word-bones = os
word-element = élément
word-casing = boîtier
word-fuse = mèche
word-boom-counter = compte-boum
word-frag = grenade à fragmentation
word-big-boom = gros boum
word-smoke-screen = écran de fumée
word-sonic-cleanse = nettoyage à ultrasons
word-stunner = grenade assourdissante
word-napalm = napalm
word-flashbang = bombe lacrymo
word-bag-a-booms = badaboum
word-body-search = fouille corporelle
word-bigger-boom = plus gros boum
word-holy-hand-grenade = sainte grenade
word-med-kit = trousse de secours
word-fast-hands = doigté rapide
word-bone-saw = scie à os
word-liquid-life = eau-de-vie
word-nutrients = nutriments
word-toxins = toxines
word-med-pack = kit médical
word-poison-dart = fléchettes empoisonnées
word-stim-kit = résistancine
word-chem-kit = attakine
word-zappack = défibrillateur
word-e-cells = cellules énergétiques
word-distiller = essaye-encorine
word-stim-belt = coriacine
word-chain-reactor = robustessine
word-stim-lethal = rouletterussine
word-stand-ground = tenir tête
word-shield-form = forme de bouclier
word-redshirt = vigilance
word-orcish-ale = bière des orcs
word-sword-advance = progrès d’épée
word-lockdown = verrouillage
word-intercept = interceptank
word-gobby-jerky = viande séchée de gobelin
word-switch = remplacement
word-rush = vitesse
word-confidence = confiance
word-tenacity = ténacité
word-riposte = riposte
word-situational-awareness = connaissance de la situation
word-bravado = bravade
word-renown = renommée
word-rage = rage
word-raaage = raaage
word-raaaaage = raaaaage
word-anger-management = gestion de la colère
word-like-a-wyrm = comme un wyrm
word-like-a-wolf = comme un loup
word-like-a-kobold = comme un kobold
word-axe-collector = compteur de haches
word-intimidate = intimidation
word-cripple = nuisance physique
word-way-of-the-wild = loi du plus fort
word-horn-o-the-zerker = cornes du berzerker
word-innervate = sur les nerfs
word-strengthen = renforcement
word-way-of-the-ebon = loi de l’ébène
word-body-count = compteur de morts
word-make-grenade = faire grenade
word-advance = nouveau rang
word-execute = exécuter
word-step = pas
word-double-switch = double remplacement
word-double-rush = double vitesse
word-heal-assist = aide-soignant
word-reroll-heal = relancer soin
word-reroll-buff = relancer bonus
word-poison = poison
word-bleed = sang
word-skill-recover = capacité récupération
word-signal = signal
word-retreat = repli
word-recovery = talent
word-regen = régénération
word-recover = récupération
word-booster = rappel
word-countdown = décompte
word-careless = maladresse
word-engulf = engloutissement
word-mischief = malice
word-stun = confusion
word-taunt = provocation
word-untargetable = camouflage
word-weaken = faiblesse
word-limit = restriction
word-kaboom = kaboum
word-hide = cachette
word-draw = piocher
word-challenge = défier
word-choose = choisir
word-train = entraîner
word-learn = apprendre
word-card = carte
word-give = donner
word-drop = jeter
word-play = utiliser
word-search = fouiller
word-scout = explorer
word-stack = pile
word-pick = crocheter
word-say = dire
word-convert = convertir
word-save = conserver
word-open-with = ouvrir avec
word-leave = laisser
word-raise = monter
word-grey = gris
word-brown = marron
word-without = sans
word-status = état
word-knock-out = mettre K.O.
word-own = à vous
word-other = en face
word-sleep = se reposer
word-lever = loquet
word-trip = taquet
word-force = clenche
word-second = deuxième
word-third = troisième
word-fourth = quatrième
word-fifth = cinquième
word-sixth = sixième
word-flare-distraction = fusée de diversion
word-fortunate-discovery = heureuse trouvaille
word-fresh-bog-meat = viande fraîche des marais
word-gadget-arm = bras à gadgets
word-infused-incense = encens parfumé
word-last-battle-stew = ragoût de la dernière bataille
word-mechanical-assistance = assistance mécanique
word-mech-pick = crochet mécanique
word-mixed-berries = mélange de baies
word-multi-tool = outil multifonction
word-oggot-herbs = herbes d’Oggot
word-prying-iron = pied-de-biche
word-red-minotaur = minotaure rouge
word-reflex-powder = poudre à réflexes
word-reinforced-buckler = rondache renforcée
word-rusty-optics = lunette rouillée
word-skinning-knife = couteau à dépecer
word-sparring-weapon = arme d’entraînement
word-spirits-of-ebon = spiritueux de l’Ébène
word-stone-hammer = marteau en pierre
word-tattered-map = carte en lambeaux
word-tewaren-gem = gemme de Tewaren
word-throwing-axe = hache de lancer
word-treasure-trove-map = carte au trésor
word-troll-brew = breuvage de troll
word-utility-parts = pièces détachées
word-zelfey-root = racine de zelfey
word-zelfey-seeds = graines de zelfey
word-raider-armor = armure de pillard
word-dex-infuser = infuseur de dextérité
word-exploding-shrooms = champignons explosifs
word-flash-arrows = flèches éclair
word-grappling-gun = lance-grappin
word-hunters-body-count-necklace = collier de trophées du chasseur
word-laser-pointer = pointeur laser
word-lightning-on-a-stick = foudre en bâton
word-locksmith-manual = manuel du serrurier
word-maximizer-stim = stimulant maximiseur
word-mechanical-boomerang = boomerang mécanique
word-mechanical-squirrel = écureuil mécanique
word-micro-neural-implant = micro-implant neuronal
word-minor-patch-kit = petite trousse de soins
word-poison-vial-kit = coffret de fioles de poison
word-reflex-powder-tin = boîte de poudre à réflexes
word-shock-inducer = inducteur de choc
word-shoulder-mounted-rock-slinger = lance-pierres d’épaule
word-small-spotting-scope = petite longue-vue
word-utility-belt = ceinture à outils
word-spring-flask = eau de source


## Le terminal : jouer

ui-welcome = { $title }. Graine { $seed }.
ui-welcome-variants = { $title }, avec { $variants }. Graine { $seed }.
ui-type-help = Tapez « ? » pour l’aide.
ui-prompt = « ? » pour l’aide
ui-prompt-within = { $said } …, « ? » pour l’aide
ui-resumed = { $count ->
    [0] Partie reprise au début.
    [one] Partie reprise après { $count } coup.
   *[other] Partie reprise après { $count } coups.
}
ui-human = humain
ui-seat = place { $seat }
ui-hand-over = À { $name }. Entrée quand personne d’autre ne regarde.
ui-hand-over-team = À { $name }.
ui-thinking = { $name } réfléchit ({ $bot })…
ui-many = Trop de choix pour tout lister. Tapez un de ces mots pour continuer :
ui-fits = { $count ->
    [one] Un seul coup correspond ; Entrée le joue :
   *[other] { $count } coups correspondent :
}
ui-no-such-move = Aucun coup « { $typed } ». Entrée montre la liste, « ? » pour l’aide.
ui-no-such-move-but = Aucun coup « { $typed } ». Avec { $start }, il y a :
ui-no-number = Choisissez de { $first } à { $last }.
ui-hint = Conseil : { $move }
ui-forecast-which = Lequel ? Tapez f et un numéro ou un coup : f 3
ui-forecast-nothing = Rien d’autre ne se passerait.
ui-forecast = Si vous jouez { $move } :
ui-undone = { $replies ->
    [0] Annulé : { $move }.
    [one] Annulé : { $move }, ainsi qu’un coup du bot.
   *[other] Annulé : { $move }, ainsi que { $replies } coups des bots.
}
ui-saved = Partie enregistrée dans { $path }
ui-save-sealed = Une réponse est encore secrète ; enregistrez quand tous auront répondu.
ui-not-saved = Impossible d’enregistrer dans { $path } : { $why }
ui-exists = Le fichier { $path } existe déjà ; choisissez un autre nom.
ui-resume-with = Pour reprendre plus tard : { $command }
ui-bye = Rien de joué, rien d’enregistré.
ui-winners = Vainqueurs : { $names }
ui-seed = Graine { $seed }
ui-rematch = Revanche : { $command }
ui-watch-again = Revoir la partie : { $command }

undo-refused-chance = Quelque chose a été pioché ou lancé depuis ; cela ne s’annule plus.
undo-refused-revealed = Quelque chose de caché a été montré depuis ; cela ne s’annule plus.
undo-refused-others = Quelqu’un d’autre a joué depuis ; cela ne s’annule plus.
undo-refused-turn = C’est maintenant à quelqu’un d’autre ; cela ne s’annule plus.
undo-refused-nothing = Il n’y a encore rien à annuler.

ui-help-move = jouer un coup par son numéro ou tel qu’il s’écrit
ui-help-part = une partie d’un coup : montrer ce qui correspond
ui-help-forecast = prévoir : ce que ferait ce coup ; dans certains jeux, f seul : ce qui vient de toute façon
ui-help-commands =
    Entrée        jouer le seul coup qui correspond ; sinon montrer le plateau et la liste
    u, annuler    reprendre votre dernier coup, et ceux des bots avec ; plus une fois que quelque chose a été pioché ou lancé, ou que quelqu’un d’autre a joué
    h, conseil    ce que jouerait un bon bot
    l NOM         voir le plateau de quelqu’un, là où chacun a le sien
    pour NOM      répondre pour quelqu’un d’autre à ce clavier qui peut agir avant
    s FICHIER     enregistrer ; sans nom, à l’endroit habituel
    q, quitter    enregistrer et partir
    ? règles      les règles, et comment lire le plateau
    ? MOT         seulement ce qu’en disent les règles ou le matériel
    ?, aide       ceci
ui-help-nothing = Les règles ne parlent pas de « { $topic } » ; « ? règles » les montre toutes.
ui-help-rules = Les règles
ui-help-board = Le plateau
ui-help-pieces = Le matériel
ui-help-piece = { $title } : { $text }
ui-help-keys = Ce que vous pouvez taper


## Le terminal : revoir

ui-replay-at = Coup { $number } sur { $last }
ui-replay-keys = Entrée : suite, b : retour, g 12 : aller au coup 12, e : fin, l NOM : voir un plateau, q : quitter
ui-replay-start = Le début
ui-replay-end = C’est la fin de la partie enregistrée.
ui-replay-beyond = { $last ->
    [0] Il n’y a aucun coup dans cette partie.
    [one] Il n’y a que { $last } coup dans cette partie.
   *[other] Il n’y a que { $last } coups dans cette partie.
}
ui-replay-first = C’est le début de la partie enregistrée.
ui-replay-undo = { $name } annule un coup.
ui-replay-unknown = Entrée, b, g et un numéro, e, l et un nom ou q ; pas « { $typed } ».
ui-verified = { $path } : { $count ->
    [one] { $count } coup rejoué
   *[other] { $count } coups rejoués
}, même résultat que celui noté. { $result }
ui-verified-open = { $path } : { $count ->
    [0] aucun coup
    [one] { $count } coup légal
   *[other] { $count } coups, tous légaux
}. La partie n’est pas finie.
ui-verified-unsigned = { $path } : { $count ->
    [one] { $count } coup légal
   *[other] { $count } coups, tous légaux
}, mais aucun résultat n’est noté. { $result }


## Le terminal : les faits

ui-facts-title = { $title } : ce que disent les pièces
ui-facts-name = fait
ui-facts-value = valeur
ui-facts-mark = statut
ui-facts-source = source, ou raison du choix
ui-facts-known = connu
ui-facts-proposed = proposé
ui-facts-count = { $known ->
    [one] { $known } connu
   *[other] { $known } connus
}, { $proposed ->
    [one] { $proposed } proposé
   *[other] { $proposed } proposés
}. Faits { $hash }.


## Le terminal : plusieurs à un clavier, et ce qui se répond tout seul

ui-forced = { $name } n’a pas le choix : { $move }.
ui-hand-over-undo = u : { $name } reprend sa dernière réponse.
ui-forecast-now = Si vous n’y faites rien :
ui-forecast-board = Le plateau serait alors :
ui-look-whom = De qui ? { $names }
ui-as = { $name } peut d’abord se servir de quelque chose : tapez « pour { $name } ».
ui-as-nothing = { $name } n’a rien à faire pour le moment.


## La table dans le navigateur : ce qu’elle dit dans la conversation

table-sat-down = { $name } prend place.
table-left = { $name } s’est levé de table.
table-came-back = { $name } est de retour.
table-operator = De la part du responsable de ce serveur : { $text }
table-freed = { $name } a quitté la table ; la place est libre.
table-bot-sits-down = Un bot remplace désormais { $name }.
table-bot-takes-place = Un bot prend place : { $name }.
table-took-back = { $name } joue de nouveau ; le bot s’est levé.
table-reopened = { $lost ->
    [0] L’enregistrement de cette table n’a pas pu être rejoué. La partie reprend à une position gardée ; aucune réponse n’est perdue.
    [one] L’enregistrement de cette table n’a pas pu être rejoué jusqu’au bout. La partie reprend à une position antérieure ; une réponse est perdue.
   *[other] L’enregistrement de cette table n’a pas pu être rejoué jusqu’au bout. La partie reprend à une position antérieure ; { $lost } réponses sont perdues.
}
table-time-ran-out = { $name } n’a plus de temps ; un bot termine le tour.
table-bot-replaced = { $name } n’arrivait pas à se décider ; un bot plus simple continue à sa place.
table-resign-proposed = { $name } voudrait arrêter la partie ici.
table-resign-refused = { $name } continue à jouer.
table-resigned = Tout le monde est d’accord pour arrêter la partie ici.
table-replace-proposed = { $name } laisserait un bot remplacer la personne absente.
table-replace-refused = { $name } préfère attendre.


## Le terminal : rapports de la table dans le navigateur

ui-report-table = Rapport de la table { $table } : { $title }, { $count ->
    [one] après { $count } réponse
   *[other] après { $count } réponses
} (révision { $revision }).
ui-report-picture = Un coup était en cours ; voici donc la position telle qu’elle a été notée :
ui-report-asked = Question posée à { $name } : { $ask }
ui-report-offered = Choix proposés : { $offered }
ui-report-dice = La partie n’était pas finie ; ce rapport garde donc les dés secrets. Une fois la partie terminée, on peut télécharger son enregistrement à la table et le rejouer ici.
