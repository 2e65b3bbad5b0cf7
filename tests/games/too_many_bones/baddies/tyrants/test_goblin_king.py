"""The Goblin King: the set-up, the die, the special rules and the skills."""

from __future__ import annotations

from collections.abc import Mapping

from boneyard.games.too_many_bones.baddies.tyrants.goblin_king import raise_throne
from boneyard.games.too_many_bones.battle.damage import PLAIN, Damage
from boneyard.games.too_many_bones.content.chips import BY_KEY
from boneyard.games.too_many_bones.model.adventure import GOBLIN_TRAIL
from boneyard.games.too_many_bones.model.ids import FIRST_BADDIE, THRONE
from tests.games.too_many_bones.baddies.tyrants.falling import falls
from tests.games.too_many_bones.encounters.usual import PICKET_AND_BOOMER, TRIO
from tests.games.too_many_bones.roads import RoadDice, RoadStory, challenge
from tests.games.too_many_bones.stories import battle, least, rolls
from tests.rulings import ruling


def goblin_king(
    *later: str, marks: int = 0, party: str = "Picket, Boomer", bags: Mapping[str, str] | None = None
) -> RoadStory:
    """The king on his Throne, before the first question of set-up."""
    stacks = ("troll runt, goblin cheat, bog frog, wolf", "cave bear, river troll", "")
    dice = PICKET_AND_BOOMER if party.count(",") == 1 else TRIO
    return challenge("goblin_king", *dice, *later, stacks=stacks, marks=marks, party=party, bags=bags)


@ruling("TMB-044", "TMB-049", "TMB-056")
def test_the_goblin_king_calls_for_help_from_a_throne_that_protects_him() -> None:
    dice = ("defense 1", "defense 1", "goblin king call for help", "attack 1", "attack 1", "attack bones")
    story = goblin_king(*dice, party="Picket, Boomer, Tantrum").sets_up("a2", "d1", "c2").queues(0, 1, 1, 1)
    story.shows("The Goblin King 10 at a4", "Throne 3 at a4").deals(9, "The Goblin King", true=True)
    story.shows("The Goblin King 10").turn_of("The Goblin King").shows("queue: cave bear", "Boomer 1/3")


@ruling("TMB-056", "TMB-300")
def test_who_carries_the_parcel_may_destroy_the_throne_as_the_battle_starts_and_keeps_it() -> None:
    story = goblin_king(bags={"Boomer": "defused_parcel"})
    while not story.asked.startswith("parcel"):
        story.does(least(story.s.open[0]).text)
    story.asks_whom("Boomer").does("play defused_parcel").tells("LootUsed", who="Boomer")
    story.tells("Defeated").shows("The Goblin King 10 at a4").has("Boomer", "defused_parcel")
    assert not story.s.stands(THRONE)
    falls(story, "goblin_king").tells("AdventureEnded", won=True)


@ruling("TMB-056", "TMB-300")
def test_nobody_has_to_use_the_parcel() -> None:
    story = goblin_king(bags={"Boomer": "defused_parcel"}).sets_up().shows("Throne 3 at a4")
    assert "no" in story.answered


@ruling("TMB-300")
def test_without_the_parcel_nobody_is_asked_for_it() -> None:
    assert goblin_king().sets_up().answered.count("no") == 1  # to the Shield Wall


@ruling("TMB-281")
def test_a_goblin_follows_the_party_to_its_king() -> None:
    story = goblin_king(marks=GOBLIN_TRAIL)
    story.sets_up().queues(0, 1, 1)  # nobody was defeated yet
    story.loses().camps()
    story.s.defeated = [BY_KEY["goblin_sneak"].chip]
    while not story.asked.startswith("road"):
        story.does("done" if "done" in story.options else story.options[0])
    story.s.rng = RoadDice(rolls(*PICKET_AND_BOOMER))
    story.does("challenge").sets_up().queues(0, 1, 1, 1, 1, 1).shows("Goblin Sneak 2")


