"""The Language of the Orb (tyrant-gendricks-2)."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.battle.damage import PLAIN, Damage, deal
from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, special_rule
from boneyard.games.too_many_bones.content.encounters import Battle, EncounterChoice, encounter
from boneyard.games.too_many_bones.encounters.steps import AddRule, CountPoints
from boneyard.games.too_many_bones.model.ids import NOBODY
from boneyard.games.too_many_bones.model.rewards import Rewards
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc


class NoIdeas(SpecialRule):
    """The backup plan may not be used. Bones are still kept."""

    def may_plan(self, s: TooManyBones, gearloc: Gearloc, argument: int) -> bool:
        return False


class PainfulIdeas(SpecialRule):
    """Each bones deals 1 damage to the gearloc that rolls it."""

    def bones_rolled(self, s: TooManyBones, gearloc: Gearloc, bones: int, argument: int) -> None:
        deal(s, Damage(gearloc.id, bones, PLAIN, NOBODY))


NO_IDEAS: Final = special_rule(17, NoIdeas())
PAINFUL_IDEAS: Final = special_rule(18, PainfulIdeas())

encounter(
    "tyrant-gendricks-2",
    title=Words("The Language of the Orb", "La langue de l’orbe"),
    premise=Words(
        "It hangs at eye level and talks in everybody’s own voice. Good ideas come undone halfway.",
        "Elle flotte à hauteur d’yeux et parle avec la voix de chacun. Les bonnes idées se défont en route.",
    ),
    rewards=Rewards(progress=1, training=1, loot_each=1),
    tyrant="gendricks",
    choices=(
        EncounterChoice(
            label=Words("Stop having ideas", "Ne plus avoir d’idées"),
            text=Words(
                "Baddie points of the day. Bones may be kept in the backup plan, but not spent.",
                "Points de vilains du jour. Les os peuvent être gardés dans le plan B, mais pas dépensés.",
            ),
            battle=Battle(CountPoints(0), AddRule(NO_IDEAS)),
        ),
        EncounterChoice(
            label=Words("Think through the pain", "Penser malgré la douleur"),
            text=Words(
                "Baddie points of the day. Every bone a gearloc rolls deals it 1 damage.",
                "Points de vilains du jour. Chaque os obtenu par un gearloc lui inflige 1 dégât.",
            ),
            battle=Battle(CountPoints(0), AddRule(PAINFUL_IDEAS)),
            rewards=Rewards(training=1),
        ),
    ),
)
