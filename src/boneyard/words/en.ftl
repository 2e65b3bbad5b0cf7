# Boneyard in English. One sentence per line; the same keys with the same variables are in fr.ftl.


## Lists: a, b and c

list-next = { $before }, { $item }
list-last = { $before } and { $item }


## Words of the notation, as they are listed and may be typed

word-conveyor = conveyor
word-pinball = pinball
word-trap = trap
word-hole = hole
word-wall = wall
word-up = up
word-right = right
word-down = down
word-left = left
word-counts-down = stays
word-top = top
word-bottom = bottom
word-catapult = catapult
word-dragon = dragon
word-treasure = treasure
word-barricade = barricade
word-bomb = bomb
word-hearse = hearse
word-labyrinth = labyrinth
word-portal = portal
word-spring = spring
word-crossbow = crossbow
word-ice-staff = ice staff
word-death-staff = death staff
word-teleport-staff = teleport staff
word-two-handed-sword = two-handed sword
word-battle-axe = battle axe
word-morning-star = morning star
word-rapier = rapier
word-white = white
word-black = black
word-yellow = yellow
word-blue = blue
word-red = red
word-green = green
word-purple = purple
word-demolition = demolition
word-necromancer = necromancer
word-friendly = friendly
word-instructor = instructor
word-spectral = spectral
word-saboteur = saboteur
word-emperor = emperor
word-frozen = frozen
word-led = led
word-raven = Raven
word-stag = Stag
word-boar = Boar
word-wolf = Wolf
word-owl = Owl
word-hare = Hare
word-take = take
word-nothing = nothing
word-pass = pass
word-for = for
word-rest = rest
word-fight-on = fight on
word-sheathe = sheathe
word-shoot = shoot
word-freeze = freeze
word-all = all
word-send = send
word-teleport = teleport
word-charge = charge
word-axe = axe
word-shift = shift
word-turn = turn
word-move = move
word-stay = stay
word-target = target
word-no-target = no target
word-add = add
word-aim = aim
word-roll = roll
word-hit = hit
word-keep = keep
word-shield = shield
word-lock-shield = lock shield
word-use = use
word-place = place
word-lock = lock
word-put = put
word-plan = plan
word-clear = clear
word-unlock = unlock
word-act = act
word-done = done
word-at = at
word-next = next
word-yes = yes
word-no = no
word-soak = soak
word-reroll = reroll
word-remove = remove
word-lose = lose
word-gain = gain
word-first = first
word-throne = throne
word-boomer = Boomer
word-patches = Patches
word-picket = Picket
word-tantrum = Tantrum
word-health = health
word-dex = dex
word-attack = attack
word-defense = defense
word-bones = bones
word-element = element
word-casing = casing
word-fuse = fuse
word-boom-counter = boom counter
word-frag = frag
word-big-boom = big boom
word-smoke-screen = smoke screen
word-sonic-cleanse = sonic cleanse
word-stunner = stunner
word-napalm = napalm
word-flashbang = flashbang
word-bag-a-booms = bag’a booms
word-body-search = body search
word-bigger-boom = bigger boom
word-holy-hand-grenade = holy hand grenade
word-med-kit = med kit
word-fast-hands = fast hands
word-bone-saw = bone saw
word-liquid-life = liquid life
word-nutrients = nutrients
word-toxins = toxins
word-med-pack = med pack
word-poison-dart = poison dart
word-stim-kit = stim kit
word-chem-kit = chem kit
word-zappack = zappack
word-e-cells = e-cells
word-distiller = distiller
word-stim-belt = stim belt
word-chain-reactor = chain reactor
word-stim-lethal = stim lethal
word-stand-ground = stand ground
word-shield-form = shield form
word-redshirt = redshirt
word-orcish-ale = orcish ale
word-sword-advance = sword advance
word-lockdown = lockdown
word-intercept = intercept
word-gobby-jerky = gobby jerky
word-switch = switch
word-rush = rush
word-confidence = confidence
word-tenacity = tenacity
word-riposte = riposte
word-situational-awareness = situational awareness
word-bravado = bravado
word-renown = renown
word-rage = rage
word-raaage = raaage
word-raaaaage = raaaaage
word-anger-management = anger management
word-like-a-wyrm = like a wyrm
word-like-a-wolf = like a wolf
word-like-a-kobold = like a kobold
word-axe-collector = axe collector
word-intimidate = intimidate
word-cripple = cripple
word-way-of-the-wild = way of the wild
word-horn-o-the-zerker = horn o’ the zerker
word-innervate = innervate
word-strengthen = strengthen
word-way-of-the-ebon = way of the ebon
word-body-count = body count
word-make-grenade = make grenade
word-advance = advance
word-execute = execute
word-step = step
word-double-switch = double switch
word-double-rush = double rush
word-heal-assist = heal assist
word-reroll-heal = reroll heal
word-reroll-buff = reroll buff
word-poison = poison
word-bleed = bleed
word-skill-recover = skill recover
word-signal = signal
word-retreat = retreat
word-recovery = recovery
word-regen = regen
word-recover = recover
word-booster = booster
word-countdown = countdown
word-careless = careless
word-engulf = engulf
word-mischief = mischief
word-stun = stun
word-taunt = taunt
word-untargetable = untargetable
word-weaken = weaken
word-limit = limit
word-kaboom = kaboom
word-hide = hide
word-draw = draw
word-challenge = challenge
word-choose = choose
word-train = train
word-learn = learn
word-card = card
word-give = give
word-drop = drop
word-play = use
word-search = search
word-scout = scout
word-stack = stack
word-pick = pick
word-say = say
word-convert = convert
word-save = save
word-open-with = open with
word-leave = leave
word-raise = raise
word-grey = grey
word-brown = brown
word-without = without
word-status = status
word-knock-out = knock out
word-own = own
word-other = other
word-sleep = rest
word-lever = lever
word-trip = trip
word-force = force
word-second = second
word-third = third
word-fourth = fourth
word-fifth = fifth
word-sixth = sixth
word-flare-distraction = flare distraction
word-fortunate-discovery = fortunate discovery
word-fresh-bog-meat = fresh bog meat
word-gadget-arm = gadget arm
word-infused-incense = infused incense
word-last-battle-stew = last battle stew
word-mechanical-assistance = mechanical assistance
word-mech-pick = mech-pick
word-mixed-berries = mixed berries
word-multi-tool = multi-tool
word-oggot-herbs = oggot herbs
word-prying-iron = prying iron
word-red-minotaur = red minotaur
word-reflex-powder = reflex powder
word-reinforced-buckler = reinforced buckler
word-rusty-optics = rusty optics
word-skinning-knife = skinning knife
word-sparring-weapon = sparring weapon
word-spirits-of-ebon = spirits of ebon
word-stone-hammer = stone hammer
word-tattered-map = tattered map
word-tewaren-gem = tewaren gem
word-throwing-axe = throwing axe
word-treasure-trove-map = treasure trove map
word-troll-brew = troll brew
word-utility-parts = utility parts
word-zelfey-root = zelfey root
word-zelfey-seeds = zelfey seeds
word-raider-armor = raider armor
word-dex-infuser = dex infuser
word-exploding-shrooms = exploding shrooms
word-flash-arrows = flash arrows
word-grappling-gun = grappling gun
word-hunters-body-count-necklace = hunter’s body count necklace
word-laser-pointer = laser pointer
word-lightning-on-a-stick = lightning on a stick
word-locksmith-manual = locksmith manual
word-maximizer-stim = maximizer stim
word-mechanical-boomerang = mechanical boomerang
word-mechanical-squirrel = mechanical squirrel
word-micro-neural-implant = micro neural implant
word-minor-patch-kit = minor patch kit
word-poison-vial-kit = poison vial kit
word-reflex-powder-tin = reflex powder tin
word-shock-inducer = shock inducer
word-shoulder-mounted-rock-slinger = shoulder-mounted rock slinger
word-small-spotting-scope = small spotting scope
word-utility-belt = utility belt
word-spring-flask = spring water


