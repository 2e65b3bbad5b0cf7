# A battle: the mat, the order of turns, the tray, and what may be done.
web-too-many-bones-round = { $round ->
    [0] Set-up
   *[other] Round { $round }
}
web-too-many-bones-day = Day { $day } of { $days }
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
web-too-many-bones-round-fatigue = from here on everybody is fatigued
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
web-too-many-bones-hint-move = 1 Dex a step; what is left is for dice.
web-too-many-bones-hint-target = One target for the whole turn; no target, no attack dice.
web-too-many-bones-hint-result = { $count ->
    [0] No dice left; what else you may do is highlighted.
    [one] 1 result left
   *[other] { $count } results left
}
web-too-many-bones-hint-shields = Dice that no longer show anything are removed.
web-too-many-bones-hint-baddie-target = The baddie could go for any of these, so the party decides.
web-too-many-bones-hint-baddie-walk = These ways are equally short, so the party decides.
web-too-many-bones-hint-start = You choose the order of what happens at the start of a turn.
web-too-many-bones-hint-place = Melee in the row in front, ranged behind.
web-too-many-bones-hint-initiative = Whoever is higher on the initiative meter acts first; if equal, the party decides.
web-too-many-bones-hint-aim = The aim is named before the dice are thrown.
