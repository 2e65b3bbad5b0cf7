"""Like Pigs to the Slaughter (classic-03)."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Argument, Words
from boneyard.games.too_many_bones.answers.picks import as_seen
from boneyard.games.too_many_bones.answers.words import drawn_words
from boneyard.games.too_many_bones.battle.queue import add_to_queue
from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, special_rule
from boneyard.games.too_many_bones.content.encounters import CARDS_AND_FAQ, Battle, EncounterChoice, encounter
from boneyard.games.too_many_bones.encounters.attempts import ChooseVolunteer, SeeTrove, attempt, locks_of
from boneyard.games.too_many_bones.encounters.steps import AddRule, CountPoints
from boneyard.games.too_many_bones.loot.decks import draw_trove
from boneyard.games.too_many_bones.model.adventure import NO_CARD
from boneyard.games.too_many_bones.model.ids import Card
from boneyard.games.too_many_bones.model.rewards import Rewards
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Baddie, Gearloc

STOUT: Final = 5  # a baddie with at least this many starting HP is followed by another


class Followers(SpecialRule):
    """A baddie that enters with 5 HP or more, in set-up or later, adds a 1-pt baddie to the bottom of the queue."""

    def enters(self, s: TooManyBones, baddie: Baddie, argument: int) -> None:
        if baddie.max >= STOUT:
            add_to_queue(s, 1, top=False)


FOLLOWERS: Final = special_rule(26, Followers())


def distrust_arrow(s: TooManyBones) -> None:
    """Turn over the top trove card for one attempt, then fight."""
    card = draw_trove(s)
    if card != NO_CARD:
        s.then(ChoosePicker(card))


class ChoosePicker(ChooseVolunteer):
    """The party chooses who tries the locks: one attempt. What it opens is kept whatever the battle brings."""

    __slots__ = ("card",)

    kind = "picker"

    def __init__(self, card: Card) -> None:
        self.card = card

    def goes(self, s: TooManyBones, gearloc: Gearloc) -> None:
        s.then(attempt(s, gearloc, self.card, locks_of(self.card), 0), SeeTrove(gearloc.id, self.card))

    def about(self, s: TooManyBones) -> dict[str, Argument]:
        return {"card": drawn_words(as_seen(self.card))}


encounter(
    "classic-03",
    title=Words("Like Pigs to the Slaughter", "Comme des cochons à l’abattoir"),
    premise=Words(
        "The sign says Inn. The paint is fresh, the arrow is red, and there is no inn for thirty miles.",
        "Le panneau dit « Auberge ». La peinture est fraîche, la flèche rouge, et il n’y a pas d’auberge à dix lieues.",
    ),
    rewards=Rewards(progress=1, training=1, loot_each=1),
    source=CARDS_AND_FAQ,
    choices=(
        EncounterChoice(
            label=Words("Follow the arrow", "Suivre la flèche"),
            text=Words(
                "Baddie points of the day. Each time a baddie with 5 starting HP or more enters the mat, during "
                "set-up too, a 1-pt baddie goes to the bottom of the battle queue. The same goes for baddies "
                "added this way.",
                "Points de vilains du jour. Chaque fois qu’un vilain ayant au moins 5 PV de départ entre sur le "
                "tapis, mise en place comprise, un vilain à 1 pt va en bas de la file d’attente. Il en va de même "
                "des vilains ainsi ajoutés.",
            ),
            battle=Battle(CountPoints(0), AddRule(FOLLOWERS)),
            rewards=Rewards(training=2),
        ),
        EncounterChoice(
            label=Words("Distrust the arrow", "Se méfier de la flèche"),
            text=Words(
                "Draw the top trove card; one gearloc of the party’s choice makes one lockpicking attempt on it. "
                "Opened, that gearloc has it at once, whatever the battle brings; not opened, it is discarded. "
                "Then baddie points of the day.",
                "On pioche un butin verrouillé ; un gearloc au choix du groupe fait une tentative de crochetage "
                "dessus. Ouvert, il est à lui aussitôt, quel que soit le combat ; sinon, il est défaussé. Puis "
                "points de vilains du jour.",
            ),
            first=distrust_arrow,
            battle=Battle(CountPoints(0)),
            gives=Words(
                "The trove card drawn, if the attempt opens it; no other.",
                "Le butin verrouillé pioché, si la tentative l’ouvre ; aucun autre.",
            ),
        ),
    ),
)
