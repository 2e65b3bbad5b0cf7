# The table around every game, in English. The same keys with the same variables are in ../fr/table.ftl.


## Prompt bar

web-table-prompt-region = What is asked
web-table-waiting-for = Waiting for
web-table-goes-on = The game goes on…
web-table-waiting-start = The game starts when every place is taken.
web-table-ending = This is how it ends.
web-table-sent = Sent …
web-table-sealed = Your answer is sealed until everybody has given theirs.
web-table-given = Your answer: { $answer }. It is sealed until everybody has given theirs.
web-table-watching = You are watching.
web-table-is-away = { $name } is away.
web-table-is-away-wait = { $name } is away. A bot may be proposed in { $seconds } s.
web-table-is-away-for = { $name } has been away for { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
web-table-is-gone = { $name } has left the table.
web-table-bot-for-you = { $count ->
    [one] While you were away, a bot has played for you: { $bots }.
   *[other] While you were away, bots have played for you: { $bots }.
}
web-table-bot-for-you-why = What it did counts. You can take over again at any time.
web-table-take-back = { $count ->
    [one] Take your seat back
   *[other] Take your seats back
}
web-table-closed = The host has closed this table.
web-table-resigned = The table agreed to stop here.
web-table-propose-to = Suggest an answer to { $name }
web-table-suggests = { $names } suggests: { $answer }
web-table-you-suggest = You suggest: { $answer }
web-table-some-suggest = { $names } suggest: { $answer }
web-table-all-suggest = { $names } agree: { $answer }
web-table-suggested-by = Suggested by { $names }
web-table-do-it = Do it: { $action }
web-table-choose-other = Choose something else
web-table-dont-ask = Don’t ask again
web-table-retract = Take my answer back
web-table-undo-cannot = Undo: { $why }
web-table-undo-last = Undo: back to the last choice
web-table-undo-dice = Undo: back to the dice
web-table-undo-target = Undo: back to the target
web-table-undo-result = Undo: back to the roll
web-table-undo-move = Undo: back to the move
web-table-undo-place = Undo: back to where you start
web-table-undo-enter = Undo: back to where you enter
web-table-undo-initiative = Undo: back to the initiative
web-table-undo-start = Undo: back to the start of the turn
web-table-undo-aim = Undo: back to the aim
web-table-undo-slot = Undo: back to the slot
web-table-undo-shields = Undo: back to the shields
web-table-undo-agree = Undo: back to the die you were offered
web-table-undo-baddie-target = Undo: back to the baddie’s target
web-table-undo-baddie-walk = Undo: back to where the baddie stops
web-table-undo-way = Undo: back to the party’s choice
web-table-undo-road = Undo: back to card or tyrant
web-table-undo-train = Undo: back to the training
web-table-undo-camp = Undo: back to recovery
web-table-undo-share = Undo: back to who gets the card
web-table-undo-drop = Undo: back to what you discard
web-table-undo-find = Undo: back to what you found
web-table-undo-stack = Undo: back to which stack you scout
web-table-undo-scouted = Undo: back to the chip you saw
web-table-undo-intuition = Undo: back to the intuition
web-table-undo-lock-dice = Undo: back to the dice for the lock
web-table-undo-lay-tile = Undo: back to laying the tile
web-table-undo-place-die = Undo: back to placing the die
web-table-undo-count-down = Undo: back to choosing the die
web-table-undo-move-hero = Undo: back to the hero’s move
web-table-undo-choose-trap = Undo: back to the trap
web-table-undo-use-weapon = Undo: back to the weapon
web-table-undo-turn-bone = Undo: back to turning the skeleton
web-table-undo-choose-exit = Undo: back to the dragon’s chase
web-table-undo-choose-chased = Undo: back to whom the dragon chases
web-table-undo-choose-aim = Undo: back to the catapult’s aim
web-table-undo-choose-target = Undo: back to where they go
web-table-undo-choose-hearse = Undo: back to the hearse
web-table-undo-choose-next = Undo: back to who moves next
web-table-undo-choose-entrant = Undo: back to who goes in first
web-table-undo-choose-tower = Undo: back to the hero’s tower
web-table-undo-buy = Undo: back to the market
web-table-undo-offer-heroic = Undo: back to the heroic question
web-table-clock = { $time } left
web-table-clock-of = { $name }: { $time } left


## Options

web-table-options = All options
web-table-options-count = { $count ->
    [one] { $count } option
   *[other] { $count } options
}
web-table-options-search = Find an option
web-table-options-none = No option matches.
web-table-option-said = Option { $number } of { $count }: { $label }


## Connection

web-table-connecting = Connecting …
web-table-lost = The connection is lost. It comes back by itself.
web-table-back = Connected again.
web-table-offline-pick = You are not connected just now, so this was not sent.
web-table-flood = Too much at once; the table needs a moment.
web-table-seat-gone = This seat is no longer yours here: it was freed, or you took it to another device.
web-table-seat-back = Your seat is yours again; the bot has left it.
web-table-refused = The server has closed this connection.
web-table-again = Connect again
web-table-unreadable = This table can no longer be opened
web-table-unreadable-why = Its record does not replay, and none of its positions was kept. Your other tables are not affected.
web-table-unknown = There is no such table
web-table-unknown-why = The link may be incomplete, or the table was closed long ago.
web-table-home = To the lobby
web-table-no-pictures = This version of the page cannot draw this game. Load it again.


## Log and time travel

web-table-log = Log
web-table-log-empty = Nothing has happened yet.
web-table-log-before = At the start
web-table-log-round = Round { $round }
web-table-log-day = Day { $day }
web-table-log-day-round = Day { $day }, round { $round }
web-table-log-new = new
web-table-log-sealed = { $names } { $count ->
    [one] has chosen
   *[other] have chosen
} in secret.
web-table-log-show = Show the table after this
web-table-log-more = … and { $count ->
    [one] { $count } more thing happened.
   *[other] { $count } more things happened.
}
web-table-past = Step { $step } of { $last }
web-table-past-begin = The beginning
web-table-now = Back to now
web-table-first = To the beginning
web-table-earlier = One step back
web-table-later = One step on
web-table-last = To the end


## Places

web-table-seats = Table
web-table-side = Log, chat and table
web-table-id = table { $id }
web-table-your-turn = Your turn
web-table-you = you
web-table-level-gentle = gentle bot
web-table-level-fair = fair bot
web-table-level-sharp = sharp bot
web-table-level-greedy = stand-in bot
web-table-open-place = free place
web-table-here = here
web-table-away = away
web-table-away-wait = away, a bot may be proposed in { $seconds } s
web-table-plays-for = bot, plays for { $name }
web-table-left = has left
web-table-to-move = to move
web-table-host = host
web-table-spectators = { $count ->
    [one] { $count } person watching
   *[other] { $count } people watching
}
web-table-menu = Table
web-table-menu-seat = What to do about { $name }
web-table-free = Free the place of { $name }
web-table-free-why = The place is free again; the link lets anybody take it.
web-table-give-back = Give the seat back to { $name }
web-table-give-bot = Give the place to a bot:
web-table-give-bot-level = { $level ->
    [gentle] Gentle bot
    [fair] Fair bot
   *[sharp] Sharp bot
}
web-table-close-table = Close this table
web-table-close-why = The game ends for everybody and cannot be resumed.
web-table-close-do = Close it for everybody
web-table-leave = Leave the table
web-table-leave-why = Your seat stays empty until the others agree on a bot. You can come back at any time, and take it back from the bot.
web-table-leave-do = Get up and leave
web-table-stay = Stay here
web-table-resign = { $others ->
    [0] Stop the game here
   *[other] Propose to stop here
}
web-table-resign-why = { $others ->
    [0] The game ends without a winner and cannot be resumed.
   *[other] If everybody agrees, the game ends without a winner and cannot be resumed.
}
web-table-resign-do = { $others ->
    [0] Stop it now
   *[other] Propose it to the others
}
web-table-replace = Propose a bot for { $name }
web-table-vote-resign = Should we stop here?
web-table-vote-replace = Should a bot play for { $name }?
web-table-vote-missing = Not agreed yet: { $names }
web-table-agree = Agree
web-table-refuse = Go on as it is
web-table-invite = Invite
web-table-copy-link = Copy the link
web-table-share = Share …
web-table-copied = Copied.
web-table-copy-by-hand = The link is selected: copy it by hand.
web-table-reach-nowhere = This link opens on this computer only.
web-table-reach-open = To let others in your network play, end the server with Ctrl-C and start it like this:
web-table-reach-network = It works for everybody in the same network, such as your Wi-Fi.
web-table-qr = The link as a QR code
web-table-qr-how = Point a phone’s camera at it.
web-table-device = Take my seats to another device
web-table-device-why = Open this link there within { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}. It works once. From then on your seats are on that device, and this one only watches.
web-table-report = Something looks wrong?
web-table-report-copied = A report is on your clipboard. Paste it where you ask for help.
web-table-report-why = Copy this text and paste it where you ask for help:
web-table-resumed = This game goes on from a position that was kept. What was played before can be neither shown nor undone.
web-table-sealed-number = All chance in this game comes from one number, sealed before the first move and opened at the end:
web-table-dice-told = A report has shown the players here all dice to come, so nobody else can sit down at this table. A rematch has new dice.
web-table-keys = Keys
web-table-done = Done


## Waiting room

web-table-room = Waiting for players
web-table-room-missing = { $count ->
    [one] { $count } place is free.
   *[other] { $count } places are free.
}
web-table-room-send = Send this link to the people you want to play with:
web-table-room-invites = { $host } invites you to { $game }
web-table-room-plain = The game as printed, without variants.
web-table-room-no-clock = No clock: take your time.
web-table-room-clock = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} a turn. When the time is up, a bot makes that one move.
web-table-room-rules = The rules in five minutes
web-table-sit-on = Sit down as { $seat }
web-table-nickname = Your name at the table
web-table-room-sitting = You have a seat. The game starts as soon as the table is full.
web-table-room-bots = Or let bots take the free places:


