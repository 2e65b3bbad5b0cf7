"""Who sits where: leaving a seat and coming back to it, and bots that play for people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from boneyard.table.connection import Connection
from boneyard.table.protocol import Level
from boneyard.table.refusal import Refused

if TYPE_CHECKING:
    from boneyard.table.live_table import LiveTable

BOT_NAMES: Final = ("Clack", "Rattle", "Femur", "Tibia", "Scapula", "Coccyx")  # by seat


async def give_to_bot(table: LiveTable, seat: int, level: Level) -> None:
    """Let a bot play on a seat: for the person who owns it, or on a seat that is open. The caller holds the lock."""
    before = table.seats[seat]
    if before.kind == "person":
        await table.chat.announce("table-bot-sits-down", seat)
    table.votes.end_replacement(seat)
    owner = before.nickname if before.kind == "person" else before.owner
    await table.update_seat(seat, kind="bot", nickname=BOT_NAMES[seat], level=level, owner=owner, left=False)
    if before.kind == "open":
        await table.chat.announce("table-bot-takes-place", seat)


async def give_back(table: LiveTable, seat: int) -> None:
    """Give a seat back from the bot that plays there to its owner. The caller holds the lock."""
    bot = table.seats[seat]
    await table.update_seat(seat, kind="person", nickname=bot.owner, level="", owner="", left=False, away=0)
    await table.chat.announce("table-took-back", seat)


async def take_back(table: LiveTable, connection: Connection) -> None:
    """Give somebody all their seats back that bots play for them."""
    async with table.lock:
        refuse_if_over(table)
        if not connection.back:
            raise Refused("not-yours", "no bot plays on a seat of yours")
        for seat in connection.back:
            await give_back(table, seat)


async def leave(table: LiveTable, connection: Connection) -> None:
    """Leave all one's seats. The others may agree on a bot; until they have, one may simply come back."""
    async with table.lock:
        if not connection.mine:
            raise Refused("not-yours", "you hold no seat that you could leave")
        for seat in connection.mine:
            await table.chat.announce("table-left", seat)
            await table.update_seat(seat, left=True)
            table.votes.propose_replacement(seat)
        table.table_changed()


async def come_back(table: LiveTable, connection: Connection) -> None:
    """Somebody has connected: if they had left their seats, they take them again."""
    async with table.lock:
        for seat in connection.mine:
            if table.seats[seat].left:
                await table.chat.announce("table-came-back", seat)
                await table.update_seat(seat, left=False)
        await table.save_presence()


async def note_absence(table: LiveTable) -> None:
    """A browser has disconnected: store since when its seats are empty."""
    async with table.lock:
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
