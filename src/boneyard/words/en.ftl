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


## Bad Bones: names

bad-bones-title = Bad Bones
bad-bones-option-advanced = the advanced game
bad-bones-option-chiefs = skeleton chiefs
bad-bones-option-coop = one team against the bones
bad-bones-option-play-on = playing on after the win
bad-bones-option-rounds = { $value } rounds to survive
bad-bones-option-leader = seat { $value } as leader of the team
bad-bones-option-german-hearse = the German hearse
bad-bones-option-german-ice-staff = the German ice staff
bad-bones-option-german-teleport-staff = the German teleport staff

bad-bones-banner = { $banner ->
    [raven] Raven
    [stag] Stag
    [boar] Boar
    [wolf] Wolf
    [owl] Owl
   *[hare] Hare
}
bad-bones-place = { $place ->
    [left] the left forest
    [top] the top forest
    [bottom] the bottom forest
    [right] the right forest
   *[other] { $place }
}
bad-bones-colour = { $colour ->
    [yellow] yellow
    [blue] blue
    [red] red
    [green] green
   *[purple] purple
}
bad-bones-ranks = { $chief ->
    [none] skeletons
   *[other] { $rank }s
}
bad-bones-skeletons = { $count ->
    [one] a { bad-bones-colour } { $rank }
   *[other] { $count } { bad-bones-colour } { bad-bones-ranks }
}
bad-bones-token = { $count } { bad-bones-colour }{ $chief ->
    [none] {""}
   *[other] {" "}{ $count ->
        [one] { $rank }
       *[other] { bad-bones-ranks }
    }
} ({ $side ->
    [left] left
    [far] middle
   *[right] right
})
# Which article an item takes is a matter of French; there it needs the name of the item.
bad-bones-a-item = { $item ->
    [treasure] the { $words }
   *[other] a { $words }
}
bad-bones-the-item = { $item ->
   *[other] The { bad-bones-banner }’s { $words }
}
bad-bones-turned = { $turn ->
    [slash] , leaning /
    [backslash] , leaning \
    [white] , white side up
    [black] , black side up
   *[none] {""}
}
bad-bones-via = { $bends ->
    [0] {""}
   *[other] {" "}via { $via }
}
bad-bones-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
bad-bones-price = { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
}


## Bad Bones: what is asked

bad-bones-ask-buy = { bad-bones-banner }, buy something or pass. Your purse holds { bad-bones-coins }.
bad-bones-ask-choose-tower = { bad-bones-banner }, on which tower does your hero start?
bad-bones-ask-move-hero = { bad-bones-banner }, move your hero one square.
bad-bones-ask-choose-trap = { bad-bones-banner }, place a trap, take one back, or do nothing.
bad-bones-ask-use-weapon = { bad-bones-banner }, your hero has destroyed { $kills }: use the { $words }?
bad-bones-ask-turn-bone = { bad-bones-banner }, which way do you turn { $who } on { $square }? It faces { $facing ->
    [up] up
    [right] right
    [down] down
   *[left] left
}.
bad-bones-ask-choose-exit = { bad-bones-banner }, which way does the dragon on { $square } chase { $who }{ $way ->
    [landed] {""}
   *[walked] {" "}that came from { $from }
}?
bad-bones-ask-choose-chased = { bad-bones-banner }, a dragon has landed on { $square }: which skeleton does it chase first?
bad-bones-ask-choose-aim = { bad-bones-banner }, the catapult on { $square } has { $who } to throw: which player does it aim at this round?
bad-bones-ask-choose-target = { bad-bones-banner }, { $who } { $count ->
    [one] leaves the board from { $square }: which player does it go to?
   *[other] leave the board from { $square }: which player do they go to?
}
bad-bones-ask-choose-hearse = { bad-bones-banner }, the hearse on { $square } carries { $who }: which player does it go to?
bad-bones-ask-choose-next = { bad-bones-banner }, the order matters: who moves next?
bad-bones-ask-choose-entrant = { bad-bones-banner }, { $who } reach { $goal ->
    [tower] the tower
    [village] the village
   *[capital] the capital
} together: who enters first?
bad-bones-ask-offer-heroic = { bad-bones-banner }, you have survived and won. Fight on for a heroic win?


## Bad Bones: what an option does

bad-bones-buy-trap = at { bad-bones-price }, { $left } on sale: { $use }
bad-bones-buy-weapon = at { bad-bones-price }: { $use }
bad-bones-buy-nothing = { $coins ->
    [0] for good
   *[other] for good, { bad-bones-coins } lost
}
bad-bones-use = { $item ->
    [wall] sends them off at a right angle
    [catapult] throws them to somebody else
    [dragon] chases them where you like
    [treasure] turns those beside it
    [barricade] stops them where they are
    [bomb] kills all who enter, once
    [hearse] takes them, and itself, elsewhere
    [labyrinth] holds them for a round
    [portal] sends them back to the forest
    [spring] throws them two squares on
    [crossbow] kills one, anywhere
    [ice_staff] freezes a square
    [death_staff] sends his dead to somebody else
    [teleport_staff] takes him back to the tower
    [two_handed_sword] moves him again
    [battle_axe] kills one colour around him
    [morning_star] knocks a stack aside
   *[rapier] turns those on a square
}
bad-bones-start-there = starts on { $square }
bad-bones-hero-kills = destroys { $count } there
bad-bones-hero-stops = { $count ->
    [one] will kill { $count } that walks into him
   *[other] will kill { $count } that walk into him
}
bad-bones-losses = loses { $losses }
bad-bones-doing-nothing = and loses { $losses }
bad-bones-loss = { $what ->
    [floor] { $count ->
        [one] { $count } floor
       *[other] { $count } floors
    }
    [house] { $count ->
        [one] { $count } house
       *[other] { $count } houses
    }
    [tower] { $count ->
        [one] { $count } tower
       *[other] { $count } towers
    }
    [capital] { $count ->
        [one] { $count } house of the capital
       *[other] { $count } houses of the capital
    }
   *[kingdom] the kingdom
}
bad-bones-effects = { $effects }
bad-bones-no-effect = {""}
bad-bones-saved = saves { bad-bones-loss }
bad-bones-cost = costs { bad-bones-loss }
bad-bones-effect-kills = kills { $count }
bad-bones-effect-spares = spares { $count }
bad-bones-effect-sends = sends { $count } away
bad-bones-effect-keeps = keeps { $count } here
bad-bones-effect-holds = holds up { $count }
bad-bones-effect-repels = chases { $count }
bad-bones-effect-freezes = freezes { $count }
bad-bones-effect-shifts = moves { $count }
bad-bones-effect-turns = diverts { $count }
bad-bones-take-back = gets { bad-bones-a-item } back
bad-bones-sheathe = for later
bad-bones-send-dead = sends { $count } to the { $target }
bad-bones-turn-all = { $count ->
    [one] turns { $count } skeleton
   *[other] turns { $count } skeletons, one by one
}
bad-bones-will-face = has moved; faces that way
bad-bones-goes-stands = to { $square }
bad-bones-goes-held = into the labyrinth on { $square }
bad-bones-goes-robs = takes the treasure on { $square }
bad-bones-goes-stays = stopped by the barricade on { $square }
bad-bones-goes-loops = in circles, ends where it was
bad-bones-goes-tower = into the tower on { $square }
bad-bones-goes-village = into the village
bad-bones-goes-capital = into the capital
bad-bones-goes-leaves = away, to the { $target }
bad-bones-goes-leaves-home = away, into your own cemetery
bad-bones-goes-leaves-somewhere = away, to a player of your choice
bad-bones-goes-slain = killed by the hero on { $square }
bad-bones-goes-bombed = blown up by the bomb on { $square }
bad-bones-goes-staked = killed by the barricade on { $square }
bad-bones-goes-thrown = catapulted to the { $target }
bad-bones-goes-thrown-home = catapulted into your own cemetery
bad-bones-goes-thrown-somewhere = catapulted to a player of your choice
bad-bones-goes-loaded = onto the hearse on { $square }
bad-bones-goes-sent-home = through the portal on { $square }, back to the forest
bad-bones-goes-dragon = to the dragon on { $square }
bad-bones-as-group = with { $count ->
    [one] { $count } other
   *[other] { $count } others
}, { $goes }
bad-bones-rest-go = in reading order
bad-bones-rival-stands = has { $floors ->
    [one] { $floors } floor
   *[other] { $floors } floors
}, { $houses ->
    [one] { $houses } house
   *[other] { $houses } houses
}, { bad-bones-coming }
bad-bones-mate-stands = has { $towers ->
    [one] { $towers } tower
   *[other] { $towers } towers
}, { bad-bones-coming }
bad-bones-coming = { $coming ->
    [0] nobody on the way
   *[other] { $coming } on the way
}
bad-bones-enters-tower = { $chief ->
    [demolition] takes two floors
    [friendly] mends a floor
    [emperor] takes the kingdom
   *[other] takes a floor
}
bad-bones-enters-village = { $chief ->
    [demolition] burns two houses
    [friendly] mends a house
    [emperor] takes the kingdom
   *[other] burns a house
}
bad-bones-enters-capital = { $chief ->
    [demolition] burns two houses of the capital
    [friendly] mends a house of the capital
    [emperor] takes everything
   *[other] burns a house of the capital
}
bad-bones-enters-ruin = { $chief ->
    [friendly] goes in, and the tower stands
    [emperor] goes in, and all is lost
   *[other] is stopped, and the tower falls
}
bad-bones-fight-on = with no new arrivals; heroic once none is left
bad-bones-stop-now = and keep the plain win


## Bad Bones: what happened

bad-bones-round-began = Round { $round }.
bad-bones-drew = The { bad-bones-banner } draws { $drawn }.
bad-bones-received = Out of the { bad-bones-banner }’s cemetery: { $sent }.
bad-bones-drew-and-received = The { bad-bones-banner } draws { $drawn }. Out of the cemetery: { $sent }.
bad-bones-hero-placed = The { bad-bones-banner }’s hero takes the tower on { $square }.
bad-bones-hero-moved = The { bad-bones-banner }’s hero goes from { $from } to { $square }.
bad-bones-destroyed-hero = The { bad-bones-banner }’s hero destroys { $who } on { $square }.
bad-bones-destroyed-bomb = The { bad-bones-banner }’s bomb blows up { $who } on { $square }.
bad-bones-destroyed-two-handed-sword = The sword of the { bad-bones-banner } cuts down { $who } on { $square }.
bad-bones-trap-placed = The { bad-bones-banner } places { bad-bones-a-item } on { $square }{ bad-bones-turned }.
bad-bones-trap-taken = The { bad-bones-banner } takes { bad-bones-a-item } back from { $square }.
bad-bones-nothing-placed = The { bad-bones-banner } leaves the traps as they are.
bad-bones-lured = { $count ->
    [one] The { bad-bones-banner }’s treasure on { $square } attracts { $count } skeleton.
   *[other] The { bad-bones-banner }’s treasure on { $square } attracts { $count } skeletons.
}

