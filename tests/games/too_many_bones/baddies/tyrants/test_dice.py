"""The tyrants' dice, face by face (TMB-049 to TMB-061)."""

from __future__ import annotations

from tests.games.too_many_bones.stories import battle, rolls
from tests.rulings import ruling

# The die


@ruling("TMB-049")
def test_the_tyrant_die_is_rolled_without_a_target_in_range_too() -> None:
    story = battle("Picket 5/5 at d1 | Nom 10 at a4", rolls("nom thunderclub"))
    story.turn_of("Nom", "at b3").shows("Picket 5/5 at d1").tells("TyrantRolled", who="Nom", face="thunderclub")


@ruling("TMB-050")
def test_a_blank_face_does_nothing_and_is_no_bones() -> None:
    story = battle("Picket 5/5 at a2 | Marrow 14 at a3 [shields 1 1 1]", rolls("marrow blank", "attack 1", "attack 1"))
    story.turn_of("Marrow").shows("Picket 3/5", "queue: nothing")


@ruling("TMB-049")
def test_a_face_without_a_moment_comes_after_the_bones_skills() -> None:
    story = battle(
        "Tantrum 6/6 at a2, Picket 5/5 at d1 | Duster 13 at a3 [shields 1 1]",
        rolls("duster dusters dagger", "attack 1", "attack bones", "attack 1"),
    )
    story.turn_of("Duster").shows("Duster 13 [untargetable]", "Tantrum 4/6 [bleed]")
    told = [type(event).__name__ for event in story.events]
    assert told.index("SkillUsed") < len(told) - 1 - told[::-1].index("EffectPut")
