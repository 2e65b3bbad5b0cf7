"""Picket's skill dice."""
