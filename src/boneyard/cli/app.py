"""The commands, each in its own module, and the one place where errors become a line."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Annotated, Final, NoReturn

import typer

from boneyard import __version__
from boneyard.cli import arena, backup, bench, facts, play, replay, serve, tables
from boneyard.core.decision import BadInput
from boneyard.terminal.saves import LATEST
from boneyard.terminal.screen import printable

EXAMPLES: Final = """Examples:

\b
  boneyard serve
  boneyard play baby-boom
  boneyard play baby-boom --help
  boneyard arena baby-boom --bots mcts:500,greedy --games 50
  boneyard facts baby-boom
"""

app = typer.Typer(
    name="boneyard",
    help="Board games of bones and dice, played exactly by the rules.",
    epilog=EXAMPLES,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command(epilog=play.EXAMPLES)(play.play)
app.command(epilog=serve.EXAMPLES)(serve.serve)
app.command(epilog=backup.BACKUP_EXAMPLES)(backup.backup)
app.command(epilog=backup.RESTORE_EXAMPLES)(backup.restore)
app.add_typer(tables.app, name="tables")
app.command(epilog=replay.EXAMPLES)(replay.replay)
app.command(epilog=arena.EXAMPLES)(arena.arena)
app.command(epilog=bench.EXAMPLES)(bench.bench)
app.command(epilog=facts.EXAMPLES)(facts.facts)


@app.callback(invoke_without_command=True)
def common(
    context: typer.Context, version: Annotated[bool, typer.Option("--version", help="Show the version.")] = False
) -> None:
    """Show the version or, when nothing is asked for, the help."""
    if version:
        print(f"boneyard {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        print(context.get_help())


def run(arguments: Sequence[str] | None = None) -> None:
    """Run the command; wrong input gets one clear line and exit code 2."""
    try:
        given = completed(sys.argv[1:] if arguments is None else arguments)
        code = app(given, prog_name="boneyard", standalone_mode=False)
    except BadInput as problem:
        fail(str(problem))
    except typer.TyperException as problem:
        fail(problem.format_message())
    except OSError as problem:
        fail(f"{problem.filename}: {problem.strerror}" if problem.filename else str(problem))
    raise SystemExit(code or 0)


def completed(arguments: Sequence[str]) -> list[str]:
    """The arguments, with a file for a `--resume` that has none: the latest."""
    given = list(arguments)
    if "--resume" in given:
        value = given.index("--resume") + 1
        if given[value : value + 1] == [] or given[value].startswith("-"):
            given.insert(value, LATEST)
    return given


def fail(why: str) -> NoReturn:
    """Say in one line what is wrong, and leave."""
    print(f"boneyard: {printable(' '.join(why.split()))}", file=sys.stderr)
    raise SystemExit(2)
