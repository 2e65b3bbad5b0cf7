"""The course of play, task by task; each schedules the next.

Where dice may go, and how far a blast goes, is in `moves`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.agenda import Do, SeatQuestion
from boneyard.games.baby_boom.board import BARE_FLOOR, BOOM, FACES, NO_DIE, PLAIN, board_of, die, face, owner
from boneyard.games.baby_boom.events import (
    CountedDown,
    Exploded,
    Fell,
    Laid,
    Moved,
    Placed,
    PowerRolled,
    Pushed,
    RolledForFirst,
    RoundBegan,
    RoundEnded,
    Tossed,
    TrapSprung,
)
from boneyard.games.baby_boom.moves import WHOLE_LINES, implodes, journeys, steps, swept, ticks
from boneyard.games.baby_boom.setup import DICE_EACH, ROUNDS, START_BOARDS, START_FACE, TILE_FACES, lays, places
from boneyard.games.baby_boom.state import DICE, TOSS, BabyBoom, Lay, Place, Step, Tick


class RollForFirst(Do):
    """Each rolls a die and the highest starts; Boom! is 0, tied leaders roll again (BOOM-002)."""

    __slots__ = ("seats",)

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats

    def run(self, s: BabyBoom) -> None:
        highest = BOOM
        leaders: list[int] = []
        for seat in self.seats:
            roll = s.rng.throw(DICE, FACES)
            s.say(RolledForFirst(seat, roll))
            if roll > highest:
                highest, leaders = roll, []
            if roll == highest:
                leaders.append(seat)
        if len(leaders) == 1:
            s.then(StartRound(1, leaders[0]))
        else:
            s.then(RollForFirst(tuple(leaders)))


class StartRound(Do):
    """All dice go back to their start squares on 5; tiles are tossed first (BOOM-001, BOOM-028, BOOM-035)."""

    __slots__ = ("first", "round")

    def __init__(self, round: int, first: int) -> None:
        self.round = round
        self.first = first

    def run(self, s: BabyBoom) -> None:
        s.round = self.round
        s.first = self.first
        s.floor = BARE_FLOOR
        s.say(RoundBegan(self.round, self.first))
        if s.tiled:
            s.board = board_of([])
            s.hands = (DICE_EACH[str(s.seats)],) * s.seats
            s.then(TossTiles(self.first))
        else:
            s.board = START_BOARDS[s.seats - 2][self.round - 1].clone()
            s.then(Turn(self.first))


class TossTiles(Do):
    """The first player tosses the four tiles; the faces that show are used (BOOM-035)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: BabyBoom) -> None:
        s.tossed = tuple([s.rng.throw(TOSS, pair) for pair in TILE_FACES])
        s.say(Tossed(self.seat, s.tossed))
        s.then(LayTile(self.seat))


class LayTile(SeatQuestion):
    """Lay one tile in turn order on an empty square, turned as one likes, until all four lie (BOOM-035, BOOM-036)."""

    __slots__ = ()

    kind = "lay_tile"
    answers = Lay

    def options(self, s: BabyBoom) -> Sequence[Lay]:
        return lays(s)

    def picked(self, s: BabyBoom, pick: Lay) -> None:
        s.floor = s.floor.with_tile(pick.cell, pick.tile)
        tossed = list(s.tossed)
        tossed.remove(pick.kind)
        s.tossed = tuple(tossed)
        s.say(Laid(self.seat, pick.cell, pick.tile))
        s.then(LayTile((self.seat + 1) % s.seats) if tossed else PlaceDie(s.first))


class PlaceDie(SeatQuestion):
    """Then place dice, one at a time in turn order, on free plain squares, showing 5 (BOOM-037)."""

    __slots__ = ()

    kind = "place_die"
    answers = Place

    def options(self, s: BabyBoom) -> Sequence[Place]:
        return places(s)

    def picked(self, s: BabyBoom, pick: Place) -> None:
        s.board.put(pick.cell, die(self.seat, START_FACE))
        s.hands = tuple([hand - 1 if i == self.seat else hand for i, hand in enumerate(s.hands)])
        s.say(Placed(self.seat, pick.cell))
        s.then(PlaceDie((self.seat + 1) % s.seats) if any(s.hands) else Turn(s.first))


class Turn(SeatQuestion):
    """Move one own live die one square, or push; only if none can move, one counts down on the spot.

    BOOM-003, BOOM-004, BOOM-020, BOOM-021.
    """

    __slots__ = ()

    kind = "move"
    answers = Step

    def options(self, s: BabyBoom) -> Sequence[Step]:
        return steps(s, self.seat)

    def unasked(self, s: BabyBoom) -> None:
        s.then(CountDown(self.seat))

    def picked(self, s: BabyBoom, pick: Step) -> None:
        move_die(s, self.seat, pick.cell, pick.direction)
        s.then(END_TURNS[self.seat])


class CountDown(SeatQuestion):
    """One own live die counts down where it is, since none can move (BOOM-020, BOOM-021)."""

    __slots__ = ()

    kind = "count_down"
    answers = Tick

    def options(self, s: BabyBoom) -> Sequence[Tick]:
        return ticks(s, self.seat)

    def picked(self, s: BabyBoom, pick: Tick) -> None:
        count_down(s, self.seat, pick.cell)
        s.then(END_TURNS[self.seat])


