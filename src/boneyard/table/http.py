"""What browsers ask over HTTP: which games there are, opening a table and sitting down, records and reports."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import MediaType, Request, Router, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from litestar.response import Response

from boneyard.core.game import Option
from boneyard.table import reports
from boneyard.table.drawn import DRAWN, drawn_game
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
)
from boneyard.table.refusal import Refused
from boneyard.table.tables import LINK_MINUTES, House
from boneyard.table.tokens import hashes_of
from boneyard.words import LANGUAGES

REFUSED: Final = {400: ResponseSpec(Problem, description="What cannot be done; other codes above 400 likewise.")}
GameName = Annotated[str, Parameter(description="The name of the game.", max_length=40)]
Language = Literal["en", "fr"]
TableName = Annotated[str, Parameter(description="The name of the table, as in its address.", max_length=80)]


def choice(option: Option) -> Choice:
    """Something that may be chosen when a table is opened."""
    fewest, most = option.seats[0], option.seats[-1]
    return Choice(option.name, list(option.choices), fewest, most, list(option.needs), option.of_seats, option.written)


def info(name: str) -> GameInfo:
    """A game one can play here."""
    rules = drawn_game(name)
    return GameInfo(
        name=name,
        fewest=rules.seats[0],
        most=rules.seats[-1],
        seats=list(rules.names),
        options=[choice(option) for option in rules.options],
        rules=rules.rules,
        facts=rules.facts.hash,
    )


@get("/games", summary="The games one can play here", responses=REFUSED)
async def list_games() -> list[GameInfo]:
    """Every game with its options."""
    return [info(name) for name in DRAWN]


@get("/games/{name:str}/facts", summary="What is printed on the pieces of a game", responses=REFUSED)
async def list_facts(name: GameName) -> list[Fact]:
    """Also where arrows, towers and lanes are drawn."""
    return [Fact(fact.name, fact.value, fact.proposed) for fact in drawn_game(name).facts.all]


def spoken(told: Any, language: Language) -> Any:
    """The same, its words in this language alone: they are most of a box, and who reads them reads one."""
    if isinstance(told, list):
        return [spoken(each, language) for each in told]
    if not isinstance(told, dict):
        return told
    if told.keys() == set(LANGUAGES):
        return {language: told[language]}
    return {name: spoken(value, language) for name, value in told.items()}


@cache
def box(name: str, language: Language) -> Any:
    """Packed once for all who ask."""
    return spoken(msgspec.to_builtins(drawn_game(name).box()), language)


@get("/games/{name:str}/box", summary="The pieces of a game", responses=REFUSED)
async def open_box(name: GameName, language: Language = "en") -> Any:
    """Dice, chips and cards with their words, for games whose views do not spell them out; else null."""
    return box(name, language)


@get("/tables", summary="Public tables", responses=REFUSED)
async def list_tables(house: House) -> list[TableLine]:
    """Those with a free place first."""
    return await house.public()


@post("/tables", summary="Open a table", responses=REFUSED)
async def open_table(house: House, request: Request[Any, Any, Any], data: NewTable) -> Seated:
    """Returns the secrets of the seats: whoever has them holds the seats."""
    address = request.client.host if request.client else ""
    limit = house.limits.tables
    if not house.opened.take(address):
        raise Refused("too-many", f"at most {limit} tables an hour can be opened from one address")
    return await house.new(data)


@post("/tables/{table:str}/seats", summary="Sit down", responses=REFUSED)
async def sit_down(house: House, table: TableName, data: SitDown) -> Seated:
    """Takes an open place."""
    return await house.sit(table, data)


@post("/mine", summary="My tables", status_code=200, responses=REFUSED)
async def my_tables(house: House, data: Tokens) -> list[TableLine]:
    """Tables by the secrets one holds, those that wait for one's answer first."""
    return await house.mine(data.tables)


@post("/tables/{table:str}/links", summary="Take my seats to another device", responses=REFUSED)
async def make_link(house: House, table: TableName, data: Tokens) -> Link:
    """The link can be used once."""
    return Link(await house.link(table, data.tables.get(table, [])), LINK_MINUTES)


@post("/links/{link:str}", summary="Take seats to this device", responses=REFUSED)
async def use_link(house: House, link: Annotated[str, Parameter(max_length=80)]) -> Seated:
    """From now on only this device holds them."""
    return await house.use_link(link)


@post(
    "/tables/{table:str}/forget", summary="Delete my nickname and what I have said", status_code=204, responses=REFUSED
)
async def forget(house: House, table: TableName, data: Tokens) -> None:
    """The game itself stays as it was."""
    await house.forget(table, data.tables.get(table, []))


@get(
    "/tables/{table:str}/record", media_type=MediaType.TEXT, summary="The record of a finished game", responses=REFUSED
)
async def record(house: House, table: TableName) -> Response[str]:
    """Text; `boneyard replay --verify` checks it."""
    room = await house.room(table)
    headers = {"Content-Disposition": f'attachment; filename="{room.row.id}.txt"'}
    return Response(reports.record_of(room), media_type=MediaType.TEXT, headers=headers)


@get("/tables/{table:str}/replay", summary="A finished game, step by step", responses=REFUSED)
async def replay(house: House, table: TableName) -> Replay:
    """Views and events as a spectator would have seen them."""
    room = await house.room(table)
    async with house.replaying:
        return await asyncio.to_thread(reports.replay_of, room)


@post("/replay", summary="Any record, step by step", status_code=200, responses=REFUSED)
async def replay_text(house: House, body: bytes) -> Replay:
    """For records from elsewhere, such as those of the terminal; the body is the text, as it is."""
    async with house.replaying:
        return await asyncio.to_thread(reports.replay_from, body.decode("utf-8", errors="replace"))


@post("/tables/{table:str}/report", summary="Something looks wrong", status_code=200, responses=REFUSED)
async def report(house: House, table: TableName, data: Tokens) -> Report:
    """A text to paste; `boneyard replay` opens it."""
    room = await house.room(table)
    return Report(await reports.reported(room, hashes_of(data.tables.get(table, []))))


API: Final = Router(
    path="/api",
    route_handlers=[
        list_games,
        list_facts,
        open_box,
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
