"""The bots of a table, and bots that answer for somebody who has run out of time."""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextvars import Context
from typing import TYPE_CHECKING, Final

from boneyard.core.codec import save
from boneyard.core.decision import Decision
from boneyard.core.rng import seeded
from boneyard.table.bot_processes import BotProcesses, Crashed, Overrun
from boneyard.table.bot_queue import Dropped
from boneyard.table.databases import Unavailable
from boneyard.table.refusal import Refused
from boneyard.table.rows import TableChange

if TYPE_CHECKING:
    from boneyard.table.live_table import LiveTable

LEVELS: Final = {"gentle": "gentle", "fair": "greedy", "sharp": "mcts:500ms", "greedy": "greedy"}
STAND_IN: Final = "greedy"
RETRY: Final = 5.0  # seconds until a bot that was dropped, or whose answer could not be stored, tries again

log = logging.getLogger("boneyard.table")


def is_long(bot: str) -> bool:
    """Whether a bot searches, which takes it half a second; the others answer within milliseconds."""
    return bot.startswith("mcts")


class Asked:
    """A bot that has been asked a question, and the task in which it answers."""

    def __init__(self, decision: Decision, bot: str) -> None:
        self.decision = decision
        self.bot = bot
        self.waits = False  # for its turn to think
        self.task: asyncio.Task[None] | None = None

    def cancel(self) -> None:
        if self.task is not None:
            self.task.cancel()


