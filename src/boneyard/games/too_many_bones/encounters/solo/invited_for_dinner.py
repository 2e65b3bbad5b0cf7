"""Invited for Dinner (solo-05)."""

from __future__ import annotations

from typing import Final

from boneyard.core.agenda import Do
from boneyard.games.too_many_bones.activities.lockpicking.locks import lock
from boneyard.games.too_many_bones.encounters.attempts import attempt
from boneyard.games.too_many_bones.encounters.choices import EncounterChoice, encounter_choices
from boneyard.games.too_many_bones.encounters.steps import Done, TakeChoice, lose_outside
from boneyard.games.too_many_bones.loot.bags import open_at, open_cards
from boneyard.games.too_many_bones.loot.decks import discard
from boneyard.games.too_many_bones.model.adventure import HALF_REST
from boneyard.games.too_many_bones.model.state import TooManyBones

KNOTS: Final = (lock("F", 3), lock("L", 2))
TIGHT: Final = 2  # HP lost if a lock stays closed
STEW: Final = 3  # HP


class Untied(Do):
    """If a lock is still closed, lose 2 HP and take choice B instead."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        if s.adventure.opened == len(KNOTS):
            s.then(Done(success=True))
        else:
            lose_outside(s, s.party[0], TIGHT)
            s.then(TakeChoice(1, instead=True))


def wriggle_out(s: TooManyBones) -> None:
    """Make one attempt at two locks."""
    s.then(attempt(s, s.party[0], s.adventure.card, KNOTS, 0), Untied())


def leave_everything(s: TooManyBones) -> None:
    """Lose all loot, but not locked trove (TMB-088)."""
    for card in open_cards(s.party[0]):
        while card in open_cards(s.party[0]):
            discard(s, s.party[0], open_at(s.party[0], card))


def debate_the_recipe(s: TooManyBones) -> None:
    """Lose HP and succeed. Resting restores only half today."""
    lose_outside(s, s.party[0], STEW)
    s.adventure.marks |= HALF_REST
    s.then(Done(success=True))


encounter_choices("solo-05", EncounterChoice(wriggle_out, wins=leave_everything), EncounterChoice(debate_the_recipe))
