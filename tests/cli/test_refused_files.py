"""Files that a command cannot use are refused in one line, before any work is done."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from boneyard.cli.output import check_writable
from boneyard.table import reports
from boneyard.table.tokens import hashes_of
from tests.command import Boneyard
from tests.table.live_tables import token
from tests.table.test_reports import played


def test_results_are_not_written_into_a_pipe(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(OSError, match="it is not a file"):
        check_writable(pipe)


def test_a_pipe_is_not_a_record(boneyard: Boneyard, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    done = boneyard("replay", pipe)
    assert done.code == 2
    assert "this is not a record" in done.err


def test_a_report_has_no_dice_to_check(boneyard: Boneyard, tmp_path: Path) -> None:
    file = tmp_path / "report.txt"
    file.write_text(asyncio.run(reports.reported(played("baby-boom", 3), hashes_of([token(0)]))))
    done = boneyard("replay", file, "--verify")
    assert done.code == 2
    assert "it has no dice to check yet" in done.err


def test_a_server_without_the_client_says_how_to_build_it(
    boneyard: Boneyard, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("boneyard.cli.serve.STATIC", tmp_path)
    done = boneyard("serve")
    assert done.code == 2
    assert done.err == "boneyard: the web client is not built; in the project's folder type: make play\n"
