"""Bots think in processes of their own, so that no bot can block or crash the server."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

from boneyard.table.bot_queue import BotQueue

PROGRAM: Final = (sys.executable, "-m", "boneyard.table.bot_process")
START_SECONDS: Final = 60.0  # that a process may take to start, on a very busy machine

log = logging.getLogger("boneyard.table")


class Overrun(Exception):
    """A bot took longer than it may."""


class Crashed(Exception):
    """A bot failed, or its process died; the message says how."""


class BotProcesses:
    """Processes in which bots think when it is their turn.

    They are started when bots are at a table. One is always started in advance, as long as the queue has room for
    another bot, because starting one takes longer than a short thought.
    """

    def __init__(self, workers: int, program: Sequence[str] | None = None) -> None:
        self.queue = BotQueue(workers)
        self._program = tuple(program or PROGRAM)
        self._idle: list[Process] = []
        self._alive: set[Process] = set()
        self._starting = 0
        self._spare: asyncio.Task[None] | None = None  # starts a process in advance
        self._open = False

    async def open(self) -> None:
        self._open = True

    async def close(self) -> None:
        """End all processes, even those in which a bot is thinking."""
        self._open = False
        self._idle.clear()
        await asyncio.gather(*[self._end(process) for process in list(self._alive)])
        if self._spare is not None:
            await asyncio.wait([self._spare])

    def idle(self) -> int:
        """How many more bots could start to think now."""
        return self.queue.room - self.queue.thinking()

    def prepare(self) -> None:
        """Start a process in advance, unless one is idle or there are enough."""
        enough = len(self._alive) + self._starting >= self.queue.room
        if self._open and self._spare is None and not self._idle and not enough:
            self._spare = asyncio.create_task(self._start_spare())

    async def think(self, game: str, state: str, seat: int, number: int, bot: str, luck: int, limit: float) -> str:
        """A bot's answer to the question of that number, in notation. The caller has waited for a turn of the queue."""
        question = {"game": game, "state": state, "seat": seat, "number": number, "bot": bot, "luck": luck}
        return await self._answer_within({**question, "limit": limit}, limit)

    async def _answer_within(self, question: dict[str, Any], limit: float) -> str:
        process = await self._ready_process()
        self.prepare()
        try:
            async with asyncio.timeout(limit):
                answer = await _exchange(process, question)
        except TimeoutError:
            await self._end(process)
            raise Overrun(f"{question['bot']} has not answered within {limit:g} seconds") from None
        except BaseException:  # also when the task is cancelled: the process is still thinking about this question
            await self._end(process)
            raise
        self._idle.append(process)
        if "pick" not in answer:
            raise Crashed(f"{question['bot']} failed:\n{answer.get('problem')}")
        return str(answer["pick"])

    async def _ready_process(self) -> Process:
        """A process that waits for a question: an idle one, the one that is being started in advance, or a new one."""
        while True:
            while self._idle:
                process = self._idle.pop()
                if process.returncode is None:
                    return process
                await self._end(process)
            if self._spare is None:
                return await self._started()
            await asyncio.wait([self._spare])

    async def _started(self) -> Process:
        """A new process, as soon as it waits for a question."""
        process = await self._start()
        try:
            async with asyncio.timeout(START_SECONDS):
                await _read_line(process)
        except TimeoutError:
            await self._end(process)
            raise Crashed(f"a bot process has not started within {START_SECONDS:g} seconds") from None
        except BaseException:
            await self._end(process)
            raise
        return process

    async def _start_spare(self) -> None:
        try:
            self._idle.append(await self._started())
        except Crashed as problem:  # whoever needs a process tries again, and is told
            log.debug("no bot process could be started in advance: %s", problem)
        finally:
            self._spare = None

    async def _start(self) -> Process:
        """Start a process, in a session of its own so that Ctrl-C reaches the server alone."""
        self._starting += 1
        try:
            process = await asyncio.create_subprocess_exec(
                *self._program, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, start_new_session=True
            )
        except OSError as problem:
            raise Crashed(f"no bot process can be started ({problem})") from None
        finally:
            self._starting -= 1
        self._alive.add(process)
        if not self._open:
            await self._end(process)
            raise Crashed("the server is closing, so no bot can think any more")
        return process

    async def _end(self, process: Process) -> None:
        """Kill a process if it is alive, and clean up after it."""
        assert process.stdin is not None
        process.stdin.close()
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        self._alive.discard(process)


async def _exchange(process: Process, question: dict[str, Any]) -> dict[str, Any]:
    assert process.stdin is not None
    process.stdin.write(json.dumps(question).encode() + b"\n")
    with suppress(ConnectionError):  # a process that has died answers nothing, which `_read_line` notices
        await process.stdin.drain()
    return await _read_line(process)


async def _read_line(process: Process) -> dict[str, Any]:
    """The next line that a process writes."""
    assert process.stdout is not None
    try:
        line = await process.stdout.readline()
        answer: dict[str, Any] = json.loads(line)
    except ValueError:
        raise Crashed("a bot process has died without an answer") from None
    return answer
