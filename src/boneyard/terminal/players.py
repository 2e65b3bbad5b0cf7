"""The players at a table: people, and bots by name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from boneyard.bots import BadBot, Bot, bot
from boneyard.core.decision import BadOptions

HUMAN: Final = "human"


@dataclass(frozen=True)
class Player:
    """A player; without a bot it is a person."""

    name: str
    bot: Bot | None


def seated(text: str) -> tuple[Player, ...]:
    """The players a text such as `human,mcts:200ms` names, seat by seat."""
    names = [name.strip() for name in text.split(",")]
    if not all(names):
        raise BadOptions(f"seats are names with commas between them, such as human,greedy; not {text!r}")
    return tuple(_player(name) for name in names)


def _player(name: str) -> Player:
    if name.lower() == HUMAN:
        return Player(HUMAN, None)
    try:
        return Player(name, bot(name))
    except BadBot as problem:
        raise BadBot(f"{problem}; a person is called {HUMAN}") from None


def written(players: tuple[Player, ...]) -> str:
    """The text that names these players."""
    return ",".join(player.name for player in players)
