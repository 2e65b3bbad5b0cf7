"""Rolling and rerolling a gearloc's dice, and the six-sided die."""

from __future__ import annotations

from boneyard.core.decision import Seat
from boneyard.games.too_many_bones.battle.special_rules import ATTACKS, BONES_ROLLED, in_force
from boneyard.games.too_many_bones.content.sheets import BONES_ICONS, VALUE_AT, face_with, icon_of
from boneyard.games.too_many_bones.events.adventure import DieRolled
from boneyard.games.too_many_bones.events.battle import Rerolled, Rolled
from boneyard.games.too_many_bones.model.dice import die_of, token, value_of
from boneyard.games.too_many_bones.model.ids import NOBODY, RolledDie
from boneyard.games.too_many_bones.model.state import DICE, TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc


def rolled(s: TooManyBones, rolled_die: RolledDie) -> RolledDie:
    """Roll a die, whatever it showed, and return it with the face it shows now."""
    face = s.rng.below(DICE, 6)
    return RolledDie(rolled_die & ~0xFFFF | face << 8 | VALUE_AT[die_of(rolled_die) * 6 + face])


def say_roll(s: TooManyBones, event: Rolled | Rerolled) -> None:
    """Log a roll, and keep it as the last one: it is still seen when its dice are used or its turn is over."""
    s.last_roll = (event.who, *event.dice)
    s.say(event)


def roll_again(s: TooManyBones, seat: Seat, places: list[int]) -> None:
    """Reroll dice of the roll, by their index, all at once."""
    roll = s.turn.roll
    for place in places:
        roll[place] = rolled(s, roll[place])
    again = [roll[place] for place in places]
    say_roll(s, Rerolled(s.who(seat), tuple(again)))
    tell_bones(s, seat, bones_shown(again))  # TMB-054, TMB-251


def bones_shown(dice: list[RolledDie]) -> int:
    """How many bones these dice show."""
    return sum([value_of(rolled_die) for rolled_die in dice if icon_of(rolled_die) in BONES_ICONS])


def tell_bones(s: TooManyBones, seat: int, bones: int) -> None:
    """Apply what a rule says of bones that a gearloc rolls (TMB-054)."""
    if not bones:
        return
    for rule, argument in in_force(s, BONES_ROLLED):
        rule.bones_rolled(s, s.party[seat], bones, argument)


def tell_attack(s: TooManyBones, gearloc: Gearloc) -> None:
    """Apply what a rule says of an attack that a gearloc rolls."""
    for rule, argument in in_force(s, ATTACKS):
        rule.attacks(s, gearloc, argument)


def roll_d6(s: TooManyBones, unit: int = NOBODY) -> int:
    """Roll the six-sided die, for a unit or for the party (TMB-008)."""
    number = 1 + s.rng.below(DICE, 6)
    s.say(DieRolled(s.who(unit), number))
    return number


def like(rolled_die: RolledDie) -> int:
    """The same die on the first face with the same icon, so that equal faces are one answer."""
    die = die_of(rolled_die)
    return token(die, face_with(die, icon_of(rolled_die)), value_of(rolled_die))
