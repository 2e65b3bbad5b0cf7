"""Taking seats to another device.

A device makes a link. The other one takes it with a secret of its own, as often as it needs to until an answer arrives.
The seats change hands when the other device shows this secret at the table, so no seat is lost with an answer.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from boneyard.table.logs import audit
from boneyard.table.protocol import Seated, UseLink
from boneyard.table.refusal import Refused
from boneyard.table.seats import refuse_to_separate
from boneyard.table.tokens import hash_of, hashes_of, new_secret

if TYPE_CHECKING:
    from boneyard.table.live_table import LiveTable
    from boneyard.table.tables import Tables

LINK_MINUTES: Final = 15


async def make_link(tables: Tables, table_id: str, held: Iterable[str]) -> str:
    """Make a link that takes the seats of these secrets to another device."""
    table, hashes = await shown_at(tables, table_id, held)
    mine = table.owned_by(hashes)
    host = table.row.host_hash in hashes
    if not mine and not host:
        raise Refused("secret", "none of these secrets belongs to this table")
    refuse_to_separate(table, mine)
    link = new_secret()
    await tables.store.link(hash_of(link), table_id, list(mine), host, tables.store.now_ms() + LINK_MINUTES * 60_000)
    audit.info("table %s: a link to seats %s is made", table_id, list(mine))
    return link


async def use_link(tables: Tables, asked: UseLink) -> Seated:
    """Take a link for whoever holds a secret; returns what the secret will open once it is shown at the table."""
    found = await tables.store.take_link(hash_of(asked.link), hash_of(asked.secret), tables.store.now_ms())
    if found is None:
        raise Refused("unknown-link", f"this link has been used, or is older than {LINK_MINUTES} minutes")
    table_id, seats, host = found
    table = await tables.get(table_id)
    refuse_to_separate(table, seats)
    audit.info("table %s: a link to seats %s is used", table_id, list(seats))
    return Seated(table_id, dict.fromkeys(seats, asked.secret), asked.secret if host else "")


async def shown_at(tables: Tables, table_id: str, held: Iterable[str]) -> tuple[LiveTable, frozenset[bytes]]:
    """A table, after somebody has shown these secrets there; and the hashes of the secrets."""
    table, hashes = await tables.get(table_id), hashes_of(held)
    await hand_over(table, hashes)
    return table, hashes


async def hand_over(table: LiveTable, hashes: frozenset[bytes]) -> None:
    """Give seats to whoever has taken a link to them and now shows the secret."""
    new = hashes - {seat.token_hash for seat in table.seats} - {table.row.host_hash}
    if new and await table.store.hand_over(table.row.id, new, table.now_ms()):
        await table.refresh()
        audit.info("table %s: seats %s have another owner, by a link", table.row.id, list(table.owned_by(new)))
