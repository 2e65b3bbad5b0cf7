"""Tantrum's consumables: Axe Collector, Horn o' the Zerker and Body Count.

Body Count rises when he defeats a baddie: `battle.ending`.
"""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.answers.picks import ACT, CASH_BODIES, NO_AIM, THROW_AXE, Pick, pick
from boneyard.games.too_many_bones.battle.damage import PLAIN, Damage, deal, heal
from boneyard.games.too_many_bones.battle.effect_dice import put_effect
from boneyard.games.too_many_bones.battle.slots import MOST_AXES, axes, set_axes, set_counter
from boneyard.games.too_many_bones.battle.stats import is_worth_at_most, max_hp
from boneyard.games.too_many_bones.battle.verbs import Acts, any_baddie, nobody_in_particular
from boneyard.games.too_many_bones.content.icons import BLANK, REUSABLE_BONES, icon
from boneyard.games.too_many_bones.content.records import AT_ONCE, COUNTER, COUNTING
from boneyard.games.too_many_bones.content.sheets import Profession
from boneyard.games.too_many_bones.content.verbs import Verb
from boneyard.games.too_many_bones.model.dice import value_of
from boneyard.games.too_many_bones.model.ids import (
    BODY_COUNT,
    FIRST_BADDIE,
    NO_ROLLED_DIE,
    STUN,
    TANTRUM,
    UNITS,
    RolledDie,
)
from boneyard.games.too_many_bones.model.mat import are_adjacent
from boneyard.games.too_many_bones.model.state import AXE_THROWN, TooManyBones, note
from boneyard.games.too_many_bones.model.units import Gearloc

CONSUMABLES: Final = Profession(TANTRUM, Words("Consumables", "Consommables"))

AXE_DAMAGE: Final = 2

# Axe Collector.

AXE_COUNTER: Final = icon(
    "axe_counter",
    Words("Axe collector", "Compteur de haches"),
    Words(
        "X axe(s) at hand; one a turn may be thrown at a baddie that is not adjacent, for 2 damage.",
        "X hache(s) en main ; une par tour peut voler vers un vilain non adjacent, pour 2 dégâts.",
    ),
    COUNTER,
)

CONSUMABLES.die(
    8,
    "axe-collector",
    Words("Axe Collector", "Compteur de haches"),
    Words(
        "Holds up to 3 axes. Once in each of his turns Tantrum may throw one: 2 damage to a baddie that is "
        "not adjacent.",
        "Garde jusqu’à 3 haches. Une fois par tour, Furax peut en lancer une : 2 dégâts à un vilain qui "
        "n’est pas adjacent.",
    ),
    (
        AXE_COUNTER.of(0),
        AXE_COUNTER.of(1),
        AXE_COUNTER.of(2),
        AXE_COUNTER.of(3),
        BLANK.of(),
        BLANK.of(),
    ),
    kind=COUNTING,
    starting=True,
)


def if_axes_are_missing(_s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie) -> list[int]:
    """Usable without an aim, if the Axe Collector is not full."""
    return [NO_AIM] if axes(gearloc) < MOST_AXES else []


def throw_axe(s: TooManyBones, gearloc: Gearloc, chosen: Pick) -> None:
    """Throw an axe at a unit that is not adjacent."""
    s.turn.used |= AXE_THROWN
    set_axes(s, gearloc, axes(gearloc) - 1)
    deal(s, Damage(s.grid[chosen.aim], AXE_DAMAGE, PLAIN, gearloc.id))


# Horn o' the Zerker.


def inspire_party(s: TooManyBones, _gearloc: Gearloc, _rolled_die: RolledDie, _aim: int) -> None:
    """The gearlocs move to the top of the meter at the end of the round, the last one first to keep their order."""
    for unit in reversed(s.meter):
        if unit < FIRST_BADDIE:
            s.notes.append(note(unit, -UNITS))


