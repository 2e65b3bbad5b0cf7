# Boneyard in English. One sentence per line; the same keys with the same variables are in fr.ftl.


## Baby Boom: names

baby-boom-title = Baby Boom
baby-boom-option-risky-business = “risky business”
baby-boom-option-tiles-and-bombs = “tiles and bombs”

baby-boom-name = { $colour ->
    [red] Red
    [green] Green
    [yellow] Yellow
   *[blue] Blue
}
baby-boom-letter = { $colour ->
    [red] R
    [green] G
    [yellow] Y
   *[blue] B
}
baby-boom-die = the { $colour } die
baby-boom-the-die = The { $colour } die
baby-boom-tile = { $tile ->
    [conveyor] conveyor
    [pinball] pinball
    [trap] trap
    [hole] hole
   *[wall] wall
}
baby-boom-square = { $square }
baby-boom-turned = { $turn ->
    [up] { $tile ->
        [wall] , upper edge
       *[conveyor] , pointing up
    }
    [right] { $tile ->
        [wall] , right edge
       *[conveyor] , pointing right
    }
    [down] { $tile ->
        [wall] , lower edge
       *[conveyor] , pointing down
    }
    [left] { $tile ->
        [wall] , left edge
       *[conveyor] , pointing left
    }
    [slash] , leaning /
    [backslash] , leaning \
   *[none] {""}
}
baby-boom-ends = { $face ->
    [0] : Boom!
   *[other] {" "}and shows { $face }.
}


## Baby Boom: what is asked

baby-boom-ask-lay-tile = { baby-boom-name }, lay one of the tiles.
baby-boom-ask-place-die = { baby-boom-name }, put a die on a free square.
baby-boom-ask-move = { baby-boom-name }, move one of your dice.
baby-boom-ask-count-down = { baby-boom-name }, no die can move: choose the one that counts down.


## Baby Boom: what an option does

baby-boom-lay = { baby-boom-tile } on { $square }{ baby-boom-turned }
baby-boom-on-square = on { $square }
baby-boom-step = { $end ->
    [hole] falls into the hole
    [trap] springs the trap on { $to }: { baby-boom-boom }
    [hit] { $ride ->
        [no] is hit
       *[yes] rides to { $to }, is hit
    }
   *[board] { $ride ->
        [back] comes back to { $to }, { baby-boom-shows }
        [yes] rides to { $to }, { baby-boom-shows }
       *[no] { baby-boom-shows }
    }
}
baby-boom-push = pushes { $count ->
    [one] { $victim }
   *[other] { $count } dice, { $victim } last,
} { $fate ->
    [hole] into the hole
    [trap] onto the trap
   *[board] to { $goes }
}{ $boom ->
    [no] {""}
   *[other] : { baby-boom-boom }
}; { $step }
baby-boom-shows = { $face ->
    [0] { baby-boom-boom }
   *[other] shows { $face }
}
baby-boom-boom = { $boom ->
    [rolled] Boom!, roll for its reach
   *[other] Boom! hits { $hits ->
        [0] nothing
       *[other] { $hits }
    }{ $mine ->
        [0] {""}
       *[other] {" "}({ $mine } of yours)
    }
}


## Baby Boom: what happened

