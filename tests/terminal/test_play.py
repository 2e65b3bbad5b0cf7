"""Games at the terminal, from the first line typed to the last."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from boneyard.core.session import replay
from boneyard.terminal import play
from tests.command import Boneyard, first_option

DUEL = ("play", "baby-boom", "--seed", "3", "--seats", "human,random")
TILES = (*DUEL, "--variant", "tiles-and-bombs")
Kept = Callable[[], list[Path]]


@pytest.mark.parametrize(("lang", "won", "row"), [("en", "wins with", "Round 3"), ("fr", "gagne avec", "Manche 3")])
@pytest.mark.parametrize(
    ("seats", "variant"),
    [
        ("human,random", ""),
        ("human,random,human", "risky-business"),
        ("human,greedy", "tiles-and-bombs"),
        ("random,human,random,random", "risky-business,tiles-and-bombs"),
    ],
)
def test_a_whole_game(boneyard: Boneyard, kept: Kept, lang: str, won: str, row: str, seats: str, variant: str) -> None:
    options = ["--variant", variant] if variant else []
    arguments = ("play", "baby-boom", "--seed", "3", "--seats", seats, "--lang", lang, *options)
    done = boneyard(*arguments, typed=first_option)
    assert done.code == 0
    assert not done.err
    assert won in done.out or "share" in done.out or "partag" in done.out
    assert re.search(rf"^{row} +\d+ +\d+", done.out, re.MULTILINE)
    french = " --lang fr" if lang == "fr" else ""
    assert f"--seats {seats}{' --variant ' + variant if variant else ''}{french}\n" in done.out
    assert "\x1b" not in done.out
    (file,) = kept()
    assert f"boneyard replay {file}{french}\n" in done.out
    assert f"# seats {seats}\n" in file.read_text()
    assert replay(file.read_text()).state.open == ()


def test_french_is_french_throughout(boneyard: Boneyard) -> None:
    done = boneyard(*TILES, "--lang", "fr", typed=first_option)
    done.out += boneyard(*TILES, "--lang", "fr", typed="?\n? règles\nmur\n").out
    english = {"the", "die", "round", "shows", "red", "green", "wins", "tile", "type", "seed", "saved", "and"}
    assert not english & set(re.findall(r"[a-zéèà]+", re.sub(r"boneyard .*|dans /.*", "", done.out.lower())))


@pytest.mark.parametrize("typed", ["1", "b2-b3", "B2-B3", "b2b3", "b2 b3", " b2 - b3 ", "B2B3", "01"])
def test_a_move_may_be_typed_in_many_ways(boneyard: Boneyard, typed: str) -> None:
    assert "The red die moves from b2 to b3 and shows 4." in boneyard(*DUEL, typed=f"{typed}\n").log()


def test_part_of_a_move_lists_what_fits_and_words_go_on_from_there(boneyard: Boneyard) -> None:
    done = boneyard(*DUEL, typed="b2\nc2\n")
    assert "4 fit:\n 1 Move b2 → b3 – shows 4  2 Move b2 → c2 – shows 4" in done.out
    assert "The red die moves from b2 to c2 and shows 4." in done.log()


def test_where_a_move_ends_only_lists_it_and_enter_plays_it(boneyard: Boneyard) -> None:
    done = boneyard(*DUEL, typed="d3\n\n")
    assert "Only this fits; Enter plays it:\n 5 Move d2 → d3 – shows 4" in done.out
    assert "The red die moves from d2 to d3 and shows 4." in done.log()


@pytest.mark.parametrize(
    ("lang", "typed", "laid"),
    [
        ("en", "wall c3 up", "Red lays a wall on c3, upper edge."),
        ("en", "wall\nc3\nup", "Red lays a wall on c3, upper edge."),
        ("en", "wa\nc3 u\n", "Red lays a wall on c3, upper edge."),
        ("en", "trap\nwall c3 up", "Red lays a wall on c3, upper edge."),
        ("en", "pinball c3 /", "Red lays a pinball on c3, leaning /."),
        ("fr", "mur c3 haut", "Rouge pose un mur en c3, côté haut."),
        ("fr", "mur\nc3\nhaut", "Rouge pose un mur en c3, côté haut."),
        ("fr", "piege c3", "Rouge pose un piège en c3."),
        ("fr", "PIÈGE C3", "Rouge pose un piège en c3."),
        ("fr", "trap c3", "Rouge pose un piège en c3."),
    ],
)
def test_a_tile_is_laid_word_by_word_or_at_once(boneyard: Boneyard, lang: str, typed: str, laid: str) -> None:
    done = boneyard(*TILES, "--lang", lang, typed=typed + "\n")
    assert laid in done.log()
    assert max(len(line) for line in done.out.splitlines() if "boneyard" not in line) <= 80


def test_many_options_are_counted_not_listed(boneyard: Boneyard) -> None:
    done = boneyard(*TILES, typed="wall\n")
    assert " pinball (18)  trap (25)     hole (25)     wall (80)\n" in done.out
    assert " a5 (2)  b5 (3)" in done.out


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("0", "Choose 1 to 15."),
        ("16", "Choose 1 to 15."),
        ("9" * 5000, "No such move: 999"),
        ("c3-c4", "No such move: c3-c4."),
        ("{ $x }", "No such move: { $x }."),
        ("[bold]", "No such move: [bold]."),
        ("-", "No such move: -."),
        ("f", "Which one?"),
        ("f 99", "No such move: 99."),
        ("u", "There is nothing to take back yet."),
        ("s /", "There is already a file /"),
        ("s /dev/null/x", "Could not save in /dev/null/x: "),
        ("s nul\0", "Could not save in nul"),
        ("s ~nobody-here/x", "Could not save in ~nobody-here/x: "),
    ],
)
def test_what_cannot_be_is_said_and_nothing_happens(
    boneyard: Boneyard, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, typed: str, said: str
) -> None:
    (tmp_path / "~nobody-here").write_text("in the way")
    monkeypatch.chdir(tmp_path)
    done = boneyard(*DUEL, typed=f"{typed}\nq\n")
    assert said in done.out
    assert done.code == 0
    assert "Nothing was played, nothing is saved." in done.out


def test_a_game_saved_before_its_first_move_is_there_and_its_end_says_so(
    boneyard: Boneyard, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    done = boneyard(*DUEL, typed="s later.txt\nq\n")
    assert "nothing is saved" not in done.out
    assert "--resume later.txt" in done.out
    assert "Move e1 → d1" in boneyard("play", "--resume", "later.txt", typed="q\n").out


def test_undo_takes_the_bots_replies_back_too(boneyard: Boneyard, kept: Kept) -> None:
    done = boneyard(*DUEL, typed="b2-b3\nu\n")
    assert "Taken back: b2-b3, and 1 bot’s move with it." in done.out
    first, _, again = done.boards()
    assert first == again
    assert "undo 0\n" in kept()[0].read_text()


def test_people_at_one_keyboard_take_back_one_answer_at_a_time(boneyard: Boneyard) -> None:
    done = boneyard("play", "baby-boom", "--seed", "3", "--seats", "human,human", typed="1\n1\nannuler\nundo\nu\n")
    assert done.out.count("Taken back: ") == 2
    assert "There is nothing to take back yet." in done.out
    assert "Green, move one of your dice." in done.out
    boards = done.boards()
    assert boards[0] == boards[4]


def test_undo_is_refused_once_dice_were_rolled(boneyard: Boneyard) -> None:
    risky = (*DUEL, "--variant", "risky-business")
    answers = next(n for n in range(1, 60) if "for the blast" in boneyard(*risky, typed="1\n" * n).out)
    done = boneyard(*risky, typed="1\n" * answers + "u\n")
    assert "Something has been drawn or rolled since; that cannot be taken back." in done.out


@pytest.mark.parametrize("word", ["h", "hint", "conseil", "H"])
def test_a_hint_is_one_of_the_options(boneyard: Boneyard, monkeypatch: pytest.MonkeyPatch, word: str) -> None:
    monkeypatch.setattr(play, "ADVISER", "mcts:20")
    done = boneyard(*DUEL, typed=f"{word}\n")
    assert re.search(r"^Hint: \d+ Move [a-e][1-5] → [a-e][1-5] – shows 4$", done.out, re.MULTILINE)


def test_a_forecast_tells_what_a_move_would_do(boneyard: Boneyard) -> None:
    done = boneyard(*DUEL, typed="f 1\nf b2-a2\nf c\n")
    assert "If you play b2-b3:\n● The red die moves from b2 to b3 and shows 4.\n" in done.out
    assert "If you play b2-a2:\n● The red die moves from b2 to a2 and shows 4.\n" in done.out
    assert "Which one?" in done.out
    assert "Nothing else would happen." in boneyard(*TILES, typed="f hole c3\n").out


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_help_has_the_rules_the_board_and_every_command(boneyard: Boneyard, lang: str) -> None:
    rules = "rules" if lang == "en" else "règles"
    plain = boneyard(*DUEL, "--lang", lang, typed=f"?\n? {rules}\n").out
    tiled = boneyard(*TILES, "--lang", lang, typed=f"?\n? {rules}\n").out
    for letter in "ufhsq?":
        assert re.search(rf"^  {re.escape(letter)}[, ]", plain, re.MULTILINE), letter
    assert ("pinball" if lang == "en" else "flipper") not in plain
    assert len(tiled) > len(plain)


@pytest.mark.parametrize("columns", [40, 60, 80, 120])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_it_fits_the_window(boneyard: Boneyard, monkeypatch: pytest.MonkeyPatch, columns: int, lang: str) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    seats = "human,random,random,random"
    variant = "risky-business,tiles-and-bombs"
    table = ("play", "baby-boom", "--seed", "4", "--seats", seats, "--variant", variant, "--lang", lang)
    done = boneyard(*table, typed=first_option)
    done.out += boneyard(*table, typed="?\n? r\n").out
    for line in done.out.splitlines():
        assert len(line) <= columns or "boneyard" in line, line


def test_a_number_never_plays_what_was_not_listed(boneyard: Boneyard, kept: Kept) -> None:
    done = boneyard(*TILES, typed="wall\n1\n")
    assert "Red lays" not in done.out
    assert done.out.count("Too many to list.") == 3


def test_the_start_of_a_move_only_lists(boneyard: Boneyard) -> None:
    done = boneyard(*DUEL, typed="c1-d\n\n")
    assert "Only this fits; Enter plays it:\n 12 Move c1 → d1 – shows 4" in done.out
    assert "The red die moves from c1 to d1 and shows 4." in done.log()


def test_what_is_possible_instead_is_listed(boneyard: Boneyard) -> None:
    done = boneyard(*DUEL, typed="b2-e5\n")
    assert "No such move: b2-e5. With b2 there are:\n 1 Move b2 → b3 – shows 4" in done.out


def test_the_board_is_shown_when_a_round_ends(boneyard: Boneyard) -> None:
    done = boneyard(*DUEL, typed=first_option)
    scores = re.findall(r"Round \d ends\. Red \+(\d+) = (\d+) and Green \+(\d+) = (\d+)\.", done.out)
    total = [0, 0]
    for red, reds, green, greens in scores:
        total = [total[0] + int(red), total[1] + int(green)]
        assert total == [int(reds), int(greens)]
    assert len(scores) == 3
    for number, (red, _, green, _) in enumerate(scores[:2], start=1):
        board = done.out.split(f"● Round {number} ends.")[0].rpartition("  ┌")[2]
        worth = [sum(int(face.replace("*", "1")) for face in re.findall(rf" {c}([1-5*])[ x]", board)) for c in "RG"]
        assert worth == [int(red), int(green)]


def test_those_who_share_the_win_are_named(boneyard: Boneyard) -> None:
    done = boneyard("play", "baby-boom", "--seats", "random,random,random,random", "--seed", "3")
    assert "2 players share the win with 8 points each.\nWinners: Green and Blue\n" in done.out


def test_losing_the_last_live_die_is_said_once(boneyard: Boneyard) -> None:
    done = boneyard("play", "baby-boom", "--seats", "human,greedy,greedy", "--seed", "5", typed=first_option)
    rounds = re.split(r"^● Round \d ends", done.out, flags=re.MULTILINE)[:3]
    assert max(text.count("Red has no live die left") for text in rounds) == 1


def test_the_prompt_says_where_help_is(boneyard: Boneyard) -> None:
    assert "\n? help > " in boneyard(*DUEL).out
    assert "\n«\u00a0?\u00a0» pour l’aide > " in boneyard(*DUEL, "--lang", "fr").out


def test_help_is_short_and_the_rules_are_asked_for(boneyard: Boneyard) -> None:
    assert "countdown" not in boneyard(*DUEL, typed="?\n").out
    assert "The rules\n· Every die is a bomb" in boneyard(*DUEL, typed="? rules\n").out
