# Too Many Bones at the table: what only the browser says.
web-too-many-bones-round = { $round ->
    [0] Set-up
   *[other] Round { $round }
}
web-too-many-bones-day = Day { $day } of { $days }

## battle

web-too-many-bones-towards = { $tyrant }: { $progress } progress, { $needed } needed
web-too-many-bones-day-and-round = Day { $day }/{ $days }, round { $round }{ $fatigue ->
    [yes] , fatigue
   *[no] {""}
}
web-too-many-bones-encounter = { $title }
web-too-many-bones-round-of-battle = { $fatigue ->
    [yes] Round { $round }, fatigue
   *[no] Round { $round }
}
web-too-many-bones-ask-way = { $name }, which way does the party go?
web-too-many-bones-ask-dice = { $name }, which dice do you roll { $against }?
web-too-many-bones-off-the-mat = { $name }: { $where ->
    [ko] KO
    [entering] enters with the next round
   *[waiting] waits
}
web-too-many-bones-order = Turn order and what comes next
web-too-many-bones-order-key = dice → target, HP lost if nothing changes
web-too-many-bones-round-fatigue = from here on everybody tires
web-too-many-bones-acting = acting now
web-too-many-bones-acted = has acted
web-too-many-bones-decides = decides
web-too-many-bones-initiative = initiative { $value }
web-too-many-bones-ahead = { $harm ->
    [0] { $heal ->
        [0] { $hp } HP
       *[other] heal +{ $heal }: { $hp } HP
    }
   *[other] { $heal ->
        [0] harm −{ $harm }: { $hp ->
            [0] KO
           *[other] { $hp } HP
        }
       *[other] harm −{ $harm }, heal +{ $heal }: { $hp } HP
    }
}
web-too-many-bones-stunned = stunned, loses its turn
web-too-many-bones-no-target = no target
web-too-many-bones-no-attack = no attack dice
web-too-many-bones-out-of-reach = walks, reaches nobody
web-too-many-bones-walks = walks to { $square }
web-too-many-bones-party-chooses = the party chooses
web-too-many-bones-tyrant-die = and the tyrant die
web-too-many-bones-for-bones = { $bones ->
    [one] 1 bone
   *[other] { $bones } bones
}: { $name }
web-too-many-bones-for-bones-value = { $bones ->
    [one] 1 bone
   *[other] { $bones } bones
}: { $name } { $value }
web-too-many-bones-attacks = { $dice ->
    [one] 1 attack die
   *[other] { $dice } attack dice
} on { $target }, { $cost } HP
web-too-many-bones-ko-risk = KO risk { $risk } %
web-too-many-bones-ko = KO
web-too-many-bones-entering = enters with the next round
web-too-many-bones-waiting = waits
web-too-many-bones-queue = { $count ->
    [0] Queue: empty
    [one] Queue: 1 chip waits
   *[other] Queue: { $count } chips wait
}
web-too-many-bones-queue-about = { $hidden ->
    [0] face up; a chip enters when a lane is free
   *[other] { $hidden } face down; a chip enters when a lane is free
}
web-too-many-bones-queued-hidden = face down, worth { $points }
web-too-many-bones-allies = Allies
web-too-many-bones-open-mat = Open the mat of { $name }
web-too-many-bones-lane = Lane { $lane }
web-too-many-bones-row-ranged = Ranged
web-too-many-bones-row-melee = Melee
web-too-many-bones-mat = Battle mat
web-too-many-bones-points = { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}
web-too-many-bones-shields = { $count ->
    [one] 1 shield
   *[other] { $count } shields
}
web-too-many-bones-buff = { $count } Buff HP
web-too-many-bones-hp = { $hp } of { $max } HP
web-too-many-bones-hp-with = { $hp } of { $max } HP, { $signs }
web-too-many-bones-empty = empty
web-too-many-bones-on-square = { $square }: { $what }
web-too-many-bones-dice-taken = Dice to roll
web-too-many-bones-dice-none = none taken yet
web-too-many-bones-dex-left = { $dex } Dex left
web-too-many-bones-add-white = { $die ->
    [attack] attack die
   *[defense] defense die
}
web-too-many-bones-just-rolled = Just rolled
web-too-many-bones-rolled-by = by { $name }
web-too-many-bones-grouped = { $count ->
    [one] 1 die
   *[other] { $count } dice, by use
}
web-too-many-bones-no-dice = No dice on the table yet.
web-too-many-bones-use-attack = Attack
web-too-many-bones-use-guard = Shields
web-too-many-bones-use-bones = Bones
web-too-many-bones-use-skill = Skills
web-too-many-bones-on-target = on { $name }
web-too-many-bones-swords = { $count ->
    [one] 1 hit
   *[other] { $count } hits
}
web-too-many-bones-damage = { $count } damage
web-too-many-bones-from-to = { $name } { $hp } → { $after } HP
web-too-many-bones-of-plan = { $bones } kept + { $more } = { $all } of { $most }
web-too-many-bones-tab-mat = Mat
web-too-many-bones-tab-order = Order
web-too-many-bones-tab-allies = Allies
web-too-many-bones-tab-log = Log
web-too-many-bones-tabs = Parts of the table
web-too-many-bones-die-attack = attack die
web-too-many-bones-die-defense = defense die
web-too-many-bones-deed-on = { $deed } on { $aim }
web-too-many-bones-deed-at = { $deed } at { $aim }
web-too-many-bones-deed-stay = Stay here
web-too-many-bones-deed-no-target = No target
web-too-many-bones-deed-yes = { $kind ->
    [agree] Take the die
    [riposte] Dodge
    [riposte_strike] Strike back
    [element_325] Add Element 325
    [shield_wall] Roll for a Shield Wall
    [answer_hit] Answer with the die
   *[other] Yes
}
web-too-many-bones-deed-no = { $kind ->
    [agree] Leave the die
    [riposte] Do not dodge
    [riposte_strike] Keep the second die
    [element_325] Keep Element 325
    [shield_wall] No Shield Wall
    [answer_hit] Keep the die
   *[other] No
}
web-too-many-bones-deed-move = Go to { $square }
web-too-many-bones-deed-aim = Aim at { $square }
web-too-many-bones-deed-hit = Strike { $name } for { $damage }
web-too-many-bones-deed-roll = { $count ->
    [-1] Roll again
    [0] Roll no dice
    [one] Roll 1 die
   *[other] Roll { $count } dice
}
web-too-many-bones-deed-shield = Keep shield { $value }
web-too-many-bones-deed-lock-shield = Lock shield { $value }
web-too-many-bones-deed-soak = Shields { $dice }
web-too-many-bones-deed-keep = { $bones ->
    [one] Keep 1 bone
   *[other] Keep { $bones } bones
}
web-too-many-bones-note-plan = { $text } Costs { $paid }, leaves { $left }.
web-too-many-bones-note-face = { $face }: { $text }
web-too-many-bones-note-keep = { $die }: { $total ->
    [one] 1 bone
   *[other] { $total } bones
} in the backup plan then
web-too-many-bones-deed-clear-any = Clear a slot
web-too-many-bones-deed-clear = Clear { $die }
web-too-many-bones-deed-unlock = Unlock { $die }
web-too-many-bones-deed-plan = { $name }
web-too-many-bones-deed-drop = Discard { $card }
web-too-many-bones-deed-play = Use { $card }
web-too-many-bones-deed-done = { $kind ->
    [result] End turn
   *[other] Done
}
web-too-many-bones-deed-target = Target { $name }
web-too-many-bones-deed-choose = { $name }
web-too-many-bones-deed-first = { $kind ->
    [nom_order] { $name } meets Nom next
    [entry_order] { $name } first
    [initiative] Before { $name }
   *[other] { $name } next
}
web-too-many-bones-deed-first-nobody = After all of them
web-too-many-bones-deed-lose = Lose the { $stat ->
    [health] Health
    [dex] Dex
    [attack] Attack
   *[defense] Defense
} die
web-too-many-bones-deed-add = Add { $die }
web-too-many-bones-deed-use = Use { $die }
web-too-many-bones-deed-place = Place { $die }
web-too-many-bones-deed-lock = Lock { $die }
web-too-many-bones-deed-put = Put { $die }
web-too-many-bones-deed-reroll = Roll { $die } again
web-too-many-bones-deed-remove = Give up { $die }
web-too-many-bones-deed-gain = Take { $die }
web-too-many-bones-deed-turn = Turn { $die }
web-too-many-bones-deed-act = { $act ->
    [make-grenade] Make a grenade
    [axe] Throw an axe
    [body-count] Cash in the body count
    [rage] Use Rage
    [advance] Advance Rage
    [execute] Execute
    [switch] Switch places
    [rush] Rush
    [step] Free step
    [double-switch] Double switch
    [double-rush] Double rush
    [heal-assist] Heal assist
    [reroll-heal] Roll a healing die again
   *[reroll-buff] Roll a stim again
}
web-too-many-bones-hint-move = 1 Dex a step; what is left is for dice.
web-too-many-bones-hint-target = One target for the whole turn; no target, no attack dice.
web-too-many-bones-hint-result = { $count ->
    [0] No dice left; what else you may do is lit.
    [one] 1 result left
   *[other] { $count } results left
}
web-too-many-bones-hint-shields = Dice that show nothing any more are removed.
web-too-many-bones-hint-baddie-target = The baddie could go for any of these, so the party decides.
web-too-many-bones-hint-baddie-walk = These ways are equally short, so the party decides.
web-too-many-bones-hint-start = Harm and help at the start of a turn come in the order you like.
web-too-many-bones-hint-place = Melee in the row in front, ranged behind.
web-too-many-bones-hint-initiative = On the initiative meter whoever stands higher acts first; at the same place the party decides.
web-too-many-bones-hint-aim = The aim is named before the dice are thrown.

