"""Patches, Combat Medic: Med Kit, Fast Hands, Bone Saw, Med Pack and Zappack.

Fast Hands may also wait in a locked slot: `assisting`. Zappack costs a cell of the E-Cells: `consumables`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.decision import Argument, Seat, Words
from boneyard.games.too_many_bones.answers.picks import USE, Pick, pick
from boneyard.games.too_many_bones.answers.questions import Question
from boneyard.games.too_many_bones.battle.verbs import (
    any_baddie,
    any_hurt_gearloc,
    any_knocked_out,
    damage_shown,
    heal_shown,
    nobody_in_particular,
    the_target,
    true_damage_shown,
)
from boneyard.games.too_many_bones.content.icons import BONES, icon
from boneyard.games.too_many_bones.content.records import AT_ONCE, LOCKED
from boneyard.games.too_many_bones.content.sheets import Profession, icon_of
from boneyard.games.too_many_bones.content.verbs import Verb
from boneyard.games.too_many_bones.events.battle import DieTurned
from boneyard.games.too_many_bones.gearlocs.patches.assisting import HEALERS, of_kind
from boneyard.games.too_many_bones.gearlocs.patches.consumables import can_pay_a_cell, revive_shown, spend_cell
from boneyard.games.too_many_bones.model.dice import die_of, turned, value_of
from boneyard.games.too_many_bones.model.ids import (
    HEAL_ICON,
    PATCHES,
    RolledDie,
)
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc

COMBAT_MEDIC: Final = Profession(PATCHES, Words("Combat Medic", "Médecin de l’armée"))

# Med Kit and Med Pack.

HEAL: Final = icon(
    "heal",
    Words("Heal", "Soin"),
    Words("A gearloc heals X HP.", "Un gearloc récupère X PV."),
    AT_ONCE,
    verb=Verb(any_hurt_gearloc, heal_shown),
)

COMBAT_MEDIC.die(
    1,
    "med-kit",
    Words("Med Kit", "Trousse de secours"),
    Words("Any gearloc regains X HP.", "Un gearloc au choix regagne X PV."),
    (HEAL.of(1), HEAL.of(2), HEAL.of(2), HEAL.of(2), HEAL.of(3), HEAL.of(3)),
    star=True,
)

COMBAT_MEDIC.die(
    7,
    "med-pack",
    Words("Med Pack", "Kit médical"),
    Words("Any gearloc regains X HP.", "Un gearloc au choix regagne X PV."),
    (HEAL.of(3), HEAL.of(3), HEAL.of(4), HEAL.of(4), HEAL.of(5), HEAL.of(5)),
)


# Fast Hands.


def healing_dice(s: TooManyBones) -> list[int]:
    """The indices of Med Kit and Med Pack in the roll that show healing."""
    return [place for place in of_kind(s, HEALERS) if icon_of(s.turn.roll[place]) == HEAL_ICON]


def with_healing(s: TooManyBones, gearloc: Gearloc, rolled_die: RolledDie) -> list[int]:
    """Usable without an aim, if a Med Kit or Med Pack of this roll shows healing."""
    return nobody_in_particular(s, gearloc, rolled_die) if healing_dice(s) else []


def assist(s: TooManyBones, gearloc: Gearloc, rolled_die: RolledDie, _aim: int) -> None:
    """Heal Assist: one result counts X times."""
    places = healing_dice(s)
    if len(places) == 1:
        multiply(s, gearloc, places[0], value_of(rolled_die))
    else:
        s.then(ChooseAssisted(gearloc.id, value_of(rolled_die)))


def multiply(s: TooManyBones, gearloc: Gearloc, place: int, times: int) -> None:
    """Multiply the value of a die."""
    roll = s.turn.roll
    roll[place] = turned(roll[place], value_of(roll[place]) * (times - 1))
    s.say(DieTurned(s.who(gearloc.id), roll[place]))


class ChooseAssisted(Question):
    """Choose which of Med Kit and Med Pack counts several times."""

    __slots__ = ("times",)

    kind = "heal_assist"

    def __init__(self, seat: Seat, times: int) -> None:
        super().__init__(seat)
        self.times = times

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        dice = [die_of(s.turn.roll[place]) for place in healing_dice(s)]
        return [pick(USE, die) for die in dice]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        multiply(s, s.party[self.seat], of_kind(s, (chosen.what,))[0], self.times)

    def about(self, s: TooManyBones) -> dict[str, Argument]:
        return {"times": self.times}


HEAL_ASSIST: Final = icon(
    "heal_assist",
    Words("Heal assist", "Aide-soignant"),
    Words(
        "A rolled Med Kit or Med Pack counts X times.", "Une Trousse de secours ou un Kit médical lancé compte X fois."
    ),
    AT_ONCE | LOCKED,
    verb=Verb(with_healing, assist),
)

COMBAT_MEDIC.die(
    2,
    "fast-hands",
    Words("Fast Hands", "Doigté rapide"),
    Words(
        "The result of a Med Kit or Med Pack counts X times; it can wait locked.",
        "Le résultat d’une Trousse de secours ou d’un Kit médical compte X fois ; peut attendre en case bloquée.",
    ),
    (
        BONES.of(1),
        HEAL_ASSIST.of(2),
        HEAL_ASSIST.of(2),
        HEAL_ASSIST.of(2),
        HEAL_ASSIST.of(3),
        HEAL_ASSIST.of(3),
    ),
)

# Bone Saw.

MELEE_DAMAGE: Final = icon(
    "melee_damage",
    Words("Melee damage", "Attaque au corps à corps"),
    Words("The target takes X damage, which is no attack.", "La cible subit X dégât(s), sans que ce soit une attaque."),
    AT_ONCE,
    verb=Verb(the_target, damage_shown),
)

COMBAT_MEDIC.die(
    3,
    "bone-saw",
    Words("Bone Saw", "Scie à os"),
    Words("The target takes X damage.", "La cible subit X dégâts."),
    (
        MELEE_DAMAGE.of(1),
        MELEE_DAMAGE.of(1),
        MELEE_DAMAGE.of(2),
        MELEE_DAMAGE.of(2),
        MELEE_DAMAGE.of(3),
        MELEE_DAMAGE.of(3),
    ),
)

# Zappack.

NEG_I_ZAP: Final = icon(
    "neg_i_zap",
    Words("Neg-i-zap", "Toi tu crèves"),
    Words("Any baddie takes X true damage.", "Un vilain au choix subit X coup(s) critique(s)."),
    AT_ONCE,
    verb=Verb(any_baddie, true_damage_shown),
)

POS_I_ZAP: Final = icon(
    "pos_i_zap",
    Words("Pos-i-zap", "Toi tu vis"),
    Words("A gearloc that is KO comes back with X HP.", "Un gearloc K.O. revient avec X PV."),
    AT_ONCE,
    verb=Verb(any_knocked_out, revive_shown),
)

COMBAT_MEDIC.die(
    11,
    "zappack",
    Words("Zappack", "Défibrillateur"),
    Words(
        "Each roll burns 1 E-Cell. X true damage to any baddie, or a KO’d gearloc is back with X HP.",
        "Chaque lancer brûle 1 cellule énergétique. X coups critiques sur un vilain au choix, ou retour d’un "
        "gearloc K.O. avec X PV.",
    ),
    (
        NEG_I_ZAP.of(3),
        NEG_I_ZAP.of(4),
        POS_I_ZAP.of(3),
        POS_I_ZAP.of(4),
        POS_I_ZAP.of(4),
        POS_I_ZAP.of(5),
    ),
    may_roll=can_pay_a_cell,
    pay=spend_cell,
)