bad-bones-march-stands = { bad-bones-banner }: { $who } { $way ->
    [forest] { $count ->
        [one] comes
       *[other] come
    } out of { $from }{ bad-bones-via } to { $square }
    [back] { $count ->
        [one] leaves { $from }{ bad-bones-via } and comes
       *[other] leave { $from }{ bad-bones-via } and come
    } back to { $square }
   *[board] { $count ->
        [one] goes
       *[other] go
    } from { $from }{ bad-bones-via } to { $square }
}{ $turn ->
    [none] {""}
   *[other] {" "}and { $count ->
        [one] turns
       *[other] turn
    } { $turn ->
        [up] up
        [right] right
        [down] down
       *[left] left
    }
}.
bad-bones-march-held = { bad-bones-banner }: { $who } { $count ->
    [one] goes
   *[other] go
} from { $from }{ bad-bones-via } into the labyrinth on { $square }.
bad-bones-march-kept = { bad-bones-banner }: { $who } { $count ->
    [one] finds
   *[other] find
} no way out of the labyrinth on { $square }.
bad-bones-march-robs = { bad-bones-banner }: { $who } { $count ->
    [one] comes from { $from }{ bad-bones-via } and lays
   *[other] come from { $from }{ bad-bones-via } and lay
} hands on the treasure on { $square }.
bad-bones-march-stays = { bad-bones-banner }: { $who } from { $from } { $count ->
    [one] is
   *[other] are
} stopped by the barricade on { $square }.
bad-bones-march-loops = { bad-bones-banner }: { $who } from { $from } { $count ->
    [one] goes round in circles and ends where it was.
   *[other] go round in circles and end where they were.
}
bad-bones-march-tower = { bad-bones-banner }: { $who } { $count ->
    [one] goes
   *[other] go
} from { $from }{ bad-bones-via } into the tower on { $square }.
bad-bones-march-village = { bad-bones-banner }: { $who } { $count ->
    [one] goes
   *[other] go
} from { $from }{ bad-bones-via } into the village.
bad-bones-march-capital = { bad-bones-banner }: { $who } { $count ->
    [one] goes
   *[other] go
} from { $from }{ bad-bones-via } into the capital.
bad-bones-march-leaves = { bad-bones-banner }: { $who } { $count ->
    [one] leaves
   *[other] leave
} from { $from }{ bad-bones-via } { bad-bones-edge } for the { $target }’s cemetery.
bad-bones-march-leaves-home = { bad-bones-banner }: { $who } { $count ->
    [one] leaves
   *[other] leave
} from { $from }{ bad-bones-via } { bad-bones-edge } and will be back.
bad-bones-march-leaves-somewhere = { bad-bones-banner }: { $who } { $count ->
    [one] leaves
   *[other] leave
} from { $from }{ bad-bones-via } { bad-bones-edge }.
bad-bones-edge = { $edge ->
    [up] over the top edge
    [right] over the right edge
    [down] over the bottom edge
   *[left] over the left edge
}
bad-bones-march-slain = { bad-bones-banner }: { $who } { $count ->
    [one] comes from { $from }{ bad-bones-via } and is
   *[other] come from { $from }{ bad-bones-via } and are
} killed by the hero on { $square }.
bad-bones-march-bombed = { bad-bones-banner }: { $who } { $count ->
    [one] comes from { $from }{ bad-bones-via } and is
   *[other] come from { $from }{ bad-bones-via } and are
} blown up on { $square }.
bad-bones-march-staked = { bad-bones-banner }: { $who } from { $from }{ bad-bones-via } { $count ->
    [one] flies
   *[other] fly
} onto the stakes of the barricade on { $square }.
bad-bones-march-thrown = { bad-bones-banner }: { $who } from { $from }{ bad-bones-via } { $count ->
    [one] is
   *[other] are
} thrown by the catapult on { $square } into the { $target }’s cemetery.
bad-bones-march-thrown-home = { bad-bones-banner }: { $who } from { $from }{ bad-bones-via } { $count ->
    [one] is
   *[other] are
} thrown by the catapult on { $square } and will be back.
bad-bones-march-thrown-somewhere = { bad-bones-banner }: { $who } from { $from }{ bad-bones-via } { $count ->
    [one] is
   *[other] are
} thrown by the catapult on { $square }.
bad-bones-march-loaded = { bad-bones-banner }: { $who } { $count ->
    [one] climbs
   *[other] climb
} from { $from }{ bad-bones-via } onto the hearse on { $square }.
bad-bones-march-sent-home = { bad-bones-banner }: { $who } { $count ->
    [one] goes
   *[other] go
} from { $from }{ bad-bones-via } through the portal on { $square }, back to the forest.
bad-bones-march-dragon = { bad-bones-banner }: { $who } from { $from }{ bad-bones-via } { $count ->
    [one] meets
   *[other] meet
} the dragon on { $square }.
bad-bones-march-under-dragon = { bad-bones-banner }: { $who } { $count ->
    [one] is
   *[other] are
} chased by the dragon landing on { $square }.

bad-bones-tower-struck = The { bad-bones-banner }’s tower loses { $count ->
    [one] a floor
   *[other] { $count } floors
}; { bad-bones-left }
bad-bones-village-struck = In the { bad-bones-banner }’s village { $count ->
    [one] a house burns
   *[other] { $count } houses burn
}; { bad-bones-left }
bad-bones-capital-struck = On the { bad-bones-banner }’s side of the capital { $count ->
    [one] a house burns
   *[other] { $count } houses burn
}; { bad-bones-left }
bad-bones-tower-mended = A friendly hand gives the { bad-bones-banner }’s tower { $count ->
    [one] a floor back
   *[other] { $count } floors back
}; it has { $left } now.
bad-bones-village-mended = A friendly hand gives the { bad-bones-banner }’s village { $count ->
    [one] a house back
   *[other] { $count } houses back
}; it has { $left } now.
bad-bones-capital-mended = A friendly hand gives the capital, on the { bad-bones-banner }’s side, { $count ->
    [one] a house back
   *[other] { $count } houses back
}; it has { $left } now.
bad-bones-left = { $left ->
    [0] none is left.
    [one] { $left } is left.
   *[other] { $left } are left.
}
bad-bones-tower-fell = The { bad-bones-banner }’s tower on { $square } falls.
bad-bones-damaged = { bad-bones-the-item } on { $square } is damaged.
bad-bones-worn-out = { bad-bones-the-item } on { $square } is worn out and leaves the game.
bad-bones-sabotaged = { bad-bones-the-item } on { $square } is sabotaged and leaves the game.
bad-bones-bomb-spent = The { bad-bones-banner }’s bomb leaves a destroyed zone on { $square }.
bad-bones-stolen = The { bad-bones-banner }’s treasure on { $square } is stolen.
bad-bones-hearse-left = The { bad-bones-banner }’s hearse drives from { $square } to the { $target } with { $who }.
bad-bones-hearse-stayed = The { bad-bones-banner }’s hearse brings { $who } from { $square } to the cemetery.
bad-bones-saboteur-left = { bad-bones-banner }: { $who } has done enough and goes back to the bag.

bad-bones-used-crossbow = The { bad-bones-banner }’s hero shoots { $who } on { $square }.
bad-bones-used-ice-staff = The { bad-bones-banner }’s hero freezes { $who } on { $square }.
bad-bones-used-ice-staff-on-all = The { bad-bones-banner }’s hero freezes everything on the board: { $who }.
bad-bones-used-death-staff = The { bad-bones-banner }’s hero sends his dead to the { $target }: { $who }.
bad-bones-used-teleport-staff = The { bad-bones-banner }’s hero vanishes, and stands on { $square }.
bad-bones-used-two-handed-sword = The { bad-bones-banner }’s hero lifts the two-handed sword and moves again.
bad-bones-used-battle-axe = The { bad-bones-banner }’s hero swings the axe at all that is { bad-bones-colour }: { $who }.
bad-bones-used-morning-star = The { bad-bones-banner }’s hero knocks { $who } from { $square } to { $to }.
bad-bones-used-rapier = The { bad-bones-banner }’s hero turns { $who } on { $square } with the rapier.
bad-bones-hero-fell = The { bad-bones-banner }’s hero kills the emperor and falls with him.

bad-bones-bought = The { bad-bones-banner } buys { bad-bones-a-item } for { bad-bones-price }.
bad-bones-bought-for = The { bad-bones-banner } buys { bad-bones-a-item } for { bad-bones-price }; the { $hero }’s hero carries it.
bad-bones-passed = { $coins ->
    [0] The { bad-bones-banner } buys no more.
    [one] The { bad-bones-banner } buys no more; { $coins } coin is lost.
   *[other] The { bad-bones-banner } buys no more; { $coins } coins are lost.
}
bad-bones-eliminated-tower = The { bad-bones-banner } has no tower left.
bad-bones-eliminated-village = The { bad-bones-banner } has no house left.
bad-bones-eliminated-capital = The capital’s last house burns on the { bad-bones-banner }’s side.
bad-bones-eliminated-emperor = The emperor takes the { bad-bones-banner }’s kingdom.
bad-bones-fought-on = The { bad-bones-banner }’s hero fights on until no skeleton is left.
bad-bones-held-out = { $rounds ->
    [one] { $rounds } round survived:
   *[other] { $rounds } rounds survived:
} the team has won, and plays on for as long as it can.
bad-bones-ended-lost = That is the end.
bad-bones-ended-won = That is a win.
bad-bones-ended-heroic = No skeleton is left.

