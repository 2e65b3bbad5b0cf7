"""Picket, Captain: Stand Ground, Shield Form, Sword Advance and Lockdown.

Constant Regeneration works as a turn starts (`turns.start_and_end`), Constant Defense is a stat (`battle.stats`), and
Constant Damage adds to a hit (`battle.damage`).
"""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.answers.picks import ACT, STEP_FREELY, Pick, pick
from boneyard.games.too_many_bones.battle.effect_dice import put_effect
from boneyard.games.too_many_bones.battle.moving import move, reachable
from boneyard.games.too_many_bones.battle.slots import total
from boneyard.games.too_many_bones.battle.special_rules import may_move
from boneyard.games.too_many_bones.battle.verbs import Acts
from boneyard.games.too_many_bones.content.icons import REUSABLE_BONES, icon
from boneyard.games.too_many_bones.content.records import LOCKED
from boneyard.games.too_many_bones.content.sheets import Profession
from boneyard.games.too_many_bones.model.dice import value_of
from boneyard.games.too_many_bones.model.ids import (
    CONSTANT_MOVE_ICON,
    PICKET,
    TAUNT,
    Cell,
    RolledDie,
)
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc

CAPTAIN: Final = Profession(PICKET, Words("Captain", "Capitaine"))

CONSTANT_REGEN: Final = icon(
    "constant_regen",
    Words("Constant regeneration", "Régénération constante"),
    Words("He gets X HP back at the start of each of his turns.", "Il récupère X PV au début de chacun de ses tours."),
    LOCKED,
)

CONSTANT_DEF: Final = icon(
    "constant_def",
    Words("Constant defense", "Défense constante"),
    Words(
        "Damage to him is X less in each turn; only a shield skill can use it up.",
        "Les dégâts qu’il subit sont réduits de X par tour ; seule une capacité de bouclier le défausse.",
    ),
    LOCKED,
)

CONSTANT_DAMAGE: Final = icon(
    "constant_damage",
    Words("Constant damage", "Dégât constant"),
    Words("His target takes X damage more.", "Sa cible subit X dégât(s) de plus."),
    LOCKED,
)


# Constant Move.


def step_lightly(s: TooManyBones, _owner: Gearloc, _holder: Gearloc, rolled_die: RolledDie) -> None:
    """Constant Move: its steps count from this turn on (TMB-250)."""
    s.turn.steps += value_of(rolled_die)


CONSTANT_MOVE: Final = icon(
    "constant_move",
    Words("Constant move", "Déplacement constant"),
    Words("X free step(s) in each of his turns.", "X pas gratuit(s) à chacun de ses tours."),
    LOCKED,
    settles=step_lightly,
)


def free_steps(s: TooManyBones, picket: Gearloc) -> int:
    """The free steps of Constant Move left, while its dice are in their slots."""
    return min(s.turn.steps, total(picket.locked, CONSTANT_MOVE_ICON))


def acts(s: TooManyBones, gearloc: Gearloc) -> list[Pick]:
    """Free steps at any time in his turn."""
    steps = free_steps(s, gearloc)
    if not steps or not may_move(s, gearloc.id):
        return []
    return [pick(ACT, STEP_FREELY, cell) for cell, away in reachable(s, gearloc.cell, steps) if away]


def step_freely(s: TooManyBones, picket: Gearloc, chosen: Pick) -> None:
    """Constant Move: move without Dex, by the shortest route."""
    for cell, steps in reachable(s, picket.cell, s.turn.steps):
        if cell == chosen.aim:
            s.turn.steps -= steps
    move(s, picket.id, Cell(chosen.aim), "walk")


ACTS: Final[Acts] = {STEP_FREELY: step_freely}

# Constant Taunt.


def taunt_constantly(s: TooManyBones, _owner: Gearloc, holder: Gearloc, _rolled_die: RolledDie) -> None:
    """Constant Taunt: put the effect die on him."""
    put_effect(s, holder.id, TAUNT)


CONSTANT_TAUNT: Final = icon(
    "constant_taunt",
    Words("Constant taunt", "Provocation constante"),
    Words("The Taunt die stays on him.", "Le dé Provocation reste sur lui."),
    LOCKED,
    settles=taunt_constantly,
)

CAPTAIN.die(
    1,
    "stand-ground",
    Words("Stand Ground", "Tenir tête"),
    Words(
        "Locked for the adventure: X HP back whenever Picket’s turn starts.",
        "Bloqué pour l’aventure : Capitank regagne X PV quand son tour commence.",
    ),
    (
        REUSABLE_BONES.of(1),
        REUSABLE_BONES.of(1),
        REUSABLE_BONES.of(1),
        REUSABLE_BONES.of(1),
        CONSTANT_REGEN.of(1),
        CONSTANT_REGEN.of(1),
    ),
    star=True,
)

CAPTAIN.die(
    2,
    "shield-form",
    Words("Shield Form", "Forme de bouclier"),
    Words(
        "Locked for the adventure: X free steps a turn, or X less of the damage he takes.",
        "Bloqué pour l’aventure : X pas gratuits par tour, ou X de moins sur les dégâts subis.",
    ),
    (
        REUSABLE_BONES.of(1),
        REUSABLE_BONES.of(1),
        REUSABLE_BONES.of(1),
        CONSTANT_MOVE.of(2),
        CONSTANT_DEF.of(1),
        CONSTANT_DEF.of(1),
    ),
)

CAPTAIN.die(
    5,
    "sword-advance",
    Words("Sword Advance", "Progrès d’épée"),
    Words(
        "Locked for the adventure: X free steps a turn, or X more damage to the target.",
        "Bloqué pour l’aventure : X pas gratuits par tour, ou X dégâts de plus à la cible.",
    ),
    (
        REUSABLE_BONES.of(1),
        REUSABLE_BONES.of(1),
        REUSABLE_BONES.of(1),
        CONSTANT_MOVE.of(2),
        CONSTANT_DAMAGE.of(1),
        CONSTANT_DAMAGE.of(1),
    ),
)

CAPTAIN.die(
    6,
    "lockdown",
    Words("Lockdown", "Verrouillage"),
    Words(
        "Locked for the adventure: Taunt on Picket that never wears off.",
        "Bloqué pour l’aventure : Provocation sur Capitank, sans fin.",
    ),
    (
        REUSABLE_BONES.of(1),
        REUSABLE_BONES.of(1),
        REUSABLE_BONES.of(1),
        REUSABLE_BONES.of(1),
        CONSTANT_TAUNT.of(),
        CONSTANT_TAUNT.of(),
    ),
)
