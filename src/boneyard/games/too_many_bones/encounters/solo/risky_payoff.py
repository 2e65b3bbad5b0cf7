"""Risky Payoff (solo-07)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.agenda import Do
from boneyard.core.decision import Words
from boneyard.games.too_many_bones.answers.picks import DROP, Pick, pick
from boneyard.games.too_many_bones.answers.questions import Question
from boneyard.games.too_many_bones.battle.queue import add_to_queue
from boneyard.games.too_many_bones.battle.rolling import roll_d6
from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, special_rule
from boneyard.games.too_many_bones.content.encounters import Battle, EncounterChoice, encounter
from boneyard.games.too_many_bones.encounters.steps import AddRule, CountPoints, Done, MeetEncounter
from boneyard.games.too_many_bones.loot.bags import open_at, open_cards
from boneyard.games.too_many_bones.loot.decks import discard
from boneyard.games.too_many_bones.model.rewards import Rewards
from boneyard.games.too_many_bones.model.state import TooManyBones

EBON_ROUNDS: Final = (3, 4, 5)
UNLUCKY: Final = 3  # a D6 up to this adds a baddie, or refuses the bribe


class MoreEbon(SpecialRule):
    """A D6 at the end of some rounds may add a baddie to the queue."""

    def round_ends(self, s: TooManyBones, argument: int) -> None:
        if s.round in EBON_ROUNDS and roll_d6(s) <= UNLUCKY:
            add_to_queue(s, 1, top=False)


MORE_EBON: Final = special_rule(46, MoreEbon())


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


encounter(
    "solo-07",
    title=Words("Risky Payoff", "Un pot-de-vin risqué"),
    premise=Words(
        "The Ebon across the road look at the pack first and at its owner second. One of them coughs.",
        "Les gens de l’Ébène en travers de la route regardent d’abord le sac, ensuite son propriétaire. L’un d’eux "
        "tousse.",
    ),
    rewards=Rewards(progress=1, training=1),
    choices=(
        EncounterChoice(
            label=Words("Keep the pack shut", "Garder le sac fermé"),
            text=Words(
                "Baddie points of the day. Roll a D6 at the end of rounds 3, 4 and 5: on 1 to 3 one 1-pt baddie"
                " joins the bottom of the battle queue.",
                "Points de vilains du jour. Lancer un D6 à la fin des manches 3, 4 et 5 : de 1 à 3, un vilain à 1"
                " pt rejoint le bas de la file d’attente.",
            ),
            battle=Battle(CountPoints(0), AddRule(MORE_EBON)),
            rewards=Rewards(training=1, loot_each=1),
        ),
        EncounterChoice(
            label=Words("Hold out something shiny", "Tendre quelque chose qui brille"),
            text=Words(
                "Give up 1 loot, which the gearloc must have, and roll a D6. On 4 to 6 they leave: it succeeds. On"
                " 1 to 3 the loot is gone for nothing, and both choices are open again.",
                "Céder 1 butin, qu’il faut avoir, et lancer un D6. De 4 à 6, ils s’en vont : c’est réussi. De 1 à"
                " 3, le butin est perdu pour rien, et les deux choix s’offrent de nouveau.",
            ),
            starts=hold_out_loot,
            rewards=Rewards(training=1),
            needs=has_loot,
        ),
    ),
)
