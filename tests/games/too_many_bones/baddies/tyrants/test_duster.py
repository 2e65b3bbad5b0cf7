"""Duster: the set-up, the die, the special rules and the skills."""

from __future__ import annotations

from tests.games.too_many_bones.encounters.usual import PICKET_AND_BOOMER
from tests.games.too_many_bones.roads import challenge
from tests.games.too_many_bones.stories import battle, rolls
from tests.rulings import ruling


@ruling("TMB-044", "TMB-061")
def test_duster_takes_a_gearloc_off_the_mat_and_the_other_alone_cannot_lose_it() -> None:
    stacks = ("bog frog, wolf", "", "")
    dice = ("defense 1", "defense 1", "duster cloak and dagger", *["attack bones"] * 3)
    story = challenge("duster", *PICKET_AND_BOOMER, *dice, day=5, stacks=stacks).sets_up("a2", "d1").queues(0, 1, 1)
    story.shows("Duster 13 at a3")
    story.s.acted = 0
    story.turn_of("Duster").tells("Left", who="Boomer").shows("Boomer 3/3 waiting", "Duster 13 at d1 [untargetable]")
    story.deals(9, "Picket", true=True).tells("BattleLost").camps().never_tells("AdventureEnded")
    assert not story.s.adventure.wiped


@ruling("TMB-061", "TMB-203")
def test_cloak_and_dagger_takes_the_next_gearloc_off_and_its_place() -> None:
    story = battle(
        "Picket 9/9 at a2, Boomer 2/3 at d1 [poison 1; active: defense 1] | Duster 13 at a3 [shields 1 1]"
        "\nmeter: Duster, Boomer, Picket",
        rolls("duster cloak and dagger", "attack 1", "attack 1", "attack 1"),
    )
    story.begins().shows("Boomer 2/3 waiting", "Duster 13 at d1", "meter: Duster, Picket", "Picket 6/9")
    story.lies("Boomer", active="defense 1").lacks("Boomer", "poison").tells("Left", who="Boomer", queue=False)


@ruling("TMB-240")
def test_once_all_have_acted_it_is_the_first_gearloc_on_the_meter() -> None:
    story = battle(
        "Picket 9/9 at a2, Boomer 2/3 at d1 | Duster 13 at a3 [shields 1 1]"
        "\nmeter: Boomer, Picket, Duster\nturn: Duster",
        rolls("duster cloak and dagger", "attack 1", "attack 1", "attack 1"),
    )
    story.begins().shows("Boomer 2/3 waiting", "Duster 13 at d1")


@ruling("TMB-061")
def test_it_needs_two_gearlocs_on_the_mat() -> None:
    story = battle(
        "Picket 9/9 at a2, Boomer 2/3 waiting | Duster 13 at a3 [shields 1 1]",
        rolls("duster cloak and dagger", "attack 1", "attack 1", "attack 1"),
    )
    story.turn_of("Duster").shows("Duster 13 at a3", "Picket 6/9 at a2")


@ruling("TMB-061")
def test_who_was_taken_off_comes_back_for_a_gearloc_that_is_ko_and_cannot_lose_alone() -> None:
    three = "Picket 1/5 at a2, Boomer 2/3 waiting{} | Duster 13 at a3 [shields 1 1]"
    told = ("duster blank", "attack 1", "attack 1", "attack 1")
    story = battle(three.format(", Patches 4/4 at d1"), rolls(*told)).turn_of("Duster")
    story.shows("over: nothing", "Boomer 2/3 entering at a2")
    battle(three.format(""), rolls(*told)).turn_of("Duster").shows("over: lost")


@ruling("TMB-049")
def test_dusters_dagger_makes_every_target_she_has_wounded_bleed() -> None:
    story = battle(
        "Picket 9/9 at a2 [active: defense 2, defense 2], Tantrum 6/6 at b3 | Duster 13 at a3 [shields 1 1]",
        rolls("duster dusters dagger", *["attack 1"] * 3, "attack bones", "attack 2", "attack 2"),
        passing=["shields"],
    )
    story.turn_of("Duster").shows("Tantrum 3/6 [bleed]", "Picket 9/9").lacks("Picket", "bleed")


@ruling("TMB-178", "TMB-200")
def test_hide_makes_her_untargetable_for_one_bones() -> None:
    told = ("duster blank", "attack bones", "attack 1", "attack 1")
    story = battle("Picket 9/9 at a2 | Duster 13 at a3 [shields 1 1]", rolls(*told))
    story.turn_of("Duster").shows("Duster 13 [untargetable]")


@ruling("TMB-062")
def test_limit_of_duster_strikes_each_of_her_targets() -> None:
    story = battle(
        "Picket 9/9 at a2, Tantrum 4/4 at b3 [attack+1] | Duster 13 at a3 [shields 1 1]",
        rolls("duster blank", "attack bones", "attack 1", "attack 1", "attack bones", "attack 1", "attack 1"),
    )
    story.turn_of("Duster")
    story.tells("StatSetAside", who="Picket", stat="health").tells("StatSetAside", who="Tantrum", stat="attack")
