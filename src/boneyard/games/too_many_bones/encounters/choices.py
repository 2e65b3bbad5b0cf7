"""A choice of an encounter: when it is available, what it starts, and its consequences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boneyard.games.too_many_bones.content.encounters.all import BY_KEY
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.tasks import Does, nothing

Asks = Callable[[TooManyBones], bool]


def always(_s: TooManyBones) -> bool:
    """The choice is always available."""
    return True


class EncounterChoice:
    """One choice of a card: when it is available, what it starts, and its consequences besides the rewards."""

    __slots__ = ("after", "draws", "fails", "needs", "starts", "wins")

    def __init__(
        self,
        starts: Does,
        needs: Asks = always,
        wins: Does = nothing,
        fails: Does = nothing,
        after: Does = nothing,
        *,
        draws: bool = False,
    ) -> None:
        self.starts = starts  # ends by scheduling a battle, `Done` or another choice
        self.needs = needs
        self.wins = wins  # on success, before the rewards
        self.fails = fails
        self.after = after  # whatever the outcome
        self.draws = draws  # whether it draws its loot and trove itself


ENCOUNTER_CHOICES: Final[
    dict[str, tuple[EncounterChoice, ...]]
] = {}  # by the key of the card, in the order of its choices


def encounter_choices(key: str, *of_card: EncounterChoice) -> None:
    """Register the choices of a card, in its order."""
    assert len(of_card) == len(BY_KEY[key].choices), key
    ENCOUNTER_CHOICES[key] = of_card
