"""Risky Payoff (solo-07)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.agenda import Do
from boneyard.games.too_many_bones.answers.picks import DROP, Pick, pick
from boneyard.games.too_many_bones.answers.questions import Question
from boneyard.games.too_many_bones.battle.queue import add_to_queue
from boneyard.games.too_many_bones.battle.rolling import roll_d6
from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, special_rule
from boneyard.games.too_many_bones.encounters.choices import EncounterChoice, encounter_choices
from boneyard.games.too_many_bones.encounters.steps import AddRule, CountPoints, Done, MeetEncounter, fight
from boneyard.games.too_many_bones.loot.bags import open_at, open_cards
from boneyard.games.too_many_bones.loot.decks import discard
from boneyard.games.too_many_bones.model.state import TooManyBones

EBON_ROUNDS: Final = (3, 4, 5)
UNLUCKY: Final = 3  # a D6 up to this adds a baddie, or refuses the bribe


class MoreEbon(SpecialRule):
    """A D6 at the end of some rounds may add a baddie to the queue."""

    def round_ends(self, s: TooManyBones, argument: int) -> None:
        if s.round in EBON_ROUNDS and roll_d6(s) <= UNLUCKY:
            add_to_queue(s, 1, top=False)


MORE_EBON: Final = special_rule(46, MoreEbon())


def keep_the_pack_shut(s: TooManyBones) -> None:
    """Fight for baddie points, with more baddies possible."""
    fight(s, CountPoints(0), AddRule(MORE_EBON))


def has_loot(s: TooManyBones) -> bool:
    """Whether there is loot to offer."""
    return len(open_cards(s.party[0])) > 0


class ChooseBribe(Question):
    """Choose which loot to offer. It is lost in any case."""

    __slots__ = ()

    kind = "bribe"

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return [pick(DROP, card) for card in open_cards(s.party[self.seat])]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        discard(s, s.party[self.seat], open_at(s.party[self.seat], chosen.card))
        s.then(AwaitAnswer())


class AwaitAnswer(Do):
    """A D6 decides whether the bribe is accepted. If not, the party may choose again."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        s.then(Done(success=True) if roll_d6(s) > UNLUCKY else MeetEncounter())


def hold_out_loot(s: TooManyBones) -> None:
    """Offer one loot card."""
    s.then(ChooseBribe(0))


encounter_choices("solo-07", EncounterChoice(keep_the_pack_shut), EncounterChoice(hold_out_loot, needs=has_loot))
