"""The Mystery in the Mountain (classic-18)."""

from __future__ import annotations

from typing import Final

from boneyard.core.agenda import Do
from boneyard.core.decision import Words
from boneyard.games.too_many_bones.activities.scouting import ChooseStack, hidden
from boneyard.games.too_many_bones.content.encounters import Battle, BySize, EncounterChoice, encounter
from boneyard.games.too_many_bones.encounters.steps import AddChips, CountPoints, Done, back_on_top
from boneyard.games.too_many_bones.model.rewards import Rewards
from boneyard.games.too_many_bones.model.state import TooManyBones

SPIED: Final = 2  # chips


def spy(s: TooManyBones) -> None:
    """Look at chips, without success or reward."""
    for _ in range(SPIED):
        s.then(SpyOut())
    s.then(Done(success=False))


class SpyOut(Do):
    """Turn up a face-down chip of any stack, which may go to the bottom, as in scouting (TMB-077)."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        stacks = [stack for stack in range(len(s.stacks)) if hidden(s, stack) >= 0]
        if stacks:
            s.then(ChooseStack(s.book.leader, tuple(stacks)))


encounter(
    "classic-18",
    title=Words("The Mystery in the Mountain", "Le mystère de la montagne"),
    premise=Words(
        "An old mine, new guards. Nobody posts sentries in front of an empty hole.",
        "Une vieille mine, des gardes tout neufs. On ne poste pas de sentinelles devant un trou vide.",
    ),
    rewards=Rewards(progress=2, training=2, loot_each=1),
    choices=(
        EncounterChoice(
            label=Words("Dig to the bottom of it", "Creuser l’affaire jusqu’au fond"),
            text=Words(
                "Baddie points of the day, and at the bottom of the battle queue as many 5-pt baddies as there "
                "are gearlocs.",
                "Points de vilains du jour et, en bas de la file d’attente, autant de vilains à 5 pts que de gearlocs.",
            ),
            battle=Battle(CountPoints(0), BySize(*[AddChips(5, size, top=False) for size in (1, 2, 3, 4)])),
            rewards=Rewards(trove_each=1),
        ),
        EncounterChoice(
            label=Words("Settle for the sentries", "Se contenter des sentinelles"),
            text=Words(
                "Baddie points of the day, +6, and then at the bottom of the battle queue as many 1-pt baddies as "
                "there are gearlocs.",
                "Points de vilains du jour, +6, puis, en bas de la file d’attente, autant de vilains à 1 pt que "
                "de gearlocs.",
            ),
            battle=Battle(CountPoints(6), BySize(*[AddChips(1, size, top=False) for size in (1, 2, 3, 4)])),
            rewards=Rewards(training=1),
        ),
        EncounterChoice(
            label=Words("Spy from afar", "Espionner de loin"),
            text=Words(
                "The party turns up 2 chips, each the top one of an active stack it likes, and may put either "
                "under its stack. No battle, but no success and no reward either: the card returns to the top of "
                "the encounter deck, and the day is spent.",
                "Le groupe révèle 2 jetons, chacun en haut d’une pile active de son choix, et peut glisser l’un "
                "ou l’autre sous sa pile. Pas de combat, mais ni réussite ni récompense : cette carte retourne en "
                "haut du paquet de rencontres, et la journée est passée.",
            ),
            starts=spy,
            fruitless=True,
            fails=back_on_top,
        ),
    ),
)
