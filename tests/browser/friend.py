"""A friend without a browser: plays over the socket as docs/protocol.md says, to bring a table where a test begins."""

from __future__ import annotations

import random
from collections.abc import Callable

from tests.table.visitors import Json, Server, Visitor, held

Update = Json
Seated = Json


def open_table(server: Server, game: str, seats: list[str], **options: object) -> Seated:
    """Opens a table; a seat is `me`, `open`, or the level of a bot."""
    return server.open_table(game, *seats, options=options)


def play_on(
    server: Server, seated: Seated, until: Callable[[Update], bool], wanted: Callable[[Json], bool] = lambda _: False
) -> Update:
    """Answers for all seats held until something is so; takes wanted offers first, else any."""
    rng = random.Random(1)
    friend = Visitor(server, seated["table"], held(seated))
    while not until(friend.update):
        assert friend.update["table"]["status"] == "playing", "it was over before"
        prompt, owed = friend.update["prompt"], [s for s in friend.update["asked"] if s in friend.update["mine"]]
        if prompt is not None and friend.update["seat"] in owed:
            offers = range(len(prompt["offers"]))
            liked = [index for index in offers if wanted(prompt["offers"][index]["data"])]
            friend.answer(rng.choice(liked or list(offers)))
        else:
            if owed:
                friend.say("look", seat=owed[0])
            friend.until("update")
    friend.leave()
    return friend.update


def is_over(update: Update) -> bool:
    return bool(update["table"]["status"] == "over")


def finished(server: Server, game: str, seats: list[str], **options: object) -> Seated:
    """A table where the game has been played to its end."""
    table = open_table(server, game, seats, **options)
    play_on(server, table, is_over)
    return table
