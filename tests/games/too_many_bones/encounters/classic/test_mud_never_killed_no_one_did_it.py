"""Mud Never Killed No One, Did It?"""

from __future__ import annotations

from boneyard.games.too_many_bones.model.units import ENTERING
from tests.games.too_many_bones.encounters.usual import SCALES
from tests.games.too_many_bones.roads import RoadStory, d6, encounter, named, rolls
from tests.rulings import ruling


def in_the_pass(*later: int | str) -> RoadStory:
    """Three gearlocs at the pass: Tantrum in front, Boomer behind him, Picket outside."""
    dice = rolls("boomer initiative 6", "tantrum initiative 5", *later)
    stacks = ("troll runt, acid lizard, orc recruit", "", "")
    story = encounter("classic-07", party="Picket, Boomer, Tantrum", day=1, dice=dice, stacks=stacks).does("choose a")
    story.asks("first_in", "at picket", "at boomer", "at tantrum").does("at boomer")
    story.asks("first_in", "at picket", "at tantrum").does("at tantrum")
    while story.asked.startswith("initiative"):
        story.does(story.options[0])
    story.asks("front", "first boomer", "first tantrum").saved().does("first tantrum")
    return story


@ruling("TMB-043", "TMB-106")
def test_two_of_each_side_fit_into_the_pass() -> None:
    story = in_the_pass()
    story.shows("Tantrum 4/4 at a2", "Boomer 3/3 at a1", "Troll Runt 3 at a3", "Acid Lizard 3 at a4")
    story.shows("queue: Orc Recruit").misses("Picket").begins().asks_whom("Boomer").does_not_offer("move")
    story.wins().through_rewards().has_progress(2).gained("Picket", training=1)


@ruling("TMB-043")
def test_who_stands_behind_moves_up_at_once() -> None:
    story = in_the_pass().deals(3, "Troll Runt", true=True)
    story.shows("Acid Lizard 3 at a3", "queue: Orc Recruit").deals(4, "Tantrum", true=True)
    story.shows("Boomer 3/3 at a2")


@ruling("TMB-043", "TMB-118")
def test_who_waits_outside_comes_in_when_a_round_ends_with_room_for_it() -> None:
    story = in_the_pass().deals(3, "Boomer", true=True).misses("Boomer", "Picket")
    for baddie in ("Troll Runt", "Acid Lizard"):
        story.deals(3, baddie, true=True)
    story.plays_round().tells("Entered", who="Picket", cell="a1")
    story.shows("Picket 5/5 at a1", "Orc Recruit 3 at a3", "round 2", "meter: Picket, Tantrum, Orc Recruit")


@ruling("TMB-206")
def test_nobody_revived_comes_in_where_there_is_no_room() -> None:
    story = in_the_pass().deals(3, "Boomer", true=True)
    named(story.s, "Boomer").where, named(story.s, "Boomer").hp = ENTERING, 1  # revived in the same round
    for baddie in ("Troll Runt", "Acid Lizard"):
        story.deals(3, baddie, true=True)
    story.plays_round().shows("Picket 5/5 at a1", "Tantrum 4/4 at a2", "Boomer 1/3 waiting", "round 2")


@ruling("TMB-128")
def test_no_skill_moves_anybody_in_the_pass() -> None:
    dice = rolls("picket initiative 5", "boomer initiative 6", "switch switch")
    stacks = ("troll runt, acid lizard", "", "")
    story = encounter("classic-07", party="Picket + switch, Boomer", day=1, dice=dice, stacks=stacks)
    story.does("choose a", "first picket").turn_of("Picket", "target a3", "add switch", "roll")
    story.does_not_offer("use switch")


@ruling("TMB-043")
def test_alone_in_the_pass_one_stands_in_front() -> None:
    story = encounter("classic-07", party="Boomer", day=2, dice=rolls("boomer initiative 6"), stacks=SCALES)
    story.does("choose a").shows("Boomer 3/3 at a2", "Kobold 2 at a3", "Acid Lizard 3 at a4")


@ruling("TMB-128")
def test_mud_takes_dex_and_on_a_low_roll_holds_a_gearloc_for_its_turn() -> None:
    dice = rolls("boomer initiative 6", d6(3), d6(4))
    story = encounter("classic-07", party="Boomer", dice=dice, stacks=("troll runt, club troll", "", ""))
    story.does("choose b").sets_up("d1").begins()
    assert story.s.turn.dex == 2
    story.does_not_offer("move").special_rules("Mud", "Stuck").does("no target", "roll").special_rules("Mud")
    story.turn_of("Boomer").offers("move d2")
    story.wins().through_rewards().has_progress(1).gained("Boomer", training=2)
