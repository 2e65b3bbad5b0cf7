"""Tantrum's skill dice."""
