"""A new game is its own folders and one manifest: the toy game of the tests is played everywhere, nothing else edited.

See decision record 13.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from boneyard.arena import planned, tournament
from boneyard.bots import Seen, bot, bots
from boneyard.core import game as registry
from boneyard.core.game import Manifest, game, register
from boneyard.core.rng import seeded
from boneyard.core.session import Session, replay
from tests.command import Boneyard
from tests.core.toy import PICNIC
from tests.table.visitors import Json, Server, ada_and_leo

REGISTERED = """
import sys
from boneyard.cli import main
from boneyard.core.game import Manifest, register
from tests.core.toy import PICNIC

register(Manifest("picnic", lambda: PICNIC, words="tests.core.toy_words"))
main()
"""


def is_at(answers: int, update: Json) -> bool:
    return bool(update["rev"] >= answers)


class ServerWithTheToy(Server):
    command = (sys.executable, "-c", REGISTERED)


@pytest.fixture
def picnic(monkeypatch: pytest.MonkeyPatch) -> None:
    """The one line of the registry, for one test."""
    monkeypatch.setattr(registry, "_GAMES", dict(registry._GAMES))
    register(Manifest("picnic", lambda: PICNIC, words="tests.core.toy_words"))


@pytest.mark.usefixtures("picnic")
def test_it_is_played_in_the_terminal(boneyard: Boneyard, kept: Callable[[], list[Path]]) -> None:
    done = boneyard("play", "picnic", "--seed", "3", "--seats", "human,random", typed="1\n" * 200)
    assert (done.code, done.err) == (0, "")
    assert "Most points: " in done.out
    assert boneyard("play", "picnic", "--lang", "fr", "--seats", "random,random").code == 0
    assert boneyard("replay", kept()[0], "--verify").code == 0


@pytest.mark.usefixtures("picnic")
@pytest.mark.parametrize("name", [*bots()[:-1], "mcts:20"])
def test_it_is_played_by_bots(name: str) -> None:
    rules = game("picnic")
    session = Session(rules, 2, 5, {})
    while asked := rules.pending(session.state):
        seen = Seen(rules, session.state, asked[0].seat, seeded(len(session.past), ("luck",)))
        session.answer(asked[0].seat, bot(name).choose(seen, asked[0]))
    assert replay(session.write()).write() == session.write()


@pytest.mark.usefixtures("picnic")
def test_it_is_played_in_the_arena(boneyard: Boneyard, tmp_path: Path) -> None:
    assert len(tournament(planned("picnic", ["greedy", "random"], 4)).played) == 4
    page = tmp_path / "report.html"
    done = boneyard("arena", "picnic", "--bots", "greedy,random", "--games", "4", "--workers", "1", "--report", page)
    assert done.code == 0, done.err
    assert page.is_file()


def test_it_is_played_over_the_protocol_of_the_server(tmp_path: Path) -> None:
    server = ServerWithTheToy(tmp_path).start()
    try:
        assert "picnic" in [info["name"] for info in server.get("/api/games")]
        people = ada_and_leo(server, "picnic")
        answers = 0
        while people[0].update["outcome"] is None:
            asked = next(one for one in people if one.update["prompt"] is not None)
            asked.answer()
            answers += 1
            for one in people:
                one.until_true(partial(is_at, answers))
        assert answers > 5
        assert people[0].update["outcome"] == people[1].update["outcome"]
    finally:
        server.stop()
    assert server.said() == ""
