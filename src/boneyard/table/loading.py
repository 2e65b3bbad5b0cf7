"""Loading a table: by replaying its record, or from the last position that was stored."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass

from boneyard.core.codec import load, save
from boneyard.core.decision import BadInput
from boneyard.core.game import Game, Options
from boneyard.core.record import BadRecord
from boneyard.core.record import Line as RecordLine
from boneyard.core.session import Session, follow, resumed
from boneyard.table.refusal import Refused
from boneyard.table.store import MoveRow, Store, TableRow

log = logging.getLogger("boneyard.table")


@dataclass(frozen=True)
class Followed:
    """How far a record could be played."""

    session: Session
    rev: int  # the last revision that could be played
    why: str  # what was wrong with the next one; empty if there is none


@dataclass(frozen=True)
class Opened:
    """A game that can go on."""

    session: Session
    broken: bool  # whether its record should have led here, but did not
    lost: int  # answers of the record that could not be played and do not count any more


async def reopened(
    store: Store, rules: Game, row: TableRow, moves: Sequence[MoveRow], kept: tuple[int, str] | None
) -> Opened:
    """The game of a table, from its moves and the position that was stored before they were read.

    If the record does not lead there, or answers are lost, the position is stored before anybody plays on. A record
    that was begun with other rules is only replayed if no position was stored.
    """
    same_rules = (row.rules, row.facts) == (rules.rules, rules.facts.hash)
    from_start = same_rules or kept is None
    whole = await asyncio.to_thread(from_the_start, rules, row, moves, kept) if from_start else None
    if whole is not None and not whole.why:
        return Opened(whole.session, broken=not same_rules and len(moves) > 0, lost=0)
    later = None if kept is None else await asyncio.to_thread(from_position, rules, row, moves, kept)
    best = further(whole, later)
    if best is None:
        cause = "does not replay" if same_rules else f"was begun with other rules of {rules.name}"
        position = "no position was stored" if kept is None else "the stored position cannot be read"
        raise Refused("unreadable", f"the record of this table {cause}, and {position}")
    last = moves[-1].rev if moves else 0
    lost = max(0, last - best.rev)
    broken = lost > 0 or same_rules
    if broken:
        why = next(each.why for each in (whole, later) if each is not None and each.why)
        log.warning("table %s continues from revision %d of its record: %s", row.id, best.rev, why)
    if best is later and best.rev == last:
        return Opened(best.session, broken, lost)
    state = best.session.state
    await store.snapshot(row.id, last, save(rules, state), instead_of=-1 if kept is None else kept[0])
    return Opened(resumed(rules, row.seats, int(row.seed), row.options, state, row.dice), broken, lost)


def further(whole: Followed | None, later: Followed | None) -> Followed | None:
    """The one that got further; if they are equal, the stored position, because that is what people saw."""
    if whole is None or later is None:
        return whole or later
    return whole if whole.rev > later.rev else later


def from_the_start(
    rules: Game, row: TableRow, moves: Sequence[MoveRow], kept: tuple[int, str] | None
) -> Followed | None:
    """Replay a record from its start, as far as it agrees with the stored position; None if there is no start."""
    try:
        session = Session(rules, row.seats, int(row.seed), row.options, row.dice)
    except BadInput:
        return None
    if kept is None:
        return followed(session, moves, 0)
    so_far = followed(session, [move for move in moves if move.rev <= kept[0]], 0)
    why = so_far.why or disagreement(rules, so_far, kept)
    if why:
        return Followed(session, so_far.rev, why)
    return followed(session, [move for move in moves if move.rev > kept[0]], so_far.rev)


def disagreement(rules: Game, so_far: Followed, kept: tuple[int, str]) -> str:
    """How a record that was replayed up to a stored position differs from it; empty if it does not.

    A position that was stored under other rules, or cannot be read, says nothing about the record.
    """
    rev, text = kept
    here = save(rules, so_far.session.state)
    if so_far.rev == rev and here == text:
        return ""
    try:
        stored = save(rules, load(rules, text))  # earlier programs may have written the same in another way
    except BadInput:
        return ""
    if so_far.rev < rev:
        return f"it ends at revision {so_far.rev}, but a position of revision {rev} was stored"
    return "" if here == stored else f"it does not lead to the position that was stored at revision {rev}"


def from_position(rules: Game, row: TableRow, moves: Sequence[MoveRow], kept: tuple[int, str]) -> Followed | None:
    """Replay the answers after a stored position; None if the position cannot be read."""
    rev, text = kept
    try:
        state = load(rules, text, any_version=True)
        session = resumed(rules, row.seats, int(row.seed), row.options, state, row.dice)
    except BadInput as problem:
        log.warning("the stored position of table %s cannot be read: %s", row.id, problem)
        return None
    return followed(session, [move for move in moves if move.rev > rev], rev)


def followed(session: Session, moves: Sequence[MoveRow], rev: int) -> Followed:
    """Play the answers after revision `rev`, as far as possible."""
    for move in moves:
        try:
            if move.rev != rev + 1:
                raise BadRecord(rev + 1, "it is missing")
            follow(session, RecordLine(move.verb, move.seat, move.text, move.rev))
        except Exception as problem:  # noqa: BLE001  (whatever is wrong with an answer, the table has to open)
            return Followed(session, rev, f"{type(problem).__name__}: {problem}")
        rev = move.rev
    return Followed(session, rev, "")


def options_left(rules: Game, options: Options) -> Options:
    """The options of a table that the rules still have, with values they still allow.

    Other options that the table chose are part of its stored position.
    """
    return {
        one.name: options[one.name] for one in rules.options if one.name in options and one.allows(options[one.name])
    }
