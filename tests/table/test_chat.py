"""The chat: every line is clean, and nothing empty is said."""

from __future__ import annotations

import asyncio

import pytest

from boneyard.table.refusal import Refused
from boneyard.table.tables import cleaned_name
from tests.table.live_tables import (
    FakeBrowser,
    a_live_table,
    a_session,
    of_everybody,
    run,
    token,
)


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("  hello\n\tthere ", "hello there"),
        ("a\x00b\x1b[31mc", "a b [31mc"),
        ("right\u202eleft", "right left"),
        ("zero\u200bwidth", "zero width"),
        ("x" * 600, "x" * 500),
        ("🦴" * 3, "🦴" * 3),
        ("line\u2028break", "line break"),
    ],
)
def test_what_is_said_is_one_clean_line(said: str, kept: str) -> None:
    async def story() -> None:
        table = a_live_table(a_session("baby-boom", 2))
        ada, leo = of_everybody(table)
        await table.chat.speak(ada.connection, said)
        told = [m for m in leo.messages() if m["type"] == "said"][-1]
        assert told["lines"][0]["text"] == kept

    run(story())


@pytest.mark.parametrize("nothing", ["", "  \n ", "\x00", "\u202e\u200b"])
def test_an_empty_line_or_nickname_is_refused(nothing: str) -> None:
    table = a_live_table(a_session("baby-boom", 2))
    with pytest.raises(Refused, match="nothing to say"):
        asyncio.run(table.chat.speak(FakeBrowser(table, token(0)).connection, nothing))
    with pytest.raises(Refused, match="1 to 24"):
        cleaned_name(nothing)
