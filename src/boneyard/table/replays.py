"""Replays of records, each in a process of its own that ends with it."""

from __future__ import annotations

import asyncio
import logging
import signal
import sys
from asyncio.subprocess import PIPE
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import msgspec

from boneyard.table.connection import ENCODER
from boneyard.table.refusal import Refused
from boneyard.table.replay_process import Replayed, ToReplay

PROGRAM: Final = (sys.executable, "-m", "boneyard.table.replay_process")
LONGEST: Final = 300_000  # characters of a record
SECONDS: Final = 120  # that a replay may take, on a very busy machine

log = logging.getLogger("boneyard.table")


class Replays:
    """Replays for whoever has waited for their turn."""

    def __init__(self, program: Sequence[str] = PROGRAM, seconds: float = SECONDS) -> None:
        self._program = tuple(program)
        self._seconds = seconds

    async def replay(self, text: str, nicknames: Sequence[str] = ()) -> msgspec.Raw:
        """A record step by step, as the JSON of a `Replay`."""
        if len(text) > LONGEST:
            raise Refused("too-large", f"a record has at most {LONGEST} characters")
        return await self._replay_within(ToReplay(text, list(nicknames)))

    async def _replay_within(self, record: ToReplay) -> msgspec.Raw:
        try:
            async with asyncio.timeout(self._seconds):
                output = await self._run(ENCODER.encode(record))
            replayed = msgspec.json.decode(output, type=Replayed)
        except TimeoutError:
            raise Refused("too-large", "replaying this record takes too long") from None
        except msgspec.DecodeError:
            raise Refused("busy", "the replay has failed; the server's log says why") from None
        if replayed.problem is not None:
            raise Refused(*replayed.problem)
        return replayed.replay

    async def _run(self, stdin: bytes) -> bytes:
        """What the process writes. It does not outlive this call. `TimeoutError` if it used up its processor time."""
        try:
            process = await asyncio.create_subprocess_exec(
                *self._program, stdin=PIPE, stdout=PIPE, start_new_session=True
            )
        except OSError as problem:
            log.warning("no replay can be started: %s", problem)
            raise Refused("busy", "no replay can be started now; the server's log says why") from None
        try:
            output, _ = await process.communicate(stdin)
        finally:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
        if process.returncode == -signal.SIGXCPU:
            raise TimeoutError
        return output
