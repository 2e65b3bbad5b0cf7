"""Undo and sealed answers taken back are lines of the record: read again, the table is where it was, word for word."""

from __future__ import annotations

import random
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from boneyard.table import tables as houses
from boneyard.table.live_table import Room
from boneyard.table.refusal import Refused
from tests.table.live_tables import Eyes, a_house, held, opened, run

SHOWN = ("rev", "mine", "seat", "view", "asked", "prompt", "undo", "retract", "outcome", "log")


def shown(room: Room, tokens: list[str], seats: int) -> list[dict[str, Any]]:
    """What each seat and a spectator are told who come anew."""
    told: list[dict[str, Any]] = []
    for eyes in [*[Eyes(room, *tokens, look=seat) for seat in range(seats)], Eyes(room)]:
        told.append({name: eyes.update[name] for name in SHOWN})
        eyes.leave()
    return told


async def something(room: Room, eyes: Eyes, luck: random.Random) -> None:
    """Somebody has second thoughts, perhaps, and then somebody answers."""
    with suppress(Refused):
        thought = luck.randrange(4)
        if thought == 0:
            await room.retract(luck.choice(eyes.guest.mine))
        elif thought == 1:
            await room.undo(eyes.guest)
    if room.pending():
        asked = luck.choice(room.pending())
        await room.pick(asked.seat, asked.number, luck.randrange(len(asked.options)))


@pytest.mark.parametrize("chance", range(2))
@pytest.mark.parametrize(("name", "verb"), [("baby-boom", "undo"), ("bad-bones", "retract")])
def test_second_thoughts_survive(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, verb: str, chance: int
) -> None:
    monkeypatch.setattr(houses, "new_seed", lambda: str(chance))

    async def story() -> None:
        luck = random.Random(chance)
        async with a_house(tmp_path) as house:
            seated = await opened(house, name, "me", "me", "me")
            room = await house.room(seated.table)
            eyes = Eyes(room, *held(seated))
            for _ in range(3):
                for _ in range(8):
                    await something(room, eyes, luck)
                again = await house.load(seated.table)
                assert shown(again, held(seated), 3) == shown(room, held(seated), 3)
            assert verb in {line.verb for line in room.session.record.lines}
            eyes.leave()

    run(story())
