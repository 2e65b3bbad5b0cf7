"""How much one address may do at once, and over time."""

from __future__ import annotations

import asyncio

import pytest

from boneyard.table import limits
from boneyard.table.limits import WAITING_REPLAYS, CountPerAddress, Limits, RateLimitPerAddress, ReplayQueue, network_of
from boneyard.table.refusal import Refused
from tests.table.live_tables import run


def test_what_an_address_has_open_is_limited() -> None:
    count = CountPerAddress()
    assert [count.add("here", 2) for _ in range(3)] == [True, True, False]
    assert count.add("there", 2)
    assert count.total() == 3
    count.remove("here")
    assert count.add("here", 2)
    assert count.total() == 3


def test_what_an_address_does_over_time_is_limited() -> None:
    limit = RateLimitPerAddress(2 / 3600, 2)
    assert [limit.take("here") for _ in range(3)] == [True, True, False]
    assert limit.take("there")


def test_what_costs_more_counts_more() -> None:
    limit = RateLimitPerAddress(1 / 3600, 10)
    assert [limit.take("here", 4) for _ in range(3)] == [True, True, False]
    assert limit.take("here", 2)


def test_what_costs_more_than_all_is_allowed_to_whoever_has_asked_for_nothing_yet() -> None:
    limit = RateLimitPerAddress(1 / 3600, 10)
    assert [limit.take("here", 50) for _ in range(2)] == [True, False]


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2::7", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::7", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("not:an:address", "not:an:address"),
        ("", ""),
    ],
)
def test_a_household_is_one_address(address: str, network: str) -> None:
    assert network_of(address) == network


def test_however_many_addresses_come_only_the_last_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "REMEMBERED", 3)
    limit = RateLimitPerAddress(1 / 3600, 1)
    for address in ("a", "b", "c", "d"):
        assert limit.take(address)
    assert len(limit._full_at) == 3
    assert [limit.take(address) for address in ("b", "c", "d")] == [False] * 3
    assert limit.take("a")


def test_few_replays_wait_and_one_of_each_address() -> None:
    async def story() -> None:
        queue = ReplayQueue(Limits())
        addresses = [f"192.0.2.{number}" for number in range(WAITING_REPLAYS + 1)]
        waiting = [queue.turn(address) for address in addresses]
        async with waiting[0]:
            others = [asyncio.create_task(each.__aenter__()) for each in waiting[1:]]
            await asyncio.sleep(0)
            with pytest.raises(Refused, match="one replay at a time"):
                await queue.turn(addresses[0]).__aenter__()
            with pytest.raises(Refused, match="too many replays are being made"):
                await queue.turn("192.0.2.99").__aenter__()
        for each, other in zip(waiting[1:], others, strict=True):
            await other
            await each.__aexit__(None, None, None)
        async with queue.turn("192.0.2.99"):
            pass

    run(story())


def test_replays_of_an_address_are_limited() -> None:
    async def story() -> None:
        queue = ReplayQueue(Limits(replays=4))
        for _ in range(2):
            async with queue.turn("here"):
                pass
        with pytest.raises(Refused, match="too many replays in too short a time"):
            await queue.turn("here").__aenter__()

    run(story())


# ── At other servers ────────────────────────────────────────────────────────────────────────────────────────────────


def test_what_an_address_uses_at_another_server_is_charged_here() -> None:
    limit = RateLimitPerAddress(1, 10)
    assert all(limit.take("ada") for _ in range(4))
    assert limit.changes() == {"ada": 4}
    assert limit.changes() == {}
    limit.use_elsewhere("ada", 5)
    assert limit.take("ada")
    assert not limit.take("ada")
    limit.use_elsewhere("leo", 1_000)
    assert not limit.take("leo")
    assert limit.take("mia")


def test_what_is_counted_at_another_server_counts_here() -> None:
    sockets = CountPerAddress()
    assert sockets.add("ada", 3)
    sockets.use_elsewhere("ada", 2)
    assert not sockets.add("ada", 3)
    sockets.remove("ada")
    assert sockets.changes() == {}
    assert sockets.add("ada", 3)
    sockets.use_elsewhere("ada", -2)
    assert sockets.add("ada", 3)
    assert sockets.changes() == {"ada": 2}
