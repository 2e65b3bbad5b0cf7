"""Care Package (tyrant-goblin-king-1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.games.too_many_bones.activities.lockpicking.attempt import PickLocks
from boneyard.games.too_many_bones.activities.lockpicking.locks import OF_CARD, RETRIED, lock
from boneyard.games.too_many_bones.answers.picks import SAY, Pick, pick
from boneyard.games.too_many_bones.answers.questions import Question
from boneyard.games.too_many_bones.baddies.tyrants.challenges import PARCEL
from boneyard.games.too_many_bones.content.facts import LOCKS
from boneyard.games.too_many_bones.encounters.choices import EncounterChoice, encounter_choices
from boneyard.games.too_many_bones.encounters.steps import lose_outside, plain_fight
from boneyard.games.too_many_bones.loot.bags import ShareOut
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.tasks import Step

TICKING: Final = 3  # the sum that stops the ticking
BANG: Final = 2  # HP


class NameLock(Question):
    """Each gearloc chooses the kind of lock to try, by its number from 1. It has two rolls for a sum of 3."""

    __slots__ = ()

    kind = "ticking"

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return [pick(SAY, 1 + number) for number in range(len(LOCKS))]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        locks = (lock(LOCKS[chosen.what - 1], TICKING),)
        s.then(PickLocks(self.seat, OF_CARD, s.adventure.card, locks, 0, 0, again=True))


class GoOnTicking(Step):
    """The gearlocs try in party order. The ticking stops only if all succeed; otherwise everybody loses HP."""

    __slots__ = ("stopped",)

    def __init__(self, unit: int, stopped: int) -> None:
        super().__init__(unit)
        self.stopped = stopped  # how many have succeeded

    def run(self, s: TooManyBones) -> None:
        stopped = self.stopped
        if self.unit:
            stopped += s.adventure.opened
            s.party[self.unit - 1].chores &= ~RETRIED  # not the gearloc's second roll of the day
        if self.unit < len(s.party):
            s.then(NameLock(self.unit), GoOnTicking(self.unit + 1, stopped))
        elif stopped == len(s.party):
            s.then(ShareOut(PARCEL))
        else:
            for gearloc in s.party:
                lose_outside(s, gearloc, BANG)


def stop_the_ticking(s: TooManyBones) -> None:
    """Try to stop the parcel, then fight for baddie points."""
    s.then(GoOnTicking(0, 0))
    plain_fight(s)


encounter_choices("tyrant-goblin-king-1", EncounterChoice(plain_fight), EncounterChoice(stop_the_ticking))
