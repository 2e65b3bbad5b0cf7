"""Records for whoever wants to look at a game again: to download, to step through, and to report what looks wrong."""

from __future__ import annotations

import secrets
from dataclasses import replace
from itertools import pairwise
from typing import Any, Final

import msgspec

from boneyard.core.decision import BadInput
from boneyard.core.rng import seeded
from boneyard.core.session import Session, replay
from boneyard.table import wire
from boneyard.table.changes import change
from boneyard.table.drawn import drawn_game
from boneyard.table.live_table import Room
from boneyard.table.protocol import NOBODY, Replay
from boneyard.table.refusal import Refused

TITLE: Final = "boneyard report 1"
POSITION: Final = "position"
ANSWERS: Final = "answers"
LONGEST: Final = 300_000  # characters of a record somebody wants to see


def record_of(room: Room) -> str:
    """The record, once nobody can profit from the seed any more."""
    if room.status != "over":
        raise Refused("not-playing", "the record is there once the game is over: it tells all dice to come")
    if room.session.resumed:
        raise Refused("not-playing", "this game went on from a position that was kept; there is no record to replay")
    if room.row.ended:
        return room.session.record.write()
    return room.session.write()


def replay_of(room: Room) -> Replay:
    """A finished game to step through."""
    record_of(room)
    return stepped(room.session, [seat.nickname for seat in room.seats])


def replay_from(text: str) -> Replay:
    """A record somebody brings along."""
    if len(text) > LONGEST:
        raise Refused("too-large", f"a record has at most {LONGEST} characters")
    try:
        session = replay(text)
    except BadInput as problem:
        raise Refused("malformed", f"this record cannot be replayed: {problem}") from None
    drawn_game(session.game.name)
    return stepped(session, [])


def stepped(session: Session, nicknames: list[str]) -> Replay:
    """A session step by step, as a spectator sees it."""
    views = [view_after(session, step) for step in range(len(session.past) + 1)]
    ended = session.game.outcome(session.state)
    return Replay(
        game=session.game.name,
        options=session.record.options,
        seats=nicknames or [""] * session.record.seats,
        seed=str(session.record.seed),
        entries=wire.log(session, NOBODY),
        view=views[0],
        changes=[change(before, after) for before, after in pairwise(views)],
        curve=wire.curve(session),
        outcome=None if ended is None else wire.outcome(ended),
    )


def view_after(session: Session, step: int) -> Any:
    """What a spectator saw, as plain data."""
    return msgspec.to_builtins(session.game.view(wire.state_after(session, step), None))


async def reported(room: Room, hashes: frozenset[bytes]) -> str:
    """A report for whoever holds these secrets. Whoever plays alone is told the seed, and then plays alone for good.

    That is written down before it is told: nobody else may sit down at this table any more.
    """
    async with room.lock:
        mine = room.seats_of(hashes)
        alone = (
            set(room.owned_by(hashes)) == set(mine) != set() and room.status == "playing" and not room.session.resumed
        )
        if alone and await room.store.tell_dice(room.row.id, hashes):
            room.row = replace(room.row, dice_told=True)
            room.tell()
        return report_on(room, mine)


def report_on(room: Room, mine: tuple[int, ...]) -> str:
    """What to paste where something looks wrong. The seed stays out unless this person was told it."""
    session = room.session
    asked = [decision for decision in room.pending() if decision.seat in mine]
    questions = [f"seat {decision.seat} was asked {decision.kind}; {decision.offers()}" for decision in asked]
    where = f"table {room.row.id}, revision {room.rev}"
    told = room.row.dice_told and mine != () and set(mine) == set(room.owned())
    if (room.status == "over" or told) and not session.resumed:
        picture = session.game.write(session.state).splitlines()
        return session.write() + "".join(f"# {line}".rstrip() + "\n" for line in [where, *questions, "", *picture])
    rules = session.game
    head = [TITLE, f"game {rules.name}", f"rules {rules.rules}", f"facts {rules.facts.hash}", where, *questions]
    return "\n".join([*head, "", POSITION, position_seen(room), ANSWERS, *answers_seen(session, mine), ""])


def position_seen(room: Room) -> str:
    """The position; where all see the same, what nobody can see is dealt anew, as it may be."""
    rules, state = room.session.game, room.session.state
    luck = seeded(secrets.randbits(256), ("report",))
    return rules.write(rules.imagine(state, 0, luck) if room.shares else state)


def answers_seen(session: Session, mine: tuple[int, ...]) -> list[str]:
    """The answers that stand, without those of others that are still sealed."""
    sealed_from = session.sealed_from()
    steps = enumerate(session.past)
    return [str(step.line) for index, step in steps if index < sealed_from or step.line.seat in mine]
