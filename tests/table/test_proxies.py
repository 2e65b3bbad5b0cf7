"""Who asks through a proxy, and who only says so."""

from __future__ import annotations

import http.client
import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from boneyard.table.proxies import Networks, caller, parsed
from tests.table.visitors import METRICS, Json, Server, eventually, serving

HERE, PROXY = "127.0.0.1", "127.0.0.2"
SOCKETS = 3
NAME = "play.example.org"


@pytest.mark.parametrize(
    ("written", "address"),
    [
        ("1.2.3.4", "1.2.3.4"),
        (" 1.2.3.4:5678 ", "1.2.3.4"),
        ("[2001:db8::1]:443", "2001:db8::1"),
        ("[2001:db8::1]", "2001:db8::1"),
        ("2001:db8::1", "2001:db8::1"),
        ("fe80::1%eth0", "fe80::1"),
        ("[fe80::1%25eth0]:80", "fe80::1"),
        ("::ffff:1.2.3.4", "1.2.3.4"),
        ("unknown", "None"),
        ("_hidden", "None"),
        ("", "None"),
        ("1.2.3", "None"),
        ("[", "None"),
        ("%", "None"),
        ("1.2.3.4 5", "None"),
        ("::" * 20_000, "None"),
        ("\x00\xff", "None"),
        ("٢.2.3.4", "None"),
    ],
)
def test_an_address_as_proxies_write_it(written: str, address: str) -> None:
    assert str(parsed(written)) == address


@pytest.mark.parametrize(
    ("forwarded", "address"),
    [
        (["5.5.5.5"], "5.5.5.5"),
        (["6.6.6.6, 5.5.5.5"], "5.5.5.5"),
        (["6.6.6.6, 5.5.5.5, 10.0.0.9"], "5.5.5.5"),
        (["6.6.6.6", "5.5.5.5", "10.1.2.3"], "5.5.5.5"),
        (["10.0.0.7, 10.0.0.9"], "10.0.0.7"),
        (["5.5.5.5, nonsense, 10.0.0.9"], None),
        (["nonsense, 5.5.5.5"], "5.5.5.5"),
        (["nonsense"], None),
        (["5.5.5.5,"], None),
        ([], None),
    ],
)
def test_whoever_asked_the_first_trusted_proxy_is_the_caller(forwarded: list[str], address: str | None) -> None:
    headers = [(b"x-forwarded-for", value.encode()) for value in forwarded]
    assert caller(Networks(["127.0.0.1", "10.0.0.0/8"]), headers) == address


def test_no_address_is_the_other_end_of_a_socket_in_the_file_system() -> None:
    assert Networks(["unix"]).has(None)
    assert not Networks(["127.0.0.1"]).has(None)
    assert Networks(["127.0.0.0/8"]).has(("::ffff:127.0.0.1", 1))
    assert not Networks(["unix"]).has(("127.0.0.1", 1))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a trusted proxy, started where everybody's headers are believed by uvicorn."""
    trusted = ("--proxy", PROXY, "--proxy", "10.0.0.0/8")
    limits = ("--sockets", str(SOCKETS), "--requests", "1000")
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("FORWARDED_ALLOW_IPS", "*")
        with serving(tmp_path_factory.mktemp("server"), "--name", NAME, *trusted, *limits, *METRICS) as running:
            yield running


@pytest.fixture(scope="module")
def table(server: Server) -> str:
    return str(server.open_table("baby-boom", "me", "open")["table"])


def dial(
    server: Server, table: str, source: str, stack: ExitStack, origin: str | None = None, **headers: str
) -> ClientConnection:
    """A socket from this address of the machine."""
    line = socket.create_connection((HERE, server.port), 20, source_address=(source, 0))
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
    allowed = Origin(origin) if origin else None
    wire = stack.enter_context(connect(address, sock=line, additional_headers=named, origin=allowed))
    with suppress(ConnectionClosed):
        wire.send(json.dumps({"type": "hello", "tokens": []}))
    return wire


def is_admitted(wire: ClientConnection) -> bool:
    told: Json = json.loads(wire.recv(timeout=20))
    return bool(told["type"] != "problem")


def admitted(server: Server, table: str, source: str, forwarded: list[str]) -> int:
    """How many of these people, as they are said to be, may open a socket at the same time."""
    with ExitStack() as stack:
        most = sum(is_admitted(dial(server, table, source, stack, X_Forwarded_For=each)) for each in forwarded)
    eventually(lambda: "boneyard_sockets 0.0\n" in server.metrics())
    return most


