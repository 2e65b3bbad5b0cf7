"""Unsteady Ground (classic-23)."""

from __future__ import annotations

from typing import Final

from boneyard.core.agenda import Do
from boneyard.core.decision import Words
from boneyard.games.too_many_bones.content.encounters import EncounterChoice, encounter
from boneyard.games.too_many_bones.content.sheets import icon_of
from boneyard.games.too_many_bones.encounters.attempts import ChooseVolunteer, throw_attack_dice
from boneyard.games.too_many_bones.encounters.steps import Done, play_darts, shuffles_in
from boneyard.games.too_many_bones.model.ids import DAMAGE_ICON
from boneyard.games.too_many_bones.model.rewards import Rewards
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc

ARROWS: Final = 4
ARROWS_NEEDED: Final = 3


class ChooseArcher(ChooseVolunteer):
    """The party chooses who shoots the line, with four arrows."""

    __slots__ = ()

    kind = "archer"

    def goes(self, s: TooManyBones, gearloc: Gearloc) -> None:
        s.then(ShootLine(gearloc.id))


class ShootLine(Do):
    """Roll four attack dice once. Each that shows damage is a hit, and three hits succeed."""

    __slots__ = ("unit",)

    def __init__(self, unit: int) -> None:
        self.unit = unit

    def run(self, s: TooManyBones) -> None:
        dice = throw_attack_dice(s, s.party[self.unit], ARROWS)
        hits = len([rolled_die for rolled_die in dice if icon_of(rolled_die) == DAMAGE_ICON])
        s.then(Done(success=hits >= ARROWS_NEEDED))


def shoot_line(s: TooManyBones) -> None:
    """One gearloc of the party's choice shoots."""
    s.then(ChooseArcher())


encounter(
    "classic-23",
    title=Words("Unsteady Ground", "Terrain mouvant"),
    premise=Words(
        "The tent is shorter than it was. So is everyone. Masked strangers have sat down on firm ground to watch.",
        "La tente a rapetissé. Les autres aussi. Des inconnus masqués se sont assis sur la terre ferme pour regarder.",
    ),
    rewards=Rewards(),
    choices=(
        EncounterChoice(
            label=Words("Shoot a line to the trees", "Tirer une ligne vers les arbres"),
            text=Words(
                "One gearloc of the party’s choice rolls 4 attack dice, once. Succeeds if at least 3 show damage. "
                "The printed card has them flicked at targets; here they are rolled.",
                "Un gearloc au choix du groupe lance 4 dés d’attaque, une fois. Réussi si au moins 3 montrent des "
                "dégâts. La carte imprimée les fait viser d’une pichenette ; ici, on les lance.",
            ),
            starts=shoot_line,
            rewards=Rewards(progress=1, training=1),
        ),
        EncounterChoice(
            label=Words("Call to the strangers", "Appeler les inconnus"),
            text=Words(
                "Every gearloc plays one game of Deadly Darts, in party order. Succeeds if at least one of them "
                "wins. Whatever the result, Mohlnor Traders is shuffled into the encounter deck, unless it is "
                "there already.",
                "Chaque gearloc joue une partie de funestes fléchettes, dans l’ordre du groupe. Réussi si au "
                "moins un gagne. Quel que soit le résultat, la carte « Les marchands mohlnors » est mélangée au "
                "paquet de rencontres, sauf si elle y est déjà.",
            ),
            starts=play_darts,
            rewards=Rewards(progress=1),
            gives=Words("1 loot for each winner.", "1 butin pour chaque gagnant."),
            after=shuffles_in("special-06"),
        ),
    ),
)
