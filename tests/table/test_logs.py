"""The log: what it says about tables, seats and floods, and what it never says."""

from __future__ import annotations

import io
import json
import logging
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from boneyard.table.logs import About, AddContext, JsonLines, TextLines, current
from boneyard.table.repeated_logs import Repeats
from boneyard.table.tokens import new_secret
from tests.table.visitors import Json, Server, Visitor, cut_off, held, serving

Written = tuple[io.StringIO, logging.StreamHandler[io.StringIO], Repeats]

WORDS = "the spoon is in the third drawer"


@pytest.fixture
def written() -> Iterator[Written]:
    stream, repeats = io.StringIO(), Repeats(seconds=3600)
    handler = logging.StreamHandler(stream)
    handler.addFilter(AddContext())
    handler.addFilter(repeats)
    log.addHandler(handler)
    log.propagate = False
    yield stream, handler, repeats
    log.removeHandler(handler)
    log.propagate = True


log = logging.getLogger("boneyard.table.test")


def test_lines_for_people_end_with_what_they_are_about(
    written: Written,
) -> None:
    stream, handler, _ = written
    handler.setFormatter(TextLines())
    log.error("nothing known")
    token = current.set(About("ab12", "oak", "1.2.3.4"))
    log.error("all known")
    current.reset(token)
    nothing, everything = stream.getvalue().splitlines()
    assert nothing.endswith("boneyard.table.test: nothing known")
    assert everything.endswith("boneyard.table.test: all known [request=ab12 table=oak address=1.2.3.4]")


def test_a_line_that_counts_others_says_what_they_were_about(
    written: Written,
) -> None:
    stream, handler, repeats = written
    handler.setFormatter(JsonLines())
    token = current.set(About("ab12", "oak", "1.2.3.4"))
    for _ in range(3):
        log.error("the disk is full\n\x1b")
    current.reset(token)
    repeats.tell()
    first, counted = map(json.loads, stream.getvalue().splitlines())
    assert counted["message"] == first["message"] + " … and 2 more"
    assert (counted["request"], counted["table"], counted["address"]) == ("ab12", "oak", "1.2.3.4")


def test_a_failure_is_one_line_of_json(
    written: Written,
) -> None:
    stream, handler, _ = written
    handler.setFormatter(JsonLines())
    try:
        raise ValueError("nine is too many")
    except ValueError:
        log.exception("it failed")
    line = json.loads(stream.getvalue())
    assert line["level"] == "error"
    assert "ValueError: nine is too many" in line["traceback"]


def whole_session(server: Server) -> list[str]:
    """Play, talk, take seats to another device, leave, and close the table; returns what must stay secret."""
    seated = server.open_table("baby-boom", "me", "open", public=True)
    table = seated["table"]
    friend = server.sit_down(table, "Leonora")
    ada, leo = Visitor(server, table, held(seated)), Visitor(server, table, held(friend))
    for _ in range(6):
        mover, watcher = (ada, leo) if ada.update["prompt"] else (leo, ada)
        rev = mover.answer()["rev"]
        watcher.until_true(lambda update, rev=rev: update["rev"] == rev)
    leo.say("chat", text=WORDS)
    leo.until("said")
    link = server.post(f"/api/tables/{table}/links", {"tables": {table: held(friend)}})["link"]
    secret = new_secret()
    server.post("/api/links", {"link": link, "secret": secret})
    phone = Visitor(server, table, [secret])
    server.post("/api/mine", {"tables": {table: held(seated)}})
    server.fails(f"/api/tables/{table}/links", {"tables": {table: [new_secret()]}})
    server.fails(f"/seat/{link}")
    phone.say("nonsense", secret=secret)
    phone.until("problem")
    phone.say("leave")
    ada.until_true(lambda update: any(seat["left"] for seat in update["table"]["seats"]))
    ada.say("host", do="free", seat=1)
    ada.until_true(lambda update: update["table"]["seats"][1]["kind"] == "open")
    ada.say("host", do="close", seat=-1)
    ada.until_true(lambda update: update["table"]["status"] == "closed")
    report = server.post(f"/api/tables/{table}/report", {"tables": {table: held(seated)}})
    assert report
    for visitor in (ada, leo, phone):
        visitor.leave()
    return [*held(seated), *held(friend), link, secret, WORDS, "Leonora"]


@pytest.mark.parametrize("style", ["json", "text"])
def test_no_secret_of_a_whole_session_is_in_the_log(tmp_path: Path, style: str) -> None:
    with serving(tmp_path, "--log-level", "debug", "--log-format", style, "--messages", "1000") as server:
        hidden = whole_session(server)
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
        hidden += [seed for (seed,) in database.execute("SELECT seed FROM tables")]
    said = server.said()
    assert "message pick: ok" in said
    for secret in hidden:
        assert len(str(secret)) > 6
        assert str(secret) not in said


def test_what_happens_to_tables_and_seats_is_told_with_ids(tmp_path: Path) -> None:
    with serving(tmp_path, "--log-level", "info", "--log-format", "json", "--messages", "1000") as server:
        whole_session(server)
    lines: list[Json] = [json.loads(line) for line in server.said().splitlines()]
    table = next(line["message"].split()[1] for line in lines if "is opened" in line["message"])
    assert [line["message"] for line in lines] == [
        f"table {table} is opened: baby-boom, 2 seats",
        f"table {table}: seat 1 is taken",
        f"table {table}: a link to seats [1] is made",
        f"table {table}: a link to seats [1] is used",
        f"table {table}: seats [1] have another owner, by a link",
        f"table {table}: seats [1] are left",
        f"table {table}: seat 1 is freed by the host",
        f"table {table} is closed by its host",
    ]
    assert all(line["request"] and line["address"] == "127.0.0.1" for line in lines)
    assert all(line["table"] == table for line in lines[1:3] + lines[4:])
    assert len({line["request"] for line in lines}) == 6  # opened, taken, made, used, the phone, the host


def test_floods_are_told_once_for_each_address(tmp_path: Path) -> None:
    with serving(tmp_path, "--log-level", "info", "--log-format", "json", "--requests", "5") as server:
        seated = server.open_table("bad-bones", "me")
        ada = Visitor(server, seated["table"], held(seated))
        refused = 0
        while refused < 2:
            refused += server.fails("/api/games")
        with suppress(ConnectionClosed):
            for _ in range(1000):
                ada.say("nonsense")
        assert cut_off(ada.wire) == 4429
        ada.leave()
    told = [json.loads(line)["message"] for line in server.said().splitlines()]
    assert told.count("127.0.0.1: a request is refused with 429: too many requests") == 1
    assert told.count("127.0.0.1: a socket is closed with 4429: too-fast") == 1


def test_lines_of_several_processes_are_json_too(tmp_path: Path) -> None:
    with serving(tmp_path, "--log-level", "info", "--log-format", "json", "--workers", "2") as server:
        for _ in range(4):
            server.open_table("bad-bones", "me")
    lines = [json.loads(line) for line in server.said().splitlines()]
    assert len([line for line in lines if "is opened" in line["message"]]) == 4
