"""Measures two costs that `boneyard bench table` does not: a bot's answer, and a notice of PostgreSQL.

    python tools/scale_costs.py                                        bots only
    python tools/scale_costs.py postgresql+psycopg://…                 notices too

All figures are processor time, in milliseconds. `tools/scale.py` calculates with them.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
import time
from contextlib import aclosing

import msgspec
from sqlalchemy import make_url

from boneyard.bench.processes import yardstick
from boneyard.bench.table import GAMES, Played
from boneyard.bots import Seen, bot
from boneyard.core.compiled import build
from boneyard.core.game import game
from boneyard.core.rng import seeded
from boneyard.core.session import Session
from boneyard.table.databases import Postgresql

BOTS = ("gentle", "greedy")  # the levels gentle and fair; sharp has half a second by its definition
GAMES_PLAYED = 5  # by each bot, of each game
NOTICES = 2000
SEND = """
import sys
from sqlalchemy import make_url
from boneyard.table.databases import Postgresql
database = Postgresql(make_url(sys.argv[1]))
engine = database.to_write("process")
for number in range(int(sys.argv[2])):
    database.tell(engine, "another server", [f"table-{number}"])
"""


def answering(played: Played, name: str, games: int) -> tuple[float, int]:
    """Milliseconds that a bot thinks over an answer, on average, and how many answers a median game has."""
    rules, player = game(played.game), bot(name)
    spent, lengths = 0.0, []
    for seed in range(games):
        session, answers = Session(rules, 2, seed, played.options), 0
        while asked := rules.pending(session.state):
            decision = asked[0]
            seen = Seen(rules, session.state, decision.seat, seeded(seed, [str(answers)]))
            start = time.process_time()
            pick = player.choose(seen, decision)
            spent += time.process_time() - start
            session.answer(decision.seat, pick)
            answers += 1
        lengths.append(answers)
    return 1000 * spent / sum(lengths), statistics.median_low(lengths)


async def hearing(url: str, notices: int) -> float:
    """Milliseconds for each notice that one server hears of another."""
    async with aclosing(Postgresql(make_url(url)).notices()) as news:
        await anext(news)  # the first one says that we listen
        sender = await asyncio.create_subprocess_exec(sys.executable, "-c", SEND, url, str(notices))
        start = time.process_time()
        for _ in range(notices):
            msgspec.json.decode(await anext(news), type=list[str])
        used = time.process_time() - start
        await sender.wait()
    return 1000 * used / notices


def main() -> None:
    """Print all figures, and how fast a core was meanwhile."""
    sticks = [yardstick()]
    for played in GAMES:
        for name in BOTS:
            cost, length = answering(played, name, GAMES_PLAYED)
            print(f"{played.title}: an answer of {name}: {cost:.2f} ms; a median game has {length} answers", flush=True)
            sticks.append(yardstick())
    for url in sys.argv[1:]:
        print(f"a notice of PostgreSQL: {asyncio.run(hearing(url, NOTICES)):.3f} ms")
        sticks.append(yardstick())
    print(f"{build()}; yardstick {statistics.fmean(sticks):.1f} ms")


if __name__ == "__main__":
    main()
