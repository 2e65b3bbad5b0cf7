"""Two servers on one database: a revision is written once, and people at both see every move."""

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


def test_two_answers_at_once_have_two_revisions(servers: tuple[Server, Server]) -> None:
    for _ in range(10):
        ada, leo = two_people(servers, "bad-bones")
        for visitor in (ada, leo):
            visitor.pick(0)
        for visitor in (ada, leo):
            while visitor.update["rev"] < 2 and visitor.update["seat"] in visitor.update["asked"]:
                message = visitor.hear()
                if message["type"] == "problem":  # the other server was faster; this one has read the table again
                    assert message["why"] == "lost"
                    visitor.until_true(lambda update: update["rev"] == 1)
                    visitor.pick(0)
        for visitor in (ada, leo):
            visitor.until_true(lambda update: update["rev"] == 2)
            visitor.leave()


def test_a_move_at_the_other_server_is_seen_without_asking(servers: tuple[Server, Server]) -> None:
    ada, leo = two_people(servers, "bad-bones")
    assert tries(ada) == ""
    leo.until_true(lambda update: update["rev"] == 1)
    assert leo.update["asked"] == [1]
    assert tries(leo) == ""
    ada.until_true(lambda update: update["rev"] == 2)
    ada.leave()
    leo.leave()


def test_people_at_two_servers_play_one_game(servers: tuple[Server, Server]) -> None:
    ada, leo = two_people(servers, "baby-boom")
    for _ in range(60):
        for visitor in (ada, leo):
            if visitor.update["prompt"]:
                assert tries(visitor) in ("", "lost", "stale")
        last = max(ada.update["rev"], leo.update["rev"])
        for visitor in (ada, leo):
            visitor.until_true(lambda update, last=last: update["rev"] >= last)
    assert ada.update["rev"] == leo.update["rev"] > 20
    assert ada.log == leo.log
    assert ada.update["view"] == leo.update["view"]
    ada.leave()
    leo.leave()
