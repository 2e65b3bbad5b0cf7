"""Votes of the people at a table: to resign together, or to let a bot play for somebody who is away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boneyard.table import seats
from boneyard.table.connection import Connection
from boneyard.table.protocol import NOBODY, Vote, VoteAbout
from boneyard.table.refusal import Refused

if TYPE_CHECKING:
    from boneyard.table.live_table import LiveTable

PROPOSED: Final = {"resign": "table-resign-proposed", "replace": "table-replace-proposed"}
REFUSED: Final = {"resign": "table-resign-refused", "replace": "table-replace-refused"}


class Votes:
    """The open votes of one table. A vote passes when everybody who may vote has agreed, and ends when one refuses."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        # Who has agreed, by what it is about: the seat to be replaced, or NOBODY.
        self._agreed: dict[tuple[VoteAbout, int], set[int]] = {}

    def open(self) -> list[Vote]:
        """All votes, as the protocol has them."""
        return [
            Vote(about, seat, sorted(yes), [voter for voter in self.voters(seat) if voter not in yes])
            for (about, seat), yes in self._agreed.items()
        ]

    def voters(self, about_seat: int) -> list[int]:
        """Who may vote: everybody who has not left the table, except the person it is about."""
        return [
            row.seat for row in self._table.seats if row.kind == "person" and not row.left and row.seat != about_seat
        ]

    def propose_replacement(self, seat: int) -> None:
        """Open a vote about a bot for a seat, if there is anybody to vote."""
        if self._table.status == "playing" and self.voters(seat):
            self._agreed.setdefault(("replace", seat), set())

    def end_replacement(self, seat: int) -> bool:
        """End the vote about a bot for a seat; returns whether there was one."""
        return self._agreed.pop(("replace", seat), None) is not None

    async def cast(self, connection: Connection, about: VoteAbout, seat: int, *, yes: bool) -> None:
        """Propose something, agree to it or refuse it. What everybody has agreed on is done."""
        table = self._table
        async with table.lock:
            self._check(connection, about, seat)
            subject = seat if about == "replace" else NOBODY
            if yes:
                await self._agree(connection, about, subject)
            elif self._agreed.pop((about, subject), None) is not None:
                await table.chat.announce(REFUSED[about], connection.mine[0])
            table.table_changed()

    def _check(self, connection: Connection, about: VoteAbout, seat: int) -> None:
        if self._table.status != "playing":
            raise Refused("not-playing", "there is nothing to vote about before the game begins or after it is over")
        if not connection.mine:
            raise Refused("not-yours", "spectators cannot vote")
        if about == "replace":
            if seat not in self._table.people() or seat in connection.mine:
                raise Refused("not-offered", f"seat {seat} is not another person's, so it cannot be given to a bot")
            seats.refuse_if_too_soon(self._table, seat)

    async def _agree(self, connection: Connection, about: VoteAbout, seat: int) -> None:
        agreed = self._agreed.setdefault((about, seat), set())
        new = not agreed
        agreed.update(connection.mine)
        if all(voter in agreed for voter in self.voters(seat)):
            del self._agreed[about, seat]
            await self._carry_out(about, seat)
        elif new:
            await self._table.chat.announce(PROPOSED[about], connection.mine[0])

    async def _carry_out(self, about: VoteAbout, seat: int) -> None:
        if about == "replace":
            await seats.give_to_bot(self._table, seat, "fair")
            return
        await self._table.chat.announce("table-resigned")
        await self._table.finish("resigned")
        self._table.position_changed()
