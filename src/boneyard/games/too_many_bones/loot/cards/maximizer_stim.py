"""Maximizer Stim."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.answers.picks import NO_AIM
from boneyard.games.too_many_bones.battle.damage import heal
from boneyard.games.too_many_bones.battle.stats import PRINTED, max_hp
from boneyard.games.too_many_bones.content.loot import loot
from boneyard.games.too_many_bones.content.verbs import Verb
from boneyard.games.too_many_bones.events.adventure import StatLowered
from boneyard.games.too_many_bones.model.ids import HEALTH, RolledDie
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc

STIM_HEALS: Final = 3


def with_health_to_lose(_s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie) -> list[int]:
    """Usable without an aim, if Health is above the value printed on the mat."""
    return [NO_AIM] if gearloc.trained[HEALTH] and not gearloc.aside >> HEALTH & 1 else []


def maximize(s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie, _aim: int) -> None:
    """Maximizer Stim: lower the Health die permanently, cut HP to the new maximum, then heal 3."""
    gearloc.trained[HEALTH] -= 1
    s.say(StatLowered(s.who(gearloc.id), HEALTH, PRINTED[gearloc.gearloc][HEALTH] + gearloc.trained[HEALTH]))
    gearloc.hp = min(gearloc.hp, max_hp(gearloc))
    heal(s, gearloc, STIM_HEALS)


MAXIMIZER: Final = loot(
    "maximizer_stim",
    name=Words("Maximizer Stim", "Stimulant maximiseur"),
    text=Words(
        "Your Health die goes down 1 for good; HP above the new maximum are lost; then heal 3 HP. Never below the "
        "Health printed on your mat.",
        "Votre dé de santé baisse de 1 pour de bon ; les PV au-delà du nouveau maximum sont perdus ; récupérez "
        "ensuite 3 PV. Jamais sous la santé imprimée sur votre tapis individuel.",
    ),
    extends=Verb(with_health_to_lose, maximize),
)
