"""Picket's backup plan."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.agenda import Do
from boneyard.core.decision import Phrase, Seat, Words
from boneyard.games.too_many_bones.answers.picks import REROLL, ROLL, Pick, pick
from boneyard.games.too_many_bones.answers.questions import Question
from boneyard.games.too_many_bones.battle.damage import PLAIN, Damage, can_be_healed, deal, heal
from boneyard.games.too_many_bones.battle.dice_supply import dice_left
from boneyard.games.too_many_bones.battle.effect_dice import put_effect
from boneyard.games.too_many_bones.battle.rolling import like, roll_again
from boneyard.games.too_many_bones.battle.slots import exhaust, has_free_active, total
from boneyard.games.too_many_bones.battle.stats import points_of
from boneyard.games.too_many_bones.battle.verbs import nobody_in_particular, the_target
from boneyard.games.too_many_bones.content.names import phrase
from boneyard.games.too_many_bones.content.sheets import ability, face_with, icon_of
from boneyard.games.too_many_bones.content.verbs import Verb
from boneyard.games.too_many_bones.gearlocs.picket.shield_wall import keep
from boneyard.games.too_many_bones.model.dice import token
from boneyard.games.too_many_bones.model.ids import (
    ADVANCED_DEF_ICON,
    CONSTANT_DEF_ICON,
    DEFENSE_DIE,
    PICKET,
    SHIELD_ICON,
    STUN,
    RolledDie,
)
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc

SOURCE: Final = "gearloc sheet; fan summary"

KINDNESS: Final = 2  # HP healed, and the value of the shield

STRIKING: Final = (SHIELD_ICON, ADVANCED_DEF_ICON, CONSTANT_DEF_ICON)

# A white defense die on a shield face, with the value 2 whatever the box prints.
KIND_SHIELD: Final = token(DEFENSE_DIE, face_with(DEFENSE_DIE, SHIELD_ICON), KINDNESS)

# Shield Bash.


def striking_power(s: TooManyBones, picket: Gearloc) -> int:
    """All his defense: white shields rolled and kept, Advanced Def on himself, Constant Def (TMB-247)."""
    kept = sum([total(slots, icon) for slots in (picket.active, picket.locked) for icon in STRIKING])
    return kept + total(s.turn.roll, SHIELD_ICON)


def with_shields(s: TooManyBones, gearloc: Gearloc, rolled_die: RolledDie) -> list[int]:
    """The target, if he has any defense to strike with."""
    return the_target(s, gearloc, rolled_die) if striking_power(s, gearloc) else []


def shield_bash(s: TooManyBones, picket: Gearloc, _rolled_die: RolledDie, _aim: int) -> None:
    """Spend all his defense, and deal its sum as damage to the target."""
    amount = striking_power(s, picket)
    s.turn.roll = [rolled_die for rolled_die in s.turn.roll if icon_of(rolled_die) != SHIELD_ICON]
    struck = [rolled_die for rolled_die in picket.active + picket.locked if icon_of(rolled_die) in STRIKING]
    picket.active = [rolled_die for rolled_die in picket.active if icon_of(rolled_die) not in STRIKING]
    picket.locked = [rolled_die for rolled_die in picket.locked if icon_of(rolled_die) not in STRIKING]
    for rolled_die in struck:
        exhaust(s, rolled_die)
    deal(s, Damage(s.turn.target, amount, PLAIN, picket.id))


ability(
    PICKET,
    2,
    "shield-bash",
    Words("Shield Bash", "Coup de bouclier"),
    Words(
        "All of Picket’s defense, rolled, active or locked, leaves him and strikes the target for its sum.",
        "Toute la défense de Capitank, lancée, active ou bloquée, le quitte et frappe la cible pour son total.",
    ),
    SOURCE,
    verb=Verb(with_shields, shield_bash),
)


# Do Over.


def with_dice(s: TooManyBones, gearloc: Gearloc, rolled_die: RolledDie) -> list[int]:
    """Usable without an aim, if dice of this roll are not used yet; only those can be rerolled (TMB-248)."""
    return nobody_in_particular(s, gearloc, rolled_die) if s.turn.roll else []


def do_over(s: TooManyBones, picket: Gearloc, _rolled_die: RolledDie, _aim: int) -> None:
    """Reroll any number of dice of the roll."""
    s.then(RollOver(picket.id, (0,)) if len(s.turn.roll) == 1 else ChooseDoOver(picket.id, ()))


class ChooseDoOver(Question):
    """Choose dice to reroll, one by one; then all are rerolled at once."""

    __slots__ = ("places",)

    kind = "do_over"

    def __init__(self, seat: Seat, places: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.places = places  # indices in the roll of the dice already chosen

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        found = [pick(ROLL)] if self.places else []
        for place in range(len(s.turn.roll)):
            option = pick(REROLL, like(s.turn.roll[place]))
            if place not in self.places and option not in found:
                found.append(option)
        return found

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        if chosen.verb == ROLL:
            s.then(RollOver(self.seat, self.places))
            return
        for place in range(len(s.turn.roll)):
            if place not in self.places and like(s.turn.roll[place]) == chosen.what:
                places = (*self.places, place)
                all_chosen = len(places) == len(s.turn.roll)
                s.then(RollOver(self.seat, places) if all_chosen else ChooseDoOver(self.seat, places))
                return

    def effect_of(self, s: TooManyBones, chosen: Pick) -> Phrase | None:
        return phrase("opt-roll-again") if chosen.verb == ROLL else None


class RollOver(Do):
    """Reroll the chosen dice, all at once."""

    __slots__ = ("places", "seat")

    def __init__(self, seat: Seat, places: tuple[int, ...]) -> None:
        self.seat = seat
        self.places = places

    def run(self, s: TooManyBones) -> None:
        roll_again(s, self.seat, sorted(self.places))


ability(
    PICKET,
    3,
    "do-over",
    Words("Do Over", "On recommence"),
    Words(
        "Any of the dice of this turn’s roll are rolled once more.",
        "Les dés de votre choix, parmi ceux lancés ce tour-ci, sont relancés une fois.",
    ),
    SOURCE,
    verb=Verb(with_dice, do_over),
)


# Benevolence.


def with_kindness(s: TooManyBones, gearloc: Gearloc, rolled_die: RolledDie) -> list[int]:
    """Usable without an aim, if he lacks HP or has room for a shield."""
    useful = can_be_healed(s, gearloc) or has_room_for_shield(s, gearloc)
    return nobody_in_particular(s, gearloc, rolled_die) if useful else []


def has_room_for_shield(s: TooManyBones, gearloc: Gearloc) -> bool:
    """Whether he has a free slot, and the box a die."""
    return has_free_active(gearloc) and dice_left(s, DEFENSE_DIE) > 0


def benevolence(s: TooManyBones, picket: Gearloc, _rolled_die: RolledDie, _aim: int) -> None:
    """Heal 2 HP and add an active shield of 2, which needs a free slot (TMB-138)."""
    heal(s, picket, KINDNESS)
    if has_room_for_shield(s, picket):
        keep(s, picket, KIND_SHIELD, locked=False)


ability(
    PICKET,
    4,
    "benevolence",
    Words("Benevolence", "Bienveillance"),
    Words(
        "Picket regains 2 HP and gets an active shield of 2.",
        "Capitank regagne 2 PV et reçoit un bouclier actif de 2.",
    ),
    SOURCE,
    verb=Verb(with_kindness, benevolence),
)


# Shield Shock.


def with_shields_or_stun(s: TooManyBones, gearloc: Gearloc, rolled_die: RolledDie) -> list[int]:
    """The target, if he has defense to strike with or the target can be stunned."""
    can_stun = s.stands(s.turn.target) and may_be_stunned(s, s.turn.target)
    return the_target(s, gearloc, rolled_die) if can_stun or striking_power(s, gearloc) else []


def may_be_stunned(s: TooManyBones, unit: int) -> bool:
    """Whether a unit can be stunned: a baddie with points. Tyrants and objects are immune (TMB-048)."""
    return points_of(s.baddie(unit)) > 0


def shield_shock(s: TooManyBones, picket: Gearloc, rolled_die: RolledDie, aim: int) -> None:
    """Deal a Shield Bash, and stun the target if it survives and is no tyrant."""
    shield_bash(s, picket, rolled_die, aim)
    s.then(StunTarget())


class StunTarget(Do):
    """Stun the target, if it is still on the mat and is no tyrant."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        if s.stands(s.turn.target) and may_be_stunned(s, s.turn.target):
            put_effect(s, s.turn.target, STUN)


ability(
    PICKET,
    5,
    "shield-shock",
    Words("Shield Shock", "Choc de bouclier"),
    Words(
        "A Shield Bash that also stuns the target; tyrants are not impressed.",
        "Un Coup de bouclier, avec Confusion pour la cible ; les tyrans restent de marbre.",
    ),
    SOURCE,
    verb=Verb(with_shields_or_stun, shield_shock),
)
