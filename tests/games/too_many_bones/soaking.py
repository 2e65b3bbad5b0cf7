"""Random battles: random parties with random training against random queues, and what happened in them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from boneyard.core.agenda import apply, settle
from boneyard.core.codec import load, save
from boneyard.core.decision import Action, Decision
from boneyard.core.event import Event
from boneyard.core.rng import Rng, seeded
from boneyard.games.too_many_bones.content.chips import BADDIES, TYRANTS
from boneyard.games.too_many_bones.content.sheets import SHEETS
from boneyard.games.too_many_bones.game import TOO_MANY_BONES
from boneyard.games.too_many_bones.model.battle_order import Order, Recruit
from boneyard.games.too_many_bones.model.ids import GEARLOCS, NO_CHIP, STATS, TYPES
from boneyard.games.too_many_bones.model.state import STREAMS, Rulebook, TooManyBones
from boneyard.games.too_many_bones.notation import positions
from boneyard.games.too_many_bones.turns.setup import gathered, types_for
from tests.games.too_many_bones.accounts import check

MOST_ANSWERS = 6000
Watch = Callable[[TooManyBones, Action | None, list[Event]], None]


Item = TypeVar("Item")


def some(rng: Rng, items: list[Item], count: int) -> list[Item]:
    """So many of these, without repeating any."""
    left = items[:]
    rng.shuffle(0, left)
    return left[:count]


def recruit(rng: Rng, gearloc: int) -> Recruit:
    """A gearloc with any training, from nothing at all to everything; consumables come from loot."""
    rich = (0, 1, 2, 3, 3, 3)[rng.below(0, 6)]
    dice = [skill.die for skill in SHEETS[gearloc].skills if not skill.starting]
    return Recruit(
        gearloc,
        [rng.below(0, 1 + 2 * rich) for _ in STATS],
        sorted(some(rng, dice, (0, 3, 7, len(dice))[rich])),
        innate_plus=rng.below(0, 3) == 0,
    )


def random_order(rng: Rng) -> Order:
    """Any party against points, named chips, a tyrant, or all of them."""
    party = [recruit(rng, gearloc) for gearloc in some(rng, list(range(len(GEARLOCS))), 1 + rng.below(0, 4))]
    tyrant = rng.pick(TYRANTS).chip if rng.below(0, 4) == 0 else NO_CHIP
    chips = tuple(some(rng, [chip.chip for chip in BADDIES], rng.below(0, 3)))
    points = rng.below(0, 4 * len(party))
    types = tuple(sorted(some(rng, list(range(len(TYPES) - 1)), 3))) if rng.below(0, 2) else ()
    return Order(party, points, chips, tyrant, types)


def table_for(order: Order, rng: Rng, seed: int) -> TooManyBones:
    """The table for an order, with any of the options."""
    seats = len(order.party)
    chance = seeded(seed, STREAMS)
    book = Rulebook(
        seats=seats,
        mode=rng.below(0, 3),
        leader=rng.below(0, seats),
        box_dice=rng.below(0, 4) == 0,
        breakdown_keeps_tier=rng.below(0, 2) == 0,
        types=types_for(order, chance),
        hide_next=False,
    )
    s = gathered(book, order, chance)
    settle(s)
    return s


def play(s: TooManyBones, rng: Rng, watch: Watch, choose: Callable[[TooManyBones, Rng], Action]) -> None:
    """Play a battle to its end, looking at everything after every answer."""
    watch(s, None, s.events)
    for _ in range(MOST_ANSWERS):
        if not s.open:
            assert s.ending in ("won", "lost")
            return
        decision = s.open[0]
        chosen = choose(s, rng)
        watch(s, chosen, apply(s, decision.seat, chosen))
    raise AssertionError("a battle without end")


def any_decision(s: TooManyBones, rng: Rng) -> Decision:
    """Any open question; at camp who has finished is left in peace, or at random no day would end."""
    return rng.pick(tuple([each for each in s.open if not (each.free and each.kind == "camp")]))


def any_answer(s: TooManyBones, rng: Rng) -> Action:
    """Any of the options."""
    return rng.pick(s.open[0].options)


def eager_answer(s: TooManyBones, rng: Rng) -> Action:
    """Any option, but rather not those that do nothing: such battles see more of the game."""
    return eager_among(s.open[0].options, rng)


def eager_among(options: Sequence[Action], rng: Rng) -> Action:
    """One of these, rather not one that does nothing."""
    busy = [option for option in options if option.text not in ("stay", "no target", "roll", "done", "clear", "no")]
    return rng.pick(busy) if busy and rng.below(0, 5) else rng.pick(options)


def looked_at(s: TooManyBones, rng: Rng, count: int) -> None:
    """Everything is accounted for; now and then a clone and a save are the same table, and it can be written."""
    check(s)
    if count % 41 == 7:
        same_after_saving(s, rng)
    if count % 53 == 5:
        positions.write(s)


def same_after_saving(s: TooManyBones, rng: Rng) -> None:
    """A clone and a loaded save go on as the table does, and leave it as it is."""
    before = save(TOO_MANY_BONES, s)
    other = s.clone()
    loaded = load(TOO_MANY_BONES, before)
    assert save(TOO_MANY_BONES, other) == save(TOO_MANY_BONES, loaded) == before
    if s.open:
        answer = any_answer(s, rng)
        told = [repr(event) for event in apply(other, s.open[0].seat, answer)]
        assert [repr(event) for event in apply(loaded, s.open[0].seat, answer.text)] == told
        assert save(TOO_MANY_BONES, other) == save(TOO_MANY_BONES, loaded)
        assert save(TOO_MANY_BONES, s) == before


def battles(first: int, count: int) -> Iterator[tuple[int, TooManyBones, Rng]]:
    """Tables about to be played, each with its seed."""
    for seed in range(first, first + count):
        rng = seeded(seed, ("soak",))
        yield seed, table_for(random_order(rng), rng, seed), rng
