"""`boneyard serve`: one clear line when it cannot, and a clean end."""

from __future__ import annotations

import os
import signal
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.command import Boneyard
from tests.table.visitors import Visitor, cut_off, held, serving


def one_line(boneyard: Boneyard, *arguments: object) -> str:
    """The one line with which the server says that it cannot be started."""
    done = boneyard("serve", "--port", "0", *arguments)
    assert done.code == 2
    assert not done.out
    assert done.err.startswith("boneyard: ")
    assert done.err.count("\n") == 1
    return done.err


def test_help_says_what_can_be_set(boneyard: Boneyard) -> None:
    done = boneyard("serve", "--help")
    assert done.code == 0
    assert max(len(line) for line in done.out.splitlines()) <= 80
    for word in (
        "--port",
        "--host",
        "--database",
        "--durable",
        "--bots",
        "--origin",
        "--name",
        "--proxy",
        "--metrics",
        "--log-format",
        "--facts",
        "boneyard serve\n",
    ):
        assert word in done.out


def test_a_port_in_use(boneyard: Boneyard) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert f"cannot listen on 127.0.0.1:{port} (Address already in use)" in one_line(boneyard, "--port", port)


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--port", "99999"], "Invalid value for '--port'"),
        (["--durable", "never"], "Invalid value for '--durable'"),
        (["--bots", "0"], "Invalid value for '--bots'"),
        (["--host", "nowhere.invalid"], "nowhere.invalid"),
        (["--facts", "none.toml"], "none.toml"),
        (["--proxy", "nonsense"], "give an address, a network such as 10.0.0.0/8, or unix"),
        (["--metrics", "10.0.0.0/8"], "10.0.0.0/8 is no port for the figures; 9100 and 127.0.0.1:9100 are"),
        (["--metrics", "127.0.0.1:70000"], "127.0.0.1:70000 is no port for the figures"),
        (["--port", "8765", "--metrics", "8765"], "the figures need a port of their own, not 8765"),
        (["--log-format", "xml"], "Invalid value for '--log-format'"),
        (["--host", "/nowhere/socket"], "cannot listen at /nowhere/socket (No such file or directory)"),
        (["--zork"], "No such option: --zork"),
        (
            ["--database", "mysql://ann:hunter2@localhost/tables"],
            "a database is a file, sqlite:///FILE, or postgresql+",
        ),
        (
            ["--database", "postgresql+psycopg://ann:hunter2@127.0.0.1:1/tables"],
            "ann@127.0.0.1:1/tables cannot be used",
        ),
    ],
)
def test_what_cannot_be_is_said_in_one_line(boneyard: Boneyard, arguments: list[str], why: str) -> None:
    said = one_line(boneyard, *arguments)
    assert why in said
    assert "hunter2" not in said


def test_postgresql_without_its_driver(boneyard: Boneyard, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    said = one_line(boneyard, "--database", "postgresql+psycopg://ann@db.example.org/tables")
    assert said == "boneyard: PostgreSQL needs psycopg; type: pip install 'boneyard[postgresql]'\n"


def test_several_processes_where_none_can_be_forked(
    boneyard: Boneyard, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delattr(os, "fork")
    done = boneyard("serve", "--port", "0", "--workers", "2", "--database", tmp_path / "tables.sqlite")
    assert done.code == 2
    assert done.err == "boneyard: this system cannot start several server processes; leave --workers out\n"


def really(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """The real command, for what only shows once the server opens its database."""
    command = [str(Path(sys.executable).with_name("boneyard")), "serve", "--port", "0", *arguments]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=60, check=False)


def test_a_bad_facts_file(tmp_path: Path) -> None:
    (tmp_path / "facts.toml").write_text("[nonsense")
    done = really(tmp_path, "--facts", "facts.toml")
    assert done.returncode == 2
    assert done.stderr.startswith("boneyard: facts.toml, line 1: this is not TOML")
    assert done.stderr.count("\n") == 1


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("my shopping list\n" * 100)
    done = really(tmp_path, "--database", "notes.txt")
    assert done.returncode == 2
    assert done.stderr.startswith("boneyard: ")
    assert done.stderr.count("\n") == 1
    assert "notes.txt cannot be used as a database" in done.stderr


def test_a_database_of_a_newer_boneyard(tmp_path: Path) -> None:
    with serving(tmp_path):
        pass
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        database.execute("UPDATE alembic_version SET version_num = 'from the future'")
    database.close()
    done = really(tmp_path, "--database", "tables.sqlite")
    assert done.returncode == 2
    assert done.stderr.startswith("boneyard: ")
    assert done.stderr.count("\n") == 1
    assert "tables.sqlite" in done.stderr


def test_a_database_where_nothing_can_be_written(boneyard: Boneyard, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "file" in one_line(boneyard, "--database", tmp_path / "file" / "tables.sqlite")


@pytest.mark.parametrize(
    ("number", "left_with"),
    [(signal.SIGINT, 130), (signal.SIGTERM, 0), (signal.SIGHUP, 0)],
    ids=["ctrl-c", "terminated", "terminal-closed"],
)
def test_it_ends_cleanly(tmp_path: Path, number: signal.Signals, left_with: int) -> None:
    with serving(tmp_path, "--durable", "power") as server:
        assert server.process is not None
        seated = server.open_table("bad-bones", "me")
        ada = Visitor(server, seated["table"], held(seated))
        ada.answer()
        os.kill(server.process.pid, number)
        code = server.process.wait(timeout=30)
        assert code == left_with
        assert cut_off(ada.wire) == 1012  # it was told, not dropped
        ada.leave()
        assert server.said() == ""


# A server that is told to end at a moment of its start. Python ignores what is raised while an object is removed.
STARTING: Final = """
import os, signal, sys, weakref
from boneyard.cli import main, serve
from boneyard.table.tables import Tables

moment, build, opens = sys.argv.pop(1), serve.served, Tables.open

class Thing:
    pass

def told(now, *_):
    if now == moment:
        os.kill(os.getpid(), signal.SIGTERM)

def served(settings):
    told("built")
    thing = Thing()
    watched = weakref.ref(thing, lambda _: told("removed"))
    del thing
    return build(settings)

async def opened(tables):
    told("opened")
    await opens(tables)

serve.served, Tables.open = served, opened
main()
"""


@pytest.mark.parametrize("moment", ["built", "removed", "opened"])
def test_it_ends_although_it_was_still_starting(tmp_path: Path, moment: str) -> None:
    command = [sys.executable, "-c", STARTING, moment, "serve", "--port", "0", "--database", "tables.sqlite"]
    done = subprocess.run(command, cwd=tmp_path, check=False, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_socket_in_the_file_system_takes_the_place_of_one_that_was_left(tmp_path: Path) -> None:
    place = tmp_path / "socket"
    with socket.socket(socket.AF_UNIX) as left:
        left.bind(str(place))
    boneyard = str(Path(sys.executable).with_name("boneyard"))
    command = [
        boneyard,
        "serve",
        "--host",
        str(place),
        "--proxy",
        "unix",
        "--database",
        str(tmp_path / "tables.sqlite"),
    ]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        assert f"Boneyard is open at {place} " in server.stdout.readline()
        with socket.socket(socket.AF_UNIX) as line:
            line.settimeout(30)
            line.connect(str(place))
            line.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 192.0.2.7\r\n\r\n")
            assert b"200 OK" in line.recv(4096)
        again = really(tmp_path, "--host", str(place), "--database", "others.sqlite")
        assert f"cannot listen at {place} (Address already in use)" in again.stderr
        server.terminate()
        assert server.wait(timeout=30) == 0
