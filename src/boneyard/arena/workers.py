"""Many games at once, in separate processes."""

from __future__ import annotations

import signal
import traceback
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any, Generic, TypeVar

Job = TypeVar("Job")
Done = TypeVar("Done")


class WorkerDied(Exception):
    """A process ended in the middle of a job, without an error message."""


class Crew(Generic[Job, Done]):
    """Processes that each do one job at a time. Leaving the `with` block ends them, whatever they are doing."""

    def __init__(self, work: Callable[[Job], Done], workers: int) -> None:
        context = get_context("spawn")  # the same on every system, and safe beside threads
        self.pipes: list[Connection[Any, Any]] = []
        self.processes = []
        for _ in range(workers):
            ours, theirs = context.Pipe()
            process = context.Process(target=serve, args=(theirs, work), daemon=True)
            process.start()
            theirs.close()  # so that we hear when the process ends
            self.pipes.append(ours)
            self.processes.append(process)

    def __enter__(self) -> Crew[Job, Done]:
        return self

    def __exit__(self, *_problem: object) -> None:
        for process in self.processes:
            process.terminate()
        for process in self.processes:
            process.join()

    def do(self, jobs: Iterable[Job]) -> Iterator[Done]:
        """The results, in the order they arrive. What a job raises is raised here."""
        todo = iter(jobs)
        busy: dict[Connection[Any, Any], Job] = {}
        for pipe, job in zip(self.pipes, todo, strict=False):
            pipe.send(job)
            busy[pipe] = job
        while busy:
            for ready in wait(list(busy)):
                assert isinstance(ready, Connection)
                yield received(ready, busy.pop(ready))
                for job in islice(todo, 1):
                    ready.send(job)
                    busy[ready] = job


def received(pipe: Connection[Any, Any], job: object) -> Any:
    """The result of a job."""
    try:
        result = pipe.recv()
    except EOFError:
        raise WorkerDied(
            f"the process playing game {job} died without an error message; is there enough memory?"
        ) from None
    if isinstance(result, BaseException):
        raise result
    return result


def serve(pipe: Connection[Any, Any], work: Callable[[Any], Any]) -> None:
    """Do jobs until no more are sent. Ctrl-C is handled by the process that sends them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            job = pipe.recv()
        except EOFError:
            return
        try:
            result = work(job)
        except Exception as problem:  # noqa: BLE001  (raised where the jobs come from)
            problem.add_note(f"In another process: {traceback.format_exc()}")
            result = problem
        try:
            pipe.send(result)
        except OSError:
            return
