"""Classic encounters 16 to 22: what each choice sets up, changes in the battle, and brings."""

from __future__ import annotations

import pytest

from boneyard.games.too_many_bones.content.encounters.all import BY_KEY
from boneyard.games.too_many_bones.model.ids import BODY_COUNT
from boneyard.games.too_many_bones.notation.dice import read_rolled_die
from tests.games.too_many_bones.roads import encounter, play_out, rolls
from tests.rulings import ruling

STACKS = (
    "Wild Boar, Goblin Sneak, Cave Spider, Club Troll, Troll Runt, Kobold, Bog Worm",
    "River Troll, Cave Bear, Wyrm",
    "",
)
WITH_BIG = (*STACKS[:2], "Armored Troll, Hill Troll Brute")
PICKET_SEAT = 0
INITIATIVE = ("picket initiative 3", "boomer initiative 4")
# Action dice grey, brown and yellow, then intuition.
TRAP_OPENS = (5, 1, 0, 2, 2, 2)  # 2 L, 2 L and nothing to convert; then 3 T
TRAP_HOLDS = (0, 3, 0, 4) * 2  # no lever at all, twice
CARDS = ("classic-16", "classic-17", "classic-18", "classic-19", "classic-20", "classic-21", "classic-22")
CHOICES = [(key, choice) for key in CARDS for choice in range(len(BY_KEY[key].choices))]


# classic-16: It's a Trap!


@ruling("TMB-043", "TMB-090", "TMB-111")
def test_a_trap_that_is_disarmed_still_surprises_the_party() -> None:
    """One gearloc opens Lever 4 and Trip 3; then there is a battle, gearlocs at the bottom of the meter."""
    story = encounter("classic-16", dice=rolls(*TRAP_OPENS, *INITIATIVE), stacks=STACKS)
    story.does("choose a").asks("tinkerer", "at picket", "at boomer").does("at boomer")
    story.does("nothing", "open with grey+brown").sets_up().queues(1, 1, 1, 1).never_tells("LostHp")
    story.shows("meter: Goblin Sneak, Cave Spider, Wild Boar, Club Troll, Boomer, Picket")
    story.wins().through_rewards().has_progress(1).gained("Picket", training=2).carries("Boomer", 1)


@ruling("TMB-032", "TMB-040", "TMB-111")
def test_a_trap_that_holds_goes_off_and_costs_the_reward() -> None:
    """The other choice is taken instead, and the party is Surprised all the same."""
    story = encounter("classic-16", dice=rolls(*TRAP_HOLDS, 4, *INITIATIVE), stacks=STACKS)
    story.does("choose a", "at picket").tells("ChoiceTaken", choice=1, instead=True)
    story.has_hp("Picket", 2).has_hp("Boomer", 3).sets_up()
    story.shows("meter: Goblin Sneak, Cave Spider, Wild Boar, Club Troll, Boomer, Picket")
    story.wins().through_rewards().has_progress(1).gained("Picket", training=1).carries("Boomer", 1)


@ruling("TMB-040", "TMB-043")
def test_a_trap_that_goes_off_takes_three_hp_but_never_the_last() -> None:
    """A 4 is as near to 5 HP as to 3: the party picks; nobody is Surprised."""
    story = encounter("classic-16", dice=rolls(3, *INITIATIVE), stacks=STACKS)
    story.does("choose b").asks("blasted", "at picket", "at boomer").saved().does("at boomer")
    story.has_hp("Boomer", 1).has_hp("Picket", 5).sets_up().shows("turn: Goblin Sneak")
    story.loses().camps().is_discarded("classic-16").has_progress(0).gained("Picket", training=0)


# classic-17: A Bold Challenge


@ruling("TMB-043")
def test_nobody_else_enters_a_duel_for_three_rounds() -> None:
    """One gearloc and the top chip of the queue; at the end of round 3 everybody comes in."""
    story = encounter("classic-17", dice=rolls("boomer initiative 4"), day=3, stacks=STACKS, hp={"Boomer": 3})
    story.does("choose a").asks("duellist", "at picket", "at boomer").saved().does("at boomer").sets_up("d1")
    story.queues(5, 1).shows("meter: Boomer, River Troll", "queue: Wild Boar").special_rules("Duel").misses("Picket")
    story.s.round = 3
    story.s.acted = -1
    story.begins().asks("enter").asks_whom("Picket").does("at a2").special_rules()
    story.shows("queue: nothing", "meter: Picket, Boomer, River Troll, Wild Boar", "round 4")
    story.wins().through_rewards().has_progress(1).gained("Boomer", training=2).carries("Picket", 1)