## Several people, one screen

web-table-hand-over = Hand the screen to { $name }
web-table-hand-over-why = Everything is hidden until { $name } presses this.
web-table-hand-over-do = I am { $name }


## Chat

web-table-chat = Chat
web-table-chat-unread = { $count ->
    [one] { $count } new line
   *[other] { $count } new lines
}
web-table-chat-say = Say something
web-table-chat-send = Send
web-table-chat-empty = Nobody has said anything yet.
web-table-chat-mute = Mute { $name }
web-table-chat-unmute = Hear { $name } again
web-table-chat-spectator = watching
web-table-chat-left = { $count ->
    [one] { $count } character left
   *[other] { $count } characters left
}


## Keys

web-table-key-enter = Enter
web-table-key-escape = Esc
web-table-keys-options = pick one of the first nine options
web-table-keys-walk = step through the highlighted options
web-table-keys-pick = choose the highlighted option
web-table-keys-drop = drop what you chose
web-table-keys-undo = undo
web-table-keys-forecast = show or hide the forecast
web-table-keys-list = open the list of all options
web-table-keys-propose = suggest an answer to the player who is asked
web-table-keys-log = go to the log; there ← → step through the game, Home and End jump
web-table-keys-chat = go to the chat
web-table-keys-help = this list


## The end

