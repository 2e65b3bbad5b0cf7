"""The days of an adventure: encounters, rewards, recovery."""
