"""The chat: every line is clean, and nothing empty is said."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from boneyard.table import store
from boneyard.table.refusal import Refused
from tests.table.live_tables import (
    FakeBrowser,
    a_live_table,
    a_session,
    of_everybody,
    run,
    running_tables,
    token,
    two_people,
)


def test_what_is_said_is_one_clean_line() -> None:
    async def story() -> None:
        table = a_live_table(a_session("baby-boom", 2))
        ada, leo = of_everybody(table)
        await table.chat.speak(ada.connection, "  hello\n\tthe\u202ere " + "x" * 600)
        told = [m for m in leo.messages() if m["type"] == "said"][-1]
        assert told["lines"][0]["text"] == "hello the re " + "x" * 487

    run(story())


@pytest.mark.parametrize("nothing", ["", "  \n ", "\x00", "\u202e\u200b"])
def test_an_empty_line_is_refused(nothing: str) -> None:
    table = a_live_table(a_session("baby-boom", 2))
    with pytest.raises(Refused, match="nothing to say"):
        asyncio.run(table.chat.speak(FakeBrowser(table, token(0)).connection, nothing))


def test_a_spectator_cannot_speak_under_the_name_of_somebody_at_the_table() -> None:
    async def story() -> None:
        table = a_live_table(a_session("baby-boom", 2), bots=(1,))
        spectator = FakeBrowser(table)
        for name in ("Person 0", "PERSON O", "Bot 1", "Сlack"):
            spectator.connection.introduce(frozenset(), name)
            with pytest.raises(Refused, match="choose another one"):
                await table.chat.speak(spectator.connection, "I am somebody else")
        spectator.connection.introduce(frozenset(), "Noor")
        await table.chat.speak(spectator.connection, "hello")
        assert [m["lines"][0]["nickname"] for m in spectator.messages() if m["type"] == "said"] == ["Noor"]

    run(story())


def test_only_the_last_lines_are_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "KEPT_LINES", 20)

    async def story() -> None:
        async with running_tables(tmp_path) as tables:
            table, ada, _leo, _seated, _other = await two_people(tables)
            for number in range(30):
                await table.chat.speak(ada.connection, f"line {number}")
                await table.chat.announce("table-left", 1)
            lines = await tables.store.chat(table.row.id, 1_000)
            said, announced = [line.text for line in lines if line.text], [line for line in lines if line.say]
            assert said == [f"line {number}" for number in range(10, 30)]
            assert len(announced) == 20

    run(story())
