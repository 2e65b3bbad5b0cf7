"""Bad Bones at the terminal: secrets behind the hand-over, traps in a few words, and a look ahead."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from boneyard.core.game import game
from boneyard.core.session import Session, replay
from boneyard.terminal import play
from boneyard.terminal.output import Teller
from boneyard.terminal.players import seated
from boneyard.terminal.screen import ERASE, Screen
from boneyard.words import Voice
from tests.command import Boneyard, first_option

RULES = game("bad-bones")
Kept = Callable[[], list[Path]]
DUEL = ("play", "bad-bones", "--seed", "3", "--seats", "human,random")
PAIR = ("play", "bad-bones", "--seed", "3", "--seats", "human,human,random")
SOLO = ("play", "bad-bones", "--seed", "3", "--seats", "human")


@pytest.mark.parametrize(
    ("seats", "variant"),
    [
        ("human,greedy,greedy,greedy", ""),
        ("random,human,random", "advanced,chiefs"),
        ("human", "rounds=2"),
        ("human", "advanced,chiefs"),
        ("human,human", "coop"),
        ("human,random,human", "advanced,chiefs,coop"),
        ("human,random,random,random,random,random", "chiefs"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_whole_game(boneyard: Boneyard, kept: Kept, seats: str, variant: str, lang: str) -> None:
    options = ["--variant", variant] if variant else []
    done = boneyard("play", "bad-bones", "--seed", "5", "--seats", seats, "--lang", lang, *options, typed=first_option)
    assert done.code == 0
    assert not done.err
    assert ("Rematch: " if lang == "en" else "Revanche") in done.out
    assert f"--seats {seats}{' --variant ' + variant if variant else ''}" in done.out
    (file,) = kept()
    assert replay(file.read_text()).state.open == ()
    assert all(len(line) <= 80 or "boneyard" in line for line in done.out.splitlines())
    again = boneyard("replay", file, "--all", "--lang", lang)
    assert again.code == 0


def test_french_is_french_throughout(boneyard: Boneyard) -> None:
    table = (
        "play",
        "bad-bones",
        "--seed",
        "5",
        "--seats",
        "human,random",
        "--variant",
        "advanced,chiefs",
        "--lang",
        "fr",
    )
    done = boneyard(*table, typed=first_option)
    done.out += boneyard(*table, typed="?\n? règles\nf\nl\nl cerf\n").out
    english = {"the", "skeleton", "round", "tower", "house", "wins", "trap", "seed", "saved", "and", "left", "wall"}
    assert not english & set(re.findall(r"[a-zéèà]+", re.sub(r"boneyard .*|dans /.*", "", done.out.lower())))


@pytest.mark.parametrize(
    "typed", ["wall / d4", "d4 wall /", "/ d4 wall", "wall/d4", "wall\n/\nd4", "d4\nwall /", "WALL / D4"]
)
def test_a_trap_is_laid_in_a_few_words(boneyard: Boneyard, typed: str) -> None:
    done = boneyard(*DUEL, typed=f"b4\n{typed}\n")
    assert "The Raven places a wall on d4, leaning /." in done.log()


@pytest.mark.parametrize("typed", ["mur / d4", "d4 mur /", "wall / d4"])
def test_a_trap_is_laid_in_french_too(boneyard: Boneyard, typed: str) -> None:
    done = boneyard(*DUEL, "--lang", "fr", typed=f"b4\n{typed}\n")
    assert any("mur" in line and "d4" in line for line in done.log())


def test_traps_are_counted_and_then_listed(boneyard: Boneyard) -> None:
    done = boneyard(*DUEL, typed="b4\ncatapult\n2\nd4\n")
    assert " wall (48)      catapult (24)  dragon (24)    treasure (24)  nothing (1)\n" in done.out
    assert "24 fit:\n 49 Place a catapult on a5" in done.out
    assert "Choose 49 to 72." in done.out
    assert "The Raven places a catapult on d4." in done.log()


def test_what_is_ahead_is_said_under_the_board(boneyard: Boneyard) -> None:
    done = boneyard(*DUEL, typed="b4\nnothing\n")
    assert "\nAhead, if the hero stood still: no harm.\n\nRaven, move your hero" in done.out
    assert "\nAhead: no harm.\n\nRaven, place a trap" in done.out


@pytest.mark.parametrize("word", ["f", "forecast", "prévision"])
def test_a_forecast_shows_where_everybody_will_walk(boneyard: Boneyard, word: str) -> None:
    done = boneyard(*DUEL, typed=f"b4\nnothing\n{word}\n")
    told = done.out.split("If you do nothing about it:\n")[1].split("? help")[0]
    assert told.count("● Raven: ") == 7
    assert "How it will look:" in told
    assert re.search(r"^5     │        │·", told, re.MULTILINE)
    assert "Ahead" in told


def test_a_forecast_of_one_answer(boneyard: Boneyard) -> None:
    done = boneyard(*DUEL, typed="f b4\nb4\nf catapult a4\nf c\nq\n")
    assert "If you play b4:\n● The Raven’s hero goes from c3 to b4.\n" in done.out
    assert "If you play catapult a4:\n● The Raven places a catapult on a4.\n" in done.out
    assert "Ahead: 1 thrown away" in done.out
    assert "Which one?" in done.out


def test_somebody_elses_board_can_be_looked_at(boneyard: Boneyard) -> None:
    done = boneyard(*DUEL, typed="l stag\nlook sta\nl\nl nobody\n")
    assert done.out.count("Stag  village") == 2
    assert done.out.count("Whose? Raven, Stag") == 2


def pages(out: str) -> list[tuple[str, str]]:
    """What each person saw after each hand-over."""
    found = re.split(r"^Now (\w+)\. Enter.*$", out, flags=re.MULTILINE)
    return list(zip(found[1::2], found[2::2], strict=True))


@pytest.mark.parametrize("columns", ["80", "120"])
def test_a_sealed_answer_is_not_shown_to_the_next(
    boneyard: Boneyard, monkeypatch: pytest.MonkeyPatch, columns: str
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    done = boneyard(*PAIR, typed="\nb4\n\nd4\nwall / a3\n\nnothing\n")
    (first, raven), (second, stag), (third, last) = pages(done.out)[:3]
    assert (first, second, third) == ("Raven", "Stag", "Raven")
    assert "b4" in raven
    before, after = stag.split("> d4")
    assert "Raven’s hero" not in before
    assert "✓ Raven" in before
    assert "hero" in after
    if columns == "120":
        assert "│·  ·  H♜ ·  · │" in before  # the Raven’s hero, still on his tower
    sealed, shown = last.split("> nothing")
    assert "wall on a3" not in sealed
    assert "✓ Stag" in sealed
    assert "The Stag places a wall on a3" in shown


def test_what_was_typed_cannot_be_called_back_by_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    class History:
        cleared = False

        def clear_history(self) -> None:
            self.cleared = True

    screen = Screen()
    screen.typed = History()
    screen.turn_page()
    assert screen.typed.cleared


def test_who_sits_there_goes_on_before_the_keyboard_is_handed_over(boneyard: Boneyard) -> None:
    done = boneyard(*PAIR, typed="\nb4\n\nd4\nnothing\n\nnothing\n")
    assert [name for name, _ in pages(done.out)][:3] == ["Raven", "Stag", "Raven"]


def test_a_sealed_answer_is_taken_back_before_the_next_sits_down(boneyard: Boneyard, kept: Kept) -> None:
    done = boneyard(*PAIR, typed="\nb4\nu\nd2\n\nd4\nq\n")
    assert done.out.count("u: Raven takes the last answer back.") == 2
    assert "\nretract 0\n0 d2\n" in kept()[0].read_text()
    assert "The Raven’s hero goes from c3 to d2." in boneyard("replay", kept()[0], "--all").out


def test_alone_a_choice_can_be_undone(boneyard: Boneyard) -> None:
    done = boneyard(*SOLO, typed="b4\nu\n")
    assert "Taken back: b4." in done.out


def test_a_hint_is_one_of_the_options(boneyard: Boneyard, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "ADVISER", "greedy")
    assert re.search(r"^Hint: \d Move to [b-d][2-4]\b", boneyard(*DUEL, typed="h\n").out, re.MULTILINE)


def test_a_saved_game_goes_on(boneyard: Boneyard, kept: Kept) -> None:
    table = ("play", "bad-bones", "--seed", "5", "--seats", "human,greedy", "--variant", "advanced,chiefs")
    boneyard(*table, typed="wall\nwall\nq\n")
    done = boneyard("play", "--resume", kept()[0], typed="pass\n")
    assert "Resumed after" in done.out
    assert "▸ Raven    14 coins human  wall, wall" in done.out


def test_a_team_buys_from_one_purse(boneyard: Boneyard) -> None:
    table = ("play", "bad-bones", "--seed", "5", "--seats", "human,human", "--variant", "coop,advanced")
    done = boneyard(*table, typed="crossbow for stag\nrapier stag\nwall\npass\npass\n")
    assert "▸ Raven    human\n  Stag     human\nThe team has 24 coins\n" in done.out
    assert re.search(r"^  Stag +human  crossbow$", done.out, re.MULTILINE)
    assert "Next to buy" not in done.out


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_help_explains_the_board(boneyard: Boneyard, lang: str) -> None:
    rules = "rules" if lang == "en" else "règles"
    plain = boneyard(*DUEL, "--lang", lang, typed=f"? {rules}\n").out
    chiefs = boneyard(*DUEL, "--lang", lang, "--variant", "chiefs", typed=f"? {rules}\n").out
    assert ("2Y●↓ is two" if lang == "en" else "2J●↓, ce sont") in plain
    assert ("E emperor" if lang == "en" else "E empereur") in chiefs
    assert ("E emperor" if lang == "en" else "E empereur") not in plain


FORCED = """
    round: 3
    variants: chiefs
    rounds: 10

    raven
          .    .    .    .    .
    .     .    .    .    .    .    .
    .     .    .    .    .    .    .
    .     .    .    T1   LEADER<y< .  .
    .     .    .    .    .    .    .
    .     H    .    .    .    .    .
    houses: 1
