"""Who answers without a browser: bots, and bots that stand in for somebody whose time is up."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Final

from boneyard.core.codec import save
from boneyard.core.decision import Decision
from boneyard.table import clock as clocks
from boneyard.table import company
from boneyard.table.bot_processes import Crashed, Overrun, Thinkers
from boneyard.table.limits import Limits
from boneyard.table.live_table import Room
from boneyard.table.refusal import Refused

LEVELS: Final = {"gentle": "gentle", "fair": "greedy", "sharp": "mcts:500ms", "greedy": "greedy"}
STAND_IN: Final = "greedy"
RETRY: Final = 5.0  # seconds until a bot whose answer could not be written down tries again

log = logging.getLogger("boneyard.table")


class Players:
    """Sets bots to work whenever a table waits for one."""

    def __init__(self, thinkers: Thinkers, limits: Limits) -> None:
        self.thinkers = thinkers
        self.limits = limits
        self.alarms: dict[str, asyncio.TimerHandle] = {}  # the next clock to be up, by table

    def attend(self, room: Room) -> None:
        """Something has changed at a table: whoever has to think begins, and the clocks are wound."""
        up = clocks.wind(room)
        late = clocks.out_of_time(room)
        for decision in room.owed():
            bot = self.answers_for(room, decision.seat, late)
            if bot and decision.seat not in room.thinking:
                task = asyncio.create_task(self.answer(room, decision, bot))
                room.thinking[decision.seat] = task
        self._set_alarm(room, up)

    def dismiss(self, room: Room) -> None:
        """Nobody plays at this table any more, or not here: stop thinking and stop the clocks."""
        for task in room.thinking.values():
            task.cancel()
        room.thinking.clear()  # one that is cancelled before it has begun cannot do so itself
        self._set_alarm(room, None)

    def answers_for(self, room: Room, seat: int, late: list[int]) -> str:
        """The bot that answers for a seat now; none, if a person does."""
        if room.seats[seat].kind == "bot":
            return LEVELS[room.seats[seat].level]
        return STAND_IN if seat in late else ""

    def _set_alarm(self, room: Room, up: float | None) -> None:
        alarm = self.alarms.pop(room.row.id, None)
        if alarm is not None:
            alarm.cancel()
        if up is not None:
            loop = asyncio.get_running_loop()
            self.alarms[room.row.id] = loop.call_at(up + 0.01, self.attend, room)

    async def answer(self, room: Room, decision: Decision, bot: str) -> None:
        """One answer of a bot, written down like anybody's."""
        try:
            if room.seats[decision.seat].kind == "person":
                await self.stand_in(room, decision.seat)
            text = await self.think(room, decision, bot)
            index = next(i for i, option in enumerate(decision.options) if option.text == text)
            await room.pick(decision.seat, decision.number, index)
        except Refused as problem:
            log.debug("table %s: %s", room.row.id, problem)  # the question has gone while it thought
        except Exception:
            log.exception("table %s: the bot on seat %s could not answer", room.row.id, decision.seat)
            self._set_alarm(room, asyncio.get_running_loop().time() + RETRY)
            return
        finally:
            if room.thinking.get(decision.seat) is asyncio.current_task():
                del room.thinking[decision.seat]
        self.attend(room)

    async def think(self, room: Room, decision: Decision, bot: str) -> str:
        """What a bot answers. One that crashes or overruns is replaced, and the table says so."""
        game = room.session.game
        state = save(game, room.session.state)
        luck = secrets.randbits(256)
        limit = self.limits.bot_seconds
        for name in (bot, STAND_IN):
            try:
                return await self.thinkers.think(game.name, state, decision.seat, decision.number, name, luck, limit)
            except (Crashed, Overrun) as problem:
                log.warning("table %s: %s on seat %s: %s", room.row.id, name, decision.seat, problem)
                await self.replaced(room, decision.seat)
        return decision.options[0].text

    async def stand_in(self, room: Room, seat: int) -> None:
        """Say that a bot answers for somebody whose time is up; once a turn."""
        turn, _up = room.deadlines.get(seat, (None, 0.0))
        if room.late.get(seat) != turn:
            room.late[seat] = turn
            await company.notice(room, "table-time-ran-out", seat)

    async def replaced(self, room: Room, seat: int) -> None:
        """Let the plain bot play on for one that failed."""
        if room.seats[seat].kind == "bot" and room.seats[seat].level != STAND_IN:
            await room.seat_anew(seat, level=STAND_IN)
            await company.notice(room, "table-bot-replaced", seat)
