"""Never Trust a Dancer in the Wood."""

from __future__ import annotations

from boneyard.games.too_many_bones.battle.stats import attack
from tests.games.too_many_bones.encounters.usual import PICKET_AND_BOOMER, SCALES, SHUT
from tests.games.too_many_bones.roads import encounter, lock_roll, named, rolls
from tests.rulings import ruling


@ruling("TMB-097", "TMB-111")
def test_a_lock_for_everybody_surprises_the_guards() -> None:
    told = [
        *lock_roll("1F", "3L", "2T", intuition="save"),
        *lock_roll("3T", "1T", intuition="convert", dice=("grey", "yellow")),
        *lock_roll("1T", "1T", "1T", intuition="save"),  # Boomer goes on with the third lock
        *lock_roll("1T", "1T", "1T", intuition="save"),
    ]
    story = encounter("classic-04", dice=rolls(*told, *PICKET_AND_BOOMER), stacks=SCALES).does("choose a")
    story.asks_whom("Picket").does("nothing", "open with brown").sets_up()
    assert [unit < 4 for unit in story.s.meter] == [True, True, False, False, False, False]
    story.has_hp("Picket", 5).wins().through_rewards().has_progress(1).gained("Picket", training=2)


@ruling("TMB-032", "TMB-040", "TMB-062")
def test_too_few_locks_hurt_and_the_party_fights_in_chains() -> None:
    dice = rolls(*SHUT, *SHUT, *SHUT, *SHUT, *PICKET_AND_BOOMER)
    story = encounter(
        "classic-04", party="Picket + attack + attack, Boomer", dice=dice, stacks=SCALES, hp={"Boomer": 2}
    )
    story.does("choose a").has_hp("Picket", 3).has_hp("Boomer", 1).tells("ChoiceTaken", choice=1, instead=True)
    story.sets_up()
    assert attack(named(story.s, "Picket")) == 1
    story.tells("StatSetAside", who="Picket", stat="attack").never_tells("StatSetAside", who="Boomer")
    story.wins().through_rewards().has_progress(1).gained("Picket", training=2).carries("Picket", 1)
    assert attack(named(story.s, "Picket")) == 3


@ruling("TMB-032")
def test_fighting_in_chains_may_be_chosen_at_once() -> None:
    dice = rolls(*PICKET_AND_BOOMER)
    story = (
        encounter("classic-04", party="Picket, Boomer + attack", dice=dice, stacks=SCALES).does("choose b").sets_up()
    )
    assert attack(named(story.s, "Boomer")) == 1
    story.has_hp("Picket", 5).loses().camps().has_progress(0)
