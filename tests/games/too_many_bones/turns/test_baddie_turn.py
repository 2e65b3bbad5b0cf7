"""A baddie's turn from its start to its end, and its skills (TMB-163, TMB-175, TMB-179)."""

from __future__ import annotations

from boneyard.games.too_many_bones.baddies.moments import used
from boneyard.games.too_many_bones.model.ids import CARELESS_SKILL, FIRST_BADDIE, POISON_SKILL
from boneyard.games.too_many_bones.turns.baddie_turn import UseSkills
from tests.games.too_many_bones.stories import battle, rolls
from tests.rulings import ruling


@ruling("TMB-163")
def test_it_suffers_targets_walks_uses_skills_rolls_and_hits_in_that_order() -> None:
    story = battle("Picket 5/5 at a1 | Bog Lurk 5 at a4 [poison 1]", rolls("defense 1", "attack 2", "attack bones"))
    story.turn_of("Bog Lurk")
    names = [type(event).__name__ for event in story.events]
    order = ["TurnBegan", "Hurt", "Targeted", "SkillUsed", "Rolled", "Shielded", "Rolled", "Hurt"]
    assert [name for name in names if name in order] == order
    story.shows("Picket 3/5 [poison 2]", "Bog Lurk 4 [shields 1]")


@ruling("TMB-163", "TMB-180")
def test_one_that_falls_at_the_start_of_its_turn_stops_there() -> None:
    story = battle("Picket 5/5 at a2 | Orc Recruit 1 at a3 [bleed], Clay Golem 3 at d3")
    story.turn_of("Orc Recruit").misses("Orc Recruit").never_tells("Targeted").shows("defeated: Orc Recruit")


@ruling("TMB-197", "TMB-202")
def test_a_stunned_baddie_only_begins_its_turn() -> None:
    story = battle("Picket 5/5 at a2 | Troll Runt 1/3 at a3 [stun, poison 1, weaken 1], Clay Golem 3 at d3")
    story.s.baddie(FIRST_BADDIE).hp = 2
    story.turn_of("Troll Runt").tells("TurnLost", who="Troll Runt").never_tells("Targeted").never_tells("Healed")
    story.shows("Troll Runt 1", "Picket 5/5").lacks("Troll Runt", "stun", "poison", "weaken")


@ruling("TMB-179")
def test_without_attack_dice_it_still_uses_its_skills() -> None:
    story = battle("Picket 8/8 at d2, Boomer 5/5 at d1 | Bog Frog 3 at a3")
    story.turn_of("Bog Frog").shows("Bog Frog 3 at c2", "Picket 8/8 [poison 2]").never_tells("Rolled")


@ruling("TMB-175")
def test_a_skill_that_needs_a_target_waits_until_one_is_in_range() -> None:
    story = battle("Picket 5/5 at d1 | Wyrm 5 at a4", rolls("defense bones"))
    story.turn_of("Wyrm", "at b3").lacks("Picket", "poison").never_tells("SkillUsed")


@ruling("TMB-175", "TMB-007", "TMB-243")
def test_the_party_orders_skills_where_the_order_counts() -> None:
    both = (used(CARELESS_SKILL, 1), used(POISON_SKILL, 2))
    story = battle("Picket 5/5 at a2 | Orc Recruit 1 at a3, Clay Golem 3 at d3\nleader: Picket")
    story.s.turn.actor = FIRST_BADDIE
    story.s.turn.targets = [0]
    story.happens(UseSkills(FIRST_BADDIE, both, by_bones=False)).asks("skill_order", "next careless", "next poison")
    story.does("next careless").misses("Orc Recruit").lacks("Picket", "poison")