## The terminal: playing

ui-welcome = { $title }. Seed { $seed }.
ui-welcome-variants = { $title } with { $variants }. Seed { $seed }.
ui-type-help = Type ? for help.
ui-prompt = ? help
ui-prompt-within = { $said } …, ? help
ui-resumed = { $count ->
    [0] Resumed at the start.
    [one] Resumed after { $count } move.
   *[other] Resumed after { $count } moves.
}
ui-human = human
ui-seat = seat { $seat }
ui-hand-over = Now { $name }. Enter when nobody else is looking.
ui-hand-over-team = Now { $name }.
ui-thinking = { $name } is thinking ({ $bot })…
ui-many = Too many to list. Type one of these words to go on:
ui-fits = { $count ->
    [one] Only this fits; Enter plays it:
   *[other] { $count } fit:
}
ui-no-such-move = No such move: { $typed }. Enter shows the list, ? the help.
ui-no-such-move-but = No such move: { $typed }. With { $start } there are:
ui-no-number = Choose { $first } to { $last }.
ui-hint = Hint: { $move }
ui-forecast-which = Which one? Type f and a number or a move: f 3
ui-forecast-nothing = Nothing else would happen.
ui-forecast = If you play { $move }:
ui-undone = { $replies ->
    [0] Taken back: { $move }.
    [one] Taken back: { $move }, and { $replies } bot’s move with it.
   *[other] Taken back: { $move }, and { $replies } bots’ moves with it.
}
ui-saved = Saved in { $path }
ui-save-sealed = Somebody’s answer is still secret; save when all have answered.
ui-not-saved = Could not save in { $path }: { $why }
ui-exists = There is already a file { $path }; choose another name.
ui-resume-with = To go on later: { $command }
ui-bye = Nothing was played, nothing is saved.
ui-winners = Winners: { $names }
ui-seed = Seed { $seed }
ui-rematch = Rematch: { $command }
ui-watch-again = Replay: { $command }

