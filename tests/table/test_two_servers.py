"""Two servers on one database: a revision is written once, and the server that was slower reads the table again."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from tests.table.visitors import Server, Visitor, held, serving


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Two servers that write into one log."""
    folder = tmp_path_factory.mktemp("two")
    with ExitStack() as stack:
        both = [
            stack.enter_context(serving(folder, "--messages", "1000", "--bots", "1", "--requests", "1000"))
            for _ in range(2)
        ]
        yield both[0], both[1]
    assert both[0].said() == ""
    shutil.rmtree(folder)


def two_people(servers: tuple[Server, Server], game: str) -> tuple[Visitor, Visitor]:
    """Two people at the same table, one at each server."""
    seated = servers[0].open_table(game, "me", "open")
    table = seated["table"]
    friend = servers[0].sit_down(table)
    return Visitor(servers[0], table, held(seated)), Visitor(servers[1], table, held(friend))


def again(visitor: Visitor) -> Visitor:
    """The same person says hello once more."""
    visitor.say("hello", tokens=visitor.tokens)
    visitor.until("update")
    return visitor


def tries(visitor: Visitor) -> str:
    """Answer the question that was last received; returns why that was refused, if it was."""
    rev = visitor.update["rev"]
    visitor.pick(0)
    while True:
        message = visitor.hear()
        if message["type"] == "problem":
            return str(message["why"])
        if message["type"] == "update" and message["rev"] > rev:
            return ""


def test_a_revision_is_won_once_and_the_loser_goes_on(servers: tuple[Server, Server]) -> None:
    ada, leo = two_people(servers, "bad-bones")
    assert ada.update["prompt"]
    assert leo.update["prompt"]
    assert tries(ada) == ""
    assert tries(leo) == "lost"  # the other server was faster; this one has read the table again
    leo.until_true(lambda update: update["rev"] == 1)
    assert leo.update["prompt"]
    assert tries(leo) == ""
    assert leo.update["rev"] == 2
    ada.leave()
    leo.leave()


def test_a_hello_at_the_other_server_shows_the_newest_position(servers: tuple[Server, Server]) -> None:
    ada, leo = two_people(servers, "bad-bones")
    assert tries(ada) == ""
    assert leo.update["rev"] == 0
    assert again(leo).update["rev"] == 1
    assert leo.update["asked"] == [1]
    assert tries(leo) == ""
    assert again(ada).update["rev"] == 2
    ada.leave()
    leo.leave()


def test_people_at_two_servers_play_one_game(servers: tuple[Server, Server]) -> None:
    ada, leo = two_people(servers, "baby-boom")
    lost = 0
    for _ in range(60):
        for visitor in (ada, leo):
            if visitor.update["prompt"]:
                why = tries(visitor)
                assert why in ("", "lost", "stale")
                lost += bool(why)
            again(visitor)
    assert again(ada).update["rev"] == again(leo).update["rev"] > 20
    assert ada.log == leo.log
    assert ada.update["view"] == leo.update["view"]
    ada.leave()
    leo.leave()
