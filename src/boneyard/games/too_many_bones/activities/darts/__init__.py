"""Deadly Darts."""
