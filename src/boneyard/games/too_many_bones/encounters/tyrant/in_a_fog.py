"""In a Fog (tyrant-duster-2)."""

from __future__ import annotations

from collections.abc import Sequence

from boneyard.core.agenda import Do
from boneyard.core.decision import Words
from boneyard.games.too_many_bones.answers.picks import AT, Pick, pick
from boneyard.games.too_many_bones.answers.questions import Question
from boneyard.games.too_many_bones.battle.entering import enter_baddie, free_in_row, free_lane, place_gearloc
from boneyard.games.too_many_bones.battle.initiative import RollInitiative
from boneyard.games.too_many_bones.content.encounters import Battle, EncounterChoice, encounter
from boneyard.games.too_many_bones.encounters.chips_of_type import BEAST, TYPE_FIRST
from boneyard.games.too_many_bones.encounters.steps import (
    PARTY_SURPRISED,
    SURPRISED,
    AddRule,
    CountPoints,
)
from boneyard.games.too_many_bones.model.mat import GEARLOC_MELEE, GEARLOC_RANGED, cell_at
from boneyard.games.too_many_bones.model.rewards import Rewards
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.turns.setup import MaybeNobodyCame, StartBattle


class PlaceInFog(Do):
    """Gearlocs are placed first, on melee positions, in party order."""

    __slots__ = ("placed",)

    def __init__(self, placed: int) -> None:
        self.placed = placed

    def run(self, s: TooManyBones) -> None:
        if self.placed < len(s.party):
            s.then(ChooseFogPosition(self.placed), PlaceInFog(self.placed + 1))


class ChooseFogPosition(Question):
    """Choose a free melee position."""

    __slots__ = ()

    kind = "place"

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        cells = free_in_row(s, GEARLOC_MELEE)
        return [pick(AT, 0, cell) for cell in cells]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        place_gearloc(s, s.party[self.seat], chosen.cell)


class PlaceBehind(Do):
    """The first baddies, up to four, start behind the party, on the ranged gearloc positions."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        lane = free_lane(s)
        if not s.queue or lane < 0:
            return
        enter_baddie(s, s.queue.pop(0), lane, cell_at(lane, GEARLOC_RANGED))
        s.then(PlaceBehind())


encounter(
    "tyrant-duster-2",
    title=Words("In a Fog", "Dans le brouillard"),
    premise=Words(
        "The white lifts like a curtain. The party is standing in the middle of somebody’s bedroom.",
        "Le blanc se lève comme un rideau. Le groupe se trouve au milieu de la chambre de quelqu’un.",
    ),
    rewards=Rewards(),
    tyrant="duster",
    choices=(
        EncounterChoice(
            label=Words("Apologise with blades drawn", "S’excuser, l’arme au poing"),
            text=Words(
                "Baddie points of the day, in Beasts from the active stacks, then the defeated pile, and in other"
                " types where those run short. Gearlocs are placed first, all on melee positions, and are"
                " Surprised: they start at the bottom of the meter. The baddies set up stand behind them, on the"
                " ranged gearloc positions; those that enter later use the baddie positions as always.",
                "Points de vilains du jour, en Bêtes prises dans les piles actives, puis au cimetière, et en"
                " d’autres types si elles manquent. Les gearlocs sont placés d’abord, tous sur des positions de"
                " corps à corps, et sont Surpris : ils commencent en bas de la jauge. Les vilains placés au départ"
                " se tiennent derrière eux, sur les positions de gearloc à distance ; ceux qui entrent plus tard"
                " prennent comme toujours les positions de vilain.",
            ),
            battle=Battle(
                AddRule(TYPE_FIRST, BEAST),
                CountPoints(0),
                AddRule(SURPRISED, PARTY_SURPRISED),
                meets=(MaybeNobodyCame(), PlaceInFog(0), PlaceBehind(), RollInitiative(), StartBattle()),
            ),
            rewards=Rewards(progress=1, training=2, loot_each=1),
        ),
    ),
)
