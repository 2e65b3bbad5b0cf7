"""Records and reports of a game: to download, and to report what looks wrong."""

from __future__ import annotations

import secrets
from typing import Final

from boneyard.core.rng import seeded
from boneyard.core.session import Session
from boneyard.table.live_table import LiveTable
from boneyard.table.refusal import Refused

TITLE: Final = "boneyard report 1"
POSITION: Final = "position"
ANSWERS: Final = "answers"


def record_of(table: LiveTable) -> str:
    """The record of a game that is over. Before that, its seed would give away the dice to come."""
    if table.status != "over":
        raise Refused("not-playing", "the record is available once the game is over: it tells all dice to come")
    if table.session.resumed:
        raise Refused("not-playing", "this game was resumed from a stored position, so there is no record to replay")
    if table.row.ended:
        return table.session.record.write()
    return table.session.write()


async def reported(table: LiveTable, hashes: frozenset[bytes]) -> str:
    """A report for the holder of these secrets. If they play alone, it tells the seed.

    That the seed was told is stored first: from then on nobody else may sit down at this table.
    """

    async def work() -> str:
        mine = table.played_by(hashes)
        alone = set(table.owned_by(hashes)) == set(mine) != set()
        if alone and table.status == "playing" and not table.session.resumed:
            await table.tell_dice(hashes)
        return report_on(table, mine)

    return await table.one_at_a_time(work)


def report_on(table: LiveTable, mine: tuple[int, ...]) -> str:
    """The text of a report. It holds the seed only if the game is over, or if this person was told it."""
    session = table.session
    asked = [decision for decision in table.pending() if decision.seat in mine]
    questions = [f"seat {decision.seat} was asked {decision.kind}; {decision.offers()}" for decision in asked]
    where = f"table {table.row.id}, revision {table.rev}"
    told = table.row.dice_told and mine != () and set(mine) == set(table.owned())
    if (table.status == "over" or told) and not session.resumed:
        picture = session.game.write(session.state).splitlines()
        return session.write() + "".join(f"# {line}".rstrip() + "\n" for line in [where, *questions, "", *picture])
    rules = session.game
    head = [TITLE, f"game {rules.name}", f"rules {rules.rules}", f"facts {rules.facts.hash}", where, *questions]
    return "\n".join([*head, "", POSITION, position_seen(table), ANSWERS, *answers_seen(session, mine), ""])


def position_seen(table: LiveTable) -> str:
    """The position. In a party that hides nothing from each other, hidden cards and chips are dealt at random."""
    rules, state = table.session.game, table.session.state
    luck = seeded(secrets.randbits(256), ("report",))
    return rules.write(rules.imagine(state, 0, luck) if table.is_open_party else state)


def answers_seen(session: Session, mine: tuple[int, ...]) -> list[str]:
    """The answers that stand, without those of others that are still sealed."""
    sealed_from = session.sealed_from()
    steps = enumerate(session.past)
    return [str(step.line) for index, step in steps if index < sealed_from or step.line.seat in mine]
