"""Where others in the network find a server that runs on this machine."""

from __future__ import annotations

import socket
from typing import Final

EVERY_ADDRESS: Final = ("0.0.0.0", "::")  # noqa: S104  (only compared)
SOMEWHERE_ELSE: Final = ("192.0.2.1", 9)  # an address kept for documentation; nothing is sent there


def network_address() -> str | None:
    """The address of this machine in its network, or nothing without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(SOMEWHERE_ELSE)  # chooses the way a packet would take, and sends none
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    return None if found.startswith("127.") or found in EVERY_ADDRESS else found


def reached_at(host: str, port: int) -> tuple[str, ...]:
    """What others type to reach a server that listens on this address; nothing if only this machine can."""
    if host not in EVERY_ADDRESS:
        return ()
    found = network_address()
    return () if found is None else (f"http://{found}:{port}",)
