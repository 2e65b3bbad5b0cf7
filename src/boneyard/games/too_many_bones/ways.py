"""How an encounter is met: what each choice needs and starts, and the verbs it starts with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boneyard.core.agenda import Do, Task
from boneyard.games.too_many_bones.content.encounters.all import BY_KEY, ENCOUNTERS
from boneyard.games.too_many_bones.damage import after_loss
from boneyard.games.too_many_bones.decks import shuffle_in
from boneyard.games.too_many_bones.ending import AfterBattle
from boneyard.games.too_many_bones.events import LostHp
from boneyard.games.too_many_bones.events_journey import ChoiceTaken, DieRolled
from boneyard.games.too_many_bones.ids import NOBODY
from boneyard.games.too_many_bones.queue import add_to_queue, build_queue
from boneyard.games.too_many_bones.setup import MEET, get_ready
from boneyard.games.too_many_bones.slots import who
from boneyard.games.too_many_bones.state import DICE, Gearloc, TooManyBones
from boneyard.games.too_many_bones.terms import impose

SMALL_PARTY: Final = 2  # gearlocs up to which a card takes its first number, and beyond which its second

Does = Callable[[TooManyBones], None]
Asks = Callable[[TooManyBones], bool]


def nothing(_s: TooManyBones) -> None:
    """The card says no more."""


def always(_s: TooManyBones) -> bool:
    """The choice is open to everybody."""
    return True


class Way:
    """One choice of a card: when it is open, what it starts, and what comes of it beside the rewards."""

    __slots__ = ("after", "fails", "needs", "starts", "wins")

    def __init__(
        self, starts: Does, needs: Asks = always, wins: Does = nothing, fails: Does = nothing, after: Does = nothing
    ) -> None:
        self.starts = starts  # ends by scheduling a battle, `Done` or another choice
        self.needs = needs
        self.wins = wins  # on success, before the rewards
        self.fails = fails
        self.after = after  # whatever the outcome


WAYS: Final[dict[str, tuple[Way, ...]]] = {}  # by the key of the card, in the order of its choices


def by_size(s: TooManyBones, small: int, large: int) -> int:
    """The number for a party of one or two, or for a larger one."""
    return small if len(s.party) <= SMALL_PARTY else large


# Steps of a choice, in the order they are written.


class Done(Do):
    """The encounter has come out so; what the choice says of it happens now (TMB-033, TMB-034)."""

    __slots__ = ("success",)

    def __init__(self, success: bool) -> None:
        self.success = success

    def run(self, s: TooManyBones) -> None:
        """The rest of the day waits below on the agenda."""
        road = s.road()
        road.success = self.success
        way = WAYS[ENCOUNTERS[road.card].key][road.choice]
        (way.wins if self.success else way.fails)(s)
        way.after(s)


class TakeWay(Do):
    """The party goes one way; `instead` when another has turned into it (TMB-032)."""

    __slots__ = ("choice", "instead")

    def __init__(self, choice: int, instead: bool) -> None:
        self.choice = choice
        self.instead = instead

    def run(self, s: TooManyBones) -> None:
        """What it starts."""
        road = s.road()
        road.choice = self.choice
        s.say(ChoiceTaken(road.card, self.choice, self.instead))
        WAYS[ENCOUNTERS[road.card].key][self.choice].starts(s)


class CountPoints(Do):
    """Baddie points are day times party size, with what the card changes, never below 0 (TMB-101, TMB-102)."""

    __slots__ = ("change",)

    def __init__(self, change: int) -> None:
        self.change = change

    def run(self, s: TooManyBones) -> None:
        """Chips come from the active stacks."""
        build_queue(s, max(0, s.road().day * len(s.party) + self.change))


class AddChips(Do):
    """Chips of one value join the queue on top, or at the bottom (TMB-104)."""

    __slots__ = ("count", "points", "top")

    def __init__(self, points: int, count: int, top: bool) -> None:
        self.points = points
        self.count = count
        self.top = top

    def run(self, s: TooManyBones) -> None:
        """One after another."""
        for _ in range(self.count):
            add_to_queue(s, self.points, top=self.top)


class Impose(Do):
    """A term of the card is in force in the battle to come."""

    __slots__ = ("number", "which")

    def __init__(self, which: int, number: int = 0) -> None:
        self.which = which
        self.number = number

    def run(self, s: TooManyBones) -> None:
        """To the end of the battle."""
        impose(s, self.which, self.number)


class GetReady(Do):
    """The mat is cleared for a battle."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """Tantrum is angry already."""
        get_ready(s)
        s.queue = []


class JudgeBattle(Do):
    """A battle choice succeeds when the battle is won (TMB-033)."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """Won or lost."""
        s.then(Done(success=s.ending == "won"))


def fight(s: TooManyBones, *steps: Task) -> None:
    """A battle, with what the card does before it in the order written: points, chips, terms."""
    s.then(GetReady(), *steps, *MEET, AfterBattle(), JudgeBattle())


def succeed(s: TooManyBones) -> None:
    """A peaceful choice succeeds by itself (TMB-033)."""
    s.then(Done(success=True))


def plain_fight(s: TooManyBones) -> None:
    """Baddie points and nothing else."""
    fight(s, CountPoints(0))


def fight_with(change: int) -> Does:
    """Baddie points, so many more or fewer."""

    def starts(s: TooManyBones) -> None:
        fight(s, CountPoints(change))

    return starts


def shuffles_in(key: str) -> Does:
    """Another card goes into the deck."""

    def does(s: TooManyBones) -> None:
        shuffle_in(s, key)

    return does


def roll_d6(s: TooManyBones, unit: int = NOBODY) -> int:
    """The six-sided die, for somebody or for the party (TMB-008)."""
    shown = 1 + s.rng.below(DICE, 6)
    s.say(DieRolled(who(s, unit), shown))
    return shown


def lose_outside(s: TooManyBones, gearloc: Gearloc, amount: int) -> None:
    """HP lost outside a battle never take the last one (TMB-040)."""
    lost = min(amount, gearloc.hp - 1)
    if lost > 0:
        gearloc.hp -= lost
        s.say(LostHp(who(s, gearloc.id), lost, gearloc.hp, "encounter"))
        after_loss(s, gearloc, lost, NOBODY)


def ways(key: str, *of_card: Way) -> None:
    """The choices of a card, in its order."""
    assert len(of_card) == len(BY_KEY[key].choices), key
    WAYS[key] = of_card