@ruling("TMB-043", "TMB-122")
def test_a_duel_that_is_decided_lets_everybody_in_at_the_end_of_the_round() -> None:
    """The baddie falls in round 1; the next ones come only when that round is over."""
    story = encounter("classic-17", dice=rolls("boomer initiative 4"), day=3, stacks=STACKS)
    story.does("choose a", "at boomer").sets_up("d1").deals(9, "River Troll", true=True, by="Boomer")
    story.misses("River Troll", "Wild Boar").shows("queue: Wild Boar", "over: nothing")
    story.s.acted = -1
    story.begins().does("at a2").shows(
        "Wild Boar 3 at a3", "meter: Picket, Boomer, Wild Boar", "round 2"
    ).special_rules()


@ruling("TMB-043", "TMB-204")
def test_a_champion_who_falls_does_not_lose_the_battle() -> None:
    """The others come in at the end of the round, all of them."""
    story = encounter("classic-17", party="Boomer, Picket, Patches", dice=rolls("boomer initiative 4"), stacks=STACKS)
    story.does("choose a", "at boomer").sets_up("d1").deals(9, "Boomer", true=True).shows("over: nothing")
    story.s.acted = -1
    story.begins().asks("entry_order", "first picket", "first patches").does("first patches", "at a2", "at b2")
    story.shows("round 2", "queue: nothing", "meter: Patches, Picket, River Troll, Wild Boar").special_rules()


@ruling("TMB-101")
def test_without_honour_the_queue_is_longer() -> None:
    """4 points more for two gearlocs, 8 for three."""
    two = encounter("classic-17", dice=rolls(*INITIATIVE), day=1, stacks=STACKS).does("choose b").sets_up()
    two.queues(5, 1)
    dice = rolls(*INITIATIVE, "patches initiative 4")
    three = encounter("classic-17", party="Picket, Boomer, Patches", dice=dice, day=1, stacks=STACKS)
    three.does("choose b").sets_up().queues(5, 5, 1).wins().through_rewards().has_progress(1)


# classic-18: The Mystery in the Mountain


@ruling("TMB-104")
def test_the_bottom_of_the_mine_holds_a_5_for_each_gearloc() -> None:
    """They wait at the bottom of the queue; each gearloc draws trove."""
    story = encounter("classic-18", dice=rolls(*INITIATIVE), stacks=STACKS, loot="", trove="dex_infuser, laser_pointer")
    story.does("choose a").sets_up().queues(1, 1, 1, 1, 5, 5).shows("queue: River Troll, Cave Bear")
    story.wins().through_rewards().has_progress(2).gained("Boomer", training=2).carries("Picket", 2)


@ruling("TMB-104")
def test_sentries_come_with_six_points_and_a_1_for_each_gearloc() -> None:
    """The added ones are at the bottom."""
    story = encounter("classic-18", dice=rolls(*INITIATIVE), stacks=STACKS)
    story.does("choose b").sets_up().queues(5, 5, 1, 1)
    story.wins().through_rewards().has_progress(2).gained("Boomer", training=3).carries("Picket", 1)


@ruling("TMB-043", "TMB-034")
def test_spying_turns_up_two_chips_and_puts_the_card_back() -> None:
    """No success and no reward; the same card comes tomorrow."""
    story = encounter("classic-18", stacks=WITH_BIG)
    story.does("choose c").asks("stack", "stack 1", "stack 5", "stack 20").does("stack 20")
    story.asks("scouted", "stay", "bottom").does("bottom", "stack 20", "stay").camps()
    story.tells("ChipScouted", chip="Armored Troll", bottom=True)
    story.tells("ChipScouted", chip="Hill Troll Brute", bottom=False)
    story.deck_holds("classic-18").has_progress(0).gained("Picket", training=0)
    assert story.s.adventure.deck[0] == BY_KEY["classic-18"].card
    assert BY_KEY["classic-18"].card not in story.s.adventure.discards


# classic-19: Sticks and Stones


