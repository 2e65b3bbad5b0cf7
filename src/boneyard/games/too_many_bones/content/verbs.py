"""A verb: what the face of a die, an ability or a card does, and what it may be aimed at."""

from __future__ import annotations

from collections.abc import Callable

from boneyard.games.too_many_bones.model.ids import RolledDie
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc

Aims = Callable[[TooManyBones, Gearloc, RolledDie], list[int]]
Does = Callable[[TooManyBones, Gearloc, RolledDie, int], None]
MayRoll = Callable[[TooManyBones, Gearloc], bool]
Pays = Callable[[TooManyBones, Gearloc], None]
Settles = Callable[[TooManyBones, Gearloc, Gearloc, RolledDie], None]  # (table, owner, holder, rolled die)


class Verb:
    """The effect of a face, an ability or a card. `aims` returns NO_AIM if it needs none, and nothing if unusable."""

    __slots__ = ("aims", "does", "keeps")

    def __init__(self, aims: Aims, does: Does, *, keeps: bool = False) -> None:
        self.aims = aims  # (table, gearloc, rolled die) -> aims
        self.does = does  # (table, gearloc, rolled die, aim): schedules what happens
        self.keeps = keeps  # whether it handles its die itself, instead of exhausting it
