"""Training, scouting, lockpicking and Deadly Darts."""
