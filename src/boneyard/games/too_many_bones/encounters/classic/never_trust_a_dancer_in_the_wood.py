"""Never Trust a Dancer in the Wood (classic-04)."""

from __future__ import annotations

from typing import Final

from boneyard.core.agenda import Do
from boneyard.games.too_many_bones.activities.lockpicking.locks import lock
from boneyard.games.too_many_bones.encounters.attempts import attempt
from boneyard.games.too_many_bones.encounters.choices import EncounterChoice, encounter_choices
from boneyard.games.too_many_bones.encounters.steps import (
    BADDIES_SURPRISED,
    SURPRISED,
    AddRule,
    CountPoints,
    TakeChoice,
    fight,
    lose_outside,
)
from boneyard.games.too_many_bones.events.battle import StatSetAside
from boneyard.games.too_many_bones.model.ids import ATTACK
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.tasks import Step

IRONS: Final = (lock("L", 3), lock("T", 4), lock("F", 5), lock("T", 2))
CHAFED: Final = 2  # HP


def open_irons(s: TooManyBones) -> None:
    """Every gearloc makes one attempt, one after another."""
    s.adventure.opened = 0
    s.then(*[TryIrons(gearloc.id) for gearloc in s.party], JudgeIrons())


class TryIrons(Step):
    """A gearloc continues at the first closed lock, until all are open."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        opened = s.adventure.opened
        if opened < len(IRONS):
            s.then(attempt(s, s.party[self.unit], s.adventure.card, IRONS, opened))


class JudgeIrons(Do):
    """With a lock open for every gearloc, the baddies are Surprised.

    Otherwise everybody loses HP and fights in chains.
    """

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        if s.adventure.opened >= len(s.party):
            fight(s, CountPoints(0), AddRule(SURPRISED, BADDIES_SURPRISED))
            return
        for gearloc in s.party:
            lose_outside(s, gearloc, CHAFED)
        s.then(TakeChoice(1, instead=True))


class BindHands(Do):
    """Trained Attack does not count in this battle: the stat dice are set aside until the clean-up."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        for gearloc in s.party:
            gearloc.aside |= 1 << ATTACK
            if gearloc.trained[ATTACK]:
                s.say(StatSetAside(s.who(gearloc.id), ATTACK))


def swing_chains(s: TooManyBones) -> None:
    """Fight for baddie points, with the printed Attack only."""
    fight(s, CountPoints(0), BindHands())


encounter_choices("classic-04", EncounterChoice(open_irons), EncounterChoice(swing_chains))
