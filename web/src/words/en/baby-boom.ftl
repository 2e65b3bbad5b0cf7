# Baby Boom in the browser, in English. The same keys with the same variables are in ../fr/baby-boom.ftl.


## The mat

web-baby-boom-mat = Nursery mat, five by five squares
web-baby-boom-square = { $square }: { $what }
web-baby-boom-square-action = { $square }: { $what }. { $action }
web-baby-boom-empty = empty
web-baby-boom-die = { $name }, { $face ->
    [0] Boom!
   *[other] { $face }
}
web-baby-boom-tile = { baby-boom-tile }{ baby-boom-turned }
web-baby-boom-die-on-tile = { $die }, on a { $tile }
web-baby-boom-hold = Take this die
web-baby-boom-held = In your hand. Put it back
web-baby-boom-track = Score track: { $scores }
web-baby-boom-track-of = { $name } { $points }


## The tiles that were tossed

web-baby-boom-tray = Tossed tiles
web-baby-boom-tray-turn = Which way
web-baby-boom-tray-left = { baby-boom-tile }, { $count } left


## Players

web-baby-boom-players = Players
web-baby-boom-points = points
web-baby-boom-you = you
web-baby-boom-bot = bot
web-baby-boom-to-play = to play
web-baby-boom-first-player = has the first-player tile
web-baby-boom-pacifier = First-player tile
web-baby-boom-pacifier-means = Whoever has it starts the round.
web-baby-boom-dice = Dice: { $dice }
web-baby-boom-no-dice = No die left on the mat
web-baby-boom-in-hand = { $count } in hand
web-baby-boom-lost = { $count } lost
web-baby-boom-face = { $face ->
    [0] Boom!
   *[other] { $face }
}


## Beside the mat

web-baby-boom-tiles = Tiles this round
web-baby-boom-tiles-none = None tossed yet.
web-baby-boom-tile-name = { $tile ->
    [conveyor] Conveyor
    [pinball] Pinball
    [trap] Trap
    [hole] Hole
   *[wall] Wall
}
web-baby-boom-tile-does = { $tile ->
    [conveyor] carries a die on, the way it points
    [pinball] sends a die off sideways; stops blasts
    [trap] goes off under a die pushed or carried there; walking in is safe
    [hole] a die that comes here is lost
   *[wall] neither dice nor blasts cross this edge
}
web-baby-boom-proposed = { $what ->
    [tiles] Tiles as we propose them
   *[start] Starting squares as we propose them
}
web-baby-boom-power-title = How far a blast reaches
web-baby-boom-power-whole = the whole row and column
web-baby-boom-power-near = that far each way
web-baby-boom-power-none = only the die itself goes
web-baby-boom-short = In short
web-baby-boom-short-move = A step costs a die one number.
web-baby-boom-short-push = It may push a lower one of another player, if there is room.
web-baby-boom-short-boom = After 1 comes Boom! It clears its row and column, and stays.
web-baby-boom-short-score = At the end of a round every die left scores its face; Boom! scores 1.
web-baby-boom-in-short =
    { web-baby-boom-short-move }
    { web-baby-boom-short-push }
    { web-baby-boom-short-boom }
    { web-baby-boom-short-score }


## What the rules say about a question

web-baby-boom-hint-move = Choose a die, then a square beside it. Every step counts it down by one.
web-baby-boom-hint-count-down = All your dice are boxed in, so one of them counts down where it stands.
web-baby-boom-hint-place-die = Any free square without a tile. The die starts at 5.
web-baby-boom-hint-lay-tile = Choose a tile and which way it lies, then a square.


## A round begins or ends

web-baby-boom-round-over = Round { $round } is over
web-baby-boom-round-next = Round { $round }
web-baby-boom-tally = Round { $round }
web-baby-boom-roll-first = Who starts?
web-baby-boom-scored = +{ $points }
