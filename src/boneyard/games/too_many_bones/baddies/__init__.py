"""The skills of baddies, and when they apply."""
