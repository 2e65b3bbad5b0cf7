"""Lockpicking: the state of an attempt, and its tasks."""
