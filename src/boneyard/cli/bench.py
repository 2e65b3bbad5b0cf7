"""`boneyard bench`: how fast the games are."""

from __future__ import annotations

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
"""


def bench(
    what: Annotated[
        Literal["games", "table"], typer.Argument(help="The games, or the server of the table in the browser.")
    ] = "games",
    seconds: Annotated[float, typer.Option(help="How long each measurement takes.")] = USUAL.seconds,
    repeat: Annotated[int, typer.Option("--rounds", help="How often; the fastest round counts.")] = USUAL.rounds,
    json_file: JsonFile = None,
    facts_file: FactsFile = None,
    quick: Annotated[bool, typer.Option("--quick", help="Only check that it works; the figures mean nothing.")] = False,
) -> None:
    """Measure how fast the games are, interpreted and compiled, beside OpenSpiel and PettingZoo where installed.

    Random play lists all legal answers at every step and picks one, by the same
    plain Python loop for every library. Search is the bot mcts; to the end means
    that each simulation is random until the game is over, as in OpenSpiel's
    search in Python. Cloned and saved is a position after 20 answers.

    `bench table` starts a server and plays at 1, 50 and 200 tables over real
    sockets; a move counts once it is written down and every seat has been told.
    Where Node is installed, boardgame.io plays as many matches, kept in memory.
    """
    check_writable(json_file)
    use_facts(facts_file)
    stdout = Console(highlight=False)
    if what == "table":
        bench_table(stdout, json_file, goes=1 if quick else repeat)
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


def bench_table(stdout: Console, json_file: Path | None, goes: int) -> None:
    """Measure the server: moves a second, and how long until every seat knows."""
    with TemporaryDirectory() as folder:
        ours = table.measured(Path(folder), goes)
    try:
        theirs = boardgame.measured(goes)
    except boardgame.NotMeasured as why:
        theirs = []
        stdout.print(str(why), markup=False, soft_wrap=True)
    shown = titled(f"The table, {build()}", "moves", "moves/s", "p50 ms", "p95 ms", "p99 ms", "problems")
    for one in ours:
        shown.add_row(f"tables: {one.tables}", *speed(one))
    for one in theirs:
        shown.add_row(f"{boardgame.NAME}, matches: {one.tables}", *speed(one))
    stdout.print(shown)
    if theirs:
        pairs = zip(ours, theirs, strict=True)
        gains = [f"×{mine.per_second / other.per_second:.2f} at {mine.tables}" for mine, other in pairs]
        stdout.print(f"Times as fast as {boardgame.NAME}: {', '.join(gains)}.")
    everything = {"build": build(), "tables": [asdict(one) for one in ours]}
    write_json(json_file, {**everything, boardgame.NAME: [asdict(one) for one in theirs]})


def speed(one: table.TableFigure) -> list[str]:
    """The cells of one row."""
    delays = [f"{delay:.1f}" for delay in (one.p50, one.p95, one.p99)]
    return [f"{one.moves:,}", f"{one.per_second:,.0f}", *delays, str(one.problems)]


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
