"""The special encounters."""
