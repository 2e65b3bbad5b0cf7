"""Something About This Stinks (classic-06)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.agenda import Do
from boneyard.core.decision import Phrase, Words
from boneyard.games.too_many_bones.answers.picks import NO, YES, Pick, pick
from boneyard.games.too_many_bones.answers.questions import Question
from boneyard.games.too_many_bones.answers.words import yes_or_no
from boneyard.games.too_many_bones.battle.dice_supply import dice_left
from boneyard.games.too_many_bones.battle.rolling import roll_d6, rolled, say_roll
from boneyard.games.too_many_bones.battle.slots import defense_dice, has_free_active
from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, special_rule
from boneyard.games.too_many_bones.battle.stats import defense
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.content.encounters import Battle, EncounterChoice, encounter
from boneyard.games.too_many_bones.content.sheets import icon_of
from boneyard.games.too_many_bones.encounters.steps import AddRule, CountPoints, hurt_party
from boneyard.games.too_many_bones.events.battle import Rolled
from boneyard.games.too_many_bones.gearlocs.picket.shield_wall import keep
from boneyard.games.too_many_bones.model.dice import token, value_of
from boneyard.games.too_many_bones.model.ids import DEFENSE_DIE, SHIELD_ICON
from boneyard.games.too_many_bones.model.rewards import Rewards
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.tasks import Step
from boneyard.games.too_many_bones.model.units import Baddie, Gearloc

MOST_DEX: Final = 3
CHOKING: Final = 3  # the highest D6 that hurts


class Stench(SpecialRule):
    """Dex is at most 3, and each round may start with 1 true damage to every gearloc, on a D6 of 1 to 3."""

    def dex(self, s: TooManyBones, gearloc: Gearloc, dex: int, argument: int) -> int:
        return min(dex, MOST_DEX)

    def round_starts(self, s: TooManyBones, argument: int) -> None:
        if roll_d6(s) <= CHOKING:
            hurt_party(s)


STENCH: Final = special_rule(27, Stench())


class Ambush(SpecialRule):
    """Ranged baddies have 1 more Attack."""

    def baddie_attack(self, s: TooManyBones, baddie: Baddie, dice: int, argument: int) -> int:
        return dice + 1 if CHIPS[baddie.chip].ranged else dice


AMBUSH: Final = special_rule(28, Ambush())


def shields_to_raise(s: TooManyBones, gearloc: Gearloc) -> int:
    """How many it may roll: its Defense, within the box."""
    return min(defense(gearloc) - defense_dice(gearloc.active), dice_left(s, DEFENSE_DIE))


class OfferShields(Question):
    """Before the battle a gearloc may roll all its defense dice, if it has any."""

    __slots__ = ()

    kind = "raise_shields"

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return [pick(YES), pick(NO)] if shields_to_raise(s, s.party[self.seat]) > 0 else []

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        if chosen.verb == YES:
            s.then(RaiseShields(self.seat))

    def effect_of(self, s: TooManyBones, chosen: Pick) -> Phrase | None:
        return yes_or_no(self.kind, chosen) if chosen.verb == YES else None


class OfferShieldsToAll(Do):
    """Every gearloc may raise its shields, in party order."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        s.then(*[OfferShields(gearloc.id) for gearloc in s.party])


class RaiseShields(Step):
    """Shields go into active slots, bones are lost. The best go first, since slots may run out (TMB-253)."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        gearloc = s.party[self.unit]
        thrown = [rolled(s, token(DEFENSE_DIE, 0, 0)) for _ in range(shields_to_raise(s, gearloc))]
        say_roll(s, Rolled(s.who(self.unit), tuple(thrown)))
        for rolled_die in sorted([each for each in thrown if icon_of(each) == SHIELD_ICON], key=value_of, reverse=True):
            if has_free_active(gearloc):
                keep(s, gearloc, rolled_die, locked=False)


encounter(
    "classic-06",
    title=Words("Something About This Stinks", "Ça sent mauvais"),
    premise=Words(
        "To the left it smells like the end of the world. To the right not even a bird complains.",
        "À gauche, cela sent la fin du monde. À droite, pas même un oiseau ne s’en plaint.",
    ),
    rewards=Rewards(progress=1, training=2, loot_each=1),
    choices=(
        EncounterChoice(
            label=Words("Hold your noses", "Se boucher le nez"),
            text=Words(
                "Baddie points of the day. No gearloc’s Dex counts for more than 3. At the start of every round a "
                "D6 is rolled: on 1 to 3 every gearloc takes 1 true damage.",
                "Points de vilains du jour. La dextérité d’un gearloc ne compte jamais plus de 3. Au début de "
                "chaque manche, on lance un D6 : de 1 à 3, chaque gearloc subit 1 coup critique.",
            ),
            battle=Battle(CountPoints(0), AddRule(STENCH)),
        ),
        EncounterChoice(
            label=Words("Trust the silence", "Se fier au silence"),
            text=Words(
                "Before the battle any gearloc may roll all its defense dice; shields go into Active slots, bones "
                "are lost. Then baddie points of the day. Ranged baddies have 1 more Attack.",
                "Avant le combat, tout gearloc peut lancer tous ses dés de défense ; les boucliers vont en case "
                "active, les os sont perdus. Puis points de vilains du jour. Les vilains à distance ont 1 "
                "d’attaque de plus.",
            ),
            battle=Battle(OfferShieldsToAll(), CountPoints(0), AddRule(AMBUSH)),
        ),
    ),
)
