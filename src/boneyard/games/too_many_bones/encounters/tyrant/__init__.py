"""The tyrants' own encounters."""
