# An adventure between its battles.
web-too-many-bones-adventure-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-too-many-bones-adventure-hp = HP
web-too-many-bones-adventure-initiative = initiative
web-too-many-bones-adventure-percent = { $share } %

# The card of the day.
web-too-many-bones-adventure-deck = Encounter, { $deck ->
    [classic] classic
    [solo] solo
    [special] special
   *[tyrant] of the tyrant
}
web-too-many-bones-adventure-way-battle = Battle
web-too-many-bones-adventure-way-peace = No battle
web-too-many-bones-adventure-way-taken = Chosen
web-too-many-bones-adventure-way-label = { $way }, { $label }:
web-too-many-bones-adventure-way-faces = You face
web-too-many-bones-adventure-way-wins = You gain if you win
web-too-many-bones-adventure-way-gains = You gain
web-too-many-bones-adventure-way-nothing = nothing but experience
web-too-many-bones-adventure-way-shut = The party does not meet the conditions.
web-too-many-bones-adventure-way-points = { $fixed ->
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
web-too-many-bones-adventure-gain = { $what ->
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
web-too-many-bones-adventure-morning = Day { $day } of { $days }: what now?
web-too-many-bones-adventure-draw-note = { $left ->
    [0] This is the last day: the tyrant would remain undefeated.
    [one] 1 day comes after this one.
   *[other] { $left } days come after this one.
}
web-too-many-bones-adventure-challenge-note = { $left ->
    [0] It is now or never.
   *[other] If the battle is lost, the day is lost too, and it can be tried again.
}

# The party.
web-too-many-bones-adventure-leads = decides for the party
web-too-many-bones-adventure-bag = { $used } of { $most } spaces taken
web-too-many-bones-adventure-training-points = { $points } to spend
web-too-many-bones-adventure-loot-first = Use { $name }’s loot first
web-too-many-bones-adventure-loot-back = Back to the question
web-too-many-bones-adventure-trove = Trove { $locks }
web-too-many-bones-adventure-trove-locks = Locked trove: { $locks }
web-too-many-bones-adventure-trove-about = Locked: nobody has seen what it is. An attempt in recovery opens its locks from left to right.
web-too-many-bones-adventure-heavy = Takes { $spaces } spaces.
web-too-many-bones-adventure-uses = { $left } uses left.

# Days, progress, stacks.
web-too-many-bones-adventure-days = Days
web-too-many-bones-adventure-days-left = { $left ->
    [0] the last day
    [one] 1 day after today
   *[other] { $left } days after today
}
web-too-many-bones-adventure-day-state = { $state ->
    [on] today
    [won] a success
    [lost] nothing gained
    [past] gone by
   *[ahead] still to come
}
web-too-many-bones-adventure-progress = Progress towards { $tyrant }
web-too-many-bones-adventure-progress-of = { $progress }, { $needed } needed
web-too-many-bones-adventure-progress-enough = { $left ->
    [0] Enough, but this is the last day.
   *[other] Enough: { $tyrant } may be challenged on any morning.
}
web-too-many-bones-adventure-progress-need = { $count } more, and { $tyrant } may be challenged.
web-too-many-bones-adventure-stacks = Baddie stacks
web-too-many-bones-adventure-stack-top = { $chip } on top
web-too-many-bones-adventure-stack-down = Face down
web-too-many-bones-adventure-stack-count = { $count ->
    [0] empty
    [one] 1 chip
   *[other] { $count } chips
}
web-too-many-bones-adventure-deck-left = { $count ->
    [0] The encounter deck is empty.
    [one] 1 card is left in the encounter deck.
   *[other] { $count } cards are left in the encounter deck.
}

# Recovery.
web-too-many-bones-adventure-camp = Recovery
web-too-many-bones-adventure-camp-rule = Each gearloc: one of rest, search and scout, and one attempt at a lock.
web-too-many-bones-adventure-camp-done = { $name } is done for today
web-too-many-bones-adventure-camp-finished = ready for tomorrow
web-too-many-bones-adventure-camp-more = Something else for { $name }
web-too-many-bones-adventure-camp-full = Loot takes { $used } of { $most } spaces: give or use some, or discard it when the day ends.
web-too-many-bones-adventure-camp-turn = Choose for { $name }
web-too-many-bones-adventure-lead-over = Let someone else decide for the party
web-too-many-bones-adventure-chore = { $what ->
    [rest] Rest
    [search] Search
    [scout] Scout
   *[locks] Pick a lock
}
web-too-many-bones-adventure-chore-state = { $state ->
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
web-too-many-bones-adventure-trade = Trade freely
web-too-many-bones-adventure-trade-how = drag, or tap a card and then a gearloc
web-too-many-bones-adventure-give-to = Give it to { $name }
web-too-many-bones-adventure-fits = { $fits ->
    [yes] fits: { $used } of { $most }
   *[no] for now: { $used } of { $most }; something has to go before the day ends
}
web-too-many-bones-adventure-scout-may = What a scout may see
web-too-many-bones-adventure-scout-seen = { $chip } lies face up
web-too-many-bones-adventure-scout-unseen = none of the chips worth { $points } has been seen
web-too-many-bones-adventure-search-may = What a search may find
web-too-many-bones-adventure-search-how = { $dice } attack dice. Each bone turns up a loot card; one is kept.
web-too-many-bones-adventure-search-any = at least one card
web-too-many-bones-adventure-search-mean = cards on average to choose from

# The mat outside a battle.
web-too-many-bones-adventure-square = { $square }{ $there ->
    [yes] , { $who }
   *[no] {""}
}{ $count ->
    [0] {""}
   *[other] , { $count } { $kind ->
        [rubble] rubble
       *[critters] critters
    }
}
