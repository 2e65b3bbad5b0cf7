"""The Hall and the Orb (tyrant-gendricks-1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.agenda import Do
from boneyard.core.decision import Words
from boneyard.games.too_many_bones.answers.picks import AT, Pick, pick
from boneyard.games.too_many_bones.answers.questions import PartyQuestion
from boneyard.games.too_many_bones.baddies.tyrants.gendricks import raise_orb
from boneyard.games.too_many_bones.battle.damage import PLAIN, Damage, deal
from boneyard.games.too_many_bones.battle.entering import free_in_row
from boneyard.games.too_many_bones.battle.initiative import RollInitiative
from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, special_rule
from boneyard.games.too_many_bones.content.encounters import Battle, EncounterChoice, encounter
from boneyard.games.too_many_bones.encounters.steps import AddRule, CountPoints
from boneyard.games.too_many_bones.model.adventure import CRACKED_ORB
from boneyard.games.too_many_bones.model.ids import ORB
from boneyard.games.too_many_bones.model.mat import BADDIE_MELEE, BADDIE_RANGED, are_adjacent
from boneyard.games.too_many_bones.model.rewards import Rewards
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.turns.setup import PlaceBaddies, PlaceGearlocs, StartBattle

HUM_HP: Final = 3  # of the Orb, for every gearloc


class Hum(SpecialRule):
    """The Orb damages every gearloc not adjacent to it at the end of each round, and has to be destroyed."""

    def round_ends(self, s: TooManyBones, argument: int) -> None:
        if s.stands(ORB):
            cell = s.cell_of(ORB)
            far = [gearloc for gearloc in s.gearlocs_standing() if not are_adjacent(gearloc.cell, cell)]
            deal(s, *[Damage(gearloc.id, 1, PLAIN, ORB) for gearloc in far])

    def is_won(self, s: TooManyBones, won: bool, argument: int) -> bool:
        return won and not s.stands(ORB)


HUM: Final = special_rule(16, Hum())


class MaybePlaceOrb(Do):
    """After the baddies are placed, the Orb goes on a free ranged baddie position, or else on a melee one."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        cells = free_in_row(s, BADDIE_RANGED) or free_in_row(s, BADDIE_MELEE)
        if len(cells) > 1:
            s.then(PlaceOrb(tuple(cells)))
        else:
            raise_orb(s, cells[0], HUM_HP * len(s.party))


class PlaceOrb(PartyQuestion):
    """The party chooses where the Orb is placed."""

    __slots__ = ("cells",)

    kind = "orb"

    def __init__(self, cells: tuple[int, ...]) -> None:
        self.cells = cells

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return [pick(AT, 0, cell) for cell in self.cells]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        raise_orb(s, chosen.cell, HUM_HP * len(s.party))


def crack_orbs(s: TooManyBones) -> None:
    """Orbs have fewer HP in the battle against Gendricks."""
    s.adventure.marks |= CRACKED_ORB


encounter(
    "tyrant-gendricks-1",
    title=Words("The Hall and the Orb", "La salle et l’orbe"),
    premise=Words(
        "Marble, mirrors, and a hum that makes the teeth ache. The carpets end well short of the middle.",
        "Du marbre, des miroirs et un bourdonnement qui fait mal aux dents. Les tapis s’arrêtent loin du milieu.",
    ),
    rewards=Rewards(),
    tyrant="gendricks",
    choices=(
        EncounterChoice(
            label=Words("Silence the hum", "Faire taire le bourdonnement"),
            text=Words(
                "Baddie points of the day. Once the baddies are placed, an Orb goes on a free ranged baddie"
                " position, with 3 HP for every gearloc of the party: an enemy without turns. As each round ends,"
                " every gearloc that is not adjacent to it takes 1 damage from it. The battle is won once the Orb"
                " is destroyed and all baddies are defeated.",
                "Points de vilains du jour. Une fois les vilains placés, une Orbe va sur une position libre de"
                " vilain à distance, avec 3 PV par gearloc du groupe : un ennemi sans tour de jeu. À la fin de"
                " chaque manche, elle inflige 1 dégât à chaque gearloc qui ne lui est pas adjacent. Le combat est"
                " gagné quand l’Orbe est détruite et que tous les vilains sont vaincus.",
            ),
            battle=Battle(
                CountPoints(0),
                AddRule(HUM),
                meets=(PlaceBaddies(), MaybePlaceOrb(), RollInitiative(), PlaceGearlocs(0), StartBattle()),
            ),
            rewards=Rewards(progress=1, training=1, loot_each=1),
            gives=Words(
                "Orbs in the battle against Gendricks start with 3 HP.",
                "Les Orbes du combat contre Gendricks commencent avec 3 PV.",
            ),
            wins=crack_orbs,
        ),
    ),
)
