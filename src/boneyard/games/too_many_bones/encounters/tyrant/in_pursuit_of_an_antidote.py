"""In Pursuit of an Antidote (tyrant-drellen-1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.agenda import Do
from boneyard.core.decision import Phrase
from boneyard.games.too_many_bones.answers.picks import STACK, Pick, pick
from boneyard.games.too_many_bones.answers.questions import PartyQuestion
from boneyard.games.too_many_bones.baddies.tyrants.objects import by_size
from boneyard.games.too_many_bones.battle.queue import draw, trophies
from boneyard.games.too_many_bones.content.chips import BY_KEY as CHIP_KEYS
from boneyard.games.too_many_bones.content.names import phrase
from boneyard.games.too_many_bones.encounters.choices import EncounterChoice, encounter_choices
from boneyard.games.too_many_bones.encounters.steps import Done, TakeChoice, fight, shuffles_in
from boneyard.games.too_many_bones.model.adventure import ANTIDOTE
from boneyard.games.too_many_bones.model.state import TooManyBones

HUNTS: Final = ((5, 3), (1, 6))  # value and number of chips
INGREDIENTS: Final = (("clay_golem",), ("bog_pole", "bog_frog"))
MORE_INGREDIENTS: Final = (("stone_golem",), ("bog_lurk",))  # for a large party


class ChooseHunt(PartyQuestion):
    """The party chooses a few strong baddies or many weak ones, which are the whole queue."""

    __slots__ = ()

    kind = "hunt"

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return [pick(STACK, points) for points, _ in HUNTS]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        s.then(FillQueue(chosen.what, dict(HUNTS)[chosen.what]))

    def effect_of(self, s: TooManyBones, chosen: Pick) -> Phrase | None:
        return phrase("opt-hunt", count=dict(HUNTS)[chosen.what])


class FillQueue(Do):
    """Add chips of one value to the bottom of the queue."""

    __slots__ = ("count", "points")

    def __init__(self, points: int, count: int) -> None:
        self.points = points
        self.count = count

    def run(self, s: TooManyBones) -> None:
        for _ in range(self.count):
            s.queue += draw(s, self.points)


def get_bitten(s: TooManyBones) -> None:
    """Fight without baddie points."""
    fight(s, ChooseHunt())


def has_ingredients(s: TooManyBones) -> bool:
    """Whether the defeated pile holds one chip of each kind needed."""
    needed = INGREDIENTS + (MORE_INGREDIENTS if by_size(s, 0, 1) else ())
    return all(any(CHIP_KEYS[key].chip in s.defeated + trophies(s) for key in either) for either in needed)


def light_the_fire(s: TooManyBones) -> None:
    """Succeed with all ingredients; otherwise the party has to hunt."""
    s.then(Done(success=True) if has_ingredients(s) else TakeChoice(0, instead=True))


def brew(s: TooManyBones) -> None:
    """The party has the antidote from now on."""
    s.adventure.marks |= ANTIDOTE


encounter_choices(
    "tyrant-drellen-1",
    EncounterChoice(get_bitten, after=shuffles_in("tyrant-drellen-1")),
    EncounterChoice(light_the_fire, wins=brew),
)
