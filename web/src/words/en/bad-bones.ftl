# Bad Bones in the browser, in English. The same keys with the same variables are in ../fr/bad-bones.ftl.


## Names

web-bad-bones-item = { $item ->
    [wall] Wall
    [catapult] Catapult
    [dragon] Dragon
    [treasure] Treasure
    [barricade] Barricade
    [bomb] Bomb
    [hearse] Hearse
    [labyrinth] Labyrinth
    [portal] Portal
    [spring] Spring
    [crossbow] Crossbow
    [ice_staff] Ice staff
    [death_staff] Death staff
    [teleport_staff] Teleport staff
    [two_handed_sword] Two-handed sword
    [battle_axe] Battle axe
    [morning_star] Morning star
   *[rapier] Rapier
}
web-bad-bones-about = { $item ->
    [wall] A skeleton that runs into a wall turns at a right angle and goes one square further.
    [catapult] Every skeleton that reaches a catapult flies to the cemetery of one other player, the same one for the whole round.
    [dragon] A dragon chases each skeleton to the neighbouring square you name. It may also land on skeletons.
    [treasure] Skeletons beside a treasure turn towards it. The one that steps on it takes it out of the game.
    [barricade] A skeleton that would step on a barricade stays where it is.
    [bomb] A bomb kills every skeleton that reaches it in one walk, then leaves a destroyed zone. It may also fall on skeletons.
    [hearse] A hearse loads every skeleton that reaches it, and drives them to another player, who keeps it.
    [labyrinth] A skeleton that enters a labyrinth stays; only those that show the labyrinth’s face may leave.
    [portal] A portal sends skeletons back to their own lane in the forest.
    [spring] A spring throws skeletons over one square onto the next.
    [crossbow] When your hero has destroyed three at once, shoot one more, anywhere on the board.
    [ice_staff] When your hero has destroyed three at once, freeze every skeleton on one square for a walk.
    [death_staff] When your hero has destroyed three at once, send them to another player instead of the bag.
    [teleport_staff] When your hero has destroyed three at once, he may go back to the tower.
    [two_handed_sword] When your hero has destroyed three at once, he moves once more and strikes again.
    [battle_axe] When your hero has destroyed three at once, destroy one colour on the squares around him.
    [morning_star] When your hero has destroyed three at once, knock a stack beside him to another square.
   *[rapier] When your hero has destroyed three at once, turn those on a square beside him as you like.
}
web-bad-bones-chief = { $chief ->
    [demolition] demolition chief
    [necromancer] necromancer
    [friendly] friendly chief
    [instructor] instructor
    [spectral] spectral chief
    [saboteur] saboteur
    [emperor] emperor
   *[none] skeleton
}
web-bad-bones-about-chief = { $chief ->
    [demolition] Where he gets in, two floors or houses are lost instead of one.
    [necromancer] When he is drawn from the bag, he brings three more with him.
    [friendly] Where he gets in, a floor or a house is given back.
    [instructor] Everybody on his square who has not moved yet moves with him.
    [spectral] When killed, it comes back to the same player’s cemetery.
    [saboteur] Destroys every trap it sets off, then goes back to the bag.
   *[emperor] In the tower or the village he ends your kingdom at once; the hero who kills him falls with him.
}
web-bad-bones-known = { $what ->
    [floors] Floors
    [houses] Houses
    [towers] Towers
    [cemetery] Cemetery
    [frozen] Frozen
    [hero] Hero
    [trap] Trap
    [skeletons] Skeletons
   *[arrivals] Arrivals
}
web-bad-bones-about-known = { $what ->
    [floors] A skeleton that walks into your tower takes a floor with it. Without floors you are out.
    [houses] A skeleton that reaches your village burns a house. Without houses you are out.
    [towers] Each tower of the team stops one skeleton, then it is a ruin.
    [cemetery] Skeletons that others sent you. They come out with the next arrivals.
    [frozen] It misses its next walk.
    [hero] The hero moves one square and destroys everybody there.
    [trap] Everybody places a trap, takes one back or does nothing, in secret.
    [skeletons] Every skeleton of the token’s colour walks, turns on arrows and sets off traps.
   *[arrivals] New skeletons come to the forests: out of the bag and out of the cemetery.
}
web-bad-bones-facing = { $facing ->
    [up] up
    [right] to the right
    [down] down
   *[left] to the left
}
web-bad-bones-hero = hero
web-bad-bones-ruin = ruined tower
web-bad-bones-tower = { $floors ->
    [0] tower
    [one] tower with { $floors } floor
   *[other] tower with { $floors } floors
}
web-bad-bones-turned = { $turn ->
    [slash] , leaning /
    [backslash] , leaning \
    [white] , white side up
    [black] , black side up
   *[none] {""}
}
web-bad-bones-trap = { $item ->
    [zone] destroyed zone
   *[other] { web-bad-bones-item }{ web-bad-bones-turned }{ $worn ->
        [yes] , damaged
       *[no] {""}
    }
}
web-bad-bones-bones = { $count } { bad-bones-colour } { $count ->
    [one] { web-bad-bones-chief }
   *[other] { $chief ->
        [none] skeletons
       *[other] { web-bad-bones-chief }s
    }
} going { web-bad-bones-facing }, { $state ->
    [frozen] frozen
    [moved] done walking
   *[unmoved] still to walk
}


