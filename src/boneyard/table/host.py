"""What only the host of a table may do."""

from __future__ import annotations

from boneyard.table import seats
from boneyard.table.connection import Connection
from boneyard.table.live_table import LiveTable
from boneyard.table.protocol import HostDeed, Level
from boneyard.table.refusal import Refused


async def host_command(table: LiveTable, connection: Connection, do: HostDeed, seat: int, level: Level) -> None:
    """Close the table, free a seat, give it to a bot, or give it back from a bot to its owner."""
    async with table.lock:
        if not connection.host:
            raise Refused("not-yours", "only the host of the table may do that")
        if do == "close":
            await table.close()
            return
        seats.refuse_if_over(table)
        if not 0 <= seat < len(table.seats):
            raise Refused("not-offered", f"there is no seat {seat}; there are 0 to {len(table.seats) - 1}")
        if do == "free":
            await free(table, seat)
        elif do == "return":
            if table.seats[seat].kind != "bot" or seat not in table.owned():
                raise Refused("not-offered", f"no bot plays for somebody on seat {seat}")
            await seats.give_back(table, seat)
        else:
            if table.seats[seat].kind == "person" and seat not in connection.mine:
                seats.refuse_if_too_soon(table, seat)
            await seats.give_to_bot(table, seat, level)


async def free(table: LiveTable, seat: int) -> None:
    """Open a seat to anybody. The caller holds the lock."""
    seats.refuse_if_dice_told(table)
    if table.seats[seat].kind == "open":
        raise Refused("not-offered", f"nobody sits on seat {seat}")
    await table.chat.announce("table-freed", seat)
    await table.update_seat(seat, kind="open", nickname="", level="", token_hash=b"", owner="", left=False)
