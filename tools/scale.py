"""Calculates what many tables at once need, from measured costs and from assumptions about people.

    python tools/scale.py                  1,000, 10,000 and 100,000 tables; docs/scale.md shows the same
    python tools/scale.py 500 2000         other numbers of tables

All costs in COSTS are measured, processor time scaled to a core whose yardstick is 30 ms; on a core where
`boneyard bench table` says 15, everything costs half. People, bots and machines are assumed. Needs no other package.
"""

from __future__ import annotations

import argparse
import math
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

Way = Literal["apart", "together", "anywhere"]  # how people reach server processes, see WAYS


@dataclass(frozen=True)
class Cost:
    """What one game costs. Times are milliseconds of one core, and sizes are kilobytes."""

    game: str
    sqlite: float  # the server, for a move that comes alone, at a table with two sockets
    postgresql: float  # the same, with a database that is shared
    socket: float  # the server, for each further socket, and less for each one fewer
    follow: float  # another server process with people at the same table, for taking over a move
    write: float  # PostgreSQL, for a move
    sent: float  # to each socket, for a move
    table: float  # memory of a new table with two sockets
    kept: float  # memory for each move that was played
    moves: int  # in a game between two bots
    gentle: float  # one answer of this bot
    fair: float


# Interpreted, Python 3.11, PostgreSQL 18. Each column names what measured it:
# sqlite: boneyard bench table --tables 1, less what the server uses at rest meanwhile
# postgresql, write: the same with --database postgresql+psycopg://…
# follow: the same with --workers 2, less with one; more than that if not all tables have people at both processes
# socket: boneyard bench table --tables 50 --watchers 4, less without watchers, by four
# sent: boneyard bench table --tables 50
# kept: boneyard bench table --tables 10 --moves 150
# table: boneyard bench table --tables 200 --moves 1
# moves, gentle, fair: python tools/scale_costs.py
COSTS = (
    Cost("Baby Boom", 2.2, 4.1, 0.17, 7.4, 1.1, 2.6, 113, 1.3, 75, 0.5, 0.7),
    Cost("Bad Bones", 5.7, 7.6, 0.35, 8.6, 1.4, 8.6, 125, 4.5, 135, 1.4, 2.1),
    Cost("Too Many Bones", 4.0, 6.0, 0.33, 6.8, 1.3, 23.9, 177, 2.8, 615, 0.7, 1.0),
)
EMPTY = 95.0  # megabytes of a server process without tables, with PostgreSQL; boneyard bench table
REST_ALONE = 0.05  # ms a second for a table where nobody moves; boneyard bench table --tables 200, less --tables 1
REST_SHARED = 0.09  # the same in each process that holds it; with PostgreSQL and --workers 2
NOTICE = 0.25  # ms of every process for a move at another one; python tools/scale_costs.py URL, median of four runs
SHARP = 500.0  # ms for an answer of a sharp bot, by its definition
ROW = 0.17  # kilobytes of PostgreSQL for a move: pg_total_relation_size('moves') by its rows, after the runs above
WAL = 1.6  # kilobytes of its log for a move: pg_current_wal_lsn() before and after --tables 1, by the moves between

# Assumed. Everything grows in proportion to the moves a minute.
MINUTE = {"Baby Boom": 12.0, "Bad Bones": 8.0, "Too Many Bones": 10.0}  # moves at a table
MIX = {"Baby Boom": 1 / 3, "Bad Bones": 1 / 3, "Too Many Bones": 1 / 3}  # of all tables
WITH_BOT = 0.5  # of all tables: one person and one bot, who makes half of the moves; the others have two people
LEVELS = {"gentle": 0.3, "fair": 0.4, "sharp": 0.3}  # of these bots
WATCHERS = 0.2  # at each table, on average
FULL = 0.6  # of a core that a server or a database may use: people come in waves, and a server may die
BOTS_FULL = 0.8  # a bot may wait
CORES, MEMORY, TRAFFIC = 16, 64.0, 1.0  # of one machine: gigabytes, and gigabits a second
SIZES = [1_000, 10_000, 100_000]


