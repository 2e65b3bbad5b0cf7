# The pieces: dice, chips and cards.
web-too-many-bones-health = { $name }, { $hp } of { $max } HP{ $buff ->
    [0] {""}
   *[other] {" "}and { $buff } Buff HP
}
web-too-many-bones-piece-numbered = { $name } { $numeral }
web-too-many-bones-piece-shows = { $die }: { $shows }
web-too-many-bones-piece-white = { $die ->
    [attack] Attack die
   *[defense] Defense die
}
web-too-many-bones-piece-white-about = { $die ->
    [attack] Damage for the target, or bones.
   *[defense] Shields against damage, or bones.
}
web-too-many-bones-piece-tyrant-die = Die of { $name }
web-too-many-bones-piece-line = Die { $number } of { $name }, { $line }.
web-too-many-bones-piece-for-bones = { $name } for { $bones ->
    [one] 1 bone
   *[other] { $bones } bones
}
web-too-many-bones-piece-stat = { $stat ->
    [health] HP in a battle; at 0 the gearloc is KO.
    [dex] Steps and dice in a turn, together.
    [attack] The most attack dice of a roll.
   *[defense] The most defense dice of a roll.
}
web-too-many-bones-piece-trained = { $trained ->
    [0] { $printed } on the mat.
   *[other] { $printed } on the mat, and { $trained } more.
}
web-too-many-bones-piece-chip = { $points ->
    [0] Tyrant, { $type }
    [one] { $type }, worth 1 point
   *[other] { $type }, worth { $points } points
}, { $reach ->
    [ranged] ranged
   *[melee] melee
}. { $hp } HP, { $attack ->
    [one] 1 attack die
   *[other] { $attack } attack dice
}, { $defense ->
    [one] 1 defense die
   *[other] { $defense } defense dice
}, initiative { $initiative }.
web-too-many-bones-piece-chip-goes = { $reach ->
    [ranged] Goes for the
   *[melee] Goes for the nearest; if several are as near, for the
} { $prefers ->
    [strongest] strongest (most HP)
   *[weakest] weakest (fewest HP)
}{ $targets ->
    [one] {""}
   *[other] , up to { $targets } targets
}.{ $steps ->
    [diagonal] {" "}Also steps diagonally.
   *[straight] {""}
}
web-too-many-bones-piece-gearloc = { $reach ->
    [ranged] Ranged
   *[melee] Melee
} { $role }. Health { $health }, Dex { $dex }, Attack { $attack }, Defense { $defense }.
web-too-many-bones-piece-thing = { $thing ->
    [orb] Orb
    [throne] Throne
    [pile] Pile
   *[mohlnor] Mohlnor
}
web-too-many-bones-piece-thing-about = { $thing ->
    [orb] While it stands, every bone a gearloc rolls hurts that gearloc.
    [throne] While it stands, its king loses no HP.
    [pile] Something to be dug through, not somebody to fight.
   *[mohlnor] He fights on the party’s side for this battle.
}
web-too-many-bones-piece-lock = { $kind ->
    [L] Lever { $value }
    [T] Trip { $value }
    [F] Force { $value }
    [reroll] Intuition: reroll
    [convert] Intuition: convert
    [save] Intuition: save
   *[intuition] Intuition die
}
web-too-many-bones-piece-lock-about = { $kind ->
    [L] Counts { $value } towards the lever of a lock.
    [T] Counts { $value } towards the trip of a lock.
    [F] Counts { $value } towards the force of a lock.
    [reroll] One action die may be rolled again, together with this one.
    [convert] One action die may count for a lock of another kind.
    [save] One action die counts 1 more, and is not lost on this lock.
   *[intuition] Helps the action dice, again at every lock.
}
web-too-many-bones-piece-needs = Comes after
web-too-many-bones-piece-needs-about = { $needs }; one of them is enough.
web-too-many-bones-pieces-white = White dice
web-too-many-bones-pieces-effects = Effect dice
web-too-many-bones-pieces-chips = { $points ->
    [one] Baddies worth 1 point
   *[other] Baddies worth { $points } points
}
web-too-many-bones-pieces-tyrants = Tyrants
web-too-many-bones-pieces-hunt = { $days } days, { $progress } progress.
web-too-many-bones-pieces-cards = { $kind ->
    [trove] Trove: loot behind locks
   *[loot] Loot
}
web-too-many-bones-pieces-heavy = heavy
web-too-many-bones-pieces-locks = Lock dice
web-too-many-bones-pieces-lock-die = { $die ->
    [grey] Grey die
    [brown] Brown die
    [yellow] Yellow die
   *[intuition] Intuition die
}
