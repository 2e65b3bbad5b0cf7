from __future__ import annotations

import json
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner, Result

from boneyard.bench import ours, peers, run
from boneyard.bench.clock import CLONE, FULL_SEARCH, RANDOM_PLAY, SAVE, SEARCH, Figure, Item, measured
from boneyard.cli.bench import bench, figure
from boneyard.core.decision import BadOptions

FIRST = "baby-boom, 2 players"


def invoke(*arguments: str) -> Result:
    app = typer.Typer()
    app.command()(bench)
    return CliRunner().invoke(app, arguments)


def test_a_quick_run_yields_every_row(tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    done = invoke("--quick", "--json", str(file))
    assert done.exit_code == 0, done.output
    told = json.loads(file.read_text())
    rows = {(row["library"], row["subject"], row["measure"]) for row in told["rows"]}
    libraries = {"interpreted", *(["compiled"] if run.compiled().is_dir() else [])}
    for library in libraries:
        for measure in (RANDOM_PLAY, CLONE, SAVE, SEARCH, FULL_SEARCH):
            assert (library, FIRST, measure) in rows
        assert (library, "baby-boom, 4 players", RANDOM_PLAY) in rows
        assert (library, "baby-boom, 3 players, all variants", RANDOM_PLAY) in rows
    theirs = {(item.library, item.subject, item.measure) for item in peers.items(simulations=1)}
    assert theirs <= rows
    assert len(rows) == 7 * len(libraries) + len(theirs)
    assert all(row["best"] > 0 for row in told["rows"])
    assert {ratio["library"] for ratio in told["ratios"]} == set(peers.installed())
    assert set(told["peers"]) == set(peers.installed())


def test_what_is_not_there_is_said_in_one_line(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(run, "installed", lambda: ("OpenSpiel",))
    monkeypatch.setattr(run, "compiled", lambda: tmp_path / "nowhere")
    found, remarks = run.parts()
    assert [part.name for part in found] == ["interpreted", "peers"]
    assert remarks == [
        "There is no compiled build to measure; type: make compiled",
        "Not installed, so not measured: PettingZoo; type: make bench (or: pip install 'boneyard[bench]')",
    ]


def test_a_compiled_build_older_than_the_sources_is_noticed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "boneyard" / "core").mkdir(parents=True)
    monkeypatch.setattr(run, "compiled", lambda: tmp_path)
    assert "The compiled build is older than the sources; type: make compiled" in run.parts()[1]


def test_a_build_for_another_python_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOptions, match="holds no build for this Python"):
        run.one_round(run.Part("compiled", run.source()), run.QUICK)


def test_one_measurement_counts_the_units_of_every_go_but_the_first() -> None:
    goes: list[int] = []

    def go() -> int:
        goes.append(1)
        return 3

    result = measured(Item("ours", "something", RANDOM_PLAY, lambda: go), seconds=0.001)
    assert result.units == 3
    assert result.per_second > 0
    assert len(goes) >= 2


def test_the_fastest_round_counts_and_ratios_follow_from_it() -> None:
    figures = [Figure("compiled", FIRST, RANDOM_PLAY, rate, 90) for rate in (100.0, 300.0, 200.0)]
    figures += [Figure("OpenSpiel", "breakthrough, in C++", RANDOM_PLAY, 150.0, 64)]
    figures += [Figure("OpenSpiel", "breakthrough, in C++", CLONE, 150.0, 1)]
    rows = run.rows(figures)
    assert (rows[0].best, rows[0].median, rows[0].rounds) == (300.0, 200.0, (100.0, 300.0, 200.0))
    assert run.ratios(rows) == [
        run.Ratio(RANDOM_PLAY, FIRST, "OpenSpiel", "breakthrough, in C++", {"compiled": 2.0}),
    ]


def test_every_go_does_what_it_says() -> None:
    for item in ours.items(simulations=2):
        assert item.prepare()() > 0


@pytest.mark.parametrize("arguments", [["--rounds", "0"], ["--seconds", "0"], ["--seconds", "nan"]])
def test_a_pace_that_cannot_be_is_refused(arguments: list[str]) -> None:
    assert isinstance(invoke(*arguments).exception, BadOptions)


def test_a_file_that_cannot_be_written_is_refused_at_once() -> None:
    assert "cannot write /no/such/place" in str(invoke("--json", "/no/such/place").exception)


def test_figures_have_three_digits_that_count() -> None:
    assert [figure(RANDOM_PLAY, rate) for rate in (1234567.0, 123.4, 12.34, 1.234)] == [
        "1,230,000",
        "123",
        "12.3",
        "1.23",
    ]
    assert figure(CLONE, 2e6) == "0.50"
    assert figure(CLONE, None) == ""