## sheet
web-too-many-bones-sheet-of = Mat of { $name }
web-too-many-bones-sheet-role = { $role }, { $range ->
    [ranged] ranged
   *[melee] melee
} · { $player }
web-too-many-bones-sheet-hp = { $max } HP{ $buff ->
    [0] { "" }
   *[other] , { $buff } of Buff HP
}
web-too-many-bones-sheet-where = { $where ->
    [KO] KO
    [entering] comes later
   *[other] waits
}
web-too-many-bones-sheet-innate = Innate: { $name }
web-too-many-bones-sheet-innate-plus = Better innate
web-too-many-bones-sheet-back = Close this mat
web-too-many-bones-sheet-dex-left = { $left } left
web-too-many-bones-sheet-dice = { $spare } spare{ $used ->
    [0] { "" }
   *[other] , { $used } rolled
}{ $lying ->
    [0] { "" }
   *[other] , { $lying } placed
}
web-too-many-bones-sheet-slots = { $slots ->
    [locked] Locked slots
   *[active] Active slots
} { $used }/{ $count }
web-too-many-bones-sheet-free = { $slots ->
    [locked] free locked slot
    [plan] free place for bones
   *[active] free active slot
}
web-too-many-bones-sheet-clear = Clear a slot
web-too-many-bones-sheet-plan = Backup plan: { $bones ->
    [0] no bones yet
    [one] 1 bone
   *[other] { $bones } bones
}
web-too-many-bones-sheet-once = { $used ->
    [yes] used this turn
   *[no] once per turn
}
web-too-many-bones-sheet-no-ability = nothing
web-too-many-bones-sheet-skills = Skill dice
web-too-many-bones-sheet-state = { $state ->
    [ready] Ready
    [chosen] Chosen
    [rolled] Rolled
    [active] Active slot
    [locked] Locked slot
    [away] With somebody else
    [exhausted] Exhausted
    [counter] Shows { $count }
    [within] Trainable
    [found] Loot or backup plan
   *[needs] Needs { $needs }
}
web-too-many-bones-sheet-or = or
web-too-many-bones-sheet-several = { $count ->
    [one] 1 option
   *[other] { $count } options
}
web-too-many-bones-sheet-loot = Loot: { $used } of { $spaces } spaces
web-too-many-bones-sheet-no-loot = The bag is empty.
web-too-many-bones-sheet-trove = Locked trove
web-too-many-bones-sheet-uses = { $left } left.
web-too-many-bones-sheet-lessons = What { $name } can learn
web-too-many-bones-sheet-known = { $role }. { $known } of { $count } skills trained.
web-too-many-bones-sheet-legend = { $state ->
    [known] has it
    [lesson] can be trained
    [needs] needs another skill first
   *[found] consumable
}
web-too-many-bones-sheet-never = never trained
web-too-many-bones-sheet-lesson = { $state ->
    [start] From the start
    [known] Trained
    [lesson] Train for 1 point
    [within] Within reach
    [found] From loot or the backup plan
   *[needs] Needs { $needs }
}
web-too-many-bones-sheet-train = Train { $stat ->
    [health] Health
    [dex] Dex
    [attack] Attack
   *[defense] Defense
}
web-too-many-bones-sheet-learn = Train { $die }
web-too-many-bones-sheet-die = { $line }, die { $number }
web-too-many-bones-sheet-x = X is the number on the face.
web-too-many-bones-sheet-odds = { $count } in 6
web-too-many-bones-sheet-train-stat = Train a stat
web-too-many-bones-sheet-points = { $points ->
    [0] no points left
    [one] 1 point
   *[other] { $points } points
}
web-too-many-bones-sheet-chance = { $percent ->
    [100] always
   *[other] { $percent } %
}
web-too-many-bones-sheet-attempt = { $stat ->
    [health] and 1 HP at once
    [dex] one more die or step
    [defense] { $dice ->
        [0] nothing to roll
        [one] 1 die without bones, which are rolled again once
       *[other] { $dice } dice without bones, which are rolled again once
    }
   *[other] { $dice ->
        [0] nothing to roll
        [one] 1 die without bones
       *[other] { $dice } dice without bones
    }
}
web-too-many-bones-sheet-closed = { $why ->
    [most] As high as it goes
    [tried] Not with this point
   *[none] With a training point
}
web-too-many-bones-sheet-failing = A failed attempt leaves the point, but not for the same stat.

