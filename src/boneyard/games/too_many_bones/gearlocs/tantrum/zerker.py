"""Tantrum, Zerker: the three Rage dice and Anger Management. How rage rises and falls: `rage`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.decision import Seat, Words
from boneyard.games.too_many_bones.answers.picks import (
    ACT,
    ADVANCE_RAGE,
    EXECUTE_BADDIE,
    NO_AIM,
    TURN,
    USE_RAGE,
    Pick,
    pick,
)
from boneyard.games.too_many_bones.answers.questions import Question
from boneyard.games.too_many_bones.battle.damage import PLAIN, Damage, deal, heal
from boneyard.games.too_many_bones.battle.ending import CheckBattle, defeat
from boneyard.games.too_many_bones.battle.slots import bones_in
from boneyard.games.too_many_bones.battle.special_rules import may_fall
from boneyard.games.too_many_bones.battle.stats import is_worth_at_most, max_hp
from boneyard.games.too_many_bones.battle.targeting import in_range
from boneyard.games.too_many_bones.battle.verbs import Acts, any_adjacent_baddie, baddie_at
from boneyard.games.too_many_bones.content.icons import icon
from boneyard.games.too_many_bones.content.records import ACTIVE, AT_ONCE, COUNTER, COUNTING, Face
from boneyard.games.too_many_bones.content.sheets import FACES, Profession, face_with
from boneyard.games.too_many_bones.content.verbs import Verb
from boneyard.games.too_many_bones.events.battle import BonesKept, DieUsed
from boneyard.games.too_many_bones.gearlocs.tantrum.rage import (
    STEP,
    advance,
    exhaust_rage,
    may_advance,
    may_turn,
    rage_place,
    turn_rage,
)
from boneyard.games.too_many_bones.model.dice import die_of, face_of, numbered, token, value_of
from boneyard.games.too_many_bones.model.ids import (
    ATTACK_DIE,
    BONES_ICON,
    EXECUTE_ICON,
    EXECUTE_OR_ADVANCE_ICON,
    NO_ROLLED_DIE,
    RAGE_BENEFIT_ICON,
    RAGE_DIE,
    TANTRUM,
    RolledDie,
)
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc

ZERKER: Final = Profession(TANTRUM, Words("Zerker", "Berzerker"))
WHITE_BONES: Final = token(ATTACK_DIE, face_with(ATTACK_DIE, BONES_ICON), 1)

# Rage is counted in tenths: 12 is printed as 1.2.

RAGE_PROGRESS: Final = icon(
    "rage_progress",
    Words("Rage progress", "Bouffée de rage"),
    Words("Shows how far the rage has risen.", "Indique où en est la rage."),
    ACTIVE | COUNTER,
)

RAGE_BENEFIT: Final = icon(
    "rage_benefit",
    Words("Rage benefit", "Bonus de rageux"),
    Words(
        "The rage die is spent for what its face offers: bones, HP or damage.",
        "Dépenser le dé de rage contre ce que montre sa face : os, PV ou dégâts.",
    ),
    AT_ONCE,
)

EXECUTE_OR_ADVANCE: Final = icon(
    "execute_or_advance",
    Words("Execute or advance", "Exécution ou nouveau rang"),
    Words(
        "Either defeat an adjacent baddie of up to X point(s), or take the rage die of the next tier.",
        "Au choix : éliminer un vilain adjacent de X point(s) au plus, ou prendre le dé de rage du rang suivant.",
    ),
    AT_ONCE,
)

EXECUTE: Final = icon(
    "execute",
    Words("Execute", "Exécution"),
    Words(
        "The rage die is spent to defeat an adjacent baddie of up to X point(s).",
        "Dépenser le dé de rage pour éliminer un vilain adjacent de X point(s) au plus.",
    ),
    AT_ONCE,
)

BREAKDOWN: Final = icon(
    "breakdown",
    Words("Breakdown", "Crise de nerfs"),
    Words(
        "If the rage ends the turn here, it starts afresh; until then nothing is executed and no tier gained.",
        "Si la rage finit le tour ici, elle repart du début ; d’ici là, ni exécution ni nouveau rang.",
    ),
    AT_ONCE,
)

ZERKER.die(
    1,
    "rage",
    Words("RAGE!", "RAGE !"),
    Words(
        "Blows dealt and HP lost drive it up. Spent from 1.2 on, it gives 1 to 3 bones; at 1.8 it executes "
        "an adjacent baddie of 1 point, or becomes RAAAGE!",
        "Les attaques et les PV perdus la font monter. Dépensée dès 1,2, elle donne 1 à 3 os ; à 1,8, elle "
        "exécute un vilain adjacent à 1 point, ou devient RAAAGE !",
    ),
    (
        RAGE_PROGRESS.of(10),
        RAGE_PROGRESS.of(12, also=RAGE_BENEFIT, also_value=1),
        RAGE_PROGRESS.of(14, also=RAGE_BENEFIT, also_value=2),
        RAGE_PROGRESS.of(16, also=RAGE_BENEFIT, also_value=3),
        RAGE_PROGRESS.of(18, also=EXECUTE_OR_ADVANCE, also_value=1),
        BREAKDOWN.of(20),
    ),
    kind=COUNTING,
    starting=True,
)

ZERKER.die(
    2,
    "raaage",
    Words("RAAAGE!", "RAAAGE !"),
    Words(
        "Takes over from RAGE! at 2.0. Spent from 2.2 on, it gives back 1 to 3 HP; at 2.8 it executes an "
        "adjacent baddie of up to 5 points, or becomes RAAAAAGE!",
        "Prend la suite de RAGE ! à 2,0. Dépensée dès 2,2, elle rend 1 à 3 PV ; à 2,8, elle exécute un "
        "vilain adjacent à 5 points ou moins, ou devient RAAAAAGE !",
    ),
    (
        RAGE_PROGRESS.of(20),
        RAGE_PROGRESS.of(22, also=RAGE_BENEFIT, also_value=1),
        RAGE_PROGRESS.of(24, also=RAGE_BENEFIT, also_value=2),
        RAGE_PROGRESS.of(26, also=RAGE_BENEFIT, also_value=3),
        RAGE_PROGRESS.of(28, also=EXECUTE_OR_ADVANCE, also_value=5),
        BREAKDOWN.of(30),
    ),
    kind=COUNTING,
)

ZERKER.die(
    3,
    "raaaaage",
    Words("RAAAAAGE!", "RAAAAAGE !"),
    Words(
        "Takes over from RAAAGE! at 3.0. Spent from 3.2 on, it deals the target 2 damage; at 3.8 it "
        "executes an adjacent baddie of up to 20 points.",
        "Prend la suite de RAAAGE ! à 3,0. Dépensée dès 3,2, elle inflige 2 dégâts à la cible ; à 3,8, "
        "elle exécute un vilain adjacent à 20 points ou moins.",
    ),
    (
        RAGE_PROGRESS.of(30),
        RAGE_PROGRESS.of(32, also=RAGE_BENEFIT, also_value=2),
        RAGE_PROGRESS.of(34, also=RAGE_BENEFIT, also_value=2),
        RAGE_PROGRESS.of(36, also=RAGE_BENEFIT, also_value=2),
        RAGE_PROGRESS.of(38, also=EXECUTE, also_value=20),
        BREAKDOWN.of(40),
    ),
    kind=COUNTING,
)


# What the active Rage die allows, at any time in his turn.


def rage_face(gearloc: Gearloc) -> Face | None:
    """The face that the active Rage die shows."""
    place = rage_place(gearloc)
    if place < 0:
        return None
    rolled_die = gearloc.active[place]
    return FACES[die_of(rolled_die)][face_of(rolled_die)]


def rage_tier(gearloc: Gearloc) -> int:
    """Which of the three Rage dice is active, counted from 0."""
    return die_of(gearloc.active[rage_place(gearloc)]) - RAGE_DIE


def acts(s: TooManyBones, gearloc: Gearloc) -> list[Pick]:
    """The benefit, the execution or the next tier that the active Rage die allows."""
    face = rage_face(gearloc)
    if face is None:
        return []
    found: list[Pick] = []
    if face.also == RAGE_BENEFIT_ICON and benefits(s, gearloc):
        found.append(pick(ACT, USE_RAGE))
    if face.also in (EXECUTE_ICON, EXECUTE_OR_ADVANCE_ICON):
        for cell in any_adjacent_baddie(s, gearloc, NO_ROLLED_DIE):
            baddie = baddie_at(s, cell)
            if is_worth_at_most(baddie, face.also_value) and may_fall(s, baddie):
                found.append(pick(ACT, EXECUTE_BADDIE, cell))
    if face.also == EXECUTE_OR_ADVANCE_ICON and may_advance(gearloc):
        found.append(pick(ACT, ADVANCE_RAGE))
    return found


def benefits(s: TooManyBones, gearloc: Gearloc) -> bool:
    """Whether its benefit has an effect: bones always, HP if some are missing, damage with a target in range."""
    tier = rage_tier(gearloc)
    if tier == 0:
        return True
    return gearloc.hp < max_hp(gearloc) if tier == 1 else in_range(s, gearloc, s.turn.target)


def use_rage(s: TooManyBones, gearloc: Gearloc, _chosen: Pick) -> None:
    """RAGE! gives bones, RAAAGE! HP, RAAAAAGE! damage to the target; then the die is exhausted."""
    face = rage_face(gearloc)
    assert face is not None
    tier = rage_tier(gearloc)
    tell_rage(s, gearloc)
    exhaust_rage(s, gearloc)
    if tier == 0:
        gain_bones(s, gearloc, face.also_value)
    elif tier == 1:
        heal(s, gearloc, face.also_value)
    else:
        deal(s, Damage(s.turn.target, face.also_value, PLAIN, gearloc.id))


def tell_rage(s: TooManyBones, gearloc: Gearloc) -> None:
    """Report that the active Rage die is used."""
    s.say(DieUsed(s.who(gearloc.id), gearloc.active[rage_place(gearloc)]))


def gain_bones(s: TooManyBones, gearloc: Gearloc, bones: int) -> None:
    """Put bones from rage into the backup plan on white dice, one on each (TMB-155)."""
    for _ in range(bones):
        gearloc.plan.append(WHITE_BONES)
    s.say(BonesKept(s.who(gearloc.id), bones, bones_in(gearloc.plan)))


def execute(s: TooManyBones, gearloc: Gearloc, chosen: Pick) -> None:
    """Defeat an adjacent baddie of few enough points, and exhaust the die."""
    tell_rage(s, gearloc)
    exhaust_rage(s, gearloc)
    defeat(s, baddie_at(s, chosen.aim), gearloc.id)
    s.then(CheckBattle())


def advance_from_top(s: TooManyBones, gearloc: Gearloc, _chosen: Pick) -> None:
    """Advance to the next tier, as the top face of a Rage die allows."""
    advance(s, gearloc)


ACTS: Final[Acts] = {USE_RAGE: use_rage, EXECUTE_BADDIE: execute, ADVANCE_RAGE: advance_from_top}

# Anger Management.


def up_or_down(_s: TooManyBones, gearloc: Gearloc, rolled_die: RolledDie) -> list[int]:
    """Usable without an aim, if Rage can move by the number shown, up or down."""
    steps = value_of(rolled_die) // STEP
    return [NO_AIM] if may_turn(gearloc, steps) or may_turn(gearloc, -steps) else []


def manage_anger(s: TooManyBones, gearloc: Gearloc, rolled_die: RolledDie, _aim: int) -> None:
    """Move Rage by the number shown. The player chooses up or down if both are possible."""
    steps = value_of(rolled_die) // STEP
    if may_turn(gearloc, steps) and may_turn(gearloc, -steps):
        s.then(ChooseAnger(gearloc.id, steps))
    else:
        turn_rage(s, gearloc, steps if may_turn(gearloc, steps) else -steps)


class ChooseAnger(Question):
    """Anger Management: choose up or down, by the resulting value of the Rage die."""

    __slots__ = ("steps",)

    kind = "anger"

    def __init__(self, seat: Seat, steps: int) -> None:
        super().__init__(seat)
        self.steps = steps

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        gearloc = s.party[self.seat]
        rolled_die = numbered(gearloc.active[rage_place(gearloc)])
        return (pick(TURN, rolled_die + self.steps * STEP), pick(TURN, rolled_die - self.steps * STEP))

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        gearloc = s.party[self.seat]
        up = value_of(chosen.rolled_die) > value_of(gearloc.active[rage_place(gearloc)])
        turn_rage(s, gearloc, self.steps if up else -self.steps)


ANGER_MANAGEMENT: Final = icon(
    "anger_management",
    Words("Anger management", "Gestion de la colère"),
    Words("The rage rises or falls by X, neither more nor less.", "La rage monte ou descend de X, ni plus ni moins."),
    AT_ONCE,
    verb=Verb(up_or_down, manage_anger),
)


def if_next_tier(_s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie) -> list[int]:
    """Usable without an aim, if there is a next tier."""
    return [NO_AIM] if may_advance(gearloc) else []


def advance_rage(s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie, _aim: int) -> None:
    """Advance to the next tier, whatever the Rage die shows."""
    advance(s, gearloc)


ADVANCE: Final = icon(
    "advance",
    Words("Advance", "Nouveau rang"),
    Words(
        "The rage die of the next tier takes the place of this one.", "Le dé de rage du rang suivant remplace celui-ci."
    ),
    AT_ONCE,
    verb=Verb(if_next_tier, advance_rage),
)

ZERKER.die(
    4,
    "anger-management",
    Words("Anger Management", "Gestion de la colère"),
    Words(
        "Rage up or down by just X, or on to the next rage die.",
        "La rage monte ou descend de X tout juste, ou passe au dé de rage suivant.",
    ),
    (
        ANGER_MANAGEMENT.of(2),
        ANGER_MANAGEMENT.of(2),
        ANGER_MANAGEMENT.of(4),
        ANGER_MANAGEMENT.of(4),
        ANGER_MANAGEMENT.of(6),
        ADVANCE.of(),
    ),
    star=True,
)
