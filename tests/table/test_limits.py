"""What one browser and one address may do: so much at once, so much as time goes by, and no more."""

from __future__ import annotations

from boneyard.table.connection import Guest
from boneyard.table.limits import Crowd, Limits, Patience


def test_a_browser_sends_only_so_many_messages_and_looks_ahead_only_so_often() -> None:
    guest = Guest(Limits(messages=5, burst=3, previews=1))
    assert [guest.bucket.take() for _ in range(4)] == [True, True, True, False]
    assert [guest.previews.take() for _ in range(5)] == [True, True, True, True, False]


def test_an_address_has_only_so_many_sockets_and_gets_them_back() -> None:
    crowd = Crowd()
    assert [crowd.enter("here", 2) for _ in range(3)] == [True, True, False]
    assert crowd.enter("there", 2)
    crowd.leave("here")
    assert crowd.enter("here", 2)


def test_an_address_opens_only_so_many_tables_in_an_hour() -> None:
    patience = Patience(2 / 3600, 2)
    assert [patience.take("here") for _ in range(3)] == [True, True, False]
    assert patience.take("there")
