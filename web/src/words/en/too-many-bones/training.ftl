# Training: what a gearloc can learn.
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
web-too-many-bones-sheet-closed = { $why ->
    [most] As high as it goes
    [tried] Not with this point
   *[none] With a training point
}
web-too-many-bones-sheet-failing = After a failed attempt you keep the point, but not for the same stat.
