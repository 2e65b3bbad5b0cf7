"""`boneyard tables`, typed by whoever runs a server."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from boneyard.table.operator import Operator
from boneyard.table.store import ChatRow, Conflict, Store, Unavailable
from boneyard.table.times import now_ms
from tests.command import Boneyard, Done
from tests.table.stored import a_line, a_move, a_table, two_seats, with_store


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Two tables, one of them with a hostile name."""

    async def fill(store: Store) -> None:
        ann, bot = two_seats()
        await store.create(a_table(touched=now_ms() - 3 * 3_600_000), [ann, bot])
        for rev in range(1, 31):
            await store.append(a_move(rev))
        await store.say(a_line("hello \x1b[31m[bold]there"))
        await store.say(ChatRow("oak", 0, 6_000, 0, "", "", '{"key":"table-left","args":{"name":"Ann"}}', b"ann"))
        _, bot = two_seats("elm")
        await store.create(a_table("elm", status="closed", public=False), [replace(bot, seat=0, kind="open"), bot])

    with_store(tmp_path / "tables.sqlite", fill)
    return tmp_path / "tables.sqlite"


def typed(boneyard: Boneyard, database: Path, *arguments: str | Path) -> Done:
    return boneyard("tables", *arguments, "--database", database)


def test_the_list(boneyard: Boneyard, database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "160")
    done = typed(boneyard, database, "list", "--json", tmp_path / "list.json")
    assert (done.code, done.err) == (0, "")
    title, oak, elm = done.out.splitlines()
    assert title.split() == ["table", "status", "game", "seats", "public", "touched", "moves", "server"]
    assert " ".join(oak.split()) == "oak playing baby-boom Ann, Skully (bot, fair) yes 3 h ago 30 –"
    assert elm.split()[:2] == ["elm", "closed"]
    told = json.loads((tmp_path / "list.json").read_text())["tables"]
    assert [(one["table"], one["moves"]) for one in told] == [("oak", 30), ("elm", 0)]
    assert "seed" not in told[0]
    assert "elm" not in typed(boneyard, database, "list", "--status", "playing").out


def test_nothing_asked_for_shows_the_help(boneyard: Boneyard) -> None:
    done = boneyard("tables")
    assert done.code == 0
    assert "remove-line" in done.out


def test_an_open_seat_is_called_so(boneyard: Boneyard, database: Path) -> None:
    assert "  seat 0: open\n  seat 1: Skully (bot, fair)\n" in typed(boneyard, database, "look", "elm").out


@pytest.mark.parametrize(
    ("problem", "why"),
    [
        (Unavailable("the disk is full"), "tables.sqlite cannot be used now: the disk is full"),
        (Conflict("another server was first"), "that was not done: another server was first"),
    ],
)
def test_a_database_that_does_not_do_it(
    boneyard: Boneyard, database: Path, monkeypatch: pytest.MonkeyPatch, problem: Exception, why: str
) -> None:
    async def refuses(*_arguments: object) -> None:
        raise problem

    monkeypatch.setattr(Operator, "announce", refuses)
    done = typed(boneyard, database, "say", "oak", "Be kind")
    assert (done.code, done.out) == (2, "")
    assert done.err.endswith(f"{why}\n")


def test_a_look_at_one(boneyard: Boneyard, database: Path, tmp_path: Path) -> None:
    done = typed(boneyard, database, "look", "oak", "--last", "2", "--json", tmp_path / "oak.json")
    assert done.code == 0
    lines = done.out.splitlines()
    assert lines[0] == "oak: baby-boom, playing, public, touched 3 h ago, run by no server now"
    assert lines[1:3] == ["  seat 0: Ann", "  seat 1: Skully (bot, fair)"]
    assert lines[3:6] == [
        "moves: 30",
        "  29  1970-01-01 00:00:02  seat 1  answer b3-c3",
        "  30  1970-01-01 00:00:02  seat 0  answer b3-c3",
    ]
    assert lines[6] == "chat, the last 2:"
    assert lines[7].startswith("  1  1970-01-01 00:00:05  Ann: hello ")
    assert lines[7].endswith("[bold]there")
    assert lines[8] == "  2  1970-01-01 00:00:06  Ann has got up."
    assert "\x1b" not in done.out
    told = json.loads((tmp_path / "oak.json").read_text())
    assert [line["number"] for line in told["chat"]] == [1, 2]
    assert str(2**255 + 1) not in json.dumps(told)


def test_what_the_operator_does(boneyard: Boneyard, database: Path) -> None:
    assert typed(boneyard, database, "say", "oak", "Be kind").out == "Said at table oak, as line 3.\n"
    assert typed(boneyard, database, "remove-line", "oak", "1").out == "Line 1 of table oak is deleted.\n"
    assert typed(boneyard, database, "close", "oak").out == "Table oak is closed.\n"
    out = typed(boneyard, database, "look", "oak").out
    assert "oak: baby-boom, closed" in out
    assert "hello" not in out
    assert "From whoever runs this server:" in out


def test_bans(boneyard: Boneyard, database: Path, tmp_path: Path) -> None:
    assert typed(boneyard, database, "bans").out == "No address is banned.\n"
    assert typed(boneyard, database, "ban", "192.0.2.7", "--reason", "spam").out == "192.0.2.7 is banned.\n"
    assert typed(boneyard, database, "ban", "2001:db8::7").out == "2001:db8::/64 is banned.\n"
    done = typed(boneyard, database, "bans", "--json", tmp_path / "bans.json")
    assert "192.0.2.7" in done.out
    assert "spam" in done.out
    told = json.loads((tmp_path / "bans.json").read_text())["bans"]
    assert {ban["address"]: ban["reason"] for ban in told} == {"192.0.2.7": "spam", "2001:db8::/64": ""}
    assert typed(boneyard, database, "unban", "2001:db8::/64").out == "2001:db8::/64 is not banned any more.\n"
    assert "2001" not in typed(boneyard, database, "bans").out


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["look", "yew"], "there is no table yew; `boneyard tables list` names them"),
        (["close", "elm"], "table elm is closed already"),
        (["remove-line", "oak", "99"], "table oak has no line 99"),
        (["remove-line", "oak", "one"], "Invalid value for 'NUMBER'"),
        (["say", "oak", ""], "there is nothing to say in this line"),
        (["ban", "example.org"], "'example.org' is no address"),
        (["unban", "192.0.2.7"], "192.0.2.7 is not banned"),
        (["zork"], "No such command 'zork'"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(
    boneyard: Boneyard, database: Path, arguments: list[str], why: str
) -> None:
    done = typed(boneyard, database, *arguments)
    assert (done.code, done.out) == (2, "")
    assert done.err.count("\n") == 1
    assert why in done.err
