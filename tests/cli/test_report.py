"""The balance report: a page that needs nothing else, and says what the result says."""

from __future__ import annotations

import json
import re
import shlex
from collections.abc import Callable
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from boneyard.arena import Balance, planned, summed_up, tournament
from boneyard.cli import report
from boneyard.cli.report.plots import binned, nice
from boneyard.cli.report.words import Names, chance, points, short
from boneyard.core import game as registry
from boneyard.core.game import Manifest, ReportCounts
from tests.command import Boneyard
from tests.core.toy import Picnic, PicnicGame

VOID = ("meta", "br", "hr", "link")


class Shop(PicnicGame):
    """A picnic whose cards are bought, and which ends in two ways."""

    def report_counts(self, s: Picnic) -> ReportCounts:
        bought = tuple(tuple(f"card-{card}" for card in hand) for hand in s.hands)
        return ReportCounts(s.round, bought, "picnic-end-rain" if s.deck[0] % 2 else "picnic-end-of_food")


class Page(HTMLParser):
    """A page taken apart: every tag closed, the words of each element, and its tables by name."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None], str]] = []  # with what it stands in
        self.words: dict[str, list[str]] = {}
        self.tables: dict[str, list[list[str]]] = {}
        self.feed(text)
        self.close()
        assert not self.open, "something is never closed"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.tags.append((tag, given, self.open[-1] if self.open else ""))
        self.words.setdefault(tag, []).append("")
        if tag == "table":
            self.tables[str(given["aria-label"])] = []
        if tag == "tr":
            self.rows().append([])
        if tag in ("td", "th"):
            self.rows()[-1].append("")
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        for tag in set(self.open):
            self.words[tag][-1] += data
        if self.open and self.open[-1] in ("td", "th"):
            self.rows()[-1][-1] += data

    def rows(self) -> list[list[str]]:
        return self.tables[list(self.tables)[-1]]

    def all(self, tag: str) -> list[dict[str, str | None]]:
        return [attrs for name, attrs, _ in self.tags if name == tag]


@pytest.fixture
def shop(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._GAMES, "picnic", Manifest("picnic", Shop, words="tests.core.toy_words"))


@pytest.fixture
def written(boneyard: Boneyard, tmp_path: Path) -> Callable[..., tuple[str, dict[str, Any]]]:
    """Play and report: the text of the page, and the same as JSON."""

    def call(*arguments: str) -> tuple[str, dict[str, Any]]:
        files = ["--report", tmp_path / "page.html", "--json", tmp_path / "result.json"]
        done = boneyard("arena", *arguments, "--workers", "1", *files)
        assert done.code == 0, done.err
        return (tmp_path / "page.html").read_text(), json.loads((tmp_path / "result.json").read_text())

    return call


Written = Callable[..., tuple[str, dict[str, Any]]]


@pytest.mark.parametrize(
    "arguments",
    [
        ("baby-boom", "--games", "6"),
        ("baby-boom", "--games", "8", "--bots", "random", "--seats", "4"),
        ("picnic", "--games", "9", "--bots", "greedy,random", "--seats", "3", "--variant", "cards=12"),
        ("picnic", "--games", "1"),
    ],
)
def test_a_page_stands_alone_and_every_plot_speaks(written: Written, shop: None, arguments: tuple[str, ...]) -> None:
    text, _ = written(*arguments)
    page = Page(text)
    assert text.startswith('<!doctype html>\n<html lang="en">')
    assert not re.search(r"https?:|url\(|@import|<script|<link|<img|\b(?:src|href)=|nan|None", text)
    names = [attrs["id"] for _, attrs, _ in page.tags if "id" in attrs]
    assert len(names) == len(set(names))
    plots = [attrs for tag, attrs, inside in page.tags if tag == "svg" and inside == "figure"]
    assert len(plots) == len(page.all("figure"))
    assert len(page.all("desc")) == len(plots)
    assert all(page.words["desc"])
    for attrs in plots:
        assert attrs["role"] == "img"
        assert set(str(attrs["aria-labelledby"]).split()) <= set(names)
    assert len(page.tables) >= len(plots)
    assert all(rows[1:] for rows in page.tables.values())


def test_the_numbers_are_those_of_the_result(written: Written, shop: None) -> None:
    text, told = written("picnic", "--games", "12", "--bots", "random", "--seats", "3", "--seed", "4")
    page, played = Page(text), told["played"]
    assert sum(int(count) for _, count in page.tables["Games by number of rounds"][1:]) == 12
    assert page.tables["Games by number of rounds"][1:] == [["2", "12"]]
    rained = sum(one["ending"] == "picnic-end-rain" for one in played)
    endings = {label: int(count) for label, count, _ in page.tables["What ended the games"][1:]}
    assert endings == {"It rained": rained, "End of food": 12 - rained}
    assert page.tables["How the games came out"][1:] == [["Somebody ate the most", "12", "100.0%"]]
    for seat, row in enumerate(page.tables["Wins by seat"][1:]):
        won = sum(one["points"][seat] for one in played)
        assert row[:4] == [f"seat {seat + 1}", "12", points(won), f"{won / 12:.1%}"]
    copies = sum(len(cards) for one in played for cards in one["bought"])
    assert sum(int(row[1]) for row in page.tables["What was bought, and who won"][1:]) == copies
    scores = [score for one in played for score in one["scores"]]
    assert sum(int(row[1]) for row in page.tables["Seats by points at the end"][1:]) == len(scores)
    assert f"From {min(scores)} to {max(scores)} points" in text


@pytest.mark.parametrize(
    ("game", "called"),
    [("baby-boom", ["Red", "Green"]), ("bad-bones", ["Raven", "Stag"]), ("picnic", ["seat 1", "seat 2"])],
)
def test_seats_are_called_as_at_the_table(written: Written, shop: None, game: str, called: list[str]) -> None:
    page = Page(written(game, "--games", "4", "--bots", "random", "--seats", "2")[0])
    assert [row[0] for row in page.tables["Points at the end"][1:3]] == called
    assert [row[0] for row in page.tables["Wins by seat"][1:]] == called


def test_columns_tell_wins_from_points(written: Written, shop: None) -> None:
    page = Page(written("bad-bones", "--games", "4", "--bots", "random", "--seats", "2")[0])
    assert page.tables["Seats by points at the end"][0] == ["points", "seats", "of them won"]
    assert page.tables["Points at the end"][0][:2] == ["points of", "mean"]
    assert page.tables["Wins by seat"][0][:3] == ["seat", "games", "wins"]
    assert any("Whoever is out has 0 points" in words for words in page.words["p"])


def test_words_are_escaped_and_those_nobody_knows_are_readable(written: Written, shop: None) -> None:
    text, _ = written("picnic", "--games", "12", "--bots", "random", "--seats", "3", "--seed", "4")
    bought = [row[0] for row in Page(text).tables["What was bought, and who won"][1:]]
    assert "The <best> card" in bought
    assert "Card 1" in bought
    assert "<best>" not in text
    names = Names("picnic")
    assert names.key("picnic-end-needs") == "End needs", "words that need an argument are no heading"
    assert names.key("picnic-never-heard") == "Never heard"
    assert Names("chess").title() == "Chess"


def test_sections_without_data_are_left_out(written: Written, shop: None) -> None:
    every = ["Length of games", "How games end", "Scores", "Win rate by seat", "Win rate by bot"]
    text, _ = written("baby-boom", "--games", "4")
    assert Page(text).words["h2"] == [*every, "Settings"]
    assert "answers a game" in text
    text, _ = written("picnic", "--games", "4", "--bots", "random", "--seats", "2")
    assert Page(text).words["h2"] == [*every[:-1], "Win rate by what was bought", "Settings"]
    assert "rounds a game" in text


def test_the_command_on_the_page_makes_the_page(
    boneyard: Boneyard, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    wanted = shlex.split("arena baby-boom --bots random --seats 3 --games 3 --seed 9 --variant risky-business --report")
    boneyard(*wanted, "a page.html", "--workers", "1")
    before = Path("a page.html").read_text()
    command = shlex.split(Page(before).words["code"][0])
    assert command[0] == "boneyard"
    Path("a page.html").unlink()
    assert boneyard(*command[1:], "--workers", "1").code == 0
    assert Path("a page.html").read_text() == before


def test_settings_are_told(written: Written) -> None:
    text, told = written("baby-boom", "--games", "2", "--seed", "77", "--variant", "tiles-and-bombs")
    shown = dict(zip(Page(text).words["dt"], Page(text).words["dd"], strict=True))
    assert shown["variants"] == "tiles-and-bombs"
    assert shown["bots"] == "greedy, random"
    assert shown["seed"] == "77"
    assert shown["facts"] == told["facts"]
    assert shown["version"] == f"Boneyard {told['version']}, {told['build']}"


def test_a_table_that_wins_together_is_one() -> None:
    result = tournament(planned("baby-boom", ["random"], 6, seats=3))
    played = [replace(one, winners=(0, 1, 2) if one.index % 2 else (), points=(0.0,) * 3) for one in result.played]
    page = Page(report.page(summed_up(result.plan, played), ["--report", "page.html"]))
    assert page.words["h2"] == ["Length of games", "How games end", "Scores", "Win rate", "Settings"]
    assert page.tables["Wins by bot"][1][:4] == ["random", "6", "3", "50.0%"]


def test_a_run_stopped_before_its_first_game_has_a_page_too() -> None:
    text = report.page(summed_up(planned("baby-boom", ["greedy", "random"], 5), []), ["--report", "page.html"])
    assert Page(text).words["h2"] == ["Settings"]
    assert "It was stopped early: 5 were planned." in text


@pytest.mark.parametrize("seats", [(30, 30), (45, 15), (3, 1)])
def test_the_verdict_is_that_of_the_test(seats: tuple[int, int]) -> None:
    result = tournament(planned("baby-boom", ["random"], 2, seats=2))
    won = [seat for seat in range(2) for _ in range(seats[seat])]
    one = result.played[0]
    played = [replace(one, winners=(seat,), points=(1.0 - seat, float(seat))) for seat in won]
    test = Balance(summed_up(result.plan, played)).equal_seats()
    assert test is not None
    text = report.page(summed_up(result.plan, played), ["--report", "page.html"])
    verdicts = {(30, 30): "No sign that", (45, 15): "The seat seems to matter", (3, 1): "too few games to judge"}
    assert f"Chi-squared {test.statistic:.2f} with 1 degree of freedom, {chance(test.chance)}" in text.replace(
        "&lt;", "<"
    )
    assert [says in text for says in verdicts.values()] == [each == seats for each in verdicts]


def test_different_bots_even_the_seats_out_and_the_page_says_so(written: Written) -> None:
    text, _ = written("baby-boom", "--games", "10")
    assert "let one bot take every seat" in text
    assert "No sign that" not in text
    assert "all seats equal?" not in text


def test_bins_hold_everything_once() -> None:
    for high in (0, 5, 23, 24, 100, 9999):
        bins = binned([(value, value % 2 == 0) for value in range(high + 1)])
        assert len(bins) <= 25
        assert sum(each.count for each in bins) == high + 1
        assert sum(each.marked for each in bins) == high // 2 + 1
        assert len({each.last - each.first for each in bins}) == 1
    assert [each.label for each in binned([(-30, False), (30, False)])][:2] == ["-30 to -26", "-25 to -21"]


def test_numbers_as_they_are_written() -> None:
    assert [nice(number) for number in (0.03, 0.2, 1, 3, 7, 20, 21)] == pytest.approx([0.05, 0.2, 1, 5, 10, 20, 50])
    assert [chance(p) for p in (0.0001, 0.0123, 0.754, 1)] == ["p < 0.001", "p = 0.012", "p = 0.75", "p = 1.00"]
    assert [points(won) for won in (12, 12.5, 1 / 3, 1200000)] == ["12", "12.5", "0.3", "1200000"]
    assert short("x" * 40) == "x" * 33 + "…"