WAYS: dict[Way, str] = {
    "apart": "each process has a database of its own",
    "together": "one database; everybody at a table is sent to the same process",
    "anywhere": "one database; everybody is sent to any process",
}


@dataclass(frozen=True)
class Need:
    """What the servers of so many tables need."""

    tables: int
    way: Way
    processes: int  # 0: no number of processes is enough
    busy: float  # cores' worth of work of all processes
    notices: float  # the part of a core that every process needs to hear of moves at others
    memory: float  # gigabytes


def sockets(people: int) -> float:
    """The open sockets at a table."""
    return people + WATCHERS


def elsewhere(count: float, processes: int) -> float:
    """Further processes that so many sockets reach, if each is sent to any of them."""
    missed = math.pow(1 - 1 / processes, count)  # the chance that no socket is at a process
    return max(0.0, processes * (1 - missed) - 1)


def rate(cost: Cost) -> float:
    """Moves a second at a table."""
    return MINUTE[cost.game] / 60


def average(value: Callable[[Cost, int], float]) -> float:
    """Something about a table, on average over all games, with one person and a bot, and with two people."""
    return sum(MIX[cost.game] * (WITH_BOT * value(cost, 1) + (1 - WITH_BOT) * value(cost, 2)) for cost in COSTS)


def moves(tables: int) -> float:
    """Moves a second at all tables."""
    return tables * average(lambda cost, _: rate(cost))


def writing(tables: int) -> float:
    """Cores' worth of work of PostgreSQL."""
    return tables * average(lambda cost, _: rate(cost) * cost.write) / 1000


def thinking(tables: int) -> float:
    """Cores' worth of thinking of bots, who make half of the moves where they play."""

    def at(cost: Cost, people: int) -> float:
        answer = LEVELS["gentle"] * cost.gentle + LEVELS["fair"] * cost.fair + LEVELS["sharp"] * SHARP
        return rate(cost) / 2 * answer / 1000 if people == 1 else 0.0

    return tables * average(at)


def traffic(tables: int) -> float:
    """Gigabits a second to all sockets."""
    return tables * average(lambda cost, people: rate(cost) * cost.sent * sockets(people)) * 8 / 1e6


def copies(people: int, processes: int, way: Way) -> float:
    """The processes that hold a table, because somebody looks at it there."""
    return 1 + (elsewhere(sockets(people), processes) if way == "anywhere" else 0.0)


def serving(tables: int, processes: int, way: Way) -> float:
    """Cores' worth of work of the server processes, without notices."""
    alone = way == "apart" or processes == 1

    def at(cost: Cost, people: int) -> float:
        held = copies(people, processes, way)
        first = cost.sqlite if way == "apart" else cost.postgresql
        move = first + cost.socket * (sockets(people) - 2) + cost.follow * (held - 1)
        return (rate(cost) * move + (REST_ALONE if alone else REST_SHARED) * held) / 1000

    return tables * average(at)


def hearing(tables: int, processes: int, way: Way) -> float:
    """The part of its core that every process needs to hear of moves at the others."""
    return 0.0 if way == "apart" else moves(tables) * (1 - 1 / processes) * NOTICE / 1000


def memory(tables: int, processes: int, way: Way) -> float:
    """Gigabytes of the server processes, with every table in the middle of its game."""
    held = average(lambda cost, people: copies(people, processes, way) * (cost.table + cost.kept * cost.moves / 2))
    return (processes * EMPTY + tables * held / 1024) / 1024


def need(tables: int, way: Way) -> Need:
    """The fewest processes that are not busier than FULL, and what they use."""
    for processes in range(1, 2 * tables + 1):
        notices = hearing(tables, processes, way)
        busy = serving(tables, processes, way) + processes * notices
        if busy <= FULL * processes:
            return Need(tables, way, processes, busy, notices, memory(tables, processes, way))
        if notices >= FULL:
            break
    return Need(tables, way, 0, math.inf, moves(tables) * NOTICE / 1000, math.inf)