class TableBots:
    """Lets bots answer at one table whenever it waits for one. Without processes to think in, none of them does.

    Bots rest while nobody looks at the table. Only those that answer for somebody who has run out of time do not.
    """

    def __init__(self, table: LiveTable, processes: BotProcesses | None, seconds: float) -> None:
        self._table = table
        self._processes = processes
        self._seconds = seconds  # for one answer
        self._asked: dict[int, Asked] = {}  # bots at work, by seat
        self._alarm: asyncio.TimerHandle | None = None  # looks at the table again when the next clock is due
        self._announced: dict[int, object] = {}  # by seat, the last turn for which the chat said that time ran out

    def thinking(self) -> int:
        """How many bots are at work, including those that wait for their turn."""
        return len(self._asked)

    def wake(self) -> None:
        """The table has changed: start every bot that has to answer, and update the clocks."""
        if self._processes is None or not self._table.runs_here:
            return
        if self._table.connections and any(seat.kind == "bot" for seat in self._table.seats):
            self._processes.prepare()
        due = self._table.clock.update()
        self.rest()
        for seat, (decision, bot) in self._needed().items():
            if seat not in self._asked:
                asked = self._asked[seat] = Asked(decision, bot)
                asked.task = asyncio.create_task(
                    self._answer(asked, self._processes),
                    context=Context(),  # it is no part of the request that woke it
                )
        self._set_alarm(due)

    def rest(self) -> None:
        """Stop the bots that wait for their turn to answer what they do not have to answer any more.

        Those that think already go on, because ending their process would cost more.
        """
        needed = self._needed()
        for seat, asked in list(self._asked.items()):
            if asked.waits and (seat not in needed or needed[seat][0].number != asked.decision.number):
                self.cancel(seat)

    def stop(self) -> None:
        """Nobody plays at this table any more, or not on this server: stop all bots and the alarm."""
        for seat in list(self._asked):
            self.cancel(seat)
        self._set_alarm(None)

    def cancel(self, seat: int) -> None:
        """Stop the bot that thinks for a seat, if there is one."""
        if seat in self._asked:
            self._asked.pop(seat).cancel()  # a task that is cancelled before it has started cannot remove itself

    def has_alarm(self) -> bool:
        """Whether it will look at the table again by itself."""
        return self._alarm is not None

    def _needed(self) -> dict[int, tuple[Decision, str]]:
        """The questions that bots have to answer now, each with the bot, by seat."""
        late = self._table.clock.out_of_time()
        bots = {decision.seat: (decision, self._bot_for(decision.seat, late)) for decision in self._table.owed()}
        return {seat: needed for seat, needed in bots.items() if needed[1]}

    def _bot_for(self, seat: int, late: list[int]) -> str:
        """The bot that has to answer for a seat; empty if a person has to, or the bot rests."""
        row = self._table.seats[seat]
        if row.kind == "bot":
            return LEVELS[row.level] if self._table.connections else ""
        return STAND_IN if seat in late else ""

    def _addresses(self) -> set[str]:
        """Where the people are for whom the bots think: those who play or have opened the table, else who watches."""
        players = {each.address for each in self._table.connections if each.mine or each.host}
        return players or {each.address for each in self._table.connections}

    def _set_alarm(self, due: float | None) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if due is not None:
            self._alarm = asyncio.get_running_loop().call_at(due + 0.01, self.wake)

    async def _answer(self, asked: Asked, processes: BotProcesses) -> None:
        """Let a bot answer once. Its answer is checked and stored like a person's."""
        table, decision = self._table, asked.decision
        seat = decision.seat
        try:
            if table.seats[seat].kind == "person":
                await self._announce_out_of_time(seat)
            text = await self._think(asked, processes)
            index = next(i for i, option in enumerate(decision.options) if option.text == text)
            await table.pick(seat, decision.number, index)
        except Refused as problem:
            log.debug("table %s: %s", table.row.id, problem)  # the question was answered or undone meanwhile
        except Dropped as problem:
            log.debug("table %s: the bot on seat %s asks again later: %s", table.row.id, seat, problem)
            self._set_alarm(asyncio.get_running_loop().time() + RETRY)
            return
        except Exception as problem:
            if not isinstance(problem, Unavailable):
                log.exception("table %s: the bot on seat %s could not answer", table.row.id, seat)
            self._set_alarm(asyncio.get_running_loop().time() + RETRY)
            return
        finally:
            if self._asked.get(seat) is asked:
                del self._asked[seat]
        self.wake()

    async def _think(self, asked: Asked, processes: BotProcesses) -> str:
        """The answer of a bot, in notation. One that crashes or is too slow is replaced, and the chat says so."""
        for name in (asked.bot, STAND_IN):
            try:
                return await self._think_in_turn(asked, name, processes)
            except (Crashed, Overrun) as problem:
                seat = asked.decision.seat
                log.warning("table %s: %s on seat %s: %s", self._table.row.id, name, seat, problem)
                await self._replace(seat)
        return asked.decision.options[0].text

    async def _think_in_turn(self, asked: Asked, bot: str, processes: BotProcesses) -> str:
        """The answer of a bot, which waits for its turn first. By then the question may be gone."""
        table, seat, number = self._table, asked.decision.seat, asked.decision.number
        asked.waits = True
        async with processes.queue.turn(self._addresses(), table.row.id, long=is_long(bot)):
            asked.waits = False
            question = table.question(seat)
            if question is None or question.number != number:
                raise Refused("stale", f"question {number} has gone")
            game, luck = table.session.game, secrets.randbits(256)
            position = table.session.state.clone()
            position.rng = seeded(luck, ("dice",)).fresh(len(position.rng.words))  # the table's key stays here
            return await processes.think(game.name, save(game, position), seat, number, bot, luck, self._seconds)

    async def _announce_out_of_time(self, seat: int) -> None:
        """Say once per turn that a bot answers for somebody who has run out of time."""
        turn = self._table.clock.turn_of(seat)
        if self._announced.get(seat) != turn:
            self._announced[seat] = turn
            await self._table.chat.announce("table-time-ran-out", seat)

    async def _replace(self, seat: int) -> None:
        """Let the plain bot take over from one that failed."""
        table = self._table

        async def work() -> None:
            row = table.seats[seat]
            if row.kind == "bot" and row.level != STAND_IN:
                notice = table.chat.notice("table-bot-replaced", seat)
                await table.change(TableChange(seats={seat: {"level": STAND_IN}}, say=[notice]))

        await table.one_at_a_time(work)
