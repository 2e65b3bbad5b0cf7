"""The classic encounters."""