undo-refused-chance = Something has been drawn or rolled since; that cannot be taken back.
undo-refused-revealed = Something hidden has been shown since; that cannot be taken back.
undo-refused-others = Somebody else has moved since; that cannot be taken back.
undo-refused-turn = It is somebody else’s turn now; that cannot be taken back.
undo-refused-nothing = There is nothing to take back yet.

ui-help-move = play a move by its number, or as it is written
ui-help-part = part of a move: list what fits
ui-help-forecast = forecast: what that move would do; in some games f alone: what comes anyway
ui-help-commands =
    Enter         play the only move that fits; else show the board and the list
    u, undo       take your last move back, and the bots’ replies with it; not once something was drawn or rolled, or somebody else has moved
    h, hint       what a strong bot would play
    l NAME        look at somebody’s board, where everybody has one
    as NAME       answer for somebody else at this keyboard who may do something first
    s FILE        save; without a name, in the usual place
    q, quit       save and leave
    ? rules       the rules, and how to read the board
    ? WORD        only what is said about that word, by the rules or on a piece
    ?, help       this
ui-help-nothing = The rules say nothing about “{ $topic }”; ? rules shows them all.
ui-help-rules = The rules
ui-help-board = The board
ui-help-pieces = The pieces
ui-help-piece = { $title }: { $text }
ui-help-keys = What you can type


## The terminal: replaying

ui-replay-at = Move { $number } of { $last }
ui-replay-keys = Enter: next, b: back, g 12: go to move 12, e: end, l NAME: look at a board, q: quit
ui-replay-start = The start
ui-replay-end = This is the end of the record.
ui-replay-beyond = { $last ->
    [0] There are no moves in this record.
    [one] There is only { $last } move in this record.
   *[other] There are only { $last } moves in this record.
}
ui-replay-first = This is the start of the record.
ui-replay-undo = { $name } takes a move back.
ui-replay-unknown = Enter, b, g with a number, e, l with a name or q; not “{ $typed }”.
ui-verified = { $path }: { $count ->
    [one] { $count } move
   *[other] { $count } moves
}, replayed to the recorded result. { $result }
ui-verified-open = { $path }: { $count ->
    [0] no moves
    [one] { $count } move
   *[other] { $count } moves
}, all of them legal. The game is not over.
ui-verified-unsigned = { $path }: { $count ->
    [one] { $count } move
   *[other] { $count } moves
}, all of them legal, but no result is recorded. { $result }


## The terminal: facts

ui-facts-title = { $title }: what the pieces say
ui-facts-name = fact
ui-facts-value = value
ui-facts-mark = mark
ui-facts-source = source, or why we propose it
ui-facts-known = known
ui-facts-proposed = proposed
ui-facts-count = { $known } known, { $proposed } proposed. Facts { $hash }.


## The terminal: several at one keyboard, and what answers itself

ui-forced = { $name } has no choice: { $move }.
ui-hand-over-undo = u: { $name } takes the last answer back.
ui-forecast-now = If you do nothing about it:
ui-forecast-board = How it will look:
ui-look-whom = Whose? { $names }
ui-as = { $name } may use something first: type “as { $name }”.
ui-as-nothing = { $name } has nothing to do now.


## The table in the browser: what it says in the chat

table-sat-down = { $name } sits down.
table-left = { $name } has got up.
table-came-back = { $name } is back.
table-operator = From whoever runs this server: { $text }
table-freed = { $name } has left the table; the place is free.
table-bot-sits-down = A bot plays on for { $name }.
table-bot-takes-place = A bot sits down: { $name }.
table-took-back = { $name } plays again; the bot has got up.
table-reopened = { $lost ->
    [0] The record of this table could not be replayed. The game goes on from a saved position; no answer is lost.
    [one] The record of this table could not be replayed to its end. The game goes on from an earlier position; one answer is lost.
   *[other] The record of this table could not be replayed to its end. The game goes on from an earlier position; { $lost } answers are lost.
}
table-time-ran-out = { $name } ran out of time; a bot finishes the turn.
table-bot-replaced = { $name } could not decide; a simpler bot takes over.
table-resign-proposed = { $name } would like to end the game here.
table-resign-refused = { $name } plays on.
table-resigned = All agree to end the game here.
table-replace-proposed = { $name } would like a bot to play on for whoever is gone.
table-replace-refused = { $name } would rather wait.


## The terminal: reports from the table in the browser

ui-report-table = A report from table { $table }: { $title }, { $count ->
    [one] after 1 answer
   *[other] after { $count } answers
} (revision { $revision }).
ui-report-picture = It was in the middle of a move, so the position is shown as it was written down:
ui-report-asked = { $name } was asked: { $ask }
ui-report-offered = Offered: { $offered }
ui-report-dice = Others were still playing, so this report keeps the dice secret. Once the game is over, its record can be downloaded at the table and replayed here.
