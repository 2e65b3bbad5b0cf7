"""The arena: bots play each other, one game with `play_match` or many with `tournament`.

`play_match` puts the first bot at seat 0 and so on. The same seed and bots give the same game, unless a bot thinks by
the clock. A bot that crashes or gives an answer that was not offered raises `BotFailed`.

`planned` checks a tournament before it begins and raises `BadInput` about what cannot be. Seats rotate from game to
game, and the games of one rotation share their seed. `Balance` sums the games up.

Examples:
    >>> import boneyard
    >>> from boneyard.arena import Balance, planned, play_match, tournament
    >>> from boneyard.bots import bot
    >>> result = play_match(boneyard.game("baby-boom"), [bot("random"), bot("random")], seed=5)
    >>> result.outcome.scores
    (15, 4)
    >>> plan = planned("baby-boom", ["greedy", "random"], games=4, seed=1)
    >>> played = tournament(plan)
    >>> [(standing.bot, standing.played) for standing in played.standings()]
    [('greedy', 4), ('random', 4)]
    >>> [seat.played for seat in Balance(played).by_seat()]
    [4, 4]
"""

from boneyard.arena.balance import Balance, Bought, EqualSeats, Rate
from boneyard.arena.match import BotFailed, MatchResult, play_match
from boneyard.arena.tournaments import Plan, Played, Standing, TournamentResult, planned, play, summed_up, tournament

__all__ = [
    "Balance",
    "BotFailed",
    "Bought",
    "EqualSeats",
    "MatchResult",
    "Plan",
    "Played",
    "Rate",
    "Standing",
    "TournamentResult",
    "planned",
    "play",
    "play_match",
    "summed_up",
    "tournament",
]
