# Lockpicking and Deadly Darts.

# Locks.
web-too-many-bones-adventure-picks = { $trove ->
    [yes] { $name } at a locked trove
   *[no] { $name } at the locks of the encounter
}
web-too-many-bones-adventure-locks = { $count ->
    [one] One lock
   *[other] { $count } locks, left to right
}
web-too-many-bones-adventure-lock-state = { $state ->
    [open] open
    [now] now
   *[next] next
}
web-too-many-bones-adventure-easier = Loot takes { $less } off every lock.
web-too-many-bones-adventure-lock-die = { $die ->
    [grey] Grey die
    [brown] Brown die
   *[yellow] Yellow die
}, { $lock }
web-too-many-bones-adventure-die-colour = { $die ->
    [grey] grey
    [brown] brown
   *[yellow] yellow
}
web-too-many-bones-adventure-saved = saved
web-too-many-bones-adventure-spent = { $die ->
    [grey] grey
    [brown] brown
   *[yellow] yellow
}, spent
web-too-many-bones-adventure-against = against
web-too-many-bones-adventure-opens = opens
web-too-many-bones-adventure-intuition = intuition: { $face ->
    [reroll] reroll
    [convert] convert
   *[save] save +1
}
web-too-many-bones-adventure-intuition-does = { $face ->
    [reroll] Reroll: one action die and this one again
    [convert] Convert: one action die counts as any letter
   *[save] Save +1: one die counts 1 more and stays
}

# Darts.
web-too-many-bones-adventure-darts = Deadly Darts
web-too-many-bones-adventure-darts-turn = turn { $turn }
web-too-many-bones-adventure-darts-foe = The opponent
web-too-many-bones-adventure-darts-now = throws now
web-too-many-bones-adventure-darts-stunned = stunned
web-too-many-bones-adventure-darts-rule = HP here count only in this game. Swords hurt, shields stay and block, status dice lie on the other side, bones buy favours.
web-too-many-bones-adventure-dart-hand = in hand
web-too-many-bones-adventure-dart-lies = lies there
web-too-many-bones-adventure-dart-status = status die