@ruling("TMB-049", "TMB-006")
def test_call_for_help_brings_a_baddie_by_the_size_of_the_party() -> None:
    stacks = "\nstack 1: Kobold\nstack 5: Wyrm\nqueue: Clay Golem"
    story = battle(
        f"Picket 5/5 at a1, Boomer 0/3 ko | The Goblin King 10 at a4 [shields 1 1]{stacks}",
        rolls("goblin king call for help", 0, 2, 2),
    )
    story.turn_of("The Goblin King").shows("queue: Clay Golem, Kobold")
    story = battle(
        f"Picket 5/5 at a1, Boomer 0/3 ko, Patches 0/4 ko | The Goblin King 10 at a4 [shields 1 1]{stacks}",
        rolls("goblin king call for help", 0, 2, 2),
    )
    story.turn_of("The Goblin King").shows("queue: Clay Golem, Wyrm")


@ruling("TMB-049", "TMB-190")
def test_careless_bomb_hits_the_strongest_other_baddie_and_all_beside_it() -> None:
    story = battle(
        "Picket 9/9 at b3 | The Goblin King 10 at a4 [shields 1 1], Cave Bear 6 at b4, Clay Golem 2 at c4",
        rolls("goblin king careless bomb", 0, 2, 2),
    )
    story.turn_of("The Goblin King").shows("Cave Bear 2", "The Goblin King 10", "Picket 4/9").misses("Clay Golem")


@ruling("TMB-234")
def test_the_party_says_which_of_the_strongest_the_bomb_hits() -> None:
    story = battle(
        "Picket 9/9 at a1 | The Goblin King 10 at a4 [shields 1 1], Clay Golem 3 at c3, Orc Recruit 3 at d3",
        rolls("goblin king careless bomb", 0, 2, 2),
    )
    story.turn_of("The Goblin King").asks("tyrant_die", "at c3", "at d3").does("at d3")
    story.misses("Clay Golem", "Orc Recruit")


@ruling("TMB-056")
def test_on_his_throne_the_king_loses_no_hp_and_without_it_he_does() -> None:
    story = battle("Picket 5/5 at a3 | The Goblin King 10 at a4, Throne 3 at a4")
    story.happens(Damage(FIRST_BADDIE, 4, PLAIN, 0)).shows("The Goblin King 10", "Throne 3")
    story.happens(Damage(THRONE, 4, PLAIN, 0)).misses("Throne").shows("The Goblin King 10 at a4")
    story.happens(Damage(FIRST_BADDIE, 4, PLAIN, 0)).shows("The Goblin King 6")


@ruling("TMB-056")
def test_the_throne_shares_the_kings_position_and_only_neighbours_may_target_it() -> None:
    story = battle("Picket 5/5 at a1 | The Goblin King 10 at a4")
    raise_throne(story.s, story.s.baddie(FIRST_BADDIE).cell)
    story.shows("Throne 3 at a4", "The Goblin King 10 at a4")
    assert THRONE not in story.s.meter


@ruling("TMB-178", "TMB-057")
def test_kaboom_pushes_every_gearloc_before_his_damage() -> None:
    story = battle(
        "Picket 9/9 at a3, Boomer 3/3 at b4 | The Goblin King 10 at a4 [shields 1 1]"
        "\nmeter: Boomer, Picket, The Goblin King",
        rolls("goblin king blank", "attack bones", "attack bones", "attack 2"),
    )
    story.turn_of("The Goblin King").shows("Boomer 3/3 at d1").asks("push", "at d2", "at c1").does("at d2")
    story.shows("Boomer 1/3 at d1", "Picket 8/9 at d2")


@ruling("TMB-181")
def test_boom_deals_half_to_those_beside_the_target_but_never_to_him() -> None:
    story = battle(
        "Picket 5/5 at a3, Tantrum 6/6 at a2 | The Goblin King 10 at a4 [shields 1 1], Clay Golem 3 at b3",
        rolls("goblin king blank", "attack 2", "attack 1", "attack bones"),
    )
    story.turn_of("The Goblin King").shows("Picket 2/5", "Tantrum 5/6", "Clay Golem 2", "The Goblin King 10")
