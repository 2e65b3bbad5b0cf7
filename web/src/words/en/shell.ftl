## What is on every screen

web-shell-home = Boneyard, to the tables
web-shell-skip = Skip to the content
web-shell-language = Language
web-shell-rules = Rules
web-shell-sound = Sound
web-shell-sound-on = Sound is on
web-shell-sound-off = Sound is off
web-shell-settings = Settings
web-shell-close = Close
web-shell-cancel = Cancel
web-shell-again = Try again


## The lobby

web-shell-lobby-title = Boneyard: board games of bones and dice
web-shell-lobby-welcome = Pull up a chair.
web-shell-lobby-lead = Three games on the table. Two clicks and you are playing.
web-shell-nav = Elsewhere
web-shell-nav-pieces = Pieces
web-shell-nav-replay = Replay a game
web-shell-nav-data = My data
web-shell-nav-name = Your name
web-shell-guest = Guest
web-shell-games = Games

web-shell-tale-baby-boom = Every step burns the fuse. Push your dice about the nursery and be the last one not to blow up.
web-shell-tale-bad-bones = Skeletons march on your tower and village. Trap them, turn them, or fling them next door.
web-shell-tale-too-many-bones = Four small tinkerers, a bag of odd dice and a tyrant at the end of the road. Win together or not at all.
web-shell-scene-baby-boom = Four bomb dice on a nursery mat, one of them going off
web-shell-scene-bad-bones = Skeletons march out of the forest towards a tower and a village
web-shell-scene-too-many-bones = A small tinkerer with goggles throws dice before a tyrant’s mountain

web-shell-players = { $fewest } to { $most } players
web-shell-players-short = { $fewest }–{ $most }
web-shell-minutes-baby-boom = 20 min
web-shell-minutes-bad-bones = 30 min
web-shell-minutes-too-many-bones = 1 to 3 h
web-shell-age-baby-boom = age 7+
web-shell-age-bad-bones = age 8+
web-shell-age-too-many-bones = age 12+
web-shell-play-bots = Play against bots
web-shell-play-with-bots = Play with a bot
web-shell-choose-party = Choose a party
web-shell-choose-party-for = Choose a party for { $game }
web-shell-how-strong = How strong should the bots be?
web-shell-level-gentle = Gentle
web-shell-level-fair = Fair
web-shell-level-sharp = Sharp
web-shell-play-at = Play { $game }: { $level } bots
web-shell-open-table = Open a table
web-shell-open-table-for = Open a table of { $game }
web-shell-learn = The rules in five minutes
web-shell-learn-game = The rules in five minutes: { $game }

web-shell-carry-on = Carry on
web-shell-no-mine = You are not at a table yet. Games you start will wait for you here.
web-shell-your-turn = your turn
web-shell-resume = Resume
web-shell-resume-at = Resume { $table }
web-shell-look-in = Look in
web-shell-look-in-at = Look in at { $table }
web-shell-open-tables = Open tables
web-shell-anyone = anyone may sit down
web-shell-no-open = Nobody is waiting for company just now. Open a table, and it will be listed here.
web-shell-sit-down = Sit down
web-shell-sit-down-at = Sit down at { $table }
web-shell-watch = Watch
web-shell-watch-at = Watch { $table }

web-shell-line-round = { $game }, round { $round }
web-shell-line-day = { $game }, day { $round }
web-shell-line-over = { $game }, finished
web-shell-line-closed = { $game }, closed
web-shell-with-people = with { $names }
web-shell-waiting-people = { $free ->
    [one] one place still free
   *[other] { $free } places still free
}
web-shell-waiting-for = waiting for { $names }
web-shell-seats-taken = { $taken } of { $seats } seats taken

web-shell-name-ask = What should the others call you?
web-shell-name-why = Any name will do. It is shown to the people you play with, and remembered in this browser.
web-shell-nickname = Your name at the table
web-shell-name-sit = Sit down
web-shell-name-keep = Keep this name


## A new table

