"""Boomer's skill dice."""
