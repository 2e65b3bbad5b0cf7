"""What a table may choose when it is set up: from a list, or in its own words."""

from __future__ import annotations

import pytest

import boneyard
from boneyard.core.codec import load, save
from boneyard.core.decision import BadOptions
from boneyard.core.game import LONGEST, Game, Option
from boneyard.core.record import Record, read
from boneyard.core.session import Session, replay

TALE = "Picket, Boomer + Frag vs 4 points"


class Tales(Game):
    """A game with an option of each kind."""

    def __init__(self) -> None:
        self.name = "tales"
        self.seats = range(1, 3)
        self.options = (Option("rounds", (3, 5)), Option("tale", ("",), written=True))


@pytest.mark.parametrize("text", ["", TALE, "« Un œil, deux dés »", '# a "quoted" \\ tale', "骨", "x" * LONGEST])
def test_any_short_text_may_be_written(text: str) -> None:
    assert Tales().checked(1, 0, {"tale": text}) == {"rounds": 3, "tale": text}


def test_nothing_is_written_where_nothing_is_said() -> None:
    assert Tales().checked(1, 0, {"rounds": 5}) == {"rounds": 5, "tale": ""}


@pytest.mark.parametrize(
    "value",
    [
        pytest.param("x" * (LONGEST + 1), id="too long"),
        pytest.param("two\nlines", id="a line break"),
        pytest.param("a\ttab", id="a tab"),
        pytest.param("bell\a", id="a control character"),
        pytest.param("\x1b[31mred", id="a colour of the terminal"),
        pytest.param("left\u202eright", id="a turn of direction"),
        pytest.param("half \ud800", id="half a character"),
        pytest.param(b"bytes", id="bytes"),
        pytest.param(4, id="a number"),
        pytest.param(True, id="a yes"),
        pytest.param(None, id="nothing"),
        pytest.param([TALE], id="a list"),
    ],
)
def test_what_is_no_short_printable_text_is_refused_in_one_sentence(value: object) -> None:
    with pytest.raises(BadOptions) as refused:
        Tales().checked(1, 0, {"tale": value})
    said = str(refused.value)
    assert said.startswith(f"tales: tale is a printable text of at most {LONGEST} characters, not ")
    assert len(said) < 160
    assert said.isprintable()


def test_what_is_chosen_from_a_list_is_not_written() -> None:
    with pytest.raises(BadOptions, match="tales: rounds is one of 3, 5, not 'three'"):
        Tales().checked(1, 0, {"rounds": "three"})


@pytest.mark.parametrize("text", ["", TALE, "« Un œil »", '# a "quoted" \\ tale', "result 0", "骨" * LONGEST])
def test_a_record_gives_back_what_was_written(text: str) -> None:
    record = Record("tales", 1, "none", 1, 7, {"tale": text}, [])
    assert read(record.write()).options == {"tale": text}


def test_a_game_set_up_in_words_is_replayed_and_loaded_as_it_was() -> None:
    rules = boneyard.game("too-many-bones")
    session = Session(rules, 2, 7, {"battle": TALE})
    for _ in range(5):
        asked = rules.pending(session.state)[0]
        session.answer(asked.seat, asked.options[0])
    again = replay(session.write())
    assert again.record.options["battle"] == TALE
    assert save(rules, again.state) == save(rules, session.state)
    assert save(rules, load(rules, save(rules, again.state))) == save(rules, session.state)


@pytest.mark.parametrize(
    "options",
    [
        pytest.param(10**5000, id="a number"),
        pytest.param([10**5000], id="a list"),
        pytest.param({10**5000: 1}, id="a name that is a number"),
        pytest.param({"rounds": 10**5000}, id="a value"),
        pytest.param("x" * 5000, id="a text"),
        pytest.param({"x" * 5000: 1}, id="a name"),
    ],
)
def test_options_too_long_to_be_written_are_refused_in_a_short_sentence(options: object) -> None:
    with pytest.raises(BadOptions) as refused:
        Tales().checked(1, 0, options)
    assert len(str(refused.value)) < 160
