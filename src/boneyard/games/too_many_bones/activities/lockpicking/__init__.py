"""Lockpicking: the locks and dice, and an attempt at them."""