"""


def leader() -> str:
    """An instructor, as pictures write it."""
    with pytest.raises(ValueError, match="there are: ") as problem:
        RULES.read(FORCED.replace("LEADER", "zI"))
    return str(problem.value).rpartition("there are: ")[2].split()[0]


def played(picture: str, typed: str, monkeypatch: pytest.MonkeyPatch, file: Path) -> Session:
    """A game from a position with an instructor in it, as far as somebody types."""
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    session = Session(RULES, 1, 3, {"chiefs": True})
    session.state = RULES.read(picture.replace("LEADER", leader()))
    teller = Teller(RULES, Voice("en"), Screen(), ["human"])
    play.Play(session, seated("human"), teller, file).run()
    return session


def test_a_question_with_one_answer_is_answered_and_undone_with_the_choice_before_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    session = played(FORCED, "b1\nu\n", monkeypatch, tmp_path / "forced.txt")
    out = capsys.readouterr().out
    assert "Raven has no choice: nothing.\n● The Raven leaves the traps as they are.\n" in out
    assert "the order matters" in out
    assert "Taken back: b1.\n" in out
    assert [str(line.text) for line in session.record.lines] == ["b1", "nothing", "", ""]
    assert session.past == []


def test_who_had_no_choice_yet_has_nothing_to_take_back(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    session = played(
        FORCED.replace("round: 3", "round: 3\n    phase: trap"), "u\n", monkeypatch, tmp_path / "forced.txt"
    )
    out = capsys.readouterr().out
    assert "Raven has no choice: nothing.\n" in out
    assert "There is nothing to take back yet.\n" in out
    assert [line.text for line in session.record.lines] == ["nothing"]


def test_what_was_sealed_stays_sealed_when_the_game_is_resumed(boneyard: Boneyard, kept: Kept) -> None:
    boneyard(*PAIR, typed="\nb4\nq\n")
    done = boneyard("play", "--resume", kept()[0], typed="\nu\nd4\n")
    assert "b4" not in done.out.split("> d4")[0].replace("to b4  2", "")
    assert "Somebody else has moved since; that cannot be taken back." in done.out
    assert "The Raven’s hero goes from c3 to b4." in boneyard("replay", kept()[0], "--all").out


def test_the_page_is_erased_with_all_that_scrolled_off(capsys: pytest.CaptureFixture[str]) -> None:
    screen = Screen()
    screen.erasable = True
    screen.turn_page()
    assert capsys.readouterr().out == ERASE == "\x1b[2J\x1b[3J\x1b[H"


def test_nobody_saves_what_another_has_sealed(boneyard: Boneyard, tmp_path: Path) -> None:
    early, late = tmp_path / "early.txt", tmp_path / "late.txt"
    done = boneyard(*PAIR, typed=f"\nb4\n\ns {early}\nd4\ns {late}\n")
    assert "Somebody’s answer is still secret; save when all have answered." in done.out
    assert not early.exists()
    assert "0 b4\n" in late.read_text()


def test_nothing_sealed_is_written_while_another_sits_there(boneyard: Boneyard, kept: Kept) -> None:
    typed = iter(["", "b4", "", "d4", "wall / a3"])
    written: list[str] = []

    def think(out: str) -> str:
        written.append("".join(file.read_text() for file in kept()))
        return next(typed, "q")

    boneyard(*PAIR, typed=think)
    stag, trap = written[3:5]
    assert "0 b4" not in stag
    assert "0 b4" in trap
    assert "1 wall / a3" in kept()[0].read_text()


TEAM = ("play", "bad-bones", "--seed", "3", "--seats", "human,human", "--variant", "coop")


def test_a_team_hides_nothing(boneyard: Boneyard) -> None:
    done = boneyard(*TEAM, typed=first_option)
    assert done.out.count("\nNow Raven.\n") > 3
    assert done.out.count("\nNow Stag.\n") > 3
    assert "nobody else" not in done.out
    for name in ("Raven", "Stag"):
        told = [line for line in done.log() if line.startswith((f"The {name}’s hero goes", f"{name}: "))]
        assert len(told) > 3


def test_a_team_takes_back_what_any_of_them_chose(boneyard: Boneyard, kept: Kept) -> None:
    done = boneyard(*TEAM, typed="1\nu\n2\n")
    assert done.out.count("Now Raven.") == 2
    assert "Taken back: " in done.out
    assert "undo 0\n" in kept()[0].read_text()


MARKET = ("play", "bad-bones", "--seed", "5", "--seats", "human", "--variant", "advanced")


def test_passing_with_coins_left_is_confirmed(boneyard: Boneyard, kept: Kept) -> None:
    done = boneyard(*MARKET, typed="pass\nwall\npass\nzork\npass\n?\npass\n")
    assert done.out.count("Pass for good and lose 20 coins? Type it again to confirm.") == 1
    assert done.out.count("Pass for good and lose 17 coins? Type it again to confirm.") == 3
    assert "0 pass" not in kept()[0].read_text()
    boneyard("play", "--resume", kept()[0], typed="passer\npass\npass\n")
    assert "0 pass" in kept()[0].read_text()


@pytest.mark.parametrize("typed", ["q d4", "quit now", "u b4"])
def test_a_word_too_many_neither_leaves_nor_takes_back(boneyard: Boneyard, typed: str) -> None:
    done = boneyard(*DUEL, typed=f"{typed}\nb4\n")
    assert f"No such move: {typed}." in done.out
    assert "The Raven’s hero goes from c3 to b4." in done.log()


def test_a_forecast_of_no_move_says_so(boneyard: Boneyard) -> None:
    done = boneyard(*DUEL, typed="f 99\nf wall / d4\nf a1\n")
    assert [done.out.count(f"No such move: {what}.") for what in ("99", "wall / d4", "a1")] == [1, 1, 1]


def test_the_words_that_narrow_the_list_are_shown_until_it_is_open_again(boneyard: Boneyard) -> None:
    done = boneyard(*DUEL, typed="b4\nwall\nd4\n\ncatapult\n")
    assert re.findall(r"^(.*)\? help > ", done.out, re.MULTILINE) == [
        "",
        "",
        "wall …, ",
        "wall d4 …, ",
        "",
        "catapult …, ",
    ]


def test_what_does_not_fit_the_narrowed_list_may_still_be_typed(boneyard: Boneyard) -> None:
    assert "The Raven places a catapult on d4." in boneyard(*DUEL, typed="b4\nwall\ncatapult d4\n").log()
    assert "The Raven places a wall on c4, leaning /." in boneyard(*DUEL, typed="b4\nd4\nwall / c4\n").log()


@pytest.mark.parametrize(("lang", "word", "other"), [("en", "dragon", "chiefs"), ("fr", "dragons", "chefs")])
def test_help_on_one_word(boneyard: Boneyard, lang: str, word: str, other: str) -> None:
    table = (*DUEL, "--lang", lang)
    some = boneyard(*table, typed=f"? {word}\n").out
    everything = boneyard(*table, typed=f"? {'rules' if lang == 'en' else 'règles'}\n").out
    paragraphs = re.split(r"^· ", some, flags=re.MULTILINE)[1:]
    assert paragraphs
    assert all("dragon" in text.lower() for text in paragraphs)
    assert everything.count("\n· ") > len(paragraphs)
    said = "The rules say nothing about “zork”" if lang == "en" else "Les règles ne parlent pas de"
    assert said in boneyard(*table, typed="? zork\n").out
    assert "· " in boneyard(*table, "--variant", "chiefs", typed=f"? {other}\n").out


def test_help_takes_its_examples_from_the_game(boneyard: Boneyard) -> None:
    out = boneyard(*DUEL, typed="b4\n?\n").out
    assert "\n  1, wall / a5  play a move" in out
    assert "\n  wall          part of a move" in out
    assert "not once something was drawn or rolled" in re.sub(r"\s+", " ", out)


def test_a_replay_shows_any_board(boneyard: Boneyard, kept: Kept) -> None:
    boneyard(*DUEL, typed="b4\nnothing\n")
    done = boneyard("replay", kept()[0], typed="l stag\n\n\nl\nl raven\nq\n")
    assert re.findall(r"(\w+)  village", done.out) == ["Raven", "Stag", "Stag", "Raven", "Raven"]
    assert "Whose? Raven, Stag" in done.out
    assert "Move 0 of 5 > l stag\n" in done.out
    assert "Move 2 of 5 > l raven\n" in done.out
