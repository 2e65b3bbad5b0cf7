"""Laser Pointer."""

from __future__ import annotations

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.battle.verbs import the_target
from boneyard.games.too_many_bones.content.loot import loot
from boneyard.games.too_many_bones.content.verbs import Verb
from boneyard.games.too_many_bones.model.ids import RolledDie
from boneyard.games.too_many_bones.model.state import TooManyBones, note
from boneyard.games.too_many_bones.model.units import Gearloc


def a_target_on_the_meter(s: TooManyBones, gearloc: Gearloc, rolled_die: RolledDie) -> list[int]:
    """The target, if it has an initiative die. Objects have none."""
    return the_target(s, gearloc, rolled_die) if s.turn.target in s.meter else []


def point(s: TooManyBones, _gearloc: Gearloc, _rolled_die: RolledDie, _aim: int) -> None:
    """Laser Pointer: the target moves down one place at the end of the round (TMB-115)."""
    s.notes.append(note(s.turn.target, 1))


loot(
    "laser_pointer",
    name=Words("Laser Pointer", "Pointeur laser"),
    text=Words(
        "Your target’s initiative die goes down 1 place at the end of the round.",
        "Le dé d’initiative de votre cible descend d’une place à la fin de la manche.",
    ),
    extends=Verb(a_target_on_the_meter, point),
)
