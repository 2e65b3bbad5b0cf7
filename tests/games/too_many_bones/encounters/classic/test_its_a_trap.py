"""It's a Trap!"""

from __future__ import annotations

from tests.games.too_many_bones.encounters.usual import ALL_SORTS, HOLDS, INITIATIVE
from tests.games.too_many_bones.roads import encounter, rolls
from tests.rulings import ruling

# Action dice grey, brown and yellow, then intuition.
TRAP_OPENS = (5, 1, 0, 2, 2, 2)  # 2 L, 2 L and nothing to convert; then 3 T


@ruling("TMB-043", "TMB-090", "TMB-111")
def test_a_trap_that_is_disarmed_still_surprises_the_party() -> None:
    """One gearloc opens Lever 4 and Trip 3; then there is a battle, gearlocs at the bottom of the meter."""
    story = encounter("classic-16", dice=rolls(*TRAP_OPENS, *INITIATIVE), stacks=ALL_SORTS)
    story.does("choose a").asks("tinkerer", "at picket", "at boomer").does("at boomer")
    story.does("nothing", "open with grey+brown").sets_up().queues(1, 1, 1, 1).never_tells("LostHp")
    story.shows("meter: Goblin Sneak, Cave Spider, Wild Boar, Club Troll, Boomer, Picket")
    story.wins().through_rewards().has_progress(1).gained("Picket", training=2).carries("Boomer", 1)


@ruling("TMB-032", "TMB-040", "TMB-111")
def test_a_trap_that_holds_goes_off_and_costs_the_reward() -> None:
    """The other choice is taken instead, and the party is Surprised all the same."""
    story = encounter("classic-16", dice=rolls(*HOLDS, 4, *INITIATIVE), stacks=ALL_SORTS)
    story.does("choose a", "at picket").tells("ChoiceTaken", choice=1, instead=True)
    story.has_hp("Picket", 2).has_hp("Boomer", 3).sets_up()
    story.shows("meter: Goblin Sneak, Cave Spider, Wild Boar, Club Troll, Boomer, Picket")
    story.wins().through_rewards().has_progress(1).gained("Picket", training=1).carries("Boomer", 1)


@ruling("TMB-040", "TMB-043")
def test_a_trap_that_goes_off_takes_three_hp_but_never_the_last() -> None:
    """A 4 is as near to 5 HP as to 3: the party picks; nobody is Surprised."""
    story = encounter("classic-16", dice=rolls(3, *INITIATIVE), stacks=ALL_SORTS)
    story.does("choose b").asks("blasted", "at picket", "at boomer").saved().does("at boomer")
    story.has_hp("Boomer", 1).has_hp("Picket", 5).sets_up().shows("turn: Goblin Sneak")
    story.loses().camps().is_discarded("classic-16").has_progress(0).gained("Picket", training=0)
