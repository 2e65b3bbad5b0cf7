"""Links in the database: who has taken them, and the seats that they give to whoever did."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, Row, delete, func, or_, select, update

from boneyard.table.schema import CHAT, LINKS, SEATS, TABLES


def taken(db: Connection, link: bytes, taker: bytes, now: int) -> tuple[str, list[int], bool] | None:
    """Note who takes a link; returns its table, its seats and the host's right, unless somebody else has taken it."""
    nobodys = or_(func.length(LINKS.c.taker) == 0, LINKS.c.taker == taker)
    valid = update(LINKS).where(LINKS.c.hash == link, LINKS.c.expires > now, nobodys)
    row = db.execute(valid.values(taker=taker).returning(LINKS)).one_or_none()
    return None if row is None else (row.table, row.seats, row.host)


def are_taken(db: Connection, table: str, takers: Iterable[bytes], now: int) -> bool:
    """Whether one of these has taken a link of a table."""
    return _taken_by(db, table, takers, now) is not None


def handed_over(db: Connection, table: str, takers: Iterable[bytes], now: int) -> bool:
    """Give the seats of links to those who have taken them; returns whether anything has changed."""
    changed = False
    while link := _taken_by(db, table, takers, now):
        db.execute(update(TABLES).where(TABLES.c.id == table).values(version=TABLES.c.version + 1))
        changed = _hand_over(db, link) or changed
        _delete_rivals(db, link)
    return changed


def _taken_by(db: Connection, table: str, takers: Iterable[bytes], now: int) -> Row[Any] | None:
    theirs = LINKS.c.taker.in_(sorted(takers))
    return db.execute(select(LINKS).where(LINKS.c.table == table, theirs, LINKS.c.expires > now).limit(1)).first()


def _hand_over(db: Connection, link: Row[Any]) -> bool:
    """Give seats to the taker of a link, unless that would separate seats of a table whose dice were told."""
    table, taker = TABLES.c.id == link.table, link.taker
    query = select(SEATS.c.seat, SEATS.c.token_hash).where(SEATS.c.table == link.table)
    owners = {seat: owner for seat, owner in db.execute(query) if owner}
    if link.seats and db.scalar(select(TABLES.c.dice_told).where(table)) and set(link.seats) != set(owners):
        return False
    for seat in link.seats:
        if seat in owners:
            theirs = (CHAT.c.table == link.table, CHAT.c.author == owners[seat])
            db.execute(update(CHAT).where(*theirs).values(author=taker))  # they can still have it deleted
            here = (SEATS.c.table == link.table, SEATS.c.seat == seat)
            db.execute(update(SEATS).where(*here).values(token_hash=taker))
    if link.host:
        db.execute(update(TABLES).where(table).values(host_hash=taker))
    return True


def _delete_rivals(db: Connection, used: Row[Any]) -> None:
    """Delete a link that was used, and all others to the same seats."""
    for link in db.execute(select(LINKS).where(LINKS.c.table == used.table)).all():
        if link.hash == used.hash or set(link.seats) & set(used.seats) or (link.host and used.host):
            db.execute(delete(LINKS).where(LINKS.c.hash == link.hash))
