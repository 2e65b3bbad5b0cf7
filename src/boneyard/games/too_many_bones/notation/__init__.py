"""Positions and battle orders as text."""
