"""Somebody who sends too much is refused, however often they connect; others at the table play on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.table.visitors import Json, Server, Visitor, cut_off, held, serving

BURST = 400


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("flood")) as running:
        yield running
    assert running.said() == ""


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    """A server that allows a burst, and then hardly anything."""
    with serving(tmp_path, "--messages", "0.1", "--request-seconds", "1") as running:
        yield running


def dialled(server: Server, table: str, source: str = "127.0.0.1") -> ClientConnection:
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
    return connect(address, source_address=(source, 0), max_size=None, open_timeout=20)


def asked(wire: ClientConnection, kind: str, **fields: object) -> Json:
    """The answer to one message."""
    wire.send(json.dumps({"type": kind, **fields}))
    answer: Json = json.loads(wire.recv(timeout=20))
    return answer


def test_a_flood_is_refused_and_finally_closes_the_socket(strict: Server) -> None:
    ada = Visitor(strict, strict.open_table("baby-boom", "me", "me")["table"], [])
    why: list[str] = []
    with suppress(ConnectionClosed):
        while True:
            ada.say("ping")
            why.append(ada.hear().get("why", ""))
    assert cut_off(ada.wire) == 4429
    assert why.count("too-fast") >= 190
    assert why[:300].count("too-fast") == 0
    ada.leave()


def test_whoever_connects_again_may_not_send_more(strict: Server) -> None:
    table = strict.open_table("baby-boom", "me", "me")["table"]
    answered = 0
    refused = False
    while not refused:
        with dialled(strict, table) as wire:
            for _ in range(100):
                problem = asked(wire, "ping")  # before hello it is refused, but counts
                refused = refused or problem["why"] == "too-fast"
                answered += problem["why"] == "secret"
    assert BURST / 2 < answered <= BURST
    with dialled(strict, table, "127.0.0.2") as wire:
        assert asked(wire, "hello")["type"] == "update"
    with dialled(strict, table) as wire:
        assert cut_off(wire) == 4429


def test_hello_again_sends_neither_the_log_nor_the_chat_again(server: Server) -> None:
    seated = server.open_table("baby-boom", "me", "me")
    ada = Visitor(server, seated["table"], held(seated))
    ada.say("look", seat=ada.update["asked"][0])
    ada.until_true(lambda update: update["prompt"])
    ada.answer()
    ada.say("chat", text="well")
    while not any(line["text"] == "well" for line in ada.chat):
        ada.hear()
    ada.frames.clear()
    for _ in range(3):
        ada.say("hello", tokens=held(seated), look=ada.update["seat"])
    ada.say("ping")
    ada.until("pong")
    told = [json.loads(frame) for frame in ada.frames]
    assert not any(message["type"] == "said" for message in told)
    assert not any(message["log"] for message in told if message["type"] == "update")
    ada.leave()


def test_a_socket_that_never_says_hello_is_closed(strict: Server) -> None:
    table = strict.open_table("baby-boom", "me", "me")["table"]
    with dialled(strict, table) as silent:
        assert cut_off(silent) == 4408
    with dialled(strict, table) as talking:
        assert asked(talking, "ping")["why"] == "secret"
        assert cut_off(talking) == 4408
    with dialled(strict, table) as polite:
        assert asked(polite, "hello")["type"] == "update"


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[Server]:
    """A server that nobody has asked for anything yet."""
    with serving(tmp_path) as running:
        yield running


@pytest.mark.parametrize("seated", [True, False], ids=["a player", "a spectator"])
def test_nobody_fills_the_chat(fresh: Server, seated: bool) -> None:
    server = fresh
    opened = server.open_table("baby-boom", "me", "me")
    tokens = held(opened) if seated else []
    for _ in range(2):  # whoever connects again is the same person
        ada = Visitor(server, opened["table"], tokens)
        for number in range(20):
            ada.say("chat", text=f"line {number}")
        assert ada.until("problem")["why"] == "too-fast"
        ada.leave()
    ada = Visitor(server, opened["table"], tokens)
    ada.say("ping")
    ada.until("pong")
    assert sum(line["text"] != "" for line in ada.chat) < 30
    ada.leave()


def test_nobody_answers_and_undoes_without_end(server: Server) -> None:
    seated = server.open_table("bad-bones", "me")
    ada = Visitor(server, seated["table"], held(seated))
    why = ""
    while not why:
        assert ada.update["rev"] < 100
        ada.answer()
        ada.say("undo")
        message = ada.hear()
        while message["type"] != "problem" and not ada.update["prompt"]:
            message = ada.hear()
        why = message.get("why", "")
    assert why == "too-fast"
    ada.leave()


def test_two_people_behind_one_address_play_on_while_others_there_watch(server: Server) -> None:
    seated = server.open_table("baby-boom", "me", "open")
    friend = server.sit_down(seated["table"])
    people = [Visitor(server, seated["table"], held(each)) for each in (seated, friend)]
    watching = [Visitor(server, seated["table"], []) for _ in range(20)]
    for _ in range(10):
        asked_seat = people[0].until_true(lambda update: update["asked"])["asked"][0]
        people[asked_seat].until_true(lambda update: update["prompt"])
        people[asked_seat].answer()
        rev = people[asked_seat].update["rev"]
        for one in people:
            one.until_true(lambda update, rev=rev: update["rev"] == rev)
    for one in (*people, *watching):
        one.leave()


def test_one_address_fills_neither_the_list_of_tables_nor_all_seats(tmp_path: Path) -> None:
    with serving(tmp_path, "--public-tables", "2") as server:
        tables = [
            server.open_table("bad-bones", "open", "open", "open", "open", public=True)["table"] for _ in range(2)
        ]
        plan = {"game": "bad-bones", "seats": [{"kind": "open"}] * 4}
        refused = server.refused("/api/tables", {**plan, "public": True})
        assert (refused["status"], refused["why"]) == (429, "too-many")
        assert refused["message"] == "one address can open at most 2 public tables an hour"
        tables += [server.post("/api/tables", plan)["table"] for _ in range(2)]
        seats = [table for table in tables for _ in range(4)]
        for number, table in enumerate(seats[:12]):
            server.sit_down(table, f"Guest {number}")
        again = server.refused(f"/api/tables/{seats[12]}/seats", {"nickname": "Leo"})
        assert again["message"] == "one address can take at most 60 seats an hour"


def test_a_server_has_room_for_so_many_sockets(tmp_path: Path) -> None:
    with serving(tmp_path, "--all-sockets", "1") as server:
        table = server.open_table("baby-boom", "me", "me")["table"]
        ada = Visitor(server, table, [])
        with dialled(server, table, "127.0.0.2") as wire:
            assert json.loads(wire.recv(timeout=20))["why"] == "busy"
            assert cut_off(wire) == 1013
        ada.leave()
    assert server.said().count("all addresses: more than 1 sockets at once") == 1
