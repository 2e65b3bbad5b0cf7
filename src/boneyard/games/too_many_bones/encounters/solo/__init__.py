"""The solo encounters."""
