"""`boneyard arena`: bots play each other."""

from __future__ import annotations

import os
import time
from contextlib import closing
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from boneyard.arena import Balance, BotFailed, Plan, Played, TournamentResult, planned, play, summed_up
from boneyard.arena.workers import WorkerDied
from boneyard.bots import bot
from boneyard.cli import report
from boneyard.cli.output import JsonFile, check_writable, write_json
from boneyard.cli.overrides import FactsFile, use_facts
from boneyard.cli.report.words import chance, points
from boneyard.cli.variants import Variant, chosen, spelled
from boneyard.core.compiled import build
from boneyard.core.decision import BadInput
from boneyard.core.game import game
from boneyard.terminal.screen import printable

DISPENSABLE: Final = ("points by seat", "ms/answer")  # in this order, where the window is narrow
UNLIMITED: Final = 1000  # characters; no table is wider
INTERRUPTED: Final = 130  # what shells expect after Ctrl-C

EXAMPLES: Final = """Examples:

\b
  boneyard arena baby-boom
  boneyard arena baby-boom --bots mcts:500,greedy --json result.json
  boneyard arena baby-boom --bots mcts:200ms,random --seats 4
  boneyard arena baby-boom --bots greedy --seats 4 --report report.html
  boneyard arena too-many-bones --bots greedy --seats 2 --each tyrant,mode
"""


def arena(
    name: Annotated[str, typer.Argument(metavar="GAME", help="The game, for example baby-boom.")],
    bots: Annotated[
        str, typer.Option(metavar="A,B…", help="The bots; with fewer bots than seats the last takes those left over.")
    ] = "greedy,random",
    games: Annotated[int, typer.Option(help="How many games; a multiple of the seats is fairest.")] = 100,
    workers: Annotated[int | None, typer.Option(help="Processes to play in.  [default: one per core]")] = None,
    seed: Annotated[int, typer.Option(help="The seed of all dice and shuffles.")] = 0,
    variant: Variant = None,
    each: Annotated[
        str, typer.Option(metavar="A,B…", help="Variants of which every choice is played in turn, for example mode.")
    ] = "",
    seats: Annotated[int | None, typer.Option(help="How many play.  [default: one per bot]")] = None,
    json_file: JsonFile = None,
    report_file: Annotated[
        Path | None,
        typer.Option("--report", metavar="FILE", help="Write a page about the game's balance here, as HTML."),
    ] = None,
    records: Annotated[Path | None, typer.Option(metavar="DIR", help="Write each game's record here.")] = None,
    facts_file: FactsFile = None,
) -> None:
    """Let bots play each other, and say which is better and how sure that is.

    Seats rotate from game to game, and the games of one rotation share their
    seed. A win is one point, a win shared by k bots is 1/k. The interval is
    Wilson's, at 95 %, with shared wins counted as their share. The same seed
    gives the same games whatever the number of workers, unless a bot thinks by
    the clock: mcts:200ms does, mcts:500 counts.

    One bot on all seats compares the seats instead; then every game has a seed
    of its own. --report writes a page with plots of all that was counted.
    """
    use_facts(facts_file)
    check_writable(json_file)
    check_writable(report_file)
    check_apart({"--json": json_file, "--report": report_file, "--facts": facts_file, "--records": records})
    names = [part.strip() for part in bots.split(",")]
    for one in names:
        bot(one)  # an unknown bot is reported before a wrong number of them
    cores = os.cpu_count() or 1
    options = chosen(game(name), variant)
    hands = cores if workers is None else workers
    varied = [part.strip().replace("-", "_") for part in each.split(",") if part.strip()]
    plan = planned(name, names, games, seed, options, seats, hands, records, varied)
    start = time.monotonic()
    result = watched(plan)
    if not result.played:
        raise typer.Exit(INTERRUPTED)
    show(result, time.monotonic() - start)
    write_json(json_file, result.as_json())
    if report_file is not None:
        files = ["--report", report_file.name, *([] if facts_file is None else ["--facts", str(facts_file)])]
        page = report.page(result, [printable(word) for word in files])
        report_file.write_text(page, encoding="utf-8", errors="replace")  # names of files may be anything
    if len(result.played) < plan.games:
        raise typer.Exit(INTERRUPTED)


