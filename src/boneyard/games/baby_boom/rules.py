"""The course of play, task by task; each schedules the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boneyard.core.agenda import Ask, Do
from boneyard.core.decision import Action, Decision, Seat
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
from boneyard.games.baby_boom.state import (
    BOOM,
    CELLS,
    DICE,
    FACES,
    NO_DICE,
    NO_DIE,
    NO_TILES,
    PLAIN,
    TOSS,
    BabyBoom,
    Lay,
    Place,
    Step,
    Tick,
    die,
    face,
    is_live,
    owner,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


class RollForFirst(Do):
    """Each rolls a die and the highest starts; Boom! is 0, tied leaders roll again (BOOM-002)."""

    __slots__ = ("seats",)

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats

    def run(self, s: BabyBoom) -> None:
        """Everybody rolls."""
        rolls = [s.rng.throw(DICE, FACES) for _ in self.seats]
        for seat, roll in zip(self.seats, rolls, strict=True):
            s.say(RolledForFirst(seat, roll))
        leaders = tuple([seat for seat, roll in zip(self.seats, rolls, strict=True) if roll == max(rolls)])
        if len(leaders) == 1:
            s.then(StartRound(1, leaders[0]))
        else:
            s.then(RollForFirst(leaders))


class StartRound(Do):
    """All dice back to their start squares on 5; with tiles, toss those first (BOOM-001, BOOM-028, BOOM-035)."""

    __slots__ = ("first", "round")

    def __init__(self, round: int, first: int) -> None:
        self.round = round
        self.first = first

    def run(self, s: BabyBoom) -> None:
        """Clear the board and begin."""
        s.round = self.round
        s.first = self.first
        s.tiles = NO_TILES
        s.say(RoundBegan(self.round, self.first))
        if s.tiled:
            s.board = NO_DICE
            s.hands = (DICE_EACH[str(s.seats)],) * s.seats
            s.then(TossTiles(self.first))
        else:
            s.board = START_BOARDS[s.seats - 2][self.round - 1]
            s.then(Turn(self.first))


class TossTiles(Do):
    """The first player tosses the four tiles; the faces that show are used (BOOM-035)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: BabyBoom) -> None:
        """Toss."""
        s.tossed = tuple([s.rng.throw(TOSS, pair) for pair in TILE_FACES])
        s.say(Tossed(self.seat, s.tossed))
        s.then(LayTile(self.seat))


class LayTile(Ask):
    """In turn order, one tile at a time, on an empty square, rotated as one likes (BOOM-035, BOOM-036)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def questions(self, s: BabyBoom) -> tuple[Decision, ...]:
        """Which tile, where, and how."""
        return (Decision(self.seat, "lay_tile", tuple(lays(s))),)

    def answer(self, s: BabyBoom, seat: Seat, pick: Action) -> None:
        """Lay it; the next player goes on, until all four lie."""
        assert isinstance(pick, Lay)
        s.tiles = changed(s.tiles, pick.cell, pick.tile)
        tossed = list(s.tossed)
        tossed.remove(pick.kind)
        s.tossed = tuple(tossed)
        s.say(Laid(seat, pick.cell, pick.tile))
        s.then(LayTile((seat + 1) % s.seats) if tossed else PlaceDie(s.first))


class PlaceDie(Ask):
    """Then dice, one at a time in turn order, on free plain squares, showing 5 (BOOM-037)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def questions(self, s: BabyBoom) -> tuple[Decision, ...]:
        """Where to put the next die."""
        return (Decision(self.seat, "place_die", tuple(places(s))),)

    def answer(self, s: BabyBoom, seat: Seat, pick: Action) -> None:
        """Put it there; when all dice are placed the first player begins."""
        assert isinstance(pick, Place)
        s.board = changed(s.board, pick.cell, die(seat, START_FACE))
        s.hands = tuple([hand - 1 if i == seat else hand for i, hand in enumerate(s.hands)])
        s.say(Placed(seat, pick.cell))
        s.then(PlaceDie((seat + 1) % s.seats) if any(s.hands) else Turn(s.first))


class Turn(Ask):
    """Move one own live die one square, or push; only if none can move, one counts down on the spot.

    BOOM-003, BOOM-004, BOOM-020, BOOM-021.
    """

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def questions(self, s: BabyBoom) -> tuple[Decision, ...]:
        """Which die goes where; or, all being blocked, which one counts down."""
        moves = steps(s, self.seat)
        if moves:
            return (Decision(self.seat, "move", tuple(moves)),)
        return (Decision(self.seat, "count_down", tuple(ticks(s, self.seat))),)

    def answer(self, s: BabyBoom, seat: Seat, pick: Action) -> None:
        """Do it; then the turn ends."""
        if isinstance(pick, Step):
            s.then(MoveDie(seat, pick.cell, pick.direction), EndTurn(seat))
        else:
            assert isinstance(pick, Tick)
            s.then(CountDown(seat, pick.cell), EndTurn(seat))


