"""The rows of the database, one class for each kind. All times are in milliseconds since 1970."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from boneyard.table.protocol import Kind, Status


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
