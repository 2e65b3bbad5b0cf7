"""A game the terminal has never heard of: no painter, secrets, several seats asked at once."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from boneyard.core import game as registry
from boneyard.core.decision import Phrase
from boneyard.core.event import Event
from boneyard.core.game import Manifest
from boneyard.core.session import replay
from boneyard.terminal.games.any import readable
from tests.command import Boneyard
from tests.core.toy import Bid, Drew, PicnicGame, Threw, Took

PICNIC = ("play", "picnic", "--seed", "3", "--seats")


class Told(PicnicGame):
    """The picnic with a log that gives everything away to those who may know it; the others read 0."""

    def tell(self, event: Event) -> Phrase:
        assert isinstance(event, Threw | Drew | Bid | Took)
        value = next(getattr(event, name) for name in ("face", "card", "bid", "bone") if hasattr(event, name))
        return Phrase("picnic-told", {"what": type(event).__name__, "seat": event.seat, "value": value})


@pytest.fixture(autouse=True)
def picnic(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game and its words, for one test."""
    monkeypatch.setitem(registry._GAMES, "picnic", Manifest("picnic", Told, words="tests.core.toy_words"))


def questions(out: str) -> list[str]:
    """What was asked of whom, hand-overs too, in order."""
    return re.findall(r"^(?:Now seat \d|How much|Throw a die|Keep the card|Which bone)", out, re.MULTILINE)


@pytest.mark.parametrize("seats", ["human,random", "human,human", "random,human,human", "random,random,random"])
def test_it_can_be_played_to_its_end(boneyard: Boneyard, kept: Callable[[], list[Path]], seats: str) -> None:
    done = boneyard(*PICNIC, seats, typed="1\n" * 200)
    assert done.code == 0
    assert not done.err
    assert "Most points: " in done.out
    assert f"seat 0  {seats.split(',', maxsplit=1)[0]}" in done.out
    assert replay(kept()[0].read_text()).state.open == ()
    assert boneyard("replay", kept()[0], "--all").code == 0


def test_bots_answer_first_then_people_in_the_order_of_their_seats(
    boneyard: Boneyard, kept: Callable[[], list[Path]]
) -> None:
    done = boneyard(*PICNIC, "human,random,human", typed="\n1\n2\n\n1\n2\n")
    answers = re.findall(r"^(\d) ", kept()[0].read_text(), re.MULTILINE)
    assert answers[:6] == ["1", "1", "0", "0", "2", "2"]
    assert questions(done.out)[:6] == ["Now seat 0", "How much", "Throw a die", "Now seat 2", "How much", "Throw a die"]


def test_one_person_hears_their_own_secrets_and_not_those_of_the_bots(boneyard: Boneyard) -> None:
    thrown = [line for line in boneyard(*PICNIC, "human,greedy", typed="1\n" * 200).log() if line.startswith("Threw")]
    assert all(re.fullmatch(r"Threw 0 [1-6]\.|Threw 1 0\.", line) for line in thrown)
    assert any(line.startswith("Threw 0") for line in thrown)


def test_people_at_one_keyboard_keep_their_secrets(boneyard: Boneyard) -> None:
    out = boneyard(*PICNIC, "human,human", typed="\n1\n1\n\n1\n1\n\n1\n" + "\n1\n" * 50).out
    pages = re.split(r"^Now seat (\d)\..*$", out, flags=re.MULTILINE)
    assert len(pages) > 6
    assert not re.search("hand: |● ", pages[0])
    for seat, page in zip(pages[1::2], pages[2::2], strict=True):
        for who, value in re.findall(r"^● (?:Threw|Drew) (\d) (\d+)\.$", page, re.MULTILINE):
            assert (value != "0") == (who == seat), page


def test_nobody_undoes_what_another_person_sealed(boneyard: Boneyard) -> None:
    done = boneyard(*PICNIC, "human,human", typed="\n2\n2\n\nu\n3\nu\n")
    assert "Somebody else has moved since; that cannot be taken back." in done.out
    assert "Taken back: 3." in done.out


@pytest.mark.parametrize("typed", ["", "q\n"])
def test_leaving_instead_of_sitting_down(boneyard: Boneyard, typed: str) -> None:
    done = boneyard(*PICNIC, "human,human", typed=typed)
    assert done.code == 0
    assert questions(done.out) == ["Now seat 0"]


def test_help_on_a_word_says_that_there_is_none(boneyard: Boneyard) -> None:
    assert "The rules say nothing about “bones”" in boneyard(*PICNIC, "human,random", typed="? bones\n").out


def test_a_rematch_is_played_at_the_same_table(boneyard: Boneyard) -> None:
    done = boneyard(*PICNIC, "random,random", "--variant", "cards=12,calm")
    assert "Picnic with 12 cards and no hurry. Seed 3." in done.out
    assert "boneyard play picnic --seats random,random --variant cards=12,calm\n" in done.out


def test_what_is_seen_is_readable() -> None:
    assert readable([1, 2]) == "1 2"
    assert readable([{"square": "a1", "face": 5}, {"square": "b2", "face": 4}]) == (
        "square: a1, face: 5\nsquare: b2, face: 4"
    )
