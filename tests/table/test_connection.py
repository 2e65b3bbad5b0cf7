"""A browser that does not read costs the others nothing: no memory, and finally no socket."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from websockets.sync.client import ClientConnection, connect

from boneyard.table.connection import WAITING, WAITING_BYTES, Connection
from boneyard.table.protocol import Line, Pong
from tests.table.live_tables import FakeBrowser, a_live_table, a_session, run, token
from tests.table.visitors import Server, Visitor, cut_off, memory, serving

READERS = 20
LINES = 3_000
AT_ONCE = 50
LONG = "🦴" * 500  # 2,000 bytes: 6 MB in all, of which the system itself may keep 4 for each reader


@pytest.fixture
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(
        tmp_path_factory.mktemp("slow"), "--messages", "100000", "--chat", "100000", "--sockets", "100"
    ) as running:
        yield running
    assert running.said() == ""


def slow_reader(server: Server, table: str, stack: ExitStack) -> ClientConnection:
    """Says hello, and then reads nothing; its buffers are too small for what is sent."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", server.port))
    address = f"ws://localhost:{server.port}/api/tables/{table}/socket"
    wire = stack.enter_context(
        connect(address, sock=line, max_queue=1, max_size=None, ping_interval=None, close_timeout=1)
    )
    wire.send('{"type":"hello"}')
    return wire


def test_slow_readers_are_disconnected_and_cost_no_memory(server: Server) -> None:
    table = server.open_table("baby-boom", "me", "me")["table"]
    ada = Visitor(server, table, [])
    with ExitStack() as stack:
        readers = [slow_reader(server, table, stack) for _ in range(READERS)]
        ada.until_true(lambda update: update["table"]["watching"] == READERS + 1)
        start = memory(server)
        for number in range(1, LINES + 1):
            ada.say("chat", text=LONG)
            while number % AT_ONCE == 0 and len(ada.chat) < number:
                ada.hear()
        assert memory(server) - start < 20_000
        assert [cut_off(wire) for wire in readers] == [4429] * READERS
        ada.until_true(lambda update: update["table"]["watching"] == 1)
    ada.leave()


def test_a_browser_that_leaves_too_many_messages_unread_is_sent_nothing_more() -> None:
    connection = Connection()
    for _ in range(WAITING):
        connection.send(Pong())
    waited = len(connection.outbox)
    connection.send(Pong())
    assert (waited, len(connection.outbox), connection.overflowed) == (WAITING, 0, True)


def test_long_messages_count_by_their_bytes_but_a_single_one_is_never_too_long() -> None:
    connection = Connection()
    connection.send_encoded(b"x" * (WAITING_BYTES + 1))
    assert not connection.overflowed
    connection.send_encoded(b"x")
    assert connection.overflowed


def test_a_line_of_the_chat_is_encoded_once_for_everybody() -> None:
    async def story() -> None:
        table = a_live_table(a_session("baby-boom", 2))
        ada, leo = FakeBrowser(table, token(0)), FakeBrowser(table, token(1))
        table.chat.send_line(Line(1, 2, 0, "Ada", "hello"))
        assert ada.connection.outbox[0] is leo.connection.outbox[0]

    run(story())
