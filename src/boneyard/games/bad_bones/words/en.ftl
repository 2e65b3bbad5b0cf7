# Bad Bones in English. The same keys with the same variables are in fr.ftl.

## Names

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
bad-bones-rank = { $chief ->
    [demolition] demolition chief
    [necromancer] necromancer
    [friendly] friendly chief
    [instructor] instructor
    [spectral] spectral chief
    [saboteur] saboteur
    [emperor] emperor
   *[none] skeleton
}
bad-bones-ranks = { bad-bones-rank }s
bad-bones-skeleton = a { bad-bones-colour } { bad-bones-rank }
bad-bones-skeletons = { $count ->
    [one] { bad-bones-skeleton }
   *[other] { $count } { bad-bones-colour } { bad-bones-ranks }
}
bad-bones-token = { $count } { bad-bones-colour }{ $chief ->
    [none] {""}
   *[other] {" "}{ $count ->
        [one] { bad-bones-rank }
       *[other] { bad-bones-ranks }
    }
} ({ $side ->
    [left] left
    [far] middle
   *[right] right
})
bad-bones-item = { $item ->
    [wall] wall
    [catapult] catapult
    [dragon] dragon
    [treasure] treasure
    [barricade] barricade
    [bomb] bomb
    [hearse] hearse
    [labyrinth] labyrinth
    [portal] portal
    [spring] spring
    [crossbow] crossbow
    [ice_staff] ice staff
    [death_staff] death staff
    [teleport_staff] teleport staff
    [two_handed_sword] two-handed sword
    [battle_axe] battle axe
    [morning_star] morning star
   *[rapier] rapier
}
# Which article an item takes is a matter of French; there it needs the name of the item.
bad-bones-a-item = { $item ->
    [treasure] the { bad-bones-item }
    [ice_staff] an { bad-bones-item }
   *[other] a { bad-bones-item }
}
bad-bones-the-item = { $item ->
   *[other] The { bad-bones-banner }’s { bad-bones-item }
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


## What is asked

bad-bones-ask-buy = { bad-bones-banner }, buy something or pass. Your purse holds { bad-bones-coins }.
bad-bones-ask-choose-tower = { bad-bones-banner }, on which tower does your hero start?
bad-bones-ask-move-hero = { bad-bones-banner }, move your hero one square.
bad-bones-ask-choose-trap = { bad-bones-banner }, place a trap, take one back, or do nothing.
bad-bones-ask-use-weapon = { bad-bones-banner }, your hero has destroyed { $kills }: use the { bad-bones-item }?
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


## What an option does

bad-bones-does-buy = Buy { bad-bones-a-item }
bad-bones-does-buy-for = Buy { bad-bones-a-item } for the { $target }
bad-bones-does-pass = Pass
bad-bones-does-start = Start on { $square }
bad-bones-does-go = Move to { $square }
bad-bones-does-place = Place { bad-bones-a-item } on { $square }{ bad-bones-turned }
bad-bones-does-take = Take { bad-bones-a-item } back from { $square }
bad-bones-does-nothing = Place nothing
bad-bones-does-shoot = Shoot { bad-bones-skeleton } on { $square }, { bad-bones-facing }
bad-bones-does-freeze = Freeze those on { $square }
bad-bones-does-freeze-all = Freeze everybody
bad-bones-does-teleport = Teleport to { $square }
bad-bones-does-charge = Charge to { $square }
bad-bones-does-swing = Swing at all that is { bad-bones-colour }
bad-bones-does-shift = Knock those on { $square } to { $to }
bad-bones-does-parry = Turn those on { $square }
bad-bones-does-sheathe = Keep the weapon
bad-bones-does-turn = Turn it to face { $way ->
    [up] up
    [right] right
    [down] down
   *[left] left
}
bad-bones-does-chase = Chase { $way ->
    [up] up
    [right] to the right
    [down] down
   *[left] to the left
}
bad-bones-does-send = Send to the { $target }
bad-bones-does-walk = Move { bad-bones-skeleton } from { bad-bones-place }, { bad-bones-facing }
bad-bones-does-rest = Move the rest as they stand
bad-bones-does-enter = Let { bad-bones-skeleton } in first
bad-bones-does-drive-off = First chase { bad-bones-skeleton }, { bad-bones-facing }
bad-bones-does-fight-on = Fight on
bad-bones-does-stop = Stop here
bad-bones-facing = { $facing ->
    [up] facing up
    [right] facing right
    [down] facing down
   *[left] facing left
}


## What comes of an option

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
bad-bones-hero-kills = destroys { $count } there
bad-bones-hero-stops = { $count ->
    [one] will kill { $count } that walks into him
   *[other] will kill { $count } that walk into him
}
bad-bones-losses = loses { $losses }
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
bad-bones-sheathe = for later
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


## What happened

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
bad-bones-game-ended-lost = That is the end.
bad-bones-game-ended-won = That is a win.
bad-bones-game-ended-heroic = No skeleton is left.

bad-bones-ahead-exit = The { bad-bones-banner } will choose which way the dragon on { $square } chases.
bad-bones-ahead-aim = The { bad-bones-banner } will choose which player the catapult on { $square } aims at.
bad-bones-ahead-target = The { bad-bones-banner } will choose which player it goes to from { $square }.
bad-bones-ahead-hearse = The { bad-bones-banner } will choose where the hearse on { $square } drives.
bad-bones-ahead-entrant = The { bad-bones-banner } will choose who in the group at { $square } goes in first.
bad-bones-ahead-order = The order will matter; the { bad-bones-banner } will choose who moves first.
bad-bones-ahead-weapon = The { bad-bones-banner }’s hero may use his weapon then.
bad-bones-points-ahead = { $points ->
    [one] The { bad-bones-banner } will have { $points } point after this walk.
   *[other] The { bad-bones-banner } will have { $points } points after this walk.
}


## How it ended

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


## The rules in short

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


## The table in the terminal

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
bad-bones-ahead-from = { bad-bones-colour }, from { $places }
bad-bones-ahead-nothing = no harm
bad-bones-ahead-kingdom = your kingdom falls
bad-bones-ahead-floor = { $count ->
    [one] { $count } floor falls
   *[other] { $count } floors fall
}
bad-bones-ahead-house = { $count ->
    [one] { $count } house burns
   *[other] { $count } houses burn
}
bad-bones-ahead-capital = { $count ->
    [one] { $count } house of the capital burns
   *[other] { $count } houses of the capital burn
}
bad-bones-ahead-tower = { $count ->
    [one] { $count } tower falls
   *[other] { $count } towers fall
}
bad-bones-ahead-stolen = the treasure is stolen
bad-bones-ahead-worn-out = { $count ->
    [one] { $count } trap leaves the game
   *[other] { $count } traps leave the game
}
bad-bones-ahead-floor-mended = { $count ->
    [one] { $count } floor mended
   *[other] { $count } floors mended
}
bad-bones-ahead-house-mended = { $count ->
    [one] { $count } house mended
   *[other] { $count } houses mended
}
bad-bones-ahead-capital-mended = { $count ->
    [one] { $count } house of the capital mended
   *[other] { $count } houses of the capital mended
}
bad-bones-ahead-thrown = { $count } thrown away
bad-bones-ahead-left = { $count ->
    [one] { $count } leaves
   *[other] { $count } leave
}
bad-bones-ahead-loaded = { $count } on the hearse
bad-bones-ahead-slain = { $count } killed by the hero
bad-bones-ahead-trapped = { $count ->
    [one] { $count } dies in a trap
   *[other] { $count } die in traps
}
bad-bones-ahead-home = { $count } back to the forest
bad-bones-ahead-returned = { $count ->
    [one] { $count } goes to your own cemetery
   *[other] { $count } go to your own cemetery
}
bad-bones-ahead-stopped = { $count } stopped
bad-bones-ahead-held = { $count } held in the labyrinth
bad-bones-ahead-chased = { $count } chased by a dragon
bad-bones-ahead-damaged = { $count ->
    [one] { $count } trap damaged
   *[other] { $count } traps damaged
}
bad-bones-ahead-asked = { $count ->
    [one] { $count } choice to make
   *[other] { $count } choices to make
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
