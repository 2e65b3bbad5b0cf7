"""What several loot cards have in common: how they are offered, healing, rerolls, dice that come back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.agenda import Do
from boneyard.core.decision import Seat
from boneyard.games.too_many_bones.answers.aims import aim_of, gearloc_aimed
from boneyard.games.too_many_bones.answers.picks import GAIN, NO_AIM, PLAY, REROLL, Pick, pick
from boneyard.games.too_many_bones.answers.questions import Question
from boneyard.games.too_many_bones.battle.damage import can_be_healed, heal
from boneyard.games.too_many_bones.battle.rolling import like, roll_again
from boneyard.games.too_many_bones.battle.slots import has_free_active
from boneyard.games.too_many_bones.battle.special_rules import DIE_RESTORED, SpecialRule, in_force, special_rule
from boneyard.games.too_many_bones.content.sheets import ICON_AT, SHEETS, VALUE_AT
from boneyard.games.too_many_bones.content.verbs import Does, Verb
from boneyard.games.too_many_bones.events.loot import DieRestored
from boneyard.games.too_many_bones.model.dice import die_of, token
from boneyard.games.too_many_bones.model.ids import (
    ATTACK_DIE,
    DEFENSE_DIE,
    EXHAUSTED,
    NO_ROLLED_DIE,
    RAGE_DIE,
    READY,
    SHIELD_ICON,
    Card,
    RolledDie,
)
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc

CHANGED: Final = 1 << 24  # on a defense die of the roll: turned by Raider Armor


def offered(s: TooManyBones, gearloc: Gearloc, card: Card, verb: Verb | None) -> list[Pick]:
    """The ways to use a card now, one for each aim."""
    return [] if verb is None else [pick(PLAY, card, aim) for aim in verb.aims(s, gearloc, NO_ROLLED_DIE)]


def shield(value: int) -> RolledDie:
    """A defense die showing this many shields, on the first such face."""
    for face in range(6):
        if ICON_AT[DEFENSE_DIE * 6 + face] == SHIELD_ICON and VALUE_AT[DEFENSE_DIE * 6 + face] >= value:
            return token(DEFENSE_DIE, face, value)
    raise LookupError(value)


def itself_if_hurt(s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie) -> list[int]:
    """Usable without an aim, if the gearloc lacks HP."""
    return [NO_AIM] if can_be_healed(s, gearloc) else []


def heal_itself(amount: int) -> Does:
    """A verb that heals the owner by an amount."""

    def does(s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie, _aim: int) -> None:
        heal(s, gearloc, amount)

    return does


def heal_aimed(amount: int) -> Does:
    """A verb that heals any one gearloc by an amount."""

    def does(s: TooManyBones, _gearloc: Gearloc, _rolled_die: RolledDie, aim: int) -> None:
        heal(s, gearloc_aimed(s, aim), amount)

    return does


def with_roll(s: TooManyBones, _gearloc: Gearloc, _rolled_die: RolledDie) -> list[int]:
    """Usable without an aim, if a die of the roll is not used yet."""
    return [NO_AIM] if s.turn.roll else []


def reroll_one(s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie, _aim: int) -> None:
    """Reroll one die of the roll. Its new result stands."""
    s.then(ChooseDieAgain(gearloc.id))


class ChooseDieAgain(Question):
    """Reflex Powder: choose which die of the roll to reroll; equal dice are listed once."""

    __slots__ = ()

    kind = "reroll"

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        found: list[Pick] = []
        for rolled_die in s.turn.roll:
            if pick(REROLL, like(rolled_die)) not in found:
                found.append(pick(REROLL, like(rolled_die)))
        return found

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        s.then(RollDieAgain(self.seat, [like(rolled_die) for rolled_die in s.turn.roll].index(chosen.what)))


class RollDieAgain(Do):
    """Reroll a die of the roll. A change by armor is lost."""

    __slots__ = ("place", "seat")

    def __init__(self, seat: Seat, place: int) -> None:
        self.seat = seat
        self.place = place

    def run(self, s: TooManyBones) -> None:
        roll = s.turn.roll
        if die_of(roll[self.place]) == DEFENSE_DIE:
            roll[self.place] = RolledDie(roll[self.place] & ~CHANGED)
        roll_again(s, self.seat, [self.place])


def exhausted(s: TooManyBones) -> list[Pick]:
    """Every exhausted die of the party: skill dice, and white ones that lower a stat (TMB-134, TMB-144)."""
    found: list[Pick] = []
    for gearloc in s.party:
        aim = aim_of(s, gearloc.id)
        dice = [skill.die for skill in SHEETS[gearloc.gearloc].skills if gearloc.where_is(skill.die) == EXHAUSTED]
        found += [pick(GAIN, die, aim) for die in dice if die != RAGE_DIE or has_free_active(gearloc)]
        if gearloc.spent_attack:
            found.append(pick(GAIN, ATTACK_DIE, aim))
        if gearloc.spent_defense:
            found.append(pick(GAIN, DEFENSE_DIE, aim))
    return found


def with_exhausted(s: TooManyBones, _gearloc: Gearloc, _rolled_die: RolledDie) -> list[int]:
    """Usable without an aim, if a die of the party is exhausted."""
    return [NO_AIM] if exhausted(s) else []


def restore(s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie, _aim: int) -> None:
    """Return one exhausted die."""
    s.then(ChooseRestored(gearloc.id))


class ChooseRestored(Question):
    """Utility Parts and Belt: choose a die of the party.

    A skill die returns to its slot, a white die restores its stat.
    """

    __slots__ = ()

    kind = "restore"

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return exhausted(s)

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        gearloc = gearloc_aimed(s, chosen.aim)
        s.say(DieRestored(s.who(self.seat), chosen.die, s.who(gearloc.id)))
        if chosen.what == ATTACK_DIE:
            gearloc.spent_attack -= 1
        elif chosen.what == DEFENSE_DIE:
            gearloc.spent_defense -= 1
        else:
            gearloc.put(chosen.die, READY)
            for rule, argument in in_force(s, DIE_RESTORED):
                rule.die_restored(s, gearloc, chosen.die, argument)


class Spent(SpecialRule):
    """A card is used up for this battle. The argument is the card."""


SPENT: Final = special_rule(4, Spent())
