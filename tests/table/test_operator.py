"""What the operator changes in a database is seen at once at the servers that use it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from boneyard.core.decision import BadInput
from boneyard.table.operator import Operator, address_meant
from boneyard.table.store import Store
from tests.table.stored import a_line, a_move, a_table, in_format, straight, two_seats, with_store
from tests.table.visitors import Visitor, held, serving

Address = Path | str


def operate(address: Address, work: Callable[[Operator], Awaitable[Any]]) -> Any:
    """Do something as the operator."""

    async def run() -> Any:
        store = Operator(address)
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def test_tables_are_listed_with_what_goes_on_there(database: Address) -> None:
    async def story(store: Store) -> None:
        await store.create(a_table(touched=3_000), two_seats())
        await store.append(a_move(1))
        await store.append(a_move(2))
        await store.create(a_table("elm", status="over", server="dead", touched=9_000), two_seats("elm"))
        assert await store.claim(["oak"]) == {"oak"}
        operator = Operator(database)
        await operator.open()
        elm, oak = await operator.latest()
        assert (elm.row.id, elm.status, elm.moves, elm.touched, elm.server) == ("elm", "over", 0, 9_000, "")
        assert (oak.row.id, oak.status, oak.moves, oak.touched, oak.server) == (
            "oak",
            "playing",
            2,
            3_000,
            store.server,
        )
        assert [found.row.id for found in await operator.latest(("playing",))] == ["oak"]
        assert [found.row.id for found in await operator.latest(limit=1)] == ["elm"]
        await operator.close()
        assert await store.heartbeat() == set()  # the operator is no server

    with_store(database, story)


def test_a_line_is_removed_and_the_table_has_the_next_version(database: Address) -> None:
    async def story(store: Store) -> None:
        await store.create(a_table(), two_seats())
        first, second = await store.say(a_line("one")), await store.say(a_line("two"))
        operator = Operator(database)
        await operator.open()
        await operator.remove_line("oak", first)
        with pytest.raises(BadInput, match=f"table oak has no line {first}"):
            await operator.remove_line("oak", first)
        await operator.close()
        assert [line.id for line in await store.chat("oak")] == [second]
        head = (await store.news({"oak": 0}))["oak"]
        assert (head.version, head.forgotten) == (1, 1)

    with_store(database, story)


def test_a_table_that_changes_meanwhile_is_closed_all_the_same(
    database: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = Operator.look

    async def story(store: Store) -> None:
        await store.create(a_table(), two_seats())
        looks = 0

        async def meanwhile(self: Operator, name: str) -> Any:
            nonlocal looks
            looks += 1
            found = await usual(self, name)
            if looks == 1:
                await store.change("oak", 0, row={"votes": [1]})
            return found

        monkeypatch.setattr(Operator, "look", meanwhile)
        operator = Operator(database)
        await operator.open()
        await operator.shut("oak")
        with pytest.raises(BadInput, match="table oak is closed already"):
            await operator.shut("oak")
        await operator.close()
        assert looks == 3
        found = await store.read("oak")
        assert found
        assert (found[0].status, found[0].votes, found[0].version) == ("closed", [1], 2)

    with_store(database, story)


def test_a_table_that_changes_again_and_again_is_not_closed(database: Address, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = Operator.look

    async def story(store: Store) -> None:
        await store.create(a_table(), two_seats())

        async def meanwhile(self: Operator, name: str) -> Any:
            found = await usual(self, name)
            await store.change("oak", found.row.version, row={"votes": [1]})
            return found

        monkeypatch.setattr(Operator, "look", meanwhile)
        operator = Operator(database)
        await operator.open()
        with pytest.raises(BadInput, match="table oak keeps changing; please try again"):
            await operator.shut("oak")
        await operator.close()
        found = await store.read("oak")
        assert found
        assert found[0].status == "playing"

    with_store(database, story)


def test_people_at_a_table_see_what_the_operator_does(database: Address, tmp_path: Path) -> None:
    with serving(tmp_path, database=database) as server:
        seated = server.open_table("baby-boom", "me", "me")
        name = seated["table"]
        ada = Visitor(server, name, held(seated))
        ada.say("chat", text="something rude")
        while not ada.chat:
            ada.hear()
        (rude,) = ada.chat
        operate(database, lambda store: store.announce(name, "Please be kind.\n"))
        while len(ada.chat) < 2:
            ada.hear()
        assert ada.chat[1]["say"] == {"key": "table-operator", "args": {"text": "Please be kind."}}
        operate(database, lambda store: store.remove_line(name, rude["id"]))
        while len(ada.chat) > 1:
            ada.hear()
        assert rude not in ada.chat
        operate(database, lambda store: store.shut(name))
        ada.until_true(lambda update: update["table"]["status"] == "closed")
        ada.leave()


def test_what_is_not_there(tmp_path: Path) -> None:
    here = tmp_path / "tables.sqlite"

    def why(work: Callable[[Operator], Awaitable[Any]], address: Path = here) -> str:
        with pytest.raises(BadInput) as problem:
            operate(address, work)
        return str(problem.value)

    assert why(Operator.bans) == f"there is no database {here}"
    assert not here.exists()
    in_format(here, 3)
    assert "is in format 3, and this version knows format" in why(Operator.bans)
    assert straight(here, "SELECT version_num FROM alembic_version") == [("3",)]
    (tmp_path / "text").write_text("Ahoy!" * 1000)
    assert "cannot be used as a database: file is not a database" in why(Operator.bans, tmp_path / "text")
    (tmp_path / "empty").touch()
    assert "is not a database of Boneyard" in why(Operator.bans, tmp_path / "empty")
    here.unlink()
    with_store(here, lambda store: store.create(a_table(), two_seats()))
    for work in (
        lambda store: store.look("elm"),
        lambda store: store.shut("elm"),
        lambda store: store.announce("elm", "hello"),
        lambda store: store.remove_line("elm", 1),
    ):
        assert why(work).startswith("there is no table elm;")
    assert why(lambda store: store.announce("oak", " \n ")) == "there is nothing to say in this line"
    assert why(lambda store: store.unban("192.0.2.1")) == "192.0.2.1 is not banned"


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("192.0.2.7", "192.0.2.7"),
        (" 2001:DB8:0:1:ffff::7 ", "2001:db8:0:1::/64"),
        ("2001:db8::/64", "2001:db8::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
    ],
)
def test_what_counts_as_an_address(typed: str, meant: str) -> None:
    assert address_meant(typed) == meant


@pytest.mark.parametrize(
    "typed", ["", "boneyard.example.org", "192.0.2.0/24", "192.0.2.256", "2001:db8::/32", "fe80::1%eth0"]
)
def test_what_is_no_address(typed: str) -> None:
    with pytest.raises(BadInput, match=r"is no address|is an address of one machine"):
        address_meant(typed)
