"""The people around a table: chat, proposals, votes, getting up, and what only the host may do."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import msgspec

from boneyard.table.connection import ENCODER, Guest
from boneyard.table.live_table import Room, now_ms
from boneyard.table.protocol import NOBODY, HostDeed, Level, Line, Phrase, Proposal, Said, VoteAbout
from boneyard.table.refusal import Refused
from boneyard.table.store import ChatRow

LONGEST_LINE: Final = 500
LONGEST_NAME: Final = 24
PROPOSED: Final = {"resign": "table-resign-proposed", "replace": "table-replace-proposed"}
REFUSED: Final = {"resign": "table-resign-refused", "replace": "table-replace-refused"}
BOT_NAMES: Final = ("Clack", "Rattle", "Femur", "Tibia", "Scapula", "Coccyx")  # of the six seats' bots


def cleaned(text: str, longest: int) -> str:
    """A text from outside on one line: no control characters, no long runs of space, not too long."""
    printable = "".join(c if c.isprintable() else " " for c in text)
    return " ".join(printable.split())[:longest].strip()


async def speak(room: Room, guest: Guest, text: str) -> None:
    """Somebody says something."""
    said = cleaned(text, LONGEST_LINE)
    if not said:
        raise Refused("malformed", "there is nothing to say in this line")
    seat = guest.seat
    nickname = room.seats[seat].nickname if seat != NOBODY else cleaned(guest.nickname, LONGEST_NAME)
    if seat == NOBODY:  # a spectator has no secret by which to be forgotten, so nothing is kept
        hear(room, Line(-next(room.whispers), now_ms(), seat, nickname, said))
        return
    author = room.seats[seat].token_hash
    await _add(room, ChatRow(room.row.id, 0, now_ms(), seat, nickname, said, "", author))


async def notice(room: Room, key: str, seat: int = NOBODY, **args: str | int) -> None:
    """The table itself says something, about a seat as a rule; the catalogues have the words."""
    name = room.seats[seat].nickname if seat != NOBODY else ""
    author = room.seats[seat].token_hash if seat != NOBODY else b""  # it goes when its name has to be forgotten
    phrase = Phrase(key, {"name": name, **args})
    text = ENCODER.encode(phrase).decode()
    await _add(room, ChatRow(room.row.id, 0, now_ms(), seat, "", "", text, author))


async def say_reopened(room: Room, lost: int) -> None:
    """The table was not opened from its record: whoever comes is told, until it has scrolled out of the chat."""
    known = [line.say.key for line in map(line_of, await room.store.chat(room.row.id)) if line.say]
    if lost > 0 or "table-reopened" not in known:
        await notice(room, "table-reopened", lost=lost)


async def _add(room: Room, row: ChatRow) -> None:
    hear(room, line_of(replace(row, id=await room.store.say(row))))


def hear(room: Room, line: Line) -> None:
    """Everybody at the table hears a line."""
    said = ENCODER.encode(Said(whole=False, lines=[line]))
    for guest in room.guests:
        guest.send_soon(said)


def line_of(row: ChatRow) -> Line:
    """A line of the chat, for the wire."""
    say = msgspec.json.decode(row.say, type=Phrase) if row.say else None
    return Line(row.id, row.at, row.seat, row.nickname, row.text, say)


async def read_out(room: Room, *guests: Guest) -> None:
    """The whole chat, to some who have come, or to all when something of it is gone."""
    lines = [line_of(row) for row in await room.store.chat(room.row.id)]
    said = ENCODER.encode(Said(whole=True, lines=lines))
    for guest in guests:
        guest.send_soon(said)


def propose(room: Room, guest: Guest, seat: int, number: int, pick: int) -> None:
    """Somebody says what they would answer in the place of another, and everybody is told."""
    room.proposals.put(guest.mine, room.shared(), Proposal(guest.seat, seat, number, pick))
    for each in room.guests:
        each.touch()


async def vote(room: Room, guest: Guest, about: VoteAbout, seat: int, *, yes: bool) -> None:
    """Propose, agree or refuse; when all agree it is done."""
    async with room.lock:
        if room.status != "playing":
            raise Refused("not-playing", "there is nothing to vote about before a table plays or after it is over")
        if not guest.mine:
            raise Refused("not-yours", "only who plays has a say")
        if about == "replace" and (seat not in room.people() or seat in guest.mine):
            raise Refused("not-offered", f"seat {seat} is nobody else's, so it cannot be given to a bot")
        if about == "replace":
            refuse_to_replace_too_soon(room, seat)
        about_whom = seat if about == "replace" else NOBODY
        if not yes:
            if room.votes.pop((about, about_whom), None) is not None:
                await notice(room, REFUSED[about], guest.mine[0])
            room.tell()
            return
        agreed = room.votes.setdefault((about, about_whom), set())
        new = not agreed
        agreed.update(guest.mine)
        if all(voter in agreed for voter in room.voters(about_whom)):
            del room.votes[about, about_whom]
            await _agreed(room, about, about_whom)
        elif new:
            await notice(room, PROPOSED[about], guest.mine[0])
        room.tell()


def refuse_to_replace_too_soon(room: Room, seat: int) -> None:
    """Who has got up may be replaced, and who has been away for a while; a line that breaks costs nobody the seat."""
    if room.seats[seat].left:
        return
    away = room.away().get(seat)
    if away is None:
        raise Refused("not-offered", "who is at the table is not replaced")
    wait = room.grace - away / 1000
    if wait > 0:
        raise Refused("not-offered", f"seat {seat} has just been here; a bot may be proposed in {wait:.0f} seconds")


async def _agreed(room: Room, about: str, seat: int) -> None:
    if about == "resign":
        await notice(room, "table-resigned")
        await room.finish("resigned")
        room.tell_moved()
    else:
        await give_to_bot(room, seat, "fair")


async def give_to_bot(room: Room, seat: int, level: Level) -> None:
    """A bot plays for somebody, whose seat it remains, or takes a place that is free."""
    before = room.seats[seat]
    if before.kind == "person":
        await notice(room, "table-bot-sits-down", seat)
    room.votes.pop(("replace", seat), None)
    owner = before.nickname if before.kind == "person" else before.owner
    await room.seat_anew(seat, kind="bot", nickname=BOT_NAMES[seat], level=level, owner=owner, left=False)
    if before.kind == "open":
        await notice(room, "table-bot-takes-place", seat)


async def give_back(room: Room, seat: int) -> None:
    """The bot gets up for whose seat it is."""
    bot = room.seats[seat]
    await room.seat_anew(seat, kind="person", nickname=bot.owner, level="", owner="", left=False, away=0)
    await notice(room, "table-took-back", seat)


async def take_back(room: Room, guest: Guest) -> None:
    """Play again oneself, on all one's seats that bots have played meanwhile."""
    async with room.lock:
        refuse_when_over(room)
        if not guest.back:
            raise Refused("not-yours", "no bot plays on a seat of yours")
        for seat in guest.back:
            await give_back(room, seat)


