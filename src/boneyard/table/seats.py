"""Who sits where: leaving a seat and coming back to it, and bots that play for people."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from boneyard.table.connection import Connection
from boneyard.table.logs import audit
from boneyard.table.protocol import Level
from boneyard.table.refusal import Refused
from boneyard.table.rows import TableChange

if TYPE_CHECKING:
    from boneyard.table.live_table import LiveTable

BOT_NAMES: Final = ("Clack", "Rattle", "Femur", "Tibia", "Scapula", "Coccyx")  # by seat


def given_to_bot(table: LiveTable, seat: int, level: Level) -> TableChange:
    """A bot plays on a seat: for the person who owns it, or on a seat that is open."""
    before = table.seats[seat]
    if before.kind == "person":
        notices = [table.chat.notice("table-bot-sits-down", seat)]
    elif before.kind == "open":
        notices = [table.chat.notice("table-bot-takes-place", seat, BOT_NAMES[seat])]
    else:
        notices = []
    owner = before.nickname if before.kind == "person" else before.owner
    fields = {"kind": "bot", "nickname": BOT_NAMES[seat], "level": level, "owner": owner, "left": False}
    return TableChange(row={"votes": table.votes.without_replacement(seat)}, seats={seat: fields}, say=notices)


def given_back(table: LiveTable, *places: int) -> TableChange:
    """Owners have their seats back from the bots that play there."""
    change = TableChange()
    for seat in places:
        owner = table.seats[seat].owner
        change.seats[seat] = {"kind": "person", "nickname": owner, "level": "", "owner": "", "left": False, "away": 0}
        change.say.append(table.chat.notice("table-took-back", seat, owner))
    return change


async def take_back(table: LiveTable, connection: Connection) -> None:
    """Give somebody all their seats back that bots play for them."""

    async def work() -> None:
        refuse_if_over(table)
        if not connection.back:
            raise Refused("not-yours", "no bot plays on a seat of yours")
        seats = connection.back
        await table.change(given_back(table, *seats))
        audit.info("table %s: seats %s are taken back from bots", table.row.id, seats)

    await table.one_at_a_time(work)


async def leave(table: LiveTable, connection: Connection) -> None:
    """Leave all one's seats. The others may agree on a bot; until they have, one may simply come back."""

    async def work() -> None:
        if not connection.mine:
            raise Refused("not-yours", "you hold no seat that you could leave")
        left: dict[int, dict[str, Any]] = {seat: {"left": True} for seat in connection.mine}
        notices = [table.chat.notice("table-left", seat) for seat in connection.mine]
        votes = table.votes.with_replacement(connection.mine)
        await table.change(TableChange(row={"votes": votes}, seats=left, say=notices))
        audit.info("table %s: seats %s are left", table.row.id, list(left))

    await table.one_at_a_time(work)


async def come_back(table: LiveTable, connection: Connection) -> None:
    """Somebody has connected: if they had left their seats, they take them again."""

    async def work() -> None:
        left = [seat for seat in connection.mine if table.seats[seat].left]
        if left:
            votes = table.votes.without_replacement(*left)
            notices = [table.chat.notice("table-came-back", seat) for seat in left]
            back: dict[int, dict[str, Any]] = {seat: {"left": False} for seat in left}
            await table.change(TableChange(row={"votes": votes}, seats=back, say=notices))
            audit.info("table %s: whoever had left seats %s is back", table.row.id, left)
        await table.save_presence()

    await table.one_at_a_time(work)


async def note_absence(table: LiveTable) -> None:
    """A browser has disconnected: store since when its seats are empty."""
    await asyncio.sleep(0)  # those who disconnect at the same moment, as when the server ends, are stored together
    async with table.lock:
        if table.presence_is_outdated():
            await table.save_presence()


def refuse_if_over(table: LiveTable) -> None:
    """Seats change hands only while there is something to play."""
    if table.status not in ("open", "playing"):
        raise Refused("not-playing", "this table is over")


def refuse_if_too_soon(table: LiveTable, seat: int) -> None:
    """A bot may play for somebody who has left the table, or has been away for long enough.

    So nobody loses a seat because the connection was lost for a moment.
    """
    if table.seats[seat].left:
        return
    away = table.away().get(seat)
    if away is None:
        raise Refused("not-offered", "somebody who is at the table cannot be replaced")
    wait = table.grace - away / 1000
    if wait > 0:
        raise Refused("not-offered", f"seat {seat} was here a moment ago; a bot may play there in {wait:.0f} seconds")


def refuse_if_dice_told(table: LiveTable) -> None:
    """Nobody else may sit down where a player knows all dice to come."""
    if table.row.dice_told:
        raise Refused(
            "dice-told", "a player here knows all dice to come; finish the game and ask for a rematch instead"
        )


def refuse_to_separate(table: LiveTable, seats: Sequence[int]) -> None:
    """Where the dice were told, all seats move together, so that nobody plays against somebody who knows them."""
    if table.row.dice_told and seats and set(seats) != set(table.owned()):
        raise Refused("dice-told", "a player here knows all dice to come, so the seats of this table stay together")
