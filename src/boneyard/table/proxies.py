"""Who asks through a trusted proxy. What anybody else says about forwarding is ignored."""

from __future__ import annotations

import ipaddress
import logging
from collections.abc import Collection, Iterable
from typing import Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from boneyard.core.decision import BadInput

UNIX: Final = "unix"  # whoever comes through a socket in the file system, and so has no address
SCHEMES: Final = ("http", "https")
FORWARDING: Final = (b"forwarded", b"via", b"x-forwarded-for", b"x-forwarded-host", b"x-forwarded-proto", b"x-real-ip")

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Headers = Iterable[tuple[bytes, bytes]]

log = logging.getLogger("boneyard.table")


def parsed(text: str) -> Address | None:
    """An address as proxies write it, perhaps with a port or a zone; none if it is something else."""
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        known = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return getattr(known, "ipv4_mapped", None) or known


class Networks:
    """Addresses and networks, as given on the command line."""

    def __init__(self, given: Collection[str] = ()) -> None:
        self.unix = UNIX in given
        try:
            self._networks = [ipaddress.ip_network(each, strict=False) for each in given if each != UNIX]
        except ValueError as problem:
            raise BadInput(f"{problem}; give an address, a network such as 10.0.0.0/8, or {UNIX}") from None

    def has(self, client: tuple[str, int] | None) -> bool:
        """Whether the other end of a connection is one of them."""
        if client is None:
            return self.unix
        known = parsed(client[0])
        return known is not None and self.includes(known)

    def includes(self, address: Address) -> bool:
        return any(address in network for network in self._networks)


def values(headers: Headers, wanted: bytes) -> list[str]:
    """All values of a header, which may be repeated and may be a list."""
    found = [value.decode("latin-1") for name, value in headers if name == wanted]
    return [each.strip() for each in ",".join(found).split(",")] if found else []


def caller(trusted: Networks, headers: Headers) -> str | None:
    """The last forwarded address that is not a trusted proxy; none if there is none, or it is no address."""
    address: str | None = None
    for each in reversed(values(headers, b"x-forwarded-for")):
        known = parsed(each)
        if known is None:
            return None
        address = str(known)
        if not trusted.includes(known):
            break
    return address


class Proxies:
    """The proxies that a server trusts."""

    def __init__(self, given: Collection[str] = ()) -> None:
        self.trusted = Networks(given)
        self._told = False

    def wrapped(self, app: ASGIApp) -> ASGIApp:
        """Give the application the address, host and scheme of whoever asked a trusted proxy."""

        async def through(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] in (ScopeType.HTTP, ScopeType.WEBSOCKET):  # not when the server starts
                self._note(scope)
            await app(scope, receive, send)

        return through

    def _note(self, scope: Scope) -> None:
        headers = scope["headers"]
        if not any(name in FORWARDING for name, _ in headers):
            return
        if not self.trusted.has(scope["client"]):
            self._warn(scope["client"])
            return
        address = caller(self.trusted, headers)
        if address is not None:
            scope["client"] = (address, 0)
        for scheme in values(headers, b"x-forwarded-proto")[-1:]:
            if scheme in SCHEMES:
                scope["scheme"] = scheme if scope["type"] == ScopeType.HTTP else scheme.replace("http", "ws")
        for host in values(headers, b"x-forwarded-host")[-1:]:
            if host:
                others = [(name, value) for name, value in headers if name != b"host"]
                scope["headers"] = [*others, (b"host", host.encode("latin-1"))]

    def _warn(self, client: tuple[str, int] | None) -> None:
        """Say once that a proxy nearby is not trusted: whoever runs the server may have forgotten to name it."""
        near = None if client is None else parsed(client[0])
        if self._told or near is None or not (near.is_private or near.is_loopback):
            return
        self._told = True
        log.warning(
            "%s forwards requests, but is not trusted, so everybody behind it counts as one address; "
            "if it is your proxy, start with: --proxy %s",
            near,
            near,
        )