def delays(utilisation: float, count: int = 50_000) -> tuple[float, float, float]:
    """Milliseconds until a process with SQLite has done a move, each as it comes: the median, p95 and p99."""
    luck = random.Random(1)
    weights = [rate(cost) * MIX[cost.game] for cost in COSTS]
    gap = sum(cost.sqlite * weight for cost, weight in zip(COSTS, weights, strict=True)) / sum(weights) / utilisation
    left, taken = 0.0, []  # the work that is still to do when a move comes
    for cost in luck.choices(COSTS, weights, k=count):
        taken.append(left + cost.sqlite)
        left = max(0.0, left + cost.sqlite - luck.expovariate(1 / gap))
    taken.sort()
    return taken[count // 2], taken[count * 95 // 100], taken[count * 99 // 100]


def walls() -> list[tuple[float, str]]:
    """How many tables fill each thing, the smallest first."""
    many = 1_000_000  # so that what does not grow with the tables is as good as nothing
    found = [
        (FULL / serving(many, 1, "apart"), "one server process"),
        (CORES * BOTS_FULL / thinking(many), f"the {CORES} cores of a machine, with bots"),
        (CORES * FULL / serving(many, 1, "apart"), f"the {CORES} cores of a machine, with server processes apart"),
        (MEMORY / memory(many, 1, "apart"), f"the {MEMORY:.0f} GB of memory of a machine"),
        (TRAFFIC / traffic(many), f"a line of {TRAFFIC:.0f} Gbit/s"),
        (FULL / hearing(many, many, "together"), "every process on one database, with notices alone"),
        (CORES * FULL / writing(many), f"the {CORES} cores of a machine, with PostgreSQL"),
    ]
    return sorted((many * part, what) for part, what in found)


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table in Markdown."""
    return "\n".join("| " + " | ".join(cells) + " |" for cells in (head, ["---"] * len(head), *rows))


def servers_row(one: Need) -> list[str]:
    """The cells about the servers of so many tables."""
    if not one.processes:
        return [f"{one.tables:,}", WAYS[one.way], "none is enough", f"{one.notices:.0%}", ""]
    return [f"{one.tables:,}", WAYS[one.way], f"{one.processes:,}", f"{one.notices:.0%}", f"{one.memory:,.1f}"]


def report(sizes: Sequence[int]) -> list[str]:
    """All tables of docs/scale.md that are calculated."""
    shared = [
        [
            *(f"{size:,}", f"{moves(size):,.0f}", f"{writing(size) / FULL:.1f}", f"{moves(size) * WAL / 1000:.1f}"),
            *(f"{moves(size) * ROW * 0.0864:,.0f}", f"{thinking(size) / BOTS_FULL:,.0f}", f"{traffic(size):.2f}"),
        ]
        for size in sizes
    ]
    head = ["tables", "moves/s", "PostgreSQL cores", "its log, MB/s", "its disk, GB a day", "bots' cores", "Gbit/s"]
    servers = [servers_row(need(size, way)) for size in sizes for way in WAYS]
    waits = [[f"{part:.0%}", *(f"{delay:.0f}" for delay in delays(part))] for part in (0.1, 0.5, 0.8, 0.95)]
    return [
        table(head, shared),
        table(["tables", "how", "server processes", "notices, of each core", "memory, GB"], servers),
        table(["a process is busy", "p50 ms", "p95 ms", "p99 ms"], waits),
        table(["tables", "fill"], [[f"{float(f'{tables:.2g}'):,.0f}", what] for tables, what in walls()]),
    ]


def main() -> None:
    """Print the report."""
    parser = argparse.ArgumentParser(description="What many tables at once need.")
    parser.add_argument("tables", type=int, nargs="*", default=SIZES, metavar="TABLES")
    sizes = parser.parse_args().tables
    if min(sizes) < 1:
        parser.error("there has to be at least one table")
    print("\n\n".join(report(sizes)))


if __name__ == "__main__":
    main()