@ruling("TMB-278")
def test_without_packs_there_are_no_skill_dice_and_bones_count_double() -> None:
    """White dice only; one die with bones fills two places of the backup plan."""
    story = encounter("classic-19", dice=rolls(*INITIATIVE, "attack bones"), stacks=STACKS)
    story.does("choose a").sets_up("a2", "d1").special_rules("Sticks").queues(1, 1, 1, 1)
    story.turn_of("Boomer", "stay", "target a3").asks("dice", "roll", "add attack", "add defense")
    story.does("add attack", "roll", "keep").tells("BonesKept", who="Boomer", bones=2)
    story.wins().through_rewards().has_progress(1).gained("Boomer", training=2)


@ruling("TMB-043")
def test_skill_dice_come_back_with_the_thief_in_lane_1() -> None:
    """The first baddie of lane 1 has them; any other may fall before."""
    story = encounter("classic-19", dice=rolls(*INITIATIVE), stacks=STACKS)
    story.does("choose b").sets_up("a2", "d1").special_rules("Thief").shows("Wild Boar 3 at a3")
    story.deals(9, "Goblin Sneak", true=True)
    story.turn_of("Boomer", "stay", "target a3").asks("dice", "roll", "add attack", "add defense").does("roll")
    story.deals(9, "Wild Boar", true=True)
    story.turn_of("Boomer", "stay", "target c3").offers("add element").does("roll")
    story.wins().through_rewards().has_progress(1).gained("Boomer", training=2)


@ruling("TMB-278")
def test_nothing_on_the_mat_of_a_gearloc_stands_in_for_its_packs() -> None:
    """The Body Count heals only once the thief has fallen."""
    dice = rolls("tantrum initiative 4", "boomer initiative 6")
    story = encounter("classic-19", party="Tantrum, Boomer", dice=dice, stacks=STACKS, hp={"Tantrum": 2})
    story.does("choose b").sets_up("a2", "d1")
    story.s.party[0].shows[BODY_COUNT % 16] = 2
    story.turn_of("Tantrum", "stay").does_not_offer("act body-count").does("target a3", "roll")
    story.deals(9, "Wild Boar", true=True).turn_of("Tantrum", "stay").offers("act body-count")


# classic-20: Finally, Open Sky


@ruling("TMB-279")
def test_in_the_open_there_are_no_defense_dice() -> None:
    """Whole battle."""
    story = encounter("classic-20", dice=rolls(*INITIATIVE), stacks=STACKS)
    story.does("choose a").sets_up("a2", "d1").special_rules("OpenGround")
    assert "no" not in story.answered, "Picket was asked for his wall of shields"
    story.turn_of("Boomer", "stay", "target a3").offers("add attack", "add element").does_not_offer("add defense")
    story.does("roll").wins().through_rewards().has_progress(1).gained("Boomer", training=2)


@ruling("TMB-279")
def test_shields_in_locked_slots_still_count_in_the_open() -> None:
    """Picket has one from an earlier battle."""
    story = encounter("classic-20", dice=rolls(*INITIATIVE), stacks=STACKS)
    story.s.party[PICKET_SEAT].locked = [read_rolled_die("defense 2")]
    story.does("choose a").sets_up("a2", "d1").deals(2, "Picket").has_hp("Picket", 5).lies("Picket", locked="nothing")


@ruling("TMB-043")
def test_behind_a_rock_there_are_only_defense_dice_for_two_rounds() -> None:
    """From round 3 on everything is as usual."""
    story = encounter("classic-20", dice=rolls(*INITIATIVE), stacks=STACKS)
    story.does("choose b").sets_up("a2", "d1").special_rules("BehindRocks")
    story.turn_of("Boomer", "stay", "target a3").asks("dice", "roll", "add defense").does("roll")
    story.s.round = 3
    story.turn_of("Boomer", "stay", "target a3").offers("add attack", "add defense", "add element").does("roll")
    story.wins().through_rewards().has_progress(1).carries("Boomer", 1)


# classic-21: A Bed of Bones


