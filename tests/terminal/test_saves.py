"""Games that are saved, left and resumed."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from boneyard.terminal.saves import home, usual_path
from tests.command import Boneyard

DUEL = ("play", "baby-boom", "--seed", "3", "--seats", "human,random")
Kept = Callable[[], list[Path]]


def test_saved_and_resumed_is_the_same_position(boneyard: Boneyard, tmp_path: Path, kept: Kept) -> None:
    file = tmp_path / "mine.txt"
    left = boneyard(*DUEL, typed=f"1\n5\n1\ns {file}\n\nq\n")
    assert f"Saved in {file}" in left.out
    assert f"boneyard play --resume {file}" in left.out
    back = boneyard("play", "--resume", file, typed="")
    assert "Resumed after 6 moves." in back.out
    assert back.boards()[0] == left.boards()[-1]
    assert back.log()[0] == left.log()[-1]


def test_a_resumed_game_goes_on_as_if_never_left(boneyard: Boneyard, tmp_path: Path) -> None:
    one, two = tmp_path / "one.txt", tmp_path / "two.txt"
    risky = (*DUEL, "--variant", "risky-business")
    boneyard(*risky, typed=f"1\ns {one}\n" + "1\n" * 20)
    boneyard(*risky, typed=f"1\n1\n1\ns {two}\n" + "1\n" * 5)
    boneyard("play", "--resume", two, typed="1\n" * 13)
    assert one.read_text() == two.read_text()


def test_a_finished_game_is_shown_when_resumed(boneyard: Boneyard, kept: Kept) -> None:
    boneyard(*DUEL, typed="1\n" * 300)
    done = boneyard("play", "--resume", kept()[0])
    assert done.code == 0
    assert "Total" in done.out


def test_others_may_go_on_with_a_saved_game(boneyard: Boneyard, kept: Kept) -> None:
    boneyard(*DUEL, typed="1\n")
    done = boneyard("play", "baby-boom", "--resume", kept()[0], "--seats", "random,random")
    assert "Total" in done.out
    assert "--seats random,random" in done.out


def test_a_record_without_names_is_taken_up_by_a_person_and_bots(boneyard: Boneyard, kept: Kept) -> None:
    boneyard(*DUEL, typed="1\n")
    file = kept()[0]
    file.write_text(re.sub("# seats.*\n", "", file.read_text()))
    assert "▸ R Red     0 human\n" in boneyard("play", "--resume", file).out


def test_the_end_of_input_saves_and_leaves(boneyard: Boneyard, kept: Kept) -> None:
    done = boneyard(*DUEL, typed="1\n")
    assert done.code == 0
    (file,) = kept()
    assert f"To go on later: boneyard play --resume {file}\n" in done.out


def test_an_existing_file_is_never_written_over(boneyard: Boneyard, tmp_path: Path) -> None:
    diary = tmp_path / "diary.txt"
    diary.write_text("dear diary")
    done = boneyard(*DUEL, typed=f"1\ns {diary}\nq\n")
    assert f"There is already a file {diary}; choose another name." in done.out
    assert diary.read_text() == "dear diary"


def test_a_place_that_cannot_be_written_does_not_end_the_game(
    boneyard: Boneyard, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    done = boneyard(*DUEL, typed="1\n" * 300)
    assert done.code == 0
    assert "Could not save in" in done.out
    assert "Total" in done.out


def test_leaving_without_a_place_to_save_names_no_game_to_go_on_with(
    boneyard: Boneyard, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    done = boneyard(*DUEL, typed="1\nq\n")
    assert done.code == 0
    assert done.out.count("Could not save in") == 2
    assert "To go on later" not in done.out


def test_what_was_saved_before_the_first_move_stays(boneyard: Boneyard, tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    boneyard(*DUEL, typed=f"s {file}\nq\n")
    assert "Seed 3." in boneyard("play", "--resume", file, typed="q\n").out
    assert "seed 3\n" in file.read_text()


def test_the_latest_game_is_resumed_and_replayed_without_a_name(boneyard: Boneyard, kept: Kept) -> None:
    assert "no game is saved here yet" in boneyard("play", "--resume").err
    assert "no game is saved here yet" in boneyard("replay").err
    boneyard(*DUEL, typed="1\n")
    os.utime(kept()[0], (1, 1))
    boneyard(*DUEL, typed="1\n1\n1\n")
    assert "Resumed after 6 moves." in boneyard("play", "--resume").out
    assert "Partie reprise après 6 coups." in boneyard("play", "--resume", "--lang", "fr").out
    assert "Move 6 of 6" in boneyard("replay", typed="e\n").out


def test_two_games_begun_at_the_same_moment_have_files_of_their_own(tmp_path: Path) -> None:
    environment = {"XDG_DATA_HOME": str(tmp_path)}
    paths = [usual_path("baby-boom", environment) for _ in range(20)]
    assert len(set(paths)) == 20


def test_a_game_in_which_nothing_was_played_leaves_no_file(boneyard: Boneyard) -> None:
    done = boneyard("play", "baby-boom", "--seats", "human,random", "--seed", "5", typed="q\n")
    assert "nothing is saved" in done.out
    assert list(home(os.environ).glob("*.txt")) == []


def test_the_game_left_last_is_found_wherever_it_was_saved(boneyard: Boneyard, tmp_path: Path, kept: Kept) -> None:
    boneyard(*DUEL, typed="1\n")
    os.utime(kept()[0], (1, 1))
    file = tmp_path / "mine.txt"
    boneyard(*DUEL, typed=f"1\ns {file}\n1\n1\n")
    for path in kept():
        os.utime(path, (2, 2))
    assert "Resumed after 6 moves." in boneyard("play", "--resume").out
    file.unlink()
    assert "Resumed after 2 moves." in boneyard("play", "--resume").out
