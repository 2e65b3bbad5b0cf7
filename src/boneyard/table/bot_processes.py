"""Bots think in processes of their own, so that the event loop never waits for one, and none can bring it down."""

from __future__ import annotations

import asyncio
import json
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

PROGRAM: Final = (sys.executable, "-m", "boneyard.table.bot_process")
WAKING: Final = 60.0  # seconds a process may take to start, on a very busy machine


class Overrun(Exception):
    """A bot thought longer than it may."""


class Crashed(Exception):
    """A bot failed or its process died; the message says how."""


class Thinkers:
    """At most so many processes, started when first needed; who comes first is served first."""

    def __init__(self, workers: int, program: Sequence[str] | None = None) -> None:
        self._program = tuple(program or PROGRAM)
        self._places = asyncio.Semaphore(workers)
        self._free = workers
        self._resting: list[Process] = []
        self._alive: set[Process] = set()
        self._open = False

    async def open(self) -> None:
        """From now on bots may think."""
        self._open = True

    async def close(self) -> None:
        """End all processes, wherever they are in their thoughts."""
        self._open = False
        self._resting.clear()
        await asyncio.gather(*[self._end(process) for process in list(self._alive)])

    def idle(self) -> int:
        """How many more could think at once."""
        return self._free

    async def think(self, game: str, state: str, seat: int, number: int, bot: str, luck: int, limit: float) -> str:
        """The notation of a bot's answer to the question of that number; the limit counts once it begins to think."""
        question = {"game": game, "state": state, "seat": seat, "number": number, "bot": bot, "luck": luck}
        async with self._places:
            self._free -= 1
            try:
                return await self._ask({**question, "limit": limit}, limit)
            finally:
                self._free += 1

    async def _ask(self, question: dict[str, Any], limit: float) -> str:
        process = await self._awake()
        try:
            async with asyncio.timeout(limit):
                answer = await _exchange(process, question)
        except TimeoutError:
            await self._end(process)
            raise Overrun(f"{question['bot']} has not answered within {limit:g} seconds") from None
        except BaseException:  # also when who asked is cancelled: the process is in the middle of a thought
            await self._end(process)
            raise
        self._resting.append(process)
        if "pick" not in answer:
            raise Crashed(f"{question['bot']} failed:\n{answer.get('problem')}")
        return str(answer["pick"])

    async def _awake(self) -> Process:
        """A process that waits for a question: one that rests, or a new one."""
        while self._resting:
            process = self._resting.pop()
            if process.returncode is None:
                return process
            await self._end(process)
        process = await self._start()
        try:
            async with asyncio.timeout(WAKING):
                await _answer(process)
        except TimeoutError:
            await self._end(process)
            raise Crashed(f"a process in which bots think has not started within {WAKING:g} seconds") from None
        except BaseException:
            await self._end(process)
            raise
        return process

    async def _start(self) -> Process:
        """A new process, in a session of its own, so that Ctrl-C is for the server alone."""
        try:
            process = await asyncio.create_subprocess_exec(
                *self._program, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, start_new_session=True
            )
        except OSError as problem:
            raise Crashed(f"no process can be started in which bots think ({problem})") from None
        self._alive.add(process)
        if not self._open:
            await self._end(process)
            raise Crashed("no bot thinks here any more")
        return process

    async def _end(self, process: Process) -> None:
        """Kill a process, if it lives, and leave nothing of it behind."""
        assert process.stdin is not None
        process.stdin.close()
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        self._alive.discard(process)


async def _exchange(process: Process, question: dict[str, Any]) -> dict[str, Any]:
    assert process.stdin is not None
    process.stdin.write(json.dumps(question).encode() + b"\n")
    with suppress(ConnectionError):  # a process that has died answers nothing, which is noticed below
        await process.stdin.drain()
    return await _answer(process)


async def _answer(process: Process) -> dict[str, Any]:
    """The next line a process writes."""
    assert process.stdout is not None
    try:
        line = await process.stdout.readline()
        answer: dict[str, Any] = json.loads(line)
    except ValueError:
        raise Crashed("a process in which bots think has died without an answer") from None
    return answer
