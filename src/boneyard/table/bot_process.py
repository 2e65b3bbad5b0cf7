"""A process in which bots think: `python -m boneyard.table.bot_process`. Reads one question a line, writes one answer.

It ends when its input ends. A timer of the system ends it when an answer takes too long, even if the server has died.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import traceback
from typing import Any, Final

from boneyard.bots import Seen, bot
from boneyard.core.codec import load
from boneyard.core.decision import BadInput
from boneyard.core.game import game, games
from boneyard.core.rng import seeded

GRACE: Final = 2.0  # seconds beyond the limit; by then the server has ended this process, unless it has died


def pick(question: dict[str, Any]) -> str:
    """The answer of a bot, in notation. It sees what its seat sees, and has a random generator of its own."""
    played = game(question["game"])
    state = load(played, question["state"])
    seat, number = question["seat"], question["number"]
    decision = next((one for one in state.open if one.seat == seat and one.number == number), None)
    if decision is None:
        raise BadInput(f"seat {seat} is not asked question {number}")
    seen = Seen(played, state, seat, seeded(question["luck"], ["bot"]))
    chosen = bot(question["bot"]).choose(seen, decision)
    return decision.find(chosen.text).text


def answer(line: str) -> dict[str, str]:
    """What to reply to a question: a pick, or what went wrong."""
    question = json.loads(line)
    signal.setitimer(signal.ITIMER_REAL, question["limit"] + GRACE)
    try:
        return {"pick": pick(question)}
    except Exception:  # noqa: BLE001  (the server is told)
        return {"problem": traceback.format_exc(limit=-5)}
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def run() -> None:
    """Load every game, say that it is ready, and answer until the input ends."""
    signal.signal(signal.SIGALRM, signal.SIG_DFL)  # ends the process even inside compiled code
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # whatever a bot prints is not an answer
    try:
        for name in games():
            game(name)
        print("{}", file=answers, flush=True)
        for line in sys.stdin:
            print(json.dumps(answer(line)), file=answers, flush=True)
    except BrokenPipeError:
        os._exit(0)  # nobody reads the answer, and a normal exit would try to send it again


if __name__ == "__main__":
    run()
