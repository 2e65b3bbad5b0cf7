"""A banned address is refused, and its sockets are closed, by every server on the database."""

from __future__ import annotations

import json
import urllib.error
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from boneyard.table.bans import Bans
from boneyard.table.operator import Operator
from boneyard.table.store import Store
from tests.table.stored import with_store
from tests.table.test_operator import operate
from tests.table.visitors import Server, Visitor, cut_off, held, serving

Address = Path | str
HERE = ("127.0.0.1", "::1")  # what localhost may be


class Impatient(Server):
    """A server that is not asked whether it is well."""

    def wait_until_well(self) -> None:
        pass


def set_banned(database: Address, *, banned: bool) -> None:
    async def work(store: Operator) -> None:
        for address in HERE:
            await (store.ban(address, "a test") if banned else store.unban(address))

    operate(database, work)


def last_words(visitor: Visitor) -> tuple[dict[str, Any], int]:
    """The last message to a socket that the server closes, and the code."""
    while True:
        try:
            visitor.hear()
        except ConnectionClosed as closed:
            return json.loads(visitor.frames[-1]), closed.rcvd.code if closed.rcvd else 0


def wait_until_let_in(server: Server) -> None:
    while True:
        try:
            server.get("/api/games")
        except urllib.error.HTTPError:
            continue
        return


def test_a_banned_address_is_refused_until_it_is_let_in_again(database: Address, tmp_path: Path) -> None:
    with serving(tmp_path, "--requests", "100000", database=database) as server:
        seated = server.open_table("baby-boom", "me", "me")
        ada = Visitor(server, seated["table"], held(seated))
        set_banned(database, banned=True)
        problem, code = last_words(ada)
        assert (problem["type"], problem["why"], code) == ("problem", "banned", 4403)
        for path in ("/api/games", "/", f"/api/tables/{seated['table']}/record", "/health"):
            refusal = server.refused(path)
            assert (refusal["status"], refusal["why"]) == (403, "banned")
        with connect(f"ws://localhost:{server.port}/api/tables/{seated['table']}/socket") as wire:
            assert json.loads(wire.recv(timeout=20))["why"] == "banned"
            assert cut_off(wire) == 4403
        set_banned(database, banned=False)
        wait_until_let_in(server)
        again = Visitor(server, seated["table"], held(seated))
        assert again.update["mine"] == [0, 1]
        again.leave()


def test_a_ban_holds_from_the_start_of_a_server(database: Address, tmp_path: Path) -> None:
    async def nothing(_store: Store) -> None:
        pass

    with_store(database, nothing)
    set_banned(database, banned=True)
    server = Impatient(tmp_path, database=database).start()
    assert server.refused("/health")["why"] == "banned"
    server.stop()


def test_an_ipv6_address_is_banned_with_its_network(tmp_path: Path) -> None:
    class Caller:
        def __init__(self, host: str) -> None:
            self.client = type("Client", (), {"host": host})

    async def story(store: Store) -> None:
        operator = Operator(tmp_path / "tables.sqlite")
        await operator.open()
        await operator.ban("2001:db8:0:7::1")
        await operator.ban("192.0.2.1")
        await operator.close()
        bans = Bans(store)
        await bans.refresh()
        told = {
            host: bans.include(Caller(host))  # type: ignore[arg-type]
            for host in ("2001:db8:0:7:1:2:3:4", "2001:db8:0:8::1", "192.0.2.1", "::ffff:192.0.2.1", "192.0.2.2")
        }
        assert list(told.values()) == [True, False, True, True, False]

    with_store(tmp_path / "tables.sqlite", story)
