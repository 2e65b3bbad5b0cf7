"""How much one browser and one address may do at once, and over time."""

from __future__ import annotations

from boneyard.table.connection import Connection
from boneyard.table.limits import CountPerAddress, Limits, RateLimitPerAddress


def test_messages_and_previews_of_a_browser_are_limited() -> None:
    connection = Connection(Limits(messages=5, burst=3, previews=1))
    assert [connection.messages.take() for _ in range(4)] == [True, True, True, False]
    assert [connection.previews.take() for _ in range(5)] == [True, True, True, True, False]


def test_what_an_address_has_open_is_limited() -> None:
    count = CountPerAddress()
    assert [count.add("here", 2) for _ in range(3)] == [True, True, False]
    assert count.add("there", 2)
    count.remove("here")
    assert count.add("here", 2)


def test_what_an_address_does_over_time_is_limited() -> None:
    limit = RateLimitPerAddress(2 / 3600, 2)
    assert [limit.take("here") for _ in range(3)] == [True, True, False]
    assert limit.take("there")
