"""Loot and trove: bags, decks, and what the cards do."""
