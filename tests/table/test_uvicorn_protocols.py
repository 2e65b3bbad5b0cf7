"""Incomplete requests of one address are closed after a while, cost no memory, and keep nobody else out."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.table.visitors import Server, Visitor, held, memory, serving

HERE, ELSEWHERE = "127.0.0.1", "127.0.0.2"
HALF_A_HEADER = b"GET /health HTTP/1.1\r\nHost: localhost\r\nX-More: "
WHOLE = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"
BODY = 1_200_000  # bytes, and one more that is never sent
HEAD = f"POST /api/replay HTTP/1.1\r\nHost: localhost\r\nContent-Length: {BODY + 1}\r\n\r\n".encode()
UPGRADE = (
    "GET /api/tables/{}/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
MANY = 300
MOST = 50
SOCKETS = 5


def dial(server: Server, source: str, stack: ExitStack) -> socket.socket:
    return stack.enter_context(socket.create_connection((HERE, server.port), 20, source_address=(source, 0)))


def sent(line: socket.socket, data: bytes) -> None:
    """Send to a server that may have closed the connection."""
    try:
        line.sendall(data)
    except OSError:
        return


def answer(line: socket.socket) -> bytes:
    """The first bytes of the response; none if the server closes the connection."""
    try:
        return line.recv(4096)
    except ConnectionResetError:
        return b""


def still_open(line: socket.socket) -> bool:
    line.settimeout(0.01)
    try:
        return line.recv(1) != b""
    except TimeoutError:
        return True
    except ConnectionResetError:
        return False


def is_let_in(server: Server, source: str) -> bool:
    """Whether somebody gets an answer."""
    with ExitStack() as stack:
        line = dial(server, source, stack)
        sent(line, WHOLE)
        return b"200 OK" in answer(line)


def until_let_in(server: Server, source: str) -> None:
    """Wait until the server accepts a connection again."""
    end = time.monotonic() + 20
    while not is_let_in(server, source):
        assert time.monotonic() < end
        time.sleep(0.05)


def open_files(server: Server) -> int:
    assert server.process is not None
    return len(list(Path(f"/proc/{server.process.pid}/fd").iterdir()))


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose deadline is longer than a test."""
    with serving(tmp_path_factory.mktemp("patient"), "--connections", str(MOST)) as running:
        yield running


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("hasty"), "--request-seconds", "0.5") as running:
        yield running


@pytest.mark.parametrize("half", [b"", b"\r\n", HALF_A_HEADER], ids=["nothing", "a blank line", "half a header"])
def test_the_connections_of_one_address_are_limited_and_keep_nobody_else_out(patient: Server, half: bytes) -> None:
    with ExitStack() as stack:
        lines = [dial(patient, HERE, stack) for _ in range(MANY)]
        start = memory(patient)
        for line in lines:
            sent(line, half)
        assert is_let_in(patient, ELSEWHERE)
        assert not is_let_in(patient, HERE)
        assert sum(map(still_open, lines)) == MOST
        assert memory(patient) - start < 20_000
    until_let_in(patient, HERE)
    assert patient.said().count("127.0.0.1: more than 50 connections at once") == 1


def test_bodies_that_never_end_cost_little_memory(patient: Server) -> None:
    start = memory(patient)
    with ExitStack() as stack:
        lines = [dial(patient, HERE, stack) for _ in range(MOST)]
        for line in lines:
            sent(line, HEAD)
            sent(line, b"x" * BODY)
        assert is_let_in(patient, ELSEWHERE)
        assert memory(patient) - start < 20_000
    assert "127.0.0.1: more than 4000000 bytes of requests" in patient.said()


def test_a_header_without_end_costs_little_memory(patient: Server) -> None:
    start = memory(patient)
    with ExitStack() as stack:
        line = dial(patient, HERE, stack)
        for number in range(2_000):
            sent(line, (HALF_A_HEADER if number == 0 else b"") + b"x" * 40_000 + b"\r\nX-More: ")
        assert memory(patient) - start < 30_000
        assert answer(line) == b""
    until_let_in(patient, HERE)


@pytest.mark.parametrize("half", [b"", b"\r\n", HALF_A_HEADER, HEAD, HEAD + b"x" * 1_000, WHOLE + HALF_A_HEADER])
def test_an_incomplete_request_is_closed_after_the_deadline(hasty: Server, half: bytes) -> None:
    with ExitStack() as stack:
        lines = [dial(hasty, HERE, stack) for _ in range(30)]
        for line in lines:
            sent(line, half)
        for line in lines:
            while answer(line):
                pass
    assert "127.0.0.1: no complete request within 0.5 seconds" in hasty.said()