web-table-end-wins = { $name } wins
web-table-end-win-together = { $names } win together
web-table-end-resigned = Stopped by agreement
web-table-end-look = Look at the table
web-table-end-skip = To the summary
web-table-end-summary = Back to the summary
web-table-rematch = Rematch, same seats
web-table-rematch-go = To the rematch
web-table-replay = Replay from the start
web-table-share-replay = Share the replay
web-table-download = Download the record
web-table-points = Points
web-table-points-total = Total
web-table-player = Player
web-table-round = Round
web-table-curve = Points over time
web-table-curve-said = Points over time, round by round; the table below says the same. { $best }
web-table-curve-start = start
web-table-curve-table = The same as a table
web-table-decided = Round { $round } decided it.
web-table-decided-why = In one step the lead of { $name } grew by { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
web-table-watch = Watch this moment
web-table-harshest = The hardest blow
web-table-harshest-why = { $name } lost { $points ->
    [one] { $points } point
   *[other] { $points } points
} in one go in round { $round }.
web-table-seed-check = Honest dice
web-table-seed-check-why = The sealed number was shown before the first move and opened at the end. Every draw came from it.
web-table-seed-check-match = They match: this browser has just checked.
web-table-seed-check-differ = They do not match. Something is wrong; please report it.
web-table-seed-check-hash = Sealed before the game
web-table-seed-check-seed = Opened at the end
web-table-seed-check-how = Check every draw yourself: download the record, then run


## Replay

web-table-replay-title = Replay
web-table-replay-open = Open a recorded game
web-table-replay-paste = Paste the text of a record
web-table-replay-file = Or choose a file
web-table-replay-unread = This text is not a record that this table can read.
web-table-replay-do = Open it
web-table-replay-play = Play
web-table-replay-pause = Pause
web-table-replay-speed = Speed
web-table-replay-times = { $times }×
web-table-replay-keys = ← → step through the game, Home and End jump, Space plays or pauses.
web-table-loading = Loading …
