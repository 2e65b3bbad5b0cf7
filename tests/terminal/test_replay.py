"""Records, step by step; and those that cannot be true."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from boneyard.core.game import game
from boneyard.core.session import Session
from boneyard.terminal.history import story_of
from boneyard.terminal.output import Teller
from boneyard.terminal.replay import frames
from boneyard.terminal.saves import load, save
from boneyard.terminal.screen import Screen
from boneyard.words import Voice
from tests.command import Boneyard


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """The record of a finished game in which an answer was taken back."""
    luck = random.Random(3)
    session = Session(game("baby-boom"), 2, 3, {})
    session.answer(0, session.game.pending(session.state)[0].find("b2-b3"))
    session.undo([0])
    while asked := session.game.pending(session.state):
        session.answer(asked[0].seat, luck.choice(asked[0].options))
    file = tmp_path / "finished.txt"
    save(file, session, "human,random")
    return file


def places(out: str) -> list[int]:
    """Which answers were shown, in the order they were; the start is 0."""
    found = re.findall(r"^(?:The start|Move (\d+) of \d+)$", out, re.MULTILINE)
    return [int(number or 0) for number in found]


def test_forwards_and_backwards(boneyard: Boneyard, finished: Path) -> None:
    done = boneyard("replay", finished, typed="\n\n\nb\nb\nback\nretour\nn\nq\n\n")
    assert done.code == 0
    assert places(done.out) == [0, 1, 2, 3, 2, 1, 0, 1]
    assert "This is the start of the record." in done.out
    boards = done.boards()
    assert boards[1] == boards[5] == boards[7] != boards[3]
    assert "Red takes a move back." in done.log()


def test_going_to_an_answer_and_to_the_end(boneyard: Boneyard, finished: Path) -> None:
    done = boneyard("replay", finished, typed="g 10\ng 9999\ng\ng -1\nzork\ng 0\ne\n\n")
    last = places(done.out)[-1]
    assert places(done.out) == [0, 10, 0, last]
    assert f"There are only {last} moves in this record." in done.out
    assert done.out.count("This is the end of the record.") == 1
    assert "not “zork”" in done.out
    assert "Total" in done.out


def test_a_frame_holds_no_more_of_the_story_than_it_shows(finished: Path) -> None:
    session = load(finished).session
    film = frames(session.record, Teller(session.game, Voice("en"), Screen(), ["human", "random"]))
    assert [len(frame.story) for frame in film[:-1]] == [1] * len(session.record.lines)
    assert repr(film[-1].story) == repr(story_of(session))
    assert repr(film[0].story) == repr(film[2].story)  # the answer was taken back


def test_all_of_it_without_asking(boneyard: Boneyard, finished: Path) -> None:
    done = boneyard("replay", finished, "--all")
    assert places(done.out) == list(range(len(places(done.out))))
    assert "> " not in done.out
    assert "Total" in done.out
    assert boneyard("replay", finished, "--all", "--lang", "fr").out.count("Manche 3 sur 3") > 3


def test_a_true_record_is_verified_in_one_line(boneyard: Boneyard, finished: Path) -> None:
    done = boneyard("replay", finished, "--verify")
    assert re.fullmatch(r"\S+: \d+ moves, replayed to the recorded result\. .* points?\.\n", done.out)
    assert "rejoués, même résultat" in boneyard("replay", finished, "--verify", "--lang", "fr").out


def test_an_unfinished_record_is_verified_too(boneyard: Boneyard, finished: Path) -> None:
    lines = finished.read_text().splitlines()
    finished.write_text("\n".join(lines[:20]))
    assert "all of them legal. The game is not over." in boneyard("replay", finished, "--verify").out
    finished.write_text("\n".join(lines[:-1]))
    assert "all of them legal, but no result is recorded." in boneyard("replay", finished, "--verify").out


@pytest.mark.parametrize(
    ("pattern", "replacement", "why"),
    [
        (r"^boneyard record 1", "boneyard record 2", "line 1: a record begins with 'boneyard record 1'"),
        (r"^game .*", "game chess", "there is no game 'chess'"),
        (r"^rules .*", "rules 99", "version 99 of the rules"),
        (r"^facts .*", "facts 0123", "the facts 0123"),
        (r"^seats .*", "seats 9", "is for 2 to 4 players, not 9"),
        (r"^seats .*", "seats two", "line 6: cannot read the seats: 'two'"),
        (r"^seed .*", "seed 4", "nothing is offered to seat 0; asked: seat 1"),
        (r"^options .*", "options {", "cannot read the options"),
        (r"^options .*", 'options {"zork": true}', "has no option 'zork'"),
        (r"^0 b2-b3$", "0 b2-b4", "line 10: seat 0 answered 'b2-b4'; offered: "),
        (r"^0 b2-b3$", "7 b2-b3", "line 10: expected a seat from 0 to 1"),
        (r"^0 b2-b3$", "undo 0", "line 10: seat 0 has decided nothing that could be undone"),
        (r"^0 b2-b3$", "zork", "line 10: "),
        (r"^result .*", "result 0 1; 99 99", "the record says 'result 0 1; 99 99', the game says"),
        (r"^result .*", "result 0; 1 1\n0 b2-b3", "something follows the result"),
        (r"\n(0 [a-e]\d-[a-e]\d|1 [a-e]\d-[a-e]\d)\n\nresult", r"\n\nresult", "but the game is not over"),
    ],
)
def test_a_damaged_record_says_the_line_and_why(
    boneyard: Boneyard, finished: Path, pattern: str, replacement: str, why: str
) -> None:
    text, times = re.subn(pattern, replacement, finished.read_text(), count=1, flags=re.MULTILINE)
    assert times == 1
    finished.write_text(text)
    for command in (("replay", finished), ("replay", finished, "--verify"), ("play", "--resume", finished)):
        done = boneyard(*command)
        assert done.code == 2
        assert done.err.startswith(f"boneyard: {finished}: line ")
        assert done.err.count("\n") == 1
        assert why in done.err
