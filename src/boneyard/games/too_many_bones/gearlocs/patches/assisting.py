"""Patches assists his own dice: results that count several times, and rerolls, at once or from locked slots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.agenda import Do
from boneyard.core.decision import Argument, Seat
from boneyard.games.too_many_bones.answers.picks import (
    ACT,
    ASSIST_HEAL,
    DONE,
    REROLL,
    REROLL_BUFF,
    REROLL_HEAL,
    USE,
    Pick,
    pick,
)
from boneyard.games.too_many_bones.answers.questions import Question
from boneyard.games.too_many_bones.battle.rolling import like, roll_again
from boneyard.games.too_many_bones.battle.slots import drop_locked, find
from boneyard.games.too_many_bones.battle.verbs import nobody_in_particular
from boneyard.games.too_many_bones.content.sheets import SHEETS, icon_of
from boneyard.games.too_many_bones.content.verbs import Verb
from boneyard.games.too_many_bones.events.battle import DieTurned, DieUsed
from boneyard.games.too_many_bones.model.dice import die_of, turned, value_of
from boneyard.games.too_many_bones.model.ids import (
    HEAL_ASSIST_ICON,
    HEAL_ICON,
    MED_KIT,
    MED_PACK,
    NO_ROLLED_DIE,
    PATCHES,
    REROLL_BUFF_ICON,
    REROLL_HEAL_ICON,
    TAINTED_MIXTURE_ICON,
    Die,
    RolledDie,
)
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


def with_healing(s: TooManyBones, gearloc: Gearloc, rolled_die: RolledDie) -> list[int]:
    """Usable without an aim, if a Med Kit or Med Pack of this roll shows healing."""
    return nobody_in_particular(s, gearloc, rolled_die) if healing_dice(s) else []


def with_healers(s: TooManyBones, gearloc: Gearloc, rolled_die: RolledDie) -> list[int]:
    """Usable without an aim, if a Med Kit or Med Pack of this roll can be rerolled."""
    return nobody_in_particular(s, gearloc, rolled_die) if of_kind(s, HEALERS) else []


def with_stims(s: TooManyBones, gearloc: Gearloc, rolled_die: RolledDie) -> list[int]:
    """Usable without an aim, if a Stim Kit, Chem Kit, Stim Belt or Stim Lethal of this roll can be rerolled."""
    return nobody_in_particular(s, gearloc, rolled_die) if of_kind(s, STIMS) else []


def assist(s: TooManyBones, gearloc: Gearloc, rolled_die: RolledDie, _aim: int) -> None:
    """Heal Assist: one result counts X times."""
    places = healing_dice(s)
    if len(places) == 1:
        multiply(s, gearloc, places[0], value_of(rolled_die))
    else:
        s.then(ChooseAssisted(gearloc.id, value_of(rolled_die)))


def multiply(s: TooManyBones, gearloc: Gearloc, place: int, times: int) -> None:
    """Multiply the value of a die."""
    roll = s.turn.roll
    roll[place] = turned(roll[place], value_of(roll[place]) * (times - 1))
    s.say(DieTurned(s.who(gearloc.id), roll[place]))


class ChooseAssisted(Question):
    """Choose which of Med Kit and Med Pack counts several times."""

    __slots__ = ("times",)

    kind = "heal_assist"

    def __init__(self, seat: Seat, times: int) -> None:
        super().__init__(seat)
        self.times = times

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        dice = [die_of(s.turn.roll[place]) for place in healing_dice(s)]
        return [pick(USE, die) for die in dice]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        multiply(s, s.party[self.seat], of_kind(s, (chosen.what,))[0], self.times)

    def about(self, s: TooManyBones) -> dict[str, Argument]:
        return {"times": self.times}


def reroll_healer(s: TooManyBones, gearloc: Gearloc, rolled_die: RolledDie, _aim: int) -> None:
    """Reroll Heal: reroll a Med Kit or Med Pack up to X times."""
    reroll_one(s, gearloc, HEALERS, value_of(rolled_die))


def reroll_stim(s: TooManyBones, gearloc: Gearloc, rolled_die: RolledDie, _aim: int) -> None:
    """Reroll Buff: reroll a stim up to X times."""
    reroll_one(s, gearloc, STIMS, value_of(rolled_die))


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


ASSISTING_VERBS: Final[dict[int, Verb]] = {
    HEAL_ASSIST_ICON: Verb(with_healing, assist),
    REROLL_HEAL_ICON: Verb(with_healers, reroll_healer),
    REROLL_BUFF_ICON: Verb(with_stims, reroll_stim),
}
# The same dice used from his locked slots: the act that uses each, and its icon.
IN_WAIT: Final = (
    (ASSIST_HEAL, HEAL_ASSIST_ICON),
    (REROLL_HEAL, REROLL_HEAL_ICON),
    (REROLL_BUFF, REROLL_BUFF_ICON),
)


def acts(s: TooManyBones, gearloc: Gearloc) -> list[Pick]:
    """Dice in his locked slots that may be used on this roll."""
    found: list[Pick] = []
    for act_id, icon in IN_WAIT:
        if find(gearloc.locked, icon) >= 0 and ASSISTING_VERBS[icon].aims(s, gearloc, NO_ROLLED_DIE):
            found.append(pick(ACT, act_id))
    return found


def act(s: TooManyBones, gearloc: Gearloc, chosen: Pick) -> None:
    """Exhaust a die from a locked slot and apply it."""
    for act_id, icon in IN_WAIT:
        if act_id == chosen.what:
            place = find(gearloc.locked, icon)
            rolled_die = gearloc.locked[place]
            s.say(DieUsed(s.who(gearloc.id), rolled_die))
            drop_locked(s, gearloc, place)
            ASSISTING_VERBS[icon].does(s, gearloc, rolled_die, chosen.aim)
