"""Consumables that are found: they come out of the tray onto the mat of their gearloc (TMB-149, TMB-150)."""

from __future__ import annotations

from boneyard.core.agenda import Do
from boneyard.core.decision import Action, Decision, Seat
from boneyard.games.too_many_bones.actions import GAIN, Pick, pick
from boneyard.games.too_many_bones.effects import nobody_in_particular
from boneyard.games.too_many_bones.effects_tantrum import MOST_AXES, axes, set_axes
from boneyard.games.too_many_bones.events import DiePlaced, Rolled
from boneyard.games.too_many_bones.ids import AXE_COLLECTOR, E_CELLS, IN_PLAY, READY, TANTRUM, TRAY
from boneyard.games.too_many_bones.rolling import rolled
from boneyard.games.too_many_bones.sheets import SHEETS
from boneyard.games.too_many_bones.slots import has_free_locked
from boneyard.games.too_many_bones.state import TooManyBones
from boneyard.games.too_many_bones.steps import Question
from boneyard.games.too_many_bones.tokens import token
from boneyard.games.too_many_bones.units import Gearloc


def to_be_found(gearloc: Gearloc) -> list[int]:
    """Its consumables that lie in the tray; cells need a free locked slot, and Tantrum finds axes too."""
    consumables = [skill.die for skill in SHEETS[gearloc.gearloc].skills if skill.consumable]
    found = [die for die in consumables if gearloc.where_is(die) == TRAY]
    if gearloc.gearloc == TANTRUM and axes(gearloc) < MOST_AXES:
        found.append(AXE_COLLECTOR)
    return [die for die in found if die != E_CELLS or has_free_locked(gearloc)]


def with_finds(s: TooManyBones, gearloc: Gearloc, shown: int) -> list[int]:
    """Only what is in the tray can be found."""
    return nobody_in_particular(s, gearloc, shown) if to_be_found(gearloc) else []


def discover(s: TooManyBones, gearloc: Gearloc, _shown: int, _aim: int) -> None:
    """Fortunate Discovery: one of its consumables, whichever it likes."""
    dice = to_be_found(gearloc)
    s.then(Gain(gearloc.id, dice[0]) if len(dice) == 1 else ChooseConsumable(gearloc.id))


class ChooseConsumable(Question):
    """Which of its consumables a gearloc finds."""

    __slots__ = ()

    def questions(self, s: TooManyBones) -> tuple[Decision, ...]:
        """Any that lies in the tray."""
        dice = tuple([pick(GAIN, die) for die in to_be_found(s.party[self.seat])])
        return (Decision(self.seat, "consumable", dice),)

    def answer(self, s: TooManyBones, seat: Seat, chosen: Action) -> None:
        """It is theirs."""
        assert isinstance(chosen, Pick)
        s.then(Gain(seat, chosen.what))


class Gain(Do):
    """A consumable goes to the skill area; cells are rolled and locked as they arrive (TMB-149, TMB-150)."""

    __slots__ = ("die", "seat")

    def __init__(self, seat: Seat, die: int) -> None:
        self.seat = seat
        self.die = die

    def run(self, s: TooManyBones) -> None:
        """To be rolled on a later turn, or, as cells, to be used up; axes are counted on the mat."""
        gearloc, named = s.party[self.seat], s.who(self.seat)
        if self.die == AXE_COLLECTOR:
            set_axes(s, gearloc, MOST_AXES)
            return
        shown = token(self.die, 0, 0)
        if self.die == E_CELLS:
            shown = rolled(s, shown)
            s.say(Rolled(named, (shown,)))
            gearloc.locked.append(shown)
        gearloc.put(self.die, IN_PLAY if self.die == E_CELLS else READY)
        s.say(DiePlaced(named, shown, named, "locked" if self.die == E_CELLS else "mat"))