async def leave(room: Room, guest: Guest) -> None:
    """Get up from all one's seats; the others may agree on a bot, and one may come back until they have."""
    async with room.lock:
        if not guest.mine:
            raise Refused("not-yours", "who holds no seat cannot get up")
        for seat in guest.mine:
            await notice(room, "table-left", seat)
            await room.seat_anew(seat, left=True)
            if room.status == "playing" and room.voters(seat):
                room.votes.setdefault(("replace", seat), set())
        room.tell()


async def come_back(room: Room, guest: Guest) -> None:
    """Whoever had got up sits down again by coming back."""
    async with room.lock:
        for seat in guest.mine:
            if room.seats[seat].left:
                await notice(room, "table-came-back", seat)
                await room.seat_anew(seat, left=False)
        await room.note_presence()


async def gone(room: Room) -> None:
    """A browser has gone."""
    async with room.lock:
        await room.note_presence()


def refuse_when_over(room: Room) -> None:
    """Seats change hands only while there is something to play."""
    if room.status not in ("open", "playing"):
        raise Refused("not-playing", "this table is over")


def refuse_company(room: Room) -> None:
    """Nobody else sits down where somebody knows all dice to come."""
    if room.row.dice_told:
        raise Refused("dice-told", "who plays here knows all dice to come; end the game and ask for a rematch instead")


async def host_does(room: Room, guest: Guest, do: HostDeed, seat: int, level: Level) -> None:
    """Close the table, free a place, give it to a bot, or from a bot back to its owner."""
    async with room.lock:
        if not guest.host:
            raise Refused("not-yours", "only who opened the table may do that")
        if do == "close":
            await room.save(status="closed")
            room.changed(room)
            return
        refuse_when_over(room)
        if not 0 <= seat < len(room.seats):
            raise Refused("not-offered", f"there is no seat {seat}; there are 0 to {len(room.seats) - 1}")
        if do == "free":
            refuse_company(room)
            if room.seats[seat].kind == "open":
                raise Refused("not-offered", f"nobody sits on seat {seat}")
            await notice(room, "table-freed", seat)
            await room.seat_anew(seat, kind="open", nickname="", level="", token_hash=b"", owner="", left=False)
        elif do == "return":
            if room.seats[seat].kind != "bot" or seat not in room.owned():
                raise Refused("not-offered", f"no bot plays for somebody on seat {seat}")
            await give_back(room, seat)
        else:
            await give_to_bot(room, seat, level)
