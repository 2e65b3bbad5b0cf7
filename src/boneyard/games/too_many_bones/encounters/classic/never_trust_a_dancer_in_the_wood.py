"""Never Trust a Dancer in the Wood (classic-04)."""

from __future__ import annotations

from typing import Final

from boneyard.core.agenda import Do
from boneyard.core.decision import Words
from boneyard.games.too_many_bones.activities.lockpicking.locks import lock
from boneyard.games.too_many_bones.content.encounters import SOME_BATTLE, Battle, EncounterChoice, encounter
from boneyard.games.too_many_bones.encounters.attempts import attempt
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
from boneyard.games.too_many_bones.model.rewards import Rewards
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


encounter(
    "classic-04",
    title=Words("Never Trust a Dancer in the Wood", "Gare à qui danse dans les bois"),
    premise=Words(
        "The dance was lovely. The net, less so, and the chains do nothing for the rhythm.",
        "La danse était charmante. Le filet, un peu moins, et les chaînes gâchent le rythme.",
    ),
    rewards=Rewards(progress=1, training=2, loot_each=1),
    choices=(
        EncounterChoice(
            label=Words("Open the irons", "Ouvrir les fers"),
            text=Words(
                "Four locks in this order: Lever 3, Trip 4, Force 5, Trip 2. The gearlocs make one lockpicking "
                "attempt each, one after another; open locks stay open. With at least as many locks open as there "
                "are gearlocs: baddie points of the day, and the baddies set up are Surprised: they start at the "
                "bottom of the meter. With fewer: every gearloc loses 2 HP, but never its last, and the other "
                "choice is taken instead.",
                "Quatre verrous dans cet ordre : loquet 3, taquet 4, clenche 5, taquet 2. Les gearlocs font "
                "chacun une tentative de crochetage, l’un après l’autre ; un verrou ouvert le reste. Avec au "
                "moins autant de verrous ouverts que de gearlocs : points de vilains du jour, et les vilains "
                "placés au départ sont Surpris : ils commencent en bas de la jauge. Avec moins : chaque gearloc "
                "perd 2 PV, mais jamais le dernier, et l’autre choix s’applique à la place.",
            ),
            starts=open_irons,
            battle=SOME_BATTLE,
        ),
        EncounterChoice(
            label=Words("Swing the chains", "Frapper avec les chaînes"),
            text=Words(
                "Baddie points of the day. Trained Attack counts for nothing in this battle: each gearloc has its "
                "printed Attack alone.",
                "Points de vilains du jour. L’attaque entraînée ne compte pas pendant ce combat : chaque gearloc "
                "n’a que son attaque imprimée.",
            ),
            battle=Battle(CountPoints(0), BindHands()),
        ),
    ),
)