PARTY_INSPIRE: Final = icon(
    "party_inspire",
    Words("Party inspire", "Inspiration de groupe"),
    Words(
        "When the round ends, the gearlocs go to the top of the initiative meter in the order they had.",
        "En fin de manche, les gearlocs passent en tête de la jauge d’initiative, dans leur ordre.",
    ),
    AT_ONCE,
    verb=Verb(nobody_in_particular, inspire_party),
)


def if_any_is_small_enough(s: TooManyBones, _gearloc: Gearloc, rolled_die: RolledDie) -> list[int]:
    """Usable without an aim, if a baddie has few enough points."""
    small = [baddie for baddie in s.baddies_standing() if is_worth_at_most(baddie, value_of(rolled_die))]
    return [NO_AIM] if small else []


def disorient_all(s: TooManyBones, _gearloc: Gearloc, rolled_die: RolledDie, _aim: int) -> None:
    """Put a Stun die on every baddie of few enough points (TMB-048)."""
    for baddie in s.baddies_standing():
        if is_worth_at_most(baddie, value_of(rolled_die)):
            put_effect(s, baddie.id, STUN)


DISORIENT_ALL: Final = icon(
    "disorient_all",
    Words("Disorient all", "Désorientation générale"),
    Words(
        "Every baddie of up to X point(s) is stunned.", "Tous les vilains de X point(s) au plus reçoivent Confusion."
    ),
    AT_ONCE,
    verb=Verb(if_any_is_small_enough, disorient_all),
)

CONSUMABLES.die(
    12,
    "horn-o-the-zerker",
    Words("Horn o’ the Zerker", "Cornes du berzerker"),
    Words(
        "Bones that come back, the whole party to the top of the initiative meter, or Stun for all baddies "
        "of up to X points.",
        "Des os qui reviennent, tout le groupe en haut de la jauge d’initiative, ou Confusion pour tous "
        "les vilains à X points ou moins.",
    ),
    (
        REUSABLE_BONES.of(1),
        REUSABLE_BONES.of(1),
        REUSABLE_BONES.of(1),
        REUSABLE_BONES.of(1),
        PARTY_INSPIRE.of(),
        DISORIENT_ALL.of(5),
    ),
    consumable=True,
)

# Body Count.

BODIES: Final = icon(
    "body_count",
    Words("Body count", "Compteur de morts"),
    Words(
        "Counts the baddies he has finished off; the count may be turned into as many HP.",
        "Compte les vilains qu’il a achevés ; ce compte peut être changé en autant de PV.",
    ),
    COUNTER,
)

CONSUMABLES.die(
    16,
    "body-count",
    Words("Body Count", "Compteur de morts"),
    Words(
        "One up for each baddie that falls by Tantrum’s hand, to 5 at most. On his turn he may turn it all into HP.",
        "Un de plus pour chaque vilain tombé de la main de Furax, 5 au plus. À son tour, il peut tout changer en PV.",
    ),
    (
        BODIES.of(0),
        BODIES.of(1),
        BODIES.of(2),
        BODIES.of(3),
        BODIES.of(4),
        BODIES.of(5),
    ),
    kind=COUNTING,
    starting=True,
)


def cash_bodies(s: TooManyBones, gearloc: Gearloc, _chosen: Pick) -> None:
    """Turn the Body Count into as many HP."""
    bodies = gearloc.counts(BODY_COUNT)
    set_counter(s, gearloc, BODY_COUNT, 0)
    heal(s, gearloc, bodies)


# What he may do at any time in his turn.


def acts(s: TooManyBones, gearloc: Gearloc) -> list[Pick]:
    """One axe at a unit that is not adjacent, and the Body Count."""
    found: list[Pick] = []
    if axes(gearloc) and not s.turn.used & AXE_THROWN:
        for cell in any_baddie(s, gearloc, NO_ROLLED_DIE):
            if not are_adjacent(gearloc.cell, cell):
                found.append(pick(ACT, THROW_AXE, cell))
    if gearloc.counts(BODY_COUNT) and gearloc.hp < max_hp(gearloc):
        found.append(pick(ACT, CASH_BODIES))
    return found


ACTS: Final[Acts] = {THROW_AXE: throw_axe, CASH_BODIES: cash_bodies}