class MoveDie(Do):
    """The die moves, pushing and riding as it must, and every die that moved turns one step down.

    BOOM-004, BOOM-014, BOOM-016, BOOM-038 to BOOM-047.
    """

    __slots__ = ("cell", "direction", "seat")

    def __init__(self, seat: int, cell: int, direction: int) -> None:
        self.seat = seat
        self.cell = cell
        self.direction = direction

    def run(self, s: BabyBoom) -> None:
        """Move; explosions wait until all movement is finished (BOOM-007)."""
        trip = journeys(s.board, s.tiles, self.cell, self.direction)
        board = bytearray(s.board)
        for journey in trip:
            board[journey.path[0]] = NO_DIE
        blasts: list[int] = []
        traps: list[int] = []
        for journey in trip:
            path = journey.path
            to = path[-1]
            mine, left = owner(journey.die), face(journey.die) - 1
            s.say(Moved(mine, path, left) if journey is trip[0] else Pushed(mine, path, left))
            if journey.falls:
                s.say(Fell(mine, to))
                continue
            board[to] = die(mine, left)
            if journey.springs:
                s.say(TrapSprung(mine, to))
                traps.append(to)
            if journey.springs or left == BOOM:
                blasts.append(to)
        s.board = bytes(board)
        if blasts:
            s.then(Explode(self.seat, tuple(blasts), tuple(traps)))


class CountDown(Do):
    """A blocked die turns one step down on the spot; it pushes nobody (BOOM-020, BOOM-022)."""

    __slots__ = ("cell", "seat")

    def __init__(self, seat: int, cell: int) -> None:
        self.seat = seat
        self.cell = cell

    def run(self, s: BabyBoom) -> None:
        """Turn it; at Boom! it explodes."""
        left = face(s.board[self.cell]) - 1
        s.board = changed(s.board, self.cell, die(self.seat, left))
        s.say(CountedDown(self.seat, self.cell, left))
        if left == BOOM:
            s.then(Explode(self.seat, (self.cell,), ()))


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
        """Roll for each blast if need be, then remove what they hit, all at once."""
        powers = [self.power(s, cell) for cell in self.blasts]
        gone = list(self.traps)
        for cell, power in zip(self.blasts, powers, strict=True):
            sweep = swept(s.tiles, cell, power)
            hits = [at for at in sweep if s.board[at] != NO_DIE]
            s.say(Exploded(owner(s.board[cell]), cell, power, tuple(sweep), tuple(hits)))
            gone.extend(hits)
            if implodes(power):
                gone.append(cell)
        for cell in gone:
            s.board = changed(s.board, cell, NO_DIE)
        for cell in self.traps:
            s.tiles = changed(s.tiles, cell, PLAIN)

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
        """Look who is still alive."""
        alive = living(s.board)
        if at_most_one(alive):
            s.then(EndRound(self.seat))
            return
        seat = (self.seat + 1) % s.seats
        while not alive >> seat & 1:
            seat = (seat + 1) % s.seats
        s.then(Turn(seat))


class EndRound(Do):
    """Everybody adds up the faces of their dice on the board, and the survivor starts the next round.

    BOOM-024 to BOOM-027, BOOM-029.
    """

    __slots__ = ("last",)

    def __init__(self, last: int) -> None:
        self.last = last  # who took the last turn

    def run(self, s: BabyBoom) -> None:
        """Score; after the third round nothing follows."""
        points = [0] * s.seats
        for lying in s.board:
            if lying != NO_DIE:
                points[owner(lying)] += worth(lying)
        s.scores = tuple([old + new for old, new in zip(s.scores, points, strict=True)])
        alive = living(s.board)
        first = next((seat for seat in range(s.seats) if alive >> seat & 1), self.last)
        s.say(RoundEnded(s.round, tuple(points), s.scores, first))
        if s.round < ROUNDS:
            s.then(StartRound(s.round + 1, first))


def changed(squares: bytes, cell: i64, value: i64) -> bytes:
    """The same squares but for one."""
    copy = bytearray(squares)
    copy[cell] = value
    return bytes(copy)


def living(board: bytes) -> i64:
    """Who has a live die: one bit per player."""
    alive: i64 = 0
    for cell in range(CELLS):
        lying: i64 = board[cell]
        if is_live(lying):
            alive |= 1 << owner(lying)
    return alive


def at_most_one(bits: i64) -> bool:
    """Whether no more than one bit is set."""
    return bits & (bits - 1) == 0


def worth(lying: int) -> int:
    """What a die still on the board scores: its face, and Boom! is 1 (BOOM-024)."""
    return max(face(lying), 1)
