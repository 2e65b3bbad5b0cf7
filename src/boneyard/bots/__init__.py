"""Bots: `bot("mcts:200ms")` makes one from its name."""

from boneyard.bots.base import BadBot, Bot, Seen
from boneyard.bots.registry import bot, bots

__all__ = ["BadBot", "Bot", "Seen", "bot", "bots"]
