"""Nom: the set-up, the die, the special rules and the skills."""

from __future__ import annotations

from boneyard.games.too_many_bones.battle.damage import PLAIN, Damage
from boneyard.games.too_many_bones.model.ids import FIRST_BADDIE, NOBODY
from boneyard.games.too_many_bones.notation.dice import read_rolled_die
from tests.games.too_many_bones.baddies.tyrants.falling import falls
from tests.games.too_many_bones.roads import RoadStory, challenge
from tests.games.too_many_bones.stories import battle, rolls
from tests.rulings import ruling


def nom(*later: str) -> RoadStory:
    """Two baddies and Nom, with Picket first and Boomer behind him."""
    stacks = ("orc recruit, troll runt", "", "")
    story = challenge("nom", "picket initiative 3", *later, stacks=stacks)
    return story.asks("nom_order", "first picket", "first boomer").does("first picket").sets_up("c2")


@ruling("TMB-044", "TMB-049", "TMB-058")
def test_nom_meets_one_gearloc_at_a_time_and_his_die_eats_shields() -> None:
    story = nom("nom om nom", "attack 2", "attack 2", "attack bones").queues(1, 1, 0)
    story.shows("Nom 6 at c3", "Boomer 3/3 waiting").s.party[0].active = [read_rolled_die("defense 2")]
    story.turn_of("Nom").shows("Picket 1/5 [active: nothing]").deals(9, "Picket", true=True)
    story.shows("over: nothing", "Boomer 3/3 entering")
    story.s.acted = -1
    story.begins().asks("enter").asks_whom("Boomer").does("at d1").shows("round 2", "turn: Boomer")


@ruling("TMB-045")
def test_with_nom_the_adventure_is_won_whoever_else_stands() -> None:
    falls(nom(), "nom").tells("AdventureEnded", won=True, day=1).shows("over: won")


@ruling("TMB-030", "TMB-046")
def test_a_lost_challenge_leaves_progress_and_another_day() -> None:
    story = nom().deals(4, "Nom", true=True).loses().camps().has_progress(6).never_tells("AdventureEnded")
    while not story.asked.startswith("road"):
        story.does(story.options[0] if "done" not in story.options else "done")
    story.tells("DayBegan", day=2).does("challenge").tells("TyrantChallenged")


@ruling("TMB-046", "TMB-047")
def test_a_tyrant_that_falls_with_the_party_is_back_on_its_card() -> None:
    story = nom()
    story.s.defeated.append(story.s.adventure.tyrant)
    assert story.s.adventure.tyrant not in story.loses().camps().s.defeated


@ruling("TMB-049")
def test_om_nom_takes_the_targets_defense_dice_before_his_damage() -> None:
    story = battle(
        "Picket 9/9 at a2 [active: defense 2, defense 1, confidence 2] | Nom 10 at a3",
        rolls("nom om nom", "attack 2", "attack 2", "attack bones"),
    )
    story.turn_of("Nom").shows("Picket 7/9 [active: nothing]").lacks("Picket", "spent defense")


@ruling("TMB-242")
def test_om_nom_takes_white_dice_from_locked_slots_too_and_leaves_skill_dice() -> None:
    story = battle(
        "Picket 9/9 at a2 [active: confidence 2; locked: defense 1] | Nom 10 at a3",
        rolls("nom om nom", "attack 1", "attack bones", "attack bones"),
    )
    story.turn_of("Nom").shows("Picket 9/9 [active: confidence 1; locked: nothing]")


@ruling("TMB-057")
def test_thunderclub_throws_the_target_as_far_as_can_be_with_true_damage() -> None:
    story = battle(
        "Picket 9/9 at a3 [active: defense 2], Boomer 3/3 at d1 | Nom 10 at a4",
        rolls("nom thunderclub", "attack bones", "attack bones", "attack bones"),
    )
    story.turn_of("Nom").asks("push", "at d2", "at c1").does("at c1")
    story.shows("Picket 8/9 at c1 [active: defense 2]").tells("Moved", who="Picket", cell="c1", how="push")


@ruling("TMB-237")
def test_who_stands_farthest_already_may_stay_there() -> None:
    story = battle(
        "Boomer 3/3 at d1 | The Goblin King 10 at a4 [shields 1 1]",
        rolls("goblin king blank", "attack bones", "attack bones", "attack 1"),
    )
    story.turn_of("The Goblin King").shows("Boomer 2/3 at d1").never_tells("Moved")


@ruling("TMB-187", "TMB-181")
def test_nom_has_thick_skin_and_recovers() -> None:
    story = battle("Picket 5/5 at d1 | Nom 8/10 at a3", rolls("nom blank"))
    story.happens(Damage(FIRST_BADDIE, 4, PLAIN, NOBODY)).shows("Nom 7")
    story.turn_of("Nom").shows("Nom 8")
