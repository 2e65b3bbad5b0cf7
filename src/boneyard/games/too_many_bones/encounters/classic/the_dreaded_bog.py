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
    """Every chip drawn makes way for a Bog chip of its value, as long as one is found (TMB-105)."""

    def draws(self, s: TooManyBones, points: int, argument: int) -> bool:
        """In the active stacks, else among the unused chips, else in the defeated pile."""
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
    """More of them, and Bog before all."""
    fight(s, AddRule(BOG_FIRST), CountPoints(by_size(s, 3, 6)))


class BogFever(SpecialRule):
    """A gearloc starts the battle with Poison 2."""

    def battle_starts(self, s: TooManyBones, argument: int) -> None:
        """The argument is its seat."""
        put_effect(s, argument, POISON, 2)


BOG_FEVER: Final = special_rule(23, BogFever())


class CheckHealth(Step):
    """A gearloc rolls a D6, and needs more HP than that to keep clear of the fumes."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """Else it is poisoned as the battle starts."""
        if roll_d6(s, self.unit) >= s.party[self.unit].hp:
            add_rule(s, BOG_FEVER, self.unit)


def wade_on(s: TooManyBones) -> None:
    """Everybody breathes in."""
    s.then(*[CheckHealth(gearloc.id) for gearloc in s.party])
    plain_fight(s)


encounter_choices("classic-01", EncounterChoice(fight_the_bog), EncounterChoice(wade_on))
