# The journal, and the story of an adventure that is over.

# The journal.
web-too-many-bones-adventure-journal = The adventure so far
web-too-many-bones-adventure-journal-empty = The first card has not been turned yet.
web-too-many-bones-adventure-day-short = Day { $day }
web-too-many-bones-adventure-chapter-end = { $end ->
    [won] a success
   *[lost] a failure
}
web-too-many-bones-adventure-chapter-battle = { $how ->
    [won] { $rounds ->
        [0] Nobody was there to fight.
       *[other] Battle won in round { $rounds }.
    }
   *[lost] Battle lost in round { $rounds }.
}
web-too-many-bones-adventure-chapter-bit = { $what ->
    [progress] { $count } progress
    [points] { $count } training
    [loot] { $count } loot
   *[felled] { $count } felled
}
web-too-many-bones-adventure-chapter-downs = { $names } { $count ->
    [one] was KO.
   *[other] were KO.
}

# The story of an adventure.
web-too-many-bones-adventure-story-days = Day by day
web-too-many-bones-adventure-story-curve = HP and progress
web-too-many-bones-adventure-story-curve-said = HP of the party and progress, day after day
web-too-many-bones-adventure-story-progress = progress
web-too-many-bones-adventure-story-day = Day
web-too-many-bones-adventure-story-table = The fewest HP of each day, as a table
web-too-many-bones-adventure-story-decided = What settled it
web-too-many-bones-adventure-story-decided-day = Day { $day }
web-too-many-bones-adventure-story-blow = The hardest blow
web-too-many-bones-adventure-story-blow-said = { $by } took { $lost } HP from { $to } in one go.
web-too-many-bones-adventure-story-felled = Who defeated what
web-too-many-bones-adventure-story-felled-none = nobody
web-too-many-bones-adventure-story-count = { $count ->
    [0] none
    [one] 1 baddie
   *[other] { $count } baddies
}
