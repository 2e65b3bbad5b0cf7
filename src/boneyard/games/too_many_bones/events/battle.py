"""Events of a battle. `who` is a unit with its name: name << 4 | unit number."""

from __future__ import annotations

from boneyard.core.event import Event
from boneyard.games.too_many_bones.model.ids import (
    Cell,
    ChipId,
    Die,
    Effect,
    RolledDie,
    Stat,
    Trait,
    TurnStart,
    TyrantFace,
    UnitRef,
)


class RoundBegan(Event):
    """The round die turns; from round 6 on everybody tires."""

    __slots__ = ("round",)

    def __init__(self, round: int) -> None:
        self.round = round


class TurnBegan(Event):
    """Somebody's turn."""

    __slots__ = ("who",)

    def __init__(self, who: UnitRef) -> None:
        self.who = who


class StartWorked(Event):
    """Something at the start of a turn; `start` is one of `picks.STARTS`."""

    __slots__ = ("start", "who")

    def __init__(self, who: UnitRef, start: TurnStart) -> None:
        self.who = who
        self.start = start


class TurnLost(Event):
    """Somebody is stunned and does nothing."""

    __slots__ = ("who",)

    def __init__(self, who: UnitRef) -> None:
        self.who = who


class Entered(Event):
    """Somebody comes onto the mat."""

    __slots__ = ("cell", "who")

    def __init__(self, who: UnitRef, cell: Cell) -> None:
        self.who = who
        self.cell = cell


class Left(Event):
    """Somebody leaves the mat undefeated, for the queue or for a while."""

    __slots__ = ("queue", "who")

    def __init__(self, who: UnitRef, queue: bool) -> None:
        self.who = who
        self.queue = queue


class Queued(Event):
    """A chip joins the queue."""

    __slots__ = ("chip", "points", "top")

    def __init__(self, chip: ChipId, points: int, top: bool) -> None:
        self.chip = chip  # NOBODY while it lies face down
        self.points = points
        self.top = top


class InitiativeSet(Event):
    """Somebody takes a place on the meter."""

    __slots__ = ("value", "who")

    def __init__(self, who: UnitRef, value: int) -> None:
        self.who = who
        self.value = value


class MeterMoved(Event):
    """Somebody goes up (negative) or down the meter."""

    __slots__ = ("places", "who")

    def __init__(self, who: UnitRef, places: int) -> None:
        self.who = who
        self.places = places


class Moved(Event):
    """Somebody goes, is pushed or changes places; `how` is one word of a closed list."""

    __slots__ = ("cell", "how", "origin", "path", "who")

    def __init__(self, who: UnitRef, origin: Cell, cell: Cell, how: str, path: tuple[Cell, ...]) -> None:
        self.who = who
        self.origin = origin
        self.cell = cell
        self.how = how  # "walk", "dive", "push", "swap", "rush", "jump", "bluff"
        self.path = path  # the positions it goes over, first and last included; a walk goes step by step


class Targeted(Event):
    """Somebody has chosen whom to attack."""

    __slots__ = ("target", "who")

    def __init__(self, who: UnitRef, target: UnitRef) -> None:
        self.who = who
        self.target = target


class OutOfReach(Event):
    """A baddie is not close enough to its target to attack it."""

    __slots__ = ("target", "who")

    def __init__(self, who: UnitRef, target: UnitRef) -> None:
        self.who = who
        self.target = target


class NoTarget(Event):
    """A baddie finds nobody to attack."""

    __slots__ = ("who",)

    def __init__(self, who: UnitRef) -> None:
        self.who = who


class Rolled(Event):
    """Dice are rolled; `dice` are the rolled dice."""

    __slots__ = ("dice", "use", "who")

    def __init__(self, who: UnitRef, dice: tuple[RolledDie, ...], use: str = "battle") -> None:
        self.who = who
        self.dice = dice
        self.use = use  # what the dice decide: "battle", "training", "search"


