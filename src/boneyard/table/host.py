"""What only the host of a table may do."""

from __future__ import annotations

from typing import Final

from boneyard.table import seats
from boneyard.table.connection import Connection
from boneyard.table.live_table import LiveTable
from boneyard.table.logs import audit
from boneyard.table.protocol import HostDeed, Level
from boneyard.table.refusal import Refused
from boneyard.table.rows import TableChange

DONE: Final[dict[HostDeed, str]] = {
    "close": "table %s is closed by its host",
    "free": "table %s: seat %d is freed by the host",
    "bot": "table %s: seat %d is given to a bot by the host",
    "return": "table %s: seat %d is given back from a bot by the host",
}


async def host_command(table: LiveTable, connection: Connection, do: HostDeed, seat: int, level: Level) -> None:
    """Close the table, free a seat, give it to a bot, or give it back from a bot to its owner."""

    async def work() -> None:
        if not connection.host:
            raise Refused("not-yours", "only the host of the table may do that")
        await table.change(command(table, connection, do, seat, level))
        audit.info(DONE[do], table.row.id, *([] if do == "close" else [seat]))

    await table.one_at_a_time(work)


def command(table: LiveTable, connection: Connection, do: HostDeed, seat: int, level: Level) -> TableChange:
    """What a command of the host changes."""
    if do == "close":
        return TableChange(row={"status": "closed"})
    seats.refuse_if_over(table)
    if not 0 <= seat < len(table.seats):
        raise Refused("not-offered", f"there is no seat {seat}; there are 0 to {len(table.seats) - 1}")
    if do == "free":
        return freed(table, seat)
    if do == "return":
        if table.seats[seat].kind != "bot" or seat not in table.owned():
            raise Refused("not-offered", f"no bot plays for somebody on seat {seat}")
        return seats.given_back(table, seat)
    if table.seats[seat].kind == "person" and seat not in connection.mine:
        seats.refuse_if_too_soon(table, seat)
    return seats.given_to_bot(table, seat, level)


def freed(table: LiveTable, seat: int) -> TableChange:
    """A seat is open to anybody."""
    seats.refuse_if_dice_told(table)
    if table.seats[seat].kind == "open":
        raise Refused("not-offered", f"nobody sits on seat {seat}")
    empty = {"kind": "open", "nickname": "", "level": "", "token_hash": b"", "owner": "", "left": False}
    return TableChange(seats={seat: empty}, say=[table.chat.notice("table-freed", seat)])