bad-bones-chased-first = { $who }
bad-bones-ahead-exit = The { bad-bones-banner } will choose which way the dragon on { $square } chases.
bad-bones-ahead-aim = The { bad-bones-banner } will choose which player the catapult on { $square } aims at.
bad-bones-ahead-target = The { bad-bones-banner } will choose which player it goes to from { $square }.
bad-bones-ahead-hearse = The { bad-bones-banner } will choose where the hearse on { $square } drives.
bad-bones-ahead-entrant = The { bad-bones-banner } will choose who in the group at { $square } goes in first.
bad-bones-ahead-order = The order will matter; the { bad-bones-banner } will choose who moves first.
bad-bones-ahead-weapon = The { bad-bones-banner }’s hero may use his weapon then.
bad-bones-ahead-points = { $count ->
    [one] The { bad-bones-banner } will have { $count } point after this walk.
   *[other] The { bad-bones-banner } will have { $count } points after this walk.
}


## Bad Bones: how it ended

bad-bones-won = The { bad-bones-banner } wins with { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
bad-bones-shared = { $count } players share the win with { $points ->
    [one] { $points } point each.
   *[other] { $points } points each.
}
bad-bones-nobody = Everybody is out, and nobody wins.
bad-bones-solo-won = You win: { $rounds ->
    [one] { $rounds } round survived.
   *[other] { $rounds } rounds survived.
}
bad-bones-solo-heroic = A heroic win: after { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} no skeleton is left.
bad-bones-solo-missed = You win, but not heroically: you survived { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}.
bad-bones-solo-lost = The bones win. { $rounds ->
    [0] No round was completed.
    [one] { $rounds } round was completed.
   *[other] { $rounds } rounds were completed.
}
bad-bones-coop-won = The team wins: the capital has stood for { $rounds ->
    [one] { $rounds } round.
   *[other] { $rounds } rounds.
}
bad-bones-coop-held = The team has won, and played on: it fell after { $rounds ->
    [one] { $rounds } round.
   *[other] { $rounds } rounds.
}
bad-bones-coop-lost = The bones win. { $rounds ->
    [0] The team completed no round.
    [one] The team completed { $rounds } round.
   *[other] The team completed { $rounds } rounds.
}

bad-bones-end-tower = Tower lost
bad-bones-end-village = Village lost
bad-bones-end-capital = Capital lost
bad-bones-end-emperor = Taken by the emperor
bad-bones-end-both = Several lost at once
bad-bones-end-survived = Survived
report-bad-bones-won = Most points
report-bad-bones-shared = Shared win
report-bad-bones-nobody = Everybody out
report-bad-bones-solo-won = Survived alone
report-bad-bones-solo-heroic = Heroic win
report-bad-bones-solo-missed = Survived alone, not heroically
report-bad-bones-solo-lost = Lost alone
report-bad-bones-coop-won = Team survived
report-bad-bones-coop-held = Team survived and played on
report-bad-bones-coop-lost = Team lost
report-bad-bones-two_handed_sword = Two-handed sword
report-bad-bones-scores = Whoever is out has 0 points, whatever is left standing; alone or as a team, each round completed is a point.


## Bad Bones: the rules in short

bad-bones-rules =
    Skeletons come out of the forests and walk towards your tower and your village. Keep them off, or better, send them to somebody else.
    A round has four phases. 1: your hero moves one square, straight or diagonal; he must move. He destroys every skeleton he steps on, and those that walk into him later. On the tower he stops nobody.
    2: place one trap from your supply on a free square without skeletons, or take one back, or do nothing. Everybody chooses at once, in secret; phase 1 likewise.
    3: every skeleton moves one square the way it faces. An arrow on the square it enters turns it, if it came from the arrow’s tail. In the tower it takes a floor, over the bottom edge it burns a house. Over the left edge it goes to your left neighbour’s cemetery, over the right edge to your right neighbour’s, over the top edge to anybody you like.
    4: draw three new skeletons; with those in your cemetery they go into the forests, each to the lane of its colour on the side of its drawing.
    Wall: sends a skeleton off at a right angle, one square further. Catapult: throws all who enter to one opponent. Dragon: chases each one that enters to a neighbouring square of your choice; it may also be placed on skeletons, which it chases at once. Treasure: a skeleton that is beside it, or ends its move there, turns towards it; one that walks onto it steals it.
    A trap that was used is damaged at the end of phase 3; used again in a later round, it leaves the game. Taken back, it is as good as new. Traps hide the arrows under them.
    When somebody has no floor or no house left after phase 3, the game ends, and whoever is out does not score. The others: 4 for a floor, 3 for a house, 1 for a star on the traps in the supply and on the board. A tie goes to the taller tower.
    Alone you have one floor and one house; whatever you send away comes back to you. Survive ten rounds to win, and then fight on for a heroic win if you like: nothing new is drawn, and no skeleton may be left.
bad-bones-rules-advanced =
    The market: before the first round everybody has 20 coins and buys in turn, one thing at a time; the direction changes after each lap. One weapon at most. The treasure is free, and what is not spent is lost.
    Barricade: a skeleton that walks into it stays where it is; one that is thrown onto it dies. Bomb: kills all who enter, then leaves a destroyed zone, where no trap can lie; dropped on skeletons it goes off at once. Hearse: takes all who enter to an opponent’s cemetery, and itself to that opponent’s supply.
    Labyrinth: a skeleton that enters leaves it only in a round whose colour it shows: white in odd rounds, black in even ones. Portal: sends a skeleton back to its own forest lane. Spring: throws it two squares further, over whatever is between.
    A weapon may be used when the hero has destroyed three or more in one phase. Crossbow: kills one skeleton. Ice staff: those on one square miss their next move. Death staff: his victims go to an opponent’s cemetery. Teleport staff: back to the tower. Two-handed sword: a second move. Battle axe: kills one colour on the four squares beside him. Morning star: moves a stack beside him to another square beside him. Rapier: turns the skeletons on a square beside him.
bad-bones-rules-chiefs =
    Nineteen chiefs are in the bag. Demolition: two floors or houses. Necromancer: drawn from the bag, he brings three more. Friendly: gives a floor or house back. Instructor: all on his square who have not moved move with him, and stay his group while he lives. Spectral: killed, it comes back to the same player’s cemetery. Saboteur: destroys the traps it sets off, then goes to the bag.
    Emperor: in the tower or the village he ends your kingdom at once; the hero who kills him falls with him.
bad-bones-rules-coop =
    One team, one capital at the top edge of all boards, with a house for each player; skeletons come from the left, the right and below. Over the top edge they burn a house of the capital; over the bottom edge they go to any team-mate, over the sides to the neighbours.
    Everybody has four towers; each stops one skeleton and falls. The traps are in one supply; in phase 2 you place one trap each in turn, in the open, and what is taken back rests until the next round.
    The team loses when the capital is gone or somebody has no tower left, and wins after ten rounds. At the market the team has one purse of 12 coins for each player.
bad-bones-rules-play-on =
    The team plays on after its tenth round. The win is safe; what counts now is how many rounds it completes before the capital or somebody’s last tower falls. After thirty more rounds it is over in any case.
bad-bones-rules-rounds =
    Alone, you may choose to survive another number of rounds than ten.
bad-bones-rules-leader =
    At the team’s market the leader buys for everybody.
bad-bones-rules-german-hearse =
    German hearse: it is not on sale when you play alone or as a team.
bad-bones-rules-german-ice-staff =
    German ice staff: it freezes the whole board, not one square.
bad-bones-rules-german-teleport-staff =
    German teleport staff: it takes the hero to any square of his board without skeletons.
bad-bones-legend =
    Columns are a to e from the left, rows 1 to 5 from the bottom: c3 is the middle. The forests lie around the board: left 4 is the left one beside row 4, top c the one above column c.
    A skeleton is written with its colour, the way it faces and the side its drawing comes from: “c3 up yellow-left” is a yellow one on c3, facing up, that came from the left.
    A wall / sends right to up and left to down, a wall \ sends right to down and left to up; and the other way round.
bad-bones-legend-coop =
    The capital lies above the board, and bottom c is the forest below column c.


## Too Many Bones: names

too-many-bones-title = Too Many Bones
too-many-bones-option-battle = the battle “{ $value }”
too-many-bones-option-mode = { $value ->
    [adventure] adventure mode
    [heroic] heroic mode
   *[legendary] legendary mode
}
too-many-bones-option-leader = seat { $value } as leader of the party
too-many-bones-option-box-dice = only the dice in the box
too-many-bones-option-breakdown-drops-tier = breakdowns that drop to RAGE!

too-many-bones-white-die = { $die ->
    [attack] attack die
   *[defense] defense die
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
too-many-bones-both-icons = { $one } with { $other }
too-many-bones-die-shows = { $die } ({ $face })
too-many-bones-die-shows-at = { $die } ({ $face }) on { $square }
too-many-bones-times = { $count ->
    [one] {""}
   *[other] { $count } ×{" "}
}
too-many-bones-white-result = { too-many-bones-times }{ $what ->
    [sword] sword { $value }
    [shield] shield { $value }
   *[bones] bones{ $value ->
        [one] {""}
       *[other] {" "}{ $value }
    }
}
too-many-bones-face-counted = { too-many-bones-times }{ $face }
too-many-bones-dice-counted = { too-many-bones-times }{ $die }
too-many-bones-sum = { $what ->
    [sword] { $total } damage
    [shield] { $total ->
        [one] 1 shield
       *[other] { $total } shields
    }
   *[bones] { too-many-bones-some-bones }
}
too-many-bones-some-bones = { $total ->
    [one] 1 bone
   *[other] { $total } bones
}
too-many-bones-effect = { $value ->
    [0] { $effect }
   *[other] { $effect } { $value }
}
too-many-bones-skill = { $value ->
    [0] { $skill }
   *[other] { $skill } { $value }
}
too-many-bones-stat = { $stat ->
    [health] Health
    [dex] Dex
    [attack] Attack
   *[defense] Defense
}
too-many-bones-slot = { $slot ->
    [locked] locked slot
   *[active] active slot
}


## Too Many Bones: what is asked

too-many-bones-ask-move = { $name }, where do you go? You have { $dex } Dex.
too-many-bones-ask-target = { $walk ->
    [on] { $name }, who is your target, or do you walk on? { $dex } Dex left.
   *[over] { $name }, who is your target?
}
too-many-bones-ask-dice = { $name }, which dice do you roll { $against }? { $dex ->
    [0] No Dex is left.
   *[other] { $dex } Dex left; Attack { $attack }, Defense { $defense }{ $lying ->
        [0] .
        [one] ; 1 defense die lies in a slot already.
       *[other] ; { $lying } defense dice lie in slots already.
    }
}
too-many-bones-against = against { $target }
too-many-bones-against-nobody = without a target
too-many-bones-ask-aim = { $name }, where do you aim { $die }?
too-many-bones-ask-result = { $name }, what do you do?
too-many-bones-ask-slot = { $name }, which die do you take out?
too-many-bones-ask-agree = { $name }, do you take this die of { $owner } into an active slot: { $die }?
too-many-bones-ask-shields = { $name }, { $whose ->
    [own] your shields
   *[other] the shields of { $unit }
} stop { $count } damage: which shields are left?
too-many-bones-ask-start = { $name }, { $whose ->
    [own] your turn begins
   *[other] the turn of { $unit } begins
}: what comes first?
too-many-bones-ask-recovery = { $name }, who heals 1 HP?
too-many-bones-ask-baddie-target = { $name }, whom does { $unit } go for?
too-many-bones-ask-baddie-walk = { $name }, where does { $unit } stop?
too-many-bones-ask-target-order = { $name }, whom does { $unit } attack next?
too-many-bones-ask-riposte = { $name }, do you dodge everything { $unit } does to you this turn?
too-many-bones-ask-riposte-strike = { $name }, do you strike back at { $unit } with the second die, for 3 damage?
too-many-bones-ask-mischief = { $name }, mischief: { $count ->
    [one] one die has to leave your active slots. Which one?
   *[other] { $count } dice have to leave your active slots. Which one first?
}
too-many-bones-ask-element-325 = { $name }, do you add Element 325, so that the larger number counts?
too-many-bones-ask-reroll = { $name }, which die do you roll again?
too-many-bones-ask-bluff = { $name }, where does { $unit } step?
too-many-bones-ask-heal-assist = { $name }, which die counts { $times } times?
too-many-bones-ask-consumable = { $name }, what do you find?
too-many-bones-ask-anger = { $name }, does the rage rise or fall?
too-many-bones-ask-new-target = { $name }, do you take a new target?
too-many-bones-ask-entry-order = { $name }, who comes first and stands higher on the initiative meter?
too-many-bones-ask-enter = { $name }, where do you come in?
too-many-bones-ask-skill-order = { $name }, which skill of { $unit } works next?
too-many-bones-ask-bones-target = { $name }, on whom does { $unit } use { $skill }?
too-many-bones-ask-do-over = { $name }, which dice do you roll again?
too-many-bones-ask-push = { $name }, where does { $unit } land?
too-many-bones-ask-answer-hit = { $name }, do you use { $die } against { $unit }, who has hit you?
too-many-bones-ask-nom-order = { $name }, who goes next to meet Nom?
too-many-bones-ask-initiative = { $name }, { $whose ->
    [own] others have the same place on the meter as you: which of them is the first to act after you?
   *[other] others have the same place on the meter as { $unit }: which of them is the first to act after { $unit }?
}
too-many-bones-ask-place = { $name }, where do you start?
too-many-bones-ask-shield-wall = { $name }, do you roll { $count ->
    [one] your defense die
   *[other] your { $count } defense dice
} for a Shield Wall?
too-many-bones-ask-wall-slot = { $name }, where does the shield go?
too-many-bones-ask-limit = { $name }, which stat die do you lose for this battle?
too-many-bones-ask-tyrant-die = { $name }, which baddie is struck by { $unit }?
too-many-bones-ask-rushed = { $name }, which baddie takes the 3 damage?


## Too Many Bones: what can be answered

too-many-bones-stands = { $name }, { $hp } of { $max } HP
too-many-bones-stands-with = { $name }, { $hp } of { $max } HP, { $signs }
too-many-bones-sign-shields = { $count ->
    [one] 1 shield
   *[other] { $count } shields
}
too-many-bones-sign-buff = { $count } Buff HP
too-many-bones-beside = next to { $near }
too-many-bones-beside-nobody = next to nobody
too-many-bones-around = next to it: { $near }
too-many-bones-around-nobody = nobody next to it
too-many-bones-would-nothing = { $amount } damage would do nothing to { $name }
too-many-bones-would-hurt = { $damage } to { $name }: { too-many-bones-hp-left }
too-many-bones-would-hurt-less = { $damage } to { $name }, { $less }: { too-many-bones-hp-left }
too-many-bones-hp-left = { $hp ->
    [0] no HP left
   *[other] { $hp } HP left
}
too-many-bones-would-heal = { $name } from { $hp } to { $after } HP
too-many-bones-opt-move = { $dex } Dex, { $left } left, { $beside }
too-many-bones-opt-stay = { $left } Dex for dice, { $beside }
too-many-bones-opt-no-target = so no attack dice
too-many-bones-opt-add-skill = { $faces }
too-many-bones-opt-add-white = { $left } more may be taken: { $faces }
too-many-bones-opt-aim = { $stands }; { $around }
too-many-bones-opt-aim-empty = nobody there; { $around }
too-many-bones-opt-roll = { $dice }{ $dex ->
    [0] {""}
   *[other] , and { $dex } Dex lost
}
too-many-bones-opt-roll-nothing = nothing{ $dex ->
    [0] {""}
   *[other] , and { $dex } Dex lost
}
too-many-bones-opt-roll-again = all that were chosen
too-many-bones-opt-keep = { $bones ->
    [one] 1 bone
   *[other] { $bones } bones
}, making { $total } in the backup plan
too-many-bones-opt-slot = { too-many-bones-slot }, { $left } free after it
too-many-bones-opt-use = { $face }: { $text }
too-many-bones-opt-use-at = { $face }, { $beside }
too-many-bones-opt-use-on = { $face } on { $stands }: { $text }
too-many-bones-opt-place = { $face }, { $slot }: { $text }
too-many-bones-opt-place-on = { $face } on { $stands }: { $text }
too-many-bones-opt-plan = { $name }: { $text } Costs { $paid }, leaves { $left }.
too-many-bones-opt-plan-on = { $name } on { $stands }: { $text } Costs { $paid }, leaves { $left }.
too-many-bones-opt-clear = a slot, for good: { $dice }
too-many-bones-opt-clear-die = { $die } leaves its { too-many-bones-slot }
too-many-bones-opt-act-to = { $act }, { $beside }
too-many-bones-opt-act-on = { $act }: { $stands }
too-many-bones-opt-act-make-grenade = element, casing and fuse become a grenade
too-many-bones-opt-act-make-grenade-rolled = element, casing and fuse become a grenade; not locked, so used up whole: { $dice }
too-many-bones-opt-act-body-count = the body count becomes HP
too-many-bones-opt-act-advance = the rage die of the next tier
too-many-bones-opt-act-execute = defeated at once
too-many-bones-opt-act-switch = change places
too-many-bones-opt-act-rush = go there
too-many-bones-opt-act-step = a free step
too-many-bones-opt-act-double-switch = change places, and 3 HP for an ally or 3 damage to a baddie
too-many-bones-opt-act-double-rush = go there, and 3 damage to a baddie
too-many-bones-opt-act-heal-assist = the die from the locked slot multiplies a healing die
too-many-bones-opt-act-reroll-heal = the die from the locked slot rolls a healing die again
too-many-bones-opt-act-reroll-buff = the die from the locked slot rolls a stim again
too-many-bones-opt-done = { $kind ->
    [reroll] with this die
    [new_target] without a new target
    [slot] with the slots
   *[result] for this turn
}
too-many-bones-opt-stays = stays there, { $beside }
too-many-bones-opt-next-poison = the Poison die hurts and drops by 1
too-many-bones-opt-next-bleed = the Bleed die hurts for 1
too-many-bones-opt-next-napalm = Napalm burns for 2
too-many-bones-opt-next-skill-recover = the skill Recover heals
too-many-bones-opt-next-signal = Signal calls a baddie to the queue
too-many-bones-opt-next-retreat = Retreat, with few HP left
too-many-bones-opt-next-recovery = the innate heals 1 HP
too-many-bones-opt-next-regen = the locked die heals
too-many-bones-opt-next-recover = the Recover die heals
too-many-bones-opt-next-booster = lost Buff HP come back
too-many-bones-opt-next-countdown = dice that count rounds go down by 1
too-many-bones-opt-next-skill = { $name }: { $text }
too-many-bones-opt-yes = { $kind ->
    [agree] it takes a slot
    [riposte] nothing reaches you
    [riposte_strike] the second die is spent
    [element_325] Element 325 is spent
    [shield_wall] shields are kept, bones are not
   *[answer_hit] the die is spent
}
too-many-bones-opt-no = { $kind ->
    [agree] it stays in the roll
    [riposte] the die waits
    [riposte_strike] the second die waits
    [element_325] Element 325 waits
    [shield_wall] there is no wall
   *[answer_hit] the die waits
}
too-many-bones-opt-soak = { $left ->
    [0] nothing left
   *[other] { $left } left on { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }
}
too-many-bones-opt-reroll = { $faces }
too-many-bones-opt-remove = { $die } goes
too-many-bones-opt-lose = { too-many-bones-stat } goes down by { $value }
too-many-bones-opt-gain = { $text }
too-many-bones-opt-first = { $stands }
too-many-bones-opt-first-gearloc = { $hp } of { $max } HP
too-many-bones-opt-first-other = none: after them all
too-many-bones-opt-turn = { $die } then shows { $tenths }


## Too Many Bones: the log

too-many-bones-round-began = Round { $round } begins.
too-many-bones-round-began-tired = Round { $round } begins: fatigue costs everybody 1 HP.
too-many-bones-turn-began = { $side ->
    [gearloc] { $name } takes a turn.
   *[baddie] { $name } acts.
}
too-many-bones-start-worked = { $name }: { $what }.
too-many-bones-turn-lost = { $name } is stunned and loses the turn.
too-many-bones-moved-walk = { $name } goes from { $start } to { $to }.
too-many-bones-moved-dive = { $name } dives from { $start } to { $to }.
too-many-bones-moved-push = { $name } is pushed from { $start } to { $to }.
too-many-bones-moved-swap = { $name } changes places, from { $start } to { $to }.
too-many-bones-moved-rush = { $name } rushes from { $start } to { $to }.
too-many-bones-moved-jump = { $name } jumps from { $start } to { $to }.
too-many-bones-moved-bluff = { $name } steps aside from { $start } to { $to }.
too-many-bones-targeted = { $name } targets { $target }.
too-many-bones-no-target = { $name } finds nobody to attack.
too-many-bones-out-of-reach = { $name } cannot reach { $target }.
too-many-bones-rolled = { $name } rolls { $dice }.
too-many-bones-rolled-sum = { $name } rolls { $dice }: { $sums }.
too-many-bones-rerolled = { $name } rolls again: { $dice }.
too-many-bones-rerolled-sum = { $name } rolls again: { $dice }, so { $sums }.
too-many-bones-rolled-by-nobody = The dice show { $dice }.
too-many-bones-rolled-training = { $name } rolls { $dice } in training: { $bones ->
    [0] no bones.
    [one] 1 bone.
   *[other] { $bones } bones.
}
too-many-bones-rerolled-training = { $name } rolls the bones again, { $dice }: { $bones ->
    [0] no bones.
    [one] 1 bone.
   *[other] { $bones } bones.
}
too-many-bones-rolled-search = { $name } searches with { $dice }: { $bones ->
    [0] no bones, so nothing is found.
    [one] 1 bone, so 1 card is found.
   *[other] { $bones } bones, so { $bones } cards are found.
}
too-many-bones-hurt = { $name } takes { $sum }: { $lost ->
    [0] no HP lost, { $hp } left.
   *[other] loses { $lost } HP, { $hp } left.
}
too-many-bones-hurt-by-orb = The Orb deals { $sum } to { $name }: { $lost ->
    [0] no HP lost, { $hp } left.
   *[other] { $lost } HP lost, { $hp } left.
}
too-many-bones-damage = { $kind ->
    [true] { $amount } true damage
   *[plain] { $amount } damage
}
too-many-bones-damage-less = { too-many-bones-damage }, { $less }
too-many-bones-less-flat = { $count } off by { $side ->
    [gearloc] Constant Def
   *[baddie] Thick Skin
}
too-many-bones-less-shields = { $count } on shields
too-many-bones-less-buff = { $count } on Buff HP
too-many-bones-less-hardy = { $count } off by Hardy
too-many-bones-healed = { $name } heals { $amount } HP and has { $hp }.
too-many-bones-shielded = { $name } keeps a shield { $value } { $slot ->
    [chip] on the chip
    [locked] in a locked slot
   *[active] in an active slot
}.
too-many-bones-die-placed-active = { $name } puts { $die } into an active slot.
too-many-bones-die-placed-ally = { $name } puts { $die } into an active slot of { $holder }.
too-many-bones-die-placed-locked = { $name } locks { $die }.
too-many-bones-die-placed-baddie = { $name } puts { $die } on { $holder }.
too-many-bones-die-placed-mat = { $name } gets { $die }.
too-many-bones-die-used = { $name } uses { $die }: { $text }
too-many-bones-shield-turned = { $name } is left with a shield { $value } on one die.
too-many-bones-die-turned = { $name } now has { $die }.
too-many-bones-die-exhausted = { $name }: { $die } is exhausted.
too-many-bones-dice-spent = { $name } loses { $count ->
    [one] 1 die
   *[other] { $count } dice
} of { too-many-bones-stat } for this battle.
too-many-bones-bones-kept = { $name } keeps { $bones ->
    [one] 1 bone
   *[other] { $bones } bones
}: { $total } in the backup plan.
too-many-bones-bones-lost = { $name } has no room for { $bones ->
    [one] 1 bone, which is lost.
   *[other] { $bones } bones, which are lost.
}
too-many-bones-plan-used = { $name }, backup plan for { $bones ->
    [one] 1 bone
   *[other] { $bones } bones
}: { $ability }. { $text }
too-many-bones-innate-flipped = { $name } pays { $bones } bones: { $innate }. { $text }
too-many-bones-effect-put = { $name } has { $effect }.
too-many-bones-effect-over = { $name } no longer has { $effect }.
too-many-bones-skill-used = { $name } uses { $skill }.
too-many-bones-tyrant-rolled = The tyrant die of { $name } shows { $face }.
too-many-bones-tyrant-rolled-text = The tyrant die of { $name } shows { $face }: { $text }
too-many-bones-avoided = The attack misses { $name }, thanks to { $die }.
too-many-bones-redirected = { $to } steps in for { $name }.
too-many-bones-unharmed = { $amount } damage does nothing to { $name }.
too-many-bones-lost-hp-fatigue = { $name } loses { $amount } HP to fatigue, { $hp } left.
too-many-bones-lost-hp-ale = { $name } loses { $amount } HP to the ale, { $hp } left.
too-many-bones-lost-hp-limit = { $name } loses { $amount } HP with the Health die, { $hp } left.
too-many-bones-buffed = { $name } has { $buff } Buff HP.
too-many-bones-stat-raised = { $name } trains { too-many-bones-stat }: { $value }.
too-many-bones-training-failed = { $name } fails to train { too-many-bones-stat }.
too-many-bones-stat-set-aside = { $name } sets the { too-many-bones-stat } die aside for this battle.
too-many-bones-entered = { $name } comes onto the mat on { $square }.
too-many-bones-left = { $name } leaves the mat for a while.
too-many-bones-left-for-queue = { $name } goes back to the queue.
too-many-bones-queued = { $name } joins the { $end ->
    [top] top
   *[bottom] bottom
} of the queue.
too-many-bones-queued-hidden = { $points ->
    [one] A 1-point chip
   *[other] A { $points }-point chip
} joins the { $end ->
    [top] top
   *[bottom] bottom
} of the queue.
too-many-bones-initiative-set = { $name } has initiative { $value }.
too-many-bones-meter-moved = { $name } goes { $places ->
    [one] 1 place
   *[other] { $places } places
} { $way ->
    [up] up
   *[down] down
} the initiative meter.
too-many-bones-knocked-out = { $name } is knocked out!
too-many-bones-revived = { $name } is back with { $hp } HP.
too-many-bones-defeated = { $name } is defeated{ $rises ->
    [rises] , and will rise again.
   *[stays] .
}
too-many-bones-defeated-by = { $by } defeats { $name }{ $rises ->
    [rises] , who will rise again.
   *[stays] .
}
too-many-bones-battle-won = { $round ->
    [0] Nobody is there to fight: the battle is won before it begins.
   *[other] The battle is won in round { $round }.
}
too-many-bones-battle-lost-wipe = The battle is lost in round { $round }: nobody is left standing.
too-many-bones-battle-lost-time = The battle is lost: nothing was decided by round { $round }.

too-many-bones-road-won = { $tyrant } has fallen on day { $day }. The party goes home.
too-many-bones-road-lost = Day { $day } was the last, and { $tyrant } still stands.
too-many-bones-won = { $round ->
    [0] The party wins: nobody was there to fight.
   *[other] The party wins in round { $round }; { $fallen ->
        [0] no baddie fell.
        [one] 1 baddie fell.
       *[other] { $fallen } baddies fell.
    }
}
too-many-bones-lost = The party loses in round { $round }; { $fallen ->
    [0] no baddie fell.
    [one] 1 baddie fell.
   *[other] { $fallen } baddies fell.
}
too-many-bones-end-won = Won
too-many-bones-end-lost = Lost
too-many-bones-end-tyrant = Tyrant beaten
too-many-bones-end-days = Out of days
report-too-many-bones-won = Battle won
report-too-many-bones-lost = Battle lost
report-too-many-bones-road-won = Adventure won
report-too-many-bones-road-lost = Adventure lost
report-too-many-bones-scores = The points are the HP left when the battle ends.

too-many-bones-wrong = { $why } Write it like “Picket, Boomer + Frag + attack vs 4 points”, “Tantrum vs Bog Frog, Dire Wolf” or “Patches, Picket vs Nom, 8 points”, or “any” for a random battle.
too-many-bones-wrong-halves = A battle is a party, “vs” and its opponents, not “{ $text }”.
too-many-bones-wrong-party = A party is one to four different gearlocs.
too-many-bones-wrong-gearloc = There is no gearloc “{ $name }”; there are { $there }.
too-many-bones-wrong-stat = A stat die shows at most { $most }, so { $name } cannot train { $lesson } again.
too-many-bones-wrong-known = { $name } has “{ $lesson }” already.
too-many-bones-wrong-before = { $name } cannot train “{ $lesson }” before one of these: { $before }.
too-many-bones-wrong-lesson = { $name } has nothing called “{ $lesson }” to train; there are “innate”, { $there }.
too-many-bones-wrong-type = There is no creature type “{ $name }”; there are { $there }.
too-many-bones-wrong-tyrants = Only one tyrant is challenged at a time.
too-many-bones-wrong-twice = There is only one { $name }.
too-many-bones-wrong-points = A battle is worth at least 0 and at most { $most } points, not { $points }.
too-many-bones-wrong-baddie = There is no baddie “{ $name }”.
too-many-bones-wrong-baddie-near = There is no baddie “{ $name }”; perhaps { $near }?
too-many-bones-wrong-seats = { $size ->
    [one] This is for a party of 1
   *[other] This is for a party of { $size }
}, but the table has { $seats ->
    [one] 1 seat.
   *[other] { $seats } seats.
}
too-many-bones-wrong-alone = A battle on its own has no adventure around it: leave out { $leave }, or the battle.
too-many-bones-wrong-leave = { $option ->
    [tyrant] the tyrant
    [party] the party
   *[hide_next] the hidden next encounter
}


## Too Many Bones: the rules in short

too-many-bones-rules =
    An adventure lasts several days: every day an encounter, its reward if it ends well, then recovery around the fire. It is won when the tyrant falls and lost when the days are over; nothing else ends it, not even a lost battle.
    An encounter is a card with one or more choices, and the leader answers for the party. Most lead to a battle worth as many baddie points as the day times the gearlocs, paid with chips of 20, 5 and 1 (a 5-pt baddie is one whose chip is worth 5 points); the card says what is different this time. A failed encounter gives nothing.
    A success rewards everybody, KO or not: loot, locked trove, training points, and progress towards the tyrant. A training point is one attempt at a stat or a skill die. Health and Dex always rise; for Attack and Defense you roll as many dice as the stat has, and a bone means failure, though defense dice get a second roll. After a failure the point may be spent elsewhere. A skill die needs its star, or a trained die with an arrow to it.
    In recovery everybody does one of three things: rest and get all HP back; search: give up a card and roll six attack dice to find others, one for each bone, and keep one of them; or scout, and look at the top chip of a stack. Whoever has no HP left has to rest. Loot is traded freely: four spaces to a bag, three for a heavy card.
    A locked trove is loot behind three locks. Each gearloc has one try a day: three action dice and the intuition die are rolled for the leftmost lock, and dice with its letter that reach its number together open it and are spent. The first lock may be rolled for twice; the rest go on with what is left.
    With enough progress the party may challenge the tyrant instead of drawing a card, as often as there are days left. A lost challenge is a failed encounter: the tyrant recovers, and the progress stays.
    A party of gearlocs fights a queue of baddies on a mat of four lanes. The battle is won when nobody is left to fight, and lost when every gearloc is KO. Up to four baddies stand on the mat; others come from the queue when a round ends.
    Everybody on the initiative meter takes one turn a round, from the top. From round 6 on fatigue costs everybody 1 HP at the start of each round.
    A gearloc’s turn: what happens at its start; then move, 1 Dex for each position, never diagonally and never through anybody; name a target, adjacent for melee, anywhere for ranged; then choose dice, 1 Dex each, and roll them all at once.
    Swords are damage to the target, shields go into active slots and stop damage later, bones go into the backup plan. Skill dice do what their face says: at once, in an active slot, in a locked slot, or on a baddie. Whatever was used is exhausted until the battle ends; nothing has to be used unless its face says so.
    The backup plan holds five bones and gives one ability a turn, for bones from the left. Six at once flip the innate to its better side.
    Damage is reduced in this order: Thick Skin or Constant Def, shields, Buff HP, Hardy; only then HP are lost. True damage ignores all but Hardy, and losing HP is no damage at all.
    A gearloc without HP is KO: it leaves the mat, its effects and its dice go, and somebody may revive it. After a battle everybody comes back; whoever is KO starts recovery without HP.
    Baddies act by themselves: melee ones go for the nearest gearloc, up to two positions, ranged ones shoot anywhere; among several the weakest or the strongest, as their chip says, and the party breaks ties. First come their skills, then their dice, then what their bones set off.
    Poison hurts at the start of a turn and drops by 1; Bleed hurts every turn. Weaken takes Dex or attack dice, Stun the whole turn, Disable all skills. Terrify forbids a target, Taunt forces one, Untargetable and Flight keep all away.
too-many-bones-rules-mode =
    The mode says how much Health and training everybody starts with, and whether a KO empties the locked slots.
too-many-bones-rules-tutorial =
    Picket and Boomer go against Drellen, and the cards and baddies of the first two days are those of the rulebook.
too-many-bones-rules-hide-next =
    The encounter on top of the deck lies face down until it is drawn.
too-many-bones-rules-leader =
    The leader answers for the party: which choice it takes, who gets what, and how a tie is broken.
too-many-bones-rules-box-dice =
    Nobody can roll more white dice than the box holds: those lying in slots, on baddies and in backup plans are not there to be rolled.
too-many-bones-rules-breakdown-drops-tier =
    After a breakdown of RAAAGE! or RAAAAAGE! the rage starts over on RAGE!, not on the die it had.
too-many-bones-legend =
    The lanes are a to d from the left; the baddies come from rows 4 and 3 at the top, the gearlocs from rows 2 and 1 at the bottom.
    3/5 are HP now and at most, ■ shields, + Buff HP; effect dice are written with two letters and their number. ▸ acts, ◆ is the target, ✓ has acted.
    A name like “move c3” or “hit 1+2” is what you type; the text after it says what it would do.


## Too Many Bones: on the road

too-many-bones-option-tyrant = { $value ->
    [nom] the tyrant Nom
    [mulmesh] the tyrant Mulmesh
    [drellen] the tyrant Drellen
    [gendricks] the tyrant Gendricks
    [goblin_king] the Goblin King
    [goblin-king] the Goblin King
    [marrow] the tyrant Marrow
    [duster] the tyrant Duster
   *[any] a random tyrant
}
too-many-bones-option-party = the party “{ $value }”
too-many-bones-option-tutorial = the first two days of the rulebook
too-many-bones-option-hide-next = the next encounter hidden

too-many-bones-lock = { $lock ->
    [L] Lever
    [T] Trip
   *[F] Force
} { $value }
too-many-bones-lock-die = { $die ->
    [grey] grey
    [brown] brown
   *[yellow] yellow
} { $shows }
too-many-bones-trove = a locked trove ({ $locks })
too-many-bones-dart = { $kind ->
    [bones] bones
    [attack] sword { $value }
   *[defense] shield { $value }
}
too-many-bones-darts-dice = { $count } { $kind ->
    [attack] attack
    [defense] defense
   *[status] status
}
too-many-bones-reward-progress = { $count } progress
too-many-bones-reward-training = { $count ->
    [one] 1 training point each
   *[other] { $count } training points each
}
too-many-bones-reward-loot-each = { $count } loot each
too-many-bones-reward-loot-shared = { $count } loot to share
too-many-bones-reward-trove-each = { $count } trove each
too-many-bones-reward-trove-shared = { $count } trove to share

too-many-bones-ask-way = { $title }. { $premise } { $name }, which choice does the party take?
too-many-bones-ask-road = { $name }, is it time for { $tyrant }? { $left ->
    [0] This is the last day.
    [one] 1 day is left after this one.
   *[other] { $left } days are left after this one.
}
too-many-bones-ask-train = { $name }, what do you train? { $points ->
    [one] You have 1 point.
   *[other] You have { $points } points.
}
too-many-bones-ask-training-loot = { $name }, { $bones ->
    [one] 1 bone spoils
   *[other] { $bones } bones spoil
} your { too-many-bones-stat } training: do you use a card?
too-many-bones-ask-share = { $name }, who gets this: { $card }?
too-many-bones-ask-drop = { $name }, you carry { $used } of { $spaces } spaces, and { $when ->
    [battle] nobody fights with an overfull bag
   *[evening] the day is over
}: which card goes for good?
too-many-bones-ask-unlocked = { $name }, do you take dice out of your locked slots before the next battle?
too-many-bones-ask-camp = { $name }, { $done ->
    [yes] you are done, but the others are not: do you do anything else by the fire?
   *[no] what do you do by the fire?
} You have { $hp } of { $max } HP.
too-many-bones-ask-find = { $name }, which find do you keep?
too-many-bones-ask-stack = { $name }, which stack do you look at?
too-many-bones-ask-scouted = { $name }, you see { $chip }: where does it go?
too-many-bones-ask-map = { $name }, do you unfold the Tattered Map and see two encounters?
too-many-bones-ask-which = { $name }, which of the two encounters do you take?
too-many-bones-ask-loot = { $name }, do you use a card now?
too-many-bones-ask-last-loot = { $name }, a battle is about to begin, and you have { $hp } of { $max } HP: do you use a card first?
too-many-bones-ask-intuition = { $name }, { $lock }: you have { $dice }. Intuition says { $face ->
    [reroll] reroll
    [convert] convert
   *[save] save
}: on which die?
too-many-bones-ask-mech-pick = { $name }, { $lock }: does your Mech-Pick open it, before anything is rolled?
too-many-bones-ask-lock-loot = { $name }, { $lock }: the dice show { $dice }. Do you use a card?
too-many-bones-ask-lock-die = { $name }, { $lock }: the dice show { $dice }. Which one do you choose?
too-many-bones-ask-lock-dice = { $name }, { $lock }: the dice show { $dice }. With which do you open it?
too-many-bones-ask-darts-dice = { $name }, Deadly Darts: which three dice do you take?
too-many-bones-ask-darts-weaken = { $name }, { $side ->
    [foe] which dice does your opponent leave out?
   *[own] which dice do you leave out?
} It stands { $hp } to { $foe }.
too-many-bones-ask-darts-bones = { $name }, { $bones ->
    [one] 1 bone
   *[other] { $bones } bones
}: what do you buy? It stands { $hp } to { $foe }.
too-many-bones-ask-darts-shields = { $name }, { $swords ->
    [one] 1 sword
   *[other] { $swords } swords
} { $side ->
    [foe] against your opponent’s shields
   *[own] against your shields
}: what is left of them? It stands { $hp } to { $foe }.
too-many-bones-ask-flare = { $name }, { $points ->
    [one] 1 baddie point is
   *[other] { $points } baddie points are
} coming: do you fire the flare?
too-many-bones-ask-squirrel = { $name }, into which lane does the squirrel run?
too-many-bones-ask-knife = { $name }, whose skin goes on the knife?
too-many-bones-ask-optics = { $name }, do you look through the Rusty Optics and go up the initiative meter?
too-many-bones-ask-spirits = { $name }, { $effect } is coming: do you drink the Spirits of Ebon?
too-many-bones-ask-slinger = { $name }, do you sling a rock at { $unit }?
too-many-bones-ask-take-shield = { $name }, which shield of { $unit } do you take?
too-many-bones-ask-poison = { $name }, how strong is the poison on { $unit }?
too-many-bones-ask-initiative-again = { $name }, your initiative is { $value }: do you roll it again?
too-many-bones-ask-one-more = { $name }, which die do you roll as well?
too-many-bones-ask-late-target = { $name }, the dice are down: who is your target?
too-many-bones-ask-restore = { $name }, which die comes back?
too-many-bones-ask-picker = { $name }, who tries to open { $card }?
too-many-bones-ask-raise-shields = { $name }, do you roll all your defense dice before the battle?
too-many-bones-ask-first-in = { $name }, who goes into the pass?
too-many-bones-ask-front = { $name }, who stands in front?
too-many-bones-ask-shooter = { $name }, who takes the shot?
too-many-bones-ask-volley = { $name }, how many attack dice do you risk?
too-many-bones-ask-stump = { $name }, how deep do you reach in?
too-many-bones-ask-price = { $name }, which card is the price?
too-many-bones-ask-champion = { $name }, who fights alone?
too-many-bones-ask-height = { $name }, how high is the pile in lane { $lane }?
too-many-bones-ask-tinkerer = { $name }, who works on the trap?
too-many-bones-ask-blasted = { $name }, whom does the trap catch?
too-many-bones-ask-duellist = { $name }, who fights the duel?
too-many-bones-ask-exhausted = { $name }, whose die is exhausted? So far { $count ->
    [one] 1 is.
   *[other] { $count } are.
}
too-many-bones-ask-archer = { $name }, who shoots for the party?
too-many-bones-ask-burglar = { $name }, who opens the chest: { $card }?
too-many-bones-ask-barrels = { $name }, how many barrels do you dare?
too-many-bones-ask-lantern = { $name }, which lantern { $whose ->
    [own] do you
   *[other] does { $unit }
} take?
too-many-bones-ask-critters = { $name }, where { $hp ->
    [one] does the critter
   *[other] do the { $hp } critters
} on { $square } run?
too-many-bones-ask-stray = { $name }, which stack gets away?
too-many-bones-ask-stalk = { $name }, where do you lie in wait?
too-many-bones-ask-prey = { $name }, which stack do you hunt?
too-many-bones-ask-rubble = { $name }, where does rubble lie? { $count } to place.
too-many-bones-ask-grenade = { $name }, where do you throw? { $count ->
    [one] 1 grenade left.
   *[other] { $count } grenades left.
}
too-many-bones-ask-offering = { $name }, do you offer a card?
too-many-bones-ask-keep-one = { $name }, which card do you keep?
too-many-bones-ask-try-trove = { $name }, do you try to open { $card } now?
too-many-bones-ask-part-with = { $name }, which card does the party part with?
too-many-bones-ask-forfeit = { $name }, which card do you lose?
too-many-bones-ask-bribe = { $name }, which card do you hand over?
too-many-bones-ask-hit-and-run = { $name }, do you step back?
too-many-bones-ask-toads = { $name }, which die is exhausted?
too-many-bones-ask-place-ally = { $name }, where does your ally start?
too-many-bones-ask-ally-move = { $name }, where does your ally go?
too-many-bones-ask-ally-target = { $name }, whom does your ally attack?
too-many-bones-ask-hunt = { $name }, what does the party hunt?
too-many-bones-ask-orb = { $name }, where does the Orb lie?
too-many-bones-ask-ticking = { $name }, it ticks: which lock do you try?
too-many-bones-ask-parcel = { $name }, does the parcel go under the Throne?
too-many-bones-ask-hand = { $name }, who holds out a hand?
too-many-bones-ask-tend = { $name }, what helps Duster? { $count } HP to heal.

too-many-bones-opt-draw = another day on the road
too-many-bones-opt-challenge = { $tyrant }: { $setup }
too-many-bones-opt-way = { $label }: { $text }
too-many-bones-opt-way-gives = { $label }: { $text } Gives { $rewards }.
too-many-bones-opt-way-more = { $label }: { $text } { $gives }
too-many-bones-opt-way-gives-more = { $label }: { $text } Gives { $rewards }. { $gives }
too-many-bones-opt-train = from { $value } to { $after }, if { $dice ->
    [one] 1 die shows
   *[other] { $dice } dice show
} no bones{ $again ->
    [again] ; bones are rolled again once
   *[once] {""}
}{ $forgiven ->
    [yes] ; a single one is forgiven
   *[no] {""}
}
too-many-bones-opt-train-sure = from { $value } to { $after }, for sure
too-many-bones-opt-learn = with { $faces }. { $text }
too-many-bones-card-text = { $text }{ $heavy ->
    [yes] { " " }Heavy: it takes 3 spaces.
   *[no] { "" }
}{ $uses ->
    [0] { "" }
    [one] { " " }One use.
   *[other] { " " }{ $uses } uses.
}
too-many-bones-opt-card = { $card }: { $text }
too-many-bones-opt-card-locked = { $card }
too-many-bones-opt-play-on = { $card } on { $stands }: { $text }
too-many-bones-opt-extend = { $card }: { $text } Costs { $bones ->
    [one] 1 bone.
   *[other] { $bones } bones.
}
too-many-bones-opt-extend-on = { $card } on { $stands }: { $text } Costs { $bones ->
    [one] 1 bone.
   *[other] { $bones } bones.
}
too-many-bones-opt-turn-shield = the die then shows a shield { $value }
too-many-bones-opt-axes = all 3 axes are back
too-many-bones-opt-share = { $name }, who carries { $count ->
    [0] nothing
    [one] 1 card
   *[other] { $count } cards
}
too-many-bones-opt-give = { $card } to { $name }, who carries { $count ->
    [0] nothing
    [one] 1 card
   *[other] { $count } cards
}
too-many-bones-opt-unwanted = nobody wants { $card }
too-many-bones-opt-drop-of = { $card }, carried by { $name }
too-many-bones-opt-rest = { $more ->
    [0] HP is full already
   *[other] from { $hp } to { $after } HP
}
too-many-bones-opt-search = gives up { $card }; 6 attack dice, a card for each bone rolled, and one is kept
too-many-bones-opt-lead = decides for the party from now on
too-many-bones-opt-scout = a D6 says where you may look
too-many-bones-opt-pick = { $card }, carried by { $name }
too-many-bones-opt-stack = the { $points ->
    [one] 1-point
   *[other] { $points }-point
} chips, { $count } left
too-many-bones-opt-hunt = { $count } baddies worth { $points ->
    [one] 1 point
   *[other] { $points } points
} each
too-many-bones-opt-bottom = face down, under its stack
too-many-bones-opt-stay-scouted = face up, where it lies
too-many-bones-opt-which = { $title }. { $premise }
too-many-bones-opt-knife = { $chip }: in the next battle all of the type { $kind } are Surprised
too-many-bones-opt-ticking = { $lock ->
    [L] Lever
    [T] Trip
   *[F] Force
}
too-many-bones-opt-lantern = { $name } has to roll { $value } or more
too-many-bones-opt-squirrel = whoever starts in lane { $value } is late
too-many-bones-opt-poison = Poison { $value }
too-many-bones-opt-barrels = { $value ->
    [one] 1 barrel
   *[other] { $value } barrels
}
too-many-bones-opt-volley = { $value ->
    [one] 1 die
   *[other] { $value } dice
}
too-many-bones-opt-stump = the D6 has to show more than { $value }
too-many-bones-opt-height = { $value } HP
too-many-bones-opt-road-yes = { $kind ->
    [try_trove] and the attempt of the day is kept
   *[raise_shields] and they lie there when it begins
}
too-many-bones-opt-road-no = { $kind ->
    [parcel] and the parcel stays shut
    [try_trove] and it stays locked
    [raise_shields] and all dice wait
   *[other] and the card is kept
}
too-many-bones-opt-road-done = { $kind ->
    [camp] for this evening
    [training_loot] and the attempt has failed
    [offering] with gifts
    [exhausted] with noise
    [knife] without a chip
    [unlocked] and leave the rest locked
    [tend] and she is given up
    [last_loot] on to the battle
   *[lock_loot] without a card
}
too-many-bones-opt-done-too-full = for this evening; { $used } of { $spaces } spaces are taken, so what does not fit is lost
too-many-bones-opt-critters = to those on { $square }
too-many-bones-opt-stack-there = { $hp ->
    [one] 1 critter
   *[other] { $hp } critters
}
too-many-bones-opt-stalk = { $dex } Dex, { $count ->
    [0] no stack
    [one] 1 stack
   *[other] { $count } stacks
} next to it
too-many-bones-opt-stay-put = where it is
too-many-bones-opt-grenade = { $hp } rubble there, { $around } next to it
too-many-bones-opt-exhausted = { $name } gives up 1 { too-many-bones-stat } die, { $left } left
too-many-bones-opt-restore = { $die } of { $name }
too-many-bones-opt-tend = { $card }, carried by { $name }: { $text }
too-many-bones-opt-lock-nothing = the dice stay as they are
too-many-bones-opt-lock-reroll = { $dice } is rolled again
too-many-bones-opt-lock-convert = { $dice } counts for this lock
too-many-bones-opt-lock-save = { $dice } counts 1 more and is kept
too-many-bones-opt-lock-open-with = { $dice }: { $total }, { $left ->
    [0] no die left
    [one] 1 die left
   *[other] { $left } dice left
}
too-many-bones-opt-lock-leave = and all dice are rolled again
too-many-bones-opt-lock-raise = { $dice } counts more
too-many-bones-opt-darts-take = { $dice }
too-many-bones-opt-darts-without = { $dice } not thrown
too-many-bones-opt-darts-done = no more bones
too-many-bones-opt-darts-remove = removes { $die } from { $side ->
    [foe] your opponent
   *[own] your side
}
too-many-bones-opt-darts-stun = your opponent loses a turn
too-many-bones-opt-darts-knock-out = the game is won
too-many-bones-opt-darts-soak = { $left } on the shields left

too-many-bones-day-began = Day { $day } begins; { $left ->
    [0] it is the last.
    [one] 1 more follows.
   *[other] { $left } more follow.
}
too-many-bones-encounter-drawn = The encounter of the day: { $title }.
too-many-bones-tyrant-challenged = The party challenges { $tyrant }!
too-many-bones-choice-taken = The party’s choice: { $label }.
too-many-bones-choice-forced = It comes to this: { $label }.
too-many-bones-encounter-ended = { $how ->
    [success] Success
   *[failure] Failure
}: { $title }.
too-many-bones-encounter-shuffled-in = “{ $title }” is shuffled into the encounter deck.
too-many-bones-encounter-put-under = “{ $title }” goes under the encounter deck.
too-many-bones-progress-made = The party makes { $points } progress and has { $progress }.
too-many-bones-adventure-won = The tyrant falls on day { $day }: the adventure is won!
too-many-bones-adventure-lost = The days are over: the adventure is lost after day { $day }.
too-many-bones-points-gained = { $name } gets { $points ->
    [one] 1 training point.
   *[other] { $points } training points.
}
too-many-bones-skill-trained = { $name } learns { $die }.
too-many-bones-stat-lowered = { $name } loses { too-many-bones-stat } for good, down to { $value }.
too-many-bones-leader-changed = { $name } decides for the party from now on.
too-many-bones-rested = { $name } rests and has { $hp } HP.
too-many-bones-chip-scouted = { $name } scouts ahead and sees { $chip }.
too-many-bones-chip-stored = { $chip } is put on the tyrant card.
too-many-bones-chip-buried = { $name } puts { $chip } under its stack.
too-many-bones-party-rolled = The D6 shows { $shown }.
too-many-bones-die-rolled = { $name } rolls a { $shown }.
too-many-bones-loot-gained = { $name } gets { $card }.
too-many-bones-loot-discarded = { $name } discards { $card }.
too-many-bones-loot-given = { $name } gives { $card } to { $to }.
too-many-bones-trove-opened = { $name } opens it: { $card }!
too-many-bones-loot-used = { $name } uses { $card }.
too-many-bones-chip-laid = { $chip } lies on { $card } now.
too-many-bones-chips-left = { $card }: { $left ->
    [0] no chip left.
    [one] 1 chip left.
   *[other] { $left } chips left.
}
too-many-bones-points-lowered = The battle is worth only { $points ->
    [one] 1 baddie point.
   *[other] { $points } baddie points.
}
too-many-bones-baddie-delayed = { $chip } is held up in lane { $lane } and goes back on top of the queue.
too-many-bones-effect-avoided = { $name } is spared { $effect }.
too-many-bones-shield-taken = { $name } takes a shield { $value } from { $target }.
too-many-bones-die-restored = { $name } gets back { $die }.
too-many-bones-lost-hp-encounter = { $name } loses { $amount } HP, { $hp } left.
too-many-bones-lost-hp-brew = { $name } loses { $amount } HP to the Troll Brew, { $hp } left.
too-many-bones-lock-rolled = { $name } tries { $lock }: { $dice }, and intuition says { $face ->
    [reroll] reroll.
    [convert] convert.
   *[save] save.
}
too-many-bones-lock-rerolled = { $name } rolls again: { $die }, and intuition says { $face ->
    [reroll] reroll.
    [convert] convert.
   *[save] save.
}
too-many-bones-lock-converted = { $name } converts a die: { $die }.
too-many-bones-lock-saved = { $name } saves a die: { $die }.
too-many-bones-lock-raised = { $name } makes a die count more: { $die }.
too-many-bones-lock-die-rerolled = { $name } rolls a die again: { $die }.
too-many-bones-lock-opened = { $name } opens { $lock } without a die.
too-many-bones-lock-opened-with = { $name } opens { $lock } with { $dice }.
too-many-bones-lock-held = { $name } does not get { $lock } open{ $again ->
    [again] {" "}and rolls all dice once more.
   *[over] .
}
too-many-bones-locks-opened = { $name } is done with the locks: { $count ->
    [0] none is open.
    [one] 1 is open.
   *[other] { $count } are open.
}
too-many-bones-darts-chosen = { $name } takes these dice for darts: { $dice }.
too-many-bones-darts-turn = Darts, turn { $turn }: { $side ->
    [foe] the opponent of { $name } throws.
   *[own] { $name } throws.
}
too-many-bones-darts-turn-lost = { $side ->
    [foe] The opponent of { $name } is stunned and does not throw.
   *[own] { $name } is stunned and does not throw.
}
too-many-bones-darts-thrown = { $side ->
    [foe] The opponent of { $name } has
   *[own] { $name } has
} { $dice }.
too-many-bones-darts-thrown-nothing = { $side ->
    [foe] The opponent of { $name } has no die to throw.
   *[own] { $name } has no die to throw.
}
too-many-bones-darts-shielded = { $side ->
    [foe] The opponent of { $name } keeps a shield { $value }.
   *[own] { $name } keeps a shield { $value }.
}
too-many-bones-darts-effect = { $side ->
    [foe] The opponent of { $name } has
   *[own] { $name } has
} { $effect }.
too-many-bones-darts-hurt = { $side ->
    [foe] The opponent of { $name } loses { $lost } HP, { $hp } left.
   *[own] { $name } loses { $lost } HP in the game, { $hp } left.
}
too-many-bones-darts-blocked = { $side ->
    [foe] The opponent of { $name } blocks { $blocked } and loses { $lost } HP, { $hp } left.
   *[own] { $name } blocks { $blocked } and loses { $lost } HP in the game, { $hp } left.
}
too-many-bones-darts-poisoned = { $side ->
    [foe] Poison costs the opponent of { $name } { $lost } HP, { $hp } left.
   *[own] Poison costs { $name } { $lost } HP in the game, { $hp } left.
}
too-many-bones-darts-removed = { $name } pays bones to remove { $die } from { $side ->
    [foe] the opponent.
   *[own] this side.
}
too-many-bones-darts-stunned = { $name } pays bones: the opponent is stunned.
too-many-bones-darts-won = { $name } wins at darts{ $how ->
    [knock-out] {" "}by a knock-out!
   *[hp] !
}
too-many-bones-darts-lost = { $name } loses at darts{ $how ->
    [time] : nobody has won in time.
   *[hp] .
}
too-many-bones-barrel-hit = { $name } hits barrel { $number } for { $amount }: { $left ->
    [0] it breaks.
   *[other] { $left } left.
}
too-many-bones-lantern-seen = A lantern burns at { $value }.
too-many-bones-lantern-tried = { $name } rolls { $rolled } against { $value }: the lantern { $out ->
    [out] goes out.
   *[lit] burns on.
}
too-many-bones-critters-joined = Critters run from { $start } to { $to }: { $hp } there.
too-many-bones-critters-gone = { $hp ->
    [one] The critter on { $square } is gone.
   *[other] The { $hp } critters on { $square } are gone.
}
too-many-bones-critters-caught = { $name } catches the { $hp ->
    [one] critter
   *[other] { $hp } critters
} on { $square }.
too-many-bones-rubble-placed = Rubble lies on { $square }: { $hp }.
too-many-bones-grenade-thrown = { $name } throws a grenade on { $square }: { $amount }.
too-many-bones-rubble-hit = The rubble on { $square } takes { $amount }: { $left ->
    [0] it is gone.
   *[other] { $left } left.
}

too-many-bones-ui-day = Day { $day } of { $days }
too-many-bones-ui-quest = { $tyrant }: { $progress } progress, { $needed } needed
too-many-bones-ui-deck = { $count ->
    [one] 1 encounter left
   *[other] { $count } encounters left
}
too-many-bones-ui-next = next: { $title }
too-many-bones-ui-scouted = Scouted, face up on their stacks: { $chips }
too-many-bones-ui-today = Today: { $title }
too-many-bones-ui-bag = Bag: { $cards }
too-many-bones-ui-bag-empty = Bag: nothing
too-many-bones-ui-left = { $card } ({ $left })
too-many-bones-ui-piles = On the mat: { $piles }
too-many-bones-ui-training = { $points ->
    [one] 1 training point
   *[other] { $points } training points
}


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


## Bad Bones: the table in the terminal

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
bad-bones-slot = { $side ->
    [left] forest left of { $lane }
    [right] forest right of { $lane }
    [top] forest above { $lane }
   *[bottom] forest below { $lane }
}
bad-bones-ui-phase = { $phase ->
    [market] market
    [towers] towers
    [hero] heroes
    [trap] traps
    [weapon] weapon
    [over] the end
   *[skeletons] skeletons
}
bad-bones-ui-round = { $kind ->
    [before] Before the first round
    [heroic] Round { $round }, heroic fight: { $phase }
    [counted] Round { $round } of { $rounds }, { $phase }
    [goal] Round { $round }, { $rounds } to win: { $phase }
    [won] Round { $round }, won after { $rounds }: { $phase }
   *[open] Round { $round }, { $phase }
}
bad-bones-ui-forecast = Forecast
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
    [trap] Traps: coins, how many
   *[weapon] Weapons: coins, one each
}
bad-bones-ui-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
bad-bones-ui-order = Next to buy: { $names }
bad-bones-ui-team-coins = { $count ->
    [one] The team has { $count } coin
   *[other] The team has { $count } coins
}
bad-bones-ui-pass = { $count ->
    [one] Pass for good and lose { $count } coin? Type it again to confirm.
   *[other] Pass for good and lose { $count } coins? Type it again to confirm.
}
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
    [one] { $count } killed by a trap
   *[other] { $count } killed by traps
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
    A trap shows its name, a wall its slant; - means damaged, ' used in this round. Thin bent lines are the printed arrows: a skeleton that walks in along the line goes out by its arrow.
    Outside the board wait the skeletons of the forests. ← Stag and Wolf → are the neighbours on the left and on the right. In the cemetery the arrow is the way a skeleton will come in.
    On a small board ↓2 is two skeletons walking down, *3 three walking different ways, C catapult, D dragon, $ treasure, # barricade, B bomb, U hearse, L labyrinth, O portal, S spring, x destroyed zone; figures outside wait in the forests.
    In a forecast the board is shown as it will be: · where somebody walks, ? where you will be asked, ! what is hit.
bad-bones-ui-legend-chiefs =
    Chiefs have a letter instead of the shape: D demolition, N necromancer, F friendly, I instructor, S spectral, A saboteur, E emperor.


## Too Many Bones: the table in the terminal

too-many-bones-ui-effect = { $effect ->
    [poison] Po
    [weaken] We
    [stun] St
    [disable] Di
    [terrify] Te
    [bleed] Bl
    [taunt] Ta
    [untargetable] Un
   *[flight] Fl
}
too-many-bones-ui-round = { $kind ->
    [over] The battle is over
    [before] Setting up
    [tired] Round { $round }, with fatigue
   *[plain] Round { $round }
}
too-many-bones-ui-meter = Initiative: { $names }
too-many-bones-ui-queue = Queue: { $chips }
too-many-bones-ui-queue-empty = Queue: nobody
too-many-bones-ui-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
too-many-bones-ui-roll = Roll: { $dice }
too-many-bones-ui-where = { $where ->
    [KO] KO
    [entering] comes in at the end of the round
   *[waiting] waits
}
too-many-bones-ui-slots = { $slot ->
    [active] active { $used }/{ $most }
    [locked] locked { $used }/{ $most }
   *[plan] bones { $used }/{ $most }
}
too-many-bones-ui-in-slots = { $slots }: { $dice }
too-many-bones-ui-dice = { $where ->
    [ready] ready: { $dice }
   *[exhausted] exhausted: { $dice }
}
too-many-bones-ui-plan = backup plan: { $abilities }
too-many-bones-ui-entry = { $name }, { $kind ->
    [trait] skill of baddies
    [face] on a tyrant die
    [effect] effect die
    [innate] innate of { $of }
    [plan] backup plan of { $of } for { $bones ->
        [one] 1 bone
       *[other] { $bones } bones
    }
    [die] die of { $of }
   *[icon] on a face of dice
}
too-many-bones-ui-die-faces = { $text } Faces: { $faces }.
too-many-bones-ui-reach = { $range ->
    [ranged] ranged
    [diagonal] melee, also diagonal steps,
   *[melee] melee
} against the { $prefers ->
    [strongest] strongest
   *[weakest] weakest
}{ $targets ->
    [one] {""}
   *[other] , up to { $targets } targets
}
too-many-bones-ui-for-bones = { $bones ->
    [one] 1 bone
   *[other] { $bones } bones
}: { $skill }
too-many-bones-ui-stunned = stunned, does nothing
too-many-bones-ui-nobody = reaches nobody
too-many-bones-ui-way = { $target } from { $squares }
too-many-bones-ui-too-far = towards { $target } as far as { $squares }, no attack
too-many-bones-ui-attack = { $dice ->
    [one] 1 attack die, up to { $most } damage
   *[other] { $dice } attack dice, up to { $most } damage
}
too-many-bones-ui-defense = { $dice ->
    [one] 1 defense die
   *[other] { $dice } defense dice
}
too-many-bones-ui-tyrant-die = tyrant die


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