class Rerolled(Event):
    """Dice are rerolled."""

    __slots__ = ("dice", "use", "who")

    def __init__(self, who: UnitRef, dice: tuple[RolledDie, ...], use: str = "battle") -> None:
        self.who = who
        self.dice = dice
        self.use = use  # what the dice decide: "battle", "training"


class TyrantRolled(Event):
    """The tyrant die shows a face."""

    __slots__ = ("face", "who")

    def __init__(self, who: UnitRef, face: TyrantFace) -> None:
        self.who = who
        self.face = face


class SkillUsed(Event):
    """A skill of a baddie works."""

    __slots__ = ("trait", "value", "who")

    def __init__(self, who: UnitRef, trait: Trait, value: int) -> None:
        self.who = who
        self.trait = trait
        self.value = value


class Shielded(Event):
    """A defense die is kept."""

    __slots__ = ("locked", "value", "who")

    def __init__(self, who: UnitRef, value: int, locked: bool) -> None:
        self.who = who
        self.value = value
        self.locked = locked


class Avoided(Event):
    """An attack or skill misses somebody. `die` is the skill die that made it miss."""

    __slots__ = ("die", "who")

    def __init__(self, who: UnitRef, die: Die) -> None:
        self.who = who
        self.die = die


class Redirected(Event):
    """Somebody steps in for another."""

    __slots__ = ("to", "who")

    def __init__(self, who: UnitRef, to: UnitRef) -> None:
        self.who = who
        self.to = to


class Unharmed(Event):
    """Damage without effect, because the unit cannot lose HP this way."""

    __slots__ = ("amount", "who")

    def __init__(self, who: UnitRef, amount: int) -> None:
        self.who = who
        self.amount = amount


class Hurt(Event):
    """Damage with its whole arithmetic: `amount` is dealt, some is prevented, `lost` HP are lost, `hp` are left."""

    __slots__ = ("amount", "blocked", "buffed", "by", "capped", "flat", "hp", "lost", "true", "who")

    def __init__(
        self,
        who: UnitRef,
        amount: int,
        flat: int,
        blocked: int,
        buffed: int,
        capped: int,
        lost: int,
        hp: int,
        true: bool,
        by: UnitRef,
    ) -> None:
        self.who = who
        self.amount = amount
        self.flat = flat  # prevented by Thick Skin or Constant Def
        self.blocked = blocked  # by defense dice
        self.buffed = buffed  # by Buff HP
        self.capped = capped  # by Hardy
        self.lost = lost
        self.hp = hp
        self.true = true
        self.by = by  # who dealt it, or NOBODY


class LostHp(Event):
    """HP are lost without damage; `why` is one word of a closed list."""

    __slots__ = ("amount", "hp", "who", "why")

    def __init__(self, who: UnitRef, amount: int, hp: int, why: str) -> None:
        self.who = who
        self.amount = amount
        self.hp = hp
        self.why = why  # "fatigue", "ale", "limit"


class Healed(Event):
    """Somebody regains HP."""

    __slots__ = ("amount", "hp", "who")

    def __init__(self, who: UnitRef, amount: int, hp: int) -> None:
        self.who = who
        self.amount = amount
        self.hp = hp


class Buffed(Event):
    """Somebody has Buff HP."""

    __slots__ = ("buff", "who")

    def __init__(self, who: UnitRef, buff: int) -> None:
        self.who = who
        self.buff = buff


class EffectPut(Event):
    """An effect die is put on somebody."""

    __slots__ = ("effect", "value", "who")

    def __init__(self, who: UnitRef, effect: Effect, value: int) -> None:
        self.who = who
        self.effect = effect
        self.value = value


class EffectEnded(Event):
    """An effect die comes off."""

    __slots__ = ("effect", "who")

    def __init__(self, who: UnitRef, effect: Effect) -> None:
        self.who = who
        self.effect = effect


