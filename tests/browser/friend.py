"""A friend without a browser: plays over the socket as docs/protocol.md says, to bring a table where a test begins."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from websockets.sync.client import connect

from tests.browser.serving import Server

Update = dict[str, Any]
Seated = dict[str, Any]


def open_table(server: Server, game: str, seats: list[str], **options: object) -> Seated:
    """Opens a table; a seat is `me`, `open`, or the level of a bot."""
    plans = [plan(kind, number) for number, kind in enumerate(seats)]
    asked = {"game": game, "seats": plans, "options": options, "nickname": "Ada"}
    seated: Seated = server.post("/api/tables", asked)
    return seated


def plan(kind: str, number: int) -> dict[str, str]:
    if kind in ("me", "open"):
        return {"kind": kind, "nickname": ("Ada", "Ben", "Cleo", "Dan")[number]}
    return {"kind": "bot", "level": kind}


def play_on(
    server: Server, seated: Seated, until: Callable[[Update], bool], wanted: Callable[[str], bool] = lambda _: False
) -> Update:
    """Answers for all seats held until something is so; takes wanted offers first, else any."""
    rng = random.Random(1)
    url = f"{server.address.replace('http', 'ws')}/api/tables/{seated['table']}/socket"
    with connect(url) as wire:
        wire.send(json.dumps({"type": "hello", "tokens": list(seated["tokens"].values())}))
        while True:
            message = json.loads(wire.recv(timeout=20))
            if message["type"] != "update":
                continue
            if until(message):
                return dict(message)
            assert message["table"]["status"] == "playing", "it was over before"
            prompt, owed = message["prompt"], [seat for seat in message["asked"] if seat in message["mine"]]
            if prompt is None and owed:
                wire.send(json.dumps({"type": "look", "seat": owed[0]}))
            elif prompt is not None:
                offers = range(len(prompt["offers"]))
                liked = [index for index in offers if wanted(prompt["offers"][index]["text"])]
                answer = {"type": "pick", "prompt": prompt["number"], "pick": rng.choice(liked or list(offers))}
                wire.send(json.dumps(answer))


def is_over(update: Update) -> bool:
    return bool(update["table"]["status"] == "over")


def finished(server: Server, game: str, seats: list[str], **options: object) -> Seated:
    """A table where the game has been played to its end."""
    table = open_table(server, game, seats, **options)
    play_on(server, table, is_over)
    return table
