"""Hardly Out the Gate (special-02)."""

from __future__ import annotations

from typing import Final

from boneyard.games.too_many_bones.battle.damage import TRUE, Damage, deal
from boneyard.games.too_many_bones.battle.special_rules import Term, term
from boneyard.games.too_many_bones.encounters.choices import Way, ways
from boneyard.games.too_many_bones.encounters.steps import CountPoints, Impose, back_on_top, fight, plain_fight
from boneyard.games.too_many_bones.model.ids import NOBODY
from boneyard.games.too_many_bones.model.state import TooManyBones


class Guards(Term):
    """The guards on the wall shoot as every round starts."""

    def round_starts(self, s: TooManyBones, number: int) -> None:
        """True damage to each baddie on the mat."""
        deal(s, *[Damage(baddie.id, 1, TRUE, NOBODY) for baddie in s.baddies_standing()])


GUARDS: Final = term(53, Guards())


def with_the_guards(s: TooManyBones) -> None:
    """Baddie points, and help from the wall."""
    fight(s, CountPoints(0), Impose(GUARDS))


ways("special-02", Way(with_the_guards, fails=back_on_top), Way(plain_fight, fails=back_on_top))
