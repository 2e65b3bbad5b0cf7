"""Patches assists his own dice: results that count several times, and rerolls."""

from __future__ import annotations

from typing import Final

from boneyard.core.agenda import Ask, Do
from boneyard.core.decision import Action, Decision, Seat
from boneyard.games.too_many_bones.answers.picks import DONE, REROLL, USE, Pick, pick
from boneyard.games.too_many_bones.battle.rolling import like, roll_again
from boneyard.games.too_many_bones.battle.verbs import nobody_in_particular
from boneyard.games.too_many_bones.content.sheets import SHEETS, icon_of
from boneyard.games.too_many_bones.events.battle import DieTurned
from boneyard.games.too_many_bones.model.dice import die_of, value_of
from boneyard.games.too_many_bones.model.ids import HEAL_ICON, MED_KIT, MED_PACK, PATCHES, TAINTED_MIXTURE_ICON
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc

HEALERS: Final = (MED_KIT, MED_PACK)
STIMS: Final = tuple(
    [skill.die for skill in SHEETS[PATCHES].skills if TAINTED_MIXTURE_ICON in [face.icon for face in skill.faces]]
)


def of_kind(s: TooManyBones, kinds: tuple[int, ...]) -> list[int]:
    """The indices of some dice in the roll, whatever they show."""
    return [place for place in range(len(s.turn.roll)) if die_of(s.turn.roll[place]) in kinds]


def healing_dice(s: TooManyBones) -> list[int]:
    """The indices of Med Kit and Med Pack in the roll that show healing."""
    return [place for place in of_kind(s, HEALERS) if icon_of(s.turn.roll[place]) == HEAL_ICON]


def with_healing(s: TooManyBones, gearloc: Gearloc, rolled_die: int) -> list[int]:
    """Usable without an aim, if a Med Kit or Med Pack of this roll shows healing."""
    return nobody_in_particular(s, gearloc, rolled_die) if healing_dice(s) else []


def with_healers(s: TooManyBones, gearloc: Gearloc, rolled_die: int) -> list[int]:
    """Usable without an aim, if a Med Kit or Med Pack of this roll can be rerolled."""
    return nobody_in_particular(s, gearloc, rolled_die) if of_kind(s, HEALERS) else []


def with_stims(s: TooManyBones, gearloc: Gearloc, rolled_die: int) -> list[int]:
    """Usable without an aim, if a Stim Kit, Chem Kit, Stim Belt or Stim Lethal of this roll can be rerolled."""
    return nobody_in_particular(s, gearloc, rolled_die) if of_kind(s, STIMS) else []


def assist(s: TooManyBones, gearloc: Gearloc, rolled_die: int, _aim: int) -> None:
    """Heal Assist: one result counts X times."""
    places = healing_dice(s)
    if len(places) == 1:
        multiply(s, gearloc, places[0], value_of(rolled_die))
    else:
        s.then(ChooseAssisted(gearloc.id, value_of(rolled_die)))


def multiply(s: TooManyBones, gearloc: Gearloc, place: int, times: int) -> None:
    """Multiply the value of a die."""
    roll = s.turn.roll
    roll[place] += value_of(roll[place]) * (times - 1)
    s.say(DieTurned(s.who(gearloc.id), roll[place]))


class ChooseAssisted(Ask):
    """Choose which of Med Kit and Med Pack counts several times."""

    __slots__ = ("seat", "times")

    def __init__(self, seat: Seat, times: int) -> None:
        self.seat = seat
        self.times = times

    def questions(self, s: TooManyBones) -> tuple[Decision, ...]:
        dice = [die_of(s.turn.roll[place]) for place in healing_dice(s)]
        return (Decision(self.seat, "heal_assist", tuple([pick(USE, die) for die in dice])),)

    def answer(self, s: TooManyBones, seat: Seat, chosen: Action) -> None:
        assert isinstance(chosen, Pick)
        multiply(s, s.party[seat], of_kind(s, (chosen.what,))[0], self.times)


def reroll_healer(s: TooManyBones, gearloc: Gearloc, rolled_die: int, _aim: int) -> None:
    """Reroll Heal: reroll a Med Kit or Med Pack up to X times."""
    reroll_one(s, gearloc, HEALERS, value_of(rolled_die))


def reroll_stim(s: TooManyBones, gearloc: Gearloc, rolled_die: int, _aim: int) -> None:
    """Reroll Buff: reroll a stim up to X times."""
    reroll_one(s, gearloc, STIMS, value_of(rolled_die))


def reroll_one(s: TooManyBones, gearloc: Gearloc, kinds: tuple[int, ...], times: int) -> None:
    """Choose one of these dice. All rerolls go to that die (TMB-246)."""
    places = of_kind(s, kinds)
    if len(places) == 1:
        s.then(RerollDie(gearloc.id, die_of(s.turn.roll[places[0]]), times))
    else:
        s.then(ChooseReroll(gearloc.id, kinds, times))


class ChooseReroll(Ask):
    """Choose which die to reroll."""

    __slots__ = ("kinds", "seat", "times")

    def __init__(self, seat: Seat, kinds: tuple[int, ...], times: int) -> None:
        self.seat = seat
        self.kinds = kinds
        self.times = times

    def questions(self, s: TooManyBones) -> tuple[Decision, ...]:
        dice = tuple([pick(REROLL, like(s.turn.roll[place])) for place in of_kind(s, self.kinds)])
        return (Decision(self.seat, "reroll", dice),)

    def answer(self, s: TooManyBones, seat: Seat, chosen: Action) -> None:
        assert isinstance(chosen, Pick)
        s.then(RerollDie(seat, die_of(chosen.what), self.times))


class RerollDie(Do):
    """Reroll a die, possibly once more while rerolls are left."""

    __slots__ = ("die", "seat", "times")

    def __init__(self, seat: Seat, die: int, times: int) -> None:
        self.seat = seat
        self.die = die
        self.times = times

    def run(self, s: TooManyBones) -> None:
        roll_again(s, self.seat, of_kind(s, (self.die,)))
        if self.times > 1:
            s.then(MaybeReroll(self.seat, self.die, self.times - 1))


class MaybeReroll(Do):
    """Ask about the next reroll, if he is still on the mat after what bones may do to him (TMB-054)."""

    __slots__ = ("die", "seat", "times")

    def __init__(self, seat: Seat, die: int, times: int) -> None:
        self.seat = seat
        self.die = die
        self.times = times

    def run(self, s: TooManyBones) -> None:
        if s.stands(self.seat):
            s.then(OfferReroll(self.seat, self.die, self.times))


class OfferReroll(Ask):
    """Patches may reroll the die once more."""

    __slots__ = ("die", "seat", "times")

    def __init__(self, seat: Seat, die: int, times: int) -> None:
        self.seat = seat
        self.die = die
        self.times = times

    def questions(self, s: TooManyBones) -> tuple[Decision, ...]:
        rolled_die = s.turn.roll[of_kind(s, (self.die,))[0]]
        return (Decision(self.seat, "reroll", (pick(REROLL, like(rolled_die)), pick(DONE))),)

    def answer(self, s: TooManyBones, seat: Seat, chosen: Action) -> None:
        assert isinstance(chosen, Pick)
        if chosen.verb == REROLL:
            s.then(RerollDie(seat, self.die, self.times))
