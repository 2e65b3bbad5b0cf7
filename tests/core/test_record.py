"""Records: readable text that plays the same game again, or says on which line it does not."""

from __future__ import annotations

import pytest

import boneyard
from boneyard.core.record import BadRecord, read
from boneyard.core.rng import FAST, KEYED, KeyedRng, Rng
from boneyard.core.session import Session, replay

GAME = boneyard.game("baby-boom")
FACTS = f"{GAME.facts.hash}; give the same --facts as then, or none if there were none"


def a_record(answers: int = 10_000, dice: str = FAST) -> str:
    session = Session(GAME, 2, 7, {"risky_business": True}, dice)
    for _ in range(answers):
        if not session.state.open:
            break
        decision = session.state.open[0]
        session.answer(decision.seat, decision.options[0])
    return session.write()


def changed(text: str, line: int, new: str) -> str:
    lines = text.splitlines()
    lines[line - 1] = new
    return "\n".join(lines)


def test_a_record_is_readable() -> None:
    assert a_record(3) == (
        "boneyard record 1\n"
        "game baby-boom\n"
        "rules 1\n"
        f"facts {GAME.facts.hash}\n"
        "seats 2\n"
        "seed 7\n"
        'options {"risky_business": true, "tiles_and_bombs": false}\n'
        "\n" + "".join(f"{line}\n" for line in FIRST_ANSWERS)
    )


FIRST_ANSWERS = ["0 b2-b3", "1 a5-b5", "0 b3-c3"]


@pytest.mark.parametrize("dice", [FAST, KEYED])
def test_a_finished_game_ends_with_its_result(dice: str) -> None:
    text = a_record(dice=dice)
    assert text.splitlines()[-1].startswith("result ")
    assert replay(text).write() == text


def test_a_record_says_which_dice_unless_they_are_fast() -> None:
    assert "dice" not in a_record(3)
    assert type(replay(a_record(3)).state.rng) is Rng
    assert a_record(3, KEYED).splitlines()[5:7] == ["seed 7", "dice keyed"]
    assert type(replay(a_record(3, KEYED)).state.rng) is KeyedRng


def test_with_other_dice_a_record_does_not_lead_to_its_result() -> None:
    with pytest.raises(BadRecord):
        replay(a_record(dice=KEYED).replace("dice keyed\n", ""))
    with pytest.raises(BadRecord):
        replay(a_record().replace("seed 7\n", "seed 7\ndice keyed\n"))


def test_comments_and_blank_lines_are_skipped() -> None:
    text = a_record(3).replace("\n\n", "\n\n# seats human,greedy\n\n")
    record = read("# a fine game\n\n" + text)
    assert [str(line) for line in record.lines] == FIRST_ANSWERS
    assert record.result == ""


@pytest.mark.parametrize(
    ("line", "new", "sentence"),
    [
        (1, "something else", "line 1: a record begins with 'boneyard record 1'"),
        (2, "gaem baby-boom", "line 2: expected 'game …', found 'gaem baby-boom'"),
        (2, "game chess", "line 2: there is no game 'chess'; there are: baby-boom, bad-bones, too-many-bones"),
        (3, "rules two", "line 3: cannot read the rules: 'two'"),
        (3, "rules 2", "line 3: this was played by version 2 of the rules of baby-boom; this is version 1"),
        (
            4,
            "facts 0",
            f"line 4: this was played with the facts 0 of baby-boom; in force here are {FACTS}",
        ),
        (5, "seats 7", "line 5: baby-boom is for 2 to 4 players, not 7"),
        (6, "seed -1", "line 6: cannot read the seed: '-1'"),
        (6, "seed 7\ndice loaded", "line 7: dice are one of fast, keyed, not 'loaded'"),
        (6, "seed 7\ndice", "line 7: expected 'options …', found 'dice'"),
        (2, "dice keyed\ngame baby-boom", "line 2: expected 'game …', found 'dice keyed'"),
        (7, "options []", "line 7: cannot read the options: '[]'"),
        (7, 'options {"fun": 1}', "line 7: baby-boom has no option 'fun'; it has: risky_business, tiles_and_bombs"),
        (9, "2 a1-a2", "line 9: expected a seat from 0 to 1, found '2 a1-a2'"),
        (9, "0", "line 9: seat 0 gives no answer"),
        (9, "undo", "line 9: expected a seat from 0 to 1, found 'undo'"),
        (9, "undo 0", "line 9: seat 0 has decided nothing that could be undone"),
        (9, "retract 0", "line 9: seat 0 has no answer that could be taken back"),
    ],
)
def test_what_cannot_be_read_names_its_line(line: int, new: str, sentence: str) -> None:
    with pytest.raises(BadRecord) as refused:
        replay(changed(a_record(5), line, new))
    assert str(refused.value) == sentence


def test_what_does_not_replay_names_its_line_and_what_was_offered() -> None:
    first = int(a_record(1).splitlines()[8].split()[0])
    with pytest.raises(BadRecord, match=rf"^line 9: seat {first} answered 'c3-c5'; offered: "):
        replay(changed(a_record(5), 9, f"{first} c3-c5"))
    with pytest.raises(BadRecord, match=rf"^line 9: nothing is offered to seat {1 - first}; asked: seat {first} "):
        replay(changed(a_record(5), 9, f"{1 - first} a1-a2"))


def test_a_wrong_result_is_found_out() -> None:
    text = a_record()
    last = len(text.splitlines())
    with pytest.raises(BadRecord, match=rf"^line {last}: the record says 'result 0; 99 0', the game says 'result "):
        replay(changed(text, last, "result 0; 99 0"))
    with pytest.raises(BadRecord, match=r"but the game is not over$"):
        replay(a_record(5) + "result 0; 1 0")
    with pytest.raises(BadRecord, match=rf"^line {last + 1}: something follows the result$"):
        replay(text + "0 a1-a2")


@pytest.mark.parametrize("text", ["", "\n\n", "boneyard record 1", "boneyard record 1\ngame baby-boom\nrules 1"])
def test_a_record_that_stops_short_says_so(text: str) -> None:
    with pytest.raises(BadRecord, match=r"^line \d+: (a record begins|the record ends before)"):
        read(text)
