"""The reward phase: loot, trove, training points and progress (TMB-035 to TMB-038, TMB-063 to TMB-072)."""

from __future__ import annotations

from boneyard.core.event import Event
from boneyard.games.too_many_bones.adventure.rewards import SpendPoints
from boneyard.games.too_many_bones.answers.picks import UNSEEN
from boneyard.games.too_many_bones.content.sheets import SHEETS
from boneyard.games.too_many_bones.events.adventure import LootGained, PointsGained, ProgressMade
from boneyard.games.too_many_bones.loot.every_card import BY_KEY
from boneyard.games.too_many_bones.model.ids import ATTACK, READY, STATS
from boneyard.games.too_many_bones.model.rewards import Rewards
from boneyard.games.too_many_bones.model.units import STAT_MAX
from tests.games.too_many_bones.encounters.usual import MIXED, PICKET_AND_BOOMER
from tests.games.too_many_bones.loots import on_the_road, pack
from tests.games.too_many_bones.roads import RoadStory, encounter, named, rolls, table
from tests.rulings import ruling

LOOT = "oggot_herbs, mixed_berries, zelfey_seeds, stone_hammer"
TROVE = "laser_pointer, shock_inducer, minor_patch_kit, flash_arrows"


def won(key: str, choice: str = "a", party: str = "Picket, Boomer", leader: int = 0) -> RoadStory:
    """The battle of a card is won, and the reward phase begins."""
    dice = rolls("picket initiative 2", "boomer initiative 3")
    stacks = ("Kobold, Orc Recruit, Troll Runt, Acid Lizard", "Wyrm", "")
    story = encounter(key, party=party, dice=dice, stacks=stacks, loot=LOOT, trove=TROVE, leader=leader)
    story.does(f"choose {choice}")
    return story.sets_up().wins()


def paid(story: RoadStory) -> list[type[Event]]:
    """What was given, in its order."""
    return [type(each) for each in story.events if isinstance(each, LootGained | PointsGained | ProgressMade)]


def spends(points: int, gearloc: str = "Boomer", *dice: str) -> RoadStory:
    """A gearloc has points to spend."""
    s = table(gearloc)
    s.party[0].points = points
    return on_the_road(s, SpendPoints(), dice=rolls(*dice))


# What is given.


@ruling("TMB-035")
def test_rewards_of_the_choice_and_of_the_card_are_added_and_come_as_loot_points_progress() -> None:
    story = won("classic-08").through_rewards().has_progress(1)
    story.gained("Picket", training=1).gained("Boomer", training=1)
    assert paid(story) == [LootGained] * 4 + [PointsGained] * 2 + [ProgressMade]


@ruling("TMB-035")
def test_loot_comes_before_trove_and_trove_before_points() -> None:
    story = encounter("special-01", loot=LOOT, trove=TROVE)
    story.s.adventure.earned = Rewards(loot_each=1, loot_shared=1, trove_each=1, trove_shared=1)
    story.does("choose a", "give zelfey_seeds boomer").asks("share").does("give lever 2 trip 2 force 2 boomer")
    gains = [each.seen_card for each in story.events if isinstance(each, LootGained)]
    assert [card < UNSEEN for card in gains] == [True] * 3 + [False] * 3
    assert paid(story) == [LootGained] * 6 + [PointsGained] * 2


@ruling("TMB-036")
def test_each_loot_is_drawn_by_every_gearloc_for_itself_and_who_is_ko_is_paid_like_the_rest() -> None:
    story = encounter("special-02", stacks=("Kobold", "", ""), loot=LOOT, dice=rolls(*["picket initiative 2"] * 2))
    story.does("choose a").sets_up()
    story.deals(9, "Boomer", true=True).wins()
    story.has("Picket", "oggot_herbs").has("Boomer", "mixed_berries")
    story.gained("Boomer", training=1)


@ruling("TMB-036", "TMB-005")
def test_a_number_of_cards_is_drawn_once_and_the_party_shares_it_out() -> None:
    story = won("classic-12", leader=1)
    story.asks("share").asks_whom("Boomer").does("give lever 2 trip 2 force 2 picket")
    story.asks("share").does("give lever 2 trip 2 force 2 picket").asks("train")
    story.has("Picket", "locked laser_pointer, locked shock_inducer").has("Boomer", "nothing")


@ruling("TMB-036")
def test_alone_nobody_is_asked_who_gets_a_card() -> None:
    story = encounter("special-01", party="Picket", loot=LOOT)
    story.s.adventure.earned = Rewards(loot_shared=1)
    story.does("choose a").has("Picket", "oggot_herbs").asks("train")


@ruling("TMB-037")
def test_drawn_loot_that_nobody_wants_is_discarded() -> None:
    story = won("classic-12").does("drop lever 2 trip 2 force 2").tells("LootDiscarded").asks("share")
    assert story.s.adventure.trove_gone == [BY_KEY["laser_pointer"].card]
    story.has("Picket", "nothing").has("Boomer", "nothing")
    story = won("classic-08", "b").does("drop oggot_herbs").asks("train")
    assert story.s.adventure.loot_gone == [BY_KEY["oggot_herbs"].card]


