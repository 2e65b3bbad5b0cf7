"""Rounds, the meter and fatigue (TMB-113 to TMB-121, and the guard TMB-220)."""

from __future__ import annotations

from tests.games.too_many_bones.stories import battle, rolls
from tests.rulings import ruling


@ruling("TMB-113")
def test_everybody_takes_one_turn_a_round_from_top_to_bottom() -> None:
    story = battle(
        "Boomer 3/3 at a1, Picket 5/5 at b2 | Bog Frog 4 at d3 [stun], Kobold 2 at c4 [stun]\n"
        "meter: Kobold, Boomer, Bog Frog, Picket"
    )
    for name in ("Kobold", "Boomer", "Bog Frog", "Picket"):
        story.shows(f"turn: {name}", "round 1").idles()
    story.begins().shows("round 2", "turn: Kobold", "meter: Kobold, Boomer, Bog Frog, Picket")
    assert story.told("TurnBegan") == 4


@ruling("TMB-115", "TMB-118")
def test_a_change_of_the_meter_waits_for_the_end_of_the_round_and_stops_at_its_end() -> None:
    story = battle(
        "Picket 5/5 at c2, Boomer 3/3 at d1 | Clay Golem 3 at a3, Kobold 2 at b3\n"
        "meter: Clay Golem, Picket, Boomer, Kobold\nnotes: Clay Golem down 7, Boomer up 1\nturn: nobody"
    )
    story.shows("meter: Clay Golem, Picket, Boomer, Kobold").begins()
    story.shows("meter: Boomer, Picket, Kobold, Clay Golem", "round 2")
    story.tells("MeterMoved", who="Clay Golem", places=3)


@ruling("TMB-116")
def test_who_has_acted_waits_for_the_next_round_wherever_he_stands_on_the_meter() -> None:
    story = battle(
        "Picket 5/5 at c2, Boomer 3/3 at d1 | Clay Golem 3 at a3 [stun]\n"
        "meter: Boomer, Clay Golem, Picket\nacted: Picket"
    )
    story.shows("turn: Boomer").idles().shows("turn: Clay Golem").idles().shows("turn: nobody")


@ruling("TMB-117", "TMB-119")
def test_from_round_6_on_everybody_loses_1_hp_when_the_round_die_has_turned() -> None:
    story = battle(
        "Picket 5/5 at c2 [active: defense 2; buff 0], Boomer 3/3 at d1 | Clay Golem 3 at a3 [shields 2]\n"
        "round 5\nturn: nobody"
    )
    story.begins().shows("round 6", "Picket 4/5 [active: defense 2]", "Boomer 2/3", "Clay Golem 2 [shields 2]")
    story.never_tells("Hurt").tells("LostHp", who="Boomer", amount=1, why="fatigue")
    told = [type(event).__name__ for event in story.events]
    assert told.index("RoundBegan") < told.index("LostHp")


@ruling("TMB-119")
def test_round_5_is_not_tiring_yet_and_round_7_is() -> None:
    picture = "Picket 5/5 at c2 | Clay Golem 3 at a3\nturn: nobody\n"
    battle(picture + "round 4").begins().shows("round 5", "Picket 5/5", "Clay Golem 3")
    battle(picture + "round 6").begins().shows("round 7", "Picket 4/5", "Clay Golem 2")


@ruling("TMB-119")
def test_fatigue_passes_buff_hp_and_thick_skin() -> None:
    story = battle(
        "Boomer 3/3 at d1 [active: stim kit buff hp 3], Patches 4/4 at c2 | Armored Troll 8 at a3\n"
        "round 5\nturn: nobody"
    )
    story.begins().shows("Boomer 2/3 [active: stim kit buff hp 3]", "Armored Troll 7")
    assert story.s.party[0].buff == 3


@ruling("TMB-120", "TMB-209")
def test_fatigue_that_takes_the_last_of_both_sides_loses_the_battle() -> None:
    story = battle("Picket 1/5 at c2 | Clay Golem 1 at a3\nround 5\nturn: nobody").begins()
    story.shows("over: lost").tells("BattleLost", why="wipe").tells("Defeated", who="Clay Golem")


@ruling("TMB-120", "TMB-208")
def test_fatigue_that_takes_only_the_last_baddie_wins_it() -> None:
    story = battle("Picket 2/5 at c2, Boomer 1/3 at d1 | Clay Golem 1 at a3\nround 5\nturn: nobody").begins()
    story.shows("over: won", "Boomer 0/3 ko")


@ruling("TMB-121")
def test_compound_counts_every_fatigue_round_as_5() -> None:
    story = battle(
        "Picket 5/5 at c2 | Waking Stone Troll 5 at c3\nround 9\nturn: Waking Stone Troll",
        rolls("defense bones", *["attack bones"] * 5),
    )
    story.plays_turn()
    assert story.dice_left == 0


@ruling("TMB-220")
def test_a_battle_still_undecided_after_round_60_is_lost() -> None:
    picture = "Picket 5/5 at c2 [active: orcish ale 2] | Clay Golem 3 at a3, Bog Frog 4 at b3\nturn: nobody\n"
    battle(picture + "round 59").begins().shows("round 60", "over: nothing")
    story = battle(picture + "round 60").begins().shows("over: lost").tells("BattleLost", why="time")
    story.lies("Picket", active="nothing")


@ruling("TMB-002")
def test_a_sheet_wins_over_the_rule_of_fatigue() -> None:
    story = battle(
        "Picket 5/5 at c2 [active: orcish ale 2], Boomer 3/3 at d1 | Clay Golem 3 at a3\nround 5\nturn: nobody"
    )
    story.begins().shows("round 6", "Picket 5/5", "Boomer 2/3", "Clay Golem 2")
