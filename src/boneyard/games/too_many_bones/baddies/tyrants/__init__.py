"""The dice, objects, skills and set-ups of tyrants."""
