"""Initiative: who takes part from the start, rolls, places on the meter, and Surprised units (TMB-111, TMB-112)."""

from __future__ import annotations

from collections.abc import Sequence

from boneyard.core.agenda import Do
from boneyard.core.decision import Argument
from boneyard.games.too_many_bones.answers.aims import aim_of, unit_aimed
from boneyard.games.too_many_bones.answers.picks import FIRST, NO_AIM, Pick, pick
from boneyard.games.too_many_bones.answers.questions import PartyQuestion
from boneyard.games.too_many_bones.answers.words import name_of, whose
from boneyard.games.too_many_bones.battle.special_rules import INITIATIVE_ROLLED, PRESENT, SURPRISES, in_force
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.content.sheets import SHEETS
from boneyard.games.too_many_bones.events.battle import InitiativeSet
from boneyard.games.too_many_bones.model.ids import FIRST_BADDIE
from boneyard.games.too_many_bones.model.state import DICE, TooManyBones


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
        seats = tuple(present(s))
        rules = in_force(s, INITIATIVE_ROLLED)
        if not any(rule.initiative_rolled(s, seats, tuple(values), argument) for rule, argument in rules):
            s.then(JoinMeter(seats, tuple(values), ()))


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
