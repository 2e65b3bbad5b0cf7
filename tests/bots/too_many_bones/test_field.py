"""What a blow is worth to a bot."""

from __future__ import annotations

from boneyard.bots.too_many_bones.field import Field
from boneyard.games.too_many_bones.battle.damage import TRUE
from tests.games.too_many_bones.stories import battle


def test_a_wound_is_worth_less_than_a_defeat_and_shields_take_their_part() -> None:
    story = battle("Tantrum 4/4 at c2 | Clay Golem 3 at c3, Orc Recruit 3 at b3 [shields 2]")
    field = Field(story.s)
    shielded, bare = field.foes
    assert 0 < field.blow(bare, 2) < field.blow(bare, 3)
    assert field.blow(shielded, 3) < field.blow(bare, 3)
    assert field.blow(shielded, 3, TRUE) > field.blow(shielded, 3)
