"""What the server remembers of addresses has an end."""

from __future__ import annotations

import logging

import pytest

from boneyard.table import connections, limits
from boneyard.table.connections import Gate
from boneyard.table.limits import Limits, Patience


def test_addresses_that_have_waited_long_enough_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "REMEMBERED", 2)
    patience = Patience(rate=1e9, burst=1)
    for address in ("a", "b", "c", "d"):
        assert patience.take(address)
    assert "a" not in patience.buckets
    assert len(patience.buckets) <= 3


def test_the_log_tells_of_an_address_once_and_forgets_whom_it_told(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(connections, "REMEMBERED", 2)
    gate = Gate(Limits())
    with caplog.at_level(logging.WARNING, logger="boneyard.table"):
        for address in ("a", "a", "b", "c"):
            gate.tell(address, "too many")
    assert len(caplog.records) == 3
    assert list(gate.told) == [("c", "too many")]
