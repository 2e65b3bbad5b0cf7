from __future__ import annotations

import json
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner, Result

from boneyard.bench import ours, peers, run
from boneyard.bench.clock import CLONE, FULL_SEARCH, GREEDY, RANDOM_PLAY, SAVE, SEARCH, Figure, Item, measured
from boneyard.bots.evaluators import evaluator_of
from boneyard.cli.bench import bench, figure
from boneyard.core.decision import BadInput
from boneyard.core.game import Game, Option, game

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
    libraries = {part.name for part in run.parts()[0]} - {"peers"}
    for library in libraries:
        for measure in (RANDOM_PLAY, CLONE, SAVE, SEARCH, FULL_SEARCH):
            assert (library, FIRST, measure) in rows
        assert (library, "baby-boom, 4 players", RANDOM_PLAY) in rows
        assert (library, "baby-boom, 3 players, risky business, tiles and bombs", RANDOM_PLAY) in rows
        assert (library, "bad-bones, 6 players, advanced, chiefs", RANDOM_PLAY) in rows
        assert (library, "bad-bones, 6 players", GREEDY) in rows
        assert (library, "too-many-bones, 2 players, battle", SEARCH) in rows
        assert (library, "too-many-bones, 4 players, battle", RANDOM_PLAY) in rows
        assert (library, "too-many-bones, 4 players, battle", GREEDY) in rows
    theirs = {(item.library, item.subject, item.measure) for item in peers.items(simulations=1)}
    assert theirs <= rows
    assert len(rows) == (8 + 8 + 7) * len(libraries) + len(theirs)
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


def test_a_compiled_build_older_than_the_sources_is_left_out(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    source, copy = tmp_path / "source", tmp_path / "copy"
    monkeypatch.setattr(run, "source", lambda: source)
    monkeypatch.setattr(run, "compiled", lambda: copy)
    for place in (source, copy):
        (place / "boneyard" / "core").mkdir(parents=True)
        (place / "boneyard" / "core" / "facts.toml").write_text("pages = 12")
    assert "compiled" in [part.name for part in run.parts()[0]]
    (source / "boneyard" / "core" / "facts.toml").write_text("pages = 13")
    found, remarks = run.parts()
    assert "compiled" not in [part.name for part in found]
    assert "The compiled build is older than the sources, so not measured; type: make compiled" in remarks


def test_a_build_for_another_python_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="holds no build for this Python"):
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


def test_setups_follow_from_the_game() -> None:
    picnic = Game()
    picnic.name, picnic.seats = "picnic", range(2, 7)
    picnic.options = (Option("ants", (False, True)), Option("cakes", (1, 2, 3)))
    assert [str(setup) for setup in ours.setups(picnic)] == [
        "picnic, 2 players",
        "picnic, 6 players",
        "picnic, 4 players, ants, cakes",
    ]
    assert ours.setups(picnic)[2].options == {"ants": True, "cakes": 3}
    picnic.seats, picnic.options = range(2, 3), ()
    assert [str(setup) for setup in ours.setups(picnic)] == ["picnic, 2 players"]


def test_every_go_does_what_it_says() -> None:
    for item in ours.items(simulations=2):
        assert item.prepare()() > 0


@pytest.mark.parametrize("name", ["baby-boom", "bad-bones", "too-many-bones"])
def test_a_search_is_measured_where_there_is_something_to_think_about(name: str) -> None:
    rules = game(name)
    s = ours.first_choice(rules, ours.setups(rules)[0])
    decision = rules.pending(s)[0]
    assert len(decision.options) > 1
    assert len(evaluator_of(rules).weigh(rules, s, decision)) > 1


@pytest.mark.parametrize("arguments", [["--rounds", "0"], ["--seconds", "0"], ["--seconds", "nan"]])
def test_a_pace_that_cannot_be_is_refused(arguments: list[str]) -> None:
    assert isinstance(invoke(*arguments).exception, BadInput)


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
