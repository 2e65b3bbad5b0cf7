"""Drellen: the set-up, the die, the special rules and the skills."""

from __future__ import annotations

import pytest

from boneyard.games.too_many_bones.battle.damage import PLAIN, Damage
from boneyard.games.too_many_bones.battle.effect_dice import put_effect
from boneyard.games.too_many_bones.model.adventure import ANTIDOTE
from boneyard.games.too_many_bones.model.ids import FIRST_BADDIE, POISON
from boneyard.games.too_many_bones.model.units import effect
from tests.games.too_many_bones.baddies.tyrants.falling import falls
from tests.games.too_many_bones.encounters.usual import PICKET_AND_BOOMER
from tests.games.too_many_bones.roads import RoadStory, challenge
from tests.games.too_many_bones.stories import battle, rolls
from tests.rulings import ruling


def drellen(*later: str, marks: int = 0) -> RoadStory:
    """Drellen with two of the Bog, and two more for the points."""
    stacks = ("bog frog, bog worm, wolf, wild boar", "", "")
    dice = (*PICKET_AND_BOOMER, *later)
    return challenge("drellen", *dice, stacks=stacks, marks=marks).sets_up("a2", "d1")


@ruling("TMB-044", "TMB-053", "TMB-128")
def test_in_drellens_bog_every_step_costs_two_dex_and_his_own_protect_him() -> None:
    story = drellen().queues(0, 1, 1, 1, 1).shows("Drellen 10 at a4", "Bog Frog 4 at b3", "Bog Worm 3 at c3")
    story.turn_of("Boomer").offers("move c1").does_not_offer("move b1", "move c2").does("stay", "no target", "roll")
    story.deals(9, "Drellen", true=True).shows("Drellen 10")
    story.deals(9, "Bog Frog", "Bog Worm", true=True)
    falls(story, "drellen").tells("AdventureEnded", won=True)


@pytest.mark.parametrize(("marks", "poison"), [(0, 3), (ANTIDOTE, 1)])
@ruling("TMB-049")
def test_the_antidote_makes_poison_enhancer_do_nothing(marks: int, poison: int) -> None:
    bones = ("attack bones",) * 4
    story = drellen("defense bones", "defense bones", "drellen poison enhancer", *bones, marks=marks)
    put_effect(story.s, 0, POISON, 1)
    story.turn_of("Drellen").tells("TyrantRolled", face="poison enhancer")
    assert [effect(gearloc, POISON) for gearloc in story.s.party] == [poison, 0]


@ruling("TMB-049", "TMB-172")
def test_poison_2_goes_to_each_of_his_targets() -> None:
    story = battle(
        "Picket 9/9 at a1, Boomer 3/3 at d1, Patches 4/4 at c1 | Drellen 10 at a4 [shields 1 1]",
        rolls("drellen poison 2", *["attack bones"] * 4),
    )
    story.turn_of("Drellen").shows("Boomer 3/3 [poison 2]", "Patches 4/4 [poison 2]").lacks("Picket", "poison")


@ruling("TMB-049")
def test_poison_enhancer_turns_poison_dice_to_three_but_gives_none() -> None:
    story = battle(
        "Picket 9/9 at a1, Boomer 3/3 at d1 [poison 1] | Drellen 10 at a4 [shields 1 1]",
        rolls("drellen poison enhancer", *["attack bones"] * 4),
    )
    story.turn_of("Drellen").shows("Boomer 3/3 [poison 3]").lacks("Picket", "poison")


@ruling("TMB-049", "TMB-183")
def test_a_target_in_smoke_is_missed_by_the_tyrant_die_as_well() -> None:
    story = battle(
        "Picket 9/9 at a1, Boomer 3/3 at d1 [active: smoke screen 1] | Drellen 10 at a4 [shields 1 1]",
        rolls("drellen poison 2", *["attack bones"] * 4),
    )
    story.turn_of("Drellen").lacks("Boomer", "poison").shows("Picket 9/9 [poison 2]")


@ruling("TMB-053")
def test_drellen_cannot_be_poisoned_and_loses_nothing_among_his_own() -> None:
    story = battle("Picket 9/9 at a1 | Drellen 10 at a4, Bog Frog 4 at d3")
    story.happens(Damage(FIRST_BADDIE, 3, PLAIN, 0)).shows("Drellen 10")
    story = battle("Picket 9/9 at a1 | Drellen 10 at a4, Orc Recruit 3 at d3\nqueue: Bog Frog")
    story.happens(Damage(FIRST_BADDIE, 3, PLAIN, 0)).shows("Drellen 7")
