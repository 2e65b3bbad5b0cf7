"""The Dreaded Bog (classic-01)."""

from __future__ import annotations

from typing import Final

from boneyard.games.too_many_bones.baddies.tyrants.objects import by_size
from boneyard.games.too_many_bones.battle.effect_dice import put_effect
from boneyard.games.too_many_bones.battle.queue import VALUES, draw_points, reshuffle, stack_of
from boneyard.games.too_many_bones.battle.rolling import roll_d6
from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, add_rule, special_rule
from boneyard.games.too_many_bones.content.chips import CHIPS, chips_of
from boneyard.games.too_many_bones.encounters.choices import EncounterChoice, encounter_choices
from boneyard.games.too_many_bones.encounters.steps import AddRule, CountPoints, called, fight, plain_fight
from boneyard.games.too_many_bones.model.ids import NOBODY, POISON, TYPES
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


def fight_the_bog(s: TooManyBones) -> None:
    """Fight for more baddie points, in Bog chips first."""
    fight(s, AddRule(BOG_FIRST), CountPoints(by_size(s, 3, 6)))


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
    plain_fight(s)


encounter_choices("classic-01", EncounterChoice(fight_the_bog), EncounterChoice(wade_on))
