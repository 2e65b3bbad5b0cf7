"""What the skill dice of each gearloc do."""
