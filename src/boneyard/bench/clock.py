"""How often something can be done in a second."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

Go = Callable[[], int]  # does some of the work, a game for example, and says how many units of it, answers for example

# What is measured, and its unit.
RANDOM_PLAY = "random play"  # answers, each picked from all legal ones listed
CLONE = "clone"
SAVE = "save and load"
GREEDY = "greedy bots"  # whole games between as many as can play
SEARCH = "search"  # simulations
FULL_SEARCH = "search to the end"  # simulations that are played out to the end of the game


@dataclass(frozen=True)
class Item:
    """Something to measure."""

    library: str
    subject: str
    measure: str
    prepare: Callable[[], Go]


@dataclass(frozen=True)
class Figure:
    """What one measurement gave."""

    library: str
    subject: str
    measure: str
    per_second: float
    units: float  # in one go; for random play the answers of an average game


def measured(item: Item, seconds: float) -> Figure:
    """Go on for so many seconds, after a go to warm up."""
    go = item.prepare()
    go()
    units = goes = 0
    start = now = perf_counter()
    while now < start + seconds:
        units += go()
        goes += 1
        now = perf_counter()
    return Figure(item.library, item.subject, item.measure, units / (now - start), units / goes)
