"""Tantrum, Skirmisher: Intimidate, Cripple, Way of the Wild, Innervate, Strengthen and Way of the Ebon.

Way of the Wild's face is in `gearlocs.shared_icons`. What Cripple and Strengthen do to Attack is in `battle.stats`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.activities.training import Attempt
from boneyard.games.too_many_bones.answers.picks import DONE, NO_AIM, TARGET, Pick, pick
from boneyard.games.too_many_bones.answers.questions import Question
from boneyard.games.too_many_bones.battle.effect_dice import put_effect
from boneyard.games.too_many_bones.battle.moving import move
from boneyard.games.too_many_bones.battle.special_rules import may_move
from boneyard.games.too_many_bones.battle.stat_changes import may_attempt
from boneyard.games.too_many_bones.battle.targeting import in_range, may_target_now
from boneyard.games.too_many_bones.battle.verbs import any_baddie
from boneyard.games.too_many_bones.content.icons import BONES, icon
from boneyard.games.too_many_bones.content.records import ACTIVE, AT_ONCE, ON_BADDIE
from boneyard.games.too_many_bones.content.sheets import FACES, Profession
from boneyard.games.too_many_bones.content.verbs import Verb
from boneyard.games.too_many_bones.events.battle import Targeted
from boneyard.games.too_many_bones.gearlocs.shared_icons import DISABLING
from boneyard.games.too_many_bones.model.dice import die_of, face_of, value_of
from boneyard.games.too_many_bones.model.ids import (
    ATTACK,
    ATTACK_TRAINING_ICON,
    NOBODY,
    ORB,
    TANTRUM,
    TAUNT,
    THRONE,
    Cell,
    RolledDie,
)
from boneyard.games.too_many_bones.model.mat import ADJACENT
from boneyard.games.too_many_bones.model.state import TooManyBones, note
from boneyard.games.too_many_bones.model.units import Gearloc

SKIRMISHER: Final = Profession(TANTRUM, Words("Skirmisher", "Tirailleur"))

# Intimidate.


def the_target_on_the_meter(s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie) -> list[int]:
    """The target, if it is in range and takes turns."""
    return [NO_AIM] if s.turn.target < ORB and in_range(s, gearloc, s.turn.target) else []


def intimidate(s: TooManyBones, _gearloc: Gearloc, rolled_die: RolledDie, _aim: int) -> None:
    """The target moves down the meter at the end of the round (TMB-115)."""
    s.notes.append(note(s.turn.target, value_of(rolled_die)))


DROP_INITIATIVE: Final = icon(
    "drop_initiative",
    Words("Drop initiative", "Baisse d’initiative"),
    Words(
        "When the round ends, the target sinks X place(s) on the initiative meter.",
        "En fin de manche, la cible perd X place(s) sur la jauge d’initiative.",
    ),
    AT_ONCE,
    verb=Verb(the_target_on_the_meter, intimidate),
)

SKIRMISHER.die(
    9,
    "intimidate",
    Words("Intimidate", "Intimidation"),
    Words(
        "As the round ends, the target drops X places on the initiative meter.",
        "En fin de manche, la cible recule de X places sur la jauge d’initiative.",
    ),
    (
        BONES.of(1),
        BONES.of(1),
        DROP_INITIATIVE.of(3),
        DROP_INITIATIVE.of(3),
        DROP_INITIATIVE.of(7),
        DROP_INITIATIVE.of(7),
    ),
    star=True,
)


# Cripple and Strengthen.


def train_attack(s: TooManyBones, owner: Gearloc, _holder: Gearloc, rolled_die: RolledDie) -> None:
    """Strengthen: one of its faces gives a training attempt at once."""
    trains = FACES[die_of(rolled_die)][face_of(rolled_die)].also == ATTACK_TRAINING_ICON
    if trains and may_attempt(owner, ATTACK):
        s.then(Attempt(owner.id, ATTACK))


ATTACK_MOD: Final = icon(
    "attack_mod",
    Words("Attack modifier", "Modification d’attaque"),
    Words(
        "For this battle an adjacent baddie has X less Attack, or he has X more.",
        "Pour ce combat, un vilain adjacent lance X dé(s) d’attaque de moins, ou lui-même X de plus.",
    ),
    ON_BADDIE | ACTIVE,
    settles=train_attack,
)

ATTACK_TRAINING: Final = icon(
    "attack_training",
    Words("Attack training", "Tentative d’entraînement d’attaque"),
    Words("One try at training attack, at once.", "Un essai d’entraînement en attaque, tout de suite."),
    AT_ONCE,
)

SKIRMISHER.die(
    10,
    "cripple",
    Words("Cripple", "Nuisance physique"),
    Words(
        "Lies on an adjacent baddie: 1 Attack less until the battle ends.",
        "Sur un vilain adjacent : 1 d’attaque en moins jusqu’à la fin du combat.",
    ),
    (
        BONES.of(1),
        BONES.of(1),
        ATTACK_MOD.of(-1),
        ATTACK_MOD.of(-1),
        ATTACK_MOD.of(-1),
        ATTACK_MOD.of(-1),
    ),
    star=True,
)

SKIRMISHER.die(
    14,
    "strengthen",
    Words("Strengthen", "Renforcement"),
    Words(
        "Active: 1 Attack more until the battle ends; one face also grants a try at training Attack.",
        "Actif : 1 d’attaque en plus jusqu’à la fin du combat ; une face offre aussi une tentative "
        "d’entraînement d’attaque.",
    ),
    (
        BONES.of(1),
        BONES.of(1),
        ATTACK_MOD.of(1),
        ATTACK_MOD.of(1),
        ATTACK_MOD.of(1),
        ATTACK_MOD.of(1, also=ATTACK_TRAINING),
    ),
)

# Way of the Wild.

SKIRMISHER.die(
    11,
    "way-of-the-wild",
    Words("Way of the Wild", "Loi du plus fort"),
    Words(
        "Disable for an adjacent baddie of up to X points.",
        "Handicap pour un vilain adjacent à X points ou moins.",
    ),
    (BONES.of(1), BONES.of(1), DISABLING.of(5), DISABLING.of(5), DISABLING.of(5), DISABLING.of(5)),
    star=True,
)


# Innervate.


def beside_a_baddie(s: TooManyBones, gearloc: Gearloc, rolled_die: RolledDie) -> list[int]:
    """The free positions adjacent to a baddie."""
    found: list[int] = []
    if not may_move(s, gearloc.id):
        return found
    for cell in any_baddie(s, gearloc, rolled_die):
        for near in ADJACENT[cell]:
            if s.grid[near] == NOBODY and near not in found:
                found.append(near)
    return sorted(found)


def jump(s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie, aim: int) -> None:
    """Jump to a position, after which he may choose a new target."""
    move(s, gearloc.id, Cell(aim), "jump")
    if len(new_targets(s, gearloc)) > 1:
        s.then(ChooseNewTarget(gearloc.id))


def new_targets(s: TooManyBones, gearloc: Gearloc) -> list[Pick]:
    """The other targets in range, or no change."""
    others = [baddie for baddie in may_target_now(s, gearloc) if baddie.id != s.turn.target]
    return [*[pick(TARGET, int(baddie.id == THRONE), baddie.cell) for baddie in others], pick(DONE)]


class ChooseNewTarget(Question):
    """Innervate: a new target for the rest of the turn, to which "target" refers from now on (TMB-140)."""

    __slots__ = ()

    kind = "new_target"

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return new_targets(s, s.party[self.seat])

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        if chosen.verb == TARGET:
            s.turn.target = THRONE if chosen.what else s.grid[chosen.aim]
            s.say(Targeted(s.who(self.seat), s.who(s.turn.target)))


JUMP: Final = icon(
    "jump",
    Words("Jump", "Saut"),
    Words(
        "He lands on a free position beside any baddie, and may take a new target.",
        "Il atterrit sur une position libre à côté d’un vilain, et peut changer de cible.",
    ),
    AT_ONCE,
    verb=Verb(beside_a_baddie, jump),
)

SKIRMISHER.die(
    13,
    "innervate",
    Words("Innervate", "Sur les nerfs"),
    Words(
        "Tantrum leaps to a free position beside any baddie, and may pick a new target there.",
        "Furax bondit sur une position libre à côté d’un vilain au choix, et peut y changer de cible.",
    ),
    (BONES.of(1), BONES.of(1), JUMP.of(), JUMP.of(), JUMP.of(), JUMP.of()),
)


# Way of the Ebon.


def taunt(s: TooManyBones, _owner: Gearloc, holder: Gearloc, _rolled_die: RolledDie) -> None:
    """Way of the Ebon: put a Taunt die on himself."""
    put_effect(s, holder.id, TAUNT)


TAUNTING: Final = icon(
    "taunt",
    Words("Taunt", "Provocation"),
    Words(
        "He takes the Taunt die, and adjacent baddies attack him.",
        "Il prend le dé Provocation, et les vilains adjacents l’attaquent.",
    ),
    ACTIVE,
    settles=taunt,
)

SKIRMISHER.die(
    15,
    "way-of-the-ebon",
    Words("Way of the Ebon", "Loi de l’Ébène"),
    Words("Taunt on Tantrum.", "Provocation sur Furax."),
    (BONES.of(1), BONES.of(1), TAUNTING.of(), TAUNTING.of(), TAUNTING.of(), TAUNTING.of()),
)
