"""The soak, on games small enough for every day: it finds what it is there for, and nothing else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import boneyard
from boneyard.core.agenda import State
from boneyard.core.decision import Action
from boneyard.core.event import Event
from boneyard.core.session import Session
from tests import soak

TABLE = soak.Table("baby-boom", 2, (("risky_business", False), ("tiles_and_bombs", True)), 7)
GAME = boneyard.game(TABLE.game)


def test_a_sound_game_is_played_looked_at_saved_replayed_and_reopened(tmp_path: Path) -> None:
    told = soak.soaked((TABLE, tmp_path))
    assert told.findings == []
    assert told.questions > 20
    assert told.previews > told.questions
    assert told.loads > 0


def test_a_look_ahead_that_changes_the_game_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = GAME.forecast

    def careless(s: State, seat: int, pick: Action | None = None) -> tuple[Event, ...]:
        if pick is not None and s.answers > 10:
            s.revealed += 1
        return honest(s, seat, pick)

    monkeypatch.setattr(GAME, "forecast", careless)
    (finding,) = soak.soaked((TABLE, tmp_path)).findings
    assert "looking ahead at" in finding


def test_a_record_that_leads_elsewhere_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "replay", lambda _text: Session(GAME, 2, 8, {}))
    (finding,) = soak.soaked((TABLE, tmp_path)).findings
    assert "the record, replayed, is not as it was played" in finding


def test_a_table_that_opens_elsewhere_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def emptied(_store: object, _table: str) -> list[Any]:
        return []

    monkeypatch.setattr("boneyard.table.store.Store.moves", emptied)
    (finding,) = soak.soaked((TABLE, tmp_path)).findings
    assert "the table, opened again, is not as it was played" in finding


def test_every_variant_of_every_game_gets_its_turn() -> None:
    tables = list(soak.wanted(500, 1, [*boneyard.games()]))
    assert {table.game for table in tables} == set(boneyard.games())
    assert len({table.seed for table in tables}) == 500
