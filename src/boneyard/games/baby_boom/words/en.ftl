# Baby Boom in English. The same keys with the same variables are in fr.ftl.

## Names

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


## What is asked

baby-boom-ask-lay-tile = { baby-boom-name }, lay one of the tiles.
baby-boom-ask-place-die = { baby-boom-name }, put a die on a free square.
baby-boom-ask-move = { baby-boom-name }, move one of your dice.
baby-boom-ask-count-down = { baby-boom-name }, no die can move: choose the one that counts down.


## What an option does, and what comes of it

baby-boom-does-move = Move { $start } → { $to }
baby-boom-does-count-down = Count down on { $square }
baby-boom-does-place = Place a die on { $square }
baby-boom-does-lay = Lay a { baby-boom-tile } on { $square }{ baby-boom-turned }
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


## What happened

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


## How it ended

baby-boom-won = { baby-boom-name } wins with { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
baby-boom-shared = { $count } players share the win with { $points ->
    [one] { $points } point each.
   *[other] { $points } points each.
}


## The table in the terminal

baby-boom-round = Round { $round } of { $rounds }
baby-boom-first = First player: { baby-boom-name }
baby-boom-to-lay = To lay: { $tiles }
baby-boom-in-hand = Dice to place: { $dice }
baby-boom-round-row = Round { $round }
baby-boom-total-row = Total


## The rules in short

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