## Kingdoms

web-bad-bones-you = you
web-bad-bones-stat = { $what ->
    [floors] { $count ->
        [one] floor
       *[other] floors
    }
    [houses] { $count ->
        [one] house
       *[other] houses
    }
    [towers] { $count ->
        [one] tower
       *[other] towers
    }
   *[cemetery] { $count ->
        [one] in the cemetery
       *[other] in the cemetery
    }
}
web-bad-bones-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-bad-bones-points-change = { $now } → { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-bad-bones-points-after = { $now ->
    [one] { $now } point now
   *[other] { $now } points now
}, { $after } after this walk
web-bad-bones-capital = { $count ->
    [one] Capital: { $count } house
   *[other] Capital: { $count } houses
}
web-bad-bones-relation = { $side ->
    [left] left neighbour
    [right] right neighbour
    [far-left] far left
    [far-right] far right
    [only] opposite
   *[across] across the table
}
web-bad-bones-doing = { $state ->
    [out] is out
    [choosing] is choosing
    [away] is away
   *[chosen] has chosen
}
web-bad-bones-neighbours = The other kingdoms
web-bad-bones-enlarge = Show this kingdom large
web-bad-bones-look-at = Show the kingdom of { $name } large
web-bad-bones-back = { $own ->
    [yes] Your kingdom
   *[no] First kingdom
}
web-bad-bones-stands = { $floors ->
    [one] { $floors } floor
   *[other] { $floors } floors
}, { $houses ->
    [one] { $houses } house
   *[other] { $houses } houses
}, { $cemetery } in the cemetery, { $bones ->
    [one] { $bones } skeleton
   *[other] { $bones } skeletons
} on the board
web-bad-bones-stands-coop = { $towers ->
    [one] { $towers } tower
   *[other] { $towers } towers
}, { $cemetery } in the cemetery, { $bones ->
    [one] { $bones } skeleton
   *[other] { $bones } skeletons
} on the board
web-bad-bones-reading = The kingdom of { $name }, square by square
web-bad-bones-reading-slot = { bad-bones-slot }: { $what }
web-bad-bones-arrow = printed arrow: a skeleton walking { $moving ->
    [up] up
    [right] right
    [left] left
   *[down] down
} turns { $becomes ->
    [up] up
    [right] right
    [left] left
   *[down] down
}
web-bad-bones-empty = empty
web-bad-bones-lit = What you may do on the board
web-bad-bones-several = { $count } possibilities here
web-bad-bones-proposed = Lanes and arrows as we propose them


## Phases and supply

web-bad-bones-phases = The phases of the round
web-bad-bones-phase = { $phase ->
    [hero] Hero
    [trap] Trap
    [skeletons] Skeletons
   *[arrivals] Arrivals
}
web-bad-bones-token = { $face ->
    [white] Tracking token: white
   *[black] Tracking token: black
}
web-bad-bones-token-means = { $face ->
    [white] White ones still have to walk, black ones are done.
   *[black] Black ones still have to walk, white ones are done.
}
web-bad-bones-supply = { $whose ->
    [team] The team’s traps
    [other] Traps of { $name }
   *[own] Your traps
}
web-bad-bones-supply-keys = press a number
web-bad-bones-supply-empty = None left.
web-bad-bones-times = × { $count }
web-bad-bones-stars = { $count ->
    [one] { $count } star
   *[other] { $count } stars
}
web-bad-bones-weapon = weapon
web-bad-bones-turn = { $turn ->
    [slash] Turn it to \
    [backslash] Turn it to /
    [white] Turn it to black
   *[black] Turn it to white
}
web-bad-bones-resting = Back next round:


## Forecast

web-bad-bones-forecast = Forecast
web-bad-bones-forecast-turn = { $on ->
    [yes] Hide
   *[no] Show
}
web-bad-bones-forecast-none = Nothing to forecast just now.
web-bad-bones-forecast-own = Only the walk in your own kingdom is forecast.
web-bad-bones-forecast-usual = If nothing else is decided


## Market

web-bad-bones-order = Who buys now and next
web-bad-bones-order-team = The leader buys for everybody
web-bad-bones-you-buy = You
web-bad-bones-turns = and back
web-bad-bones-stall = { $kind ->
    [trap] Traps
   *[weapon] Weapons
}
web-bad-bones-one-each = one of each in the whole game, one for each hero
web-bad-bones-coins = coins
web-bad-bones-star = stars
web-bad-bones-left = { $left } of { $of } left
web-bad-bones-sold-out = sold out
web-bad-bones-has-it = { $name } has it
web-bad-bones-who-carries = { web-bad-bones-item }: who carries it?
web-bad-bones-carries = { web-bad-bones-item } for { $name }
web-bad-bones-purse = { $whose ->
    [team] The team’s purse
   *[own] Your purse
}
web-bad-bones-of-coins = of { $count } coins
web-bad-bones-bought = Bought so far by { $name }
web-bad-bones-bought-nothing = nothing yet
web-bad-bones-free = free for all
web-bad-bones-others = { $coop ->
    [yes] The team’s weapons
   *[no] The others
}
web-bad-bones-proposed-prices = Prices and stars with this mark are our proposal; we do not know the printed ones.


## Beside the name of the game

web-bad-bones-variant-solo = alone
web-bad-bones-variant-coop = one team
web-bad-bones-variant-advanced = advanced
web-bad-bones-variant-basic = basic
web-bad-bones-variant-chiefs = with chiefs
web-bad-bones-market = Market
web-bad-bones-before = Before the first round
web-bad-bones-round = { $rounds ->
    [0] Round { $round }
   *[other] Round { $round } of { $rounds }
}
web-bad-bones-goal = Round { $round }, { $rounds } to win
web-bad-bones-won = Won after { $rounds } rounds, round { $round }
web-bad-bones-heroic = Heroic fight, round { $round }


## What the rules say

web-bad-bones-hint-buy = Passing is final, and coins left over are lost. One weapon each.
web-bad-bones-hint-choose-tower = The hero starts on one of your four towers.
web-bad-bones-hint-move-hero = He must move, straight or diagonally. He destroys everybody on the square he enters.
web-bad-bones-hint-choose-trap = One trap down, one back, or nothing. Shown when all have chosen.
web-bad-bones-hint-choose-trap-alone = One trap down, one back, or nothing.
web-bad-bones-hint-use-weapon = A weapon may be used once the hero has destroyed three in one phase.
web-bad-bones-hint-turn-bone = Each skeleton on the square is turned, one by one.
web-bad-bones-hint-choose-exit = It goes one square away from the dragon, and whatever lies there acts on it.
web-bad-bones-hint-choose-chased = Those under a landing dragon are chased away at once, one by one.
web-bad-bones-hint-choose-aim = A catapult throws everybody at the same player for the whole round.
web-bad-bones-hint-choose-target = A skeleton that leaves by this edge goes to the cemetery of a player you choose.
web-bad-bones-hint-choose-hearse = The load goes to the cemetery of that player, and the hearse to the supply there.
web-bad-bones-hint-choose-next = Your skeletons walk in the order you like; here it makes a difference.
web-bad-bones-hint-choose-entrant = Only one enters at a time; which goes first decides what is lost.
web-bad-bones-hint-offer-heroic = No more arrive. Destroy all that are left, and the win is heroic.
web-bad-bones-in-short =
    Skeletons march on everybody’s tower and village. Keep them off, or send them to your neighbours.
    Each round: move your hero, who destroys all he meets; then lay one trap. All choose at the same time.
    Then every skeleton takes a step. In the tower it costs a floor, in the village a house.
    It ends when somebody has lost all floors or all houses. Floors, houses and unused traps score.


## Points at the end

web-bad-bones-tally = { $what ->
    [floors] Floors
    [houses] Houses
    [towers] Towers
   *[stars] Stars
}