def test_a_forged_header_gives_nobody_more_sockets(server: Server, table: str) -> None:
    assert admitted(server, table, HERE, [f"5.5.5.{number}" for number in range(10)]) == SOCKETS


def test_a_client_that_forges_an_address_before_the_proxy_adds_the_true_one_gains_nothing(
    server: Server, table: str
) -> None:
    assert admitted(server, table, PROXY, [f"6.6.6.{number}, 5.5.5.5, 10.0.0.9" for number in range(10)]) == SOCKETS


def test_an_ipv6_network_is_one_address_behind_a_proxy_too(server: Server, table: str) -> None:
    household = [f"[2001:db8:0:1::{number}]:443" for number in range(10)]
    assert admitted(server, table, PROXY, household) == SOCKETS
    assert admitted(server, table, PROXY, [*household, "2001:db8:0:2::1"]) == SOCKETS + 1


@pytest.mark.parametrize("garbage", ["unknown", "1.2.3", ",", "%", "[::", "a" * 3000])
def test_garbage_counts_as_the_address_of_the_proxy(server: Server, table: str, garbage: str) -> None:
    assert admitted(server, table, PROXY, [garbage] * (SOCKETS + 2)) == SOCKETS
    assert "Traceback" not in server.said()


def test_everybody_behind_a_proxy_is_let_in(tmp_path: Path) -> None:
    with serving(tmp_path, "--proxy", PROXY, "--metrics", "0") as server:
        table = str(server.open_table("baby-boom", "me", "open")["table"])
        assert admitted(server, table, PROXY, [f"5.5.{number}.5" for number in range(130)]) == 130
        assert server.said() == ""


def test_connections_of_a_proxy_are_not_limited_as_those_of_one_address(tmp_path: Path) -> None:
    with serving(tmp_path, "--proxy", PROXY, "--connections", "5") as server, ExitStack() as stack:
        for _ in range(20):
            line = socket.create_connection((HERE, server.port), 20, source_address=(PROXY, 0))
            stack.enter_context(line)
            line.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 5.5.5.5\r\n\r\n")
            assert b"200 OK" in line.recv(4096)
        assert server.said() == ""


def asked(server: Server, source: str, path: str = "/api/games", body: Json | None = None, **headers: str) -> int:
    """The status of the answer to a request from this address of the machine."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    with closing(http.client.HTTPConnection(HERE, server.port, source_address=(source, 0))) as connection:
        sent = None if body is None else json.dumps(body)
        connection.request("GET" if body is None else "POST", path, sent, {"Content-Type": "application/json", **named})
        return connection.getresponse().status


OPEN = {"game": "baby-boom", "seats": [{"kind": "open"}, {"kind": "open"}]}


def test_the_pages_of_a_server_whose_proxy_does_not_pass_the_host_on(server: Server, table: str) -> None:
    ours, theirs = f"https://{NAME}", "https://evil.example"
    host = {"X_Forwarded_Host": NAME, "X_Forwarded_For": "7.7.7.7", "X_Forwarded_Proto": "https"}
    assert asked(server, PROXY, "/api/tables", OPEN, Origin=ours, **host) == 201
    assert asked(server, PROXY, "/api/tables", OPEN, Origin=theirs, **host) == 403
    assert asked(server, HERE, "/api/tables", OPEN, Origin=ours, **host) == 403
    with ExitStack() as stack:
        assert is_admitted(dial(server, table, PROXY, stack, ours, **host))


def test_a_forwarded_scheme_that_no_browser_uses_changes_nothing(server: Server) -> None:
    host = {"X_Forwarded_Host": NAME, "X_Forwarded_For": "8.8.8.8", "X_Forwarded_Proto": "gopher"}
    assert asked(server, PROXY, "/api/tables", OPEN, Origin=f"http://{NAME}", **host) == 201


def test_the_forwarded_name_has_to_be_one_of_this_server(server: Server) -> None:
    assert asked(server, PROXY, X_Forwarded_Host=NAME) == 200
    assert asked(server, PROXY, X_Forwarded_Host="evil.example") == 421
    assert asked(server, PROXY, X_Forwarded_Host="", Host="evil.example") == 421
    assert asked(server, HERE, X_Forwarded_Host=NAME, Host="evil.example") == 421


def test_a_proxy_that_is_not_trusted_is_told_of_once(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        for number in range(5):
            asked(server, HERE, X_Forwarded_For=f"5.5.5.{number}")
        assert server.said().count("if it is your proxy, start with: --proxy 127.0.0.1") == 1
        assert server.said().count("\n") == 1
