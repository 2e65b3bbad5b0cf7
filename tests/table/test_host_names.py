"""A server answers only under its own names, so no other site can pass for it."""

from __future__ import annotations

import http.client
import json
import socket
from collections.abc import Iterator
from contextlib import closing

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from boneyard.table.host_names import HostNames
from tests.table.visitors import Server, serving


@pytest.mark.parametrize(
    "host",
    [
        "localhost:8000",
        "LOCALHOST",
        "127.0.0.1:8000",
        "192.168.1.5:8000",
        "[::1]:8000",
        "[fe80::1]",
        "mymachine.local:8000",
        "mymachine.local.",
        "boneyard.localhost",
        socket.gethostname(),
        "play.example.org",
        "Play.Example.org:443",
        "inn.lan:8000",
        "",
    ],
)
def test_a_name_of_this_server(host: str) -> None:
    assert HostNames(["inn.lan", "play.example.org"]).allow(host)


@pytest.mark.parametrize(
    "host",
    ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "local", "[evil.example]:8000", ":8000"],
)
def test_a_name_that_another_site_could_have(host: str) -> None:
    assert not HostNames(["play.example.org"]).allow(host)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server"), "--name", "play.example.org") as running:
        yield running


def asked(server: Server, host: str, path: str = "/api/games") -> tuple[int, bytes]:
    with closing(http.client.HTTPConnection("127.0.0.1", server.port)) as connection:
        connection.request("GET", path, headers={"Host": host})
        answer = connection.getresponse()
        return answer.status, answer.read()


@pytest.mark.parametrize("path", ["/", "/api/tables", "/health", "/assets/none.js"])
def test_a_request_for_another_site_is_refused_in_one_sentence(server: Server, path: str) -> None:
    status, body = asked(server, "evil.example:8000", path)
    assert status == 421
    assert json.loads(body)["message"] == (
        "this server does not know the name evil.example; whoever runs it can allow it with: --name evil.example"
    )


def test_the_page_of_another_site_opens_no_socket_though_its_origin_is_the_same(server: Server) -> None:
    seated = server.open_table("baby-boom", "me", "me")
    address = f"ws://127.0.0.1:{server.port}/api/tables/{seated['table']}/socket"
    here = socket.create_connection(("127.0.0.1", server.port))
    with pytest.raises(InvalidStatus) as refused:
        connect(
            address.replace("127.0.0.1", "evil.example"), sock=here, origin=Origin(f"http://evil.example:{server.port}")
        )
    assert refused.value.response.status_code == 421


@pytest.mark.parametrize("host", ["play.example.org", "192.168.1.5:8000", "mymachine.local:8000"])
def test_a_request_under_its_own_name_is_answered(server: Server, host: str) -> None:
    assert asked(server, host)[0] == 200
