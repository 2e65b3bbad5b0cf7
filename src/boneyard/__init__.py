"""Boneyard: board games of bones and dice, with the rules enforced and explained.

`game(name)` gives the rules of a game, `games()` the names of all of them.
"""

import boneyard.games  # noqa: F401  (registers the games)
from boneyard.core.decision import Action, BadOptions, Decision, IllegalAction, Outcome, Phrase, Prompt
from boneyard.core.event import Event
from boneyard.core.game import Game, game, games
from boneyard.core.rng import Rng, seeded

__version__ = "0.1.0"
__all__ = [
    "Action",
    "BadOptions",
    "Decision",
    "Event",
    "Game",
    "IllegalAction",
    "Outcome",
    "Phrase",
    "Prompt",
    "Rng",
    "game",
    "games",
    "seeded",
]
