"""The server is killed at any moment and started again: nothing that it has sent is lost, and the game goes on."""

from __future__ import annotations

import random
import threading
from pathlib import Path
from typing import Any, Final

import pytest
from websockets.exceptions import ConnectionClosed

from tests.table.visitors import Server, Visitor, held, serving

SHOWN: Final = ("mine", "host", "seat", "view", "asked", "prompt", "undo", "retract", "outcome")


class Player:
    """Somebody who plays at random until the connection is lost."""

    def __init__(self, server: Server, table: str, tokens: list[str], chance: int) -> None:
        self.visitor = Visitor(server, table, tokens)
        self.luck = random.Random(chance)
        self.thread = threading.Thread(target=self.play)

    def play(self) -> None:
        visitor = self.visitor
        try:
            while not visitor.update["outcome"]:
                if visitor.update["prompt"]:
                    visitor.answer(self.luck.randrange(len(visitor.update["prompt"]["offers"])))
                else:
                    visitor.hear()
        except (ConnectionClosed, TimeoutError):
            pass

    @property
    def rev(self) -> int:
        """The last revision that it was sent; moves up to there are acknowledged."""
        return int(self.visitor.update["rev"])


def killed_while_they_play(server: Server, players: list[Player], revisions: int) -> None:
    """Let them play some moves, and kill the server meanwhile."""
    start = players[0].rev
    for player in players:
        player.thread.start()
    while players[0].thread.is_alive() and players[0].rev < start + revisions:
        players[0].thread.join(0.002)
    server.kill()
    for player in players:
        player.thread.join()
        player.visitor.leave()


def told_before_still_stands(player: Player, again: Visitor) -> None:
    """Check that every move that was sent before the server died is still there."""
    old = player.visitor
    assert again.update["rev"] >= player.rev
    assert again.log[: len(old.log)] == old.log
    if again.update["rev"] == player.rev:
        assert {name: again.update[name] for name in SHOWN} == {name: old.update[name] for name in SHOWN}
        assert len(again.log) == len(old.log)


def play_with_kills(folder: Path, game: str, kills: int, chance: int, *bots: str, **options: Any) -> None:
    luck = random.Random(chance)
    with serving(folder, "--messages", "5000", "--bots", "1", "--requests", "1000") as server:
        seated = server.open_table(game, "me", "open", *bots, options=options)
        table = seated["table"]
        secrets = [held(seated), held(server.sit_down(table))]
        for kill in range(kills):
            players = [Player(server, table, tokens, chance + kill) for tokens in secrets]
            killed_while_they_play(server, players, luck.randint(3, 25))
            server.start()
            for player, tokens in zip(players, secrets, strict=True):
                again = Visitor(server, table, tokens)
                told_before_still_stands(player, again)
                again.leave()
        players = [Player(server, table, tokens, chance) for tokens in secrets]
        for player in players:
            player.thread.start()
        for player in players:
            player.thread.join(timeout=120)
            assert player.visitor.update["outcome"]
            player.visitor.leave()
        record = server.get(f"/api/tables/{table}/record")
        steps = len(server.post("/api/replay", record.encode())["entries"])
        assert [len(player.visitor.log) for player in players] == [steps, steps]
    assert server.said() == ""


def test_baby_boom_survives(tmp_path: Path) -> None:
    play_with_kills(tmp_path, "baby-boom", 2, 1, "gentle", risky_business=True)


def test_bad_bones_survives_in_the_middle_of_a_march(tmp_path: Path) -> None:
    play_with_kills(tmp_path, "bad-bones", 2, 2, advanced=True, chiefs=True)


def test_an_adventure_survives_in_the_middle_of_its_days(tmp_path: Path) -> None:
    play_with_kills(tmp_path, "too-many-bones", 2, 4, tyrant="nom", party="Picket, Boomer")


@pytest.mark.slow
@pytest.mark.parametrize("chance", range(10, 20))
@pytest.mark.parametrize("game", ["baby-boom", "bad-bones"])
def test_it_survives_again_and_again(tmp_path: Path, game: str, chance: int) -> None:
    options = {"advanced": True, "chiefs": True} if game == "bad-bones" else {"tiles_and_bombs": True}
    play_with_kills(tmp_path, game, 6, chance, "fair", **options)
