"""Troll Brew."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.answers.picks import NO_AIM
from boneyard.games.too_many_bones.battle.damage import lose_hp
from boneyard.games.too_many_bones.battle.special_rules import IS_IN_BATTLE, SpecialRule, in_force, laid_rule
from boneyard.games.too_many_bones.battle.stat_changes import may_attempt, raise_stat
from boneyard.games.too_many_bones.content.loot import loot
from boneyard.games.too_many_bones.content.verbs import Verb
from boneyard.games.too_many_bones.model.ids import HEALTH, RolledDie
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc

BREW_COSTS: Final = 3


def with_health_to_gain(_s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie) -> list[int]:
    """Usable without an aim, if the Health die is below 6 (TMB-070)."""
    return [NO_AIM] if may_attempt(gearloc, HEALTH) else []


def drink_brew(s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie, _aim: int) -> None:
    """Troll Brew: 1 Health and its HP now, for a price at the start of the next battle."""
    raise_stat(s, gearloc, HEALTH)
    s.adventure.lay(TROLL_BREW, gearloc.id)


class BrewToPayFor(SpecialRule):
    """A gearloc that drank Troll Brew loses HP in the start-of-battle step, possibly its last (TMB-041).

    One that is in line and not on the mat keeps its last HP (TMB-285). The argument is its seat.
    """

    def before_start(self, s: TooManyBones, argument: int) -> None:
        gearloc = s.party[argument]
        if s.stands(argument):
            s.adventure.lift(TROLL_BREW, argument)
            lose_hp(s, gearloc, BREW_COSTS, "brew")
        elif any(rule.is_in_battle(s, argument, other) for rule, other in in_force(s, IS_IN_BATTLE)):
            s.adventure.lift(TROLL_BREW, argument)
            lose_hp(s, gearloc, min(BREW_COSTS, gearloc.hp - 1), "brew")


TROLL_BREW: Final = loot(
    "troll_brew",
    name=Words("Troll Brew", "Breuvage de troll"),
    text=Words(
        "Outside battle: your Health die goes up 1 and you gain 1 HP; not at +6. At the start of your next battle "
        "you lose 3 HP, which may knock you out.",
        "Hors combat : votre dé de santé monte de 1 et vous gagnez 1 PV ; impossible à +6. Au début de votre "
        "prochain combat, vous perdez 3 PV, ce qui peut vous mettre K.O.",
    ),
    outside=Verb(with_health_to_gain, drink_brew),
)
laid_rule(TROLL_BREW, BrewToPayFor())
