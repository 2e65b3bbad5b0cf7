"""Dice in slots: where they are, their values, and how they leave (TMB-138 to TMB-152)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.games.too_many_bones.answers.picks import CLEAR, DONE, UNLOCK, Pick, pick
from boneyard.games.too_many_bones.answers.questions import Question
from boneyard.games.too_many_bones.content.facts import FACTS
from boneyard.games.too_many_bones.content.sheets import CONSUMABLE, icon_of
from boneyard.games.too_many_bones.events.battle import Buffed, DieExhausted, DieTurned
from boneyard.games.too_many_bones.model.dice import die_of, numbered, token, turned, value_of
from boneyard.games.too_many_bones.model.ids import (
    AXE_COLLECTOR,
    BOOSTER_SHOT_ICON,
    BUFF_HP_ICON,
    DEFENSE_DIE,
    EXHAUSTED,
    READY,
    REUSABLE_BONES_ICON,
    SKILL_DICE,
    SKILLS_EACH,
    TRAY,
    Die,
    RolledDie,
)
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc

ACTIVE_SLOTS: Final[int] = FACTS["gearloc_mat.active_slots"]
LOCKED_SLOTS: Final[int] = FACTS["gearloc_mat.locked_slots"]


def owner_of(s: TooManyBones, die: Die) -> Gearloc:
    """The gearloc a skill die belongs to."""
    for gearloc in s.party:
        if gearloc.gearloc == die // SKILLS_EACH:
            return gearloc
    raise LookupError(die)


def find(slots: list[RolledDie], icon: int) -> int:
    """The first slot whose die shows an icon, or -1."""
    for place in range(len(slots)):
        if icon_of(slots[place]) == icon:
            return place
    return -1


def total(slots: list[RolledDie], icon: int) -> int:
    """The sum of the values of dice with that icon."""
    found = 0
    for rolled_die in slots:
        if icon_of(rolled_die) == icon:
            found += value_of(rolled_die)
    return found


def holds(slots: list[RolledDie], die: Die) -> int:
    """The slot that holds a die, or -1."""
    for place in range(len(slots)):
        if die_of(slots[place]) == die:
            return place
    return -1


def has_free_active(gearloc: Gearloc) -> bool:
    """Whether an active slot is free."""
    return len(gearloc.active) < ACTIVE_SLOTS


def has_free_locked(gearloc: Gearloc) -> bool:
    """Whether a locked slot is free."""
    return len(gearloc.locked) < LOCKED_SLOTS


def exhaust(s: TooManyBones, rolled_die: RolledDie) -> None:
    """Exhaust a die: a skill die until the next battle, a consumable goes back to the tray (TMB-144, TMB-150)."""
    die = die_of(rolled_die)
    if die >= SKILL_DICE:
        return
    owner = owner_of(s, die)
    owner.put(die, TRAY if CONSUMABLE[die] else EXHAUSTED)
    s.say(DieExhausted(s.who(owner.id), die))


def set_counter(s: TooManyBones, gearloc: Gearloc, die: Die, number: int) -> None:
    """Set a counter on the mat. Its faces count from 0."""
    gearloc.shows[die % SKILLS_EACH] = number
    s.say(DieTurned(s.who(gearloc.id), token(die, number, number)))


def return_to_mat(s: TooManyBones, rolled_die: RolledDie) -> None:
    """Return a die to its place on the mat, so that it can be rolled again (TMB-152)."""
    die = die_of(rolled_die)
    if die < SKILL_DICE:
        owner_of(s, die).put(die, READY)


def spend_bones(s: TooManyBones, rolled_die: RolledDie) -> None:
    """Spend bones: reusable ones return their die to the mat, others exhaust it (TMB-151)."""
    if icon_of(rolled_die) == REUSABLE_BONES_ICON:
        return_to_mat(s, rolled_die)
    else:
        exhaust(s, rolled_die)


def drop_active(s: TooManyBones, gearloc: Gearloc, place: int) -> None:
    """Remove a die from an active slot, with the Buff HP it provides (TMB-139, TMB-189)."""
    rolled_die = gearloc.active.pop(place)
    exhaust(s, rolled_die)
    if icon_of(rolled_die) == BUFF_HP_ICON:
        maybe_trim_buff(s, gearloc)


def drop_locked(s: TooManyBones, gearloc: Gearloc, place: int) -> None:
    """Remove a die from a locked slot (TMB-139, TMB-148)."""
    exhaust(s, gearloc.locked.pop(place))


def turn_down(s: TooManyBones, gearloc: Gearloc, place: int) -> None:
    """Count down a die in an active slot by one. At 0 it is exhausted (TMB-149)."""
    gearloc.active[place] = turned(gearloc.active[place], -1)
    s.say(DieTurned(s.who(gearloc.id), gearloc.active[place]))
    if value_of(gearloc.active[place]) == 0:
        drop_active(s, gearloc, place)


def turn_down_locked(s: TooManyBones, gearloc: Gearloc, place: int) -> None:
    """Count down a die in a locked slot by one. At 0 it is exhausted (TMB-149, TMB-150)."""
    gearloc.locked[place] = turned(gearloc.locked[place], -1)
    s.say(DieTurned(s.who(gearloc.id), gearloc.locked[place]))
    if value_of(gearloc.locked[place]) == 0:
        drop_locked(s, gearloc, place)


def maybe_trim_buff(s: TooManyBones, gearloc: Gearloc) -> None:
    """Limit Buff HP to the value of their dice. Dice without Buff HP left are exhausted (TMB-189)."""
    most = total(gearloc.active, BUFF_HP_ICON) + gearloc.feast
    if gearloc.buff > most:
        gearloc.buff = most
        s.say(Buffed(s.who(gearloc.id), most))
    if gearloc.buff == 0:
        for place in range(len(gearloc.active) - 1, -1, -1):
            if icon_of(gearloc.active[place]) in (BUFF_HP_ICON, BOOSTER_SHOT_ICON):
                exhaust(s, gearloc.active.pop(place))


def defense_dice(slots: list[RolledDie]) -> int:
    """How many white defense dice are in these slots."""
    found = 0
    for rolled_die in slots:
        if die_of(rolled_die) == DEFENSE_DIE:
            found += 1
    return found


def bones_in(plan: list[RolledDie]) -> int:
    """How many bones a backup plan holds."""
    found = 0
    for rolled_die in plan:
        found += value_of(rolled_die)
    return found


def clear_slot(s: TooManyBones, gearloc: Gearloc) -> None:
    """Remove a die from a slot. Its player chooses if there are several."""
    found = dice_in_slots(gearloc)
    if len(found) > 1:
        s.then(ChooseSlot(gearloc.id))
    else:
        drop(s, gearloc, found[0])


def dice_in_slots(gearloc: Gearloc) -> list[Pick]:
    """One answer for each die in its slots; equal dice are listed once."""
    return lying_in(CLEAR, gearloc.active) + lying_in(UNLOCK, gearloc.locked)


def lying_in(verb: int, slots: list[RolledDie]) -> list[Pick]:
    """One answer for each die in these slots; equal dice are listed once."""
    found: list[Pick] = []
    for rolled_die in slots:
        option = pick(verb, numbered(rolled_die))
        if option not in found:
            found.append(option)
    return found


def drop(s: TooManyBones, gearloc: Gearloc, chosen: Pick) -> None:
    """Remove the chosen die from its slot."""
    if chosen.verb == CLEAR:
        drop_active(s, gearloc, _lying(gearloc.active, chosen.rolled_die))
    else:
        drop_locked(s, gearloc, _lying(gearloc.locked, chosen.rolled_die))


def _lying(slots: list[RolledDie], what: RolledDie) -> int:
    return [numbered(rolled_die) for rolled_die in slots].index(what)


class ChooseSlot(Question):
    """A gearloc's player chooses which die to take out of a slot."""

    __slots__ = ()

    kind = "slot"

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return dice_in_slots(s.party[self.seat])

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        drop(s, s.party[self.seat], chosen)


class ChooseUnlocked(Question):
    """After a battle, a gearloc may take any dice out of its locked slots, for the next one (TMB-139, TMB-277)."""

    __slots__ = ()

    kind = "unlocked"

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return [*lying_in(UNLOCK, s.party[self.seat].locked), pick(DONE)]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        if chosen.verb == UNLOCK:
            drop(s, s.party[self.seat], chosen)
            if s.party[self.seat].locked:
                s.then(ChooseUnlocked(self.seat))


MOST_AXES: Final = 3


def axes(gearloc: Gearloc) -> int:
    """The value of the Axe Collector."""
    return gearloc.counts(AXE_COLLECTOR)


def set_axes(s: TooManyBones, gearloc: Gearloc, number: int) -> None:
    """Set the Axe Collector, to 3 at most."""
    set_counter(s, gearloc, AXE_COLLECTOR, min(MOST_AXES, number))
