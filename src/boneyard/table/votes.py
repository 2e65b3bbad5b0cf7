"""Votes of the people at a table: to resign together, or to let a bot play for somebody who is away.

They are stored with the table, so that people at several servers vote together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from boneyard.table import seats
from boneyard.table.connection import Connection
from boneyard.table.protocol import NOBODY, Vote, VoteAbout
from boneyard.table.refusal import Refused
from boneyard.table.rows import TableChange

if TYPE_CHECKING:
    from boneyard.table.live_table import LiveTable

PROPOSED: Final = {"resign": "table-resign-proposed", "replace": "table-replace-proposed"}
REFUSED: Final = {"resign": "table-resign-refused", "replace": "table-replace-refused"}

Agreed = dict[
    tuple[VoteAbout, int], set[int]
]  # who has agreed, by what it is about: the seat to be replaced, or NOBODY


class Votes:
    """The open votes of one table. A vote passes when everybody who may vote has agreed, and ends when one refuses."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table

    def open(self) -> list[Vote]:
        """All votes, as the protocol has them."""
        return [
            Vote(about, seat, sorted(yes), [voter for voter in self.voters(seat) if voter not in yes])
            for (about, seat), yes in self._agreed().items()
        ]

    def voters(self, about_seat: int) -> list[int]:
        """Who may vote: everybody who has not left the table, except the person it is about."""
        return [
            row.seat for row in self._table.seats if row.kind == "person" and not row.left and row.seat != about_seat
        ]

    def with_replacement(self, leaving: tuple[int, ...]) -> list[Any]:
        """The votes, with one about a bot for each of these seats if there is anybody to vote."""
        agreed = self._agreed()
        for seat in leaving:
            if self._table.status == "playing" and set(self.voters(seat)) - set(leaving):
                agreed.setdefault(("replace", seat), set())
        return stored(agreed)

    def without_replacement(self, *back: int) -> list[Any]:
        """The votes, without those about a bot for these seats."""
        return stored(
            {vote: yes for vote, yes in self._agreed().items() if vote[0] != "replace" or vote[1] not in back}
        )

    async def cast(self, connection: Connection, about: VoteAbout, seat: int, *, yes: bool) -> None:
        """Propose something, agree to it or refuse it. What everybody has agreed on is done."""

        async def work() -> None:
            self._check(connection, about, seat)
            subject = seat if about == "replace" else NOBODY
            if yes:
                await self._table.change(self._agree(connection, about, subject))
            else:
                await self._table.change(self._refuse(connection, about, subject))

        await self._table.one_at_a_time(work)

    def _agreed(self) -> Agreed:
        return {(vote["about"], vote["seat"]): set(vote["yes"]) for vote in self._table.row.votes}

    def _check(self, connection: Connection, about: VoteAbout, seat: int) -> None:
        if self._table.status != "playing":
            raise Refused("not-playing", "there is nothing to vote about before the game begins or after it is over")
        if not connection.mine:
            raise Refused("not-yours", "spectators cannot vote")
        if about == "replace":
            if seat not in self._table.people() or seat in connection.mine:
                raise Refused("not-offered", f"seat {seat} is not another person's, so it cannot be given to a bot")
            seats.refuse_if_too_soon(self._table, seat)

    def _agree(self, connection: Connection, about: VoteAbout, seat: int) -> TableChange:
        agreed = self._agreed()
        before = agreed.get((about, seat), set())
        agreed[about, seat] = before | set(connection.mine)
        if all(voter in agreed[about, seat] for voter in self.voters(seat)):
            del agreed[about, seat]
            return self._carried_out(about, seat, agreed)
        say = [] if before else [self._table.chat.notice(PROPOSED[about], connection.mine[0])]
        return TableChange(row={"votes": stored(agreed)}, say=say)

    def _refuse(self, connection: Connection, about: VoteAbout, seat: int) -> TableChange:
        agreed = self._agreed()
        if agreed.pop((about, seat), None) is None:
            return TableChange()
        return TableChange(
            row={"votes": stored(agreed)}, say=[self._table.chat.notice(REFUSED[about], connection.mine[0])]
        )

    def _carried_out(self, about: VoteAbout, seat: int, agreed: Agreed) -> TableChange:
        if about == "replace":
            return seats.given_to_bot(self._table, seat, "fair")
        return TableChange(
            row={"status": "over", "ended": "resigned", "votes": stored(agreed)},
            say=[self._table.chat.notice("table-resigned")],
        )


def without_voters(votes: list[Any], seats: list[int]) -> list[Any]:
    """Votes, without the agreement of these seats: somebody else may sit there now."""
    return [{**vote, "yes": [seat for seat in vote["yes"] if seat not in seats]} for vote in votes]


def stored(agreed: Agreed) -> list[Any]:
    """Votes, as the table keeps them."""
    return [{"about": about, "seat": seat, "yes": sorted(yes)} for (about, seat), yes in agreed.items()]