## lobby

web-too-many-bones-party-title = Choose a party
web-too-many-bones-party-summary = { $count ->
    [1] One gearloc
    [2] Two gearlocs
    [3] Three gearlocs
   *[4] Four gearlocs
} against { $tyrant }, { web-too-many-bones-mode-plain }
web-too-many-bones-mode-plain = { $mode ->
    [adventure] adventure mode
    [heroic] heroic mode
   *[legendary] legendary mode
}.
web-too-many-bones-mode-name = { $mode ->
    [adventure] Adventure
    [heroic] Heroic
   *[legendary] Legendary
}
web-too-many-bones-party-points = { $days ->
    [0] Battles on day 1 are worth { $count } { $count ->
        [one] baddie point
       *[other] baddie points
    }, and more every day.
   *[other] Battles on day 1 are worth { $count } { $count ->
        [one] baddie point
       *[other] baddie points
    }, on day { $days } they are worth { $last }.
}
web-too-many-bones-set-out = Set out on day 1
web-too-many-bones-choose-party = Choose your gearlocs
web-too-many-bones-role = { $role }, { $ranged ->
    [yes] ranged
   *[no] melee
}
web-too-many-bones-difficulty = Difficulty
web-too-many-bones-difficulty-of = { $difficulty } of 4
web-too-many-bones-strength-boomer = Builds grenades, hits groups, disables
web-too-many-bones-strength-patches = Heals, poisons, lends health and attack
web-too-many-bones-strength-picket = Shields the party, turns shields into damage
web-too-many-bones-strength-tantrum = Three attack dice, executions, axes
web-too-many-bones-advice-boomer = Gather parts, then throw. Mind your friends.
web-too-many-bones-advice-patches = Keeps everybody standing for one more round.
web-too-many-bones-advice-picket = Stand in front; bash when it counts.
web-too-many-bones-advice-tantrum = Gets stronger as he gets hurt.
web-too-many-bones-initiative-die = Initiative die
web-too-many-bones-in-party = In the party
web-too-many-bones-party-last = Somebody has to go.
web-too-many-bones-take-along = Take { $name } along
web-too-many-bones-hunt = Whom do you hunt?
web-too-many-bones-hunt-why = From a short hunt to a long one. The tyrant sets the days, the progress and the creatures you will meet.
web-too-many-bones-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
web-too-many-bones-days-left = { $days ->
    [one] day
   *[other] days
}
web-too-many-bones-hunt-progress = { $progress } progress
web-too-many-bones-progress-needed = progress needed
web-too-many-bones-any-tyrant = any tyrant
web-too-many-bones-any-tyrant-why = let chance decide
web-too-many-bones-mode = Mode
web-too-many-bones-mode-gives = { $health ->
    [0] no help at all
   *[other] +{ $health } Health, { $training ->
        [one] { $training } training point
       *[other] { $training } training points
    } each
}{ $keeps ->
    [1] , locked dice survive a KO
   *[0] {""}
}
web-too-many-bones-battle = A single battle
web-too-many-bones-battle-how = Who fights whom, in one line: gearlocs with their training, “vs”, then points, chips or a tyrant.
web-too-many-bones-battle-example = Picket + stand ground, Boomer + frag vs 6 points
web-too-many-bones-battle-go = Fight it
web-too-many-bones-gearloc = { $gearloc ->
    [boomer] Boomer
    [patches] Patches
    [picket] Picket
    [tantrum] Tantrum
    [first] First gearloc
    [second] Second gearloc
    [third] Third gearloc
   *[fourth] Fourth gearloc
}

