"""Bots in processes of their own: whatever one of them does, the others and the server keep working."""

from __future__ import annotations

import asyncio
import fcntl
import os
import signal
import subprocess
import sys
import textwrap
from asyncio.subprocess import Process
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from time import monotonic

import pytest

import boneyard
from boneyard.core.agenda import State
from boneyard.core.codec import save
from boneyard.table.bot_processes import BotProcesses, Crashed, Overrun
from tests.table.live_tables import soon

GAME = boneyard.game("bad-bones")

# Bots nobody would want at a table; they are found by the name of what they do.
MISCHIEF = """
    import fcntl, os, sys, time
    from boneyard.bots import Bot, registry
    from boneyard.core.decision import Action
    from boneyard.table import bot_process

    class Mischief(Bot):
        def __init__(self, what):
            self.what = what

        def choose(self, seen, decision):
            print("thinking aloud")
            if self.what == "sleeps":
                time.sleep(1000)
            if self.what == "spins":
                sum(iter(int, 1))
            if self.what == "raises":
                raise ZeroDivisionError("nothing to share")
            if self.what == "cheats":
                return Action("I win")
            if self.what == "exits":
                os._exit(7)
            return decision.options[-1]

    if sys.argv[1:]:
        held = open(sys.argv[1], "w")
        fcntl.flock(held, fcntl.LOCK_EX)
    for what in ("sleeps", "spins", "raises", "cheats", "exits", "talks"):
        registry.WITHOUT_BUDGET[what] = lambda what=what: Mischief(what)
    bot_process.run()
"""
SHORT = ("random", "gentle", "greedy", "talks")
MISCHIEVOUS = (sys.executable, "-c", textwrap.dedent(MISCHIEF))


class Watched(BotProcesses):
    """Remembers which processes it has started."""

    def __init__(self, workers: int, program: Sequence[str] | None = None) -> None:
        super().__init__(workers, program)
        self.started: list[int] = []

    async def _start(self) -> Process:
        process = await super()._start()
        self.started.append(process.pid)
        return process

    def there(self) -> list[int]:
        """Those that still exist, even as zombies."""
        return [process for process in self.started if is_there(process)]


