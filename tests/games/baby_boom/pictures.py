"""The vocabulary of the tests: a picture goes in, a picture comes out."""

from __future__ import annotations

from collections.abc import Iterable

from boneyard.core.agenda import settle
from boneyard.core.event import Event
from boneyard.core.rng import Loaded
from boneyard.games.baby_boom.game import BABY_BOOM
from boneyard.games.baby_boom.rules import RollForFirst
from boneyard.games.baby_boom.state import BabyBoom
from tests.games.baby_boom import oracle

GAME = BABY_BOOM
SQUARES = tuple(oracle.all_squares())  # as the board is stored: row by row from the top
MARK = "+"  # a free square that is marked becomes `+`, a die `g3` becomes `g3+`


class Picture:
    """A position, played on or compared with a drawing of it.

    What happened stands on the left of `==`, the drawing on the right. Spaces do not count, and of the lines under
    the board only those that the drawing shows.
    """

    def __init__(self, text: str) -> None:
        rows = [line.strip() for line in text.strip().splitlines()]
        self.squares = " ".join(rows[:5]).split()
        self.lines = [line for line in rows[5:] if line]
        assert len(self.squares) == 25, f"{len(self.squares)} squares:\n{text}"

    def __eq__(self, drawing: object) -> bool:
        assert isinstance(drawing, Picture), "compare a picture with a picture"
        return self.squares == drawing.squares and all(line in self.lines for line in drawing.lines)

    def __hash__(self) -> int:
        return hash(str(self))

    def __str__(self) -> str:
        rows = [" ".join(square.ljust(3) for square in self.squares[i : i + 5]).rstrip() for i in range(0, 25, 5)]
        return "\n".join([*rows, *self.lines])

    __repr__ = __str__

    def state(self, dice: Loaded | None = None) -> BabyBoom:
        """The position, with dice that fall as told."""
        s = GAME.read(str(self))
        if dice is not None:
            s.rng = dice
        return s

    def played(self, *moves: str, dice: Loaded | None = None) -> BabyBoom:
        """The position after some moves by whoever is asked; loaded dice must all have been thrown."""
        s = self.state(dice)
        for move in moves:
            answer(s, move)
        if dice is not None:
            assert dice.coming == [], f"nobody threw {dice.coming}"
        return s

    def after(self, *moves: str, dice: Loaded | None = None) -> Picture:
        """The picture after some moves."""
        return shown(self.played(*moves, dice=dice))

    def events(self, *moves: str, dice: Loaded | None = None) -> list[Event]:
        """What happened in the last of some moves."""
        return self.played(*moves, dice=dice).events

    def falls(self, cell: int) -> bool:
        """Whether the hole is there."""
        return self.squares[cell] == "o"

    def asked(self) -> list[str]:
        """Every answer the player to move may give."""
        (decision,) = GAME.pending(self.state())
        return [str(option) for option in decision.options]

    def steps(self, of: str) -> Picture:
        """The picture with a mark wherever the die on a square may step."""
        return self.marked(text[3:] for text in self.asked() if text.startswith(f"{of}-"))

    def places(self) -> Picture:
        """The picture with a mark wherever a die may be placed."""
        return self.marked(self.asked())

    def lays(self, tile: str, turn: str = "") -> Picture:
        """The picture with a mark wherever a tile may be laid, turned so."""
        laid = [text.split() for text in self.asked()]
        return self.marked(words[1] for words in laid if words[0] == tile and words[2:] == turn.split())

    def marked(self, squares: Iterable[str]) -> Picture:
        """The same with marks on some squares."""
        other = Picture(str(self))
        for square in squares:
            cell = SQUARES.index(square)
            other.squares[cell] = other.squares[cell].replace(".", "") + MARK
        return other


def shown(s: BabyBoom) -> Picture:
    """A position as a picture."""
    return Picture(GAME.write(s))


def answer(s: BabyBoom, move: str) -> list[Event]:
    """Let whoever is asked answer so."""
    (decision,) = GAME.pending(s)
    return GAME.apply(s, decision.seat, decision.find(move))


def opening(seats: int, *dice: int, tiles: bool = False) -> BabyBoom:
    """A new game in which the rolls for the first turn, and the toss of the tiles, fall as told."""
    s = GAME.new(seats, 0, {"tiles_and_bombs": tiles})
    loaded = Loaded(*dice)
    s.agenda, s.rng, s.events = [RollForFirst(tuple(range(seats)))], loaded, []
    settle(s)
    assert loaded.coming == [], f"nobody threw {loaded.coming}"
    return s
