"""Baby Boom as a `Game`."""

from __future__ import annotations

from typing import Any, Final

from boneyard.core.agenda import apart, settle
from boneyard.core.codec import records_in
from boneyard.core.decision import Action, Decision, Outcome, Phrase, Prompt, Seat
from boneyard.core.event import Event, event_as_data
from boneyard.core.game import NO_OPTIONS, Game, Option, Standing
from boneyard.core.rng import FAST, Rng, seeded
from boneyard.games.baby_boom import board, log, notation, options, rules, state, view
from boneyard.games.baby_boom.board import BARE_FLOOR, board_of
from boneyard.games.baby_boom.events import UNKNOWN, Exploded
from boneyard.games.baby_boom.facts import FACTS
from boneyard.games.baby_boom.rules import RollForFirst, count_down, move_die, points_on_board
from boneyard.games.baby_boom.state import COLOURS, STREAMS, BabyBoom, Step, Tick


class BabyBoomGame(Game):
    """Two to four players, three rounds, two variants."""

    def __init__(self) -> None:
        self.name = "baby-boom"
        self.seats = range(2, 5)
        self.rules = 1
        self.facts = FACTS
        self.options = (Option("risky_business", (False, True)), Option("tiles_and_bombs", (False, True)))
        self.names = COLOURS
        self.records = records_in(board, state, rules)

    def new(self, seats: Any, seed: Any, options: Any = NO_OPTIONS, dice: str = FAST) -> BabyBoom:
        """Roll for the first turn and set up the first round."""
        chosen = self.checked(seats, seed, options)
        s = BabyBoom(
            seats=seats,
            risky=chosen["risky_business"],
            tiled=chosen["tiles_and_bombs"],
            round=1,
            first=0,
            scores=(0,) * seats,
            board=board_of([]),
            floor=BARE_FLOOR,
            tossed=(),
            hands=(0,) * seats,
            agenda=[RollForFirst(tuple(range(seats)))],
            rng=seeded(seed, STREAMS, dice),
            revealed=0,
            answers=0,
        )
        settle(s)
        return s

    def view(self, s: BabyBoom, seat: Seat | None) -> view.BabyBoomView:
        return view.view(s)

    def present(self, s: BabyBoom, decision: Decision) -> Prompt:
        return view.prompt(s, decision, [self.forecast(s, decision.seat, pick) for pick in decision.options])

    def effect(self, s: BabyBoom, decision: Decision, option: Action) -> Phrase | None:
        return options.effect(s, decision.seat, option, self.forecast(s, decision.seat, option))

    def tell(self, event: Event) -> Phrase:
        return log.tell(event)

    def show(self, s: BabyBoom, event: Event) -> dict[str, Any]:
        return event_as_data(event, view.DATA)

    def standing(self, s: BabyBoom) -> Standing:
        """The points so far, and what the dice on the board would add."""
        if not s.open:
            return Standing(s.round, s.scores)
        on_board = points_on_board(s)
        return Standing(s.round, tuple([s.scores[seat] + on_board[seat] for seat in range(s.seats)]))

    def hides(self, s: BabyBoom) -> bool:
        """All is open (BOOM-006)."""
        return False

    def outcome(self, s: BabyBoom) -> Outcome | None:
        """After three rounds most points win; ties share the win (BOOM-029)."""
        if s.open:
            return None
        best = max(s.scores)
        winners = tuple([seat for seat in range(s.seats) if s.scores[seat] == best])
        if len(winners) == 1:
            reason = Phrase("baby-boom-won", {"colour": COLOURS[winners[0]], "points": best})
        else:
            reason = Phrase("baby-boom-shared", {"count": len(winners), "points": best})
        return Outcome(winners, s.scores, reason)

    def imagine(self, s: BabyBoom, seat: Seat, rng: Rng) -> BabyBoom:
        """Everything is open except the dice still to be rolled."""
        other = s.clone()
        other.rng = rng.fresh(len(STREAMS))
        return other

    def forecast(self, s: BabyBoom, seat: Seat, pick: Action | None = None) -> tuple[Event, ...]:
        """What a move will do. Where the power is rolled, a blast is shown at its widest and its power is UNKNOWN."""
        if pick is None or not isinstance(pick, Step | Tick):
            return ()
        other = apart(s)
        other.risky = False
        if isinstance(pick, Step):
            move_die(other, seat, pick.cell, pick.direction)
        else:
            count_down(other, seat, pick.cell)
        settle(other)
        return tuple([_unrolled(event) if s.risky else event for event in other.events])

    def read(self, picture: str) -> BabyBoom:
        return notation.read(picture)

    def write(self, s: BabyBoom) -> str:
        return notation.write(s)


def _unrolled(event: Event) -> Event:
    if isinstance(event, Exploded):
        return Exploded(event.seat, event.cell, UNKNOWN, event.swept, event.hits, event.lost)
    return event


BABY_BOOM: Final = BabyBoomGame()
