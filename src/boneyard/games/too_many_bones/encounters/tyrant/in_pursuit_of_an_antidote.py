"""In Pursuit of an Antidote (tyrant-drellen-1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.agenda import Do
from boneyard.core.decision import Phrase, Words
from boneyard.games.too_many_bones.answers.picks import STACK, Pick, pick
from boneyard.games.too_many_bones.answers.questions import PartyQuestion
from boneyard.games.too_many_bones.baddies.tyrants.objects import by_size
from boneyard.games.too_many_bones.battle.queue import draw, trophies
from boneyard.games.too_many_bones.content.chips import BY_KEY as CHIP_KEYS
from boneyard.games.too_many_bones.content.encounters import Battle, EncounterChoice, encounter
from boneyard.games.too_many_bones.content.names import phrase
from boneyard.games.too_many_bones.encounters.steps import Done, TakeChoice, shuffles_in
from boneyard.games.too_many_bones.model.adventure import ANTIDOTE
from boneyard.games.too_many_bones.model.rewards import Rewards
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


encounter(
    "tyrant-drellen-1",
    title=Words("In Pursuit of an Antidote", "En quête d’un antidote"),
    premise=Words(
        "The page is stained but legible: a cauldron, a slow fire, and fresh parts of things that bite.",
        "La page est tachée mais lisible : un chaudron, un feu doux et des morceaux frais de choses qui mordent.",
    ),
    rewards=Rewards(),
    tyrant="drellen",
    choices=(
        EncounterChoice(
            label=Words("Go and get bitten", "Aller se faire mordre"),
            text=Words(
                "Battle queue: three 5-pt or six 1-pt baddies, as the party prefers. Won or lost, the card is"
                " shuffled back into the encounter deck.",
                "File d’attente : trois vilains à 5 pts ou six à 1 pt, au choix du groupe. Que le combat soit"
                " gagné ou perdu, la carte est remélangée au paquet de rencontres.",
            ),
            battle=Battle(ChooseHunt()),
            rewards=Rewards(training=2),
            after=shuffles_in("tyrant-drellen-1"),
        ),
        EncounterChoice(
            label=Words("Light the slow fire", "Allumer le feu doux"),
            text=Words(
                "The defeated pile must hold a Clay Golem, and a Bog Pole or a Bog Frog; with three or four"
                " gearlocs also a Stone Golem and a Bog Lurk. If something is missing, the other choice is taken"
                " instead.",
                "Il faut au cimetière un Golem d’argile, et un Têtard des marais ou un Crapaud des marais ; à"
                " trois ou quatre gearlocs, aussi un Golem de pierre et un Rôdeur des marais. S’il en manque un,"
                " l’autre choix s’applique à la place.",
            ),
            starts=light_the_fire,
            rewards=Rewards(progress=1, training=1),
            gives=Words(
                "Poison Enhancer on Drellen’s die has no effect on gearlocs.",
                "La face Poison renforcé du dé de Drellen n’a aucun effet sur les gearlocs.",
            ),
            wins=brew,
        ),
    ),
)
