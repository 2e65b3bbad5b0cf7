"""Deadly Darts: the state of a game, and its tasks."""
