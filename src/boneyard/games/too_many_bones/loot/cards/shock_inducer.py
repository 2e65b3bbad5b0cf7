"""Shock Inducer."""

from __future__ import annotations

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.battle.verbs import nobody_in_particular
from boneyard.games.too_many_bones.content.loot import loot
from boneyard.games.too_many_bones.content.verbs import Verb
from boneyard.games.too_many_bones.model.ids import RolledDie
from boneyard.games.too_many_bones.model.state import TooManyBones, note
from boneyard.games.too_many_bones.model.units import Gearloc


def go_up(s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie, _aim: int) -> None:
    """Shock Inducer: move up one place at the end of the round (TMB-115)."""
    s.notes.append(note(gearloc.id, -1))


loot(
    "shock_inducer",
    name=Words("Shock Inducer", "Inducteur de choc"),
    text=Words(
        "Your initiative die goes up 1 place at the end of the round.",
        "Votre dé d’initiative monte d’une place à la fin de la manche.",
    ),
    extends=Verb(nobody_in_particular, go_up),
)
