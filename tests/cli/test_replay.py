"""`boneyard replay` opens what the table in the browser gives to somebody who thinks something is wrong."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from boneyard.table import reports
from boneyard.table.live_table import LiveTable
from boneyard.table.tokens import hashes_of
from tests.command import Boneyard
from tests.table.live_tables import token
from tests.table.test_reports import played


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "report.txt"


def written(file: Path, table: LiveTable, *mine: int) -> Path:
    file.write_text(asyncio.run(reports.reported(table, hashes_of(map(token, mine)))))
    return file


def test_a_report_shows_table_position_and_question(boneyard: Boneyard, file: Path) -> None:
    done = boneyard("replay", written(file, played("baby-boom", 12), 1))
    assert done.code == 0
    assert not done.err
    assert "A report from table oak: Baby Boom, after 12 answers (revision 12)." in done.out
    assert len(done.boards()) == 1
    assert "Green was asked: " in done.out
    assert re.search(r"^Offered: ([a-e]\d-[a-e]\d,? ?)+$", done.out, re.MULTILINE)
    assert "Once the game is over" in " ".join(done.out.split())


def test_a_report_is_shown_in_french_too(boneyard: Boneyard, file: Path) -> None:
    done = boneyard("replay", written(file, played("baby-boom", 12), 1), "--lang", "fr")
    assert "Rapport de la table oak" in done.out
    assert "Question posée à Vert" in done.out
    assert "ui-report" not in done.out


def test_a_report_of_bad_bones_is_drawn(boneyard: Boneyard, file: Path) -> None:
    done = boneyard("replay", written(file, played("bad-bones", 2), 0))
    assert "Bad Bones, after 2 answers" in done.out
    assert done.code == 0


def test_in_the_middle_of_a_move_the_picture_itself_is_shown(boneyard: Boneyard, file: Path) -> None:
    table = played("bad-bones", 1, advanced=True)
    assert table.pending()[0].kind == "buy"
    done = boneyard("replay", written(file, table, table.pending()[0].seat))
    assert "in the middle of a move" in done.out
    assert "\nraven\n" in done.out
    assert " was asked: buy" in done.out


def test_a_record_from_the_table_is_stepped_through_like_any_other(boneyard: Boneyard, file: Path) -> None:
    done = boneyard("replay", written(file, played("baby-boom", 7, bots=(1,)), 0), "--verify")
    assert "7 moves, all of them legal" in done.out


@pytest.mark.parametrize(
    ("pattern", "replacement", "why"),
    [
        (r"boneyard report 1", "boneyard report 2", "this report is damaged"),
        (r"\nposition\n", "\n", "this report is damaged"),
        (r"\nanswers\n[^$]*", "\n", "this report is damaged"),
        (r"game \S+", "game chess", "there is no game 'chess'"),
        (r"rules \d+", "rules 99", "version 99 of the rules"),
        (r"facts \S+", "facts 0123", "the facts 0123"),
        (r"table .*", "", "this report is damaged"),
    ],
)
def test_a_damaged_report_gets_one_sentence(
    boneyard: Boneyard, file: Path, pattern: str, replacement: str, why: str
) -> None:
    text, times = re.subn(pattern, replacement, written(file, played("baby-boom", 12), 1).read_text(), count=1)
    assert times == 1
    file.write_text(text)
    done = boneyard("replay", file)
    assert done.code == 2
    assert not done.out
    assert done.err.startswith(f"boneyard: {file}: ")
    assert done.err.count("\n") == 1
    assert why in done.err


def test_a_report_cannot_be_played_on(boneyard: Boneyard, file: Path) -> None:
    done = boneyard("play", "--resume", written(file, played("baby-boom", 12), 1))
    assert done.code == 2
    assert done.err.count("\n") == 1
