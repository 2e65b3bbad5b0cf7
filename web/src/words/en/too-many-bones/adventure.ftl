# An adventure between its battles.
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
