"""Patches' dice that assist his other dice: rerolls of one die, and dice that wait in locked slots until then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.agenda import Do
from boneyard.core.decision import Seat
from boneyard.games.too_many_bones.answers.picks import (
    ACT,
    ASSIST_HEAL,
    DONE,
    REROLL,
    REROLL_BUFF,
    REROLL_HEAL,
    Pick,
    pick,
)
from boneyard.games.too_many_bones.answers.questions import Question
from boneyard.games.too_many_bones.battle.rolling import like, roll_again
from boneyard.games.too_many_bones.battle.slots import drop_locked, find
from boneyard.games.too_many_bones.battle.verbs import Acts
from boneyard.games.too_many_bones.content.icons import ICONS
from boneyard.games.too_many_bones.content.verbs import Verb
from boneyard.games.too_many_bones.events.battle import DieUsed
from boneyard.games.too_many_bones.model.dice import die_of
from boneyard.games.too_many_bones.model.ids import (
    HEAL_ASSIST_ICON,
    MED_KIT,
    MED_PACK,
    NO_ROLLED_DIE,
    REROLL_BUFF_ICON,
    REROLL_HEAL_ICON,
    Die,
)
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc

HEALERS: Final = (MED_KIT, MED_PACK)


def of_kind(s: TooManyBones, kinds: tuple[int, ...]) -> list[int]:
    """The indices of some dice in the roll, whatever they show."""
    return [place for place in range(len(s.turn.roll)) if die_of(s.turn.roll[place]) in kinds]


def reroll_one(s: TooManyBones, gearloc: Gearloc, kinds: tuple[int, ...], times: int) -> None:
    """Choose one of these dice. All rerolls go to that die (TMB-246)."""
    places = of_kind(s, kinds)
    if len(places) == 1:
        s.then(RerollDie(gearloc.id, die_of(s.turn.roll[places[0]]), times))
    else:
        s.then(ChooseReroll(gearloc.id, kinds, times))


class ChooseReroll(Question):
    """Choose which die to reroll."""

    __slots__ = ("kinds", "times")

    kind = "reroll"

    def __init__(self, seat: Seat, kinds: tuple[int, ...], times: int) -> None:
        super().__init__(seat)
        self.kinds = kinds
        self.times = times

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return [pick(REROLL, like(s.turn.roll[place])) for place in of_kind(s, self.kinds)]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        s.then(RerollDie(self.seat, die_of(chosen.rolled_die), self.times))


class RerollDie(Do):
    """Reroll a die, possibly once more while rerolls are left."""

    __slots__ = ("die", "seat", "times")

    def __init__(self, seat: Seat, die: Die, times: int) -> None:
        self.seat = seat
        self.die = die
        self.times = times

    def run(self, s: TooManyBones) -> None:
        roll_again(s, self.seat, of_kind(s, (self.die,)))
        if self.times > 1:
            s.then(OfferReroll(self.seat, self.die, self.times - 1))


class OfferReroll(Question):
    """Patches may reroll the die once more, if he is still on the mat after what bones may do to him (TMB-054)."""

    __slots__ = ("die", "times")

    kind = "reroll"

    def __init__(self, seat: Seat, die: Die, times: int) -> None:
        super().__init__(seat)
        self.die = die
        self.times = times

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        if not s.stands(self.seat):
            return []
        rolled_die = s.turn.roll[of_kind(s, (self.die,))[0]]
        return [pick(REROLL, like(rolled_die)), pick(DONE)]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        if chosen.verb == REROLL:
            s.then(RerollDie(self.seat, self.die, self.times))


# Dice used from his locked slots: the act that uses each, and its icon.
IN_WAIT: Final = (
    (ASSIST_HEAL, HEAL_ASSIST_ICON),
    (REROLL_HEAL, REROLL_HEAL_ICON),
    (REROLL_BUFF, REROLL_BUFF_ICON),
)


def acts(s: TooManyBones, gearloc: Gearloc) -> list[Pick]:
    """Dice in his locked slots that may be used on this roll."""
    found: list[Pick] = []
    for act_id, icon in IN_WAIT:
        if find(gearloc.locked, icon) >= 0 and verb_of(icon).aims(s, gearloc, NO_ROLLED_DIE):
            found.append(pick(ACT, act_id))
    return found


def use_from_slot(s: TooManyBones, gearloc: Gearloc, chosen: Pick) -> None:
    """Exhaust a die from a locked slot and apply it."""
    for act_id, icon in IN_WAIT:
        if act_id == chosen.what:
            place = find(gearloc.locked, icon)
            rolled_die = gearloc.locked[place]
            s.say(DieUsed(s.who(gearloc.id), rolled_die))
            drop_locked(s, gearloc, place)
            verb_of(icon).does(s, gearloc, rolled_die, chosen.aim)


def verb_of(icon: int) -> Verb:
    """What a die that waits does."""
    verb = ICONS[icon].verb
    assert verb is not None
    return verb


ACTS: Final[Acts] = {ASSIST_HEAL: use_from_slot, REROLL_HEAL: use_from_slot, REROLL_BUFF: use_from_slot}
