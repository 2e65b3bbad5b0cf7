"""Training attempts (TMB-064 to TMB-070)."""

from __future__ import annotations

import pytest

from boneyard.games.too_many_bones.activities.training import Attempt
from boneyard.games.too_many_bones.model.ids import ATTACK, DEFENSE, DEX, HEALTH, Stat
from tests.games.too_many_bones.stories import Story, battle, rolls
from tests.rulings import ruling


def trains(gearloc: str, stat: Stat, *dice: str) -> Story:
    """A gearloc makes one attempt, and all these dice are rolled for it."""
    story = battle(f"{gearloc} | Wild Boar 3 at a4", dice=rolls(*dice)).happens(Attempt(0, stat))
    assert story.dice_left == 0, "more was told than rolled"
    return story


@ruling("TMB-064")
def test_health_always_succeeds_and_brings_its_hp_along() -> None:
    trains("Picket 3/5 at c2", HEALTH).shows("Picket 4/6").tells("StatRaised", stat="health", value=6)


@ruling("TMB-064", "TMB-153")
def test_health_trained_while_ale_works_brings_no_hp_along() -> None:
    story = trains("Picket 1/5 at c2 [active: orcish ale 2]", HEALTH).shows("Picket 1/6")
    story.tells("StatRaised", stat="health", value=6).never_tells("Healed")


@ruling("TMB-064")
def test_dex_always_succeeds() -> None:
    trains("Picket 3/5 at c2", DEX).shows("Picket 3/5 [dex+1]").tells("StatRaised", stat="dex", value=3)


@ruling("TMB-065")
def test_attack_is_tried_with_as_many_dice_as_the_stat_and_goes_up_without_bones() -> None:
    story = trains("Tantrum 4/4 at c2 [attack+1]", ATTACK, "attack 1", "attack 2", "attack 1", "attack 1")
    story.shows("Tantrum 4/4 [attack+2]")


@ruling("TMB-065", "TMB-042")
def test_any_bones_fail_an_attack_attempt_and_nobody_keeps_them() -> None:
    story = trains("Tantrum 4/4 at c2", ATTACK, "attack 1", "attack bones", "attack 1")
    story.shows("Tantrum 4/4 [plan: nothing]").lacks("Tantrum", "attack+1").tells("TrainingFailed", stat="attack")


@ruling("TMB-066")
@pytest.mark.parametrize(("again", "raised"), [("defense 1", True), ("defense bones", False)])
def test_defense_dice_that_show_bones_are_rolled_once_more(again: str, raised: bool) -> None:
    story = trains("Boomer 3/3 at c1", DEFENSE, "defense 1", "defense bones", again)
    story.tells("Rerolled", dice=again.replace("bones", "bones 1"))
    if raised:
        story.shows("Boomer 3/3 [defense+1]")
    else:
        story.lacks("Boomer", "defense+1").tells("TrainingFailed", stat="defense")


@ruling("TMB-066")
def test_defense_without_bones_goes_up_at_once() -> None:
    story = trains("Boomer 3/3 at c1", DEFENSE, "defense 1", "defense 2").shows("Boomer 3/3 [defense+1]")
    story.never_tells("Rerolled")


def test_improved_defense_training_forgives_one_bone() -> None:
    picket = "Picket 5/5 at c2 [locked: bravado improved def training]"
    trains(picket, DEFENSE, "defense 1", "defense bones").shows("Picket 5/5 [defense+1]").never_tells("Rerolled")
    story = trains(picket, DEFENSE, "defense bones", "defense bones", "defense bones", "defense 1")
    story.shows("Picket 5/5 [defense+1]")
    story = trains(picket, DEFENSE, "defense bones", "defense bones", "defense bones", "defense bones")
    story.tells("TrainingFailed", stat="defense")


@ruling("TMB-068")
def test_with_a_stat_of_0_nothing_is_rolled_and_the_attempt_succeeds() -> None:
    trains("Tantrum 4/4 at c2", DEFENSE).shows("Tantrum 4/4 [defense+1]").never_tells("Rolled")


@ruling("TMB-069")
def test_what_a_battle_does_to_a_stat_does_not_count() -> None:
    dice = ("attack 1", "attack 1", "attack 1")
    trains("Tantrum 4/4 at c2 [spent attack 2; active: strengthen 1]", ATTACK, *dice).shows("Tantrum 4/4 [attack+1]")


@ruling("TMB-069", "TMB-257")
def test_a_stat_die_set_aside_by_limit_counts_in_an_attempt() -> None:
    dice = ("attack 1", "attack 1", "attack 1", "attack 1")
    story = trains("Tantrum 4/4 at c2 [attack+1; aside: attack]", ATTACK, *dice)
    story.shows("Tantrum 4/4 [attack+2; aside: attack]")


@ruling("TMB-070")
@pytest.mark.parametrize("stat", [DEX, ATTACK, DEFENSE])
def test_a_stat_die_that_shows_6_cannot_be_trained(stat: Stat) -> None:
    trains("Boomer 3/3 at c1 [dex+6, attack+6, defense+6]", stat).never_tells("StatRaised")
