# Too Many Bones in English. The same keys with the same variables are in fr.ftl.

## Names

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


## What is asked

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


## What can be answered

too-many-bones-stands = { $hp } of { $max } HP
too-many-bones-stands-with = { $hp } of { $max } HP, { $signs }
too-many-bones-sign-shields = { $count ->
    [one] 1 shield
   *[other] { $count } shields
}
too-many-bones-sign-buff = { $count } Buff HP
too-many-bones-beside = next to { $near }
too-many-bones-beside-nobody = next to nobody
too-many-bones-around = next to it: { $near }
too-many-bones-around-nobody = nobody next to it
too-many-bones-would-nothing = { $amount } damage would do nothing
too-many-bones-would-hurt = { $damage }: { too-many-bones-hp-left }
too-many-bones-would-hurt-less = { $damage }, { $less }: { too-many-bones-hp-left }
too-many-bones-hp-left = { $hp ->
    [0] no HP left
   *[other] { $hp } HP left
}
too-many-bones-would-heal = from { $hp } to { $after } HP
too-many-bones-opt-text = { $text }
too-many-bones-opt-on = { $stands }; { $effect }
too-many-bones-opt-move = { $dex } Dex, { $left } left, { $beside }
too-many-bones-opt-stay = { $left } Dex for dice, { $beside }
too-many-bones-opt-no-target = so no attack dice
too-many-bones-opt-faces = { $faces }
too-many-bones-opt-add-white = { $left } more may be taken: { $faces }
too-many-bones-opt-aim = { $name }, { $stands }; { $around }
too-many-bones-opt-aim-empty = nobody there; { $around }
too-many-bones-opt-roll = { $dice }{ $dex ->
    [0] {""}
   *[other] , and { $dex } Dex lost
}
too-many-bones-opt-roll-nothing = { $dex } Dex lost
too-many-bones-opt-roll-again = all that were chosen
too-many-bones-opt-keep = making { $total } in the backup plan
too-many-bones-opt-slot = { too-many-bones-slot }, { $left } free after it
too-many-bones-opt-use = { $face }: { $text }
too-many-bones-opt-use-at = { $face }, { $beside }
too-many-bones-opt-place = { $face }, { $slot }: { $text }
too-many-bones-opt-plan = { $text } Costs { $paid }, leaves { $left }.
too-many-bones-opt-clear = for good: { $dice }
too-many-bones-opt-clear-die = leaves its { too-many-bones-slot } for good
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
too-many-bones-opt-yes = { $kind ->
    [try_trove] and the attempt of the day is kept
    [raise_shields] and they lie there when it begins
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
too-many-bones-opt-lose = { too-many-bones-stat } goes down by { $value }


## What an option does, in the few words of a button

too-many-bones-does-on = { $action } on { $name }
too-many-bones-does-at-square = { $action } at { $square }
too-many-bones-does-move = { $kind ->
    [critters] Chase them to { $square }
    [ally_move] Send your ally to { $square }
   *[other] Go to { $square }
}
too-many-bones-does-stay = { $kind ->
    [scouted] Leave the chip on top
    [ally_move] Leave your ally there
   *[other] Stay here
}
too-many-bones-does-target = Target { $name }
too-many-bones-does-prey = Hunt the critters on { $square }
too-many-bones-does-no-target = Choose no target
too-many-bones-does-add = Add { $die }
too-many-bones-does-add-white = { $die ->
    [attack] Add an attack die
   *[defense] Add a defense die
}
too-many-bones-does-aim = Aim at { $square }
too-many-bones-does-roll = { $count ->
    [0] Roll no dice
    [one] Roll 1 die
   *[other] Roll { $count } dice
}
too-many-bones-does-roll-again = Roll the dice again
too-many-bones-does-hit = Strike { $name } for { $damage } damage
too-many-bones-does-keep = { $bones ->
    [one] Keep 1 bone ({ $die })
   *[other] Keep { $bones } bones ({ $die })
}
too-many-bones-does-shield = { $kind ->
    [take_shield] Take shield { $value }
   *[other] Keep shield { $value }
}
too-many-bones-does-lock-shield = Lock shield { $value }
too-many-bones-does-use = Use { $die }
too-many-bones-does-place = Place { $die }
too-many-bones-does-lock = Lock { $die }
too-many-bones-does-put = Put { $die }
too-many-bones-does-plan = Use { $name }
too-many-bones-does-clear-any = Clear a slot
too-many-bones-does-clear = Clear { $die }
too-many-bones-does-unlock = Unlock { $die }
too-many-bones-does-act = { $act ->
    [make-grenade] Make a grenade
    [body-count] Cash in the body count
    [rage] Use Rage
    [advance] Advance Rage
    [execute] Use an execution
    [switch] Use Switch
    [rush] Use Rush
    [step] Use a free step
    [double-switch] Use Double Switch
    [double-rush] Use Double Rush
    [heal-assist] Use Heal Assist
    [reroll-heal] Roll a healing die again
   *[reroll-buff] Roll a stim again
}
too-many-bones-does-axe = Throw an axe at { $name }
too-many-bones-does-done = { $kind ->
    [result] End the turn
    [reroll] Keep this die
    [new_target] Take no new target
    [slot] Clear no more slots
    [camp] Be done for today
    [loot] Use no card
    [last_loot] Go on to the battle
    [lock_loot] Use no card
    [training_loot] Let it fail
    [offering] Give no more
    [exhausted] Make no more noise
    [knife] Lay no chip
    [unlocked] Leave the rest locked
    [tend] Give her up
   *[other] Stop here
}
too-many-bones-does-choose-unit = { $kind ->
    [recovery] Heal { $name }
   *[other] Choose { $name }
}
too-many-bones-does-send = { $stays ->
    [yes] Leave { $name } on { $square }
   *[no] Send { $name } to { $square }
}
too-many-bones-does-place-at = { $kind ->
    [stray] Choose the critters on { $square }
    [rubble] Put rubble on { $square }
    [orb] Put the Orb on { $square }
    [place_ally] Put your ally on { $square }
   *[other] Go to { $square }
}
too-many-bones-does-next = Resolve { $start ->
    [poison] Poison
    [bleed] Bleed
    [napalm] Napalm
    [signal] Signal
    [retreat] Retreat
    [recovery] the innate
    [regen] the locked die
    [booster] the Booster Shot
    [countdown] the countdown
   *[recover] Recover
}
too-many-bones-does-next-skill = Resolve { $skill }
too-many-bones-does-yes = { $kind ->
    [agree] Take the die
    [riposte] Dodge
    [riposte_strike] Strike back
    [element_325] Add Element 325
    [shield_wall] Roll for a Shield Wall
    [answer_hit] Answer with the die
    [try_trove] Try to open it
   *[raise_shields] Roll the defense dice
}
too-many-bones-does-no = { $kind ->
    [agree] Leave the die
    [riposte] Do not dodge
    [riposte_strike] Keep the second die
    [element_325] Keep Element 325
    [shield_wall] Build no Shield Wall
    [answer_hit] Keep the die
    [try_trove] Leave it locked
    [raise_shields] Keep the dice
    [parcel] Keep the parcel shut
   *[other] Keep the card
}
too-many-bones-does-soak = Leave shields { $dice }
too-many-bones-does-soak-all = Leave no shields
too-many-bones-does-reroll = Roll { $die } again
too-many-bones-does-remove = Give up { $die }
too-many-bones-does-lose = Lose the { too-many-bones-stat } die
too-many-bones-does-exhaust = Exhaust { $stat ->
    [attack] an attack die
   *[defense] a defense die
} of { $name }
too-many-bones-does-gain = Take { $die }
too-many-bones-does-restore = Give { $die } back to { $name }
too-many-bones-does-first = { $kind ->
    [nom_order] Send { $name } to meet Nom next
    [entry_order] Let { $name } enter first
    [initiative] Go before { $name }
    [camp] Let { $name } decide from now on
   *[other] Choose { $name } next
}
too-many-bones-does-first-nobody = Go after all of them
too-many-bones-does-turn = Turn { $die } to { $tenths }
too-many-bones-does-turn-shield = Turn a defense die to shield { $value }
too-many-bones-does-draw = Take the next encounter
too-many-bones-does-challenge = Challenge { $tyrant }
too-many-bones-does-choose = { $letter }: { $label }
too-many-bones-does-train = Train { too-many-bones-stat }
too-many-bones-does-learn = Train { $die }
too-many-bones-does-card = Take { $card }
too-many-bones-does-give = Give { $card } to { $name }
too-many-bones-does-give-of = Give up { $card } of { $name }
too-many-bones-does-drop = Discard { $card }
too-many-bones-does-drop-of = Discard { $card } of { $name }
too-many-bones-does-play = Use { $card }
too-many-bones-does-play-of = Use { $card } of { $name }
too-many-bones-does-sleep = Rest
too-many-bones-does-search = Search, and give up { $card }
too-many-bones-does-scout = Scout
too-many-bones-does-stack = { $kind ->
    [hunt] { $points ->
        [one] Hunt baddies worth 1 point
       *[other] Hunt baddies worth { $points } points
    }
   *[other] { $points ->
        [one] Take the chips worth 1 point
       *[other] Take the chips worth { $points } points
    }
}
too-many-bones-does-bottom = Put the chip under its stack
too-many-bones-does-pick-of = Pick { $card } of { $name }
too-many-bones-does-which = Meet { $title }
too-many-bones-does-knife = Lay down { $chip }
too-many-bones-does-ticking = Say { $lock ->
    [L] Lever
    [T] Trip
   *[F] Force
}
too-many-bones-does-lantern = Give lantern { $value } to { $name }
too-many-bones-does-say = { $kind ->
    [squirrel] Choose lane { $value }
    [poison] Put Poison { $value }
    [barrels] { $value ->
        [one] Roll 1 barrel
       *[other] Roll { $value } barrels
    }
    [volley] { $value ->
        [one] Shoot with 1 die
       *[other] Shoot with { $value } dice
    }
    [height] Stack { $value } HP
   *[other] Say { $value }
}
too-many-bones-does-lock-nothing = Leave the dice
too-many-bones-does-lock-reroll = Roll { $dice } again
too-many-bones-does-lock-convert = Convert { $dice }
too-many-bones-does-lock-save = Save { $dice }
too-many-bones-does-lock-open-with = Open it with { $dice }
too-many-bones-does-lock-leave = Roll again
too-many-bones-does-lock-raise = Raise { $dice }
too-many-bones-does-darts-choose = Take { $dice }
too-many-bones-does-darts-without = Throw without { $dice }
too-many-bones-does-darts-done = Spend no more bones
too-many-bones-does-darts-remove = Remove { $die } from { $side ->
    [foe] your opponent
   *[own] your side
}
too-many-bones-does-darts-stun = Stun your opponent
too-many-bones-does-darts-knock-out = Knock your opponent out


## The log

too-many-bones-round-began = Round { $round } begins.
too-many-bones-round-began-tired = Round { $round } begins: fatigue costs everybody 1 HP.
too-many-bones-turn-began = { $side ->
    [gearloc] { $name } takes a turn.
   *[baddie] { $name } acts.
}
too-many-bones-start-worked = { $name }: { $what }.
too-many-bones-turn-lost = { $name } is stunned and loses the turn.
too-many-bones-moved-walk = { $name } goes from { $origin } to { $square }.
too-many-bones-moved-dive = { $name } dives from { $origin } to { $square }.
too-many-bones-moved-push = { $name } is pushed from { $origin } to { $square }.
too-many-bones-moved-swap = { $name } changes places, from { $origin } to { $square }.
too-many-bones-moved-rush = { $name } rushes from { $origin } to { $square }.
too-many-bones-moved-jump = { $name } jumps from { $origin } to { $square }.
too-many-bones-moved-bluff = { $name } steps aside from { $origin } to { $square }.
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
too-many-bones-plan-used = { $name }, backup plan for { $cost ->
    [one] 1 bone
   *[other] { $cost } bones
}: { $ability }. { $text }
too-many-bones-innate-flipped = { $name } pays { $cost } bones: { $innate }. { $text }
too-many-bones-effect-put = { $name } has { $effect }.
too-many-bones-effect-ended = { $name } no longer has { $effect }.
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


## The rules in short

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


## On the road

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
too-many-bones-opt-way-gives = { $text } Gives { $rewards }.
too-many-bones-opt-way-more = { $text } { $gives }
too-many-bones-opt-way-gives-more = { $text } Gives { $rewards }. { $gives }
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
too-many-bones-opt-extend = { $text } Costs { $bones ->
    [one] 1 bone.
   *[other] { $bones } bones.
}
too-many-bones-opt-axes = all 3 axes are back
too-many-bones-opt-give = carries { $count ->
    [0] nothing
    [one] 1 card
   *[other] { $count } cards
}
too-many-bones-opt-rest = { $more ->
    [0] HP is full already
   *[other] from { $hp } to { $after } HP
}
too-many-bones-opt-search = 6 attack dice, a card for each bone rolled, and one is kept
too-many-bones-opt-scout = a D6 says where you may look
too-many-bones-opt-stack = { $count } left
too-many-bones-opt-hunt = { $count ->
    [one] 1 baddie
   *[other] { $count } baddies
}
too-many-bones-opt-bottom = face down
too-many-bones-opt-stay-scouted = face up
too-many-bones-opt-knife = in the next battle all of the type { $kind } are Surprised
too-many-bones-opt-lantern = has to roll { $value } or more
too-many-bones-opt-squirrel = whoever starts in lane { $value } is late
too-many-bones-opt-stump = the D6 has to show more than { $value }
too-many-bones-opt-done-too-full = { $used } of { $spaces } spaces are taken, so what does not fit is lost
too-many-bones-opt-stack-there = { $hp ->
    [one] 1 critter
   *[other] { $hp } critters
}
too-many-bones-opt-stalk = { $dex } Dex, { $count ->
    [0] no stack
    [one] 1 stack
   *[other] { $count } stacks
} next to it
too-many-bones-opt-grenade = { $hp } rubble there, { $around } next to it
too-many-bones-opt-exhausted = { $left ->
    [0] none left
   *[other] { $left } left
}
too-many-bones-opt-lock-convert = counts for this lock
too-many-bones-opt-lock-save = counts 1 more and is kept
too-many-bones-opt-lock-open-with = adds up to { $total }, { $left ->
    [0] no die left
    [one] 1 die left
   *[other] { $left } dice left
}
too-many-bones-opt-darts-stun = your opponent loses a turn
too-many-bones-opt-darts-knock-out = the game is won

too-many-bones-day-began = Day { $day } begins; { $left ->
    [0] it is the last.
    [one] 1 more follows.
   *[other] { $left } more follow.
}
too-many-bones-encounter-drawn = The encounter of the day: { $title }.
too-many-bones-tyrant-challenged = The party challenges { $chip }!
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
too-many-bones-lock-die-converted = { $name } converts a die: { $die }.
too-many-bones-lock-die-saved = { $name } saves a die: { $die }.
too-many-bones-lock-die-raised = { $name } makes a die count more: { $die }.
too-many-bones-lock-die-rerolled = { $name } rolls a die again: { $die }.
too-many-bones-lock-opened = { $name } opens { $lock } without a die.
too-many-bones-lock-opened-with = { $name } opens { $lock } with { $dice }.
too-many-bones-lock-held = { $name } does not get { $lock } open{ $again ->
    [again] {" "}and rolls all dice once more.
   *[over] .
}
too-many-bones-locks-opened = { $name } is done with the locks: { $opened ->
    [0] none is open.
    [one] 1 is open.
   *[other] { $opened } are open.
}
too-many-bones-darts-chosen = { $name } takes these dice for darts: { $dice }.
too-many-bones-darts-turn-began = Darts, turn { $turn }: { $side ->
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
too-many-bones-darts-effect-put = { $side ->
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
too-many-bones-darts-die-removed = { $name } pays bones to remove { $die } from { $side ->
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
too-many-bones-critters-joined = Critters run from { $origin } to { $square }: { $hp } there.
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


## The table in the terminal

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
