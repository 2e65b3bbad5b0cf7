"""Boneyard: board games of bones and dice, with the rules enforced and explained.

`game(name)` gives the rules of a game, and `games()` the names of all of them. The rules have no state of their own:
everything is in the `State` that `Game.new` returns.

- `Game.pending` lists every open `Decision`, and each of them every legal answer. If none is open, the game is over.
- `Game.apply` takes one answer and plays on to the next question. An answer that was not offered raises
  `IllegalAction` and changes nothing.
- The same seed and the same answers give the same game, on every machine, interpreted and compiled.
- `save` and `load` keep a position as one line of JSON. A save of other rules or facts is refused with `BadInput`.
- A `Session` keeps a whole game with its record and can undo. `replay` plays a record again and raises `BadInput` at
  the first line that cannot be played.

Bots are in `boneyard.bots`, matches between them in `boneyard.arena`, and the events of a game in
`boneyard.games.<game>.events`.

Examples:
    Ask for a game, and answer its first question:

    >>> import boneyard
    >>> boneyard.games()
    ('baby-boom', 'bad-bones', 'too-many-bones')
    >>> rules = boneyard.game("baby-boom")
    >>> state = rules.new(seats=2, seed=7)
    >>> decision = rules.pending(state)[0]
    >>> decision.seat, decision.kind, len(decision.options)
    (0, 'move', 15)
    >>> rules.apply(state, 0, "a1-a2")
    [Moved(seat=0, path=(20, 15), face=4)]

    An answer that was not offered:

    >>> rules.apply(state, 1, "a1-a9")
    Traceback (most recent call last):
    boneyard.core.decision.IllegalAction: seat 1 answered 'a1-a9'; offered: a5-b5, a5-a4, c5-d5, c5-c4, c5-b5, ...

    Keep a position, and a whole game:

    >>> kept = boneyard.save(rules, state)
    >>> rules.write(boneyard.load(rules, kept)) == rules.write(state)
    True
    >>> session = boneyard.Session(rules, seats=2, seed=7, options={})
    >>> events = session.answer(0, "a1-a2")
    >>> len(boneyard.replay(session.write()).past)
    1
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
