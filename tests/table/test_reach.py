"""Where others find a server: nowhere, unless it listens to the whole network."""

from __future__ import annotations

from pathlib import Path

import pytest

from boneyard.table import reach
from tests.table.visitors import serving


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1", "/run/boneyard/socket"])
def test_a_server_for_this_machine_is_reached_by_nobody_else(host: str) -> None:
    assert reach.reached_at(host, 8000) == ()


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_a_server_for_the_network_has_the_address_of_this_machine(host: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "network_address", lambda: "192.168.1.23")
    assert reach.reached_at(host, 8000) == ("http://192.168.1.23:8000",)


def test_without_a_network_there_is_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "network_address", lambda: None)
    assert reach.reached_at("0.0.0.0", 8000) == ()


def test_the_machine_has_a_real_address_or_none() -> None:
    found = reach.network_address()
    assert found is None or (found.count(".") == 3 and not found.startswith("127."))


def test_a_browser_on_this_machine_is_told(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        assert server.get("/api/reach") == []
