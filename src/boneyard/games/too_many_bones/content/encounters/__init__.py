"""The cards of the encounter deck: their words, their choices and what they give."""
