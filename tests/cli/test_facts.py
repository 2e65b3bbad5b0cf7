from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import boneyard as package
from boneyard.core.decision import BadInput
from tests.command import Boneyard


@pytest.mark.parametrize(("lang", "mark"), [("en", "? proposed"), ("fr", "? proposé")])
def test_every_fact_is_listed_with_its_mark(boneyard: Boneyard, lang: str, mark: str) -> None:
    done = boneyard("facts", "baby-boom", "--lang", lang)
    facts = package.game("baby-boom").facts
    lines = done.out.splitlines()
    for fact in facts.all:
        (line,) = [line for line in lines if line.split()[:1] == [fact.name]]
        assert (mark in line) == fact.proposed
    assert facts.hash in done.out


@pytest.mark.parametrize("columns", ["40", "80"])
def test_names_are_never_broken_over_lines(boneyard: Boneyard, monkeypatch: pytest.MonkeyPatch, columns: str) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    lines = boneyard("facts", "bad-bones").out.splitlines()
    for fact in package.game("bad-bones").facts.all:
        mark = "? proposed" if fact.proposed else "known"
        where = lines.index(f"{fact.name}  {mark}")
        assert lines[where - 1] == ""
        assert lines[where + 1].startswith("    ")
    assert all(len(line) <= 80 for line in lines)


def test_the_headings_are_those_of_the_language(boneyard: Boneyard) -> None:
    out = boneyard("facts", "bad-bones", "--lang", "fr").out
    assert "fait  statut\n    valeur\n    source, ou raison du choix\n" in out


def test_without_a_game_all_are_listed(boneyard: Boneyard) -> None:
    out = boneyard("facts").out
    assert all(boneyard("facts", name).out.strip() in out for name in package.games())


# Facts are overruled before any game is loaded, so these run in processes of their own.


@pytest.fixture
def box(tmp_path: Path) -> Path:
    path = tmp_path / "my-box.toml"
    path.write_text("[baby-boom]\nrounds = 1\n", encoding="utf-8")
    return path


def fresh(*arguments: str | Path, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from boneyard.cli import main; main()", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False, cwd=cwd)


def test_an_overruled_fact_is_listed_with_its_file(box: Path) -> None:
    done = fresh("facts", "baby-boom", "--facts", box.name, cwd=box.parent)
    assert done.returncode == 0, done.stderr
    assert "overruled by" in done.stdout
    assert "my-box.toml" in done.stdout
    assert package.game("baby-boom").facts.hash not in done.stdout


def test_workers_play_by_the_overruled_facts_and_records_carry_them(box: Path) -> None:
    records, result = box.parent / "records", box.parent / "result.json"
    arena = ["arena", "baby-boom", "--bots", "greedy,random", "--games", "2", "--workers", "2"]
    done = fresh(*arena, "--records", records, "--json", result, "--facts", box)
    assert done.returncode == 0, done.stderr
    facts = json.loads(result.read_text(encoding="utf-8"))["facts"]
    assert facts != package.game("baby-boom").facts.hash
    record = records / "baby-boom-00000.txt"
    assert f"facts {facts}" in record.read_text(encoding="utf-8")
    again = fresh("replay", record, "--verify", "--facts", box)
    assert again.returncode == 0, again.stderr
    other = fresh("replay", record, "--verify")
    assert other.returncode == 2
    assert "give the same --facts as then, or none if there were none" in other.stderr


def test_a_game_that_is_left_says_with_which_facts_to_go_on(box: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(box.parent / "data"))
    command = [sys.executable, "-c", "from boneyard.cli import main; main()", "play", "baby-boom", "--facts", str(box)]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False, input="1\nq\n")
    assert f"--facts {box}" in " ".join(done.stdout.split())


@pytest.mark.parametrize(
    "command", ["play", "replay", "arena baby-boom", "bench --quick", "facts baby-boom"], ids=lambda one: one.split()[0]
)
def test_every_command_says_in_one_line_what_is_wrong_with_the_file(command: str, box: Path) -> None:
    box.write_text("[baby-boom]\n\nrounds = 'four'\n", encoding="utf-8")
    done = fresh(*command.split(), "--facts", box)
    sentence = 'my-box.toml, line 3: baby-boom.rounds is a whole number from 1 to 99, not "four"'
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"boneyard: {sentence}\n")


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("none.toml", "none.toml: No such file or directory; facts are read from a TOML file"),
        (".", "is not a file; facts are read from a TOML file"),
    ],
)
def test_a_file_that_is_none_is_refused(tmp_path: Path, name: str, sentence: str) -> None:
    done = fresh("facts", "--facts", tmp_path / name)
    assert done.returncode == 2
    assert done.stderr.startswith("boneyard: ")
    assert done.stderr.endswith(f"{sentence}\n")


def test_games_that_are_loaded_keep_their_facts(boneyard: Boneyard, box: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package.game("baby-boom")
    games = "baby-boom|bad-bones|too-many-bones"
    sentence = f"({games}) is loaded with our own facts already, so the facts of my-box.toml come too late"
    done = boneyard("facts", "--facts", box)
    assert done.code == 2
    assert re.search(sentence, done.err)
    monkeypatch.setenv("BONEYARD_FACTS", str(box))
    with pytest.raises(BadInput, match=sentence):
        package.game("baby-boom")


def test_a_library_user_overrules_by_the_environment_and_may_try_again(box: Path) -> None:
    script = """
import os, sys
import boneyard
assert "boneyard.games.baby_boom.game" not in sys.modules
bad = sys.argv[1] + ".bad"
open(bad, "w").write("[baby-boom]\\nround = 1\\n")
os.environ["BONEYARD_FACTS"] = bad
try:
    boneyard.game("baby-boom")
except boneyard.BadInput as problem:
    print(problem)
os.environ["BONEYARD_FACTS"] = sys.argv[1]
print(boneyard.game("baby-boom").facts["rounds"])
"""
    done = subprocess.run([sys.executable, "-c", script, str(box)], capture_output=True, text=True, check=True)
    problem, rounds = done.stdout.splitlines()
    assert problem.startswith('my-box.toml.bad, line 2: baby-boom has no fact "round"; the nearest are: rounds, ')
    assert rounds == "1"
