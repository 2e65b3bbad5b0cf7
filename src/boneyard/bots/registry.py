"""The bots by name. A name may carry a budget: `mcts:200ms` per move, or `mcts:500` simulations."""

from __future__ import annotations

import re
from collections.abc import Callable
from difflib import get_close_matches
from typing import Final

from boneyard.bots.base import BadBot, Bot
from boneyard.bots.gentle import Gentle
from boneyard.bots.greedy import Greedy
from boneyard.bots.mcts import Mcts
from boneyard.bots.random import Random

WITHOUT_BUDGET: Final[dict[str, Callable[[], Bot]]] = {"random": Random, "gentle": Gentle, "greedy": Greedy}
EXAMPLES: Final = ("random", "gentle", "greedy", "mcts:200ms", "mcts:500")


def bots() -> tuple[str, ...]:
    """The names of all bots, weakest first."""
    return (*WITHOUT_BUDGET, "mcts")


def bot(name: str) -> Bot:
    """The bot with that name."""
    if name in WITHOUT_BUDGET:
        return WITHOUT_BUDGET[name]()
    budget = re.fullmatch(r"mcts(?::([1-9][0-9]{0,5})(ms|s)?)?", name)
    if budget is None:
        kind = name.partition(":")[0]
        near = get_close_matches(kind, bots(), 1)
        meant = f" (did you mean {near[0]}?)" if near and kind not in bots() else ""
        raise BadBot(f"there is no bot {name!r}{meant}; there are, for example: {', '.join(EXAMPLES)}")
    number, unit = budget.groups()
    if number is None:
        return Mcts()
    if unit is None:
        return Mcts(simulations=int(number))
    return Mcts(milliseconds=int(number) * (1000 if unit == "s" else 1))