web-shell-new-title = New table: { $game }
web-shell-new-places = Places
web-shell-new-count = How many
web-shell-new-count-seats = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
web-shell-new-seat = Who plays { $seat }
web-shell-new-me = You
web-shell-new-here = Someone else at this screen
web-shell-new-open = Open place
web-shell-new-bot-gentle = Bot, gentle
web-shell-new-bot-fair = Bot, fair
web-shell-new-bot-sharp = Bot, sharp
web-shell-new-here-name = Name for { $seat }
web-shell-new-variants = Variants
web-shell-new-table = Table
web-shell-new-who = Who may come
web-shell-new-link = People with the link
web-shell-new-link-why = You will get an address to send to your friends.
web-shell-new-public = Everybody
web-shell-new-public-why = The table is in the list of open tables.
web-shell-new-clock = Time per turn
web-shell-new-clock-none = No clock
web-shell-new-clock-seconds = { $seconds } seconds
web-shell-new-clock-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
web-shell-new-clock-why = When the time is up, a bot plays that one move for you.
web-shell-new-go = Open the table
web-shell-new-begin = Start the game
web-shell-new-watching = You have no place of your own: you will be watching.

web-shell-option-baby-boom-risky-business = Risky business
web-shell-option-baby-boom-risky-business-why = A roll decides how far a blast reaches: from the die alone to the whole row and column.
web-shell-option-baby-boom-tiles-and-bombs = Tiles and bombs
web-shell-option-baby-boom-tiles-and-bombs-why = Conveyors, pinballs, walls, a trap or a hole are laid before each round, and you choose where your dice start.
web-shell-option-bad-bones-advanced = Advanced game
web-shell-option-bad-bones-advanced-why = Before the first round there is a market: buy your own traps, six new kinds among them, and a weapon for the hero.
web-shell-option-bad-bones-chiefs = Skeleton chiefs
web-shell-option-bad-bones-chiefs-why = Nineteen chiefs join the bag, each with a power of its own, and one of them is the emperor.
web-shell-option-bad-bones-coop = One team
web-shell-option-bad-bones-coop-why = All defend one capital together for ten rounds; you win or lose as a team.
web-shell-option-bad-bones-play-on = Play on after the win
web-shell-option-bad-bones-play-on-why = After the tenth round the team goes on for as long as it can; the rounds it completes are its score.
web-shell-option-bad-bones-rounds = Rounds to survive
web-shell-option-bad-bones-rounds-why = Alone you win by lasting this long; ten is usual, more is harder.
web-shell-option-bad-bones-leader = Leader of the team
web-shell-option-bad-bones-leader-why = On the team’s market the leader buys for everybody.
web-shell-option-bad-bones-german-hearse = German hearse
web-shell-option-bad-bones-german-hearse-why = As in the German edition, the hearse is not sold to a team or to a single player.
web-shell-option-bad-bones-german-ice-staff = German ice staff
web-shell-option-bad-bones-german-ice-staff-why = As in the German edition, the ice staff freezes the whole board instead of one square.
web-shell-option-bad-bones-german-teleport-staff = German teleport staff
web-shell-option-bad-bones-german-teleport-staff-why = As in the German edition, the hero goes to any square of his board without skeletons, not only to the tower.
web-shell-option-too-many-bones-tyrant = Tyrant
web-shell-option-too-many-bones-mode = Mode
web-shell-option-too-many-bones-party = Party
web-shell-option-too-many-bones-battle = Single battle
web-shell-option-too-many-bones-tutorial = The rulebook’s first two days
web-shell-option-too-many-bones-tutorial-why = Picket and Boomer against Drellen, with the cards and baddies of the first two days laid out to learn by.
web-shell-option-too-many-bones-hide-next = Hide the next encounter
web-shell-option-too-many-bones-hide-next-why = The card on top of the deck lies face down until it is drawn.
web-shell-option-too-many-bones-leader = Leader of the party
web-shell-option-too-many-bones-leader-why = Answers where the whole party decides: which way to go, who gets what, and whom a baddie attacks when it could be several.
web-shell-option-too-many-bones-box-dice = Only the dice of the box
web-shell-option-too-many-bones-box-dice-why = White dice that lie in slots are not there to be rolled.
web-shell-option-too-many-bones-breakdown-drops-tier = Breakdowns drop to RAGE!
web-shell-option-too-many-bones-breakdown-drops-tier-why = After a breakdown Tantrum’s rage starts over on RAGE!, not on the die it had.
web-shell-cannot-fewer = Not for fewer than { $count } players.
web-shell-cannot-more = { $count ->
    [one] Only if you play alone.
   *[other] Not for more than { $count } players.
}
web-shell-cannot-without = Only together with: { $options }.