## pieces

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
   *[melee] Goes for the nearest, of several for the
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
   *[intuition] Helps the action dice at every lock anew.
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


## road

web-too-many-bones-road-named = { $name }
web-too-many-bones-road-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-too-many-bones-road-hp = HP
web-too-many-bones-road-initiative = initiative
web-too-many-bones-road-percent = { $share } %

# The card of the day.
web-too-many-bones-road-deck = Encounter, { $deck ->
    [classic] classic
    [solo] solo
    [special] special
   *[tyrant] of the tyrant
}
web-too-many-bones-road-way-battle = Battle
web-too-many-bones-road-way-peace = No battle
web-too-many-bones-road-way-taken = Chosen
web-too-many-bones-road-way-label = { $way }, { $label }:
web-too-many-bones-road-way-faces = You face
web-too-many-bones-road-way-wins = You gain if you win
web-too-many-bones-road-way-gains = You gain
web-too-many-bones-road-way-nothing = nothing but experience
web-too-many-bones-road-way-shut = The party does not meet the conditions.
web-too-many-bones-road-way-points = { $fixed ->
    [yes] exactly these:
   *[no] day { $day } × { $party ->
        [one] 1 gearloc
       *[other] { $party } gearlocs
    } = { $base }{ $sign ->
        [more] , plus { $change }
        [less] , minus { $less }
       *[none] {""}
    }{ $extra ->
        [0] :
        [one] , and 1 chip on top:
       *[other] , and { $extra } chips on top:
    }
}
web-too-many-bones-road-gain = { $what ->
    [progress] { $count } progress
    [training] { $count ->
        [one] 1 training point each
       *[other] { $count } training points each
    }
    [loot_each] { $count } loot each, { $all } in all
    [loot_shared] { $count } loot for the party
    [trove_each] { $count } trove each, { $all } in all
   *[trove_shared] { $count } trove for the party
}
web-too-many-bones-road-morning = Day { $day } of { $days }: what now?
web-too-many-bones-road-draw-note = { $left ->
    [0] This is the last day: the tyrant would be left standing.
    [one] 1 day comes after this one.
   *[other] { $left } days come after this one.
}
web-too-many-bones-road-challenge-note = { $left ->
    [0] It is now or never.
   *[other] If the battle is lost, the day is lost too, and it can be tried again.
}

