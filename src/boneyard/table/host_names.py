"""The names under which a server may be asked.

A page of another site can let its own name lead to this machine (DNS rebinding); its browser then takes this server for
a part of that site. It cannot do that with an address of digits, nor with a name that only the own network knows.
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Collection
from http import HTTPStatus
from typing import Final

from litestar.types import ASGIApp, Receive, Scope, Send

from boneyard.table.protocol import Problem
from boneyard.table.refusal import send_refusal

OWN: Final = ("localhost",)
OWN_ENDINGS: Final = (".localhost", ".local")
MISDIRECTED: Final = HTTPStatus.MISDIRECTED_REQUEST.value


def name_in(host: str) -> str:
    """The name or address in a `Host` header, without its port."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].rstrip(".").lower()


def is_address(name: str) -> bool:
    """Whether it is an address of digits, of IPv4 or IPv6."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


class HostNames:
    """The names of one server: this machine's own, and those that whoever runs it has given."""

    def __init__(self, given: Collection[str] = ()) -> None:
        self.known = {*OWN, socket.gethostname().lower(), *(name_in(name) for name in given)}

    def allow(self, host: str) -> bool:
        """Whether a `Host` header names this server. Programs that send none are no browsers."""
        name = name_in(host)
        return not host or is_address(name) or name in self.known or name.endswith(OWN_ENDINGS)


def only_under(names: HostNames, app: ASGIApp) -> ASGIApp:
    """Refuse requests and sockets for a server of another name. Starting and stopping it has no headers."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        host = next((value for name, value in scope.get("headers", ()) if name == b"host"), b"").decode("latin-1")
        if names.allow(host):
            await app(scope, receive, send)
        else:
            await refuse(scope, send, name_in(host)[:80])

    return wrapped


async def refuse(scope: Scope, send: Send, name: str) -> None:
    """Answer with one sentence for whoever runs the server."""
    sentence = f"this server does not know the name {name}; whoever runs it can allow it with: --name {name}"
    await send_refusal(scope, send, Problem("malformed", sentence), MISDIRECTED)
