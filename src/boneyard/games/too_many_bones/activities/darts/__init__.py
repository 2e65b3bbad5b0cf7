"""Deadly Darts: the state of a game, and how it is played."""
