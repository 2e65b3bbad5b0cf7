"""A real server in a process of its own, and visitors that play there over sockets."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, nullcontext
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.signals import hearing_signals

Json = dict[str, Any]
METRICS = ("--metrics", "127.0.0.1:0")  # to be asked for its figures
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay")  # of people at one screen, by seat


class Server:
    """`boneyard serve`, started, killed and started again on the same database."""

    command: tuple[str, ...] = (str(Path(sys.executable).with_name("boneyard")),)

    def __init__(self, folder: Path, *arguments: str, database: Path | str | None = None) -> None:
        self.folder = folder
        self.arguments = arguments
        self.database = database or folder / "tables.sqlite"
        self.port = 0
        self.metrics_port = 0
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> Server:
        command = [*self.command, "serve", "--database", str(self.database)]
        in_main_thread = threading.current_thread() is threading.main_thread()  # only there signals can be changed
        with (self.folder / "server.log").open("a") as log, hearing_signals() if in_main_thread else nullcontext():
            self.process = subprocess.Popen(
                [*command, "--port", str(self.port), *self.arguments], stdout=subprocess.PIPE, stderr=log, text=True
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if "http://" not in line:
            self.process.communicate()
            raise AssertionError(self.said())
        self.port = int(line.partition("http://localhost:")[2].split()[0])
        if METRICS[0] in self.arguments:
            self.metrics_port = int(self.process.stdout.readline().partition("http://127.0.0.1:")[2].split("/")[0])
        self.wait_until_well()
        return self

    def wait_until_well(self) -> None:
        deadline = time.monotonic() + 120  # on a very busy machine
        while time.monotonic() < deadline:
            try:
                if self.get("/health")["status"] == "ok":
                    return
            except OSError:
                time.sleep(0.05)
        raise AssertionError(self.said())

    def kill(self) -> None:
        """As if the machine had crashed."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        if self.process is not None:
            self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(how)
        self.process.communicate(timeout=120)
        self.process = None

    def said(self) -> str:
        """What the server has written to its log: nothing, if all is well."""
        return (self.folder / "server.log").read_text()

    @property
    def url(self) -> str:
        return f"http://localhost:{self.port}"

    def get(self, path: str) -> Any:
        return self._ask(urllib.request.Request(self.url + path))

    def metrics(self) -> str:
        """Its figures, if it was started with `METRICS`."""
        told: str = self._ask(urllib.request.Request(f"http://127.0.0.1:{self.metrics_port}/metrics"))
        return told

    def post(self, path: str, body: Any = None, **headers: str) -> Any:
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        kind = "text/plain" if isinstance(body, bytes) else "application/json"
        return self._ask(urllib.request.Request(self.url + path, data, {"Content-Type": kind, **headers}))

    def _ask(self, request: urllib.request.Request) -> Any:
        with urllib.request.urlopen(request, timeout=20) as answer:
            text = answer.read().decode()
        return json.loads(text) if "json" in answer.headers.get("Content-Type", "") else text

    def refused(self, path: str, body: Any = None, **headers: str) -> Json:
        """The refusal of a request."""
        try:
            answer = self.get(path) if body is None else self.post(path, body, **headers)
        except urllib.error.HTTPError as problem:
            told: Json = json.loads(problem.read())
            return {**told, "status": problem.code}
        raise AssertionError(f"{path} was not refused: {answer}")

    def fails(self, path: str, body: Any = None) -> bool:
        """Whether a request is refused."""
        try:
            self.get(path) if body is None else self.post(path, body)
        except urllib.error.HTTPError as problem:
            problem.close()
            return True
        return False

    def open_table(self, game: str, *seats: str, **more: Any) -> Json:
        """A table: seats are `me`, `open`, or a level of a bot."""
        plans = [
            {"kind": who, "nickname": name} if who in ("me", "open") else {"kind": "bot", "level": who}
            for who, name in zip(seats, NAMES, strict=False)
        ]
        seated: Json = self.post("/api/tables", {"game": game, "seats": plans, "nickname": "Ada", **more})
        return seated

    def sit_down(self, table: str, nickname: str = "Leo") -> Json:
        """A friend takes an open place."""
        seated: Json = self.post(f"/api/tables/{table}/seats", {"nickname": nickname})
        return seated


def eventually(wish: Callable[[], object], seconds: float = 30) -> None:
    """Wait until something is so."""
    deadline = time.monotonic() + seconds
    while not wish():
        assert time.monotonic() < deadline, "it never was"
        time.sleep(0.02)


def held(seated: Json) -> list[str]:
    """All secrets somebody got."""
    return [*seated["tokens"].values(), *([seated["host"]] if seated["host"] else [])]


class Visitor:
    """One socket at one table."""

    def __init__(self, server: Server, table: str, tokens: list[str], look: int = -1) -> None:
        self.server = server
        self.table = table
        self.tokens = tokens
        self.frames: list[str] = []
        self.update: Json = {}
        self.log: list[Json] = []
        self.chat: list[Json] = []
        self.stack = ExitStack()
        address = f"ws://localhost:{server.port}/api/tables/{table}/socket"
        self.wire: ClientConnection = self.stack.enter_context(connect(address, max_size=None, open_timeout=20))
        self.say("hello", tokens=tokens, look=look)
        self.until("update")

    def say(self, kind: str, **fields: Any) -> None:
        self.wire.send(json.dumps({"type": kind, **fields}))

    def hear(self, timeout: float = 20) -> Json:
        text = self.wire.recv(timeout=timeout)
        assert isinstance(text, str)
        self.frames.append(text)
        message: Json = json.loads(text)
        if message["type"] == "update":
            self.log = self.log[: message["keep"]] + message["log"]
            self.update = message
        if message["type"] == "said":
            self.chat = message["lines"] if message["whole"] else self.chat + message["lines"]
        return message

    def until(self, kind: str) -> Json:
        """The next message of a kind; those before it are read, too."""
        while True:
            message = self.hear()
            if message["type"] == kind:
                return message

    def until_true(self, wish: Any) -> Json:
        """The first update for which this is true."""
        while not wish(self.update):
            self.hear()
        return self.update

    def pick(self, index: int = 0) -> None:
        """Answer the open question."""
        self.say("pick", prompt=self.update["prompt"]["number"], pick=index)

    def answer(self, index: int = 0) -> Json:
        """Answer, and wait for the update."""
        rev = self.update["rev"]
        self.pick(index)
        return self.until_true(lambda update: update["rev"] > rev)

    def leave(self) -> None:
        self.stack.close()


def ada_and_leo(server: Server, game: str = "baby-boom") -> tuple[Visitor, Visitor]:
    """The host of a table and a friend, each with a socket."""
    seated = server.open_table(game, "me", "open")
    friend = server.sit_down(seated["table"])
    return Visitor(server, seated["table"], held(seated)), Visitor(server, seated["table"], held(friend))


def memory(server: Server) -> int:
    """How much memory the server holds, in kB."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0])


def cut_off(wire: ClientConnection) -> int:
    """The code with which the server closes a socket; messages before that are ignored."""
    while True:
        try:
            wire.recv(timeout=20)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0


@contextmanager
def serving(folder: Path, *arguments: str, database: Path | str | None = None) -> Iterator[Server]:
    """A server for the length of a `with`."""
    server = Server(folder, *arguments, database=database).start()
    try:
        yield server
    finally:
        server.stop()
