"""Events of lockpicking and of Deadly Darts. `who` is the gearloc with its name."""

from __future__ import annotations

from boneyard.core.event import Event
from boneyard.games.too_many_bones.model.ids import Dart, DartKind, Effect, Intuition, Lock, LockDie, UnitRef

# Locks. What an action die shows is: its number << 12 | its letter << 8 | its value. A lock is: letter << 8 | value.


class LockRolled(Event):
    """The lockpicking dice are thrown for a lock."""

    __slots__ = ("intuition", "lock", "lock_dice", "who")

    def __init__(self, who: UnitRef, lock: Lock, lock_dice: tuple[LockDie, ...], intuition: Intuition) -> None:
        self.who = who
        self.lock = lock  # with the value it has now
        self.lock_dice = lock_dice
        self.intuition = intuition  # reroll, convert or save


class LockRerolled(Event):
    """Intuition throws an action die again, and the intuition die with it."""

    __slots__ = ("intuition", "lock_die", "who")

    def __init__(self, who: UnitRef, lock_die: LockDie, intuition: Intuition) -> None:
        self.who = who
        self.lock_die = lock_die
        self.intuition = intuition


class LockDieConverted(Event):
    """An action die counts as another letter."""

    __slots__ = ("lock_die", "who")

    def __init__(self, who: UnitRef, lock_die: LockDie) -> None:
        self.who = who
        self.lock_die = lock_die  # as it counts now


class LockDieSaved(Event):
    """An action die counts 1 more and will stay."""

    __slots__ = ("lock_die", "who")

    def __init__(self, who: UnitRef, lock_die: LockDie) -> None:
        self.who = who
        self.lock_die = lock_die  # as it counts now


class LockOpened(Event):
    """A lock opens, by these dice or by none."""

    __slots__ = ("lock", "lock_dice", "who")

    def __init__(self, who: UnitRef, lock: Lock, lock_dice: tuple[LockDie, ...]) -> None:
        self.who = who
        self.lock = lock
        self.lock_dice = lock_dice


class LockHeld(Event):
    """A lock stays shut; `again` if it is tried a second time."""

    __slots__ = ("again", "lock", "who")

    def __init__(self, who: UnitRef, lock: Lock, again: bool) -> None:
        self.who = who
        self.lock = lock
        self.again = again


class LocksOpened(Event):
    """The attempt is over. `opened` counts all open locks, those from before included."""

    __slots__ = ("opened", "who")

    def __init__(self, who: UnitRef, opened: int) -> None:
        self.who = who
        self.opened = opened


# Deadly Darts. `foe` says that it is the opponent's turn, die, shield or HP. A die is: its kind << 12 | what it shows.


class DartsChosen(Event):
    """The gearloc has taken its three dice; `kinds` are attack, defense or status."""

    __slots__ = ("kinds", "who")

    def __init__(self, who: UnitRef, kinds: tuple[DartKind, ...]) -> None:
        self.who = who
        self.kinds = kinds


class DartsTurnBegan(Event):
    """One side's turn."""

    __slots__ = ("foe", "turn", "who")

    def __init__(self, who: UnitRef, foe: bool, turn: int) -> None:
        self.who = who
        self.foe = foe
        self.turn = turn


class DartsTurnLost(Event):
    """One side is stunned and does not throw."""

    __slots__ = ("foe", "who")

    def __init__(self, who: UnitRef, foe: bool) -> None:
        self.who = who
        self.foe = foe


class DartsThrown(Event):
    """One side throws its dice."""

    __slots__ = ("darts", "foe", "who")

    def __init__(self, who: UnitRef, foe: bool, darts: tuple[Dart, ...]) -> None:
        self.who = who
        self.foe = foe
        self.darts = darts


class DartsShielded(Event):
    """A defense die lies on its owner's stack."""

    __slots__ = ("foe", "value", "who")

    def __init__(self, who: UnitRef, foe: bool, value: int) -> None:
        self.who = who
        self.foe = foe
        self.value = value


class DartsEffectPut(Event):
    """A status die lies on one side's stack."""

    __slots__ = ("effect", "foe", "value", "who")

    def __init__(self, who: UnitRef, foe: bool, effect: Effect, value: int) -> None:
        self.who = who
        self.foe = foe
        self.effect = effect
        self.value = value


class DartsHurt(Event):
    """One side is hurt: `amount` is dealt, shields block some, `lost` HP are lost, `hp` are left."""

    __slots__ = ("amount", "blocked", "foe", "hp", "lost", "true", "who")

    def __init__(self, who: UnitRef, foe: bool, amount: int, blocked: int, lost: int, hp: int, true: bool) -> None:
        self.who = who
        self.foe = foe
        self.amount = amount
        self.blocked = blocked
        self.lost = lost
        self.hp = hp
        self.true = true  # poison, which no shield stops


class DartsDieRemoved(Event):
    """Bones take a die off one side's stack; it goes back to its owner."""

    __slots__ = ("dart", "foe", "who")

    def __init__(self, who: UnitRef, foe: bool, dart: Dart) -> None:
        self.who = who
        self.foe = foe
        self.dart = dart


class DartsStunned(Event):
    """Bones stun the opponent until the gearloc's next turn."""

    __slots__ = ("who",)

    def __init__(self, who: UnitRef) -> None:
        self.who = who


class DartsEnded(Event):
    """The game is over; `how` is one word of a closed list."""

    __slots__ = ("how", "who", "won")

    def __init__(self, who: UnitRef, won: bool, how: str) -> None:
        self.who = who
        self.won = won
        self.how = how  # "hp", "knock out", "time"
