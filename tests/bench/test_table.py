"""`boneyard bench table` plays every game at a real server."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import typer
from typer.testing import CliRunner

from boneyard.bench.table import GAMES, QUICK_TABLES, Setup, TableFigure
from boneyard.cli.bench import bench, cost


def test_a_quick_run_measures_every_game(tmp_path: Path) -> None:
    app = typer.Typer()
    app.command()(bench)
    file = tmp_path / "figures.json"
    kept = tmp_path / "kept.sqlite"
    options = ["--json", str(file), "--database", str(kept), "--workers", "2", "--watchers", "1"]
    done = CliRunner().invoke(app, ["table", "--quick", *options])
    assert done.exit_code == 0, done.output
    told = json.loads(file.read_text())["tables"]
    assert [one["game"] for one in told] == [game.title for game in GAMES]
    for one in told:
        assert one["setup"] == "SQLite, 2 processes, 1 watching"
        assert [figure["tables"] for figure in one["figures"]] == list(QUICK_TABLES)
        for figure in one["figures"]:
            assert figure["moves"] > 0
            assert figure["per_second"] > 0
            assert figure["problems"] == 0
            assert figure["sent"] > 1000
            assert figure["cpu"] is None or 0 < figure["cpu"] < 1000
        assert one["memory"] is None or one["memory"] > 50
    assert kept.is_file()


def test_what_is_not_known_is_left_empty() -> None:
    figure = TableFigure(50, 3000, 1000.0, 1.0, 2.0, 3.0, 0)
    assert cost(figure) == ["", "", "", "", ""]
    assert cost(replace(figure, cpu=0.5, sent=5_100.0, opened=60.0, played=150.0)) == [
        "0.50", "5.1", "", "60 to 150", "",
    ]  # fmt: skip
    assert cost(replace(figure, cpu=0.5, database_cpu=0.25))[0] == "0.50+0.25"


def test_a_setup_has_a_name_without_an_address() -> None:
    assert Setup().name == "SQLite, 1 process"
    assert Setup("postgresql+psycopg://ann:hunter2@localhost/tables", 2).name == "PostgreSQL, 2 processes"
