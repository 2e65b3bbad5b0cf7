"""Hunting the Hunters (special-04)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.agenda import Do
from boneyard.core.decision import Words
from boneyard.games.too_many_bones.answers.aims import aim_of, gearloc_aimed
from boneyard.games.too_many_bones.answers.picks import DROP, Pick, pick
from boneyard.games.too_many_bones.answers.questions import PartyQuestion
from boneyard.games.too_many_bones.baddies.tyrants.objects import by_size
from boneyard.games.too_many_bones.battle.queue import draw
from boneyard.games.too_many_bones.battle.rolling import roll_d6
from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, add_rule, special_rule
from boneyard.games.too_many_bones.content.encounters import Battle, BattleStep, EncounterChoice, encounter
from boneyard.games.too_many_bones.encounters.steps import CountPoints, DrawAnother, lose_outside
from boneyard.games.too_many_bones.loot.bags import open_at, open_cards
from boneyard.games.too_many_bones.loot.decks import discard
from boneyard.games.too_many_bones.model.rewards import Rewards
from boneyard.games.too_many_bones.model.state import CHIP, TooManyBones
from boneyard.games.too_many_bones.model.units import Baddie

BITES: Final = 3  # a D6 up to this costs HP, a higher one loot
BITE: Final = 2  # HP
BIG: Final = 20  # points
COUSIN_HP: Final = 3


def wade(s: TooManyBones) -> None:
    """Lose something in the stream, and draw another encounter."""
    s.then(Wade(), DrawAnother())


class Wade(Do):
    """A D6 decides what is lost: HP, or loot of the party's choice."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        if roll_d6(s) <= BITES:
            for gearloc in s.party:
                lose_outside(s, gearloc, BITE)
        elif any(open_cards(gearloc) for gearloc in s.party):
            s.then(PartWithLoot())


class PartWithLoot(PartyQuestion):
    """The party chooses which loot of any gearloc is lost."""

    __slots__ = ()

    kind = "part_with"

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return [pick(DROP, card, aim_of(s, each.id)) for each in s.party for card in open_cards(each)]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        gearloc = gearloc_aimed(s, chosen.aim)
        discard(s, gearloc, open_at(gearloc, chosen.card))


class StrongCousin(SpecialRule):
    """One chip enters with additional HP. The argument is the chip."""

    def enters(self, s: TooManyBones, baddie: Baddie, argument: int) -> None:
        if baddie.chip == argument and not baddie.risen:
            baddie.hp += COUSIN_HP
            baddie.max += COUSIN_HP


STRONG_COUSIN: Final = special_rule(54, StrongCousin())


class CallCousin(BattleStep):
    """Add a baddie to the bottom of the queue, a strong one for a large party.

    Nobody is strengthened if no 20-pt chip is left (TMB-022).
    """

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        points = by_size(s, 5, BIG)
        chips = draw(s, points)
        s.queue += chips
        if points == BIG and len(chips) == 1:
            add_rule(s, STRONG_COUSIN, chips[0] & CHIP)

    def chips(self, s: TooManyBones) -> list[int]:
        return [by_size(s, 5, BIG)]


encounter(
    "special-04",
    title=Words("Hunting the Hunters", "Chasseurs chassés"),
    premise=Words(
        "Something the party killed turns out to have cousins. They have brought their own torches.",
        "Une créature que le groupe a tuée avait donc des cousins. Ils ont apporté leurs propres torches.",
    ),
    rewards=Rewards(),
    choices=(
        EncounterChoice(
            label=Words("Wade down the stream", "Descendre le ruisseau"),
            text=Words(
                "Roll a D6: on 1 to 3 each gearloc loses 2 HP, but never the last; on 4 to 6 the party parts with"
                " 1 loot, which it chooses. There is no reward: another encounter is drawn for today, then this"
                " card is shuffled into the encounter deck.",
                "Lancer un D6 : de 1 à 3, chaque gearloc perd 2 PV, mais jamais le dernier ; de 4 à 6, le groupe"
                " se sépare de 1 butin, qu’il choisit. Pas de récompense : une autre rencontre est piochée pour"
                " aujourd’hui, puis cette carte est mélangée au paquet de rencontres.",
            ),
            starts=wade,
            fruitless=True,
        ),
        EncounterChoice(
            label=Words("Receive the cousins", "Recevoir les cousins"),
            text=Words(
                "Baddie points of the day, and one baddie more at the bottom of the battle queue: a 5-pt one with"
                " one or two gearlocs; with three or four a 20-pt one, which enters with 3 HP more.",
                "Points de vilains du jour, et un vilain de plus en bas de la file d’attente : à 5 pts à un ou"
                " deux gearlocs ; à trois ou quatre, à 20 pts, et il entre avec 3 PV de plus.",
            ),
            battle=Battle(CountPoints(0), CallCousin()),
            rewards=Rewards(progress=2, training=2, trove_each=1),
        ),
    ),
)
