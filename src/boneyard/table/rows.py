"""The rows of the database, one class for each kind. All times are in milliseconds since 1970."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from boneyard.core.rng import FAST
from boneyard.table.protocol import Kind, Status

UNKNOWN: Final = -1  # instead of seats that owe an answer: an earlier version did not store it


@dataclass(frozen=True)
class TableRow:
    """A table."""

    id: str
    game: str
    options: dict[str, Any]
    seats: int
    seed: str  # decimal
    public: bool
    clock: int
    host_hash: bytes
    rules: int
    facts: str
    status: Status
    ended: str
    rematch: str
    created: int
    touched: int
    dice_told: bool = False  # a report has told the seed to somebody who plays alone, so nobody else may sit down
    version: int = 0  # one more with each change of the table or a seat
    votes: list[Any] = field(default_factory=list)
    proposals: list[Any] = field(default_factory=list)
    clocks: dict[str, Any] = field(default_factory=dict)
    server: str = ""  # whose bots and clocks run here; empty: none's
    dice: str = FAST  # the dice of tables opened before there were others
    round: int = 0  # at the start
    asked: int = UNKNOWN  # the seats that owe an answer at the start, as bits
    forgotten: int = 0  # how often lines of the chat were deleted


@dataclass(frozen=True)
class SeatRow:
    """A seat of a table."""

    table: str
    seat: int
    kind: Kind
    nickname: str
    level: str
    token_hash: bytes  # of the owner's secret, even while a bot plays for them; empty: nobody owns the seat
    left: bool
    owner: str = ""  # the nickname of the person a bot plays for
    away: int = 0  # since when nobody looks from it; 0: somebody does, or did when the server crashed


@dataclass(frozen=True)
class MoveRow:
    """One line of a table's record, numbered from 1 without a gap."""

    table: str
    rev: int
    verb: str  # "answer", "undo", "retract"
    seat: int
    text: str
    at: int
    round: int = 0  # where it led
    asked: int = UNKNOWN  # the seats that owe an answer after it, as bits


@dataclass(frozen=True)
class ChatRow:
    """A line of the chat of a table."""

    table: str
    id: int
    at: int
    seat: int
    nickname: str
    text: str
    say: str  # the JSON of a phrase, or empty
    author: bytes  # the hash of the author's secret


@dataclass(frozen=True)
class News:
    """How far a table has come, and what is new there."""

    version: int
    rev: int  # of the last move; 0: none
    chat: int  # the number of the last line; 0: none
    forgotten: int
    clocks: dict[str, Any]
    server: str  # whose bots and clocks run there; empty: none's
    moves: list[MoveRow]  # those that were not known
    elsewhere: list[tuple[list[int], int]]  # at each other server: seats somebody looks from, and spectators


@dataclass
class TableChange:
    """What is changed together: fields of a table, fields of its seats, and what the chat says about it."""

    row: dict[str, Any] = field(default_factory=dict)
    seats: dict[int, dict[str, Any]] = field(default_factory=dict)
    say: list[ChatRow] = field(default_factory=list)
