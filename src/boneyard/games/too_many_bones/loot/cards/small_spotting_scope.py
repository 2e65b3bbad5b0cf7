"""Small Spotting Scope. `activities.scouting` says what it does."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, carried_rule
from boneyard.games.too_many_bones.content.loot import loot
from boneyard.games.too_many_bones.loot.bags import USED_TODAY, open_at
from boneyard.games.too_many_bones.model.state import TooManyBones


class UsableAgain(SpecialRule):
    """A new day restores the one use a day."""

    def day_begins(self, s: TooManyBones, argument: int) -> None:
        gearloc = s.party[argument]
        gearloc.bag[open_at(gearloc, SCOPE)] &= ~USED_TODAY


SCOPE: Final = loot(
    "small_spotting_scope",
    name=Words("Small Spotting Scope", "Petite longue-vue"),
    text=Words(
        "Outside battle, once per day: reveal the topmost face-down chip of the 1-pt, 5-pt or 20-pt stack. It "
        "stays there for all to see, or goes face down to the bottom.",
        "Hors combat, une fois par jour : révélez le premier jeton face cachée de la pile à 1, 5 ou 20 pts. Il "
        "reste là, visible de tous, ou va face cachée tout en dessous.",
    ),
)
carried_rule(SCOPE, UsableAgain())
