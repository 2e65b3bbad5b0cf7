"""Lights Out (classic-27)."""

from __future__ import annotations

from collections.abc import Sequence

from boneyard.core.agenda import Do
from boneyard.core.decision import Argument, Phrase, Words
from boneyard.games.too_many_bones.answers.aims import aim_of
from boneyard.games.too_many_bones.answers.picks import SAY, Pick, pick
from boneyard.games.too_many_bones.answers.questions import PartyQuestion
from boneyard.games.too_many_bones.answers.words import name_of, whose
from boneyard.games.too_many_bones.content.encounters import EncounterChoice, encounter
from boneyard.games.too_many_bones.content.names import phrase
from boneyard.games.too_many_bones.content.sheets import SHEETS
from boneyard.games.too_many_bones.encounters.steps import Done, earn
from boneyard.games.too_many_bones.events.minigames import LanternSeen, LanternTried
from boneyard.games.too_many_bones.model.rewards import Rewards
from boneyard.games.too_many_bones.model.state import DICE, TooManyBones


def snuff_lights(s: TooManyBones) -> None:
    """Roll a baddie initiative die, with faces 1 to 6, for each gearloc: a lantern of that value."""
    lanterns = sorted([1 + s.rng.below(DICE, 6) for _ in s.party])
    for value in lanterns:
        s.say(LanternSeen(value))
    s.then(HandOutLantern(tuple(lanterns), ()))


class HandOutLantern(Do):
    """Give every gearloc a different lantern, after all are rolled. Equal lanterns leave no choice."""

    __slots__ = ("given", "lanterns")

    def __init__(self, lanterns: tuple[int, ...], given: tuple[int, ...]) -> None:
        self.lanterns = lanterns  # not given yet
        self.given = given  # in party order

    def run(self, s: TooManyBones) -> None:
        if not self.lanterns:
            s.then(SnuffLanterns(self.given))
        elif self.lanterns[0] == self.lanterns[-1]:
            s.then(SnuffLanterns(self.given + self.lanterns))
        else:
            s.then(ChooseLantern(self.lanterns, self.given))


class ChooseLantern(PartyQuestion):
    """The party chooses which lantern the next gearloc takes."""

    __slots__ = ("given", "lanterns")

    kind = "lantern"

    def __init__(self, lanterns: tuple[int, ...], given: tuple[int, ...]) -> None:
        self.lanterns = lanterns
        self.given = given

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        aim = aim_of(s, len(self.given))
        values = [value for place, value in enumerate(self.lanterns) if value not in self.lanterns[:place]]
        return [pick(SAY, value, aim) for value in values]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        left = list(self.lanterns)
        left.remove(chosen.what)
        s.then(HandOutLantern(tuple(left), (*self.given, chosen.what)))

    def about(self, s: TooManyBones) -> dict[str, Argument]:
        return {"unit": name_of(s, len(self.given)), "whose": whose(len(self.given), self.asked(s))}

    def effect_of(self, s: TooManyBones, chosen: Pick) -> Phrase | None:
        return phrase("opt-lantern", value=chosen.what)


class SnuffLanterns(Do):
    """Each gearloc rolls its initiative die and puts its lantern out with its value or more.

    Each lantern put out gives 1 loot to share.
    """

    __slots__ = ("lanterns",)

    def __init__(self, lanterns: tuple[int, ...]) -> None:
        self.lanterns = lanterns  # in party order

    def run(self, s: TooManyBones) -> None:
        out = 0
        for gearloc, value in zip(s.party, self.lanterns, strict=True):
            faces = SHEETS[gearloc.gearloc].initiative
            rolled = faces[s.rng.below(DICE, len(faces))]
            s.say(LanternTried(s.who(gearloc.id), value, rolled, rolled >= value))
            out += int(rolled >= value)
        earn(s, Rewards(loot_shared=out))
        s.then(Done(success=True))


encounter(
    "classic-27",
    title=Words("Lights Out", "Extinction des feux"),
    premise=Words(
        "The thieves sleep on what they stole, with the lights on. Clearly they know people like themselves.",
        "Les voleurs dorment sur leur butin, lumières allumées. Ils connaissent, c’est clair, des gens comme eux.",
    ),
    rewards=Rewards(),
    proposed=True,
    choices=(
        EncounterChoice(
            label=Words("Snuff the lights", "Moucher les lumières"),
            text=Words(
                "One baddie initiative die with faces 1 to 6 is rolled for each gearloc: a lantern of that value. "
                "Once all are seen the party gives every gearloc a different one. Each gearloc rolls its own "
                "initiative die: with the lantern’s value or more it puts it out. Succeeds whatever is rolled.",
                "On lance pour chaque gearloc un dé d’initiative de vilain, aux faces de 1 à 6 : une lanterne de "
                "cette valeur. Toutes connues, le groupe en donne une différente à chaque gearloc. Chacun lance "
                "son dé d’initiative : avec au moins la valeur de sa lanterne, il l’éteint. Réussi quels que "
                "soient les dés.",
            ),
            starts=snuff_lights,
            rewards=Rewards(progress=1, training=1),
            gives=Words(
                "1 loot to share for each lantern put out.",
                "1 butin à partager par lanterne éteinte.",
            ),
        ),
    ),
)