# The party.
web-too-many-bones-road-leads = decides for the party
web-too-many-bones-road-bag = { $used } of { $most } spaces taken
web-too-many-bones-road-training-points = { $points } to spend
web-too-many-bones-road-loot-first = Use loot of { $name } first
web-too-many-bones-road-loot-back = Back to the question
web-too-many-bones-road-trove = Trove { $locks }
web-too-many-bones-road-trove-locks = Locked trove: { $locks }
web-too-many-bones-road-trove-about = Locked: nobody has seen what it is. An attempt in recovery opens its locks from left to right.
web-too-many-bones-road-heavy = Takes { $spaces } spaces.
web-too-many-bones-road-uses = { $left } uses left.

# Days, progress, stacks.
web-too-many-bones-road-days = Days
web-too-many-bones-road-days-left = { $left ->
    [0] the last day
    [one] 1 day after today
   *[other] { $left } days after today
}
web-too-many-bones-road-day-state = { $state ->
    [on] today
    [won] a success
    [lost] nothing gained
    [past] gone by
   *[ahead] still to come
}
web-too-many-bones-road-progress = Progress towards { $tyrant }
web-too-many-bones-road-progress-of = { $progress }, { $needed } needed
web-too-many-bones-road-progress-enough = { $left ->
    [0] Enough, but this is the last day.
   *[other] Enough: { $tyrant } may be challenged on any morning.
}
web-too-many-bones-road-progress-need = { $count } more, and { $tyrant } may be challenged.
web-too-many-bones-road-stacks = Baddie stacks
web-too-many-bones-road-stack-top = { $chip } on top
web-too-many-bones-road-stack-down = Face down
web-too-many-bones-road-stack-count = { $count ->
    [0] empty
    [one] 1 chip
   *[other] { $count } chips
}
web-too-many-bones-road-deck-left = { $count ->
    [0] The encounter deck is empty.
    [one] 1 card is left in the encounter deck.
   *[other] { $count } cards are left in the encounter deck.
}

