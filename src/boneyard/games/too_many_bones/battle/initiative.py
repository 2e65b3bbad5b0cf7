"""Initiative: who takes part from the start, rolls, places on the meter, and Surprised units (TMB-111, TMB-112)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.agenda import Do
from boneyard.core.decision import Argument, Seat
from boneyard.games.too_many_bones.answers.aims import aim_of, unit_aimed
from boneyard.games.too_many_bones.answers.picks import FIRST, NO, NO_AIM, Pick, pick
from boneyard.games.too_many_bones.answers.questions import PartyQuestion, PickQuestion
from boneyard.games.too_many_bones.answers.words import name_of, whose
from boneyard.games.too_many_bones.battle.special_rules import PRESENT, SURPRISES, in_force
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.content.held_cards import carries
from boneyard.games.too_many_bones.content.loot import card_named
from boneyard.games.too_many_bones.content.sheets import SHEETS
from boneyard.games.too_many_bones.events.battle import InitiativeSet
from boneyard.games.too_many_bones.loot.bags import use_card, use_or_not
from boneyard.games.too_many_bones.model.ids import FIRST_BADDIE
from boneyard.games.too_many_bones.model.state import DICE, TooManyBones

REFLEX_POWDER: Final = card_named("reflex_powder")


def present(s: TooManyBones) -> list[int]:
    """The seats whose gearlocs take part from the start."""
    seats = [gearloc.id for gearloc in s.party if gearloc.id not in s.order]
    for rule, argument in in_force(s, PRESENT):
        seats = rule.present(s, seats, argument)
    return seats


class RollInitiative(Do):
    """Baddies use their printed initiative, gearlocs roll once. Higher acts first; equal baddies by lane (TMB-112)."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        baddies = sorted(s.baddies_standing(), key=lambda baddie: (-CHIPS[baddie.chip].initiative, baddie.id))
        s.meter = [baddie.id for baddie in baddies]
        values: list[int] = []
        for seat in present(s):
            faces = SHEETS[s.party[seat].gearloc].initiative
            values.append(faces[s.rng.below(DICE, len(faces))])
            s.party[seat].initiative = values[-1]
            s.say(InitiativeSet(s.who(seat), values[-1]))
        s.then(OfferInitiativeAgain(tuple(present(s)), tuple(values), 0))


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


class JoinMeter(Do):
    """Each gearloc takes its place on the meter. The party breaks ties that include a gearloc."""

    __slots__ = ("joined", "seats", "values")

    def __init__(self, seats: tuple[int, ...], values: tuple[int, ...], joined: tuple[int, ...]) -> None:
        self.seats = seats
        self.values = values
        self.joined = joined  # seats that have joined

    def run(self, s: TooManyBones) -> None:
        if len(self.joined) == len(self.seats):
            return
        here = len(self.joined)
        tied = [unit for unit in s.meter if self.value(s, unit) == self.values[here]]
        if tied:
            s.then(ChoosePlace(self.seats[here], tuple(tied)))
        else:
            above = [unit for unit in s.meter if self.value(s, unit) > self.values[here]]
            s.meter.insert(len(above), self.seats[here])
        s.then(JoinMeter(self.seats, self.values, (*self.joined, self.seats[here])))

    def value(self, s: TooManyBones, unit: int) -> int:
        """The initiative of a unit on the meter."""
        if unit < FIRST_BADDIE:
            return self.values[self.seats.index(unit)]
        return CHIPS[s.baddie(unit).chip].initiative


class ChoosePlace(PartyQuestion):
    """The party places a unit before, between or after those it is tied with (TMB-112, TMB-114)."""

    __slots__ = ("tied", "unit")

    kind = "initiative"

    def __init__(self, unit: int, tied: tuple[int, ...]) -> None:
        self.unit = unit
        self.tied = tied

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        before = [pick(FIRST, 0, aim_of(s, unit)) for unit in self.tied]
        return [*before, pick(FIRST, 0, NO_AIM)]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        if chosen.aim == NO_AIM:
            s.meter.insert(s.meter.index(self.tied[-1]) + 1, self.unit)
        else:
            s.meter.insert(s.meter.index(unit_aimed(s, chosen.aim)), self.unit)

    def about(self, s: TooManyBones) -> dict[str, Argument]:
        return {"unit": name_of(s, self.unit), "whose": whose(self.unit, self.asked(s))}


def surprise(s: TooManyBones) -> None:
    """Move Surprised units to the bottom of the meter, in their order (TMB-111)."""
    rules = in_force(s, SURPRISES)
    late = [unit for unit in s.meter if any(rule.surprises(s, unit, argument) for rule, argument in rules)]
    s.meter = [unit for unit in s.meter if unit not in late] + late