@pytest.mark.parametrize("piece", [b"\r\n", b"GET /health HTTP/1.1\r\n"], ids=["blank lines", "a slow header"])
def test_sending_byte_by_byte_does_not_extend_the_deadline(hasty: Server, piece: bytes) -> None:
    with ExitStack() as stack:
        line = dial(hasty, HERE, stack)
        sent(line, piece)
        while still_open(line):
            sent(line, b"\r\n" if piece == b"\r\n" else b"X: y\r\n")
            time.sleep(0.1)


def test_one_connection_serves_one_request_after_the_other(hasty: Server) -> None:
    with ExitStack() as stack:
        line = dial(hasty, HERE, stack)
        for _ in range(8):
            sent(line, WHOLE)
            said = answer(line)
            while b'"status":"ok"' not in said:
                more = answer(line)
                assert more
                said += more
            time.sleep(0.1)


def test_sockets_outlive_the_deadline_of_requests(hasty: Server) -> None:
    seated = hasty.open_table("baby-boom", "me", "fair")
    ada = Visitor(hasty, seated["table"], held(seated))
    time.sleep(1)
    ada.say("ping")
    ada.until("pong")
    ada.leave()


@pytest.fixture
def crowded(tmp_path: Path) -> Iterator[Server]:
    """A server for few sockets of one address."""
    with serving(tmp_path, "--connections", str(MOST), "--sockets", str(SOCKETS)) as running:
        yield running


def test_sockets_that_are_refused_and_stay_keep_nobody_out_and_are_soon_gone(crowded: Server) -> None:
    table = crowded.open_table("baby-boom", "me", "fair")["table"]
    before = open_files(crowded)
    with ExitStack() as stack:
        lines = [dial(crowded, HERE, stack) for _ in range(MANY)]
        for line in lines:
            sent(line, UPGRADE.format(table).encode())
        assert is_let_in(crowded, ELSEWHERE)
        assert open_files(crowded) - before < SOCKETS + MOST + 10
        time.sleep(1.5)
        assert open_files(crowded) - before < SOCKETS + 5
        assert is_let_in(crowded, HERE)
    for limit in (f"{SOCKETS} sockets", f"{MOST} connections"):
        assert crowded.said().count(f"127.0.0.1: more than {limit} at once; such connections are closed") == 1


def test_sockets_that_are_closed_and_stay_are_counted_as_connections(crowded: Server) -> None:
    before = open_files(crowded)
    with ExitStack() as stack:
        lines = [dial(crowded, HERE, stack) for _ in range(MANY)]
        for line in lines:
            sent(line, UPGRADE.format("oak").encode())  # there is no such table
        assert is_let_in(crowded, ELSEWHERE)
        assert open_files(crowded) - before < SOCKETS + MOST + 10
        time.sleep(1.5)
        assert open_files(crowded) - before < 5
        assert is_let_in(crowded, HERE)


def test_sockets_that_are_served_do_not_count_as_connections(tmp_path: Path) -> None:
    with serving(tmp_path, "--connections", "2", "--sockets", str(SOCKETS)) as server, ExitStack() as stack:
        table = server.open_table("baby-boom", "me", "fair")["table"]
        for _ in range(SOCKETS):
            line = dial(server, HERE, stack)
            sent(line, UPGRADE.format(table).encode())
            assert b"101 Switching" in answer(line)
        assert is_let_in(server, HERE)
        assert server.said() == ""


@pytest.mark.slow
def test_waves_of_half_requests_leave_nothing_behind(hasty: Server) -> None:
    sizes = []
    for _ in range(30):
        with ExitStack() as stack:
            for half in (HALF_A_HEADER, HEAD + b"x" * 100_000):
                for _ in range(MANY):
                    sent(dial(hasty, HERE, stack), half)
            assert is_let_in(hasty, ELSEWHERE)
        sizes.append(memory(hasty))
    print(f"memory: {sizes[5]} kB, then {sizes[-1]} kB")
    assert sizes[-1] - sizes[5] < 20_000


@pytest.mark.parametrize("half", [HALF_A_HEADER, HEAD], ids=["header", "body"])
def test_nobody_delays_the_end_of_a_server_with_half_a_request(tmp_path: Path, half: bytes) -> None:
    with ExitStack() as stack:
        with serving(tmp_path) as server:
            line = dial(server, HERE, stack)
            line.sendall(half)
            assert is_let_in(server, ELSEWHERE)  # so it has read the half by now
        assert server.said() == ""
