"""The course of a battle: set-up, rounds, and the turns of gearlocs and baddies."""
