"""What is measured of each of our games. The loops are plain Python, the same as for the other libraries."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any, Final

from boneyard.bench.clock import CLONE, FULL_SEARCH, GREEDY, RANDOM_PLAY, SAVE, SEARCH, Go, Item
from boneyard.bots import Seen, bot
from boneyard.bots.base import Evaluator
from boneyard.bots.evaluators import evaluator_of
from boneyard.bots.mcts import Mcts
from boneyard.core.codec import load, save
from boneyard.core.compiled import build
from boneyard.core.game import Game, game, games
from boneyard.core.rng import seeded

SEED: Final = 1
MIDWAY: Final = 20  # answers into a game: where positions are cloned and saved
BATCH: Final = 100  # clones in one go, so that the clock itself costs nothing


@dataclass(frozen=True)
class Setup:
    """A game as it is measured: as it stands, or with variants."""

    game: str
    seats: int
    options: Mapping[str, Any]

    def __str__(self) -> str:
        variants = ", ".join([name.replace("_", " ") for name in self.options])
        return f"{self.game}, {self.seats} players" + (f", {variants}" if variants else "")


TWO: Final = "Picket + stand ground + defense, Boomer + frag + dex vs 8 points"
FOUR: Final = "Picket + redshirt, Boomer + frag, Patches + med kit, Tantrum + anger management vs 14 points"
CHOSEN: Final = {  # where fewest and most players, and all variants at once, say little
    "bad-bones": (
        Setup("bad-bones", 4, {}),
        Setup("bad-bones", 6, {"advanced": True, "chiefs": True}),
        Setup("bad-bones", 2, {"coop": True}),
    ),
    "too-many-bones": (
        Setup("too-many-bones", 2, {"battle": TWO}),
        Setup("too-many-bones", 4, {"battle": FOUR}),
    ),
}
CROWDS: Final = {"too-many-bones": CHOSEN["too-many-bones"][1]}  # what is dealt at random is another battle each time


def setups(rules: Game) -> tuple[Setup, ...]:
    """How a game is measured: the first setup in every way, the others at random play only.

    Fewest and most players without variants, and a number between with all of them, unless others are chosen.
    """
    if rules.name in CHOSEN:
        return CHOSEN[rules.name]
    everything = {option.name: option.choices[-1] for option in rules.options}
    ways = [
        Setup(rules.name, rules.seats[0], {}),
        Setup(rules.name, rules.seats[-1], {}),
        Setup(rules.name, rules.seats[len(rules.seats) // 2], everything),
    ]
    return tuple({str(way): way for way in ways}.values())  # not every game has three


def items(simulations: int) -> list[Item]:
    """Everything to measure, in whichever build is running."""
    found: list[Item] = []
    for name in games():
        first, *others = setups(game(name))
        ways = {
            RANDOM_PLAY: partial(random_play, first),
            CLONE: partial(clone, first),
            SAVE: partial(save_and_load, first),
            SEARCH: partial(search, first, simulations),
            FULL_SEARCH: partial(search, first, simulations, Evaluator()),
        }
        found += [Item(build(), str(first), measure, prepare) for measure, prepare in ways.items()]
        found += [Item(build(), str(other), RANDOM_PLAY, partial(random_play, other)) for other in others]
        crowd = CROWDS.get(name, Setup(name, game(name).seats[-1], {}))
        found.append(Item(build(), str(crowd), GREEDY, partial(greedy_game, crowd)))
    return found


def random_play(setup: Setup) -> Go:
    """A whole game at random, every legal answer being listed each time."""
    rules = game(setup.game)
    random = Random(SEED)
    rnd = random.random

    def go() -> int:
        answers = 0
        s = rules.new(setup.seats, random.getrandbits(60), setup.options)
        while asked := rules.pending(s):
            options = asked[0].options
            rules.apply(s, asked[0].seat, options[int(rnd() * len(options))])
            answers += 1
        return answers

    return go


def greedy_game(setup: Setup) -> Go:
    """A whole game between bots of the kind `greedy`."""
    rules = game(setup.game)
    random = Random(SEED)
    luck = seeded(SEED, ["bench"])
    player = bot("greedy")

    def go() -> int:
        s = rules.new(setup.seats, random.getrandbits(60), setup.options)
        while asked := rules.pending(s):
            seat = asked[0].seat
            rules.apply(s, seat, player.choose(Seen(rules, s, seat, luck), asked[0]))
        return 1

    return go


def midway(rules: Game, setup: Setup) -> Any:
    """A position in the middle of a game."""
    s = rules.new(setup.seats, SEED, setup.options)
    rnd = Random(SEED).random
    for _ in range(MIDWAY):
        decision = rules.pending(s)[0]
        rules.apply(s, decision.seat, decision.options[int(rnd() * len(decision.options))])
    return s


def clone(setup: Setup) -> Go:
    """Copies of a position."""
    s = midway(game(setup.game), setup)

    def go() -> int:
        for _ in range(BATCH):
            s.clone()
        return BATCH

    return go


def save_and_load(setup: Setup) -> Go:
    """A position to JSON and back."""
    rules = game(setup.game)
    s = midway(rules, setup)

    def go() -> int:
        load(rules, save(rules, s))
        return 1

    return go


def first_choice(rules: Game, setup: Setup) -> Any:
    """The first position where there is something to think about, even for who knows the game."""
    s = rules.new(setup.seats, SEED, setup.options)
    decision = rules.pending(s)[0]
    while len(decision.options) == 1 or len(weighed := evaluator_of(rules).weigh(rules, s, decision)) == 1:
        rules.apply(s, decision.seat, decision.options[0] if len(decision.options) == 1 else weighed[0].option)
        decision = rules.pending(s)[0]
    return s


def search(setup: Setup, simulations: int, evaluator: Evaluator | None = None) -> Go:
    """One move of the bot `mcts`, thinking as it does in play, or judging as told.

    With a evaluator who knows nothing of any game every simulation is random to the very end.
    """
    rules = game(setup.game)
    s = first_choice(rules, setup)
    decision = rules.pending(s)[0]
    luck = seeded(SEED, ["bench"])

    def go() -> int:
        Mcts(simulations=simulations, evaluator=evaluator).choose(Seen(rules, s, decision.seat, luck), decision)
        return simulations

    return go