def check_apart(files: dict[str, Path | None]) -> None:
    """Nothing that is read or written may be overwritten by something else."""
    given = [(option, file) for option, file in files.items() if file is not None]
    for place, (option, file) in enumerate(given):
        for other, taken in given[:place]:
            if file.resolve() == taken.resolve():
                raise BadInput(f"{other} and {option} are two different places, not both {file}")


def watched(plan: Plan) -> TournamentResult:
    """Play with a progress bar; Ctrl-C stops and keeps what was played so far."""
    stderr = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    played: list[Played] = []
    with Progress(*columns, console=stderr, transient=True, disable=not stderr.is_terminal) as progress:
        bar = progress.add_task(plan.game, total=plan.games)
        try:
            with closing(play(plan)) as games:
                for one in games:
                    played.append(one)
                    progress.advance(bar)
        except KeyboardInterrupt:
            pass
        except (BotFailed, WorkerDied) as failure:
            progress.stop()
            stderr.print(f"boneyard: {failure}", highlight=False, markup=False, soft_wrap=True)
            if isinstance(failure, BotFailed):
                stderr.print(failure.picture, highlight=False, markup=False)
            raise typer.Exit(1) from None
    return summed_up(plan, played)


def show(result: TournamentResult, seconds: float) -> None:
    """The table, and how to read it."""
    plan, length = result.plan, result.length()
    stdout = Console(highlight=False)
    stdout.print(standings(result, stdout))
    played, many = len(result.played), "games" if len(result.played) != 1 else "game"
    of = f" of {plan.games}" if played < plan.games else ""
    on = spelled(game(plan.game), plan.options)
    what = ", ".join([plan.game, f"{plan.seats} seats", *on])
    stdout.print(
        f"{played}{of} {many} of {what}; seed {plan.seed}, workers {plan.workers}, {build()}, {seconds:.1f} s."
    )
    answers = f"{length['mean']:.0f} answers a game ({length['shortest']} to {length['longest']})"
    stdout.print(f"{answers}; with equal bots each would win {1 / plan.seats:.1%}.")
    if plan.alike:
        stdout.print(seats_compared(result), end="")
    elif played % plan.seats:
        stdout.print(f"{played} is not a multiple of {plan.seats}: somebody sat somewhere once more than the others.")


def seats_compared(result: TournamentResult) -> str:
    """One line on whether a bot wins equally often from all seats; nothing if that cannot be told."""
    test = Balance(result).equal_seats()
    if test is None:
        return ""
    wins = " ".join(points(won) for won in test.wins)
    few = "" if test.enough else " (too few games to judge)"
    return f"wins by seat: {wins}; chi-squared {test.statistic:.2f}, {chance(test.chance)}{few}.\n"


def standings(result: TournamentResult, console: Console) -> Table:
    """A line for each bot; a narrow window leaves out the least important columns."""
    columns: dict[str, list[str]] = {"bot": []}
    for row in result.standings():
        by_seat = zip(row.points_by_seat, row.played_by_seat, strict=True)
        cells = {
            "bot": row.bot,
            "points": f"{row.points:.6g}",
            "win rate": f"{row.rate:.1%}",
            "95 %": f"{row.low:.1%}–{row.high:.1%}",
            "score": f"{row.score:.1f}",
            "points by seat": "  ".join(f"{points:.4g}/{played}" for points, played in by_seat),
            "ms/answer": f"{row.milliseconds:.3g}",
        }
        for title, cell in cells.items():
            columns.setdefault(title, []).append(cell)
    unlimited = console.options.update(width=UNLIMITED)
    for least in DISPENSABLE:
        if console.measure(tabled(columns), options=unlimited).maximum > console.width:
            del columns[least]
    return tabled(columns)


def tabled(columns: dict[str, list[str]]) -> Table:
    """Columns with their titles: names to the left, figures to the right."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    for title in columns:
        table.add_column(title, justify="left" if title == "bot" else "right", no_wrap=True)
    for cells in zip(*columns.values(), strict=True):
        table.add_row(*cells)
    return table
