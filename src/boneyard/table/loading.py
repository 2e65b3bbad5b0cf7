"""Opening a table again: from its record, or else from the last position that was kept of it."""

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
    rev: int  # the last revision that was
    why: str  # what was wrong with the next one; nothing if there is none


@dataclass(frozen=True)
class Opened:
    """A game that can go on."""

    session: Session
    broken: bool  # whether its record should have been followed to the end, and could not be
    lost: int  # answers that stand in the record and no longer count


async def reopened(store: Store, rules: Game, row: TableRow, moves: Sequence[MoveRow]) -> Opened:
    """The game of a table; where answers are lost, what is left is kept before anybody plays on."""
    same_rules = (row.rules, row.facts) == (rules.rules, rules.facts.hash)
    whole = await asyncio.to_thread(from_the_start, rules, row, moves) if same_rules else None
    if whole is not None and not whole.why:
        return Opened(whole.session, broken=False, lost=0)
    kept = await store.snapshot_of(row.id)
    later = None if kept is None else await asyncio.to_thread(from_position, rules, row, moves, kept)
    best = further(whole, later)
    if best is None:
        cause = "cannot be played again" if same_rules else f"was begun with other rules of {rules.name}"
        kept_so = "no position of it was kept" if kept is None else "the position that was kept cannot be read"
        raise Refused("unreadable", f"the record of this table {cause}, and {kept_so}")
    lost = moves[-1].rev - best.rev if moves else 0
    broken = lost > 0 or same_rules
    if broken:
        why = next(each.why for each in (whole, later) if each is not None and each.why)
        log.warning("table %s goes on from revision %d of its record: %s", row.id, best.rev, why)
    if lost == 0 and best is later:
        return Opened(best.session, broken, lost)
    state = best.session.state
    await store.snapshot(row.id, moves[-1].rev, save(rules, state))
    return Opened(resumed(rules, row.seats, int(row.seed), row.options, state), broken, lost)


def further(whole: Followed | None, later: Followed | None) -> Followed | None:
    """Which of the two got further; a position that was kept is how people really saw it."""
    if whole is None or later is None:
        return whole or later
    return whole if whole.rev > later.rev else later


def from_the_start(rules: Game, row: TableRow, moves: Sequence[MoveRow]) -> Followed | None:
    """A record, played again; nothing, if the table cannot even be set up."""
    try:
        session = Session(rules, row.seats, int(row.seed), row.options)
    except BadInput:
        return None
    return followed(session, moves, 0)


def from_position(rules: Game, row: TableRow, moves: Sequence[MoveRow], kept: tuple[int, str]) -> Followed | None:
    """The position that was kept, and what was answered after it; nothing, if it cannot be read."""
    rev, text = kept
    try:
        state = load(rules, text, any_version=True)
        session = resumed(rules, row.seats, int(row.seed), row.options, state)
    except BadInput as problem:
        log.warning("the position kept of table %s cannot be read: %s", row.id, problem)
        return None
    return followed(session, [move for move in moves if move.rev > rev], rev)


def followed(session: Session, moves: Sequence[MoveRow], rev: int) -> Followed:
    """Answers that follow a revision, as far as they can be played."""
    for move in moves:
        try:
            if move.rev != rev + 1:
                raise BadRecord(rev + 1, "it is missing")
            follow(session, RecordLine(move.verb, move.seat, move.text, move.rev))
        except Exception as problem:  # noqa: BLE001  (whatever is wrong with one answer, the table has to open)
            return Followed(session, rev, f"{type(problem).__name__}: {problem}")
        rev = move.rev
    return Followed(session, rev, "")


def options_left(rules: Game, options: Options) -> Options:
    """The options of a table that the rules still have, with values they still allow.

    What a table chose besides is in the position that was kept of it.
    """
    return {
        one.name: options[one.name] for one in rules.options if one.name in options and one.allows(options[one.name])
    }
