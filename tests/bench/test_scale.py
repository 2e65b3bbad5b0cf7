"""`tools/scale.py` calculates what many tables need, and docs/scale.md shows it."""

from __future__ import annotations

from pathlib import Path

import pytest

from boneyard.bench.table import GAMES
from tools import scale
from tools.scale import COSTS, FULL, MINUTE, WAYS, Way, copies, delays, elsewhere, hearing, memory, need, report, walls
from tools.scale_costs import answering

DOCS = Path(__file__).parents[2] / "docs" / "scale.md"
ONE_GAME = {cost.game: float(cost is COSTS[0]) for cost in COSTS}


def test_twice_as_many_tables_need_twice_as_much() -> None:
    for amount in (scale.moves, scale.writing, scale.thinking, scale.traffic):
        assert amount(2_000) == pytest.approx(2 * amount(1_000))
    for way in WAYS:
        assert scale.serving(2_000, 8, way) == pytest.approx(2 * scale.serving(1_000, 8, way))
        assert hearing(2_000, 8, way) == pytest.approx(2 * hearing(1_000, 8, way))


def test_work_is_moves_times_their_cost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scale, "MIX", ONE_GAME)
    monkeypatch.setattr(scale, "WITH_BOT", 0.0)
    monkeypatch.setattr(scale, "WATCHERS", 0.0)
    monkeypatch.setattr(scale, "REST_ALONE", 0.0)
    a_second = 600 * MINUTE[COSTS[0].game] / 60
    assert scale.moves(600) == pytest.approx(a_second)
    assert scale.serving(600, 1, "apart") == pytest.approx(a_second * COSTS[0].sqlite / 1000)
    assert scale.traffic(600) == pytest.approx(a_second * COSTS[0].sent * 2 * 8 / 1e6)
    assert scale.thinking(600) == 0


def test_sockets_that_are_sent_anywhere_reach_several_processes() -> None:
    assert elsewhere(2, 1) == 0
    assert elsewhere(2, 2) == pytest.approx(0.5)
    assert elsewhere(2, 1_000) == pytest.approx(1, abs=0.01)
    assert elsewhere(1, 5) == pytest.approx(0)
    assert copies(2, 4, "together") == 1
    assert copies(2, 4, "anywhere") > 1


@pytest.mark.parametrize("way", WAYS)
def test_no_process_is_busier_than_it_may_be_and_none_is_idle(way: Way) -> None:
    enough = need(3_000, way)
    assert enough.processes > 1
    assert enough.busy <= FULL * enough.processes
    fewer = enough.processes - 1
    too_busy = scale.serving(3_000, fewer, way) + fewer * hearing(3_000, fewer, way)
    assert too_busy > FULL * fewer
    assert enough.memory == memory(3_000, enough.processes, way)


def test_processes_that_hear_of_too_many_moves_are_never_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    assert need(1_000, "together").processes > 0
    monkeypatch.setattr(scale, "NOTICE", 1000.0)
    assert need(1_000, "together").processes == 0
    assert need(1_000, "apart").processes > 0


def test_a_busier_process_lets_people_wait_longer() -> None:
    calm, busy, full = [delays(part, 5_000) for part in (0.01, 0.6, 0.95)]
    assert calm[0] in {cost.sqlite for cost in COSTS}
    assert calm < busy < full


def test_the_first_wall_comes_first() -> None:
    numbers = [tables for tables, _ in walls()]
    assert numbers == sorted(numbers)
    process = next(tables for tables, what in walls() if what == "one server process")
    assert need(int(process), "apart").processes == 1
    assert need(int(process) + 1, "apart").processes == 2


def test_a_bots_answer_is_timed_over_whole_games() -> None:
    cost, length = answering(GAMES[0], "gentle", games=1)
    assert cost > 0
    assert length > 20


def test_the_page_shows_what_is_calculated() -> None:
    page = DOCS.read_text(encoding="utf-8")
    for shown in report(scale.SIZES):
        assert shown in page, f"docs/scale.md lacks what python tools/scale.py prints:\n{shown}"
