"""Care Package (tyrant-goblin-king-1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.activities.lockpicking.attempt import PickLocks
from boneyard.games.too_many_bones.activities.lockpicking.locks import OF_CARD, RETRIED, lock
from boneyard.games.too_many_bones.answers.picks import SAY, Pick, pick
from boneyard.games.too_many_bones.answers.questions import Question
from boneyard.games.too_many_bones.content.encounters import Battle, EncounterChoice, encounter
from boneyard.games.too_many_bones.content.facts import LOCKS
from boneyard.games.too_many_bones.encounters.steps import CountPoints, lose_outside
from boneyard.games.too_many_bones.loot.bags import ShareOut
from boneyard.games.too_many_bones.loot.cards.defused_parcel import PARCEL
from boneyard.games.too_many_bones.model.rewards import Rewards
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.tasks import Step

TICKING: Final = 3  # the sum that stops the ticking
BANG: Final = 2  # HP


class NameLock(Question):
    """Each gearloc chooses the kind of lock to try, by its number from 1. It has two rolls for a sum of 3."""

    __slots__ = ()

    kind = "ticking"

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return [pick(SAY, 1 + number) for number in range(len(LOCKS))]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        locks = (lock(LOCKS[chosen.what - 1], TICKING),)
        s.then(PickLocks(self.seat, OF_CARD, s.adventure.card, locks, 0, 0, again=True))


class GoOnTicking(Step):
    """The gearlocs try in party order. The ticking stops only if all succeed; otherwise everybody loses HP."""

    __slots__ = ("stopped",)

    def __init__(self, unit: int, stopped: int) -> None:
        super().__init__(unit)
        self.stopped = stopped  # how many have succeeded

    def run(self, s: TooManyBones) -> None:
        stopped = self.stopped
        if self.unit:
            stopped += s.adventure.opened
            s.party[self.unit - 1].chores &= ~RETRIED  # not the gearloc's second roll of the day
        if self.unit < len(s.party):
            s.then(NameLock(self.unit), GoOnTicking(self.unit + 1, stopped))
        elif stopped == len(s.party):
            s.then(ShareOut(PARCEL))
        else:
            for gearloc in s.party:
                lose_outside(s, gearloc, BANG)


def stop_the_ticking(s: TooManyBones) -> None:
    """Try to stop the parcel, then fight for baddie points."""
    s.then(GoOnTicking(0, 0))


encounter(
    "tyrant-goblin-king-1",
    title=Words("Care Package", "Un colis plein d’attentions"),
    premise=Words(
        "Three boxes with ribbons and no name on them. Two hold socks; the third ticks.",
        "Trois boîtes enrubannées, sans destinataire. Deux contiennent des chaussettes ; la troisième fait tic-tac.",
    ),
    rewards=Rewards(progress=1, training=1, loot_each=1),
    tyrant="goblin_king",
    choices=(
        EncounterChoice(
            label=Words("Be content with the socks", "Se contenter des chaussettes"),
            text=Words("Baddie points of the day.", "Points de vilains du jour."),
            battle=Battle(CountPoints(0)),
        ),
        EncounterChoice(
            label=Words("Stop the ticking", "Arrêter le tic-tac"),
            text=Words(
                "Before the battle each gearloc names Lever, Trip or Force and has two tries to reach a sum of 3"
                " in it: a try is one roll of the four lockpicking dice, and the intuition die may be used. If all"
                " succeed, the card is kept, whatever the battle brings; otherwise each gearloc loses 2 HP, but"
                " never the last. Then baddie points of the day.",
                "Avant le combat, chaque gearloc nomme loquet, taquet ou clenche et a deux essais pour y atteindre"
                " une somme de 3 : un essai est un lancer des quatre dés de crochetage, et le dé d’intuition peut"
                " servir. Si tous réussissent, la carte est gardée, quelle que soit l’issue du combat ; sinon,"
                " chaque gearloc perd 2 PV, mais jamais le dernier. Ensuite, points de vilains du jour.",
            ),
            first=stop_the_ticking,
            battle=Battle(CountPoints(0)),
            gives=Words(
                "This card as permanent loot, if the ticking stopped: as the battle against the Goblin King"
                " starts, it may destroy the Throne.",
                "Cette carte comme butin permanent, si le tic-tac a cessé : elle peut détruire le Trône au début"
                " du combat contre le roi des gobelins.",
            ),
        ),
    ),
)
