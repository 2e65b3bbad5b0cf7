"""Boneyard: board games of bones and dice, with the rules enforced and explained.

`game(name)` gives the rules of a game, `games()` the names of all of them. `save` and `load` keep a position, a
`Session` keeps a whole game with its record, and `replay` plays a record again. Bots are in `boneyard.bots`, matches
between them in `boneyard.arena`, and the events of a game in `boneyard.games.<game>.events`.
"""

import boneyard.games  # noqa: F401  (registers the games)
from boneyard.core.agenda import State
from boneyard.core.codec import load, save
from boneyard.core.decision import Action, BadInput, Decision, IllegalAction, Outcome, Phrase, Prompt
from boneyard.core.event import Event
from boneyard.core.game import Game, game, games
from boneyard.core.rng import Rng, seeded
from boneyard.core.session import Session, replay

__version__ = "0.1.0"
__all__ = [
    "Action",
    "BadInput",
    "Decision",
    "Event",
    "Game",
    "IllegalAction",
    "Outcome",
    "Phrase",
    "Prompt",
    "Rng",
    "Session",
    "State",
    "game",
    "games",
    "load",
    "replay",
    "save",
    "seeded",
]