def move_die(s: BabyBoom, seat: int, cell: int, direction: int) -> None:
    """The die moves, pushing and riding as it must, and every die that moved turns one step down.

    BOOM-004, BOOM-014, BOOM-016, BOOM-038 to BOOM-047. Explosions wait until all movement is finished (BOOM-007).
    """
    trip = journeys(s.board, s.floor, cell, direction)
    for journey in trip:
        s.board.take(journey.path[0])
    blasts: tuple[int, ...] = ()
    traps: tuple[int, ...] = ()
    for journey in trip:
        path = journey.path
        to = path[-1]
        mine = owner(journey.die)
        left = face(journey.die) - (0 if journey.falls else 1)  # what falls into the hole counts no more (BOOM-047)
        s.say(Moved(mine, path, left) if journey is trip[0] else Pushed(mine, path, left))
        if journey.falls:
            s.say(Fell(mine, to))
            continue
        s.board.put(to, die(mine, left))
        if journey.springs:
            s.say(TrapSprung(mine, to))
            traps += (to,)
        if journey.springs or left == BOOM:
            blasts += (to,)
    if blasts:
        s.then(Explode(seat, blasts, traps))


def count_down(s: BabyBoom, seat: int, cell: int) -> None:
    """A blocked die turns one step down on the spot; it pushes nobody (BOOM-020, BOOM-022)."""
    left = face(s.board.at(cell)) - 1
    s.board.put(cell, die(seat, left))
    s.say(CountedDown(seat, cell, left))
    if left == BOOM:
        s.then(Explode(seat, (cell,), ()))


class Explode(Do):
    """Every other die on the blast lines goes; dice that explode in the same turn explode together.

    BOOM-008 to BOOM-013, BOOM-044. With risky business the active player rolls the power of each blast, in the
    order mover, first pushed, second pushed (BOOM-031, BOOM-032). A die on a sprung trap leaves with the tile.
    """

    __slots__ = ("blasts", "seat", "traps")

    def __init__(self, seat: int, blasts: tuple[int, ...], traps: tuple[int, ...]) -> None:
        self.seat = seat
        self.blasts = blasts
        self.traps = traps

    def run(self, s: BabyBoom) -> None:
        powers = [self.power(s, cell) for cell in self.blasts]
        gone = list(self.traps)
        for i, cell in enumerate(self.blasts):
            power = powers[i]
            sweep = swept(s.floor, cell, power)
            hits = [at for at in sweep if s.board.at(at) != NO_DIE]
            lost = [s.board.at(at) for at in hits]
            s.say(Exploded(owner(s.board.at(cell)), cell, power, tuple(sweep), tuple(hits), tuple(lost)))
            gone.extend(hits)
            if implodes(power):
                gone.append(cell)
        for cell in gone:
            s.board.take(cell)
        for cell in self.traps:
            s.floor = s.floor.with_tile(cell, PLAIN)

    def power(self, s: BabyBoom, cell: int) -> int:
        """Whole lines, unless the power is rolled."""
        if not s.risky:
            return WHOLE_LINES
        rolled = s.rng.throw(DICE, FACES)
        s.say(PowerRolled(self.seat, cell, rolled))
        return rolled


class EndTurn(Do):
    """The round ends once at most one player has a live die; otherwise the next who has one plays.

    BOOM-003, BOOM-023.
    """

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: BabyBoom) -> None:
        if count_living(s) <= 1:
            s.then(EndRound(self.seat))
            return
        seat = (self.seat + 1) % s.seats
        while not s.board.live(seat):
            seat = (seat + 1) % s.seats
        s.then(TURNS[seat])


# Tasks are never changed, so the two of every turn are made once.
TURNS: Final = tuple(Turn(seat) for seat in range(4))
END_TURNS: Final = tuple(EndTurn(seat) for seat in range(4))


class EndRound(Do):
    """Everybody adds up the faces of their dice on the board, and the survivor starts the next round.

    BOOM-024 to BOOM-027, BOOM-029.
    """

    __slots__ = ("last",)

    def __init__(self, last: int) -> None:
        self.last = last  # who took the last turn

    def run(self, s: BabyBoom) -> None:
        points = points_on_board(s)
        s.scores = tuple([s.scores[seat] + points[seat] for seat in range(s.seats)])
        first = survivor(s, self.last)
        s.say(RoundEnded(s.round, points, s.scores, first))
        if s.round < ROUNDS:
            s.then(StartRound(s.round + 1, first))


def count_living(s: BabyBoom) -> int:
    """How many players have a live die."""
    alive = 0
    for seat in range(s.seats):
        if s.board.live(seat):
            alive += 1
    return alive


def survivor(s: BabyBoom, last: int) -> int:
    """The player with the only live dice; if nobody has any, the one who took the last turn (BOOM-026, BOOM-027)."""
    for seat in range(s.seats):
        if s.board.live(seat):
            return seat
    return last


def points_on_board(s: BabyBoom) -> tuple[int, ...]:
    """What the dice on the board are worth to each colour (BOOM-024)."""
    points = [0] * s.seats
    for lying in s.board.lying():
        if lying != NO_DIE:
            points[owner(lying)] += worth(lying)
    return tuple(points)


def worth(lying: int) -> int:
    """What a die still on the board scores: its face, and Boom! is 1 (BOOM-024)."""
    return face(lying) or 1
