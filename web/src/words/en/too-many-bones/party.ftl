# Choosing a party and a tyrant.
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
web-too-many-bones-hunt = Which tyrant do you hunt?
web-too-many-bones-hunt-why = From the shortest hunt to the longest. The tyrant sets the days, the progress and the creatures you will meet.
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

web-too-many-bones-in-short =
    You are gearlocs, small and stubborn, and you win or lose together against a tyrant.
    Every day brings an encounter, mostly a battle: choose dice, roll them, and use what they show.
    A success brings training, loot and progress; then you rest, search or scout.
    With enough progress you challenge the tyrant, before the days run out.
