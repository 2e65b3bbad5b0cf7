"""The Dreaded Bog (classic-01)."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.battle.effect_dice import put_effect
from boneyard.games.too_many_bones.battle.queue import VALUES, draw_points, reshuffle, stack_of
from boneyard.games.too_many_bones.battle.rolling import roll_d6
from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, add_rule, special_rule
from boneyard.games.too_many_bones.content.chips import CHIPS, chips_of
from boneyard.games.too_many_bones.content.encounters import CARDS_AND_RULES, Battle, BySize, EncounterChoice, encounter
from boneyard.games.too_many_bones.encounters.steps import AddRule, CountPoints, called
from boneyard.games.too_many_bones.model.ids import NOBODY, POISON, TYPES
from boneyard.games.too_many_bones.model.rewards import Rewards
from boneyard.games.too_many_bones.model.state import CHIP, STACKS, TooManyBones
from boneyard.games.too_many_bones.model.tasks import Step

BOG: Final = TYPES.index("bog")


class BogFirst(SpecialRule):
    """Every chip drawn is replaced by a Bog chip of its value, if one is found (TMB-105).

    They come from the active stacks, else from the unused chips, else from the defeated pile.
    """

    def draws(self, s: TooManyBones, points: int, argument: int) -> bool:
        draw_points(s, points)
        s.rng.shuffle(STACKS, s.adventure.unused)
        for place, chip in enumerate(s.queue):
            printed = CHIPS[chip & CHIP]
            if printed.type != BOG and printed.type in s.book.types:
                found = called(s, chips_of(printed.points, (BOG,)))
                if found != NOBODY:
                    s.queue[place] = found
                    s.stacks[stack_of(chip & CHIP)].insert(0, chip)
        for stack in range(len(VALUES)):
            reshuffle(s, stack)
        return True


BOG_FIRST: Final = special_rule(22, BogFirst())


class BogFever(SpecialRule):
    """A gearloc starts the battle with Poison 2. The argument is its seat."""

    def battle_starts(self, s: TooManyBones, argument: int) -> None:
        put_effect(s, argument, POISON, 2)


BOG_FEVER: Final = special_rule(23, BogFever())


class CheckHealth(Step):
    """A gearloc rolls a D6, and starts the battle poisoned unless it has more HP than that."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        if roll_d6(s, self.unit) >= s.party[self.unit].hp:
            add_rule(s, BOG_FEVER, self.unit)


def wade_on(s: TooManyBones) -> None:
    """Everybody checks its health, then fights."""
    s.then(*[CheckHealth(gearloc.id) for gearloc in s.party])


encounter(
    "classic-01",
    title=Words("The Dreaded Bog", "Le marécage de l’effroi"),
    premise=Words(
        "The map said meadow. The water says otherwise, and something in it has just blinked.",
        "La carte disait prairie. L’eau dit le contraire, et quelque chose dedans vient de cligner des yeux.",
    ),
    rewards=Rewards(progress=1, training=2, loot_each=1),
    source=CARDS_AND_RULES,
    choices=(
        EncounterChoice(
            label=Words("Fight whatever lives here", "Affronter ce qui vit ici"),
            text=Words(
                "Baddie points of the day, +3 with one or two gearlocs, +6 with three or four. The battle queue "
                "takes as many Bog chips as it can, from the active stacks, then the unused chips, then the "
                "defeated pile; other active chips make up the rest.",
                "Points de vilains du jour, +3 à un ou deux gearlocs, +6 à trois ou quatre. La file d’attente "
                "prend autant de jetons Marais que possible, dans les piles actives, puis parmi les jetons "
                "inutilisés, puis au cimetière ; d’autres jetons actifs la complètent.",
            ),
            battle=Battle(AddRule(BOG_FIRST), BySize(CountPoints(3), CountPoints(6))),
            rewards=Rewards(progress=1),
        ),
        EncounterChoice(
            label=Words("Wade on through the fumes", "Avancer dans les vapeurs"),
            text=Words(
                "Before the battle every gearloc rolls a D6; one whose HP are not higher than its roll starts the "
                "battle with Poison 2. Then baddie points of the day. Only the battle decides whether the party "
                "succeeds.",
                "Avant le combat, chaque gearloc lance un D6 ; celui dont les PV ne dépassent pas son résultat "
                "commence le combat avec Poison 2. Puis points de vilains du jour. Seul le combat décide de la "
                "réussite.",
            ),
            first=wade_on,
            battle=Battle(CountPoints(0)),
        ),
    ),
)
