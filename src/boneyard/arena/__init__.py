"""The arena: bots play each other, one game with `play_match` or many with `tournament`; `Balance` sums those up."""

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