class DiePlaced(Event):
    """A skill die goes into a slot or onto a baddie; `place` is one word of a closed list."""

    __slots__ = ("on", "place", "rolled_die", "who")

    def __init__(self, who: UnitRef, rolled_die: RolledDie, on: UnitRef, place: str) -> None:
        self.who = who
        self.rolled_die = rolled_die  # with what it shows
        self.on = on  # whose slot, or which baddie
        self.place = place  # "active", "locked", "baddie", "mat"


class DieUsed(Event):
    """A face is used."""

    __slots__ = ("rolled_die", "who")

    def __init__(self, who: UnitRef, rolled_die: RolledDie) -> None:
        self.who = who
        self.rolled_die = rolled_die


class DieTurned(Event):
    """A counter or countdown shows another number."""

    __slots__ = ("rolled_die", "who")

    def __init__(self, who: UnitRef, rolled_die: RolledDie) -> None:
        self.who = who
        self.rolled_die = rolled_die


class DieExhausted(Event):
    """A die is out until the next battle."""

    __slots__ = ("die", "who")

    def __init__(self, who: UnitRef, die: Die) -> None:
        self.who = who
        self.die = die  # which one, without what it shows


class DiceSpent(Event):
    """White dice are exhausted: a stat is lower until the battle ends."""

    __slots__ = ("count", "stat", "who")

    def __init__(self, who: UnitRef, stat: Stat, count: int) -> None:
        self.who = who
        self.stat = stat
        self.count = count


class BonesKept(Event):
    """Bones go into the backup plan."""

    __slots__ = ("bones", "total", "who")

    def __init__(self, who: UnitRef, bones: int, total: int) -> None:
        self.who = who
        self.bones = bones
        self.total = total


class BonesLost(Event):
    """Bones beyond the fifth are lost."""

    __slots__ = ("bones", "who")

    def __init__(self, who: UnitRef, bones: int) -> None:
        self.who = who
        self.bones = bones


class PlanUsed(Event):
    """An ability of the backup plan is paid for."""

    __slots__ = ("cost", "who")

    def __init__(self, who: UnitRef, cost: int) -> None:
        self.who = who
        self.cost = cost  # 6 flips the innate


class StatRaised(Event):
    """A stat die goes up for good."""

    __slots__ = ("stat", "value", "who")

    def __init__(self, who: UnitRef, stat: Stat, value: int) -> None:
        self.who = who
        self.stat = stat
        self.value = value


class TrainingFailed(Event):
    """A training attempt in the middle of a battle shows bones."""

    __slots__ = ("stat", "who")

    def __init__(self, who: UnitRef, stat: Stat) -> None:
        self.who = who
        self.stat = stat


class StatSetAside(Event):
    """A stat die is out for the rest of the battle (Limit)."""

    __slots__ = ("stat", "who")

    def __init__(self, who: UnitRef, stat: Stat) -> None:
        self.who = who
        self.stat = stat


class KnockedOut(Event):
    """A gearloc has lost its last HP."""

    __slots__ = ("who",)

    def __init__(self, who: UnitRef) -> None:
        self.who = who


class Revived(Event):
    """A gearloc is back on its feet, at once or from the end of the round on."""

    __slots__ = ("hp", "who")

    def __init__(self, who: UnitRef, hp: int) -> None:
        self.who = who
        self.hp = hp


class Defeated(Event):
    """A baddie has lost its last HP; `rises` if it comes back (Undead)."""

    __slots__ = ("by", "rises", "who")

    def __init__(self, who: UnitRef, by: UnitRef, rises: bool) -> None:
        self.who = who
        self.by = by
        self.rises = rises


class BattleWon(Event):
    """The party has won the battle."""

    __slots__ = ("round",)

    def __init__(self, round: int) -> None:
        self.round = round


class BattleLost(Event):
    """The party has lost the battle; `why` is one word of a closed list."""

    __slots__ = ("round", "why")

    def __init__(self, round: int, why: str) -> None:
        self.round = round
        self.why = why  # "wipe", "time"
