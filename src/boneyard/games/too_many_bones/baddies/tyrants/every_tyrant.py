"""Importing this module registers every tyrant: the set-up of its battle, the faces of its die, its special rules."""

from __future__ import annotations

from boneyard.games.too_many_bones.baddies.tyrants import (  # noqa: F401
    drellen,
    duster,
    gendricks,
    goblin_king,
    marrow,
    mulmesh,
    nom,
)
from boneyard.games.too_many_bones.baddies.tyrants.challenges import CHALLENGES
from boneyard.games.too_many_bones.baddies.tyrants.dice import face_shown, rolls_die, show_face

__all__ = ["CHALLENGES", "face_shown", "rolls_die", "show_face"]
