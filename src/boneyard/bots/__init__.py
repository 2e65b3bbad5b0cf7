"""Bots: players that see what their seat sees and pick one of the options.

`bot(name)` makes one. A search may be given a budget: `mcts:200ms` thinks for that long over each answer, `mcts:500`
plays that many imagined games. A name that nobody knows raises `BadBot`.

A bot of your own is a subclass of `Bot` with `choose`. It must return one of the options it was given, and may not
change what it is shown. If it draws its luck from `seen.rng`, the same seed gives the same game.

Examples:
    >>> from boneyard.bots import Bot, bot, bots
    >>> bots()
    ('random', 'gentle', 'greedy', 'mcts')
    >>> bot("gredy")
    Traceback (most recent call last):
    boneyard.bots.base.BadBot: there is no bot 'gredy' (did you mean greedy?); there are, for example: random, ...
    >>> class Last(Bot):
    ...     def choose(self, seen, decision):
    ...         return decision.options[-1]
"""

from boneyard.bots.base import BadBot, Bot, Seen
from boneyard.bots.registry import bot, bots

__all__ = ["BadBot", "Bot", "Seen", "bot", "bots"]