# Short words for what may be done.
web-too-many-bones-road-deed-choose = { $way }: { $name }
web-too-many-bones-road-deed-draw = Take the next encounter
web-too-many-bones-road-deed-challenge = Challenge the tyrant
web-too-many-bones-road-deed-challenge-name = Challenge { $tyrant }
web-too-many-bones-road-deed-play = Use { $card }
web-too-many-bones-road-deed-drop = Discard { $card }
web-too-many-bones-road-deed-card = Take { $card }
web-too-many-bones-road-deed-give = Give { $card }
web-too-many-bones-road-deed-search = Search, for { $card }
web-too-many-bones-road-deed-pick = Pick { $card }
web-too-many-bones-road-deed-sleep = Rest
web-too-many-bones-road-deed-scout = Scout
web-too-many-bones-road-deed-lead = { $name } decides from now on
web-too-many-bones-road-deed-lose = { $stat ->
    [attack] An attack die
   *[defense] A defense die
} of { $name }
web-too-many-bones-road-deed-stack = { $kind ->
    [hunt] Hunt baddies worth { $points }
   *[other] The chips worth { $points }
}
web-too-many-bones-road-deed-say = { $kind ->
    [squirrel] Lane { $value }
    [lantern] Lantern { $value }
    [barrels] { $value ->
        [one] 1 barrel
       *[other] { $value } barrels
    }
    [volley] { $value ->
        [one] 1 die
       *[other] { $value } dice
    }
    [height] { $value } high
   *[other] { $value }
}
web-too-many-bones-road-deed-bottom = Put it under the stack
web-too-many-bones-road-deed-stay = { $kind ->
    [scouted] Leave it on top
   *[other] Stay here
}
web-too-many-bones-road-deed-yes = { $kind ->
    [try_trove] Try to open it
    [raise_shields] Roll the defense dice
    [parcel] Put it under the Throne
   *[other] Yes
}
web-too-many-bones-road-deed-no = { $kind ->
    [try_trove] Leave it locked
    [raise_shields] Keep the dice
    [parcel] Keep the parcel shut
   *[other] Keep the card
}
web-too-many-bones-road-deed-done = { $kind ->
    [camp] Done for today
    [loot] Use no card
    [last_loot] On to the battle
    [lock_loot] Use no card
    [training_loot] Let it fail
    [offering] No more gifts
    [exhausted] No more noise
    [knife] No chip
   *[other] Enough
}
web-too-many-bones-road-deed-nothing = Leave the dice
web-too-many-bones-road-deed-leave = Roll again

# Recovery.
web-too-many-bones-road-camp = Recovery
web-too-many-bones-road-camp-rule = Each gearloc: one of rest, search and scout, and one attempt at a lock.
web-too-many-bones-road-camp-done = { $name } is done for today
web-too-many-bones-road-camp-finished = ready for tomorrow
web-too-many-bones-road-camp-more = Something else for { $name }
web-too-many-bones-road-camp-full = Loot takes { $used } of { $most } spaces: give or use some, or discard it when the day ends.
web-too-many-bones-road-camp-turn = Choose for { $name }
web-too-many-bones-road-lead-over = Hand over the decisions of the party
web-too-many-bones-road-chore = { $what ->
    [rest] Rest
    [search] Search
    [scout] Scout
   *[locks] Pick a lock
}
web-too-many-bones-road-chore-state = { $state ->
    [open] { $what ->
        [search] choose the card to give up
       *[other] choose a chest
    }
    [done] done today
    [off] one option a day
    [weak] too weak: rest first
    [wait] not decided yet
    [left] left out today
   *[bare] { $what ->
        [search] no card to give up
        [locks] no locked trove, or tried today
       *[other] not possible now
    }
}
web-too-many-bones-road-trade = Trade freely
web-too-many-bones-road-trade-how = drag, or tap a card and then a gearloc
web-too-many-bones-road-give-to = Give it to { $name }
web-too-many-bones-road-fits = { $fits ->
    [yes] fits: { $used } of { $most }
   *[no] for now: { $used } of { $most }, before the day ends something has to go
}
web-too-many-bones-road-scout-may = What a scout may see
web-too-many-bones-road-scout-seen = { $chip } lies face up
web-too-many-bones-road-scout-unseen = none of the chips worth { $points } was seen
web-too-many-bones-road-search-may = What a search may find
web-too-many-bones-road-search-how = { $dice } attack dice. Each bone turns up a loot card; one is kept.
web-too-many-bones-road-search-any = at least one card
web-too-many-bones-road-search-mean = cards on average to choose from

