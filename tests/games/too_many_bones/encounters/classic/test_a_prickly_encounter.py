"""A Prickly Encounter."""

from __future__ import annotations

from tests.games.too_many_bones.encounters.usual import INITIATIVE, WITH_BIG
from tests.games.too_many_bones.roads import encounter, rolls
from tests.rulings import ruling


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