def is_there(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


async def ask(processes: BotProcesses, state: State, bot: str, luck: int = 1, limit: float = 30.0) -> str:
    decision = state.open[0]
    text = save(GAME, state)
    async with processes.queue.turn({"here"}, "oak", long=bot not in SHORT):
        return await processes.think("bad-bones", text, decision.seat, decision.number, bot, luck, limit)


def with_processes(processes: Watched, story: Callable[[Watched], Awaitable[None]]) -> None:
    async def run() -> None:
        await processes.open()
        try:
            await story(processes)
        finally:
            await processes.close()

    asyncio.run(run())
    assert processes.there() == []


@pytest.mark.parametrize("bot", ["random", "gentle", "greedy", "mcts:10"])
def test_a_pick_is_one_of_the_options_and_follows_from_the_seed(bot: str) -> None:
    async def story(processes: Watched) -> None:
        state = GAME.new(4, 7)
        for _ in range(6):
            picks = [await ask(processes, state, bot, luck=2**250) for _ in range(2)]
            assert picks[0] == picks[1]
            assert picks[0] in [option.text for option in state.open[0].options]
            GAME.apply(state, state.open[0].seat, picks[0])
        assert processes.idle() == 2

    with_processes(Watched(1), story)


def test_twenty_short_thoughts_take_three_processes() -> None:
    async def story(processes: Watched) -> None:
        state = GAME.new(4, 7)
        assert processes.started == []
        thinking = [asyncio.create_task(ask(processes, state, "random", luck)) for luck in range(20)]
        await asyncio.wait(thinking, return_when=asyncio.FIRST_COMPLETED)
        assert processes.idle() < 3
        picks = await asyncio.gather(*thinking)
        assert set(picks) <= {option.text for option in state.open[0].options}
        assert len(set(picks)) > 1
        assert processes.idle() == 3
        assert len(processes.there()) == 3

    with_processes(Watched(2), story)


def test_a_short_thought_does_not_wait_for_a_long_one() -> None:
    async def story(processes: Watched) -> None:
        state = GAME.new(2, 7)
        long = [asyncio.create_task(ask(processes, state, "sleeps")) for _ in range(3)]
        for _ in range(3):
            await ask(processes, state, "talks")
        assert (processes.queue.thinking(), processes.queue.waiting()) == (1, 2)
        for task in long:
            task.cancel()
        await asyncio.wait(long)

    with_processes(Watched(1, MISCHIEVOUS), story)


def test_the_next_process_is_started_before_it_is_needed() -> None:
    async def story(processes: Watched) -> None:
        state = GAME.new(2, 7)
        assert processes.started == []
        processes.prepare()
        await soon(lambda: len(processes.started) == 1)
        await ask(processes, state, "talks")
        await soon(lambda: len(processes.started) == 2)
        before = list(processes.started)
        await asyncio.gather(*[ask(processes, state, "talks") for _ in range(4)])
        assert processes.there() == before

    with_processes(Watched(1, MISCHIEVOUS), story)


@pytest.mark.parametrize("bot", ["sleeps", "spins"])
def test_a_process_that_thinks_too_long_is_killed_and_replaced(bot: str) -> None:
    async def story(processes: Watched) -> None:
        state = GAME.new(2, 7)
        assert await ask(processes, state, "talks") == state.open[0].options[-1].text
        await soon(lambda: len(processes.there()) == 2)
        before = processes.there()
        began = monotonic()
        with pytest.raises(Overrun, match=f"{bot} has not answered within 0.3 seconds"):
            await ask(processes, state, bot, limit=0.3)
        assert 0.3 <= monotonic() - began < 5
        (left,) = processes.there()
        assert left in before
        assert await ask(processes, state, "talks") == state.open[0].options[-1].text
        await soon(lambda: len(processes.there()) == 2)

    with_processes(Watched(1, MISCHIEVOUS), story)


@pytest.mark.parametrize(
    ("bot", "told"),
    [
        ("raises", "raises failed:(?s:.*)ZeroDivisionError: nothing to share"),
        ("cheats", "cheats failed:(?s:.*)seat 0 answered 'I win'"),
        ("exits", "died without an answer"),
        ("unheard-of", "there is no bot 'unheard-of'"),
    ],
)
def test_a_bot_that_fails_harms_nobody_else(bot: str, told: str) -> None:
    async def story(processes: Watched) -> None:
        state = GAME.new(2, 7)
        others = [asyncio.create_task(ask(processes, state, "talks")) for _ in range(3)]
        for _ in range(3):
            with pytest.raises(Crashed, match=told):
                await ask(processes, state, bot)
        assert await asyncio.gather(*others) == [state.open[0].options[-1].text] * 3
        assert processes.idle() == 3

    with_processes(Watched(2, MISCHIEVOUS), story)


def test_a_question_that_has_gone_is_not_answered() -> None:
    async def story(processes: Watched) -> None:
        state = GAME.new(2, 7)
        with pytest.raises(Crashed, match="seat 0 is not asked question 77"):
            await processes.think("bad-bones", save(GAME, state), 0, 77, "random", 1, 30.0)

    with_processes(Watched(1), story)


def test_a_process_that_dies_while_it_rests_is_replaced() -> None:
    async def story(processes: Watched) -> None:
        state = GAME.new(2, 7)
        await ask(processes, state, "random")
        await soon(lambda: len(processes.there()) == 2)
        for idle in processes.there():
            os.kill(idle, signal.SIGKILL)
        await asyncio.sleep(0.2)
        await ask(processes, state, "random")
        assert len(processes.started) > 2

    with_processes(Watched(1), story)


def test_a_question_may_be_cancelled() -> None:
    async def story(processes: Watched) -> None:
        state = GAME.new(2, 7)
        await ask(processes, state, "talks")
        asking = asyncio.create_task(ask(processes, state, "sleeps"))
        await asyncio.sleep(0.1)
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        assert processes.idle() == 2
        await ask(processes, state, "talks")

    with_processes(Watched(1, MISCHIEVOUS), story)


def test_closing_ends_all_processes() -> None:
    async def story(processes: Watched) -> None:
        state = GAME.new(2, 7)
        await ask(processes, state, "talks")
        thinking = [asyncio.create_task(ask(processes, state, "sleeps")) for _ in range(4)]
        await asyncio.sleep(0.1)
        await processes.close()
        outcomes = await asyncio.gather(*thinking, return_exceptions=True)
        assert [type(one) for one in outcomes] == [Crashed] * 4

    with_processes(Watched(2, MISCHIEVOUS), story)


@pytest.mark.parametrize("program", [["/nowhere/to/be/found"], [sys.executable, "-c", "print('?')"], ["/bin/true"]])
def test_a_program_that_does_not_start_is_reported(program: list[str]) -> None:
    async def story(processes: Watched) -> None:
        with pytest.raises(Crashed):
            await ask(processes, GAME.new(2, 7), "random")

    with_processes(Watched(2, program), story)


SERVER = """
    import asyncio, sys
    import boneyard
    from boneyard.core.codec import save
    from boneyard.table.bot_processes import BotProcesses

    async def main(bot, *program):
        game = boneyard.game("bad-bones")
        state = game.new(2, 7)
        processes = BotProcesses(1, program)
        await processes.open()
        await processes.think("bad-bones", save(game, state), 0, state.open[0].number, "random", 1, 30.0)
        question = processes.think("bad-bones", save(game, state), 0, state.open[0].number, bot, 1, 1.0)
        asking = asyncio.create_task(question)
        await asyncio.sleep(0.2)
        print("thinking", flush=True)
        await asyncio.sleep(60)

    asyncio.run(main(*sys.argv[1:]))
"""


@pytest.mark.parametrize("bot", ["random", "spins"])
def test_processes_do_not_outlive_a_server_that_was_killed(bot: str, tmp_path: Path) -> None:
    held = tmp_path / "held by a process while it lives"
    command = [sys.executable, "-c", textwrap.dedent(SERVER), bot, *MISCHIEVOUS, str(held)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server, held.open("w") as file:
        assert server.stdout is not None
        assert server.stdout.readline() == "thinking\n"
        with pytest.raises(BlockingIOError):
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        server.kill()
        fcntl.flock(file, fcntl.LOCK_EX)


def test_ctrl_c_reaches_the_server_alone() -> None:
    async def story(processes: Watched) -> None:
        await ask(processes, GAME.new(2, 7), "random")
        assert os.getpgid(processes.started[0]) != os.getpgid(0)

    with_processes(Watched(1), story)
