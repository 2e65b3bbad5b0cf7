"""Picking locks."""