@ruling("TMB-038")
def test_a_card_with_progress_goes_under_the_tyrant_card_and_counts_from_then_on() -> None:
    won("classic-08").through_rewards().is_kept("classic-08").tells("ProgressMade", points=1, progress=1)


@ruling("TMB-038")
def test_a_successful_card_without_progress_is_discarded() -> None:
    story = encounter("special-05", trove=TROVE).does("choose b")
    story.tells("EncounterEnded", success=True).through_rewards().has_progress(0).is_discarded("special-05")


@ruling("TMB-081", "TMB-297")
def test_loot_beyond_four_spaces_is_carried_until_recovery_ends() -> None:
    bags = {"Picket": "raider_armor, multi_tool"}
    dice = rolls("picket initiative 2")
    story = encounter("special-02", "Picket", stacks=("Kobold, Troll Runt", "", ""), loot=LOOT, bags=bags, dice=dice)
    story.does("choose a").sets_up().wins().asks("train").through_rewards().does("done")
    story.asks("drop", "drop raider_armor", "drop multi_tool", "drop oggot_herbs").does("drop oggot_herbs")
    story.has("Picket", "raider_armor, multi_tool").asks("way")


@ruling("TMB-036")
def test_who_is_ko_is_paid_like_the_rest() -> None:
    story = encounter("classic-05", dice=rolls(*PICKET_AND_BOOMER), stacks=MIXED).does("choose b").sets_up()
    story.deals(9, "Boomer", true=True).wins().through_rewards()
    story.gained("Boomer", training=2).carries("Boomer", 1)


# Training points.


@ruling("TMB-063")
def test_points_are_spent_one_by_one_on_a_stat_or_a_skill_die() -> None:
    story = spends(2).asks("train").offers("train health", "train dex", "train attack", "train defense", "learn frag")
    story.does("learn frag").tells("SkillTrained").asks("train").does("train dex").tells("StatRaised", stat="dex")
    assert story.s.party[0].points == 0
    assert story.over


@ruling("TMB-063")
def test_points_are_spent_in_party_order_each_by_its_own_seat() -> None:
    s = table("Picket, Boomer")
    for gearloc in s.party:
        gearloc.points = 1
    story = on_the_road(s, SpendPoints()).asks_whom("Picket").does("train health").asks_whom("Boomer")
    story.does("train dex").tells("StatRaised", who="Boomer", stat="dex")


@ruling("TMB-067")
def test_a_failed_attempt_leaves_the_point_for_anything_else() -> None:
    story = spends(1, "Boomer", "attack bones").does("train attack").tells("TrainingFailed", stat="attack")
    story.asks("train").does_not_offer("train attack").offers(
        "train defense", "train health", "train dex", "learn frag"
    )
    story.does("train health")
    assert (story.over, story.s.party[0].points) == (True, 0)


@ruling("TMB-067")
def test_with_the_next_point_the_stat_may_be_tried_again() -> None:
    story = spends(2, "Boomer", "attack bones", "attack 1").does("train attack", "train health").offers("train attack")
    story.does("train attack").tells("StatRaised", stat="attack")
    assert story.over


@ruling("TMB-070", "TMB-072")
def test_a_point_that_is_good_for_nothing_is_lost() -> None:
    s = table("Boomer")
    boomer = s.party[0]
    boomer.points = 2
    boomer.trained = [STAT_MAX] * len(STATS)
    boomer.skills = [READY] * len(boomer.skills)
    story = on_the_road(s, SpendPoints())
    assert (story.over, boomer.points) == (True, 0)


@ruling("TMB-071")
def test_a_skill_needs_a_star_or_one_trained_skill_with_an_arrow_to_it() -> None:
    story = spends(2)
    skills = SHEETS[story.s.party[0].gearloc].skills
    later = next(each for each in skills if each.arrows and not each.star and not each.consumable)
    before = skills[later.arrows[0] - 1]
    story.does_not_offer(f"learn {later.key}")
    named(story.s, "Boomer").put(before.die, READY)
    story.goes_on().offers(f"learn {later.key}").does_not_offer(f"learn {before.key}")
    for each in skills:
        if each.starting or each.consumable:
            story.does_not_offer(f"learn {each.key}")


@ruling("TMB-072")
def test_what_is_trained_stays_for_the_adventure() -> None:
    story = spends(2, "Boomer", "attack 1").does("learn frag", "train attack").saved()
    assert story.s.party[0].trained[ATTACK] == 1
    assert named(story.s, "Boomer").where_is(next(each.die for each in SHEETS[0].skills if each.key == "frag")) == READY


@ruling("TMB-083")
def test_before_each_point_loot_may_be_used_or_discarded() -> None:
    s = table("Picket, Boomer")
    pack(s, {"Picket": "mixed_berries, rusty_optics"})
    s.party[0].points, s.party[0].hp = 1, 1
    story = on_the_road(s, SpendPoints()).offers("play mixed_berries", "drop rusty_optics", "drop mixed_berries")
    story.does("drop rusty_optics").has("Picket", "mixed_berries").asks("train").does("play mixed_berries")
    story.has_hp("Picket", 5).asks("train")
