"""Replays run in a process of their own: within limits, one at a time, and nothing of it stays."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

import msgspec
import pytest

from boneyard.core.session import Session
from boneyard.table.refusal import Refused
from boneyard.table.replays import LONGEST, Replays
from tests.table.live_tables import a_session, soon
from tests.table.visitors import Visitor, held, serving

ENDLESS = (sys.executable, "-c", "while True: pass")
SHORT_OF_TIME = "import resource; resource.setrlimit(resource.RLIMIT_CPU, (1, 2))\nwhile True: pass"


def a_game(answers: int) -> Session:
    session = a_session("baby-boom", 2, 7)
    for _ in range(answers):
        asked = session.state.open[0]
        session.answer(asked.seat, asked.options[0])
    return session


def test_a_record_is_replayed_step_by_step() -> None:
    session = a_game(9)
    raw = asyncio.run(Replays().replay(session.write(), ["Ada", "Leo"]))
    replay = msgspec.json.decode(raw)
    assert replay["seats"] == ["Ada", "Leo"]
    assert len(replay["changes"]) + 1 == len(replay["entries"]) == len(replay["curve"]) == 10
    assert replay["view"] == msgspec.to_builtins(session.game.view(session.state_after(0), None))


@pytest.mark.parametrize("text", ["", "nonsense", "boneyard report 1\n", "boneyard record 1\ngame baby-boom\n", "\x00"])
def test_a_text_that_is_not_a_record_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(Refused, match="this record cannot be replayed") as refused:
        asyncio.run(Replays().replay(text))
    assert refused.value.why == "malformed"
    assert "\n" not in str(refused.value)


def test_a_record_that_is_far_too_long_is_not_read() -> None:
    with pytest.raises(Refused, match="at most 300000 characters"):
        asyncio.run(Replays(("no-such-program",)).replay("x" * (LONGEST + 1)))


@pytest.mark.parametrize(("program", "seconds"), [(ENDLESS, 0.5), ((sys.executable, "-c", SHORT_OF_TIME), 300)])
def test_a_replay_that_takes_too_long_is_ended(program: tuple[str, ...], seconds: float) -> None:
    async def story() -> None:
        replays = Replays(program, seconds)
        for _ in range(2):  # the second finds nothing of the first
            with pytest.raises(Refused, match="takes too long"):
                await replays.replay("a record")

    asyncio.run(story())


@pytest.mark.parametrize("program", [(sys.executable, "-c", "print('}')"), ("no-such-program",)])
def test_a_process_that_fails_is_a_refusal(program: tuple[str, ...]) -> None:
    with pytest.raises(Refused) as refused:
        asyncio.run(Replays(program).replay("a record"))
    assert refused.value.why == "busy"


def test_whoever_gives_up_leaves_nothing_running(tmp_path: Path) -> None:
    started = tmp_path / "started"
    note = f"import os, pathlib; pathlib.Path({str(started)!r}).write_text(str(os.getpid()))"

    async def story() -> None:
        replays = Replays((sys.executable, "-c", f"{note}\nwhile True: pass"))
        waiting = asyncio.create_task(replays.replay("a record"))
        await soon(lambda: started.exists() and started.read_text(), 60)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        with pytest.raises(ProcessLookupError):
            os.kill(int(started.read_text()), 0)

    asyncio.run(story())


def test_a_game_that_is_over_is_replayed_with_the_names_of_those_who_played(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        seated = server.open_table("baby-boom", "me", "me")
        path = f"/api/tables/{seated['table']}/replay"
        assert server.refused(path)["why"] == "not-playing"
        ada = Visitor(server, seated["table"], held(seated))
        ada.say("vote", about="resign")
        ada.until_true(lambda update: update["table"]["status"] == "over")
        replayed = server.get(path)
        assert replayed["seats"] == ["Ada", "Ben"]
        assert len(replayed["entries"]) == len(replayed["changes"]) + 1
        ada.leave()
