"""`boneyard bench`: how fast the games are."""

from __future__ import annotations

import os
from dataclasses import asdict, replace
from itertools import groupby
from operator import attrgetter, itemgetter
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Final, Literal

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from boneyard.bench import boardgame, table
from boneyard.bench.clock import CLONE, FULL_SEARCH, GREEDY, RANDOM_PLAY, SAVE, SEARCH, Figure
from boneyard.bench.run import QUICK, USUAL, Pace, Part, Ratio, Row, about, parts, ratios, rounds, rows
from boneyard.cli.output import JsonFile, check_writable, write_json
from boneyard.cli.overrides import FactsFile, use_facts
from boneyard.core.compiled import build

BUILDS: Final = ("interpreted", "compiled")
TIMED: Final = (CLONE, SAVE)  # shown as the time one takes; the others as how many a second
UNITS: Final = {
    RANDOM_PLAY: "answers/s",
    CLONE: "µs",
    SAVE: "µs",
    GREEDY: "games/s",
    SEARCH: "simulations/s",
    FULL_SEARCH: "simulations/s",
}

EXAMPLES: Final = """Examples:

\b
  boneyard bench
  boneyard bench --seconds 2 --rounds 9 --json figures.json
  boneyard bench table
  boneyard bench table --workers 1 --workers 2 --json figures.json
  boneyard bench table --tables 50 --watchers 10
"""


def bench(
    what: Annotated[
        Literal["games", "table"], typer.Argument(help="The games, or the server of the table in the browser.")
    ] = "games",
    seconds: Annotated[float, typer.Option(help="How long each measurement takes.")] = USUAL.seconds,
    repeat: Annotated[int, typer.Option("--rounds", help="How often; the fastest round counts.")] = USUAL.rounds,
    json_file: JsonFile = None,
    facts_file: FactsFile = None,
    database: Annotated[
        list[str] | None,
        typer.Option(metavar="FILE|URL", help="For table: where it is kept, as for serve; may be repeated."),
    ] = None,
    workers: Annotated[
        list[int] | None,
        typer.Option(min=1, max=64, help="For table: how many server processes; may be repeated."),
    ] = None,
    tables: Annotated[
        list[int] | None,
        typer.Option(min=1, max=5000, help="For table: how many at once; may be repeated.", show_default="1, 50, 200"),
    ] = None,
    moves: Annotated[
        int, typer.Option(min=1, max=5000, help="For table: how many each plays, if the game is not over sooner.")
    ] = table.MOVES,
    watchers: Annotated[int, typer.Option(min=0, max=100, help="For table: how many watch each.")] = 0,
    quick: Annotated[bool, typer.Option("--quick", help="Only check that it works; the figures mean nothing.")] = False,
) -> None:
    """Measure how fast the games are, interpreted and compiled, beside OpenSpiel and PettingZoo where installed.

    Random play lists all legal answers at every step and picks one, by the same
    plain Python loop for every library. Search is the bot mcts; to the end means
    that each simulation is random until the game is over, as in OpenSpiel's
    search in Python. Cloned and saved is a position after 20 answers.

    `bench table` starts a server for each game and plays at 1, 50 and 200 tables
    over real sockets; a move counts once it is stored and everybody has been
    told. Every --database is measured with every number of --workers. CPU is
    the processor time of the server for a move, and after the plus sign that of
    PostgreSQL. Sent goes to all sockets of a table. Rest is the part of a core
    that the server uses while nobody moves. A table's memory is that of a new
    one, with its sockets, and after all moves. The yardstick is the processor
    time of a fixed piece of Python, in ms: where it is longer, CPU is too.
    Where Node is installed, boardgame.io plays as many matches, kept in memory.
    """
    check_writable(json_file)
    use_facts(facts_file)
    stdout = Console(highlight=False)
    if what == "table":
        places: list[str | None] = [*database] if database else [None]
        setups = [table.Setup(where, some, watchers, moves) for where in places for some in workers or [1]]
        sizes = tuple(tables or (table.QUICK_TABLES if quick else table.TABLES))
        bench_table(stdout, json_file, setups, sizes, goes=1 if quick else repeat, rest=0 if quick else table.REST)
        return
    pace = QUICK if quick else replace(USUAL, seconds=seconds, rounds=repeat)
    found, remarks = parts()
    for remark in remarks:
        stdout.print(remark, markup=False, soft_wrap=True)
    measured = rows(watched(found, pace))
    compared = ratios(measured)
    stdout.print(own(measured))
    for ours, group in groupby(compared, key=attrgetter("ours")):
        stdout.print()
        stdout.print(others(measured, ours, list(group)))
    stdout.print()
    stdout.print(lengths(measured))
    everything = {**about(pace), "rows": [asdict(row) for row in measured], "ratios": [asdict(r) for r in compared]}
    write_json(json_file, everything)


def bench_table(
    stdout: Console, json_file: Path | None, setups: list[table.Setup], sizes: tuple[int, ...], goes: int, rest: float
) -> None:
    """Measure the server: moves a second, how long until everybody knows, processor time, traffic and memory."""
    ours: list[table.Measured] = []
    for setup in setups:
        for played in table.GAMES:
            with TemporaryDirectory() as folder:
                ours.append(table.measured(Path(folder), setup, played, sizes, goes, rest))
    try:
        theirs = boardgame.measured(goes, setups[0].moves, sizes)
    except boardgame.NotMeasured as why:
        theirs = []
        stdout.print(str(why), markup=False, soft_wrap=True)
    stdout.print(table_figures(ours, theirs))
    stdout.print()
    stdout.print(table_costs(ours))
    best = {one.tables: one.per_second for one in ours[0].figures}
    gains = [f"×{best[one.tables] / one.per_second:.2f} at {one.tables}" for one in theirs if one.tables in best]
    if gains:
        stdout.print(f"{ours[0].game}: times as fast as {boardgame.NAME}: {', '.join(gains)}.")
    loads = [round(load, 2) for load in os.getloadavg()] if hasattr(os, "getloadavg") else []
    if loads:
        stdout.print(f"Load averages of the machine at the end: {', '.join(map(str, loads))}.")
    everything = {"build": build(), "load": loads, "tables": [asdict(one) for one in ours]}
    write_json(json_file, {**everything, boardgame.NAME: [asdict(one) for one in theirs]})


