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
    """One attempt each, one after another."""
    s.adventure.opened = 0
    s.then(*[TryIrons(gearloc.id) for gearloc in s.party], JudgeIrons())


class TryIrons(Step):
    """A gearloc goes on where the one before has stopped."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """Until all are open."""
        opened = s.adventure.opened
        if opened < len(IRONS):
            s.then(attempt(s, s.party[self.unit], s.adventure.card, IRONS, opened))


class JudgeIrons(Do):
    """A lock for every gearloc, or they fight in chains."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """Free hands surprise the enemy; bound ones hurt."""
        if s.adventure.opened >= len(s.party):
            fight(s, CountPoints(0), AddRule(SURPRISED, BADDIES_SURPRISED))
            return
        for gearloc in s.party:
            lose_outside(s, gearloc, CHAFED)
        s.then(TakeChoice(1, instead=True))


class BindHands(Do):
    """Trained Attack counts for nothing in this battle: the stat dice are set aside."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """They come back with the clean-up."""
        for gearloc in s.party:
            gearloc.aside |= 1 << ATTACK
            if gearloc.trained[ATTACK]:
                s.say(StatSetAside(s.who(gearloc.id), ATTACK))


def swing_chains(s: TooManyBones) -> None:
    """With what is printed alone."""
    fight(s, CountPoints(0), BindHands())


encounter_choices("classic-04", EncounterChoice(open_irons), EncounterChoice(swing_chains))
