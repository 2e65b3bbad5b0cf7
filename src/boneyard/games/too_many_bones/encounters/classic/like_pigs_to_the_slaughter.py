"""Like Pigs to the Slaughter (classic-03)."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Argument
from boneyard.games.too_many_bones.answers.picks import as_seen
from boneyard.games.too_many_bones.answers.words import drawn_words
from boneyard.games.too_many_bones.battle.queue import add_to_queue
from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, special_rule
from boneyard.games.too_many_bones.encounters.attempts import ChooseVolunteer, SeeTrove, attempt, locks_of
from boneyard.games.too_many_bones.encounters.choices import EncounterChoice, encounter_choices
from boneyard.games.too_many_bones.encounters.steps import AddRule, CountPoints, fight, plain_fight
from boneyard.games.too_many_bones.loot.decks import draw_trove
from boneyard.games.too_many_bones.model.adventure import NO_CARD
from boneyard.games.too_many_bones.model.ids import Card
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Baddie, Gearloc

STOUT: Final = 5  # a baddie with at least this many starting HP is followed by another


class Followers(SpecialRule):
    """A baddie that enters with 5 HP or more, in set-up or later, adds a 1-pt baddie to the bottom of the queue."""

    def enters(self, s: TooManyBones, baddie: Baddie, argument: int) -> None:
        if baddie.max >= STOUT:
            add_to_queue(s, 1, top=False)


FOLLOWERS: Final = special_rule(26, Followers())


def follow_arrow(s: TooManyBones) -> None:
    """Fight for baddie points, with followers."""
    fight(s, CountPoints(0), AddRule(FOLLOWERS))


def distrust_arrow(s: TooManyBones) -> None:
    """Turn over the top trove card for one attempt, then fight."""
    card = draw_trove(s)
    if card != NO_CARD:
        s.then(ChoosePicker(card))
    plain_fight(s)


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


encounter_choices("classic-03", EncounterChoice(follow_arrow), EncounterChoice(distrust_arrow))
