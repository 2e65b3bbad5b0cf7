"""The HTTP API: games, tables, seats, links, records and reports."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Final, Literal, cast

import msgspec
from litestar import MediaType, Request, Router, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from litestar.response import Response

from boneyard.core.game import Option, games
from boneyard.table import links, reports
from boneyard.table.known_games import known_game
from boneyard.table.links import LINK_MINUTES
from boneyard.table.protocol import (
    Choice,
    Fact,
    GameInfo,
    Link,
    NewTable,
    Problem,
    Replay,
    Report,
    Seated,
    SitDown,
    TableLine,
    Tokens,
    UseLink,
)
from boneyard.table.refusal import Refused
from boneyard.table.sockets import address_of
from boneyard.table.tables import Tables
from boneyard.words import LANGUAGES

REFUSED: Final = {400: ResponseSpec(Problem, description="Why it cannot be done; codes above 400 have the same body.")}
GameName = Annotated[str, Parameter(description="The name of the game.", max_length=40)]
Language = Literal["en", "fr"]
LONGEST_RECORD: Final = 1_300_000  # bytes
TableName = Annotated[str, Parameter(description="The name of the table, as in its address.", max_length=80)]


def choice(option: Option) -> Choice:
    """An option of a game, as the protocol has it."""
    fewest, most = option.seats[0], option.seats[-1]
    return Choice(option.name, list(option.choices), fewest, most, list(option.needs), option.of_seats, option.written)


def info(name: str) -> GameInfo:
    """A game that can be played here."""
    rules = known_game(name)
    return GameInfo(
        name=name,
        fewest=rules.seats[0],
        most=rules.seats[-1],
        seats=list(rules.names),
        options=[choice(option) for option in rules.options],
        rules=rules.rules,
        facts=rules.facts.hash,
    )


@get("/games", summary="The games that can be played here", responses=REFUSED)
async def list_games() -> list[GameInfo]:
    """Every game with its options."""
    return [info(name) for name in games()]


@get("/games/{name:str}/facts", summary="What is printed on the pieces of a game", responses=REFUSED)
async def list_facts(name: GameName) -> list[Fact]:
    """Including where arrows, towers and lanes are drawn."""
    return [Fact(fact.name, fact.value, fact.proposed) for fact in known_game(name).facts.all]


def in_language(data: Any, language: Language) -> Any:
    """The same data with its words in one language only, which makes it much smaller."""
    if isinstance(data, list):
        return [in_language(each, language) for each in data]
    if not isinstance(data, dict):
        return data
    if data.keys() == set(LANGUAGES):
        return {language: data[language]}
    return {name: in_language(value, language) for name, value in data.items()}


@cache
def box(name: str, language: Language) -> Any:
    """The pieces of a game as plain data, made once for everybody."""
    return in_language(msgspec.to_builtins(known_game(name).box()), language)


@get("/games/{name:str}/box", summary="The pieces of a game", responses=REFUSED)
async def open_box(name: GameName, language: Language = "en") -> Any:
    """Dice, chips and cards with their words, for games whose views only name them; null for the others."""
    return box(name, language)


@get("/reach", summary="Where others in the network find this server", responses=REFUSED)
async def reach(reached_at: tuple[str, ...]) -> list[str]:
    """What to put before the path of a link on a loopback address; nothing if only this machine reaches the server."""
    return list(reached_at)


@get("/tables", summary="Public tables", responses=REFUSED)
async def list_tables(tables: Tables) -> list[TableLine]:
    """Those with an open seat first."""
    return await tables.public()


@post("/tables", summary="Open a table", responses=REFUSED)
async def open_table(tables: Tables, request: Request[Any, Any, Any], data: NewTable) -> Seated:
    """Returns the secrets of the seats. Whoever has a secret holds the seat."""
    address, limits = address_of(request), tables.limits
    if data.public and not tables.public_rate.take(address):
        raise Refused("too-many", f"one address can open at most {limits.public_tables} public tables an hour")
    if not tables.opening_rate.take(address):
        raise Refused("too-many", f"one address can open at most {limits.tables} tables an hour")
    return await tables.create(data)


@post("/tables/{table:str}/seats", summary="Sit down", responses=REFUSED)
async def sit_down(tables: Tables, request: Request[Any, Any, Any], table: TableName, data: SitDown) -> Seated:
    """Takes an open seat."""
    if not tables.seat_rate.take(address_of(request)):
        raise Refused("too-many", f"one address can take at most {tables.limits.seats} seats an hour")
    return await tables.sit_down(table, data)


@post("/mine", summary="My tables", status_code=200, responses=REFUSED)
async def my_tables(tables: Tables, data: Tokens) -> list[TableLine]:
    """The tables that the given secrets belong to; those that wait for your answer come first."""
    return await tables.mine(data.tables)


@post("/tables/{table:str}/links", summary="Take my seats to another device", responses=REFUSED)
async def make_link(tables: Tables, table: TableName, data: Tokens) -> Link:
    """The link can be used once."""
    return Link(await links.make_link(tables, table, data.tables.get(table, [])), LINK_MINUTES)


@post("/links", summary="Take seats to this device", responses=REFUSED)
async def use_link(tables: Tables, data: UseLink) -> Seated:
    """Only this device holds them as soon as it has shown its secret at the table."""
    return await links.use_link(tables, data)


@post(
    "/tables/{table:str}/forget", summary="Delete my nickname and what I have said", status_code=204, responses=REFUSED
)
async def forget(tables: Tables, table: TableName, data: Tokens) -> None:
    """The game itself stays as it is."""
    await tables.forget(table, data.tables.get(table, []))


@get(
    "/tables/{table:str}/record", media_type=MediaType.TEXT, summary="The record of a finished game", responses=REFUSED
)
async def record(tables: Tables, table: TableName) -> Response[str]:
    """Plain text; `boneyard replay --verify` checks it."""
    live = await tables.get(table)
    headers = {"Content-Disposition": f'attachment; filename="{live.row.id}.txt"'}
    return Response(reports.record_of(live), media_type=MediaType.TEXT, headers=headers)


@get("/tables/{table:str}/replay", summary="A finished game, step by step", responses=REFUSED)
async def replay(tables: Tables, request: Request[Any, Any, Any], table: TableName) -> Replay:
    """Views and events, as a spectator would have seen them."""
    live = await tables.get(table)
    async with tables.replaying.turn(address_of(request)):
        encoded = await tables.replays.replay(reports.record_of(live), [seat.nickname for seat in live.seats])
    return cast("Replay", encoded)


@post(
    "/replay",
    summary="Any record, step by step",
    status_code=200,
    responses=REFUSED,
    request_max_body_size=LONGEST_RECORD,
)
async def replay_text(tables: Tables, request: Request[Any, Any, Any], body: bytes) -> Replay:
    """For records from elsewhere, such as those of the terminal. The body is the text of the record."""
    async with tables.replaying.turn(address_of(request)):
        return cast("Replay", await tables.replays.replay(body.decode("utf-8", errors="replace")))


@post("/tables/{table:str}/report", summary="Something looks wrong", status_code=200, responses=REFUSED)
async def report(tables: Tables, table: TableName, data: Tokens) -> Report:
    """A text to paste into a bug report; `boneyard replay` opens it."""
    live, hashes = await links.shown_at(tables, table, data.tables.get(table, []))
    return Report(await reports.reported(live, hashes))


API: Final = Router(
    path="/api",
    route_handlers=[
        list_games,
        list_facts,
        open_box,
        reach,
        list_tables,
        open_table,
        sit_down,
        my_tables,
        make_link,
        use_link,
        forget,
        record,
        replay,
        replay_text,
        report,
    ],
)
