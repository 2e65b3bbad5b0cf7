"""The command says what is missing, and leaves quietly on Ctrl-C, before any command has begun."""

from __future__ import annotations

import sys
from types import ModuleType

import pytest

from boneyard import cli


def starting_with(problem: BaseException, monkeypatch: pytest.MonkeyPatch) -> SystemExit:
    """How the command leaves when its modules cannot be used."""

    def run() -> None:
        raise problem

    app = ModuleType("boneyard.cli.app")
    vars(app)["run"] = run
    monkeypatch.setitem(sys.modules, "boneyard.cli.app", app)
    with pytest.raises(SystemExit) as left:
        cli.main()
    return left.value


def test_the_library_alone_says_what_the_command_needs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    left = starting_with(ModuleNotFoundError("no typer", name="typer"), monkeypatch)
    assert left.code == 2
    assert capsys.readouterr().err == "boneyard: typer is not installed; type: pip install 'boneyard[table]'\n"


def test_ctrl_c_leaves_as_shells_expect(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert starting_with(KeyboardInterrupt(), monkeypatch).code == cli.INTERRUPTED
    assert capsys.readouterr() == ("", "")
