"""Undo and retract are lines of the record: a table that is loaded again is exactly where it was."""

from __future__ import annotations

import random
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from boneyard.table import tables as tables_module
from boneyard.table.live_table import LiveTable
from boneyard.table.refusal import Refused
from tests.table.live_tables import FakeBrowser, held, opened, run, running_tables

SHOWN = ("rev", "mine", "seat", "view", "asked", "prompt", "undo", "retract", "outcome", "log")


def shown(table: LiveTable, tokens: list[str], seats: int) -> list[dict[str, Any]]:
    """What each seat and a spectator are sent when they connect."""
    told: list[dict[str, Any]] = []
    for browser in [*[FakeBrowser(table, *tokens, look=seat) for seat in range(seats)], FakeBrowser(table)]:
        told.append({name: browser.update[name] for name in SHOWN})
        browser.leave()
    return told


async def something(table: LiveTable, browser: FakeBrowser, luck: random.Random) -> None:
    """Perhaps somebody undoes or retracts; then somebody answers."""
    with suppress(Refused):
        thought = luck.randrange(4)
        if thought == 0:
            await table.retract(luck.choice(browser.connection.mine))
        elif thought == 1:
            await table.undo(browser.connection)
    if table.pending():
        asked = luck.choice(table.pending())
        await table.pick(asked.seat, asked.number, luck.randrange(len(asked.options)))


@pytest.mark.parametrize("chance", range(2))
@pytest.mark.parametrize(("name", "verb"), [("baby-boom", "undo"), ("bad-bones", "retract")])
def test_a_table_with_undo_and_retract_loads_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, verb: str, chance: int
) -> None:
    monkeypatch.setattr(tables_module, "new_seed", lambda: str(chance))

    async def story() -> None:
        luck = random.Random(chance)
        async with running_tables(tmp_path) as tables:
            seated = await opened(tables, name, "me", "me", "me")
            table = await tables.get(seated.table)
            browser = FakeBrowser(table, *held(seated))
            for _ in range(3):
                for _ in range(8):
                    await something(table, browser, luck)
                again = await tables.load(seated.table)
                assert shown(again, held(seated), 3) == shown(table, held(seated), 3)
            assert verb in {line.verb for line in table.session.record.lines}
            browser.leave()

    run(story())
