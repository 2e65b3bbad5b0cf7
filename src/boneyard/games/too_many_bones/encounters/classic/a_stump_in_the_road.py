"""A Stump in the Road (classic-10)."""

from __future__ import annotations

from collections.abc import Sequence

from boneyard.core.agenda import Do
from boneyard.core.decision import Phrase, Words
from boneyard.games.too_many_bones.answers.picks import SAY, Pick, pick
from boneyard.games.too_many_bones.answers.questions import PartyQuestion
from boneyard.games.too_many_bones.battle.rolling import roll_d6
from boneyard.games.too_many_bones.content.encounters import SOME_BATTLE, EncounterChoice, encounter
from boneyard.games.too_many_bones.content.names import phrase
from boneyard.games.too_many_bones.encounters.steps import CountPoints, fight
from boneyard.games.too_many_bones.loot.bags import ShareCard
from boneyard.games.too_many_bones.model.rewards import Rewards
from boneyard.games.too_many_bones.model.state import TooManyBones


def reach_in(s: TooManyBones) -> None:
    """Ask how deep the party reaches."""
    s.then(ChooseDepth())


class ChooseDepth(PartyQuestion):
    """The party chooses a number from 1 to 6 before it rolls."""

    __slots__ = ()

    kind = "stump"

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return [pick(SAY, number) for number in range(1, 7)]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        s.then(ReachIntoStump(chosen.what))

    def effect_of(self, s: TooManyBones, chosen: Pick) -> Phrase | None:
        return phrase("opt-stump", value=chosen.what)


class ReachIntoStump(Do):
    """A D6 above the number brings loot if the battle is won, any other as many more baddie points."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, s: TooManyBones) -> None:
        if roll_d6(s) > self.number:
            fight(s, CountPoints(0))
            s.then(EmptyStump(self.number))
        else:
            fight(s, CountPoints(self.number))


class EmptyStump(Do):
    """Share the loot in the stump if the battle is won, as many cards as the number chosen."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, s: TooManyBones) -> None:
        if s.adventure.success:
            for _ in range(self.number):
                s.then(ShareCard(trove=False))


encounter(
    "classic-10",
    title=Words("A Stump in the Road", "Une souche sur la route"),
    premise=Words(
        "Gold glints in a hollow stump, under a string, under a bell. The bell has been polished.",
        "De l’or brille dans une souche creuse, sous une ficelle, sous une clochette. La clochette est astiquée.",
    ),
    rewards=Rewards(progress=1, training=2),
    choices=(
        EncounterChoice(
            label=Words("Reach into the stump", "Plonger la main dans la souche"),
            text=Words(
                "The party names a number from 1 to 6, then rolls a D6. Higher than the number: baddie points of "
                "the day, and loot if the battle is won. Otherwise: baddie points of the day, plus the number.",
                "Le groupe annonce un nombre de 1 à 6, puis lance un D6. Résultat supérieur au nombre : points de "
                "vilains du jour, et du butin si le combat est gagné. Sinon : points de vilains du jour, plus le "
                "nombre.",
            ),
            starts=reach_in,
            battle=SOME_BATTLE,
            gives=Words(
                "As many loot cards as the number named, to share, if the D6 was higher.",
                "Autant de butins que le nombre annoncé, à partager, si le D6 l’a dépassé.",
            ),
        ),
    ),
)
