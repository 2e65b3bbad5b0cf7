"""Zelfey Root."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.answers.picks import NO_AIM
from boneyard.games.too_many_bones.battle.damage import heal
from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, add_rule, is_in_force, special_rule
from boneyard.games.too_many_bones.content.loot import loot
from boneyard.games.too_many_bones.content.verbs import Verb
from boneyard.games.too_many_bones.loot.bags import open_at
from boneyard.games.too_many_bones.loot.decks import discard
from boneyard.games.too_many_bones.model.ids import RolledDie
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc

ROOT_HEALS: Final = 1  # in each round


class Rooted(SpecialRule):
    """Zelfey Root: heals its owner 1 HP at the start of each round of this battle, while on the mat.

    The argument is the seat.
    """

    def round_starts(self, s: TooManyBones, argument: int) -> None:
        if s.stands(argument):
            heal(s, s.party[argument], ROOT_HEALS)


ROOTED: Final = special_rule(2, Rooted())


def without_root(s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie) -> list[int]:
    """Usable without an aim, if the gearloc has no Zelfey Root in use."""
    return [] if is_in_force(s, ROOTED, gearloc.id) else [NO_AIM]


def take_root(s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie, _aim: int) -> None:
    """Put Zelfey Root in the prep area for the rest of the battle; then it is gone."""
    add_rule(s, ROOTED, gearloc.id)
    discard(s, gearloc, open_at(gearloc, ZELFEY_ROOT))


ZELFEY_ROOT: Final = loot(
    "zelfey_root",
    name=Words("Zelfey Root", "Racine de zelfey"),
    text=Words(
        "Start it on your turn in battle: from the next round on you heal 1 HP whenever a round starts. It lasts "
        "for this battle, then it is gone.",
        "À commencer pendant votre tour en combat : dès la manche suivante, récupérez 1 PV au début de chaque "
        "manche. Elle dure ce combat, puis disparaît.",
    ),
    in_battle=Verb(without_root, take_root),
)