baby-boom-rolled-for-first = { baby-boom-name } rolls { $face ->
    [0] Boom! for the first turn; that is 0.
   *[other] { $face } for the first turn.
}
baby-boom-tied = { $players } tie and roll again.
baby-boom-round-began = Round { $round }. { baby-boom-name } has the first-player tile and starts.
baby-boom-tossed = { baby-boom-name } tosses the tiles: { $tiles }.
baby-boom-tossed-tile = { $count } { $count ->
    [one] { baby-boom-tile }
   *[other] { baby-boom-tile }s
}
baby-boom-laid = { baby-boom-name } lays a { baby-boom-tile } on { $square }{ baby-boom-turned }.
baby-boom-placed = { baby-boom-name } puts a die on { $square }.
baby-boom-moved = { $ride ->
    [back] { baby-boom-the-die } leaves { $from } and comes back to { $to } via { $via }{ baby-boom-ends }
    [yes] { baby-boom-the-die } rides from { $from } via { $via } to { $to }{ baby-boom-ends }
   *[no] { baby-boom-the-die } moves from { $from } to { $to }{ baby-boom-ends }
}
baby-boom-pushed = { $ride ->
    [back] { baby-boom-the-die } is pushed from { $from } and comes back to { $to } via { $via }{ baby-boom-ends }
    [yes] { baby-boom-the-die } is pushed from { $from } and rides via { $via } to { $to }{ baby-boom-ends }
   *[no] { baby-boom-the-die } is pushed from { $from } to { $to }{ baby-boom-ends }
}
baby-boom-counted-down = { baby-boom-name } is blocked; the die on { $square } stays, counts down{ baby-boom-ends }
baby-boom-fell = { baby-boom-the-die } falls into the hole on { $square }.
baby-boom-trap-sprung = The trap on { $square } goes off under { baby-boom-die }.
baby-boom-hit = { baby-boom-letter }{ $face ->
    [0] *
   *[other] { $face }
} on { $square }
baby-boom-power-rolled = { baby-boom-name } rolls { $face ->
    [0] Boom! for the blast on { $square }: only that die goes.
    [1] { $face } for the blast on { $square }: it reaches { $face } square.
    [2] { $face } for the blast on { $square }: it reaches { $face } squares.
    [3] { $face } for the blast on { $square }: it reaches { $face } squares.
   *[other] { $face } for the blast on { $square }: it sweeps whole lines.
}
baby-boom-exploded = { $power ->
    [-1] { baby-boom-the-die } explodes on { $square }; its reach will be rolled. { $count ->
        [0] It can hit nothing.
       *[other] It can hit { $hits }.
    }
    [0] { baby-boom-the-die } implodes on { $square } and is gone.
   *[other] { $count ->
        [0] { baby-boom-the-die } explodes on { $square } and hits nothing.
       *[other] { baby-boom-the-die } explodes on { $square } and removes { $hits }.
    }
}
baby-boom-round-ended = Round { $round } ends. { $points }.{ $last ->
    [yes] {""}
   *[no] {" "}{ baby-boom-name } starts the next one.
}
baby-boom-scored = { baby-boom-name } +{ $points } = { $total }
baby-boom-out = { baby-boom-name } has no live die left and sits out the rest of the round.


## Baby Boom: how it ended

