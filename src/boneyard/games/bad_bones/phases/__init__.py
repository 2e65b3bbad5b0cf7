"""The phases of a round, from set-up to scoring."""
