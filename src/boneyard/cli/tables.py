"""`boneyard tables`: for whoever runs a server."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Awaitable, Callable
from dataclasses import asdict
from datetime import UTC, datetime
from typing import Annotated, Any, Final, Literal, TypeVar

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from boneyard.cli.backup import DatabaseAddress, database_or_usual
from boneyard.cli.output import JsonFile, check_writable, write_json
from boneyard.core.decision import BadInput
from boneyard.table.operator import ALL, Found, Operator
from boneyard.table.rows import ChatRow, MoveRow, SeatRow
from boneyard.table.store import Conflict, Unavailable
from boneyard.table.wire import stored_phrase
from boneyard.terminal.screen import printable
from boneyard.words import Voice

EXAMPLES: Final = """Examples:

\b
  boneyard tables list
  boneyard tables look quiet-red-otter
  boneyard tables remove-line quiet-red-otter 17
  boneyard tables ban 192.0.2.7 --reason spam
  boneyard tables bans --json /dev/stdout
"""
UNITS: Final = ((86_400, "d"), (3_600, "h"), (60, "min"), (0, "s"))

Done = TypeVar("Done")
Name = Annotated[str, typer.Argument(metavar="NAME", help="The name of the table, as in its address.")]
Address = Annotated[
    str, typer.Argument(metavar="ADDRESS", help="An address; of IPv6 the whole network of 64 bits is meant.")
]

app = typer.Typer(
    name="tables",
    help="For whoever runs a server: see its tables, close one, remove a line of a chat, ban an address.",
    epilog=EXAMPLES,
    rich_markup_mode=None,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback()
def common(context: typer.Context) -> None:
    """Show the help when nothing is asked for."""
    if context.invoked_subcommand is None:
        print(context.get_help())


def with_database(address: str | None, work: Callable[[Operator], Awaitable[Done]]) -> Done:
    """Do something with the database while servers use it."""

    async def run() -> Done:
        store = Operator(database_or_usual(address))
        await store.open()
        try:
            return await work(store)
        except Unavailable as problem:
            raise BadInput(f"{store.name} cannot be used now: {problem}") from None
        except Conflict as problem:
            raise BadInput(f"that was not done: {problem}") from None
        finally:
            await store.close()

    return asyncio.run(run())


# ── Seeing ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@app.command("list")
def list_tables(
    status: Annotated[
        Literal["playing", "over", "closed"] | None, typer.Option(help="Only these; open ones are playing.")
    ] = None,
    limit: Annotated[int, typer.Option(min=1, help="How many at most.")] = 50,
    database: DatabaseAddress = None,
    json_file: JsonFile = None,
) -> None:
    """List the tables that were opened or changed last."""
    check_writable(json_file)
    found = with_database(database, lambda store: store.latest((status,) if status else ALL, limit))
    shown = titled("table", "status", "game", "seats", "public", "touched", "moves", "server")
    for one in found:
        public = "yes" if one.row.public else "no"
        moves = f"{one.moves:,}"
        people = ", ".join(seat_named(seat) for seat in one.seats)
        cells = [one.row.id, one.status, one.row.game, people, public, ago(one.touched), moves, one.server or "–"]
        shown.add_row(*[escape(printable(cell)) for cell in cells])
    Console(highlight=False).print(shown if found else "There are no tables.")
    write_json(json_file, {"tables": [table_as_json(one) for one in found]})


@app.command()
def look(
    name: Name,
    last: Annotated[int, typer.Option(min=1, help="How many moves and lines of the chat.")] = 20,
    database: DatabaseAddress = None,
    json_file: JsonFile = None,
) -> None:
    """Show the seats, the last moves and the chat of a table. Seeds and secrets are not shown."""
    check_writable(json_file)

    async def read(store: Operator) -> tuple[Found, list[MoveRow], list[ChatRow]]:
        found = await store.look(name)
        return found, await store.moves(name, max(0, found.moves - last)), await store.chat(name, last)

    found, moves, lines = with_database(database, read)
    stdout = Console(highlight=False, markup=False, soft_wrap=True)
    row = found.row
    public = "public" if row.public else "by link"
    runs = f"run by server {found.server}" if found.server else "run by no server now"
    stdout.print(f"{row.id}: {row.game}, {found.status}, {public}, touched {ago(found.touched)}, {runs}")
    for seat in found.seats:
        stdout.print(f"  seat {seat.seat}: {printable(seat_named(seat))}")
    stdout.print(f"moves: {found.moves:,}")
    for move in moves:
        stdout.print(f"  {move.rev}  {moment(move.at)}  seat {move.seat}  {move.verb} {printable(move.text)}".rstrip())
    stdout.print(f"chat, the last {len(lines)}:" if lines else "chat: empty")
    for line in lines:
        stdout.print(f"  {line.id}  {moment(line.at)}  {printable(said(line))}")
    everything = {
        **table_as_json(found),
        "last_moves": [asdict(move) for move in moves],
        "chat": [{"number": line.id, "at": line.at, "seat": line.seat, "said": said(line)} for line in lines],
    }
    write_json(json_file, everything)


@app.command()
def bans(database: DatabaseAddress = None, json_file: JsonFile = None) -> None:
    """List the addresses that are not let in."""
    check_writable(json_file)
    found = with_database(database, Operator.bans)
    shown = titled("address", "since", "reason")
    for ban in found:
        shown.add_row(ban.address, moment(ban.at), escape(printable(ban.reason)))
    Console(highlight=False).print(shown if found else "No address is banned.")
    write_json(json_file, {"bans": [asdict(ban) for ban in found]})


# ── Doing ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@app.command()
def close(name: Name, database: DatabaseAddress = None) -> None:
    """Close a table for good; everybody there is told."""
    with_database(database, lambda store: store.shut(name))
    print(f"Table {name} is closed.")


@app.command()
def say(
    name: Name,
    text: Annotated[str, typer.Argument(metavar="TEXT", help="One line.")],
    database: DatabaseAddress = None,
) -> None:
    """Say something in the chat of a table, as whoever runs the server."""
    number = with_database(database, lambda store: store.announce(name, text))
    print(f"Said at table {name}, as line {number}.")


@app.command("remove-line")
def remove_line(
    name: Name,
    number: Annotated[int, typer.Argument(metavar="NUMBER", help="The number that `look` shows.")],
    database: DatabaseAddress = None,
) -> None:
    """Delete a line of the chat of a table."""
    with_database(database, lambda store: store.remove_line(name, number))
    print(f"Line {number} of table {name} is deleted.")


@app.command()
def ban(
    address: Address,
    reason: Annotated[str, typer.Option(metavar="TEXT", help="For yourself; nobody else sees it.")] = "",
    database: DatabaseAddress = None,
) -> None:
    """Let an address in no longer; its sockets are closed within seconds."""
    known = with_database(database, lambda store: store.ban(address, reason))
    print(f"{known} is banned.")


@app.command()
def unban(address: Address, database: DatabaseAddress = None) -> None:
    """Let an address in again."""
    known = with_database(database, lambda store: store.unban(address))
    print(f"{known} is not banned any more.")


# ── Words ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def titled(*columns: str) -> Table:
    """A table for the terminal with these columns and no rows yet; numbers of moves are aligned to the right."""
    shown = Table(box=None, pad_edge=False, header_style="bold")
    for column in columns:
        shown.add_column(column, justify="right" if column == "moves" else "left", overflow="fold")
    return shown


def seat_named(seat: SeatRow) -> str:
    """The name of whoever plays on a seat, or that it is open or a bot's."""
    if seat.kind == "open":
        return "open"
    if seat.kind == "bot":
        return f"{seat.nickname} (bot, {seat.level})" + (f" for {seat.owner}" if seat.owner else "")
    return seat.nickname or "(no name)"


def said(line: ChatRow) -> str:
    """A line of the chat, in English."""
    if not line.say:
        return f"{line.nickname or '(no name)'}: {line.text}"
    phrase = stored_phrase(line.say)
    voice = Voice("en")
    return voice.text(phrase.key, **phrase.args) if voice.knows(phrase.key) else phrase.key


def moment(at: int) -> str:
    """Milliseconds since 1970 as a date and a time of day in UTC."""
    return f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M:%S}"


def ago(at: int) -> str:
    """How long ago something was."""
    seconds = max(0, math.floor(time.time() - at / 1000))
    least, unit = next(pair for pair in UNITS if seconds >= pair[0])
    return f"{seconds // max(1, least)} {unit} ago"


def table_as_json(found: Found) -> dict[str, Any]:
    """A table without its secrets."""
    row = found.row
    return {
        "table": row.id,
        "status": found.status,
        "game": row.game,
        "options": row.options,
        "public": row.public,
        "seats": [
            {"seat": seat.seat, "kind": seat.kind, "nickname": seat.nickname, "level": seat.level}
            for seat in found.seats
        ],
        "created": row.created,
        "touched": found.touched,
        "moves": found.moves,
        "server": found.server,
    }
