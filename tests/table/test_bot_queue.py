"""Whose bot may think next, with a clock that the tests set."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from boneyard.table.bot_queue import LONG, BotQueue, Dropped
from tests.table.live_tables import run


class Bench:
    """A queue with a clock of its own. Bots think until they are told that they are done."""

    def __init__(self, workers: int = 1, most_waiting: int = 1000) -> None:
        self.time = 100.0
        self.queue = BotQueue(workers, most_waiting, lambda: self.time)
        self.begun: list[str] = []  # the names of bots, in the order in which they began to think
        self.dropped: list[str] = []
        self._thinking: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def ask(self, *names: str, address: str = "here", table: str = "oak", long: bool = True) -> None:
        """Bots ask for their turn, one after another."""
        for name in names:
            self.tasks[name] = asyncio.create_task(self._think(name, address, table, long=long))
            await asyncio.sleep(0)

    async def _think(self, name: str, address: str, table: str, *, long: bool) -> None:
        try:
            async with self.queue.turn([address], table, long=long):
                self.begun.append(name)
                self._thinking[name] = asyncio.Event()
                await self._thinking[name].wait()
        except Dropped:
            self.dropped.append(name)

    async def done(self, name: str, seconds: float) -> None:
        """A bot answers after some seconds, and the next ones begin."""
        self.time += seconds
        self._thinking.pop(name).set()
        await self.tasks[name]
        await asyncio.sleep(0)

    async def give_up(self, name: str) -> None:
        """A question has gone."""
        self.tasks[name].cancel()
        await asyncio.wait([self.tasks[name]])
        await asyncio.sleep(0)

    async def play(self, seconds: float = LONG, turns: int = 1000) -> None:
        """Let every bot that has its turn think for so long, the first one first, until none is left."""
        while self._thinking and turns:
            await self.done(next(iter(self._thinking)), seconds)
            turns -= 1


def with_bench(story: Callable[[Bench], Awaitable[None]], **more: int) -> None:
    async def whole() -> None:
        bench = Bench(**more)
        await story(bench)
        for task in bench.tasks.values():
            task.cancel()

    run(whole())


def test_bots_of_one_table_think_in_the_order_in_which_they_ask() -> None:
    async def story(bench: Bench) -> None:
        await bench.ask("a", "b", "c")
        assert bench.begun == ["a"]
        await bench.play()
        assert bench.begun == ["a", "b", "c"]

    with_bench(story)


def test_an_address_with_many_bots_gets_no_more_than_another() -> None:
    async def story(bench: Bench) -> None:
        await bench.ask("first", address="elsewhere")
        await bench.ask(*[f"many {i}" for i in range(20)], address="greedy")
        await bench.ask("few 0", "few 1", "few 2", address="modest", table="elm")
        await bench.play()
        assert bench.begun[1:8] == ["many 0", "few 0", "many 1", "few 1", "many 2", "few 2", "many 3"]
        assert len(bench.begun) == 24

    with_bench(story)


def test_many_tables_of_one_address_gain_it_nothing() -> None:
    async def story(bench: Bench) -> None:
        for table in range(50):
            await bench.ask(*[f"many {table}.{i}" for i in range(6)], address="greedy", table=f"table {table}")
        await bench.ask("one", address="modest", table="elm")
        await bench.play(turns=2)
        assert "one" in bench.begun[:3]

    with_bench(story)


def test_tables_of_one_address_take_turns() -> None:
    async def story(bench: Bench) -> None:
        await bench.ask("first")
        await bench.ask("a0", "a1", "a2", table="ash")
        await bench.ask("b0", "b1", "b2", table="birch")
        await bench.play()
        assert bench.begun == ["first", "a0", "b0", "a1", "b1", "a2", "b2"]

    with_bench(story)


def test_seconds_count_not_turns() -> None:
    async def story(bench: Bench) -> None:
        await bench.ask("first", address="elsewhere")
        await bench.ask("slow 0", "slow 1", address="slow", table="ash")
        await bench.ask(*[f"quick {i}" for i in range(6)], address="quick", table="birch")
        await bench.done("first", 0.5)
        await bench.done("slow 0", 2.0)
        await bench.play(0.5)
        assert bench.begun[2:8] == [f"quick {i}" for i in range(4)] + ["slow 1", "quick 4"]

    with_bench(story)


def test_who_comes_later_has_saved_up_no_time() -> None:
    async def story(bench: Bench) -> None:
        await bench.ask(*[f"old {i}" for i in range(20)], address="old")
        await bench.play(turns=10)
        await bench.ask(*[f"new {i}" for i in range(10)], address="new", table="elm")
        await bench.play(turns=5)
        assert bench.begun[11:] == ["new 0", "old 11", "new 1", "old 12", "new 2"]

    with_bench(story)


def test_a_short_thought_never_waits_for_long_ones() -> None:
    async def story(bench: Bench) -> None:
        for table in range(50):
            await bench.ask(*[f"long {table}.{i}" for i in range(6)], table=f"table {table}")
        for i in range(5):
            await bench.ask(f"short {i}", table="elm", long=False)
            assert bench.begun[-1] == f"short {i}"
            await bench.done(f"short {i}", 0.003)
        assert bench.begun == ["long 0.0", *[f"short {i}" for i in range(5)]]

    with_bench(story)


def test_short_thoughts_of_a_table_come_before_its_long_ones() -> None:
    async def story(bench: Bench) -> None:
        await bench.ask("x", "y", long=False)
        await bench.ask("long")
        await bench.ask("short", long=False)
        await bench.play(0.003)
        assert bench.begun == ["x", "y", "short", "long"]

    with_bench(story)


def test_short_thoughts_without_end_do_not_hold_up_a_long_one() -> None:
    async def story(bench: Bench) -> None:
        await bench.ask("s0", "s1", "s2", "s3", long=False)
        await bench.ask("long", table="elm")
        for i in range(4, 200):
            await bench.play(0.02, turns=1)
            await bench.ask(f"s{i}", long=False)
        assert bench.begun.index("long") < 10

    with_bench(story)


def test_long_thoughts_never_take_the_last_place() -> None:
    async def story(bench: Bench) -> None:
        await bench.ask(*"abcdef")
        assert bench.begun == ["a", "b", "c"]
        assert (bench.queue.thinking(), bench.queue.waiting()) == (3, 3)
        await bench.ask("x", "y", long=False)
        assert bench.begun == ["a", "b", "c", "x"]
        await bench.done("x", 0.003)
        assert bench.begun[4:] == ["y"]

    with_bench(story, workers=3)


def test_one_address_does_not_fill_all_places_while_another_waits() -> None:
    async def story(bench: Bench) -> None:
        await bench.ask("first", "second", address="elsewhere")
        await bench.ask("a0", "a1", address="a", table="ash")
        await bench.ask("b0", "b1", address="b", table="birch")
        await bench.done("first", 0.5)
        await bench.done("second", 0.0)
        assert bench.begun[2:] == ["a0", "b0"]

    with_bench(story, workers=2)


def test_a_question_that_has_gone_is_dropped() -> None:
    async def story(bench: Bench) -> None:
        await bench.ask("a", "b", "c")
        await bench.give_up("b")
        assert bench.queue.waiting() == 1
        await bench.play()
        assert bench.begun == ["a", "c"]
        assert (bench.queue.thinking(), bench.queue.waiting()) == (0, 0)

    with_bench(story)


def test_a_question_that_goes_in_the_moment_of_its_turn_leaves_room() -> None:
    async def story(bench: Bench) -> None:
        await bench.ask("a", "b", "c")

        def cancel_b(_waited: float) -> None:
            bench.tasks["b"].cancel()

        bench.queue.on_turn.append(cancel_b)
        await bench.done("a", 0.5)
        assert bench.tasks["b"].cancelled()
        await bench.play()
        assert bench.begun == ["a", "c"]

    with_bench(story)


def test_when_too_many_wait_the_oldest_of_the_greediest_address_is_dropped() -> None:
    async def story(bench: Bench) -> None:
        await bench.ask("first", address="elsewhere")
        await bench.ask("m0", address="modest", table="elm")
        await bench.ask("g0", "g1", "g2", "g3", address="greedy")
        assert bench.queue.waiting() == 5
        await bench.ask("m1", address="modest", table="elm")
        await bench.ask("n0", address="new", table="fir")
        assert bench.queue.waiting() == 5
        await bench.play()
        assert bench.dropped == ["g0", "g1"]
        assert sorted(bench.begun[1:]) == ["g2", "g3", "m0", "m1", "n0"]

    with_bench(story, most_waiting=5)


def test_the_table_pays_with_the_address_that_has_used_least() -> None:
    async def story(bench: Bench) -> None:
        await bench.ask(*[f"g{i}" for i in range(5)], address="greedy")
        await bench.play(turns=2)
        begun: list[str] = []

        async def watched_from_two_addresses() -> None:
            async with bench.queue.turn(["greedy", "fresh"], "elm", long=True):
                begun.append("both")

        task = asyncio.create_task(watched_from_two_addresses())
        await asyncio.sleep(0)
        await bench.play(turns=1)
        await task
        assert begun == ["both"]

    with_bench(story)


def test_how_long_bots_wait_is_told() -> None:
    async def story(bench: Bench) -> None:
        told: list[float] = []
        bench.queue.on_turn.append(told.append)
        await bench.ask("a", "b", "c")
        await bench.play(0.5)
        assert told == pytest.approx([0.0, 0.5, 1.0])
        assert bench.queue.turns == 3
        assert bench.queue.waited == pytest.approx(1.5)

    with_bench(story)


def test_nothing_is_remembered_once_nobody_waits() -> None:
    async def story(bench: Bench) -> None:
        for i in range(20):
            await bench.ask(f"bot {i}", address=f"address {i}", table=f"table {i}")
        await bench.play()
        assert bench.queue._tables == {}
        assert bench.queue._addresses._used == {}

    with_bench(story)
