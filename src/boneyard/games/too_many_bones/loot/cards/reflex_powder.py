"""Reflex Powder.

It is used in `activities.training` and `activities.lockpicking.attempt` too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.agenda import Do
from boneyard.core.decision import Argument, Seat, Words
from boneyard.games.too_many_bones.answers.picks import NO, Pick, pick
from boneyard.games.too_many_bones.answers.questions import PickQuestion
from boneyard.games.too_many_bones.battle.initiative import JoinMeter
from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, carried_rule
from boneyard.games.too_many_bones.content.held_cards import carries
from boneyard.games.too_many_bones.content.loot import loot
from boneyard.games.too_many_bones.content.sheets import SHEETS
from boneyard.games.too_many_bones.content.verbs import Verb
from boneyard.games.too_many_bones.events.battle import InitiativeSet
from boneyard.games.too_many_bones.loot.bags import use_card, use_or_not
from boneyard.games.too_many_bones.loot.uses import reroll_one, with_roll
from boneyard.games.too_many_bones.model.state import DICE, TooManyBones


class OfferInitiativeAgain(PickQuestion):
    """Gearlocs may use Reflex Powder on their initiative dice, one after another; then all join the meter.

    The new result stands, unless there is more powder.
    """

    __slots__ = ("place", "seats", "values")

    kind = "initiative_again"

    def __init__(self, seats: tuple[int, ...], values: tuple[int, ...], place: int) -> None:
        self.seats = seats
        self.values = values
        self.place = place  # index of the gearloc whose die it is

    def asked(self, s: TooManyBones) -> Seat:
        return self.seats[self.place]

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        over = self.place == len(self.seats)
        return [] if over or not carries(s.party[self.seats[self.place]], REFLEX_POWDER) else use_or_not(REFLEX_POWDER)

    def unasked(self, s: TooManyBones) -> None:
        if self.place == len(self.seats):
            s.then(JoinMeter(self.seats, self.values, ()))
        else:
            s.then(OfferInitiativeAgain(self.seats, self.values, self.place + 1))

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        if chosen == pick(NO):
            s.then(OfferInitiativeAgain(self.seats, self.values, self.place + 1))
        else:
            use_card(s, s.party[self.seats[self.place]], REFLEX_POWDER)
            s.then(RollInitiativeAgain(self.seats, self.values, self.place))

    def about(self, s: TooManyBones) -> dict[str, Argument]:
        return {"value": self.values[self.place]}


class RollInitiativeAgain(Do):
    """Reroll one initiative die, which replaces the first result."""

    __slots__ = ("place", "seats", "values")

    def __init__(self, seats: tuple[int, ...], values: tuple[int, ...], place: int) -> None:
        self.seats = seats
        self.values = values
        self.place = place

    def run(self, s: TooManyBones) -> None:
        seat = self.seats[self.place]
        faces = SHEETS[s.party[seat].gearloc].initiative
        value = faces[s.rng.below(DICE, len(faces))]
        s.party[seat].initiative = value
        s.say(InitiativeSet(s.who(seat), value))
        values = (*self.values[: self.place], value, *self.values[self.place + 1 :])
        s.then(OfferInitiativeAgain(self.seats, values, self.place))


class InitiativeAgain(SpecialRule):
    """Whoever carries the powder may reroll its initiative die."""

    def initiative_rolled(
        self, s: TooManyBones, seats: tuple[int, ...], values: tuple[int, ...], argument: int
    ) -> bool:
        s.then(OfferInitiativeAgain(seats, values, 0))
        return True


REFLEX_POWDER: Final = loot(
    "reflex_powder",
    name=Words("Reflex Powder", "Poudre à réflexes"),
    text=Words(
        "Re-roll a die you have seen: one of your turn, of your training, an action die of your lockpicking, or "
        "your initiative die. You keep what it shows then.",
        "Relancez un dé après l’avoir vu : un dé de votre tour, de votre entraînement, un dé d’action de votre "
        "crochetage, ou votre dé d’initiative. Vous gardez ce qu’il montre alors.",
    ),
    in_battle=Verb(with_roll, reroll_one),
)
carried_rule(REFLEX_POWDER, InitiativeAgain())
