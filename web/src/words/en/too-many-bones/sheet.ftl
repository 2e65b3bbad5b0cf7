# The mat of a gearloc.
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
