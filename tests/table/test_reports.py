"""Reports: a lone player gets the whole record; while others play, it has no seed and no sealed answers."""

from __future__ import annotations

import asyncio
import random

import pytest

from boneyard.core.session import replay
from boneyard.table import reports
from boneyard.table.live_table import LiveTable
from boneyard.table.refusal import Refused
from boneyard.table.rows import TableChange
from boneyard.table.tokens import hashes_of
from boneyard.terminal.saves import REPORT
from tests.table.live_tables import FakeBrowser, a_live_table, a_session, token


def played(name: str, answers: int, bots: tuple[int, ...] = (), **options: object) -> LiveTable:
    """A table after this many random answers."""
    session = a_session(name, 2, 77_777_777_777, **options)
    luck = random.Random(1)
    while len(session.past) < answers and session.game.pending(session.state):
        asked = luck.choice(session.game.pending(session.state))
        session.answer(asked.seat, luck.choice(asked.options))
    table = a_live_table(session, bots=bots)
    if not session.game.pending(session.state):
        asyncio.run(table.finish())
    return table


@pytest.mark.parametrize("name", ["baby-boom", "bad-bones"])
def test_a_lone_player_gets_a_record_that_replays_to_the_position(name: str) -> None:
    table = played(name, 9, bots=(1,))
    text = asyncio.run(reports.reported(table, hashes_of([token(0)])))
    assert "seed 77777777777" in text
    assert "# table oak, revision 9" in text
    again = replay(text)
    assert repr(again.game.view(again.state, 0)) == repr(table.session.game.view(table.session.state, 0))


def test_while_others_play_there_is_a_position_and_no_seed() -> None:
    table = played("baby-boom", 12)
    asked = table.pending()[0]
    text = reports.report_on(table, (asked.seat,))
    assert text.startswith(reports.TITLE)
    assert reports.TITLE.startswith(REPORT)
    assert "77777777777" not in text
    assert f"seat {asked.seat} was asked {asked.kind}; offered: {asked.options[0].text}" in text
    position = text.partition("position\n")[2].partition("answers\n")[0]
    read = table.session.game.read(position)
    assert table.session.game.write(read) == table.session.game.write(table.session.state)
    assert len(text.partition("answers\n")[2].splitlines()) == 12


def test_a_player_with_an_open_seat_beside_them_is_not_told_the_dice_to_come() -> None:
    table = played("baby-boom", 0)
    asyncio.run(table.change(TableChange(seats={1: {"kind": "open", "nickname": "", "token_hash": b""}})))
    assert table.status == "open"
    assert "77777777777" not in asyncio.run(reports.reported(table, hashes_of([token(0)])))


def test_a_spectator_is_told_no_question() -> None:
    assert "was asked" not in reports.report_on(played("baby-boom", 5), ())


def test_what_others_have_sealed_stays_out() -> None:
    table = played("bad-bones", 0)
    question = table.question(0)
    assert question is not None
    asyncio.run(table.pick(0, question.number, 2))
    sealed = f"0 {question.options[2].text}"
    assert sealed in reports.report_on(table, (0,)).splitlines()
    assert sealed not in reports.report_on(table, (1,)).splitlines()


def test_the_record_comes_with_the_end_and_replays_to_it() -> None:
    table = played("baby-boom", 5)
    with pytest.raises(Refused, match="once the game is over"):
        reports.record_of(table)
    over = played("baby-boom", 9_999)
    assert over.status == "over"
    again = replay(reports.record_of(over))
    assert again.game.view(again.state, None) == over.session.game.view(over.session.state, None)
    assert reports.report_on(over, ()).startswith("boneyard record")


def test_a_game_that_was_given_up_has_a_record_without_a_result() -> None:
    async def story() -> None:
        table = played("baby-boom", 5)
        for seat in (0, 1):
            await table.votes.cast(FakeBrowser(table, token(seat)).connection, "resign", -1, yes=True)
        assert len(replay(reports.record_of(table)).past) == 5
        assert len(replay(reports.report_on(table, ())).past) == 5

    asyncio.run(story())


def test_face_down_chips_are_dealt_at_random_for_a_report_while_others_play() -> None:
    table = played("too-many-bones", 3)
    lines = {
        line for _ in range(20) for line in reports.report_on(table, (0,)).splitlines() if line.startswith("stack ")
    }
    assert len(lines) > 3
