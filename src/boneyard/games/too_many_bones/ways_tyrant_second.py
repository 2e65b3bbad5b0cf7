"""How the encounters of the Goblin King and of Marrow are met."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Action, Decision, Seat
from boneyard.games.too_many_bones.actions import SAY, Pick, pick
from boneyard.games.too_many_bones.challenges import PARCEL
from boneyard.games.too_many_bones.choices import Way, ways
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.ids import (
    TYPES,
)
from boneyard.games.too_many_bones.journey import GOBLIN_TRAIL
from boneyard.games.too_many_bones.lockpicking import PickLocks
from boneyard.games.too_many_bones.locks import OF_CARD, RETRIED, lock
from boneyard.games.too_many_bones.printed import LOCKS
from boneyard.games.too_many_bones.queue import remove_type
from boneyard.games.too_many_bones.rewards import ShareOut
from boneyard.games.too_many_bones.state import FACE_UP, TooManyBones
from boneyard.games.too_many_bones.steps import Question, Step
from boneyard.games.too_many_bones.terms import Term, term
from boneyard.games.too_many_bones.tyrants import by_size
from boneyard.games.too_many_bones.units import Baddie
from boneyard.games.too_many_bones.ways import (
    CountPoints,
    Impose,
    fight,
    lose_outside,
    plain_fight,
)
from boneyard.games.too_many_bones.ways_tyrant import BOG, TYPE_FIRST, TYPE_ONLY, AddOfType

GOBLIN: Final = TYPES.index("goblin")
ORC: Final = TYPES.index("orc")
SCALE: Final = TYPES.index("scale")


# Tyrant-goblin-king-1: care package.

TICKING: Final = 3  # the sum that stops it
BANG: Final = 2  # HP


class NameLock(Question):
    """Each gearloc names the kind of lock it wants to try."""

    __slots__ = ()

    def questions(self, s: TooManyBones) -> tuple[Decision, ...]:
        """Lever, trip or force, by their numbers from 1."""
        return (Decision(self.seat, "ticking", tuple([pick(SAY, 1 + number) for number in range(len(LOCKS))])),)

    def answer(self, s: TooManyBones, seat: Seat, chosen: Action) -> None:
        """Two rolls for a sum of 3."""
        assert isinstance(chosen, Pick)
        locks = (lock(LOCKS[chosen.what - 1], TICKING),)
        s.then(PickLocks(seat, OF_CARD, s.road().card, locks, 0, 0, again=True))


class GoOnTicking(Step):
    """One gearloc after the other has its tries; only if all succeed does the ticking stop."""

    __slots__ = ("stopped",)

    def __init__(self, unit: int, stopped: int) -> None:
        super().__init__(unit)
        self.stopped = stopped  # how many have succeeded

    def run(self, s: TooManyBones) -> None:
        """After the last one it is over."""
        stopped = self.stopped
        if self.unit:
            stopped += s.road().opened
            s.party[self.unit - 1].chores &= ~RETRIED  # its tries are the card's, not the second roll of the day
        if self.unit < len(s.party):
            s.then(NameLock(self.unit), GoOnTicking(self.unit + 1, stopped))
        elif stopped == len(s.party):
            s.then(ShareOut(PARCEL))
        else:
            for gearloc in s.party:
                lose_outside(s, gearloc, BANG)


def stop_the_ticking(s: TooManyBones) -> None:
    """The parcel first, then baddie points."""
    s.then(GoOnTicking(0, 0))
    plain_fight(s)


ways("tyrant-goblin-king-1", Way(plain_fight), Way(stop_the_ticking))


# Tyrant-goblin-king-2: we have a goblin problem.


def start_counting(s: TooManyBones) -> None:
    """Baddie points, and one Goblin more on top."""
    fight(s, CountPoints(0), AddOfType(by_size(s, 1, 5), GOBLIN, 1))


def leave_a_trail(s: TooManyBones) -> None:
    """From now on Goblins follow the party."""
    s.road().marks |= GOBLIN_TRAIL


ways("tyrant-goblin-king-2", Way(start_counting, after=leave_a_trail))


# Tyrant-marrow-1: getting out of hand.

CROWDED: Final = 3  # the last round in which an Orc comes back


class OrcsReturn(Term):
    """A defeated Orc queues up again."""

    def falls(self, s: TooManyBones, baddie: Baddie, number: int) -> bool:
        """At the bottom, in the first rounds."""
        if s.round > CROWDED or CHIPS[baddie.chip].type != ORC:
            return False
        s.queue.append(baddie.chip | FACE_UP)
        return True


ORCS_RETURN: Final = term(OrcsReturn())


def jump_the_queue(s: TooManyBones) -> None:
    """Baddie points in Orcs."""
    fight(s, Impose(TYPE_FIRST, ORC), CountPoints(0), Impose(ORCS_RETURN))


ways("tyrant-marrow-1", Way(jump_the_queue))


# Tyrant-marrow-2: Marrow's civil war.


def line_up_with_spears(s: TooManyBones) -> None:
    """Baddie points in Bog chips."""
    fight(s, Impose(TYPE_ONLY, BOG), CountPoints(0))


def line_up_with_slime(s: TooManyBones) -> None:
    """Baddie points in Scale chips."""
    fight(s, Impose(TYPE_ONLY, SCALE), CountPoints(0))


def beat_bog(s: TooManyBones) -> None:
    """No Bog chip is used again."""
    remove_type(s, BOG)


def beat_scale(s: TooManyBones) -> None:
    """No Scale chip is used again."""
    remove_type(s, SCALE)


ways("tyrant-marrow-2", Way(line_up_with_spears, wins=beat_bog), Way(line_up_with_slime, wins=beat_scale))
