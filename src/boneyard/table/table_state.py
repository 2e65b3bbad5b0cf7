"""A table as it stands: its seats and its game, and who looks at it. `LiveTable` changes it."""

from __future__ import annotations

from collections.abc import Callable

from boneyard.core.decision import Decision
from boneyard.core.session import Session
from boneyard.table import proposals, wire
from boneyard.table.connection import Connection
from boneyard.table.limits import LONGEST_RECORD
from boneyard.table.protocol import NOBODY, Effect, Explained, Previewed, Proposal, Sought, Status
from boneyard.table.refusal import Refused
from boneyard.table.rows import SeatRow, TableRow


class TableState:
    """What can be said about a table. Nothing here changes it."""

    def __init__(
        self, row: TableRow, seats: list[SeatRow], session: Session, rev: int, now_ms: Callable[[], int]
    ) -> None:
        self.row = row
        self.seats = seats
        self.session = session
        self.rev = rev
        self.now_ms = now_ms  # the same for all servers of this table
        self.connections: set[Connection] = set()
        self.elsewhere: list[tuple[list[int], int]] = []  # at other servers: seats somebody looks from, and spectators
        self.status = self._status()

    def _status(self) -> Status:
        if self.row.status != "playing":
            return self.row.status
        return "open" if any(seat.kind == "open" for seat in self.seats) else "playing"

    def people(self) -> list[int]:
        """The seats that people play themselves."""
        return [seat.seat for seat in self.seats if seat.kind == "person"]

    def owned(self) -> list[int]:
        """The seats that belong to a person, including those that a bot plays at the moment."""
        return [seat.seat for seat in self.seats if seat.token_hash]

    def owned_by(self, hashes: frozenset[bytes]) -> tuple[int, ...]:
        """The seats that these secrets belong to."""
        return tuple(seat for seat in self.owned() if self.seats[seat].token_hash in hashes)

    def played_by(self, hashes: frozenset[bytes]) -> tuple[int, ...]:
        """The seats that these secrets belong to, without those that a bot plays at the moment."""
        return tuple(seat for seat in self.owned_by(hashes) if self.seats[seat].kind == "person")

    def is_hosts(self, seat: SeatRow) -> bool:
        """Whether the host sits there."""
        return seat.kind == "person" and seat.token_hash == self.row.host_hash

    def present(self) -> set[int]:
        """The seats that somebody looks from, at any server."""
        return self._present_here().union(*[seats for seats, _watching in self.elsewhere])

    def _present_here(self) -> set[int]:
        return {seat for connection in self.connections for seat in connection.mine}

    def watching(self) -> int:
        """How many spectators there are, at all servers."""
        return self._watching_here() + sum(watching for _seats, watching in self.elsewhere)

    def _watching_here(self) -> int:
        return sum(not connection.mine for connection in self.connections)

    def away(self) -> dict[int, int]:
        """How many milliseconds ago people were last seen, by seat, of those who are not here."""
        present, now = self.present(), self.now_ms()
        return {seat: now - (self.seats[seat].away or now) for seat in self.people() if seat not in present}

    def pending(self) -> tuple[Decision, ...]:
        """Everything that may be answered: nothing while the table waits for people or is over, or too long."""
        playing = self.status == "playing" and self.rev < LONGEST_RECORD
        return self.session.game.pending(self.session.state) if playing else ()

    def owed(self) -> list[Decision]:
        """The questions that the game waits for."""
        return [decision for decision in self.pending() if not decision.free]

    def question(self, seat: int) -> Decision | None:
        """The open question to a seat."""
        return next((decision for decision in self.pending() if decision.seat == seat), None)

    @property
    def is_open_party(self) -> bool:
        """Whether all win or lose together and hide nothing, so that everybody may read everybody's questions."""
        game, state = self.session.game, self.session.state
        return game.party(state) and not game.hides(state)

    def shared_questions(self) -> list[Decision]:
        """The questions to people that everybody may read and propose an answer to."""
        people = self.people() if self.is_open_party else []
        return [decision for decision in self.owed() if decision.seat in people]

    def proposals(self) -> list[Proposal]:
        """The proposals to the questions that are open now."""
        return proposals.standing(self.row.proposals, self.shared_questions())

    def explain(self, connection: Connection, seat: int, number: int, picks: list[int]) -> Explained:
        """What comes of some answers to a question that this browser may read. Nothing is changed."""
        whose = connection.seat if seat == NOBODY else seat
        shared = [decision.seat for decision in self.shared_questions()]
        if whose != connection.seat and whose not in shared:
            raise Refused("not-yours", f"the question to seat {whose} is not for you to read")
        decision = self.question(whose)
        if decision is None or decision.number != number:
            raise Refused("stale", f"question {number} has gone")
        count = len(decision.options)
        wrong = [pick for pick in picks if not 0 <= pick < count]
        if wrong:
            raise Refused("not-offered", f"there is no option {wrong[0]}; there are 0 to {count - 1}")
        game, state = self.session.game, self.session.state
        effects = [Effect(pick, game.effect(state, decision, decision.options[pick])) for pick in picks]
        return Explained(whose, number, effects)

    def preview(self, connection: Connection, number: int, pick: int) -> Previewed:
        """What would happen after an answer, as far as it is certain. Nothing is changed."""
        seat = connection.seat
        if seat == NOBODY or self.status != "playing":
            raise Refused("not-playing", "only players can look ahead, and only while the game is being played")
        decision = self.question(seat)
        if number != -1 and (decision is None or decision.number != number):
            raise Refused("stale", f"question {number} has gone")
        option = None
        if pick != -1:
            if decision is None or not 0 <= pick < len(decision.options):
                raise Refused("not-offered", f"there is no option {pick}")
            option = decision.options[pick]
        game, state = self.session.game, self.session.state
        told = wire.told(game, state, game.forecast(state, seat, option), seat)
        return Previewed(number, pick, told, game.sum_up(state, seat, option))

    def seek(self, connection: Connection, step: int) -> Sought:
        """How the table looked after a step."""
        if not 0 <= step <= len(self.session.past):
            raise Refused("not-offered", f"there is no step {step}; there are 0 to {len(self.session.past)}")
        state = self.session.state_after(step)
        return Sought(step, self.session.game.view(state, wire.engine_seat(connection.seat)))
