"""Encounter cards, one file for each card, and the steps they share."""
