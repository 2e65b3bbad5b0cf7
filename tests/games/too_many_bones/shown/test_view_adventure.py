"""What the table shows between battles, and what is in the box."""

from __future__ import annotations

import msgspec
import pytest

from boneyard.games.too_many_bones.content.facts import FACTS
from boneyard.games.too_many_bones.content.sheets import key_of
from boneyard.games.too_many_bones.game import TOO_MANY_BONES
from boneyard.games.too_many_bones.model.ids import ATTACK, DEFENSE, DEX, HEALTH, READY, SKILL_DICE
from boneyard.games.too_many_bones.shown.catalogue import box_view
from boneyard.games.too_many_bones.shown.odds import chance_of_training
from boneyard.games.too_many_bones.shown.view_adventure import RoadView
from tests.games.too_many_bones.roads import RoadStory, challenge, encounter, named, rolls, table
from tests.rulings import ruling


def road(story: RoadStory) -> RoadView:
    found = TOO_MANY_BONES.view(story.s, 0).road
    assert found is not None
    return found


def test_the_box_holds_every_piece_with_words_in_both_languages() -> None:
    box = msgspec.to_builtins(box_view())
    counts = {kind: len(box[kind]) for kind in ("dice", "sheets", "tyrants", "encounters")}
    assert counts == {"dice": 64, "sheets": 4, "tyrants": 7, "encounters": 60}
    for kind in ("icons", "effects", "traits", "tyrant_faces", "dice", "loot"):
        for piece in box[kind]:
            assert all(piece[field][language] for field in ("name", "text") for language in ("en", "fr"))


def test_every_die_of_the_box_has_six_faces() -> None:
    box = box_view()
    assert {len(die.faces) for die in box.dice} == {6}
    assert {len(faces) for faces in box.white.values()} == {6}
    assert {len(tyrant.faces) for tyrant in box.tyrants} == {6}
    assert {len(faces) for faces in box.lock_dice.values()} == {6}


@ruling("TMB-071")
def test_a_die_of_the_box_names_those_that_lead_to_it() -> None:
    dice = {die.die: die for die in box_view().dice}
    assert set(dice["stim-belt"].needs) == {"chem-kit", "distiller"}
    assert dice["med-kit"].needs == []


@ruling("TMB-064")
def test_health_and_dex_are_certain() -> None:
    s = table("Picket")
    assert [chance_of_training(s, named(s, "Picket"), stat) for stat in (HEALTH, DEX)] == [1.0, 1.0]


@ruling("TMB-065")
def test_one_attack_die_fails_on_its_bones() -> None:
    s = table("Picket")
    bones = FACTS["dice.attack"].count("bones")
    assert chance_of_training(s, named(s, "Picket"), ATTACK) == pytest.approx(1 - bones / 6)


@ruling("TMB-066")
def test_defense_dice_with_bones_have_a_second_throw() -> None:
    s = table("Picket")
    each = FACTS["dice.defense"].count("bones") / 6
    assert chance_of_training(s, named(s, "Picket"), DEFENSE) == pytest.approx((1 - each**2) ** 2)


@ruling("TMB-070")
def test_a_stat_at_its_highest_cannot_be_trained() -> None:
    s = table("Picket")
    named(s, "Picket").trained[HEALTH] = 6
    assert chance_of_training(s, named(s, "Picket"), HEALTH) == 0.0


@ruling("TMB-063")
def test_where_no_attempt_fails_attack_and_defense_are_certain_too() -> None:
    """Special-05: the points of the card are sure."""
    s = encounter("special-05", party="Picket").does("choose b").asks("train").s
    assert [chance_of_training(s, named(s, "Picket"), stat) for stat in (ATTACK, DEFENSE)] == [1.0, 1.0]


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
    named(s, "Patches").put([key_of(die) for die in range(SKILL_DICE)].index("bone-saw"), READY)
    within = {skill.die for skill in TOO_MANY_BONES.view(s, 0).party[0].skills if skill.within}
    assert "med-pack" in within
    assert "zappack" not in within


def test_no_two_things_that_are_saved_have_the_same_name() -> None:
    names = [record.__name__ for record in TOO_MANY_BONES.records]
    assert sorted(names) == sorted(set(names))
