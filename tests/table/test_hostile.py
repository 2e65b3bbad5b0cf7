"""Whatever anybody sends: the server stays up, the table is unchanged, memory stays flat, the log stays empty."""

from __future__ import annotations

import json
import random
import socket
import time
from collections.abc import Iterator
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from boneyard.table.protocol import BIGGEST
from tests.table.hostile_messages import from_a_seat, message, raw_request
from tests.table.visitors import METRICS, Json, Server, Visitor, cut_off, held, memory, serving

BATCH = 20  # messages between two looks at what came back
TURN = 60  # messages of one troublemaker before the next one sends


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    limits = ["--messages", "100000", "--requests", "100000", "--tables", "100000", "--chat", "100000"]
    with serving(tmp_path_factory.mktemp("hostile"), *limits) as running:
        yield running
    assert running.said() == ""


def all_but_spectators(visitor: Visitor) -> Json:
    """An update without the number of spectators."""
    visitor.say("hello", tokens=visitor.tokens)
    for _ in range(2):  # the update is sent after the first answer at the latest, so before the second
        visitor.say("ping")
        visitor.until("pong")
    return {**visitor.update, "keep": 0, "log": visitor.log, "table": {**visitor.update["table"], "watching": 0}}


class Troublemaker:
    """Sends hostile messages, and connects again whenever it is disconnected."""

    def __init__(self, server: Server, table: str, chance: int, tokens: list[str]) -> None:
        self.server = server
        self.table = table
        self.tokens = tokens
        self.luck = random.Random(chance)
        self.visitor = Visitor(server, table, tokens)
        self.thrown_out = 0

    def send(self, count: int) -> None:
        sent = 0
        while sent < count:
            try:
                for _ in range(min(BATCH, count - sent)):
                    sent += 1
                    self.send_one()
                self.visitor.say("ping")
                self.visitor.until("pong")
            except ConnectionClosed:
                self.thrown_out += 1
                self.visitor.leave()
                self.visitor = Visitor(self.server, self.table, self.tokens)

    def send_one(self) -> None:
        """Send anything as a spectator; from a seat, anything but an answer to the open question."""
        prompt = self.visitor.update["prompt"]
        if prompt:
            self.visitor.wire.send(json.dumps(from_a_seat(self.luck, prompt["number"])))
            return
        nasty = message(self.luck)
        if isinstance(nasty, str):
            self.visitor.wire.send(nasty.encode(errors="surrogatepass"), text=True)
        else:
            self.visitor.wire.send(nasty, text=self.luck.random() < 0.1)


def at_ease(server: Server) -> Visitor:
    """Somebody who sits at a running table and watches what happens to it."""
    seated = server.open_table("bad-bones", "me", "me")
    ada = Visitor(server, seated["table"], held(seated))
    ada.answer(2)
    return ada


def bombarded(server: Server, messages: int) -> tuple[int, int]:
    """The memory of the server before and after this many messages at one table."""
    ada = at_ease(server)
    elsewhere = server.open_table("bad-bones", "me", "me")
    troublemakers = [
        Troublemaker(server, ada.table, 1, []),
        Troublemaker(server, ada.table, 2, held(elsewhere)),
        Troublemaker(server, ada.table, 3, ada.tokens[1:2]),
    ]
    before = all_but_spectators(ada)
    turns = messages // (TURN * len(troublemakers))
    start = 0
    for turn in range(turns):
        for trouble in troublemakers:
            trouble.send(TURN)
            assert all_but_spectators(ada) == before
        if turn == turns // 5:
            start = memory(server)  # by now everything that is needed has been loaded
    for trouble in troublemakers:
        trouble.visitor.leave()
    ada.leave()
    return start, memory(server)


def requested(server: Server, table: str, requests: int) -> None:
    """Send raw bytes instead of HTTP; each connection gets an answer or is closed."""
    luck = random.Random(4)
    for _ in range(requests):
        with socket.create_connection(("localhost", server.port), timeout=20) as line:
            try:
                line.sendall(raw_request(luck, table))
                line.shutdown(socket.SHUT_WR)
                while line.recv(65_536):
                    pass
            except OSError:
                continue


def test_hostile_messages_change_nothing(server: Server) -> None:
    start, end = bombarded(server, 2_000)
    assert end - start < 20_000