@ruling("TMB-043", "TMB-134")
def test_dice_that_are_exhausted_may_stun_the_owner_of_the_lair() -> None:
    """Two dice: a 2 at the start of the round takes its turn, a 3 does not."""
    story = encounter("classic-21", dice=rolls(*INITIATIVE, 1, 2), day=1, stacks=WITH_BIG)
    story.does("choose a").asks(
        "exhausted", "lose attack picket", "lose defense picket", "lose attack boomer", "lose defense boomer"
    )
    story.does("lose attack picket").does_not_offer("lose attack picket").offers("done").saved()
    story.does("lose defense boomer", "done").sets_up("a2", "d1").queues(20, 5, 1, 1).special_rules(
        "LairOwner", "Scattered"
    )
    story.shows("Armored Troll 8 at a3 [stun]").turn_of("Armored Troll").tells("TurnLost", who="Armored Troll")
    story.s.acted = -1
    story.begins().shows("round 2").lacks("Armored Troll", "stun")
    story.turn_of("Picket", "stay", "target a3").does_not_offer("add attack").does("roll")
    story.wins().through_rewards().has_progress(1).gained("Boomer", training=3).carries("Boomer", 1)
    story.deck_holds("special-04")
    assert story.s.party[0].spent_attack == 0


@ruling("TMB-043")
def test_no_more_than_six_dice_are_exhausted() -> None:
    """Six are all there are for two gearlocs anyway."""
    story = encounter("classic-21", dice=rolls(*INITIATIVE, 5), day=1, stacks=WITH_BIG)
    story.does("choose a", "lose attack picket", "lose defense picket", "lose defense picket")
    story.does("lose attack boomer", "lose defense boomer", "lose defense boomer").sets_up("a2", "d1")
    story.shows("Armored Troll 8 at a3 [stun]")


@ruling("TMB-022")
def test_without_a_20_nobody_owns_the_lair() -> None:
    """Four 5s come for its points, and no D6 is rolled."""
    story = encounter("classic-21", dice=rolls(*INITIATIVE), day=1, stacks=STACKS)
    story.does("choose a", "lose attack picket", "done").sets_up().special_rules("Scattered")


@ruling("TMB-040")
def test_bolting_costs_two_hp_but_never_the_last() -> None:
    """Then there is a plain battle."""
    story = encounter("classic-21", dice=rolls(*INITIATIVE), day=1, stacks=STACKS, hp={"Boomer": 2})
    story.does("choose b").has_hp("Picket", 3).has_hp("Boomer", 1).sets_up().queues(1, 1)
    story.wins().through_rewards().has_progress(1).gained("Boomer", training=2).carries("Boomer", 0)
    story.deck_lacks("special-04")


# classic-22: A Prickly Encounter


@ruling("TMB-104")
def test_the_cross_in_the_brambles_has_a_20_on_it() -> None:
    """On top of the queue; each gearloc draws trove and loot."""
    story = encounter("classic-22", dice=rolls(*INITIATIVE), stacks=WITH_BIG)
    story.does("choose a").sets_up().queues(20, 5, 1, 1, 1, 1).special_rules()
    story.wins().through_rewards().has_progress(2).gained("Boomer", training=3).carries("Boomer", 2)
    story.deck_holds("special-04")


@ruling("TMB-118", "TMB-182")
def test_burning_brambles_hurt_every_baddie_at_the_end_of_a_round() -> None:
    """2 true damage each, gearlocs are spared; who falls makes room at once."""
    story = encounter("classic-22", dice=rolls(*INITIATIVE), stacks=WITH_BIG)
    story.does("choose b").sets_up("a2", "d1").special_rules("BurningBush").queues(20, 5, 1, 1, 1, 1)
    story.s.acted = -1
    story.begins().shows("Armored Troll 6", "River Troll 4", "Wild Boar 1", "Cave Spider 2", "Picket 5/5 at a2")
    story.never_tells("Hurt", true=False).shows("defeated: Goblin Sneak")
    story.wins().through_rewards().has_progress(2).gained("Boomer", training=3).carries("Boomer", 1)
    story.deck_holds("special-04")


@ruling("TMB-034")
def test_a_lost_battle_shuffles_nothing_in() -> None:
    """Hunting the Hunters is for winners."""
    story = encounter("classic-22", dice=rolls(*INITIATIVE), stacks=WITH_BIG)
    story.does("choose a").sets_up().loses().camps().has_progress(0).deck_lacks("special-04")


# All of them


@pytest.mark.parametrize(("key", "choice"), CHOICES)
def test_any_day_with_these_cards_comes_to_its_end(key: str, choice: int) -> None:
    """Random answers, saved and loaded now and then, for parties of one to four."""
    for seats in range(1, 5):
        play_out(key, choice, seats, seed=seats * 100 + choice)