## Rules and pieces

web-shell-rules-title = The rules of { $game }
web-shell-rules-lead = In short, in our own words. While you play, the table shows what you may do and what would happen.
web-shell-rules-play = Play it now
web-shell-rules-basic = The game
web-shell-rules-variant = Variant: { $name }
web-shell-rules-pieces = All pieces by name
web-shell-rules-other = The rules of { $game }
web-shell-facts-title = What the box says
web-shell-facts-lead = { $proposed ->
    [one] One figure printed on the pieces could not be read: we have proposed something sensible and marked it.
   *[other] { $proposed } figures printed on the pieces could not be read: we have proposed something sensible and marked them.
} { $known ->
    [one] One other is known.
   *[other] The other { $known } are known.
}
web-shell-facts-own = If you have the box in front of you, write down what it really says and start your own table with it:
web-shell-facts-own-how = The name of a fact is the path below the name of its game, as in this list.
web-shell-facts-list = What is proposed
web-shell-facts-name = Fact
web-shell-facts-value = Proposed
web-shell-proposed = proposed
web-shell-proposed-what = Proposed, not known
web-shell-proposed-why = We could not read this on the printed piece, so we have proposed a value. If you have the box, you can correct it; the rules say how.

web-shell-pieces-title = The pieces
web-shell-pieces-lead = Every piece on the table by its name. Every colour has its own shape, so nobody has to tell colours apart.
web-shell-pieces-traps = Traps
web-shell-pieces-traps-note = left intact, right damaged
web-shell-pieces-trap-leaves = leaves the game when taken
web-shell-pieces-trap-never = never wears
web-shell-pieces-trap-zone = leaves a destroyed zone
web-shell-pieces-trap-black = white and black face
web-shell-pieces-trap-damaged = damaged when used
web-shell-pieces-stars = { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}
web-shell-pieces-skeletons = Skeletons
web-shell-pieces-skeletons-note = the point is the direction; white has yet to walk, black has walked
web-shell-pieces-shape = { $shape ->
    [circle] circle
    [square] square
    [triangle] triangle
    [diamond] diamond
    [hexagon] hexagon
   *[star] star
}
web-shell-pieces-frozen = Frozen
web-shell-pieces-frozen-note = misses its next walk
web-shell-pieces-chiefs = Chiefs
web-shell-pieces-chiefs-note = an orange border, and a badge that says which
web-shell-pieces-home = Hero, tower, village
web-shell-pieces-hero = Hero
web-shell-pieces-floors = { $floors ->
    [0] Fallen
    [one] { $floors } floor
   *[other] { $floors } floors
}
web-shell-pieces-house = House
web-shell-pieces-burnt = Burnt house
web-shell-pieces-cemetery = Cemetery
web-shell-pieces-bag = Bag
web-shell-pieces-weapons = Weapons
web-shell-pieces-tiles = Nursery tiles
web-shell-pieces-seats = Seats
web-shell-pieces-seats-note = A shape and a colour for every place
web-shell-pieces-dice = Bomb dice
web-shell-pieces-dice-note = the fuse shortens as the die counts down
web-shell-pieces-face = { $face ->
    [0] Boom!
   *[other] { $face }
}


## Settings

