"""The answers a player can give."""