# Locks.
web-too-many-bones-road-picks = { $trove ->
    [yes] { $name } at a locked trove
   *[no] { $name } at the locks of the encounter
}
web-too-many-bones-road-locks = { $count ->
    [one] One lock
   *[other] { $count } locks, left to right
}
web-too-many-bones-road-lock-state = { $state ->
    [open] open
    [now] now
   *[next] next
}
web-too-many-bones-road-easier = Loot takes { $less } off every lock.
web-too-many-bones-road-lock-die = { $die ->
    [grey] Grey die
    [brown] Brown die
   *[yellow] Yellow die
}, { $lock }
web-too-many-bones-road-die-colour = { $die ->
    [grey] grey
    [brown] brown
   *[yellow] yellow
}
web-too-many-bones-road-saved = saved
web-too-many-bones-road-spent = { $die ->
    [grey] grey
    [brown] brown
   *[yellow] yellow
}, spent
web-too-many-bones-road-against = against
web-too-many-bones-road-opens = opens
web-too-many-bones-road-intuition = intuition: { $face ->
    [reroll] reroll
    [convert] convert
   *[save] save +1
}
web-too-many-bones-road-intuition-does = { $face ->
    [reroll] Reroll: one action die and this one again
    [convert] Convert: one action die counts as any letter
   *[save] Save +1: one die counts 1 more and stays
}

# Darts.
web-too-many-bones-road-darts = Deadly Darts
web-too-many-bones-road-darts-turn = turn { $turn }
web-too-many-bones-road-darts-foe = The opponent
web-too-many-bones-road-darts-now = throws now
web-too-many-bones-road-darts-stunned = stunned
web-too-many-bones-road-darts-rule = The HP here are those of the game alone. Swords hurt, shields stay and block, status dice lie on the other side, bones buy favours.
web-too-many-bones-road-dart-hand = in hand
web-too-many-bones-road-dart-lies = lies there
web-too-many-bones-road-dart-status = status die

# The mat outside a battle.
web-too-many-bones-road-square = { $square }{ $there ->
    [yes] , { $who }
   *[no] {""}
}{ $count ->
    [0] {""}
   *[other] , { $count } { $kind ->
        [rubble] rubble
       *[critters] critters
    }
}

# The journal.
web-too-many-bones-road-journal = The road so far
web-too-many-bones-road-journal-empty = The first card has not been turned yet.
web-too-many-bones-road-day-short = Day { $day }
web-too-many-bones-road-chapter-end = { $end ->
    [won] a success
   *[lost] a failure
}
web-too-many-bones-road-chapter-battle = { $how ->
    [won] { $rounds ->
        [0] Nobody was there to fight.
       *[other] Battle won in round { $rounds }.
    }
   *[lost] Battle lost in round { $rounds }.
}
web-too-many-bones-road-chapter-bit = { $what ->
    [progress] { $count } progress
    [points] { $count } training
    [loot] { $count } loot
   *[felled] { $count } felled
}
web-too-many-bones-road-chapter-downs = { $names } { $count ->
    [one] was KO.
   *[other] were KO.
}

# The story of a run.
web-too-many-bones-road-story-days = Day by day
web-too-many-bones-road-story-curve = HP and progress
web-too-many-bones-road-story-curve-said = HP of the party and progress, day after day
web-too-many-bones-road-story-progress = progress
web-too-many-bones-road-story-day = Day
web-too-many-bones-road-story-table = The fewest HP of each day, as a table
web-too-many-bones-road-story-decided = What settled it
web-too-many-bones-road-story-decided-day = Day { $day }
web-too-many-bones-road-story-blow = The hardest blow
web-too-many-bones-road-story-blow-said = { $by } took { $lost } HP off { $to } at once.
web-too-many-bones-road-story-felled = Who felled what
web-too-many-bones-road-story-felled-none = nobody
web-too-many-bones-road-story-count = { $count ->
    [0] none
    [one] 1 baddie
   *[other] { $count } baddies
}