baby-boom-won = { baby-boom-name } wins with { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
baby-boom-shared = { $count } players share the win with { $points ->
    [one] { $points } point each.
   *[other] { $points } points each.
}


## Baby Boom: the table in the terminal

baby-boom-round = Round { $round } of { $rounds }
baby-boom-first = First player: { baby-boom-name }
baby-boom-to-lay = To lay: { $tiles }
baby-boom-in-hand = Dice to place: { $dice }
baby-boom-round-row = Round { $round }
baby-boom-total-row = Total


## Baby Boom: the rules in short

baby-boom-rules =
    Every die is a bomb with a countdown: 5, 4, 3, 2, 1, Boom! A die that shows 1 to 5 is live.
    On your turn you move one of your live dice one square up, down, left or right, and turn it one step down.
    You may push an opponent’s live die that shows less than yours, if the square behind it is free. Both dice then turn one step down.
    A die that reaches Boom! explodes: every other die in its row and column leaves the board, yours too. The exploded die stays, never moves again, and can still be hit.
    If none of your dice can move, one of them turns one step down where it is. If you have no live die left, you are skipped.
    The round ends when at most one player has a live die. Every die on the board is worth its face to its owner, and Boom! is worth 1.
    The survivor starts the next round; if nobody survives, whoever moved last does. With three players the start squares move on by one colour each round.
    After three rounds most points win; a tie is a shared win.
baby-boom-rules-risky-business =
    Risky business: whoever causes an explosion rolls for it. 4 or 5: whole lines. 1, 2 or 3: that many squares each way. Boom!: only the exploding die goes.
baby-boom-rules-tiles-and-bombs =
    Tiles and bombs: before each round four tiles are tossed. Players lay them in turn, one at a time: two each for two players, one each for four; with three the first player lays two. Then dice are placed one by one, never on a tile.
    A conveyor may not point off the board, at a wall or at a conveyor pointing back; a pinball may not lie on the border, nor a wall along it.
    A conveyor carries a die on along its arrow. A pinball sends it off at a right angle and stops blasts. A die pushed or carried onto a trap explodes there, and both leave; walking onto one is safe. A hole swallows dice. A wall closes one edge to dice and blasts.
    A carried die pushes what stands in its way by the same rules; if it cannot, or if it would come to the same tile twice, the move is illegal.
    However far dice travel in a turn, each counts down once.
baby-boom-legend =
    R4 is a red die that shows 4; R* is a red die that has exploded. G is green, Y yellow, B blue.
    The last move is marked [ ], the moves before it since your own ‹ ›, a die that was hit ××.
baby-boom-legend-tiles-and-bombs =
    →→ is a conveyor, ╱╱ a pinball, xx a trap (Y4x: a die on a trap), () a hole, and a thick line a wall; ▌ shows the square it lies on.


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


## The terminal: playing

ui-welcome = { $title }. Seed { $seed }.
ui-welcome-variants = { $title } with { $variants }. Seed { $seed }.
ui-type-help = Type ? for help.
ui-prompt = ? help
ui-resumed = { $count ->
    [0] Resumed at the start.
    [one] Resumed after { $count } move.
   *[other] Resumed after { $count } moves.
}
ui-human = human
ui-seat = seat { $seat }
ui-hand-over = Now { $name }. Enter when nobody else is looking.
ui-thinking = { $name } is thinking ({ $bot })…
ui-many = Too many to list. Type one of these words to go on:
ui-fits = { $count ->
    [one] Only this fits; Enter plays it:
   *[other] { $count } fit:
}
ui-no-such-move = No such move: { $typed }. Enter shows the list, ? helps.
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
ui-not-saved = Could not save in { $path }: { $why }
ui-exists = There is already a file { $path }; choose another name.
ui-resume-with = To go on later: { $command }
ui-bye = Nothing was played, nothing is saved.
ui-winners = Winners: { $names }
ui-seed = Seed { $seed }
ui-rematch = Rematch: { $command }
ui-watch-again = Replay: { $command }

undo-refused-chance = Dice have been rolled since; that cannot be taken back.
undo-refused-revealed = Something hidden has been shown since; that cannot be taken back.
undo-refused-others = Somebody else has moved since; that cannot be taken back.
undo-refused-nothing = There is nothing to take back yet.

ui-help-commands =
    12, c3-c4     play a move by its number, or as it is written; c3c4 will do
    c3            part of a move: list what fits
    Enter         play the only move that fits; else show the board and the list
    u, undo       take your last move back, and the bots’ replies with it
    h, hint       what a strong bot would play
    f 12          forecast: what move 12 would do; in some games f alone: what comes anyway
    l NAME        look at somebody’s board, where everybody has one
    s FILE        save; without a name, in the usual place
    q, quit       save and leave
    ? rules       the rules, and how to read the board
    ?, help       this
ui-help-rules = The rules
ui-help-board = The board
ui-help-keys = What you can type


## The terminal: replaying

ui-replay-at = Move { $number } of { $last }
ui-replay-keys = Enter: next, b: back, g 12: go to move 12, e: end, q: quit
ui-replay-start = The start
ui-replay-end = This is the end of the record.
ui-replay-first = This is the start of the record.
ui-replay-undo = { $name } takes a move back.
ui-replay-unknown = Enter, b, g with a number, e or q; not “{ $typed }”.
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


## Bad Bones: the table in the terminal

bad-bones-ui-name = { $banner ->
    [raven] Raven
    [stag] Stag
    [boar] Boar
    [wolf] Wolf
    [owl] Owl
   *[hare] Hare
}
bad-bones-ui-letter = { $colour ->
    [yellow] Y
    [blue] B
    [red] R
    [green] G
   *[purple] P
}
bad-bones-ui-chief = { $chief ->
    [demolition] D
    [necromancer] N
    [friendly] F
    [instructor] I
    [spectral] S
    [saboteur] A
   *[emperor] E
}
bad-bones-ui-zone = ruined
bad-bones-ui-home = { $home ->
    [capital] capital
   *[village] village
}
bad-bones-ui-slot = { $side ->
    [left] forest left of { $lane }
    [right] forest right of { $lane }
    [top] forest above { $lane }
   *[bottom] forest below { $lane }
}
bad-bones-ui-phase = { $phase ->
    [market] market
    [towers] towers
    [hero] 1 heroes
    [trap] 2 traps
    [weapon] weapon
    [over] the end
   *[skeletons] 3 skeletons
}
bad-bones-ui-round = { $rounds ->
    [0] Round { $round }, { $phase }
   *[other] Round { $round } of { $rounds }, { $phase }
}
bad-bones-ui-heroic = For the heroic win
bad-bones-ui-tracking = { $face ->
    [white] white still move
   *[black] black still move
}
bad-bones-ui-supply = Supply: { $traps }
bad-bones-ui-resting = Back next round: { $traps }
bad-bones-ui-weapon = Weapon: { $weapon }
bad-bones-ui-cemetery = † Cemetery:
bad-bones-ui-bag = In the bag: { $count }
bad-bones-ui-signs = ♜ floors, ⌂ houses, † in the cemetery, then points
bad-bones-ui-signs-alone = ♜ floors, ⌂ houses, † in the cemetery
bad-bones-ui-signs-coop = ♜ towers, † in the cemetery
bad-bones-ui-market = The market
bad-bones-ui-stalls = { $kind ->
    [trap] Traps
   *[weapon] Weapons, one each
}
bad-bones-ui-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
bad-bones-ui-order = Next to buy: { $names }
bad-bones-ui-waiting = In your forests:
bad-bones-ui-tally = { $row ->
    [floors] Floors, 4 each
    [houses] Houses, 3 each
    [stars] Stars
   *[points] Points
}
bad-bones-ui-ahead = { $phase ->
    [hero] Ahead, if the hero stood still:
   *[any] Ahead:
}
bad-bones-ui-ahead-nothing = no harm
bad-bones-ui-ahead-doom = your kingdom falls
bad-bones-ui-ahead-floors = { $count ->
    [one] { $count } floor falls
   *[other] { $count } floors fall
}
bad-bones-ui-ahead-houses = { $count ->
    [one] { $count } house burns
   *[other] { $count } houses burn
}
bad-bones-ui-ahead-capital = { $count ->
    [one] { $count } house of the capital burns
   *[other] { $count } houses of the capital burn
}
bad-bones-ui-ahead-towers = { $count ->
    [one] { $count } tower falls
   *[other] { $count } towers fall
}
bad-bones-ui-ahead-stolen = the treasure is stolen
bad-bones-ui-ahead-worn-out = { $count ->
    [one] { $count } trap wears out
   *[other] { $count } traps wear out
}
bad-bones-ui-ahead-mended = { $count } mended
bad-bones-ui-ahead-slain = { $count ->
    [one] the hero destroys { $count }
   *[other] the hero destroys { $count }
}
bad-bones-ui-ahead-killed = { $count ->
    [one] { $count } dies of a trap
   *[other] { $count } die of traps
}
bad-bones-ui-ahead-sent = { $count ->
    [one] { $count } thrown out
   *[other] { $count } thrown out
}
bad-bones-ui-ahead-asked = { $count ->
    [one] { $count } choice to make
   *[other] { $count } choices to make
}
bad-bones-ui-ahead-damaged = { $count ->
    [one] { $count } trap damaged
   *[other] { $count } traps damaged
}
bad-bones-ui-legend =
    2Y●↓ is two yellow skeletons walking down: the letter and the shape of the colour, and an arrow. Y● yellow, B■ blue, R▲ red, G◆ green, P★ purple. ' has moved, * is frozen, & follows an instructor.
    H is the hero, ♜4 a tower of four floors, ⌂ a house, † the cemetery, ∴ a ruin, ○ and ● the white and the black face. ×5 is five skeletons, spelled out below the board.
    A trap shows its name, a wall its slant; - means damaged, ' used in this round. Thin bent lines are the printed arrows: who walks in along the line goes out by its arrow.
    Outside the board wait the skeletons of the forests. In the cemetery the arrow is the way a skeleton will come in.
    On a small board ↓2 is two skeletons walking down, *3 three walking different ways, C catapult, D dragon, $ treasure, # barricade, B bomb, U hearse, L labyrinth, O portal, S spring, x destroyed zone; figures outside wait in the forests.
    In a forecast the board is shown as it will be: · where somebody walks, ? where you will be asked, ! what is hit.
bad-bones-ui-legend-chiefs =
    Chiefs have a letter instead of the shape: D demolition, N necromancer, F friendly, I instructor, S spectral, A saboteur, E emperor.


## The terminal: several at one keyboard, and what answers itself

ui-forced = { $name }: only { $move } is possible.
ui-hand-over-undo = u: { $name } takes the last answer back.
ui-forecast-now = If you do nothing about it:
ui-forecast-board = How it will look:
ui-look-whom = Whose? { $names }
