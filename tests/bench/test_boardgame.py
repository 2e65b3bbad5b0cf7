from __future__ import annotations

import json
import stat
import sys
from dataclasses import asdict
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner, Result

from boneyard.bench import boardgame, table
from boneyard.bench.table import Measured, TableFigure
from boneyard.cli.bench import bench

OURS = [TableFigure(tables, 60 * tables, 3000.0, 1.0, 2.0, 3.0, 0) for tables in table.TABLES]
THEIRS = [TableFigure(tables, 60 * tables, 2000.0, 4.0, 5.0, 6.0, 0) for tables in table.TABLES]
ABSENT = "boardgame.io is not measured: it takes Node and the bench extra; type: make bench ARGS=table"


@pytest.fixture(autouse=True)
def elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No Node but the one a test makes, nothing fetched before, and the bench extra installed."""
    (tmp_path / "bin").mkdir()
    monkeypatch.setattr(sys, "executable", str(tmp_path / "bin" / "python"))
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(boardgame, "installed", lambda: ("OpenSpiel",))
    monkeypatch.setattr(
        table, "measured", lambda _folder, setup, played, *_: Measured(played.title, setup.name, OURS, 80.2, 91.4)
    )


def command(file: Path, script: str) -> None:
    file.write_text(f"#!/bin/sh\n{script}\n")
    file.chmod(stat.S_IRWXU)


def a_node(place: Path, driver: str, npm: str = "/bin/mkdir node_modules") -> None:
    """A Node that serves on port 4711 and does as the driver is told."""
    choose = f'case "$1" in -p) echo "$0" ;; *server.cjs) echo 4711 ;; *driver.mjs) {driver} ;; esac'
    command(place / "bin" / "node", choose)
    command(place / "bin" / "npm", npm)


def invoke(*arguments: str) -> Result:
    app = typer.Typer()
    app.command()(bench)
    return CliRunner().invoke(app, ["table", "--quick", *arguments])


def test_without_node_one_line_says_so_and_our_figures_are_shown(tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    done = invoke("--json", str(file))
    assert done.exit_code == 0, done.output
    assert done.output.count("boardgame.io") == 1
    assert ABSENT in done.output
    assert "tables: 200" in done.output
    assert json.loads(file.read_text())["boardgame.io"] == []


def test_without_the_bench_extra_nothing_is_fetched(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    a_node(tmp_path, "exit 1")
    monkeypatch.setattr(boardgame, "installed", tuple)
    with pytest.raises(boardgame.NotMeasured) as why:
        boardgame.measured(1, 60, table.TABLES)
    assert str(why.value) == ABSENT
    assert not (tmp_path / "cache").exists()


def test_its_rows_stand_below_ours_with_what_we_gain(tmp_path: Path) -> None:
    told = json.dumps([asdict(figure) for figure in THEIRS])
    a_node(tmp_path, f"""echo "$*" >"${{0%node}}told"; echo '{told}'""")
    file = tmp_path / "figures.json"
    done = invoke("--json", str(file))
    assert done.exit_code == 0, done.output
    assert "boardgame.io, matches: 50" in done.output
    assert "Baby Boom: times as fast as boardgame.io: ×1.50 at 1, ×1.50 at 50, ×1.50 at 200." in done.output
    assert json.loads(file.read_text())["boardgame.io"] == [asdict(figure) for figure in THEIRS]
    assert (tmp_path / "bin" / "told").read_text().endswith("driver.mjs 4711 1 60 1 5\n")


def test_it_is_fetched_once(tmp_path: Path) -> None:
    a_node(tmp_path, "echo '[]'", npm='echo "$*" >>"${0%npm}fetched"; /bin/mkdir node_modules')
    assert boardgame.measured(1, 60, table.TABLES) == boardgame.measured(1, 60, table.TABLES) == []
    assert (tmp_path / "bin" / "fetched").read_text() == "ci --ignore-scripts --no-audit --no-fund\n"
    assert {"node_modules", "server.cjs", "driver.mjs"} <= {path.name for path in boardgame.cache().iterdir()}


def test_what_cannot_be_fetched_is_said_and_leaves_nothing_behind(tmp_path: Path) -> None:
    a_node(tmp_path, "exit 1", npm="exit 1")
    with pytest.raises(boardgame.NotMeasured, match="could not be fetched: check the network"):
        boardgame.measured(1, 60, table.TABLES)
    assert list(boardgame.cache().parent.iterdir()) == []


def test_a_driver_that_fails_says_why(tmp_path: Path) -> None:
    a_node(tmp_path, "echo 'Error: the server hung up' >&2; exit 1")
    with pytest.raises(boardgame.NotMeasured, match=r"^boardgame\.io is not measured: Error: the server hung up$"):
        boardgame.measured(1, 60, table.TABLES)


def test_the_lock_pins_the_packages_and_names_no_registry() -> None:
    wanted = json.loads((boardgame.HERE / "package.json").read_text())["dependencies"]
    packages = json.loads((boardgame.HERE / "package-lock.json").read_text())["packages"]
    assert {name: packages[f"node_modules/{name}"]["version"] for name in wanted} == wanted
    assert all("integrity" in package and "resolved" not in package for name, package in packages.items() if name)
