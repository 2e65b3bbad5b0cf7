"""What the server remembers of addresses has an end."""

from __future__ import annotations

import logging

import pytest

from boneyard.table import limits, uvicorn_protocols
from boneyard.table.limits import Limits, RateLimitPerAddress
from boneyard.table.uvicorn_protocols import ConnectionLimits


def test_addresses_that_have_waited_long_enough_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "REMEMBERED", 2)
    limit = RateLimitPerAddress(rate=1e9, burst=1)
    for address in ("a", "b", "c", "d"):
        assert limit.take(address)
    assert "a" not in limit._buckets
    assert len(limit._buckets) <= 3


def test_the_log_tells_of_an_address_once_and_forgets_whom_it_told(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(uvicorn_protocols, "REMEMBERED", 2)
    shared = ConnectionLimits(Limits())
    with caplog.at_level(logging.WARNING, logger="boneyard.table"):
        for address in ("a", "a", "b", "c"):
            shared.warn(address, "too many")
    assert len(caplog.records) == 3
    assert list(shared._logged) == [("c", "too many")]