web-shell-set-look = Look
web-shell-set-theme = Colours
web-shell-set-theme-auto = Same as the system
web-shell-set-theme-light = Light
web-shell-set-theme-dark = Dark
web-shell-set-speed = Movement
web-shell-set-speed-off = None
web-shell-set-speed-slow = Slow
web-shell-set-speed-usual = Usual
web-shell-set-speed-fast = Fast
web-shell-set-speed-still = Your system asks for less motion: pieces go straight to where they end up.
web-shell-set-highlight = Highlight what I may do
web-shell-set-marks = Mark the last move
web-shell-set-hints = A line of the rules below each question
web-shell-set-play = Playing
web-shell-set-confirm = Ask again before a move
web-shell-set-confirm-always = Always
web-shell-set-confirm-hurts = When it costs something
web-shell-set-confirm-never = Never
web-shell-set-sound = Sounds
web-shell-set-volume = Volume
web-shell-set-you = You
web-shell-set-data = What is stored about me


## One's own data

web-shell-data-title = My data
web-shell-data-here = In this browser
web-shell-data-here-what = Your settings, your name and the secrets of your seats. No cookies, no tracking, and nothing is sent anywhere but to this server.
web-shell-data-there = On the server
web-shell-data-there-what = The tables you play at: the names given there, the moves and the chat. Whoever has a table’s link can see it.
web-shell-data-tables = Your seats
web-shell-data-none = This browser holds no seats.
web-shell-data-table = Table { $table }
web-shell-data-seats = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
web-shell-data-host = you opened it
web-shell-data-move = To another device
web-shell-data-move-at = To another device: table { $table }
web-shell-data-link-how = Open this address there within { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}. It works once.
web-shell-data-link = Address for table { $table }
web-shell-data-copy = Copy
web-shell-data-copied = Copied.
web-shell-data-forget = Forget me there
web-shell-data-forget-at = Forget me there: table { $table }
web-shell-data-forget-sure = Your name and your chat lines are removed from the server, your secrets from this browser. You cannot come back to that seat.
web-shell-data-forget-go = Forget me at that table
web-shell-data-forgotten = That table has forgotten you.
web-shell-data-clear = Forget my settings and name here
web-shell-data-cleared = This browser has forgotten your settings and your name.


## Taking a seat along

web-shell-take-title = Take your seat
web-shell-take-ask = This link brings your seat to this device. It works once.
web-shell-take-go = Sit down here
web-shell-take-lobby = To the tables


## What could not be done

web-shell-problem-too-large = That is more than the server accepts at once.
web-shell-problem-malformed = The server did not understand. Reload the page; it may be an old one.
web-shell-problem-unknown-table = There is no such table, or it no longer exists.
web-shell-problem-unreadable = This table can no longer be opened: its record does not replay, and none of its positions was kept.
web-shell-problem-unknown-game = There is no such game here.
web-shell-problem-unknown-link = This link has already been used, or it has expired.
web-shell-problem-options = A table cannot be set up like that.
web-shell-problem-full = That table has no free places left.
web-shell-problem-secret = This browser does not hold that seat.
web-shell-problem-not-yours = Only whoever opened the table, or sits there, may do that.
web-shell-problem-stale = That question is no longer open; look at the table again.
web-shell-problem-not-offered = That is not possible now.
web-shell-problem-not-playing = The game is not at that point.
web-shell-problem-too-fast = That was too fast. Wait a moment.
web-shell-problem-too-many = Too many tables or places from here. Wait a while.
web-shell-problem-busy = The server is busy. Try again in a moment.
web-shell-problem-lost = The table has moved on elsewhere and was loaded again.
web-shell-problem-dice-told = The players here know all dice to come, so nobody else can sit down. End the game and ask for a rematch: it has new dice.
web-shell-problem-banned = Whoever runs this server does not let your address in.
web-shell-problem-name-taken = Your name looks like another one at this table. Choose a different name.
web-shell-problem-unreachable = The server cannot be reached. Is there a connection?
