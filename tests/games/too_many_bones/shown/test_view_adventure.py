"""What the table shows between battles."""

from __future__ import annotations

from boneyard.games.too_many_bones.content.sheets import SKILLS
from boneyard.games.too_many_bones.game import TOO_MANY_BONES
from boneyard.games.too_many_bones.model.ids import READY
from boneyard.games.too_many_bones.shown.view_adventure import AdventureView
from tests.games.too_many_bones.roads import RoadStory, challenge, encounter, named, rolls, table
from tests.rulings import ruling


def road(story: RoadStory) -> AdventureView:
    found = TOO_MANY_BONES.view(story.s, 0).adventure
    assert found is not None
    return found


@ruling("TMB-031")
def test_the_card_of_the_day_shows_what_may_be_chosen() -> None:
    today = road(encounter("classic-01")).today
    assert today is not None
    assert [(way.key, way.battle, way.open) for way in today.ways] == [("A", True, True), ("B", True, True)]
    assert today.rewards.progress == 1
    assert today.taken == ""


@ruling("TMB-028")
def test_the_phases_of_a_day_follow_one_another() -> None:
    story = encounter("classic-01", dice=rolls("picket initiative 3", "boomer initiative 4"))
    seen = [road(story).phase]
    seen.append(road(story.does("choose a").sets_up()).phase)
    seen.append(road(story.wins()).phase)
    seen.append(road(story.through_rewards()).phase)
    assert seen == ["encounter", "battle", "reward", "recovery"]


@ruling("TMB-058")
def test_the_party_lines_up_for_nom_with_his_company_on_the_mat() -> None:
    story = challenge("nom", stacks=("orc recruit, troll runt", "", "")).asks("nom_order")
    assert TOO_MANY_BONES.view(story.s, 0).mat
    assert road(story).phase == "battle"


@ruling("TMB-088")
def test_a_locked_trove_shows_its_locks_alone() -> None:
    held = road(encounter("classic-01", bags={"Picket": "shock_inducer"})).bags[0].cards[0]
    assert (held.key, held.name, held.text) == ("", None, None)
    assert held.locks


@ruling("TMB-003")
def test_the_next_encounter_is_seen_unless_it_is_hidden() -> None:
    assert road(encounter("classic-01", deck="classic-02")).next == "classic-02"


@ruling("TMB-071")
def test_a_skill_within_reach_says_so() -> None:
    s = table("Patches")
    named(s, "Patches").put(next(skill.die for skill in SKILLS if skill.key == "bone-saw"), READY)
    within = {skill.die for skill in TOO_MANY_BONES.view(s, 0).party[0].skills if skill.within}
    assert "med-pack" in within
    assert "zappack" not in within