def test_hostile_requests_change_nothing(server: Server) -> None:
    ada = at_ease(server)
    before = all_but_spectators(ada)
    requested(server, ada.table, 300)
    assert all_but_spectators(ada) == before
    assert server.get("/health")["status"] == "ok"
    ada.leave()


@pytest.mark.slow
def test_fifty_thousand_hostile_messages_change_nothing(server: Server) -> None:
    start, end = bombarded(server, 50_000)
    print(f"memory: {start} kB before, {end} kB after")
    assert end - start < 20_000
    ada = at_ease(server)
    requested(server, ada.table, 3_000)
    start = memory(server)
    requested(server, ada.table, 3_000)
    print(f"memory: {start} kB before, {memory(server)} kB after 3,000 requests")
    assert memory(server) - start < 20_000
    ada.leave()


def test_a_page_of_another_site_cannot_open_a_socket(server: Server) -> None:
    seated = server.open_table("baby-boom", "me", "me")
    address = f"ws://localhost:{server.port}/api/tables/{seated['table']}/socket"
    with connect(address, origin=Origin("http://elsewhere.example")) as wire, pytest.raises(ConnectionClosed) as closed:
        wire.recv(timeout=20)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403
    with connect(address, origin=Origin(server.url)) as wire:
        wire.send('{"type":"hello"}')
        assert '"type":"update"' in wire.recv(timeout=20)


def test_a_long_message_is_refused_and_a_very_long_one_closes_the_socket(server: Server) -> None:
    ada = at_ease(server)
    ada.wire.send("x" * (BIGGEST + 1))
    assert ada.until("problem")["why"] == "too-large"
    with suppress(ConnectionClosed):
        ada.wire.send("x" * 2_000_000)
    assert cut_off(ada.wire) == 1009
    ada.leave()


def test_a_frame_that_is_not_text_closes_the_socket(server: Server) -> None:
    ada = at_ease(server)
    ada.wire.send(b"\xff\xfe", text=True)
    assert cut_off(ada.wire) == 1007
    ada.leave()


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with low limits."""
    limits = ["--sockets", "4", "--tables", "6", "--requests", "40"]
    with serving(tmp_path_factory.mktemp("strict"), *limits, *METRICS) as running:
        yield running
    told = running.said().splitlines()
    assert len(told) <= 1
    assert all("127.0.0.1: more than 4 sockets at once; such connections are closed" in line for line in told)


def wait_until_open(server: Server, sockets: int) -> None:
    """A server hears of a closed socket a moment later, and counts it until then."""
    while f"boneyard_sockets {sockets}.0\n" not in server.metrics():
        time.sleep(0.05)


def test_the_sockets_of_one_address_are_limited(strict: Server) -> None:
    seated = strict.open_table("baby-boom", "me", "me")
    table = seated["table"]
    visitors = [Visitor(strict, table, []) for _ in range(4)]
    with connect(f"ws://localhost:{strict.port}/api/tables/{table}/socket") as wire:
        assert '"why":"too-many"' in wire.recv(timeout=20)
        assert cut_off(wire) == 4429
    visitors.pop().leave()
    wait_until_open(strict, sockets=3)
    Visitor(strict, table, []).leave()
    for visitor in visitors:
        visitor.leave()
    wait_until_open(strict, sockets=0)


def test_the_socket_of_an_unknown_table_says_so_and_is_closed(strict: Server) -> None:
    with connect(f"ws://localhost:{strict.port}/api/tables/none/socket") as wire:
        assert '"why":"unknown-table"' in wire.recv(timeout=20)
        assert cut_off(wire) == 4404


def test_the_tables_and_requests_of_one_address_are_limited(strict: Server) -> None:
    plan = {"game": "baby-boom", "seats": [{"kind": "open"}] * 2}
    opened: list[str] = []
    while len(opened) < 7:
        try:
            opened.append(strict.post("/api/tables", plan)["table"])
        except OSError:
            break
    assert len(opened) <= 6
    assert strict.refused("/api/tables", plan)["why"] in ("too-many", "too-fast")
    answers = []
    for _ in range(200):
        try:
            strict.get("/health")
        except OSError as problem:
            answers.append(str(problem))
    assert any("429" in answer for answer in answers)