def table_figures(ours: list[table.Measured], theirs: list[table.TableFigure]) -> Table:
    """How fast the server is, game by game, and how fast boardgame.io is."""
    shown = titled(f"The table, {build()}", "moves", "moves/s", "p50 ms", "p95 ms", "p99 ms", "problems")
    for one in ours:
        shown.add_row(f"{one.game}; {one.setup}", style="italic")
        for size in one.figures:
            shown.add_row(f"  tables: {size.tables}", *speed(size))
    for other in theirs:
        shown.add_row(f"{boardgame.NAME}, matches: {other.tables}", *speed(other))
    return shown


def speed(one: table.TableFigure) -> list[str]:
    """The cells of one row."""
    delays = [f"{delay:.1f}" for delay in (one.p50, one.p95, one.p99)]
    return [f"{one.moves:,}", f"{one.per_second:,.0f}", *delays, str(one.problems)]


def table_costs(ours: list[table.Measured]) -> Table:
    """What the server uses, game by game; empty cells where that is not known."""
    shown = titled("What it takes", "CPU ms", "sent kB", "rest %", "kB/table", "yardstick")
    for one in ours:
        memory = [f"{part:.0f} MB" for part in (one.empty, one.memory) if part is not None]
        shown.add_row("; ".join([one.game, one.setup, " to ".join(memory)]), style="italic")
        for size in one.figures:
            shown.add_row(f"  tables: {size.tables}", *cost(size))
    return shown


def cost(one: table.TableFigure) -> list[str]:
    """The cells of one row."""
    cpu = "+".join(f"{part:.2f}" for part in (one.cpu, one.database_cpu) if part is not None)
    sent = "" if one.sent is None else f"{one.sent / 1000:.1f}"
    rest = "" if one.rest is None else f"{one.rest:.1f}"
    memory = " to ".join(f"{part:.0f}" for part in (one.opened, one.played) if part is not None)
    yardstick = "" if one.yardstick is None else f"{one.yardstick:.1f}"
    return [cpu, sent, rest, memory, yardstick]


def watched(found: list[Part], pace: Pace) -> list[Figure]:
    """Measure with a progress bar."""
    stderr = Console(stderr=True)
    figures: list[Figure] = []
    with Progress(console=stderr, transient=True, disable=not stderr.is_terminal) as progress:
        for some in progress.track(rounds(found, pace), len(found) * pace.rounds, description="measuring"):
            figures += some
    return figures


def own(all_rows: list[Row]) -> Table:
    """Our own games: both builds, and the gain from compiling."""
    shown = titled("Boneyard", *BUILDS, "gain")
    best = {(row.subject, row.measure, row.library): row.best for row in all_rows if row.library in BUILDS}
    things = dict.fromkeys((subject, measure) for subject, measure, _ in best)
    for subject, measures in groupby(things, key=itemgetter(0)):
        shown.add_row(subject, style="italic")
        for _, measure in measures:
            rates = [best.get((subject, measure, build)) for build in BUILDS]
            gain = f"×{rates[1] / rates[0]:.1f}" if rates[0] and rates[1] else ""
            shown.add_row(f"  {measure}, {UNITS[measure]}", *[figure(measure, rate) for rate in rates], gain)
    return shown


def others(all_rows: list[Row], ours: str, compared: list[Ratio]) -> Table:
    """How many times faster than the other libraries one of our games is."""
    best = {(row.library, row.subject, row.measure): row.best for row in all_rows}
    shown = titled(f"{ours}: times as fast as", "theirs", *BUILDS)
    for measure, group in groupby(compared, key=attrgetter("measure")):
        shown.add_row(f"{measure}, {UNITS[measure]}", style="italic")
        for ratio in group:
            theirs = figure(measure, best[ratio.library, ratio.subject, measure])
            times = [f"×{ratio.times[build]:.2f}" if build in ratio.times else "" for build in BUILDS]
            shown.add_row(f"  {ratio.library} {ratio.subject}", theirs, *times)
    return shown


def titled(first: str, *columns: str) -> Table:
    """An empty table: names to the left, figures to the right."""
    shown = Table(box=None, pad_edge=False, header_style="bold")
    shown.add_column(first)
    for column in columns:
        shown.add_column(column, justify="right", no_wrap=True)
    return shown


def lengths(all_rows: list[Row]) -> str:
    """How long the compared games are: searching to the end of a longer game is more work."""
    games = {row.subject: row.units for row in all_rows if row.measure == RANDOM_PLAY and row.library != "compiled"}
    listed = "; ".join(f"{subject}: {units:.0f}" for subject, units in games.items())
    return f"Answers in a random game: {listed}."


def figure(measure: str, per_second: float | None) -> str:
    """A number with three significant digits."""
    if per_second is None:
        return ""
    number = 1e6 / per_second if measure in TIMED else per_second
    return f"{float(f'{number:.3g}'):,.{2 if number < 10 else 1 if number < 100 else 0}f}"
