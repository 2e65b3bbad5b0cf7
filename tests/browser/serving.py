"""A real server in a process of its own, on one database and one port; it can be killed and comes back."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

# All tests come from one address, and friends without a browser are fast.
GENEROUS = ["--tables", "10000", "--sockets", "1000", "--requests", "1000", "--messages", "1000"]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    def __init__(self, home: Path) -> None:
        self.home = home
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start, and wait until it says where it is."""
        boneyard = str(Path(sys.executable).parent / "boneyard")
        where = ["--port", str(self.port), "--database", str(self.home / "tables.sqlite")]
        command = [boneyard, "serve", *where, *GENEROUS]
        with (self.home / "errors").open("a", encoding="utf-8") as errors:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True)
        assert self.process.stdout
        assert any(str(self.port) in line for line in self.process.stdout), "the server printed no address"

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def kill(self) -> None:
        """As when the power goes: nothing is put in order."""
        self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> None:
        assert self.process
        os.kill(self.process.pid, how)
        self.process.communicate(timeout=20)
        self.process = None

    def errors(self) -> str:
        """What the server complained about."""
        return (self.home / "errors").read_text(encoding="utf-8")

    def get(self, path: str) -> Any:
        with urllib.request.urlopen(self.address + path) as answer:
            return json.load(answer)

    def post(self, path: str, body: object) -> Any:
        """Ask for something over HTTP, as a friend's program would."""
        request = urllib.request.Request(
            self.address + path, json.dumps(body).encode(), {"Content-Type": "application/json"}
        )
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)
