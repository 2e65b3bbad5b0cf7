"""The days of an adventure."""
