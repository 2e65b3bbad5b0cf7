"""Tantrum's backup plan."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.answers.picks import NO_AIM
from boneyard.games.too_many_bones.battle.damage import heal
from boneyard.games.too_many_bones.battle.slots import MOST_AXES, set_axes
from boneyard.games.too_many_bones.battle.stats import max_hp
from boneyard.games.too_many_bones.content.sheets import ability
from boneyard.games.too_many_bones.content.verbs import Aims, Does, Verb
from boneyard.games.too_many_bones.gearlocs.tantrum.consumables import if_axes_are_missing
from boneyard.games.too_many_bones.gearlocs.tantrum.rage import may_turn, turn_rage
from boneyard.games.too_many_bones.model.ids import TANTRUM, RolledDie
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc

SOURCE: Final = "gearloc sheet; fan summary"

RECOUPED: Final = 4


def if_rage_can_go(steps: int) -> Aims:
    """Usable without an aim, if the active Rage die can move by this many steps."""

    def aims(_s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie) -> list[int]:
        return [NO_AIM] if may_turn(gearloc, steps) else []

    return aims


def rage_goes(steps: int) -> Does:
    """A verb that moves the active Rage die by this many steps."""

    def does(s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie, _aim: int) -> None:
        turn_rage(s, gearloc, steps)

    return does


ability(
    TANTRUM,
    1,
    "get-angry",
    Words("Get Angry", "Voir rouge"),
    Words("Rage goes up by 0.2.", "La rage monte de 0,2."),
    SOURCE,
    verb=Verb(if_rage_can_go(1), rage_goes(1)),
)

ability(
    TANTRUM,
    2,
    "calm-down",
    Words("Calm Down", "Se calmer"),
    Words("Rage goes down by 0.2.", "La rage descend de 0,2."),
    SOURCE,
    verb=Verb(if_rage_can_go(-1), rage_goes(-1)),
)


def collect_axes(s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie, _aim: int) -> None:
    """Set the Axe Collector to three axes."""
    set_axes(s, gearloc, MOST_AXES)


ability(
    TANTRUM,
    4,
    "axe-collector",
    Words("Axe Collector", "Compteur de haches"),
    Words("Tantrum has 3 axes again.", "Furax a de nouveau 3 haches."),
    SOURCE,
    verb=Verb(if_axes_are_missing, collect_axes),
)


def if_hurt(_s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie) -> list[int]:
    """Usable without an aim, if he lacks HP."""
    return [NO_AIM] if gearloc.hp < max_hp(gearloc) else []


def recoup(s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie, _aim: int) -> None:
    """Heal HP."""
    heal(s, gearloc, RECOUPED)


ability(
    TANTRUM,
    5,
    "recoup",
    Words("Recoup", "Se refaire"),
    Words("Tantrum regains 4 HP.", "Furax regagne 4 PV."),
    SOURCE,
    verb=Verb(if_hurt, recoup),
)
