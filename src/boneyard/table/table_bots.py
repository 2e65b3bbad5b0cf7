"""The bots of a table, and bots that answer for somebody who has run out of time."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING, Final

from boneyard.core.codec import save
from boneyard.core.decision import Decision
from boneyard.table.bot_processes import BotProcesses, Crashed, Overrun
from boneyard.table.refusal import Refused

if TYPE_CHECKING:
    from boneyard.table.live_table import LiveTable

LEVELS: Final = {"gentle": "gentle", "fair": "greedy", "sharp": "mcts:500ms", "greedy": "greedy"}
STAND_IN: Final = "greedy"
RETRY: Final = 5.0  # seconds until a bot whose answer could not be stored tries again

log = logging.getLogger("boneyard.table")


class TableBots:
    """Lets bots answer at one table whenever it waits for one. Without processes to think in, none of them does."""

    def __init__(self, table: LiveTable, processes: BotProcesses | None, seconds: float) -> None:
        self._table = table
        self._processes = processes
        self._seconds = seconds  # for one answer
        self._tasks: dict[int, asyncio.Task[None]] = {}  # bots at work, by seat
        self._alarm: asyncio.TimerHandle | None = None  # looks at the table again when the next clock is due
        self._announced: dict[int, object] = {}  # by seat, the last turn for which the chat said that time ran out

    def thinking(self) -> int:
        """How many bots are at work."""
        return len(self._tasks)

    def wake(self) -> None:
        """The table has changed: start every bot that has to answer, and update the clocks."""
        if self._processes is None:
            return
        due = self._table.clock.update()
        late = self._table.clock.out_of_time()
        for decision in self._table.owed():
            bot = self._bot_for(decision.seat, late)
            if bot and decision.seat not in self._tasks:
                self._tasks[decision.seat] = asyncio.create_task(self._answer(decision, bot, self._processes))
        self._set_alarm(due)

    def stop(self) -> None:
        """Nobody plays at this table any more, or not on this server: stop all bots and the alarm."""
        for task in self._tasks.values():
            task.cancel()
        self._tasks.clear()  # a task that is cancelled before it has started cannot remove itself
        self._set_alarm(None)

    def cancel(self, seat: int) -> None:
        """Stop the bot that thinks for a seat, if there is one."""
        if seat in self._tasks:
            self._tasks.pop(seat).cancel()

    def has_alarm(self) -> bool:
        """Whether it will look at the table again by itself."""
        return self._alarm is not None

    def _bot_for(self, seat: int, late: list[int]) -> str:
        """The bot that has to answer for a seat; empty if a person has to."""
        row = self._table.seats[seat]
        if row.kind == "bot":
            return LEVELS[row.level]
        return STAND_IN if seat in late else ""

    def _set_alarm(self, due: float | None) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if due is not None:
            self._alarm = asyncio.get_running_loop().call_at(due + 0.01, self.wake)

    async def _answer(self, decision: Decision, bot: str, processes: BotProcesses) -> None:
        """Let a bot answer once. Its answer is checked and stored like a person's."""
        table, seat = self._table, decision.seat
        try:
            if table.seats[seat].kind == "person":
                await self._announce_out_of_time(seat)
            text = await self._think(decision, bot, processes)
            index = next(i for i, option in enumerate(decision.options) if option.text == text)
            await table.pick(seat, decision.number, index)
        except Refused as problem:
            log.debug("table %s: %s", table.row.id, problem)  # the question was answered or undone meanwhile
        except Exception:
            log.exception("table %s: the bot on seat %s could not answer", table.row.id, seat)
            self._set_alarm(asyncio.get_running_loop().time() + RETRY)
            return
        finally:
            if self._tasks.get(seat) is asyncio.current_task():
                del self._tasks[seat]
        self.wake()

    async def _think(self, decision: Decision, bot: str, processes: BotProcesses) -> str:
        """The answer of a bot, in notation. One that crashes or is too slow is replaced, and the chat says so."""
        game, seat = self._table.session.game, decision.seat
        state = save(game, self._table.session.state)
        luck = secrets.randbits(256)
        for name in (bot, STAND_IN):
            try:
                return await processes.think(game.name, state, seat, decision.number, name, luck, self._seconds)
            except (Crashed, Overrun) as problem:
                log.warning("table %s: %s on seat %s: %s", self._table.row.id, name, seat, problem)
                await self._replace(seat)
        return decision.options[0].text

    async def _announce_out_of_time(self, seat: int) -> None:
        """Say once per turn that a bot answers for somebody who has run out of time."""
        turn = self._table.clock.turn_of(seat)
        if self._announced.get(seat) != turn:
            self._announced[seat] = turn
            await self._table.chat.announce("table-time-ran-out", seat)

    async def _replace(self, seat: int) -> None:
        """Let the plain bot take over from one that failed."""
        row = self._table.seats[seat]
        if row.kind == "bot" and row.level != STAND_IN:
            await self._table.update_seat(seat, level=STAND_IN)
            await self._table.chat.announce("table-bot-replaced", seat)
