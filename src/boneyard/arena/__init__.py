"""The arena: bots play each other, one game with `play_match` or many with `tournament`."""

from boneyard.arena.match import BotFailed, MatchResult, play_match
from boneyard.arena.tournaments import Plan, Played, Standing, TournamentResult, planned, play, summed_up, tournament

__all__ = [
    "BotFailed",
    "MatchResult",
    "Plan",
    "Played",
    "Standing",
    "TournamentResult",
    "planned",
    "play",
    "play_match",
    "summed_up",
    "tournament",
]
