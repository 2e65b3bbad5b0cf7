"""What damage is said to do is what it does: previews, bots and rules ask the same `reckon` (TMB-183)."""

from __future__ import annotations

import pytest

from boneyard.core.agenda import apply, step
from boneyard.core.decision import Action
from boneyard.core.event import Event
from boneyard.core.rng import Rng
from boneyard.games.too_many_bones.battle.damage import PLAIN, SWORDS, TRUE, Damage, reckon, reckon_next_turn
from boneyard.games.too_many_bones.events.battle import Hurt, Unharmed
from boneyard.games.too_many_bones.model.ids import NOBODY, UNITS
from boneyard.games.too_many_bones.model.state import TooManyBones
from tests.games.too_many_bones.soaking import any_answer, battles, eager_answer, play
from tests.games.too_many_bones.stories import battle
from tests.rulings import ruling

KINDS = (PLAIN, SWORDS, TRUE, TRUE | SWORDS)
GUARDED = (
    "Picket 5/5 at c2 [active: defense 2, stim kit buff hp 3; locked: shield form 1], Patches 4/4 at d2 | "
    "Clay Golem 3 at c3"
)


def dealt(s: TooManyBones, unit: int, amount: int, kind: int, rng: Rng) -> Hurt | Unharmed:
    """What the rules say of a hit that is dealt now, whichever defense dice are chosen."""
    other = s.clone()
    other.agenda.append(Damage(unit, amount, kind, NOBODY))
    other.events = []
    while True:
        for event in other.events:
            if isinstance(event, Hurt | Unharmed):
                return event
        if not step(other):
            apply(other, other.open[0].seat, any_answer(other, rng))


def check_a_hit(s: TooManyBones, rng: Rng) -> int:
    """Compare one hit on any unit; how many were compared."""
    standing = [unit for unit in range(UNITS) if s.stands(unit)]
    if not standing:
        return 0
    unit, amount, kind = rng.pick(standing), 1 + rng.below(0, 12), rng.pick(KINDS)
    said = reckon(s, s.unit(unit), amount, kind)
    done = dealt(s, unit, amount, kind, rng)
    if isinstance(done, Unharmed):
        assert said.immune
        assert (said.damage, said.lost, said.hp) == (0, 0, s.unit(unit).hp)
        return 1
    parts = (said.amount, said.flat, said.blocked, said.buffed, said.capped, said.lost, said.hp)
    assert not said.immune
    assert parts == (done.amount, done.flat, done.blocked, done.buffed, done.capped, done.lost, done.hp)
    assert said.damage == said.amount - said.flat - said.blocked - said.buffed - said.capped >= said.lost
    return 1


def check_battles(first: int, hits: int) -> None:
    """Compare this many hits, after any answer of random battles."""
    compared = 0
    for seed, s, rng in battles(first, 10_000):

        def watch(s: TooManyBones, _chosen: Action | None, _events: list[Event]) -> None:
            nonlocal compared
            compared += check_a_hit(s, rng)  # noqa: B023 - called within this turn of the loop

        play(s, rng, watch, any_answer if seed % 2 else eager_answer)
        if compared >= hits:
            return
    raise AssertionError(f"only {compared} hits")


@ruling("TMB-183")
def test_damage_is_what_was_reckoned() -> None:
    check_battles(0, 1_500)


@pytest.mark.slow
@pytest.mark.parametrize("first", range(20_000, 60_000, 10_000))
def test_a_great_many_hits_are_what_was_reckoned(first: int) -> None:
    check_battles(first, 25_000)


@ruling("TMB-187")
def test_a_flat_reduction_that_is_used_up_this_turn_is_whole_in_the_next() -> None:
    story = battle(GUARDED).deals(1, "Picket")
    picket = story.s.party[0]
    assert (reckon(story.s, picket, 4, PLAIN).flat, reckon_next_turn(story.s, picket, 4, PLAIN).flat) == (0, 1)


@ruling("TMB-182", "TMB-183")
def test_damage_beyond_the_last_hp_is_said_but_not_lost() -> None:
    picket = (story := battle(GUARDED)).s.party[0]
    hit = reckon(story.s, picket, 9, TRUE)
    assert (hit.damage, hit.lost, hit.hp) == (9, 5, 0)
